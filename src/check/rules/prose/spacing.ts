// One space between words, one after a comma and none before it, none inside brackets, and no invisible characters.
import { defineRule } from '../../../model/checks/rule.ts'
import { inEveryText, withoutAddresses } from '../../text/each-text.ts'

const contact = (text: string) => ({
  yaml: {
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where. }\ntext: ${text}\n`,
  },
})

/** Soft hyphens, joiners, marks of direction and order, which come with pasted texts. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/

/** A mark or a space beside which one of the faults may be: most texts have none. */
const SUSPECT = /[ \u00a0][ \u00a0,.;!?)]|\t|\([ \u00a0]|[,.!?;]\p{L}/u

/** A place where a space is missing or too many, and the same text as it should be. */
type Fault = readonly [pattern: RegExp, what: string, right: (found: string) => string]

const ANYWHERE: readonly Fault[] = [
  [/(?<!\S)\S+(?:[ \u00a0]{2,}|\t)\S+/u, 'has two spaces', (found) => found.replace(/[ \u00a0\t]+/, ' ')],
  [
    /(?<!\p{L})\p{L}+[ \u00a0][,.](?=[ \u00a0]|$)/u,
    'has a space before the mark',
    (found) => found.replace(/[ \u00a0]/, ''),
  ],
  [/(?<!\p{L})\p{L}{2,},\p{L}+/u, 'has no space after the comma', (found) => found.replace(',', ', ')],
  [
    /\([ \u00a0]+\p{L}[^\s)]*|(?<!\p{L})\p{L}+[ \u00a0]+\)/u,
    'has a space inside the bracket',
    (found) => found.replace(/\s/g, ''),
  ],
]

/** French puts spaces before these marks; the languages that the engine describes do not. */
const DESCRIBED: readonly Fault[] = [
  [
    /(?<!\p{L})\p{L}+[ \u00a0][;!?](?=[ \u00a0]|$)/u,
    'has a space before the mark',
    (found) => found.replace(/[ \u00a0]/, ''),
  ],
  [
    /(?<![\p{L}.@/-])\p{L}{3,}[.!?;]\p{Lu}\p{Ll}+(?![\p{L}@/]|\.\p{L})/u,
    'has no space after the mark',
    (found) => found.replace(/[.!?;]/, '$& '),
  ],
]

export default defineRule({
  why: 'Invisible characters break words apart for search and for screen readers; two spaces are a slip.',
  level: 'warning',
  help: 'write one space, and delete the invisible characters',
  fine: contact('"One space, and a\u00a0space that keeps two words together; 1,000 bells, half of them brass."'),
  bad: {
    ...contact('"Two  spaces, and a soft hy\u00adphen; a bell , a horn,and a lamp ( too )."'),
    findings: [
      '"Two  spaces," has two spaces',
      '"bell ," has a space before the mark',
      '"horn,and" has no space after the comma',
      '"( too" has a space inside the bracket',
      '"hyphen" contains the invisible character U+00AD',
    ],
  },

  ...inEveryText(({ name }) => {
    const patterns = name === '' ? ANYWHERE : [...ANYWHERE, ...DESCRIBED]
    return {
      *faults(text) {
        const plain = withoutAddresses(text)
        for (const [pattern, what, right] of SUSPECT.test(plain) ? patterns : []) {
          const found = pattern.exec(plain)?.[0]
          if (found !== undefined) yield { text: `"${found}" ${what}`, help: `write ${right(found)}` }
        }
        const invisible = INVISIBLE.exec(text)?.[0]
        if (invisible === undefined) return
        const code = invisible.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
        const word = text.split(/\s+/).find((each) => each.includes(invisible)) ?? ''
        const right = word.replaceAll(new RegExp(INVISIBLE, 'g'), '').replace(/(?<![.,;:!?])[.,;:!?]+$/, '')
        yield { text: `"${right}" contains the invisible character U+${code}`, help: `type it again: ${right}` }
      },
    }
  }),
})
