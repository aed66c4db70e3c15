// Schemas of the first part of site.yaml: the business, its contact data, its hours, and its claims.

import { z } from 'zod'
import { frameFault } from '../frame-address.ts'
import { asciiEmail } from '../host-name.ts'
import { DAYS, isTimeZone, overlapOf, timeZoneOf } from '../hours.ts'
import { didYouMean } from '../nearest.ts'
import { phoneFault } from '../phone.ts'
import { isIn, shownOpening } from '../seasons.ts'
import {
  choice,
  dayField,
  group,
  issueOf,
  list,
  named,
  plain,
  readField,
  refusing,
  tight,
  webAddress,
} from './fields.ts'

/** A character that is written as HTML: `&amp;`. */
const ENTITY = /&(?:[a-z]{2,8}|#\d{2,5}|#x[0-9a-f]{2,5});/i
const words = (about: string) =>
  z
    .string()
    .min(1, 'is empty')
    .refine((text) => !ENTITY.test(text), {
      error: ({ input }) => `"${ENTITY.exec(String(input))?.[0]}" is HTML, and would be shown as it is`,
      params: { help: 'write the character itself' },
    })
    .meta({ description: about })
const coordinate = (about: string, limit: number) => z.number().min(-limit).max(limit).meta({ description: about })

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** A time of the day as data: hh:mm. */
const clock = (about: string) =>
  readField(about, (typed) =>
    CLOCK.test(typed) ? typed : { text: `"${typed}" is not a time`, help: clockHelp(typed) },
  )

/** The help for a time in another notation. */
function clockHelp(typed: string): string {
  if (/^24[:.]00$/.test(typed)) return 'write "23:59" for the end of the day, or "00:00" for its beginning'
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.](\d\d))?$/.exec(typed.trim()) ?? []
  const time = `${hour.padStart(2, '0')}:${minute}`
  return hour !== '' && CLOCK.test(time) ? `write "${time}"` : 'write the time as hh:mm, in quotes, like "09:00"'
}

/** One claim: the value texts show for `{name}`, and the variants that must differ somewhere. */
const claimSchema = z.strictObject({
  text: words('what {name} becomes in a text'),
  about: words('what the claim is about, for the report of site check'),
  variants: z
    .record(
      z.string().regex(/^[a-z0-9-]+$/),
      z.strictObject({
        text: words('what {name.variant} becomes in a text'),
        why: words('why this place says something else'),
      }),
    )
    .optional()
    .meta({ description: 'other values, by name, each with its reason' }),
})

/** Days on which other hours hold: a holiday, a season. */
const otherHours = refusing(
  z.strictObject({
    from: dayField('the first day, like 2026-12-25'),
    through: dayField('the last day; left out, the first is the only one').optional(),
    closed: z.literal(true).optional().meta({ description: 'closed all day' }),
    opens: clock('when it opens, hh:mm').optional(),
    closes: clock('when it closes; 23:59 for "all day"').optional(),
    shown: words('these days and hours as visitors read them'),
  }),
  ({ from, through = from, closed, opens, closes }) => [
    through < from && issueOf(`is before ${from}`, 'write the later day', ['through']),
    (closed ? opens !== undefined || closes !== undefined : opens === undefined || closes === undefined) &&
      issueOf('says not when it is open', 'write closed: true, or opens: and closes:'),
  ],
)

type Days = z.infer<typeof otherHours>

/** Whether two entries of other hours contradict each other: they share a day, and are not two shifts of it. */
function contradict(a: Days, b: Days): boolean {
  if (a.from > (b.through ?? b.from) || b.from > (a.through ?? a.from)) return false
  const areShifts = a.opens && a.closes && b.opens && b.closes && (a.closes <= b.opens || b.closes <= a.opens)
  return !areShifts
}

const otherHoursField = refusing(z.array(otherHours), (all) =>
  all.map((days, i) => {
    const other = all.slice(0, i).find((earlier) => contradict(earlier, days))
    if (!other) return false
    const { from, through = from } = other
    const text = `${days.from > from ? days.from : from} is already in the entry from ${from} through ${through}`
    return issueOf(text, 'keep one entry for each day: split the longer one, or delete one of the two', [i, 'from'])
  }),
)

const shift = refusing(
  z.strictObject({
    days: list('days with these hours', z.enum(DAYS)).min(1),
    opens: clock('when it opens, hh:mm'),
    closes: clock('when it closes, the next day if that is earlier; 23:59 for "all day"'),
  }),
  ({ days, opens, closes }) => {
    const twice = days.findIndex((day, i) => days.indexOf(day) < i)
    return [
      twice >= 0 && issueOf(`${days[twice]} is in the list twice`, 'delete one of the two', ['days', twice]),
      opens === closes && issueOf(`it opens and closes at ${opens}`, 'write 00:00 and 23:59 for "all day"', ['closes']),
    ]
  },
)

