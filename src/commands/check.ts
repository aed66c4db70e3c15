// site check: content and built pages -> findings, each at the line to edit.
import { type Command, progress } from '../model/command.ts'
import type { Problem } from '../model/problem.ts'
import { count, report } from '../model/report.ts'

export default {
  summary: 'judge the content and the built pages',
  options: [
    ['--root <dir>', 'the folder with site.yaml (default: this folder)'],
    ['--format <name>', 'text, json, sarif or github (default: text)'],
    ['--strict', 'warnings count as errors'],
    ['--launch', 'placeholders and demonstrations count as errors'],
    ['--explain <rule>', 'why a rule exists, with a fine and a bad example'],
    ['--rules', 'list all rules'],
    ['--accept-urls', 'write the published addresses to content/urls.lock'],
    ['--no-cache', 'judge everything anew, keep nothing'],
  ],
  examples: ['site check', 'site check --strict --format github', 'site check --explain link/broken', 'site check --launch'],

  async run({ root: given, format = 'text', strict, launch, explain, rules: list, acceptUrls, cache }, terminal) {
    const [{ resolve }, { judge, outOf }, { yearOf }] = await Promise.all([import('node:path'), import('../judge.ts'), import('../make.ts')])
    const started = performance.now()
    if (!['text', 'json', 'sarif', 'github'].includes(String(format))) {
      terminal.err(`--format ${format}: choose one of text, json, sarif, github\n`)
      return 2
    }
    if (explain !== undefined || list) {
      const [{ explainRule, listRules }, { rulesOf }] = await Promise.all([import('../check/explain.ts'), import('../judge.ts')])
      const { value, problems } = await rulesOf(resolve(String(given ?? '.')))
      if (!value) {
        terminal.err(`${report(problems, { files: new Map(), paint: terminal.paint })}\n`)
        return 1
      }
      const text = list ? listRules(value.rules, terminal.paint) : explainRule(value.rules, String(explain), terminal.paint)
      if (text.problem !== undefined) terminal.err(text.problem)
      terminal.out(text.text)
      return text.problem === undefined ? 0 : 1
    }
    const root = resolve(String(given ?? '.'))
    const bar = progress('judging', terminal)
    const result = await judge({
      root,
      out: outOf(root),
      year: yearOf(new Date(), process.env),
      cache: cache !== false,
      launch: launch === true,
      ...(format === 'text' && { onPage: bar.step }),
    })
    bar.clear()
    // Whoever accepts the present addresses need not be told which of the old ones are gone.
    const problems: readonly Problem[] = (result.value?.problems ?? result.problems).filter(({ rule }) => !acceptUrls || rule !== 'url/changed')
    const fails = (problem: Problem) => problem.level === 'error' || (strict === true && problem.level === 'warning')
    const ok = !problems.some(fails)
    const pages = result.value?.pages ?? 0

    if (format === 'json') terminal.out(`${JSON.stringify({ ok, problems, pages, ms: Math.round(performance.now() - started) })}\n`)
    else if (format === 'sarif' || format === 'github') {
      const [{ github, sarif }, { rulesOf }, { version }] = await Promise.all([import('../check/formats.ts'), import('../judge.ts'), import('../engine.ts')])
      const rules = result.value?.rules ?? (await rulesOf(root)).value?.rules ?? new Map()
      terminal.out(format === 'github' ? github(problems) : sarif(problems, rules, version))
    } else {
      if (problems.length > 0)
        terminal.err(`${report(problems, { files: result.files, paint: terminal.paint, ...(!result.value && { consequence: 'Nothing was judged.' }) })}\n`)
      if (result.value) {
        const { ledgerTable } = await import('../check/ledger.ts')
        terminal.out(ledgerTable(result.value.world, terminal.paint))
        terminal.out(`${count(pages, 'page')}, ${count(result.value.rules.size, 'rule')}: ${ok ? 'fine' : 'not fine'}\n`)
      }
    }
    if (acceptUrls && result.value) {
      const { writeLock } = await import('../emit/lock.ts')
      const added = writeLock(root, result.value.world.plan)
      if (format === 'text') terminal.out(`content/urls.lock: ${added === 1 ? '1 address' : `${added.toLocaleString('en')} addresses`}\n`)
    }
    return ok ? 0 : 1
  },
} satisfies Command
