// "Did you mean": the choice that is nearest to what was typed, if any is near enough.
import { present } from './present.ts'

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours each cost 1. */
export function distance(a: string, b: string): number {
  const width = b.length + 1
  /** The distance of the first i letters of a from the first j of b, at i * width + j. */
  const costs = new Uint32Array((a.length + 1) * width)
  const cost = (i: number, j: number) => present(costs[i * width + j], 'a cell')
  for (let i = 0; i <= a.length; i++)
    for (let j = 0; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let best =
        i === 0 || j === 0 ? i + j : Math.min(cost(i - 1, j) + 1, cost(i, j - 1) + 1, cost(i - 1, j - 1) + change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, cost(i - 2, j - 2) + 1)
      costs[i * width + j] = best
    }
  return cost(a.length, b.length)
}

/** The same words in another order ("jetting-hydro" for "hydro-jetting"). */
function sameWords(a: string, b: string): boolean {
  const words = (text: string) =>
    text
      .split(/[-_./\s]+/)
      .sort()
      .join(' ')
  return words(a) === words(b)
}

/** Whether each word of a name begins a word of another, or is begun by one: gears and gear-adjustment. */
function isInShort(a: string, b: string): boolean {
  const all = b.split(/[-_./]/)
  const isOne = (word: string, other: string) =>
    Math.abs(word.length - other.length) <= 2 && (word.startsWith(other) || other.startsWith(word))
  return a
    .split(/[-_./]/)
    .every((word) => word.length > 2 && all.some((other) => other.length > 2 && isOne(word, other)))
}

/** Two addresses that differ, without the folders that both begin with. */
function apart(a: string, b: string): readonly [string, string] {
  const some = a.split('/')
  const others = b.split('/')
  const shared = some.findIndex((part, i) => part !== others[i])
  return [some.slice(shared).join('/'), others.slice(shared).join('/')]
}

/** The nearest of `choices` to `typed`, the first of equals; undefined when none is within a third of its length. */
export function nearest(typed: string, choices: Iterable<string>): string | undefined {
  const plain = typed.toLowerCase()
  let best: { choice: string; cost: number } | undefined
  for (const choice of choices) {
    // So much longer or shorter cannot be near: a name of a megabyte is not compared with anything.
    if (Math.abs(plain.length - choice.length) > allowed(plain, choice)) continue
    const cost = sameWords(plain, choice.toLowerCase()) ? 0.5 : distance(plain, choice.toLowerCase())
    if (!best || cost < best.cost) best = { choice, cost }
  }
  return best && best.cost <= allowed(plain, best.choice) ? best.choice : undefined
}

/** The same of addresses: those that share folders are compared by the rest, and by their words. */
function nearestAddress(typed: string, addresses: readonly string[]): string | undefined {
  const alike = addresses.filter((address) => isInShort(...apart(typed, address)))
  const near = addresses.filter((address) => {
    const [rest, other] = apart(typed, address)
    return nearest(rest, [other]) !== undefined
  })
  return nearest(typed, alike) ?? alike[0] ?? nearest(typed, near)
}

/** The greatest distance of two names that are near: a third of the longer one. */
const allowed = (a: string, b: string) => Math.max(1, Math.floor(Math.max(a.length, b.length) / 3))

/** The help line for a name that is not among `choices`: the nearest, or all of them when they are few. */
export function didYouMean(typed: string, choices: Iterable<string>): string | undefined {
  const all = [...choices]
  const near = typed.startsWith('/') ? nearestAddress(typed, all) : nearest(typed, all)
  if (near !== undefined) return `did you mean "${near}"?${foreignLetter(typed, near)}`
  return all.length > 0 && all.length <= 8 ? `choose one of ${listed(all)}` : undefined
}

/** Names the letter that only looks Latin, as in "lаnguage" with a Cyrillic а; empty if there is none. */
function foreignLetter(typed: string, near: string): string {
  const letter = /^[\w/.-]+$/.test(near) ? /(?!\p{Script=Latin})\p{L}/u.exec(typed)?.[0] : undefined
  const code = letter?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return letter === undefined ? '' : ` Its "${letter}" (U+${code}) is no Latin letter`
}

/** Choices as a list, each in quotes if one of them contains a comma. */
export const listed = (choices: readonly string[]): string =>
  (choices.some((choice) => choice.includes(',')) ? choices.map((choice) => `"${choice}"`) : choices).join(', ')
