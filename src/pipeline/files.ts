// Lists every file of the output folder, with its owner. Pages, social cards and copies are made on request.

import { feed, feedsOf } from '../emit/feed.ts'
import { headerRules } from '../emit/headers.ts'
import { OutputList, type Owner } from '../emit/output-list.ts'
import { redirectPage } from '../emit/redirect-page.ts'
import { robots, sitemap } from '../emit/sitemap.ts'
import { SourcePlaces } from '../load/places.ts'
import { feedAt, fileOf } from '../model/address.ts'
import { inLanguage } from '../model/content.ts'
import { CARD_SIZE } from '../model/drawing.ts'
import type { Host } from '../model/host.ts'
import type { PlannedPage } from '../model/plan.ts'
import { present } from '../model/present.ts'
import type { Problem } from '../model/problem.ts'
import { teamIn } from '../model/schemas/content-schemas.ts'
import type { Site } from '../model/schemas/site.ts'
import { policy, policyText } from '../render/document.ts'
import { shortDigest } from '../runtime/digest.ts'
import { loadModules } from '../runtime/engine.ts'
import { latest } from '../runtime/history.ts'
import type { Prepared } from './assets.ts'
import type { Run } from './run.ts'
import type { SiteModel } from './site.ts'

/** A file of the output folder: a page, which is drawn later, or bytes. */
export type OutputFile = { readonly kind: 'page'; readonly page: PlannedPage } | OutputBytes

/** A file of the output folder that is not a page. */
interface OutputBytes {
  readonly kind: 'bytes'
  /** The digest of its bytes; undefined if its name contains the digest of everything that decides them. */
  readonly digest: string | undefined
  readonly size: number
  contents(): Promise<string | Uint8Array>
  /** Its bytes without waiting; of a card that is not drawn yet, only the head of the file. */
  read(): Uint8Array
}

/** The files of the output folder by path, sorted, except compressed copies. */
export type OutputFiles = ReadonlyMap<string, OutputFile>

/** A file, its path and its owner. */
type OwnedFile = readonly [path: string, file: OutputBytes, owner: Owner]

/** The owner of the sitemap, the feeds and robots.txt. */
const MAP: Owner = { owner: 'the sitemap' }
const ASSETS: Owner = { owner: 'the asset stage' }
/** The owner of the pages of redirects. A redirect to a taken address is reported once, or has no page of its own. */
const REDIRECTS: Owner = { owner: 'content/routes.yaml', yields: true }

/** The icons of a site: asset stage and public/favicon.svg. */
const ICON = /^(?:favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-\d+\.png)$/

/** The hosts that site.yaml names. */
export const chosenHosts = ({ hosts }: Site): Promise<ReadonlyMap<string, Host>> =>
  loadModules<Host>('hosts', (name) => hosts.includes(name))

/**
 * Lists all files of the output folder. `changed` is the date of the last change of each source file. Problems: files
 * that cannot exist side by side.
 */
export async function listFiles(
  run: Run,
  site: SiteModel,
  prepared: Prepared,
  changed: ReadonlyMap<string, string>,
): Promise<{ readonly value: OutputFiles; readonly problems: readonly Problem[] }> {
  const { plan } = site
  const hosts = await chosenHosts(plan.site)
  const assets = [...prepared.files].map(([path, contents]): OwnedFile => [path, bytes(contents), ASSETS])
  const cards = prepared.cards.map(({ file, make }): OwnedFile => {
    return [file, { kind: 'bytes', digest: undefined, size: 0, contents: make, read: pngHead }, ASSETS]
  })
  // Of public/, what is about the address or for search engines is not that of the host where the site is tried.
  const copies = copiesOf(run).filter(([path]) => !plan.site.isStaging || !/^(?:robots\.txt|CNAME)$/.test(path))
  const redirected = redirectPages(site, hosts)
  const maps = [...sitemap(plan.pages, plan.site, datesOf(plan.pages, changed))].map(([path, contents]): OwnedFile => {
    return [path, bytes(contents), MAP]
  })
  if (!copies.some(([path]) => path === 'robots.txt')) maps.push(['robots.txt', bytes(robots(plan.site)), MAP])
  for (const [language, pages] of feedsOf(plan, site.content.routes)) {
    const { site: translation, data } = inLanguage(site.content, language)
    maps.push([feedAt(translation).slice(1), bytes(feed(pages, translation, teamIn(data.get('team')))), MAP])
  }
  const hosted = hostFiles(run, site, prepared, hosts, { redirected, others: [...assets, ...copies] })
  const list = new OutputList<OutputFile>()
  for (const page of plan.pages) list.add(fileOf(page.path), { kind: 'page', page }, { owner: page.record.file })
  for (const file of [...assets, ...cards, ...copies, ...maps, ...hosted]) list.add(...file)
  list.addHiding(plan.redirects)
  for (const file of redirected) list.add(...file)
  return list.result()
}

