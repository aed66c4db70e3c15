// Edge cases of what endangers the visitor or the owner.
import { describe, expect, test } from 'vitest'
import type { Rule } from '../../../../src/check/rule.ts'
import form from '../../../../src/check/rules/sec/form.ts'
import publicFiles from '../../../../src/check/rules/sec/public-files.ts'
import secret from '../../../../src/check/rules/sec/secret.ts'
import thirdParty from '../../../../src/check/rules/sec/third-party.ts'
import { base } from '../../../helpers/project.ts'
import { findingsOf } from '../example-site.ts'

const on = (rule: Rule, html: string) => findingsOf(rule, { pages: { '/repairs/brakes': html } })

describe('sec/third-party, of what is loaded over http', () => {
  test.each([
    '<a href="http://a.example/">x</a>',
    '<link rel="canonical" href="http://a.example/">',
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    '<p>http://a.example/x.png</p>',
  ])('%s is fine', (html) => expect(on(thirdParty, html)).toEqual([]))
  test.each([
    '<img srcset="/a.png 1x, http://a.example/b.png 2x" alt="">',
    '<iframe src="http://a.example/" title="x"></iframe>',
    '<link rel="stylesheet" href="http://a.example/x.css">',
    '<style>p{background:url( "http://a.example/x.png" )}</style>',
    '<style>@import "http://a.example/x.css";</style>',
    '<video poster="HTTP://a.example/x.png"></video>',
  ])('%s is not', (html) => expect(on(thirdParty, html)).toHaveLength(1))
})

describe('sec/secret', () => {
  const output = (text: string, file = 'notes.txt') => findingsOf(secret, { output: { [file]: text } })
  test.each([
    'sk-and-a-half',
    'https://user@host.example/',
    'eyJhbGciOi',
    'AKIA and so on',
    'http://a.example:80/x@y',
    'npm_config',
  ])('%s is fine', (text) => expect(output(text)).toEqual([]))
  test.each([
    `-----BEGIN RSA PRIVATE KEY-----`,
    `key: AIza${'x'.repeat(35)}`,
    `ghp_${'a1'.repeat(18)}`,
    `sk_live_${'a1'.repeat(12)}`,
    `postgres://site:geheim99@db.example/main`,
    `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(30)}`,
  ])('%s is not', (text) => {
    expect(output(text)).toHaveLength(1)
    expect(on(secret, `<p>${text}</p>`)).toHaveLength(1)
  })
  test('a finding does not tell the secret', () =>
    expect(output(`key: AIza${'x'.repeat(35)}`).join()).not.toContain('xxxxx'))
  test('a source map is not for visitors', () => expect(output('x', 'assets/app.js.map')).toHaveLength(1))
  test('a file that is not text, or too long, is not read', () => {
    expect(output(`AKIA${'A'.repeat(16)}`, 'x.png')).toEqual([])
    expect(output(`${' '.repeat(2_000_001)}AKIA${'A'.repeat(16)}`)).toEqual([])
  })
})

describe('code in a page', () => {
  test.each([' javascript:x()', 'JAVASCRIPT:x()', 'java\nscript:x()', 'data:text/html,x', '&#106;avascript:x()'])(
    'a link to %j runs code',
    (href) => expect(on(thirdParty, `<a href="${href}">x</a>`)).toHaveLength(1),
  )
  test('a picture in the page is data that runs nothing', () =>
    expect(on(thirdParty, '<img src="data:image/png;base64,x" alt="">')).toEqual([]))
})

describe('sec/form', () => {
  test('a form that asks for no person needs no line on privacy', () =>
    expect(on(form, '<form action="/find"><input name="q"></form>')).toEqual([]))
  test('the line on privacy may stand beside the form in its section', () => {
    const field = '<form action="/contact"><input type="tel"></form>'
    expect(on(form, `<section><div>${field}</div><p><a href="/contact">Privacy</a></p></section>`)).toEqual([])
    expect(on(form, `<section><div>${field}</div></section><p><a href="/contact">Privacy</a></p>`)).toHaveLength(1)
  })
  test('a dialog form needs no action', () =>
    expect(on(form, '<form method="dialog"><button>x</button></form>')).toEqual([]))
})

test('the redirect page of an old upload is not a foreign file', () => {
  const from = '/wp-content/uploads/2019/03/price-list.pdf'
  const yaml = { 'content/routes.yaml': `${base['content/routes.yaml']}  - { from: ${from}, to: /contact }\n` }
  expect(findingsOf(publicFiles, { yaml })).toEqual([])
})
