// Runs the command that the arguments name and returns its exit code. The only file that prints.
import { CommanderError, InvalidArgumentError, Command as Program } from 'commander'
import type { Command, Terminal } from './commands/report/command.ts'
import { noPaint, type Paint } from './commands/report/paint.ts'
import { modulesIn, version } from './runtime/engine.ts'
import { messageOf } from './runtime/thrown.ts'

const code = (n: number, end: number) => (text: string) => `\u001b[${n}m${text}\u001b[${end}m`
const colours: Paint = {
  red: code(31, 39),
  yellow: code(33, 39),
  blue: code(34, 39),
  bold: code(1, 22),
  dim: code(2, 22),
}

// A reader that has seen enough (`site check | head`) closes the pipe; that is not a crash.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPIPE') throw fault
  })

/** An output stream of the program. */
interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}
/** The streams of a program: those of the process, or what a test reads. */
interface Streams {
  readonly stdin: { readonly isTTY?: boolean }
  readonly stdout: Output
  readonly stderr: Output
}

/** Colour only where both outputs are a terminal that wants it: no-color.org; FORCE_COLOR overrides. */
function terminalOf(env: NodeJS.ProcessEnv, { stdin, stdout, stderr }: Streams): Terminal {
  const wanted =
    env.FORCE_COLOR !== undefined
      ? env.FORCE_COLOR !== '0'
      : stdout.isTTY === true && stderr.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb'
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    paint: wanted ? colours : noPaint,
    live: stderr.isTTY === true && !env.CI,
    ...(stdout.isTTY && stdout.columns !== undefined && { columns: stdout.columns }),
    ...(stdin.isTTY && stderr.isTTY && { ask }),
  }
}

/** Asks one question; Ctrl-C stops the program as at any other time. */
async function ask(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  const ended = new Promise<string>((done) => lines.once('close', () => done('')))
  const answer = await Promise.race([lines.question(question), ended])
  lines.close()
  return answer
}

/** Columns of the help if the width is unknown, and the least columns in which its second column is wrapped. */
const WIDTH = 80
const NARROW = 20

/** Messages of Node and of libraries that get no memory. */
const MEMORY = /out of memory|ENOMEM|cannot allocate|failed to map segment/i

/**
 * Runs one command line in the current folder. Exit codes: 0 fine, 1 problems, 2 a bug or an unreadable command line.
 * There are no signal handlers, so that Ctrl-C and SIGTERM end a busy loop too: all output is renamed into place, and
 * the next run deletes temporary files and takes over locks.
 */
export async function main(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  streams: Streams = process,
): Promise<number> {
  const terminal = terminalOf(env, streams)
  const onExit = () => {
    terminal.err('A template or rule ended the program: remove process.exit() from it. Nothing was written.\n')
    process.exitCode = 1
  }
  process.once('exit', onExit)
  try {
    return await run(argv, env, streams, terminal)
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException | null)?.code === 'EMFILE') {
      terminal.err('This shell lets a program open too few files: type "ulimit -n 1024" and try again.\n')
      return 1
    }
    if (MEMORY.test(messageOf(fault))) {
      terminal.err(
        `There is too little memory (${messageOf(fault)}): see "ulimit -v" and what else runs. Nothing was written.\n`,
      )
      return 1
    }
    const { stack = messageOf(fault) } = (fault ?? {}) as Error
    const isOfTemplate = stack.includes('/.site/templates-')
    const cause = isOfTemplate ? 'Correct the template that threw this.' : 'This is a bug in site, not in your files.'
    terminal.err(`${stack}\n\n${cause} Nothing was written.\n`)
    return isOfTemplate ? 1 : 2
  } finally {
    process.off('exit', onExit)
  }
}

function addOptions(program: Program, options: Command['options']): void {
  for (const [flags, help, count] of options)
    if (count === 'repeated') program.option(flags, help, (value: string, values: string[] = []) => [...values, value])
    else if (flags.includes('<') && !flags.includes('...')) program.option(flags, help, onlyValue)
    else program.option(flags, help)
}

/** The value of an option that may be given once. */
function onlyValue(value: string, earlier: string | undefined): string {
  if (earlier === undefined) return value
  throw new InvalidArgumentError(`It was given before as '${earlier}': give it once.`)
}

/** Parses the command line and runs the command. */
async function run(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  streams: Streams,
  terminal: Terminal,
): Promise<number> {
  let result = 0
  const program = new Program('npx site')
    .description('Builds and checks the website of a local business from YAML.')
    .version(version(), '-V, --version', 'display the version of the engine')
    .exitOverride()
    .configureHelp({ minWidthToWrap: NARROW })
    .configureOutput({
      writeOut: terminal.out,
      writeErr: terminal.err,
      getOutHelpWidth: () => streams.stdout.columns ?? (Number(env.COLUMNS) || WIDTH),
    })
    .showHelpAfterError('(npx site --help lists the commands)')
    .addHelpText(
      'after',
      '\nExamples:\n  $ npx site init my-site\n  $ npx site build\n  $ npx site check --strict\n' +
        '\nExit codes: 0 fine, 1 problems, 2 a wrong command line or a crash.',
    )
  const commands = modulesIn('commands')
  // The command that is named is loaded alone: the others' code costs a start more than their work does.
  const wanted = commands.has(argv[0] ?? '') ? [argv[0]] : [...commands.keys()]
  for (const [name, load] of commands) {
    if (!wanted.includes(name)) continue
    const command = (await load()).default as Command
    const sub = program
      .command([name, command.usage].filter(Boolean).join(' '))
      .description(command.summary)
      .exitOverride()
    addOptions(sub, command.options)
    sub.addHelpText('after', `\nExamples:\n${command.examples.map((line) => `  $ npx ${line}`).join('\n')}`)
    sub.action(async (...received: unknown[]) => {
      const args = received.slice(0, -2).flatMap((argument) => (argument === undefined ? [] : [String(argument)]))
      result = await command.run(sub.opts(), terminal, args)
    })
  }
  try {
    await program.parseAsync(argv.length === 0 ? ['--help'] : [...argv], { from: 'user' })
    return result
  } catch (fault) {
    if (fault instanceof CommanderError) return fault.exitCode === 0 ? 0 : 2
    throw fault
  }
}
