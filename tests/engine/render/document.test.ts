// Tests the document of a page: escaping, the order of the head, and the content policy.
import { createHash } from 'node:crypto'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { documentOf, escapeJson, policy, policyText } from '../../../src/render/document.ts'
import { project } from '../../helpers/project.ts'

const HOSTILE = `</script><script>alert(1)</script><!--<script> & " ' > \u2028\u2029 ]]>`

const { plan, page } = project()
const site = plan?.site ?? expect.unreachable('the base site has a plan')
const shell = {
  styles: { plain: 'body{color:red}', home: 'body{color:tan}' },
  boot: '/assets/start.js',
  preload: ['/assets/a.woff2'],
  cards: { '/contact': '/assets/card.png' },
}
const draw = (head: object, template = 'plain') =>
  documentOf(
    site,
    shell,
  )({ path: '/contact', template, head: { ...page('/contact').head, ...head }, body: '<h1>x</h1>' })
const tags = (html: string, name: string) => DomUtils.getElementsByTagName(name, parseDocument(html), true)
const attribute = (html: string, name: string, key: string) =>
  tags(html, 'meta').find((meta) => meta.attribs.name === key || meta.attribs.property === key)?.attribs[name]

test('a page in a language that is written from right to left says so', () => {
  const start = (language: string) => {
    const drawn = documentOf({ ...site, language }, shell)
    return /<html[^>]*>/.exec(
      drawn({ path: '/contact', template: 'plain', head: page('/contact').head, body: '' }),
    )?.[0]
  }
  expect([start('ar'), start('en')]).toEqual(['<html lang="ar" dir="rtl">', '<html lang="en">'])
})

test('structured data cannot end its script, open a comment or break a line', () => {
  const json = escapeJson({ name: HOSTILE })
  expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual({ name: HOSTILE })
})

test('a hostile text in structured data adds no element to the page', () => {
  const html = draw({ graph: [{ '@type': 'Thing', name: HOSTILE }] })
  const plainScripts = tags(draw({ graph: [{ '@type': 'Thing', name: 'x' }] }), 'script').length
  expect(tags(html, 'script')).toHaveLength(plainScripts)
  const data = tags(html, 'script').find((script) => script.attribs.type === 'application/ld+json')
  expect(JSON.parse(data ? DomUtils.textContent(data) : '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: HOSTILE }],
  })
})

test('a hostile text in any field of the head is text', () => {
  const html = draw({
    title: HOSTILE,
    description: HOSTILE,
    keywords: [HOSTILE],
    robots: HOSTILE,
    canonical: `https://wheels.example/${HOSTILE}`,
    social: { 'og:title': HOSTILE, 'twitter:title': HOSTILE },
  })
  expect(tags(html, 'script')).toHaveLength(tags(draw({}), 'script').length)
  expect(DomUtils.textContent(tags(html, 'title'))).toBe(HOSTILE)
  for (const key of ['description', 'keywords', 'robots', 'og:title', 'twitter:title'])
    expect(attribute(html, 'content', key)).toBe(HOSTILE)
})

test('the character set stands in the first 1024 bytes, before any text', () => {
  const at = draw({}).indexOf('<meta charset="utf-8">')
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThan(100)
})

