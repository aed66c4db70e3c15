// A date is one that exists, and what it says is not over: offers, prices and seasons of this year, copyright of late.
import type { Language } from '../../../model/checks/language.ts'
import type { FileNotes, Note } from '../../../model/checks/note.ts'
import { defineRule, type Finding, type Words } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import { plainText } from '../../../model/inline.ts'
import { bare } from '../../text/compared.ts'
import { LABELS, labelsOf } from '../../text/each-text.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'
import { dayAhead, isOver, isWithin, writtenAhead } from '../../text/last-day.ts'
import { isOfOthers } from '../../text/promises/speaker.ts'
import { sentenceAt } from '../../text/sense/sentence.ts'

/** The name of a month, 1 to 12. */
const monthOf = (month: number) =>
  new Date(Date.UTC(2000, month - 1)).toLocaleString('en', { month: 'long', timeZone: 'UTC' })

/** Years after which a copyright is old: that of last year is not yet. Days of the longest month. */
const [LATE, LONGEST] = [2, 31]
const DATE = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)\d\d)(?![\d-])/g
const ISO = /^(20\d\d)-(\d\d)-(\d\d)$/
/** Keys of days that may be ahead: of a notice, of other hours. */
const AHEAD = new Set(['from', 'through', 'until'])
/** What may be a year, in four figures or behind a day and a month. */
const YEAR = /(?:19|20)\d\d|\d[/.]\d{1,2}[/.]\d\d/
/** Of two years the last counts: "2024-2025", "2024/25". */
const YEARS = '(?:(?:19|20)\\d\\d ?[-–/] ?(?:(20\\d\\d)|(\\d\\d))|((?:19|20)\\d\\d))'
const DAY = expression(/\d\p{L}{0,2} \p{L}/u)
const COPYRIGHT = /(?:©|\(c\)|copyright)\s*(?:(?:19|20)\d\d\s?[-–]\s?)?((?:19|20)\d\d)(?!\s?[-–]\s?\{)/gi

const contact = (text: string) => ({
  yaml: {
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where. }\ntext: ${text}\n`,
  },
})

const patternsOf = perLanguage(({ time, hours }: Language) => ({
  seasonal: time && expression(`(?<!\\p{L})(?:${time.seasonal})[ ,(]*${YEARS}(?![\\d/])`, 'i'),
  past: time?.past === undefined ? undefined : expression(`(?<!\\p{L})(?:${time.past})(?!\\p{L})`, 'i'),
  until:
    time &&
    expression(`(?<!\\p{L})(?:${time.until})[^.;!]{0,40}?(?<!\\d)(?:\\d{1,2}[/.]){0,2}((?:19|20)\\d\\d)(?!\\d)`, 'i'),
  short: time && expression(`(?<!\\p{L})(?:${time.until})[^.;!\\d]{0,20}?\\d{1,2}[/.]\\d{1,2}[/.](\\d\\d)(?!\\d)`, 'i'),
  named:
    time &&
    expression(
      `(?<![\\d/])(\\d{1,2})\\p{L}{0,2} (${time.months.join('|')})(?!\\p{L})` +
        '(?:(?: \\p{L}{2,3})?,? ((?:19|20)\\d\\d)(?!\\d))?',
      'gi',
    ),
  weekday:
    time && hours.days.length > 0
      ? expression(
          `(?<!\\p{L})(${hours.days.join('|')})[ ,]+(?:\\p{L}{2,4} )?(\\d{1,2})` +
            `(?:\\p{L}{0,2},? (${time.months.join('|')})(?!\\p{L})(?:,? (?=20\\d\\d)|(?!\\D{0,6}\\d{4}))|` +
            '[/.](\\d{1,2})[/.](?=20\\d\\d))(20\\d\\d)?(?!\\d)',
          'gi',
        )
      : undefined,
  days: hours.days.map((day) => expression(`^(?:${day})$`, 'i')),
  revised:
    time?.revised === undefined
      ? undefined
      : expression(`(?<!\\p{L})(?:${time.revised})[^.;!]{0,40}?(?<!\\d)(20\\d\\d)(?!\\d)`, 'i'),
  revisedHere:
    time?.revisedHere === undefined ? undefined : expression(`(?<=^|[.!;·(]\\s?)(?:${time.revisedHere})(?!\\d)`, 'i'),
  laws: time?.laws === undefined ? undefined : expression(`(?<!\\p{L})(?:${time.laws})(?!\\d)`, 'gi'),
  began: time?.began === undefined ? undefined : expression(`(?<!\\p{L})(?:${time.began})(20\\d\\d)(?![\\d/])`, 'gi'),
  happened: time?.happened === undefined ? undefined : expression(`(?<!\\p{L})(?:${time.happened})`, 'gi'),
  ahead: time?.ahead === undefined ? undefined : expression(`(?<!\\p{L})(?:${time.ahead})(?!\\p{L})`, 'i'),
  coming:
    time?.coming === undefined
      ? undefined
      : expression(`(?<!\\p{L})(?:${time.coming}) \\d{1,2}η?ς? (?:${time.months.join('|')}) (20\\d\\d)(?!\\d)`, 'i'),
  planned: time?.planned === undefined ? undefined : expression(`(?<!\\p{L})(?:${time.planned})`, 'i'),
  dated: time?.monthForms && expression(`(?<!\\p{L})(?:${time.monthForms}) (?:19|20)\\d\\d(?!\\d)`),
  news: time?.news === undefined ? undefined : expression(`(?<!\\p{L})(?:${time.news})(?!\\p{L})`),
  months: time?.months.map((month) => expression(`^(?:${month})$`, 'i')) ?? [],
}))

/** Days of a month, 1 to 12; of February in a leap year where no year is known. */
const daysOf = (month: number, year = '2024') => new Date(Date.UTC(Number(year), month, 0)).getUTCDate()

export default defineRule({
  why: 'An offer that ended last year tells the reader that nobody looks after this page, or this business.',
  level: 'warning',
  help: 'write a day that exists, and take away what is over',
  needsLanguage: 'partly',
  fine: contact('"Founded on 3/4/1998, law 4495/2017, half 1/2, open 24/7, © 1998-2026."'),
  bad: {
    ...contact('"Until 31/2/2027. Offer valid until 30/9/2024. © 2018"'),
    findings: [
      '"31/2/2027" is no date',
      '"Offer valid until 30/9/2024" was over before 2026',
      '"© 2018" is a copyright of long ago',
    ],
  },

  needs: ['year', 'today', 'notes', ...LABELS],

  *page(page, _, { year, data }) {
    for (const footer of page.all('footer'))
      for (const { year: last, ...found } of copyrightIn(page.textOf(footer), year)) {
        // What stands in a label is reported there.
        if ([...copyrightIn(JSON.stringify([...data.values()]), year)].some(({ text }) => text === found.text)) continue
        const written = page.texts.find(({ text, start }) => start > footer.start && text.includes(last))
        const drawn = [page.elements[written?.parent ?? -1] ?? footer, footer]
        yield { ...found, at: { page: page.path, tags: drawn.map(({ start, open }) => page.html.slice(start, open)) } }
      }
  },

  *words(words, context) {
    for (const { file, path, text } of words) {
      const ahead = writtenAhead(file, text, context.year)
      if (ahead !== undefined)
        yield { text: `"${ahead}" has not come yet`, at: { file, path }, help: 'write the day it was' }
      for (const { help, ...found } of faultsIn(plainText(text), context)) yield { ...found, at: { file, path }, help }
    }
    yield* beforeItsLaws(words, context.language)
  },

  *site(context) {
    yield* beforeJoining(context.notes('joined'), context.notes('here since'))
    // What was over before this year is told with the words of its file.
    for (const [file, ends] of context.notes('ends'))
      for (const { key, text, path } of ends)
        if (Number(key.slice(0, 4)) >= context.year && isOver(key, context))
          yield { text: `"${text}" is over`, at: { file, path }, help: 'take it away, or write the next day' }
    const month = Number(context.today?.slice(5, 7))
    for (const [file, seasons] of context.today === undefined ? [] : context.notes('season'))
      for (const { key, text, path } of seasons)
        if (!isWithin(month, key))
          yield { text: `"${text}" is out of season in ${monthOf(month)}`, at: { file, path }, help: 'take it away' }
    const isLate = (year: number, path: Path) => year > context.year && !AHEAD.has(String(path.at(-1)))
    for (const { file, path, text } of labelsOf(context)) {
      const [whole, year = '', month = '', day = ''] = ISO.exec(text) ?? []
      if (
        whole !== undefined &&
        (Number(month) > 12 || Number(day) > daysOf(Number(month), year) || isLate(Number(year), path))
      )
        yield {
          text: isLate(Number(year), path) ? `"${text}" has not come yet` : `"${text}" is no date`,
          at: { file, path },
          help: 'write the day it was, as year-month-day',
        }
      if (whole !== undefined && path.at(-1) === 'until' && isOver(whole, context))
        yield { text: `"${text}" is long over`, at: { file, path }, help: 'take it away, or write the next day' }
      const ahead = writtenAhead(file, text, context.year) ?? dayAhead(file, text, context.today)
      if (ahead !== undefined)
        yield { text: `"${ahead}" has not come yet`, at: { file, path }, help: 'write the day it was' }
      if (/\d/.test(text))
        for (const { help, ...found } of faultsIn(text, context)) yield { ...found, at: { file, path }, help }
    }
  },
})

/** Somebody who is said to be here since before he joined. */
function* beforeJoining(joined: readonly FileNotes[], since: readonly FileNotes[]): Generator<Finding> {
  const read = ({ key, text }: Note) => {
    const [year, ...names] = key.split(' ')
    return { year: Number(year), names, text }
  }
  const people = joined.flatMap(([, notes]) => notes.map(read))
  for (const [file, notes] of since)
    for (const note of notes) {
      const { year, names, text } = read(note)
      // A family has one name.
      const own = people.filter((one) =>
        names.length > 1 ? names.every((name) => one.names.includes(name)) : names[0] === one.names[0],
      )
      if (own.length > 0 && own.every((one) => one.year > year))
        yield {
          text: `"${text}", and the list of people says "${own[0]?.text}"`,
          at: { file, path: note.path },
          help: 'make the two say the same',
        }
    }
}

function* faultsIn(
  text: string,
  { language, year }: { readonly language: Language; readonly year: number },
): Generator<{ readonly text: string; readonly help: string }> {
  if (!/\d/.test(text)) return
  const { seasonal, past, until, short, named, months, weekday, days, revised, coming, planned, began, happened } =
    patternsOf(language)
  // With dashes it may be the number of a drawing.
  for (const [found, day = '', mark, month = '', year] of matchesOf(text, DATE))
    if (mark === '-' && (Number(day) > LONGEST || Number(month) > LONGEST)) continue
    else if (Number(month) > 12 || Number(month) < 1 || Number(day) < 1 || Number(day) > daysOf(Number(month), year))
      yield {
        text: `"${found}" is no date`,
        help: Number(month) > 12 && Number(day) <= 12 ? 'write the day before the month' : 'look it up again',
      }
  const inWords = named && DAY.test(text) ? matchesOf(text, named) : []
  for (const [found, day = '', month = '', of] of inWords) {
    const at = months.findIndex((pattern) => pattern.test(month)) + 1
    if (Number(day) > daysOf(at, of)) yield { text: `"${found}" is no date`, help: 'look it up again' }
  }
  for (const match of weekday && (inWords.length > 0 || YEAR.test(text)) ? matchesOf(text, weekday) : []) {
    const [found, name = '', day = '', word = '', month, of] = match
    const at = month === undefined ? months.findIndex((pattern) => pattern.test(word)) : Number(month) - 1
    // What is announced without a year is of this one or the next.
    if (of === undefined && !isAnnounced(text, match, language)) continue
    const isThatDay = (of === undefined ? [year, year + 1] : [Number(of)]).some((each) => {
      // Monday is the first of a language's days, and the second of JavaScript's.
      const is = (new Date(Date.UTC(each, at, Number(day))).getUTCDay() + 6) % 7
      return days[is]?.test(name) === true
    })
    if (at >= 0 && !isThatDay) yield { text: `"${found}" is another day of the week`, help: 'look it up in a calendar' }
  }
  const ahead = YEAR.test(text) ? revised?.exec(text) : undefined
  if (ahead && Number(ahead[1]) > year) yield { text: `"${ahead[0]}" has not come yet`, help: 'write the day it was' }
  const ofThePast = /20[2-9]\d/.test(text) ? [began, happened] : []
  for (const match of ofThePast.flatMap((pattern) => (pattern ? matchesOf(text, pattern) : [])))
    if (Number(match.slice(1).find((group) => group !== undefined)) > year && !isAhead(text, match, language))
      yield { text: `"${match[0]}" has not come yet`, help: 'write the year it was' }
  let isReported = false
  for (const pattern of YEAR.test(text) ? [until, short, seasonal, coming, planned] : []) {
    const match = pattern?.exec(text)
    // "30/6/24" is of this century.
    const over = match?.slice(1).find((group) => group !== undefined)
    if (!match || Number(over?.padStart(4, '20')) >= year) continue
    // "At the prices of 2023 it cost …"
    if (pattern !== short && pattern !== coming && past?.test(sentenceAt(text, match.index, match[0].length).text))
      continue
    yield { text: `"${match[0].trim()}" was over before ${year}`, help: 'take it away, or say what holds this year' }
    isReported = true
    break
  }
  if (!isReported) yield* announcedIn(text, { language, year })
  yield* copyrightIn(text, year)
}

/** Copyrights of long ago, and the year of each. */
function* copyrightIn(text: string, year: number) {
  for (const [found, last = ''] of matchesOf(text, COPYRIGHT))
    if (Number(last) <= year - LATE)
      yield { text: `"${found}" is a copyright of long ago`, help: `take it away, or write ${year}`, year: last }
}

/** Whether the sentence of a year tells of what will be. */
const isAhead = (text: string, { 0: raw, index }: RegExpExecArray, language: Language): boolean =>
  patternsOf(language).ahead?.test(sentenceAt(text, index, raw.length).text) === true

/** A page that was last revised before a law was made that it names. */
function* beforeItsLaws(words: readonly Words[], language: Language): Generator<Finding> {
  const { revisedHere, laws } = patternsOf(language)
  if (!revisedHere || !laws) return
  for (const { file, path, text } of words) {
    const revised = YEAR.test(text) ? revisedHere.exec(plainText(text)) : null
    if (!revised) continue
    const named = words.flatMap((each) => (YEAR.test(each.text) ? matchesOf(plainText(each.text), laws) : []))
    const yearIn = (match: RegExpExecArray) => Number(match.slice(1).find((group) => group !== undefined))
    const law = named.find((match) => yearIn(match) > yearIn(revised))
    if (law)
      yield {
        text: `"${revised[0].trim()}" was before "${law[0]}", which this page names`,
        at: { file, path },
        help: 'write the day on which the text was last changed',
      }
  }
}

/** Whether the sentence of a day tells of what the business will do. */
function isAnnounced(text: string, { 0: raw, index }: RegExpExecArray, language: Language): boolean {
  const { news, past } = patternsOf(language)
  const sentence = sentenceAt(text, index, raw.length).text
  return (
    news?.test(bare(sentence)) === true && past?.test(sentence) !== true && !isOfOthers(text, { index, raw }, language)
  )
}

/** A sentence that announces something for a month or a day, all of whose years are over. */
function* announcedIn(
  text: string,
  { language, year }: { readonly language: Language; readonly year: number },
): Generator<{ readonly text: string; readonly help: string }> {
  const { dated, news, seasonal, until, past } = patternsOf(language)
  if (!dated || !news || !YEAR.test(text)) return
  for (const sentence of text.split(/(?<=[.;!])\s+/)) {
    const years = [...sentence.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(Number)
    if (years.length === 0 || Math.max(...years) >= year || until?.test(sentence) || seasonal?.test(sentence)) continue
    if (past?.test(sentence)) continue
    const plain = bare(sentence)
    const what = news.exec(plain)
    if (what && isOfOthers(sentence, { index: what.index, raw: what[0] }, language)) continue
    if (what && (dated.test(plain) || sentence.search(DATE) >= 0))
      yield {
        text: `"${sentence.slice(0, SHOWN).trim()}" was over before ${year}`,
        help: 'take it away, or say what holds this year',
      }
  }
}

/** Letters of a sentence that a message shows. */
const SHOWN = 50
