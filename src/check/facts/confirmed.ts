// Reads and writes content/facts.lock, the list of numbers in the texts that a person has confirmed.
// `site check --accept-facts` writes it.
import { error, type Problem, type Result } from '../../model/problem.ts'

/** The file with the confirmed numbers. */
export const CONFIRMED = 'content/facts.lock'

/** The confirmed numbers in their normal form, by file. */
export type Confirmed = ReadonlyMap<string, ReadonlySet<string>>

/** A number of a file that is neither a claim nor marked. */
export interface UnclaimedNumber {
  readonly file: string
  /** In its normal form. */
  readonly number: string
  /** The sentence that it is in. */
  readonly sentence: string
}

const HEAD =
  '# Numbers in the texts that are no claims, confirmed by a person. A new one is reported until it is confirmed, too. ' +
  'Written by: site check --accept-facts\n'

/** The text of content/facts.lock. */
export function confirmedText(numbers: Confirmed): string {
  const lines = [...numbers].flatMap(([file, own]) => [...own].map((number) => `${file}  ${number}\n`))
  return HEAD + lines.sort().join('')
}

/**
 * The numbers of content/facts.lock: a file, two spaces, and a number in each line; `#` starts a comment line. No value
 * without that file. Problems: other lines.
 */
export function confirmedIn(lock: string | Uint8Array | undefined): Result<Confirmed> {
  if (lock === undefined) return { problems: [] }
  const numbers = new Map<string, Set<string>>()
  const problems: Problem[] = []
  for (const [i, line] of Buffer.from(lock).toString('utf8').split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const space = line.indexOf(' ')
    const file = line.slice(0, Math.max(0, space))
    const number = file.endsWith('.yaml') ? line.slice(space).trim().replace(/\.$/, '') : ''
    if (number === '') problems.push(lineProblem(line, i + 1))
    else numbers.set(file, (numbers.get(file) ?? new Set()).add(number))
  }
  return { value: numbers, problems }
}

const lineProblem = (line: string, number: number): Problem =>
  error(
    /^(?:<{7}|={7}|>{7}|\|{7})/.test(line)
      ? 'this line is a conflict marker of git, expected a file and a number'
      : `"${line}" is no file and number, expected a line like: content/pages/home.yaml  15 minutes`,
    { file: CONFIRMED, line: number },
    'correct the line, or write the file again: npx site check --accept-facts',
  )

/** The list with more numbers. */
export function withMore(before: Confirmed, numbers: readonly UnclaimedNumber[]): Confirmed {
  const after = new Map([...before].map(([file, own]) => [file, new Set(own)]))
  for (const { file, number } of numbers) after.set(file, (after.get(file) ?? new Set()).add(number))
  return after
}

/**
 * The list after a person has confirmed the numbers of some files, or of all: numbers that these files no longer contain
 * are removed.
 */
export const withConfirmed = (
  before: Confirmed,
  numbers: readonly UnclaimedNumber[],
  isAccepted: (file: string) => boolean,
): Confirmed =>
  withMore(
    new Map([...before].filter(([file]) => !isAccepted(file))),
    numbers.filter(({ file }) => isAccepted(file)),
  )
