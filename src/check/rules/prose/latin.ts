// Texts of a page in a non-Latin language use its alphabet.
import { scripts } from '../../data/scripts.ts'
import { defineRule } from '../../rule.ts'
import { inEveryText, withoutAddresses } from '../../text/each-text.ts'

/** Lower-case words from which on a text is a sentence rather than a name. */
const SENTENCE = 3

export default defineRule({
  why: 'People do not search for a language in Latin transliteration, and screen readers cannot pronounce it.',
  level: 'warning',
  help: 'write it in the letters of the language; mark a quotation of another language with its lang in the template',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inEveryText(({ script, name }) => {
    if (script === 'Latin' || name === '') return undefined
    const ofAlphabet = new RegExp(`[${scripts[script].all}]`)
    return {
      *faults(text, { texts }) {
        // A file without a letter of the language is not translated yet.
        if (ofAlphabet.test(text) || !texts.some((other) => ofAlphabet.test(other))) return
        const words = withoutAddresses(text).match(/(?<![\w.@/-])[a-z]{2,}(?![\w@/-])/g) ?? []
        if (words.length >= SENTENCE)
          yield {
            text: `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}" has no ${name} letter`,
            help: `write it in ${name} letters`,
          }
      },
    }
  }),
})
