// The structured data agrees with the page and with site.yaml: name, phones, address, hours and prices.

import type { Language } from '../../../model/checks/language.ts'
import type { PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { membersOf, term } from '../../data/vocabulary.ts'
import {
  type GraphNode,
  isOwn,
  isReference,
  kindOf,
  listOf,
  nodesOf,
  placeIn,
  quoted,
} from '../../page/structured-data.ts'
import { shows, showsForms, visibleText } from '../../page/visible.ts'

/** Structured data beside a line of text that is shown. */
const ld = (node: string, shown: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org",${node}}</script><p>${shown}</p>`
const shop = (telephone: string, address: string) =>
  '"@type":"BikeStore","name":"Saddle Shop",' +
  `"telephone":"${telephone}","address":{"@type":"PostalAddress",${address}}`
const service = (name: string) => `"@type":"Service","name":"${name}","serviceType":"Fitting"`

/** Parts of an address a visitor needs; the region and the country go without saying. */
const ADDRESS = ['streetAddress', 'postalCode', 'addressLocality']
/** The longest country code: what is left of a number is what is dialled at home. */
const COUNTRY_CODE = 3

export default defineRule({
  why: 'Data that the page does not show looks like a trick to search engines, and a caller cannot check it.',
  level: 'error',
  source:
    'Google, Structured data general guidelines: the markup must be a true representation of the page (read 2026-11)',
  help: 'correct the one that is wrong, in site.yaml or in the template',
  fine: {
    pages: {
      '/': ld(
        shop('+441139999999', '"streetAddress":"Call Lane 1","postalCode":"LS1 7BT"'),
        'Saddle Shop, Call Lane 1, LS1 7BT, 0113 999 9999',
      ),
      '/repairs/brakes': ld(service('Fitting Brakes'), 'Brakes, fitting'),
      '/contact': ld(
        '"@type":"Service","name":"Brakes","offers":{"@type":"Offer","price":1450,"priceCurrency":"GBP"}',
        'Brakes: £1,450',
      ),
    },
  },
  bad: {
    pages: {
      '/': ld(shop('+441138888888', '"streetAddress":"Call Lane 2"'), 'Saddle Shop, Call Lane 1'),
      '/contact': ld(
        '"@type":"Service","name":"Brakes","offers":{"@type":"Offer","price":15,"priceCurrency":"GBP"}',
        'Brakes: 12 pounds',
      ),
      '/repairs/brakes': ld(service('Fitting Leeds'), 'Brakes, fitting'),
    },
    findings: [
      'the structured data of / has the telephone "+441138888888", which the page does not show',
      'the structured data of / has the streetAddress "Call Lane 2", which the page does not show',
      'the structured data of /contact has the price "15", which the page does not show',
      'the structured data of /repairs/brakes has the name "Fitting Leeds", which the page does not show',
    ],
  },

  *page(page, { title, names }, { site, language }) {
    for (const node of nodesOf(page)) {
      if (isReference(node)) continue
      if (kindOf(node, 'Organization')) yield* business(page, node, site)
      else if (
        kindOf(node, 'Service') &&
        typeof node.values.name === 'string' &&
        !shows(page, node.values.name) &&
        node.values.name !== title &&
        !isInPlace(page, node.values, names, language)
      )
        yield missing(page, node, 'name', node.values.name, site)
      for (const key of ['price', 'minPrice'])
        for (const price of listOf(node.values[key]))
          if (/^\d+(?:\.\d+)?$/.test(String(price)) && !showsNumber(page, Number(price)))
            yield missing(page, node, key, price, site)
    }
  },
})

/**
 * Whether a service is shown in other forms of its words: named by its kind and the place of the page, both on the
 * page, or word after word.
 */
function isInPlace(
  page: PageFacts,
  { name, serviceType }: GraphNode['values'],
  names: readonly string[],
  language: Language,
): boolean {
  const has = (text: unknown) => typeof text === 'string' && (shows(page, text) || showsForms(page, text, language))
  const isKindAndPlace = typeof serviceType === 'string' && names.some((place) => name === `${serviceType} ${place}`)
  return isKindAndPlace && has(serviceType) ? names.some(has) : showsForms(page, String(name), language)
}

const missing = (page: PageFacts, node: GraphNode, key: string, value: unknown, site: Site): Finding => {
  const at = placeIn(page, node, key, site)
  return {
    // One template may give this to many pages.
    text: `the structured data of {{page}} has the ${key} {{value}}, which the page does not show`,
    data: { value: quoted(String(value)) },
    at,
    help: 'one of the two is wrong: correct it in site.yaml or in the template',
  }
}

function* business(page: PageFacts, node: GraphNode, site: Site): Generator<Finding> {
  const { name, telephone, address, openingHoursSpecification } = node.values
  if (typeof name === 'string' && !shows(page, name)) yield missing(page, node, 'name', name, site)
  for (const phone of listOf(telephone))
    if (!showsPhone(page, String(phone), site)) yield missing(page, node, 'telephone', phone, site)
  for (const part of listOf(address)) {
    if (typeof part === 'string' && !shows(page, part)) yield missing(page, node, 'address', part, site)
    const inner = nodesOf(page).find(({ values }) => values === part)
    if (inner)
      for (const key of ADDRESS)
        if (
          typeof inner.values[key] === 'string' &&
          !shows(page, inner.values[key]) &&
          !isOnLine(page, inner.values, key, site)
        )
          yield missing(page, inner, key, inner.values[key], site)
  }
  const hours = listOf(openingHoursSpecification) as readonly Record<string, unknown>[]
  if (hours.length > 0 && isOwn(node.values, site)) yield* hoursFaults(page, node, hours, site)
}

/** Whether a declared part of the address stands on its line, maybe cut short: fact/address compares the two. */
function isOnLine(page: PageFacts, values: GraphNode['values'], key: string, { business }: Site): boolean {
  const { street, postalCode, locality, shown } = business.address
  const declared: Readonly<Record<string, unknown>> = {
    streetAddress: street,
    postalCode,
    addressLocality: locality,
  }
  return values[key] === declared[key] && shows(page, shown)
}

/** Hours that are not shown on the page, or that differ from site.yaml. A season or a holiday overrides the week. */
function* hoursFaults(
  page: PageFacts,
  node: GraphNode,
  hours: readonly Record<string, unknown>[],
  site: Site,
): Generator<Finding> {
  const { business } = site
  if (business.hoursShown !== undefined && !shows(page, business.hoursShown))
    yield {
      text: `the structured data of {{page}} has hours, and the page does not show ${quoted(business.hoursShown)}`,
      at: { file: 'site.yaml', path: ['business', 'hoursShown'] },
    }
  const stated = hours
    .filter((one) => !('validFrom' in one) && !('validThrough' in one))
    .map(({ dayOfWeek, opens, closes }) => ({
      days: listOf(dayOfWeek).map((day) => term(String(day))),
      opens: String(opens),
      closes: String(closes),
    }))
  for (const day of membersOf('DayOfWeek') ?? []) {
    const [found, declared] = [timesOn(day, stated), timesOn(day, business.hours)]
    if (found === declared) continue
    yield {
      text: `the structured data of {{page}} says ${day} ${found}, site.yaml says ${day} ${declared}`,
      at: placeIn(page, node, 'openingHoursSpecification', site),
    }
    return
  }
}

/** The hours of a day: "09:00 to 17:30", or "closed". */
const timesOn = (
  day: string,
  hours: readonly { readonly days: readonly string[]; readonly opens: string; readonly closes: string }[],
) =>
  hours
    .filter(({ days }) => days.includes(day))
    .map(({ opens, closes }) => `${opens.slice(0, 5)} to ${closes.slice(0, 5)}`)
    .sort()
    .join(' and ') || 'closed'

const digits = (text: string) => text.replace(/\D+/g, '')
/** A run of digits as people group them. */
const GROUPS = /\+?\d[\d ().\-\u2011/]{5,}\d/g

/** A number counts as shown with or without its country code; the site's own numbers as site.yaml writes them. */
function showsPhone(page: PageFacts, number: string, site: Site): boolean {
  const own = Object.values(site.business.phones).find((phone) => phone.number === number)
  if (own && visibleText(page).includes(own.shown.replaceAll('\u00a0', ' '))) return true
  const wanted = own ? digits(own.shown).replace(/^0+/, '') : digits(number).slice(COUNTRY_CODE)
  return (visibleText(page).match(GROUPS) ?? []).some((group) => digits(group).includes(wanted))
}

/** 50, 50.00 and 50,00 are the same price, and 1450 and 1,450 are. */
function showsNumber(page: PageFacts, value: number): boolean {
  const [whole = '', part = ''] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, "[.,'’\\u00a0\\u202f ]?")
  return new RegExp(`(?<![\\d.,])${grouped}${part === '' ? '(?:[.,]0+)?' : `[.,]${part}0*`}(?![\\d]|[.,]\\d)`).test(
    visibleText(page),
  )
}
