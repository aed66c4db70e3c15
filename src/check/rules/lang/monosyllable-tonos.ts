// A word of one syllable has no accent, but for ή, πού, πώς and a pronoun before its verb.

import { defineRule } from '../../../model/rule.ts'
import { inEveryText } from '../../texts.ts'
import { GREEK, hasNeedlessTonos, isCutShort, ODD, odditiesOf, PRONOUNS, withoutTonos } from './words/greek.ts'

/** Short words with an accent that stand alone: not "ό,τι", not "κ.ά.", not "άσ' το", not "1ή". */
const SHORT = new RegExp(`(?<![${GREEK}A-Za-z0-9.'’ʼ᾽])(?=[${GREEK}]{1,6}(?![${GREEK}'’ʼ᾽]))[${GREEK}]*[άέήίόύώΆΈΊΌΎΏ][${GREEK}]*(?!,τι|[${GREEK}])`, 'g')

export default defineRule({
  why: 'An accent on «μιά» or «τό» belongs to the spelling of before 1982 and dates the whole page.',
  level: 'warning',
  fine: {
    yaml: {
      'site.yaml': 'language: el',
      'content/pages/contact.yaml': 'name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: Πού και πώς; Ό,τι μάς πείτε, σήμερα ή αύριο.\n',
    },
  },
  bad: {
    yaml: {
      'site.yaml': 'language: el',
      'content/pages/contact.yaml': 'name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: Γιά μιά βλάβη, τό συνεργείο μάς.\n',
    },
    findings: ['"Γιά" needs no accent', '"μιά" needs no accent', '"τό" needs no accent', '"μάς" needs no accent at the end of a phrase'],
  },

  ...inEveryText({ language: 'el', suspects: (text) => (odditiesOf(text) & ODD.needless) !== 0 }, function* (text) {
    for (const { 0: word, index } of text.matchAll(SHORT)) {
      if (text[index + word.length] === '.' && isCutShort(word)) continue
      const ends = PRONOUNS.has(word) && !/^[\s\u00a0]+[^\s]/.test(text.slice(index + word.length))
      if (ends) yield { text: `"${word}" needs no accent at the end of a phrase`, help: `write ${withoutTonos(word)}` }
      else if (hasNeedlessTonos(word)) yield { text: `"${word}" needs no accent`, help: `write ${withoutTonos(word)}` }
    }
  }),
})
