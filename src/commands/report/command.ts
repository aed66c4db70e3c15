// A command: its help, its options, and its code. Each file of src/commands/ is one.
import { error, type Problem, type Result } from '../../model/problem.ts'
import type { Paint } from './paint.ts'
import { report } from './report.ts'

/** The output of a command: the real streams in the CLI, lists in tests. */
export interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly paint: Paint
  /** Columns of a terminal; left out in a pipe, where a line may have any length. */
  readonly columns?: number
  /** Whether a line of progress may be rewritten in place. */
  readonly live: boolean
  /** Asks a question at the terminal; left out if the input is not a terminal. Returns '' at the end of the input. */
  readonly ask?: (question: string) => Promise<string>
}

export interface Command {
  readonly summary: string
  /** Arguments as commander writes them: '<kind> <slug>'. */
  readonly usage?: string
  /** An option with a value may be given once, unless it is `repeated`: its value is then a list. */
  readonly options: readonly (readonly [flags: string, help: string, count?: 'repeated'])[]
  readonly examples: readonly string[]
  /** Exit code: 0 fine, 1 problems, 2 an unusable value of an option. A bug throws, and the CLI exits 2. */
  run(options: Readonly<Record<string, unknown>>, terminal: Terminal, args: readonly string[]): Promise<number>
}

/** Milliseconds between two looks for the parent process. */
const PARENT = 500

/**
 * Never resolves: a server runs until SIGINT or SIGTERM ends the process. The shell of `npx` and `npm run` passes no
 * signal on, so the process also ends when that shell does. Other parents may end: a server in the background stays.
 */
export function untilStopped(env: NodeJS.ProcessEnv = process.env): Promise<never> {
  const parent = process.ppid
  const look = () => process.ppid === parent || process.kill(process.pid, 'SIGTERM')
  if (env.npm_command !== undefined) setInterval(look, PARENT)
  return new Promise(() => undefined)
}

/** A line that counts, rewritten at most ten times a second. Prints nothing unless the terminal is live. */
export function progress(
  doing: string,
  { live, err }: Pick<Terminal, 'live' | 'err'>,
): { step(done: number, all: number): void; clear(): void } {
  let last = 0
  return {
    step(done, all) {
      if (!live || performance.now() - last < 100) return
      last = performance.now()
      err(`\r\u001b[K${doing} ${done} of ${all}`)
    },
    clear() {
      if (live && last > 0) err('\r\u001b[K')
    },
  }
}

/** Prints the problems that end a command, without ids of rules, and returns its exit code. */
export function fail(
  problems: readonly Problem[],
  { err, paint, columns }: Terminal,
  more: Partial<Pick<Parameters<typeof report>[1], 'files' | 'consequence'>> = {},
): number {
  err(`${report(problems, { files: new Map(), paint, columns, ids: false, ...more })}\n`)
  return 1
}

/** Prints why the value of an option cannot be used, and returns the exit code of an unreadable command line. */
export function unusable(...failure: Parameters<typeof fail>): number {
  fail(...failure)
  return 2
}

/** The port that was typed. */
export function portOf(typed: unknown): Result<number> {
  const port = Number(typed)
  return /^\d{1,5}$/.test(String(typed)) && port <= 65_535
    ? { value: port, problems: [] }
    : { problems: [error(`--port ${typed} is not a port`, undefined, 'choose a number from 0 to 65535')] }
}
