// All URLs transliterate a letter in the same way.
import type { Language } from '../../../model/checks/language.ts'
import { defineRule, type PageRecord } from '../../../model/checks/rule.ts'
import { lettersOf } from '../../../model/checks/slugs.ts'
import { once } from '../../../runtime/once.ts'
import { scripts } from '../../data/scripts.ts'
import { bare } from '../../text/language.ts'

/** Length of the shortest words and URL parts that are compared. */
const SHORTEST = 3

export default defineRule({
  why: 'Visitors who type a URL from memory can learn one transliteration of Greek, not two.',
  level: 'warning',
  help: 'use one way for new URLs; add a redirect for a published one that you change',
  source: 'ELOT 743 (ISO 843), conversion of Greek into Latin characters',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  *language({ language, pages }) {
    const waysIn = waysOf(language)
    /** Letter -> transliteration -> the first URL with it. */
    const seen = new Map<string, Map<string, string>>()
    for (const page of pages.values())
      for (const [letter, way] of waysIn?.(page) ?? []) {
        const ways = seen.get(letter) ?? new Map<string, string>()
        if (!ways.has(way)) seen.set(letter, ways.set(way, page.path))
      }
    const mixed = [...seen].flatMap(([letter, ways]) =>
      ways.size > 1 ? [`${letter} is ${[...ways].map(([way, path]) => `"${way}" in ${path}`).join(' but ')}`] : [],
    )
    if (mixed.length > 0)
      yield {
        text: `addresses write ${language.name} in two ways: ${mixed.join('; ')}`,
        at: { file: 'content/routes.yaml', path: ['pages'], part: 'key' },
      }
  },
})

/** Returns a function that finds how a page's URL transliterates the letters of its name. */
function waysOf({ script, slugs }: Language) {
  if (!slugs) return undefined
  const word = new RegExp(`[${scripts[script].all}]{${SHORTEST},}`, 'g')
  /** A pattern of all transliterations of a word, with a group for each letter that has several. */
  const patternOf = once((text: string) => {
    const letters = lettersOf(text, slugs)
    const parts = letters.map(({ ways }) => (ways.length > 1 ? `(${ways.join('|')})` : (ways[0] ?? '.')))
    return { pattern: new RegExp(`^${parts.join('')}$`), open: letters.filter(({ ways }) => ways.length > 1) }
  })
  return ({ path, collection, names, title, keywords }: PageRecord): (readonly [letter: string, way: string])[] => {
    const words = new Set([...names, title, ...keywords].flatMap((text) => bare(text).match(word) ?? []))
    const slug = collection === 'pages' ? path : path.slice(path.replace(/\/$/, '').lastIndexOf('/'))
    return slug.split(/[/-]/).flatMap((part) => {
      const patterns = part.length < SHORTEST ? [] : [...words].map(patternOf)
      const found = patterns.find(({ pattern }) => pattern.test(part))
      const written = found?.pattern.exec(part)?.slice(1) ?? []
      // "v|f" is one transliteration: v before voiced sounds, f before voiceless ones.
      return (found?.open ?? []).map(({ letter, ways }, i) => {
        const way = ways.find((each) => each.split('|').includes(written[i] ?? '')) ?? ''
        return [letter, way.replace('|', '" or "')] as const
      })
    })
  }
}
