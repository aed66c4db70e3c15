// A page -> the bytes in which it travels, and its parts by weight, each called by its heading or first words. Pure.
import { brotliCompressSync, constants } from 'node:zlib'
import type { PageElement, PageFacts } from '../../model/checks/page-facts.ts'

/** Qualities of Brotli: each takes a fifth of the time of the next, or a hundredth. */
export const [QUICK, USUAL, BEST] = [0, 5, 11]

/** Bytes of HTML that are few enough to be counted as they are. */
const FEW = 100_000

/** Bytes of HTML, compressed. */
export function compressed(html: string | Uint8Array, quality: number): number {
  const bytes = Buffer.from(html)
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length
}

/** Bytes in which HTML travels, at most. */
export function weightOf(html: string): number {
  const bytes = Buffer.byteLength(html)
  return bytes <= FEW ? bytes : compressed(html, USUAL)
}

const WHOLE = new Set(['html', 'head', 'body', 'main'])
/** The share of a page from which on a part can matter, and how many such parts are looked at. */
const [SHARE, MOST] = [0.05, 12]

/** The parts that can matter, the smallest first. */
const heavyParts = ({ elements, html }: PageFacts): PageElement[] =>
  elements
    .filter(({ name, start, end }) => !WHOLE.has(name) && end - start >= html.length * SHARE)
    .sort((a, b) => a.end - a.start - (b.end - b.start))
    .slice(0, MOST)

/** The smallest part without which `fits` holds of the page, where one alone is enough. */
export function partToCut(page: PageFacts, fits: (html: string) => boolean): PageElement | undefined {
  const without = ({ start, end }: PageElement) => page.html.slice(0, start) + page.html.slice(end)
  return heavyParts(page).find((part) => fits(without(part)))
}

/** What a person calls a part: the style, or an element with its heading or its first words. */
export function partName(page: PageFacts, part: PageElement): string {
  const heading = ['h2', 'h3', 'h4']
    .flatMap((name) => page.all(name))
    .find(({ start, end }) => start >= part.start && end <= part.end)
  const text = page.textOf(heading ?? part).slice(0, 40)
  return text === '' ? `the ${part.name}` : `the ${part.name} "${text}"`
}
