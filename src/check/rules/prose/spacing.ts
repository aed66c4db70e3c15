// Between words stands one space, and nothing that cannot be seen.
import { defineRule } from '../../../model/checks/rule.ts'
import { inEveryText } from '../../text/each-text.ts'

const contact = (text: string) => ({
  yaml: {
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where. }\ntext: ${text}\n`,
  },
})
/** Soft hyphens, joiners, marks of direction and order: pasted with a text, seen by nobody. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/
const DOUBLE = /\S+(?:[ \u00a0]{2,}|\t)\S+/

export default defineRule({
  why: 'Letters that nobody sees break words apart for search and for screen readers; two spaces are a slip.',
  level: 'warning',
  help: 'write one space, and delete the letters nobody sees',
  fine: contact('"One space, and a\u00a0space that keeps two words together."'),
  bad: {
    ...contact('"Two  spaces, and a soft hy\u00adphen."'),
    findings: ['two spaces stand in "Two  spaces,"', '"hyphen" holds U+00AD, which nobody sees'],
  },

  ...inEveryText(() => ({
    suspects: (text) => UNSEEN.test(text) || /[ \u00a0]{2}|\t/.test(text),
    *faults(text) {
      const double = DOUBLE.exec(text)
      if (double) yield { text: `two spaces stand in "${double[0]}"`, help: 'write one' }
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
