// The words of a language that the rules about facts read: units, numbers, clock times, days, addresses. Plain data.

/** What an amount is measured in. */
export type Unit = 'money' | 'percent' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'kilometre'

/** Fields are regular expressions without flags, in small letters, and match in any case. */
export interface FactWords {
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
  /** Words before a postal code. */
  readonly postalCode: string
  /** Short forms in street names with their words; '' for a word that may be omitted. */
  readonly streets: Readonly<Record<string, string>>
  /** The endings by which two forms of one name differ. */
  readonly endings: string
  /** Words before the tax number of a business. */
  readonly taxNumber: string
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
