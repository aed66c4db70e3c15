// Loads the files of pages one by one, and keeps their values until the pages are drawn. The same code runs in the main
// thread and in workers.
import type { PageLoader } from '../load/page-loader.ts'
import { recordOf } from '../load/record.ts'
import type { PageEntry, PageRecord, PageSource } from '../model/content.ts'
import type { Problem } from '../model/problem.ts'
import { untagged } from '../model/source-map.ts'
import { shortDigest } from '../runtime/digest.ts'
import type { Entries } from './entries.ts'
import type { WordsResult } from './tables.ts'

/** The result of loading a page's file. */
export interface LoadResult {
  /** Digest of the bytes that were read. */
  readonly digest: string
  /** Digest of each file that was read: a translation is read with what it translates. */
  readonly read: readonly (readonly [file: string, digest: string])[]
  readonly record?: PageRecord
  /** The findings about its words, if words are checked. */
  readonly words?: WordsResult
  readonly problems: readonly Problem[]
}

/** Checks the words of a page's file as it is loaded. */
export type WordCheck = (entry: PageEntry) => Promise<WordsResult>

/** How the files of pages are read. */
interface PageFilesOptions {
  readonly loader: PageLoader
  /** The bytes of a file. */
  readonly read: (file: string) => string | Uint8Array
  /** The digest of the bytes that were read last, if it is known. */
  readonly digest?: (file: string) => string | undefined
  readonly entries: Entries
  readonly checkWords?: WordCheck | undefined
}

/** The files of the pages of one site. Records never carry source tags. */
export class PageFiles {
  readonly #options: PageFilesOptions

  constructor(options: PageFilesOptions) {
    this.#options = options
  }

  /** Loads a page's file and keeps its values until it is drawn. */
  async load(source: PageSource): Promise<LoadResult> {
    const { loader, entries, checkWords } = this.#options
    const { digest, read, size, entry } = this.#read(source)
    const { value, problems } = entry
    if (!value) return { digest, read, problems }
    entries.set(keyOfSource(source), value.values, { digest, size })
    const plain = loader.isTagged ? { ...value, values: untagged(value.values) } : value
    const record = recordOf(plain, digest, loader.site.pictures)
    const words = await checkWords?.(value)
    return { digest, read, record, ...(words && { words }), problems }
  }

  /** The values of a page; undefined if its file has changed since it was loaded. */
  takeValues(record: PageRecord): PageEntry['values'] | undefined {
    const values = this.#options.entries.take(keyOfSource(record), record.digest)
    if (values) return values
    const { digest, entry } = this.#read(record)
    return digest === record.digest ? entry.value?.values : undefined
  }

  #read(source: PageSource) {
    const { read: contentsOf, digest: knownDigest = () => undefined, loader } = this.#options
    const { file, base } = source
    const bytes = contentsOf(file)
    const read: [string, string][] = [[file, knownDigest(file) ?? shortDigest(bytes)]]
    const baseBytes = base === undefined ? undefined : contentsOf(base)
    if (base !== undefined && baseBytes !== undefined) read.push([base, knownDigest(base) ?? shortDigest(baseBytes)])
    const entry = loader.load(source, bytes, baseBytes)
    return { digest: digestOf(read), read, size: bytes.length, entry }
  }
}

/** The identity of a page's source: one file may be a page of two routes. */
export const keyOfSource = ({ file, route }: Pick<PageSource, 'file' | 'route'>) => `${route} ${file}`

/** The digest of a page's file, or of its file and the one that it translates. */
export function digestOf(read: readonly (readonly [file: string, digest: string])[]): string {
  const digests = read.map(([, digest]) => digest)
  return digests.length === 1 ? String(digests[0]) : shortDigest(...digests)
}
