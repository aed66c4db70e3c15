// A Greek word -> its syllables and accents, and what the spelling of today (one accent, since 1982) asks of them. Pure.
// No dictionary: the few words whose vowels are said as one (για, ποιος) and the abbreviations are listed, the rest is counted.

/** Greek letters for the inside of a character class: accents, breathings and archaic letters too, punctuation of the block not. */
export const GREEK =
  '\\u0370-\\u0373\\u0376-\\u0377\\u037b-\\u037d\\u0386\\u0388-\\u03ff\\u1f00-\\u1fbc\\u1fc2-\\u1fcc\\u1fd0-\\u1fdb\\u1fe0-\\u1fec\\u1ff2-\\u1ffc'

/** Vowels that are said together, then single ones: each match is the middle of one syllable. An accent on the first of two parts them (τσάι). */
const NUCLEUS = /α[ιί]|ε[ιί]|ο[ιί]|ο[υύ]|υ[ιί]|α[υύ]|ε[υύ]|η[υύ]|[αεηιουωάέήίόύώϊϋΐΰ]/g
const ACCENTED = /[άέήίόύώΐΰ]/
const CAPITAL = /[Α-ΩΆΈ-ΏΪΫ]/
const VOWEL_SOUND_I = /^(?:[ιυη]|ει|οι)$/

export interface Syllable {
  /** The vowels of it. */
  readonly vowels: string
  readonly at: number
  readonly accented: boolean
  /** Said as one with the next in some words, apart in others: σπί-τια, υ-πό-γει-α. */
  readonly gliding: boolean
}

export function syllablesOf(word: string): Syllable[] {
  const found = [...word.toLowerCase().matchAll(NUCLEUS)]
  return found.map((match, i) => ({
    vowels: match[0],
    at: match.index,
    accented: ACCENTED.test(match[0]),
    gliding: VOWEL_SOUND_I.test(match[0]) && found[i + 1]?.index === match.index + match[0].length,
  }))
}

export const isAccented = (word: string) => ACCENTED.test(word.toLowerCase())
export const isCapitals = (word: string) => word === word.toUpperCase() || CAPITAL.test(word.slice(1))
export const withoutTonos = (word: string) => word.replace(/[άέήίόύώΐΰΆΈΉΊΌΎΏ]/g, (letter) => PLAIN[letter] ?? letter)

const PLAIN: Readonly<Record<string, string>> = Object.fromEntries(
  [...'άαέεήηίιόούυώωΐϊΰϋΆΑΈΕΉΗΊΙΌΟΎΥΏΩ'.matchAll(/(.)(.)/gu)].map(([, accented = '', plain = '']) => [accented, plain]),
)

/** Words of one spoken syllable though they are written with two: they take no accent. */
const ONE_SYLLABLE = new Set(
  `για γεια γειας μια μιας μιαν δυο δια πια πιο ποιος ποια ποιο ποιον ποιου ποιας ποιαν ποιοι ποιες ποιων ποιους γιος γιο γιον γιου γιοι γιων γιους γιε
  νιος νια νιο νιον νιου νιας νιοι νιες νιων νιους πιω πιεις πιει πιες πιουν πιε βια βιας σια χια νιου γιορκ κιου ουαου γουαου μπιου βιου τια για κια φιου γιεν`.split(
    /\s+/,
  ),
)

/** A word before a full stop that is a word cut short, where its last letter does not already say so. */
const CUT_SHORT = new Set('ιαν ιουν ιουλ αυγ ημερ εταιρ διευθυν χιλιομετρ ευρ οικον υπολογ κυρ δευτ κυβερν'.split(' '))

/** Letters a Greek word does not end in: before a full stop they mark a word cut short (Λεωφ., αριθ., εκατ.). */
const CUT = /[βγδζθκλμπστφχ]$/

export const isCutShort = (word: string) => CUT.test(word.toLowerCase()) || CUT_SHORT.has(word.toLowerCase())

/** What a word leans its accent on: "ο άνθρωπός του", "αφήστε το". */
export const LEANING = ['μου', 'σου', 'του', 'της', 'μας', 'σας', 'τους', 'το', 'τα', 'τον', 'την', 'τη', 'τις', 'τες']

/** One syllable with an accent, rightly: it tells two words apart. */
const TOLD_APART = new Set(['ή', 'πού', 'πώς', 'διά', 'νά', 'ώς'])
/** Pronouns that take an accent before a verb ("ο πατέρας μού είπε"), never at the end of a phrase. */
export const PRONOUNS = new Set(['μού', 'σού', 'τού', 'τής', 'μάς', 'σάς', 'τούς'])

