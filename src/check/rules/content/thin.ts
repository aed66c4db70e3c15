// A page says about as much as its sisters do.
import { defineRule } from '../../../model/checks/rule.ts'
import { groupedBy } from '../../site/grouped.ts'

/** Of the median of its sisters; less is a page begun and left. */
const SHARE = 0.4
/** The same of what its file says besides the head, where that is so many words in its sisters. */
const [OWN_SHARE, OWN] = [0.45, 100]
/** Of the median of a part of its sisters' files, in words, and how many words make a part that says much. */
const PART = 0.15
const MUCH = 60
/** Parts left empty that make a page an empty one: one may be short. */
const EMPTY = 2
/** Sisters below which there is no measure. */
const FEWEST = 4

const page = (words: number) => `<p>${'word '.repeat(words)}</p>`
const AREAS = ['otley', 'ilkley', 'skipton', 'keighley', 'bingley']
const areas = (last: number) => ({
  yaml: {
    'content/routes.yaml':
      'pages:\n  - { path: /, page: home, template: home }\n  - { path: /contact, page: contact, template: plain }\n' +
      '  - { path: "/repairs/{slug}", each: repairs, template: repair, defaults: { head: { description: x } } }\n' +
      '  - { path: "/areas/{slug}", each: areas, template: repair, graph: [place] }\n',
    ...Object.fromEntries(
      AREAS.map((slug) => [`content/areas/${slug}.yaml`, `name: ${slug}\nhead: { title: ${slug}, description: x }\n`]),
    ),
  },
  pages: Object.fromEntries(AREAS.map((slug) => [`/areas/${slug}`, page(slug === 'bingley' ? last : 200)])),
})

export default defineRule({
  why: 'A visitor who lands on a page of three sentences goes back to the results, and search engines see that.',
  level: 'warning',
  help: 'write what its reader asks, or give up the page',
  source: 'Google Search Central, "Creating helpful, reliable, people-first content"',
  fine: areas(150),
  bad: { ...areas(20), findings: ['/areas/bingley has 21 words, pages of its kind about 201'] },

  needs: ['pages', 'summaries', 'notes'],

  *site({ pages, summaries, notes }) {
    const partsOf = new Map(
      notes('part').map(([file, parts]) => [file, new Map(parts.map(({ key, text }) => [key, Number(text)]))]),
    )
    const kinds = groupedBy(
      summaries.filter(({ indexable }) => indexable),
      ({ path }) => pages.get(path)?.collection ?? '',
    )
    for (const [collection, all] of kinds) {
      // Pages of no collection are each a kind of their own.
      if (collection === '' || collection === 'pages' || all.length < FEWEST) continue
      const median = medianOf(all.map(({ words }) => words))
      const parts = groupedBy(
        all.flatMap(({ from }) => [...(partsOf.get(from) ?? [])]),
        ([part]) => part,
      )
      const usual = [...parts].flatMap(([part, counts]) => {
        const words = medianOf(counts.map(([, count]) => count))
        return counts.length * 2 > all.length && words >= MUCH ? [{ part, words }] : []
      })
      const ownWords = (file: string) =>
        [...(partsOf.get(file) ?? [])].reduce((sum, [part, count]) => sum + (part === 'head' ? 0 : count), 0)
      const own = medianOf(all.map(({ from }) => ownWords(from)))
      for (const { path, from, words } of all) {
        const empty = usual.filter((each) => (partsOf.get(from)?.get(each.part) ?? each.words) < each.words * PART)
        if (words < median * SHARE)
          yield {
            text: `{{page}} has {{words}} words, pages of its kind about {{median}}`,
            data: { words, median },
            page: path,
            at: { file: from, path: ['name'] },
          }
        else if (own >= OWN && ownWords(from) < own * OWN_SHARE)
          yield {
            text: `{{page}} says {{words}} words of its own, pages of its kind about {{median}}`,
            data: { words: ownWords(from), median: own },
            page: path,
            at: { file: from, path: ['name'] },
          }
        else if (empty.length >= EMPTY)
          yield {
            text: `{{page}} says next to nothing under ${empty.map(({ part }) => part).join(' and ')}`,
            page: path,
            at: { file: from, path: [empty[0]?.part ?? 'name'], part: 'key' },
          }
      }
    }
  },
})

const medianOf = (counts: readonly number[]) => [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
