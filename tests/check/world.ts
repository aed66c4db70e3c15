// An example of a rule -> the world it is judged in: the small base site, the example's files and pages laid over it.
import { factsOf, summaryOf } from '../../src/check/facts.ts'
import { markupOf } from '../../src/check/markup.ts'
import { newMarks } from '../../src/check/provenance.ts'
import { byFile, unmarked, worldOf } from '../../src/check/world.ts'
import { headerRules } from '../../src/emit/headers.ts'
import { redirectPage } from '../../src/emit/redirect-page.ts'
import { robots, sitemap } from '../../src/emit/sitemap.ts'
import netlify from '../../src/hosts/netlify.ts'
import { load } from '../../src/load/load.ts'
import { fileOf } from '../../src/model/address.ts'
import type { PageFacts, PageSummary } from '../../src/model/facts.ts'
import { noPaint, report } from '../../src/model/report.ts'
import type { Example, PlannedPage, Rule, World } from '../../src/model/rule.ts'
import { plan } from '../../src/plan/plan.ts'
import { documentOf, policy, policyText } from '../../src/render/document.ts'
import { base, shapes } from '../project.ts'

export interface Judged {
  readonly world: World
  readonly pages: readonly { facts: PageFacts; planned: PlannedPage }[]
  readonly summaries: readonly PageSummary[]
}

const SHELL = { css: 'body{margin:0}', boot: '', preload: [] }

/** The base site's heads, long enough for a search result. */
const HEADS = [
  ['content/pages/home.yaml', 'Bicycle repairs in Leeds', 'Bicycle repairs in Leeds, done well'],
  ['content/pages/home.yaml', 'within {repair}.', 'within {repair}. Brakes, gears and tyres, mended by two mechanics in the middle of Leeds.'],
  ['content/pages/contact.yaml', 'Call the workshop', 'Call the workshop in Leeds'],
  ['content/pages/contact.yaml', 'Where we are and when.', 'Where we are and when. Ring before you come, and we say on the phone how long it takes.'],
  ['content/repairs/brakes.yaml', 'title: Brake repair', 'title: Brake repair for bicycles'],
  ['content/repairs/puncture.yaml', 'title: Puncture repair', 'title: Puncture repair in Leeds'],
  ['content/repairs/puncture.yaml', 'A new tube in an hour.', 'A new tube in an hour. Bring the bicycle or the wheel alone, with or without an appointment.'],
  ['content/routes.yaml', '{name} at the workshop in Leeds', '{name} at the workshop in Leeds: looked at while you wait, with the price said before we begin'],
] as const
const long: Record<string, string> = { ...base }
for (const [file, find, by] of HEADS) long[file] = (long[file] ?? '').replace(find, by)

