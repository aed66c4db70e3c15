// The main headings of two places differ by more than the name of the place.
import { defineRule } from '../../../model/checks/rule.ts'
import { alikeBut, ownWords, patternsIn } from '../../site/names/patterns.ts'
import { servedPlaces } from '../../site/places.ts'

/** Words besides the name below which a heading is one that anyone would use. */
const LEAST = 4

const ROUTES =
  'pages:\n  - { path: /, page: home, template: home }\n  - { path: /contact, page: contact, template: plain }\n' +
  '  - { path: "/repairs/{slug}", each: repairs, template: repair, defaults: { head: { description: x } } }\n' +
  '  - { path: "/areas/{slug}", each: areas, template: repair, graph: [place] }\n'
const page = (heading: string) => `<!DOCTYPE html><html lang="en"><body><h1>${heading}</h1></body></html>`
const area = (name: string) => `name: ${name}\nhead: { title: ${name}, description: x }\n`
const site = (otley: string) => ({
  yaml: {
    'content/routes.yaml': ROUTES,
    'content/areas/otley.yaml': area('Otley'),
    'content/areas/ilkley.yaml': area('Ilkley'),
  },
  pages: {
    '/areas/ilkley': page('Bicycles repaired in Ilkley while you wait'),
    '/areas/otley': page(otley),
  },
})

export default defineRule({
  why: 'Who looks at the pages of two towns sees one page twice, and doubts that anybody comes to either.',
  level: 'warning',
  help: 'say in it what is true of this place alone',
  fine: site('By the river in Otley, at your door'),
  bad: {
    ...site('Bicycles repaired in Otley while you wait'),
    findings: ['the heading of /areas/otley differs from that of /areas/ilkley by the name alone'],
  },

  needs: ['pages', 'routes', 'summaries', 'placeholders'],

  *site({ language, pages, routes, summaries, placeholders }) {
    const patternsOf = patternsIn(language)
    // The name of a job is a word of any heading.
    const places = servedPlaces({ pages, routes })
    const unwritten = new Set(placeholders.map(({ file, path }) => `${file} ${path.join('.')}`))
    const headings = summaries.flatMap((summary) => {
      const page = places.has(summary.path) ? pages.get(summary.path) : undefined
      if (!page || !summary.indexable || unwritten.has(`${page.from} hero.heading`)) return []
      const words = patternsOf(page)(summary.h1)
      const isPattern = words.includes('_') && ownWords(words) >= LEAST
      return [{ summary, text: summary.h1, keys: isPattern ? [words.join(' ')] : [] }]
    })
    for (const { one, other } of alikeBut(headings)) {
      const { path, spans } = one.summary
      yield {
        text: `the heading of {{page}} differs from that of ${other.summary.path} by the name alone`,
        page: path,
        at: { page: path, span: spans.h1, value: one.text },
      }
    }
  },
})
