// The table of sizes that a build prints.
import type { Sizes } from '../../emit/sizes.ts'
import { thousands } from '../../model/counts.ts'
import type { Paint } from './paint.ts'
import { tail } from './paint.ts'

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
