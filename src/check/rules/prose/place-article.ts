// The article before the name of a place is one of its gender, and the name is in the case of the article: its declared
// forms tell both. The forms themselves are of no other name, of one gender, and in the case their key has elsewhere.
// Names of pages have their marks wherever they stand.
import type { FileNotes } from '../../../model/checks/note.ts'
import { defineRule, type Finding, type PageRecord } from '../../../model/checks/rule.ts'
import { groupedBy } from '../../site/grouped.ts'
import { bare } from '../../text/compared.ts'
import { expression, matchesOf } from '../../text/expression.ts'

export default defineRule({
  why: 'The wrong article before the name of their town tells readers that the page was filled in by a machine.',
  level: 'warning',
  help: 'write the name as inflections: of its page has it',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  needs: ['pages', 'notes'],

  *words(words) {
    const name = words.find(({ path }) => path[0] === 'name' && path.length === 1)
    for (const { file, path, text } of name ? words : [])
      if (name && path[0] === 'inflections' && isOfAnother(text, name.text))
        yield {
          text: `the form "${text}" is none of "${name.text}"`,
          at: { file, path },
          help: `write the form of ${name.text}`,
        }
  },

  *site({ language, pages, notes }) {
    const genders = language.prose?.articles
    if (!genders) return
    const articles = new Set(genders.flat(2))
    /** By each noun of a name, in small letters: the names that have it. */
    const known = new Map<string, { places: Place[]; noun: string }>()
    for (const { names } of pages.values()) {
      const [name = '', ...rest] = names
      const forms = rest
        .map((form) => form.split(/\s+/))
        .filter(([article = '']) => articles.has(article.toLowerCase()))
      const place = placeOf(name, forms, genders)
      if (!place) continue
      for (const noun of [...forms.map(([, ...words]) => words.join(' ')), name])
        known.set(bare(noun), { places: [...(known.get(bare(noun))?.places ?? []), place], noun })
    }
    const reported = new Set<string>()
    for (const [file, called] of notes('called'))
      for (const { key, text: article, path } of called) {
        const name = [key, key.replace(/ .*/, '')].find((each) => known.has(bare(each)))
        const own = name === undefined ? undefined : known.get(bare(name))
        if (!own || name === undefined) continue
        const wrong = own.places.map((place) => place(article.toLowerCase(), bare(name)))
        const [form] = wrong
        if (form !== undefined && !wrong.includes(undefined))
          yield {
            text: `"${article} ${name}" is not as the forms of the name say: ${form}`,
            at: { file, path },
            help: `write ${form}, or mend inflections`,
          }
        else if (name !== own.noun && !isLeantOn(name)) {
          for (const word of name.split(' ')) reported.add(`${file} ${path.join('.')} ${word}`)
          yield {
            text: `"${name}" is written ${own.noun} on its own page`,
            at: { file, path },
            help: `write ${own.noun}`,
          }
        }
      }
    const collections = new Map([...pages.values()].map(({ from, collection }) => [from, collection]))
    yield* ofTwoGenders(notes('form'), genders)
    yield* inAnotherCase(notes('form'), genders, collections)
    const spelled = spelledAs([...pages.values()])
    for (const [file, names] of notes('name'))
      for (const { key, text, path } of names) {
        const right = reported.has(`${file} ${path.join('.')} ${text}`) ? undefined : spelled(text, key)
        if (right !== undefined)
          yield { text: `"${text}" is written ${right} on its own page`, at: { file, path }, help: `write ${right}` }
      }
  },
})

/** By gender and number, within each by case, the nominative first: articles. */
type Articles = readonly (readonly (readonly string[])[])[]

/** Forms of one name with articles that no gender has together. */
function* ofTwoGenders(forms: readonly FileNotes[], genders: Articles): Generator<Finding> {
  const articles = new Set(genders.flat(2))
  for (const [file, notes] of forms) {
    const own = notes.filter(({ key }) => articles.has(key))
    const [first] = own
    const other = own.find(
      ({ key }) => !genders.some((all) => [key, first?.key ?? ''].every((one) => all.flat().includes(one))),
    )
    if (first && other)
      yield {
        text: `"${first.text}" and "${other.text}" are forms of two genders`,
        at: { file, path: first.path },
        help: 'write both with the article of the name',
      }
  }
}

/** Pages of a set that tell in which case a form is. */
const MANY = 5

