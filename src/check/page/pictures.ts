// A page -> the pictures it names, wherever it names them, and the files its first view waits for. Pure.
import type { PageElement, PageFacts, PageSummary, Span } from '../../model/checks/page-facts.ts'
import { listOf, nodesOf } from './structured-data.ts'

type Pictures = PageSummary['pictures']

/** Properties of structured data that hold the address of a picture. */
const HOLDERS = ['image', 'logo', 'photo', 'contentUrl', 'thumbnailUrl']

const spanOf = ({ start, end }: Span): Span => ({ start, end })

/** The pictures of a page: of its elements, its styles and its structured data. */
export function picturesOf(page: PageFacts): Pictures {
  const pictures: Pictures[number][] = []
  for (const img of page.all('img')) {
    const { src, 'data-src': late, width, height } = img.attributes
    const address = src ?? late
    if (address !== undefined) pictures.push({ src: address, use: 'img', width, height, ...spanOf(img) })
  }
  const [width] = page.meta('og:image:width')
  const [height] = page.meta('og:image:height')
  for (const { content, element } of page.meta('og:image'))
    pictures.push({ src: content, use: 'card', width: width?.content, height: height?.content, ...spanOf(element) })
  for (const node of nodesOf(page)) {
    for (const key of HOLDERS)
      if (key in node.values)
        for (const src of listOf(node.values[key]))
          if (typeof src === 'string')
            pictures.push({ src, use: 'data', width: undefined, height: undefined, ...spanOf(node.element) })
  }
  for (const style of page.all('style')) {
    const css = page.html.slice(style.open, style.end)
    for (let at = css.indexOf('url('); at >= 0; at = css.indexOf('url(', at + 4)) {
      const src = css.slice(at + 4, css.indexOf(')', at)).replace(/^["']|["']$/g, '')
      if (/\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(src))
        pictures.push({ src, use: 'style', width: undefined, height: undefined, ...spanOf(style) })
    }
  }
  return pictures
}

/**
 * Preloaded files, style sheets, scripts that hold up the page, pictures that are not lazy: of each the file that a
 * telephone takes. Addresses as written, each once.
 */
export function firstOf(page: PageFacts): readonly string[] {
  const first = new Set<string>()
  for (const { attributes } of page.all('link'))
    if (/^(?:preload|modulepreload|stylesheet)$/.test(attributes.rel ?? '') && attributes.href !== undefined)
      first.add(attributes.href)
  for (const { attributes } of page.all('script'))
    if (attributes.src !== undefined && attributes.async === undefined) first.add(attributes.src)
  for (const img of page.all('img')) {
    const taken = img.attributes.loading === 'lazy' ? undefined : fileOf(page, img)
    if (taken !== undefined && page.inside(img, 'noscript', 'template') === undefined) first.add(taken)
  }
  return [...first]
}

/** CSS pixels of a telephone, the dots of each, and CSS pixels of a rem. */
const [PHONE, DOTS, REM] = [412, 2, 16]

/** The file of an img that a browser of today takes: of the first source that a telephone fits, or its own. */
function fileOf(page: PageFacts, img: PageElement): string | undefined {
  const picture = page.inside(img, 'picture')
  const sources = page
    .all('source')
    .filter((source) => picture !== undefined && source.start > picture.start && source.end <= picture.end)
  const fits = ({ attributes: { media } }: PageElement) => {
    const [, least, unit] = /min-width:\s*([\d.]+)(px|rem|em)/.exec(media ?? '') ?? []
    return least === undefined || Number(least) * (unit === 'px' ? 1 : REM) <= PHONE
  }
  const { srcset, sizes } = sources.find(fits)?.attributes ?? img.attributes
  return (srcset === undefined ? undefined : candidateOf(srcset, sizes)) ?? img.attributes.src
}

/** The candidate of a srcset for the dots that a telephone shows: the smallest that has them, else the largest. */
function candidateOf(srcset: string, sizes: string | undefined): string | undefined {
  const shown = /^(?:.*,)?\s*([\d.]+)(px|rem|em|vw)\s*$/.exec(sizes ?? '100vw')
  const [, amount = '100', unit = 'vw'] = shown ?? []
  const wide = Math.min(
    PHONE,
    unit === 'px' ? Number(amount) : unit === 'vw' ? (PHONE * Number(amount)) / 100 : Number(amount) * REM,
  )
  const all = srcset
    .split(/,\s+|,(?=\S+\s)/)
    .map((one) => one.trim().split(/\s+/))
    .map(([url = '', by = '1x']) => ({
      url,
      dots: by.endsWith('w') ? Number.parseFloat(by) / wide : Number.parseFloat(by),
    }))
    .sort((a, b) => a.dots - b.dots)
  return (all.find(({ dots }) => dots >= DOTS) ?? all.at(-1))?.url
}
