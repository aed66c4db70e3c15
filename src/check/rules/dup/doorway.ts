// Two indexable pages are not one page under two names: without names and numbers, their texts, titles, descriptions and
// main headings differ.
import type { PageSummary } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding, type PageRecord, type SiteContext } from '../../../model/checks/rule.ts'
import { servedPlaces } from '../../site/places.ts'
import { alike, masked, wordsOf } from '../../text/similar.ts'

/** Of masked shingles. Pages written apart for the same trade share under a quarter. */
const ALIKE = 0.85
/** Values of a page that are not real yet, from which on it is yet to be written. */
const UNWRITTEN = 4
/** Words below which a page says too little to compare. */
const SHORTEST = 25

export default defineRule({
  why:
    'A page that changes only the name in it tells its reader nothing, and search engines drop the ' +
    'whole set as doorways.',
  level: 'error',
  help: 'write what is true of this page alone, of its place or its job, or give it up',
  source: 'Google Search spam policies, "Doorway abuse" and "Scaled content abuse", read 2026-11 in copies of the page',
  fine: {
    pages: {
      '/repairs/brakes': text(
        'Brakes',
        'The cables are cut to length, the pads are bedded in and the levers set so that two fingers stop ' +
          'you on a wet hill.',
      ),
      '/repairs/puncture': text('Puncture', ''),
    },
  },
  bad: {
    yaml: {
      'content/repairs/brakes.yaml': repair('Brakes'),
      'content/repairs/puncture.yaml': repair('Puncture'),
    },
    pages: { '/repairs/brakes': text('Brakes', ''), '/repairs/puncture': text('Puncture', '') },
    findings: [
      '/repairs/puncture is 100% the same as /repairs/brakes, names and numbers aside',
      'the description of /repairs/puncture differs from that of /repairs/brakes by the name alone',
    ],
  },

  needs: ['pages', 'routes', 'summaries', 'placeholders'],

  *site(context) {
    const { site, summaries, placeholders } = context
    const awaited = new Map<string, number>()
    for (const { file } of placeholders) awaited.set(file, (awaited.get(file) ?? 0) + 1)
    const pages = summaries.filter(
      ({ indexable, words, canonical, path, from }) =>
        // A page that is yet to be written is no copy of another such.
        (awaited.get(from) ?? 0) < UNWRITTEN &&
        indexable &&
        words >= SHORTEST &&
        (canonical === '' || canonical === site.origin + path),
    )
    for (const { index, other, likeness } of alike(
      pages.map(({ sketch }) => sketch),
      ALIKE,
    )) {
      const [page, sister] = [pages[index], pages[other]]
      // Equal to the letter is dup/exact's to say.
      if (!page || !sister || page.textHash === sister.textHash) continue
      yield {
        text: `{{page}} is ${Math.floor(likeness * 100)}% the same as ${sister.path}, names and numbers aside`,
        page: page.path,
        at: { file: page.from, path: ['name'] },
      }
    }
    yield* sameHeads(context)
  },
})

/** Words besides the name below which a title, a heading or a description is one that anyone would write. */
const LEAST = { title: 4, heading: 4, description: 6 } as const

const headsOf = ({ title, h1, description }: PageSummary) =>
  [
    ['title', title, ['head', 'title']],
    ['heading', h1, ['hero', 'heading']],
    ['description', description, ['head', 'description']],
  ] as const

/** Titles, descriptions and, of areas, main headings that differ by the name of the page alone. */
function* sameHeads({
  pages,
  routes,
  summaries,
  placeholders,
}: Pick<SiteContext, 'pages' | 'routes' | 'summaries' | 'placeholders'>): Generator<Finding> {
  const places = servedPlaces({ pages, routes })
  const awaited = new Set(placeholders.map(({ file, path }) => `${file} ${path.join('.')}`))
  const first = new Map<string, PageRecord>()
  for (const summary of summaries) {
    const page = pages.get(summary.path)
    if (!page || !summary.indexable) continue
    const mask = masked(page.names)
    for (const [what, text, path] of headsOf(summary)) {
      // The title and the heading of a service may well be its name and a few common words.
      if (awaited.has(`${page.from} ${path.join('.')}`) || (what !== 'description' && !places.has(page.path))) continue
      const words = mask(wordsOf(text))
      if (!words.includes('_') || words.filter((word) => !/^[_#]$/.test(word)).length < LEAST[what]) continue
      const key = `${what} ${words.join(' ')}`
      const other = first.get(key)
      if (!other) first.set(key, page)
      else if (other.collection === page.collection)
        yield {
          text: `the ${what} of {{page}} differs from that of ${other.path} by the name alone`,
          page: page.path,
          at: { file: page.from, path },
        }
    }
  }
}

/** The file of a repair. Its title may be its name and a few common words. */
function repair(name: string): string {
  const description = `${name} mended while you wait, in the middle of Leeds.`
  return `name: ${name}\nhead: { title: ${name} mended while you wait, description: "${description}" }\n`
}

/** A page about one repair, the words of which are the same for every other. */
function text(name: string, own: string): string {
  return `<p>${
    own ||
    `${name} is what we do best. We fetch the bicycle at your ` +
      'door, look at it on the stand, tell you the ' +
      `price and mend it while you wait. Call the workshop for ${name} in Leeds.`
  }</p>`
}
