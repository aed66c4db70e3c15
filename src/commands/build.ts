// site build: builds the site into dist/, completely or not at all.
import { join, resolve } from 'node:path'
import { PAGE_BYTES } from '../check/parsed-page.ts'
import { count, thousands } from '../model/counts.ts'
import { didYouMean } from '../model/nearest.ts'
import { build } from '../pipeline/build.ts'
import type { BuildResult } from '../pipeline/build-site.ts'
import { optionsOf } from '../pipeline/options.ts'
import { type Command, progress, type Terminal } from './report/command.ts'
import { tail } from './report/paint.ts'
import { report } from './report/report.ts'
import { sizeTable } from './report/size-table.ts'

export default {
  summary: 'build the site into dist/',
  options: [
    ['--root <dir>', 'the folder with site.yaml (default: this folder)'],
    ['--out <dir>', 'where to write (default: dist below the root)'],
    ['--staging', 'for a host where the site is tried: no search engine may show it'],
    ['--json', 'print one JSON object instead of text'],
    ['--why <path>', 'print why the page at an address was drawn again'],
    ['--no-cache', 'make everything again, cache nothing'],
  ],
  examples: ['site build', 'site build --root ../another-site --out /tmp/preview', 'site build --json | jq .problems'],

  async run({ root = '.', out: target, json, cache, why, staging = false }, terminal) {
    const { paint, columns } = terminal
    const started = performance.now()
    const options = optionsOf({ root, cache }, new Date(), process.env)
    const out = target === undefined ? join(resolve(String(root)), 'dist') : String(target)
    const bar = progress('drawing', terminal)
    const { value, problems, files } = options.value
      ? await build({ ...options.value, isStaging: staging === true }, out, {
          onPage: json ? undefined : bar.step,
          onWait: json ? undefined : (who) => terminal.err(`Waiting for another build: ${who}.\n`),
        })
      : { value: undefined, problems: options.problems, files: new Map() }
    bar.clear()

    const ok = value !== undefined
    const pages = value?.pages ?? 0
    const ms = Math.round(performance.now() - started)
    if (json)
      terminal.out(`${JSON.stringify({ ok, problems, pages, ms, changes: value?.changes, next: value?.next })}\n`)
    else if (problems.length > 0) {
      const consequence = !ok && { consequence: 'Nothing was written.' }
      terminal.err(`${report(problems, { files, paint, columns, ids: false, ...consequence })}\n`)
    }
    if (value && !json) terminal.out(summary(value, out, { ...terminal, isStaging: staging === true }))
    if (value && why !== undefined) return explain(value, String(why), terminal)
    return ok ? 0 : 1
  },
} satisfies Command

/** Prints why the page at an address was drawn again; the result is the exit code. */
function explain({ drawn, reused }: BuildResult, path: string, { out, err }: Terminal): number {
  const reason = drawn?.get(path)
  if (!drawn || !reused) out('no page was drawn again: nothing has changed since the last build\n')
  else if (reason !== undefined) out(`${path} was drawn again: ${reason}\n`)
  else if (reused.includes(path)) out(`${path} was not drawn again: nothing that it is made from has changed\n`)
  else {
    const near = didYouMean(path, [...drawn.keys(), ...reused]) ?? 'npx site routes lists all addresses'
    err(`--why ${path}: no page has this address; ${near}\n`)
    return 1
  }
  return 0
}

/** The summary of a build: counts, sizes, the heaviest page, and when to build again. */
function summary(
  value: BuildResult,
  out: string,
  { paint, columns, isStaging }: Pick<Terminal, 'paint' | 'columns'> & { readonly isStaging: boolean },
): string {
  const { pages, reused, redirects, sizes, next } = value
  const counts = [count(pages, 'page'), count(redirects, 'redirect'), count(value.files, 'file')]
  const { file = '', brotli = 0 } = sizes.find(({ kind }) => kind === 'pages')?.largest ?? {}
  const weight = `  heaviest  ${thousands(brotli)} of ${thousands(PAGE_BYTES)} bytes as brotli: `
  return [
    `${counts.join(', ')} -> ${out}\n`,
    sizeTable(sizes, paint, columns),
    `  reused    ${thousands(reused?.length ?? pages)} of ${count(pages, 'page')}\n`,
    `${weight}${tail(file, (columns ?? Number.POSITIVE_INFINITY) - weight.length)}\n`,
    next === undefined ? '' : `  next      build again on ${next}: a page or a text begins or ends\n`,
    isStaging ? '  staging   no search engine may show these pages: to publish, build without --staging\n' : '',
  ].join('')
}
