// Finds names in a text from elsewhere that are almost that of the business, and towns that are listed with its areas.

import { locationsOf } from '../../check/site/locations.ts'
import type { TextFault } from '../../check/text/each-text.ts'
import { isSlipInName } from '../../check/text/misspelling.ts'
import { stemOf } from '../../check/text/stems.ts'
import { bare } from '../../language/bare.ts'
import type { Language } from '../../language/language.ts'
import { distance } from '../../model/nearest.ts'
import type { Site } from '../../model/schemas/site.ts'
import { matchesOf } from '../../runtime/matches.ts'
import { memoize } from '../../runtime/memoize.ts'

/** The sign before each line of a list. */
export const BULLET = '[*•·–—✓✔✅-]'
/** Names in capitals, up to three words each, in a list: "Leeds, Bath and in York". */
const NAME = "(?<!#)(?:St\\. )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}(?![\\p{L}\\p{N}'’-])"
const LIST = new RegExp(`${NAME}(?:(?:, | & | – |\\n${BULLET} |(?:,? \\p{Ll}{1,4}){1,3} )${NAME})+`, 'gu')
const NAMES = new RegExp(NAME, 'gu')
/** Before the first word of a sentence, which has a capital whatever it is. */
const FIRST = /(?:^|[.;!?·:]\s+)$/
/** The shortest name of which a form with one wrong letter is recognised. */
const LONG = 6

