// A page -> the pictures it names, wherever it names them, and the files its first view waits for. Pure.
import type { PageFacts, PageSummary, Span } from '../../model/checks/page-facts.ts'
import { listOf, nodesOf } from './structured-data.ts'

type Pictures = PageSummary['pictures']

/** Properties of structured data that hold the address of a picture. */
const HOLDERS = ['image', 'logo', 'photo', 'contentUrl', 'thumbnailUrl']

const spanOf = ({ start, end }: Span): Span => ({ start, end })

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
 * Preloaded files, style sheets, scripts that hold up the page, pictures that are not lazy. Addresses as written, each
 * once.
 */
export function firstOf(page: PageFacts): readonly string[] {
  const first = new Set<string>()
  for (const { attributes } of page.all('link'))
    if (/^(?:preload|modulepreload|stylesheet)$/.test(attributes.rel ?? '') && attributes.href !== undefined)
      first.add(attributes.href)
  for (const { attributes } of page.all('script'))
    if (attributes.src !== undefined && attributes.async === undefined) first.add(attributes.src)
  for (const img of page.all('img'))
    if (
      img.attributes.src !== undefined &&
      img.attributes.loading !== 'lazy' &&
      page.inside(img, 'noscript', 'template') === undefined
    )
      first.add(img.attributes.src)
  return [...first]
}
