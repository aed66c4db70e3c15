// robots.txt can be read, names the sitemap, and keeps nobody from pages, styles or scripts.

import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { didYouMean } from '../../../model/nearest.ts'
import { thousands } from '../../../model/report.ts'
import { localPath } from '../../site/addresses.ts'
import { outputText, publicAt } from '../../site/places.ts'
import { parseRobots } from '../../site/robots.ts'

/** RFC 9309, section 2.5: readers must take 500 KiB and may ignore the rest. */
const LIMIT = 512_000
const KEYS = ['user-agent', 'allow', 'disallow', 'sitemap', 'crawl-delay', 'clean-param', 'host']
const AGENTS = ['Googlebot', 'Bingbot']

export default defineRule({
  why: 'One wrong line of robots.txt takes the whole site out of search results.',
  level: 'error',
  help: 'correct or delete the line of public/robots.txt',
  source:
    'rfc-editor.org/rfc/rfc9309; developers.google.com/search/docs/crawling-indexing/robots/robots_txt (read 2026-11)',
  fine: {
    output: { 'robots.txt': 'User-agent: *\nDisallow: /drafts/\n\nSitemap: https://wheels.example/sitemap.xml\n' },
  },
  bad: {
    output: { 'robots.txt': 'User-agent: *\nDisalow: /drafts/\nDisallow: /repairs\n\nSitemap: /sitemap.xml\n' },
    findings: [
      'robots.txt has the key "disalow", which nobody reads',
      'robots.txt names the sitemap as "/sitemap.xml", expected https://wheels.example/sitemap.xml',
      '"Disallow: /repairs" in robots.txt hides /repairs/brakes and 1 more page',
    ],
  },

  needs: ['output', 'pages'],

  *site(context) {
    const text = outputText(context, 'robots.txt')
    const { site, output } = context
    const sitemap = `${site.origin}/sitemap.xml`
    if (text === undefined) {
      yield { text: 'robots.txt is missing', at: { file: 'site.yaml', path: ['origin'] }, help: 'run npx site build' }
      return
    }
    const size = output.files.get('robots.txt') ?? 0
    if (size > LIMIT)
      yield {
        text: `robots.txt has ${thousands(size)} bytes, readers take ${thousands(LIMIT)}`,
        at: publicAt('robots.txt'),
      }
    const robots = parseRobots(text)
    for (const { number, text: line } of robots.odd)
      yield {
        text: `"${line.slice(0, 60)}" in robots.txt is not a line like "key: value"`,
        at: publicAt('robots.txt', number),
      }
    for (const { number, key } of robots.lines)
      if (!KEYS.includes(key))
        yield {
          text: `robots.txt has the key "${key}", which nobody reads`,
          at: publicAt('robots.txt', number),
          help: didYouMean(key, KEYS) ?? 'delete the line',
        }
    if (robots.sitemaps.length === 0)
      yield {
        text: 'robots.txt does not name the sitemap',
        at: publicAt('robots.txt'),
        help: `add the line Sitemap: ${sitemap}`,
      }
    for (const { number, value } of robots.sitemaps) {
      const local = value.startsWith('/') ? undefined : localPath(value, site.origin)
      if (local === undefined || !output.files.has(local.slice(1)))
        yield {
          text: `robots.txt names the sitemap as "${value}", expected ${sitemap}`,
          at: publicAt('robots.txt', number),
          help: `Sitemap: ${sitemap}`,
        }
    }
    const pages = [...context.pages.values()].filter(({ indexable }) => indexable).map(({ path }) => path)
    const files = [...output.files.keys()].filter((file) => /\.(?:css|m?js)$/.test(file)).map((file) => `/${file}`)
    yield* hidden(robots, pages, 'page')
    yield* hidden(robots, files, 'file')
  },
})

/** One finding a line of robots.txt, with the first of what it hides. */
function* hidden(robots: ReturnType<typeof parseRobots>, paths: readonly string[], noun: string): Generator<Finding> {
  const byLine = new Map<number, { value: string; paths: Set<string> }>()
  for (const path of paths)
    for (const agent of AGENTS) {
      const line = robots.blocks(agent, path)
      if (line)
        byLine.set(line.number, { value: line.value, paths: (byLine.get(line.number)?.paths ?? new Set()).add(path) })
    }
  for (const [number, { value, paths: all }] of byLine) {
    const more = all.size - 1
    const rest = more === 0 ? '' : ` and ${thousands(more)} more ${noun}${more === 1 ? '' : 's'}`
    yield {
      text: `"Disallow: ${value}" in robots.txt hides ${[...all][0]}${rest}`,
      at: publicAt('robots.txt', number),
      help: 'delete the line',
    }
  }
}
