// The files of a site that are refused: by their name, their kind or their size.
import { readFileSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { error, type Problem } from '../model/problem.ts'

/** The problem of a file or folder whose name cannot be part of an address. */
export function refusedName(file: string): Problem | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1)
  if (/\p{Cc}/u.test(name)) return error('the name has a control character, like a line break', { file }, 'rename it')
  return name.includes('\\')
    ? error('the name has a backslash, which browsers read as "/"', { file }, 'rename it')
    : undefined
}

/** The problem of a link, a device, or a folder instead of a file and the reverse. */
export function refusedKind(file: string, stats: Stats, expected: 'file' | 'folder' | undefined): Problem | undefined {
  if (stats.isSymbolicLink()) return error('this is a symbolic link', { file }, 'put the file itself here')
  if (!stats.isFile() && !stats.isDirectory())
    return error('this is neither a file nor a folder', { file }, 'move it out of here')
  if (expected === undefined || stats.isFile() === (expected === 'file')) return undefined
  const help = `move it out of here, and make a ${expected} of that name`
  return error(`this must be a ${expected}`, { file }, help)
}

const MB = 1_000_000
/**
 * The most bytes of a file, so that no file can exhaust the time or memory of a build. 4 MB of YAML are some 20,000
 * reviews. Other files are read as a whole; 100 MB is also the limit of GitHub.
 */
const LIMITS: readonly (readonly [files: RegExp, most: number, kind: string])[] = [
  [/^(?:site(?:\.[a-z]{2})?\.yaml|content\/.*\.yaml)$/, 4 * MB, 'a YAML file'],
  [/^(?:content|public)\//, 100 * MB, 'a file'],
  [/^/, 10 * MB, 'a file of the templates'],
]
/** A file of at most this size is never too large. */
const LEAST = Math.min(...LIMITS.map(([, most]) => most))

/** The problem of a file that is too large, or that Git LFS has not fetched. */
export const refusedSize = (root: string, file: string, size: number): Problem | undefined =>
  size > LEAST ? tooLarge(file, size) : lfsPointer(root, file, size)

function tooLarge(file: string, size: number): Problem | undefined {
  const [, most, kind] = LIMITS.find(([files]) => files.test(file)) ?? [/^/, 0, '']
  const mb = (bytes: number) => `${Math.ceil(bytes / (MB / 10)) / 10} MB`
  if (size <= most) return undefined
  const text = `this file has ${mb(size)}, and ${kind} may have ${mb(most)}`
  return error(text, { file }, 'make it smaller, or take it out of here')
}

/** Git LFS pointers are smaller than this (git-lfs, docs/spec.md), in bytes. */
const POINTER = 1024

/** Reports a picture or public file that Git LFS has not fetched. */
function lfsPointer(root: string, file: string, size: number): Problem | undefined {
  if (size >= POINTER || !/^(?:content\/images|public)\//.test(file)) return undefined
  try {
    if (!readFileSync(join(root, file), 'latin1').startsWith('version https://git-lfs.github.com/spec/'))
      return undefined
  } catch {
    return undefined
  }
  return error(`this is a Git LFS pointer of ${size} bytes, not the file itself`, { file }, 'run: git lfs pull')
}
