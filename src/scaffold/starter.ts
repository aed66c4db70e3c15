// Makes the files of a new site from the starter and a few answers.
import { bare } from '../language/bare.ts'
import type { Slugs } from '../language/language.ts'
import { slugOf } from '../language/slugs.ts'
import { exampleZone, timeZoneOf } from '../model/hours.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Files, type Problem, type Result } from '../model/problem.ts'
import { type Countries, countryOf, nationalPhone } from './phones.ts'

/** The questions about the business of a new site. */
export const QUESTIONS = {
  name: 'name of the business',
  trade: 'what it does',
  town: 'town',
  phone: 'telephone, with the country: +44 117 496 0123',
  where: 'where it is done: customers (you go to them) or premises (they come to you)',
} as const

/** The answers to these questions, as they were typed. */
export type Answers = Readonly<Record<keyof typeof QUESTIONS, string>>

/** Where the work is done: at the customers', or on premises that they come to. */
const WORKPLACES = ['customers', 'premises'] as const

/** The trades of one language: their names by type of schema.org, by where the work is done. */
export type Trades = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Trades with the names of another language, too. */
export const withNames = (trades: Trades, others: Trades): Trades =>
  Object.fromEntries(
    Object.entries(trades).map(([where, types]) => {
      const more = others[where] ?? {}
      const all = [...new Set([...Object.keys(types), ...Object.keys(more)])]
      return [where, Object.fromEntries(all.map((type) => [type, [...(types[type] ?? []), ...(more[type] ?? [])]]))]
    }),
  )

interface Trade {
  /** As schema.org calls it. */
  readonly type: string
  readonly where: string
}

/**
 * The trade of a name: the one whose name in the lists it is, else that of the longest listed name among its words, else
 * that whose names alone contain it. Undefined otherwise, because a wrong type is worse than a general one.
 */
