// Finds the numbers of a text that a reader could take for a promise: amounts, times and phones of strangers.

import { amountsIn } from '../../language/amounts.ts'
import type { Language } from '../../language/language.ts'
import { matchesOf } from '../../runtime/matches.ts'
import { memoize } from '../../runtime/memoize.ts'
import type { FileNotes, Note } from '../note.ts'
import type { PageContext, YamlText } from '../rule.ts'
import { declaredPhones, misspeltPhone, phoneOf, phonesIn, withoutLongNumbers } from '../text/phones.ts'
import type { UnclaimedNumber } from './confirmed.ts'
import { proseOf, type TypedProse } from './prose.ts'

/** A number as the list has it: small letters, simple spaces and hyphens, without the point that ends its sentence. */
export const normalNumber = (raw: string): string =>
  raw
    .toLowerCase()
    .replace(/\.$/, '')
    .split(/[-–—]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .join('-')

type Numbering = Pick<PageContext, 'site' | 'language'>

/** A number as it is written. */
interface WrittenNumber {
  readonly raw: string
  readonly index: number
}

/** The numbers in a text without its tokens: amounts, and whole phone numbers that are not those of the business. */
export function numbersIn(text: string, { site, language }: Numbering): WrittenNumber[] {
  const declared = declaredPhones(site)
  const phones = phonesIn(text, site).filter((phone) => phone.number !== undefined || phoneOf(phone, declared))
  // fact/phone reports misspelt ones.
  const strangers = phones.filter((phone) => !phoneOf(phone, declared) && !misspeltPhone(phone, declared))
  const rest = withoutLongNumbers(without(phones, text))
  const amounts = amountsIn(rest, language)
  return [...strangers, ...amounts, ...countsIn(without(amounts, rest), language)]
}

const countPattern = memoize(({ over, since }: Language) => {
  const large = '\\d{1,3}(?:[.,\u00a0\u202f]?\\d{3})*(?<=\\d{3})'
  const counts = `(?:${over})\\s${large}(?=\\s\\p{L})|${large}\\+(?=\\s?\\p{L})`
  return new RegExp(`(?<![\\p{L}\\p{N}.,-])(?:${counts}|(?:${since})\\s(?:19|20)\\d\\d(?![\\p{N}–-]))`, 'giu')
})

/** The counts that a business boasts of, and the year of its beginning: "over 3,000 repairs", "500+ customers", "since 1998". */
const countsIn = (text: string, language: Language): WrittenNumber[] =>
  /\d{3}/.test(text) ? matchesOf(text, countPattern(language)).map(({ 0: raw, index }) => ({ raw, index })) : []

/** A text with blanks instead of some numbers. */
function without(numbers: readonly WrittenNumber[], text: string): string {
  const ends = numbers.map(({ raw, index }) => index + raw.length)
  const blanks = numbers.map(({ raw, index }, i) => text.slice(ends[i - 1] ?? 0, index) + ' '.repeat(raw.length))
  return blanks.join('') + text.slice(ends.at(-1) ?? 0)
}

/** Whether a text is a price of the price list, which declares it. */
export const isPriceRow = ({ file, path }: Pick<TypedProse, 'file' | 'path'>) =>
  /^content\/prices(?:\.[a-z]{2})?\.yaml$/.test(file) && (path.at(-1) === 'price' || path.at(-2) === 'also')

/** Whether a text is a word of the contact form, which asks visitors and promises nothing. */
const isOfForm = ({ path }: TypedProse) => path[0] === 'contact' && path[1] === 'form'

/** The longest part of a sentence before and after a number, in characters. */
const AROUND = 60
/** Between two sentences. */
const STOP = /(?<=[.!?…;·]["»”)]?)\s+/u

/** The sentence of a text at a number, cut if it is long. */
function sentenceAt({ source }: TypedProse, { raw, index }: WrittenNumber): string {
  const end = index + raw.length
  const before = source.slice(Math.max(0, index - AROUND), index)
  const head = before.split(STOP).at(-1) ?? before
  const tail = source.slice(end, end + AROUND).split(STOP)[0] ?? ''
  const start = head.length === AROUND ? '…' : ''
  const rest = tail.length === AROUND ? '…' : ''
  return `${start}${head}${source.slice(index, end)}${tail}${rest}`.replace(/\s+/g, ' ').trim()
}

/** Whether a text is a label that is one number, such as "24/7", or of days without a closing hour: hours declare both. */
const isLabelOf = ({ file, path, text }: TypedProse, raw: string) =>
  /^content\/labels(?:\.[a-z]{2})?\.yaml$/.test(file) && (path.at(-1) === 'allDay' || text.trim() === raw)

/** The numbers in the prose of one file, each once for a text. Texts that are not real yet have none. */
export const numberNotes = (words: readonly YamlText[], context: Numbering): Note[] =>
  [...proseOf(words.filter(({ placeholder }) => !placeholder))].flatMap((prose) => {
    if (isPriceRow(prose) || prose.path.at(-1) === 'duration' || isOfForm(prose)) return []
    const notes = new Map<string, Note>()
    for (const number of numbersIn(prose.text, context)) {
      const key = normalNumber(number.raw)
      if (notes.has(key) || isLabelOf(prose, number.raw)) continue
      notes.set(key, { kind: 'number', path: prose.path, key, text: number.raw, sentence: sentenceAt(prose, number) })
    }
    return [...notes.values()]
  })

/** The numbers in the notes of some files, each sentence once. */
export function numbersOf(files: Iterable<FileNotes>): readonly UnclaimedNumber[] {
  const numbers = new Map<string, UnclaimedNumber>()
  for (const [page, notes] of files)
    for (const { kind, key: number, file = page, sentence = '' } of notes)
      if (kind === 'number') numbers.set(`${file} ${number} ${sentence}`, { file, number, sentence })
  return [...numbers.values()]
}
