// What the checks know of a language: words, promises, spelling. Plain data, patterns as texts: it goes to workers.
// One file of src/languages/ a language; its name is the ISO 639-1 code that site.yaml uses.

import type { Deeds } from './deeds.ts'
import type { OpeningWords } from './opening.ts'
import type { Beginning, Disowned, Free, Naming, PhoneKinds, Placed, Serving, Staff } from './phrases.ts'
import type { Promised, Unit } from './promised.ts'
import type { LexiconSource, Writing } from './spelling.ts'

export type { Promised, Unit }

/** Fields named "pattern" are regular expressions without flags, in small letters, used without regard to case. */
export interface Language extends Deeds, Writing {
  /** In English; '' for a language nobody has described. */
  readonly name: string
  /** Patterns of the words of units. */
  readonly units: Readonly<Partial<Record<Unit, string>>>
  /** Pattern between the two ends of a range: "3 to 12". */
  readonly to: string
  /** Pattern before an amount that is a lower bound: "from 70€". */
  readonly from: string
  /** What businesses promise with a number, by a pattern of the words beside it; without units, by these alone. */
  readonly promises: readonly Promised[]
  /** Numbers in words. */
  readonly counting?: Counting
  readonly speakers?: Speakers
  readonly tax: TaxWords
  readonly free?: Free
  readonly hours: HoursWords
  /** Pattern of a whole text that tells one file from another, in small letters: "photo2 final". */
  readonly nicknames?: string
  /** Pattern of the name of a file that is a copy, and with / of a folder of an old site: small letters, no accents. */
  readonly copied?: string
  /** Pattern of what stands before a password that somebody noted. */
  readonly password?: string
  /** Whole texts that say nothing of a picture, in small letters. */
  readonly genericAlts: readonly string[]
  /** Towns that businesses name as served: small letters, no accents. */
  readonly towns?: readonly string[]
  readonly serving?: Serving
  readonly phoneKinds?: PhoneKinds
  readonly placed?: Placed
  /** Words said with the next one (articles, prepositions), in small letters: no line of a social card ends on one. */
  readonly leading: readonly string[]
  /** Words cut short in street names, and what they stand for; a word to leave out is ''. */
  readonly streets: Readonly<Record<string, string>>
  /** Pattern of what stands before a postal code. */
  readonly postalCode: string
  /** Pattern of the endings by which two forms of one name may differ. */
  readonly endings: string
  readonly naming?: Naming
  /** Words that say nothing of what a thing is, in small letters: "every", "next", "new". */
  readonly vague?: readonly string[]
  readonly lexicon?: LexiconSource
  readonly prose?: Prose
  /** Cases that show the rules no other language can show, by rule id. */
  readonly examples: Readonly<Record<string, { readonly fine: LanguageCase; readonly bad: LanguageCase }>>
}

/** Numbers in words: patterns over small letters without accents, with one sigma. */
export interface Counting {
  /** Whole words and what they are worth; words in a row add up. */
  readonly words: readonly (readonly [pattern: string, value: number])[]
  /** Words that multiply what stands before them. */
  readonly times: readonly (readonly [pattern: string, value: number])[]
  /** Units that are many of their kind, in small letters, and how many: "a thousand euros". */
  readonly scales?: readonly (readonly [pattern: string, times: number])[]
  /** A text over the price list that counts its rows, `_` for the number: "The _ jobs we are asked for most". */
  readonly overPrices?: string
  /** Between a number and what is counted: "or more". */
  readonly more?: string
  /** Amounts that are no number and unit: "half an hour". */
  readonly whole: readonly (readonly [pattern: string, value: number, unit: Unit])[]
  /** In a reason: that something is more or less than usual, or given by others. Over texts as they are written. */
  readonly unusual?: string
  /** In a reason: that a way is longer than others, and that it is shorter. Over texts as they are written. */
  readonly ways?: readonly [further: string, nearer: string]
  /** Words of a number and a unit in one ("fortnight"): beginnings, which may be figures too, and ends. */
  readonly joined: {
    readonly begin: readonly (readonly [pattern: string, value: number])[]
    readonly end: readonly (readonly [pattern: string, unit: Unit])[]
  }
}

/** Whose business a sentence tells of. Patterns over texts as they are written, without regard to case. */
export interface Speakers extends Beginning, Disowned, Staff {
  /** The business speaks of itself: "we", "our", verbs of the first person. */
  readonly ours: string
  /** Others are spoken of: neighbours, makers, shops, authorities; prices somebody once paid. */
  readonly others: string
  /** The start of a sentence about a thing, up to the first letter of its noun. */
  readonly subject: string
  /** Straight before the name of a person at the start of a sentence, with regard to case. */
  readonly person?: string
  /** Nouns that are the business in such a sentence: "the office", "the workshop". */
  readonly own: string
  /** Beside a number that promises nothing: "on foot", "to dry". */
  readonly aside: string
  /** Straight behind a price of goods: "a metre". */
  readonly per?: string
  /** Straight behind a price that is the name of something: "coin". */
  readonly coin?: string
  /** Named beside a price that is no offer: energy, fees, damage, what was paid once. */
  readonly expense?: string
  /** Straight before a price that nobody is asked for: "you do not pay". */
  readonly unpaid?: string
  /** Straight behind a number that is a rate: "a day". */
  readonly rate: string
  /** What a sentence may hold beside a number that completes the sentence before it: "usually", "allow". */
  readonly completing?: string
  /** Before a time in which something is done: "within". */
  readonly within: string
  /** All that stands before an amount where the title above it says what it is of: "it lasts for". */
  readonly lasts?: string
}

/** Patterns of tax wording: what says that a price holds it, that it comes on top, and what only asks or supposes. */
export interface TaxWords {
  readonly included: string
  readonly added: string
  readonly unsaid: string
  /** What tax is called, as written: pages without it are not searched. */
  readonly signs: readonly string[]
  /** Before the tax number of a business, as written, and before its number in the register of businesses. */
  readonly number?: string
  readonly register?: string
}

/** Patterns of opening hours. */
export interface HoursWords extends OpeningWords {
  /** The days, Monday first. */
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
  /** Days off that are no days of the week. */
  readonly holidays?: string
  readonly afternoon: string
  readonly morning: string
}

/** Articles, alone and with a preposition. In small letters. */
export interface Prose {
  /** By gender and number, and within each by case, the nominative first. */
  readonly articles: readonly (readonly (readonly string[])[])[]
}

/** YAML files over a small base site, and what the rule finds in them: an `Example` of rule.ts. */
export interface LanguageCase {
  readonly yaml: Readonly<Record<string, string>>
  readonly findings?: readonly string[]
}

/** A text of phrases with commas between -> the phrases. */
export const phrases = (text: string): string[] => text.trim().split(/\s*,\s*/)
