// A word ends in ς and has σ everywhere else.

import { defineRule } from '../../../model/rule.ts'
import { inEveryText } from '../../texts.ts'
import { GREEK } from './words/greek.ts'

/** σ at the end, or ς before another letter. σ' is a word cut by its apostrophe, σ- and Κωνσ/ are parts of words. */
const WRONG = new RegExp(`σ(?![${GREEK}A-Za-z'’ʼ᾽/]|-(?![${GREEK}]))|ς(?=[${GREEK}])`, 'g')
const LETTER = new RegExp(`[${GREEK}]`)
/** Words cut at a σ: they keep it before their full stop. */
const CUT = /^(?:σ|σσ|δισ|τρισ|θεσ|κωνσ|υποσ|εκδοσ|προσ|πρωτ?οσ|παρουσ|μεσ|εξουσ)$/i

const ODD_SIGMA = /σ(?![α-ωά-ώ])|ς[α-ωά-ώ]/

export default defineRule({
  why: 'The wrong sigma is the mark of a text put together by a machine or pasted from a bad file.',
  level: 'error',
  fine: {
    yaml: {
      'content/pages/contact.yaml':
        "name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: Οι σωλήνες σας, σ' όλο το σπίτι, για 2 δισ. λόγους.\n",
    },
  },
  bad: {
    yaml: { 'content/pages/contact.yaml': 'name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: Οι σωλήνεσ μαςτο σπίτι.\n' },
    findings: ['"σωλήνεσ" ends in σ', '"μαςτο" has ς inside'],
  },

  ...inEveryText({ suspects: (text) => ODD_SIGMA.test(text) }, function* (text) {
    for (const { 0: sigma, index } of text.matchAll(WRONG)) {
      let start = index
      while (start > 0 && LETTER.test(text[start - 1] ?? '')) start--
      let end = index + 1
      while (end < text.length && LETTER.test(text[end] ?? '')) end++
      const word = text.slice(start, end)
      if (sigma === 'σ') {
        if (text[end] === '.' && CUT.test(word)) continue
        yield { text: `"${word}" ends in σ`, help: `write ${word.slice(0, -1)}ς` }
      } else yield { text: `"${word}" has ς inside`, help: `write σ, or part the two words` }
    }
  }),
})