/** Whether a word in small letters has two syllables or more and no accent. */
export function lacksTonos(word: string): boolean {
  if (ACCENTED.test(word) || isAccented(word) || isCapitals(word)) return false
  const syllables = syllablesOf(word)
  if (syllables.length < 2 || ONE_SYLLABLE.has(word.toLowerCase())) return false
  // A foreign name in Greek letters: Νιου, Μπιουκ. Its vowels glide into one.
  return !(syllables.length === 2 && syllables[0]?.gliding === true && CAPITAL.test(word))
}

/** Whether a word of one spoken syllable has an accent it must not have. */
export function hasNeedlessTonos(word: string): boolean {
  const small = word.toLowerCase()
  if (!ACCENTED.test(small) || (isCapitals(word) && word.length > 1) || TOLD_APART.has(small) || PRONOUNS.has(small)) return false
  const syllables = syllablesOf(small)
  return syllables.length === 1 || (ONE_SYLLABLE.has(withoutTonos(small)) && syllables[0]?.accented === false)
}

/** How many accents a word has, and whether they stand as those of a leaning pair do: on the third syllable from the end and on the last. */
export function accentsOf(word: string): { count: number; paired: boolean; third: boolean } {
  const syllables = syllablesOf(word)
  const last = syllables.length - 1
  const where = syllables.flatMap(({ accented }, i) => (accented ? [last - i] : []))
  const sure = !syllables.slice(-3).some(({ gliding, accented }) => gliding && !accented)
  return {
    count: where.length,
    paired: where.length === 2 && where[1] === 0 && (where[0] === 2 || where[0] === 3),
    third: where.length === 1 && where[0] === 2 && sure,
  }
}

/** What is odd about some word of a text. */
export const ODD = { bare: 1, needless: 2, twice: 4 } as const

const WORD = new RegExp(`[${GREEK}]+`, 'g')
const TWICE = /[άέήίόύώΐΰΆΈΉΊΌΎΏ].*[άέήίόύώΐΰ]/
const words = new Map<string, number>()
const texts = new Map<string, number>()

/** The oddities of a text's words, or-ed: words repeat and rules ask one after the other, so both are remembered. */
export function odditiesOf(text: string): number {
  const known = texts.get(text)
  if (known !== undefined) return known
  let all = 0
  for (const word of text.match(WORD) ?? []) {
    let odd = words.get(word)
    if (odd === undefined) {
      if (words.size > 200_000) words.clear()
      odd = (lacksTonos(word) ? ODD.bare : 0) | (hasNeedlessTonos(word) || PRONOUNS.has(word) ? ODD.needless : 0) | (TWICE.test(word) ? ODD.twice : 0)
      words.set(word, odd)
    }
    all |= odd
  }
  if (texts.size > 20_000) texts.clear()
  texts.set(text, all)
  return all
}

/** Letters of other alphabets that look like Greek ones, and what they pass for. */
const LOOKS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'AΑBΒEΕZΖHΗIΙKΚMΜNΝOΟPΡTΤYΥXΧaαeεiιkκnηoοpρtτuυvνxχyγwωАΑВΒЕΕНΗІΙКΚМΜОΟРΡТΤХΧаαоορρеεіιкκхχµμ'.matchAll(/(.)(.)/gu)].map(([, other = '', greek = '']) => [
    other,
    greek,
  ]),
)
const BACK: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXαaιiκkοoρpυuνvχxγy'.matchAll(/(.)(.)/gu)].map(([, greek = '', latin = '']) => [greek, latin]),
)

/** The word in one alphabet, where each letter has a likeness there; undefined where one has not. */
export function inOneAlphabet(word: string, alphabet: 'Greek' | 'Latin'): string | undefined {
  const table = alphabet === 'Greek' ? LOOKS : BACK
  const own = alphabet === 'Greek' ? new RegExp(`[${GREEK}]`) : /[A-Za-z\u00c0-\u024f]/
  let out = ''
  for (const letter of word) {
    const better = own.test(letter) ? letter : table[letter]
    if (better === undefined) return undefined
    out += better
  }
  return out
}

/** Letters that stand for one another in loose comparison: with accents, and the sigma of word ends. */
export const ACCENTS: Readonly<Record<string, string>> = { α: 'ά', ε: 'έ', η: 'ή', ι: 'ίϊΐ', ο: 'ό', υ: 'ύϋΰ', ω: 'ώ', σ: 'ς' }

/** A text for comparison: no accents, small letters, one sigma. */
export const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
