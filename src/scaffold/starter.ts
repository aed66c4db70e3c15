// Makes the files of a new site from the starter and a few answers.

import { slugOf } from '../model/checks/slugs.ts'
import type { Slugs } from '../model/checks/spelling.ts'
import { error, type Files, type Problem, type Result } from '../model/problem.ts'
import { type Countries, countryOf, nationalPhone } from './phones.ts'
import { type Trades, tradeOf, type WorkPlace } from './trades.ts'

/** The questions about the business of a new site. */
export const QUESTIONS = {
  name: 'name of the business',
  trade: 'what it does',
  town: 'town',
  phone: 'telephone, with the country: +44 117 496 0123',
} as const

export type Answers = Readonly<Record<keyof typeof QUESTIONS, string>>

const isQuestion = (key: string): key is keyof Answers => Object.hasOwn(QUESTIONS, key)

/** E.164: a plus and at most 15 digits. */
const NUMBER = /^\+[1-9]\d{6,14}$/

/** Characters that are shown of a name below an icon on a home screen. */
const SHORT = 12

/** The first words of a name that fit below an icon, or what fits of the first. */
function shortName(name: string): string {
  const words = name.split(/\s+/)
  const fitting = words.map((_, i) => words.slice(0, i + 1).join(' ')).filter(({ length }) => length <= SHORT)
  return (fitting.at(-1) ?? name.slice(0, SHORT)).replace(/(?<![^\p{L}\p{N}.])[^\p{L}\p{N}.]+$/u, '')
}

/** A text with its first letter large. Not by the language's own rule: in Greek that takes the accent away. */
const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** The digits that a telephone dials; "(0)" is left out after the calling code. */
const dialled = (phone: string) => phone.replace(/\(0\)|[\s().-]/g, '')

/** What is wrong with answers that were given; an answer goes into many sentences, so it may hold words alone. */
export function answerProblems(given: Partial<Answers>): Problem[] {
  return Object.entries(given).flatMap(([key, text]) => {
    if (/[\p{Cc}{}[\]%]/u.test(text) || text.trim() === '')
      return [
        error(`--${key} ${JSON.stringify(text)} is not a plain text`, undefined, 'write words, without { } [ ] %'),
      ]
    if (key === 'phone' && !NUMBER.test(dialled(text)))
      return [
        error(`--phone ${text} is no telephone number`, undefined, 'begin with + and the country: +44 117 496 0123'),
      ]
    return []
  })
}

/** Files of a language that are for `init` itself. */
const APART = new Set(['answers.yaml', 'trades.yaml'])

/** Metres from the middle of the circle that a business serves. */
const RADIUS = { customers: 15000, premises: 5000 }

/** Matches a line, or a file name, for one place of work only. */
const OF_PLACE = /^%(customers|premises)%/

/** What a new site is made from. */
interface Setting {
  readonly language: string
  readonly given: Partial<Answers>
  /** The answers to questions that were not answered. */
  readonly proposed: Answers
  readonly where: WorkPlace
  readonly trades: Trades
  readonly countries: Countries
  readonly slugs: Slugs | undefined
}

/** What the starter's `%name%` become, but for the slug of the town. */
function valuesOf(
  answers: Answers,
  { proposed, where, trades, countries }: Pick<Setting, 'proposed' | 'where' | 'trades' | 'countries'>,
): Record<string, string> {
  const number = dialled(answers.phone)
  const own = countryOf(number, countries)
  const country = own ?? countryOf(dialled(proposed.phone), countries)
  const { code = '', at = [0, 0], english } = country ?? {}
  return {
    ...answers,
    type: tradeOf(answers.trade, trades)?.type ?? 'LocalBusiness',
    number,
    country: own && !own.shared ? code : `!placeholder ${code}`,
    locale: english ? `en_${code}` : 'en_GB',
    price: `${english ?? '€'}40`,
    postcode: code === 'GB' ? 'AA1 1AA' : '12345',
    latitude: String(at[0]),
    longitude: String(at[1]),
    radius: String(RADIUS[where]),
    shown: nationalPhone(number, countries) ?? answers.phone,
    short: shortName(answers.name),
  }
}

/**
 * The files of a site in one language. `starter` has its files by their path below the starter: `<language>/…`, and
 * `templates/…`, `public/…`, `content/…` of every language. `%name%` in them is an answer, `%?name%` the tag of one that was not
 * given; a line or a file's name that begins with `%customers%` or `%premises%` is for that place of work alone. A
 * problem where an answer makes no address.
 */
export function starterFiles(starter: Files, setting: Setting): Result<Files> {
  const { language, given, proposed, where, slugs } = setting
  const all = { ...proposed, ...given }
  // It begins headlines and titles.
  const answers = { ...all, trade: capitalised(all.trade) }
  const townSlug = slugOf(answers.town, slugs)
  if (townSlug === '') {
    const help = 'write the town in the letters of the language, or in Latin ones'
    return { problems: [error(`no address can be made of the town "${answers.town}"`, undefined, help)] }
  }
  const values: Record<string, string> = { ...valuesOf(answers, setting), 'town-slug': townSlug }
  const quoted = (text: string) => text.replace(/["\\]/g, '\\$&')
  const fill = (text: string, as: (value: string) => string) =>
    text.replace(/%(\??)([a-z-]+)%/g, (whole, tag: string, name: string) => {
      if (tag) return isQuestion(name) && given[name] !== undefined ? '' : '!placeholder '
      return values[name] === undefined ? whole : as(values[name])
    })
  const isElsewhere = (line: string) => (OF_PLACE.exec(line)?.[1] ?? where) !== where
  const own = `${language}/`
  const files = new Map<string, string | Uint8Array>()
  for (const [path, contents] of starter) {
    const folders = path.split('/')
    const name = folders.pop() ?? ''
    const isOwn = path.startsWith(own)
    if (
      (!isOwn && !/^(?:templates|public|content)\/|^AGENTS\.md$/.test(path)) ||
      APART.has(path.slice(own.length)) ||
      isElsewhere(name)
    )
      continue
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
