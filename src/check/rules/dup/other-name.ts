// The title, the description and the heading of a page name the page's own place or service, not its sister's.

import type { FileNotes, Note } from '../../../model/checks/note.ts'
import { defineRule, type PageRecord } from '../../../model/checks/rule.ts'
import { groupedBy } from '../../site/grouped.ts'
import { formsIn, type Sisters, sisters } from '../../site/names/sisters.ts'
import { servedPlaces } from '../../site/places.ts'
import { hasPhrase, wordsOf } from '../../text/similar.ts'
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
      return long.size > 0 ? [...long] : allStems(name)
    }
    const allStems = (text: string) => wordsOf(text).map((word) => stemOf(word, language))
    /** Whether a text has a whole name of a page, its short words too. */
    const isNamed = (page: PageRecord, text: string) => {
      const found = new Set(allStems(text))
      return page.names.some((name) => allStems(name).every((stem) => found.has(stem)))
    }
    /** Whether a text has the name of a page as it is, of two words or more, short ones too: "New Mills". */
    const isWritten = (page: PageRecord, text: string) => {
      const whole = ` ${allStems(text).join(' ')} `
      return page.names.map(allStems).some((stems) => stems.length >= FEWEST && whole.includes(` ${stems.join(' ')} `))
    }
    const sets = new Map(
      [...groupedBy(pages.values(), ({ collection }) => collection)].map(([name, all]) => [
        name,
        sisters(all, stemsOf),
      ]),
    )
    // What a single page is called are ordinary words: "New patients". It is named where it opens a title as a whole.
    const keyOf = (text: string) => wordsOf(text).join(' ')
    const singles = new Map(
      [...pages.values()].flatMap((page) =>
        page.collection === SINGLE ? page.names.map((name) => [keyOf(name), page] as const) : [],
      ),
    )
    for (const summary of summaries) {
      const own = pages.get(summary.path)
      const set = own && sets.get(own.collection)
      if (!own || !set) continue
      const mine = set.telling(set.formsOf(own).all)
      const parts = [
        ['title', summary.title, ['head', 'title']],
        ['heading', summary.h1, ['hero', 'heading']],
        [
          'title for shared links',
          summary.ogTitle === summary.title ? '' : summary.ogTitle,
          ['head', 'social', 'title'],
        ],
        ['description', summary.description, ['head', 'description']],
      ] as const
      for (const [what, text, path] of parts) {
        // The description of a service names others rightly; that of a place has no other to name.
        if (what === 'description' && !places.has(summary.path)) continue
        // Most texts have the name as it is written.
        if (set.isDistinct(own) && hasPhrase(text, own.names[0] ?? '')) continue
        const found = stemsIn(text, language)
        const { has } = formsIn(found)
        const isShared = mine.some(has)
        if (isShared && (!places.has(summary.path) || isNamed(own, text))) continue
        // "Market Harborough" on the page of Little Harborough: the whole other name, and not the whole own one.
        const other: PageRecord | undefined =
          own.collection === SINGLE
            ? singles.get(keyOf(text.split(PARTS)[0] ?? ''))
            : set.named(
                found,
                ({ page, stems, telling }) =>
                  page !== own &&
                  (isShared
                    ? (stems.length >= FEWEST && stems.every((stem) => found.has(stem))) || isWritten(page, text)
                    : telling.every((stem) => found.has(stem) && !mine.includes(stem))),
              )
        if (other && other !== own)
          yield {
            text: `the ${what} of {{page}} names "${other.names[0]}", another page`,
            page: summary.path,
            at: { file: own.from, path },
          }
      }
    }
    // Headings, questions and prices of a service name it, not its sister: the whole name, and nothing of its own.
    const labelled = labelledPages(pages, places, sets)
    const noted = notes('label', (file) => labelled.has(file))
    /** Headings that name their own page: another page that has one was copied from there. */
    const headings: { own: PageRecord; label: Note }[] = []
    const unnamed: { own: PageRecord; set: Sisters; label: Note; stems: string[] }[] = []
    for (const [file, labels] of noted) {
      const { own, set } = labelled.get(file) ?? {}
      if (!own || !set) continue
      const mine = set.formsOf(own)
      for (const label of labels) {
        const stems = label.key.split(' ')
        if (!stems.some((stem) => mine.has(stem) && set.isTelling(stem))) unnamed.push({ own, set, label, stems })
        else if (label.path.at(-1) === 'heading') headings.push({ own, label })
      }
    }
    // Few of the others have the stems of such a heading.
    const [headed, open] = [headings, unnamed].map((list) => new Set(list.map(({ label }) => label.key)))
    const firstOf = new Map(
      headings.flatMap(({ own, label }) =>
        open?.has(label.key) ? headingKeys(label).map((key) => [`${own.collection} ${key}`, own] as const) : [],
      ),
    )
    for (const { own, set, label, stems } of unnamed) {
      const { key, text, path } = label
      const mine = set.formsOf(own)
      const other =
        (headed?.has(key) ? headingKeys(label) : [])
          .map((heading) => firstOf.get(`${own.collection} ${heading}`))
          .find((first) => first !== undefined) ??
        set.named(
          stems,
          (name) =>
            name.page !== own &&
            name.stems.length >= FEWEST &&
            name.stems.every((stem) => stems.includes(stem)) &&
            name.stems.some((stem) => set.isTelling(stem) && !mine.has(stem)),
        )
      if (!other) continue
      yield {
        text: `${path.join('.')} of {{page}} names "${other.names[0]}", another page: "${text}"`,
        page: own.path,
        at: { file: own.from, path },
      }
    }
    for (const { own, other, note } of ofOtherWork(
      notes('work', (file) => labelled.has(file)),
      labelled,
    ))
      yield {
        text: `${note.path.join('.')} of {{page}} names "${other.names[0]}", another page: "${note.text}"`,
        page: own.path,
        at: { file: own.from, path: note.path },
      }
  },
})

