// The number of areas and services that a text promises is the number there are, and so is that of a heading.

import type { Language } from '../../../model/checks/language.ts'
import type { FileNotes, Note } from '../../../model/checks/note.ts'
import { defineRule, type Finding, type Words } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import { plainText } from '../../../model/inline.ts'
import { priceRows } from '../../../model/price.ts'
import { servedPlaces } from '../../site/places.ts'
import { bare } from '../../text/compared.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'
import { amountsIn } from '../../text/promises/amounts.ts'
import { isOneWord } from '../../text/promises/staff.ts'
import { stemOf } from '../../text/stems.ts'

const routes = `pages:
  - { path: /, page: home, template: home }
  - { path: /contact, page: contact, template: plain }
  - path: "/repairs/{slug}"
    each: repairs
    template: repair
    graph: [service]
    defaults: { head: { description: x } }
`
const contact = (text: string) => ({
  yaml: {
    'content/routes.yaml': routes,
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where. }\ntext: ${text}\n`,
  },
})

export default defineRule({
  why: 'A visitor who is promised thirty areas and counts twenty asks what else is rounded up.',
  level: 'warning',
  help: 'write the number there is, or leave it out',
  needsLanguage: 'wholly',
  fine: contact('We offer two services. Another workshop has five services.'),
  bad: { ...contact('We offer 12 services.'), findings: ['"12 services" are promised and there are 2'] },

  needs: ['data', 'pages', 'routes', 'notes'],

  *words(words, { data, language }) {
    yield* headingsOver(words, language)
    yield* overPrices(words, priceRows(data.get('prices')).length, language)
    yield* otherCounts(words, language)
  },

  *site({ pages, routes, notes }) {
    const collections = new Set(routes.pages.filter(({ graph }) => graph.includes('service')).map(({ each }) => each))
    const services = [...pages.values()].filter(({ collection }) => collections.has(collection)).length
    const places = servedPlaces({ pages, routes }).size
    const there: Readonly<Record<string, readonly number[]>> = {
      place: [places],
      service: [services],
      // A text may count the pages of either, or all.
      page: [places, services, pages.size],
    }
    yield* ofPeople(notes('role'), notes('staff'))
    for (const [file, counts] of notes('count'))
      for (const { key, text, path } of counts) {
        const [unit = '', promised = ''] = key.split(' ')
        const counted = (there[unit] ?? []).filter((count) => count > 0)
        // "More than 20" is as many, or more.
        const least = promised.endsWith('+') ? Number.parseInt(promised, 10) : undefined
        if (counted.some((each) => each === Number(promised) || (least !== undefined && each >= least))) continue
        const count = counted.join(' or ')
        yield counted.length > 0
          ? {
              text: `"${text}" are promised and there are ${count}`,
              at: { file, path },
              help: `write ${count}, or leave the number out`,
            }
          : { text: `"${text}" are promised, and the site has no page of one`, at: { file, path } }
      }
  },
})

/**
 * A text that counts other people of one work than the list that shows them, where that says itself that these are all:
 * "a firm of four masons".
 */
function* ofPeople(lists: readonly FileNotes[], staff: readonly FileNotes[]): Generator<Finding> {
  if (lists.length === 0) return
  const read = ({ key }: Note) => ({ many: Number(key.split(' ')[0]), who: key.split(' ')[1] ?? '' })
  const whole = staff.flatMap(([file, counts]) => {
    const roles = lists.find(([list]) => list === file)?.[1] ?? []
    return counts.map(read).filter(({ many, who }) => {
      const listed = roles.filter(({ key }) => key.split(' ').some((stem) => isOneWord(stem, who))).length
      return listed > 1 && listed === many
    })
  })
  for (const [file, counts] of staff)
    for (const note of lists.some(([list]) => list === file) ? [] : counts) {
      const { many, who } = read(note)
      const there = whole.find((each) => isOneWord(each.who, who))
      if (there && there.many !== many)
        yield {
          text: `"${note.text}": the list of people has ${there.many}`,
          at: { file, path: note.path },
          help: `write ${there.many}, or correct the list`,
        }
    }
}

/** Keys of the lists that a heading stands over. */
const LISTS = new Set(['items', 'steps', 'points', 'list'])

/** "Five reasons" over a list of six. */
function* headingsOver(words: readonly Words[], language: Language): Generator<Finding> {
  const articles = new Set(language.prose?.articles.flat(2))
  for (const { file, path, text } of words) {
    if (path.at(-1) !== 'heading') continue
    const plain = plainText(text)
    const counted = amountsIn(plain, language).find(({ unit }) => unit === 'item')
    if (!counted || counted.low !== counted.high || counted.from) continue
    const before = plain.slice(0, counted.index).trim().toLowerCase()
    const there = before === '' || articles.has(before) ? lengthBelow(words, path.slice(0, -1)) : 0
    if (there > 1 && there !== counted.low)
      yield {
        text: `"${counted.raw}" stand over a list of ${there}`,
        at: { file, path },
        help: `write ${there}, or leave the number out`,
      }
  }
}

/** The entries of the one list of a group; 0 where there is none, or another too. */
function lengthBelow(words: readonly Words[], group: Path): number {
  const lists = new Map<string, number>()
  for (const { path } of words) {
    const [list, i] = path.slice(group.length)
    if (LISTS.has(String(list)) && typeof i === 'number' && group.every((key, at) => path[at] === key))
      lists.set(String(list), Math.max(lists.get(String(list)) ?? 0, i + 1))
  }
  return lists.size === 1 ? ([...lists.values()][0] ?? 0) : 0
}

/** "The three jobs we are asked for most" over a price list of two. */
function* overPrices(words: readonly Words[], rows: number, language: Language): Generator<Finding> {
  if (rows < 2) return
  for (const { file, path, text } of words) {
    if (path.length !== 2 || path[0] !== 'prices') continue
    const [found, number = ''] = countsIn(language).overPrices.exec(plainText(text)) ?? []
    if (found !== undefined && countsIn(language).numberOf(bare(number)) !== rows)
      yield {
        text: `"${found}" stands over a price list of ${rows}`,
        at: { file, path },
        help: `write ${rows}, or leave the number out`,
      }
  }
}

/** Texts that say what the whole page is about. */
const OF_ALL = /^(?:summary|head\.(?:title|description)|hero\.(?:heading|lead))$/
/** Such texts, and points of lists, that have one number of a thing, before another is a slip. */
const AGREED = 2

const countsIn = perLanguage(({ counting }: Language) => {
  const words = (counting?.words ?? []).filter(([, value]) => value > 1)
  const number = `\\d{1,2}|${words.map(([word]) => word).join('|') || '(?!)'}`
  const all = words.map(([word, value]) => ({ pattern: expression(`^(?:${word})$`), value }))
  return {
    pattern: expression(`(?<![\\p{L}\\d.,:/€£$%-]|[€£$] ?)(${number}) (\\p{L}{4,})(?![\\p{L}-])`, 'g'),
    overPrices: expression(`^(?:${(counting?.overPrices ?? '(?!)').replace('_', `(${number})`)})$`, 'i'),
    numberOf: (word: string) =>
      /^\d/.test(word) ? Number(word) : (all.find(({ pattern }) => pattern.test(word))?.value ?? 0),
  }
})

/**
 * The title, the description or the summary of a page with another number of a thing than the others and its lists; or
 * a point of a list that is nothing but such a number, where all of those say another.
 */
function* otherCounts(words: readonly Words[], language: Language): Generator<Finding> {
  const { pattern, numberOf } = countsIn(language)
  const byThing = new Map<string, { readonly value: number; readonly text: string; readonly word: Words }[]>()
  for (const word of words) {
    const { path, text } = word
    if (!OF_ALL.test(path.join('.')) && typeof path.at(-1) !== 'number') continue
    const plain = plainText(text)
    const amounts = amountsIn(plain, language)
    for (const { 0: found, 1: number = '', 2: thing = '', index } of matchesOf(bare(plain), pattern)) {
      const value = numberOf(number)
      const isMeasure = amounts.some((each) => each.index <= index && index < each.index + each.raw.length)
      if (value < 2 || isMeasure) continue
      const key = stemOf(thing, language)
      byThing.set(key, [...(byThing.get(key) ?? []), { value, text: found, word }])
    }
  }
  for (const all of byThing.values()) {
    const values = new Set(all.map(({ value }) => value))
    const texts = new Set(all.map(({ word }) => word))
    if (values.size !== 2 || texts.size !== all.length) continue
    const odd = all.find(({ value }) => all.filter((each) => each.value === value).length === 1)
    const other = all.find(({ value }) => value !== odd?.value)
    const isOfAll = ({ word }: (typeof all)[number]) => OF_ALL.test(word.path.join('.'))
    const isPoint = odd !== undefined && bare(plainText(odd.word.text)) === odd.text
    const isOdd = odd && (isOfAll(odd) || (isPoint && all.every((each) => each === odd || isOfAll(each))))
    if (odd && other && all.length > AGREED && isOdd)
      yield {
        text: `"${odd.text}": this page also says "${other.text}"`,
        at: { file: odd.word.file, path: odd.word.path },
        help: 'make the two say the same',
      }
  }
}
