// npm run bench -- --dev: how long `site dev` takes to have an edit ready, on a copy of this site and on generated ones. Processor time counts: on a
// busy machine the clock tells of the others. Each edit is made several times; the middle one counts.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from './generate.mjs'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const TIMES = 5

/** What is edited: a file, or a folder whose first file is; and how, the more often the longer. */
const EDITS = [
  ['a page', 'content/areas/', /^( {2}lead: .*)$/m, '$1 α'],
  ['its name', 'content/areas/', /^(name: .*)$/m, '$1α'],
  ['labels.yaml', 'content/labels.yaml', /^( +skip: .*)$/m, '$1α'],
  ['site.yaml', 'site.yaml', /^( +hoursShown: .*)$/m, '$1α'],
  ['styles.css', 'templates/styles.css', /$/, '\n.x { color: red }\n'],
  ['a template', 'templates/blocks/hero.tsx', /<h1/, '<h1 data-x="1"'],
]

/** Processor time of a process and its threads, in ms; clock ticks are 10 ms on Linux. */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
const children = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
const allOf = (pid) => [pid, ...children(pid)].reduce((sum, each) => sum + cpuOf(each), 0)

/** The edits of a generated site of so many pages, of this one for 0: what is edited, ms by the clock, ms of processors. */
export async function devTimes(pages) {
  const root = mkdtempSync(join(tmpdir(), 'site-bench-dev-'))
  let child
  try {
    if (pages === 0)
      for (const name of ['site.yaml', 'content', 'templates', 'public'])
        cpSync(join(repository, name), join(root, name), { recursive: true })
    else {
      generate(pages, root)
      rmSync(join(root, 'templates'), { recursive: true, force: true })
      cpSync(join(repository, 'templates'), join(root, 'templates'), { recursive: true })
      const stated = join(root, 'site.yaml')
      writeFileSync(stated, readFileSync(stated, 'utf8').replace(/^templates: .*\n/m, ''))
    }
    rmSync(join(root, 'node_modules'), { recursive: true, force: true })
    symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
    child = spawn(process.execPath, [join(repository, 'bin/site'), 'dev', '--root', root, '--port', '0'])
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said += part
      })
    const until = async (pattern) => {
      const end = performance.now() + 300_000
      for (;;) {
        const found = pattern.exec(said)
        if (found) return found
        if (child.exitCode !== null || performance.now() > end) throw new Error(`no answer: ${said}`)
        await new Promise((done) => setTimeout(done, 5))
      }
    }
    await until(/Ctrl-C/)
    const rows = []
    for (const [what, where, from, to] of EDITS) {
      const file = where.endsWith('/') ? where + readdirSync(join(root, where)).sort()[0] : where
      const before = readFileSync(join(root, file), 'utf8')
      const taken = []
      for (let i = 0; i < TIMES; i++) {
        const old = readFileSync(join(root, file), 'utf8')
        const text = old.replace(from, to)
        if (text === old) throw new Error(`${what}: nothing is edited in ${file}`)
        await new Promise((done) => setTimeout(done, 150))
        said = ''
        const cpu = allOf(child.pid)
        writeFileSync(join(root, file), text)
        const [, ms] = await until(/, (\d+) ms\n/)
        taken.push([Number(ms), allOf(child.pid) - cpu])
      }
      said = ''
      writeFileSync(join(root, file), before)
      await until(/, (\d+) ms\n/)
      const middle = (i) => taken.map((one) => one[i]).sort((a, b) => a - b)[TIMES >> 1]
      rows.push([what, middle(0), middle(1)])
    }
    child.kill('SIGINT')
    await new Promise((done) => child.on('exit', done))
    return rows
  } finally {
    child?.kill()
    rmSync(root, { recursive: true, force: true })
  }
}
