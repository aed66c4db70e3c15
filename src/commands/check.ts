// site check: content and the pages it builds -> findings, each at the line to edit.
import { join, resolve } from 'node:path'
import { explainRule, listRules } from '../check/report/explain.ts'
import { github, sarif } from '../check/report/formats.ts'
import { ledgerTable } from '../check/report/ledger.ts'
import { presented } from '../check/report/present.ts'
import { PUBLISHED, publishedText } from '../emit/published.ts'
import { putFiles } from '../emit/write.ts'
import { type Command, fail, progress } from '../model/command.ts'
import type { Problem } from '../model/problem.ts'
import { count, report, thousands } from '../model/report.ts'
import { check, rulesOf } from '../pipeline/check.ts'
import type { CheckResult } from '../pipeline/findings.ts'
import { optionsOf, type Step } from '../pipeline/options.ts'
import { version } from '../runtime/engine.ts'

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
    ['--accept-urls', 'write the published addresses to content/urls.lock'],
    ['--no-cache', 'check everything anew, cache nothing'],
  ],
  examples: [
    'site check',
    'site check --strict --format github',
    'site check --explain link/broken',
    'site check --launch',
  ],

  async run(options, terminal) {
    const { root: given = '.', format = 'text', strict, launch, explain, rules: list, acceptUrls } = options
    const { paint, columns } = terminal
    const root = resolve(String(given))
    const started = performance.now()
    if (!['text', 'json', 'sarif', 'github'].includes(String(format))) {
      terminal.err(`--format ${format}: choose one of text, json, sarif, github\n`)
      return 2
    }
    if (explain !== undefined || list) {
      const { value, problems } = await rulesOf(root)
      if (!value) {
        terminal.err(`${report(problems, { files: new Map(), paint, columns })}\n`)
        return 1
      }
      const text = list ? listRules(value.rules, paint) : explainRule(value.rules, String(explain), paint)
      if (text.problem !== undefined) terminal.err(text.problem)
      terminal.out(text.text)
      return text.problem === undefined ? 0 : 1
    }
    const bar = progress('checking', terminal)
    const settings = optionsOf({ root, cache: options.cache }, new Date(), process.env)
    const how = { out: join(root, 'dist'), launch: launch === true, onPage: format === 'text' ? bar.step : undefined }
    const result: Step<CheckResult> = settings.value
      ? await check(settings.value, how)
      : { problems: settings.problems, files: new Map() }
    bar.clear()
    // --accept-urls replaces the old addresses, so those that are gone are not reported.
    const problems: readonly Problem[] = (result.value?.problems ?? result.problems).filter(
      ({ rule }) => !acceptUrls || rule !== 'url/changed',
    )
    const fails = (problem: Problem) => problem.level === 'error' || (strict === true && problem.level === 'warning')
    const ok = !problems.some(fails)
    const pages = result.value?.pages ?? 0

    if (format === 'json')
      terminal.out(`${JSON.stringify({ ok, problems, pages, ms: Math.round(performance.now() - started) })}\n`)
    else if (format === 'github') terminal.out(github(problems))
    else if (format === 'sarif')
      terminal.out(sarif(problems, (await rulesOf(root)).value?.rules ?? new Map(), version()))
    else {
      const { shown, launch: notes } = presented(problems)
      if (shown.length > 0) {
        const consequence = !result.value && { consequence: 'Nothing was checked.' }
        terminal.err(`${report(shown, { files: result.files, paint, columns, ...consequence })}\n`)
      }
      if (result.value) {
        const { rules } = result.value
        const isFine = shown.every(({ level }) => level === 'info')
        if (isFine || options.claims) terminal.out(ledgerTable(result.value, paint, columns))
        terminal.out(`${notes}${count(pages, 'page')}, ${count(rules, 'rule')}: ${ok ? 'fine' : 'not fine'}\n`)
      }
    }
    if (acceptUrls && result.value) {
      const { addresses } = result.value
      const unwritten = putFiles(root, new Map([[PUBLISHED, publishedText(addresses)]]))
      if (unwritten.length > 0) return fail(unwritten, terminal)
      if (format === 'text')
        terminal.out(
          `${PUBLISHED}: ${thousands(addresses.length)} ${addresses.length === 1 ? 'address' : 'addresses'}\n`,
        )
    }
    const crashes = problems.flatMap(({ text, help, stack }) =>
      stack === undefined ? [] : [`${text}\n${help}\n\n${stack}\n`],
    )
    if (crashes.length > 0) terminal.err(`\n${crashes.join('\n')}`)
    return crashes.length > 0 ? 2 : ok ? 0 : 1
  },
} satisfies Command
