// The coordinates of the business lie in its country, where its postal code is, and the radius it serves is in metres.

import { defineRule } from '../../../model/checks/rule.ts'
import { exampleBusiness } from '../../data/example-business.ts'
import { boxes } from '../../data/places.ts'
import { kilometresBeyond } from '../../data/postal-areas.ts'

/** Metres. A business that comes to its customers goes further than the first and not further than the second. */
const [NEAREST, FURTHEST] = [1000, 2_000_000]

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

  *site({ site: { business }, placeholders }) {
    // A value that is not real yet is nobody's place.
    const awaited = placeholders.flatMap(({ file, path }) => (file === 'site.yaml' ? [`${path.join('.')}.`] : []))
    const isAwaited = (name: string) => awaited.some((path) => `business.${name}.`.startsWith(path))
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
