// A page of one town does not say that its reader is in another: in its boxes, points and headings, in its pictures.

import type { Note } from '../../../model/checks/note.ts'
import { defineRule, type PageRecord, type SiteContext } from '../../../model/checks/rule.ts'
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

  *site({ site, language, pages, routes, notes, summaries }) {
    const places = [...servedPlaces({ pages, routes }).values()].map(({ page }) => page)
    const stems = (name: string) =>
      wordsOf(name)
        .map((word) => stemOf(word, language))
        .join(' ')
    /** By the stems of each form of its name, the article left out. */
    const byName = new Map<string, PageRecord>()
    for (const page of places)
      for (const name of page.names) byName.set(stems(name.replace(/^(?:\p{Ll}+\s)+/u, '')), page)
    // Any page may say where the office is.
    byName.delete(stems(site.business.address.locality))
    const byFile = new Map(places.map((page) => [page.from, page]))
    const quarters = new Map(quartersOf(places, stems))
    // A place with a page is no quarter, and any page may say where the office is.
    for (const key of [...byName.keys(), stems(site.business.address.locality)]) quarters.delete(key)
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
    // Towns in the name of the business are where it all is.
    const ours = new Set([site.business.name, site.business.serves.name].flatMap((name) => stems(name).split(' ')))
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
    let near: ReturnType<typeof linksBetween> | undefined
    for (const { own, other, note } of foreignLandmarks(byFile, { notes, stems, quarters })) {
      near ??= linksBetween(new Map(places.map((page) => [page.path, page])), { site, summaries })
      if (!near.get(own.path)?.includes(other.path) && !near.get(other.path)?.includes(own.path))
        yield {
          text: `${note.path.join('.')} of ${own.path} names ${note.text}, which are in ${other.names[0]}`,
          page: own.path,
          at: { file: own.from, path: note.path },
        }
    }
    // A page about a job is read in every area.
    const ofJobs = new Map(
      [...pages.values()].flatMap((page) =>
        page.collection === 'pages' || byFile.has(page.from) ? [] : [[page.from, page] as const],
      ),
    )
    for (const [file, houses] of notes('house')) {
      const own = ofJobs.get(file)
      for (const { key, text, path } of own ? houses : [])
        if (
          own &&
          byName.has(stems(key)) &&
          !stems(key)
            .split(' ')
            .every((stem) => ours.has(stem))
        )
          yield {
            text: `${path.join('.')} of ${own.path} says "${text}", and is read in every area`,
            page: own.path,
            at: { file, path },
          }
    }
    // What is searched for here is this place, not another one.
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
  },
})

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
  byFile: ReadonlyMap<string, PageRecord>,
  {
    notes,
    stems,
    quarters,
  }: Pick<SiteContext, 'notes'> & {
    readonly stems: (name: string) => string
    readonly quarters: ReadonlyMap<string, PageRecord>
  },
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
