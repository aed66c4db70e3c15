// The pages of a collection -> the one whose name a text has, and the stems by which a page is told from others. Pure.
import type { PageRecord } from '../../../model/checks/rule.ts'
import { groupedBy } from '../grouped.ts'

/** A name of a page of a collection; `telling` are the stems that few of the others have, all where each is common. */
interface Name {
  readonly page: PageRecord
  readonly order: number
  readonly stems: readonly string[]
  readonly telling: readonly string[]
}

/** The pages of one collection, found by the stems of their names. */
export interface Sisters {
  /** All stems of the names of a page. */
  formsOf(page: PageRecord): Forms
  /** Whether a longer word of the first name of a page tells it from most others. */
  isDistinct(page: PageRecord): boolean
  /** Whether few pages have a stem in a name. */
  isTelling(stem: string): boolean
  telling(stems: readonly string[]): readonly string[]
  /** The stems of names that are forms of one. */
  alike(stem: string): readonly string[]
  /** The first page of which a name fits, among those of which the rarest stem is `found`. */
  named(found: Iterable<string>, fits: (name: Name) => boolean): PageRecord | undefined
}

/** None for a page that has no sister. */
export function sisters(all: readonly PageRecord[], stemsOf: (name: string) => string[]): Sisters | undefined {
  if (all.length < 2) return undefined
  const byPage = new Map(all.map((page) => [page, page.names.map(stemsOf)]))
  const counts = countsOf([...byPage.values()].map((names) => names.flat()))
  const most = Math.max(1, all.length / 8)
  const isTelling = (stem: string) => (counts.get(stem) ?? 0) <= most
  const telling = (stems: readonly string[]) => {
    const few = stems.filter(isTelling)
    return few.length > 0 ? few : stems
  }
  const forms = new Map<PageRecord, Forms>()
  const byHead = groupedBy(counts.keys(), (stem) => stem.slice(0, ALIKE))
  const byRarest = new Map<string, Name[]>()
  let order = 0
  for (const [page, names] of byPage)
    for (const stems of names) {
      if (stems.length === 0) continue
      const own = telling(stems)
      const rarest = own.reduce((best, stem) => ((counts.get(stem) ?? 0) < (counts.get(best) ?? 0) ? stem : best))
      const name = { page, order: order++, stems, telling: own }
      const known = byRarest.get(rarest)
      if (known) known.push(name)
      else byRarest.set(rarest, [name])
    }
  return {
    formsOf(page) {
      const known = forms.get(page) ?? formsIn(byPage.get(page)?.flat() ?? [])
      forms.set(page, known)
      return known
    },
    isDistinct: (page) => byPage.get(page)?.[0]?.some((stem) => stem.length >= LONG && isTelling(stem)) ?? false,
    isTelling,
    telling,
    alike: (stem) =>
      stem.length < ALIKE ? [stem] : (byHead.get(stem.slice(0, ALIKE)) ?? []).filter((one) => one.length >= ALIKE),
    named(found, fits) {
      let first: Name | undefined
      for (const stem of found)
        for (const name of byRarest.get(stem) ?? [])
          if ((!first || name.order < first.order) && fits(name)) {
            first = name
            break
          }
      return first?.page
    },
  }
}

/** Letters of a stem that is none of an article or the like. */
const LONG = 4

/** Some stems, and whether a form of a word is among them: equal, or long and alike at the beginning. */
export interface Forms {
  readonly all: readonly string[]
  has(stem: string): boolean
}
const ALIKE = 6

/** Finds forms of words among some stems. */
export function formsIn(stems: Iterable<string>): Forms {
  const all = [...new Set(stems)]
  const heads = new Set(all.map((stem) => stem.slice(0, ALIKE)))
  return { all, has: (stem) => (stem.length > ALIKE ? heads.has(stem.slice(0, ALIKE)) : all.includes(stem)) }
}

/** How many lists each stem stands in. */
function countsOf(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const list of lists) for (const stem of new Set(list)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}
