// Many patterns -> for a text the few that could match: every other one asks for letters that it does not hold. Pure.
import { shortDigest } from '../../../runtime/digest.ts'
import { expression } from '../expression.ts'
import { automaton } from './automaton.ts'
import { known } from './known.ts'
import { requiredBy } from './required.ts'

/** A pattern that is made when it is first looked for: most never are. */
export interface LazyPattern {
  /** As `expression` takes it. */
  readonly source: string
  readonly expression: () => RegExp
}

/** A pattern that nobody has looked for yet. */
export function lazyPattern(source: string, flags: string): LazyPattern {
  let made: RegExp | undefined
  return {
    source,
    expression() {
      made ??= expression(source, flags)
      return made
    },
  }
}

/** `all` in their order, without those whose pattern cannot match the text. `ignoreCase` is the flag i of all. */
export function candidates<T extends { readonly pattern: LazyPattern }>(
  all: readonly T[],
  ignoreCase = false,
): (text: string) => readonly T[] {
  const literals = new Map<string, number>()
  /** Of each clause, the pattern it belongs to; of each literal, the clauses it stands in. */
  const owners: number[] = []
  const clausesOf: number[][] = []
  const wanted = new Uint16Array(all.length)
  all.forEach((one, index) => {
    const { source } = one.pattern
    for (const clause of known.get(shortDigest(source)) ?? requiredBy(source)) {
      wanted[index] = (wanted[index] ?? 0) + 1
      const number = owners.push(index) - 1
      for (const literal of clause) {
        const at = literals.get(literal) ?? literals.size
        literals.set(literal, at)
        const own = clausesOf[at] ?? []
        own.push(number)
        clausesOf[at] = own
      }
    }
  })
  const always = all.flatMap((_, index) => (wanted[index] === 0 ? [index] : []))
  const unasked = always.flatMap((index) => all[index] as T)
  const look = automaton([...literals.keys()], ignoreCase)
  // Marks are numbers of texts, so that nothing need be cleared between two.
  const seen = new Int32Array(literals.size)
  const held = new Int32Array(owners.length)
  const met = new Int32Array(all.length)
  const count = new Uint16Array(all.length)
  let text = 0
  let ready: number[] = []
  const mark = (literal: number) => {
    if (seen[literal] === text) return
    seen[literal] = text
    for (const clause of clausesOf[literal] ?? []) {
      if (held[clause] === text) continue
      held[clause] = text
      const owner = owners[clause] ?? 0
      const before = met[owner] === text ? (count[owner] ?? 0) : 0
      met[owner] = text
      count[owner] = before + 1
      if (before + 1 === wanted[owner]) ready.push(owner)
    }
  }
  return (own) => {
    text++
    ready = []
    look(own, mark)
    if (ready.length === 0) return unasked
    return [...always, ...ready].sort((a, b) => a - b).map((index) => all[index] as T)
  }
}
