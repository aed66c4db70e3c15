// The words of a YAML file -> what they are compared by with those of other files: long texts without the names of the
// page, questions and answers, towns named as served. Pure.

import type { Denied } from '../../model/checks/deeds.ts'
import type { Language } from '../../model/checks/language.ts'
import type { Note } from '../../model/checks/note.ts'
import type { Words } from '../../model/checks/rule.ts'
import type { Path } from '../../model/content.ts'
import { plainText } from '../../model/inline.ts'
import { FACT } from '../../model/schemas/fields.ts'
import { shortDigest } from '../../runtime/digest.ts'
import { services } from '../data/services.ts'
import { bare } from '../text/compared.ts'
import { endsIn } from '../text/dates.ts'
import { expression, matchesOf } from '../text/expression.ts'
import { perLanguage } from '../text/language.ts'
import { lexiconOf } from '../text/lexicon/unknown-words.ts'
import { misspellingsIn } from '../text/misspelling.ts'
import { candidates, lazyPattern } from '../text/prefilter/candidates.ts'
import { atStart } from '../text/prefilter/patterns.ts'
import { amountsIn } from '../text/promises/amounts.ts'
import { OTHERWISE, promiseOf } from '../text/promises/claims.ts'
import { staffIn } from '../text/promises/staff.ts'
import { masked, wordsOf } from '../text/similar.ts'
import { stemOf, stemsIn } from '../text/stems.ts'
import { isShort, landmarksIn, listedTowns, peopleIn, placesIn, townsIn } from './whereabouts.ts'

/** Words in a row that nobody writes twice by chance. */
const LONG = 18
/** Words of a summary that say more than how soon somebody comes. */
const SUMMARY = 8
/** A text as a message shows it. */
const shown = (text: string) => text.slice(0, 40)

/**
 * The sentences of a text, from each on as many as are long together: whatever another text has of it in a row, if it
 * is long, begins with one of these.
 */
function runsOf(path: Path, plain: string, mask: (words: readonly string[]) => string[]): Note[] {
  const starts = [0, ...matchesOf(plain, STOP).map(({ 0: stop, index }) => index + stop.length)]
  const sentences = starts.map((start, i) => wordsOf(plain.slice(start, starts[i + 1])))
  return sentences.flatMap((_, from) => {
    const list: string[] = []
    for (let i = from; list.length < LONG && i < sentences.length; i++) list.push(...(sentences[i] ?? []))
    if (list.length < LONG || sentences[from]?.length === 0) return []
    const sentence = mask(list)
    // As it is, too, where it names the page: a copy has either.
    return [sentence, ...(sentence.includes('_') ? [list] : [])].map(
      (words): Note => ({
        kind: 'paragraph',
        path,
        key: shortDigest(words.join(' ')),
        text: shown(plain.slice(starts[from])),
      }),
    )
  })
}

/** The words of a text, and those without the name of its page and without which variant of a claim it has. */
function likeness(plain: string, source: string, mask: (words: readonly string[]) => string[]): readonly string[][] {
  const whole = wordsOf(plain)
  const own = mask(wordsOf(source))
  const isOwn = own.filter((word) => word !== '_').length >= SUMMARY
  return isOwn && own.join(' ') !== whole.join(' ') ? [whole, own] : [whole]
}
/** Which variant of a claim is meant. */
const VARIANT = /\.[\w.-]+\}/g

/** What a text may say is not done, and what of that it may say is. */
const deniedIn = perLanguage(({ denials = {}, otherDenials = [], admissions = {} }: Language) =>
  candidates(
    [...[denials, ...otherDenials].map((all) => ['denial', all] as const), ['admission', admissions] as const].flatMap(
      ([kind, all]) =>
        Object.entries(all).map(([key, pattern]) => ({
          kind,
          key: key as Denied,
          pattern: lazyPattern(atStart(pattern), 'i'),
        })),
    ),
    true,
  ),
)

