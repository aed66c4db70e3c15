// The words of a YAML file -> what they are compared by with those of other files: long texts without the names of the
// page, questions and answers, towns named as served. Pure.
import type { Language } from '../../model/checks/language.ts'
import type { FileNotes, Note } from '../../model/checks/note.ts'
import type { Denied } from '../../model/checks/phrases.ts'
import type { Words } from '../../model/checks/rule.ts'
import type { Path } from '../../model/content.ts'
import { plainText } from '../../model/inline.ts'
import { shortDigest } from '../../runtime/digest.ts'
import { bare } from '../text/compared.ts'
import { expression, matchesOf } from '../text/expression.ts'
import { perLanguage } from '../text/language.ts'
import { amountsIn } from '../text/promises/amounts.ts'
import { OTHERWISE, promiseOf } from '../text/promises/claims.ts'
import { sentenceAt } from '../text/promises/speaker.ts'
import { mask, wordsOf } from '../text/similar.ts'
import { stemOf, stemsIn } from '../text/stems.ts'
import { lexiconOf } from '../text/unknown-words.ts'

/** Words of a text that nobody writes twice by chance. */
const LONG = 18

/** The title and the heading of a page name what it is about. */
const isHead = (path: Path) => ['head.title', 'hero.heading'].includes(path.join('.')) || path[1] === 'keywords'

/** A town (group 2) behind words that say it is served, and any. */
const servedIn = perLanguage(({ towns = [], serving }: Language) => {
  if (serving === undefined || towns.length === 0) return undefined
  const names = [...towns].sort((a, b) => b.length - a.length).join('|')
  const pattern = (before: string) => expression(`(?<!\\p{L})(${before})(${names})\\p{L}?(?!\\p{L})`, 'g')
  return { after: pattern(bare(serving).replaceAll('\\p{l}', '\\p{L}')), named: pattern('') }
})

const deniedIn = perLanguage(({ denials = {} }: Language) =>
  Object.entries(denials).map(([key, pattern]) => ({
    key: key as Denied,
    pattern: expression(`(?<!\\p{L})(?:${pattern})`, 'i'),
  })),
)

/** A town (group 1, without what stands before it) that a reader is said to be in: spoken to, or in a few words. */
const placedIn = perLanguage(({ placed }: Language) => {
  if (!placed) return undefined
  const name = '((?:\\p{Lu}\\p{Ll}+)(?: \\p{Lu}\\p{Ll}+)?)(?!\\p{L})'
  const before = `(?<!\\p{L})(?<!(?:${placed.street}) )`
  return {
    short: expression(`${before}(?:${placed.before})${name}`, 'g'),
    opening: expression(`(?<=^|[.;!·] )(?:${placed.opening ?? '(?!)'}) ${name}`, 'g'),
    yours: expression(`(?<!\\p{L})(?:${placed.yours}) (?:${placed.before})${name}`, 'gi'),
  }
})

