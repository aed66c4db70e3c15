// site check: checks the content and the pages it builds, and reports each finding at the line to edit.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { profileProblems, type TypedBusiness } from '../after/profile.ts'
import { CONFIRMED, confirmedIn, confirmedText, withConfirmed } from '../check/facts/confirmed.ts'
import type { Rules } from '../check/run.ts'
import { PUBLISHED, publishedText } from '../emit/published.ts'
import { putFiles, restore } from '../emit/write.ts'
import { placesIn } from '../load/places.ts'
import { parseFile } from '../load/yaml/parse.ts'
import { count, thousands } from '../model/counts.ts'
import type { Problem, Result } from '../model/problem.ts'
import { check, rulesOf } from '../pipeline/check.ts'
import type { HowToCheck } from '../pipeline/checking/judge.ts'
import { type Options, optionsOf, type SiteResult } from '../pipeline/options.ts'
import type { CheckResult } from '../pipeline/tables.ts'
import { version } from '../runtime/engine.ts'
import { unreadable } from '../runtime/unwritten.ts'
import { type Command, fail, progress, type Terminal, unusable } from './report/command.ts'
import { explainRule, listRules } from './report/explain.ts'
import { github, sarif } from './report/formats.ts'
import { ledgerTable } from './report/ledger.ts'
import { newNumbersText } from './report/new-numbers.ts'
import { presented } from './report/present.ts'
import { report } from './report/report.ts'

const FORMATS = ['text', 'json', 'sarif', 'github']

export default {
  summary: 'check the content and the pages it builds',
  options: [
    ['--root <dir>', 'the folder with site.yaml (default: this folder)'],
    ['--format <name>', 'text, json, sarif or github (default: text)'],
    ['--strict', 'warnings count as errors'],
    ['--launch', 'placeholders and demonstrations count as errors'],
    ['--claims', 'print the claims and where they are used'],
    ['--explain <rule>', 'why a rule exists, with a fine and a bad example'],
    ['--rules', 'list all rules'],
    ['--profile <file>', 'compare site.yaml with an export of Google Business Profile (CSV)'],
    ['--text <file>', 'compare any text with the declared facts; - reads the standard input'],
    ['--accept-facts [file...]', 'print new numbers of the texts, and confirm them in content/facts.lock'],
    ['--accept-urls', 'write the published addresses to content/urls.lock'],
    ['--no-cache', 'check everything again, cache nothing'],
  ],
  examples: [
    'site check',
    'site check --strict --format github',
    'site check --explain link/broken',
    'site check --launch',
  ],

  async run(options, terminal) {
    const { root: folder = '.', format = 'text', strict, launch, explain, rules: list, cache } = options
    const root = resolve(String(folder))
    const started = performance.now()
    const accepted = acceptedFiles(options.acceptFacts, root)
    const wrong = wrongOption(String(format), accepted, root)
    if (wrong !== undefined) {
      terminal.err(`${wrong}\n`)
      return 2
    }
    if (list) return describeRules(root, (rules) => listRules(rules, terminal.paint), terminal)
    if (explain !== undefined)
      return describeRules(root, (rules) => explainRule(rules, String(explain), terminal.paint), terminal)
    if (options.text !== undefined)
      return checkOneText(
        optionsOf({ root, cache }, new Date(), process.env),
        String(options.text),
        String(format),
        terminal,
      )
    const bar = progress('checking', terminal)
    const how = { out: join(root, 'dist'), launch: launch === true, onPage: format === 'text' ? bar.step : undefined }
    const now = new Date()
    await restore(how.out, now.getTime())
    const result = await checkWith(optionsOf({ root, cache }, now, process.env), how)
    bar.clear()
    const accepting = { urls: options.acceptUrls === true, facts: accepted }
    const problems = problemsOf(result, accepting, options.profile, root)
    const failing = strict ? ['error', 'warning'] : ['error']
    const ok = !problems.some(({ level }) => failing.includes(level))
    const ms = Math.round(performance.now() - started)

    if (format === 'text') printResult({ ...result, problems }, { ok, claims: options.claims === true }, terminal)
    else terminal.out(await formatted(String(format), { ok, problems, pages: result.value?.pages ?? 0, ms }, root))
    const unwritten = result.value
      ? writeLocks(root, result.value, accepting, format === 'text' ? terminal : undefined)
      : []
    if (unwritten.length > 0) return fail(unwritten, terminal)
    if (printCrashes(problems, terminal)) return 2
    return ok ? 0 : 1
  },
} satisfies Command

