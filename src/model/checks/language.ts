// The words and patterns of a language that the checks read. Each file of src/languages/ is one language, named by its
// ISO 639-1 code. It may leave out what it does not know.
import type { FactWords } from './fact-words.ts'
import type { Writing } from './spelling.ts'

/** Fields named "pattern" are regular expressions without flags, in small letters, that match in any case. */
export interface Language extends Writing, FactWords {
  /** In English; '' for a language without a file. */
  readonly name: string
  /** Pattern of the words before a password in a text. */
  readonly password?: string
  /** Whole alternative texts that do not describe a picture, in small letters. */
  readonly genericAlts: readonly string[]
  /** Articles and prepositions, in small letters: no line of a social card ends with one. */
  readonly leading: readonly string[]
  /** Examples of the rules that no other language can show, by rule id. */
  readonly examples: Readonly<Record<string, { readonly fine: LanguageCase; readonly bad: LanguageCase }>>
}

/** YAML files over a small base site, and the findings of the rule: an `Example` of rule.ts. */
export interface LanguageCase {
  readonly yaml: Readonly<Record<string, string>>
  readonly findings?: readonly string[]
}
