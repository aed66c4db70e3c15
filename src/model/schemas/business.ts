// Schema of the business in site.yaml: its contact data, its legal identity and its locations.

import { z } from 'zod'
import { frameFault } from '../frame-address.ts'
import { asciiEmail } from '../host-name.ts'
import { isTimeZone, timeZoneOf } from '../hours.ts'
import { didYouMean } from '../nearest.ts'
import { phoneFault } from '../phone.ts'
import { shownOpening } from '../seasons.ts'
import { choice, group, issueOf, list, named, plain, readField, refusing, webAddress, words } from './fields.ts'
import { hoursField, otherHoursField, seasonsField } from './hours.ts'

const coordinate = (about: string, limit: number) => z.number().min(-limit).max(limit).meta({ description: about })

const phoneSchema = refusing(
  z.strictObject({
    number: plain('what tel: links dial: +country and digits, or a short number like 18180'),
    shown: words('as visitors read it, like 210 123 4567'),
    label: words('what kind of phone it is'),
    messengers: list('how it can be written to', z.enum(['viber', 'whatsapp', 'sms'])).optional(),
  }),
  ({ number, shown }) => {
    const fault = phoneFault(number, shown)
    return [fault && issueOf(fault.text, fault.help, ['number'])]
  },
)

const addressField = group('the address, in parts for search engines and on one line for visitors', {
  street: words('street and number').optional(),
  locality: words('town'),
  region: words('region, like a county; may be left out').optional(),
  postalCode: words('postal code, in quotes; a business without premises leaves it out').optional(),
  country: plain('ISO 3166 country code', /^[A-Z]{2}$/, 'write the ISO 3166 code, like GR'),
  shown: words('the whole address on one line'),
})

/** The fields that every location of the business has; `hours` describes its opening hours. */
const location = (hours: string, others = '') => ({
  address: addressField,
  geo: group('where the office is', {
    latitude: coordinate('latitude', 90),
    longitude: coordinate('longitude', 180),
  }).optional(),
  hours: hoursField.default([]).meta({ description: hours }),
  seasons: seasonsField.default([]).meta({ description: 'parts of every year with other hours of the week' }),
  hoursShown: words('the hours as visitors read them; left out, they are written from hours and seasons').optional(),
  timeZone: readField(
    'IANA time zone of the hours, like America/New_York, in which "open now" is told; needed in countries with several',
    (name) =>
      isTimeZone(name) ? name : { text: 'is not a time zone', help: 'write an IANA name, like Europe/London' },
  ).optional(),
  otherHours: otherHoursField.optional().meta({
    description: `days with other hours, like holidays; pages list them until they are over${others}`,
  }),
})

/** Another location of the business. Its phones are declared with the others, under `business.phones`. */
const branchSchema = z.strictObject({
  name: words('the name of the branch, like "Two Wheels Bath"'),
  phones: list('names of its phones under business.phones; the pages of the branch show the first', z.string()).min(1),
  ...location('opening hours of the branch; left out, by appointment only', '; left out, those of the business'),
  map: webAddress('where it is on a map, as a web page').optional(),
  mapSrc: webAddress(
    'that map as a frame, like map.src of the business',
    (href) => frameFault(href) ?? href,
  ).optional(),
  page: plain('the page about the branch', /^\//, 'write a path of this site, like /bath').optional(),
})

const businessFields = z.strictObject({
  name: words('the name of the business'),
  shortName: words('the name for places with about 12 characters, like below an icon on a home screen')
    .max(16)
    .optional(),
  formerNames: list(
    'former names of the business: a text with one of them is found',
    words('a name the business had'),
  ).default([]),
  legal: group('legal identity; what is missing or tagged !placeholder is not shown', {
    name: words('registered name and legal form').optional(),
    register: words('number in the commercial register').optional(),
    vat: words('tax number').optional(),
    office: words('tax office').optional(),
    credentials: list(
      'licences, insurance and the like, as visitors read them',
      z.strictObject({ name: words('what it is'), value: words('who gave it, its number or its sum') }),
    ).optional(),
  }).optional(),
  type: words('its schema.org type, like LocalBusiness or Locksmith'),
  phones: z
    .record(z.string().regex(/^[a-z]+$/), phoneSchema)
    .refine((phones) => Object.keys(phones).length > 0, {
      message: 'there is no phone',
      params: { help: 'add one by a name of your choice, with number, shown and label' },
    })
    .meta({ description: 'phones by name; routes say which one a page shows' }),
  email: readField('e-mail of the business', asciiEmail).meta({ format: 'email' }),
  ...location('opening hours; round the clock is 00:00 to 23:59; left out, it is by appointment only'),
  branches: named('other locations, by a name of your choice; pages name theirs under branch:', branchSchema),
  serves: group('how far the business comes: a circle on the map', {
    name: words('the area served, by its centre'),
    latitude: coordinate('latitude of the centre', 90),
    longitude: coordinate('longitude of the centre', 180),
    radius: z.number().positive().meta({ description: 'in metres' }),
    places: choice(
      'what its areas are to search engines: towns (City), regions with an authority (AdministrativeArea), ' +
        'quarters and the like (Place)',
      ['City', 'AdministrativeArea', 'Place'],
    ).default('City'),
  }),
  priceRange: words('shown by some search engines, under 100 characters').optional(),
  sameAs: list(
    'other pages about the business: maps, social networks',
    webAddress('a page about the business'),
  ).default([]),
})

type Location = z.infer<z.ZodObject<ReturnType<typeof location>>>

export const businessSchema = refusing(businessFields, (business) => {
  const { phones, branches } = business
  const unwritable = (location: Location, path: readonly string[]) =>
    location.hoursShown === undefined &&
    [location, ...location.seasons].every(({ hours }) => hours.length === 0) &&
    issueOf('is needed where hours are left out', 'write it, like "by appointment"', [...path, 'hoursShown'])
  return [
    unwritable(business, []),
    ...Object.entries(branches).map(([id, branch]) => unwritable(branch, ['branches', id])),
    ...Object.entries(branches).flatMap(([id, branch]) =>
      branch.phones.map((name, i) => {
        const text = `"${name}" is not a phone under business.phones`
        return !(name in phones) && issueOf(text, didYouMean(name, Object.keys(phones)), ['branches', id, 'phones', i])
      }),
    ),
  ]
})

/**
 * The business with what site.yaml leaves out: the lines of hours, in the words of a locale like el_GR, the time zones,
 * and the special days of branches. `link` is the address of a page in the language of the site.
 */
export function withHoursShown(
  business: z.infer<typeof businessSchema>,
  locale: string,
  link = (path: string) => path,
) {
  const zoneIn = ({ timeZone, address }: Location) => timeZone ?? timeZoneOf(address.country)
  const filled = <T extends Location>(location: T) => ({
    ...location,
    hoursShown: location.hoursShown ?? shownOpening(location, locale),
    otherHours: location.otherHours ?? business.otherHours ?? [],
    // A branch in a country with several time zones: that of the business, if it is in the same country.
    timeZone:
      zoneIn(location) ?? (location.address.country === business.address.country ? zoneIn(business) : undefined),
  })
  const branches = Object.entries(business.branches).map(([id, { page, ...branch }]) => {
    return [id, { ...filled(branch), ...(page !== undefined && { page: link(page) }) }] as const
  })
  return { ...filled(business), branches: Object.fromEntries(branches) }
}

export type Phone = z.infer<typeof phoneSchema>
