// npm run bench -- --dev: how long `site dev` takes until the page somebody looks at shows an edit, on a copy of this site
// and on generated ones: as the server says, and from the file that is written to the page that is read. Each edit is made
// several times; the middle one counts. The next one follows after a moment, as it does when somebody writes: what the
// server does for pages nobody looks at goes on meanwhile, and is stopped by it. On a busy machine the clock tells of the
// others too.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from './generate.mjs'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const TIMES = 5

/** What is edited: a file, or a folder whose first file is; and how, the more often the longer. */
const EDITS = [
  ['a page', 'content/areas/', /^( {2}lead: .*)$/m, '$1 α'],
  ['its name', 'content/areas/', /^(name: .*)$/m, '$1α'],
  ['a question', 'content/faqs/', /^( +answer: .*)$/m, '$1α'],
  ['labels.yaml', 'content/labels.yaml', /^( +skip: .*)$/m, '$1α'],
  ['prices.yaml', 'content/prices.yaml', /^/, '# a line more\n'],
  ['site.yaml', 'site.yaml', /^( +hoursShown: .*)$/m, '$1α'],
  ['a claim', 'site.yaml', /^(claims:\n(?: .*\n)*? +text: "?[^"\n]+)/m, '$1α'],
  ['a redirect', 'content/routes.yaml', /^redirects:(?: \[\])?\n/m, 'redirects:\n  - { from: /α, to: / }\n'],
  ['styles.css', 'templates/styles.css', /$/, '\n.x { color: red }\n'],
  ['a template', 'templates/blocks/hero.tsx', /<h1/, '<h1 data-x="1"'],
]
/** Pages that are made and taken away again; the slug of a page is the name of its file. */
const ADDED = ['a new page', 'content/areas/a-new-page.yaml']
const REMOVED = 'a deleted page'

/** Milliseconds between two edits. */
const MOMENT = 700

const after = (ms) => new Promise((done) => setTimeout(done, ms))

/** The edits of a generated site of so many pages, of this one for 0: what is edited, ms of the server, ms until it shows. */
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
    const questions = join(root, 'content/faqs')
    mkdirSync(questions, { recursive: true })
    writeFileSync(join(questions, 'a.yaml'), 'items:\n  - question: Α\n    answer: Β\n')
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
        await after(2)
      }
    }
    await until(/Ctrl-C/)
    const [origin] = /http:\/\/\S+?:\d+/.exec(said)
    const page = () => new Promise((done) => get(origin, (answer) => answer.resume().on('end', done)))
    /** Makes an edit; ms that the server says it took, and ms until the page that somebody looks at shows it. */
    const timed = async (edit) => {
      await after(MOMENT)
      said = ''
      const began = performance.now()
      edit()
      const [, ms] = await until(/: [^\n]*, (\d+) ms\n/)
      await page()
      return [Number(ms), Math.round(performance.now() - began)]
    }
    const rows = []
    const middle = (what, taken) => {
      const of = (i) => taken.map((one) => one[i]).sort((a, b) => a - b)[taken.length >> 1]
      rows.push([what, of(0), of(1)])
    }
    for (const [what, where, from, to] of EDITS) {
      const file = where.endsWith('/') ? where + readdirSync(join(root, where)).sort()[0] : where
      const before = readFileSync(join(root, file), 'utf8')
      const taken = []
      for (let i = 0; i < TIMES; i++) {
        const old = readFileSync(join(root, file), 'utf8')
        const text = old.replace(from, to.replace('/α', `/old-${i}`))
        if (text === old) throw new Error(`${what}: nothing is edited in ${file}`)
        taken.push(await timed(() => writeFileSync(join(root, file), text)))
      }
      await timed(() => writeFileSync(join(root, file), before))
      middle(what, taken)
    }
    const [what, file] = ADDED
    const folder = join(root, 'content/areas')
    const text = readFileSync(join(folder, readdirSync(folder).sort()[0]), 'utf8')
    const added = []
    const removed = []
    for (let i = 0; i < TIMES; i++) {
      added.push(await timed(() => writeFileSync(join(root, file), text)))
      removed.push(await timed(() => rmSync(join(root, file))))
    }
    middle(what, added)
    middle(REMOVED, removed)
    child.kill('SIGINT')
    await new Promise((done) => child.on('exit', done))
    return rows
  } finally {
    child?.kill()
    rmSync(root, { recursive: true, force: true })
  }
}
