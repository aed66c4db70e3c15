// What no text of a business may tell its readers: advice that harms, a price against the law, what cannot be. Plain
// data, as in language.ts.

/** How a text offers a price without a receipt. Patterns. */
export interface Unlawful {
  readonly pattern: string
  /** Anywhere in the sentence: it is refused, or told of others. */
  readonly unless: string
  /** What every such text holds, as written: others are not searched. */
  readonly signs: readonly string[]
}

/** Something that no sentence may say. Patterns, without regard to case. */
export interface Untold {
  readonly pattern: string
  /** Anywhere in the sentence: it is warned of, refused, or said of another case. */
  readonly unless: string
  /** What it does, as a finding says: "tells to mix acid with bleach". */
  readonly says: string
  /** It names others itself, a tenant, and is not told of them. */
  readonly namesOthers?: true
}

/** What a sentence may not say for its sense. */
export interface Sense {
  /** What nobody may offer. */
  readonly unlawful?: Unlawful
  /** What else the law forbids a business. */
  readonly forbidden?: readonly Untold[]
  /** Advice after which a reader is hurt. */
  readonly unsafe?: readonly Untold[]
  /** Measures, seasons and the like that cannot be. */
  readonly impossible?: readonly Untold[]
}
