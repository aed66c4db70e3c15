// A command run in this process: its options and arguments, and what is answered at the terminal -> what it said.
import type { Command } from '../../../src/commands/report/command.ts'
import { noPaint } from '../../../src/commands/report/paint.ts'

export interface Said {
  readonly code: number
  readonly out: string
  readonly err: string
  /** The questions, where somebody sits at the terminal. */
  readonly asked: readonly string[]
}

/** `replies` are given one by one to what is asked; without them nobody is there, and without `columns` it is a pipe. */
export async function run(
  command: Command,
  args: readonly string[],
  options: Readonly<Record<string, unknown>> = {},
  { replies, columns }: { replies?: readonly string[] | undefined; columns?: number } = {},
): Promise<Said> {
  const out: string[] = []
  const err: string[] = []
  const asked: string[] = []
  const left = [...(replies ?? [])]
  const ask = async (question: string) => {
    asked.push(question)
    return left.shift() ?? ''
  }
  const terminal = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    paint: noPaint,
    live: false,
    ...(columns !== undefined && { columns }),
    ...(replies && { ask }),
  }
  const code = await command.run(options, terminal, args)
  return { code, out: out.join(''), err: err.join(''), asked }
}
