// A text of a page -> where it says that somebody is: towns named as served, and the place of its reader. Pure.
import type { Language } from '../../model/checks/language.ts'
import type { Note } from '../../model/checks/note.ts'
import type { Placed } from '../../model/checks/phrases.ts'
import type { Path } from '../../model/content.ts'
import { bare } from '../text/compared.ts'
import { expression, matchesOf } from '../text/expression.ts'
import { perLanguage } from '../text/language.ts'
import { sentenceAt } from '../text/sense/sentence.ts'
import { stemOf } from '../text/stems.ts'

/** The title and the heading of a page name what it is about. */
export const isHead = (path: Path): boolean =>
  ['head.title', 'hero.heading'].includes(path.join('.')) || path[1] === 'keywords'

/** Texts that say in a sentence or two what a page is about. */
const isSummary = (path: Path) => /^(?:description|summary|lead|blurb)$/.test(String(path.at(-1)))

/** Points of a list: no sentence, or a short one. */
const isPoint = (path: Path) => typeof path.at(-1) === 'number' && path.at(-2) !== 'paragraphs'

/** Texts of a few words that are about the page they stand on: headings, points, boxes, what pictures show. */
export const isShort = (path: Path): boolean =>
  /^(?:heading|title|alt|summary|detail|question|lead)$/.test(String(path.at(-1))) ||
  path[0] === 'urgent' ||
  path.includes('facts')

