// What the rules of structured data leave alone, and what they find besides their examples.
import { describe, expect, test } from 'vitest'
import breadcrumb from '../../../src/check/rules/ld/breadcrumb.ts'
import businessWhole from '../../../src/check/rules/ld/business-whole.ts'
import faqVisible from '../../../src/check/rules/ld/faq-visible.ts'
import hoursValid from '../../../src/check/rules/ld/hours-valid.ts'
import idGraph from '../../../src/check/rules/ld/id-graph.ts'
import json from '../../../src/check/rules/ld/json.ts'
import required from '../../../src/check/rules/ld/localbusiness-required.ts'
import matchesVisible from '../../../src/check/rules/ld/matches-visible.ts'
import rating from '../../../src/check/rules/ld/rating-self-serving.ts'
import valueType from '../../../src/check/rules/ld/value-type.ts'
import vocabularyRule from '../../../src/check/rules/ld/vocabulary.ts'
import type { Rule } from '../../../src/model/checks/rule.ts'
import { findingsOf } from '../example-site.ts'

const ld = (node: string) => `<script type="application/ld+json">{"@context":"https://schema.org",${node}}</script>`
const found = (rule: Rule, node: string, rest = '') => findingsOf(rule, { pages: { '/': ld(node) + rest } })

test('the base site, as the engine writes it, is fine by every rule', () => {
  for (const rule of [
    breadcrumb,
    businessWhole,
    faqVisible,
    hoursValid,
    idGraph,
    json,
    required,
    matchesVisible,
    rating,
    valueType,
    vocabularyRule,
  ])
    expect(findingsOf(rule, {})).toEqual([])
})

describe('the vocabulary', () => {
  test('terms may carry its address, and one node may have two types', () => {
    expect(
      found(
        vocabularyRule,
        '"@type":["https://schema.org/BikeStore","schema:Organization"],"name":"Two Wheels","makesOffer":{"@type":"Offer","itemOffered":{"@type":"Service","serviceType":"Repair"}}',
      ),
    ).toEqual([])
  })

  test('an action asks for input, and a role stands in for a property', () => {
    expect(
      found(
        vocabularyRule,
        '"@type":"WebSite","potentialAction":{"@type":"SearchAction","target":"https://wheels.example/?q={q}","query-input":"required name=q"}',
      ),
    ).toEqual([])
    expect(
      found(
        vocabularyRule,
        '"@type":"Organization","member":{"@type":"OrganizationRole","member":{"@type":"Person","name":"Ann"},"roleName":"mechanic"}',
      ),
    ).toEqual([])
  })

  test('a property inherited through two types is known', () => {
    expect(
      found(
        vocabularyRule,
        '"@type":"Electrician","priceRange":"££","geo":{"@type":"GeoCoordinates","latitude":53.8,"longitude":-1.55},"founder":{"@type":"Person","name":"Ann"}',
      ),
    ).toEqual([])
  })

  test('a reference says no type and needs none', () => {
    expect(found(vocabularyRule, '"@type":"Service","provider":{"@id":"https://wheels.example/#business"}')).toEqual([])
  })
})

