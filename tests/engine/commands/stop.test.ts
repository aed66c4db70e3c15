// Ctrl-C and SIGTERM end the program at once, even in a busy loop, and the next build deletes what was left.
import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, repository, smallSite } from '../../helpers/command.ts'

/** Starts a command and sends a signal once `isReady`. Resolves with what ended it. */
async function stopped(args: readonly string[], signal: NodeJS.Signals, isReady: (output: string) => boolean) {
  const child = spawn(process.execPath, [join(repository, 'bin/site'), ...args])
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString()
    })
  const ended = new Promise<NodeJS.Signals | number | null>((done) => child.on('close', (code, by) => done(by ?? code)))
  const watch = setInterval(() => {
    if (isReady(output)) child.kill(signal)
  }, 1)
  const end = await ended
  clearInterval(watch)
  return end
}

const names = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })
const left = (folder: string) => names(folder).filter((name) => /new-\d+|\.tmp$|\.old$|\.lock$/.test(name))

test.each([
  ['SIGINT', /^\.site/],
  ['SIGINT', /^\.site\/cache\/../],
  ['SIGINT', /^\.dist\.new-/],
  ['SIGTERM', /^\.site\/cache\/../],
] as const)('%s ends a build, and the next build deletes what it left: %s', async (signal, at) => {
  const folder = smallSite({}, { cold: !at.test('.dist.new-1') })
  const end = await stopped(['build', '--root', folder], signal, () => names(folder).some((name) => at.test(name)))
  // The signal may come when the work is all but done.
  expect([signal, 0]).toContain(end)
  expect((await cli(['build', '--root', folder])).code).toBe(0)
  expect(left(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('a server that npm has started ends with the shell of npm; another one stays', async () => {
  const folder = smallSite()
  const serve = async (env: Readonly<Record<string, string>>) => {
    const command = `"${process.execPath}" "${join(repository, 'bin/site')}" dev --root "${folder}" --port 0; true`
    const { npm_command: _, ...rest } = process.env
    const shell = spawn('sh', ['-c', command], { env: { ...rest, ...env } })
    let output = ''
    shell.stdout.on('data', (text: Buffer) => {
      output += text.toString()
    })
    await expect.poll(() => output, { timeout: 60_000 }).toMatch(/http:\/\/\S+:\d+/)
    const [origin = ''] = /http:\/\/[^/\s]+:\d+/.exec(output) ?? []
    const server = Number(execFileSync('pgrep', ['-P', String(shell.pid)], { encoding: 'utf8' }))
    shell.kill('SIGTERM')
    return {
      answers: () =>
        fetch(origin).then(
          () => true,
          () => false,
        ),
      server,
    }
  }
  const [npm, other] = await Promise.all([serve({ npm_command: 'exec' }), serve({})])
  await expect.poll(npm.answers, { timeout: 60_000 }).toBe(false)
  expect(await other.answers()).toBe(true)
  process.kill(other.server)
  rmSync(folder, { recursive: true })
})

const LOOP = `import { definePage } from '#site'
export default definePage({
  content: (k) => ({ text: k.text('the text') }),
  draw: () => {
    process.stderr.write('looping')
    for (;;);
  },
})
`

test.each([
  ['build', 'SIGINT'],
  ['check', 'SIGTERM'],
  ['dev', 'SIGINT'],
] as const)('%s ends with %s while a template loops', async (command, signal) => {
  const folder = smallSite({ 'templates/pages/plain.tsx': LOOP })
  const args = [command, '--root', folder, ...(command === 'dev' ? ['--port', '0'] : [])]
  let isAsked = false
  const end = await stopped(args, signal, (output) => {
    const [origin] = /http:\/\/[^/\s]+:\d+/.exec(output) ?? []
    if (origin !== undefined && !isAsked) {
      isAsked = true
      fetch(`${origin}/contact`).catch(() => undefined)
    }
    return output.includes('looping')
  })
  expect(end).toBe(signal)
  rmSync(folder, { recursive: true })
})
