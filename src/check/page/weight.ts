// The weight of a page in bytes, and the part of it that weighs most.
import { brotliCompressSync, constants } from 'node:zlib'
import type { PageElement, PageFacts } from '../../model/checks/page-facts.ts'

/** Bytes of HTML up to which a page is not compressed to know its weight. */
const FEW = 100_000

/** Bytes of HTML, compressed by Brotli at a quality from 0 to 11. */
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

/** Bytes of HTML as it is sent, at most. */
export function weightOf(html: string): number {
  const bytes = Buffer.byteLength(html)
  return bytes <= FEW ? bytes : compressed(html, 5)
}

const WHOLE = new Set(['html', 'head', 'body', 'main'])
/** The least share of a page that a part is tried from, and the number of parts tried. */
const [SHARE, MOST] = [0.05, 12]

/** The parts to try, the smallest first. */
const heavyParts = ({ elements, html }: PageFacts): PageElement[] =>
  elements
    .filter(({ name, start, end }) => !WHOLE.has(name) && end - start >= html.length * SHARE)
    .sort((a, b) => a.end - a.start - (b.end - b.start))
    .slice(0, MOST)

/** The smallest part without which the page fits; undefined if no single part is enough. */
export function partToCut(page: PageFacts, fits: (html: string) => boolean): PageElement | undefined {
  const without = ({ start, end }: PageElement) => page.html.slice(0, start) + page.html.slice(end)
  return heavyParts(page).find((part) => fits(without(part)))
}

/** A part as a finding names it: the element with its heading or its first words. */
export function partName(page: PageFacts, part: PageElement): string {
  const heading = ['h2', 'h3', 'h4']
    .flatMap((name) => page.all(name))
    .find(({ start, end }) => start >= part.start && end <= part.end)
  const text = page.textOf(heading ?? part).slice(0, 40)
  return text === '' ? `the ${part.name}` : `the ${part.name} "${text}"`
}
