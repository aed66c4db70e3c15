// site check: checks the content and the pages it builds, and reports each finding at the line to edit.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { profileProblems, type TypedBusiness } from '../check/report/profile.ts'
import type { Rules } from '../check/run.ts'
import { PUBLISHED, publishedText } from '../emit/published.ts'
import { putFiles, restore } from '../emit/write.ts'
import { placesIn } from '../load/places.ts'
import { parseFile } from '../load/yaml/parse.ts'
import { count, thousands } from '../model/counts.ts'
import type { Problem, Result } from '../model/problem.ts'
import { check, rulesOf } from '../pipeline/check.ts'
import type { CheckResult, How } from '../pipeline/findings.ts'
import { type Options, optionsOf, type SiteResult } from '../pipeline/options.ts'
import { version } from '../runtime/engine.ts'
import { unreadable } from '../runtime/unwritten.ts'
import { type Command, fail, progress, type Terminal } from './report/command.ts'
import { explainRule, listRules } from './report/explain.ts'
import { github, sarif } from './report/formats.ts'
import { ledgerTable } from './report/ledger.ts'
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
    ['--claims', 'print the claims and where they are used, even if there are findings'],
    ['--explain <rule>', 'why a rule exists, with a fine and a bad example'],
    ['--rules', 'list all rules'],
    ['--profile <file>', 'compare site.yaml with an export of Google Business Profile (CSV)'],
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
    const { root: given = '.', format = 'text', strict, launch, explain, rules: list, acceptUrls, cache } = options
    const root = resolve(String(given))
    const started = performance.now()
    if (!FORMATS.includes(String(format))) {
      terminal.err(`--format ${format}: choose one of ${FORMATS.join(', ')}\n`)
      return 2
    }
    if (list) return describeRules(root, (rules) => listRules(rules, terminal.paint), terminal)
    if (explain !== undefined)
      return describeRules(root, (rules) => explainRule(rules, String(explain), terminal.paint), terminal)
    const bar = progress('checking', terminal)
    const how = { out: join(root, 'dist'), launch: launch === true, onPage: format === 'text' ? bar.step : undefined }
    const now = new Date()
    await restore(how.out, now.getTime())
    const result = await checkWith(optionsOf({ root, cache }, now, process.env), how)
    bar.clear()
    const problems = problemsOf(result, options, root)
    const failing = strict ? ['error', 'warning'] : ['error']
    const ok = !problems.some(({ level }) => failing.includes(level))
    const ms = Math.round(performance.now() - started)

    if (format === 'text') printResult({ ...result, problems }, { ok, claims: options.claims === true }, terminal)
    else terminal.out(await formatted(String(format), { ok, problems, pages: result.value?.pages ?? 0, ms }, root))
    const { addresses = [] } = result.value ?? {}
    const unwritten = acceptUrls && result.value ? acceptAddresses(root, addresses, format === 'text', terminal) : []
    if (unwritten.length > 0) return fail(unwritten, terminal)
    if (printCrashes(problems, terminal)) return 2
    return ok ? 0 : 1
  },
} satisfies Command

async function checkWith({ value, problems }: Result<Options>, how: How): Promise<SiteResult<CheckResult>> {
  return value ? check(value, how) : { problems, files: new Map() }
}

/** The problems of a check and of the options that change them. */
function problemsOf(
  { value, problems }: SiteResult<CheckResult>,
  { acceptUrls, profile }: Readonly<Record<string, unknown>>,
  root: string,
): readonly Problem[] {
  const more = value && profile !== undefined ? compared(root, String(profile)) : []
  const all = [...(value?.problems ?? problems), ...more]
  // --accept-urls gives up the addresses that are gone, so they are not reported.
  return acceptUrls ? all.filter(({ rule }) => rule !== 'url/changed') : all
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

/** Prints the problems and a summary; the table of claims with `claims`, or if all is fine. */
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
  if (isFine || claims) out(ledgerTable({ ...value, uses: new Map(value.uses) }, paint))
  const verdict = ok ? 'no errors' : 'not fine'
  out(`${notes}${count(value.pages, 'page')}, ${count(value.rules, 'rule')}: ${isFine ? 'fine' : verdict}\n`)
}

/** Writes the addresses to content/urls.lock. Problems: the file cannot be written. */
function acceptAddresses(
  root: string,
  addresses: readonly string[],
  isText: boolean,
  { out }: Terminal,
): readonly Problem[] {
  const problems = putFiles(root, new Map([[PUBLISHED, publishedText(addresses)]]))
  if (problems.length === 0 && isText)
    out(`${PUBLISHED}: ${thousands(addresses.length)} ${addresses.length === 1 ? 'address' : 'addresses'}\n`)
  return problems
}
