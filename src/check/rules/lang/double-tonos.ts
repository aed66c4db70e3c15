// A second accent stands only before a word that leans on it, and stands there whenever it must.

import { defineRule } from '../../../model/checks/rule.ts'
import { inAccentedText, ODD } from '../../text/accents.ts'
import { matchesOf } from '../../text/expression.ts'

export default defineRule({
  why: 'One accent where two are due, or two where one is, is the slip a Greek reader sees first.',
  level: 'warning',
  help: 'write the second accent before a pronoun that leans on the word, and nowhere else',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inAccentedText((spelling, accents, { all }) => {
    const { small, capital, word: words, isAccented, isCapitals, accentsOf, accentLast, odditiesOf } = spelling
    const leaning = accents.leaning.join('|')
    const two = new RegExp(`[${small}${capital}][^${small}\\s]*[${small}]`)
    const next = new RegExp(`^[ \\u00a0]+(?:${leaning})(?![${all}])`, 'i')
    const { pronoun: object, verb } = accents.object ?? { pronoun: '(?!)', verb: '(?!)' }
    const isVerb = new RegExp(`(?:${verb})$`)
    const itsObject = new RegExp(`^[ \\u00a0]+(?:${object})(?![${all}])`, 'i')
    const joined = accents.joining === undefined ? '' : `| (?:${accents.joining})(?![${all}])`
    const another = new RegExp(`^[ \\u00a0]+(?:${accents.another ?? '(?!)'})(?![${all}])`)
    /** Three syllables or more, then a leaning word that ends its phrase: nothing else can claim it. */
    const ends = new RegExp(`([${all}]{4,})[ \\u00a0](${leaning})(?=[.,;!:»)…·]|$${joined})`, 'g')
    /** A pronoun of possession before a word no pronoun stands before in front of its verb. */
    const { pronouns, before } = accents.owning ?? { pronouns: '(?!)', before: '' }
    const owned = `[ \\u00a0](${pronouns})(?= (?:${before})(?![${all}]))`
    const owns = new RegExp(`([${all}]{4,})${owned}`, 'g')
    const { things, pronoun, happens } = accents.owned ?? { things: '(?!)', pronoun: '', happens: '' }
    const its = `[ \\u00a0](${pronoun})(?= (?:${happens})(?![${all}]))`
    const has = new RegExp(`(?<![${all}])(${things})${its}`, 'g')
    // The word before it is looked at where there is one: it is found slowly.
    const leans = new RegExp(`[ \\u00a0](?:${leaning})(?:[.,;!:»)…·]|$${joined})|${owned}|${its}`)
    return {
      suspects: (text) => leans.test(text) || (odditiesOf(text) & ODD.twice) !== 0,
      *faults(text) {
        if (two.test(text))
          for (const { 0: word, index } of matchesOf(text, words)) {
            if (!two.test(word) || isCapitals(word)) continue
            const { count, paired } = accentsOf(word)
            if (count < 2) continue
            const rest = text.slice(index + word.length)
            if (!paired) yield { text: `"${word}" has ${count} accents`, help: 'keep one' }
            else if ((!next.test(rest) && !(isVerb.test(word) && itsObject.test(rest))) || another.test(rest))
              yield {
                text: `"${word}" has two accents and no ${accents.leaning.slice(0, 3).join(', ')} after it`,
                help: 'take the second accent away',
              }
          }
        for (const { 0: whole, 1: word = '', 2: pronoun } of [ends, owns, has].flatMap((each) => matchesOf(text, each)))
          if (isAccented(word) && !isCapitals(word) && accentsOf(word).third)
            yield { text: `"${whole}" lacks the second accent`, help: `write ${accentLast(word)} ${pronoun}` }
      },
    }
  }),
})