/** Matches a text before a name: quotation marks, or the middle of a sentence. Elsewhere, words may begin with a capital. */
const BEFORE_NAME = /(?:[«“"‘']|\p{Ll}\s)$/u
/** Letters that two words share if one is a form of the other. */
const SHARED = 4
/** The most letters in which a word with a typing error differs. */
const SLIPS = 2

/** A name in a text that differs from that of the business in one word. Names of pages and areas are none. */
export function* wrongNames(
  text: string,
  name: string,
  { areas, others }: DeclaredAreas,
  language: Language,
): Generator<TextFault> {
  const stems = (words: string) => words.split(' ').map((word) => stemOf(word, language))
  const own = stems(name)
  const known = new Set([...areas, ...others].map((other) => stems(other).join(' ')))
  const ofAreas = new Set(areas.flatMap(stems))
  const word = "\\p{Lu}[\\p{L}'’]+"
  const run = new RegExp(`(?<![\\p{L}\\p{N}])(?=(${word}(?: ${word}){${own.length - 1}}))`, 'gu')
  for (const { 1: value = '', index } of own.length < 2 ? [] : matchesOf(text, run)) {
    const written = stems(value)
    const others = written.filter((stem, i) => stem !== own[i])
    const [other = ''] = others
    const isLike =
      ofAreas.has(other) ||
      own.some((stem) => stem.slice(0, SHARED) === other.slice(0, SHARED) || distance(bare(stem), bare(other)) <= SLIPS)
    const isName = own.length > 2 || (isLike && BEFORE_NAME.test(text.slice(0, index)))
    if (others.length === 1 && isName && bare(value) !== bare(name) && !known.has(written.join(' ')))
      yield { text: `"${value}" is not the declared name: ${name}`, value }
  }
}

/** Two words with a capital. */
const PAIR = /(?<![\p{L}\p{N}'’-])(?=(\p{Lu}[\p{L}'’-]{1,30} \p{Lu}[\p{L}'’-]{1,30}))/gu

/** The names of persons of the business in which one word has a typing error. */
export function* wrongPersons(text: string, persons: readonly string[], language: Language): Generator<TextFault> {
  for (const { 1: value = '' } of matchesOf(text, PAIR)) {
    const name = persons.includes(value) ? undefined : persons.find((each) => isSlipInName(value, each, language))
    if (name !== undefined) yield { text: `"${value}" differs from "${name}" by one error`, value }
  }
}

/** Names after the words for serving, with short words before and between them: "in the Old North End and in York". */
const SERVED = new RegExp(`^\\s(?:\\p{Ll}{1,4} ){0,2}(${NAME}(?:(?:, | & |(?:,? \\p{Ll}{1,3}){1,2} )${NAME})*)`, 'u')
/** After the name of a street. */
const HOUSE = /^,? \d/
/** A longer word, which a name without a preposition may describe: "Italian coffee". */
const DESCRIBED = /^ \p{Ll}{4}/u

const servingWords = memoize(({ serves }: Language) => new RegExp(`(?<!\\p{L})(?:${serves})(?!\\p{L})`, 'giu'))

const through = memoize(({ clock }: Language) => new RegExp(` (?:${clock.through}) `, 'u'))

/** The places of which a text says that the business works there: "we also come to Bath". */
function servedIn(text: string, language: Language): string[] {
  return matchesOf(text, servingWords(language)).flatMap(({ 0: verb, index }) => {
    const rest = text.slice(index + verb.length)
    const [before = '', names] = SERVED.exec(rest) ?? []
    if (HOUSE.test(rest.slice(before.length))) return []
    const last = verb.split(' ').at(-1) ?? ''
    const isPlace = language.leading.includes(last.toLowerCase()) || !DESCRIBED.test(rest.slice(before.length))
    return names !== undefined && isPlace ? (names.match(NAMES) ?? []) : []
  })
}

/** The names of towns that a business serves or is in, and other words with a capital that are no towns. */
export interface DeclaredAreas {
  readonly areas: readonly string[]
  readonly others: readonly string[]
}

/** The parts of a text that may be one address. */
const LINES = /\n|[.;!?·]\s/

/** Areas that stand with the postal code of a location in place of its town. */
export function* wrongTowns(text: string, site: Site, { areas }: DeclaredAreas): Generator<TextFault> {
  for (const { address } of locationsOf(site)) {
    const { postalCode, locality, shown } = address
    const parts = text.replaceAll(site.business.name, '').split(LINES)
    const lines = postalCode === undefined ? [] : parts.filter((line) => line.includes(postalCode))
    for (const line of lines.filter((each) => !bare(each).includes(bare(locality).slice(0, -1)))) {
      const value = areas.find((area) => line.includes(area) && !shown.includes(area))
      if (value !== undefined) yield { text: `"${value}" is not the town of ${postalCode}: ${locality}`, value }
    }
  }
}

/** The wrong towns of a text: one letter beside a declared area, or in a list most of which are declared areas. */
export function* wrongAreas(text: string, { areas, others }: DeclaredAreas, language: Language): Generator<TextFault> {
  const stems = (name: string) => name.split(/[\s-]+/).map((word) => stemOf(word, language))
  const declared = areas.map((area) => stems(area).join(' '))
  const known = new Set(others.flatMap(stems))
  const { months = [], seasons = '(?!)' } = language.time ?? {}
  const day = new RegExp(`^(?:${[...language.clock.days, ...months, seasons].join('|')})$`, 'iu')
  const isArea = (name: string) => {
    const written = stems(name).join(' ')
    return declared.some((area) => written === area || written.endsWith(` ${area}`))
  }
  const isOther = (name: string) => name.split(' ').some((word) => known.has(stemOf(word, language)) || day.test(word))
  const reported = new Set<string>()
  const isFirst = (name: string, list: string, index: number) =>
    FIRST.test(text.slice(0, index)) && list.startsWith(name) && !list.startsWith(`${name},`)
  const listed = matchesOf(text, LIST).flatMap(({ 0: list, index }) => {
    const names = (list.match(NAMES) ?? []).filter(
      (name) => isArea(name) || !(isOther(name) || isFirst(name, list, index)),
    )
    const strange = names.filter((name) => !isArea(name))
    const [sentence = ''] = text.slice(index).split(LINES)
    // "From Leeds to York, we cover every street": of two, one is enough.
    const isRange = through(language).test(list) && sentence.search(servingWords(language)) >= 0
    const most = isRange ? names.length : names.length / 2
    return strange.length < most ? strange : []
  })
  const served = servedIn(text, language).filter((name) => !isArea(name) && !isOther(name))
  for (const value of new Set([...listed, ...served])) {
    reported.add(value)
    yield { text: `"${value}" is not an area of the business`, value }
  }
  for (const [value] of matchesOf(text, NAMES)) {
    if (value.length < LONG || reported.has(value) || isArea(value) || isOther(value)) continue
    const near = areas.find((area) => distance(bare(area), bare(value)) === 1)
    if (near !== undefined) yield { text: `"${value}" is not the area ${near}`, value }
  }
}
