// A word in capitals has no accents; a diaeresis stays.

import { defineRule } from '../../../model/checks/rule.ts'
import { inAccentedText } from '../../text/accents.ts'
import { matchesOf } from '../../text/expression.ts'

export default defineRule({
  why: 'Accents on capitals are what a machine makes of a heading; printed Greek has none.',
  level: 'warning',
  help: 'write capitals without accents, or small letters',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inAccentedText((spelling, { parted }, { all, capital }) => {
    const word = new RegExp(`(?<![${all}])[${capital}]*[${spelling.capital}][${capital}]*(?![${all}])`, 'g')
    /** An accented capital beside another capital. */
    const neighbours = new RegExp(`[${spelling.capital}][${capital}]|[${capital}][${spelling.capital}]`)
    const pairs = new RegExp(Object.keys(parted).join('|'), 'g')
    /** An accent that parted two vowels leaves a diaeresis behind. */
    const plain = (text: string) =>
      spelling.withoutAccents(text.replace(pairs, (pair) => pair.slice(0, 1) + (parted[pair] ?? pair.slice(1))))
    return {
      suspects: (text) => neighbours.test(text),
      *faults(text) {
        for (const [found] of matchesOf(text, word))
          if (found.length > 1)
            yield { text: `"${found}" is in capitals with an accent`, help: `write ${plain(found)}` }
      },
    }
  }),
})
