// The texts of a page name its own area or service, not that of the page it was copied from.
import type { Language } from '../../../model/checks/language.ts'
import type { Note } from '../../../model/checks/note.ts'
import type { PageSummary } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding, type PageRecord, type SiteContext } from '../../../model/checks/rule.ts'
import { linksBetween, servedPlaces } from '../../site/places.ts'
import { bare } from '../../text/compared.ts'
import { hasPhrase, wordsOf } from '../../text/similar.ts'
import { stemsIn } from '../../text/stems.ts'

const ROUTES = `pages:
  - { path: /, page: home, template: home }
  - { path: /contact, page: contact, template: plain }
  - { path: "/repairs/{slug}", each: repairs, template: repair, defaults: { head: { description: x } } }
  - { path: "/areas/{slug}", each: areas, template: repair, graph: [place] }
`
const site = (brakes: string, otley: string) => ({
  yaml: {
    'content/routes.yaml': ROUTES,
    'content/repairs/brakes.yaml': `name: Brakes\nhead: { title: ${brakes} }\n`,
    'content/repairs/puncture.yaml': 'name: Puncture repair\nhead: { title: Puncture repair in Leeds }\n',
    'content/areas/otley.yaml': `name: Otley\nsummary: Ilkley is near.\nhead: { title: Otley, description: ${otley} }\n`,
    'content/areas/ilkley.yaml': 'name: Ilkley\nhead: { title: Ilkley, description: x }\n',
  },
})

export default defineRule({
  why: 'A page that was copied and still names its sister sends the caller to the wrong page, and ranks for neither.',
  level: 'warning',
  help: 'name this page there, or move the text to the page it names',
  fine: site('Brakes after a puncture', 'In Otley and on the road to Ilkley'),
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

type Given = Pick<SiteContext, 'site' | 'language' | 'pages' | 'routes' | 'summaries' | 'notes'>

const keyOf = ({ at }: Finding) => ('path' in at ? `${at.file} ${at.path.join('.')}` : '')

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
  const { locality, region } = site.business.address
  // Every page may name the town of the office and the middle of what is served.
  const shared = new Set([locality, region, site.business.serves.name].map((name) => bare(name ?? '')))
  const byName = new Map<string, PageRecord>()
  for (const { page } of places.values())
    for (const name of page.names) if (!shared.has(bare(plainName(name)))) byName.set(plainName(name), page)
  const linked = linksBetween(places, { site, summaries })
  for (const [file, list] of notes('names', (each) => byFile.has(each))) {
    const own = byFile.get(file)
    const named = list.flatMap((note) => {
      const other = own && otherIn(note, own, byName)
      return other && !linked.get(own.path)?.includes(other.page.path) ? [{ note, other }] : []
    })
    // Where a text that says what the page is about names another area, the page is a copy, and so are its other texts.
    const copied = new Set(named.flatMap(({ note, other }) => (isTelling(note) ? [other.page] : [])))
    for (const { note, other } of named) {
      if (!own || !copied.has(other.page)) continue
      yield {
        text: `${note.path.join('.')} of {{page}} names "${other.name}", another page, and not "${own.names[0]}"`,
        page: own.path,
        at: { file, path: note.path, value: other.name },
      }
    }
  }
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

/** First letters that all forms of a word share. */
const ALIKE = 6

/** Whether a text has a form of a longer word of one of the names that the other name has not. */
function hasWordOf(text: string, names: readonly string[], other: string, language: Language): boolean {
  const [found = [], others = []] = [text, other].map((each) => [...stemsIn(each, language)])
  const has = (all: readonly string[], stem: string) => all.some((each) => each.startsWith(stem.slice(0, ALIKE)))
  return names.flatMap((name) => [...stemsIn(name, language)]).some((stem) => has(found, stem) && !has(others, stem))
}

/** Titles and headings that hold the whole name of another page of their collection and no word of their own. */
function* inHeads({ language, pages, routes, summaries }: Given): Generator<Finding> {
  const places = servedPlaces({ pages, routes })
  const named = new Map<string, { phrase: string; page: PageRecord }[]>()
  for (const page of pages.values())
    for (const name of page.names) {
      const words = wordsOf(bare(plainName(name)))
      // One word of a service may be any word: "Bath, blow-dry" is no page about baths.
      if (page.collection === SINGLE || (words.length < 2 && !places.has(page.path))) continue
      const key = `${page.collection} ${words[0]}`
      const known = named.get(key)
      if (known) known.push({ phrase: words.join(' '), page })
      else named.set(key, [{ phrase: words.join(' '), page }])
    }
  for (const summary of summaries) {
    const own = pages.get(summary.path)
    for (const [what, text, path] of own ? headsOf(summary) : []) {
      const words = wordsOf(bare(text))
      const plain = words.join(' ')
      const found = words.flatMap((word) => named.get(`${own?.collection} ${word}`) ?? [])
      const other = found.find(({ phrase, page }) => page !== own && hasPhrase(plain, phrase))
      if (!own || !other || hasWordOf(text, own.names, other.phrase, language)) continue
      yield {
        text: `the ${what} of {{page}} names "${other.page.names[0]}", another page, and not "${own.names[0]}"`,
        page: own.path,
        at: { file: own.from, path },
      }
    }
  }
}

/** The collection of pages that are of no kind. */
const SINGLE = 'pages'

const headsOf = ({ title, h1 }: PageSummary) =>
  [
    ['title', title, ['head', 'title']],
    ['heading', h1, ['hero', 'heading']],
  ] as const
