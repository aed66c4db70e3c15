// Compares two sequences (E. W. Myers, An O(ND) Difference Algorithm and Its Variations, 1986). Own code instead of the
// package `diff`, of which this is one function of twenty.
import { present } from '../../model/present.ts'

/** A part in which two sequences differ: indexes of the first item and of the one after the last. */
export interface Hunk {
  readonly before: readonly [from: number, to: number]
  readonly after: readonly [from: number, to: number]
}

/** An item of both sequences, by its indexes. */
type Match = readonly [before: number, after: number]

/** The most edits that are searched for. Sequences that need more are one hunk. */
const MOST_EDITS = 1000

/** The hunks in which two sequences differ, in order. */
export function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const endX = before.length - tail
  const endY = after.length - tail
  const hunks: Hunk[] = []
  let x = head
  let y = head
  const until = (toX: number, toY: number) => {
    if (toX > x || toY > y) hunks.push({ before: [x, toX], after: [y, toY] })
    x = toX + 1
    y = toY + 1
  }
  for (const [i, j] of matches(before.slice(head, endX), after.slice(head, endY))) until(head + i, head + j)
  until(endX, endY)
  return hunks
}

/** The items that both sequences have, in order: as many as can be. */
function matches(before: readonly string[], after: readonly string[]): Match[] {
  const most = Math.min(before.length + after.length, MOST_EDITS)
  /** How far each diagonal reaches, for the diagonals -d - 1 to d + 1 of each number of edits d. */
  const steps: Int32Array[] = []
  const reach = new Int32Array(2 * most + 3)
  const center = most + 1
  for (let d = 0; d <= most; d++) {
    const step = reach.slice(center - d - 1, center + d + 2)
    steps.push(step)
    for (let k = -d; k <= d; k += 2) {
      let x = nextX(step, k, d)
      while (x < before.length && x - k < after.length && before[x] === after[x - k]) x++
      reach[center + k] = x
      if (x >= before.length && x - k >= after.length) return wayBack(steps, before.length, after.length)
    }
  }
  return []
}

/** How far a diagonal reaches, by its index. */
const reached = (step: Int32Array, index: number) => present(step[index], 'a diagonal')

/** Whether the best way to a diagonal comes from the one above, by an insertion. */
const isInsertion = (step: Int32Array, k: number, d: number) =>
  k === -d || (k !== d && reached(step, k + d) < reached(step, k + d + 2))

/** Where a diagonal begins after one more edit. */
const nextX = (step: Int32Array, k: number, d: number) =>
  isInsertion(step, k, d) ? reached(step, k + d + 2) : reached(step, k + d) + 1

/** The matches on the way that the steps have found, from its end to its beginning. */
function wayBack(steps: readonly Int32Array[], endX: number, endY: number): Match[] {
  const found: Match[] = []
  let x = endX
  let y = endY
  for (const [d, step] of [...steps.entries()].reverse()) {
    const k = x - y
    const begin = nextX(step, k, d)
    while (x > begin) found.push([--x, --y])
    if (isInsertion(step, k, d)) y--
    else x--
  }
  return found.reverse()
}
