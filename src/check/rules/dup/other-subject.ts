// Points, boxes and cards of a page tell of what the page is about, not of what its sister is.

import type { Note } from '../../../model/checks/note.ts'
import { defineRule, type PageRecord } from '../../../model/checks/rule.ts'
import { groupedBy } from '../../site/grouped.ts'
import { wordsOf } from '../../text/similar.ts'
import { stemOf, stemsIn } from '../../text/stems.ts'

const ROUTES = `pages:
  - { path: /, page: home, template: home }
  - { path: /contact, page: contact, template: plain }
  - { path: "/repairs/{slug}", each: repairs, template: repair, defaults: { head: { description: x } } }
`
const repair = (name: string, summary: string, detail: string) =>
  `name: ${name}\nsummary: ${summary}\ndetail: ${detail}\nhead: { title: ${name} }\n`
const site = (detail: string) => ({
  yaml: {
    'content/routes.yaml': ROUTES,
    'content/repairs/brakes.yaml': repair('Worn pads and cables', 'New pads, new cables.', 'Pads centred, cables cut'),
    'content/repairs/puncture.yaml': repair('Tube and tyre', 'A patch for the tube, or a tyre.', detail),
    'content/repairs/gears.yaml': repair('Chain and sprockets', 'Chain oiled and measured.', 'Sprockets cleaned'),
  },
})

export default defineRule({
  why: 'Who reads of another job on the page of his own thinks that nobody has read it before him.',
  level: 'warning',
  help: 'write what is true of this page, or move the text to the page it is about',
  fine: site('Tyre and tube checked for glass'),
  bad: {
    ...site('Pads centred, cables checked'),
    findings: ['detail tells of /repairs/brakes, with words that are only there: "pads", "centred", "cables"'],
  },

  needs: ['pages', 'notes'],

  *site({ language, pages, notes }) {
    const stemsOf = new Map(notes('stems').map(([file, [note]]) => [file, note]))
    const sets = groupedBy(
      [...pages.values()].flatMap((page) => {
        const note = page.collection === SINGLE ? undefined : stemsOf.get(page.from)
        return note ? [{ page, note }] : []
      }),
      ({ page }) => page.collection,
    )
    const indices = new Map(
      [...sets].flatMap(([name, all]) => {
        if (all.length < SMALLEST || all.length > LARGEST) return []
        return [[name, indexOf(all.map(({ page, note }) => subjectOf(page, note, (text) => stemsIn(text, language))))]]
      }),
    )
    if (indices.size === 0) return
    const byFile = new Map([...indices.values()].flatMap(({ all }) => all.map((one) => [one.page.from, one] as const)))
    const byName = new Map([...byFile].map(([file, one]) => [nameOf(file), one]))
    for (const [file, points] of notes('point'))
      for (const { key, path, text } of points) {
        const card = byName.get(key)
        const own = key === '' ? byFile.get(file) : card
        const index = own && indices.get(own.page.collection)
        if (!index) continue
        const stems = stemsIn(text, language)
        const match = card ? index.otherOfCard(own, stems) : index.otherOf(own, stems)
        if (!match) continue
        const words = wordsOf(text).filter((word) => match.stems.includes(stemOf(word, language)))
        const leads = card ? `leads to ${card.page.path} and ` : ''
        yield {
          text:
            `${path.join('.')} ${leads}tells of ${match.page.path}, with words that are only there: ` +
            [...new Set(words)].map((word) => `"${word}"`).join(', '),
          at: { file, path },
        }
      }
  },
})

/** Pages that are no set. */
const SINGLE = 'pages'
/** A set of fewer pages tells nothing of words, one of more was made by a pattern. */
const [SMALLEST, LARGEST] = [3, 300]

/** What a page is about, as stems: of its names, title and keywords, and of all its texts, one or several. */
interface Subject {
  readonly page: PageRecord
  readonly names: readonly (readonly string[])[]
  readonly head: ReadonlySet<string>
  readonly once: ReadonlySet<string>
  readonly often: ReadonlySet<string>
}

