// No text or title is a list of the names of places, and no text of one word: a list of areas is made of links.
import { defineRule } from '../../../model/checks/rule.ts'
import { servedPlaces } from '../../site/places.ts'
import { bare } from '../../text/compared.ts'
import { LABELS, labelsOf } from '../../text/each-text.ts'
import { wordsOf } from '../../text/similar.ts'

/** Names in one text that are no sentence any more. */
const MOST = 6
/** The same in a title, whose parts stand between marks. */
const IN_TITLE = 4
const MARKS = /[,|·•/–-]/g
/** Letters of a word that a text may not repeat, how often it may not, and in what share of its words. */
const LONG = 6
const AGAIN = 5
const SHARE = 0.2

const ROUTES = `pages:
  - { path: /, page: home, template: home }
  - { path: /contact, page: contact, template: plain }
  - { path: "/repairs/{slug}", each: repairs, template: repair, defaults: { head: { description: x } } }
  - { path: "/areas/{slug}", each: areas, template: repair, graph: [place] }
`
const AREAS = ['Otley', 'Ilkley', 'Skipton', 'Keighley', 'Bingley', 'Baildon', 'Shipley']
const site = (call: string) => ({
  yaml: {
    'content/routes.yaml': ROUTES,
    'content/labels.yaml': `call: ${call}\n`,
    ...Object.fromEntries(
      AREAS.map((name) => [
        `content/areas/${name.toLowerCase()}.yaml`,
        `name: ${name}\nhead: { title: ${name}, description: x }\n`,
      ]),
    ),
  },
})

export default defineRule({
  why: 'Names of towns in a heap are written for search engines, which have ranked pages down for them for years.',
  level: 'warning',
  help: 'link the page that lists the areas',
  source: 'Google Search spam policies, "Keyword stuffing": blocks of text that list cities and regions (read 2026-11)',
  fine: site('Call us from Otley or Ilkley'),
  bad: {
    ...site(`"${AREAS.join(', ')}"`),
    findings: ['call lists the names of 7 places'],
  },

  needs: ['pages', 'routes', 'summaries', ...LABELS],

  *words(words) {
    for (const { file, path, text } of words) {
      const all = wordsOf(text)
      if (all.length < AGAIN * 2) continue
      const counts = new Map<string, number>()
      for (const word of all) if (word.length >= LONG) counts.set(word, (counts.get(word) ?? 0) + 1)
      for (const [word, count] of counts)
        if (count >= AGAIN && count / all.length >= SHARE)
          yield { text: `${path.join('.')} says "${word}" ${count} times`, at: { file, path } }
    }
  },

  *site(context) {
    const names = [...servedPlaces(context).values()].map(({ name }) => bare(name))
    if (names.length < IN_TITLE) return
    for (const { path: page, title } of context.summaries) {
      const from = (title.match(MARKS)?.length ?? 0) >= IN_TITLE - 2 ? context.pages.get(page)?.from : undefined
      if (from === undefined) continue
      const found = countedIn(names, bare(title))
      if (found >= IN_TITLE)
        yield {
          text: `the title of {{page}} lists the names of ${found} places: "${title}"`,
          page,
          at: { file: from, path: ['head', 'title'] },
          help: 'write the place of this page, and what is done there',
        }
    }
    if (names.length < MOST) return
    const files = ['site.yaml', ...[...context.data.keys()].map((name) => `content/${name}.yaml`)]
    for (const { file, path, text } of [...labelsOf(context), ...files.flatMap(context.wordsIn)]) {
      if (text.length < MOST * 3) continue
      const plain = bare(text)
      const found = countedIn(names, plain)
      if (found >= MOST)
        yield {
          text: `${path.join('.')} lists the names of ${found} places`,
          at: { file, path },
        }
    }
  },
})

/** How many of some names a text has. */
const countedIn = (names: readonly string[], text: string) => names.filter((name) => text.includes(name)).length
