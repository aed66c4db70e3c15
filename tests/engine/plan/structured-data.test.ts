// The structured data that the engine writes is valid by the vocabulary of schema.org, complete and free of ratings.
import { describe, expect, test } from 'vitest'
import data from '../../../src/check/rules/ld/valid/schema-org.json' with { type: 'json' }
import { lineage } from '../../../src/check/rules/ld/valid/vocabulary.ts'
import { exampleSite } from '../check/example-site.ts'

const properties = data.properties as Readonly<Record<string, string>>

type Values = Readonly<Record<string, unknown>>

/** A node of structured data: its types and values. References and values are nodes, too. */
interface GraphNode {
  readonly types: readonly string[]
  readonly values: Values
}

function nodesIn(value: unknown): GraphNode[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesIn)
  if (Array.isArray(value)) return inner
  const values = value as Values
  return [{ types: [values['@type'] ?? []].flat().map(String), values }, ...inner]
}

/** The nodes of each page. */
const pages = exampleSite({}).pages.map(({ page }) =>
  [...page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) =>
    nodesIn((JSON.parse(json) as Values)['@graph']),
  ),
)
const nodes = pages.flat()

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

test('references lead to nodes of the page, and services of pages have a provider', () => {
  for (const page of pages) {
    const described = new Set(page.filter(({ types }) => types.length > 0).map(({ values }) => values['@id']))
    const references = page.filter(({ values }) => Object.keys(values).join() === '@id')
    expect(references.filter(({ values }) => !described.has(values['@id']))).toEqual([])
    for (const { types, values } of page)
      if (types.includes('Service') && '@id' in values) expect(values.provider).toBeDefined()
  }
})

test('prices are numbers with a currency', () => {
  const offers = nodes.filter(({ values }) => 'price' in values)
  expect(offers.length).toBeGreaterThan(0)
  for (const { values } of offers) expect(values).toMatchObject({ price: expect.any(Number), priceCurrency: 'GBP' })
})