/** Services of others that a sentence says are used. */
function* servicesIn(path: Path, text: string, language: Language): Generator<Note> {
  const pattern = SERVICE.exec(text) ? usedIn(language) : undefined
  if (!pattern) return
  for (const sentence of text.split(/(?<=[.;!?])\s+/))
    for (const [key, service] of SERVICES.entries())
      if (service.test(sentence) && pattern.does.test(sentence) && !pattern.not.test(sentence))
        yield { kind: 'service', path, key: String(key), text: shown(sentence) }
}
const calledBy = (called: string) => expression(`(?<!\\p{L})(?:${called})(?!\\p{L})`)
const SERVICES = services.map(({ called }) => calledBy(called))
const SERVICE = calledBy(services.map(({ called }) => called).join('|'))
const usedIn = perLanguage(({ uses }: Language) => {
  const [does, not] = (uses ?? []).map((words) => expression(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'i'))
  return does && not && { does, not }
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
/** The thing (group 1) that a text says is worked on. */
const workedOn = perLanguage(
  ({ naming }: Language) =>
    naming?.work !== undefined && expression(`(?<!\\p{L})(?:${naming.work}) (\\p{L}{4,})(?!\\p{L})`),
)

/** Letters of a stem that all forms of a word have. */
const ALIKE = 6

/** What a heading says is worked on, where nothing else in the file names it. */
function worksOn({ path, text }: Pick<Words, 'path' | 'text'>, words: readonly Words[], language: Language): Note[] {
  const pattern = workedOn(language)
  const thing = pattern ? pattern.exec(bare(plainText(text)))?.[1] : undefined
  if (thing === undefined) return []
  const key = stemOf(thing, language)
  // A longer word has its first letters in all forms.
  const isIt = (stem: string) => stem === key || (key.length >= ALIKE && stem.startsWith(key.slice(0, ALIKE)))
  const isNamed = words.some((other) => other.path !== path && [...stemsIn(plainText(other.text), language)].some(isIt))
  return isNamed ? [] : [{ kind: 'work', path, key, text: plainText(text) }]
}

/** Words of such a text that are looked at. */
const OPENING = 4

/** The end of a sentence. */
const STOP = /[.;!?·…]+["»”)]*\s+/g

/** A smaller number at the head of a text counts what the text is about. */
const MANY = 5

/** Whether a sentence of what search results show is no more than a number and what it counts: "In all, 32 areas." */
const isWholeSentence = (path: Path, plain: string, { index, raw }: { index: number; raw: string }): boolean =>
  path[0] === 'head' && ONE_WORD.test(plain.slice(0, index)) && /^(?:[.!:·]|$)/.test(plain.slice(index + raw.length))
/** A sentence of a word so far, or of none. */
const ONE_WORD = expression('(?:^|[.!·:]\\s)(?:\\p{L}{2,10},? )?$')

/** Units of what a site has pages of. */
const COUNTED: ReadonlySet<string> = new Set(['place', 'service', 'page'])

/** Stems that a short text may have, and such as are too few to say what it is about. */
const [POINT, LONG_POINT, FEWEST] = [14, 24, 3]
/** Texts that rightly tell of other things than their page: questions, what stands in running text, names. */
const isAside = (path: Path) =>
  /^(?:head|name|inflections|related|neighbours)$/.test(String(path[0])) ||
  /^(?:question|answer|alt|caption)$/.test(String(path.at(-1))) ||
  path.at(-2) === 'paragraphs'

/** The short texts of a file that say what something is, and the stems of all of its texts. */
function subjectsOf(words: readonly Words[], language: Language): Note[] {
  const counts = new Map<string, number>()
  const points: Note[] = []
  for (const { path, source, about = '' } of words) {
    const plain = plainText(source.replace(FACT, ' '))
    const stems = stemsIn(plain, language)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    const isDescription = path[0] === 'head' && path[1] === 'description'
    if ((isDescription || !isAside(path)) && stems.size >= FEWEST && stems.size <= (isDescription ? LONG_POINT : POINT))
      points.push({ kind: 'point', path, key: about, text: plain })
  }
  const [once, often] = [1, 2].map((least) =>
    [...counts].flatMap(([stem, count]) => (Math.min(count, 2) === least ? [stem] : [])).join(' '),
  )
  return [...points, { kind: 'stems', path: [], key: often ?? '', text: once ?? '' }]
}

/** What the words of one file are compared by. */
export function notesOf(words: readonly Words[], language: Language): Note[] {
  const own = words.filter(({ path }) => path[0] === 'inflections' || (path[0] === 'name' && path.length === 1))
  const names = own.map(({ text }) => text)
  const mask = masked(names)
  const answers = new Map(words.map(({ path, text }) => [path.join('.'), text]))
  const lexicon = lexiconOf(language)
  const denied = deniedIn(language)
  const called = calledIn(language)
  const ownStems = names.map((name) => wordsOf(name).map((word) => stemOf(word, language)))
  const namesOwn = (text: string) => {
    const found = wordsOf(text).map((word) => stemOf(word, language))
    return ownStems.some((stems) => stems.every((stem) => found.includes(stem)))
  }
  const parts = new Map<string, number>()
  const landmarks = new Set<string>()
  const notes = words.flatMap(({ path, text, source }) => {
    const out: Note[] = []
    const plain = plainText(text)
    const part = String(path[0])
    if (path.length > 1) parts.set(part, (parts.get(part) ?? 0) + wordsOf(plain).length)
    if (path.at(-1) === 'question') {
      const answer = answers.get([...path.slice(0, -1), 'answer'].join('.'))
      const key = wordsOf(bare(plain)).join(' ')
      if (answer !== undefined) out.push({ kind: 'question', path, key, text: shortDigest(wordsOf(answer).join(' ')) })
    }
    // A text of fewer letters than words of two has fewer words. The words of a claim are no paragraph of the page.
    if (plain.length > LONG * 3 && path[0] !== 'head')
      out.push(...runsOf(path, source.includes('{') ? plainText(source) : plain, mask))
    // A summary may be what its own page begins with: it is compared with summaries alone, and so is a lead with leads.
    const sort =
      (path[0] === 'summary' && path.length === 1) || path.join('.') === 'hero.lead' ? path.at(-1) : undefined
    if (sort !== undefined && wordsOf(plain).length >= SUMMARY)
      for (const list of likeness(plain, plainText(source.replaceAll(VARIANT, '}')), mask))
        out.push({ kind: 'paragraph', path, key: shortDigest(String(sort), list.join(' ')), text: shown(plain) })
    out.push(
      ...townsIn(path, plain, language),
      ...listedTowns(path, plain, language),
      ...placesIn(path, plain, namesOwn, language),
      ...peopleIn(path, plain, namesOwn, language),
      ...landmarksIn(path, plain, landmarks, language),
      ...servicesIn(path, plain, language),
    )
    for (const { 1: article = '', 2: name = '' } of called && path[0] !== 'inflections' ? matchesOf(plain, called) : [])
      out.push({ kind: 'called', path, key: name, text: article })
    if (path[0] === 'inflections' && path.length === 2)
      out.push({ kind: 'form', path, key: plain.split(' ')[0]?.toLowerCase() ?? '', text: plain })
    for (const { day, text } of endsIn(plain, language)) out.push({ kind: 'ends', path, key: day, text })
    const opening = isBody(path) ? wordsOf(plain).slice(0, OPENING).join(' ') : undefined
    if (opening !== undefined || isLabel(path))
      out.push({ kind: 'label', path, key: [...stemsIn(opening ?? plain, language)].join(' '), text: opening ?? plain })
    if (path.at(-1) === 'heading' && isLabel(path)) out.push(...worksOn({ path, text }, words, language))
    for (const { kind, key, pattern } of denied(plain)) {
      const found = pattern.expression().exec(plain)?.[0]
      if (found !== undefined) out.push({ kind, path, key, text: found })
    }
    for (const amount of /\p{L}/u.test(plain) ? amountsIn(plain, language) : []) {
      if (!COUNTED.has(amount.unit) || amount.low !== amount.high) continue
      const about = promiseOf(amount, plain, language)
      const isCounted = (isShort(path) && amount.index === 0) || isWholeSentence(path, plain, amount)
      if ((about !== undefined && about !== OTHERWISE) || (isCounted && amount.low >= MANY))
        out.push({
          kind: 'count',
          path,
          key: `${amount.unit} ${amount.low}${amount.from ? '+' : ''}`,
          text: amount.raw,
        })
    }
    // What people search for is written as they write it.
    for (const { word, meant } of path[1] === 'keywords' ? [] : misspellingsIn(plain, language))
      out.push({ kind: 'word', path, key: stemOf(word, language), text: word, meant })
    if (path[0] !== 'inflections' && path.join() !== 'name' && path[1] !== 'keywords')
      for (const name of lexicon?.namesIn(plain) ?? []) out.push({ kind: 'name', path, key: bare(name), text: name })
    return out
  })
  return [
    ...notes,
    ...staffIn(words, language),
    ...subjectsOf(words, language),
    ...[...parts].map(([part, count]): Note => ({ kind: 'part', path: [part], key: part, text: String(count) })),
  ]
}
