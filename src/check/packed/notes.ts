// The notes of a file -> bytes, those of each kind apart, and back: a rule reads the kinds that it asks for. Pure.
import type { FileNotes, Note } from '../../model/checks/note.ts'
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

/** What is known of the notes of a kind without reading them. */
export type KindOfNotes = readonly [kind: Kind, digest: string, bytes: number]

/** Notes as bytes, and what stands in them. */
export function packNotes(notes: readonly Note[]): { kinds: KindOfNotes[]; bytes: Buffer } {
  const parts = [...groupedBy(notes, ({ kind }) => kind)].map(([kind, own]) => {
    const rows = own.map(({ path, key, text, meant }) =>
      meant === undefined ? [path, key, text] : [path, key, text, meant],
    )
    const bytes = toUtf8(JSON.stringify(rows))
    return { bytes, kind: [kind, shortDigest(bytes), bytes.length] as const }
  })
  return { kinds: parts.map(({ kind }) => kind), bytes: Buffer.concat(parts.map(({ bytes }) => bytes)) }
}

/** `bytes` hold the notes from `start` on. */
export function heldNotes(kinds: readonly KindOfNotes[], bytes: Buffer, start = 0): HeldNotes {
  return {
    digest: (kind) => kinds.find(([each]) => each === kind)?.[1],
    of(kind) {
      let at = start
      for (const [each, , length] of kinds) {
        if (each === kind) return readNotes(kind, bytes.subarray(at, at + length))
        at += length
      }
      return []
    },
  }
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
 * large site are most of what is known of it.
 */
export function notesIn(
  files: readonly (readonly [file: string, notes: HeldNotes])[],
): (kind: Kind) => readonly FileNotes[] {
  const read = new Map<Kind, WeakRef<readonly FileNotes[]>>()
  return (kind) => {
    const known = read.get(kind)?.deref()
    if (known) return known
    const list = files.flatMap(([file, notes]): FileNotes[] =>
      notes.digest(kind) === undefined ? [] : [[file, notes.of(kind)]],
    )
    read.set(kind, new WeakRef(list))
    return list
  }
}
