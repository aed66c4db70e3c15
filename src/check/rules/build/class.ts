// A class of Tailwind on a page has a rule in the style of that page.

import { defineRule } from '../../../model/checks/rule.ts'

/** With a condition in front, as in `md:flex`: nobody names a hook of a script so. */
const CONDITION = /^[a-z][\w-]*(?:\[[^\]]*\])?:[^:\s]/
/** Names that only Tailwind has, by the sides and the measures they are for. */
const MEASURE = new RegExp(
  '^-?(?:[mp][trblxyse]?|gap(?:-[xy])?|space-[xy]|grid-(?:cols|rows)|(?:col|row)-span|basis|size|(?:min-|max-)?[wh])-' +
    '(?:\\d+(?:[./]\\d+)?|px|\\[[^\\]]+\\])$',
)
/** What a program writes for a value that is not there. */
const LOST = /^(?:undefined|null|NaN|false|\[object|.*-(?:undefined|null|NaN))$/

/** Lists of classes in which nothing is wrong, by one style: pages of one template have the same ones. */
let fine = { css: '', lists: new Set<string>() }

/** Whether a class is one of Tailwind, or what was to be one. */
const isMeant = (name: string) => CONDITION.test(name) || MEASURE.test(name) || LOST.test(name)

/** A class as a selector has it. */
const escaped = (name: string) => `.${name.replace(/[^\w-]/g, '\\$&')}`

export default defineRule({
  why: 'A class without a rule does nothing: what should stand side by side stands in one long column.',
  level: 'warning',
  help: 'write each class whole in the template: for one that is put together from pieces no rule is made',
  source: 'tailwindcss.com/docs/detecting-classes-in-source-files (read 2026-11)',
  fine: { pages: { '/': '<ul class="steps js-open step-3"><li>Ring us</li></ul>' } },
  bad: {
    pages: { '/': '<ul class="steps md:grid-cols-3 mt-4 tone-undefined"><li>Ring us</li></ul>' },
    findings: [
      'the class "md:grid-cols-3" on / has no rule in its style',
      'the class "mt-4" on / has no rule in its style',
      'the class "tone-undefined" on / has no rule in its style',
    ],
  },

  *page(page) {
    const css = page
      .all('style')
      .map(({ open, end }) => page.html.slice(open, end))
      .join('\n')
    if (css === '') return
    if (fine.css !== css) fine = { css, lists: new Set() }
    const seen = new Set<string>()
    for (const element of page.elements) {
      const { class: list } = element.attributes
      if (list === undefined || fine.lists.has(list)) continue
      const lost = list.split(/\s+/).filter((name) => isMeant(name) && !css.includes(escaped(name)))
      if (lost.length === 0) fine.lists.add(list)
      for (const name of lost) {
        if (seen.has(name)) continue
        seen.add(name)
        yield {
          text: `the class "${name}" on {{page}} has no rule in its style`,
          at: { page: page.path, span: { start: element.start, end: element.open } },
        }
      }
    }
  },
})
