// A class of Tailwind on a page has a rule in the style of that page, and no other class is a slip for one that has.

import { defineRule } from '../../../model/checks/rule.ts'
import { distance } from '../../../model/nearest.ts'
import { once } from '../../../runtime/once.ts'

/** With a condition in front, as in `md:flex`: nobody names a hook of a script so. */
const CONDITION = /^[a-z][\w-]*(?:\[[^\]]*\])?:[^:\s]/
/** Names that only Tailwind has, by the sides and the measures they are for. */
const MEASURE = new RegExp(
  '^-?(?:[mp][trblxyse]?|gap(?:-[xy])?|space-[xy]|grid-(?:cols|rows)|(?:col|row)-span|basis|size|(?:min-|max-)?[wh])-' +
    '(?:\\d+(?:[./]\\d+)?|px|\\[[^\\]]+\\])$',
)
/** What a program writes for a value that is not there. */
const LOST = /^(?:undefined|null|NaN|false|\[object|.*-(?:undefined|null|NaN))$/
/** Letters of the shortest class that may be a slip for another. */
const SHORTEST = 4

/** A class without a rule, and the one that is meant. */
interface Lost {
  readonly name: string
  readonly meant: string | undefined
}

/** Returns a function that finds the classes of a list that should have a rule in a style and have none. */
const lostIn = (css: string) => {
  const ruled = new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\/g, '')))
  return once((list: string): readonly Lost[] =>
    list.split(/\s+/).flatMap((name) => {
      if (ruled.has(name)) return []
      const isWord = name.length >= SHORTEST && /^[a-z][a-z-]*$/.test(name)
      // A name in the plural is another class.
      const meant = isWord ? [...ruled].find((other) => isSlip(name, other)) : undefined
      return meant !== undefined || CONDITION.test(name) || MEASURE.test(name) || LOST.test(name)
        ? [{ name, meant }]
        : []
    }),
  )
}

/** The letters of a name that another does not have. */
const lettersBesides = (name: string, other: string) =>
  [...other].reduce((rest, letter) => rest.replace(letter, ''), name)

/** Whether a name is another with one letter wrong, missing, too many or out of place. */
const isSlip = (name: string, other: string) =>
  name[0] === other[0] &&
  `${name}s` !== other &&
  `${other}s` !== name &&
  lettersBesides(name, other).length < 2 &&
  lettersBesides(other, name).length < 2 &&
  distance(name, other) < 3

/** The last style: pages of one template have the same one, and the same lists of classes. */
let last = { css: '', lost: lostIn('') }

export default defineRule({
  why: 'A class without a rule does nothing: what should stand side by side stands in one long column.',
  level: 'warning',
  help: 'write each class whole in the template: for one that is put together from pieces no rule is made',
  source: 'tailwindcss.com/docs/detecting-classes-in-source-files (read 2026-11)',
  fine: { pages: { '/': '<ul class="steps js-open step-3"><li>Ring us</li></ul>' } },
  bad: {
    pages: {
      '/':
        '<!DOCTYPE html><style>.note{color:red}</style><ul class="steps md:grid-cols-3 mt-4 tone-undefined"></ul>' +
        '<p class="noot">x</p>',
    },
    findings: [
      'the class "md:grid-cols-3" on / has no rule in its style',
      'the class "mt-4" on / has no rule in its style',
      'the class "tone-undefined" on / has no rule in its style',
      'the class "noot" on / has no rule in its style',
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
