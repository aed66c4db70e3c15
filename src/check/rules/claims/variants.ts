// Every claim is used, each of its variants says something else, and none of them denies the opening hours.

import { defineRule } from '../../../model/checks/rule.ts'
import { bare } from '../../text/compared.ts'
import { agrees, declaredHours, shownHours } from '../../text/promises/declared-hours.ts'
import { hoursIn } from '../../text/promises/hours.ts'

export default defineRule({
  why: 'A claim nobody uses is corrected in vain, and a variant that denies the claim makes two promises of one.',
  level: 'warning',
  help: 'delete what says nothing of its own, or give it its own value and use it',
  needsLanguage: 'partly',
  fine: {},
  bad: {
    yaml: {
      'site.yaml':
        'claims:\n  repair:\n    text: 2 days\n    about: how long a repair takes\n    variants:\n' +
        '      winter: { text: 1 day, why: few people ride in winter }\n' +
        '      long: { text: 2 Days, why: a longer word }\n' +
        '      short: { text: 1 day, why: titles }\n' +
        '  open: { text: open daily 8:00-16:00, about: when we are there }\n' +
        '  parking: { text: 3 places, about: where bicycles stand }\n',
      'content/repairs/puncture.yaml':
        'name: Puncture\nsummary: "{repair.winter}, {repair.long}, {repair.short}, {open}"\nhead:\n' +
        '  title: Puncture repair in Leeds\n  description: A new tube in an hour. Bring the bicycle or the wheel.\n',
    },
    findings: [
      '{repair.long} says the same as {repair}: "2 Days"',
      '{repair.short} says the same as {repair.winter}: "1 day"',
      '{open} says "open daily 8:00-16:00", and business.hours say Mon-Tue 09:00-17:30, Wed-Sun closed',
      'no text uses {parking}',
    ],
  },

  needs: ['uses'],

  *site({ site, language, uses }) {
    const declared = declaredHours(site)
    for (const [name, { text, variants = {} }] of Object.entries(site.claims)) {
      const path = ['claims', name]
      const values = [
        { token: name, text, path },
        ...Object.entries(variants).map(([variant, { text }]) => ({
          token: `${name}.${variant}`,
          text,
          path: [...path, 'variants', variant],
        })),
      ]
      for (const [i, { token, text, path }] of values.entries()) {
        const at = { file: 'site.yaml', path: [...path, 'text'] }
        const same = values.slice(0, i).find((other) => bare(other.text) === bare(text))
        if (same)
          yield {
            text: `{${token}} says the same as {${same.token}}: "${text}"`,
            at,
            help: `delete it and write {${same.token}}, or give it its own value`,
          }
        for (const hours of hoursIn(text, language))
          if (!agrees(hours, declared))
            yield {
              text: `{${token}} says "${hours.raw}", and business.hours say ${shownHours(declared)}`,
              at,
              help: 'make the two say the same',
            }
      }
      if (!values.some(({ token }) => uses.has(token)))
        yield {
          text: `no text uses {${name}}`,
          at: { file: 'site.yaml', path, part: 'key' },
          help: 'write it where the number stands as figures, or delete it',
        }
    }
  },
})
