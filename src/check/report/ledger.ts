// The claims table of `site check`: claims with several values side by side, then the other claims, then the amounts that
// texts mark as no promise.
import type { Paint } from '../../model/report.ts'
import type { Site } from '../../model/schemas/site.ts'
import type { Uses } from '../site/words.ts'

/** Columns of the table where the terminal has as many. */
const WIDTH = 100
const INDENT = 2
const GAP = 2
/** The share of the columns that a value and a list of places have before they wrap; the reason takes what is left. */
const VALUE = 0.26
const WHERE = 0.38
/** Files of one folder that are named; more are counted. */
const NAMED = 2

type Row = readonly string[]

/** What the table shows: the claims, those in other languages by code, and the texts that use each. */
export interface Ledger {
  readonly claims: Site['claims']
  readonly translations?: Readonly<Record<string, Site['claims']>>
  /** By the name of a claim, or by `=80€` for a marked amount. */
  readonly uses: Uses
}

/** The report, no wider than `columns`, closed by an empty line; '' for a site without claims. */
export function ledgerTable({ claims, translations = {}, uses }: Ledger, paint: Paint, columns = WIDTH): string {
  const room = Math.min(WIDTH, columns)
  /** A value with its translations: "20 minutes / de: 20 Minuten". */
  const inEach = (text: string, read: (claims: Site['claims']) => string | undefined) =>
    [text, ...Object.entries(translations).map(([code, own]) => `${code}: ${read(own) ?? ''}`)].join(' / ')
  const all = Object.entries(claims).map(([name, { text, about, variants = {} }]) => ({
    name,
    about,
    text: inEach(text, (own) => own[name]?.text),
    variants: Object.entries(variants).map(([variant, { text: value, why }]) => ({
      name: `${name}.${variant}`,
      text: inEach(value, (own) => own[name]?.variants?.[variant]?.text),
      why,
    })),
  }))
  const single = all.filter(({ variants }) => variants.length === 0)
  const [shown, idle] = [true, false].map((isUsed) => single.filter(({ name }) => uses.has(name) === isUsed))
  const amounts = [...uses.keys()].filter((name) => name.startsWith('=')).sort()
  const sections = [
    severalValues(
      all.filter(({ variants }) => variants.length > 0),
      uses,
      paint,
      room,
    ),
    list(
      'Claims with one value',
      shown?.map(({ name, text }) => [name, text, shownIn(uses, name)]),
      paint,
      room,
    ),
    list(
      'Claims shown nowhere',
      idle?.map(({ name, text, about }) => [name, text, about]),
      paint,
      room,
    ),
    list(
      'Amounts that are no promise',
      amounts.map((name) => [name.slice(1), '', shownIn(uses, name)]),
      paint,
      room,
    ),
  ].filter((section) => section !== '')
  return sections.length === 0 ? '' : `${sections.join('\n\n')}\n\n`
}

/** A claim or a variant as the table shows it. */
interface Value {
  readonly name: string
  readonly text: string
}

/** Claims with variants: the values side by side, with where each is shown and why. */
function severalValues(
  claims: readonly (Value & {
    readonly about: string
    readonly variants: readonly (Value & { readonly why: string })[]
  })[],
  uses: Uses,
  paint: Paint,
  room: number,
): string {
  if (claims.length === 0) return ''
  const rows = claims.map(({ name, text, variants }): Row[] => [
    [text, shownIn(uses, name), ''],
    ...variants.map((variant) => [variant.text, shownIn(uses, variant.name), variant.why]),
  ])
  const value = widest(rows.flat(), 0, share(room, VALUE))
  const where = widest(rows.flat(), 1, share(room, WHERE))
  const widths = [value, where, room - INDENT - value - where - 2 * GAP]
  const blocks = claims.map(({ name, about }, i) =>
    [`${paint.bold(name)}  ${about}`, ...(rows[i] ?? []).flatMap((row) => lines(row, widths, paint))].join('\n'),
  )
  return `Claims with several values\n\n${blocks.join('\n\n')}`
}

/** A section of rows below a heading, '' without rows; the last column takes what the others leave. */
function list(heading: string, rows: readonly Row[] | undefined, paint: Paint, room: number): string {
  if (rows === undefined || rows.length === 0) return ''
  const first = widest(rows, 0, share(room, VALUE))
  const second = widest(rows, 1, share(room, VALUE))
  const widths = [first, second, room - INDENT - first - second - 2 * GAP]
  return [heading, '', ...rows.flatMap((row) => lines(row, widths, paint))].join('\n')
}

/**
 * "17 services, areas/leeds, pages/home": folders by count where many files of them show it, most first, files by name
 * where few do.
 */
function shownIn(uses: Uses, claim: string): string {
  const folders = new Map<string, Set<string>>()
  for (const { file } of uses.get(claim) ?? []) {
    const name = file.replace(/^content\//, '').replace(/\.yaml$/, '')
    const folder = name.includes('/') ? name.slice(0, name.indexOf('/')) : ''
    folders.set(folder, (folders.get(folder) ?? new Set()).add(name))
  }
  const many = [...folders]
    .filter(([folder, names]) => folder !== '' && names.size > NAMED)
    .sort(([a, x], [b, y]) => y.size - x.size || (a < b ? -1 : 1))
  const few = [...folders]
    .filter(([folder, names]) => folder === '' || names.size <= NAMED)
    .flatMap(([, names]) => [...names])
  return [...many.map(([folder, names]) => `${names.size}\u00a0${folder}`), ...few.sort()].join(', ') || 'nowhere'
}

const length = (text: string) => [...text].length
const share = (room: number, part: number) => Math.floor(room * part)

const widest = (rows: readonly Row[], column: number, limit: number) =>
  Math.min(limit, Math.max(0, ...rows.map((row) => length(row[column] ?? ''))))

/** One row of the table: each cell wrapped in its column. The second column is dimmed. */
function lines(row: Row, widths: readonly number[], paint: Paint): string[] {
  const cells = row.map((cell, column) => wrapped(cell, widths[column] ?? WIDTH))
  const height = Math.max(...cells.map((cell) => cell.length))
  return Array.from({ length: height }, (_, line) => {
    const parts = cells.map((cell, column) => {
      const text = cell[line] ?? ''
      const padded = text + ' '.repeat(Math.max(0, (widths[column] ?? 0) - length(text)))
      return column === 1 ? paint.dim(padded) : padded
    })
    return (' '.repeat(INDENT) + parts.join(' '.repeat(GAP))).trimEnd()
  })
}

/** Broken at spaces, and a word longer than the column where the column ends. */
function wrapped(text: string, width: number): string[] {
  const out: string[] = []
  let line = ''
  const pieces = text.split(' ').flatMap((word) => word.match(new RegExp(`.{1,${Math.max(1, width)}}`, 'gu')) ?? [''])
  for (const word of pieces) {
    if (line !== '' && length(line) + 1 + length(word) > width) {
      out.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...out, line].map((each) => each.replaceAll('\u00a0', ' '))
}