/** A file of an example's output; "base64:" begins one that is not text. */
const bytesOf = (text: string) => (text.startsWith('base64:') ? Buffer.from(text.slice(7), 'base64') : Buffer.from(text))
/** The head of a PNG of a size, as an output file. */
export const png = (width: number, height: number) => {
  const head = Buffer.from(`89504e470d0a1a0a0000000d49484452${'00'.repeat(17)}`, 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return `base64:${head.toString('base64')}`
}

/** Hosts an example may name, whether the engine writes their files yet or not. */
const HOSTS = ['cloudflare', 'gitlab', 'netlify', 'vercel']

/** The base site with the example's YAML laid over it: files whole, site.yaml key by key. */
function filesOf(example: Example): Map<string, string> {
  const keys = (text = '') =>
    new Map(text.split(/^(?=[^\s#-])/m).map((block) => [block.slice(0, block.indexOf(':')), block.endsWith('\n') ? block : `${block}\n`]))
  const site = new Map([...keys(base['site.yaml']), ...keys(example.yaml?.['site.yaml'])])
  return new Map(Object.entries({ ...long, ...example.yaml, 'site.yaml': [...site.values()].join('') }))
}

/** Builds the world of an example. A page given as a fragment stands in `main` below the page's h1; pages not given are drawn plainly. */
export function worldOfExample(example: Example): Judged {
  const files = filesOf(example)
  const marks = newMarks()
  const marked = load({ files, shapes, hosts: HOSTS, seal: marks.seal })
  if (!marked.value) throw new Error(`the example does not load:\n${report(marked.problems, { files, paint: noPaint })}`)
  const content = unmarked(marked.value)
  const planned = plan(content, { templates: shapes.pages, year: 2026 })
  if (!planned.value) throw new Error(`the example cannot be planned:\n${report(planned.problems, { files, paint: noPaint })}`)
  const { site, pages, redirects } = planned.value

  const toDocument = documentOf(site, { ...SHELL, cards: Object.fromEntries(pages.map(({ path }) => [path, '/card.png'])) })
  const html = new Map<string, string>()
  const { name, phones, address, hoursShown } = site.business
  const footer = `<footer><p>${[name, ...Object.values(phones).map((phone) => phone.shown), address.shown, hoursShown].join(', ')}</p></footer>`
  const links = pages.map((page) => `<a href="${page.path}">${page.props.entry.name}</a>`).join('')
  for (const page of pages) {
    const given = example.pages?.[page.path]
    const { entry, crumbs, questions } = page.props
    const plain = () =>
      `<p>${Object.values(entry)
        .filter((value) => typeof value === 'string')
        .join(' ')}</p>${questions.map(({ question, answer }) => `<details><summary>${question}</summary><p>${answer}</p></details>`).join('')}`
    const fragment = given ?? plain()
    const trail =
      crumbs.length < 2
        ? ''
        : `<nav aria-label="Breadcrumb"><ol>${crumbs.map((crumb) => `<li><a href="${crumb.path}">${crumb.name}</a></li>`).join('')}</ol></nav>`
    const body = `<header><nav aria-label="Menu">${links}</nav></header><main>${trail}<h1>${entry.name}</h1>${fragment}</main>${footer}`
    html.set(page.path, fragment.startsWith('<!') ? fragment : toDocument({ path: page.path, head: page.head, body }))
  }
  const output = new Map<string, string>()
  for (const [path, text] of html) output.set(fileOf(path), text)
  for (const redirect of redirects) output.set(fileOf(redirect.from), redirectPage(redirect, site, redirect.to))
  for (const [path, text] of sitemap(pages, site, new Map())) output.set(path, text)
  output.set('robots.txt', robots(site))
  output.set(
    '404.html',
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Not found</title></head><body><h1>Not found</h1></body></html>',
  )
  for (const [file, size] of Object.entries({ 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 })) output.set(file, png(size, size))
  output.set('card.png', png(1200, 630))
  output.set('favicon.ico', 'base64:AAABAA==')
  output.set('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"></svg>')
  output.set(
    'manifest.webmanifest',
    JSON.stringify({ name, lang: site.language, icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })) }),
  )
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
    output: {
      files: new Map([...output].map(([path, text]) => [path, bytesOf(text).length])),
      read: (path) => ((text) => (text === undefined ? undefined : bytesOf(text)))(output.get(path)),
    },
    published: example.published,
    changed: new Map(Object.entries(example.changed ?? {})),
    launch: false,
  })
  const judged = [...world.pages.values()].map((page) => ({
    planned: page,
    facts: factsOf(html.get(page.path) ?? '', { path: page.path, file: page.file, from: page.from }),
  }))
  return {
    world,
    pages: judged,
    summaries: judged.map(({ facts, planned }) => ({
      ...summaryOf(facts, planned.names),
      get markup() {
        return markupOf(facts.html)
      },
    })),
  }
}

/** The texts of all findings of one rule on an example, in order. */
export function findingsOf(rule: Rule, example: Example): string[] {
  if (rule.early) return earlyProblems(example)
  const { world, pages, summaries } = worldOfExample(example)
  return [
    ...pages.flatMap(({ facts, planned }) => [...(rule.page?.(facts, planned, world) ?? [])]),
    ...byFile(world.words).flatMap((words) => [...(rule.words?.(words, world) ?? [])]),
    ...(rule.site?.(world, summaries) ?? []),
  ].map(({ text }) => text)
}

/** What load and plan say of an example that may not get further. */
function earlyProblems(example: Example): string[] {
  const loaded = load({ files: filesOf(example), shapes, hosts: HOSTS })
  const planned = loaded.value && plan(loaded.value, { templates: shapes.pages, year: 2026 })
  return [...loaded.problems, ...(planned?.problems ?? [])].map(({ text }) => text)
}
