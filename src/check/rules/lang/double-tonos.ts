// A second accent stands only before a word that leans on it, and stands there whenever it must.

import { defineRule } from '../../../model/rule.ts'
import { inEveryText } from '../../texts.ts'
import { accentsOf, GREEK, isAccented, isCapitals, LEANING, ODD, odditiesOf } from './words/greek.ts'

const WORD = new RegExp(`[${GREEK}]+`, 'g')
const TWO = /[άέήίόύώΐΰΆΈΉΊΌΎΏ][^άέήίόύώΐΰ\s]*[άέήίόύώΐΰ]/
const leaning = LEANING.join('|')
const NEXT = new RegExp(`^[ \\u00a0]+(?:${leaning})(?![${GREEK}])`, 'i')
/** Three syllables or more, then a leaning word that ends its phrase: nothing else can claim it. */
const ENDS = new RegExp(`([${GREEK}]{4,})[ \\u00a0](${leaning})(?=[.,;!:»)…·]|$)`, 'g')

const LEANS = new RegExp(`[ \\u00a0](?:${leaning})(?:[.,;!:»)…·]|$)`)

const accentLast = (word: string) =>
  word.replace(/([αεηιουω])([^αεηιουω]*)$/, (_, vowel: string, rest: string) => ({ α: 'ά', ε: 'έ', η: 'ή', ι: 'ί', ο: 'ό', υ: 'ύ', ω: 'ώ' })[vowel] + rest)

export default defineRule({
  why: '«Η διεύθυνσή σας» with one accent, or with two where one is due, is the slip a Greek reader sees first.',
  level: 'warning',
  fine: {
    yaml: {
      'site.yaml': 'language: el',
      'content/pages/contact.yaml':
        'name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: Το υπόγειό μας, η διεύθυνσή σας, τα σπίτια μας. Το υπόγειο μας ζητά άντληση.\n',
    },
  },
  bad: {
    yaml: {
      'site.yaml': 'language: el',
      'content/pages/contact.yaml':
        'name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: Γράψτε τη διεύθυνση σας. Το υπόγειό πλημμύρισε.\n',
    },
    findings: ['"υπόγειό" has two accents and no μου, του, σας after it', '"διεύθυνση σας" lacks the second accent'],
  },

  ...inEveryText({ language: 'el', suspects: (text) => LEANS.test(text) || (odditiesOf(text) & ODD.twice) !== 0 }, function* (text) {
    if (TWO.test(text))
      for (const { 0: word, index } of text.matchAll(WORD)) {
        if (!TWO.test(word) || isCapitals(word)) continue
        const { count, paired } = accentsOf(word)
        if (count < 2) continue
        if (!paired) yield { text: `"${word}" has ${count} accents`, help: 'keep one' }
        else if (!NEXT.test(text.slice(index + word.length)))
          yield { text: `"${word}" has two accents and no μου, του, σας after it`, help: 'take the second accent away' }
      }
    for (const { 0: whole, 1: word = '', 2: pronoun } of text.matchAll(ENDS))
      if (isAccented(word) && !isCapitals(word) && accentsOf(word).third)
        yield { text: `"${whole}" lacks the second accent`, help: `write ${accentLast(word)} ${pronoun}` }
  }),
})
