// URLs transliterate each letter of another alphabet in one way on the whole site.
import type { Language } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { lettersOf } from '../../../model/checks/slugs.ts'
import { scripts } from '../../data/scripts.ts'
import { bare } from '../../text/compared.ts'
import { perLanguage } from '../../text/language.ts'

interface Ways {
  readonly pattern: RegExp
  readonly letters: readonly string[]
}

/** The transliterations of a language. */
const slugsOf = perLanguage(({ script, slugs }: Language) => {
  if (!slugs) return undefined
  const known = new Map<string, Ways>()
  const waysOf = (letter: string) => slugs.ways[letter] ?? slugs.edges[letter] ?? []
  return {
    word: new RegExp(`[${scripts[script].all}]{3,}`, 'g'),
    /** The place of a way among those of its letter: the standard's is the first. */
    rank: (letter: string, way: string) => waysOf(letter).indexOf(way),
    wayOf: (letter: string, written: string) =>
      waysOf(letter).find((way) => way.split('|').includes(written)) ?? written,
    /** A word -> a pattern of all the ways to write it; one group for each letter that has more than one. */
    patternOf(word: string): Ways {
      const made = known.get(word)
      if (made) return made
      const written = lettersOf(word, slugs)
      const letters = written.flatMap(({ letter, ways }) => (ways.length > 1 ? [letter] : []))
      const parts = written.map(({ ways }) => (ways.length > 1 ? `(${ways.join('|')})` : (ways[0] ?? '.')))
      const result = { pattern: new RegExp(`^${parts.join('')}$`), letters }
      known.set(word, result)
      return result
    },
  }
})

/** Letters that one finding names. */
const SHOWN = 3

const listed = (paths: readonly string[]) =>
  `${paths.slice(0, 2).join(' and ')}${paths.length > 2 ? ` and ${paths.length - 2} more` : ''}`

export default defineRule({
  why: 'A visitor who types a URL from memory can learn one way of writing Greek in Latin letters, not two.',
  level: 'warning',
  help: 'use one way for new URLs; add a redirect for a published one that you change',
  source: 'ELOT 743 (ISO 843), conversion of Greek into Latin characters',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  needs: ['pages'],

  *site({ language, pages }) {
    const slugs = slugsOf(language)
    if (!slugs) return
    /** Letter -> way -> addresses. */
    const seen = new Map<string, Map<string, Set<string>>>()
    for (const { path, collection, names, title, keywords } of pages.values()) {
      const slug = collection === 'pages' ? path : path.slice(path.replace(/\/$/, '').lastIndexOf('/'))
      const texts = [...names, title, ...keywords]
      const words = new Set(texts.flatMap((text) => bare(text).match(slugs.word) ?? []))
      for (const part of slug.split(/[/-]/)) {
        if (part.length < 3) continue
        for (const word of words) {
          const { pattern, letters } = slugs.patternOf(word)
          const match = pattern.exec(part)
          if (!match) continue
          letters.forEach((letter, i) => {
            const ways = seen.get(letter) ?? new Map<string, Set<string>>()
            const way = slugs.wayOf(letter, match[i + 1] ?? '')
            ways.set(way, (ways.get(way) ?? new Set()).add(path))
            seen.set(letter, ways)
          })
          break
        }
      }
    }
    const fewest = (ways: ReadonlyMap<string, ReadonlySet<string>>) =>
      Math.min(...[...ways.values()].map(({ size }) => size))
    const mixed = [...seen]
      .filter(([, ways]) => ways.size > 1)
      .sort(([a, x], [b, y]) => fewest(y) - fewest(x) || (a < b ? -1 : 1))
    if (mixed.length === 0) return
    const shown = mixed.slice(0, SHOWN).map(([letter, ways]) => {
      const parts = [...ways]
        .sort(([a], [b]) => slugs.rank(letter, a) - slugs.rank(letter, b))
        .map(([way, paths]) => `"${way.replace('|', '" or "')}" in ${listed([...paths].sort())}`)
      return `${letter} is ${parts.join(' but ')}`
    })
    const more = mixed.length > SHOWN ? `; and ${mixed.length - SHOWN} more letters` : ''
    yield {
      text: `addresses write ${language.name} in two ways: ${shown.join('; ')}${more}`,
      at: { file: 'content/routes.yaml', path: ['pages'], part: 'key' },
    }
  },
})
