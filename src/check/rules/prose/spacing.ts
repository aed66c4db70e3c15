// Texts have one space between words and after a comma, none before a comma or inside brackets, and no invisible
// characters.
import { exampleContact } from '../../data/examples.ts'
import { defineRule } from '../../rule.ts'
import { type Fault, inEveryText, withoutAddresses } from '../../text/each-text.ts'

/** Soft hyphens, joiners, direction marks and byte order marks, which come with pasted texts. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/
/** A character next to which a fault can be: most texts have none. */
const SUSPECT = /[ \u00a0][ \u00a0,.;!?)]|\t|\([ \u00a0]|[,.!?;]\p{L}/u
const SPACES = /[ \u00a0\t]+/

/** A missing or superfluous space, and its correction. */
type Pattern = readonly [pattern: RegExp, what: string, right: (wrong: string) => string]

const ANYWHERE: readonly Pattern[] = [
  [/(?<!\S)\S+(?:[ \u00a0]{2,}|\t)\S+/u, 'has two spaces', (wrong) => wrong.replace(SPACES, ' ')],
  [
    /(?<!\p{L})\p{L}+[ \u00a0][,.](?=[ \u00a0]|$)/u,
    'has a space before the mark',
    (wrong) => wrong.replace(SPACES, ''),
  ],
  [/(?<!\p{L})\p{L}{2,},\p{L}+/u, 'has no space after the comma', (wrong) => wrong.replace(',', ', ')],
  [
    /\([ \u00a0]+\p{L}[^\s)]*|(?<!\p{L})\p{L}+[ \u00a0]+\)/u,
    'has a space inside the bracket',
    (wrong) => wrong.replace(SPACES, ''),
  ],
]
/** French has spaces before these marks; the languages in languages/ do not. */
const DESCRIBED: readonly Pattern[] = [
  [
    /(?<!\p{L})\p{L}+[ \u00a0][;!?](?=[ \u00a0]|$)/u,
    'has a space before the mark',
    (wrong) => wrong.replace(SPACES, ''),
  ],
  [
    /(?<![\p{L}.@/-])\p{L}{3,}[.!?;]\p{Lu}\p{Ll}+(?![\p{L}@/]|\.\p{L})/u,
    'has no space after the mark',
    (wrong) => wrong.replace(/[.!?;]/, '$& '),
  ],
]

export default defineRule({
  why: 'Invisible characters split words for search engines and screen readers, and two spaces are a typing error.',
  level: 'warning',
  help: 'write one space, and delete the invisible characters',
  fine: {
    yaml: exampleContact('One space, and a\u00a0space that keeps two words together; 1,000 bells, half of them brass.'),
  },
  bad: {
    yaml: exampleContact('Two  spaces, and a soft hy\u00adphen; a bell , a horn,and a lamp ( too ).'),
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
      *faults(text): Generator<Fault> {
        const plain = withoutAddresses(text)
        for (const [pattern, what, right] of SUSPECT.test(plain) ? patterns : []) {
          const value = pattern.exec(plain)?.[0]
          if (value !== undefined) yield { text: `"${value}" ${what}`, help: `write ${right(value)}`, value }
        }
        const code = INVISIBLE.exec(text)?.[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
        const value = text.split(/\s+/).find((word) => INVISIBLE.test(word))
        const right = value?.replaceAll(new RegExp(INVISIBLE, 'g'), '').replace(/[.,;:!?]$/, '')
        if (code !== undefined)
          yield {
            text: `"${right}" contains the invisible character U+${code}`,
            help: `type it again: ${right}`,
            value,
          }
      },
    }
  }),
})
