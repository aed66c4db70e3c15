// Opening hours said anywhere are the declared ones.

import type { Language } from '../../../model/checks/language.ts'
import { defineRule, type Words } from '../../../model/checks/rule.ts'
import { plainText } from '../../../model/inline.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { inPage, statementsOf } from '../../page/statements.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'
import {
  agrees,
  breaksOf,
  type DeclaredHours,
  declaredHours,
  isAlways,
  isSame,
  shownHours,
  shownShift,
} from '../../text/promises/declared.ts'
import { daysNamed, type Hours, hoursIn, isOfReaders, isUncertain, spansIn } from '../../text/promises/hours.ts'
import { namesHour } from '../../text/promises/hours-in-words.ts'
import { isOfAPerson, isOfAThing, isOfOthers } from '../../text/promises/speaker.ts'
import { sentenceAt } from '../../text/sense/sentence.ts'
import { stemsIn } from '../../text/stems.ts'

const cached = new WeakMap<object, DeclaredHours>()
const declaredOf = (site: Site) => {
  const known = cached.get(site) ?? declaredHours(site)
  cached.set(site, known)
  return known
}

/** A branch of the business, and its hours. */
interface Branch {
  readonly name: string
  readonly stems: readonly string[]
  readonly declared: DeclaredHours
}
const branches = new WeakMap<object, readonly Branch[]>()

/** The branch that the sentence of hours names. */
function branchOf(text: string, { index, raw }: Hours, site: Site, language: Language): Branch | undefined {
  // Sites whose settings are older than the field have none.
  const { branches: given = [] } = site.business
  if (given.length === 0) return undefined
  const all =
    branches.get(site) ??
    given.map((each) => ({
      name: each.name,
      stems: [...stemsIn(each.name, language)],
      declared: declaredHours({ business: each }),
    }))
  branches.set(site, all)
  const found = stemsIn(sentenceAt(text, index, raw.length).text, language)
  return all.find(({ stems }) => stems.every((stem) => found.has(stem)))
}

