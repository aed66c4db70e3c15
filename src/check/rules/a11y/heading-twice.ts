// No two headings beside each other on a page have the same words, and none those of the page itself.

import type { Language } from '../../../model/checks/language.ts'
import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { bare } from '../../text/compared.ts'
import { wordsOf } from '../../text/similar.ts'
import { stemsIn } from '../../text/stems.ts'

const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

export default defineRule({
  why: 'Who jumps from heading to heading, by ear or by eye, cannot tell two of one name apart.',
  level: 'warning',
  help: 'say in each what stands below it',
  source: 'WCAG 2.2, success criterion 2.4.6 (headings describe), read 2026-11',
  fine: { pages: { '/': '<h2>Brakes</h2><h3>Price</h3><h2>Tyres</h2><h3>Price</h3>' } },
  bad: {
    pages: {
      '/': '<h2>Prices</h2><h3>Tyres</h3><h3>Tyres</h3><h2>Prices</h2>',
      '/contact': '<h1>Call us</h1><h2>Call us</h2>',
    },
    findings: [
      'the h3 "Tyres" stands twice on /',
      'the h2 "Prices" stands twice on /',
      'the h2 "Call us" says the same as the h1 of /contact',
    ],
  },

  *page(page, _, { language }) {
    /** The headings above the one that is read: those of one parent stand beside each other. */
    const above: string[] = []
    const seen = new Map<string, PageElement>()
    const known = new Set<string>()
    for (const element of page.elements) {
      const level = LEVELS.indexOf(element.name)
      if (level < 0 || page.inside(element, 'main') === undefined) continue
      const text = page.textOf(element)
      above.length = level
      // A mark more or less, or capitals, make no other heading.
      const words = wordsOf(bare(text)).join(' ') || bare(text)
      const key = [...above.map((each) => each ?? ''), words].join('\n')
      above[level] = words
      if (text === '') continue
      if (level > 0 && above[0] === words)
        yield {
          text: `the ${element.name} "${text}" says the same as the h1 of {{page}}`,
          at: { page: page.path, span: spanOf(element), value: text },
        }
      const first = seen.get(key)
      if (first && !known.has(key)) {
        known.add(key)
        const isMeant = (heading: PageElement) => isAbout(text, textBelow(page, heading), language)
        yield {
          text: `the ${element.name} "${text}" stands twice on {{page}}`,
          at: {
            page: page.path,
            span: spanOf(isMeant(element) && !isMeant(first) ? first : element),
            value: text,
          },
        }
      }
      if (!first) seen.set(key, element)
    }
  },
})

/** What stands below a heading, down to the next one. */
function textBelow({ elements, texts }: PageFacts, heading: PageElement): string {
  const next = elements.find(({ name, start }) => start >= heading.end && LEVELS.includes(name))
  return texts
    .filter(({ start }) => start >= heading.end && (next === undefined || start < next.start))
    .map(({ text }) => text)
    .join(' ')
}

/** Whether a text has a word of its heading. */
function isAbout(heading: string, text: string, language: Language): boolean {
  const found = stemsIn(text, language)
  return [...stemsIn(heading, language)].some((stem) => found.has(stem))
}