test('the policy allows the hosts of embeds and no other', () => {
  const embed = { why: 'A calendar.', privacy: 'Example sees it.' }
  const embeds = {
    calendar: { ...embed, host: 'https://calendar.example', loads: ['frame' as const] },
    chat: { ...embed, host: 'https://chat.example', loads: ['frame' as const, 'script' as const] },
  }
  const plain = policy(shell, site)
  const allowed = policy(shell, { ...site, embeds })
  const added = [...allowed].flatMap(([name, value]) => (value === plain.get(name) ? [] : [`${name} ${value}`]))
  expect(added.map((line) => line.replace(/'sha256-[^ ]* /g, ''))).toEqual([
    `script-src 'self' ${plain.get('script-src')?.split(' ').slice(1).join(' ')} https://chat.example`.replace(
      /'sha256-[^ ]* /g,
      '',
    ),
    "img-src 'self' data: https://chat.example",
    "connect-src 'self' https://chat.example",
    'frame-src https://calendar.example https://chat.example',
  ])
})

test('the policy lets exactly the inline style and scripts of the page run', () => {
  const html = draw({})
  const allowed = policyText(policy(shell, site), 'header')
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  for (const script of tags(html, 'script').filter(({ attribs }) => attribs.type === 'speculationrules'))
    expect(allowed).toContain(hash(DomUtils.textContent(script)))
  for (const style of tags(html, 'style')) expect(allowed).toContain(hash(DomUtils.textContent(style)))
  expect(allowed).not.toContain('unsafe')
  // Any other script is a file of the site, and waits for nothing and nothing for it.
  const others = tags(html, 'script').filter(({ attribs }) => attribs.type === undefined)
  expect(others.map(({ attribs }) => attribs)).toEqual([{ src: '/assets/start.js', async: '' }])
})

test('a page has the style of its template; its own policy names that one, the header every style', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const own = (template: string) => tags(draw({}, template), 'style').map((style) => DomUtils.textContent(style))
  expect([own('plain'), own('home')]).toEqual([[shell.styles.plain], [shell.styles.home]])
  const both = [hash(shell.styles.plain), hash(shell.styles.home)]
  expect(policy(shell, site).get('style-src')).toBe(both.join(' '))
  expect(both.map((each) => draw({}, 'home').includes(each))).toEqual([false, true])
  // Styles that are the same are named once.
  expect(policy({ ...shell, styles: { a: 'a{}', b: 'a{}' } }, site).get('style-src')).toBe(hash('a{}'))
})

test('the policy of the page leaves out what only a header can say', () => {
  const directives = policy(shell, site)
  expect(policyText(directives, 'header')).toContain("frame-ancestors 'none'")
  expect(policyText(directives, 'meta')).not.toContain('frame-ancestors')
})

test('a page with a card shows it to shared links', () => {
  expect(attribute(draw({}), 'content', 'og:image')).toBe('https://wheels.example/assets/card.png')
  expect(attribute(draw({}), 'content', 'twitter:image')).toBe('https://wheels.example/assets/card.png')
  expect(attribute(draw({}), 'content', 'og:image:type')).toBe('image/png')
  expect(attribute(draw({}), 'content', 'twitter:image:alt')).toBe(attribute(draw({}), 'content', 'og:image:alt'))
})

test('the head holds only elements of a head, and all that a shared link needs', () => {
  const html = draw({})
  const [head] = tags(html, 'head')
  const names = (head?.children ?? []).flatMap((child) => ('name' in child ? [child.name] : []))
  expect(new Set(names)).toEqual(new Set(['meta', 'title', 'link', 'style', 'script']))
  expect(tags(html, 'html')[0]?.attribs.lang).toBe('en')
  expect(attribute(html, 'content', 'viewport')).toBe('width=device-width, initial-scale=1')
  for (const name of ['title', 'description', 'type', 'url', 'image', 'image:width', 'image:height', 'image:alt'])
    expect(attribute(html, 'content', `og:${name}`), name).toMatch(/./)
  expect(attribute(html, 'content', 'og:locale')).toBe(site.locale)
  for (const name of ['og:url', 'og:image']) expect(attribute(html, 'content', name)).toMatch(/^https:\/\//)
})

test('a page inlines the rules for components below the first screen only if its first screen shows one of them', () => {
  const below = { css: '.cards{top:0}', needs: [['cards'], ['deep', 'figures'], ['cells']] }
  const styles = (body: string) => {
    const html = documentOf(site, { ...shell, below })({
      path: '/contact',
      template: 'plain',
      head: page('/contact').head,
      body,
    })
    const own = tags(html, 'style').map((style) => DomUtils.textContent(style))
    const allowed = tags(html, 'meta')
      .find(({ attribs }) => attribs['http-equiv'])
      ?.attribs.content?.match(/'sha256-/g)
    return [own.length, allowed?.length, own[1]]
  }
  // The script of prefetching and the style of the template have a hash each.
  const without = [1, 2, undefined]
  const all = [2, 3, below.css]
  const words = (length: number) => `<p>${'x'.repeat(length)}</p>`
  expect(styles(`<main>${words(450)}<ul class="even cards"></ul></main>`)).toEqual(all)
  expect(styles(`<main>${words(451)}<ul class="even cards"></ul></main>`)).toEqual(without)
  expect(styles(`<p>${words(999)}</p><main><ul class="cards"></ul></main>`)).toEqual(all)
  expect(styles('<main class="deep"><p class="figure">cards table</p></main>')).toEqual(without)
  expect(styles('<main class="deep"><b class="figures"></b></main>')).toEqual(all)
  expect(styles('<main><table class="cells"></table></main>')).toEqual(all)
})