/** The pages of redirects, for hosts that cannot redirect. */
function redirectPages({ plan: { redirects, pages, site } }: SiteModel, hosts: ReadonlyMap<string, Host>): OwnedFile[] {
  const needsPages = hosts.size === 0 || [...hosts.values()].some(({ yields }) => !yields)
  if (!needsPages) return []
  const names = new Map(pages.map(({ path, record }) => [path, record.name]))
  return redirects
    .filter(({ hostOnly }) => !hostOnly)
    .map((redirect) => {
      const name = names.get(redirect.to.replace(/[?#].*$/s, '')) ?? redirect.to
      return [fileOf(redirect.from), bytes(redirectPage(redirect, site, name)), REDIRECTS]
    })
}

/** The copies of the files of public/. */
function copiesOf({ inputs }: Run): OwnedFile[] {
  return [...inputs.files.keys()]
    .filter((file) => file.startsWith('public/'))
    .map((file) => {
      const copy: OutputBytes = {
        kind: 'bytes',
        digest: inputs.digest(file),
        size: inputs.size(file),
        contents: async () => present(inputs.files.get(file), file),
        read: () => Buffer.from(present(inputs.files.get(file), file)),
      }
      // Links are written in composed letters (NFC); macOS may have stored the name in others.
      return [file.slice('public/'.length).normalize('NFC'), copy, { owner: file }]
    })
}

/** The date of the last change of each page, by address; none if the whole history is not there. */
function datesOf(pages: readonly PlannedPage[], changed: ReadonlyMap<string, string>): Map<string, string> {
  const dates = new Map<string, string>()
  if (changed.size === 0) return dates
  for (const { path, sources } of pages) {
    const date = latest(sources, changed)
    if (date !== undefined) dates.set(path, date)
  }
  return dates
}

/** The files of the hosts; `redirected` and `others` are those that are not pages. */
function hostFiles(
  { inputs }: Run,
  { plan, content }: SiteModel,
  { shell }: Pick<Prepared, 'shell'>,
  hosts: ReadonlyMap<string, Host>,
  { redirected, others }: Readonly<Record<'redirected' | 'others', readonly OwnedFile[]>>,
): readonly OwnedFile[] {
  const { site } = plan
  const places = new SourcePlaces(inputs.files, content.layers)
  const moved = new Set(redirected.map(([path]) => path))
  const names = [...new Set(others.map(([path]) => path))].sort()
  const icons = names.filter((path) => ICON.test(path)).map((path) => `/${path}`)
  const queries = plan.redirects.flatMap(({ from, query, to, status }) =>
    query === undefined ? [] : [{ from: from.slice(0, -query.length - 1), query, to, status }],
  )
  const missing = new Set(plan.pages.map(({ path }) => path))
  const work = {
    plan: { site, redirects: plan.redirects.filter(({ query }) => query === undefined) },
    queries,
    headers: headerRules(policyText(policy(shell, site), 'header'), { icons, isHidden: site.isStaging }),
    plainHtml: names.filter((path) => path.endsWith('.html') && !moved.has(path)),
    missingIn: [...plan.others.keys()].filter((language) => missing.has(`/${language}/404`)).sort(),
    ownFiles: [...hosts.values()].flatMap(({ own }) => own).sort(),
  }
  return [...hosts].flatMap(([name, host]) => {
    const at = () => places.at('site.yaml', ['hosts', site.hosts.indexOf(name)])
    const help = (other?: string) => `keep one of the two: take ${other} away, or ${name} out of hosts`
    const owner: Owner = { owner: `the host ${name} of site.yaml (hosts)`, at, help }
    return [...host.files(work)].map(([path, contents]): OwnedFile => [path, bytes(contents), owner])
  })
}

/** A file with these contents. */
const bytes = (contents: string | Uint8Array): OutputBytes => ({
  kind: 'bytes',
  digest: shortDigest(contents),
  size: Buffer.byteLength(contents),
  contents: async () => contents,
  read: () => Buffer.from(contents),
})

/** The beginning of a card: PNG signature and the header with its size (PNG, third edition, 5.2 and 11.2.1). */
function pngHead(): Uint8Array {
  const head = Buffer.from(`89504e470d0a1a0a0000000d49484452${'00'.repeat(17)}`, 'hex')
  head.writeUInt32BE(CARD_SIZE.width, 16)
  head.writeUInt32BE(CARD_SIZE.height, 20)
  return head
}
