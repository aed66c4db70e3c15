// What is counted, and what businesses promise by it in words of a language. Plain data, as in language.ts.

/** What is counted. Times compare across units, the rest do not. */
export type Unit =
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'kilometre'
  | 'metre'
  | 'square metre'
  | 'percent'
  | 'money'
  | 'review'
  | 'star'
  | 'job'
  | 'time'
  | 'customer'
  | 'place'
  | 'service'
  | 'crew'
  | 'person'
  | 'item'
  | 'page'

/** What businesses promise with a number. */
export interface Promised {
  readonly about: string
  /** Pattern of the words beside the number. */
  readonly near: string
  readonly units: readonly Unit[]
  /** A term that others set too: its words stand right beside the number, and a claim is about it, or it is nothing. */
  readonly isTerm?: boolean
  /** A sentence about a thing may say the same of it: "the hotel has 4.8 out of 5". */
  readonly isOfAnything?: true
}
