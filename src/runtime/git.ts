// Runs git in a repository.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs git, whose messages are in English, and which takes no lock that another git would wait for. */
export const git = (root: string, ...args: readonly string[]): Promise<string> => gitWith({}, root, ...args)

/** The same with more environment variables. Rejects with git's output on standard error as `stderr`. */
export async function gitWith(
  env: Readonly<Record<string, string>>,
  root: string,
  ...args: readonly string[]
): Promise<string> {
  const options = { maxBuffer: 1 << 30, env: { ...process.env, LC_ALL: 'C', ...env } }
  return (await run('git', ['--no-optional-locks', '-C', root, ...args], options)).stdout
}

/** The first line of what git printed on standard error, without its level. */
export const reasonOf = (stderr: string): string =>
  (stderr.trim().split('\n')[0] ?? '').replace(/^(?:fatal|error): /, '')
