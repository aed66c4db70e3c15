// The words and patterns of a language that the checks read. Each file of src/languages/ is one language, named by its
// ISO 639-1 code. It may leave out what it does not know.
import type { Example } from '../model/example.ts'

/** The alphabets that the checks distinguish. */
export type Script = 'Greek' | 'Latin' | 'Cyrillic'

/** What an amount is measured in. */
export type Unit = 'money' | 'percent' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'kilometre'

/**
 * Fields named "pattern", and those about facts from `units` to `taxNumber`, are regular expressions without flags, in
 * small letters, and match in any case.
 */
export interface Language {
  /** In English; '' for a language without a file. */
  readonly name: string
  readonly script: Script
  readonly accents?: Accents
  readonly spelling?: Spelling
  readonly punctuation?: Punctuation
  readonly repeats?: Repeats
  readonly slugs?: Slugs
  readonly time?: Time
  /** Whole texts of links that do not name their target: small letters, no accents, no punctuation at the ends. */
  readonly genericLinks: readonly string[]
  /** Phrases that mark a missing text, in small letters: "your text here". */
  readonly filler: readonly string[]
  /** Abbreviations that end with a full stop, in small letters and without it. */
  readonly cutShort: readonly string[]
  /** The words of each unit. */
  readonly units: Readonly<Partial<Record<Unit, string>>>
  /** The numbers one to twelve in words. */
  readonly numbers: readonly string[]
  /** Between the two ends of a range: "3 to 12". */
  readonly to: string
  /** Words and endings of a sentence about the business: "we", "our". Case-sensitive. */
  readonly firstPerson: string
  /** Names of bodies and people with a phone or an address of their own: "the council". */
  readonly others: string
  readonly clock: ClockWords
  /** Short forms in street names with their words; '' for a word that may be omitted. */
  readonly streets: Readonly<Record<string, string>>
  /** The endings by which two forms of one name differ. */
  readonly endings: string
  /** Words before the tax number of a business. */
  readonly taxNumber: string
  /** Pattern of the words before a password in a text. */
  readonly password?: string
  /** Whole alternative texts that do not describe a picture, in small letters. */
  readonly genericAlts: readonly string[]
  /** Articles and prepositions, in small letters: no line of a social card ends with one. */
  readonly leading: readonly string[]
  /** Examples of the rules that no other language can show, by rule id. */
  readonly examples: Readonly<Record<string, Record<'fine' | 'bad', Example>>>
}

/** The accents of a language whose every word of two syllables has one. */
export interface Accents {
  /** Each accented letter, followed by the same letter without its accent: "éeÉE". */
  readonly pairs: string
  /** Pattern of the vowels of one syllable, in small letters. */
  readonly syllable: string
  /** Pattern of vowels after the accent that may be one syllable or two. */
  readonly uncertain: string
  /** Pattern of the endings of words whose last vowels are two syllables although `uncertain` matches. */
  readonly certain: string
  /** Pattern of a word with a mark inside. */
  readonly joined: string
  /** Words that may have an accent although the dictionary has them without: pronouns before a verb. */
  readonly optional: readonly string[]
  /** Enclitic pronouns: they give the word before them a second accent. */
  readonly leaning: readonly string[]
  /** Those of them that are never the article of the next word. */
  readonly possessive: readonly string[]
  /** Words after a possessive pronoun that show that it belongs to the word before it. */
  readonly afterPossessive: readonly string[]
  /** Question words that have an accent, without it and with it. */
  readonly asking: readonly (readonly [plain: string, accented: string])[]
  /** Prepositions that may precede a question word. */
  readonly beforeAsking: readonly string[]
}

/** The dictionaries of a language, and which letters its writers mistake. */
export interface Spelling {
  /** npm packages in the format of Hunspell; a word is right if one of them has it. */
  readonly dictionaries: readonly string[]
  /** The letters that a typing error may insert, in small letters. */
  readonly letters: string
  /** The length from which a word is hardly one typing error away from another by chance. */
  readonly long: number
  /** Groups of letters that sound alike. */
  readonly alike: readonly (readonly string[])[]
  /** Whether two words may be written as one: "lakeside". */
  readonly compounds: boolean
  /** Beginnings that may join any word: "re", "un". */
  readonly prefixes: readonly string[]
}

/** Typography of a language that differs from English. */
export interface Punctuation {
  /** The mark that ends a question. */
  readonly question: string
  readonly quotes: readonly [open: string, close: string]
  /** Pattern of the unit after an amount, the sign first. Decimals have a comma. */
  readonly money: string
}

/** Words in a row. */
export interface Repeats {
  /** Short words that never occur twice in a row: "the the". */
  readonly never: readonly string[]
  /** Longer words that may: "really really". */
  readonly meant: readonly string[]
}

/** Dates, and the words that relate a text to them. Patterns over small letters. */
export interface Time {
  /** The months in the form a date has, January first: "31 October 2026". */
  readonly months: readonly string[]
  /** Ends an offer, before a date: "valid until 31 October 2026". */
  readonly until: string
  /** Seasons and holidays that `until` may be followed by, with their year: "until Easter 2026". */
  readonly seasons: string
  /** Words of a sentence about the past, whose dates may be over: "Until 3 May 2019 we were in Leeds". */
  readonly past: string
}

/** The transliteration of the language in addresses. */
export interface Slugs {
  /**
   * Letters and pairs that may be written in more than one way, the standard's first. `|` separates the two forms of one
   * way: before a voiced sound, and before a voiceless one or the end of the word.
   */
  readonly ways: Readonly<Record<string, readonly string[]>>
  /** The same for pairs at the start or the end of a word. */
  readonly edges: Readonly<Record<string, readonly string[]>>
  /** The letters of voiceless sounds. */
  readonly voiceless: string
  /** Letters with one way. */
  readonly same: Readonly<Record<string, string>>
}

/** Patterns of days and opening hours. */
export interface ClockWords {
  /** The days, Monday first. */
  readonly days: readonly string[]
  readonly everyDay: string
  /** Between the first and the last of several days. */
  readonly through: string
  /** Words after a time before noon, and after a later one. */
  readonly morning: string
  readonly afternoon: string
  /** Open day and night. */
  readonly always: string
  readonly closed: string
}
