// Prices in the notation of their language: amounts from 1,000 up, currency words, ranges, minimums.
import { expect, test } from 'vitest'
import { priceOf, pricesIn } from '../../../src/language/price.ts'
import { edited, project } from '../../helpers/project.ts'

test.each([
  ['50€', 'el', { amount: 50, currency: 'EUR', least: false }],
  ['50 €', 'el', { amount: 50, currency: 'EUR', least: false }],
  ['£12.50', 'en', { amount: 12.5, currency: 'GBP', least: false }],
  ['EUR 45', 'en', { amount: 45, currency: 'EUR', least: false }],
  ['45 CHF', 'de', { amount: 45, currency: 'CHF', least: false }],
  ['από 70€', 'el', { amount: 70, currency: 'EUR', least: true }],
  ['From £12', 'en', { amount: 12, currency: 'GBP', least: true }],
  ['από EUR 70', 'el', { amount: 70, currency: 'EUR', least: true }],
  ['1250,50€', 'el', { amount: 1250.5, currency: 'EUR', least: false }],
  ['1.250,50 €', 'el', { amount: 1250.5, currency: 'EUR', least: false }],
  ['€1.250,50', 'el', { amount: 1250.5, currency: 'EUR', least: false }],
  ['1 250,50 €', 'fr', { amount: 1250.5, currency: 'EUR', least: false }],
  ['1\u00a0250,50\u00a0€', 'fr', { amount: 1250.5, currency: 'EUR', least: false }],
  ['1\u202f250 €', 'fr', { amount: 1250, currency: 'EUR', least: false }],
  ['£1,250', 'en', { amount: 1250, currency: 'GBP', least: false }],
  ['£1,250.50', 'en', { amount: 1250.5, currency: 'GBP', least: false }],
  ['$1,250,000', 'en', { amount: 1_250_000, currency: 'USD', least: false }],
  ['1.250 €', 'el', { amount: 1250, currency: 'EUR', least: false }],
  ["CHF 1'250", 'de', { amount: 1250, currency: 'CHF', least: false }],
  ['45,- €', 'de', { amount: 45, currency: 'EUR', least: false }],
  ['CHF 120.–', 'de', { amount: 120, currency: 'CHF', least: false }],
  ['40 ευρώ', 'el', { amount: 40, currency: 'EUR', least: false }],
  ['από 40 ευρώ', 'el', { amount: 40, currency: 'EUR', least: true }],
  ['40 euros', 'en', { amount: 40, currency: 'EUR', least: false }],
  ['40 Euro', 'de', { amount: 40, currency: 'EUR', least: false }],
  ['20 pounds', 'en', { amount: 20, currency: 'GBP', least: false }],
  ['20 dollars', 'en', { amount: 20, currency: 'USD', least: false }],
  ['40-60 €', 'el', { amount: 40, most: 60, currency: 'EUR', least: false }],
  ['40 € – 60 €', 'el', { amount: 40, most: 60, currency: 'EUR', least: false }],
  ['από 40 έως 60 ευρώ', 'el', { amount: 40, most: 60, currency: 'EUR', least: false }],
  ['£1,250 to £1,500', 'en', { amount: 1250, most: 1500, currency: 'GBP', least: false }],
])('%s in %s', (text, language, price) => {
  expect(priceOf(text, language)).toEqual(price)
})

test.each([
  '2 x 40 €',
  '60-40 €',
  '40 €, 60 €',
  '1,250,50 €',
  '1.25.0 €',
  '12.5000 €',
  '40 ώρες',
  '40',
  '€',
  '40 € – 60 £',
])('%s is not a price', (text) => {
  expect(priceOf(text, 'el')).toBeUndefined()
})

test('a price within a text is not the end of a longer one', () => {
  const declared = ['250,50 €', '1 250,50 €', '50 €']
  expect(pricesIn('Σύνολο 1 250,50 €', declared, 'el').map(({ amount }) => amount)).toEqual([1250.5])
  expect(pricesIn('Σύνολο 250,50 € ή 50 €', declared, 'el').map(({ amount }) => amount)).toEqual([250.5, 50])
})

test('offers have the amount of the claim that the price line names', () => {
  const offers = (text: string) => {
    const { page } = project({
      ...edited('site.yaml', '  repair:', `  visit: { text: "${text}", about: a visit }\n  repair:`),
      ...edited('content/repairs/brakes.yaml', 'name: Brakes', 'name: Brakes\nprice: "From {visit}"'),
    })
    return page('/repairs/brakes').head.graph.find((node) => node['@type'] === 'Service')?.offers
  }
  expect(offers('1.250,50 €')).toMatchObject({ price: 1250.5, priceCurrency: 'EUR' })
  expect(offers('40 to 60 euros')).toMatchObject({
    priceSpecification: { minPrice: 40, maxPrice: 60, priceCurrency: 'EUR' },
  })
})
