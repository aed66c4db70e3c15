// A costly pattern -> its matches in a text. Most texts lack the letters it asks for; where all do, it is never made.
// Pure.
import { shortDigest } from '../../../runtime/digest.ts'
import { matchesOf } from '../expression.ts'
import { ENDS, STARTS } from './automaton.ts'
import { lazyPattern } from './candidates.ts'
import { known } from './known.ts'
import { requiredBy } from './required.ts'

/** A pattern with the flags g and i. */
export interface Sieve {
  /** As `expression` takes it. */
  readonly source: string
  /** Its matches in a text, which is given in capitals too. */
  readonly matches: (text: string, capitals: string) => readonly RegExpExecArray[]
}

const MARKS = new RegExp(`[${STARTS}${ENDS}]`, 'g')

/** The sieve of a pattern. */
export function sieve(source: string): Sieve {
  const { expression } = lazyPattern(source, 'gi')
  let asked: readonly (readonly string[])[] | undefined
  const askedFor = () =>
    (known.get(shortDigest(source)) ?? requiredBy(source)).map((clause) =>
      clause.map((literal) => literal.replace(MARKS, '').toUpperCase()),
    )
  return {
    source,
    matches(text, capitals) {
      asked ??= askedFor()
      const isPossible = asked.every((clause) => clause.some((literal) => capitals.includes(literal)))
      return isPossible ? matchesOf(text, expression()) : []
    },
  }
}
