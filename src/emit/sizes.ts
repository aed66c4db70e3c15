// The output -> a table of what a visitor downloads: count, bytes, and brotli bytes for what compresses.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Paint } from '../model/report.ts'
import { tail, thousands } from '../model/report.ts'
import { brotliBytes } from './compress.ts'

const KINDS: readonly (readonly [name: string, test: RegExp])[] = [
  ['pages', /\.html$/],
  ['scripts', /\.js$/],
  ['fonts', /\.woff2$/],
  ['pictures', /\.(?:avif|webp|jpe?g|png|svg|ico)$/],
  ['other', /./],
]

interface Largest {
  readonly file: string
  readonly bytes: number
  readonly digest: string
  readonly brotli?: number
}

/** The files of one kind: how many, their bytes, and the largest, with what brotli makes of it where hosts compress. */
export interface Sizes {
  readonly kind: string
  readonly files: number
  readonly bytes: number
  readonly largest: Largest
}

/**
 * Path -> size in bytes, of the files of `folder`. Of equal sizes the first file is the largest. What is in `before`,
 * the sizes of an earlier build, is not compressed again; the rest is, beside whatever is done before the answer is
 * awaited.
 */
export async function sizesOf(
  files: ReadonlyMap<string, { readonly size: number; readonly digest: string }>,
  folder: string,
  before: readonly Sizes[] = [],
): Promise<Sizes[]> {
  const rows = new Map<string, { files: number; bytes: number; largest: Largest }>()
  for (const [file, { size, digest }] of files) {
    const kind = KINDS.find(([, test]) => test.test(file))?.[0] ?? 'other'
    const row = rows.get(kind) ?? { files: 0, bytes: 0, largest: { file: '', bytes: 0, digest: '' } }
    const largest = size > row.largest.bytes ? { file, bytes: size, digest } : row.largest
    rows.set(kind, { files: row.files + 1, bytes: row.bytes + size, largest })
  }
  const compressed = ({ file, digest }: Largest) =>
    before.find(({ largest }) => largest.digest === digest)?.largest.brotli ??
    brotliBytes(readFileSync(join(folder, file))).then(({ length }) => length)
  const sizes = KINDS.map(async ([kind]) => {
    const row = rows.get(kind)
    if (!row) return []
    const isText = kind === 'pages' || kind === 'scripts'
    return [{ kind, ...row, largest: { ...row.largest, ...(isText && { brotli: await compressed(row.largest) }) } }]
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
