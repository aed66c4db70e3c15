// site build: the folder of a site -> dist/, all or nothing.
import { type Command, progress } from '../model/command.ts'
import { count, report } from '../model/report.ts'

export default {
  summary: 'build the site into dist/',
  options: [
    ['--root <dir>', 'the folder with site.yaml (default: this folder)'],
    ['--out <dir>', 'where to write (default: dist below the root)'],
    ['--json', 'print one JSON object instead of text'],
    ['--no-cache', 'make everything anew, keep nothing'],
  ],
  examples: ['site build', 'site build --root ../another-site --out /tmp/preview', 'site build --json | jq .problems'],

  async run({ root: given, out: target, json, cache }, terminal) {
    const [{ join, resolve }, { make, open, prepare, yearOf }, { mayReplace, recover, writeFiles }] = await Promise.all([
      import('node:path'),
      import('../make.ts'),
      import('../emit/write.ts'),
    ])
    const started = performance.now()
    const root = resolve(String(given ?? '.'))
    const out = target === undefined ? join(root, 'dist') : String(target)
    const finish = (problems: Parameters<typeof report>[0], files: Parameters<typeof report>[1]['files'], pages: number) => {
      const ok = !problems.some((problem) => problem.level === 'error')
      if (json) terminal.out(`${JSON.stringify({ ok, problems, pages, ms: Math.round(performance.now() - started) })}\n`)
      else if (problems.length > 0)
        terminal.err(`${report(problems, { files, paint: terminal.paint, ids: false, ...(!ok && { consequence: 'Nothing was written.' }) })}\n`)
      return ok ? 0 : 1
    }

    const refused = mayReplace(out, root)
    if (refused.length > 0) return finish(refused, new Map(), 0)
    recover(out)

    const opened = await open({ root, year: yearOf(new Date(), process.env), cache: cache !== false })
    if (!opened.value) return finish(opened.problems, opened.files, 0)
    const prepared = await prepare(opened.value)
    if (!prepared.value) return finish(prepared.problems, opened.files, 0)
    const bar = progress('drawing', terminal)
    const made = await make(opened.value, prepared.value, json ? undefined : bar.step)
    bar.clear()
    if (!made.value) return finish(made.problems, opened.files, 0)
    const unwritten = writeFiles(out, made.value.output)
    if (unwritten.length > 0) return finish(unwritten, opened.files, 0)

    const { plan } = opened.value
    if (!json) {
      const { sizeTable } = await import('../emit/sizes.ts')
      terminal.out(
        `${[count(plan.pages.length, 'page'), count(plan.redirects.length, 'redirect'), count(made.value.output.size, 'file')].join(', ')} -> ${out}\n`,
      )
      terminal.out(sizeTable(made.value.output, terminal.paint))
    }
    return finish([], opened.files, plan.pages.length)
  },
} satisfies Command
