// site init: a folder and a few answers -> a small complete site that builds and checks clean.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve, sep } from 'node:path'
import glob from 'fast-glob'
import { CONFIRMED, confirmedText } from '../check/facts/confirmed.ts'
import { putFiles } from '../emit/write.ts'
import type { Language } from '../language/language.ts'
import { slugOf } from '../language/slugs.ts'
import { parseFile } from '../load/yaml/parse.ts'
import { count } from '../model/counts.ts'
import { error, type Files, type Problem, type Result } from '../model/problem.ts'
import { engineRoot, loadModules } from '../runtime/engine.ts'
import { isAbandoned } from '../runtime/replace-file.ts'
import { unreadable } from '../runtime/unwritten.ts'
import { type EngineManifest, ignoredFiles, manifestOf, VENDOR } from '../scaffold/package.ts'
import type { Countries } from '../scaffold/phones.ts'
import {
  type Answers,
  answerProblems,
  QUESTIONS,
  starterFiles,
  type Trades,
  tradeOf,
  usualWorkplace,
  withNames,
} from '../scaffold/starter.ts'
import type { WordPressExport } from '../scaffold/wordpress/export.ts'
import { type Command, fail, type Terminal } from './report/command.ts'
import { aligned } from './report/paint.ts'

const KEYS = Object.keys(QUESTIONS) as (keyof Answers)[]

const STARTER = join(engineRoot, 'src/starter')
/** Files of npm, git and editors. A folder that contains nothing else counts as empty, and they are not overwritten. */
const HARMLESS = [
  /^package(?:-lock)?\.json$|^node_modules$|^(?:yarn|pnpm-lock|pnpm-workspace)\.|\.tgz$/,
  /^(?:README|LICEN[CS]E)|^\.(?:git.*|npmrc|DS_Store|vscode|idea)$/,
]
type Options = Readonly<Record<string, unknown>>

/** Present while init writes: a folder with it was left by an init that was killed, and is written again. */
const UNFINISHED = '.site-init'

export default {
  summary: 'make a small complete site in a new or empty folder',
  usage: '<dir>',
  options: [
    ['--lang <code>', 'the language of its words: en or el (default: en)'],
    ...KEYS.map((key) => [`--${key} <text>`, QUESTIONS[key]] as const),
    [
      '--from <file>',
      'an export of a WordPress site, or a part of one: its pages, posts, menus and addresses',
      'repeated',
    ],
  ],
  examples: [
    'site init my-site',
    'site init . --lang el',
    'site init shop --name "Ring Bells" --town Ely',
    'site init practice --trade Dentist --where premises',
  ],

  async run(options, terminal, [dir = '.']) {
    const root = resolve(dir)
    const refuse = (problems: readonly Problem[], consequence = 'Nothing was written.') =>
      fail(problems, terminal, { consequence })
    const isKilled = existsSync(join(root, UNFINISHED))
    const full = isKilled ? undefined : notEmpty(root)
    if (full) return refuse([full])
    const chosen = await newSite(options, terminal)
    if (!chosen.value) return refuse(chosen.problems)
    const { site, name, slugs, dictionaries, page, report, type } = chosen.value
    const project = projectIn(root, slugOf(name ?? basename(root), slugs) || 'my-site', dictionaries)
    if (!project.value) return refuse(project.problems)
    // Files that a person wrote are not replaced.
    const isNew = (file: string) => isKilled || !existsSync(join(root, file))
    const files = new Map([...[...site].filter(([file]) => isNew(file)), ...project.value])
    const unwritten = writeNew(root, files)
    if (unwritten.length > 0) return refuse(unwritten, consequenceIn(root, files))
    const here = relative('.', root)
    terminal.out(
      `${count(files.size, 'file')} in ${here || 'this folder'}.\nWhat is tagged !placeholder is made up: begin with site.yaml.\n${type}`,
    )
    terminal.out(`${report}\nNext:\n${aligned(nextSteps(here, page))}`)
    return 0
  },
} satisfies Command

