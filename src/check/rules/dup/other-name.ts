// The texts of a page name its own area or service, not that of the page it was copied from.
import type { Note } from '../../../model/checks/note.ts'
import { defineRule, type Finding, type PageRecord, type SiteContext } from '../../../model/checks/rule.ts'
import { exampleAreas } from '../../data/examples.ts'
import { groupedBy } from '../../site/grouped.ts'
import { linksBetween, servedPlaces } from '../../site/places.ts'
import { bare } from '../../text/compared.ts'
import { hasPhrase, wordsOf } from '../../text/similar.ts'
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
  why: 'A page that was copied and still names its sister sends the caller to the wrong page, and ranks for neither.',
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

  needs: ['pages', 'routes', 'summaries', 'notes'],

  *site(context) {
    const found = [...inAreas(context)]
    yield* found
    const known = new Set(found.map(keyOf))
    for (const finding of inHeads(context)) if (!known.has(keyOf(finding))) yield finding
  },
})

const keyOf = ({ at }: Finding) => ('path' in at ? `${at.file} ${at.path.join('.')}` : '')

type Given = Pick<SiteContext, 'site' | 'language' | 'pages' | 'routes' | 'summaries' | 'notes'>

/** A name without the article or preposition that an inflection begins with: "in Leeds". */
const plainName = (name: string) => name.replace(/^(?:\p{Ll}+\s)+/u, '')

/** Texts that say what a page is about. Running text may well name another area, as a way or a comparison. */
const TELLING = /^(?:title|description|heading|alt|caption|question)$/

/** Whether a text says what its page is about: one of these, or a point of a list. */
const isTelling = ({ path, text }: Note) =>
  TELLING.test(String(path.at(-1))) ||
  (typeof path.at(-1) === 'number' && path.at(-2) !== 'paragraphs' && !/[.;!?]/.test(text))

/** Texts of areas that name another area that their page neither links to nor names beside its own. */
function* inAreas({ site, pages, routes, summaries, notes }: Given): Generator<Finding> {
  const places = servedPlaces({ pages, routes })
  const byFile = new Map([...places.values()].map(({ page }) => [page.from, page]))
  const byName = namedPlaces([...byFile.values()], site)
  const linked = linksBetween(places, { site, summaries })
  for (const [file, list] of notes('names', (each) => byFile.has(each))) {
    const own = byFile.get(file)
    if (!own) continue
    const named = list.flatMap((note) => {
      const other = otherIn(note, own, byName)
      return other && !linked.get(own.path)?.includes(other.page.path) ? [{ note, other }] : []
    })
    // If a text that says what the page is about names another area, the page is a copy, and so are its other texts.
    const copied = new Set(named.flatMap(({ note, other }) => (isTelling(note) ? [other.page] : [])))
    for (const { note, other } of named)
      if (copied.has(other.page))
        yield {
          text: `${note.path.join('.')} of {{page}} names "${other.name}", another page, and not "${own.names[0]}"`,
          page: own.path,
          at: { file, path: note.path, value: other.name },
        }
  }
}

/** Areas by each of their names, except the town of the office and the middle of what is served: all may name these. */
function namedPlaces(areas: readonly PageRecord[], { business }: Given['site']): ReadonlyMap<string, PageRecord> {
  const { address, serves } = business
  const shared = new Set([address.locality, address.region, serves.name].map((name) => bare(name ?? '')))
  const names = areas.flatMap((page) => page.names.map((name) => [plainName(name), page] as const))
  return new Map(names.filter(([name]) => !shared.has(bare(name))))
}

/** The other area that a text names. */
function otherIn({ key }: Note, own: PageRecord, byName: ReadonlyMap<string, PageRecord>) {
  const names = key.split('|')
  if (own.names.some((name) => names.some((each) => each.includes(plainName(name))))) return undefined
  // A preposition that begins a sentence has a capital, too: "In Otley".
  for (const name of names.flatMap((each) => [each, each.replace(/^\S+ /, '')])) {
    const page = byName.get(name)
    if (page && page !== own) return { name, page }
  }
  return undefined
}

/** Titles and headings that hold the name of another page of their collection, and no word of their own. */
function* inHeads(context: Given): Generator<Finding> {
  const { language, pages, summaries } = context
  const named = namedPages(context)
  for (const { path, title, h1 } of summaries) {
    const own = pages.get(path)
    const heads = [['title', title, ['head', 'title']] as const, ['heading', h1, ['hero', 'heading']] as const]
    for (const [what, text, at] of own ? heads : []) {
      const plain = wordsOf(bare(text)).join(' ')
      const candidates = plain.split(' ').flatMap((word) => named.get(`${own?.collection} ${word}`) ?? [])
      const other = candidates.find(({ phrase, page }) => page !== own && hasPhrase(plain, phrase))
      if (own && other && !hasWordOf(plain.replace(other.phrase, ''), own.names, language))
        yield {
          text: `the ${what} of {{page}} names "${other.page.names[0]}", another page, and not "${own.names[0]}"`,
          page: own.path,
          at: { file: own.from, path: at },
        }
    }
  }
}

/** The names of pages by collection and first word. One word of a service may be any word, that of an area is not. */
function namedPages({ pages, routes }: Given) {
  const places = servedPlaces({ pages, routes })
  const kinds = [...pages.values()].filter(({ collection }) => collection !== 'pages')
  const names = kinds.flatMap((page) =>
    page.names.map((name) => ({ page, phrase: wordsOf(bare(plainName(name))).join(' ') })),
  )
  return groupedBy(
    names.filter(({ page, phrase }) => phrase.includes(' ') || (phrase !== '' && places.has(page.path))),
    ({ page, phrase }) => `${page.collection} ${phrase.split(' ', 1)}`,
  )
}
