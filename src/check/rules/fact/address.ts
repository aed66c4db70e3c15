// The address of the business is the declared one: street, number, postal code, also where it is written with the words
// cut short that street names have

import type { Language } from '../../../model/checks/language.ts'
import type { Note } from '../../../model/checks/note.ts'
import { defineRule, type PageContext } from '../../../model/checks/rule.ts'
import { distance } from '../../../model/nearest.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { countries } from '../../data/countries.ts'
import { inPage, numbersOf } from '../../page/statements.ts'
import { groupedBy } from '../../site/grouped.ts'
import { servedPlaces } from '../../site/places.ts'
import { bare as plain } from '../../text/compared.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { sentenceAt } from '../../text/sense/sentence.ts'
import { stemsIn } from '../../text/stems.ts'

const digits = (code: string) => code.replace(/[\s\u00a0]/g, '').toUpperCase()

/** A street and number as they compare: no accents, no endings, words cut short made whole. */
function streetOf(text: string, { streets, endings }: Language): { name: string; number: string } | undefined {
  const table = new Map(Object.entries(streets).map(([short, long]) => [plain(short), plain(long)]))
  const last = /^(?<street>\D.*?)[\s,]+(?<number>\d+\s?\p{L}?(?:[-–]\d+)?)$/u.exec(text.trim())
  const { street, number } =
    (last ?? /^(?<number>\d+\p{L}?(?:[-–]\d+)?)[\s,]+(?<street>.+)$/u.exec(text.trim()))?.groups ?? {}
  if (street === undefined || number === undefined) return undefined
  const ending = new RegExp(`(?:${endings.replaceAll('ς', 'σ')})$`)
  const stem = (word: string) => {
    const long = table.get(word) ?? word
    return long.replace(ending, '') || long
  }
  const words = plain(street).match(/[\p{L}\d]+/gu) ?? []
  return {
    name: words
      .map((word) => (table.get(word) === '' ? '' : stem(word)))
      .filter((word) => word !== '')
      .join(' '),
    number: number.replace(/\s/g, '').toLowerCase(),
  }
}

interface Patterns {
  /** The office of the business. */
  readonly office: RegExp | undefined
  /** The street and number that a sentence says the office is in. */
  readonly seat: RegExp | undefined
  readonly code: RegExp | undefined
  /** Words and a number that run into the town or the code of the business. */
  readonly street: RegExp
  /** The town right before a code, with or without a label between, and right after it. */
  readonly townBefore: RegExp
  readonly townAfter: RegExp
  /**
   * A number before the town or the code, or before a name: quickly told apart from texts that only mention the town.
   */
  readonly numbered: RegExp
  /** What every form of the town begins with. */
  readonly stem: string
  readonly before: RegExp
  /** Straight before a code that is said to be that of the business. */
  readonly ourCode: RegExp
  /** The declared street by its name, with the number (group 1) of a house. */
  readonly ownStreet: RegExp | undefined
  /** The number (group 2) of a house of the street; group 1 stands where it is that of the business. */
  readonly house: RegExp | undefined
}
const cached = new WeakMap<Site, Patterns>()

