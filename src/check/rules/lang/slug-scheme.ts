// Addresses write each Greek letter with the same Latin ones all over the site: chaidari and apochetefsi, or xaidari and apoxeteusi.

import { defineRule } from '../../../model/rule.ts'
import { GREEK, withoutTonos } from './words/greek.ts'

/** Letters a slug may write in more than one way: the standard's first (ELOT 743), then what keyboards make of them. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  αυ: ['av|af', 'ay', 'au'],
  ευ: ['ev|ef', 'ey', 'eu'],
  ου: ['ou', 'oy', 'u'],
  αι: ['ai', 'e'],
  ει: ['ei', 'i'],
  οι: ['oi', 'i'],
  γγ: ['ng', 'gg', 'g'],
  γχ: ['nch', 'gch', 'gx'],
  ντ: ['nt', 'd'],
  χ: ['ch', 'x', 'h'],
  ξ: ['x', 'ks'],
  θ: ['th', '8'],
  φ: ['f', 'ph'],
  β: ['v', 'b'],
  η: ['i', 'h'],
  υ: ['y', 'u', 'i'],
  ω: ['o', 'w'],
}
/** At the start of a word μπ is b; elsewhere mp. */
const INITIAL: Readonly<Record<string, readonly string[]>> = { μπ: ['b', 'mp'] }
const SAME: Readonly<Record<string, string>> = Object.fromEntries(
  [...'αaγgδdεeζzιiκkλlμmνnοoπpρrσsςsτtψψ'.matchAll(/(.)(.)/gu)].map(([, greek = '', latin = '']) => [greek, latin === 'ψ' ? 'ps' : latin]),
)

const WORD = new RegExp(`[${GREEK}]{3,}`, 'g')
const known = new Map<string, { pattern: RegExp; letters: readonly string[] }>()

/** A Greek word -> a pattern of all the ways to write it; one group for each letter that has more than one. */
function waysOf(word: string): { pattern: RegExp; letters: readonly string[] } {
  const made = known.get(word)
  if (made) return made
  const letters: string[] = []
  let pattern = ''
  for (let i = 0; i < word.length; ) {
    const pair = word.slice(i, i + 2)
    const letter = (i === 0 && INITIAL[pair]) || WAYS[pair] ? pair : (word[i] ?? '')
    const ways = (i === 0 ? INITIAL[letter] : undefined) ?? WAYS[letter]
    if (ways) {
      letters.push(letter)
      pattern += `(${ways.join('|')})`
    } else pattern += SAME[letter] ?? '.'
    i += letter.length
  }
  const result = { pattern: new RegExp(`^${pattern}$`), letters }
  known.set(word, result)
  return result
}

const wayOf = (letter: string, written: string) => (WAYS[letter] ?? INITIAL[letter] ?? []).find((way) => way.split('|').includes(written)) ?? written

/** Letters one finding tells of. */
const SHOWN = 3

const listed = (paths: readonly string[]) => `${paths.slice(0, 2).join(' and ')}${paths.length > 2 ? ` and ${paths.length - 2} more` : ''}`

export default defineRule({
  why: 'Whoever types an address from memory, or reads it out on the phone, can learn one way of writing Greek in Latin letters, not two.',
  level: 'warning',
  source: 'ELOT 743 (ISO 843), conversion of Greek into Latin characters',
  fine: {
    yaml: {
      'site.yaml': 'language: el',
      'content/repairs/chalandri.yaml': 'name: Χαλάνδρι\nhead: { title: Χαλάνδρι, description: x }\n',
      'content/repairs/achladia.yaml': 'name: Αχλάδια\nhead: { title: Αχλάδια, description: x }\n',
    },
  },
  bad: {
    yaml: {
      'site.yaml': 'language: el',
      'content/repairs/chalandri.yaml': 'name: Χαλάνδρι\nhead: { title: Χαλάνδρι, description: x }\n',
      'content/repairs/axladia.yaml': 'name: Αχλάδια\nhead: { title: Αχλάδια, description: x }\n',
    },
    findings: ['addresses write Greek in two ways: χ is "ch" in /repairs/chalandri but "x" in /repairs/axladia'],
  },

  *site({ site, content, pages }) {
    if (site.language !== 'el') return
    /** Letter -> way -> addresses. */
    const seen = new Map<string, Map<string, Set<string>>>()
    const byFile = new Map([...pages.values()].map((page) => [page.from, page.path]))
    for (const { file, entry, collection } of content.documents) {
      const path = byFile.get(file)
      if (path === undefined) continue
      const slug = collection === 'pages' ? path : path.slice(path.replace(/\/$/, '').lastIndexOf('/'))
      const texts = [entry.name, ...Object.values(entry.forms ?? {}), entry.head.title, ...entry.head.keywords]
      const words = new Set(texts.flatMap((text) => withoutTonos(text.toLowerCase()).replaceAll('ϊ', 'ι').replaceAll('ϋ', 'υ').match(WORD) ?? []))
      for (const part of slug.split(/[/-]/)) {
        if (part.length < 3) continue
        for (const word of words) {
          const { pattern, letters } = waysOf(word)
          const match = pattern.exec(part)
          if (!match) continue
          letters.forEach((letter, i) => {
            const ways = seen.get(letter) ?? new Map<string, Set<string>>()
            const way = wayOf(letter, match[i + 1] ?? '')
            ways.set(way, (ways.get(way) ?? new Set()).add(path))
            seen.set(letter, ways)
          })
          break
        }
      }
    }
    const fewest = (ways: ReadonlyMap<string, ReadonlySet<string>>) => Math.min(...[...ways.values()].map(({ size }) => size))
    const mixed = [...seen].filter(([, ways]) => ways.size > 1).sort(([a, x], [b, y]) => fewest(y) - fewest(x) || (a < b ? -1 : 1))
    if (mixed.length === 0) return
    const rank = (letter: string, way: string) => (WAYS[letter] ?? INITIAL[letter] ?? []).indexOf(way)
    const said = mixed.slice(0, SHOWN).map(([letter, ways]) => {
      const parts = [...ways]
        .sort(([a], [b]) => rank(letter, a) - rank(letter, b))
        .map(([way, paths]) => `"${way.replace('|', '" or "')}" in ${listed([...paths].sort())}`)
      return `${letter} is ${parts.join(' but ')}`
    })
    yield {
      text: `addresses write Greek in two ways: ${said.join('; ')}${mixed.length > SHOWN ? `; and ${mixed.length - SHOWN} more letters` : ''}`,
      at: { file: 'content/routes.yaml', path: ['pages'], part: 'key' },
      help: 'give new addresses one way; to change a published one, add its redirect',
    }
  },
})
