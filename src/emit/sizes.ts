// Summarises the files of a build by kind: their number and bytes, and the largest file (of texts, the largest as
// brotli).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Paint } from '../model/report.ts'
import { tail, thousands } from '../model/report.ts'
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
/** The number of largest texts that are compressed to find the heaviest: a cold build compresses no more. */
const CANDIDATES = 64

interface Largest {
  readonly file: string
  readonly bytes: number
  readonly digest: string
  readonly brotli?: number
}

/** The files of one kind. */
export interface Sizes {
  readonly kind: string
  readonly files: number
  readonly bytes: number
  /** The largest file; of texts, the one with the most bytes as brotli. */
  readonly largest: Largest
  /** Digest -> bytes as brotli of the texts that were compressed, for the next build. */
  readonly compressed?: Readonly<Record<string, number>>
}

/**
 * Sums up files of `folder` by kind. Of equal sizes the first file is the largest. Texts in `before`, the sizes of an
 * earlier build, are not compressed again.
 */
export async function sizesOf(
  files: ReadonlyMap<string, { readonly size: number; readonly digest: string }>,
  folder: string,
  before: readonly Sizes[] = [],
): Promise<Sizes[]> {
  const kinds = new Map<string, Largest[]>(KINDS.map(([kind]) => [kind, []]))
  for (const [file, { size: bytes, digest }] of files) {
    const [kind = ''] = KINDS.find(([, test]) => test.test(file)) ?? []
    kinds.get(kind)?.push({ file, bytes, digest })
  }
  const known = Object.assign({}, ...before.map(({ compressed }) => compressed)) as Record<string, number>
  const brotliOf = async ({ file, digest }: Largest) =>
    known[digest] ?? (await brotliBytes(readFileSync(join(folder, file)))).length
  const sizes = [...kinds].map(async ([kind, all]): Promise<Sizes[]> => {
    const [first, ...rest] = all.sort((a, b) => b.bytes - a.bytes)
    if (!first) return []
    const row = { kind, files: all.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0), largest: first }
    if (!TEXTS.has(kind)) return [row]
    const candidates = [first, ...rest.slice(0, CANDIDATES - 1)]
    const weighed = await inParallel(candidates, async (one) => ({ ...one, brotli: await brotliOf(one) }))
    const largest = weighed.reduce((a, b) => (b.brotli > a.brotli ? b : a))
    const compressed = Object.fromEntries(weighed.map(({ digest, brotli }) => [digest, brotli]))
    return [{ ...row, largest, compressed }]
  })
  return (await Promise.all(sizes)).flat()
}

/** Columns of the table before the names of files. */
const FIGURES = 54

/** The table, no wider than `columns`. */
export function sizeTable(sizes: readonly Sizes[], paint: Paint, columns = Number.POSITIVE_INFINITY): string {
  const number = (n: number | undefined) => (n === undefined ? '' : thousands(n)).padStart(11)
  const head = `  ${'kind'.padEnd(10)}${'files'.padStart(7)}${'bytes'.padStart(11)}${'largest'.padStart(11)}  as brotli`
  const lines = sizes.map(({ kind, files, bytes, largest }) => {
    const figures = [bytes, largest.bytes, largest.brotli].map(number).join('')
    const name = paint.dim(tail(largest.file, columns - FIGURES))
    return `  ${kind.padEnd(10)}${String(files).padStart(7)}${figures}  ${name}`
  })
  return `${[paint.dim(head), ...lines].join('\n')}\n`
}
