// How texts of a language say what a site does with visitors and what not. Plain data, as in language.ts.

/**
 * What a text on privacy may deny: cookies, counting of visits, anything fetched from others, a map that comes unasked,
 * any map, mail that nobody asked for. Or say is there: a map of Google, one that comes unasked.
 */
export type Denied = 'cookies' | 'counting' | 'foreign' | 'map' | 'maps' | 'mail' | 'google' | 'unasked'

/** Patterns by what they say. */
type Statements = Readonly<Partial<Record<Denied, string>>>

/** Patterns of what a page says it does not do, and of what it says it does. */
export interface Deeds {
  readonly denials?: Statements
  readonly admissions?: Statements
  /** Denials of other languages that pages hold as well: texts of tools and services are copied in English. */
  readonly otherDenials?: readonly Statements[]
  /** In the sentence of a service of others: that it is used; that it is not, or elsewhere, or on a condition. */
  readonly uses?: readonly [does: string, not: string]
}