export default defineRule({
  why: 'A caller who reads "24 hours" and reaches nobody at night calls someone else, and says so in a review.',
  level: 'error',
  help: 'write the hours of site.yaml, or change business.hours there',
  needsLanguage: 'partly',
  fine: { pages: { '/': '<p>Open Monday and Tuesday 9am to 5.30pm.</p>' } },
  bad: {
    pages: { '/': '<p>We answer 24/7.</p><p>Open daily 8:00-16:00.</p>' },
    findings: [
      '"24/7" is not the declared hours: Mon-Tue 09:00-17:30, Wed-Sun closed',
      '"Open daily 8:00-16:00" is not the declared hours: Mon-Tue 09:00-17:30, Wed-Sun closed',
    ],
  },

  *page(page, _, { site, language }) {
    const declared = declaredOf(site)
    // Hours are said with figures, in words or with a word for closed; a round clock nobody promised has words too.
    const round = !isAlways(declared)
    const hasBranches = (site.business.branches ?? []).length > 0
    const signs = language.hours.closedSigns.filter((sign) => page.html.includes(sign))
    for (const statement of statementsOf(page)) {
      const { text } = statement
      if (
        !round &&
        !hasBranches &&
        !/\d/.test(text) &&
        !signs.some((sign) => text.includes(sign)) &&
        !namesHour(text, language)
      )
        continue
      // Structured data has fields of its own for hours; the line every page shows is checked once, below.
      if (statement.kind === 'data') continue
      for (const [raw, date = ''] of closedThen(text, site, language))
        yield {
          text: `"${raw}": the business is declared closed on ${date}`,
          at: inPage(page, statement, raw),
          help: 'write the day on which it opens, or change business.otherHours in site.yaml',
        }
      const { hoursShown, otherHours = [] } = site.business
      const lines = [hoursShown, ...otherHours.map(({ shown }) => shown)].filter((each) => text.includes(each))
      for (const hours of hoursIn(statement.text, language, round || hasBranches)) {
        const branch = branchOf(text, hours, site, language)
        const own = branch?.declared ?? declared
        if (
          !lines.some((line) => line.includes(hours.raw)) &&
          !agrees(hours, own) &&
          !isOfReaders(text, hours, language) &&
          // "Mary is in on Tuesdays from 3 to 8": of one person, and not of a day and a night.
          (hours.kind === 'always' || !isOfAPerson(text, hours, { site, language })) &&
          (hours.isOurs ||
            !(isOfOthers(statement.text, hours, language) || isOfAThing(statement.text, hours, language)))
        )
          yield {
            text: `"${hours.raw}" is not the declared hours${branch ? ` of ${branch.name}` : ''}: ${shownHours(own)}`,
            at: inPage(page, statement, hours.raw),
            help:
              (isOfADay(text, hours, language)
                ? 'list the day and its hours under business.otherHours in site.yaml, as visitors read them; else '
                : '') +
              'write the hours of site.yaml, or change business.hours there; those of a branch stand under ' +
              'business.branches with its name, those of others are right under ignore: ' +
              `- { rule: fact/hours, about: "${hours.raw}", why: whose they are }`,
          }
      }
    }
  },

  *words(words, { site, language }) {
    const { asksDay, yes } = questionsIn(language)
    if (!asksDay || !yes) return
    const groupOf = (path: Words['path']) => path.slice(0, -1).join('.')
    const answers = new Map(
      words.flatMap(({ path, text }) => (path.at(-1) === 'answer' ? [[groupOf(path), text]] : [])),
    )
    for (const { file, path, text } of words) {
      if (path.at(-1) !== 'question' || !asksDay.test(text)) continue
      const answer = plainText(answers.get(groupOf(path)) ?? '')
      const shut = daysNamed(text, language).some((day) => declaredOf(site)[day] === undefined)
      const [raw] = shut ? (yes.exec(answer) ?? []) : []
      if (raw !== undefined)
        yield {
          text: `"${raw}" to "${text}" is not the declared hours: ${shownHours(declaredOf(site))}`,
          at: { file, path: [...path.slice(0, -1), 'answer'] },
          help: 'write the hours of site.yaml, or change business.hours there',
        }
    }
  },

  *site({ site, language }) {
    const declared = declaredOf(site)
    const named = daysNamed(site.business.hoursShown, language)
    if (named.length > 0 && declared.some((own, day) => (own !== undefined) !== named.includes(day)))
      yield {
        text: `hoursShown names other days than the declared hours: ${shownHours(declared)}`,
        at: { file: 'site.yaml', path: ['business', 'hoursShown'] },
        help: 'name the days of business.hours',
      }
    for (const [i, { from, through = from, shown }] of (site.business.otherHours ?? []).entries()) {
      const wrong = daysOutside(shown, { from, through }, language)
      if (wrong !== undefined)
        yield {
          text: `"${wrong}" is shown, and these hours are from ${from}${through === from ? '' : ` through ${through}`}`,
          at: { file: 'site.yaml', path: ['business', 'otherHours', i, 'shown'] },
          help: 'make the two say the same: visitors read shown, search engines the days',
        }
    }
    const at = { file: 'site.yaml', path: ['business', 'hoursShown'] }
    const stated = hoursIn(site.business.hoursShown, language)
    for (const hours of stated)
      if (!agrees(hours, declared))
        yield {
          text: `hoursShown says "${hours.raw}" and hours say ${shownHours(declared)}`,
          at,
          help: 'make the two say the same',
        }
    // What says when a day begins and ends says when it is closed between.
    const spans = spansIn(site.business.hoursShown, language)
    const untold = declared
      .flatMap((own) => (own ? breaksOf(own).map((between) => ({ own, between })) : []))
      .find(
        ({ own, between }) => spans.some((span) => isSame(span, own)) && !spans.some((span) => isSame(span, between)),
      )
    if (untold && !stated.some(({ kind }) => kind === 'break'))
      yield {
        text: `hoursShown leaves out that it is closed ${shownShift(untold.between)}: ${shownHours(declared)}`,
        at,
        help: 'name the break, or both parts of the day',
      }
  },
})

/** A question whether the business is there on a day, and an answer that it is, whatever the day. */
const questionsIn = perLanguage(({ hours: { asksDay, yes, otherwise } }: Language) => ({
  asksDay: asksDay === undefined ? undefined : expression(`^(?:${asksDay})(?!\\p{L})`, 'i'),
  yes: yes && expression(`^(?:${yes})(?!\\p{L})(?![^]*(?<!\\p{L})(?:${otherwise ?? '(?!)'}))[^.;!?]*`, 'i'),
}))

