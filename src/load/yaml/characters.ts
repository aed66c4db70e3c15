// Decodes the bytes of a file, and finds characters that no text may hold: control characters, lone surrogates.
import { isUtf8 } from 'node:buffer'
import { error, type Problem } from '../../model/problem.ts'

/** Decodes bytes to text without a byte order mark, with the line ends of Unix. Problem: they are not UTF-8. */
export function decode(file: string, contents: string | Uint8Array): { text: string; problems: Problem[] } {
  const typed = typeof contents === 'string' ? contents : new TextDecoder().decode(contents)
  // The line ends of Windows are line ends like any other (YAML 1.2.2, 5.4).
  const text = typed.replaceAll('\r\n', '\n')
  if (typeof contents === 'string' || isUtf8(contents)) return { text, problems: [] }
  const line = text.slice(0, Math.max(0, text.indexOf('\ufffd'))).split('\n').length
  return { text, problems: [error('the file is not UTF-8 text', { file, line }, 'save it as UTF-8')] }
}

/**
 * Characters that YAML does not allow (1.2.2, 5.1: c-printable), delete, and the line separators U+2028 and U+2029.
 * UTF-8 cannot encode lone surrogates.
 */
export const FOREIGN = /[\0-\x08\v\f\x0e-\x1f\x7f-\x84\x86-\x9f\u2028\u2029\ufffe\uffff]/

/** Whether a text holds such a character. YAML escapes can write any. */
export const isForeign = (text: string) => FOREIGN.test(text) || /\p{Cs}/u.test(text)

/** The name of a character in Unicode notation: U+00A0. */
export const nameOfCharacter = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`

/** Characters that an editor does not show, or shows as a plain space. */
const UNSEEN = /[\u00a0\u00ad\u2000-\u200f\u202a-\u202f\u205f-\u2064\u3000\ufeff]/g

/** The text with every such character written as its name. */
export const withVisibleSpaces = (text: string) =>
  text.replace(UNSEEN, (character) => `<${nameOfCharacter(character.charCodeAt(0))}>`)
