// Texts give the declared street number and postal code for the declared street and town.

import { bare } from '../../../language/bare.ts'
import type { Language } from '../../../language/language.ts'
import { thousands } from '../../../model/counts.ts'
import type { Path } from '../../../model/data.ts'
import { groupedBy } from '../../../model/grouped.ts'
import { distance } from '../../../model/nearest.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { matchesOf } from '../../../runtime/matches.ts'
import { exampleBusiness, exampleContact } from '../../data/examples.ts'
import { defineRule, type Finding } from '../../rule.ts'
import { locationsOf } from '../../site/locations.ts'
import { inTypedTexts, type TextFault } from '../../text/each-text.ts'

type Address = Site['business']['address']

const contact = (text: string) => ({
  'site.yaml': exampleBusiness(
    '  address: { locality: Leeds, street: 8 Short Street, postalCode: "LS1 1AA", country: GB, ' +
      'shown: "8 Short Street, Leeds LS1 1AA" }',
  ),
  ...exampleContact(text),
})

const texts = inTypedTexts((language, site) => {
  const addresses = locationsOf(site).map(({ address }) => address)
  const parts = addresses.flatMap(({ street = '' }) => partsOf(street) ?? [])
  const streets = [...groupedBy(parts, ({ name }) => name)].map(([name, same]) => ({
    same,
    pattern: streetPattern(name, language),
  }))
  return {
    suspects: (text) => /\d/.test(text),
    *faults(text): Generator<TextFault> {
      for (const { same, pattern } of streets)
        for (const [value, before, after = before ?? ''] of matchesOf(text, pattern)) {
          const right = same.map(({ street }) => street).join(' or ')
          if (!same.some(({ number }) => number === bare(after)))
            yield { text: `"${value}" is not the declared ${right}`, help: `write ${right}`, value }
        }
      for (const address of addresses) yield* otherCodes(text, address, addresses)
    },
  }
})

/** Patterns of postal codes by ISO 3166 code. */
const postalCodes: Readonly<Record<string, RegExp>> = {
  AT: /\b\d{4}\b/g,
  CY: /\b\d{4}\b/g,
  DE: /\b\d{5}\b/g,
  ES: /\b\d{5}\b/g,
  FR: /\b\d{5}\b/g,
  GB: /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g,
  GR: /\b\d{3}[ \u00a0]?\d{2}\b/g,
  IE: /\b[A-Z]\d[\dW] ?[A-Z\d]{4}\b/g,
  IT: /\b\d{5}\b/g,
  NL: /\b\d{4} ?[A-Z]{2}\b/g,
  US: /\b\d{5}(?:-\d{4})?\b/g,
  CA: /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/g,
}

/** Postal codes, in a text that names the town of an address, that differ from its own by one character. */
function* otherCodes(
  text: string,
  { postalCode = '', locality, country }: Address,
  addresses: readonly Address[],
): Generator<TextFault> {
  const isNamed = postalCode !== '' && bare(text).includes(bare(locality).slice(0, -1))
  const own = addresses.map((other) => joined(other.postalCode ?? ''))
  for (const value of (isNamed && text.match(postalCodes[country] ?? /(?!)/)) || [])
    if (distance(joined(value), joined(postalCode)) === 1 && !own.includes(joined(value)))
      yield {
        text: `${value} is not the declared postal code ${postalCode}`,
        help: `write ${postalCode}, or {=${value}} for the address of somebody else`,
        value,
      }
}

export default defineRule({
  why: 'Maps and invoices use this address. A wrong number brings the visitor to a neighbour.',
  level: 'error',
  imported: 'warning',
  help: 'write {address}, or correct business.address in site.yaml',
  fine: { yaml: contact('Find us at 8 Short St, Leeds LS1 1AA. The market is in Park Row, Leeds LS1 5HD.') },
  bad: {
    yaml: {
      ...contact('Find us at 18 Short Street, Leeds LS1 1AB.'),
      'site.yaml': `${contact('')['site.yaml']}`.replace(
        '  address:',
        '  geo: { latitude: 38.9, longitude: -77 }\n  address:',
      ),
    },
    findings: [
      '"18 Short Street" is not the declared 8 Short Street',
      'LS1 1AB is not the declared postal code LS1 1AA',
      'geo is 5,225 km from Leeds, and the business serves 8 km around it',
    ],
  },

  ...texts,

  *language({ site }) {
    for (const { address, path } of locationsOf(site)) yield* shownWhole(address, [...path, 'address'])
  },

  *site({ site, placeholders }) {
    if (!placeholders.some(({ path }) => ['geo', 'serves'].includes(String(path[1])))) yield* farAway(site)
  },
})

