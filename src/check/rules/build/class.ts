// Every Tailwind class of a page has a rule in the page's stylesheet, and no class is a misspelling of one that has.
import { distance } from '../../../model/nearest.ts'
import { memoize } from '../../../runtime/memoize.ts'
import { defineRule } from '../../rule.ts'

/** A class with a variant, as in `md:flex`: only Tailwind has these. */
const CONDITION = /^[a-z][\w-]*(?:\[[^\]]*\])?:[^:\s]/
/** Utilities that only Tailwind has: a property with a side or a measure. */
const MEASURE = new RegExp(
  '^-?(?:[mp][trblxyse]?|gap(?:-[xy])?|space-[xy]|grid-(?:cols|rows)|(?:col|row)-span|basis|size|(?:min-|max-)?[wh])-' +
    '(?:\\d+(?:[./]\\d+)?|px|\\[[^\\]]+\\])$',
)
/** What JavaScript prints for a missing value. */
const LOST = /^(?:undefined|null|NaN|false|\[object|.*-(?:undefined|null|NaN))$/
/** Letters of the shortest class that can be a misspelling of another. */
const SHORTEST = 4

/** Whether two names differ by one wrong, missing, additional or swapped letter, and not by a plural. */
const isSlip = (name: string, other: string) =>
  name[0] === other[0] &&
  Math.abs(name.length - other.length) < 2 &&
  distance(name, other) === 1 &&
  !`${name}s ${other}s`.split(' ').some((plural) => plural === name || plural === other)

/** A function that finds the classes without a rule in a stylesheet, each with the class that was meant. */
const lostIn = (css: string) => {
  const ruled = new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\/g, '')))
  return memoize((list: string) =>
    list.split(/\s+/).flatMap((name) => {
      if (ruled.has(name)) return []
      const isWord = name.length >= SHORTEST && /^[a-z][a-z-]*$/.test(name)
      const meant = isWord ? [...ruled].find((other) => isSlip(name, other)) : undefined
      const isLost = meant !== undefined || CONDITION.test(name) || MEASURE.test(name) || LOST.test(name)
      return isLost ? [{ name, meant }] : []
    }),
  )
}

/** The last stylesheet: pages of one template share it, and the same lists of classes. */
let last = { css: '', lost: lostIn('') }

export default defineRule({
  why: 'A class without a rule has no effect: a layout of columns becomes one long column.',
  level: 'warning',
  help: 'write each class whole in the template: for one that is put together from pieces no rule is made',
  source: 'tailwindcss.com/docs/detecting-classes-in-source-files (read 2026-11)',
  fine: { pages: { '/': '<ul class="steps js-open step-3"><li>Ring us</li></ul>' } },
  bad: {
    pages: {
      '/':
        '<!DOCTYPE html><style>.note{color:red}</style><ul class="steps md:grid-cols-3 mt-4 tone-undefined"></ul>' +
        '<p class="noet">x</p>',
    },
    findings: [
      'the class "md:grid-cols-3" on / has no rule in its style',
      'the class "mt-4" on / has no rule in its style',
      'the class "tone-undefined" on / has no rule in its style',
      'the class "noet" on / has no rule in its style',
    ],
  },

  *page(page) {
    const css = page
      .all('style')
      .map(({ open, end }) => page.html.slice(open, end))
      .join('\n')
    if (css === '') return
    if (last.css !== css) last = { css, lost: lostIn(css) }
    const seen = new Set<string>()
    for (const element of page.elements)
      for (const { name, meant } of last.lost(element.attributes.class ?? '')) {
        if (seen.has(name)) continue
        seen.add(name)
        yield {
          text: `the class "${name}" on {{page}} has no rule in its style`,
          at: { page: page.path, span: { start: element.start, end: element.open } },
          ...(meant !== undefined && { help: `did you mean "${meant}"?` }),
        }
      }
  },
})
