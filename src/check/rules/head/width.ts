// Titles and descriptions fit the space in search results, and use enough of it.
import { thousands } from '../../../model/counts.ts'
import { spanOf, titleElement } from '../../page/parse.ts'
import type { PageElement } from '../../parsed-page.ts'
import { defineRule, type Finding } from '../../rule.ts'

/** Arial: font size, largest visible and smallest useful width, in pixels. Google documents none. */
const TITLE = { name: 'title', size: 20, limit: 580, least: 200, add: 'what the page offers and where' }
const DESCRIPTION = { name: 'description', size: 14, limit: 985, least: 400, add: 'what readers of the page look for' }
/** A text that is too wide by at most this factor loses at most a word: a note. */
const SLIGHT = 1.05

const page = (title: string, description: string) =>
  `<!DOCTYPE html><title>${title}</title><meta name="description" content="${description}">`

export default defineRule({
  why: 'Search results truncate wide texts, so the end is lost, often the place or the price.',
  level: 'warning',
  help: 'write a title of about fifty letters and a description of one or two sentences',
  source:
    'Google, Influencing title links; Control your snippets in search results: cut by width, no number given. 580 px ' +
    'at 20 px and 985 px at 14 px of Arial is what other tools measure on a desk (read 2026-11)',
  fine: {
    pages: {
      '/': page(
        'Bicycle repairs in Leeds, done while you wait',
        'Your bicycle back in two days: brakes, gears, wheels and tyres, with the price agreed before we begin.',
      ),
    },
  },
  bad: {
    pages: {
      '/': page('Bicycle repairs, brakes, gears, wheels and tyres in Leeds and in all of Yorkshire', 'Where we are.'),
      '/contact': page('Contact', ''),
    },
    findings: [
      'the title of / is about 710 px wide, search results show 580: the end is cut',
      'the description of / is about 84 px wide, expected 400 to 985: "Where we are."',
      'the title of /contact is about 68 px wide, expected 200 to 580: "Contact"',
    ],
  },

  *page(page, { indexable }) {
    if (!indexable) return
    const title = titleElement(page)
    if (title) yield* faultsOf(page.path, title, page.textOf(title), TITLE)
    const [description] = page.meta('description')
    if (description) yield* faultsOf(page.path, description.element, description.content, DESCRIPTION)
  },
})

/** Arial, as shares of its size: the mean error in 292 titles of two languages is 1.6 %, the greatest 5 %. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/[\s.,:;'’"!|()[\]/·ijlftrI\u03b9\u03c4\u03ca\u03af\u0390-]/u, 0.28],
  [/[\p{Lu}mw\u03c9\u03ce\u03c8\u03c0@—–&%]/u, 0.69],
  [/[\p{Extended_Pictographic}\p{Script=Han}]/u, 1],
]
const OTHERS = 0.54

/** About how many pixels a text is wide at a font size. */
function widthOf(text: string, size: number): number {
  const widths = [...text].map((letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS)
  return Math.round(size * widths.reduce((sum, width) => sum + width, 0))
}

function* faultsOf(
  path: string,
  element: PageElement,
  text: string,
  { name, size, limit, least, add }: typeof TITLE,
): Generator<Finding> {
  const width = widthOf(text, size)
  const at = { page: path, span: spanOf(element), value: text }
  if (width > limit) {
    const letters = Math.max(1, Math.ceil(((width - limit) / width) * text.length))
    yield {
      text: `the ${name} of {{page}} is about {{width}} px wide, search results show ${limit}: the end is cut`,
      data: { width: thousands(width) },
      at,
      ...(width <= limit * SLIGHT && { level: 'info' as const }),
      help: `shorten head.${name} by about ${letters === 1 ? 'one letter' : `${letters} letters`}`,
    }
  } else if (width < least && text.trim() !== '')
    yield {
      text: `the ${name} of {{page}} is about {{width}} px wide, expected ${least} to ${limit}: "{{text}}"`,
      data: { width, text },
      at,
      help: `add to head.${name} ${add}`,
    }
}
