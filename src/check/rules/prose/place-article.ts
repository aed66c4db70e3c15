// The article before the name of a place is one of its gender, which its declared forms tell.
import { defineRule } from '../../../model/checks/rule.ts'
import { bare } from '../../text/compared.ts'

export default defineRule({
  why: 'The wrong article before the name of their town tells readers that the page was filled in by a machine.',
  level: 'warning',
  help: 'write the name as inflections: of its page has it',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  needs: ['pages', 'notes'],

  *site({ language, pages, notes }) {
    const genders = language.prose?.articles
    if (!genders) return
    /** By each noun of a name, in small letters: the articles it may have, the form to write, its right spelling. */
    const known = new Map<string, { allowed: Set<string>; form: string; noun: string }>()
    for (const { names } of pages.values()) {
      const [name = '', ...rest] = names
      const forms = rest.map((form) => form.split(/\s+/)).filter(([article = '']) => isArticle(article))
      // The gender is the one that has the articles of all forms.
      const own = genders.filter((gender) => forms.every(([article = '']) => gender.includes(article.toLowerCase())))
      if (forms.length === 0 || own.length === 0) continue
      for (const [article = '', ...words] of [...forms, ['', ...name.split(/\s+/)]]) {
        const noun = words.join(' ')
        const before = known.get(bare(noun))
        known.set(bare(noun), {
          allowed: new Set([...(before?.allowed ?? []), ...own.flat()]),
          form: before?.form ?? (article === '' ? (rest[0] ?? noun) : `${article} ${noun}`),
          noun,
        })
      }
    }
    function isArticle(word: string) {
      return genders?.some((gender) => gender.includes(word.toLowerCase())) === true
    }
    for (const [file, called] of notes('called'))
      for (const { key, text: article, path } of called) {
        const name = [key, key.replace(/ .*/, '')].find((each) => known.has(bare(each)))
        const own = name === undefined ? undefined : known.get(bare(name))
        if (!own || name === undefined) continue
        if (!own.allowed.has(article.toLowerCase()))
          yield {
            text: `"${article} ${name}" is not as the forms of the name say: ${own.form}`,
            at: { file, path },
            help: `write ${own.form}, or mend inflections`,
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
