// A page of one town does not say that its reader is in another: in its boxes, points and headings, in its pictures.

import type { Note } from '../../../model/checks/note.ts'
import { defineRule, type Finding, type PageRecord, type SiteContext } from '../../../model/checks/rule.ts'
import { groupedBy } from '../../site/grouped.ts'
import { linksBetween, servedPlaces } from '../../site/places.ts'
import { wordsOf } from '../../text/similar.ts'
import { stemOf } from '../../text/stems.ts'

const ROUTES = `pages:
  - { path: /, page: home, template: home }
  - { path: /contact, page: contact, template: plain }
  - { path: "/repairs/{slug}", each: repairs, template: repair, defaults: { head: { description: x } } }
  - { path: "/areas/{slug}", each: areas, template: repair, graph: [place] }
`
const areas = (summary: string, home: string) => ({
  yaml: {
    'content/routes.yaml': ROUTES,
    'content/repairs/brakes.yaml': `name: Brakes\nsummary: ${home}\nhead: { title: Brakes }\n`,
    'content/areas/otley.yaml': `name: Otley\nsummary: ${summary}\nhead: { title: Otley, description: x }\n`,
    'content/areas/ilkley.yaml': 'name: Ilkley\nhead: { title: Ilkley, description: x }\n',
  },
})

export default defineRule({
  why: 'A household that reads the name of the next town in its own box thinks it is on the wrong page, and leaves.',
  level: 'warning',
  help: 'name the town of this page there, or move the text to the page it is about',
  needsLanguage: 'partly',
  fine: areas(
    'The road from Otley to Ilkley is steep. The bus from Ilkley is slow.',
    'We come to your home in Otley or Ilkley.',
  ),
  bad: {
    ...areas('Do you live in Ilkley? Getting to us from Ilkley is easy.', 'We come to your home in Ilkley.'),
    findings: [
      'summary of /areas/otley says "in Ilkley", which is another page',
      'summary of /areas/otley says "from Ilkley", which is another page',
      'summary of /repairs/brakes says "your home in Ilkley", and is read in every area',
    ],
  },

  needs: ['pages', 'routes', 'notes', 'summaries'],

  *site(context) {
    const known = knownPlaces(context)
    yield* inBoxes(context, known)
    yield* ofPeople(context, known)
    yield* ofLandmarks(context, known)
    yield* onJobs(context, known)
    yield* inKeywords(known)
    yield* inPictures(context, known)
  },
})

type Given = Pick<SiteContext, 'site' | 'language' | 'pages' | 'routes' | 'notes' | 'summaries'>

/** The pages of places, and the names they are known by. */
interface Known {
  readonly places: readonly PageRecord[]
  readonly byFile: ReadonlyMap<string, PageRecord>
  /** The stems of a text, as one text. */
  readonly stems: (text: string) => string
  /** By the stems of each form of its name, the article left out. */
  readonly byName: ReadonlyMap<string, PageRecord>
  readonly quarters: ReadonlyMap<string, PageRecord>
  /** The stems of towns in the name of the business: they are where it all is. */
  readonly ours: ReadonlySet<string>
}

function knownPlaces({ site, language, pages, routes }: Given): Known {
  const places = [...servedPlaces({ pages, routes }).values()].map(({ page }) => page)
  const stems = (name: string) =>
    wordsOf(name)
      .map((word) => stemOf(word, language))
      .join(' ')
  const byName = new Map<string, PageRecord>()
  for (const page of places)
    for (const name of page.names) byName.set(stems(name.replace(/^(?:\p{Ll}+\s)+/u, '')), page)
  const office = stems(site.business.address.locality)
  // Any page may say where the office is.
  byName.delete(office)
  const quarters = new Map(quartersOf(places, stems))
  // A place with a page is no quarter.
  for (const key of [...byName.keys(), office]) quarters.delete(key)
  const ours = new Set([site.business.name, site.business.serves.name].flatMap((name) => stems(name).split(' ')))
  return { places, byFile: new Map(places.map((page) => [page.from, page])), stems, byName, quarters, ours }
}

/** Boxes, points and openings that say that their reader is in another town. */
function* inBoxes({ notes }: Given, { byFile, stems, byName, quarters }: Known): Generator<Finding> {
  const named = [...notes('where'), ...notes('opening')].flatMap(([file, list]) =>
    list.map((note) => ({ ...note, file })),
  )
  for (const { kind, key, text, file, path } of named) {
    const own = byFile.get(file)
    const other = own && ((kind === 'where' ? byName.get(stems(key)) : undefined) ?? quarters.get(stems(key)))
    if (own && other && other !== own)
      yield {
        text:
          `${path.join('.')} of ${own.path} says "${text}", which is ` +
          (byName.has(stems(key)) ? 'another page' : `in ${other.names[0]}`),
        page: own.path,
        at: { file, path },
      }
  }
}

/** The people of another town. */
function* ofPeople({ notes }: Given, { byFile, byName, ours }: Known): Generator<Finding> {
  for (const [file, people] of notes('people')) {
    const own = byFile.get(file)
    for (const { key, text, path } of own ? people : []) {
      const other = ours.has(key) ? undefined : byName.get(key)
      if (own && other && other !== own)
        yield {
          text: `${path.join('.')} of ${own.path} names "${text}", the people of ${other.names[0]}`,
          page: own.path,
          at: { file, path },
        }
    }
  }
}

