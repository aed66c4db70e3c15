// Each property of the structured data holds what it is made for: a number where a number belongs, a place where a
// place belongs.
// Opening hours of OpeningHoursSpecification are the business of ld/hours-valid.

import { defineRule } from '../../../model/checks/rule.ts'
import { isA, isType, membersOf, propertyOf, term, VOCABULARY } from '../../data/vocabulary.ts'
import { type GraphNode, isReference, listOf, nodesOf, placeIn, quoted } from '../../page/structured-data.ts'
import { expression } from '../../text/expression.ts'

const ld = (node: string) => `<script type="application/ld+json">{"@context":"https://schema.org",${node}}</script>`

const ADDRESS = /^[a-z][a-z0-9+.-]*:\S+$/i
const NUMBER = /^-?\d+(?:\.\d+)?$/
const DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/
const TIME = /^\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?$/
const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)'
const CLOCKS = '\\d{2}:\\d{2}-\\d{2}:\\d{2}'
const OPENING_HOURS = new RegExp(
  `^${DAY}(?:-${DAY})?(?:,\\s*${DAY}(?:-${DAY})?)*(?:\\s+${CLOCKS}(?:,\\s*${CLOCKS})*)?$|^${CLOCKS}$`,
)
const DATA_TYPES = ['Text', 'Number', 'Date', 'DateTime', 'Time', 'Boolean']

/**
 * What a property asks for beyond its range, where the range says no more than Text: the pattern, and how to write it.
 */
const FORMS: Readonly<Record<string, readonly [RegExp, string]>> = {
  price: [NUMBER, 'digits alone, with a point: the currency stands in priceCurrency'],
  lowPrice: [NUMBER, 'digits alone, with a point: the currency stands in priceCurrency'],
  highPrice: [NUMBER, 'digits alone, with a point: the currency stands in priceCurrency'],
  priceCurrency: [/^[A-Z]{3}$/, 'a code of three letters, like EUR'],
  latitude: [NUMBER, 'degrees, like 53.80000'],
  longitude: [NUMBER, 'degrees, like -1.55000'],
  geoRadius: [expression(/^\d+(?:\.\d+)?(?:\s?\p{L}+)?$/u), 'metres'],
  openingHours: [OPENING_HOURS, 'like Mo-Fr 09:00-17:30; round the clock is Mo-Su 00:00-23:59'],
  position: [/^\d+$/, 'a whole number'],
  ratingValue: [NUMBER, 'a number'],
}
const LIMITS: Readonly<Record<string, number>> = { latitude: 90, longitude: 180 }

export default defineRule({
  why:
    'A value a search engine cannot use is a fact it does not show: a point on the map that is a sentence, a ' +
    'price that is not a number.',
  level: 'warning',
  source: `${VOCABULARY}, the expected types of each property`,
  help: 'write the value in the form that is expected',
  fine: {
    pages: {
      '/': ld(
        '"@type":"BikeStore","geo":{"@type":"GeoCoordinates","latitude":53.8,"longitude":-1.55},' +
          '"openingHours":"Mo-Fr 09:00-17:30","makesOffer":{"@type":"Offer","price":12,"priceCurrency":"GBP"}',
      ),
    },
  },
  bad: {
    pages: {
      '/': ld('"@type":"BikeStore","geo":"near the station","openingHours":"24/7","url":"/"'),
      '/contact': ld(
        '"@type":"Place","geo":{"@type":"GeoCoordinates","latitude":153.8,"longitude":"W ' +
          '1.55"},"address":{"@type":"City","name":"Leeds"}',
      ),
      '/repairs/brakes': ld('"@type":"Offer","price":"£12","priceCurrency":"£","availability":"Now"'),
    },
    findings: [
      '"geo" is "near the station", expected GeoCoordinates or GeoShape',
      '"openingHours" is "24/7", expected like Mo-Fr 09:00-17:30; round the clock is Mo-Su 00:00-23:59',
      '"url" is "/", expected a whole address, like https://wheels.example/',
      '"address" is a City, expected PostalAddress or Text',
      '"latitude" is "153.8", expected -90 to 90',
      '"longitude" is "W 1.55", expected degrees, like -1.55000',
      '"price" is "£12", expected digits alone, with a point: the currency stands in priceCurrency',
      '"priceCurrency" is "£", expected a code of three letters, like EUR',
      '"availability" is "Now", expected one of BackOrder, Discontinued, InStock, InStoreOnly, ' +
        'LimitedAvailability and 7 others',
    ],
  },

  *page(page, _, { site }) {
    const nodes = nodesOf(page)
    const byId = new Map(nodes.filter((node) => node.id !== '' && !isReference(node)).map((node) => [node.id, node]))
    for (const node of nodes) {
      const hours = node.types.includes('OpeningHoursSpecification')
      for (const [key, whole] of Object.entries(node.values)) {
        const property = key.startsWith('@') || hours ? undefined : propertyOf(term(key))
        if (!property) continue
        for (const value of listOf(whole)) {
          const wanted = faultOf(term(key), value, property.ranges, byId, site.origin)
          if (wanted !== undefined)
            yield { text: `"${key}" is ${shown(value, byId)}, expected ${wanted}`, at: placeIn(page, node, key, site) }
        }
      }
    }
  },
})

