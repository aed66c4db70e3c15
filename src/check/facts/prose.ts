// Reads the prose of YAML files as it was typed: without claims, marked amounts, names and the words of customers.

import type { Path } from '../../model/data.ts'
import { plainText } from '../../model/inline.ts'
import { FACT, LITERAL } from '../../model/schemas/fields.ts'
import type { YamlText } from '../rule.ts'

/** A text in which word joiners take the place of claims and marked amounts. */
export interface TypedProse {
  readonly file: string
  readonly path: Path
  readonly text: string
  /** As typed, with the same indices as `text`. */
  readonly source: string
}

/** A word joiner takes the place of each character of a token, so that no pattern reads across it. */
const JOINER = '\u2060'
const hidden = (token: string) => JOINER.repeat(token.length)

/** The text as typed, without its links, its claims and its marked amounts. */
export const withoutTokens = (source: string): string =>
  plainText(source.includes('{') ? source.replace(LITERAL, hidden).replace(FACT, hidden) : source)

/** Parts of a file that contain only names, addresses and search words. */
const NAMES = new Set(['inflections', 'keywords', 'alt', 'date', 'link', 'href'])

/** Files with the words of customers. */
const QUOTED = /^content\/(?:reviews|testimonials)(?:\.[a-z]{2})?\.yaml$/

/** Whether a file contains the words of customers. */
export const isQuoted = (file: string): boolean => QUOTED.test(file)

/** The prose of one file that customers did not write. */
export function* proseOf(words: readonly YamlText[]): Generator<TypedProse> {
  for (const { file, path, source, isLabel } of words)
    if (!isLabel && !isQuoted(file) && !path.some((key) => NAMES.has(String(key))))
      yield { file, path, text: withoutTokens(source), source: plainText(source) }
}
