// A thing has one name all over the site: that which site.yaml declares.

import type { Language } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { scripts } from '../../data/scripts.ts'
import { bare } from '../../text/compared.ts'
import { inEveryText } from '../../text/each-text.ts'
import { expression, matchesOf } from '../../text/expression.ts'

/** A pattern of a name in any form, over texts without accents. */
function formsOf(name: string, { script, endings }: Language): RegExp {
  const ending = endings.replaceAll('ς', 'σ')
  const words = bare(name)
    .split(/\s+/)
    .map((word) => {
      const stem = word.replace(new RegExp(`(?:${ending})$`), '') || word
      return `(?:${stem}(?:${ending})|${word})`
    })
  const letters = `${scripts[script].all}A-Za-z`
  return expression(`(?<![${letters}])${words.join('\\s+')}(?![${letters}])`, 'g')
}

/** A site that has declared a name, and a page with a text. */
const site = (terms: string, text: string) => ({
  yaml: {
    'site.yaml': `terms: [${terms}]`,
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call, description: Where we are. }\ntext: ${text}\n`,
  },
})

export default defineRule({
  why: 'Who reads of one tool under three names thinks of three tools, and of three prices.',
  level: 'warning',
  help: 'write the one name, or change terms in site.yaml',
  needsLanguage: 'partly',
  fine: site('{ write: workshop, not: [garage] }', 'The workshop is no garagelike place.'),
  bad: {
    ...site('{ write: workshop, not: [garage, repair shop] }', "The Garage's door, behind the repair shop."),
    findings: [`"Garage's" is called "workshop" on this site`, '"repair shop" is called "workshop" on this site'],
  },

  ...inEveryText((language, { terms }) => {
    const others = terms.flatMap(({ write, not }) =>
      not.map((name) => ({ write, name: formsOf(name, language), right: formsOf(write, language) })),
    )
    const some = expression(others.map(({ name }) => name.source).join('|') || '(?!)')
    return {
      suspects: (text) => some.test(bare(text)),
      *faults(text) {
        const plain = bare(text)
        // Of two names that are nearly one, a form of the right one may be a form of the other.
        for (const { write, name, right } of others)
          for (const { 0: found, index } of matchesOf(plain, name))
            if (matchesOf(found, right).length === 0)
              yield {
                text: `"${text.slice(index, index + found.length)}" is called "${write}" on this site`,
                help: `write ${write}, or change terms in site.yaml`,
              }
      },
    }
  }),
})
