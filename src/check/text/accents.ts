// A word -> its syllables and accents, and what the spelling of its language asks of them. Pure.
// No dictionary: the few words whose vowels are said as one and the abbreviations are listed with the language, the
// rest is counted.
import type { Language } from '../../model/checks/language.ts'
import type { Accents } from '../../model/checks/spelling.ts'
import { type Letters, scripts } from '../data/scripts.ts'
import { inEveryText, type TextCheck } from './each-text.ts'
import { matchesOf } from './expression.ts'
import { perLanguage, remembered } from './language.ts'

/** How many accents a word has, and whether they stand as those of a leaning pair do. */
interface Counted {
  readonly count: number
  /** On the third or fourth syllable from the end, and on the last. */
  readonly paired: boolean
  /** One alone, on the third from the end, and no doubt that it is the third. */
  readonly third: boolean
}

/** What is odd about some word of a text. */
export const ODD = { bare: 1, needless: 2, twice: 4 } as const

/** The rules of accents of one language, as questions about a word. */
export interface Spelling {
  /** Every word of a text. */
  readonly word: RegExp
  /** Accented small letters, and accented capitals, for the inside of a character class. */
  readonly small: string
  readonly capital: string
  readonly isAccented: (word: string) => boolean
  readonly isCapitals: (word: string) => boolean
  readonly isCutShort: (word: string) => boolean
  readonly withoutAccents: (word: string) => string
  /** Two syllables or more and no accent, in small letters. */
  readonly lacksAccent: (word: string) => boolean
  /** One spoken syllable and an accent it must not have. */
  readonly hasNeedlessAccent: (word: string) => boolean
  readonly accentsOf: (word: string) => Counted
  /** The word with an accent on its last vowel. */
  readonly accentLast: (word: string) => string
  /** The oddities of a text's words (ODD), or-ed. */
  readonly odditiesOf: (text: string) => number
}

/** How accents are written; undefined for a language without such rules. */
export const spellingOf = perLanguage(({ accents, script, cutShort }: Language) =>
  accents ? spelling(accents, scripts[script], new Set(cutShort)) : undefined,
)

/** `inEveryText` for a rule about accents: a language without such rules has nothing to check. */
export const inAccentedText = (checkOf: (spelling: Spelling, accents: Accents, letters: Letters) => TextCheck) =>
  inEveryText((language) => {
    const { accents, script } = language
    const spelling = spellingOf(language)
    return spelling && accents ? checkOf(spelling, accents, scripts[script]) : undefined
  })

function spelling(
  accents: Accents,
  { all, capital: capitals }: { readonly all: string; readonly capital: string },
  cutShort: ReadonlySet<string>,
): Spelling {
  const pairs = [...accents.pairs.matchAll(/(.)(.)/gu)].map(
    ([, accented = '', plain = '']) => [accented, plain] as const,
  )
  const plainOf = new Map(pairs)
  const isSmall = (letter: string) => letter === letter.toLowerCase()
  const small = [...plainOf.keys()].filter(isSmall).join('')
  const capital = [...plainOf.keys()].filter((letter) => !isSmall(letter)).join('')
  const accentedOf = new Map(pairs.map(([accented, plain]) => [plain, accented]))
  const vowels = [...accentedOf.keys()].filter(isSmall).join('')

  const word = new RegExp(`[${all}]+`, 'g')
  const accented = new RegExp(`[${small}]`)
  const marked = new RegExp(`[${small}${capital}]`, 'g')
  const twice = new RegExp(`[${small}${capital}].*[${small}]`)
  const bigLetter = new RegExp(`[${capitals}]`)
  const syllable = new RegExp(accents.syllable, 'g')
  const gliding = new RegExp(`^(?:${accents.gliding})$`)
  const apart = new RegExp(`^(?:${accents.apart ?? '(?!)'})$`)
  const cut = new RegExp(`(?:${accents.cutEndings})$`)
  const lastVowel = new RegExp(`([${vowels}])([^${vowels}]*)$`)
  const single = new Set(accents.oneSyllable)
  const rightly = new Set([...accents.accentedMonosyllables, ...accents.pronouns])
  const pronouns = new Set(accents.pronouns)

  /**
   * Each syllable: whether it is accented, and whether its vowels may be said as one with the next. An accent on the
   * first of two vowels parts them.
   */
  const syllablesOf = (text: string) => {
    const found = matchesOf(text.toLowerCase(), syllable)
    return found.map(({ 0: own, index }, i) => ({
      accented: accented.test(own),
      gliding: gliding.test(own) && found[i + 1]?.index === index + own.length,
    }))
  }
  const isAccented = (text: string) => accented.test(text.toLowerCase())
  const isCapitals = (text: string) => text === text.toUpperCase() || bigLetter.test(text.slice(1))
  const withoutAccents = (text: string) => text.replace(marked, (letter) => plainOf.get(letter) ?? letter)

  const lacksAccent = (text: string) => {
    if (isAccented(text) || isCapitals(text)) return false
    const syllables = syllablesOf(text)
    if (syllables.length < 2 || single.has(text.toLowerCase())) return false
    // A foreign name whose vowels glide into one syllable.
    return !(syllables.length === 2 && syllables[0]?.gliding === true && bigLetter.test(text))
  }
  const hasNeedlessAccent = (text: string) => {
    const lower = text.toLowerCase()
    if (!accented.test(lower) || (isCapitals(text) && text.length > 1) || rightly.has(lower)) return false
    const syllables = syllablesOf(lower)
    return syllables.length === 1 || (single.has(withoutAccents(lower)) && syllables[0]?.accented === false)
  }
  const oddityOf = remembered(
    200_000,
    (text) =>
      (lacksAccent(text) ? ODD.bare : 0) |
      (hasNeedlessAccent(text) || pronouns.has(text) ? ODD.needless : 0) |
      (twice.test(text) ? ODD.twice : 0),
  )
  return {
    word,
    small,
    capital,
    isAccented,
    isCapitals,
    isCutShort: (text) => cut.test(text.toLowerCase()) || cutShort.has(text.toLowerCase()),
    withoutAccents,
    lacksAccent,
    hasNeedlessAccent,
    accentsOf(text) {
      const syllables = syllablesOf(text)
      const last = syllables.length - 1
      const where = syllables.flatMap((own, i) => (own.accented ? [last - i] : []))
      const sure = apart.test(text.toLowerCase()) || !syllables.slice(-3).some((own) => own.gliding && !own.accented)
      return {
        count: where.length,
        paired: where.length === 2 && where[1] === 0 && (where[0] === 2 || where[0] === 3),
        third: where.length === 1 && where[0] === 2 && sure,
      }
    },
    accentLast: (text) =>
      text.replace(lastVowel, (_, vowel: string, rest: string) => (accentedOf.get(vowel) ?? vowel) + rest),
    odditiesOf: remembered(8000, (text) => (text.match(word) ?? []).reduce((all, own) => all | oddityOf(own), 0)),
  }
}
