// The article before the name of a place is one of its gender, and the name is in the case of the article: its declared
// forms tell both. The forms themselves are of no other name.
import { defineRule } from '../../../model/checks/rule.ts'
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
        else if (name !== own.noun)
          yield {
            text: `"${name}" is written ${own.noun} on its own page`,
            at: { file, path },
            help: `write ${own.noun}`,
          }
      }
  },
})

/** Whether a form has a name that its page has not, and has not one that the page has. */
function isOfAnother(form: string, name: string): boolean {
  const namesIn = (text: string) => matchesOf(text, NAME).map(([found]) => bare(found))
  const [own, formed] = [namesIn(name), namesIn(form)]
  const isIn = (word: string, all: readonly string[]) =>
    all.some((other) => other.includes(head(word)) || word.includes(head(other)))
  return formed.some((word) => !isIn(word, own)) && own.some((word) => !isIn(word, formed))
}
const NAME = expression(/\p{Lu}\p{L}+/gu)
/** What all forms of a name begin with. */
const head = (word: string) => word.slice(0, word.length > LONG ? 4 : Math.min(3, word.length - 1))
const LONG = 6

/** What to write for an article before a noun in small letters; undefined where the two go together. */
type Place = (article: string, noun: string) => string | undefined

/** The place of a name and its forms, each an article and words; undefined where they do not tell its gender. */
function placeOf(
  name: string,
  forms: readonly (readonly string[])[],
  genders: readonly (readonly (readonly string[])[])[],
): Place | undefined {
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
