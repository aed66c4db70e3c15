// The places that the page of a place leads to are near it, as far as the other pages tell.

import { defineRule } from '../../../model/checks/rule.ts'
import { linksBetween, servedPlaces } from '../../site/places.ts'

/** Steps from neighbour to neighbour that lead no further than people who live there would say is near. */
const NEAR = 3
/** Places from which on their links draw a map, and the share of them that may be far from what they name. */
const [FEWEST, SHARE] = [8, 0.2]

const TOWNS = 'Ayton Bexley Corby Derby Epsom Frome Goole Hythe Ilkley'.split(' ')
const slug = (town: string | undefined) => `/areas/${(town ?? '').toLowerCase()}`
/** Towns in a row, each with links to those beside it; the first one with others. */
const row = (first: readonly string[]) => ({
  yaml: {
    'content/routes.yaml': `pages:
  - { path: /, page: home, template: home }
  - { path: /contact, page: contact, template: plain }
  - { path: "/repairs/{slug}", each: repairs, template: repair, defaults: { head: { description: x } } }
  - { path: "/areas/{slug}", each: areas, template: repair, graph: [place] }
`,
    ...Object.fromEntries(
      TOWNS.map((town) => [
        `content${slug(town)}.yaml`,
        `name: ${town}\nhead: { title: ${town}, description: ${town} }\n`,
      ]),
    ),
  },
  pages: Object.fromEntries(
    TOWNS.map((town, i) => [
      slug(town),
      (i === 0 ? first : [TOWNS[i - 1], TOWNS[i + 1] ?? TOWNS[i - 2]])
        .map((other) => `<a href="${slug(other)}">${other}</a>`)
        .join(' '),
    ]),
  ),
})

export default defineRule({
  why: 'A reader who is shown three towns at the other end of the county thinks that nobody comes to hers.',
  level: 'warning',
  help: 'name the places around it',
  fine: row(['Bexley', 'Corby']),
  bad: {
    ...row(['Goole', 'Hythe']),
    findings: ['/areas/ayton leads to Goole, Hythe, none of which is near those that lead to it: Bexley'],
  },

  needs: ['pages', 'routes', 'summaries'],

  *site({ site, pages, routes, summaries }) {
    const places = servedPlaces({ pages, routes })
    if (places.size < FEWEST) return
    const named = linksBetween(places, { site, summaries })
    const naming = reversed(named)
    /** Places within so many steps of one, its own links left out. */
    const around = (path: string): ReadonlySet<string> => {
      const seen = new Set([path])
      let last = [path]
      for (let step = 0; step < NEAR; step++) {
        const next = last.flatMap((each) => [
          ...(naming.get(each) ?? []),
          ...(each === path ? [] : (named.get(each) ?? [])),
        ])
        last = next.filter((each) => !seen.has(each))
        for (const each of last) seen.add(each)
      }
      return seen
    }
    const nameOf = (path: string) => places.get(path)?.name ?? path
    const far = [...named].filter(([path, own]) => {
      const others = naming.get(path) ?? []
      if (own.length < 2 || others.length === 0) return false
      if (own.some((other) => others.includes(other))) return false
      const near = around(path)
      return !own.some((other) => near.has(other))
    })
    if (far.length > Math.max(1, places.size * SHARE)) return
    for (const [path, own] of far)
      yield {
        text:
          `{{page}} leads to ${own.map(nameOf).join(', ')}, none of which is near those that lead to it: ` +
          (naming.get(path) ?? []).map(nameOf).join(', '),
        page: path,
        at: { file: pages.get(path)?.from ?? '', path: ['neighbours', 'items'] },
      }
  },
})

/** The links the other way round. */
function reversed(links: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [from, to] of links)
    for (const path of to) {
      const known = found.get(path)
      if (known) known.push(from)
      else found.set(path, [from])
    }
  return found
}
