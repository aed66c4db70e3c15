// site init: a folder and a few answers -> a small complete site that builds and checks clean.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import glob from 'fast-glob'
import { putFiles } from '../emit/write.ts'
import { parseYaml } from '../load/yaml/parse.ts'
import type { Language } from '../model/checks/language.ts'
import { slugOf } from '../model/checks/slugs.ts'
import { type Command, fail, type Terminal } from '../model/command.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Files, type Problem, type Result } from '../model/problem.ts'
import { aligned, count } from '../model/report.ts'
import { engineRoot, loadModules } from '../runtime/engine.ts'
import { isAbandoned } from '../runtime/unfinished.ts'
import { type EngineManifest, manifestOf, projectFiles, VENDOR } from '../scaffold/package.ts'
import type { Countries } from '../scaffold/phones.ts'
import { type Answers, answerProblems, QUESTIONS, starterFiles } from '../scaffold/starter.ts'
import { isWorkPlace, PLACES, type Trades, tradeOf, type WorkPlace } from '../scaffold/trades.ts'
import type { WordPressExport } from '../scaffold/wordpress.ts'

const WHERE = 'where it is done: customers (you go to them) or premises (they come to you)'

const STARTER = join(engineRoot, 'src/starter')
/** What may lie in a folder that counts as empty: npm, git and editors put it there. None of it is written over. */
const BESIDE = [
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
    ...Object.entries(QUESTIONS).map(([key, about]) => [`--${key} <text>`, about] as const),
    ['--from <file>', 'an export of a WordPress site: its pages, posts, menus and addresses'],
    ['--where <place>', `${WHERE} (default: as the trade is known for)`],
  ],
  examples: [
    'site init my-site',
    'site init . --lang el',
    'site init shop --name "Ring Bells" --town Ely',
    'site init practice --trade Dentist --where premises',
  ],

  async run(options, terminal, [dir = '.']) {
    const root = resolve(dir)
    const refuse = (problems: readonly Problem[]) => fail(problems, terminal, { consequence: 'Nothing was written.' })
    const isKilled = existsSync(join(root, UNFINISHED))
    const full = isKilled ? undefined : leftIn(root)
    if (full) return refuse([full])
    const chosen = await newSite(options, terminal)
    if (!chosen.value) return refuse(chosen.problems)
    const { site, name: called, slugs, page, report } = chosen.value
    const present = manifestIn(root)
    if (present === 'unread') {
      const at = { file: 'package.json' }
      return refuse([error('is not JSON, so nothing can be added to it', at, 'mend it, or name another folder')])
    }
    const engine = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')) as EngineManifest
    const name = slugOf(called ?? basename(root), slugs) || 'my-site'
    const files = new Map([
      // Files that a person wrote are not replaced.
      ...[...site].filter(([name]) => isKilled || !existsSync(join(root, name))),
      ...[...projectFiles(manifestOf(engine, name, engineAt(root, engine), present), ignoredIn(root))].filter(
        ([name]) => name !== 'pnpm-workspace.yaml' || !existsSync(join(root, name)),
      ),
    ])
    const unwritten = writeNew(root, files)
    if (unwritten.length > 0) return refuse(unwritten)
    const here = relative('.', root) || '.'
    const folder = here === '.' ? 'this folder' : here
    const { dependencies, devDependencies } = JSON.parse(String(files.get('package.json'))) as EngineManifest
    const needed = Object.keys({ ...dependencies, ...devDependencies })
    const installed = needed.every((each) => existsSync(join(root, 'node_modules', each)))
    const steps = nextOf(here, installed, page)
    terminal.out(
      `${count(files.size, 'file')} in ${folder}.\nWhat is tagged !placeholder is made up: begin with site.yaml.\n`,
    )
    terminal.out(`${report}\nNext:\n${aligned(steps.map(([line, about]) => [`  $ ${line}`, about]))}`)
    return 0
  },
} satisfies Command

interface NewSite {
  readonly site: Files
  /** The name of the business; undefined if nobody gave one. */
  readonly name: string | undefined
  readonly slugs: Language['slugs'] | undefined
  /** A page for the next steps, as `site new` takes it. */
  readonly page: string
  /** What became of an old site. */
  readonly report: string
}

