// Places named as served are the places of the site: in structured data, in links to their pages, in the list of them.

import { defineRule } from '../../../model/checks/rule.ts'
import { didYouMean } from '../../../model/nearest.ts'
import { decoded, withoutQuery } from '../../site/addresses.ts'
import { linksWhere } from '../../site/links.ts'
import { servedPlaces } from '../../site/places.ts'

/** The routes of the example: the base site's, and areas below the home page. */
const ROUTES = `pages:
  - { path: /, page: home, template: home }
  - { path: /contact, page: contact, template: plain }
  - { path: "/repairs/{slug}", each: repairs, template: repair, defaults: { head: { description: x } } }
  - { path: "/areas/{slug}", each: areas, template: repair, graph: [place] }
`

export default defineRule({
  why: 'A household that reads its own town here and hears "we do not come there" has lost the time it did not have.',
  level: 'error',
  help: 'name an area of this site, or add a file for it under content/',
  fine: {
    yaml: {
      'content/routes.yaml': ROUTES,
      'content/areas/otley.yaml': 'name: Otley\nhead: { title: Otley, description: x }\n',
    },
    pages: { '/': '<ul><li><a href="/areas/otley">Otley</a></li></ul>' },
  },
  bad: {
    yaml: {
      'content/routes.yaml': ROUTES,
      'content/areas/otley.yaml': 'name: Otley\nhead: { title: Otley, description: x }\n',
      'content/areas/ilkley.yaml': 'name: Ilkley\nhead: { title: Ilkley, description: x }\n',
    },
    pages: {
      '/':
        '<a href="/areas/otley">Ilkley</a><script type="application/ld+json">{"@type":"Service","@id":"#s",' +
        '"areaServed":{"@type":"City","name":"Bradford"}}</script>',
    },
    findings: [
      'areaServed names "Bradford", which is no area of this site',
      'the link "Ilkley" goes to the page of Otley',
      '/ lists the areas and leaves Ilkley out',
    ],
  },

  needs: ['pages', 'routes', 'summaries'],

  *site({ site, pages, routes, summaries }) {
    const places = servedPlaces({ pages, routes })
    const { serves, address } = site.business
    const served = new Set([
      serves.name,
      address.locality,
      ...(address.region === undefined ? [] : [address.region]),
      ...[...places.values()].map(({ name }) => name),
    ])
    const byName = new Map([...places].map(([path, { name }]) => [name, path]))

    for (const summary of summaries) {
      for (const { serves, span } of summary.nodes) {
        for (const name of serves)
          if (!served.has(name))
            yield {
              text: `areaServed names "${name}", which is no area of this site`,
              at: { page: summary.path, span, value: name },
              help: didYouMean(name, served) ?? 'name an entry of the areas, or add one',
            }
      }
    }
    const pathOf = ({ href }: { href: string }) => decoded(withoutQuery(href))
    const otherThan = (link: { href: string; text: string }) => {
      const place = places.get(pathOf(link))
      const other = place === undefined || link.text === place.name ? undefined : byName.get(link.text)
      return place !== undefined && other !== undefined && other !== pathOf(link) ? { place, other } : undefined
    }
    for (const { page, link } of linksWhere(summaries, (entry) => otherThan(entry) !== undefined)) {
      const found = otherThan(link)
      if (found)
        yield {
          text: `the link "${link.text}" goes to the page of ${found.place.name}`,
          at: { page: page.path, span: { start: link.start, end: link.end }, value: link.href },
          help: `link it to ${found.other}`,
        }
    }

    // The page above the places is their list: the one they all name as their parent.
    for (const list of new Set([...places.values()].map(({ page }) => page.parent ?? '/'))) {
      const own = [...places].filter(([, { page }]) => (page.parent ?? '/') === list && page.indexable)
      const page = summaries.find(({ path }) => path === list)
      const shown = page && new Set(page.links.flatMap((link) => (link.nav ? [] : [pathOf(link)])))
      if (!shown || own.filter(([path]) => shown.has(path)).length * 2 < own.length) continue
      for (const [path, { page, name }] of own)
        if (!shown.has(path))
          yield {
            text: `${list} lists the areas and leaves ${name} out`,
            at: { file: page.from, path: ['name'] },
            help: `link ${path} from ${list}`,
          }
    }
  },
})
