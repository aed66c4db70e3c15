// Two customers do not say the same words, two items of a list neither, and no two choices of a form are sent as one.

import { defineRule } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import { spanOf } from '../../page/facts.ts'
import { bare } from '../../text/compared.ts'
import { wordsOf } from '../../text/similar.ts'

/** The words of customers; a short "very good" is said by many. */
const SAID = /^content\/(?:reviews|testimonials)\./
const FEWEST = 5

const testimonials = (second: string) => ({
  'content/testimonials.yaml':
    'items:\n  - { text: They showed me the worn chain first., author: A cyclist from Leeds }\n' +
    `  - { text: ${second}, author: A student }\n`,
})
const choices = (second: string) =>
  `<form><select name="job"><option value="">Choose</option><option value="brakes">Brakes</option>` +
  `<option value="${second}">Gears</option></select></form>`

export default defineRule({
  why: 'Who reads one praise from two people believes neither, and a choice sent as another brings the wrong tools.',
  level: 'warning',
  help: 'write what this one said, or give the choice a value of its own',
  fine: { yaml: testimonials('My tyre was new in ten minutes.'), pages: { '/contact': choices('gears') } },
  bad: {
    yaml: testimonials('They showed me the worn chain first!'),
    pages: { '/contact': choices('brakes') },
    findings: [
      '/contact sends "Gears" as "brakes", which is "Brakes"',
      'items.1.text says what items.0.text says: "They showed me the worn chain first!"',
    ],
  },

  *words(words) {
    const first = new Map<string, string>()
    const items = new Map<string, Path>()
    for (const { file, path, text } of words) {
      // The cells of a row may say the same.
      if (typeof path.at(-1) === 'number' && typeof path.at(-2) !== 'number') {
        const key = `${path.slice(0, -1).join('.')} ${bare(text)}`
        const other = items.get(key)
        if (other)
          yield {
            text: `${path.join('.')} is what ${other.join('.')} is: "${text.slice(0, 40)}"`,
            at: { file, path },
            help: 'write another item, or take one of the two away',
          }
        items.set(key, path)
      }
      if (!SAID.test(file) || path.at(-1) !== 'text') continue
      const list = wordsOf(bare(text))
      const key = list.join(' ')
      const name = path.join('.')
      const other = first.get(key)
      if (other !== undefined && list.length >= FEWEST)
        yield { text: `${name} says what ${other} says: "${text.slice(0, 40)}"`, at: { file, path } }
      if (other === undefined) first.set(key, name)
    }
  },

  *page(page) {
    const first = new Map<string, { value: string; name: string }>()
    for (const option of page.all('option')) {
      const { value = '' } = option.attributes
      const select = page.inside(option, 'select')
      const name = page.textOf(option).trim()
      const key = `${select?.start} ${value}`
      const other = value === '' ? undefined : first.get(key)
      if (other && other.name !== name)
        yield {
          text: `{{page}} sends "${name}" as "${value}", which is "${other.name}"`,
          at: { page: page.path, span: spanOf(option), value: name },
        }
      first.set(key, { value, name })
    }
  },
})
