// The structured data agrees with the page and with site.yaml: name, phones, address, hours and prices.

import type { PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { everyWeek } from '../../../model/hours.ts'
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

/** A price; any other value is reported by ld/valid. */
const NUMBER = /^\d+(?:\.\d+)?$/
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
      '/': ld(shop('+441139999999', '"streetAddress":"Call Lane 1"'), 'Saddle Shop, Call Lane 1, 0113 999 9999'),
      '/repairs/brakes': ld('"@type":"Service","name":"Fitting Brakes","serviceType":"Fitting"', 'Brakes, fitting'),
    },
  },
  bad: {
    pages: {
      '/': ld(shop('+441138888888', '"streetAddress":"Call Lane 2"'), 'Saddle Shop, Call Lane 1'),
      '/contact': ld('"@type":"Offer","price":15,"priceCurrency":"GBP"', 'Brakes: 12 pounds'),
      '/repairs/brakes': ld('"@type":"Service","name":"Fitting Leeds","serviceType":"Fitting"', 'Brakes, fitting'),
    },
    findings: [
      'the structured data of / has the telephone "+441138888888", which the page does not show',
      'the structured data of / has the streetAddress "Call Lane 2", which the page does not show',
      'the structured data of /contact has the price "15", which the page does not show',
      'the structured data of /repairs/brakes has the name "Fitting Leeds", which the page does not show',
    ],
  },

  *page(page, { title, names }, { site, language }) {
    const has = (text: string) => shows(page, text) || showsForms(page, text, language)
    /** A service may be named by its kind and the place of the page, of which the page shows any form. */
    const isKindAndPlace = (name: string, kind: string) =>
      names.some((place) => name === `${kind} ${place}`) && has(kind) && names.some(has)
    for (const node of nodesOf(page)) {
      const { name, serviceType } = node.values
      const isNamed = !isReference(node) && (kindOf(node, 'Organization') || kindOf(node, 'Service'))
      const isShown = typeof name !== 'string' || name === title || has(name)
      if (isNamed && !isShown && !isKindAndPlace(name, String(serviceType)))
        yield unshown(page, node, 'name', name, site)
      if (isNamed && kindOf(node, 'Organization')) yield* businessFaults(page, node, site)
      for (const key of ['price', 'minPrice'])
        for (const price of listOf(node.values[key]).filter((one) => NUMBER.test(String(one))))
          if (!showsNumber(page, Number(price))) yield unshown(page, node, key, price, site)
    }
  },
})

/** The finding about a value that the page does not show. One template may write it on many pages. */
const unshown = (page: PageFacts, node: GraphNode, key: string, value: unknown, site: Site): Finding => ({
  text: `the structured data of {{page}} has the ${key} {{value}}, which the page does not show`,
  data: { value: quoted(String(value)) },
  at: placeIn(page, node, key, site),
})

/** Phones, address and hours of a business that the page or site.yaml does not have. */
function* businessFaults(page: PageFacts, node: GraphNode, site: Site): Generator<Finding> {
  for (const phone of listOf(node.values.telephone))
    if (!showsPhone(page, String(phone), site)) yield unshown(page, node, 'telephone', phone, site)
  const address = nodesOf(page).find(({ values }) => values === node.values.address)
  if (address && !showsOwnAddress(page, address, site))
    for (const key of ADDRESS) {
      const text = address.values[key]
      if (typeof text === 'string' && !shows(page, text)) yield unshown(page, address, key, text, site)
    }
  if (isOwn(node.values, site)) yield* hoursFaults(page, node, site)
}

/** Whether a page shows a declared address on its line, which may shorten words; fact/address compares that line. */
const showsOwnAddress = (page: PageFacts, { values }: GraphNode, { business }: Site) =>
  [business, ...Object.values(business.branches)].some(
    ({ address: { street, postalCode, shown } }) =>
      street === values.streetAddress && postalCode === values.postalCode && shows(page, shown),
  )

/** Hours that differ from site.yaml. Those of a season or a holiday override the week. */
function* hoursFaults(page: PageFacts, node: GraphNode, site: Site): Generator<Finding> {
  const hours = listOf(node.values.openingHoursSpecification) as readonly Record<string, unknown>[]
  const stated = hours
    .filter((one) => !('validFrom' in one) && !('validThrough' in one))
    .map(({ dayOfWeek, opens, closes }) => ({
      days: listOf(dayOfWeek).map((day) => term(String(day))),
      opens: String(opens),
      closes: String(closes),
    }))
  for (const day of stated.length === 0 ? [] : (membersOf('DayOfWeek') ?? [])) {
    const [found, declared] = [timesOn(day, stated), timesOn(day, everyWeek(site.business.hours))]
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