/** The files of the starter, with the answers of the command line, of an old site and of the terminal. */
async function newSite(options: Options, terminal: Terminal): Promise<Result<NewSite>> {
  const given = Object.fromEntries(
    Object.keys(QUESTIONS).flatMap((key) => (options[key] === undefined ? [] : [[key, String(options[key])]])),
  ) as Partial<Answers>
  const wrong = [...answerProblems(given), ...placeProblems(options.where)]
  if (wrong.length > 0) return { problems: wrong }
  const old = await exportAt(options.from)
  if (old && !old.value) return old
  const importing = old && (await import('../scaffold/imported.ts'))
  const facts = old?.value && importing?.factsIn(old.value)
  const language = await starterLanguage(options.lang, facts?.language, terminal)
  if (!language.value) return { problems: language.problems }
  const known = (name: string) => {
    const file = join(STARTER, name)
    return parseYaml(file, readFileSync(file, 'utf8')).value?.data
  }
  const proposed = known(`${language.value}/answers.yaml`) as Answers & { service: string; posts: string }
  const trades = known(`${language.value}/trades.yaml`) as Trades
  const countries = known('countries.yaml') as Countries
  const found = { ...(facts?.name && { name: facts.name }), ...given }
  const answers = { ...found, ...(await askRest(terminal, found, proposed)) }
  const usual = tradeOf(answers.trade ?? proposed.trade, trades)?.where ?? 'customers'
  const place = String(options.where)
  const where = isWorkPlace(place) ? place : await askedWhere(terminal, usual)
  const { slugs } = (await loadModules<Language>('languages')).get(language.value) ?? {}
  const setting = { language: language.value, given: answers, proposed, where, trades, countries, slugs }
  const made = starterFiles(read(STARTER), setting)
  if (!made.value) return made
  const { service, posts } = proposed
  const rest = { name: answers.name, slugs }
  if (!old?.value || !importing)
    return { value: { site: made.value, report: '', page: `service "${service}"`, ...rest }, problems: [] }
  const spoken = String(options.lang ?? facts?.language ?? language.value)
  const { files, report } = importing.importedFiles(old.value, made.value, { slugs, language: spoken, posts })
  return { value: { site: files, report, page: 'page about', ...rest }, problems: [] }
}

/** A problem of a place of work that is none. */
function placeProblems(given: unknown): Problem[] {
  if (given === undefined || isWorkPlace(String(given))) return []
  const help = didYouMean(String(given), PLACES) ?? `choose one of ${PLACES.join(', ')}`
  return [error(`--where ${given} is no place of work`, undefined, help)]
}

/** The language of the starter: as asked for, that of the old site, or as answered. */
async function starterLanguage(typed: unknown, old: string | undefined, terminal: Terminal): Promise<Result<string>> {
  const languages = readdirSync(STARTER).filter((name) => existsSync(join(STARTER, name, 'answers.yaml')))
  const known = typed ?? languages.find((each) => each === old)
  const value = String(known ?? (await asked(terminal, `language, ${languages.join(' or ')}`, 'en')))
  if (languages.includes(value)) return { value, problems: [] }
  return { problems: [error(`there is no starter in "${value}"`, undefined, languageHelp(value, languages))] }
}

/** The export of WordPress in a file; undefined if none is named. */
async function exportAt(named: unknown): Promise<Result<WordPressExport> | undefined> {
  if (named === undefined) return undefined
  const file = String(named)
  const { readExport } = await import('../scaffold/wordpress.ts')
  try {
    return readExport(file, readFileSync(resolve(file), 'utf8'))
  } catch (fault) {
    const code = (fault as NodeJS.ErrnoException).code
    if (code === undefined) throw fault
    return {
      problems: [error(`--from ${file} cannot be read (${code})`, undefined, 'name the .xml file of the export')],
    }
  }
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
  rmSync(mark, { force: true })
  return problems
}

/** The first thing that lies in a folder that should be empty, as a problem. */
function leftIn(root: string): Problem | undefined {
  if (!existsSync(root)) return undefined
  const help = 'name a folder that is new or empty'
  try {
    const found = readdirSync(root).find((name) => !BESIDE.some((each) => each.test(name)))
    return found === undefined ? undefined : error(`${root} is not empty: it holds ${found}`, undefined, help)
  } catch {
    return error(`${root} is not a folder`, undefined, help)
  }
}

/** The package.json that lies in a folder; nothing where there is none. */
function manifestIn(root: string): Readonly<Record<string, unknown>> | 'unread' | undefined {
  const file = join(root, 'package.json')
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return 'unread'
  }
}

