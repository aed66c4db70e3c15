// The pages of a set have the same kinds of structured data, and no route leaves out what its pages are about.

import type { Language } from '../../../model/checks/language.ts'
import type { FileNotes } from '../../../model/checks/note.ts'
import { defineRule, type Finding, type SiteContext } from '../../../model/checks/rule.ts'
import { groupedBy } from '../../site/grouped.ts'
import { bare } from '../../text/compared.ts'

/** Pages of a set from which on a rule can be seen in it, and the share of them that makes it. */
const [FEWEST, MOST] = [4, 0.75]

/** The files with a price of their own, which nothing but a service has. */
const pricedIn = (labels: readonly FileNotes[]) =>
  new Set(labels.flatMap(([file, list]) => (list.some(({ path }) => path.join() === 'price') ? [file] : [])))

const page = (types: readonly string[]) =>
  types
    .map(
      (type) =>
        `<script type="application/ld+json">{"@type":"${type}","@id":"https://wheels.example/#${type}"}</script>`,
    )
    .join('')
const ROUTES = `pages:
  - { path: /, page: home, template: home }
  - { path: /contact, page: contact, template: plain }
  - path: /repairs/{slug}
    each: repairs
    template: repair
    graph: []
    defaults: { head: { description: Looked at while you wait } }
`
const repair = (name: string) =>
  `name: ${name}\nprice: 9 pounds\nhead:\n` +
  `  title: ${name} repair for bicycles\n  description: ${'x'.repeat(60)} ${name}\n`

export default defineRule({
  why: 'One service of many without its data is the one that search engines show with less than the others.',
  level: 'warning',
  help: 'look at graph: of its route, and at what the file leaves out that the others say',
  fine: {},
  bad: {
    yaml: {
      'content/repairs/gears.yaml': repair('Gears'),
      'content/repairs/tyres.yaml': repair('Tyres'),
      'content/routes.yaml': ROUTES,
    },
    pages: {
      '/repairs/brakes': `<!DOCTYPE html><html lang="en"><body>${page(['Service'])}</body></html>`,
      '/repairs/puncture': `<!DOCTYPE html><html lang="en"><body>${page(['Service'])}</body></html>`,
      '/repairs/gears': `<!DOCTYPE html><html lang="en"><body>${page(['Service'])}</body></html>`,
      '/repairs/tyres': `<!DOCTYPE html><html lang="en"><body>${page([])}</body></html>`,
    },
    findings: [
      '/repairs/tyres has no structured data of Service, and 3 of the 4 pages of its set have',
      'the pages of /repairs/{slug} have prices, and graph: of their route names neither service nor place',
    ],
  },

  needs: ['summaries', 'pages', 'routes', 'notes'],

  *site(context) {
    const { summaries, pages } = context
    const sets = groupedBy(
      summaries.filter(({ indexable }) => indexable),
      ({ path }) => pages.get(path)?.collection ?? 'pages',
    )
    sets.delete('pages')
    for (const set of sets.values()) {
      if (set.length < FEWEST) continue
      const kinds = set.map((page) => [page, page.kinds] as const)
      const counts = new Map<string, number>()
      for (const [, own] of kinds) for (const kind of own) counts.set(kind, (counts.get(kind) ?? 0) + 1)
      for (const [kind, count] of counts) {
        if (count === set.length || count < set.length * MOST) continue
        for (const [page, own] of kinds)
          if (!own.includes(kind))
            yield {
              text:
                `{{page}} has no structured data of ${kind}, and ` +
                `${count} of the ${set.length} pages of its set have`,
              page: page.path,
              at: { file: page.from },
            }
      }
    }
    yield* leftOut(context)
  },
})

/** Routes whose pages have a price or are towns, and whose data name no such thing. */
function* leftOut(context: Pick<SiteContext, 'language' | 'routes' | 'pages' | 'notes'>): Generator<Finding> {
  const { language, routes, pages, notes } = context
  const drawn = groupedBy(
    [...pages.values()].filter(({ indexable }) => indexable),
    ({ route }) => route,
  )
  for (const [i, { path, each, graph }] of routes.pages.entries()) {
    const own = drawn.get(i) ?? []
    const at = { file: 'content/routes.yaml', path: ['pages', i, 'graph'] }
    if (each === undefined) continue
    if (own.length >= FEWEST && !graph.some((kind) => kind === 'service' || kind === 'place')) {
      const isMost = (some: readonly unknown[]) => some.length * 2 >= own.length
      const files = new Set(own.map(({ from }) => from))
      const priced = pricedIn(notes('label', (file) => files.has(file)))
      const [what, kind] = isMost(own.filter(({ from }) => priced.has(from)))
        ? ['have prices', 'service']
        : isMost(own.filter(({ names: [name = ''] }) => isTown(name, language)))
          ? ['are towns', 'place']
          : []
      if (what !== undefined)
        yield {
          text: `the pages of ${path} ${what}, and graph: of their route names neither service nor place`,
          at,
          help: `add ${kind} to graph: of the route`,
        }
    }
  }
}

/** Whether a name is that of a town, in whichever form. */
function isTown(name: string, { towns = [] }: Language): boolean {
  const plain = bare(name)
  return towns.some((town) => plain.startsWith(town) && plain.length <= town.length + ENDING)
}
/** Letters by which the forms of a town's name differ. */
const ENDING = 2
