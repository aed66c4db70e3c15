// What the checks know about a language. Plain data with patterns as texts, because it is sent to workers.
// Each file in src/languages/ is one language; its name is the ISO 639-1 code that site.yaml uses.
import type { FactWords } from './fact-words.ts'
import type { Writing } from './spelling.ts'

/** Fields named "pattern" are regular expressions without flags, in small letters, that match in any case. */
export interface Language extends Writing, FactWords {
  /** In English; '' for a language without a file. */
  readonly name: string
  /** Pattern of the words before a noted password. */
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

/** Splits a text at its commas. */
export const phrases = (text: string): string[] => text.split(',').map((phrase) => phrase.trim())