/** Which language was meant. A code of two letters says so by both of them: one that is merely like it is no guess. */
function languageHelp(typed: string, languages: readonly string[]): string {
  const meant = languages.find((each) => new RegExp(`^${each}(?![a-z])`, 'i').test(typed))
  const named = languages.map((each) => `${each} (${new Intl.DisplayNames(each, { type: 'language' }).of(each)})`)
  return meant === undefined ? `choose one of ${named.join(', ')}` : `did you mean "${meant}"?`
}

/** A path as a word of the shell: in quotes where its letters would mean something there. */
const shellWord = (path: string) =>
  /^[\p{L}\p{N}\p{M}_./-]+$/u.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`

/** What git is told to leave alone in a folder. */
const ignoredIn = (root: string) =>
  existsSync(join(root, '.gitignore')) ? readFileSync(join(root, '.gitignore'), 'utf8') : ''

/** Path below a folder -> contents. */
const read = (folder: string): Files =>
  new Map(
    glob
      .sync('**/*', { cwd: folder, dot: true })
      .sort()
      .map((file) => [file, readFileSync(join(folder, file))]),
  )

/** An answer from the terminal; what is proposed where nobody can be asked, or nothing is answered. */
const asked = async ({ ask }: Terminal, about: string, proposed: string) =>
  (await ask?.(`${about} [${proposed}]: `))?.trim() || proposed

/** Asks what was not given; an answer that cannot be used is asked for again. */
async function askRest(terminal: Terminal, given: Partial<Answers>, proposed: Answers): Promise<Partial<Answers>> {
  const answers: Partial<Record<keyof Answers, string>> = {}
  if (!terminal.ask) return answers
  for (const key of Object.keys(QUESTIONS) as (keyof Answers)[]) {
    while (given[key] === undefined && answers[key] === undefined) {
      const text = await asked(terminal, QUESTIONS[key], proposed[key])
      if (text === proposed[key]) break
      const [problem] = answerProblems({ [key]: text })
      if (!problem) answers[key] = text
      else terminal.err(`${problem.text}: ${problem.help}\n`)
    }
  }
  return answers
}

/** Asks where the work is done, until the answer is a place of work. */
async function askedWhere(terminal: Terminal, usual: WorkPlace): Promise<WorkPlace> {
  for (;;) {
    const text = await asked(terminal, WHERE, usual)
    if (isWorkPlace(text)) return text
    terminal.err(`"${text}" is no place of work: write customers or premises\n`)
  }
}

/**
 * The engine as a dependency of a site in `root`. An installed engine is stored in the site as its archive, so that
 * npm ci works wherever the site is cloned; a checkout is named by its folder.
 */
function engineAt(root: string, { name }: EngineManifest): string {
  const modules = engineRoot.slice(0, -name.length - 1)
  if (engineRoot !== join(modules, name) || basename(modules) !== 'node_modules')
    return `file:${relative(root, engineRoot).split(sep).join('/') || '.'}`
  const vendor = join(root, VENDOR)
  mkdirSync(vendor, { recursive: true })
  const lock = join(modules, '.package-lock.json')
  const { packages = {} } = (existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')) : {}) as {
    packages?: Record<string, { resolved?: string }>
  }
  const from = packages[`node_modules/${name}`]?.resolved ?? ''
  const archive = from.startsWith('file:') ? resolve(modules, '..', from.slice('file:'.length)) : ''
  if (archive.endsWith('.tgz') && existsSync(archive)) copyFileSync(archive, join(vendor, basename(archive)))
  else
    spawnSync('npm', ['pack', '--ignore-scripts', '--pack-destination', vendor], { cwd: engineRoot, shell: isWindows })
  const [stored] = readdirSync(vendor).filter((file) => file.endsWith('.tgz'))
  return `file:${stored === undefined ? relative(root, engineRoot).split(sep).join('/') : `${VENDOR}/${stored}`}`
}

const isWindows = process.platform === 'win32'

/** What to type next, each with what it does: a line of the shell enters the folder. */
function nextOf(here: string, installed: boolean, page: string): [string, string][] {
  const enter = here === '.' ? '' : `cd ${shellWord(here)} && `
  const steps: [string, string][] = [
    ['npm install', 'the packages it needs'],
    ['npx site dev', 'look at it, edit its texts'],
    [`npx site new ${page}`, 'add a page'],
    ['npx site check', 'see what is wrong, and where'],
    ['npx site build', 'write dist/, to be published'],
  ]
  return steps.slice(installed ? 1 : 0).map(([line, about], i) => [i === 0 ? enter + line : line, about])
}
