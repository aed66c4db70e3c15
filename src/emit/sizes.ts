// The output -> a table of what a visitor downloads: count, bytes, and brotli bytes for what compresses. Pure.
import { brotliCompressSync, constants } from 'node:zlib'
import type { Files } from '../model/problem.ts'
import type { Paint } from '../model/report.ts'

const KINDS: readonly (readonly [name: string, test: RegExp])[] = [
  ['pages', /\.html$/],
  ['scripts', /\.js$/],
  ['fonts', /\.woff2$/],
  ['pictures', /\.(?:avif|webp|jpe?g|png|svg|ico)$/],
  ['other', /./],
]

/** Bytes with brotli at quality 9, near what hosts send. */
export const brotli = (contents: string | Uint8Array) => brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

export function sizeTable(output: Files, paint: Paint): string {
  const rows = new Map<string, { files: number; bytes: number; largest: [file: string, bytes: number] }>()
  for (const [file, contents] of output) {
    const kind = KINDS.find(([, test]) => test.test(file))?.[0] ?? 'other'
    const bytes = typeof contents === 'string' ? Buffer.byteLength(contents) : contents.length
    const row = rows.get(kind) ?? { files: 0, bytes: 0, largest: ['', 0] }
    rows.set(kind, { files: row.files + 1, bytes: row.bytes + bytes, largest: bytes > row.largest[1] ? [file, bytes] : row.largest })
  }
  const number = (n: number) => n.toLocaleString('en').padStart(11)
  const lines = [paint.dim(`  ${'kind'.padEnd(10)}${'files'.padStart(7)}${'bytes'.padStart(11)}${'largest'.padStart(11)}  as brotli`)]
  for (const [kind] of KINDS) {
    const row = rows.get(kind)
    if (!row) continue
    const [file, bytes] = row.largest
    const text = kind === 'pages' || kind === 'scripts' ? number(brotli(output.get(file) ?? '')) : ''.padStart(11)
    lines.push(`  ${kind.padEnd(10)}${String(row.files).padStart(7)}${number(row.bytes)}${number(bytes)}${text}  ${paint.dim(file)}`)
  }
  return `${lines.join('\n')}\n`
}