describe('values', () => {
  test('numbers, dates, members of enumerations and addresses in place of things', () => {
    expect(
      found(
        valueType,
        '"@type":"Offer","price":"12.50","priceCurrency":"GBP","availability":"https://schema.org/InStock","validFrom":"2026-11-20","seller":"https://wheels.example/#business"',
      ),
    ).toEqual([])
    expect(found(valueType, '"@type":"AggregateRating","ratingValue":"4.5","reviewCount":"12","bestRating":5')).toEqual(
      [],
    )
    expect(
      found(
        valueType,
        '"@type":"Service","areaServed":["Leeds",{"@type":"City","name":"York"},{"@type":"GeoCircle","geoRadius":"8000"}],"isRelatedTo":{"@type":"Service","name":"x"}',
      ),
    ).toEqual([])
    expect(
      found(
        valueType,
        '"@type":"VideoObject","duration":"PT1M30S","uploadDate":"2026-11-20T10:00:00+02:00","isFamilyFriendly":true',
      ),
    ).toEqual([])
  })

  test('opening hours in one line', () => {
    for (const hours of ['Mo-Fr 09:00-17:30', 'Mo,We,Fr 09:00-12:00', 'Mo-Su', 'Mo-Sa 09:00-13:00, 17:00-20:00'])
      expect(found(valueType, `"@type":"BikeStore","openingHours":"${hours}"`)).toEqual([])
    expect(found(valueType, '"@type":"BikeStore","openingHours":["Mo-Fr 9-17"]')).toHaveLength(1)
  })

  test('a comma for a point, a word for a number, a thing of the wrong kind by reference', () => {
    expect(found(valueType, '"@type":"Offer","price":"12,50"')).toHaveLength(1)
    expect(found(valueType, '"@type":"AggregateRating","reviewCount":"many"')).toEqual([
      '"reviewCount" is "many", expected a whole number',
    ])
    expect(
      found(
        valueType,
        '"@graph":[{"@type":"Place","@id":"https://wheels.example/#yard","name":"Yard"},{"@type":"Service","provider":{"@id":"https://wheels.example/#yard"}}]',
      ),
    ).toEqual(['"provider" is a Place, expected Organization or Person'])
  })
})

describe('opening hours', () => {
  const week = (hours: string) => `"@type":"BikeStore","name":"Another shop","openingHoursSpecification":[${hours}]`
  const spec = (days: string, opens: string, closes: string, more = '') =>
    `{"@type":"OpeningHoursSpecification","dayOfWeek":${days},"opens":"${opens}","closes":"${closes}"${more}}`

  test('a lunch break, a night past midnight, a holiday season, seconds and whole addresses of days', () => {
    expect(
      found(hoursValid, week(`${spec('"Monday"', '09:00', '12:00')},${spec('"Monday"', '13:00', '17:00')}`)),
    ).toEqual([])
    expect(found(hoursValid, week(spec('"https://schema.org/Friday"', '18:00:00', '03:00:00')))).toEqual([])
    expect(
      found(
        hoursValid,
        week(
          `${spec('"Monday"', '09:00', '17:00')},${spec('"Monday"', '10:00', '12:00', ',"validFrom":"2026-12-24","validThrough":"2026-12-26"')}`,
        ),
      ),
    ).toEqual([])
    expect(found(hoursValid, week(spec('["Monday","PublicHolidays"]', '00:00', '23:59')))).toEqual([])
  })

  test('a night that runs into the evening of the same day', () => {
    expect(
      found(hoursValid, week(`${spec('"Friday"', '18:00', '03:00')},${spec('"Friday"', '22:00', '23:00')}`)),
    ).toEqual(['the hours of Friday overlap in the structured data: 18:00 to 03:00 and 22:00 to 23:00'])
  })

  test('no hours at all, and 24:00', () => {
    expect(found(hoursValid, week('{"@type":"OpeningHoursSpecification","dayOfWeek":"Monday"}'))).toEqual([
      '"opens" is missing in the structured data, expected hh:mm, like 09:00',
      '"closes" is missing in the structured data, expected hh:mm, like 09:00',
    ])
    expect(found(hoursValid, week(spec('"Monday"', '00:00', '24:00')))).toHaveLength(1)
  })
})

