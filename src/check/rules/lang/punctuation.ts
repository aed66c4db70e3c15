// Marks stand where Greek print puts them: no space before them, one after, ; for a question, «» for a quotation, 45,50€ for an amount.

import { defineRule } from '../../../model/rule.ts'
import { inEveryText, withoutAddresses } from '../../texts.ts'
import { GREEK } from './words/greek.ts'

const SPACED = new RegExp(`[${GREEK}0-9»)][ \\u00a0]+([,;!:]|\\.(?!\\.))(?=\\s|$)`, 'g')
const QUOTED = new RegExp(`"[^"\\n]*[${GREEK}][^"\\n]*"`, 'g')
const ASKED = new RegExp(`[${GREEK}]+[»)]?\\?`, 'g')
const TIGHT = new RegExp(`[${GREEK}]{2,}(?:[,;!][${GREEK}]|\\.[Α-ΩΆΈ-Ώ][α-ωά-ώ])[${GREEK}]*`, 'g')
const TWICE = /,,|;;|(?<!\.)\.\.(?!\.)/g
const POINT = /\d+\.\d{2}\s?(?:€|ευρώ)/g
const BEFORE = /€\s?\d+/g

const SUSPECT = /[^\s][ \u00a0]+(?:[,;!:.](?=\s|$))|["?]|[,;!][α-ωά-ώΑ-ΩΆ-Ώ]|\.[Α-ΩΆΈ-Ώ][α-ωά-ώ]|,,|;;|\.\.|\d\.\d{2}\s?[€ε]|€\s?\d/

export default defineRule({
  why: 'A price read as 45.50 instead of 45,50, or a question that ends in ?, tells the reader that nobody here checked the text.',
  level: 'info',
  fine: {
    yaml: {
      'site.yaml': 'language: el',
      'content/pages/contact.yaml':
        "name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: 'Πότε έρχεστε; Ό,τι ώρα θέλετε, από 45,50€ (π.χ. «τώρα»)...'\n",
    },
  },
  bad: {
    yaml: {
      'site.yaml': 'language: el',
      'content/pages/contact.yaml':
        'name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: \'Πότε έρχεστε? Τώρα , με "εγγύηση" και 45.50€.\'\n',
    },
    findings: [
      'there is a space before "," in "Τώρα ,"',
      '"εγγύηση" stands in straight quotation marks',
      'the question "έρχεστε?" ends in ?',
      '"45.50€" has a decimal point',
    ],
  },

  ...inEveryText({ language: 'el', suspects: (text) => SUSPECT.test(text) }, function* (raw) {
    const text = withoutAddresses(raw)
    for (const { 0: found, 1: mark, index } of text.matchAll(SPACED)) {
      const word = text.slice(text.lastIndexOf(' ', index) + 1, index + found.length)
      yield { text: `there is a space before "${mark}" in "${word}"`, help: `write ${word.replace(/[ \u00a0]+/, '')}` }
    }
    for (const [quoted] of text.matchAll(QUOTED)) yield { text: `${quoted} stands in straight quotation marks`, help: `write «${quoted.slice(1, -1)}»` }
    for (const [asked] of text.matchAll(ASKED)) yield { text: `the question "${asked}" ends in ?`, help: `write ${asked.slice(0, -1)};` }
    for (const [tight] of text.matchAll(TIGHT))
      if (!/^[όΌ],τι/.test(tight)) yield { text: `there is no space after the mark in "${tight}"`, help: 'put one space after the mark' }
    for (const [twice] of text.matchAll(TWICE)) yield { text: `"${twice}" is one mark too many`, help: `write ${twice[0]}` }
    for (const [amount] of text.matchAll(POINT)) yield { text: `"${amount}" has a decimal point`, help: `write ${amount.replace('.', ',')}` }
    for (const [amount] of text.matchAll(BEFORE)) yield { text: `"${amount}" has the € before the amount`, help: `write ${amount.replace(/€\s?/, '')}€` }
  }),
})