const typesOf = (value: object, byId: ReadonlyMap<string, GraphNode>): readonly string[] => {
  const { '@type': own, '@id': id } = value as { '@type'?: unknown; '@id'?: string }
  return own === undefined && id !== undefined
    ? (byId.get(id)?.types ?? [])
    : listOf(own).map((type) => term(String(type)))
}

const shown = (value: unknown, byId: ReadonlyMap<string, GraphNode>) =>
  typeof value === 'object' && value !== null ? `a ${typesOf(value, byId).join(' and ')}` : quoted(String(value))

/** What was expected, when a value does not fit; undefined when it does. */
function faultOf(
  key: string,
  value: unknown,
  ranges: readonly string[],
  byId: ReadonlyMap<string, GraphNode>,
  origin: string,
): string | undefined {
  if (typeof value === 'object' && value !== null) {
    const types = typesOf(value, byId)
    // Unknown types are the business of ld/vocabulary; a Role may stand anywhere.
    const fits =
      types.length === 0 ||
      types.some(
        (type) => !isType(type) || isA(type, 'Role') || ranges.some((range) => isA(type, range) || range === 'Thing'),
      )
    return fits || '@value' in value ? undefined : listed(ranges)
  }
  const text = String(value)
  const form = FORMS[key]
  if (form && !form[0].test(text)) return form[1]
  const limit = LIMITS[key]
  if (limit !== undefined && Math.abs(Number(text)) > limit) return `-${limit} to ${limit}`
  if (typeof value === 'string' && text.trim() === '') return 'a value: it is empty'
  return form || ranges.some((range) => holds(range, value, text)) ? undefined : plainly(ranges, origin)
}

/** Whether a plain value may stand for a range. An address may stand for any thing: it names it. */
function holds(range: string, value: unknown, text: string): boolean {
  switch (range) {
    case 'URL':
      return ADDRESS.test(text)
    case 'Number':
    case 'Float':
      return NUMBER.test(text)
    case 'Integer':
      return /^-?\d+$/.test(text)
    case 'Boolean':
      return typeof value === 'boolean' || /^(?:True|False)$/.test(term(text))
    case 'Date':
    case 'DateTime':
      return DATE.test(text)
    case 'Time':
      return TIME.test(text)
    case 'Duration':
      return /^P(?=.)/.test(text)
  }
  if (isA(range, 'Text') || isA(range, 'Quantity')) return true
  const members = membersOf(range)
  return members && members.length > 0 ? members.includes(term(text)) : ADDRESS.test(text)
}

const listed = (ranges: readonly string[]) =>
  ranges.length > 6 ? `${ranges.slice(0, 5).join(', ')} or another of its types` : ranges.join(' or ')

function plainly(ranges: readonly string[], origin: string): string {
  const members = ranges.length === 1 ? membersOf(ranges[0] ?? '') : undefined
  if (members && members.length > 0)
    return members.length > 7
      ? `one of ${members.slice(0, 5).join(', ')} and ${members.length - 5} others`
      : `one of ${members.join(', ')}`
  if (ranges.includes('URL') && ranges.every((range) => range === 'URL' || !DATA_TYPES.includes(range)))
    return `a whole address, like ${origin}/`
  const forms: Readonly<Record<string, string>> = {
    Number: 'a number',
    Integer: 'a whole number',
    Date: 'a date, like 2026-11-20',
    DateTime: 'a date, like 2026-11-20',
    Time: 'a time, like 09:00',
    Boolean: 'true or false',
  }
  const [first = ''] = ranges
  return forms[first] ?? listed(ranges)
}