describe('what is shown', () => {
  const shop = (facts: string) => `"@type":"BikeStore","name":"Saddle Shop",${facts}`

  test('a telephone with other spaces, a country code, or its trunk zero', () => {
    for (const text of ['+44 113 999 9999', '0113-999 9999', '(0113) 999.9999', '0113\u00a0999\u00a09999'])
      expect(found(matchesVisible, shop('"telephone":"+441139999999"'), `<p>Saddle Shop ${text}</p>`)).toEqual([])
    expect(found(matchesVisible, shop('"telephone":"+441139999999"'), '<p>Saddle Shop 0113 999 9998</p>')).toHaveLength(
      1,
    )
  })

  test('an address in another order, and in other capitals', () => {
    expect(
      found(
        matchesVisible,
        shop(
          '"address":{"@type":"PostalAddress","streetAddress":"Call Lane 1","addressLocality":"Leeds","postalCode":"LS1 7BT"}',
        ),
        '<address>SADDLE SHOP, CALL LANE 1, LEEDS LS1 7BT</address>',
      ),
    ).toEqual([])
  })

  test('a price in another form', () => {
    const offer = '"@type":"Offer","price":"50.00","priceCurrency":"EUR"'
    expect(found(matchesVisible, offer, '<p>50€</p>')).toEqual([])
    expect(found(matchesVisible, offer, '<p>50,00 €</p>')).toEqual([])
    expect(found(matchesVisible, offer, '<p>150€ or 50,50 €</p>')).toHaveLength(1)
  })

  test('an answer with a link in it, other quotes and other spaces', () => {
    const faq =
      '"@type":"Question","name":"Do I need to book?","acceptedAnswer":{"@type":"Answer","text":"<p>No, \\"come\\u00a0by\\".</p>"}'
    expect(
      found(faqVisible, faq, '<summary>Do I need to book?</summary><p>No, “<a href="/">come</a> by”.</p>'),
    ).toEqual([])
  })
})

test('a node may say less on one page than on another, and may point at the rest of the web', () => {
  const shop = '"@type":"BikeStore","@id":"https://wheels.example/#shop","name":"Two Wheels"'
  expect(
    findingsOf(idGraph, {
      pages: { '/': ld(`${shop},"email":"a@b.example"`), '/contact': ld(`${shop},"sameAs":"https://x.example"`) },
    }),
  ).toEqual([])
  expect(found(idGraph, '"@type":"Service","provider":{"@id":"http://www.wikidata.org/entity/Q1"}')).toEqual([])
})

test('a rating of something else is welcome, a reference to the business is still the business', () => {
  expect(found(rating, '"@type":"Review","itemReviewed":{"@type":"Book","name":"Wheels"}')).toEqual([])
  expect(
    found(
      rating,
      '"@graph":[{"@type":"BikeStore","@id":"https://wheels.example/#shop","name":"Two Wheels"},{"@type":"AggregateRating","itemReviewed":{"@id":"https://wheels.example/#shop"}}]',
    ),
  ).toHaveLength(1)
})

test('a department without an address, and an address by reference', () => {
  expect(found(required, '"@type":"BikeStore","name":"Two Wheels","address":{"@id":"#address"}')).toEqual([])
  expect(
    found(
      required,
      '"@type":"BikeStore","name":"Two Wheels","address":"Leeds","department":{"@type":"AutoRepair","name":"Motors"}',
    ),
  ).toEqual(['the AutoRepair "Motors" in the structured data has no address'])
})

test('a trail of another length, and one item without a name', () => {
  const trail = (items: string) => ({
    pages: {
      '/contact': `<!DOCTYPE html><nav><ol><li>Home</li><li>Contact</li></ol></nav>${ld(`"@type":"BreadcrumbList","itemListElement":[${items}]`)}`,
    },
  })
  expect(findingsOf(breadcrumb, trail('{"@type":"ListItem","position":1,"name":"Contact"}'))).toEqual([
    'the breadcrumbs of /contact have one step, expected at least 2',
    'the breadcrumbs of /contact have 1 steps in the structured data and 2 on the page',
    'the breadcrumbs of /contact have 1 steps, and content/routes.yaml says 2: Home > Contact',
  ])
  const thing =
    '{"@type":"ListItem","position":1,"item":{"@id":"https://wheels.example/","name":"Home"}},{"@type":"ListItem","position":2,"name":"Contact","item":"https://wheels.example/contact"}'
  expect(findingsOf(breadcrumb, trail(thing))).toEqual([])
})
