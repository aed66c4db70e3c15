// site diff: builds two versions of a site in memory and prints what visitors will see differently.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { builtBy } from '../after/diff/other-engine.ts'
import type { Base } from '../after/diff/versions.ts'
import { error, type Problem } from '../model/problem.ts'
import { optionsOf } from '../pipeline/options.ts'
import { removeAbandoned } from '../runtime/replace-file.ts'
import { changesMarkdown, changesText } from './report/changes.ts'
import { type Command, fail, unusable } from './report/command.ts'

const FORMATS = ['text', 'json', 'github']
/** The beginning of the names of temporary folders. Those of runs that were killed are removed by the next run. */
const TEMPORARY = 'site-diff-'

export default {
  summary: 'print what visitors will see differently',
  usage: '[base]',
  options: [
    ['--root <dir>', 'the folder with site.yaml (default: this folder)'],
    ['--engine <dir>', 'build the same files with another engine: an unpacked archive or a checkout'],
    ['--format <name>', 'text, json or github (default: text)'],
  ],
  examples: ['site diff', 'site diff main', 'site diff ../old-site', 'site diff --engine ../site-2.0'],

  async run({ root, engine, format = 'text' }, terminal, [base]) {
    const started = performance.now()
    const options = optionsOf({ root }, new Date(), process.env)
    if (!options.value) return fail(options.problems, terminal)
    const wrong = wrongOptions({ engine, format, base })
    if (wrong) return unusable([wrong], terminal)
    const temporary = realpathSync(tmpdir())
    removeAbandoned(temporary, TEMPORARY)
    const folder = join(temporary, `${TEMPORARY}${randomBytes(4).toString('hex')}.new-${process.pid}`)
    mkdirSync(folder, { mode: 0o700 })
    try {
      const from: Base =
        engine === undefined
          ? baseOf(base)
          : { kind: 'engine', building: builtBy(resolve(String(engine)), options.value.root, folder) }
      // The other engine builds while the rest of this one is loaded.
      const [{ diff }, { readVersions }] = await Promise.all([
        import('../after/diff/diff.ts'),
        import('../after/diff/versions.ts'),
      ])
      const { value: versions, ...read } = await readVersions(options.value, from, folder)
      const consequence =
        read.version === undefined ? 'Nothing was compared.' : `Nothing was compared: this is in ${read.version}.`
      const { entries, problems } = versions ? await diff(versions) : { entries: [], problems: read.problems }
      const ms = Math.round(performance.now() - started)
      if (format === 'json') terminal.out(`${JSON.stringify({ ok: problems.length === 0, entries, problems, ms })}\n`)
      else terminal.out(format === 'github' ? changesMarkdown(entries) : changesText(entries, terminal))
      if (problems.length > 0) return fail(problems, terminal, { files: read.files, consequence })
      return 0
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
} satisfies Command

function wrongOptions({
  engine,
  format,
  base,
}: Readonly<Record<'engine' | 'format' | 'base', unknown>>): Problem | undefined {
  if (!FORMATS.includes(String(format)))
    return error(`--format ${format}: choose one of ${FORMATS.join(', ')}`, undefined)
  if (engine === undefined || base === undefined) return undefined
  return error('--engine compares two builds of the same files, and needs no base', undefined, `leave "${base}" out`)
}

/** The base of the comparison. A folder with a site comes before a revision of that name. */
const baseOf = (name = 'HEAD'): Base => ({ kind: existsSync(join(name, 'site.yaml')) ? 'folder' : 'revision', name })