/** Why a command line cannot be run. */
function wrongOption(format: string, accepted: Accepting['facts'], root: string): string | undefined {
  if (!FORMATS.includes(format)) return `--format ${format}: choose one of ${FORMATS.join(', ')}`
  const unknown = accepted?.find((file) => !existsSync(join(root, file)))
  return unknown === undefined ? undefined : `--accept-facts ${unknown}: there is no such file in ${root}`
}

/** The things that a person accepts with this check. */
interface Accepting {
  /** The addresses as they are now. */
  readonly urls: boolean
  /** The numbers of these files, or of all if none is named; undefined without --accept-facts. */
  readonly facts: readonly string[] | undefined
}

/** The files of --accept-facts by their names in the folder of the site. They are named from there or from this folder. */
function acceptedFiles(option: unknown, root: string): Accepting['facts'] {
  if (option === undefined) return undefined
  const names = Array.isArray(option) ? option.map(String) : []
  return names.map((name) => {
    const file = relative(root, resolve(name)).split(sep).join('/')
    return existsSync(join(root, file)) ? file : name
  })
}

async function checkWith({ value, problems }: Result<Options>, how: HowToCheck): Promise<SiteResult<CheckResult>> {
  return value ? check(value, how) : { problems, files: new Map() }
}

/** The problems of a check and of a profile. */
function problemsOf(
  { value, problems }: SiteResult<CheckResult>,
  { urls, facts }: Accepting,
  profile: unknown,
  root: string,
): readonly Problem[] {
  const more = value && profile !== undefined ? compared(root, String(profile)) : []
  const isConfirmed = ({ rule, at }: Problem) =>
    facts !== undefined &&
    (rule === 'fact/claim-undeclared' || at?.file === CONFIRMED) &&
    (facts.length === 0 || facts.includes(at?.file ?? ''))
  // Accepted numbers and addresses are not reported.
  return [...(value?.problems ?? problems), ...more].filter(
    (problem) => !(urls && problem.rule === 'url/changed') && !isConfirmed(problem),
  )
}

/** The differences between an export of Google Business Profile and site.yaml. */
function compared(root: string, file: string): readonly Problem[] {
  const text = readFileSync(join(root, 'site.yaml'), 'utf8')
  const places = placesIn('site.yaml', text)
  const { business } = (parseFile('site.yaml', text).value?.data ?? {}) as { business: TypedBusiness }
  try {
    const csv = readFileSync(resolve(file), 'utf8')
    return profileProblems({ file, csv }, business, (path) => places(path).at)
  } catch (fault) {
    return [unreadable(`--profile ${file}`, fault, { help: 'name the .csv file of the export' })]
  }
}

/** Compares a text from elsewhere with the facts of the site; the result is the exit code. */
async function checkOneText(
  { value: options, problems: wrong }: Result<Options>,
  file: string,
  format: string,
  terminal: Terminal,
): Promise<number> {
  if (!options) return fail(wrong, terminal)
  const text = textIn(file)
  if (!text.value) return unusable(text.problems, terminal)
  const { judgeOf } = await import('../after/texts/check-text.ts')
  const { value: judge, problems, files: read } = await judgeOf(options)
  const all = judge ? await judge(text.value) : problems
  const files = judge ? new Map([[text.value.file, text.value.text]]) : read
  const { paint, columns } = terminal
  if (format !== 'text')
    terminal.out(await formatted(format, { ok: all.length === 0, problems: all, pages: 0, ms: 0 }, options.root))
  else if (all.length > 0)
    terminal.err(`${report(all, { files, paint, columns, ...(!judge && { consequence: 'Nothing was checked.' }) })}\n`)
  else terminal.out(`${text.value.file}: says nothing that site.yaml denies\n`)
  return all.length === 0 ? 0 : 1
}

