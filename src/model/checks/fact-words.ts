// The words of a language that the rules about facts read: units, numbers, clock times, days, addresses. Plain data.

/** What an amount is measured in. */
export type Unit = 'money' | 'percent' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'kilometre'

/** Fields are patterns: regular expressions without flags, in small letters, used without regard to case. */
export interface FactWords {
  /** The words of each unit. */
  readonly units: Readonly<Partial<Record<Unit, string>>>
  /** The numbers one to twelve in words. */
  readonly numbers: readonly string[]
  /** Between the two ends of a range: "3 to 12". */
  readonly to: string
  /** A word or an ending by which a sentence speaks for the business: "we", "our". Used with regard to case. */
  readonly firstPerson: string
  /** Names of bodies and people with a phone or an address of their own: "the council". */
  readonly others: string
  readonly clock: ClockWords
  /** Before a postal code. */
  readonly postalCode: string
  /** Short forms in street names and the words they stand for; a word to leave out is ''. */
  readonly streets: Readonly<Record<string, string>>
  /** The endings by which two forms of one name differ. */
  readonly endings: string
  /** Before the tax number of a business. */
  readonly taxNumber: string
}

/** Patterns of days and opening hours. */
export interface ClockWords {
  /** The days, Monday first. */
  readonly days: readonly string[]
  readonly everyDay: string
  /** Between the first and the last of several days. */
  readonly through: string
  /** After a time before noon, and after a later one. */
  readonly morning: string
  readonly afternoon: string
  /** Open day and night. */
  readonly always: string
  readonly closed: string
}
