// How texts of a language name a phone, where they are, what is free, and what a site does not do. Plain data, as in
// language.ts.

/**
 * What a text on privacy may deny: cookies, counting of visits, anything fetched from others, a map that comes unasked.
 */
export type Denied = 'cookies' | 'counting' | 'foreign' | 'map'

/** Patterns of the words for each kind of phone. */
export interface PhoneKinds {
  readonly mobile: string
  readonly landline: string
  /** Words between one of them and its number: "our mobile is". */
  readonly between: string
  /** Straight before one of them, where it is the phone of the reader: "from a". */
  readonly theirs: string
  /** Hospitals, authorities and the like, whose phones a text gives; a few words may part them from the number. */
  readonly others?: string
}

/** How a text names the business. Patterns. */
export interface Naming {
  /** Straight before its name, with regard to case: "thank you for choosing". */
  readonly thanks: string
  /** In a line of copyright: all rights reserved, forms of companies. */
  readonly rights?: string
  /** Endings that a town has in the names of streets alone, over small letters without accents. */
  readonly streetEndings?: string
}

/** How a text says that a town is served. Patterns over small letters without accents. */
export interface Serving {
  /** Straight before the town: "we come to". */
  readonly before: string
  /** Before a town that is served where `behind` follows it: "in". */
  readonly at: string
  /** Straight behind it: "we work". */
  readonly behind: string
}

/** How a text says where it is. Patterns. */
export interface Placed {
  /** Straight before the name of the town a text is about, with the space behind it: "in", "a street of". */
  readonly before: string
  /** The office of the business, which has one address. */
  readonly office?: string
  /** At the start of a sentence, straight before the name of a quarter it is about. */
  readonly opening?: string
  /** Straight before that, where the reader is spoken to: "do you live". */
  readonly yours: string
  /** Straight before that, where one reader is spoken to and no other: "your house". */
  readonly house?: string
  /** What makes such a sentence one of several cases: "if". */
  readonly supposed?: string
  /** Straight behind a name that is one of several: "or". */
  readonly listed?: string
  /** Straight before it, where the name is that of a street. */
  readonly street: string
}

/** How a text says that something costs nothing. Patterns. */
export interface Free {
  /** Words that say it. */
  readonly pattern: string
  /** Words between them and the thing that is free: "is". */
  readonly between: string
  /** Anywhere in the sentence: it holds for a case alone, or not at all. */
  readonly unless: string
}
