// The name of the business is spelled one way: same letters, same accents, same capitals.
import type { Language } from '../../../model/checks/language.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import { distance } from '../../../model/nearest.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { once } from '../../../runtime/once.ts'
import { withoutTokens } from '../../facts/passages.ts'
import { bare } from '../../text/compared.ts'
import { LABELS, labelsOf } from '../../text/each-text.ts'
import { stemOf } from '../../text/stems.ts'

const LETTER = "[\\p{L}\\p{N}'’&]"
const WORD = new RegExp(`${LETTER}+`, 'gu')
/** Each run of as many words as the name has, from a capital or a digit on, as group 1. */
const runsOf = once(
  (words) =>
    new RegExp(
      `(?<!${LETTER})(?=([\\p{Lu}\\p{N}]${LETTER}*(?:[^\\p{L}\\p{N}'’&]+${LETTER}+){${Number(words) - 1}}))`,
      'gu',
    ),
)
/** Letters of a word in which one may be wrong, and of one in which two may be. */
const [SHORT, LONG] = [4, 8]

const contact = (text: string) => ({
  'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ${text}\n`,
})

export default defineRule({
  why: 'Search engines and customers know a business by one spelling; a second one looks like a second business.',
  level: 'warning',
  help: 'write {business}',
  fine: { yaml: contact('At Two Wheels we mend wheels. Two wheels are better than one. TWO WHEELS is open.') },
  bad: {
    yaml: contact('Two Wheals is open. Come to Two wheels.'),
    findings: [
      '"Two Wheals" is not the declared name: Two Wheels',
      '"Two wheels" is not the declared name: Two Wheels',
    ],
  },

  needs: LABELS,

  *words(words, { site, language }) {
    for (const { file, path, source } of words) yield* misspelt(withoutTokens(source), { file, path }, site, language)
  },

  *site(context) {
    for (const { file, path, text } of labelsOf(context))
      if (file !== 'site.yaml') yield* misspelt(text, { file, path }, context.site, context.language)
  },
})

/** Other spellings of the name in a text. */
function* misspelt(
  text: string,
  at: { readonly file: string; readonly path: Path },
  { business }: Site,
  language: Language,
): Generator<Finding> {
  const name = business.name.match(WORD) ?? []
  const declared = [business.name, business.shortName, business.legal?.name, ...business.formerNames]
  for (const { 1: found = '', index } of name.length > 0 ? text.matchAll(runsOf(String(name.length))) : []) {
    const run: readonly string[] = found.match(WORD) ?? []
    const slips = slipsIn(run, name)
    if (slips === undefined) continue
    const raw = found.replaceAll('\u00a0', ' ')
    const isFirst = /(?:^|[.;!?·…:]["»”]?\s+|["«“])$/u.test(text.slice(Math.max(0, index - 8), index))
    const isKnown = declared.some((own) => own?.includes(raw))
    if (isKnown || raw === raw.toUpperCase() || !isMeant(run, name, { language, isFirst, slips })) continue
    yield { text: `"${raw}" is not the declared name: ${business.name}`, at: { ...at, value: raw } }
  }
}

/** Letters by which words differ from those of the name; undefined if a word, or all together, differ by too many. */
function slipsIn(words: readonly string[], name: readonly string[]): number | undefined {
  let slips = 0
  for (const [i, word] of words.entries()) {
    const right = name[i] ?? ''
    const most = right.length >= LONG ? 2 : right.length >= SHORT ? 1 : 0
    const by = Math.abs(word.length - right.length) > most ? Infinity : distance(bare(word), bare(right))
    if (by > most) return undefined
    slips += by
  }
  return slips > 2 ? undefined : slips
}

/** Whether words are those of the name with a slip in them, and no other words. */
function isMeant(
  words: readonly string[],
  name: readonly string[],
  { language, isFirst, slips }: { readonly language: Language; readonly isFirst: boolean; readonly slips: number },
): boolean {
  const pairs = words.map((word, i) => ({ word, right: name[i] ?? '' }))
  // The same letters: another accent or capital. The first word of a sentence has its capital anyway.
  if (slips === 0) return !(isFirst && pairs.slice(1).every(({ word }) => /^\p{Ll}/u.test(word)))
  // Another form of the name, and ordinary words in small letters, are no slips.
  const isForm = pairs.every(({ word, right }) => stemOf(word, language) === stemOf(right, language))
  const hasCapitals = pairs.every(({ word, right }) => /^\p{Lu}/u.test(right) === /^\p{Lu}/u.test(word))
  return !isForm && hasCapitals && (name.length > 1 || (slips === 1 && (name[0]?.length ?? 0) >= LONG))
}
