// What keeps a site from being published, and what does not.
import { expect, test } from 'vitest'
import { exampleBusiness } from '../../../../src/check/data/examples.ts'
import origin from '../../../../src/check/rules/launch/origin.ts'
import placeholder from '../../../../src/check/rules/launch/placeholder.ts'
import { findingsOf } from '../example-site.ts'

const at = (address: string) => findingsOf(origin, { yaml: { 'site.yaml': `origin: ${address}` } })

test.each([
  'x.example',
  'example.com',
  'localhost',
  '192.168.1.4',
  'shop.local',
  'deploy-preview-12--two-wheels.netlify.app',
  'two-wheels-git-main-ann.vercel.app',
  'two-wheels-k3v9q1x2z-ann.vercel.app',
  '3f9a1c7b.two-wheels.pages.dev',
  'two-wheels--spring-a1b2c3d4.web.app',
  '1a2b-94-66.ngrok-free.app',
  'staging.twowheels.co.uk',
])('%s is not an address of a site', (host) => expect(at(`https://${host}`)).toHaveLength(1))

test.each([
  'example-cycles.com',
  'contest.gr',
  'two-wheels.netlify.app',
  'two-wheels.vercel.app',
  'two-wheels.pages.dev',
  'two-wheels.web.app',
  'stage.co.uk',
  'www.preview-opticians.gr',
])('%s is one', (host) => expect(at(`https://${host}`)).toEqual([]))

test('an address that is tagged is not the real one yet', () => {
  expect(at('!placeholder https://staging.twowheels.gr')).toEqual([
    'origin is https://staging.twowheels.gr, which is not the real one yet',
  ])
})

test('a form must have somewhere to send to', () => {
  const to = (more: string) =>
    findingsOf(placeholder, { yaml: { 'site.yaml': `contact:\n  page: /contact\n${more}` } }).filter((found) =>
      found.startsWith('contact.'),
    )
  expect(to('  delivery: post\n')).toEqual(['contact.delivery is post, but contact.endpoint does not say where to'])
  expect(to('  delivery: post\n  endpoint: https://forms.example/x\n')).toEqual([
    'contact.endpoint is plainly made up, and nothing says that it is',
  ])
  expect(to('  delivery: post\n  endpoint: https://forms.wheels.co.uk/x\n')).toEqual([])
  expect(to('  delivery: mailto\n')).toEqual([])
})

test('a tagged value is reported once, a made-up one that is not tagged says so', () => {
  const found = (email: string) => findingsOf(placeholder, { yaml: { ...placeholder.fine.yaml, ...site(email) } })
  const site = (email: string) => ({
    'site.yaml': placeholder.fine.yaml?.['site.yaml']?.replace('hello@twowheels.co.uk', email) ?? '',
  })
  expect(found('hello@wheels.example')).toEqual(['business.email is plainly made up, and nothing says that it is'])
  expect(found('!placeholder hello@wheels.example')).toEqual(['business.email is not real yet'])
  expect(found('hello@wheels.co.uk')).toEqual([])
})

test('a placeholder of the identity is there', () => {
  const greek =
    '  address: { locality: Patras, region: Achaea, postalCode: "262 21", country: GR, shown: Patras 262 21 }'
  const legal = (text: string) =>
    findingsOf(placeholder, { yaml: { 'site.yaml': exampleBusiness(greek, `  legal: ${text}`) } }).filter((found) =>
      found.startsWith('business.legal has'),
    )
  expect(legal('!placeholder { name: Two Wheels Ltd, register: "0", vat: "0" }')).toEqual([])
  expect(legal('{ name: Two Wheels Ltd, register: "0", vat: "0" }')).toEqual([])
  expect(legal('{ name: Two Wheels Ltd, vat: !placeholder "0" }')).toEqual([
    'business.legal has no register, which a business in Greece must show',
  ])
})
