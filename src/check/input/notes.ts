// Reduces the words of a YAML file to the facts by which rules compare it with other files.

import { bare } from '../../language/bare.ts'
import type { Language } from '../../language/language.ts'
import type { Path } from '../../model/data.ts'
import { groupedBy } from '../../model/grouped.ts'
import { listIn, plainText } from '../../model/inline.ts'
import { shortDigest } from '../../runtime/digest.ts'
import { numberNotes } from '../facts/numbers.ts'
import { openDaysIn } from '../facts/open-days.ts'
import { proseOf, withoutTokens } from '../facts/prose.ts'
import type { FileNotes, Note } from '../note.ts'
import type { PageContext, SiteContext, YamlText } from '../rule.ts'
import { endsIn } from '../text/dates.ts'
import { misspellingsIn } from '../text/misspelling.ts'
import { hashOfWord, lowerWords, masked } from '../text/similar.ts'
import { stemOf } from '../text/stems.ts'

/** So many equal words in a row are a copy. */
const LONG = 18
/** The same for a summary or a lead. */
const SUMMARY = 8
/** The end of a sentence. */
const STOP = /(?<![.;!?·…])[.;!?·…]+["»”)]*\s+/gu
/** A name: words with a capital, one after the other. */
const NAME = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}’'-]+(?:[ \u00a0]\p{Lu}[\p{L}’'-]+)*/gu

const shown = (text: string) => text.slice(0, 40)

type Mask = (words: readonly string[]) => string[]

/** The notes of one file. */
export function notesOf(words: readonly YamlText[], context: Pick<PageContext, 'site' | 'language'>): Note[] {
  const { language } = context
  const prose = words.filter(({ isLabel }) => !isLabel)
  const names = prose.flatMap(({ path, text }) => (isName(path) ? [text] : []))
  const mask = masked(names)
  const answers = new Map(prose.map(({ path, text }) => [path.join('.'), text]))
  return [
    ...prose.flatMap((text) => [...questionOf(text, answers), ...paragraphsOf(text, mask), ...namesIn(text)]),
    ...words.flatMap((text) => [...unknownWordsIn(text, language), ...endsOf(text, language)]),
    ...numberNotes(words, context),
    ...((context.site.languages ?? []).length > 1 ? listsIn(words) : []),
    ...[...proseOf(words)].flatMap(({ path, text }) =>
      openDaysIn(text, path, language).map((found): Note => ({ kind: 'days', path, ...found })),
    ),
    ...[...groupedBy(prose, ({ path }) => path[0])].flatMap(([key = '', texts]) => vocabularyOf(texts, [key])),
    ...words.flatMap(({ path, text }): Note[] =>
      path.length > 1 && path.at(-1) === 'name' ? [{ kind: 'person', path, key: text, text }] : [],
    ),
  ]
}

/** Letters of the shortest words of the vocabulary. */
const TELLING = 5

/** The longer words of a part of a file. */
function vocabularyOf(prose: readonly YamlText[], path: Path): Note[] {
  const words = new Set(
    prose.flatMap(({ text }) => lowerWords(plainText(text)).filter((word) => word.length >= TELLING)),
  )
  return words.size === 0 ? [] : [{ kind: 'vocabulary', path, key: [...words].map(hashOfWord).join(''), text: '' }]
}

/** A function that returns the files with notes of a kind. */
export const notesByKind =
  (files: readonly FileNotes[]): SiteContext['notes'] =>
  (kind, isAsked = () => true) =>
    files.flatMap(([file, notes]) => {
      const ofKind = isAsked(file) ? notes.filter((note) => note.kind === kind) : []
      return ofKind.length > 0 ? [[file, ofKind] as const] : []
    })

const isName = (path: Path) => path[0] === 'inflections' || path.join() === 'name'