interface NewSite {
  readonly site: Files
  /** The name of the business; undefined if it was not given. */
  readonly name: string | undefined
  readonly slugs: Language['slugs'] | undefined
  /** The packages with the words of its language. */
  readonly dictionaries: readonly string[]
  /** A page for the next steps, as `site new` takes it. */
  readonly page: string
  /** Which type of schema.org it has; '' if nobody said what it does. */
  readonly type: string
  /** The result of the import of an old site. */
  readonly report: string
}

/** The files of the starter, with the answers of the command line, of an old site and of the terminal. */
async function newSite(options: Options, terminal: Terminal): Promise<Result<NewSite>> {
  const typed = Object.fromEntries(
    KEYS.flatMap((key) => (options[key] === undefined ? [] : [[key, String(options[key])]])),
  ) as Partial<Answers>
  const wrong = answerProblems(typed)
  if (wrong.length > 0) return { problems: wrong }
  const old = await exportAt(options.from)
  if (old && !old.value) return old
  const importing = old && (await import('../scaffold/wordpress/site.ts'))
  const oldBusiness = old?.value && importing?.oldBusiness(old.value)
  const language = await starterLanguage(options.lang, oldBusiness?.language, terminal)
  if (!language.value) return { problems: language.problems }
  const data = (name: string): unknown => {
    const file = join(STARTER, name)
    return parseFile(file, readFileSync(file, 'utf8')).value?.data
  }
  const proposed = data(`${language.value}/answers.yaml`) as Answers &
    Record<'service' | 'posts' | 'postsAbout', string>
  // People type the trade in English for a site in any language.
  const trades = withNames(data(`${language.value}/trades.yaml`) as Trades, data('en/trades.yaml') as Trades)
  const stated = { ...(oldBusiness?.name && { name: oldBusiness.name }), ...typed }
  const answers = await withReplies(stated, proposed, trades, terminal)
  const { slugs, spelling } = (await loadModules<Language>('languages')).get(language.value) ?? {}
  const countries = data('countries.yaml') as Countries
  const starter = starterFiles(filesIn(STARTER), {
    language: language.value,
    answers,
    proposed,
    trades,
    countries,
    slugs,
  })
  if (!starter.value) return starter
  const { service, posts, postsAbout } = proposed
  const type = answers.trade === undefined ? '' : typeLine(answers.trade, trades)
  const page = `service "${service}"`
  const rest = { type, name: answers.name, slugs, dictionaries: spelling?.dictionaries ?? [], page }
  // Its texts state no number that is not declared, so that the first one that is typed is reported.
  const guarded = new Map([...starter.value, [CONFIRMED, confirmedText(new Map())]])
  if (!old?.value || !importing) return { value: { site: guarded, report: '', ...rest }, problems: [] }
  const spoken = String(options.lang ?? oldBusiness?.language ?? language.value)
  const { loadRules } = await import('../check/rules.ts')
  const levels = [...(await loadRules())].flatMap(([id, { imported }]) => (imported ? [[id, imported]] : []))
  const { files, report } = importing.importedFiles(old.value, starter.value, {
    slugs,
    levels: Object.fromEntries(levels),
    language: spoken,
    posts,
    postsAbout: spoken === language.value ? postsAbout : '',
  })
  return { value: { site: files, report, ...rest }, problems: [] }
}

/** The type that a trade has in site.yaml, as a line of the report. */
function typeLine(name: string, trades: Trades): string {
  const trade = tradeOf(name, trades)
  return trade
    ? `To search engines it is a ${trade.type} of schema.org: business.type in site.yaml.\n`
    : `No type of schema.org is known for "${name}", so business.type in site.yaml is LocalBusiness: write a closer one of https://schema.org/LocalBusiness there.\n`
}

