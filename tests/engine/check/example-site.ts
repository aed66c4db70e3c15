// An example of a rule -> the world it is judged in: the small base site, the example's files and pages laid over it.

import type { Example } from '../../../src/check/example.ts'
import { pageContext, plannedPage, siteContext } from '../../../src/check/input/context.ts'
import { untranslatedFiles, untranslatedIn } from '../../../src/check/input/languages.ts'
import { notesByKind, notesOf } from '../../../src/check/input/notes.ts'
import { claimUses, type Uses, usesIn } from '../../../src/check/input/words.ts'
import { validateMarkup } from '../../../src/check/libraries/html-validate.ts'
import { parsePage, summaryOf } from '../../../src/check/page/parse.ts'
import type { ParsedPage } from '../../../src/check/parsed-page.ts'
import { sentenceOf } from '../../../src/check/report/problems.ts'
import type {
  Finding,
  Findings,
  PageIdentity,
  Rule,
  SiteContext,
  Untranslated,
  YamlText,
} from '../../../src/check/rule.ts'
import { loadRules } from '../../../src/check/rules.ts'
import { headerRules } from '../../../src/emit/headers.ts'
import { redirectPage } from '../../../src/emit/redirect-page.ts'
import { robots, sitemap } from '../../../src/emit/sitemap.ts'
import type { Language } from '../../../src/language/language.ts'
import { languageIn, loadLanguages } from '../../../src/language/load.ts'
import { parseFile } from '../../../src/load/yaml/parse.ts'
import { fileOf } from '../../../src/model/address.ts'
import { valueAt } from '../../../src/model/data.ts'
import type { Host } from '../../../src/model/host.ts'
import type { Prices } from '../../../src/model/schemas/content-schemas.ts'
import { documentOf, policy, policyText } from '../../../src/render/document.ts'
import { loadModules } from '../../../src/runtime/engine.ts'
import { base, project } from '../../helpers/project.ts'

export interface ExampleSite {
  readonly context: SiteContext
  readonly pages: readonly { readonly page: ParsedPage; readonly planned: PageIdentity }[]
  /** The prose of each YAML file, in order of the files. */
  readonly words: readonly (readonly YamlText[])[]
  readonly uses: Uses
}

/** An icon file of 16, 32 and 48 px, without its pictures. */
const ICO = 'base64:AAABAAMAEBAAAAEAIAAAAAAAAAAAACAgAAABACAAAAAAAAAAAAAwMAAAAQAgAAAAAAAAAAAA'
const SHELL = { styles: { plain: 'body{margin:0}' }, preload: [] }

/** The base site's heads, long enough for a search result. */
const HEADS = [
  ['content/pages/home.yaml', 'Bicycle repairs in Leeds', 'Bicycle repairs in Leeds, done well'],
  [
    'content/pages/home.yaml',
    'within {repair}.',
    'within {repair}. Brakes, gears and tyres, mended by two mechanics in the middle of Leeds.',
  ],
  ['content/pages/contact.yaml', 'Call the workshop', 'Call the workshop in Leeds'],
  [
    'content/pages/contact.yaml',
    'Where we are and when.',
    'Where we are and when. Ring before you come, and we say on the phone how long it takes.',
  ],
  ['content/repairs/brakes.yaml', 'title: Brake repair', 'title: Brake repair for bicycles'],
  ['content/repairs/puncture.yaml', 'title: Puncture repair', 'title: Puncture repair in Leeds'],
  [
    'content/repairs/puncture.yaml',
    'A new tube in an hour.',
    'A new tube in an hour. Bring the bicycle or the wheel alone, with or without an appointment.',
  ],
  [
    'content/routes.yaml',
    '{name} at the workshop in Leeds',
    '{name} at the workshop in Leeds: looked at while you wait, with the price said before we begin',
  ],
] as const
const long: Record<string, string> = { ...base }
for (const [file, find, by] of HEADS) long[file] = (long[file] ?? '').replace(find, by)

/** A file of an example's output; "base64:" begins one that is not text. */
const bytesOf = (text: string) =>
  text.startsWith('base64:') ? Buffer.from(text.slice(7), 'base64') : Buffer.from(text)
