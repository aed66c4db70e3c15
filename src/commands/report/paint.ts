// Colours, and columns of a terminal.

/** Colours words for a terminal; the identity if there is none. */
export interface Paint {
  red(text: string): string
  yellow(text: string): string
  blue(text: string): string
  bold(text: string): string
  dim(text: string): string
}

const same = (text: string) => text

export const noPaint: Paint = { red: same, yellow: same, blue: same, bold: same, dim: same }

/** The end of a text that fits into some columns. An ellipsis replaces the start. */
export const tail = (text: string, columns: number) =>
  text.length <= columns ? text : `…${text.slice(text.length - Math.max(0, columns - 1))}`

/**
 * Rows of cells as lines with aligned cells. If that is wider than `columns`, each cell has a line of its own.
 */
export function aligned(rows: readonly (readonly string[])[], columns = Number.POSITIVE_INFINITY): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)))
  const last = widths.length - 1
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === last ? cell : cell.padEnd((widths[i] ?? 0) + 2))).join('')
  const fits = widths.reduce((sum, width) => sum + width + 2, -2) <= columns
  const below = (row: readonly string[]) => row.map((cell, i) => (i === 0 ? cell : `  ${tail(cell, columns - 2)}`))
  return rows
    .flatMap((row) => (fits ? [line(row)] : below(row)))
    .join('\n')
    .concat('\n')
}