/** A question with its answer. */
function questionOf({ path, text }: YamlText, answers: ReadonlyMap<string, string>): Note[] {
  const answer = path.at(-1) === 'question' ? answers.get([...path.slice(0, -1), 'answer'].join('.')) : undefined
  if (answer === undefined) return []
  const key = lowerWords(bare(plainText(text))).join(' ')
  return [{ kind: 'question', path, key, text: shortDigest(lowerWords(answer).join(' ')) }]
}

/** The texts that are compared as a whole, by their paths. */
const SUMMARIES = new Map([
  ['summary', 'summary'],
  ['hero.lead', 'lead'],
])

/** The long runs of a text, or the whole of a summary or a lead. */
function paragraphsOf({ path, text, source }: YamlText, mask: Mask): Note[] {
  const plain = plainText(text)
  const kind = SUMMARIES.get(path.join('.'))
  // A text with fewer letters has fewer words. The words of a claim are no paragraph; a summary may be an excerpt.
  const isLong = plain.length > LONG * 3 && path[0] !== 'head' && path[0] !== 'summary'
  const runs = isLong ? runsOf(path, withoutTokens(source), mask) : []
  const masked = kind === undefined ? [] : mask(lowerWords(withoutTokens(source)))
  return masked.length < SUMMARY
    ? runs
    : [...runs, { kind: 'paragraph', path, key: shortDigest(String(kind), masked.join(' ')), text: shown(plain) }]
}

/** The run that begins with each sentence: a copy in another text begins with one of these. */
function runsOf(path: Path, plain: string, mask: Mask): Note[] {
  const starts = [0, ...[...plain.matchAll(STOP)].map(({ 0: stop, index }) => index + stop.length)]
  const sentences = starts.map((start, i) => lowerWords(plain.slice(start, starts[i + 1])))
  const keys = sentences.map((words) => mask(words).join(' '))
  return sentences.flatMap(({ length }, from): Note[] => {
    let to = from
    let words = 0
    while (words < LONG && to < sentences.length) words += sentences[to++]?.length ?? 0
    if (words < LONG || length === 0) return []
    const key = shortDigest(keys.slice(from, to).join(' '))
    return [{ kind: 'paragraph', path, key, text: shown(plain.slice(starts[from])) }]
  })
}

/** The names in a text, except those in its links. */
function namesIn({ path, source }: YamlText): Note[] {
  if (isName(path) || path.includes('keywords')) return []
  const text = withoutTokens(source.replace(/\[[^[\]\n]+\]\([^)\s[]*\)/g, ' '))
  const names = [...new Set(text.match(NAME))]
  return names.length === 0 ? [] : [{ kind: 'names', path, key: names.join('|'), text: shown(text) }]
}

/** Words that are in no dictionary. Keywords are written as people search. */
const unknownWordsIn = ({ path, text }: YamlText, language: Language): Note[] =>
  path.includes('keywords')
    ? []
    : misspellingsIn(plainText(text), language).map(({ word, meant }) => ({
        kind: 'word',
        path,
        key: stemOf(word, language),
        text: word,
        ...(meant !== undefined && { meant }),
      }))

/** The last days of offers, and those of parts of the site. */
function endsOf({ path, text }: YamlText, language: Language): Note[] {
  const ends = path.at(-1) === 'until' ? [{ day: text, text }] : endsIn(plainText(text), language)
  return ends.map((end) => ({ kind: 'ends', path, key: end.day, text: end.text }))
}

/** The lists of a file, the outer ones first, and those of lines in a text, which have a text. */
function listsIn(words: readonly YamlText[]): Note[] {
  const lists = new Map<string, Note>()
  const add = (path: Path, length: number, text: string) =>
    lists.set(path.join('.'), { kind: 'list', path, key: String(length), text })
  for (const { path, text } of words) {
    for (const [i, key] of path.entries()) if (typeof key === 'number') add(path.slice(0, i), key + 1, '')
    const list = listIn(text)
    if (list) add(path, list.items.length, shown(text))
  }
  return [...lists.values()].sort((one, other) => one.path.length - other.path.length)
}
