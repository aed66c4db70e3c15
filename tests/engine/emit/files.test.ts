// Tests file names of addresses, the sitemap and its index, robots.txt and redirect pages.
import { createHash } from 'node:crypto'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { hidingRedirects, redirectPage } from '../../../src/emit/redirect-page.ts'
import { robots, sitemap } from '../../../src/emit/sitemap.ts'
import { fileOf } from '../../../src/model/address.ts'
import { edited, project } from '../../helpers/project.ts'

const plan = project().plan ?? expect.unreachable('the base site has a plan')
const tags = (html: string, name: string) =>
  DomUtils.getElementsByTagName(name, parseDocument(html, { xmlMode: html.startsWith('<?xml') }), true)
const words = (html: string, name: string) => tags(html, name).map((node) => DomUtils.textContent(node))

test.each([
  ['/', 'index.html'],
  ['/contact', 'contact.html'],
  ['/repairs/brakes', 'repairs/brakes.html'],
  ['/contact/', 'contact/index.html'],
  ['/404', '404.html'],
  ['/old.html', 'old.html'],
  ['/old.php', 'old.php.html'],
])('the address %s is answered by %s', (path, file) => {
  expect(fileOf(path)).toBe(file)
})

test('the sitemap names every page that may be found, dated when its date is known', () => {
  const hidden = project(edited('content/pages/contact.yaml', 'head:', 'head:\n  robots: noindex, follow')).plan ?? plan
  const files = sitemap(hidden.planned, hidden.site, new Map([['/', '2026-02-03']]))
  expect([...files.keys()]).toEqual(['sitemap.xml'])
  expect(words(files.get('sitemap.xml') ?? '', 'loc')).toEqual([
    'https://wheels.example/',
    'https://wheels.example/repairs/brakes',
    'https://wheels.example/repairs/puncture',
  ])
  expect(words(files.get('sitemap.xml') ?? '', 'lastmod')).toEqual(['2026-02-03'])
})

test('past 50,000 addresses the sitemap becomes an index of parts, and none is lost', () => {
  const [one = expect.unreachable('the base site has a page')] = plan.planned
  const pages = Array.from({ length: 50_001 }, (_, i) => ({
    ...one,
    path: `/${i}`,
  }))
  const files = sitemap(pages, plan.site, new Map())
  expect([...files.keys()].sort()).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml'])
  expect(words(files.get('sitemap.xml') ?? '', 'loc')).toEqual([
    'https://wheels.example/sitemap-1.xml',
    'https://wheels.example/sitemap-2.xml',
  ])
  expect(words(files.get('sitemap-2.xml') ?? '', 'loc')).toEqual(['https://wheels.example/50000'])
  expect((files.get('sitemap-1.xml') ?? '').match(/<loc>/g)).toHaveLength(50_000)
})

test('robots.txt lets everything be read and names the sitemap', () => {
  const refusing = robots({ ...plan.site, ai: { training: 'no' } })
  expect(refusing).toMatch(/^User-agent: GPTBot\n(?:User-agent: [\w-]+\n)+Disallow: \/\n\nUser-agent: \*\nAllow: \/\n/)
  expect(robots(plan.site)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://wheels.example/sitemap.xml\n')
})

test('a redirect page leads on by canonical, refresh, script and a plain link, and its policy lets the script run', () => {
  const html = redirectPage({ from: '/old', to: '/contact', status: 301, at: { file: 'x' } }, plan.site, 'Contact')
  expect(tags(html, 'link')[0]?.attribs).toEqual({ rel: 'canonical', href: 'https://wheels.example/contact' })
  expect(tags(html, 'meta').find(({ attribs }) => attribs['http-equiv'] === 'refresh')?.attribs.content).toBe(
    // With white space after the semicolon: HTML Living Standard, meta refresh.
    '0; url=/contact',
  )
  expect(tags(html, 'a')[0]?.attribs.href).toBe('/contact')
  const script = words(html, 'script')[0] ?? ''
  expect(script).toContain('location.replace(')
  expect(
    tags(html, 'meta').find(({ attribs }) => attribs['http-equiv'] === 'Content-Security-Policy')?.attribs.content,
  ).toContain(createHash('sha256').update(script).digest('base64'))
})

test('a redirect page is text where its target holds marks of HTML', () => {
  const html = redirectPage(
    { from: '/old', to: `https://wheels.example/?a=1&b="><script>x</script>`, status: 301, at: { file: 'x' } },
    plan.site,
    '<b>&',
  )
  expect(tags(html, 'script')).toHaveLength(1)
  expect(tags(html, 'b')).toHaveLength(0)
  expect(tags(html, 'a')[0]?.attribs.href).toBe(`https://wheels.example/?a=1&b="><script>x</script>`)
})

test('a redirect from the address of a file is an error that names both', () => {
  const owners: Readonly<Record<string, string>> = {
    'sitemap.xml': 'the sitemap',
    'favicon.svg': 'the asset stage',
    'old.pdf': 'public/old.pdf',
    'guide/index.html': 'public/guide/index.html',
  }
  const at = { file: 'content/routes.yaml', line: 9 }
  const problems = ['/sitemap.xml', '/favicon.svg', '/old.pdf', '/guide/', '/guide', '/older.pdf'].flatMap((from) =>
    hidingRedirects([{ from, to: '/', status: 301, at }], (file) => owners[file]),
  )
  const built = (file: string) =>
    `/${file} is the address of ${file}, which the build writes; a redirect would hide that file`
  expect(problems.map(({ text, help, at, rule }) => [text, help, at, rule])).toEqual([
    [built('sitemap.xml'), 'delete the redirect', at, 'redirect/target'],
    [built('favicon.svg'), 'delete the redirect', at, 'redirect/target'],
    [
      '/old.pdf is the address of public/old.pdf; a redirect would hide that file',
      'delete the redirect, or rename public/old.pdf',
      at,
      'redirect/target',
    ],
    ...['/guide/', '/guide'].map((from) => [
      `${from} is the address of public/guide/index.html; a redirect would hide that file`,
      'delete the redirect, or rename public/guide/index.html',
      at,
      'redirect/target',
    ]),
  ])
})
