// A site of another trade, in another language and with the other slash policy, built by the same engine from the same templates.
// It keeps the law that words live in YAML honest: what is Greek or about drains in its pages came out of code.
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { type Made, madeOnce, LOCKSMITH as root } from '../helpers/made.ts'

let made: Made

beforeAll(async () => {
  made = await madeOnce(root)
})

/** Every text file of the output: pages, redirect pages, sitemap, manifest, host files. */
const texts = () =>
  [...made.output]
    .filter(([file]) => /\.(?:html|xml|txt|webmanifest)$|^_/.test(file))
    .map(([file, contents]) => [file, Buffer.from(contents).toString('utf8')] as const)

/** Site paths a text names, whatever the attribute, and in the props of islands. */
const paths = (text: string) =>
  [...text.matchAll(/(?:href="|url=|href&quot;:&quot;|calder-locksmiths\.example)(\/[^"&<\s]*)/g)].map(
    ([, path = '']) => path,
  )

const languageOf = (file: string) => (file.startsWith('el/') ? 'el' : 'en')

test('the same templates draw it: there is no copy of them', () => {
  expect(readFileSync(`${root}/site.yaml`, 'utf8')).toContain('templates: ../../../templates')
})

test('it has pages of every kind and no problem', () => {
  expect(made.plan.pages.map((page) => page.path)).toEqual([
    '/',
    '/404',
    '/500',
    '/areas/',
    '/areas/headingley/',
    '/areas/horsforth/',
    '/contact/',
    '/el/',
    '/el/404',
    '/el/epikoinonia/',
    '/el/ypiresies/anoigma-portas/',
    '/faq/',
    '/privacy/',
    '/services/',
    '/services/emergency-lockout/',
    '/services/lock-change/',
    '/services/window-locks/',
    '/thank-you/',
  ])
})

test('every address ends in a slash: files, links, canonical, structured data, sitemap, redirects', () => {
  const files = [...made.output.keys()].filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'))
  expect(files.sort()).toEqual(['404.html', '500.html', 'el/404.html', 'index.html'])
  const bare = texts().flatMap(([file, text]) =>
    paths(text)
      .filter((path) => !/^(?:[^?#]*(?:\/|\.[a-z0-9]+)|(?:\/el)?\/404|\/500)(?:[?#].*)?$/.test(path))
      .map((path) => `${file}: ${path}`),
  )
  expect(bare).toEqual([])
  expect(made.output.get('_redirects')).toBe(
    '/lockouts/ /services/emergency-lockout/ 301!\n/old/windows/ /services/window-locks/ 302!\n/el/* /el/404.html 404\n',
  )
  expect(String(made.output.get('sitemap.xml'))).toContain(
    '<loc>https://calder-locksmiths.example/services/lock-change/</loc>',
  )
})

test('every page says that it is English, or Greek where that is', () => {
  const others = texts().filter(
    ([file, text]) => file.endsWith('.html') && !text.startsWith(`<!DOCTYPE html><html lang="${languageOf(file)}">`),
  )
  expect(others.map(([file]) => file)).toEqual([])
})

test('no Greek letter stands in its English output, but for the name of the other language', () => {
  const name = /<a href="[^"]*" lang="el" hrefLang="el">[^<]*<\/a>/g
  const english = texts().filter(([file]) => languageOf(file) === 'en')
  const greek = english.flatMap(([file, text]) =>
    [...text.replace(name, '').matchAll(/.{0,30}\p{Script=Greek}.{0,30}/gu)].map(([found]) => `${file}: ${found}`),
  )
  expect(greek).toEqual([])
})

/** hreflang -> address, as a page names them in its head. */
const alternates = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="[^"]*?\.example([^"]*)">/g)].map(
      ([, code = '', path = '']) => [code, path],
    ),
  )

