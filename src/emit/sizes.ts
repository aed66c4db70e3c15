// Summarises the files of a build by kind: their number and bytes, and the largest file (of texts, the largest as
// brotli).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupedBy } from '../model/grouped.ts'
import { inParallel } from '../runtime/in-parallel.ts'
import { brotliBytes } from './compress.ts'

const KINDS: readonly (readonly [name: string, test: RegExp])[] = [
  ['pages', /\.html$/],
  ['scripts', /\.js$/],
  ['fonts', /\.woff2$/],
  ['pictures', /\.(?:avif|webp|jpe?g|png|svg|ico)$/],
  ['other', /./],
]

/** The kinds of files that hosts compress. */
const TEXTS = new Set(['pages', 'scripts'])
/** The number of longest texts that are compressed to find the heaviest. */
const CANDIDATES = 8

interface Largest {
  readonly file: string
  readonly bytes: number
  readonly brotli?: number
}

/** The files of one kind. */
export interface Sizes {
  readonly kind: string
  readonly files: number
  readonly bytes: number
  /** The largest file; of texts, the one with the most bytes as brotli. */
  readonly largest: Largest
}

/** Sums up files of `folder` by kind. Of equal sizes the first file is the largest. */
export async function sizesOf(files: ReadonlyMap<string, { readonly size: number }>, folder: string): Promise<Sizes[]> {
  const kinds = groupedBy(files, ([file]) => KINDS.findIndex(([, test]) => test.test(file)))
  const weighed = async (candidate: Largest) => ({
    ...candidate,
    brotli: (await brotliBytes(readFileSync(join(folder, candidate.file)))).length,
  })
  const sizes = KINDS.map(async ([kind], i): Promise<Sizes[]> => {
    const all = (kinds.get(i) ?? []).map(([file, { size: bytes }]) => ({ file, bytes }))
    const longest = all.sort((a, b) => b.bytes - a.bytes).slice(0, CANDIDATES)
    const texts = TEXTS.has(kind) ? await inParallel(longest, weighed) : []
    const largest: Largest | undefined = texts.sort((a, b) => b.brotli - a.brotli)[0] ?? longest[0]
    return largest ? [{ kind, files: all.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0), largest }] : []
  })
  return (await Promise.all(sizes)).flat()
}
