// The numbers that `site check --accept-facts` confirms, for a person to read: by file, each with its sentence.

import { CONFIRMED, type Confirmed, type UnclaimedNumber } from '../../check/facts/confirmed.ts'
import { count } from '../../model/counts.ts'
import type { Paint } from './paint.ts'

const sizeOf = (numbers: Confirmed) => [...numbers.values()].reduce((sum, { size }) => sum + size, 0)

/** The numbers that are in the list after, not before, and a line that counts them. */
export function newNumbersText(
  numbers: readonly UnclaimedNumber[],
  { before, after }: { readonly before: Confirmed; readonly after: Confirmed },
  paint: Paint,
): string {
  const added = numbers.filter(({ file, number }) => after.get(file)?.has(number) && !before.get(file)?.has(number))
  const files = [...new Set(added.map(({ file }) => file))].sort()
  const lines = files.flatMap((file) => [
    file,
    ...added.flatMap((number) =>
      number.file === file ? [`  ${paint.bold(number.number)}`, `    ${number.sentence}`] : [],
    ),
    '',
  ])
  const fresh = new Set(added.map(({ file, number }) => `${file} ${number}`)).size
  const gone = sizeOf(before) + fresh - sizeOf(after)
  return `${lines.map((line) => `${line}\n`).join('')}${CONFIRMED}: ${count(sizeOf(after), 'number')}, ${fresh} new, ${gone} removed\n`
}
