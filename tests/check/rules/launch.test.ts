// What keeps a site from being published, and what does not.
import { expect, test } from 'vitest'
import preview from '../../../src/check/rules/host/preview.ts'
import delivery from '../../../src/check/rules/launch/delivery.ts'
import identity from '../../../src/check/rules/launch/identity.ts'
import origin from '../../../src/check/rules/launch/origin.ts'
import placeholder from '../../../src/check/rules/launch/placeholder.ts'
import reviews from '../../../src/check/rules/launch/reviews.ts'
import { exampleSite, findingsOf, sync } from '../example-site.ts'

const at = (host: string) => findingsOf(origin, { yaml: { 'site.yaml': `origin: https://${host}` } })

test('reserved names and local addresses cannot be published', () => {
  for (const host of [
    'x.example',
    'x.test',
    'example.com',
    'www.example.org',
    'localhost',
    '127.0.0.1',
    '192.168.1.4',
    'shop.local',
  ])
    expect(at(host)).toHaveLength(1)
  for (const host of ['example-cycles.com', 'testbikes.co.uk', 'contest.gr', 'wheels.netlify.app'])
    expect(at(host)).toEqual([])
})

test('an address that is tagged is not the real one yet', () => {
  expect(findingsOf(origin, { yaml: { 'site.yaml': 'origin: !placeholder https://twowheels.co.uk' } })).toEqual([
    'origin is https://twowheels.co.uk, which is not the real one yet',
  ])
})

test('drafts, branches and tunnels are no address of a site, and free addresses of hosts are', () => {
  const found = (host: string) => findingsOf(preview, { yaml: { 'site.yaml': `origin: https://${host}` } })
  for (const host of [
    'deploy-preview-12--two-wheels.netlify.app',
    'two-wheels-git-main-ann.vercel.app',
    'two-wheels-k3v9q1x2z-ann.vercel.app',
    '3f9a1c7b.two-wheels.pages.dev',
    'two-wheels--spring-a1b2c3d4.web.app',
    '1a2b-94-66.ngrok-free.app',
    'staging.twowheels.co.uk',
    'dev.twowheels.gr',
  ])
    expect(found(host), host).toHaveLength(1)
  for (const host of [
    'two-wheels.netlify.app',
    'two-wheels.vercel.app',
    'two-wheels.pages.dev',
    'two-wheels.web.app',
    'stage.co.uk',
    'www.preview-opticians.gr',
    'develop.gr',
  ])
    expect(found(host), host).toEqual([])
  const tagged = { 'site.yaml': 'origin: !placeholder https://staging.twowheels.gr' }
  expect(findingsOf(preview, { yaml: tagged })).toEqual([])
})

test('a form must have somewhere to send to', () => {
  const to = (more: string) => findingsOf(delivery, { yaml: { 'site.yaml': `contact:\n  page: /contact\n${more}` } })
  expect(to('  delivery: post\n')).toEqual(['contact.delivery is post, but contact.endpoint does not say where to'])
  expect(to('  delivery: post\n  endpoint: https://forms.example/x\n')).toEqual([
    'contact.endpoint is https://forms.example/x, which does not exist',
  ])
  expect(to('  delivery: post\n  endpoint: https://forms.wheels.co.uk/x\n')).toEqual([])
  expect(to('  delivery: mailto\n')).toEqual([])
})

test('before launch each value stands alone, in the order of its file', () => {
  const { context } = exampleSite({})
  expect([...sync(placeholder.site?.({ ...context, launch: true }))].map(({ text }) => text)).toEqual([
    'business.phones.shop.number is not real yet',
    'business.phones.shop.shown is not real yet',
    'business.email is not real yet',
  ])
})

test('what is made up and does not say so is told alone', () => {
  const at = (email: string) =>
    findingsOf(placeholder, {
      yaml: { 'site.yaml': placeholder.fine.yaml?.['site.yaml']?.replace('hello@twowheels.co.uk', email) ?? '' },
    })
  expect(at('hello@wheels.example')).toEqual(['business.email is plainly made up, and nothing says that it is'])
  expect(at('!placeholder hello@wheels.example')).toEqual(['1 value of site.yaml is not real yet: business.email'])
  expect(at('hello@wheels.co.uk')).toEqual([])
})

test('a value that has a rule of its own is told once', () => {
  const yaml = {
    'site.yaml': 'origin: !placeholder https://wheels.example',
    'content/reviews.yaml': 'origin: !placeholder Samples.\nitems: []\n',
  }
  expect(findingsOf(placeholder, { yaml }).join()).not.toMatch(/origin|reviews/)
  expect(findingsOf(origin, { yaml })).toHaveLength(1)
  expect(findingsOf(reviews, { yaml })).toEqual(['origin is a sample'])
})

test('an identity that is there as a placeholder is told once, at its line', () => {
  const { 'site.yaml': site = '', ...rest } = identity.fine.yaml ?? {}
  const legal = (text: string) => ({ yaml: { ...rest, 'site.yaml': site.replace(/legal: .*/, `legal: ${text}`) } })
  const all = legal('!placeholder { name: Two Wheels Ltd, register: "0", vat: "0" }')
  expect(findingsOf(identity, all)).toEqual([])
  const one = legal('{ name: Two Wheels Ltd, vat: !placeholder "0" }')
  expect(findingsOf(identity, one)).toEqual(['business.legal has no register, which a business in Greece must show'])
  expect(findingsOf(placeholder, one).join()).toContain('business.legal.vat')
})
