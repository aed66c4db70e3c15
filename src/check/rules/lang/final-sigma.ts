// A word ends in ς and has σ everywhere else.

import { defineRule } from '../../../model/checks/rule.ts'
import { scripts } from '../../data/scripts.ts'
import { inEveryText } from '../../text/each-text.ts'
import { matchesOf } from '../../text/expression.ts'

const { all: GREEK, small: SMALL } = scripts.Greek

/** σ at the end, or ς before another letter. Before an apostrophe a word is cut, before - and / it is a part of one. */
const WRONG = new RegExp(`σ(?![${GREEK}A-Za-z'’ʼ᾽/]|-(?![${GREEK}]))|ς(?=[${GREEK}])`, 'g')
const LETTER = new RegExp(`[${GREEK}]`)
const ODD = new RegExp(`σ(?![${SMALL}])|ς[${SMALL}]`)

export default defineRule({
  why: 'The wrong sigma is the mark of a text put together by a machine or pasted from a bad file.',
  level: 'error',
  help: 'write the sigma of word ends at the end, and the other one inside the word',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  // Greek words stand in texts of any language.
  ...inEveryText(({ cutShort }) => ({
    suspects: (text) => ODD.test(text),
    *faults(text) {
      for (const { 0: sigma, index } of matchesOf(text, WRONG)) {
        let start = index
        while (start > 0 && LETTER.test(text[start - 1] ?? '')) start--
        let end = index + 1
        while (end < text.length && LETTER.test(text[end] ?? '')) end++
        const word = text.slice(start, end)
        if (sigma === 'σ') {
          if (text[end] === '.' && cutShort.includes(word.toLowerCase())) continue
          yield { text: `"${word}" ends in σ`, help: `write ${word.slice(0, -1)}ς` }
        } else yield { text: `"${word}" has ς inside`, help: `write σ, or part the two words` }
      }
    },
  })),
})