/** A word with a capital within a sentence: texts without one name no place, and are most. */
const NAMED = expression(/\p{Ll} [«"“]?\p{Lu}/u)

/** A town, and a town (group 2) behind words (group 1) that say it is served, or before them. */
const servedIn = perLanguage(({ towns = [], serving }: Language) => {
  if (serving === undefined || towns.length === 0) return undefined
  const town = `(${[...towns].sort((a, b) => b.length - a.length).join('|')})(${serving.endings})(?!\\p{L})`
  const letters = (words: string) => bare(words).replaceAll('\\p{l}', '\\p{L}')
  const pattern = ([before, behind]: readonly [string, string]) =>
    expression(`(?<!\\p{L})(${letters(before)})${town}(?=${letters(behind)})`, 'g')
  const ways = serving.ways.map(pattern)
  const [before, ending] = serving.street ?? ['(?!)', '(?!)']
  return {
    named: pattern(['', '']),
    ways,
    inSummaries: serving.inSummaries.map(pattern),
    inShort: serving.inShort?.map(pattern) ?? [],
    inPictures: serving.inPictures?.map(pattern) ?? [],
    street: { before: expression(letters(before)), ending: expression(bare(ending)) },
  }
})

/** Names in a row that are all of a sentence. */
const listedIn = perLanguage(({ hours, serving }: Language) => {
  const name = '\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?'
  return {
    list: expression(`(?<=^|[.!:] )${name}(?:, ${name}){2,}(?:,? (?:${hours.joins}) ${name})?(?=[.!]|$)`, 'g'),
    joint: expression(`,? (?:${hours.joins}) |, `, 'g'),
    towns: serving?.located?.map(([town]) => expression(`^${town}${serving.endings}$`)) ?? [],
  }
})

/** Of each such list the town that is known by where it is, if it is one: of several, they are where something goes. */
export function listedTowns(path: Path, plain: string, language: Language): Note[] {
  if (!/\S, \S.*, /.test(plain)) return []
  const { list, joint, towns } = listedIn(language)
  return matchesOf(plain, list).flatMap(([found]): Note[] => {
    const names = found.replace(joint, ',').split(',')
    const [town, other] = names.filter((name) => towns.some((pattern) => pattern.test(bare(name))))
    return town === undefined || other !== undefined ? [] : [{ kind: 'listed', path, key: bare(town), text: town }]
  })
}

/** The towns of a text that it says are served; in the title and the heading of a page, all of them. */
export function townsIn(path: Path, plain: string, language: Language): Note[] {
  const served = isHead(path) || NAMED.test(plain) ? servedIn(language) : undefined
  if (!served) return []
  const text = bare(plain)
  // Most texts name no town.
  if (matchesOf(text, served.named).length === 0) return []
  const ways = isHead(path)
    ? [served.named]
    : [
        ...served.ways,
        ...(isSummary(path) ? served.inSummaries : []),
        ...(isSummary(path) || isPoint(path) ? served.inShort : []),
        ...(path.at(-1) === 'alt' || path.at(-1) === 'caption' ? served.inPictures : []),
      ]
  const found = new Map<number, Note>()
  for (const way of ways)
    for (const { 1: before = '', 2: key = '', 3: ending = '', index } of matchesOf(text, way)) {
      if (served.street.ending.test(ending) && served.street.before.test(before)) continue
      const start = index + before.length
      const town = plain.slice(start, start + key.length)
      // In small letters some are words of everybody, but people search in small letters.
      if (path[1] === 'keywords' || /^\p{Lu}/u.test(town)) found.set(start, { kind: 'town', path, key, text: town })
    }
  return [...found.values()]
}

/** A word with a capital that is long enough for a name. */
const NAME = expression(/\p{Lu}\p{Ll}{3,}/gu)
/** A word with a capital (group 1) within a sentence. */
const CAPITAL = expression(/(?<=\p{Ll},? [«"“]?)(\p{Lu}\p{Ll}{3,})(?!\p{L})/gu)

/**
 * The names within the sentences of a text, each that is not `known` yet, and those of a sentence that has several and
 * compares nothing. A language that lists no towns may write streets and quarters with capitals all the same: "West
 * Street" is in many places.
 */
export function landmarksIn(path: Path, plain: string, known: Set<string>, language: Language): Note[] {
  if (!language.placed?.quarters || !NAMED.test(plain) || path[0] === 'inflections' || path[1] === 'keywords') return []
  const out: Note[] = []
  const bySentence = new Map<number, string[]>()
  const { compared, quarters } = placedIn(language) ?? {}
  for (const { 0: found, index } of quarters ? matchesOf(plain, quarters) : []) {
    const names = found.match(NAME) ?? []
    if (compared?.test(sentenceAt(plain, index, found.length).text.replace(found, ' ')) !== true)
      out.push({
        kind: 'quarters',
        path,
        key: names.map((name) => stemOf(name, language)).join(' '),
        text: names.join(', '),
      })
  }
  for (const { 0: name, index } of matchesOf(plain, CAPITAL)) {
    const key = stemOf(name, language)
    if (!known.has(key)) out.push({ kind: 'landmark', path, key, text: name })
    known.add(key)
    const { index: start, text } = sentenceAt(plain, index, name.length)
    if (compared?.test(text) !== true) bySentence.set(start, [...(bySentence.get(start) ?? []), name])
  }
  for (const names of bySentence.values())
    if (names.length > 1)
      out.push({
        kind: 'landmarks',
        path,
        key: names.map((name) => stemOf(name, language)).join(' '),
        text: names.join(', '),
      })
  return out
}

/** A town (group 1, without what stands before it) that a reader is said to be in: spoken to, or in a few words. */
const placedIn = perLanguage(({ placed, hours, time }: Language) => {
  if (!placed) return undefined
  const one = '\\p{Lu}\\p{Ll}{3,}(?!\\p{L})'
  const listed = `${one}(?:(?:, |,? (?:${hours.joins}) )(?:\\p{Ll}{1,4} )?${one})+`
  const name = '((?:\\p{Lu}\\p{Ll}+)(?: \\p{Lu}\\p{Ll}+)?)(?!\\p{L})'
  const before = `(?<!\\p{L})(?<!(?:${placed.street}) )`
  const sayings = (list: Placed['branches'] = []) =>
    list.map(([start, behind]) => expression(`(?<!\\p{L})(?:${start})${name}${behind}`, 'g'))
  return {
    short: expression(`${before}(?:${placed.before})${name}`, 'g'),
    beside: expression(`^(?:${placed.beside ?? '(?!)'})${name}(?=[.!:]?$)`),
    begins: expression((placed.begins ?? '(?!)').replaceAll('%', name), 'g'),
    heading: expression(`${before}(?:${placed.before}|${placed.headed ?? '(?!)'})${name}`, 'g'),
    opening: expression(`(?<=^|[.;!·] )(?:${placed.opening ?? '(?!)'}) ${name}`, 'g'),
    premises: expression(`(?<!\\p{L})(?:${placed.premises ?? '(?!)'}) ${name}`, 'g'),
    compared: expression(`(?<!\\p{L})(?:${placed.compared ?? '(?!)'})(?!\\p{L})`, 'i'),
    yours: expression(`(?<!\\p{L})(?:${placed.yours}) (?:${placed.before})${name}`, 'gi'),
    house: expression(`(?<!\\p{L})(?:${placed.house ?? '(?!)'}) (?:${placed.before})${name}`, 'g'),
    supposed: expression(`(?<!\\p{L})(?:${placed.supposed ?? '(?!)'})(?!\\p{L})`, 'i'),
    either: expression(`^(?:${placed.either ?? '(?!)'})`),
    listed: expression(`^(?:${placed.listed ?? '(?!)'})`),
    people: expression(`(?<!\\p{L})(\\p{Lu}\\p{Ll}{3,}?)(${placed.people ?? '(?!)'})(?!\\p{L})`, 'g'),
    seat: expression(`(?<!\\p{L})(?:${placed.seat ?? '(?!)'})${name}`, 'g'),
    rooms: expression(`(?<!\\p{L})(?:${placed.rooms ?? '(?!)'})${name}`, 'g'),
    atHome: sayings(placed.atHome),
    branches: sayings(placed.branches),
    inSummaries: sayings(placed.inSummaries),
    past: expression(`(?<!\\p{L})(?:${time?.past ?? '(?!)'})(?!\\p{L})`, 'i'),
    quarters: expression(`(?<!\\p{L})(?:${placed.quarters ?? '(?!)'}) ${listed}`, 'g'),
  }
})

/** Behind a town, before the next comma but one: another name, of which it may be a quarter. */
const ANOTHER = expression(/^[^,.]*, (?:\p{Ll}{1,4} )?\p{Lu}/u)

/** The people of a town that a heading or another short text names, where it does not name its own as well. */
export function peopleIn(path: Path, plain: string, namesOwn: (text: string) => boolean, language: Language): Note[] {
  const placed = isShort(path) && !isHead(path) && path[0] !== 'neighbours' ? placedIn(language) : undefined
  const found = placed ? matchesOf(plain, placed.people) : []
  if (found.length === 0 || namesOwn(plain) || placed?.compared.test(plain) === true) return []
  // The first letter of the ending may be the last one of the stem.
  return found.flatMap(({ 0: text, 1: stem = '', 2: end = '' }) =>
    [stem, stem + end.charAt(0)].map((key): Note => ({ kind: 'people', path, key: bare(key), text })),
  )
}

/** The places a text says its reader is in, where it does not name its own as well. */
export function placesIn(path: Path, plain: string, namesOwn: (text: string) => boolean, language: Language): Note[] {
  const placed = isHead(path) || !NAMED.test(plain) ? undefined : placedIn(language)
  if (!placed) return []
  if (path[0] === 'neighbours') {
    // Its items are other places, and so is what lies "next to" this one.
    const [text, key = ''] = (path.at(-1) === 'heading' && !namesOwn(plain) && placed.beside.exec(plain)) || []
    return text === undefined ? [] : [{ kind: 'where', path, key, text }]
  }
  const out: Note[] = []
  const isFirst = path.at(-2) === 'paragraphs' && path.at(-1) === 0
  const sort = path.at(-1) === 'heading' ? 'heading' : isShort(path) ? 'short' : 'yours'
  const places = [
    ...matchesOf(plain, placed[sort]),
    ...(isFirst ? matchesOf(plain, placed.begins) : []).filter(
      ({ 0: found, index }) => !placed.compared.test(sentenceAt(plain, index, found.length).text),
    ),
  ]
  for (const { 0: found, 1: town = '', index } of places.length > 0 && namesOwn(plain) ? [] : places) {
    const name = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?/u.exec(town)?.[0]
    const text = found.slice(0, found.length - town.length + (name?.length ?? 0))
    // "If you live in this town or in that one" is of several cases.
    const isCase =
      placed.supposed.test(plain.slice(sentenceAt(plain, index, 1).index, index + 1 + text.search(/\s|$/))) &&
      placed.either.test(plain.slice(index + text.length))
    if (name !== undefined && !isCase) out.push({ kind: 'where', path, key: name, text: text.trim() })
  }
  for (const pattern of placed.atHome)
    for (const { 0: found, 1: town = '', index } of matchesOf(plain, pattern))
      if (!namesOwn(sentenceAt(plain, index, found.length).text))
        out.push({ kind: 'where', path, key: town, text: found })
  for (const { 0: found, 1: town = '', index } of matchesOf(plain, placed.house)) {
    const sentence = sentenceAt(plain, index, found.length)
    const isSupposed =
      placed.supposed.test(plain.slice(sentence.index, index)) || /[;?]/.test(plain.charAt(sentence.end))
    if (!isSupposed && !placed.listed.test(plain.slice(index + found.length)))
      out.push({ kind: 'house', path, key: town, text: found })
  }
  for (const pattern of [placed.opening, placed.premises])
    for (const { 0: found, 1: quarter = '', index } of matchesOf(plain, pattern)) {
      const { text } = sentenceAt(plain, index, found.length)
      const rest = text.replace(found, ' ')
      if (!namesOwn(text) && (pattern === placed.opening || !placed.compared.test(rest)))
        out.push({ kind: 'opening', path, key: quarter, text: found })
    }
  // A quarter is told with its town behind it.
  const isAlone = (found: string, index: number) => !placed.listed.test(plain.slice(index + found.length))
  for (const { 0: found, 1: town = '', index } of matchesOf(plain, placed.seat))
    if (isAlone(found, index)) out.push({ kind: 'seat', path, key: town, text: found })
  // Readers and customers have an office too, the business may have had another, and the page of a town one there.
  const isOurs = (isShort(path) || isSummary(path)) && path.at(-1) !== 'question' && !/["«“]/.test(plain)
  for (const { 0: found, 1: town = '', index } of isOurs ? matchesOf(plain, placed.rooms) : []) {
    const { text } = sentenceAt(plain, index, found.length)
    if (!placed.past.test(text) && !namesOwn(found) && isAlone(found, index))
      out.push({ kind: 'rooms', path, key: town, text: found })
  }
  // What a customer says is in quotes, and a question is asked by one.
  if (path.at(-1) === 'question' || /["«“]/.test(plain)) return out
  for (const pattern of [...placed.branches, ...(isSummary(path) ? placed.inSummaries : [])])
    for (const { 0: found, 1: town = '', index } of matchesOf(plain, pattern)) {
      const { text, end } = sentenceAt(plain, index, found.length)
      const isStated = !placed.past.test(text) && !/[;?]/.test(plain.charAt(end)) && !ANOTHER.test(plain.slice(index))
      if (isStated) out.push({ kind: 'branch', path, key: town, text: found })
    }
  return out
}
