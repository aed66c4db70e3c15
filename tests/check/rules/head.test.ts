// What the rules of the head leave alone, and what they find besides their examples.
import { expect, test } from 'vitest'
import charset from '../../../src/check/rules/head/charset-first.ts'
import descriptionWidth from '../../../src/check/rules/head/description-width.ts'
import icons from '../../../src/check/rules/head/icons.ts'
import invalidElement from '../../../src/check/rules/head/invalid-element.ts'
import lang from '../../../src/check/rules/head/lang.ts'
import ogComplete from '../../../src/check/rules/head/og-complete.ts'
import titleDuplicate from '../../../src/check/rules/head/title-duplicate.ts'
import titleMissing from '../../../src/check/rules/head/title-missing.ts'
import titleWidth from '../../../src/check/rules/head/title-width.ts'
import viewport from '../../../src/check/rules/head/viewport.ts'
import { findingsOf } from '../example-site.ts'

const page = (head: string, body = '') => ({
  pages: { '/': `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>` },
})

test('the title of a drawing is not the title of the page', () => {
  expect(findingsOf(titleMissing, page('<title>Repairs</title>', '<svg><title>A wheel</title></svg>'))).toEqual([])
})

test('pages kept out of search results may share a title, and theirs may be short', () => {
  const hidden = (title: string) =>
    `<!DOCTYPE html><head><meta name="robots" content="noindex"><title>${title}</title></head>`
  expect(findingsOf(titleDuplicate, { pages: { '/': hidden('Thanks'), '/contact': hidden('Thanks') } })).toEqual([])
  const yaml = {
    'content/pages/contact.yaml':
      'name: Contact\nhead: { title: Thanks, description: Soon., robots: "noindex, follow" }\ntext: Soon.\n',
  }
  expect(findingsOf(titleWidth, { yaml })).toEqual([])
  expect(findingsOf(descriptionWidth, { yaml })).toEqual([])
})

test('titles that differ in capitals alone are one title', () => {
  expect(
    findingsOf(titleDuplicate, {
      pages: {
        '/': '<!DOCTYPE html><title>Brake repair</title>',
        '/contact': '<!DOCTYPE html><title>Brake Repair</title>',
      },
    }),
  ).toEqual(['the title "Brake Repair" of /contact is also the title of /'])
})

test('scripts, styles, templates and what they hold may stand in the head', () => {
  const head =
    '<meta charset="utf-8"><base href="/"><script>1</script><style>a{}</style><noscript><link rel="stylesheet" href="/a.css"></noscript><template><div>x</div></template>'
  expect(findingsOf(invalidElement, page(head))).toEqual([])
})

test('an element in the noscript of the head ends it too', () => {
  expect(
    findingsOf(
      invalidElement,
      page('<noscript><img src="/pixel.gif"></noscript><meta name="robots" content="noindex">'),
    ),
  ).toEqual(['<img> stands in the head of / and ends it: <meta name="robots"> after it is ignored'])
})

test('a language with its country is that language', () => {
  expect(
    findingsOf(lang, { pages: { '/': '<!DOCTYPE html><html lang="en-GB"><title>Repairs</title></html>' } }),
  ).toEqual([])
})

test('a viewport may limit zoom at five times', () => {
  expect(
    findingsOf(
      viewport,
      page('<meta name="viewport" content="width=device-width;maximum-scale=5, user-scalable=yes">'),
    ),
  ).toEqual([])
})

test('an encoding said late is not heard', () => {
  expect(
    findingsOf(charset, page(`<meta name="keywords" content="${'ποδήλατα '.repeat(100)}"><meta charset="UTF-8">`)),
  ).toEqual(['/ says its encoding after 1,792 bytes, expected within 1024'])
})

test('a card that is no picture, too small, or on another host', () => {
  const tags = (image: string, size = '600') =>
    `<meta property="og:image" content="${image}"><meta property="og:image:width" content="${size}"><meta property="og:image:height" content="315">`
  const found = (image: string, output: Record<string, string>) =>
    findingsOf(ogComplete, { ...page(tags(image)), output }).filter((text) => text.includes('card'))
  expect(found('https://wheels.example/small.svg', { 'small.svg': '<svg width="600" height="315">' })).toEqual([
    '/ has no twitter:card',
    'the social card of / is 600 x 315, expected at least 1200 x 630',
  ])
  expect(found('https://wheels.example/a.png', { 'a.png': 'PNG' })).toEqual([
    '/ has no twitter:card',
    'the social card of / cannot be read: a.png is not a picture',
  ])
  expect(found('https://cdn.example/a.png', {})).toEqual(['/ has no twitter:card'])
})

test('a manifest that is not JSON, or without the sizes telephones ask for', () => {
  expect(findingsOf(icons, { output: { 'manifest.webmanifest': '{' } })[0]).toMatch(
    /^manifest\.webmanifest is not JSON: /,
  )
  expect(
    findingsOf(icons, {
      output: {
        'manifest.webmanifest':
          '{ "id": "/", "scope": "/", "name": "Two Wheels", "description": "x", "lang": "en", "icons": [{ "src": "/icon-192.png", "sizes": "512x512", "purpose": "any maskable" }] }',
      },
    }),
  ).toEqual([
    'the manifest has no short name: the name stands cut under the icon of a home screen',
    'the manifest names no icon of 192 x 192',
    'the manifest says that /icon-192.png is 512x512, and it is 192 x 192',
  ])
})

test('a site that wants no social cards is not asked for their tags', () => {
  const tags = ['title', 'description', 'type', 'url', 'site_name'].map(
    (name) => `<meta property="og:${name}" content="https://wheels.example/">`,
  )
  const head = `${tags.join('')}<meta property="og:locale" content="en_GB"><meta name="twitter:card" content="summary">`
  expect(findingsOf(ogComplete, page(head))).toContain('/ has no og:image')
  expect(findingsOf(ogComplete, { ...page(head), yaml: { 'site.yaml': 'socialCards: none\n' } })).toEqual([])
})
