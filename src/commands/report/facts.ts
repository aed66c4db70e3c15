// The declared facts of a business as vCards for address books, and as the columns of Google Business Profile.
import { DAYS } from '../../model/hours.ts'
import { hoursOn, type Opening } from '../../model/seasons.ts'
import type { LocationFacts, SiteFacts } from '../../pipeline/site-facts.ts'

/** The most bytes in a line of a vCard (RFC 2426, 2.6). */
const LINE = 75

/** A line of a vCard, continued on lines that begin with a space where it is long. No character is cut. */
function folded(line: string): string {
  const lines = ['']
  for (const character of line) {
    const last = lines.at(-1) ?? ''
    if (Buffer.byteLength(last + character) > LINE) lines.push(` ${character}`)
    else lines[lines.length - 1] = last + character
  }
  return lines.join('\r\n')
}

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Whether a number reaches a mobile phone is unknown, so all are of work. */
const phoneLine = ({ number, label }: LocationFacts['phones'][number], i: number) => {
  const item = `item${i + 1}`
  return [`${item}.TEL;TYPE=WORK,VOICE:${number.replace(/;ext=/, ',')}`, `${item}.X-ABLabel:${escaped(label)}`]
}

/** One vCard 3.0 (RFC 2426), which all phones import, for each location. */
export function vcards({ origin, email, locations }: SiteFacts): string {
  const cards = locations.map(({ name, phones, address, geo, hoursShown }) => {
    const { street = '', locality, region = '', postalCode = '', country } = address
    const parts = ['', '', street, locality, region, postalCode, country].map(escaped)
    return [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `FN:${escaped(name)}`,
      `N:${escaped(name)};;;;`,
      `ORG:${escaped(name)}`,
      ...phones.flatMap(phoneLine),
      `EMAIL;TYPE=INTERNET,WORK:${email}`,
      `ADR;TYPE=WORK:${parts.join(';')}`,
      ...(geo ? [`GEO:${geo.latitude};${geo.longitude}`] : []),
      `URL:${origin}/`,
      `NOTE:${escaped(hoursShown)}`,
      'END:VCARD',
    ]
  })
  return cards.map((lines) => lines.map((line) => `${folded(line)}\r\n`).join('')).join('')
}

/** A field of a CSV file (RFC 4180). */
const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The hours of one day as a profile has them; x on a day off. */
const dayHours = (day: (typeof DAYS)[number], hours: Opening['hours']) =>
  hours
    .filter(({ days }) => days.includes(day))
    .map(({ opens, closes }) => `${opens}-${closes}`)
    .sort()
    .join(', ') || 'x'

/** The days with other hours as a profile has them: `2026-12-25: x`, each day alone. */
function specialHours({ otherHours }: LocationFacts): string {
  const days = new Map<string, string[]>()
  for (const { from, through = from, opens, closes } of otherHours)
    for (let at = Date.parse(from); at <= Date.parse(through); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10)
      days.set(day, [...(days.get(day) ?? []), opens === undefined ? 'x' : `${opens}-${closes}`])
    }
  return [...days].flatMap(([day, shifts]) => shifts.map((shift) => `${day}: ${shift}`)).join(', ')
}

/**
 * The rows of a spreadsheet for "Manage locations in bulk", one for each location, with the hours of the season of
 * `today`. Columns: support.google.com/business/answer/3370250 (read 2026-11).
 */
export function profileCsv(facts: SiteFacts, today: string): string {
  const rows = facts.locations.map((location) => {
    const { id, name, phones, address, geo } = location
    const hours = hoursOn(location, today)
    const [first = '', ...others] = phones.map(({ number }) => number)
    return {
      'Store code': id,
      'Business name': name,
      'Address line 1': address.street ?? '',
      Locality: address.locality,
      'Administrative area': address.region ?? '',
      'Country / Region': address.country,
      'Postal code': address.postalCode ?? '',
      Latitude: String(geo?.latitude ?? ''),
      Longitude: String(geo?.longitude ?? ''),
      'Primary phone': first,
      'Additional phones': others.join(', '),
      Website: `${facts.origin}/`,
      ...Object.fromEntries(DAYS.map((day) => [`${day} hours`, dayHours(day, hours)])),
      'Special hours': specialHours(location),
    }
  })
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
  return lines.map((values) => `${values.map(field).join(',')}\r\n`).join('')
}
