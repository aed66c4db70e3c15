// Compares two sequences: where they differ.
import { diffArrays } from 'diff'

/** A part in which two sequences differ: indexes of the first item and of the one after the last. */
export interface Hunk {
  readonly before: readonly [from: number, to: number]
  readonly after: readonly [from: number, to: number]
}

/** The most edits that are searched for. Sequences that need more are one hunk. */
const MOST_EDITS = 1000

/** The hunks in which two sequences differ, in order. */
export function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] {
  const hunks: Hunk[] = []
  const from = { x: 0, y: 0 }
  const until = (x: number, y: number) => {
    if (x > from.x || y > from.y) hunks.push({ before: [from.x, x], after: [from.y, y] })
  }
  const at = { ...from }
  for (const { added, removed, count } of diffArrays([...before], [...after], { maxEditLength: MOST_EDITS }) ?? []) {
    // Unchanged items end a hunk.
    if (!added && !removed) until(at.x, at.y)
    if (!added) at.x += count
    if (!removed) at.y += count
    if (!added && !removed) Object.assign(from, at)
  }
  until(before.length, after.length)
  return hunks
}
