// robots.txt is valid, names the sitemap, and blocks no indexable page, stylesheet or script.

import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { decodedPath } from '../../../model/hosting/spellings.ts'
import { didYouMean } from '../../../model/nearest.ts'
import { thousands } from '../../../model/report.ts'
import { readRobots } from '../../libraries/robots.ts'
import { localPath } from '../../site/addresses.ts'
import { groupedBy } from '../../site/grouped.ts'
import { outputText, publicAt } from '../../site/places.ts'

const KEYS = ['user-agent', 'allow', 'disallow', 'sitemap', 'crawl-delay', 'clean-param', 'host']

export default defineRule({
  why: 'One wrong line of robots.txt removes the whole site from search results.',
  level: 'error',
  help: 'correct or delete the line of public/robots.txt',
  source: 'RFC 9309; developers.google.com/search/docs/crawling-indexing/robots/robots_txt (read 2026-11)',
  fine: { output: { 'robots.txt': 'User-agent: *\nDisallow: /drafts/\nSitemap: https://wheels.example/sitemap.xml' } },
  bad: {
    output: {
      'robots.txt': 'User-agent: *\nDisalow: /drafts/\nDisallow: /repairs\nDisallow: /idées\nSitemap: /map.xml',
    },
    findings: [
      'robots.txt has the key "disalow", which nobody reads',
      '"Disallow: /idées" in robots.txt has letters that some crawlers do not compare',
      'robots.txt names the sitemap as "/map.xml", expected https://wheels.example/sitemap.xml',
      '"Disallow: /repairs" in robots.txt hides /repairs/brakes and 1 more',
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
  },
})

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
    else if (/[^\x20-\x7e\t]/.test(line))
      yield {
        text: `"${line}" in robots.txt has letters that some crawlers do not compare`,
        at: publicAt('robots.txt', i + 1),
        level: 'info',
        help: `write ${encodeURI(decodedPath(line)).replace('%20', ' ')}`,
      }
  }
}