/** The language of the starter: as requested, that of the old site, or as answered. */
async function starterLanguage(typed: unknown, old: string | undefined, terminal: Terminal): Promise<Result<string>> {
  const languages = readdirSync(STARTER).filter((name) => existsSync(join(STARTER, name, 'answers.yaml')))
  const code = typed ?? languages.find((code) => code === old)
  const value = String(code ?? (await reply(terminal, `language, ${languages.join(' or ')}`, 'en')))
  if (languages.includes(value)) return { value, problems: [] }
  const named = languages.map((code) => `${code} (${new Intl.DisplayNames(code, { type: 'language' }).of(code)})`)
  const other = /^[a-z]{2,3}$/.test(value)
    ? `; for another language begin with one of them, then write language: ${value} in site.yaml`
    : ''
  return {
    problems: [error(`there is no starter in "${value}"`, undefined, `choose one of ${named.join(', ')}${other}`)],
  }
}

/** The export of WordPress in some files, each a part of it; undefined if none is named. */
async function exportAt(named: unknown): Promise<Result<WordPressExport> | undefined> {
  const files = [named ?? []].flat().map(String)
  if (files.length === 0) return undefined
  const { joined, readExport } = await import('../scaffold/wordpress/export.ts')
  const parts = files.map((file): Result<WordPressExport> => {
    try {
      return readExport(file, readFileSync(resolve(file)))
    } catch (fault) {
      return { problems: [unreadable(`--from ${file}`, fault, { help: 'name the .xml file of the export' })] }
    }
  })
  const problems = parts.flatMap((part) => part.problems)
  return problems.length > 0 ? { problems } : joined(parts.flatMap(({ value }) => value ?? []))
}

/** Writes the files of a new site, marked as unfinished until the last is written. */
function writeNew(root: string, files: Files): readonly Problem[] {
  const mark = join(root, UNFINISHED)
  try {
    mkdirSync(root, { recursive: true })
    writeFileSync(mark, '')
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }))
      if (isAbandoned(name)) rmSync(join(root, name))
  } catch {
    // The folder cannot be written: putFiles reports why.
  }
  const problems = putFiles(root, files)
  if (problems.length === 0 || writtenIn(root, files) === 0) rmSync(mark, { force: true })
  return problems
}

const writtenIn = (root: string, files: Files) =>
  [...files.keys()].filter((file) => existsSync(join(root, file))).length

/** Files that a failed init has left. The folder stays marked as unfinished, so that init writes it again. */
function consequenceIn(root: string, files: Files): string {
  const written = writtenIn(root, files)
  if (written === 0) return 'Nothing was written.'
  return `${written} of ${count(files.size, 'file')} were written: the same command writes all of them again.`
}

/** A problem if a folder is not empty. */
function notEmpty(root: string): Problem | undefined {
  if (!existsSync(root)) return undefined
  const help = 'name a folder that is new or empty'
  try {
    const files = readdirSync(root).filter((name) => !HARMLESS.some((pattern) => pattern.test(name)))
    if (files.includes('site.yaml')) return error(`${root} has a site already`, undefined, help)
    const [file] = files.sort((a, b) => Number(a.startsWith('.')) - Number(b.startsWith('.')))
    return file === undefined ? undefined : error(`${root} is not empty: it holds ${file}`, undefined, help)
  } catch {
    return error(`${root} is not a folder`, undefined, help)
  }
}

/** package.json and .gitignore of a new site. Problem: the package.json in its folder cannot be read. */
function projectIn(root: string, name: string, dictionaries: readonly string[]): Result<Files> {
  const textOf = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined)
  const engine = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')) as EngineManifest
  try {
    const present = JSON.parse(textOf('package.json') ?? '{}')
    const source = engineAt(root, engine)
    if (!source.value) return source
    const { from, archive } = source.value
    const manifest = manifestOf({ engine, name, from, dictionaries }, present)
    const value = new Map<string, string | Uint8Array>([
      ...archive,
      ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
      ['.gitignore', ignoredFiles(textOf('.gitignore') ?? '')],
    ])
    return { value, problems: [] }
  } catch (fault) {
    if (!(fault instanceof SyntaxError)) throw fault
    const at = { file: 'package.json' }
    const help = 'mend it, or name another folder'
    return { problems: [error('is not JSON, so nothing can be added to it', at, help)] }
  }
}

