// Reports other names of a thing that `terms` in site.yaml gives one name.
import type { Language } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { scripts } from '../../data/scripts.ts'
import { bare } from '../../text/compared.ts'
import { inEveryText } from '../../text/each-text.ts'

/** A pattern of a name in any of its forms, over texts without accents. */
function formsOf(name: string, { script, endings }: Language): RegExp {
  const ending = endings.replaceAll('\u03c2', '\u03c3')
  const words = bare(name)
    .split(/\s+/)
    .map((word) => `(?:${word.replace(new RegExp(`(?:${ending})$`), '') || word}(?:${ending})|${word})`)
  const letters = `${scripts[script].all}A-Za-z`
  return new RegExp(`(?<![${letters}])${words.join('\\s+')}(?![${letters}])`, 'g')
}

/** A site that has declared a name, and a page with a text. */
const site = (terms: string, text: string) => ({
  yaml: {
    'site.yaml': `terms: [${terms}]`,
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call, description: Where we are. }\ntext: ${text}\n`,
  },
})

export default defineRule({
  why: 'A reader who meets one tool under three names thinks of three tools, and of three prices.',
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
    if (others.length === 0) return undefined
    return {
      *faults(text) {
        const plain = bare(text)
        // A form of the right name may also be a form of the other one.
        for (const { write, name, right } of others)
          for (const { 0: found, index } of plain.matchAll(name))
            if (found.search(right) < 0)
              yield {
                text: `"${text.slice(index, index + found.length)}" is called "${write}" on this site`,
                help: `write ${write}, or change terms in site.yaml`,
              }
      },
    }
  }),
})
