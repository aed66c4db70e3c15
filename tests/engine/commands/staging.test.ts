// site build --staging: a site on a host where it is tried, which no search engine may show.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fg from 'fast-glob'
import { afterAll, expect, test } from 'vitest'
import { cli, smallSite } from '../../helpers/command.ts'
import { base } from '../../helpers/project.ts'

const COUNTED = 'analytics: { service: goatcounter, server: "https://stats.example" }\n'
const root = smallSite({
  'site.yaml': `${base['site.yaml']}stagingHost: github-pages\n${COUNTED}`,
  'public/robots.txt': 'User-agent: *\nAllow: /\n',
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const text = (file: string) => readFileSync(join(root, 'dist', file), 'utf8')
const built = async (...args: string[]) => {
  const { code, out, err } = await cli(['build', '--root', root, ...args])
  expect([code, err]).toEqual([0, ''])
  const pages = fg.sync('**/*.html', { cwd: join(root, 'dist') }).filter((file) => text(file).includes('canonical'))
  return { out, robots: pages.map((file) => /<meta name="robots" content="([^"]*)"/.exec(text(file))?.[1] ?? 'none') }
}

test('a site that is tried is hidden from search engines three times, and the next build shows it again', async () => {
  const tried = await built('--staging')
  expect(tried.out).toContain('no search engine may show these pages')
  expect(new Set(tried.robots)).toEqual(new Set(['noindex, nofollow']))
  expect(text('robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  expect(text('sitemap.xml')).not.toContain('<url>')
  expect(text('index.html')).not.toMatch(/application\/ld\+json|hreflang|stats\.example/)
  expect(['.nojekyll', 'CNAME', '_headers'].map((file) => existsSync(join(root, 'dist', file)))).toEqual([
    ...[true, false, false],
  ])

  const shown = await built()
  expect(shown.out).not.toContain('search engine')
  expect(shown.robots.filter((robots) => robots.startsWith('noindex'))).toEqual([])
  expect(text('robots.txt')).toBe('User-agent: *\nAllow: /\n')
  expect(text('sitemap.xml')).toContain('<url>')
  expect(text('index.html')).toMatch(/application\/ld\+json.*stats\.example/s)
  expect(['.nojekyll', '_headers'].map((file) => existsSync(join(root, 'dist', file)))).toEqual([false, true])
  expect(text('_headers')).not.toContain('X-Robots-Tag')
})

test('a host that sends headers of the site sends that, too', async () => {
  const own = smallSite()
  try {
    expect(await cli(['build', '--root', own, '--staging'])).toMatchObject({ code: 0 })
    const headers = readFileSync(join(own, 'dist/_headers'), 'utf8')
    expect(headers).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex, nofollow$/m)
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
})

test('the host where a site is tried has no findings', async () => {
  const { out } = await cli(['check', '--root', root, '--format', 'json'])
  const { problems } = JSON.parse(out) as { problems: { rule: string; text: string }[] }
  expect(problems.filter(({ text }) => text.includes('github'))).toEqual([])
})

test('mistakes in site.yaml and in a page are both reported', async () => {
  const wrong = smallSite({
    'site.yaml': (base['site.yaml'] ?? '').replace(/^origin:.*/m, 'origin: nonsense'),
    'content/pages/home.yaml': `${base['content/pages/home.yaml']}unknown: 1\n`,
  })
  try {
    const { code, err } = await cli(['build', '--root', wrong, '--staging'])
    expect(code).toBe(1)
    expect(err).toMatch(/content\/pages\/home\.yaml:\d+[\s\S]*site\.yaml:\d+/)
  } finally {
    rmSync(wrong, { recursive: true, force: true })
  }
})