/** Pattern of a word in small letters that may begin a sentence. */
const anyCase = (word: string) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`

/** A name (group 2) behind an article (group 1). */
const calledIn = perLanguage(
  ({ prose }: Language) =>
    prose &&
    prose.articles.length > 0 &&
    expression(
      `(?<!\\p{L})(${[...new Set(prose.articles.flat(2))].map(anyCase).join('|')}) ` +
        '(\\p{Lu}\\p{Ll}{2,}(?: \\p{Lu}\\p{Ll}{2,})?)(?!\\p{L})',
      'g',
    ),
)

/** Texts that say what a page is about, besides its head: what a copy of another page leaves in them is that page. */
const isLabel = (path: Path) =>
  /^(?:heading|question|price|summary)$/.test(String(path.at(-1))) &&
  !/^(?:related|neighbours|head)$/.test(String(path[0]))

/** Texts whose first words say what they are about. */
const isBody = (path: Path) => path.at(-1) === 'lead' || (path.at(-2) === 'paragraphs' && path.at(-1) === 0)
/** Words of such a text that are looked at. */
const OPENING = 4

/** Texts of a few words that are about the page they stand on: headings, points, boxes, what pictures show. */
const isShort = (path: Path) =>
  /^(?:heading|title|alt|summary|detail|question|lead)$/.test(String(path.at(-1))) ||
  path[0] === 'urgent' ||
  path.includes('facts')

/** A smaller number at the head of a text counts what the text is about. */
const MANY = 5

/** Units of what a site has pages of. */
const COUNTED: ReadonlySet<string> = new Set(['place', 'service'])

/** What the words of one file are compared by. */
export function notesOf(words: readonly Words[], language: Language): Note[] {
  const own = words.filter(({ path }) => path[0] === 'inflections' || (path[0] === 'name' && path.length === 1))
  const names = own.map(({ text }) => text)
  const answers = new Map(words.map(({ path, text }) => [path.join('.'), text]))
  const served = servedIn(language)
  const lexicon = lexiconOf(language)
  const denied = deniedIn(language)
  const placed = placedIn(language)
  const called = calledIn(language)
  const ownStems = names.map((name) => wordsOf(name).map((word) => stemOf(word, language)))
  const namesOwn = (text: string) => {
    const found = wordsOf(text).map((word) => stemOf(word, language))
    return ownStems.some((stems) => stems.every((stem) => found.includes(stem)))
  }
  return words.flatMap(({ path, text }) => {
    const out: Note[] = []
    const plain = plainText(text)
    if (path.at(-1) === 'question') {
      const answer = answers.get([...path.slice(0, -1), 'answer'].join('.'))
      const key = wordsOf(bare(plain)).join(' ')
      if (answer !== undefined) out.push({ kind: 'question', path, key, text: shortDigest(wordsOf(answer).join(' ')) })
    }
    // A text of fewer letters than words of two has fewer words.
    if (plain.length > LONG * 3 && path[0] !== 'head') {
      const list = wordsOf(plain)
      const masked = list.length < LONG ? [] : mask(list, names)
      // As it is, too, where it names the page: a copy has either.
      const keys = [masked, ...(masked.includes('_') ? [list] : [])].flatMap((all) =>
        all.length === 0 ? [] : [shortDigest(all.join(' '))],
      )
      for (const key of keys) out.push({ kind: 'paragraph', path, key, text: plain.slice(0, 40) })
    }
    const pattern = isHead(path) ? served?.named : served?.after
    if (pattern)
      for (const { 1: before = '', 2: town = '', index } of matchesOf(bare(plain), pattern))
        out.push({
          kind: 'town',
          path,
          key: town,
          text: plain.slice(index + before.length, index + before.length + town.length),
        })
    if (!isHead(path) && path[0] !== 'neighbours') {
      const where = placed?.[isShort(path) ? 'short' : 'yours']
      const places = where ? matchesOf(plain, where) : []
      for (const { 0: found, 1: town = '' } of places.length > 0 && namesOwn(plain) ? [] : places) {
        const name = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?/u.exec(town)?.[0]
        if (name !== undefined)
          out.push({ kind: 'where', path, key: name, text: found.slice(0, found.length - town.length + name.length) })
      }
      for (const { 0: found, 1: quarter = '', index } of placed ? matchesOf(plain, placed.opening) : [])
        if (!namesOwn(sentenceAt(plain, index, found.length).text))
          out.push({ kind: 'opening', path, key: quarter, text: found })
    }
    for (const { 1: article = '', 2: name = '' } of called && path[0] !== 'inflections' ? matchesOf(plain, called) : [])
      out.push({ kind: 'called', path, key: name, text: article })
    const opening = isBody(path) ? wordsOf(plain).slice(0, OPENING).join(' ') : undefined
    if (opening !== undefined || isLabel(path))
      out.push({ kind: 'label', path, key: [...stemsIn(opening ?? plain, language)].join(' '), text: opening ?? plain })
    for (const { key, pattern } of denied) {
      const found = pattern.exec(plain)?.[0]
      if (found !== undefined) out.push({ kind: 'denial', path, key, text: found })
    }
    for (const amount of /\p{L}/u.test(plain) ? amountsIn(plain, language) : []) {
      if (!COUNTED.has(amount.unit) || amount.low !== amount.high) continue
      const about = promiseOf(amount, plain, language)
      if ((about !== undefined && about !== OTHERWISE) || (isShort(path) && amount.index === 0 && amount.low >= MANY))
        out.push({ kind: 'count', path, key: `${amount.unit} ${amount.low}`, text: amount.raw })
    }
    // What people search for is written as they write it.
    for (const word of path[1] === 'keywords' ? [] : (lexicon?.unknownIn(plain) ?? [])) {
      const meant = lexicon?.meantBy(word)
      out.push({ kind: 'word', path, key: word.toLowerCase(), text: word, ...(meant !== undefined && { meant }) })
    }
    return out
  })
}

/** The notes of many files by kind, found when a rule asks for them. */
export function notesByKind(files: readonly FileNotes[]): (kind: Note['kind']) => readonly FileNotes[] {
  const known = new Map<Note['kind'], readonly FileNotes[]>()
  return (kind) => {
    const done = known.get(kind)
    if (done) return done
    const found = files.flatMap(([file, notes]): FileNotes[] => {
      const own = notes.filter((note) => note.kind === kind)
      return own.length > 0 ? [[file, own]] : []
    })
    known.set(kind, found)
    return found
  }
}
