// A page -> its parts by weight, each called by its heading or first words. Pure.
import type { PageElement, PageFacts } from '../../model/checks/page-facts.ts'

const WHOLE = new Set(['html', 'head', 'body', 'main'])
/** The share of a page from which on a part can matter, and how many such parts are looked at. */
const [SHARE, MOST] = [0.05, 12]

/** The parts that can matter, the smallest first. */
export const heavyParts = ({ elements, html }: PageFacts): PageElement[] =>
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
