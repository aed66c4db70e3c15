// What a rule of the site is handed -> the same, and word of all that it reads of it. Pure.
import type { Note } from '../../model/checks/note.ts'
import type { Output, SiteContext } from '../../model/checks/rule.ts'
import type { SummaryPart } from './pack.ts'

/**
 * Something that was read: a part of all summaries, the notes of a kind, the paths of the output, all sizes there, the
 * size or the bytes of one file, what answers addresses.
 */
export type Read =
  | `summaries:${SummaryPart}`
  | `notes:${Note['kind']}`
  | `size:${string}`
  | `file:${string}`
  | 'paths:'
  | 'sizes:'
  | 'answers:'

/** The kind of a read, and what was read of it. */
export function partsOf(read: Read): readonly [kind: ReadKind, name: string] {
  const colon = read.indexOf(':')
  return [read.slice(0, colon) as ReadKind, read.slice(colon + 1)]
}
export type ReadKind = Read extends infer R ? (R extends `${infer Kind}:${string}` ? Kind : never) : never

/** The parts of a context that are followed. */
export type Followed = 'summaries' | 'notes' | 'answers' | 'output'

/** What takes down reads, and makes the followed parts of a context. */
export interface Follower {
  readonly read: (read: Read) => void
  readonly follow: (given: Partial<Pick<SiteContext, Followed>>) => PropertyDescriptorMap
}

/** `onRead` is told of every read. What is made once of an output is made once for all rules. */
export function follower(onRead: Follower['read']): Follower {
  /** What was made of the output, and what was read for it. */
  const made = new Map<string, { readonly value: unknown; readonly reads: ReadonlySet<Read> }>()
  let nested: Set<Read> | undefined
  const read: Follower['read'] = (one) => {
    nested?.add(one)
    onRead(one)
  }
  const outputOf = (output: Output): Output => ({
    files: followedFiles(output.files, read),
    read(path) {
      read(`file:${path}`)
      return output.read(path)
    },
    once<T>(name: string, make: () => T): T {
      const known = made.get(name)
      if (known) {
        for (const one of known.reads) read(one)
        return known.value as T
      }
      const outer = nested
      const reads = new Set<Read>()
      nested = reads
      try {
        const value = make()
        made.set(name, { value, reads })
        return value
      } finally {
        nested = outer
        for (const one of reads) outer?.add(one)
      }
    },
  })
  const follow: Follower['follow'] = ({ summaries, notes, answers, output }) => {
    const parts: Partial<Pick<SiteContext, Followed>> = {
      // Its own list: what is worked out once for a list is worked out, and read, by each rule.
      ...(summaries && { summaries: [...summaries] }),
      ...(notes && {
        notes: (kind, asked) => {
          read(`notes:${kind}`)
          return notes(kind, asked)
        },
      }),
      ...(answers && {
        answers: (path) => {
          read('answers:')
          return answers(path)
        },
      }),
      ...(output && { output: outputOf(output) }),
    }
    return Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, { value, enumerable: true }]))
  }
  return { read, follow }
}

/** Paths and sizes of an output, and word of which were asked for. */
function followedFiles(files: ReadonlyMap<string, number>, read: Follower['read']): ReadonlyMap<string, number> {
  const of = (what: 'paths:' | 'sizes:') => {
    read(what)
    return files
  }
  return {
    get(path) {
      read(`size:${path}`)
      return files.get(path)
    },
    has: (path) => of('paths:').has(path),
    keys: () => of('paths:').keys(),
    get size() {
      return of('paths:').size
    },
    entries: () => of('sizes:').entries(),
    values: () => of('sizes:').values(),
    forEach: (callback) => of('sizes:').forEach(callback),
    [Symbol.iterator]: () => of('sizes:')[Symbol.iterator](),
  }
}
