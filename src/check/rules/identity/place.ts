// The coordinates of the business lie in its country, where its postal code is, its map shows where it works, and the
// radius it serves is in metres.

import { defineRule } from '../../../model/checks/rule.ts'
import { exampleBusiness } from '../../data/example-business.ts'
import { boxes } from '../../data/places.ts'
import { kilometresBetween, kilometresBeyond } from '../../data/postal-areas.ts'
import { expression } from '../../text/expression.ts'

/** Metres. A business that comes to its customers goes further than the first and not further than the second. */
const [NEAREST, FURTHEST] = [1000, 2_000_000]

/** Where the middle of a map is, as addresses of maps write it. */
const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const BOX = expression(`bbox=${NUMBER},${NUMBER},${NUMBER},${NUMBER}`)
const MIDDLE = expression(String.raw`(?:#map=\d+/|/@|[?&](?:q|ll|center)=)${NUMBER}[,/]${NUMBER}`)
const PINNED = expression(`!2d${NUMBER}!3d${NUMBER}`)

/** The point that an address of a map shows. */
function shownBy(address: string): { readonly latitude: number; readonly longitude: number } | undefined {
  const text = address.replaceAll('%2C', ',')
  const numbers = (pattern: RegExp) => pattern.exec(text)?.slice(1).map(Number)
  const [west, south, east, north] = numbers(BOX) ?? []
  if (west !== undefined && south !== undefined && east !== undefined && north !== undefined)
    return { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  const [latitude, longitude] = numbers(MIDDLE) ?? numbers(PINNED)?.toReversed() ?? []
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

/** Kilometres from the middle of what is served, within which its map may lie however small the radius is. */
const FAR = 30

const site = (serves: string) => exampleBusiness(`  serves: { name: Leeds, ${serves} }`)

export default defineRule({
  why: 'A circle around a point in the sea, or of fifty metres, tells search engines that the business serves nobody.',
  level: 'error',
  help: 'write latitude, longitude and the radius in metres, as a map shows them',
  fine: { yaml: { 'site.yaml': site('latitude: 53.8, longitude: -1.55, radius: 8000') } },
  bad: {
    yaml: { 'site.yaml': site('latitude: -1.55, longitude: 53.8, radius: 50') },
    findings: [
      'latitude -1.55 and longitude 53.8 are swapped: the other way round they lie in GB',
      'a radius of 50 metres is less than a walk: radius is in metres',
    ],
  },

  needs: ['placeholders'],

  *site({ site: { business, map }, placeholders }) {
    // A value that is not real yet is nobody's place.
    const awaited = placeholders.flatMap(({ file, path }) => (file === 'site.yaml' ? [`${path.join('.')}.`] : []))
    const isTagged = (name: string) => awaited.some((path) => `${name}.`.startsWith(path))
    const isAwaited = (name: string) => isTagged(`business.${name}`)
    const { geo, serves, address } = business
    const box = boxes[address.country]
    const lies = (latitude: number, longitude: number) =>
      box !== undefined && latitude >= box[0] && latitude <= box[2] && longitude >= box[1] && longitude <= box[3]
    for (const [key, point] of [
      ['geo', geo],
      ['serves', serves],
    ] as const) {
      if (!point || !box || isAwaited(`${key}.latitude`)) continue
      const { latitude, longitude } = point
      if (lies(latitude, longitude)) {
        const code = isAwaited('address.postalCode') ? '' : (address.postalCode ?? '')
        const beyond = kilometresBeyond(point, address.country, code) ?? 0
        // What is served lies around the business.
        if (beyond > ('radius' in point ? point.radius / 1000 : 0))
          yield {
            text:
              `latitude ${latitude} and longitude ${longitude} are far from where the postal code ${code} is: ` +
              `${Math.round(beyond)} kilometres and more`,
            at: { file: 'site.yaml', path: ['business', key, 'latitude'] },
            help: 'copy the two numbers from a map of the address: latitude first',
          }
        continue
      }
      const swapped = lies(longitude, latitude)
      yield {
        text: swapped
          ? `latitude ${latitude} and longitude ${longitude} are swapped: ` +
            `the other way round they lie in ${address.country}`
          : `latitude ${latitude} and longitude ${longitude} do not lie in ${address.country}`,
        at: { file: 'site.yaml', path: ['business', key, 'latitude'] },
        help: swapped
          ? `write latitude: ${longitude} and longitude: ${latitude}`
          : 'copy the two numbers from a map: latitude first',
      }
    }
    for (const key of ['src', 'link'] as const) {
      const point = map && !isTagged(`map.${key}`) ? shownBy(map[key]) : undefined
      if (!point || !box || isAwaited('serves.latitude') || !lies(serves.latitude, serves.longitude)) continue
      const { latitude, longitude } = point
      const isSwapped = lies(longitude, latitude) && !lies(latitude, longitude)
      const away = kilometresBetween(serves, [latitude, longitude])
      const beyond = kilometresBeyond(point, address.country, address.postalCode ?? '') ?? away
      // The map is of the office, or of what is served from there.
      if (!isSwapped && (away <= Math.max(serves.radius / 1000, FAR) || beyond <= FAR)) continue
      yield {
        text: isSwapped
          ? `map.${key} has latitude and longitude the wrong way round, and shows a place outside ${address.country}`
          : `map.${key} shows a place ${Math.round(away)} kilometres from ${serves.name}`,
        at: { file: 'site.yaml', path: ['map', key] },
        help: 'copy the address again from a map of where the business is',
      }
    }
    const { radius } = serves
    if (!isAwaited('serves.radius') && (radius < NEAREST || radius > FURTHEST))
      yield {
        text:
          `a radius of ${radius} metres is ${radius < NEAREST ? 'less than a walk' : 'more than a country'}: ` +
          'radius is in metres',
        at: { file: 'site.yaml', path: ['business', 'serves', 'radius'] },
        help: radius < NEAREST ? `write ${radius * 1000} for ${radius} kilometres` : 'write it in metres',
      }
  },
})
