// Between words stands one space, behind a comma and not before it, none within brackets, and nothing unseen.
import { defineRule } from '../../../model/checks/rule.ts'
import { inEveryText, withoutAddresses } from '../../text/each-text.ts'
import { expression } from '../../text/expression.ts'

const contact = (text: string) => ({
  yaml: {
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where. }\ntext: ${text}\n`,
  },
})
/** Soft hyphens, joiners, marks of direction and order: pasted with a text, seen by nobody. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/
/**
 * A mark with a space on the wrong side of it: before it, or none behind a comma. Some languages have one before other
 * marks.
 */
const BEFORE = expression(/[\p{L},]+[ \u00a0],(?=[ \u00a0]|$)/u)
const BEFORE_STOP = expression(
  /\p{L}+[ \u00a0]\.(?! ?\.)(?=[ \u00a0]|$|(?!(?:Net|Com|Js|Io|Org)(?!\p{L}))\p{Lu}\p{Ll}{2})/u,
)
const BEHIND = expression(/\p{L}{2,},\p{L}+/u)
/** A full stop between two sentences without a space behind it; "Paint.Net" is a name. */
const STOP = expression(
  '(?<![\\p{L}.@/-])(?:\\p{Ll}{2,}|\\p{Lu}\\p{Ll}{4,})[.!?]' +
    '(?!(?:Net|Com|Js|Io|Org)(?!\\p{L}))\\p{Lu}\\p{Ll}+(?![\\p{L}@/]|\\.\\p{L})',
)
/** A space on the inside of a bracket with words in it. */
const INSIDE = expression(/\([ \u00a0]+\p{L}[^\s)]*|\p{L}\S+[ \u00a0]+\)(?!\p{L})/u)
const DOUBLE = /\S+(?:[ \u00a0]{2,}|\t)\S+/

export default defineRule({
  why: 'Letters that nobody sees break words apart for search and for screen readers; two spaces are a slip.',
  level: 'warning',
  help: 'write one space, and delete the letters nobody sees',
  fine: contact('"One space, and a\u00a0space that keeps two words together; 1,000 bells, half of them brass."'),
  bad: {
    ...contact('"Two  spaces, and a soft hy\u00adphen; a bell , a horn,and a lamp ( too )."'),
    findings: [
      'two spaces stand in "Two  spaces,"',
      'a space stands before the comma in "bell ,"',
      'no space stands behind the comma in "horn,and"',
      'a space stands within the bracket in "( too"',
      '"hyphen" holds U+00AD, which nobody sees',
    ],
  },

  ...inEveryText(({ punctuation }) => ({
    suspects: (text) =>
      UNSEEN.test(text) ||
      /[ \u00a0](?:[ \u00a0,)]|\.(?!\.))|\([ \u00a0]|\t|,[^\s\d]|[.!?][A-Z\u0370-\u03ff]/.test(text),
    *faults(text) {
      const double = DOUBLE.exec(text)
      if (double) yield { text: `two spaces stand in "${double[0]}"`, help: 'write one' }
      const [before] = BEFORE.exec(text) ?? []
      if (before !== undefined)
        yield { text: `a space stands before the comma in "${before}"`, help: 'write it behind the comma' }
      const [behind] = text.includes(',') ? (BEHIND.exec(withoutAddresses(text)) ?? []) : []
      if (behind !== undefined)
        yield { text: `no space stands behind the comma in "${behind}"`, help: `write ${behind.replace(',', ', ')}` }
      // Where a language has marks of its own, lang/punctuation knows of all of them.
      const [early] = punctuation ? [] : (BEFORE_STOP.exec(text) ?? [])
      if (early !== undefined)
        yield { text: `a space stands before the full stop in "${early}"`, help: 'write it behind the full stop' }
      const [stop] = punctuation ? [] : (STOP.exec(text) ?? [])
      if (stop !== undefined)
        yield { text: `no space stands behind the mark in "${stop}"`, help: `write ${stop.replace(/[.!?]/, '$& ')}` }
      const [inside] = INSIDE.exec(text) ?? []
      if (inside !== undefined)
        yield { text: `a space stands within the bracket in "${inside}"`, help: `write ${inside.replace(/\s+/g, '')}` }
      for (const word of text.split(/\s+/)) {
        const unseen = UNSEEN.exec(word)?.[0]
        if (unseen === undefined) continue
        const code = unseen.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
        const plain = word.replace(new RegExp(UNSEEN, 'g'), '').replace(/[.,;:!?]+$/, '')
        yield { text: `"${plain}" holds U+${code}, which nobody sees`, help: `type it anew: ${plain}` }
        return
      }
    },
  })),
})
