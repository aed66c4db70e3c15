// Files of a site that changed, and the site before -> the site after, as far as it is the same: what does not depend
// on them is taken over. What may change anything is left to whoever opens the site anew.

import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOTHING_AHEAD } from '../assets/ahead/ahead.ts'
import { headingCharacters } from '../load/document.ts'
import { loadSite } from '../load/site.ts'
import { isFaq } from '../load/sources.ts'
import type { DocumentRecord, PageSource } from '../model/content.ts'
import { inOrder, type Problem } from '../model/problem.ts'
import { FACT } from '../model/schemas/fields.ts'
import { newTagger } from '../model/source-map.ts'
import { type Opened, plain } from '../pipeline/open.ts'
import type { Step } from '../pipeline/options.ts'
import type { OutputFile } from '../pipeline/output.ts'
import { pageWork } from '../pipeline/pages.ts'
import type { Prepared } from '../pipeline/prepare.ts'
import { plan } from '../plan/plan.ts'
import { shortDigest } from '../runtime/digest.ts'
import { modulesIn } from '../runtime/engine.ts'

/** What was made of a site. */
interface Made {
  readonly opened: Opened
  readonly prepared: Prepared
  readonly files: ReadonlyMap<string, OutputFile | 'page'>
}

/** The most bytes of a file that is taken without asking what may be a file of the site. */
const MOST = 4_000_000

/** A site after edits. */
interface Edited {
  readonly opened: Opened
  /** What was prepared before pages are drawn, where it does not depend on what changed. */
  readonly prepared: Prepared | undefined
  /** Files of the output, where which there are and what they hold but for pages does not depend on it either. */
  readonly files: Made['files'] | undefined
  /** Whether no page but those of the files depends on it. */
  readonly alone: boolean
}

/** The site after edits; undefined where one of them may change anything. */
export async function editedFiles(last: Made, changed: ReadonlySet<string>): Promise<Step<Edited> | undefined> {
  const { options, inputs, site: before } = last.opened
  // A word of one language may stand on pages of another.
  if (before.others.size > 0) return undefined
  const bytes = new Map<string, Buffer>()
  for (const file of changed) {
    const stats = lstatSync(join(options.root, file), { throwIfNoEntry: false })
    if (!stats?.isFile() || stats.size > MOST) return undefined
    bytes.set(file, readFileSync(join(options.root, file)))
  }
  const fail = (problems: readonly Problem[]) => ({ problems: inOrder(problems), files: inputs.files })
  const styles = [...changed].filter((file) => isStylesheet(file, inputs.templates))
  const sources = new Set(last.opened.site.sources.filter(({ file }) => changed.has(file)))
  const pages = new Set([...sources].map(({ file }) => file))

  let { site } = last.opened
  const problems: Problem[] = []
  const edited = [...bytes].filter(([file]) => !pages.has(file) && !styles.includes(file))
  const stated = bytes.get(SITE)
  if (stated) {
    inputs.learn(SITE, shortDigest(stated))
    const other = withStated(last.opened, bytes)
    if (!other?.value) return other && fail(other.problems)
    for (const source of pagesWith(last.opened, changedTokens(site.tokens, other.value.tokens))) sources.add(source)
    site = other.value
  } else
    for (const [file, contents] of edited) {
      inputs.learn(file, shortDigest(contents))
      const result = site.withData(file, contents)
      if (!result) return undefined
      problems.push(...result.problems)
      site = result.value ?? site
    }
  const opened = withSite(last.opened, site)
  const fresh = new Map<string, DocumentRecord>()
  for (const source of sources) {
    site.begin(source.file)
    const [loaded] = opened.work.load([source])
    if (!loaded) continue
    inputs.learn(source.file, loaded.digest)
    problems.push(...loaded.problems)
    if (loaded.record) fresh.set(placeOf(loaded.record), loaded.record)
  }
  if (problems.length > 0) return fail(problems)
  const records = opened.records.map((record) => fresh.get(placeOf(record)) ?? record)
  const equal = (part: typeof preparedFrom) =>
    records.every((record, i) => record === opened.records[i] || part(record) === part(opened.records[i]))
  const letters = ({ values }: Opened['site']) => edited.map(([file]) => lettersOf(values.get(file))).join()
  const same = !stated && equal(preparedFrom) && letters(opened.content) === letters(last.opened.content)
  const prepared = same && styles.length === 0 ? last.prepared : undefined
  const hasQuestions = edited.some(([file]) => isFaq(file))
  if (same && !hasQuestions && equal(plannedFrom)) {
    const planned = opened.plan.pages.map((page) => {
      const document = fresh.get(placeOf(page.document))
      return document ? { ...page, document } : page
    })
    const value = { ...opened, records, plan: { ...opened.plan, pages: planned } }
    const files = prepared && last.files
    return { value: { opened: value, prepared, files, alone: edited.length === 0 }, problems: [], files: inputs.files }
  }
  const planned = plan(opened.content, records, opened.templates.pages)
  if (!planned.value) return fail(planned.problems)
  const value = { ...opened, records, plan: planned.value }
  return { value: { opened: value, prepared, files: undefined, alone: false }, problems: [], files: inputs.files }
}

