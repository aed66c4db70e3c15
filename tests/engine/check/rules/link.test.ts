// Edge cases of links: how an address may be written, and what does not count as one.
import { describe, expect, test } from 'vitest'
import type { Example } from '../../../../src/check/example.ts'
import type { Rule } from '../../../../src/check/rule.ts'
import anchor from '../../../../src/check/rules/link/anchor.ts'
import broken from '../../../../src/check/rules/link/broken.ts'
import ownAbsolute from '../../../../src/check/rules/link/own-absolute.ts'
import { findingsOf } from '../example-site.ts'

const on = (rule: Rule, html: string, more: Example = {}) =>
  findingsOf(rule, { ...more, pages: { '/repairs/brakes': html, ...more.pages } })

describe('link/broken', () => {
  test('a page that site.yaml names is reported once, at its line, and not at each button', () => {
    const yaml = {
      'site.yaml': 'contact: { page: /contatc, thanks: /thank-you }\n',
    }
    expect(findingsOf(broken, { yaml, pages: { '/': '<a href="/contatc#form">Write to us</a>' } })).toEqual([
      'contact.page is /contatc, which is not a page',
      'contact.thanks is /thank-you, which is not a page',
    ])
    expect(findingsOf(broken, { yaml: { 'site.yaml': 'contact: { page: /contact, thanks: / }\n' } })).toEqual([])
  })

  test.each([
    '<a href="/contact">a</a>',
    '<a href="/contact?x=1#y">a</a>',
    '<a href="https://wheels.example/contact">a</a>',
    '<a href="//elsewhere.example/x">a</a>',
    '<a href="puncture">a</a>',
    '<a href="../contact">a</a>',
    '<a href="?page=2">a</a>',
    '<a href="#x">a</a>',
    '<a href="mailto:a@b.example">a</a><a href="tel:+44">b</a>',
    '<img src="data:image/gif;base64,R0" alt="">',
    '<a href="https://wheels.example.evil.example/x">a</a>',
  ])('%s is fine', (html) => expect(on(broken, html)).toEqual([]))

  test.each([
    ['<a href="nowhere">a</a>', 'the link "a" on /repairs/brakes goes to /repairs/nowhere, which is not a page'],
    [
      '<a href="https://wheels.example/nowhere">a</a>',
      'the link "a" on /repairs/brakes goes to /nowhere, which is not a page',
    ],
    ['<form action="/nowhere"></form>', 'the form on /repairs/brakes goes to /nowhere, which is not a page'],
    [
      '<script src="/nowhere.js"></script>',
      'the script element on /repairs/brakes goes to /nowhere.js, which is not a file',
    ],
    [
      '<div data-island="/assets/nowhere.js"></div>',
      'the div element on /repairs/brakes goes to /assets/nowhere.js, which is not a file',
    ],
    [
      '<video poster="/nowhere.png"></video>',
      'the video element on /repairs/brakes goes to /nowhere.png, which is not a file',
    ],
    [
      '<style>@font-face{src:url("/nowhere.woff2")}</style>',
      'the style element on /repairs/brakes goes to /nowhere.woff2, which is not a file',
    ],
    [
      '<script type="application/ld+json">{"url":"https://wheels.example/nowhere"}</script>',
      'the structured data on /repairs/brakes goes to /nowhere, which is not a page',
    ],
    [
      '<img srcset="/nowhere.png 1x, /favicon.ico 2x" alt="">',
      'the img element on /repairs/brakes goes to /nowhere.png, which is not a file',
    ],
    ['<a href="">a</a>', 'the link "a" on /repairs/brakes leads nowhere: its address is ""'],
    ['<a href="#">a</a>', 'the link "a" on /repairs/brakes leads nowhere: its address is "#"'],
    [
      '<a href="https://facebook.com/yourpage">a</a>',
      'the link "a" on /repairs/brakes leads to the front page of facebook.com ("/yourpage" is a sample name), expected a profile',
    ],
  ])('%s is not', (html, finding) => expect(on(broken, html)).toEqual([finding]))
})

describe('link/anchor', () => {
  const contact = { pages: { '/contact': '<h2 id="für-sie">a</h2><a name="old">b</a>' } }
  test.each([
    '/contact#für-sie',
    '/contact#f%C3%BCr-sie',
    '/contact#old',
    '/contact#',
    '/contact#TOP',
    '/contact#:~:text=a',
    '/old-contact#old',
    'https://wheels.example/contact#old',
    '/favicon.ico#x',
  ])('%s is fine', (href) => expect(on(anchor, `<a href="${href}">a</a>`, contact)).toEqual([]))
  test.each([
    '/contact#OLD',
    '/contact#%zz',
    '/old-contact#new',
    'https://wheels.example/contact#new',
    '../contact#new',
  ])('%s is not', (href) => expect(on(anchor, `<a href="${href}">a</a>`, contact)).toHaveLength(1))
})

test('link/broken names the page behind a redirect, through queries, fragments and the own host', () => {
  for (const href of ['/old-contact?x', '/old-contact#x', 'https://wheels.example/old-contact', '../old-contact'])
    expect(on(broken, `<a href="${href}">a</a>`)).toHaveLength(1)
})

describe('link/own-absolute', () => {
  test.each([
    'https://maps.example/',
    'https://notwheels.example/',
    'https://wheels.example.org/',
    'mailto:a@wheels.example',
    '/x?u=https://wheels.example/',
  ])('%s is fine', (href) => expect(on(ownAbsolute, `<a href="${href}">a</a>`)).toEqual([]))
  test.each([
    'http://wheels.example/',
    '//wheels.example/x',
    'https://WHEELS.example/',
    'https://staging.wheels.example/x',
    'http://127.0.0.1:8080/x',
    'http://mac.local/x',
  ])('%s is not', (href) => expect(on(ownAbsolute, `<a href="${href}">a</a>`)).toHaveLength(1))
  test('canonical and alternate links are absolute by design', () => {
    expect(on(ownAbsolute, '<link rel="alternate" hreflang="en" href="https://wheels.example/">')).toEqual([])
  })
})
