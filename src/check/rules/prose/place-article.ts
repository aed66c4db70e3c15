// The article before the name of a page is the one its declared forms have.
import { defineRule, type Words } from '../../../model/checks/rule.ts'
import { plainText } from '../../../model/inline.ts'

export default defineRule({
  why: 'The wrong article before the name of their town tells readers that the page was filled in by a machine.',
  level: 'warning',
  help: 'write the name as inflections: of the page has it',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  *words(words, { language }) {
    const articles = language.prose?.articles
    if (!articles) return
    const all = [...new Set(articles.flat())]
    const forms = words.filter(({ path }) => path[0] === 'inflections').map(({ text }) => text)
    /** Which articles a form allows, by its own; the noun without it. */
    const known = forms.flatMap((form) => {
      const [article = '', ...rest] = form.split(/\s+/)
      const groups = articles.filter((group) => group.includes(article.toLowerCase()))
      return groups.length > 0 && rest.length > 0
        ? [{ form, noun: rest.join(' '), allowed: new Set(groups.flat()) }]
        : []
    })
    const texts = (known.length > 0 ? (words as readonly Words[]) : []).map(({ file, path, text }) => {
      const plain = plainText(text)
      return { file, path, plain, small: plain.toLowerCase() }
    })
    // Of two forms with one noun, what both allow together is allowed.
    for (const { form, noun } of known) {
      const same = known.filter((each) => each.noun === noun)
      if (same[0]?.form !== form) continue
      const allowed = (article: string) => same.some((each) => each.allowed.has(article))
      const pattern = new RegExp(`(?<!\\p{L})(${all.join('|')}) ${noun}(?!\\p{L})`, 'giu')
      for (const { file, path, plain } of texts.filter(({ small }) => small.includes(noun.toLowerCase())))
        for (const [found, article = ''] of plain.matchAll(pattern))
          if (!allowed(article.toLowerCase()))
            yield {
              text: `"${found}" is not as the forms of the name say: ${form}`,
              at: { file, path },
              help: `write ${form}, or mend inflections`,
            }
    }
  },
})
