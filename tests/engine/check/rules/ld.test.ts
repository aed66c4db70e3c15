// Edge cases of structured data.
import { describe, expect, test } from 'vitest'
import { exampleBusiness } from '../../../../src/check/data/examples.ts'
import type { Rule } from '../../../../src/check/rule.ts'
import breadcrumb from '../../../../src/check/rules/ld/breadcrumb.ts'
import matchesVisible from '../../../../src/check/rules/ld/matches-visible.ts'
import valid from '../../../../src/check/rules/ld/valid.ts'
import { findingsOf } from '../example-site.ts'

const ld = (node: string) => `<script type="application/ld+json">{"@context":"https://schema.org",${node}}</script>`
const found = (rule: Rule, node: string, rest = '') => findingsOf(rule, { pages: { '/': ld(node) + rest } })

test('the base site, as the engine writes it, is fine by every rule', () => {
  for (const rule of [breadcrumb, matchesVisible, valid]) expect(findingsOf(rule, {})).toEqual([])
})

describe('ld/valid', () => {
  test.each([
    '"@type":["https://schema.org/BikeStore","schema:Organization"],"name":"Two Wheels","address":"Leeds"',
    '"@type":"WebSite","url":"https://wheels.example/"',
    '"@type":"Organization","member":{"@type":"OrganizationRole","member":{"@type":"Person","name":"Ann"},"roleName":"mechanic"}',
    '"@type":"Service","provider":{"@id":"http://www.wikidata.org/entity/Q1"}',
  ])('%s is fine', (node) => expect(found(valid, node)).toEqual([]))
  test.each([
    '"@type":"Service","provider":{"@id":"https://wheels.example/#nobody"}',
    '"@type":"Restaurant","name":"Two Wheels"',
  ])('%s is not', (node) => expect(found(valid, node)).toHaveLength(1))
})

describe('ld/matches-visible', () => {
  test('an address whose line shortens words is fine, another is not', () => {
    const line = '  address: { locality: Leeds, street: 8 Short Street, country: GB, shown: "8 Short St., Leeds" }'
    const streets = (street: string) =>
      findingsOf(matchesVisible, {
        yaml: { 'site.yaml': exampleBusiness(line) },
        pages: { '/': ld(`"@type":"BikeStore","name":"Two Wheels","address":{"streetAddress":"${street}"}`) },
      })
    expect(streets('8 Short Street')).toEqual([])
    expect(streets('9 Short Street')).toHaveLength(1)
  })
  const offer = '"@type":"Offer","price":"50.00","priceCurrency":"EUR"'
  test.each(['50€', '50,00 €', '€ 50'])('a price shown as %s is fine', (shown) =>
    expect(found(matchesVisible, offer, `<p>${shown}</p>`)).toEqual([]),
  )
  test('another price is not', () =>
    expect(found(matchesVisible, offer, '<p>150€ or 50,50 €</p>')).toEqual([
      'the structured data of / has the price "50.00", which the page does not show',
    ]))
})
