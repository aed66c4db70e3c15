// The structured data agrees with what the page shows: names, phones, addresses and prices.

import type { PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { type GraphNode, isReference, kindOf, listOf, nodesOf, placeIn, quoted } from '../../page/structured-data.ts'
import { shows, showsForms, visibleText } from '../../page/visible.ts'

/** Structured data beside a line of text that is shown. */
const ld = (node: string, shown: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org",${node}}</script><p>${shown}</p>`
const shop = (telephone: string, street: string) =>
  '"@type":"BikeStore","name":"Saddle Shop",' +
  `"telephone":"${telephone}","address":{"@type":"PostalAddress","streetAddress":"${street}"}`
const service = (name: string) => `"@type":"Service","name":"${name}","serviceType":"Fitting"`

/** A price; any other value is none that a page shows. */
const NUMBER = /^\d+(?:\.\d+)?$/
/** Properties that a page shows. A business may have other names than those that it shows. */
const [BUSINESS, SERVICE, PRICES] = [
  ['name', 'telephone'],
  ['name', 'alternateName'],
  ['price', 'minPrice'],
]
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
    /** A service may be named by its kind and the page: "Fitting in Leeds" on the page of Leeds. */
    const withoutNames = (value: string) => names.reduce((text, name) => text.replace(name, ''), value)
    const isShown = (key: string, value: string) => {
      if (key === 'telephone') return showsPhone(page, value, site)
      if (PRICES.includes(key)) return !NUMBER.test(value) || showsNumber(page, Number(value))
      return value === title || shows(page, value) || showsForms(page, withoutNames(value), language)
    }
    for (const node of nodesOf(page).filter((each) => !isReference(each))) {
      const isBusiness = kindOf(node, 'Organization')
      const keys = isBusiness ? BUSINESS : kindOf(node, 'Service') ? SERVICE : []
      const values = [...keys, ...PRICES].flatMap((key) =>
        listOf(node.values[key]).map((value) => [key, String(value)] as const),
      )
      for (const [key, value] of values) if (!isShown(key, value)) yield unshown(page, node, key, value, site)
      if (isBusiness) yield* inAddress(page, node, site)
    }
  },
})

/** Parts of the address of a business that the page shows neither in their words nor on the declared line. */
function* inAddress(page: PageFacts, { values }: GraphNode, site: Site): Generator<Finding> {
  const address = nodesOf(page).find((each) => each.values === values.address)
  const { streetAddress, postalCode } = address?.values ?? {}
  // The line may shorten words; fact/address compares it with the parts.
  const own = [site.business, ...Object.values(site.business.branches)].find(
    (each) => each.address.street === streetAddress && each.address.postalCode === postalCode,
  )
  if (!address || (own && shows(page, own.address.shown))) return
  for (const key of ADDRESS) {
    const text = address.values[key]
    if (typeof text === 'string' && !shows(page, text)) yield unshown(page, address, key, text, site)
  }
}

/** The finding about a value that the page does not show. One template may write it on many pages. */
const unshown = (page: PageFacts, node: GraphNode, key: string, value: string, site: Site): Finding => ({
  text: `the structured data of {{page}} has the ${key} {{value}}, which the page does not show`,
  data: { value: quoted(value) },
  at: placeIn(page, node, key, site),
})

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
