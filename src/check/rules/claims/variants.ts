// Every claim is used by a text in some language, and each of its variants differs from it.
import { claimsOf } from '../../facts/claims.ts'
import { defineRule } from '../../rule.ts'
import { bare } from '../../text/bare.ts'

export default defineRule({
  why: 'Correcting a claim that no text uses changes nothing, and a variant equal to its claim must be corrected twice.',
  level: 'warning',
  help: 'delete it, or use it',
  fine: {},
  bad: {
    yaml: {
      'site.yaml':
        'claims:\n  repair:\n    text: 2 days\n    about: how long a repair takes\n    variants:\n' +
        '      long: { text: 2 Days, why: a longer word }\n      short: { text: 1 day, why: titles }\n' +
        '  parking: { text: 3 places, about: where bicycles stand }\n',
      'content/repairs/puncture.yaml': 'name: Puncture\nsummary: "{repair.long}"\nhead: { title: Puncture repair }\n',
    },
    findings: ['{repair.long} says the same as {repair}: "2 Days"', 'no text uses {parking}'],
  },

  *site({ site, language, uses }) {
    const claims = claimsOf({ site, language })
    for (const [i, { name, root, text, path }] of claims.entries()) {
      const same = claims.slice(0, i).find((other) => other.root === root && bare(other.text) === bare(text))
      if (same)
        yield {
          text: `{${name}} says the same as {${same.name}}: "${text}"`,
          at: { file: 'site.yaml', path },
          help: `delete it and write {${same.name}}, or give it its own value`,
        }
      if (name === root && !claims.some((other) => other.root === root && uses.has(other.name)))
        yield {
          text: `no text uses {${name}}`,
          at: { file: 'site.yaml', path: ['claims', root], part: 'key' },
          help: 'write it where the number stands as figures, or delete it',
        }
    }
  },
})
