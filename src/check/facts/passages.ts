// Splits the prose of a YAML file into passages and decides, without grammar, which of them speak about the business:
// fragments (titles, headings, list items), leads and summaries, and sentences with a first-person word.
import type { Language } from '../../language/language.ts'
import { perLanguage } from '../../language/load.ts'
import type { Path } from '../../model/data.ts'
import { plainText } from '../../model/inline.ts'
import { FACT, LITERAL } from '../../model/schemas/fields.ts'
import type { Words } from '../rule.ts'
import { notAfterDay } from '../text/dates.ts'
import { type Amount, amountsIn } from './amounts.ts'

/** A fragment or a sentence. Claims and marked amounts in it are replaced by word joiners. */
export interface Passage {
  readonly file: string
  readonly path: Path
  readonly text: string
  /** Whether an amount in it is about the business. Computed when it is read: few rules find something. */
  readonly isOurs: boolean
  /** Computed once, when they are first read. */
  readonly amounts: readonly Amount[]
}

/** A word joiner takes the place of each character of a token, so that no pattern reads across it. */
const JOINER = '\u2060'
const hidden = (token: string) => JOINER.repeat(token.length)

/** The text as typed, without its links, its claims and its marked amounts. */
export const withoutTokens = (source: string): string =>
  plainText(source.includes('{') ? source.replace(LITERAL, hidden).replace(FACT, hidden) : source)

/** Parts of a file that contain only names and search words. */
const NAMES = new Set(['name', 'inflections', 'keywords', 'alt', 'date', 'link', 'href'])

/** Texts about the business without a word in the first person. */
const TELLING = new Set(['lead', 'summary', 'description'])

/** Files with the words of customers. */
const QUOTED = /^content\/(?:reviews|testimonials)(?:\.[a-z]{2})?\.yaml$/

/** Whether a file contains the words of customers. */
export const isQuoted = (file: string): boolean => QUOTED.test(file)

/** Where a sentence or a half of one ends; a point before a small letter is that of an abbreviation: "8 a.m. to". */
const stop = perLanguage(
  ({ punctuation }: Language) =>
    new RegExp(`(?<=[.!?…]["»”“)]?)${notAfterDay(punctuation)}\\s+(?!\\p{Ll})|(?<=[;·:]["»”)]?)\\s+`, 'u'),
)

/** Words of the longest fragment. */
const LONGEST = 14

/** Whether a text is not a sentence: short and without a stop at its end. */
const isFragment = (text: string) => !/[.;!?…]["»”)]?\s*$/u.test(text) && text.split(/\s+/u).length <= LONGEST

const ours = perLanguage(
  ({ firstPerson }: Language) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${firstPerson})(?![\\p{L}\\p{N}])`, 'u'),
)

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

const others = perLanguage(
  ({ others }: Language) => new RegExp(`(?<!\\p{L})(?:${withoutAccents(others)})(?!\\p{L})`, 'iu'),
)

/** Initials of an authority or a firm: "NHS". */
const INITIALS = /(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/u

/** Whether a sentence names an authority, a law, another firm. */
export const namesOthers = (sentence: string, language: Language): boolean =>
  others(language).test(withoutAccents(sentence)) || INITIALS.test(sentence)

const known = new WeakMap<readonly Words[], readonly Passage[]>()

/** The passages of the prose of one file that customers did not write. */
export function passagesOf(words: readonly Words[], language: Language): readonly Passage[] {
  const cached = known.get(words)
  if (cached) return cached
  const passages = words.flatMap(({ file, path, source, isLabel }) => {
    if (isLabel || isQuoted(file) || path.some((key) => NAMES.has(String(key)))) return []
    const whole = withoutTokens(source)
    const isWhole = isFragment(whole)
    const isAbout = TELLING.has(String(path.at(-1)))
    return (isWhole ? [whole] : whole.split(stop(language))).map((text): Passage => {
      let amounts: readonly Amount[] | undefined
      return {
        file,
        path,
        text,
        get isOurs() {
          return isWhole || ours(language).test(text) || (isAbout && !namesOthers(text, language))
        },
        get amounts() {
          amounts ??= amountsIn(text, language)
          return amounts
        },
      }
    })
  })
  known.set(words, passages)
  return passages
}
