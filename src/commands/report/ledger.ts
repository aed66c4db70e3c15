// The claims table of `site check`: claims with several values side by side, then the other claims, then the amounts
// that texts mark as no promise.
import type { Uses } from '../../check/input/words.ts'
import type { Site } from '../../model/schemas/site.ts'
import { aligned, type Paint } from './paint.ts'

/** The files of one folder that are named; more are counted. */
const NAMED = 2

/** The cells of one line: a value, the files that show it, a reason. */
type Row = readonly string[]

/** The content of the table: the claims, those in other languages by code, and the texts that use each. */
export interface Ledger {
  readonly claims: Site['claims']
  readonly translations?: Readonly<Record<string, Site['claims']>>
  /** By the name of a claim, or by `=80€` for a marked amount. */
  readonly uses: Uses
}

/** The table, no wider than `columns`, followed by an empty line; '' for a site without claims. */
export function ledgerTable({ claims, translations = {}, uses }: Ledger, paint: Paint, columns = 80): string {
  const table = (rows: readonly Row[]) => linesOf(rows, columns - INDENT.length).map((line) => INDENT + line)
  /** A value with its translations: "20 minutes / de: 20 Minuten". */
  const inEach = (text: string, read: (claims: Site['claims']) => string | undefined) =>
    [text, ...Object.entries(translations).map(([code, claims]) => `${code}: ${read(claims) ?? ''}`)].join(' / ')
  const all = Object.entries(claims).map(([name, { text, about, variants = {} }]) => ({
    name,
    about,
    text: inEach(text, (claims) => claims[name]?.text),
    variants: Object.entries(variants).map(
      ([variant, { text: value, why }]): Row => [
        inEach(value, (claims) => claims[name]?.variants?.[variant]?.text),
        shownIn(uses, `${name}.${variant}`),
        why,
      ],
    ),
  }))
  const single = all.filter(({ variants }) => variants.length === 0)
  const several = all.filter(({ variants }) => variants.length > 0)
  const amounts = [...uses.keys()].filter((name) => name.startsWith('=')).sort()
  const severalValues = several.flatMap(({ name, text, about, variants }) => [
    `${paint.bold(name)}  ${about}`,
    ...table([[text, shownIn(uses, name), ''], ...variants]),
    '',
  ])
  const sections = [
    ['Claims with several values', severalValues.slice(0, -1)],
    [
      'Claims with one value',
      table(single.flatMap(({ name, text }) => (uses.has(name) ? [[name, text, shownIn(uses, name)]] : []))),
    ],
    [
      'Claims shown nowhere',
      table(single.flatMap(({ name, text, about }) => (uses.has(name) ? [] : [[name, text, about]]))),
    ],
    ['Amounts that are not promises', table(amounts.map((name) => [name.slice(1), shownIn(uses, name)]))],
  ] as const
  return sections
    .map(([heading, lines]) => (lines.length > 0 ? `${[heading, '', ...lines].join('\n')}\n\n` : ''))
    .join('')
}

/**
 * "17 services, areas/leeds, pages/home": folders by count if many of their files show a claim, most first, then the
 * other files by name.
 */
function shownIn(uses: Uses, claim: string): string {
  const folders = new Map<string, Set<string>>()
  for (const { file } of uses.get(claim) ?? []) {
    const name = file.replace(/^content\//, '').replace(/\.yaml$/, '')
    const folder = name.includes('/') ? name.slice(0, name.indexOf('/')) : ''
    folders.set(folder, (folders.get(folder) ?? new Set()).add(name))
  }
  const isMany = ([folder, names]: readonly [string, ReadonlySet<string>]) => folder !== '' && names.size > NAMED
  const many = [...folders].filter(isMany).sort(([a, x], [b, y]) => y.size - x.size || (a < b ? -1 : 1))
  const few = [...folders].filter((folder) => !isMany(folder)).flatMap(([, names]) => [...names])
  return [...many.map(([folder, names]) => `${names.size} ${folder}`), ...few.sort()].join(', ') || 'nowhere'
}

const INDENT = '  '

/** Rows as lines with aligned cells; if these are too wide, each further cell is wrapped below the first one of its row. */
function linesOf(rows: readonly Row[], columns: number): string[] {
  if (rows.length === 0) return []
  const lines = aligned(rows)
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd())
  if (lines.every(({ length }) => length <= columns)) return lines
  const below = (cell: string) => wrapped(cell, columns - INDENT.length).map((line) => INDENT + line)
  return rows.flatMap(([first = '', ...cells]) => [...wrapped(first, columns), ...cells.flatMap(below)])
}

/** The words of a text in lines of at most so many columns, where no word is longer. */
function wrapped(text: string, columns: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter((word) => word !== '')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (longer.length <= columns) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}