/** From this many times the radius on, and this many metres, a business is not where it works. */
const FAR = { radii: 3, metres: 50_000 }
const EARTH = 6_371_000

/** Reports coordinates of the business that are far from the area that it serves. */
function* farAway({ business: { geo, serves } }: Site): Generator<Finding> {
  if (!geo) return
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const north = radians(geo.latitude - serves.latitude)
  const east = radians(geo.longitude - serves.longitude) * Math.cos(radians(serves.latitude))
  const away = Math.hypot(north, east) * EARTH
  if (away > Math.max(FAR.metres, serves.radius * FAR.radii))
    yield {
      text: `geo is ${thousands(Math.round(away / 1000))} km from ${serves.name}, and the business serves ${thousands(Math.round(serves.radius / 1000))} km around it`,
      level: 'warning',
      at: { file: 'site.yaml', path: ['business', 'geo'], part: 'key' },
      help: 'right-click the door on openstreetmap.org, choose "Show address", and copy both numbers from the address',
    }
}

/** The parts of an address that its `shown` line lacks. */
function* shownWhole({ shown, street, postalCode, locality }: Address, path: Path): Generator<Finding> {
  for (const [key, part = ''] of Object.entries({ street, postalCode, locality }))
    if (!tracesOf(part).every((trace) => joined(shown).includes(trace)))
      yield {
        text: `the address as shown, "${shown}", does not say ${part}`,
        at: { file: 'site.yaml', path, part: 'key' },
        help: `write the same in shown: and ${key}: of this file: visitors read shown, search engines the parts`,
      }
}

const joined = (text: string) => bare(text).replace(/\s/g, '')

/** The part of a value that the `shown` line must contain: its figures, or else its longest word without the ending. */
function tracesOf(part: string): readonly string[] {
  const [longest = ''] = (part.match(/\p{L}+/gu) ?? []).sort((one, other) => other.length - one.length)
  return part.match(/\d+/g) ?? [joined(longest).slice(0, -1)]
}

/** The name and the number of a street: "8 Short Street", "Hauptstraße 210". */
function partsOf(street: string) {
  const words = street.trim().split(/[\s,]+/)
  const [isFirst, isLast] = [words.at(0), words.at(-1)].map((word) => /^\d/.test(word ?? ''))
  if (words.length < 2 || isFirst === isLast) return undefined
  const number = (isFirst ? words.shift() : words.pop()) ?? ''
  return { street, name: words.join(' '), number: bare(number) }
}

/** Finds the street with a number before it (group 1) or after it (group 2). Its words may be abbreviated. */
function streetPattern(name: string, { streets, endings }: Language): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const forms = (name.match(/[^\s.,]+/g) ?? []).map((word) => {
    // The word may end a longer one: "Hauptstr." is "Hauptstraße".
    const short = Object.entries(streets).flatMap(([from, to]) =>
      to !== '' && bare(word).endsWith(bare(to)) ? [literal(word.slice(0, -to.length) + from)] : [],
    )
    const stem = literal(word.replace(new RegExp(`(?:${endings})$`, 'u'), '') || word)
    return `(?:${[`${stem}\\p{L}{0,3}`, ...short].join('|')})\\.?`
  })
  const number = '\\d{1,4}\\p{L}?(?![\\p{N}])'
  const street = forms.join('[\\s\\u00a0]+')
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(${number})[\\s\\u00a0,]+${street}(?!\\p{L})|${street},?[\\s\\u00a0]+(${number}))`,
    'giu',
  )
}
