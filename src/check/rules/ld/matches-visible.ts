// The structured data agrees with what the page shows: names, phones, addresses and prices.
import type { Site } from '../../../model/schemas/site.ts'
import { type GraphNode, isReference, kindOf, listOf, nodesOf, placeIn, quoted } from '../../page/structured-data.ts'
import { shows, showsForms, visibleText } from '../../page/visible.ts'
import type { PageFacts } from '../../page-facts.ts'
import { defineRule, type Finding } from '../../rule.ts'
import { locationsOf } from '../../site/places.ts'
import { sharedDigits } from '../../text/phones.ts'

/** A page with structured data and a line of visible text. */
const ld = (node: string, shown: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org",${node}}</script><p>${shown}</p>`
const shop = (telephone: string, street: string) =>
  '"@type":"BikeStore","name":"Saddle Shop",' +
  `"telephone":"${telephone}","address":{"@type":"PostalAddress","streetAddress":"${street}"}`
const service = (name: string) => `"@type":"Service","name":"${name}","serviceType":"Fitting"`

/** A price. Pages show no other values of `price`. */
const NUMBER = /^\d+(?:\.\d+)?$/
// Properties whose values a page must show. A business may have names that it does not show.
const BUSINESS = ['name', 'telephone']
const SERVICE = ['name', 'alternateName']
const PRICES = ['price', 'minPrice']
/** Parts of an address that a visitor needs; region and country are implied. */
const ADDRESS = ['streetAddress', 'postalCode', 'addressLocality']
/** Digits of the longest country code. */
const COUNTRY_CODE = 3

export default defineRule({
  why: 'Search engines distrust structured data that the page does not show, and visitors cannot verify it.',
  level: 'error',
  missing: true,
  source:
    'Google, Structured data general guidelines: the markup must be a true representation of the page (read 2026-11)',
  help: 'correct the one that is wrong, in site.yaml or in the template',
  fine: {
    pages: {
      '/': ld(shop('+441139999999', 'Call Lane 1'), 'Saddle Shop, Call Lane 1, 0113 999 9999'),
      '/repairs/brakes': ld(service('Fitting Brakes'), 'Brakes, fitting'),
    },
  },
  bad: {
    pages: {
      '/': ld(shop('+441138888888', 'Call Lane 2'), 'Saddle Shop, Call Lane 1'),
      '/contact': ld('"@type":"Offer","price":15,"priceCurrency":"GBP"', 'Brakes: 12 pounds'),
      '/repairs/brakes': ld(service('Fitting Bradford'), 'Brakes, fitting'),
    },
    findings: [
      'the structured data of / has the telephone "+441138888888", which the page does not show',
      'the structured data of / has the streetAddress "Call Lane 2", which the page does not show',
      'the structured data of /contact has the price "15", which the page does not show',
      'the structured data of /repairs/brakes has the name "Fitting Bradford", which the page does not show',
    ],
  },

  *page(page, { title, names }, { site, language }) {
    /** The name of a service may combine its kind and the page: "Fitting in Leeds" on the page of Leeds. */
    const withoutNames = (value: string) => names.reduce((text, name) => text.replace(name, ''), value)
    const isShown = (key: string, value: string) => {
      if (key === 'telephone') return showsPhone(page, value, site)
      if (PRICES.includes(key)) return !NUMBER.test(value) || showsNumber(page, Number(value))
      return value === title || shows(page, value) || showsForms(page, withoutNames(value), language)
    }
    for (const node of nodesOf(page)) {
      if (isReference(node)) continue
      const isBusiness = kindOf(node, 'Organization')
      const keysOfService = kindOf(node, 'Service') ? SERVICE : []
      const values = [...(isBusiness ? BUSINESS : keysOfService), ...PRICES].flatMap((key) =>
        listOf(node.values[key]).map((value) => [key, String(value)] as const),
      )
      for (const [key, value] of values) if (!isShown(key, value)) yield unshown(page, node, key, value, site)
      if (isBusiness) yield* inAddress(page, node, site)
    }
  },
})

/** Parts of a business address that appear neither literally nor in the declared `shown` line. */
function* inAddress(page: PageFacts, { values }: GraphNode, site: Site): Generator<Finding> {
  const address = nodesOf(page).find((node) => node.values === values.address)
  const { streetAddress, postalCode } = address?.values ?? {}
  // The line may abbreviate words; fact/address compares it with the parts.
  const location = locationsOf(site).find(
    (location) => location.address.street === streetAddress && location.address.postalCode === postalCode,
  )
  if (!address || (location && shows(page, location.address.shown))) return
  for (const key of ADDRESS) {
    const text = address.values[key]
    if (typeof text === 'string' && !shows(page, text)) yield unshown(page, address, key, text, site)
  }
}

/** A finding about a value that the page does not show. One template may cause it on many pages. */
const unshown = (page: PageFacts, node: GraphNode, key: string, value: string, site: Site): Finding => ({
  text: `the structured data of {{page}} has the ${key} {{value}}, which the page does not show`,
  data: { value: quoted(value) },
  at: placeIn(page, node, key, site),
})

const digits = (text: string) => text.replace(/\D+/g, '')
/** A run of digits with the usual separators. */
const GROUPS = /\+?\d[\d ().\-\u2011/]{5,}\d/g

/** Whether a page shows a phone number, with or without its country code, or in its `shown` form of site.yaml. */
function showsPhone(page: PageFacts, number: string, site: Site): boolean {
  const declared = Object.values(site.business.phones).find((phone) => phone.number === number)
  if (declared && visibleText(page).includes(declared.shown.replaceAll('\u00a0', ' '))) return true
  const wanted = declared ? sharedDigits(declared.shown) : digits(number).slice(COUNTRY_CODE)
  return (visibleText(page).match(GROUPS) ?? []).some((group) => digits(group).includes(wanted))
}

/** 50, 50.00 and 50,00 are the same price; so are 1450 and 1,450. */
function showsNumber(page: PageFacts, value: number): boolean {
  const [whole = '', part = ''] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, "[.,'’\\u00a0\\u202f ]?")
  return new RegExp(`(?<![\\d.,])${grouped}${part === '' ? '(?:[.,]0+)?' : `[.,]${part}0*`}(?![\\d]|[.,]\\d)`).test(
    visibleText(page),
  )
}