/** A path as a word of a shell, in quotes if the shell gives one of its characters a meaning. */
const shellWord = (path: string) =>
  /^[\p{L}\p{N}\p{M}_./-]+$/u.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`

/** Path below a folder -> contents. */
const filesIn = (folder: string): Files =>
  new Map(
    glob
      .sync('**/*', { cwd: folder, dot: true })
      .sort()
      .map((file) => [file, readFileSync(join(folder, file))]),
  )

/** A reply from the terminal; what is proposed if there is no terminal or no reply. */
const reply = async ({ ask }: Terminal, about: string, proposed: string) =>
  (await ask?.(`${about} [${proposed}]: `))?.trim() || proposed

/** The given answers with those from the terminal. A reply that cannot be used is asked for again. */
async function withReplies(
  stated: Partial<Answers>,
  proposed: Omit<Answers, 'where'>,
  trades: Trades,
  terminal: Terminal,
): Promise<Partial<Answers>> {
  let answers = stated
  for (const key of terminal.ask ? KEYS : []) {
    const usual = key === 'where' ? usualWorkplace(answers.trade ?? proposed.trade, trades) : proposed[key]
    while (answers[key] === undefined) {
      const text = await reply(terminal, QUESTIONS[key], usual)
      if (text === usual) break
      const [problem] = answerProblems({ [key]: text })
      if (problem) terminal.err(`${problem.text}: ${problem.help}\n`)
      else answers = { ...answers, [key]: text }
    }
  }
  return answers
}

/** Whether npm installed the engine from a registry, whose archives are at `/-/`. */
function isFromRegistry(name: string): boolean {
  const lock = join(engineRoot, ...name.split('/').map(() => '..'), '.package-lock.json')
  const { packages = {} } = existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')) : {}
  return /^https?:.*\/-\//.test(packages[`node_modules/${name}`]?.resolved ?? '')
}

/**
 * The engine as a dependency of a site in `root`: its version, if it comes from a registry. Another installed engine is
 * stored in the site as its archive, so that npm ci works wherever the site is cloned; a checkout is named by its folder.
 * Problem: npm cannot pack the archive.
 */
function engineAt(root: string, { name, version }: EngineManifest): Result<{ from: string; archive: Files }> {
  const depends = (from: string) => ({ value: { from, archive: new Map() }, problems: [] })
  if (!engineRoot.endsWith(join('node_modules', name)))
    return depends(`file:${relative(root, engineRoot).split(sep).join('/') || '.'}`)
  if (isFromRegistry(name)) return depends(version)
  const packed = mkdtempSync(join(tmpdir(), 'site-pack-'))
  try {
    const args = ['pack', '--ignore-scripts', '--pack-destination', packed]
    const options = { cwd: engineRoot, shell: process.platform === 'win32', encoding: 'utf8' } as const
    const { status, stderr, error: fault } = spawnSync('npm', args, options)
    const file = readdirSync(packed).find((name) => name.endsWith('.tgz'))
    if (status === 0 && file !== undefined) {
      const archive = new Map([[`${VENDOR}/${file}`, readFileSync(join(packed, file))]])
      return { value: { from: `file:${VENDOR}/${file}`, archive }, problems: [] }
    }
    const lines = fault ? [fault.message] : stderr.split('\n').filter((line) => /err/i.test(line))
    const [reason = `it ended with ${status}`] = lines
    return {
      problems: [
        error(`npm pack failed: ${reason.trim()}`, undefined, 'see that "npm pack" works, and type this again'),
      ],
    }
  } finally {
    rmSync(packed, { recursive: true, force: true })
  }
}

/** The commands to type next, and what each does. The first line enters the folder. */
function nextSteps(folder: string, page: string): string[][] {
  const enter = folder === '' ? '' : `cd ${shellWord(folder)} && `
  return [
    [`  $ ${enter}npm install`, 'the packages it needs'],
    ['  $ npx site dev', 'look at it, edit its texts'],
    [`  $ npx site new ${page}`, 'add a page'],
    ['  $ npx site check', 'see what is wrong, and where'],
    ['  $ npx site build', 'write dist/, to be published'],
  ]
}
