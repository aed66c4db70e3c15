// Search engines may list the pages that they should: robots.txt is valid, names the sitemap, and blocks no page, style
// sheet or script; the robots meta of a page matches its YAML; no page of a collection or of the menu has `noindex`.
import { thousands } from '../../../model/counts.ts'
import { groupedBy } from '../../../model/grouped.ts'
import { didYouMean } from '../../../model/nearest.ts'
import type { MenuItem } from '../../../model/schemas/site.ts'
import { readRobots } from '../../libraries/robots.ts'
import { defineRule, type Finding, type PageIdentity, type SiteContext } from '../../rule.ts'
import { localPath, withoutQuery } from '../../site/addresses.ts'
import { outputText, publicAt, robotsAt } from '../../site/places.ts'

const hidden = '<!DOCTYPE html><meta name="robots" content="noindex">'
const KEYS = ['user-agent', 'allow', 'disallow', 'sitemap', 'crawl-delay', 'clean-param', 'host']

export default defineRule({
  why: 'One wrong line removes a page, or the whole site, from search results.',
  level: 'error',
  guard: true,
  help: 'correct the line of public/robots.txt, or head.robots of the page',
  source:
    'RFC 9309; developers.google.com/search/docs/crawling-indexing/robots/robots_txt and /block-indexing (read 2026-11)',
  fine: { output: { 'robots.txt': 'User-agent: *\nDisallow: /drafts/\nSitemap: https://wheels.example/sitemap.xml' } },
  bad: {
    pages: { '/': hidden, '/contact': hidden },
    yaml: {
      'content/repairs/puncture.yaml':
        'name: Puncture\nhead: { title: Puncture, description: A new tube., robots: "noindex, follow" }\n',
    },
    output: {
      'robots.txt': 'User-agent: *\nDisalow: /drafts/\nDisallow: /repairs/b\nDisallow: /contact\nSitemap: /map.xml',
    },
    findings: [
      'robots.txt has the key "disalow", which nobody reads',
      'robots.txt names the sitemap as "/map.xml", expected https://wheels.example/sitemap.xml',
      '"Disallow: /contact" in robots.txt hides /contact',
      '"Disallow: /repairs/b" in robots.txt hides /repairs/brakes',
      'the home page has noindex',
      '/contact says noindex, head.robots in content/pages/contact.yaml says "index, follow"',
      '/contact says noindex, but "Disallow: /contact" in robots.txt keeps search engines from reading that',
      'search engines may not list /repairs/puncture: head.robots says "noindex, follow"',
    ],
  },

  *site(context): Generator<Finding> {
    const { site, output, pages } = context
    const text = outputText(context, 'robots.txt') ?? ''
    const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(/#.*/, '').trim())
    const robots = readRobots(site.origin, text)
    yield* unread(lines)
    const files = robots.sitemaps.map((address) => [address, localPath(address, site.origin)?.slice(1) ?? ''] as const)
    const lost = files.find(([address, file]) => address.startsWith('/') || !output.files.has(file))?.[0]
    const sitemap = `${site.origin}/sitemap.xml`
    if (lost !== undefined || files.length === 0)
      yield {
        text: `robots.txt names ${lost === undefined ? 'no sitemap' : `the sitemap as "${lost}"`}, expected ${sitemap}`,
        at: publicAt('robots.txt'),
        help: `write the line Sitemap: ${sitemap}`,
      }
    const shown = [...pages.values()].flatMap(({ indexable, path }) => (indexable ? [path] : []))
    const loaded = [...output.files.keys()].flatMap((file) => (/\.(?:css|m?js)$/.test(file) ? [`/${file}`] : []))
    for (const [line, [first, ...more]] of groupedBy([...shown, ...loaded], robots.hiding))
      if (line !== undefined)
        yield {
          text: `"${lines[line - 1]}" in robots.txt hides ${first}${more.length === 0 ? '' : ` and ${thousands(more.length)} more`}`,
          at: publicAt('robots.txt', line),
          help: 'delete the line',
        }
    yield* ofPages(context, robots.hiding, lines)
  },
})

/** Pages that search engines may not list, or that give them contradicting instructions. */
function* ofPages(
  { pages, summaries, site, routes }: SiteContext,
  hiding: (path: string) => number | undefined,
  lines: readonly string[],
): Generator<Finding> {
  const menu = new Set(linksOf(site.navigation.main).map(withoutQuery))
  const collections = new Set(routes.pages.map(({ each }) => each))
  for (const { path, indexable } of summaries) {
    const page = pages.get(path)
    if (!page || path === '/404' || (indexable && page.indexable)) continue
    const isOffered = menu.has(path) || collections.has(page.collection)
    const fault = directiveFault(page, indexable, isOffered)
    if (fault) yield { page: path, at: robotsAt(page), ...fault }
    const line = indexable ? undefined : hiding(path)
    if (line !== undefined)
      yield {
        page: path,
        text: `{{page}} says noindex, but "${lines[line - 1]}" in robots.txt keeps search engines from reading that`,
        at: publicAt('robots.txt', line),
        help: 'delete the line from robots.txt',
      }
  }
}

/** The fault of a page that is hidden in its head (`indexable`), in its YAML, or in both. */
function directiveFault(
  { path, from, robots, indexable: isPlanned }: PageIdentity,
  indexable: boolean,
  isOffered: boolean,
): Pick<Finding, 'text' | 'level' | 'help'> | undefined {
  if (path === '/') return { text: 'the home page has noindex', help: 'write robots: index, follow' }
  if (indexable !== isPlanned)
    return {
      text: `{{page}} says ${indexable ? 'nothing of noindex' : 'noindex'}, head.robots in ${from} says "${robots}"`,
      help: 'decide it in head.robots, and delete what a template writes into the head',
    }
  if (!isOffered) return undefined
  return {
    text: `search engines may not list {{page}}: head.robots says "${robots}"`,
    level: 'warning',
    help: 'delete the line, or give the reason under ignore: in this file',
  }
}

/** The addresses of a menu and of the menus below it. */
const linksOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ href, subItems = [] }) => [href, ...linksOf(subItems)])

/** Lines that search engines ignore. */
function* unread(lines: readonly string[]): Generator<Finding> {
  for (const [i, line] of lines.entries()) {
    const key = line.split(':', 1)[0]?.trim().toLowerCase() ?? ''
    if (line !== '' && !KEYS.includes(key))
      yield {
        text: `robots.txt has the key "${key.slice(0, 60)}", which nobody reads`,
        at: publicAt('robots.txt', i + 1),
        help: didYouMean(key, KEYS) ?? 'delete the line',
      }
  }
}
