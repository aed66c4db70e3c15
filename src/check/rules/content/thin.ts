// A page of a collection has about as many words as the others of the collection.
import { exampleAreas } from '../../data/examples.ts'
import { groupedBy } from '../../grouped.ts'
import { defineRule } from '../../rule.ts'

/** Share of the collection's median number of words below which a page is thin. */
const SHARE = 0.4
/** The fewest pages with a meaningful median. */
const FEWEST = 4

const AREAS = ['Otley', 'Ilkley', 'Skipton', 'Keighley', 'Bingley']
/** A site with areas of 200 words, and a last one with the given words. */
const areas = (last: number) => ({
  yaml: exampleAreas(Object.fromEntries(AREAS.map((name) => [name, `head: { title: ${name}, description: x }\n`]))),
  pages: Object.fromEntries(
    AREAS.map((name) => [`/areas/${name.toLowerCase()}`, `<p>${'word '.repeat(name === 'Bingley' ? last : 200)}</p>`]),
  ),
})

export default defineRule({
  why: 'Visitors leave a page of a few sentences for another result, and search engines notice.',
  level: 'warning',
  missing: true,
  help: 'answer what its readers ask, or delete the page',
  source: 'Google Search Central, "Creating helpful, reliable, people-first content"',
  fine: areas(150),
  bad: { ...areas(20), findings: ['/areas/bingley has 21 words, pages of its kind about 201'] },

  *language({ pages, summaries }) {
    const kinds = groupedBy(
      summaries.filter(({ indexable }) => indexable),
      ({ path }) => pages.get(path)?.collection ?? 'pages',
    )
    for (const [collection, all] of kinds) {
      // A page outside a collection has no others to compare it with.
      if (collection === 'pages' || all.length < FEWEST) continue
      const counts = all.map(({ words }) => words).sort((a, b) => a - b)
      const median = counts[Math.floor(counts.length / 2)] ?? 0
      for (const { path, from, words } of all)
        if (words < median * SHARE)
          yield {
            text: '{{page}} has {{words}} words, pages of its kind about {{median}}',
            data: { words, median },
            page: path,
            at: { file: from, path: ['name'] },
          }
    }
  },
})
