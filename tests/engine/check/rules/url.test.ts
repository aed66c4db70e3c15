// Addresses that answer, that vanished, and that are written in another form.
import { expect, test } from 'vitest'
import broken from '../../../../src/check/rules/link/broken.ts'
import changed from '../../../../src/check/rules/url/changed.ts'
import collision from '../../../../src/check/rules/url/collision.ts'
import { localPath } from '../../../../src/check/site/addresses.ts'
import { base } from '../../../helpers/project.ts'
import { exampleSite, findingsOf, sync } from '../example-site.ts'

const helps = (published: string[]) =>
  [...sync(changed.site?.(exampleSite({ published }).context))].map(({ help }) => help)

test('the redirect to add leads to the page most like the lost one, else to the page above it, else home', () => {
  expect(helps(['/repairs/punctures', '/contact/how-to-find-the-workshop', '/gone/for/good'])).toEqual([
    'add under redirects: - { from: /repairs/punctures, to: /repairs/puncture }',
    'add under redirects: - { from: /contact/how-to-find-the-workshop, to: /contact }',
    'add under redirects: - { from: /gone/for/good, to: / }',
  ])
})

test('an address without a leading slash ends the search for a page above it', () => {
  expect(helps(['<<<<<<< HEAD', 'https:example.com', 'https://example.com/x'])).toHaveLength(3)
})

test('a redirect, a file, another slash and a broken escape are not a loss by themselves', () => {
  expect(findingsOf(changed, { published: ['/old-contact', '/favicon.svg', '/contact/'] })).toEqual([])
  expect(findingsOf(changed, { published: ['/100%'] })).toEqual(['/100% was published and is gone'])
  expect(findingsOf(changed, {})).toEqual([])
})

test('files that only look alike do not collide', () => {
  expect(
    findingsOf(collision, {
      output: { 'contact.txt': '', 'contact.pdf': '', 'contact/map.svg': '', 'repairs/index.html': '' },
    }),
  ).toEqual([])
  expect(findingsOf(collision, { output: { contact: '' } })).toEqual([
    'public/contact and the page /contact both answer /contact',
  ])
  expect(findingsOf(collision, { output: { 'old-contact/index.html': '' } })).toEqual([
    'public/old-contact/index.html and the redirect from /old-contact both answer /old-contact',
  ])
  const yaml = { 'content/routes.yaml': `${base['content/routes.yaml']}  - { from: /old.pdf, to: /contact }\n` }
  expect(findingsOf(collision, { yaml, output: { 'old.pdf': '%PDF' } })).toEqual([
    'public/old.pdf and the redirect from /old.pdf both answer /old.pdf',
  ])
})

test('the other policy is kept as well', () => {
  const yaml = { 'site.yaml': 'urls: { trailingSlash: always }' }
  expect(
    findingsOf(broken, { yaml, pages: { '/': '<a href="/contact/">Contact</a> <a href="/favicon.svg">Icon</a>' } }),
  ).toEqual([])
  expect(findingsOf(broken, { yaml, pages: { '/': '<header><a href="/contact">Contact</a></header>' } })).toContain(
    'the link "Contact" on / goes to /contact, expected /contact/',
  )
})

test('an address of another site is not an address of this one', () => {
  const origin = 'https://wheels.example'
  expect(
    ['/a?b', 'https://wheels.example', 'https://wheels.example/a#b'].map((href) => localPath(href, origin)),
  ).toEqual(['/a', '/', '/a'])
  expect(
    ['//evil.test/a', 'https://wheels.example.evil.test/', 'mailto:x@y.gr', 'a', '#a'].map((href) =>
      localPath(href, origin),
    ),
  ).toEqual(Array(5).fill(undefined))
})