test('pages in two languages name each other, and the sitemap says the same', () => {
  const urls = [...String(made.output.get('sitemap.xml')).matchAll(/<loc>[^<]*?\.example([^<]*)<\/loc>(.*?)<\/url>/g)]
  const listed = new Map(
    urls.map(([, path = '', rest = '']) => [path, alternates(rest.replace(/<xhtml:(link[^>]*)\/>/g, '<$1>'))] as const),
  )
  const both = [...listed].filter(([, named]) => Object.keys(named).length > 0)
  expect(both.map(([path]) => path)).toEqual([
    '/',
    '/contact/',
    '/el/',
    '/el/epikoinonia/',
    '/el/ypiresies/anoigma-portas/',
    '/services/emergency-lockout/',
  ])
  for (const [path, named] of both) {
    expect(alternates(made.pages.get(path) ?? ''), `the head of ${path}`).toEqual(named)
    expect(named[path.startsWith('/el/') ? 'el' : 'en'], `${path} names itself`).toBe(path)
    expect(named['x-default']).toBe(named.en)
    for (const other of Object.values(named)) expect(listed.get(other), `${path} and ${other} agree`).toEqual(named)
  }
})

test('the switch leads to the same page in the other language, and back; a page in one language has none', () => {
  const switches = (path: string) => [
    ...new Set(
      [...(made.pages.get(path) ?? '').matchAll(/<a href="([^"]*)" lang="(..)" hrefLang="(..)">([^<]*)</g)].map(
        ([, href, lang, hreflang, name]) => [href, lang, hreflang, name].join(' '),
      ),
    ),
  ]
  expect(switches('/services/emergency-lockout/')).toEqual(['/el/ypiresies/anoigma-portas/ el el Ελληνικά'])
  expect(switches('/el/ypiresies/anoigma-portas/')).toEqual(['/services/emergency-lockout/ en en English'])
  expect(switches('/faq/')).toEqual([])
})

test('a link to a page that is in the other language alone says so', () => {
  const greek = made.pages.get('/el/') ?? ''
  expect(greek).toContain('<a href="/services/" hreflang="en">')
  expect(greek).toContain('<a href="/el/epikoinonia/">')
  expect(greek).not.toContain('<a href="/el/epikoinonia/" hreflang')
})

test('each language has a manifest of its own', () => {
  expect(made.pages.get('/el/')).toContain('<link rel="manifest" href="/el/manifest.webmanifest">')
  expect(JSON.parse(String(made.output.get('el/manifest.webmanifest')))).toMatchObject({ lang: 'el', scope: '/el/' })
})

test('no word of another trade stands in its output', () => {
  const said = (text: string) =>
    text.replace(/<(?:style|script)[\s\S]*?<\/(?:style|script)>/g, '').replace(/<svg[\s\S]*?<\/svg>/g, '')
  const drains = texts().flatMap(([file, text]) =>
    [...said(text).matchAll(/.{0,30}\b(?:drain|drains|sewer|toilet|plumb\w*|unclog\w*|disinfect\w*)\b.{0,30}/gi)].map(
      ([found]) => `${file}: ${found}`,
    ),
  )
  expect(drains).toEqual([])
})

test('a photo in three lines of YAML is on a page of a service and of an area, in sizes, with what it shows', () => {
  for (const [page, alt] of [
    ['services/emergency-lockout', 'A panelled front door with a brass cylinder'],
    ['areas/headingley', 'The front door of a shared house, one lock for everybody'],
  ]) {
    const [figure = ''] = /<figure>[\s\S]*?<\/figure>/.exec(String(made.output.get(`${page}/index.html`))) ?? []
    expect(figure).toContain(`alt="${alt}"`)
    expect([...figure.matchAll(/<source type="([^"]*)"/g)].map(([, type]) => type)).toEqual([
      'image/avif',
      'image/webp',
    ])
    const sets = [...figure.matchAll(/srcset="([^"]*)"/gi)].map(([, set = '']) => set)
    expect(sets).toHaveLength(2)
    for (const set of sets) expect([...set.matchAll(/ (\d+)w/g)].length).toBeGreaterThan(1)
    expect(figure).toContain('sizes="(min-width: 48em) 34rem, 92vw"')
    // Its box is known before it is there.
    for (const [img] of figure.matchAll(/<img[^>]*>/g)) expect(img).toMatch(/ width="1600" height="1067"/)
    for (const [, file = ''] of figure.matchAll(/[ "](\/assets\/[^ "]*)/g))
      expect(made.output.has(file.slice(1))).toBe(true)
  }
  expect(String(made.output.get('services/lock-change/index.html'))).not.toContain('<figure')
})
