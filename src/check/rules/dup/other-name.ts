// The title, the description and the heading of a page name the page's own place or service, not its sister's.

import { defineRule, type PageRecord } from '../../../model/checks/rule.ts'
import { servedPlaces } from '../../site/places.ts'
import { wordsOf } from '../../text/similar.ts'
import { stemOf, stemsIn } from '../../text/stems.ts'

const repairs = (brakes: string) => ({
  yaml: {
    'content/repairs/brakes.yaml': `name: Brakes\nhead: { title: ${brakes} }\n`,
    'content/repairs/puncture.yaml': 'name: Puncture\nhead: { title: Puncture repair in Leeds }\n',
  },
})

export default defineRule({
  why: 'A page that was copied and still names its sister sends the caller to the wrong page, and ranks for neither.',
  level: 'error',
  help: 'name this page there, or move the text to the page it names',
  fine: repairs('Brakes after a puncture'),
  bad: {
    ...repairs('Puncture repair for bicycles'),
    findings: ['the title of /repairs/brakes names "Puncture", another page'],
  },

  needs: ['pages', 'routes', 'summaries', 'notes'],

  *site({ language, pages, routes, summaries, notes }) {
    const places = servedPlaces({ pages, routes })
    /** The stems of a name: of the longer words, of short ones where there is no other. */
    const stemsOf = (name: string) => {
      const long = stemsIn(name, language)
      return long.size > 0 ? [...long] : wordsOf(name).map((word) => stemOf(word, language))
    }
    const sisters = new Map<string, { page: PageRecord; names: readonly (readonly string[])[] }[]>()
    for (const page of pages.values())
      sisters.set(page.collection, [
        ...(sisters.get(page.collection) ?? []),
        { page, names: page.names.map(stemsOf).filter((stems) => stems.length > 0) },
      ])
    const counts = new Map(
      [...sisters].map(([collection, all]) => [collection, countsOf(all.map(({ names }) => names.flat()))]),
    )
    for (const summary of summaries) {
      const own = pages.get(summary.path)
      const all = own && sisters.get(own.collection)
      if (!own || !all || all.length < 2) continue
      /** What tells a page from its sisters: words that few of them have. */
      const telling = (stems: readonly string[]) => {
        const few = stems.filter((stem) => (counts.get(own.collection)?.get(stem) ?? 0) <= Math.max(1, all.length / 8))
        return few.length > 0 ? few : stems
      }
      const mine = new Set(telling(all.find(({ page }) => page === own)?.names.flat() ?? []))
      const parts = [
        ['title', summary.title, ['head', 'title']],
        ['heading', summary.h1, ['hero', 'heading']],
        ['description', summary.description, ['head', 'description']],
      ] as const
      for (const [what, text, path] of parts) {
        const found = stemsIn(text, language)
        // The description of a service names others rightly; that of a place has no other to name.
        if (what === 'description' && !places.has(summary.path)) continue
        if ([...mine].some((stem) => [...found].some((each) => isForm(each, stem)))) continue
        const other = all.find(
          ({ page, names }) =>
            page !== own && names.some((stems) => telling(stems).every((stem) => found.has(stem) && !mine.has(stem))),
        )
        if (other)
          yield {
            text: `the ${what} of {{page}} names "${other.page.names[0]}", another page`,
            page: summary.path,
            at: { file: own.from, path },
          }
      }
    }
    // Headings, questions and prices of a service name it, not its sister: the whole name, and nothing of its own.
    const byFile = new Map([...pages.values()].map((page) => [page.from, page]))
    for (const { kind, key, text, file, path } of notes) {
      const own = kind === 'label' ? byFile.get(file) : undefined
      const all = own && !places.has(own.path) ? sisters.get(own.collection) : undefined
      if (!own || !all || all.length < 2 || own.collection === 'pages') continue
      const found = new Set(key.split(' '))
      const mine = new Set(all.find(({ page }) => page === own)?.names.flat())
      const isOwn = (stem: string) => [...mine].some((each) => isForm(each, stem))
      const counted = counts.get(own.collection)
      const isTelling = (stem: string) => (counted?.get(stem) ?? 0) <= Math.max(1, all.length / 8)
      if ([...found].some((stem) => isTelling(stem) && isOwn(stem))) continue
      const other = all.find(
        ({ page, names }) =>
          page !== own &&
          names.some(
            (stems) =>
              stems.length >= FEWEST &&
              stems.every((stem) => found.has(stem)) &&
              stems.some((stem) => isTelling(stem) && !isOwn(stem)),
          ),
      )
      if (!other) continue
      yield {
        text: `${path.join('.')} of {{page}} names "${other.page.names[0]}", another page: "${text}"`,
        page: own.path,
        at: { file: own.from, path },
      }
    }
  },
})

/** Stems of a name that a text holds by chance where it holds no more of it. */
const FEWEST = 2

/** Forms of one word: equal, or long and alike at the beginning. */
const isForm = (a: string, b: string) => a === b || (b.length > ALIKE && a.slice(0, ALIKE) === b.slice(0, ALIKE))
const ALIKE = 6

/** How many lists each stem stands in. */
function countsOf(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const list of lists) for (const stem of new Set(list)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}
