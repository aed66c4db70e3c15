// A page of a collection has about as many words of its own as the others: its head, fixed parts and shared questions do not count.
import { groupedBy } from '../../../model/grouped.ts'
import { exampleAreas } from '../../data/examples.ts'
import type { Note } from '../../note.ts'
import { defineRule } from '../../rule.ts'
import { hashesIn } from '../../text/similar.ts'

/** Share of the collection's median number of words below which a page is thin. */
const SHARE = 0.4
/** The fewest pages with a meaningful median. */
const FEWEST = 3
/** The smallest median of words, and the words of a page that says hardly anything in English. */
const LEAST = 15
const FEW = 10

const AREAS = ['Otley', 'Ilkley', 'Skipton', 'Keighley', 'Bingley']
const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ')
const area = (name: string, count: number) =>
  `summary: ${words(count)}\nquestionsFrom: repairs\nhead: { title: ${name}, description: x }\n`
/** A site with areas of 100 words, and a last one with the given words; all have the same questions. */
const areas = (last: number) => ({
  yaml: exampleAreas(Object.fromEntries(AREAS.map((name) => [name, area(name, name === 'Bingley' ? last : 100)]))),
})

export default defineRule({
  why: 'Visitors leave a page of a few sentences for another result, and search engines notice.',
  level: 'warning',
  missing: true,
  help: 'answer what its readers ask, or delete the page',
  source: 'Google Search Central, "Creating helpful, reliable, people-first content"',
  fine: areas(60),
  bad: { ...areas(10), findings: ['/areas/bingley has 11 long words of its own, pages of its kind about 101'] },

  *language({ pages, summaries, notes }) {
    const isOwn = ({ path, file }: Note) => path[0] !== 'head' && file === undefined
    const ownWords = new Map(
      notes('vocabulary').map(([file, groups]) => [
        file,
        new Set(groups.filter(isOwn).flatMap(({ key }) => hashesIn(key))).size,
      ]),
    )
    const kinds = groupedBy(
      summaries.filter(({ indexable }) => indexable),
      ({ path }) => pages.get(path)?.collection ?? 'pages',
    )
    for (const [collection, all] of kinds) {
      // A page outside a collection has no others to compare it with.
      if (collection === 'pages' || all.length < FEWEST) continue
      const counts = all.map(({ from }) => ownWords.get(from) ?? 0).sort((a, b) => a - b)
      const median = counts[Math.floor(counts.length / 2)] ?? 0
      for (const { path, from } of median < LEAST ? [] : all) {
        const count = ownWords.get(from) ?? 0
        if (count < Math.max(median * SHARE, FEW))
          yield {
            text: '{{page}} has {{count}} long words of its own, pages of its kind about {{median}}',
            data: { count, median },
            page: path,
            at: { file: from, path: ['name'] },
          }
      }
    }
  },
})
