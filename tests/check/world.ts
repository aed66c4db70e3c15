// An example of a rule -> the world it is judged in: the small base site, the example's files and pages laid over it.
import { factsOf, summaryOf } from '../../src/check/facts.ts'
import { newMarks } from '../../src/check/provenance.ts'
import { unmarked, worldOf } from '../../src/check/world.ts'
import { sitemap, robots } from '../../src/emit/sitemap.ts'
import { headerRules } from '../../src/emit/headers.ts'
import netlify from '../../src/hosts/netlify.ts'
import { load } from '../../src/load/load.ts'
import { fileOf } from '../../src/model/address.ts'
import type { PageFacts, PageSummary } from '../../src/model/facts.ts'
import type { Example, PlannedPage, Rule, World } from '../../src/model/rule.ts'
import { noPaint, report } from '../../src/model/report.ts'
import { plan } from '../../src/plan/plan.ts'
import { documentOf, policy, policyText } from '../../src/render/document.ts'
import { base, shapes } from '../project.ts'

export interface Judged {
  readonly world: World
  readonly pages: readonly { facts: PageFacts; planned: PlannedPage }[]
  readonly summaries: readonly PageSummary[]
}

const SHELL = { css: 'body{margin:0}', boot: '', preload: [], cards: {} }

/** Builds the world of an example. A page given as a fragment stands in `main` below the page's h1; pages not given are drawn plainly. */
export function worldOfExample(example: Example): Judged {
  const files = new Map(Object.entries({ ...base, ...example.yaml }))
  const marks = newMarks()
  const marked = load({ files, shapes, hosts: ['netlify'], seal: marks.seal })
  if (!marked.value) throw new Error(`the example does not load:\n${report(marked.problems, { files, paint: noPaint })}`)
  const content = unmarked(marked.value)
  const planned = plan(content, { templates: shapes.pages, year: 2026 })
  if (!planned.value) throw new Error(`the example cannot be planned:\n${report(planned.problems, { files, paint: noPaint })}`)
  const { site, pages, redirects } = planned.value

  const toDocument = documentOf(site, SHELL)
  const html = new Map<string, string>()
  const links = pages.map((page) => `<a href="${page.path}">${page.props.entry.name}</a>`).join('')
  for (const page of pages) {
    const given = example.pages?.[page.path]
    const fragment = given ?? `<p>${Object.values(page.props.entry).filter((value) => typeof value === 'string').join(' ')}</p>`
    html.set(page.path, fragment.startsWith('<!') ? fragment : toDocument({ path: page.path, head: page.head, body: `<header><nav>${links}</nav></header><main><h1>${page.props.entry.name}</h1>${fragment}</main>` }))
  }
  const output = new Map<string, string>()
  for (const [path, text] of html) output.set(fileOf(path), text)
  for (const redirect of redirects) output.set(fileOf(redirect.from), '<!DOCTYPE html><title>moved</title>')
  for (const [path, text] of sitemap(pages, site, new Map())) output.set(path, text)
  output.set('robots.txt', robots(site))
  output.set('404.html', '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Not found</title></head><body><h1>Not found</h1></body></html>')
  for (const icon of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest']) output.set(icon, '')
  for (const [path, text] of netlify.files({ plan: planned.value, headers: headerRules(policyText(policy(SHELL, site), 'header')) })) output.set(path, text)
  for (const [path, text] of Object.entries(example.output ?? {})) {
    if (text === null) output.delete(path)
    else output.set(path, text)
  }

  const world = worldOf({
    marked: marked.value,
    marks,
    content,
    plan: planned.value,
    output: { files: new Map([...output].map(([path, text]) => [path, Buffer.byteLength(text)])), read: (path) => ((text) => (text === undefined ? undefined : Buffer.from(text)))(output.get(path)) },
    published: example.published,
    launch: false,
  })
  const judged = [...world.pages.values()].map((page) => ({ planned: page, facts: factsOf(html.get(page.path) ?? '', { path: page.path, file: page.file, from: page.from }) }))
  return { world, pages: judged, summaries: judged.map(({ facts, planned }) => summaryOf(facts, planned.names)) }
}

/** The texts of all findings of one rule on an example, in order. */
export function findingsOf(rule: Rule, example: Example): string[] {
  const { world, pages, summaries } = worldOfExample(example)
  return [...pages.flatMap(({ facts, planned }) => [...(rule.page?.(facts, planned, world) ?? [])]), ...(rule.site?.(world, summaries) ?? [])].map(({ text }) => text)
}