function patternsOf({ site, language }: Pick<PageContext, 'site' | 'language'>): Patterns {
  const known = cached.get(site)
  if (known) return known
  const { locality, postalCode, country } = site.business.address
  const stem = locality.replace(expression(`(?:${language.endings})$`), '') || locality
  const town = `${stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\p{L}{0,3}`
  const code = countries[country]?.postal
  const codeText = `(?:${code?.source ?? (postalCode === undefined ? '(?!)' : digits(postalCode))})`
  const label = `(?:${language.postalCode})[\\s.:]*`
  const { office, street, number, ourNumber = '(?!)', ourCode = '(?!)', ourStreet = '(?!)' } = language.placed ?? {}
  const units = Object.values(language.units).join('|')
  const named = '(?:\\p{Lu}[\\p{L}.]*\\s){1,4}\\d{1,4}'
  const made = {
    code,
    stem,
    numbered: expression(`\\d\\p{L}?(?:[,\\s\\u00a0]+(?:${label})?(?:${codeText}|${town})|[\\s\\u00a0]\\p{Lu})`),
    street: expression(
      [
        '((?:\\p{Lu}[\\p{L}.]*[.\\s\\u00a0]+)(?:[\\p{L}\\d.]+[\\s\\u00a0]+){0,4}?\\d{1,4}\\s?\\p{L}?(?!\\p{L})',
        '|\\d{1,4}\\p{L}?[\\s\\u00a0](?:\\p{Lu}[\\p{L}.]*[\\s\\u00a0]?){1,4}(?<!\\s))',
        `(?=[,\\s\\u00a0]+(?:${label})?(?:${codeText}[,\\s\\u00a0]*${town}|${town}(?!\\p{L})))`,
      ].join(''),
      'g',
    ),
    townBefore: expression(`(?<!\\p{L})${town}[,\\s\\u00a0(]*(?:${label})?$`, 'i'),
    townAfter: expression(`^[,\\s\\u00a0]*${town}(?!\\p{L})`, 'i'),
    office: office === undefined ? undefined : expression(`(?<!\\p{L})(?:${office})(?!\\p{L})`, 'i'),
    // Few letters between: an office that is near a street is not in it. A unit may follow a number that is no house's.
    seat:
      office === undefined || street === undefined
        ? undefined
        : expression(
            `(?:${office})[^\\p{Lu}\\d]{1,16}(?:${street}) (${named})(?![\\p{L}\\d])|` +
              `(?<!\\p{L})(?:${ourStreet}) (${named}\\p{L}?)(?!\\s?(?:${units}))` +
              `(?=[.,;!)]|$| \\p{Ll}+ (?:${language.leading.join('|')}) )`,
            'g',
          ),
    before: expression(`(?<!\\p{L})(?:${language.postalCode})[\\s.:]*$`, 'i'),
    ourCode: expression(`(?<!\\p{L})(?:${ourCode})[\\s:]*$`, 'i'),
    ownStreet: ownStreet(site),
    house:
      number === undefined
        ? undefined
        : expression(`(?<!\\p{L})(?:(${ourNumber}) )?(?:${number}) (\\d{1,4})(?![\\d.,:/]\\d|\\d)`, 'gi'),
  }
  cached.set(site, made)
  return made
}

/** The declared street with a number where its own stands: of a name before it the last word has no other ending. */
function ownStreet({ business: { address } }: Site): RegExp | undefined {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const [, behind] = /^\d+\S*[\s,]+(.+)$/.exec(address.street ?? '') ?? []
  const [, before] = /(\S+?),?\s+\d+\S*$/.exec(address.street ?? '') ?? []
  if (behind !== undefined) return expression(`(?<![\\d.])(\\d{1,4}) ${literal(behind)}(?!\\p{L})`, 'g')
  return before === undefined || before.length < LONG
    ? undefined
    : expression(`(?<!\\p{L})${literal(before)},? (\\d{1,4})(?![\\d.:])`, 'g')
}
/** Letters of a name that is no other word by chance. */
const LONG = 4

/** Whether two numbers have the same figures in another order: no neighbour's is that by chance. */
const isTurned = (one: string, other: string) =>
  one.length > 1 && [...one].sort().join('') === [...other].sort().join('')

/** Letters before and after a code that are looked at. */
const BESIDE = 40

/** Towns that have a page which says so. */
const SEVERAL = 2

