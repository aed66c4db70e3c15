// What pages are called -> the pages that the words of a text may name: by stems, by what is done,
// by the thing it is done to. Pure.
import type { PageRecord } from '../../../model/checks/rule.ts'
import type { Routes } from '../../../model/schemas/routes.ts'
import { bare } from '../../text/compared.ts'
import { wordsOf } from '../../text/similar.ts'

/** Letters of a word that are the same in all its forms. */
export const STEM = 5

/** The words of a text with a space around each, for loose comparison. */
export const phraseOf = (text: string) => ` ${wordsOf(bare(text)).join(' ')} `
/** The beginnings of the longer words of a phrase. */
export const stemsOf = (phrase: string) =>
  phrase
    .split(' ')
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM))

/** Letters of a word that says what is done. */
const HEAD = 7
/** The first word of a phrase that is no article. */
export const headOf = (phrase: string) => {
  const first = phrase.split(' ').find((word) => word.length >= STEM)
  return first !== undefined && first.length >= HEAD ? first : undefined
}

/** A page by what it is called. */
export interface Named {
  readonly path: string
  /** Its place among all pages. */
  readonly order: number
  readonly collection: string
  readonly isPlace: boolean
  readonly name: string
  /** Its name and the other forms, as phrases. */
  readonly phrases: readonly string[]
  readonly stems: ReadonlySet<string>
  /** The first long word of its name, which says what is done there. */
  readonly head: string | undefined
}

/** The pages of a site by what they are called. */
export function namedIn(pages: Iterable<PageRecord>, { pages: routes }: Routes): Named[] {
  return [...pages].map(({ path, collection, route, names }, order) => {
    const isPlace = routes[route]?.graph.includes('place') ?? false
    const phrases = [...new Set(names.map(phraseOf))].filter((phrase) => phrase.length > 5)
    const stems = new Set(phrases.flatMap(stemsOf))
    const head = headOf(phraseOf(names[0] ?? ''))
    return { path, order, collection, isPlace, name: names[0] ?? path, phrases, stems, head }
  })
}

/** How many pages a collection has, and how many of them have a stem in their names. */
export function holdersOf(all: readonly Named[]): ReadonlyMap<string, number> {
  const holders = new Map<string, number>()
  for (const { collection, stems } of all)
    for (const key of [collection, ...[...stems].map((stem) => `${collection} ${stem}`)])
      holders.set(key, (holders.get(key) ?? 0) + 1)
  return holders
}

/** What is done on one page of a collection alone: the head of its name, which no other has in any word. */
export function headsOf(all: readonly Named[], holders: ReadonlyMap<string, number>): ReadonlyMap<string, Named> {
  return new Map(
    all.flatMap((page) =>
      page.head === undefined || page.isPlace || holders.get(`${page.collection} ${page.head.slice(0, STEM)}`) !== 1
        ? []
        : [[`${page.collection} ${page.head}`, page] as const],
    ),
  )
}

/** Each run of at most so many words of a phrase, as a phrase. */
export function runsOf(phrase: string, longest: number): string[] {
  const words = phrase.trim().split(' ')
  return words.flatMap((_, from) =>
    Array.from(
      { length: Math.min(longest, words.length - from) },
      (_, more) => ` ${words.slice(from, from + more + 1).join(' ')} `,
    ),
  )
}

/** Pages of a collection that have a stem by chance. */
const MANY = 8

/**
 * Pages that are no places and whose names have stems that most of their collection have not, by the rarest of these;
 * one that many have tells nothing.
 */
export function byRarestStem(all: readonly Named[], holders: ReadonlyMap<string, number>) {
  const found = new Map<string, { readonly page: Named; readonly telling: readonly string[] }[]>()
  for (const page of all) {
    const held = (stem: string) => holders.get(`${page.collection} ${stem}`) ?? 0
    const telling = [...page.stems].filter((stem) => held(stem) * 2 < (holders.get(page.collection) ?? 0))
    const [rarest] = telling.sort((a, b) => held(a) - held(b))
    if (page.isPlace || rarest === undefined || telling.length < 2 || held(rarest) > MANY) continue
    const key = `${page.collection} ${rarest}`
    found.set(key, [...(found.get(key) ?? []), { page, telling }])
  }
  return found
}

/**
 * Pages of one job done to different things, by the thing: the one stem that most names of their collection have not,
 * beside others that most have.
 */
export function byThing(all: readonly Named[], holders: ReadonlyMap<string, number>): ReadonlyMap<string, Named> {
  const isShared = (page: Named, stem: string) =>
    (holders.get(`${page.collection} ${stem}`) ?? 0) * 2 >= (holders.get(page.collection) ?? 0)
  return new Map(
    all.flatMap((page) => {
      const things = [...page.stems].filter((stem) => !isShared(page, stem))
      const [thing] = things
      const isOne = things.length === 1 && holders.get(`${page.collection} ${thing}`) === 1
      return isOne && !page.isPlace && page.stems.size > 1 ? [[`${page.collection} ${thing}`, page] as const] : []
    }),
  )
}

/** Pages that are no places, by the stems of their names. */
export function byStem(all: readonly Named[]): ReadonlyMap<string, readonly Named[]> {
  const found = new Map<string, Named[]>()
  for (const page of all)
    for (const key of page.isPlace ? [] : [...page.stems].map((stem) => `${page.collection} ${stem}`))
      found.set(key, [...(found.get(key) ?? []), page])
  return found
}
