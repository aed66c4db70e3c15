// Every claim is used by a text in some language, and a range is one variant.
import { groupedBy } from '../../../model/grouped.ts'
import { FACT } from '../../../model/schemas/fields.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { claimsOf } from '../../facts/claims.ts'
import { defineRule } from '../../rule.ts'
import { findingAt, type TextFault } from '../../text/each-text.ts'

/** A number before a dash and a claim: "20-{response.far}". */
const HALF = new RegExp(`(?<![\\d.,{=])\\d[\\d.,]*\\s?[-–—]\\s?${FACT.source}`, 'gi')

export default defineRule({
  why: 'Correcting a claim that no text uses changes nothing, and the typed end of a range stays as it is.',
  level: 'warning',
  help: 'delete it, or use it',
  fine: {},
  bad: {
    yaml: {
      'site.yaml':
        'claims:\n  repair:\n    text: 2 days\n    about: how long a repair takes\n    variants:\n' +
        '      long: { text: 3 days, why: winter }\n      short: { text: 1 day, why: titles }\n' +
        '  parking: { text: 3 places, about: where bicycles stand }\n',
      'content/repairs/puncture.yaml':
        'name: Puncture\nsummary: "{repair.long}, or 3-{repair}"\nhead: { title: Puncture repair }\n',
    },
    findings: ['"3-{repair}" types one end of a range', 'no text uses {parking}'],
  },

  *words(words, { site }) {
    for (const { file, path, source } of words)
      for (const fault of source.includes('{') ? halvesIn(source, site) : []) yield findingAt({ file, path }, fault)
  },

  *site({ site, language, uses, routes }) {
    const defaults = JSON.stringify(routes)
    for (const [root, claims] of groupedBy(claimsOf({ site, language }), (claim) => claim.root)) {
      if (!claims.some(({ name }) => uses.has(name) || defaults.includes(`{${name}}`)))
        yield {
          text: `no text uses {${root}}`,
          at: { file: 'site.yaml', path: ['claims', root], part: 'key' },
          missing: true,
          help: 'write it where the number stands as figures, or delete it',
        }
    }
  },
})

/** Ranges with a claim at one end. */
function* halvesIn(source: string, { claims }: Site): Generator<TextFault> {
  for (const [value, name = ''] of source.matchAll(HALF)) {
    const root = name.replace(/\..*/, '')
    const help = `declare a variant of {${root}} with the whole range, and write its name`
    if (claims[root]) yield { text: `"${value}" types one end of a range`, help, value }
  }
}
