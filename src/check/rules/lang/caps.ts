// A word in capitals has no accents; dialytika stay.

import { defineRule } from '../../../model/rule.ts'
import { inEveryText } from '../../texts.ts'
import { GREEK, withoutTonos } from './words/greek.ts'

const CAPITALS = new RegExp(`(?<![${GREEK}])[Α-ΩΆΈ-ΏΪΫ]*[ΆΈ-Ώ][Α-ΩΆΈ-ΏΪΫ]*(?![${GREEK}])`, 'g')

/** An accented capital beside another capital. */
const NEIGHBOURS = /[ΆΈ-Ώ][Α-ΩΆΈ-Ώ]|[Α-Ω][ΆΈ-Ώ]/

export default defineRule({
  why: 'Accents on capitals are what a machine makes of a heading; printed Greek has none.',
  level: 'warning',
  fine: {
    yaml: {
      'site.yaml': 'language: el',
      'content/pages/contact.yaml':
        'name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ΑΠΟΦΡΑΞΗ ΝΕΡΟΧΥΤΗ Ή ΛΕΚΑΝΗΣ, ΜΑΪΟ ΚΑΙ ΙΟΥΝΙΟ. Όλο το 24ωρο.\n',
    },
  },
  bad: {
    yaml: {
      'site.yaml': 'language: el',
      'content/pages/contact.yaml': 'name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ΑΠΌΦΡΑΞΗ ΤΏΡΑ\n',
    },
    findings: ['"ΑΠΌΦΡΑΞΗ" is in capitals with an accent', '"ΤΏΡΑ" is in capitals with an accent'],
  },

  ...inEveryText({ language: 'el', suspects: (text) => NEIGHBOURS.test(text) }, function* (text) {
    for (const [word] of text.matchAll(CAPITALS))
      if (word.length > 1) yield { text: `"${word}" is in capitals with an accent`, help: `write ${withDialytika(word)}` }
  }),
})

/** An accent that parted two vowels leaves dialytika behind: ΡΟΛΌΙ, ΡΟΛΟΪ. */
const withDialytika = (word: string) =>
  withoutTonos(word.replace(/([ΆΌΈΎ])([ΙΥ])/g, (_, first: string, second: string) => first + (second === 'Ι' ? 'Ϊ' : 'Ϋ')))