/** A text, and the name that it has in messages. `-` is the standard input. Problem: it cannot be read. */
function textIn(file: string): Result<{ readonly file: string; readonly text: string }> {
  try {
    const text = readFileSync(file === '-' ? 0 : resolve(file), 'utf8').replace(/^\ufeff/, '')
    return { value: { file: file === '-' ? 'stdin' : file, text }, problems: [] }
  } catch (fault) {
    return {
      problems: [unreadable(`--text ${file}`, fault, { help: 'name a text file, or - for the standard input' })],
    }
  }
}

/** Prints the description of one or all rules; the result is the exit code. */
async function describeRules(
  root: string,
  describe: (rules: Rules) => ReturnType<typeof explainRule>,
  terminal: Terminal,
): Promise<number> {
  const { value, problems } = await rulesOf(root)
  if (!value) return fail(problems, terminal)
  const { text, problem } = describe(value.rules)
  if (problem !== undefined) terminal.err(problem)
  terminal.out(text)
  return problem === undefined ? 0 : 1
}

/** The result of a check for programs. */
async function formatted(
  format: string,
  result: { readonly ok: boolean; readonly problems: readonly Problem[]; readonly pages: number; readonly ms: number },
  root: string,
): Promise<string> {
  if (format === 'json') return `${JSON.stringify(result)}\n`
  if (format === 'github') return github(result.problems)
  return sarif(result.problems, (await rulesOf(root)).value?.rules ?? new Map(), version())
}

/** Prints the stacks of rules that threw. */
function printCrashes(problems: readonly Problem[], { err }: Terminal): boolean {
  const crashes = problems.flatMap(({ text, help, stack }) =>
    stack === undefined ? [] : [`${text}\n${help}\n\n${stack}\n`],
  )
  if (crashes.length > 0) err(`\n${crashes.join('\n')}`)
  return crashes.length > 0
}

/** Prints the problems and a summary, and the table of claims with `claims`. */
function printResult(
  { value, problems, files }: SiteResult<CheckResult>,
  { ok, claims }: { readonly ok: boolean; readonly claims: boolean },
  { paint, columns, out, err }: Terminal,
): void {
  const { shown, launch: notes } = presented(problems)
  if (shown.length > 0) {
    const consequence = !value && { consequence: 'Nothing was checked.' }
    err(`${report(shown, { files, paint, columns, ...consequence })}\n`)
  }
  if (!value) return
  const isFine = shown.every(({ level }) => level === 'info')
  if (claims) out(ledgerTable({ ...value, uses: new Map(value.uses) }, paint, columns))
  const verdict = ok ? 'no errors' : 'not fine'
  out(`${notes}${count(value.pages, 'page')}, ${count(value.rules, 'rule')}: ${isFine ? 'fine' : verdict}\n`)
}

/** Writes what is accepted, and reports it on the terminal if one is given. Problems: a file cannot be written. */
function writeLocks(
  root: string,
  { addresses, numbers }: CheckResult,
  { urls, facts }: Accepting,
  terminal: Terminal | undefined,
): readonly Problem[] {
  const lock = join(root, CONFIRMED)
  const before = (facts && existsSync(lock) && confirmedIn(readFileSync(lock)).value) || new Map()
  const after = withConfirmed(before, numbers, (file) => facts?.length === 0 || facts?.includes(file) === true)
  const files = [
    ...(urls ? [[PUBLISHED, publishedText(addresses)] as const] : []),
    ...(facts ? [[CONFIRMED, confirmedText(after)] as const] : []),
  ]
  const problems = putFiles(root, new Map(files))
  if (problems.length > 0) return problems
  const noun = addresses.length === 1 ? 'address' : 'addresses'
  if (urls) terminal?.out(`${PUBLISHED}: ${thousands(addresses.length)} ${noun}\n`)
  if (facts) terminal?.out(newNumbersText(numbers, { before, after }, terminal.paint))
  return []
}
