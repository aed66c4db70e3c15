// site routes: lists every address of a site with its template and source file.
import { resolve } from 'node:path'
import { count } from '../model/counts.ts'
import { optionsOf, type SiteResult } from '../pipeline/options.ts'
import type { ReadSite } from '../pipeline/site.ts'
import { readPlanned } from '../pipeline/site-facts.ts'
import type { Command } from './report/command.ts'
import { aligned } from './report/paint.ts'
import { report } from './report/report.ts'

export default {
  summary: 'list every address with its template and source file',
  options: [
    ['--root <dir>', 'the folder with site.yaml (default: this folder)'],
    ['--json', 'print one JSON object instead of text'],
  ],
  examples: ['site routes', 'site routes --json | jq -r .pages[].path'],

  async run({ root = '.', json }, terminal) {
    const { paint, columns } = terminal
    const options = optionsOf({ root: resolve(String(root)) }, new Date(), process.env)
    const read: SiteResult<ReadSite> = options.value
      ? await readPlanned(options.value)
      : { problems: options.problems, files: new Map() }
    const { plan } = read.value?.site ?? {}
    const pages = (plan?.pages ?? []).map(({ path, record: { language, template, file } }) => ({
      path,
      ...(plan && plan.others.size > 0 && { language }),
      template,
      file,
    }))
    const redirects = (plan?.redirects ?? []).map(({ from, to, status, at }) => ({ from, to, status, at }))
    if (json) terminal.out(`${JSON.stringify({ ok: plan !== undefined, problems: read.problems, pages, redirects })}\n`)
    else if (read.problems.length > 0)
      terminal.err(`${report(read.problems, { files: read.files, paint, columns, ids: false })}\n`)
    if (!plan || json) return plan ? 0 : 1

    const drawn = pages.map((page) => [
      page.path,
      ...(page.language === undefined ? [] : [page.language]),
      page.template,
      page.file,
    ])
    const moved = redirects.map(({ from, to, status, at }) => [from, `${status} ${to}`, `${at.file}:${at.line}`])
    for (const [rows, noun] of [
      [drawn, 'page'],
      [moved, 'redirect'],
    ] as const)
      if (rows.length > 0) terminal.out(`${paint.bold(count(rows.length, noun))}\n${aligned(rows, columns)}`)
    return 0
  },
} satisfies Command
