// Reports the names that `terms` in site.yaml replaces by another one.

import { bare } from '../../../language/bare.ts'
import type { Language } from '../../../language/language.ts'
import { matchesOf } from '../../../runtime/matches.ts'
import { exampleContact } from '../../data/examples.ts'
import { scripts } from '../../data/scripts.ts'
import { defineRule } from '../../rule.ts'
import { inEveryText, type TextFault } from '../../text/each-text.ts'

/** A pattern of a name in any of its forms, over texts without accents. */
function formsOf(name: string, { script, endings }: Language): RegExp {
  const ending = endings.replaceAll('\u03c2', '\u03c3')
  const words = bare(name)
    .split(/\s+/)
    .map((word) => `(?:${word.replace(new RegExp(`(?:${ending})$`), '') || word}(?:${ending})|${word})`)
  const letters = `${scripts[script].all}A-Za-z`
  return new RegExp(`(?<![${letters}])${words.join('\\s+')}(?![${letters}])`, 'g')
}

/** A site with a declared term, and a page with a text. */
const site = (terms: string, text: string) => ({
  yaml: { 'site.yaml': `terms: [${terms}]`, ...exampleContact(text) },
})

export default defineRule({
  why: 'Readers take three names of one tool for three tools, with three prices.',
  level: 'warning',
  help: 'write the one name, or change terms in site.yaml',
  fine: site('{ write: bike stand, not: [garage] }', 'The bike stand is no garagelike place.'),
  bad: {
    ...site('{ write: bike stand, not: [garage, repair shop] }', "The Garage's door, behind the repair shop."),
    findings: [`"Garage's" is called "bike stand" on this site`, '"repair shop" is called "bike stand" on this site'],
  },

  ...inEveryText((language, { terms }) => {
    const replaced = terms.flatMap(({ write, not }) =>
      not.map((name) => ({ write, name: formsOf(name, language), right: formsOf(write, language) })),
    )
    if (replaced.length === 0) return undefined
    return {
      *faults(text): Generator<TextFault> {
        const plain = bare(text)
        for (const { write, name, right } of replaced)
          for (const { 0: found, index } of matchesOf(plain, name)) {
            const value = text.slice(index, index + found.length)
            // A form of the declared name can also be a form of the other one.
            if (found.search(right) < 0) yield { text: `"${value}" is called "${write}" on this site`, value }
          }
      },
    }
  }),
})
