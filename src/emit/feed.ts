// feed.xml: the dated pages of a language as an Atom feed (RFC 4287), the newest first.

import { feedAt, homeOf } from '../model/address.ts'
import { groupedBy } from '../model/grouped.ts'
import { plainText } from '../model/inline.ts'
import type { Plan, PlannedPage } from '../model/plan.ts'
import { present } from '../model/present.ts'
import type { Team } from '../model/schemas/content-schemas.ts'
import { type Routes, routeAt } from '../model/schemas/routes.ts'
import type { Site } from '../model/schemas/site.ts'

/** The most entries: readers ask for a feed every hour. */
const MOST = 50

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const xml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

/** A date of a feed (RFC 3339), which has a time. */
const timeOf = (day: string) => `${day}T00:00:00Z`

/** The pages of feeds by language: the articles that search engines may show. */
export function feedsOf(
  { pages, site }: Pick<Plan, 'pages' | 'site'>,
  routes: Routes,
): ReadonlyMap<string, readonly PlannedPage[]> {
  const isListed = ({ record: { date, robots, route } }: PlannedPage) =>
    date !== undefined && !robots.startsWith('noindex') && routeAt(routes, route).graph.includes('post')
  return groupedBy(site.isStaging ? [] : pages.filter(isListed), ({ record }) => record.language)
}

/** The feed of a language; `team` has the authors of its pages. */
export function feed(pages: readonly PlannedPage[], site: Site, team: Team['items']): string {
  const { origin, business, language } = site
  const names = new Map(team.map(({ id, name }) => [id, name]))
  const entries = pages
    .map(({ path, record }) => ({
      path,
      record,
      date: present(record.date, `the date of ${record.file}`),
      changed: record.updated ?? present(record.date, `the date of ${record.file}`),
    }))
    .sort((a, b) => Number(a.date < b.date) - Number(a.date > b.date))
    .slice(0, MOST)
  const latest = entries.map(({ changed }) => changed).reduce((a, b) => (a > b ? a : b), '')
  const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`
  const lines = entries.map(({ path, record: { name, summary, author = '' }, date, changed }) => {
    const by = names.get(author)
    return [
      '<entry>',
      element('title', name),
      element('id', origin + path),
      `<link rel="alternate" type="text/html" href="${origin}${path}"/>`,
      element('published', timeOf(date)),
      element('updated', timeOf(changed)),
      by === undefined ? '' : `<author>${element('name', by)}</author>`,
      element('summary', plainText(summary)),
      '</entry>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('title', business.name),
    element('id', `${origin}${feedAt(site)}`),
    `<link rel="self" type="application/atom+xml" href="${origin}${feedAt(site)}"/>`,
    `<link rel="alternate" type="text/html" href="${origin}${homeOf(language, site)}"/>`,
    element('updated', timeOf(latest)),
    `<author>${element('name', business.name)}</author>`,
    ...lines,
    '</feed>\n',
  ].join('\n')
}