const datesIn = perLanguage(({ time, hours }: Language) => {
  const months = time?.months.join('|') ?? '(?!)'
  return {
    date: expression(
      `(?<![\\d:.])(?:(\\d{1,2})(?:\\s?[-–]\\s?| (?:${hours.through}|${hours.joins}) )(?:${hours.article})?)?` +
        `(\\d{1,2})\\p{L}{0,2} (${months})(?!\\p{L})`,
      'gi',
    ),
    back: expression(
      `(?<!\\p{L})(?:${hours.back ?? '(?!)'})(?!\\p{L})[^\\d.;!?,]{0,25}? ` +
        `(\\d{1,2})\\p{L}{0,2} (${months})(?!\\p{L})(?: (?:\\p{L}+ )?(20\\d\\d))?`,
      'gi',
    ),
    months: time?.months.map((month) => expression(`^(?:${month})$`, 'i')) ?? [],
    notThen: expression(`(?<!\\p{L})(?:${hours.notThen ?? '(?!)'})(?!\\p{L})`, 'i'),
    feasts: (hours.feastDays ?? []).map(([name, day]) => ({
      day,
      name: expression(`(?<!\\p{L})(?:${name})(?!\\p{L})`, 'i'),
      open: expression(`(?<!\\p{L})(?:${(hours.openThen ?? '(?!)').replaceAll('_', `(?:${name})`)})(?!\\p{L})`, 'gi'),
    })),
  }
})

/** What a text says of being open on a day that is declared closed, and the day. */
function closedThen(text: string, site: Site, language: Language): readonly (readonly [raw: string, date: string])[] {
  const shut = (site.business.otherHours ?? []).filter(({ closed }) => closed === true)
  if (shut.length === 0) return []
  const { back, months, feasts, notThen } = datesIn(language)
  const isOwn = (raw: string, index: number) =>
    !isOfOthers(text, { index, raw }, language) && !isUncertain(text, index, raw, language)
  /** "Boxing Day included": the year is that of the days that are declared. */
  const onFeasts = feasts.flatMap(({ day, name, open }) =>
    (name.test(text) ? matchesOf(text, open) : []).flatMap(({ 0: raw, index }) => {
      const date = shut
        .flatMap(({ from, through = from }) =>
          [from, through].map((end) => ({ from, through, date: `${end.slice(0, 4)}-${day}` })),
        )
        .find((one) => one.from <= one.date && one.date <= one.through)?.date
      const isOpen = !notThen.test(sentenceAt(text, index, raw.length).text)
      return date && isOpen && isOwn(raw, index) ? [[raw, date] as const] : []
    }),
  )
  if (!/\d/.test(text)) return onFeasts
  const onDates = matchesOf(text, back).flatMap((match) => {
    const [raw, day = '', word = '', year] = match
    const month = months.findIndex((pattern) => pattern.test(word)) + 1
    const written = `-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
    const date = shut
      .flatMap(({ from, through = from }) =>
        [from, through].map((end) => ({ from, through, date: end.slice(0, 4) + written })),
      )
      .find(
        (one) => one.from <= one.date && one.date <= one.through && (year ?? one.date).startsWith(one.date.slice(0, 4)),
      )
    return date && isOwn(raw, match.index) ? [[raw, date.date] as const] : []
  })
  return [...onFeasts, ...onDates]
}

/** Whether the sentence of hours names one day of the year: "24 December 9:00-14:00". */
function isOfADay(text: string, { index, raw }: Hours, language: Language): boolean {
  const { date } = datesIn(language)
  date.lastIndex = 0
  return date.test(sentenceAt(text, index, raw.length).text)
}

/** The day on which what is closed until then opens again. */
const AGAIN = 1

/** A day that a text shows and that is not among those declared, nor the next one. */
function daysOutside(
  shown: string,
  { from, through }: { readonly from: string; readonly through: string },
  language: Language,
): string | undefined {
  const { date, months } = datesIn(language)
  const last = new Date(`${through}T00:00:00Z`)
  last.setUTCDate(last.getUTCDate() + AGAIN)
  const end = last.toISOString().slice(0, from.length)
  for (const [found, first, day = '', word = ''] of matchesOf(shown, date)) {
    const month = months.findIndex((pattern) => pattern.test(word)) + 1
    const written = (number: string) => `-${String(month).padStart(2, '0')}-${number.padStart(2, '0')}`
    // A span is that of all the days, and its year that of either end.
    const isSpan = first !== undefined && !(from.endsWith(written(first)) && through.endsWith(written(day)))
    const isWithin = (number: string) =>
      [from, through, end].some((each) => {
        const whole = each.slice(0, 4) + written(number)
        return whole >= from && whole <= end
      })
    if (first === undefined ? !isWithin(day) : isSpan) return found
  }
  return undefined
}
