// The report of an import: the things that were left out of the old site, by kind.
import { thousands } from '../../model/counts.ts'

/** The most lines of one kind that the report has. */
const MOST_LINES = 20

/** Collects the things that an import leaves out. Each line is reported once. */
export class ImportReport {
  /** A kind -> lines. */
  readonly #leftOut = new Map<string, Set<string>>()

  /** Adds something that is left out. */
  note(kind: string, line: string): void {
    this.#leftOut.set(kind, (this.#leftOut.get(kind) ?? new Set()).add(line))
  }

  /** Everything that was left out, in the order of its kinds. */
  text(): string {
    return [...this.#leftOut].map(([kind, lines]) => partOf(`Left out, ${kind}`, [...lines])).join('')
  }
}

/** A part of the report; '' if there is nothing to list. */
export function partOf(heading: string, lines: readonly string[]): string {
  if (lines.length === 0) return ''
  const more = lines.length > MOST_LINES ? [`and ${thousands(lines.length - MOST_LINES)} more`] : []
  const shown = [...lines.slice(0, MOST_LINES), ...more].map((line) => `  ${line}\n`)
  return `\n${heading}:\n${shown.join('')}`
}
