// A bulk export of Google Business Profile (CSV) compared with the business of site.yaml: name, address, phones, hours.
// Columns: support.google.com/business/answer/3370250, the spreadsheet of "Manage locations in bulk" (read 2026-11).

import { shiftsIn, showsDay, weekOf } from '../check/facts/clock.ts'
import { warning } from '../check/report/problems.ts'
import { sharedDigits } from '../check/text/phones.ts'
import { languageIn } from '../language/load.ts'
import type { Path } from '../model/data.ts'
import { DAYS } from '../model/hours.ts'
import { phonesOf } from '../model/phone.ts'
import { error, type Place, type Problem } from '../model/problem.ts'
import type { Site } from '../model/schemas/site.ts'

type Row = Readonly<Record<string, string>>

/** Only figures, am and pm: an export names no days in its hours. */
const FIGURES = languageIn(new Map(), '')

/** The part of site.yaml that a profile has, as it is typed: fields may be missing. */
export type TypedBusiness = Pick<Site['business'], 'name' | 'phones' | 'address'> &
  Partial<Pick<Site['business'], 'hours' | 'seasons' | 'branches'>>

/** A field of a CSV text after a comma or a line end (RFC 4180: in quotes it may contain both, and quotes twice). */
const FIELD = /([,\n])(?:"((?:[^"]|"")*)"|([^,\n]*))/g

/** The rows of a CSV text by the names of its first row. */
function rowsOf(csv: string): Row[] {
  const rows: string[][] = []
  for (const [, before, quoted, plain = ''] of `\n${csv.replace(/^\ufeff/, '')}`.matchAll(FIELD)) {
    if (before === '\n') rows.push([])
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
  }
  const [names = [], ...others] = rows
  return others
    .filter((row) => row.some((value) => value !== ''))
    .map((row) => Object.fromEntries(names.map((name, i) => [name.toLowerCase(), row[i] ?? ''])))
}

/** One location of the business, and where site.yaml declares it. */
interface Location extends Pick<TypedBusiness, 'name' | 'address' | 'hours' | 'seasons'> {
  readonly phones: readonly string[]
  readonly path: Path
}

function locationsOf({ branches = {}, ...main }: TypedBusiness): Location[] {
  const numbers = (id?: string) => phonesOf({ phones: main.phones, branches }, id).map(({ number }) => number)
  return [
    { ...main, phones: numbers(), path: ['business'] },
    ...Object.entries(branches).map(([id, { name, address, hours, seasons }]) => {
      return { name, address, hours, seasons, phones: numbers(id), path: ['business', 'branches', id] }
    }),
  ]
}

/** Whether a number is written as +44 117 496 0123, or as in its country, 0117 496 0123. */
const isPhone = (number: string, written: string) =>
  sharedDigits(written).length >= 5 && number.endsWith(sharedDigits(written))

const phonesIn = (row: Row) =>
  [row['primary phone'] ?? '', ...(row['additional phones'] ?? '').split(',')]
    .map((part) => part.trim())
    .filter(Boolean)

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.,]+/g, ' ')
    .trim()

const said = (what: string, theirs: string, ours: string) => `${what} is "${theirs}" in the profile and "${ours}" here`

/** The differences between a row and a location, each with the part of the location that it is about. */
function* differences(row: Row, location: Location): Generator<[Path, string]> {
  const { name, address, hours = [], seasons = [], phones } = location
  const values: readonly (readonly [path: Path, column: string, ours: string | undefined])[] = [
    [['name'], 'business name', name],
    [['address', 'street'], 'address line 1', address.street],
    [['address', 'locality'], 'locality', address.locality],
    [['address', 'postalCode'], 'postal code', address.postalCode],
  ]
  for (const [path, column, ours = ''] of values) {
    const theirs = row[column] ?? ''
    if (theirs !== '' && plain(theirs) !== plain(ours)) yield [path, said(`the ${column}`, theirs, ours)]
  }
  for (const written of phonesIn(row))
    if (!phones.some((number) => isPhone(number, written)))
      yield [['phones'], `the profile has the phone ${written}, which is not declared for this location`]
  // A profile has the hours of one season.
  const weeks = [hours, ...seasons.map(({ hours }) => hours)].map((week) => [...hoursDifferences(row, week)])
  if (weeks.every((differences) => differences.length > 0)) yield* weeks[0] ?? []
}

function* hoursDifferences(row: Row, hours: Site['business']['hours']): Generator<[Path, string]> {
  const week = weekOf(hours)
  for (const [i, day] of DAYS.entries()) {
    const theirs = (row[`${day.toLowerCase()} hours`] ?? '').replace(/^x$/i, '')
    const shown = shiftsIn(theirs.replaceAll(',', ' , '), FIGURES)
    const shifts = hours.filter(({ days }) => days.includes(day)).map(({ opens, closes }) => `${opens}-${closes}`)
    const ours = shifts.sort().join(', ')
    if (!shown || !showsDay(shown, week[i] ?? [])) yield [['hours'], said(day, theirs || 'closed', ours || 'closed')]
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
    return [error('is not an export of Google Business Profile: it has no column "Business name"', { file }, help)]
  }
  const locations = locationsOf(business)
  return rows.flatMap((row) => {
    const isSame = ({ phones, name }: Location) =>
      phonesIn(row).some((written) => phones.some((number) => isPhone(number, written))) ||
      plain(name) === plain(row['business name'] ?? '')
    const location = locations.find(isSame) ?? (rows.length === 1 ? locations[0] : undefined)
    if (!location) {
      const text = `the profile "${row['business name']}" is not a location of site.yaml`
      return [warning(text, { file }, 'add it under business.branches of site.yaml, or close it in the profile')]
    }
    const help = 'search engines compare the two: correct the one that is wrong'
    return [...differences(row, location)].map(([path, text]) => warning(text, at([...location.path, ...path]), help))
  })
}
