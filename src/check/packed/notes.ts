// The notes of a file -> bytes, those of each kind apart, and back: a rule reads the kinds that it asks for. Pure.
import type { FileNotes, Note } from '../../model/checks/note.ts'
import type { SiteContext } from '../../model/checks/rule.ts'
import { shortDigest } from '../../runtime/digest.ts'
import { fromUtf8, toUtf8 } from '../../runtime/encoding.ts'
import { groupedBy } from '../site/grouped.ts'

type Kind = Note['kind']

/** The notes of a file by kind. */
export interface HeldNotes {
  /** Digest of the notes of a kind; undefined where there are none. */
  digest(kind: Kind): string | undefined
  /** The notes of a kind, read whenever they are asked for. */
  of(kind: Kind): readonly Note[]
}

/**
 * Notes as bytes, and what stands in them: of each kind the digest of its notes and how many bytes they take. One text:
 * a large site has a hundred thousand kinds, and objects for each are moved about by every collection of memory.
 */
export function packNotes(notes: readonly Note[]): { kinds: string; bytes: Buffer } {
  const parts = [...groupedBy(notes, ({ kind }) => kind)].map(([kind, own]) => {
    const rows = own.map(({ path, key, text, meant }) =>
      meant === undefined ? [path, key, text] : [path, key, text, meant],
    )
    const bytes = toUtf8(JSON.stringify(rows))
    return { bytes, kind: `${markOf(kind)}${shortDigest(bytes)}:${bytes.length}` }
  })
  return {
    kinds: parts.map(({ kind }) => kind).join('') + BEGIN,
    bytes: Buffer.concat(parts.map(({ bytes }) => bytes)),
  }
}

/** What the text of a kind begins with, behind those before it. */
const BEGIN = ';'

/** `bytes` hold the notes from `start` on. */
export function heldNotes(kinds: string, bytes: Buffer, start = 0): HeldNotes {
  /** Where the digest of a kind begins and ends. */
  const digestAt = (kind: Kind) => {
    const name = markOf(kind)
    const at = kinds.indexOf(name)
    return at < 0 ? undefined : { at, from: at + name.length, to: kinds.indexOf(':', at) }
  }
  return {
    digest(kind) {
      const found = digestAt(kind)
      return found && kinds.slice(found.from, found.to)
    },
    of(kind) {
      const found = digestAt(kind)
      if (!found) return []
      let from = start
      for (const [, length] of kinds.slice(0, found.at).matchAll(LENGTHS)) from += Number(length)
      return readNotes(kind, bytes.subarray(from, from + Number.parseInt(kinds.slice(found.to + 1), 10)))
    },
  }
}
const LENGTHS = /:(\d+)/g

const marks = new Map<Kind, string>()
/** What stands before the digest of a kind. */
function markOf(kind: Kind): string {
  const mark = marks.get(kind) ?? `${BEGIN}${kind}=`
  marks.set(kind, mark)
  return mark
}

/** The same of notes that are at hand. */
export function held(notes: readonly Note[]): HeldNotes {
  const { kinds, bytes } = packNotes(notes)
  return heldNotes(kinds, bytes)
}

function readNotes(kind: Kind, bytes: Buffer): Note[] {
  const rows = JSON.parse(fromUtf8(bytes)) as (readonly [
    path: Note['path'],
    key: string,
    text: string,
    meant?: string,
  ])[]
  return rows.map(([path, key, text, meant]) =>
    meant === undefined ? { kind, path, key, text } : { kind, path, key, text, meant },
  )
}

/**
 * The notes of many files by kind. A kind is read when it is asked for, and forgotten with whoever asked: those of a
 * large site are most of what is known of it. Those of some files are read for whoever asked alone.
 */
export function notesIn(files: readonly (readonly [file: string, notes: HeldNotes])[]): SiteContext['notes'] {
  const read = new Map<Kind, WeakRef<readonly FileNotes[]>>()
  return (kind, asked) => {
    const known = read.get(kind)?.deref()
    if (known) return asked ? known.filter(([file]) => asked(file)) : known
    const list = files.flatMap(([file, notes]): FileNotes[] =>
      notes.digest(kind) === undefined || asked?.(file) === false ? [] : [[file, notes.of(kind)]],
    )
    if (!asked) read.set(kind, new WeakRef(list))
    return list
  }
}
