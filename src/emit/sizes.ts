// The output -> a table of what a visitor downloads: count, bytes, and brotli bytes for what compresses.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Paint } from '../model/report.ts'

const KINDS: readonly (readonly [name: string, test: RegExp])[] = [
  ['pages', /\.html$/],
  ['scripts', /\.js$/],
  ['fonts', /\.woff2$/],
  ['pictures', /\.(?:avif|webp|jpe?g|png|svg|ico)$/],
  ['other', /./],
]

/** The files of one kind: how many, their bytes, and the largest, with what brotli makes of it where hosts compress. */
export interface Sizes {
  readonly kind: string
  readonly files: number
  readonly bytes: number
  readonly largest: { readonly file: string; readonly bytes: number; readonly brotli?: number }
}

/** Bytes with brotli at quality 9, near what hosts send. */
export const brotli = (contents: string | Uint8Array) =>
  brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

/** Path -> size in bytes, of the files of `folder`. Of equal sizes the first file is the largest. */
export function sizesOf(files: ReadonlyMap<string, { readonly size: number }>, folder: string): Sizes[] {
  const rows = new Map<string, { files: number; bytes: number; largest: { file: string; bytes: number } }>()
  for (const [file, { size }] of files) {
    const kind = KINDS.find(([, test]) => test.test(file))?.[0] ?? 'other'
    const row = rows.get(kind) ?? { files: 0, bytes: 0, largest: { file: '', bytes: 0 } }
    const largest = size > row.largest.bytes ? { file, bytes: size } : row.largest
    rows.set(kind, { files: row.files + 1, bytes: row.bytes + size, largest })
  }
  return KINDS.flatMap(([kind]) => {
    const row = rows.get(kind)
    if (!row) return []
    const compressed = kind === 'pages' || kind === 'scripts'
    const { file } = row.largest
    return [
      {
        kind,
        ...row,
        largest: { ...row.largest, ...(compressed && { brotli: brotli(readFileSync(join(folder, file))) }) },
      },
    ]
  })
}

export function sizeTable(sizes: readonly Sizes[], paint: Paint): string {
  const number = (n: number | undefined) => (n === undefined ? '' : n.toLocaleString('en')).padStart(11)
  const head = `  ${'kind'.padEnd(10)}${'files'.padStart(7)}${'bytes'.padStart(11)}${'largest'.padStart(11)}  as brotli`
  const lines = sizes.map(({ kind, files, bytes, largest }) => {
    const figures = [bytes, largest.bytes, largest.brotli].map(number).join('')
    return `  ${kind.padEnd(10)}${String(files).padStart(7)}${figures}  ${paint.dim(largest.file)}`
  })
  return `${[paint.dim(head), ...lines].join('\n')}\n`
}