export function tradeOf(name: string, trades: Trades): Trade | undefined {
  const words = (text: string) =>
    ` ${bare(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  const nameWords = words(name)
  const listed = Object.entries(trades).flatMap(([where, types]) =>
    Object.entries(types).flatMap(([type, names]) => names.map((name) => ({ type, where, words: words(name) }))),
  )
  const [longest] = listed
    .filter(({ words }) => nameWords.includes(words))
    .sort((one, other) => other.words.length - one.words.length)
  const [larger, ...others] = listed.filter(({ words }) => words.includes(nameWords))
  return longest ?? (others.every(({ type }) => type === larger?.type) ? larger : undefined)
}

/** Where the work of a trade is usually done. */
export const usualWorkplace = (trade: string, trades: Trades): string => tradeOf(trade, trades)?.where ?? WORKPLACES[0]

/** E.164: a plus and at most 15 digits. */
const NUMBER = /^\+[1-9]\d{6,14}$/

/** Characters that are shown of a name below an icon on a home screen. */
const SHORT = 12
/** The longest word that is a short name as a whole. */
const LONGEST = 16

/**
 * The first words of a name that fit below an icon, or its first word that is not very long. A trade before the name is
 * left out: every business of the trade has it.
 */
function shortName(name: string, trade: string): string {
  const isTrade = bare(name).startsWith(`${bare(trade)} `)
  const words = (isTrade ? name.slice(trade.length).trim() : name).split(/\s+/)
  const fitting = words.map((_, i) => words.slice(0, i + 1).join(' ')).filter(({ length }) => length <= SHORT)
  const whole = words.find(({ length }, i) => length <= LONGEST && (i === 0 || length > 3))
  return (fitting.at(-1) ?? whole ?? (words[0] ?? '').slice(0, LONGEST)).replace(
    /(?<![^\p{L}\p{N}.])[^\p{L}\p{N}.]+$/u,
    '',
  )
}

/** A text with its first letter large. Not by the language's own rule: in Greek that takes the accent away. */
const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** The digits that a telephone dials; "(0)" is left out after the calling code. */
const dialled = (phone: string) => phone.replace(/\(0\)|[\s().-]/g, '')

/** Problems of given answers. An answer becomes part of many sentences, so it may contain only words. */
export function answerProblems(answers: Partial<Answers>): Problem[] {
  return Object.entries(answers).flatMap(([key, text]) => {
    if (/[\p{Cc}{}[\]%]/u.test(text) || text.trim() === '')
      return [
        error(`--${key} ${JSON.stringify(text)} is not a plain text`, undefined, 'write words, without { } [ ] %'),
      ]
    if (key === 'where' && !WORKPLACES.some((workplace) => workplace === text)) {
      const help = didYouMean(text, WORKPLACES) ?? `choose one of ${WORKPLACES.join(', ')}`
      return [error(`--where ${text} is not a place of work`, undefined, help)]
    }
    if (key === 'phone' && !NUMBER.test(dialled(text)))
      return [
        error(`--phone ${text} is not a telephone number`, undefined, 'begin with + and the country: +44 117 496 0123'),
      ]
    return []
  })
}

/** Files for every language. */
const SHARED = /^(?:public|content|\.github)\/|^(?:AGENTS\.md|tsconfig\.json|pnpm-workspace\.yaml)$/

/** Files of a language that are for `init` itself. */
const APART = new Set(['answers.yaml', 'trades.yaml'])

/** Metres from the middle of the circle that a business serves. */
const RADIUS: Readonly<Record<string, number>> = { customers: 15000, premises: 5000 }

/** Matches a line, or a file name, for one workplace only. */
const OF_PLACE = /^%(customers|premises)%/

/** The sources of a new site. */
interface Setting {
  readonly language: string
  readonly answers: Partial<Answers>
  /** The answers to questions that were not answered. */
  readonly proposed: Omit<Answers, 'where'>
  readonly trades: Trades
  readonly countries: Countries
  readonly slugs: Slugs | undefined
}

/** The values of the starter's `%name%`, but for the slug of the town. */
function valuesOf(
  answers: Answers,
  { proposed, trades, countries }: Pick<Setting, 'proposed' | 'trades' | 'countries'>,
): Record<string, string> {
  const number = dialled(answers.phone)
  const country = countryOf(number, countries) ?? countryOf(dialled(proposed.phone), countries)
  const { code = '', at = [0, 0], english } = country ?? {}
  return {
    ...answers,
    type: tradeOf(answers.trade, trades)?.type ?? 'LocalBusiness',
    number,
    // The whole line, which only a country with several times needs.
    zone: code === '' || timeZoneOf(code) !== undefined ? '' : `  timeZone: !placeholder ${exampleZone(code)}\n`,
    country: country && !country.shared ? code : `!placeholder ${code}`,
    locale: english ? `en_${code}` : 'en_GB',
    price: `${english ?? '€'}40`,
    postcode: code === 'GB' ? 'AA1 1AA' : '12345',
    latitude: String(at[0]),
    longitude: String(at[1]),
    radius: String(RADIUS[answers.where]),
    shown: nationalPhone(number, countries) ?? answers.phone,
    short: shortName(answers.name, answers.trade),
  }
}

/**
 * The files of a site in one language. `starter` has its files by their path below the starter: those of each language
 * in `<language>/…`, and those for every language (`content/…`). `%name%` in them is an answer, `%?name%` the tag of
 * one that was not given. A line or a file name that begins with `%customers%` or `%premises%` is for that workplace
 * only. Problem: no address can be made of an answer.
 */
export function starterFiles(starter: Files, setting: Setting): Result<Files> {
  const { language, answers: stated, proposed, trades, slugs } = setting
  const trade = stated.trade ?? proposed.trade
  const where = stated.where ?? usualWorkplace(trade, trades)
  // The trade begins headlines and titles.
  const answers: Answers = { ...proposed, ...stated, where, trade: capitalised(trade) }
  const townSlug = slugOf(answers.town, slugs)
  if (townSlug === '') {
    const help = 'write the town in the letters of the language, or in Latin ones'
    return { problems: [error(`no address can be made of the town "${answers.town}"`, undefined, help)] }
  }
  const values: Record<string, string> = { ...valuesOf(answers, setting), 'town-slug': townSlug }
  const quoted = (text: string) => text.replace(/["\\]/g, '\\$&')
  const fill = (text: string, as: (value: string) => string) =>
    text.replace(/%(\??)([a-z-]+)%/g, (whole, tag: string, name: string) => {
      if (tag) return Object.hasOwn(stated, name) ? '' : '!placeholder '
      return values[name] === undefined ? whole : as(values[name])
    })
  const isElsewhere = (line: string) => (OF_PLACE.exec(line)?.[1] ?? where) !== where
  const folder = `${language}/`
  const files = new Map<string, string | Uint8Array>()
  for (const [path, contents] of starter) {
    const folders = path.split('/')
    const name = folders.pop() ?? ''
    const isOwn = path.startsWith(folder)
    if ((!isOwn && !SHARED.test(path)) || APART.has(path.slice(folder.length)) || isElsewhere(name)) continue
    if (!isOwn) {
      files.set(path, contents)
      continue
    }
    const lines = Buffer.from(contents as Uint8Array)
      .toString('utf8')
      .split('\n')
    const text = lines.filter((line) => !isElsewhere(line)).map((line) => line.replace(OF_PLACE, ''))
    const to = [...folders.slice(1), fill(name.replace(OF_PLACE, ''), (value) => value)].join('/')
    files.set(to, fill(text.join('\n'), to.endsWith('.yaml') ? quoted : (value) => value))
  }
  return { value: files, problems: [] }
}
