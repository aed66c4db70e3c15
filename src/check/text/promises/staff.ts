// The words of a file -> the work of the people it lists, how many of one work it says that there are, and since when
// somebody is here. Pure.
import type { Language } from '../../../model/checks/language.ts'
import type { Note } from '../../../model/checks/note.ts'
import type { Words } from '../../../model/checks/rule.ts'
import { plainText } from '../../../model/inline.ts'
import { bare } from '../compared.ts'
import { expression, matchesOf } from '../expression.ts'
import { perLanguage } from '../language.ts'
import { stemOf, stemsIn } from '../stems.ts'

/** People that a list has at least; more are not told one by one. */
const [FEWEST, MOST] = [3, 20]

/** A pattern over texts in small letters without accents. */
const plain = (pattern: string) => bare(pattern).replaceAll('\\p{l}', '\\p{L}')

const patternsOf = perLanguage(({ counting, speakers }: Language) => {
  const words = (counting?.words ?? []).filter(([, value]) => Number.isInteger(value) && value > 1 && value <= MOST)
  const number = `\\d{1,2}|${words.map(([word]) => word).join('|') || '(?!)'}`
  const people = `(${number}) (?:\\p{L}+ )?(\\p{L}{4,})(?=[.,;:!)]|$| (?:${plain(speakers?.joins ?? '(?!)')}) )`
  return {
    number: words.map(([word, value]) => ({ value, pattern: expression(`^(?:${word})$`) })),
    /** Of all that a list has, and of the business itself. */
    counted: expression(`(?<![\\p{L}\\d.,])${people}`, 'g'),
    joined: speakers?.joined === undefined ? undefined : expression(`(?<!\\p{L})(?:${speakers.joined})`, 'i'),
    since:
      speakers?.hereSince === undefined
        ? undefined
        : expression(`(?<!\\p{L})(\\p{Lu}\\p{Ll}{2,}(?: \\p{Lu}\\p{Ll}{2,})?)(?:${speakers.hereSince})`, 'g'),
    sign: speakers?.staff === undefined ? undefined : expression(`(?:${speakers.staff}) `, 'i'),
    ours:
      speakers?.staff === undefined ? undefined : expression(`(?<!\\p{L})(?:${plain(speakers.staff)}) ${people}`, 'g'),
  }
})

/** Who is listed, by the stems of what they do, and how many of them a text counts: "we are four masons". */
export function staffIn(words: readonly Words[], language: Language): Note[] {
  const { number, counted, ours, sign } = patternsOf(language)
  const years = words.some(({ text }) => YEAR.test(text)) ? yearsIn(words, language) : []
  if (!ours || !sign) return years
  const roles = words.flatMap(({ path, text }): Note[] =>
    path.at(-1) === 'role'
      ? [{ kind: 'role', path, key: [...stemsIn(text.split(/[,(]/)[0] ?? '', language)].join(' '), text }]
      : [],
  )
  const isList = roles.length >= FEWEST
  const counts = words.flatMap(({ path, text }): Note[] => {
    // Nearly all texts say nothing of the kind.
    if (!isList && !sign.test(text)) return []
    const typed = plainText(text)
    const small = bare(typed)
    return matchesOf(small, isList ? counted : ours).map(({ 0: found, 1: many = '', 2: who = '', index }) => {
      // A letter whose accent is a character of its own makes the typed text longer: then the bare one stands for it.
      const raw = small.length === typed.length ? typed.slice(index, index + found.length) : found
      const value = /^\d/.test(many) ? Number(many) : number.find(({ pattern }) => pattern.test(many))?.value
      return { kind: 'staff', path, key: `${value} ${stemOf(who, language)}`, text: raw }
    })
  })
  return [...(isList ? roles : []), ...counts, ...years]
}

const YEAR = /(?:19|20)\d\d/
const NAME = expression('(?<!\\p{L})\\p{Lu}\\p{Ll}{2,}', 'g')

/** In which year the people of a list joined, and since which texts say that somebody is here. */
function yearsIn(words: readonly Words[], language: Language): Note[] {
  const { joined, since } = patternsOf(language)
  if (!joined || !since) return []
  return words.flatMap(({ path, text }): Note[] => {
    if (!YEAR.test(text)) return []
    const plain = plainText(text)
    const [found, year] = joined.exec(plain) ?? []
    const item = path.slice(0, -1).join()
    const isName = (other: Words) => other.path.at(-1) === 'name' && other.path.slice(0, -1).join() === item
    const who = found === undefined || item === '' ? undefined : words.find(isName)?.text
    const keyOf = (name: string, of: string | undefined) =>
      [of, ...matchesOf(name, NAME).map(([each]) => stemOf(each, language))].join(' ')
    return [
      ...(found === undefined || who === undefined
        ? []
        : [{ kind: 'joined' as const, path, key: keyOf(who, year), text: found }]),
      ...matchesOf(plain, since).map(
        ({ 0: raw, 1: name = '', 2: began }): Note => ({
          kind: 'here since',
          path,
          key: keyOf(name, began),
          text: raw,
        }),
      ),
    ]
  })
}

/** Letters that two forms of one word share. */
const ALIKE = 5

/** Whether two stems are forms of one word: "nurse", "nurses". */
export const isOneWord = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= ALIKE && (one.startsWith(other) || other.startsWith(one))