/** Landmarks of another town that is no neighbour: neither page links to the other. */
function* ofLandmarks({ site, notes, summaries }: Given, known: Known): Generator<Finding> {
  let near: ReturnType<typeof linksBetween> | undefined
  for (const { own, other, note } of foreignLandmarks(notes, known)) {
    near ??= linksBetween(new Map(known.places.map((page) => [page.path, page])), { site, summaries })
    if (!near.get(own.path)?.includes(other.path) && !near.get(other.path)?.includes(own.path))
      yield {
        text: `${note.path.join('.')} of ${own.path} names ${note.text}, which are in ${other.names[0]}`,
        page: own.path,
        at: { file: own.from, path: note.path },
      }
  }
}

/** Pages about a job, which are read in every area. */
function* onJobs({ pages, notes }: Given, { byFile, stems, byName, ours }: Known): Generator<Finding> {
  const ofJobs = new Map(
    [...pages.values()].flatMap((page) =>
      page.collection === 'pages' || byFile.has(page.from) ? [] : [[page.from, page] as const],
    ),
  )
  const isOurs = (name: string) => name.split(' ').every((stem) => ours.has(stem))
  for (const [file, houses] of notes('house')) {
    const own = ofJobs.get(file)
    for (const { key, text, path } of own ? houses : [])
      if (own && byName.has(stems(key)) && !isOurs(stems(key)))
        yield {
          text: `${path.join('.')} of ${own.path} says "${text}", and is read in every area`,
          page: own.path,
          at: { file, path },
        }
  }
}

/** Keywords that name another place: what is searched for here is this one. */
function* inKeywords({ places, stems, byName }: Known): Generator<Finding> {
  const byFirst = groupedBy([...byName], ([name]) => name.replace(/ .*/, ''))
  for (const page of places) {
    const mine = new Set(page.names.flatMap((name) => stems(name).split(' ')))
    for (const [i, keyword] of page.keywords.entries()) {
      const found = stems(keyword).split(' ')
      if (found.some((stem) => mine.has(stem))) continue
      const [, other] =
        found
          .flatMap((stem) => byFirst.get(stem) ?? [])
          .find(([name]) => name.split(' ').every((stem) => found.includes(stem))) ?? []
      if (other)
        yield {
          text: `the keyword "${keyword}" of {{page}} names ${other.names[0]}, which is another page`,
          page: page.path,
          at: { file: page.from, path: ['head', 'keywords', i] },
        }
    }
  }
}

/** Pictures that are called by the address of another place. */
function* inPictures({ summaries }: Given, { places }: Known): Generator<Finding> {
  const slugs = places.map((page) => ({ page, slug: page.path.split('/').at(-1) ?? '' }))
  const slugAt = new Map(slugs.map((one) => [one.page.path, one]))
  for (const { path, pictures } of summaries) {
    const own = slugAt.get(path)
    for (const { src, use, start, end } of own ? pictures : []) {
      const name = src.split('/').at(-1) ?? ''
      const holds = ({ slug }: { slug: string }) =>
        slug.length > 3 && new RegExp(`(?<![a-z])${slug}(?![a-z])`).test(name)
      const other = use === 'img' && own && !holds(own) ? slugs.find(holds) : undefined
      if (other)
        yield {
          text: `the picture ${name} of ${path} is the one of ${other.page.path}`,
          page: path,
          at: { page: path, span: { start, end } },
        }
    }
  }
}

/**
 * Quarters and streets, by their stems: what people search for in one place alone, besides its name. What the trade is
 * called stands among the words of several.
 */
function quartersOf(places: readonly PageRecord[], stems: (name: string) => string): ReadonlyMap<string, PageRecord> {
  const of = new Map<string, Set<PageRecord>>()
  for (const page of places)
    for (const word of page.keywords.flatMap(wordsOf)) {
      const key = stems(word)
      if (key.length >= SHORTEST) of.set(key, (of.get(key) ?? new Set()).add(page))
    }
  return new Map([...of].flatMap(([key, [page, other]]) => (page && !other ? [[key, page] as const] : [])))
}

/**
 * Sentences of the page of a place that have two names or more of which another one tells in few words what it is, or
 * that say where something is by names of which it tells one, and no third page has any of them.
 */
function* foreignLandmarks(
  notes: SiteContext['notes'],
  { byFile, stems, quarters }: Known,
): Generator<{ own: PageRecord; other: PageRecord; note: Note }> {
  const holders = groupedBy(
    notes('landmark').flatMap(([file, list]) =>
      byFile.has(file)
        ? list.map(({ key, path }) => ({
            key,
            file,
            isOwn: /^(?:summary|head)$/.test(String(path[0])) || quarters.get(key)?.from === file,
          }))
        : [],
    ),
    ({ key }) => key,
  )
  for (const kind of ['landmarks', 'quarters'] as const)
    for (const [file, list] of notes(kind)) {
      const own = byFile.get(file)
      for (const note of own ? list : []) {
        const names = [...new Set(note.key.split(' '))]
        const others = names.flatMap((key) => {
          const [other, third] = (holders.get(key) ?? []).filter((holder) => holder.file !== file)
          return other && !third ? [other] : []
        })
        const theirs = kind === 'landmarks' ? others.filter(({ isOwn }) => isOwn) : others
        const [first] = theirs
        const isOfOne = first && theirs.length > 1 && theirs.every((each) => each.file === first.file)
        const isWhole = kind === 'landmarks' || (theirs.length === names.length && theirs.some(({ isOwn }) => isOwn))
        const other = isOfOne && isWhole ? byFile.get(first.file) : undefined
        // Of its own place, or of the other one by its name, a text may tell whatever is near.
        const isNamed = [...(own?.names ?? []), ...(other?.names ?? [])].some((name) =>
          stems(name)
            .split(' ')
            .some((stem) => names.includes(stem)),
        )
        if (own && other && !isNamed) yield { own, other, note }
      }
    }
}

/** Letters of a stem that may be a name. */
const SHORTEST = 4
