// Formats problems for the terminal: file and position, what is wrong, the lines, and what to type.
import type { Problem, SourceFiles } from './problem.ts'

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

/** A whole number with a comma before every three digits. Node's own number formats take 15 ms to load. */
export const thousands = (n: number) => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** A number with its noun: `1 error`, `2 warnings`. */
export const count = (n: number, noun: string) => `${thousands(n)} ${noun}${n === 1 ? '' : 's'}`

/** The first of many names, and how many more there are: "a, b and 3 more". */
export const inShort = (names: readonly string[], most = 5) =>
  names.slice(0, most).join(', ') + (names.length > most ? ` and ${thousands(names.length - most)} more` : '')

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

/** Approximate columns of a string on a terminal. Combining marks take none. */
const widthOf = (text: string) => text.normalize('NFC').replace(/\p{M}/gu, '').length

/** Control characters could move the cursor or change colours; line breaks may stay. */
const visible = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, '\ufffd')

/** Returns the lines of a file. Those of the last file are cached, because problems are sorted by file. */
export function linesOf(files: Pick<SourceFiles, 'get'>): (file: string) => readonly string[] {
  let last: { file: string; lines: readonly string[] } | undefined
  return (file) => {
    if (last?.file === file) return last.lines
    const contents = files.get(file)
    const text = typeof contents === 'object' ? Buffer.from(contents).toString('utf8') : contents
    last = { file, lines: text?.split(/\r?\n/) ?? [] }
    return last.lines
  }
}

/** Characters of a source line that are shown if the terminal is wide enough. */
const SHOWN = 100
/** Columns of a line that is not printed on a terminal, but into an editor or a log. */
const UNLIMITED = 480

/** Breaks a text into lines at spaces; `indent` starts each. A word that is wider than the line stays whole. */
export function wrapped(text: string, indent: string, columns = UNLIMITED): string {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(' ')) {
      if (line !== '' && indent.length + widthOf(line) + 1 + widthOf(word) > columns) {
        lines.push(line)
        line = word
      } else line = line === '' ? word : `${line} ${word}`
    }
    lines.push(line)
  }
  return lines.map((line) => indent + line).join('\n')
}

/** The part of a line around a column, cut between words where it can be, and the index where it starts. */
function around(line: string, column: number, room: number): { readonly from: number; readonly part: string } {
  const first = Math.max(0, column - Math.floor(room * 0.6))
  const word = first > 0 ? line.indexOf(' ', first) + 1 : 0
  const from = word > 0 && word < column ? word : first
  const space = first + room < line.length ? line.lastIndexOf(' ', first + room) : -1
  return { from, part: line.slice(from, space > column ? space : first + room) }
}

/** The line of a problem and a caret below its column. */
function frame({ at }: Problem, lines: ReturnType<typeof linesOf>, paint: Paint, columns: number): string[] {
  const { file, line = 0, column } = at ?? { file: '' }
  const text = line > 0 ? lines(file)[line - 1] : undefined
  if (text === undefined) return []
  const gutter = `    ${line} | `
  const shown = visible(text.replaceAll('\t', ' '))
  // Two columns are for what is left out on either side.
  const { from, part } = around(shown, column ?? 1, Math.max(10, Math.min(SHOWN, columns - gutter.length - 2)))
  const start = from > 0 ? '…' : ''
  const cut = `${start}${part}${shown.length > from + part.length ? '…' : ''}`
  if (column === undefined) return [paint.dim(gutter) + cut]
  const before = widthOf(shown.slice(from, column - 1)) + start.length
  return [paint.dim(gutter) + cut, `${' '.repeat(gutter.length - 2)}| ${' '.repeat(before)}${paint.red('^')}`]
}

/** How a report is written. */
interface ReportOptions {
  readonly files: Pick<SourceFiles, 'get'>
  readonly paint: Paint
  readonly consequence?: string
  /** False if no rules run: an id would only be noise. */
  readonly ids?: false
  /** The width of the terminal. Sentences are broken between words. */
  readonly columns?: number | undefined
}

/** The report of all problems in the order given, closed by a count and the consequence. */
export function report(
  problems: readonly Problem[],
  { files, paint, consequence, ids, columns }: ReportOptions,
): string {
  const marks = { error: paint.red('✘'), warning: paint.yellow('▲'), info: paint.blue('●') }
  const lines = linesOf(files)
  const blocks = problems.map((problem) => {
    const { at, level, rule, text, help } = problem
    const place = [at?.file, at?.line, at?.line && at.column].filter(Boolean).join(':')
    const id = rule === undefined || ids === false ? '' : paint.dim(rule)
    const head = [marks[level], paint.bold(visible(place)), id].filter((part) => part !== '')
    return [
      ...(at ? [head.join(' '), wrapped(visible(text), '  ', columns)] : []),
      ...(at ? [] : [wrapped([...head, visible(text)].join(' '), '', columns)]),
      ...frame(problem, lines, paint, columns ?? Number.POSITIVE_INFINITY),
      ...(help === undefined ? [] : [wrapped(`help: ${visible(help)}`, '  ', columns)]),
    ].join('\n')
  })
  const tally = (['error', 'warning', 'info'] as const).flatMap((level) => {
    const n = problems.filter((problem) => problem.level === level).length
    return n > 0 ? [count(n, level === 'info' ? 'note' : level)] : []
  })
  return [...blocks, [tally.join(', '), consequence].filter(Boolean).join('. ')].filter(Boolean).join('\n\n')
}
