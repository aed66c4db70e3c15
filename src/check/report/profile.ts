// A bulk export of Google Business Profile (CSV) compared with the business of site.yaml: name, address, phones, hours.
// Columns: support.google.com/business/answer/3370250, the spreadsheet of "Manage locations in bulk" (read 2026-11).
import type { Path } from '../../model/content.ts'
import { DAYS } from '../../model/hours.ts'
import { error, type Place, type Problem } from '../../model/problem.ts'
import type { Site } from '../../model/schemas/site.ts'
import { isShown, shiftsIn, weekOf } from '../facts/clock.ts'
import { languageIn } from '../text/language.ts'

type Row = Readonly<Record<string, string>>

/** Only figures, am and pm: an export names no days in its hours. */
const FIGURES = languageIn(new Map(), '')

/** The part of site.yaml that a profile has, as it is typed: fields may be missing. */
export type TypedBusiness = Pick<Site['business'], 'name' | 'phones' | 'address'> &
  Partial<Pick<Site['business'], 'hours' | 'branches'>>

/** The fields of a CSV text, by row (RFC 4180: a field in quotes may hold commas, line ends, and quotes twice). */
function fieldsOf(csv: string): string[][] {
  const rows: string[][] = [['']]
  let isQuoted = false
  for (const [piece] of csv.matchAll(/"|,|\r?\n|[^",\r\n]+|\r/g)) {
    const row = rows.at(-1) ?? []
    const last = row.length - 1
    if (piece === '"') {
      isQuoted = !isQuoted
      // A quote that opens a part again right after one that closed it is a character.
      row[last] += isQuoted && row[last] !== '' ? '"' : ''
    } else if (isQuoted) row[last] += piece
    else if (piece === ',') row.push('')
    else if (piece.endsWith('\n')) rows.push([''])
    else row[last] += piece
  }
  return rows
}

/** The rows of a CSV text by the names of its first row. */
function rowsOf(csv: string): Row[] {
  const [names = [], ...others] = fieldsOf(csv.replace(/^\ufeff/, '')).map((row) => row.map((each) => each.trim()))
  return others
    .filter((row) => row.some((value) => value !== ''))
    .map((row) => Object.fromEntries(names.map((name, i) => [name.toLowerCase(), row[i] ?? ''])))
}

/** One location of the business, and where site.yaml declares it. */
interface Location extends Pick<TypedBusiness, 'name' | 'address' | 'hours'> {
  readonly phones: readonly string[]
  readonly path: Path
}

function locationsOf({ branches = {}, ...main }: TypedBusiness): Location[] {
  const numbers = (names: readonly string[]) => names.flatMap((name) => main.phones[name]?.number ?? [])
  const taken = new Set(Object.values(branches).flatMap(({ phones }) => phones))
  const own = Object.keys(main.phones).filter((name) => !taken.has(name))
  return [
    { ...main, phones: numbers(own), path: ['business'] },
    ...Object.entries(branches).map(([id, branch]) => ({
      ...{ name: branch.name, address: branch.address, hours: branch.hours },
      phones: numbers(branch.phones),
      path: ['business', 'branches', id],
    })),
  ]
}

/** Whether a number is written as +44 117 496 0123, or as in its country, 0117 496 0123. */
const isPhone = (number: string, written: string) => {
  const digits = written.replace(/\(0\)|\D/g, '').replace(/^0+/, '')
  return digits.length >= 5 && number.endsWith(digits)
}

const phonesIn = (row: Row) =>
  [row['primary phone'] ?? '', ...(row['additional phones'] ?? '').split(',')]
    .map((each) => each.trim())
    .filter(Boolean)

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.,]+/g, ' ')
    .trim()

const said = (what: string, theirs: string, ours: string) => `${what} is "${theirs}" in the profile and "${ours}" here`

/** The differences between a row and a location, each with the part of the location that it is about. */
function* differences(row: Row, { name, address, hours = [], phones }: Location): Generator<[Path, string]> {
  const named = row['business name'] ?? ''
  if (plain(named) !== plain(name)) yield [['name'], said('the name', named, name)]
  const parts = [
    ['street', 'address line 1'],
    ['locality', 'locality'],
    ['postalCode', 'postal code'],
  ] as const
  for (const [key, column] of parts) {
    const [theirs = '', ours = ''] = [row[column], address[key]]
    if (theirs !== '' && plain(theirs) !== plain(ours)) yield [['address', key], said(`the ${column}`, theirs, ours)]
  }
  for (const written of phonesIn(row))
    if (!phones.some((number) => isPhone(number, written)))
      yield [['phones'], `the profile has the phone ${written}, which is not declared for this location`]
  yield* hoursDifferences(row, hours)
}

function* hoursDifferences(row: Row, hours: Site['business']['hours']): Generator<[Path, string]> {
  const week = weekOf(hours)
  for (const [i, day] of DAYS.entries()) {
    const theirs = (row[`${day.toLowerCase()} hours`] ?? '').replace(/^x$/i, '')
    const shown = shiftsIn(theirs.replaceAll(',', ' , '), FIGURES)
    const shifts = hours.filter(({ days }) => days.includes(day)).map(({ opens, closes }) => `${opens}-${closes}`)
    const ours = shifts.sort().join(', ')
    if (!shown || !isShown(shown, week[i] ?? [])) yield [['hours'], said(day, theirs || 'closed', ours || 'closed')]
  }
}

/** Compares the rows of an export with the locations of site.yaml; `at` gives the place of a value of site.yaml. */
export function profileProblems(
  { file, csv }: { readonly file: string; readonly csv: string },
  business: TypedBusiness,
  at: (path: Path) => Place,
): Problem[] {
  const rows = rowsOf(csv)
  if (rows.length === 0 || rows[0]?.['business name'] === undefined) {
    const help = 'in Business Profile Manager, choose all locations, then Actions, Download locations, as CSV'
    return [error('is no export of Google Business Profile: it has no column "Business name"', { file }, help)]
  }
  const locations = locationsOf(business)
  return rows.flatMap((row) => {
    const isSame = ({ phones, name }: Location) =>
      phonesIn(row).some((written) => phones.some((number) => isPhone(number, written))) ||
      plain(name) === plain(row['business name'] ?? '')
    const location = locations.find(isSame) ?? (rows.length === 1 ? locations[0] : undefined)
    if (!location) {
      const help = 'add it under business.branches of site.yaml, or close it in the profile'
      return [
        {
          level: 'warning' as const,
          text: `the profile "${row['business name']}" is no location of site.yaml`,
          at: { file },
          help,
        },
      ]
    }
    return [...differences(row, location)].map(([path, text]) => ({
      level: 'warning' as const,
      text,
      at: at([...location.path, ...path]),
      help: 'search engines compare the two: correct the one that is wrong',
    }))
  })
}