export default defineRule({
  why: 'Maps and invoices follow the address; one with another number brings the visitor to a neighbour.',
  level: 'error',
  help: 'write {address}, or correct business.address in site.yaml',
  needsLanguage: 'partly',
  fine: { pages: { '/': '<p>Find us in Leeds LS1 1AA.</p>' } },
  bad: {
    pages: { '/': '<p>Find us in Leeds LS1 1AB.</p>' },
    findings: ['the postal code LS1 1AB is not the declared LS1 1AA'],
  },

  *page(page, _, facts) {
    const { site, language } = facts
    const { street, postalCode, locality, shown } = site.business.address
    const patterns = patternsOf(facts)
    const declared = street === undefined ? undefined : streetOf(street, language)
    const isDeclared = ({ name, number }: { name: string; number: string }) =>
      declared?.number === number && (name.endsWith(declared.name) || declared.name.endsWith(name))
    const isNot = street === undefined ? 'is not declared' : `is not the declared ${street}`
    const help = street === undefined ? 'declare it in business.address.street of site.yaml' : `write ${street}`
    for (const statement of numbersOf(page)) {
      // The address as declared is checked once, below.
      const text = statement.text.replaceAll('\u00a0', ' ').includes(shown)
        ? statement.text.replaceAll('\u00a0', ' ').replace(shown, '')
        : statement.text
      if (patterns.code && postalCode !== undefined)
        for (const { 0: code, index } of matchesOf(text, patterns.code)) {
          if (digits(code) === digits(postalCode)) continue
          const before = text.slice(Math.max(0, index - BESIDE), index)
          const after = text.slice(index + code.length, index + code.length + BESIDE)
          const by = distance(digits(code), digits(postalCode))
          const isOurs =
            statement.key === 'postalCode' ||
            (by <= 2 && (patterns.townBefore.test(before) || patterns.townAfter.test(after))) ||
            (by === 1 && patterns.before.test(before)) ||
            patterns.ourCode.test(before) ||
            patterns.office?.test(sentenceAt(text, index, code.length).text) === true
          if (isOurs)
            yield {
              text: `the postal code ${code.replaceAll('\u00a0', ' ')} is not the declared ${postalCode}`,
              at: inPage(page, statement, code),
              help: `write ${postalCode}, or {address} for the whole address`,
            }
        }
      if (statement.key === 'streetAddress') {
        const own = streetOf(text, language)
        if (!own || own.name !== declared?.name || own.number !== declared.number)
          yield {
            text: `the street "${text}" is not ${street === undefined ? 'declared' : `the declared ${street}`}`,
            at: inPage(page, statement, text),
            help: 'declare it in business.address.street of site.yaml',
          }
        continue
      }
      for (const [found, ours, number = ''] of patterns.house && declared ? matchesOf(text, patterns.house) : [])
        if (number !== declared?.number && (ours !== undefined || isTurned(number, declared?.number ?? '')))
          yield { text: `"${found}" ${isNot}`, at: inPage(page, statement, found), help }
      const inTown = text.includes(patterns.stem)
      for (const [found, of = ''] of !inTown && patterns.ownStreet ? matchesOf(text, patterns.ownStreet) : [])
        if (declared && of !== declared.number && isTurned(of, declared.number))
          yield { text: `"${found}" ${isNot}`, at: inPage(page, statement, found), help }
      for (const [, at, found = at ?? ''] of patterns.seat ? matchesOf(text, patterns.seat) : []) {
        const own = streetOf(found, language)
        if (own && !isDeclared(own) && !(inTown && matchesOf(text, patterns.street).some(([, each]) => each === found)))
          yield { text: `the address "${found}" of the business ${isNot}`, at: inPage(page, statement, found), help }
      }
      if (!inTown || !patterns.numbered.test(text)) continue
      for (const [, found = ''] of matchesOf(text, patterns.street)) {
        const own = streetOf(found, language)
        // The code itself, with its label, is no street.
        if (!own || own.name === '' || patterns.before.test(found.replace(/\d[\d\s]*$/, ''))) continue
        if (isDeclared(own)) continue
        yield { text: `the address "${found}" in ${locality} ${isNot}`, at: inPage(page, statement, found), help }
      }
    }
  },

  needs: ['pages', 'routes', 'notes'],

  *site({ site, language, pages, routes, notes }) {
    const { shown, street, postalCode, locality, region = '' } = site.business.address
    const stemOfName = (name: string) => [...stemsIn(name, language)].join(' ')
    const places = [...servedPlaces({ pages, routes }).values()].map(({ page }) => page)
    /** File of the page of a town -> the town. */
    const townOf = new Map(places.map(({ from, names }) => [from, stemOfName(names[0] ?? '')]))
    const known = new Set(
      places
        .flatMap(({ names }) => names)
        .concat(language.towns ?? [], language.placed?.cities ?? [])
        .map(stemOfName),
    )
    // A town may be in another, as the address shows it.
    const address = stemsIn([shown, locality, region].join(' '), language)
    const area = stemsIn(site.business.serves.name, language)
    const paged = new Set(places.map(({ names }) => stemOfName(names[0] ?? '')))
    /** The office is at its address; the middle of what is served has a page of its own, and none of it is meant. */
    const isOwn = (key: string, kind: Note['kind']) => {
      const isApart = kind !== 'seat' && paged.has(stemOfName(key))
      return [...stemsIn(key, language)].every((stem) => address.has(stem) || (!isApart && area.has(stem)))
    }
    const elsewhere = (kind: 'seat' | 'rooms' | 'branch') =>
      notes(kind).flatMap(([file, list]) =>
        list.flatMap((note) => (known.has(stemOfName(note.key)) && !isOwn(note.key, kind) ? [{ ...note, file }] : [])),
      )
    const towns = new Set([...(language.towns ?? []), ...(language.placed?.cities ?? [])].map(stemOfName))
    const isTown = (key: string) => towns.has(stemOfName(key))
    // Where all towns around are known, what is none of them is a part of one.
    const isPart = (key: string) =>
      !isTown(key) && towns.has(stemOfName(locality)) && language.serving?.isByDistance !== true
    const groups = groupedBy(
      [...elsewhere('seat'), ...elsewhere('rooms'), ...elsewhere('branch')],
      ({ key, kind }) => `${isTown(key) ? kind : ''} ${stemOfName(key)}`,
    )
    // What several files say is no slip: the business has rooms there, or it is a part of its town. There is one seat.
    const slips = [...groups.values()].filter(
      ([first, ...more]) =>
        first &&
        !isPart(first.key) &&
        ((first.kind === 'seat' && isTown(first.key)) || more.every(({ file }) => file === first.file)),
    )
    // So is what the pages of several towns say there.
    const atHome = slips.filter(
      ([first]) => first?.kind === 'branch' && townOf.get(first.file) === stemOfName(first.key),
    )
    const wrong = new Map(
      slips
        .filter((list) => atHome.length < SEVERAL || !atHome.includes(list))
        .flat()
        .map((note) => [`${note.file} ${note.path.join('.')} ${note.key}`, note]),
    )
    for (const { text, path, file, key } of wrong.values())
      yield {
        text: `"${text}" is not the declared ${locality}`,
        at: { file, path },
        help: `write ${locality}; if ${key} is a part of it, name it in business.address.shown of site.yaml as well`,
      }
    const stems = stemsIn(shown, language)
    if (![...stemsIn(locality, language)].every((stem) => stems.has(stem)))
      yield {
        text: `the address as shown, "${shown}", does not say ${locality}`,
        at: { file: 'site.yaml', path: ['business', 'address', 'locality'] },
        help: 'name one town in both: visitors read shown, search engines locality',
      }
    const says = (part: string) => digits(plain(shown)).includes(digits(plain(part)))
    for (const [key, part] of Object.entries({ street, postalCode }))
      if (part !== undefined && !says(part))
        yield {
          text: `the address as shown, "${shown}", does not say ${part}`,
          at: { file: 'site.yaml', path: ['business', 'address', 'shown'] },
          help: `make it say what ${key} says`,
        }
  },
})
