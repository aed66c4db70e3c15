// The structured data that the engine writes is valid by the vocabulary of schema.org, complete and free of ratings.
import { describe, expect, test } from 'vitest'
import data from '../../../src/check/data/schema-org.json' with { type: 'json' }
import { lineage } from '../../../src/check/data/vocabulary.ts'
import { nodesOf } from '../../../src/check/page/structured-data.ts'
import { exampleSite } from '../check/example-site.ts'

const properties = data.properties as Readonly<Record<string, string>>

const nodes = exampleSite({}).pages.flatMap(({ page }) => nodesOf(page))

/** The types that have a property. */
const domainsOf = (key: string) => properties[key]?.split(' | ')[0]?.split(' ') ?? []

test.each([
  ...new Set(nodes.flatMap(({ types, values }) => types.map((type) => `${type} ${Object.keys(values).join(' ')}`))),
])('%s', (node) => {
  const [type = '', ...keys] = node.split(' ')
  const line = lineage(type)
  const foreign = keys.filter((key) => !key.startsWith('@') && !domainsOf(key).some((domain) => line.has(domain)))
  expect(foreign).toEqual([])
})

describe('the business', () => {
  const business = nodes.filter(({ values }) => values['@id'] === 'https://wheels.example/#business' && values.name)

  test('has what search engines require and recommend', () => {
    expect(business.length).toBeGreaterThan(0)
    for (const { values } of business)
      expect(Object.keys(values)).toEqual(
        expect.arrayContaining([
          'name',
          'address',
          'url',
          'telephone',
          'areaServed',
          'logo',
          'openingHoursSpecification',
        ]),
      )
  })

  test('does not rate itself', () => {
    for (const { values } of nodes) expect([values.review, values.aggregateRating]).toEqual([undefined, undefined])
  })
})

test('prices are numbers with a currency', () => {
  const offers = nodes.filter(({ values }) => 'price' in values)
  expect(offers.length).toBeGreaterThan(0)
  for (const { values } of offers) expect(values).toMatchObject({ price: expect.any(Number), priceCurrency: 'GBP' })
})