/** A page's file without folder, language and ending: as a card names it. */
const nameOf = (file: string) => file.replace(/^content\//, '').replace(/(?:\.[a-z]{2})?\.yaml$/, '')

const subjectOf = (page: PageRecord, note: Note, stemsOf: (text: string) => ReadonlySet<string>): Subject => ({
  page,
  names: page.names.map((name) => [...stemsOf(name)]).filter((stems) => stems.length > 0),
  head: new Set([...page.names, page.title, ...page.keywords].flatMap((text) => [...stemsOf(text)])),
  once: new Set(note.text.split(' ')),
  often: new Set(note.key.split(' ')),
})

/** A page that a text may be about. */
interface Match {
  readonly page: PageRecord
  /** Stems of the text that it has and the text's own page has not. */
  readonly stems: readonly string[]
  /** How many of them several of its texts have, and how many its names, title and keywords, and few others'. */
  readonly often: number
  readonly named: number
  /** How much the stems say, those of several texts once more, and those alone: what few pages have says more. */
  readonly score: number
  readonly sure: number
  /** How much the stems say that the text shares with its own page. */
  readonly mine: number
}

/** The pages of a set, by what only some of them tell of. */
function indexOf(all: readonly Subject[]) {
  const byStem = new Map<string, Subject[]>()
  const heads = new Map<string, number>()
  for (const one of all) {
    for (const stem of [...one.once, ...one.often]) byStem.set(stem, [...(byStem.get(stem) ?? []), one])
    for (const stem of one.head) heads.set(stem, (heads.get(stem) ?? 0) + 1)
  }
  const isHead = (stem: string) => (heads.get(stem) ?? 0) <= Math.max(2, all.length / FEW_HEADS)

  /** The page that a text tells most of besides its own, to which its words belong too where they are `shared`. */
  function best(own: Subject, text: ReadonlySet<string>, shared: boolean): Match | undefined {
    const has = (stem: string) => own.often.has(stem) || (shared && own.once.has(stem))
    const holders = (stem: string) => (byStem.get(stem)?.length ?? 0) - (own.once.has(stem) && !shared ? 1 : 0)
    const sum = (stems: readonly string[]) =>
      stems.reduce((total, stem) => total + Math.log(all.length / Math.max(1, holders(stem))), 0)
    const ours = [...text].filter(has)
    const mine = sum(shared ? [...ours, ...ours.filter((stem) => own.often.has(stem))] : ours)
    const theirs = [...text].filter((stem) => !has(stem) && holders(stem) * FEW <= all.length)
    let first: Match | undefined
    for (const other of new Set(theirs.flatMap((stem) => byStem.get(stem) ?? []))) {
      // What names it outright is for other rules to judge.
      if (other === own || other.names.some((name) => name.every((stem) => text.has(stem)))) continue
      const often = theirs.filter((stem) => other.often.has(stem))
      const stems = theirs.filter((stem) => other.often.has(stem) || other.once.has(stem))
      const score = sum([...stems, ...often])
      if (first && first.score >= score) continue
      const named = stems.filter((stem) => other.head.has(stem) && isHead(stem)).length
      first = { page: other.page, stems, often: often.length, named, score, sure: sum(often), mine }
    }
    return first && first.stems.length >= FEWEST ? first : undefined
  }
  return {
    all,
    /** What a text of a page tells of instead of it. */
    otherOf(own: Subject, text: ReadonlySet<string>): Match | undefined {
      const match = best(own, text, false)
      if (!match || match.sure <= match.mine || match.often < NAMED) return undefined
      const isSure = match.often > NAMED && (match.named > 0 || match.sure >= match.mine + MORE)
      return isSure || match.named >= NAMED ? match : undefined
    },
    /** What a card tells of instead of the page that it leads to. */
    otherOfCard(own: Subject, text: ReadonlySet<string>): Match | undefined {
      const match = best(own, text, true)
      return match && match.named >= NAMED && match.score >= MORE_OF_CARD + match.mine * TIMES ? match : undefined
    },
  }
}

/** Fewer stems are shared by chance. */
const FEWEST = 3
/** Stems of its name and title that make a page the one which a text is about. */
const NAMED = 2
/** A stem tells something that a third of the pages have at most, one of a head that a seventh have. */
const [FEW, FEW_HEADS] = [3, 7]
/**
 * How much more of another page a text must have than of its own: measured on two Greek sites of 900 and 300 such texts
 * and an English one of 50, of which none is marked, and on 50 texts that were taken over.
 */
const [MORE, MORE_OF_CARD, TIMES] = [5, 3, 2]
