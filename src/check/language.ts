// What rules must know of a language to understand what a page promises. The words themselves stand in rules/lang/words/.
import greek from './rules/lang/words/el.ts'
import english from './rules/lang/words/en.ts'

/** What is counted. Times compare across units, the rest do not. */
export type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'kilometre' | 'metre' | 'square metre' | 'percent' | 'money' | 'review'

export interface Language {
  /** Patterns of words (regular expressions without flags, small letters; they are used without regard to case). */
  readonly units: Readonly<Partial<Record<Unit, string>>>
  /** Between the two ends of a range: "3 to 12". */
  readonly to: string
  /** Before an amount that is a lower bound: "from 70€". */
  readonly from: string
  /** What businesses promise with a number, by the words beside it. */
  readonly promises: readonly { readonly about: string; readonly near: string; readonly units: readonly Unit[] }[]
  /** Tax wording: what says that a price holds it, that it comes on top, and what only asks or supposes. */
  readonly tax: {
    readonly included: string
    readonly added: string
    readonly unsaid: string
    /** What tax is called: pages without it are not searched. */
    readonly signs: readonly string[]
  }
  readonly hours: {
    /** Patterns of the days, Monday first. */
    readonly days: readonly string[]
    readonly everyDay: string
    /** From one day to another. */
    readonly through: string
    /** Between days that are listed. */
    readonly joins: string
    /** Before a day or a time, with the space behind it. */
    readonly article: string
    /** Open day and night. */
    readonly always: string
    /** Beside a day: not open then. */
    readonly closed: string
    /** What every word of `closed` begins with, as written: pages without it are not searched. */
    readonly closedSigns: readonly string[]
    /** Before times that are opening hours though no day is named. */
    readonly open: string
    readonly afternoon: string
    readonly morning: string
  }
  /** Whole texts of links that say nothing of where they lead: small letters, no accents, no marks at the ends. */
  readonly genericLinks: readonly string[]
  /** Words cut short in street names, and what they stand for; a word to leave out is ''. */
  readonly streets: Readonly<Record<string, string>>
  /** What stands before a postal code. */
  readonly postalCode: string
  /** Endings by which two forms of one name may differ. */
  readonly endings: RegExp
}

/** A language nobody has described: figures and signs are understood, words are not. */
const NEVER = '(?!)'
const unknown: Language = {
  units: { kilometre: 'km', metre: 'm', 'square metre': 'm²', percent: '%', money: '€|£|\\$|EUR' },
  to: NEVER,
  from: NEVER,
  promises: [],
  tax: { included: NEVER, added: NEVER, unsaid: NEVER, signs: [] },
  hours: {
    days: [],
    everyDay: NEVER,
    through: NEVER,
    joins: NEVER,
    article: NEVER,
    always: '24/7',
    closed: NEVER,
    closedSigns: [],
    open: NEVER,
    afternoon: NEVER,
    morning: NEVER,
  },
  genericLinks: [],
  streets: {},
  postalCode: NEVER,
  endings: /$^/,
}

const languages: Readonly<Record<string, Language>> = { el: greek, en: english }

/** By ISO 639 code. */
export const languageOf = (code: string): Language => languages[code] ?? unknown
