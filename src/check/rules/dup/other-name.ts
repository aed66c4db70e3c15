// The texts of a page name its own area or service, not that of the page it was copied from.

import { bare } from '../../../language/bare.ts'
import type { Path } from '../../../model/data.ts'
import { groupedBy } from '../../../model/grouped.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { exampleAreas } from '../../data/examples.ts'
import type { Note } from '../../note.ts'
import type { PageSummary } from '../../parsed-page.ts'
import { defineRule, type Finding, type LanguageContext, type PageIdentity } from '../../rule.ts'
import { withoutQuery } from '../../site/addresses.ts'
import { isOf } from '../../site/locations.ts'
import { lowerWords } from '../../text/similar.ts'
import { hasWordOf } from '../../text/stems.ts'

const site = (brakes: string, otley: string) => ({
  yaml: {
    ...exampleAreas({
      Otley: `summary: ${otley}\nhead: { title: Otley, description: ${otley} }\n`,
      Ilkley: 'head: { title: Ilkley, description: x }\n',
    }),
    'content/repairs/brakes.yaml': `name: Brakes\nhead: { title: ${brakes} }\n`,
    'content/repairs/puncture.yaml': 'name: Puncture repair\nhead: { title: Puncture repair in Leeds }\n',
  },
})

export default defineRule({
  why: 'A copied page with the old name sends visitors to the wrong page, and ranks for neither name.',
  level: 'warning',
  help: 'name this page there, or move the text to the page it names',
  fine: site('Brakes after a puncture repair', 'In Otley and on the road to Ilkley'),
  bad: {
    ...site('Puncture repair for bicycles', 'Do you live in Ilkley? We come'),
    findings: [
      'summary of /areas/otley names "Ilkley", another page, and not "Otley"',
      'head.description of /areas/otley names "Ilkley", another page, and not "Otley"',
      'the title of /repairs/brakes names "Puncture repair", another page, and not "Brakes"',
    ],
  },

  *language(context) {
    yield* inAreas(context)
    yield* inHeads(context)
  },
})

/** A name without its leading article or preposition: "in Leeds" becomes "Leeds". */
const plainName = (name: string) => name.replace(/^(?:\p{Ll}+\s)+/u, '')

const finding = (what: string, named: string, page: PageIdentity, path: Path): Finding => ({
  text: `${what} of {{page}} names "${named}", another page, and not "${page.names[0]}"`,
  page: page.path,
  at: { file: page.from, path, value: named },
})

/** Texts that state the subject of a page. Running text may name another area, for directions or a comparison. */
const TELLING = /^(?:title|description|heading|alt|caption|question)$/

/** Whether a text states the subject of its page: one of the above, or a list item. */
const isTelling = ({ path, text }: Note) =>
  TELLING.test(String(path.at(-1))) ||
  (typeof path.at(-1) === 'number' && path.at(-2) !== 'paragraphs' && !/[.;!?]/.test(text))

/**
 * Texts of areas that name another area and not their own; below the heading only if their file does not refer to that
 * area. If a text that states the subject does so, the page is a copy, and all its texts with that name are reported;
 * so are they if most sentences of the two pages are equal and no link of the page leads to that area.
 */
function* inAreas({ site, pages, routes, notes, summaries }: LanguageContext): Generator<Finding> {
  const areaPages = [...pages.values()].filter(({ collection }) => isOf('place', routes, collection))
  const areas = new Map(areaPages.map((page) => [page.from, page]))
  const byName = namedAreas(areaPages, site)
  const summaryOf = new Map(summaries.map((summary) => [summary.path, summary]))
  for (const [file, list] of notes('names', (name) => areas.has(name))) {
    const area = areas.get(file)
    if (!area) continue
    const named = list.flatMap((note) => {
      const other = otherIn(note, area, byName)
      const isHead = note.path[0] === 'head' || note.path.join('.') === 'hero.heading'
      return other && (isHead || !area.references.includes(other.page.reference)) ? [{ note, ...other }] : []
    })
    const copied = new Set(named.flatMap(({ note, page }) => (isTelling(note) ? [page] : [])))
    for (const { note, name, page } of named)
      if (copied.has(page) || isCopy(summaryOf.get(area.path), summaryOf.get(page.path)))
        yield finding(note.path.join('.'), name, area, note.path)
  }
}

/** The least share of equal sentences of a page and the one that it is a copy of. */
const ALIKE = 0.4

/** Whether most sentences of a page are those of another one, to which none of its links leads. */
function isCopy(page: PageSummary | undefined, other: PageSummary | undefined): boolean {
  if (!page || !other || page.links.some(({ href, nav }) => !nav && withoutQuery(href) === other.path)) return false
  const theirs = new Set(other.sentences)
  return page.sentences.filter((sentence) => theirs.has(sentence)).length >= page.sentences.length * ALIKE
}

/** Areas by each of their names. Every page may name the town of the office and the centre of the service area. */
function namedAreas(areas: readonly PageIdentity[], { business }: Site): ReadonlyMap<string, PageIdentity> {
  const { address, serves } = business
  const shared = new Set([address.locality, address.region, serves.name].map((name) => bare(name ?? '')))
  const names = areas.flatMap((page) => page.names.map((name) => [plainName(name), page] as const))
  return new Map(names.filter(([name]) => !shared.has(bare(name))))
}

/** The area other than its own that a text names. */
function otherIn({ key }: Note, area: PageIdentity, byName: ReadonlyMap<string, PageIdentity>) {
  const names = key.split('|')
  if (area.names.some((name) => key.includes(plainName(name)))) return undefined
  // A preposition at the start of a sentence has a capital: "In Otley".
  for (const name of names.flatMap((name) => [name, name.replace(/^\S+ /, '')])) {
    const page = byName.get(name)
    if (page && page !== area) return { name, page }
  }
  return undefined
}

/** Titles and headings of other pages with the two-word name of another page and no word of their own page's name. */
function* inHeads({ language, pages, routes, summaries }: LanguageContext): Generator<Finding> {
  const names = [...pages.values()].flatMap((page) =>
    page.collection === 'pages' || isOf('place', routes, page.collection)
      ? []
      : page.names.map((name) => ({ page, phrase: lowerWords(bare(plainName(name))).join(' ') })),
  )
  const byWord = groupedBy(
    names.filter(({ phrase }) => phrase.includes(' ')),
    ({ page, phrase }) => `${page.collection} ${phrase.split(' ', 1)}`,
  )
  for (const { path, title, h1 } of summaries) {
    const record = pages.get(path)
    const heads = [['the title', title, ['head', 'title']] as const, ['the heading', h1, ['hero', 'heading']] as const]
    for (const [what, text, at] of record ? heads : []) {
      const plain = lowerWords(bare(text)).join(' ')
      const candidates = plain.split(' ').flatMap((word) => byWord.get(`${record?.collection} ${word}`) ?? [])
      const other = candidates.find(({ phrase, page }) => page !== record && ` ${plain} `.includes(` ${phrase} `))
      if (record && other && !hasWordOf(plain.replace(other.phrase, ''), record.names, language))
        yield finding(what, other.page.names[0] ?? '', record, at)
    }
  }
}