/** Days and their hours. */
const hoursField = refusing(z.array(shift), (hours) =>
  hours.map((shift, i) => {
    const other = hours.slice(0, i).find((earlier) => overlapOf(earlier, shift) !== undefined)
    if (!other) return false
    const text = `${shift.opens} to ${shift.closes} on ${overlapOf(other, shift)} overlaps ${other.opens} to ${other.closes}`
    return issueOf(text, 'write one entry from the first opening to the last closing', [i, 'opens'])
  }),
)

/** A day of every year, as data: 11-01. */
const yearDay = (about: string) =>
  readField(about, (typed) =>
    dayField('').safeParse(`2024-${typed}`).success
      ? typed
      : { text: `"${typed}" is not a day of every year`, help: 'write month-day, like 11-01 for 1 November' },
  )

const season = refusing(
  z.strictObject({
    from: yearDay('its first day in every year, like 11-01'),
    // February ends on its 29th in leap years.
    through: yearDay('its last day, like 02-28 for the end of February').transform((day) =>
      day === '02-28' ? '02-29' : day,
    ),
    hours: hoursField.meta({ description: 'the hours of the week in this season; [] is closed' }),
  }),
  ({ from }) => [from === '02-29' && issueOf('is a day of leap years only', 'write 02-28 or 03-01', ['from'])],
)

const seasonsField = refusing(z.array(season), (seasons) =>
  seasons.map((season, i) => {
    const other = seasons.slice(0, i).find((earlier) => isIn(earlier, season.from) || isIn(season, earlier.from))
    const text = `the season overlaps the one from ${other?.from} through ${other?.through}`
    return other !== undefined && issueOf(text, 'let one end on the day before the other begins', [i, 'from'])
  }),
)

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

/** `claims:` of site.yaml. */
export const claimsField = () =>
  named('every business fact with a number, and every answer that only the owner knows, declared once', claimSchema)

/** The first part of site.yaml: what must be known before any text can be read. */
export const basicsSchema = z.object({
  locale: z.string(),
  urls: z.object({ trailingSlash: z.enum(['never', 'always']).default('never') }).default({ trailingSlash: 'never' }),
  templates: z.string().catch('templates'),
  business: businessSchema,
  claims: claimsField(),
})

type Basics = Pick<z.infer<typeof basicsSchema>, 'business' | 'claims' | 'locale'>

/** Every token that a text may name: claims, their variants, contact data. `path` leads to its text in site.yaml. */
function namedTokens({ business, claims, locale }: Basics) {
  const { name, email, address, phones, hoursShown, branches } = withHoursShown(business, locale)
  const token = (name: string, text: string, ...path: string[]) => ({ name, text, path })
  return [
    ...Object.entries(claims).flatMap(([name, { text, variants = {} }]) => [
      token(name, tight(text), 'claims', name),
      ...Object.entries(variants).map(([variant, { text }]) =>
        token(`${name}.${variant}`, tight(text), 'claims', name, 'variants', variant),
      ),
    ]),
    token('email', email, 'business', 'email'),
    token('business', name, 'business', 'name'),
    token('address', address.shown, 'business', 'address', 'shown'),
    token('hours', hoursShown, 'business', 'hoursShown'),
    ...Object.entries(phones).map(([id, { shown }]) =>
      token(`phone.${id}`, shown.replaceAll(' ', '\u00a0'), 'business', 'phones', id, 'shown'),
    ),
    ...Object.entries(branches).flatMap(([id, { address, hoursShown }]) => [
      token(`address.${id}`, address.shown, 'business', 'branches', id, 'address', 'shown'),
      token(`hours.${id}`, hoursShown, 'business', 'branches', id, 'hoursShown'),
    ]),
  ]
}

/** The tokens by name, with their values: what `{name}` becomes in a text. */
export const tokensOf = (basics: Basics): Map<string, string> =>
  new Map(namedTokens(basics).map(({ name, text }) => [name, text]))

/** An issue for each claim or variant with the name of another token: `{name}` in a text would be ambiguous. */
export function claimClashes(basics: Basics) {
  const all = namedTokens(basics)
  const isClaim = ({ path }: { readonly path: readonly string[] }) => path[0] === 'claims'
  const contact = new Map(all.filter((token) => !isClaim(token)).map(({ name, path }) => [name, path.join('.')]))
  return all.filter(isClaim).map(({ name, path }) => {
    if (name === 'count')
      return issueOf('{count.<folder>} already counts the pages of a folder', 'give the claim another name', path)
    const key = contact.get(name)
    const help = `give the ${path.length > 2 ? 'variant' : 'claim'} another name; {${name}} stands for ${key} without one`
    return key !== undefined && issueOf(`{${name}} already says what ${key} says`, help, path)
  })
}

export type Phone = z.infer<typeof phoneSchema>
