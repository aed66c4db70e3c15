// The bytes of a file -> its text; where a text or data hold control characters or halves of pairs. Pure.
import { isUtf8 } from 'node:buffer'
import type { Path } from '../../model/content.ts'
import { error, type Problem } from '../../model/problem.ts'

/** Bytes -> text, or the problem that they are not UTF-8. A byte order mark is no part of the text. */
export function decode(file: string, contents: string | Uint8Array): { text: string; problems: Problem[] } {
  if (typeof contents === 'string') return { text: contents, problems: [] }
  const { buffer, byteOffset, byteLength } = contents
  const text = Buffer.from(buffer, byteOffset, byteLength)
    .toString()
    .replace(/^\ufeff/, '')
  if (isUtf8(contents)) return { text, problems: [] }
  const line = text.slice(0, Math.max(0, text.indexOf('\ufffd'))).split('\n').length
  return { text: '', problems: [error('the file is not UTF-8 text', { file, line }, 'save it as UTF-8')] }
}

/** What YAML does not allow in a text (1.2.2, 5.1: c-printable), and delete. Halves of pairs cannot come from UTF-8. */
const FOREIGN = /[\0-\x08\v\f\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/

/** The offset of the first character of a text that is no text. */
export function foreignAt(text: string): number | undefined {
  const at = text.search(FOREIGN)
  return at === -1 ? undefined : at
}

/** A character by its number, as Unicode writes it. */
export const nameOfCharacter = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`

/** The path of the first text or key of data that holds what is no text: escapes can write anything. */
export function foreignIn(data: unknown): Path | undefined {
  const open: { value: unknown; path: Path }[] = [{ value: data, path: [] }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && (FOREIGN.test(value) || !isWellFormed(value))) return path
    if (typeof value !== 'object' || value === null) continue
    const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
    for (const [key, each] of inner.reverse()) {
      if (typeof key === 'string' && (FOREIGN.test(key) || !isWellFormed(key))) return [...path, key]
      open.push({ value: each, path: [...path, key] })
    }
  }
  return undefined
}

/** Whether no half of a surrogate pair stands alone: UTF-8 cannot hold one. */
const isWellFormed = (text: string) => !/\p{Cs}/u.test(text)