/** Headings that say that the work is done on what another page of the set is about, and nothing else does there. */
function* ofOtherWork(
  all: readonly FileNotes[],
  labelled: ReturnType<typeof labelledPages>,
): Generator<{ own: PageRecord; other: PageRecord; note: Note }> {
  for (const [file, works] of all)
    for (const note of works) {
      const { own, set } = labelled.get(file) ?? {}
      if (!own || !set || set.formsOf(own).has(note.key)) continue
      const things = set.alike(note.key).filter(set.isTelling)
      const other = set.named(
        things,
        ({ page, stems, telling: [thing, ...more] }) =>
          page !== own && stems.length > 1 && thing !== undefined && more.length === 0 && things.includes(thing),
      )
      if (other) yield { own, other, note }
    }
}

/** The collection of pages that are of no kind. */
const SINGLE = 'pages'
/** What parts a title. */
const PARTS = /\s*[|:,·]\s|\s[-–—]\s/

/** The pages of collections that are no places, by their files: labels of these name them. */
function labelledPages(
  pages: ReadonlyMap<string, PageRecord>,
  places: ReadonlyMap<string, unknown>,
  sets: ReadonlyMap<string, Sisters | undefined>,
) {
  return new Map(
    [...pages.values()].flatMap((own) => {
      const set = own.collection === SINGLE || places.has(own.path) ? undefined : sets.get(own.collection)
      return set ? [[own.from, { own, set }] as const] : []
    }),
  )
}

/** Stems of a name that a text holds by chance where it holds no more of it. */
const FEWEST = 2
/** Stems of a heading that two pages do not have by chance, and words of one that they have to the letter. */
const [SAME, ALL] = [3, 5]

/** What a heading is found by on another page: many stems, or every word of it. */
const headingKeys = ({ key, text }: Note): string[] => {
  const words = wordsOf(text)
  return [...(key.split(' ').length < SAME ? [] : [key]), ...(words.length < ALL ? [] : [`= ${words.join(' ')}`])]
}
