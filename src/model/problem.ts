// Problems as values: the place to edit, what was found, and what to type. Also files and results.

/** A position in a file a person would edit. Lines and columns are 1-based; `file` is relative to the root. */
export interface Place {
  readonly file: string
  readonly line?: number
  readonly column?: number
}

export type Level = 'error' | 'warning' | 'info'

/**
 * One finding. `rule` is the id that explains it; problems of load, plan and render cannot be silenced, whatever their
 * id.
 */
export interface Problem {
  readonly level: Level
  readonly text: string
  readonly at?: Place
  readonly help?: string
  readonly rule?: string
  /** The stack trace of a bug of a rule or of the engine. */
  readonly stack?: string
}

/** The fault of a typed value, and what to type. */
export interface Fault {
  readonly text: string
  readonly help: string
}

/** Contents of files by path relative to the root (forward slashes). */
export type Files = ReadonlyMap<string, string | Uint8Array>

/** Files that are read when they are asked for. Any Map of files is one. */
export interface SourceFiles {
  has(file: string): boolean
  get(file: string): string | Uint8Array | undefined
  keys(): Iterable<string>
}

/** The contents of a file; empty if there is none, or if it has become unreadable, which is reported where it is read. */
export const contentsOf = (files: Pick<SourceFiles, 'get'>, file: string) => files.get(file) ?? ''

/** A value, or the errors that prevented it. A result with a value may have warnings. */
export type Result<T> =
  | { readonly value: T; readonly problems: readonly Problem[] }
  | { readonly value?: never; readonly problems: readonly Problem[] }

/** A result that has problems, without its value. */
export const allOrNothing = <T>(result: Result<T>): Result<T> =>
  result.problems.length > 0 ? { problems: result.problems } : result

/** An error at a place, with what to type, and with the id of the rule that explains it. */
export function error(text: string, at: Place | undefined, help?: string, rule?: string): Problem {
  return {
    level: 'error',
    text,
    ...(at && { at }),
    ...(help !== undefined && { help }),
    ...(rule !== undefined && { rule }),
  }
}

/** Which of two comes first: negative, zero or positive. */
function order(a: string | number, b: string | number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Sorts by file, line, column, then text, so that output never depends on the order of the work. */
export const inOrder = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort(
    (a, b) =>
      order(a.at?.file ?? '', b.at?.file ?? '') ||
      order(a.at?.line ?? 0, b.at?.line ?? 0) ||
      order(a.at?.column ?? 0, b.at?.column ?? 0) ||
      order(a.rule ?? '', b.rule ?? '') ||
      order(a.text, b.text),
  )

/** Whether a result is a problem. */
export const isProblem = (value: object): value is Problem => 'level' in value
