// What the checks know of how words of a language are spelt: accents, a dictionary, words that are often wrong. Data.

/** Where accents stand, in a language whose every word of two syllables has one. */
export interface Accents {
  /** An accented letter and the same without, side by side: "éeÉE". */
  readonly pairs: string
  /**
   * Vowels said together, then single ones, for the inside of a word in small letters: each match is the middle of
   * one syllable.
   */
  readonly syllable: string
  /** Syllables said as one with a vowel behind them in some words, apart in others. */
  readonly gliding: string
  /** Two capitals whose accent parted them, and the second with the diaeresis it keeps when accents go. */
  readonly parted: Readonly<Record<string, string>>
  /** Words written with two syllables and said with one: they have no accent. */
  readonly oneSyllable: readonly string[]
  /** Words of one syllable that have an accent, to be told from others. */
  readonly accentedMonosyllables: readonly string[]
  /** Pronouns that have an accent before a verb and never at the end of a phrase. */
  readonly pronouns: readonly string[]
  /** Pattern of words joined by a mark without a space, of which the first keeps its accent. */
  readonly joined: string
  /** Words that lean on the one before them and give it a second accent; the three to name in a message first. */
  readonly leaning: readonly string[]
  /** A pronoun that leans on verbs alone, and is another word elsewhere; the ends of these verbs. Patterns. */
  readonly object?: { readonly pronoun: string; readonly verb: string }
  /** Words whose vowels before the end are two syllables where those of others glide. Pattern of whole words. */
  readonly apart?: string
  /** Pronouns of possession, and words before which they are nothing else. Patterns. */
  readonly owning?: { readonly pronouns: string; readonly before: string }
  /**
   * Things that somebody has and that do nothing for anybody, a pronoun, and what happens to such things: between the
   * two it is one of possession. Patterns.
   */
  readonly owned?: { readonly things: string; readonly pronoun: string; readonly happens: string }
  /** Words before which a leaning word can lean on nothing but the one before it. Pattern. */
  readonly joining?: string
  /** A word that leans, and a noun behind it whose article it is: nothing leans then. Pattern. */
  readonly another?: string
  /** Last letters no whole word has: before a full stop they mark a word cut short. */
  readonly cutEndings: string
  /** Ends of the first half of a compound. */
  readonly halves: string
  /** Foreign names, which many write without an accent. With regard to case. */
  readonly foreign: string
}

/** The dictionary of a language, and how its words are mistaken for one another. */
export interface LexiconSource {
  /** npm packages in the format of Hunspell whose index.dic is sorted by its bytes; a word stands in one of them. */
  readonly packages: readonly string[]
  /** Groups of letters that sound alike. */
  readonly alike: readonly (readonly string[])[]
  /** Whether two sounds of one word may be mistaken: that of its stem and that of its end. */
  readonly twice: boolean
  /** The letters a slip may put in. */
  readonly letters: string
  /** Rows of the keyboard, for letters that a finger mistakes. */
  readonly keys: readonly string[]
  /** From so many letters on a word that a finger is a slip away from another is that other. */
  readonly long: number
  /** Letters at the end in which forms of one word differ, and no slip of a finger is looked for. */
  readonly ending: number
  /** Beginnings that any word may have. */
  readonly prefixes: readonly string[]
  /** Beginnings that no compound has: one letter for two where its parts meet. Pattern. */
  readonly unjoined?: string
  /** The letter that joins the parts of a compound; '' where they meet as they are. */
  readonly link: string
  /** Endings of nouns and adjectives, as a dictionary has them. */
  readonly nounEnds: readonly string[]
  /** Ends of words of two syllables whose accent moves to the part before them. Pattern. */
  readonly retracting?: string
  /** Ends whose accent never does. Pattern. */
  readonly keeping?: string
  /** Second parts that join any noun, no words by themselves: "-graphy". Pattern. */
  readonly seconds?: string
  /** Endings of forms of one word, and those of them by which it is known. */
  readonly paradigms?: readonly { readonly forms: readonly string[]; readonly by: readonly string[] }[]
  /** An ending behind which the accent stands a syllable later than in the first form, and the ending of that. */
  readonly shifting?: readonly (readonly [ending: string, first: string])[]
  /** Patterns of ends that make a word of another, and ends of that other. */
  readonly derived: readonly (readonly [end: string, from: readonly string[]])[]
  /** Ends that make a word of any noun, and of a word of any other language. Patterns. */
  readonly ofNouns: string
  readonly borrowed?: string
  /** Beginnings of words that the dictionary does not have, of which another word is a slip away. */
  readonly more: readonly string[]
}

/** How words are spelt, by their beginnings: without accents, in small letters, σ for ς. */
export interface Spellings {
  /**
   * Words that may be spelt in several ways, of which a site keeps to one: patterns of the beginning, the usual one
   * first. $ ends a whole word.
   */
  readonly free: readonly (readonly string[])[]
  /** Beginnings that are wrong (letters, no patterns), each with how it is written. */
  readonly wrong: readonly (readonly [wrong: string, right: string])[]
  /** Patterns of words that begin like a wrong one and are right. */
  readonly butRight: readonly string[]
  /** By locale ("en_GB"): beginnings that another country writes, in small letters, and how this one does. */
  readonly regional?: Readonly<Record<string, readonly (readonly [foreign: string, own: string])[]>>
}

/** A word (pattern) whose last letter is wrong where the next word begins with `before` (pattern). */
export interface Linked {
  readonly word: string
  readonly before: string
  /** The letter it gets, or '' where it loses its last. */
  readonly letter: string
  /** Nothing is said before a name. */
  readonly butNames?: boolean
}