const SITE = 'site.yaml'

/** Whether a file is a stylesheet of the templates, which no page's words and no template depends on. */
const isStylesheet = (file: string, templates: string) => file.startsWith(`${templates}/`) && file.endsWith('.css')

/** The site of other bytes of site.yaml, among other files; undefined where all pages' files have to be read anew. */
function withStated({ site, templates, inputs }: Opened, bytes: ReadonlyMap<string, Uint8Array>) {
  const { has, keys } = inputs.files
  const files = { has, keys, get: (file: string) => bytes.get(file) ?? inputs.files.get(file) }
  const loading = loadSite({ files, shapes: templates, hosts: [...modulesIn('hosts').keys()], tagger: newTagger() })
  const { value, problems } = loading
  if (!value || problems.length > 0) return { problems }
  const isSame = ([one, other]: readonly [unknown, unknown]) => JSON.stringify(one) === JSON.stringify(other)
  const [old, next] = [site.site, value.site]
  const all = [
    [old.templates, next.templates],
    [old.urls, next.urls],
    [site.routes, value.routes],
  ] as const
  return all.every(isSame) ? { value, problems } : undefined
}

/** The names that texts may say, like `{price}`, and that say something else in the one than in the other. */
const changedTokens = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  new Set([...one.keys(), ...other.keys()].filter((name) => one.get(name) !== other.get(name)))

/** The names in braces that the files of records hold, read once a record. */
const namesOf = new WeakMap<DocumentRecord, ReadonlySet<string>>()

/** The pages whose files, or what their routes give to these, name one of the tokens. */
function pagesWith({ site, records, inputs }: Opened, tokens: ReadonlySet<string>): readonly PageSource[] {
  if (tokens.size === 0) return []
  const named = (text: string) => [...text.matchAll(FACT)].map(([, name = '']) => name)
  const known = new Map(records.map((record) => [placeOf(record), record]))
  return site.sources.filter((source) => {
    const record = known.get(placeOf(source))
    if (!record) return true
    const names = namesOf.get(record) ?? new Set(named(String(inputs.files.get(source.file) ?? '')))
    namesOf.set(record, names)
    const given = named(JSON.stringify(site.routes.pages[source.route]?.defaults ?? ''))
    return [...names, ...given].some((name) => tokens.has(name))
  })
}

/** What was opened, with the same pages and other data; nothing of it is under way. */
function withSite({ ahead: { stop }, ...opened }: Opened, site: Opened['site']): Opened {
  const ahead = { ...NOTHING_AHEAD, stop }
  if (site === opened.site) return { ...opened, ahead }
  const { inputs, templates } = opened
  const work = pageWork({ read: (file) => inputs.files.get(file) ?? '', site, templates, tagged: true })
  return { ...opened, ahead, site, content: plain(site), work }
}

/** The letters of the headings of a value. */
function lettersOf(value: unknown): string {
  const letters = headingCharacters()
  letters.add(value)
  return letters.all()
}

const placeOf = ({ file, route }: PageSource) => `${route} ${file}`

/** What cards and the heading face take of a page's record. */
const preparedFrom = (record: DocumentRecord | undefined) =>
  record && JSON.stringify([record.title, record.social, record.icon, record.pictures, record.headings])

/** What the plan, other pages and the sitemap take of it. */
const plannedFrom = (record: DocumentRecord | undefined) =>
  record &&
  JSON.stringify([
    [record.name, record.summary, record.detail, record.icon, record.inflections],
    [record.robots, record.questionsFrom, record.template, record.references],
  ])
