// What no text of a business may tell its readers: advice that harms, a price against the law, what cannot be. Plain
// data, as in language.ts.

/** Something that no sentence may say. Patterns, without regard to case. */
export interface Untold {
  readonly pattern: string
  /** Anywhere in the sentence: it is warned of, refused, or said of another case. */
  readonly unless: string
  /** What it does, as a finding says: "tells to mix acid with bleach". */
  readonly says: string
  /** It is wrong whoever it is said of: the sentence may name others. */
  readonly ofAnyone?: true
}

/** What a page tells its readers to do though another sentence of it warns them of the same. Patterns, without case. */
export interface Opposed {
  readonly tells: string
  /** Anywhere in the sentence that tells to: it does so in another case, or does not. */
  readonly unless: string
  readonly warns: string
}

/** What a sentence may not say for its sense. */
export interface Sense {
  /** What nobody may offer. */
  readonly unlawful?: readonly Untold[]
  /** Advice after which a reader is hurt. */
  readonly unsafe?: readonly Untold[]
  /** Measures, seasons and the like that cannot be. */
  readonly impossible?: readonly Untold[]
  /** Advice that a page may give or warn of, and not both. */
  readonly opposed?: readonly Opposed[]
}