/** The head of a PNG of a size, as an output file. */
export const png = (width: number, height: number) => {
  const head = Buffer.from(`89504e470d0a1a0a0000000d49484452${'00'.repeat(17)}`, 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return `base64:${head.toString('base64')}`
}

const hosts = await loadModules<Host>('hosts')
const HOSTS = [...hosts.keys()]
const rules = await loadRules()
const described = await loadLanguages()
/** Languages by code: made once, as patterns are made of each. */
const languages = new Map<string, Language>()
export function languageOf(code: string): Language {
  const language = languages.get(code) ?? languageIn(described, code)
  languages.set(code, language)
  return language
}

/** The base site with the example's YAML laid over it: files whole, site.yaml key by key. */
function filesOf(example: Example): Map<string, string> {
  const keys = (text = '') =>
    new Map(
      text
        .split(/^(?=[^\s#-])/m)
        .map((block) => [block.slice(0, block.indexOf(':')), block.endsWith('\n') ? block : `${block}\n`]),
    )
  const site = new Map([...keys(base['site.yaml']), ...keys(example.yaml?.['site.yaml'])])
  if (site.has('languages')) site.delete('language')
  return new Map(Object.entries({ ...long, ...example.yaml, 'site.yaml': [...site.values()].join('') }))
}

/** Builds the world of an example. A page given as a fragment stands in `main` below the page's h1; pages not given are drawn plainly. */
export function exampleSite(example: Example): ExampleSite {
  const files = filesOf(example)
  const { content, tagged, plan, text } = project(Object.fromEntries(files), { hosts: HOSTS, tagged: true })
  if (!content || !tagged || !plan) throw new Error(`the example is not a site:\n${text}`)
  const { site, pages, redirects } = plan

  const toDocument = documentOf(site, {
    ...SHELL,
    cards: Object.fromEntries(pages.map(({ path }) => [path, '/card.png'])),
  })
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
        .join(
          ' ',
        )}</p>${questions.map(({ question, answer }) => `<details><summary>${question}</summary><p>${answer}</p></details>`).join('')}`
    const fragment = given ?? plain()
    const trail =
      crumbs.length < 2
        ? ''
        : `<nav aria-label="Breadcrumb"><ol>${crumbs.map((crumb) => `<li><a href="${crumb.path}">${crumb.name}</a></li>`).join('')}</ol></nav>`
    // What a page says of its prices as data, it shows.
    const { prices: list } = page.props.data as { prices?: Prices }
    const prices = list ? `<p>${list.items.map(({ price }) => price).join(', ')}</p>` : ''
    const body = `<header><nav aria-label="Menu">${links}</nav></header><main>${trail}<h1>${entry.name}</h1>${fragment}${prices}</main>${footer}`
    html.set(
      page.path,
      fragment.startsWith('<!') ? fragment : toDocument({ path: page.path, template: 'plain', head: page.head, body }),
    )
  }
  const output = new Map<string, string>()
  for (const [path, text] of html) output.set(fileOf(path), text)
  for (const redirect of redirects) output.set(fileOf(redirect.from), redirectPage(redirect, site, redirect.to))
  for (const [path, text] of sitemap(plan.planned, site, new Map())) output.set(path, text)
  output.set('robots.txt', robots(site))
  output.set(
    '404.html',
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Not found</title></head><body><h1>Not found</h1></body></html>',
  )
  for (const [file, size] of Object.entries({ 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }))
    output.set(file, png(size, size))
  output.set('card.png', png(1200, 630))
  output.set('favicon.ico', ICO)
  output.set('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"></svg>')
  output.set(
    'manifest.webmanifest',
    JSON.stringify({
      id: '/',
      scope: '/',
      name,
      short_name: name,
      description: site.navigation.footer?.blurb,
      lang: site.language,
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    }),
  )
  const hostFiles = hosts.get(site.hosts[0] ?? '')?.files({
    plan,
    headers: headerRules(policyText(policy(SHELL, site), 'header')),
    plainHtml: [],
    queries: [],
    missingIn: [],
    ownFiles: [],
  })
  for (const [path, text] of hostFiles ?? []) output.set(path, text)
  for (const [path, text] of Object.entries(example.output ?? {})) {
    if (text === null) output.delete(path)
    else output.set(path, text)
  }

  const records = new Map(plan.planned.map((page) => [page.path, plannedPage(page, site)]))
  const { words } = content
  const checked = [...records.values()].map((record) => {
    const unshown = example.unshown?.[record.path] ?? []
    const paths = (words.get(record.from) ?? []).map(({ path }) => path.join('.'))
    const shown = paths.filter((path) => !unshown.includes(path)).map((path) => `${record.from} ${path}`)
    const { sources = [] } = plan.planned.find(({ path }) => path === record.path) ?? {}
    const page = parsePage(
      html.get(record.path) ?? '',
      { path: record.path, file: record.file, from: record.from },
      { unshown: unshown.map((path) => path.split('.')), files: [...sources, ...shown] },
    )
    return { planned: record, page }
  })
  const language = languageOf(site.language)
  const uses = usesIn([...words].map(([file, list]) => [file, claimUses(list, content.tokens)] as const))
  return {
    context: {
      ...siteContext(content, plan, {
        pages: records,
        summaries: checked.map(({ page, planned: { names } }) => summaryOf(page, names)),
        notes: notesByKind(
          [...words].map(([file, list]) => [file, notesOf(list, { site: content.site, language })] as const),
        ),
        confirmed:
          example.confirmed &&
          new Map(Object.entries(example.confirmed).map(([file, numbers]) => [file, new Set(numbers)] as const)),
        untranslated: new Map<string, Untranslated>([
          ...content.entries.flatMap(({ file, base }) => {
            const raw = parseFile(file, files.get(file) ?? '').value?.data
            const isOwn = ({ path }: YamlText) => valueAt(raw, path) !== undefined
            const paths = base === undefined ? [] : untranslatedIn(words.get(file) ?? [], isOwn)
            return paths.length > 0 ? [[file, { at: file, paths }] as const] : []
          }),
          ...untranslatedFiles(tagged, content, content),
        ]),
        uses,
        output: {
          files: new Map([...output].map(([path, text]) => [path, bytesOf(text).length])),
          read(path) {
            const text = output.get(path)
            return text === undefined ? undefined : bytesOf(text)
          },
        },
        language,
        hosts,
        rules,
        published: example.published,
        built: example.built ?? [],
        year: 2026,
        today: '2026-11-20',
      }),
      translations: [content, ...content.others.values()].map((own) =>
        pageContext(own, languageOf(own.site.language), 2026),
      ),
    },
    pages: checked,
    words: [...words].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, list]) => (list.length > 0 ? [list] : [])),
    uses,
  }
}

/** The sentences of all findings of one rule on an example, in order. */
export const findingsOf = (rule: Rule, example: Example): string[] =>
  (rule.early ? earlyProblems(example) : toldIn(rule, exampleSite(example))).map(({ text }) => text)

/** The same of a rule that may be asynchronous, each with what to type. */
export async function toldOf(rule: Rule, example: Example): Promise<readonly Told[]> {
  if (rule.early) return earlyProblems(example)
  const told: Told[] = []
  for (const { page, found = [] } of partsOf(rule, exampleSite(example)))
    for await (const finding of found) told.push(toldBy(rule, finding, page))
  return told
}

/** The same of a site that is already made. */
export const toldIn = (rule: Rule, site: ExampleSite): Told[] =>
  [...partsOf(rule, site)].flatMap(({ page, found }) => [...sync(found)].map((one) => toldBy(rule, one, page)))

/** The text of a finding, and what to type. */
type Told = { readonly text: string; readonly help?: string | undefined }

const toldBy = (rule: Rule, finding: Finding, page = finding.page): Told => ({
  text: sentenceOf(page === undefined ? finding : { ...finding, page }),
  help: finding.help ?? rule.help,
})

/** What each function of a rule finds, with the page that it examines. */
function* partsOf(rule: Rule, { context, pages, words }: ExampleSite) {
  for (const { page, planned } of pages) {
    yield { page: page.path, found: rule.page?.(page, planned, context) }
    yield { page: page.path, found: rule.markup?.(validateMarkup(page.html), page) }
  }
  for (const list of words) yield { page: undefined, found: rule.words?.(list, context) }
  yield { page: undefined, found: rule.site?.(context) }
  yield { page: undefined, found: rule.language?.(context) }
}

/** The findings of a rule that waits for nothing. */
export function sync(findings: Findings | undefined): Iterable<Finding> {
  if (findings && !(Symbol.iterator in findings)) throw new Error('the rule is asynchronous: use toldOf')
  return findings ?? []
}

/** What load and plan say of an example that may not get further. */
function earlyProblems(example: Example) {
  return project(Object.fromEntries(filesOf(example)), { hosts: HOSTS }).problems
}
