// Formats problems for the terminal: file and position, what is wrong, the lines, and what to type.
import { count } from '../../model/counts.ts'
import { linesOf } from '../../model/lines.ts'
import type { Problem, SourceFiles } from '../../model/problem.ts'
import type { Paint } from './paint.ts'

/** Approximate columns of a string on a terminal. Combining marks take none. */
const widthOf = (text: string) => text.normalize('NFC').replace(/\p{M}/gu, '').length

/** Control characters could move the cursor or change colours; line breaks may stay. */
const visible = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, '\ufffd')

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