/** A form in another case than the same form of nearly all other pages of the set: two forms that changed places. */
function* inAnotherCase(
  all: readonly FileNotes[],
  genders: Articles,
  collections: ReadonlyMap<string, string>,
): Generator<Finding> {
  const forms = all.flatMap(([file, notes]) =>
    notes.flatMap(({ path, key, text }) => {
      const cases = new Set(genders.flatMap((own) => own.flatMap((articles, i) => (articles.includes(key) ? [i] : []))))
      return cases.size > 0 ? [{ file, path, text, cases, set: `${collections.get(file)} ${path[1]}` }] : []
    }),
  )
  for (const set of groupedBy(forms, (form) => form.set).values()) {
    const counts = new Map<number, number>()
    for (const { cases } of set) for (const one of cases) counts.set(one, (counts.get(one) ?? 0) + 1)
    const [usual = -1, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
    if (count < MANY || count < set.length * MOST) continue
    const like = set.find(({ cases }) => cases.has(usual))
    for (const { file, path, text, cases } of set)
      if (!cases.has(usual))
        yield {
          text: `"${text}" is in another case than ${path.join('.')} of ${count} other pages: "${like?.text}"`,
          at: { file, path },
          help: 'two forms may have changed places: write each under its own key',
        }
  }
}
/** Of these, the part that is of one case. */
const MOST = 0.8

/** Whether a form has a name that its page has not, and has not one that the page has. */
function isOfAnother(form: string, name: string): boolean {
  const namesIn = (text: string) => matchesOf(text, NAME).map(([found]) => bare(found))
  const [own, formed] = [namesIn(name), namesIn(form)]
  // What is left of a short name stands in the middle of many others.
  const has = (word: string, part: string) => (part.length > SHORT ? word.includes(part) : word.startsWith(part))
  const isIn = (word: string, all: readonly string[]) =>
    all.some((other) => has(other, head(word)) || has(word, head(other)))
  return formed.some((word) => !isIn(word, own)) && own.some((word) => !isIn(word, formed))
}
const NAME = expression(/\p{Lu}\p{L}+/gu)
/** What all forms of a name begin with. */
const head = (word: string) => word.slice(0, word.length > LONG ? 4 : Math.min(3, word.length - 1))
const [LONG, SHORT] = [6, 2]

/** Letters of a name from which on its beginning is that of no other word, and by which a form of it may be longer. */
const [OWN, ENDING] = [5, 3]

/**
 * A word that no dictionary has -> the same with the marks that the name of a page has: an accent elsewhere, or a
 * diaeresis that is left out, which all forms of the name have.
 */
function spelledAs(pages: readonly Pick<PageRecord, 'names'>[]): (word: string, plain: string) => string | undefined {
  const words = pages.flatMap(({ names }) => names.join(' ').split(/[\s,·-]+/))
  const known = new Set(words)
  const byPlain = new Map(
    pages.flatMap(({ names: [name = ''] }) => name.split(/\s+/)).map((word) => [bare(word), word]),
  )
  const parted = words.flatMap((word) => {
    const at = word.search(DIAERESIS)
    return at > 0 && word.length > OWN ? [{ word, begins: bare(word).slice(0, -1), at }] : []
  })
  return (word, plain) => {
    if (known.has(word) || isLeantOn(word)) return undefined
    const same = byPlain.get(plain)
    const right = same === undefined ? word : same.charAt(0).toUpperCase() + same.slice(1)
    if (right !== word) return right
    for (const { word: name, begins, at } of parted)
      if (plain.startsWith(begins) && plain.length <= name.length + ENDING && LACKING.test(word.slice(at - 1, at + 1)))
        return `${word.slice(0, at)}${withDiaeresis(word.charAt(at))}${word.slice(at + 1)}`
    return undefined
  }
}

const ACCENT = /\u0301/g
/** Whether a name has a second accent, for a word that leans on it. */
const isLeantOn = (name: string) => name.split(' ').some((word) => matchesOf(word.normalize('NFD'), ACCENT).length > 1)
const DIAERESIS = /[\u0390\u03b0\u03ca\u03cb]/
/** A vowel without an accent, and one that is said with it for want of a diaeresis. */
const LACKING = /^[\u03b1\u03b5\u03bf\u03c5\u0391\u0395\u039f][\u03af\u03b9\u03c5\u03cd]$/
const withDiaeresis = (letter: string) =>
  letter
    .normalize('NFD')
    .replace(/^./, (vowel) => `${vowel}\u0308`)
    .normalize('NFC')

/** What to write for an article before a noun in small letters; undefined where the two go together. */
type Place = (article: string, noun: string) => string | undefined

/** The place of a name and its forms, each an article and words; undefined where they do not tell its gender. */
function placeOf(name: string, forms: readonly (readonly string[])[], genders: Articles): Place | undefined {
  const [first] = forms
  // The gender is the one that has the articles of all forms.
  const own = genders.filter((gender) => forms.every(([article = '']) => gender.flat().includes(article.toLowerCase())))
  if (!first || own.length === 0) return undefined
  const inCases = own.map((cases) =>
    cases.map((articles, i) => {
      const ofCase = forms.filter(([article = '']) => articles.includes(article.toLowerCase()))
      const nouns = [...(i === 0 ? [name] : []), ...ofCase.map(([, ...words]) => words.join(' '))]
      return { articles, nouns, small: new Set(nouns.map(bare)) }
    }),
  )
  return (article, noun) => {
    const cases = inCases.flat().filter(({ articles }) => articles.includes(article))
    // A case that no form is of has any.
    if (cases.some(({ small }) => small.size === 0 || small.has(noun))) return undefined
    const [declined] = cases.flatMap(({ nouns }) => nouns)
    return declined === undefined ? first.join(' ') : `${article} ${declined}`
  }
}
