// Lists every file of the output folder, with its owner. Social cards and copies are read on request.
import { headerRules } from '../emit/headers.ts'
import { hidingRedirects, redirectPage } from '../emit/redirect-page.ts'
import { robots, sitemap } from '../emit/sitemap.ts'
import { latest } from '../load/history.ts'
import { fileKey, fileOf } from '../model/address.ts'
import { CARD_SIZE } from '../model/drawing.ts'
import type { Host } from '../model/host.ts'
import type { Plan } from '../model/plan.ts'
import { error, inOrder, type Place, type Problem, type Result } from '../model/problem.ts'
import type { Site } from '../model/schemas/site.ts'
import { policy, policyText } from '../render/document.ts'
import { shortDigest } from '../runtime/digest.ts'
import { loadModules } from '../runtime/engine.ts'
import type { OpenSite } from './open.ts'
import type { Prepared } from './prepare.ts'

/** A file of the output folder. */
export interface OutputFile {
  /** The digest of its bytes; without it, its name contains the digest of everything that decides them. */
  readonly digest?: string
  readonly size: number
  /** Its bytes. */
  contents(): Promise<string | Uint8Array>
  /** Its bytes without waiting; of a card that is not drawn yet, only the head of the file. */
  read(): Uint8Array | undefined
}

/** The owner of the sitemap and robots.txt. */
const MAP: Owner = { owner: 'the sitemap' }

const ROUTES = 'content/routes.yaml'

/** The icons of a site: asset stage and public/favicon.svg. */
const ICON = /^(?:favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-\d+\.png)$/

/** The hosts that site.yaml names. */
export async function chosenHosts({ hosts }: Site): Promise<ReadonlyMap<string, Host>> {
  const all = await loadModules<Host>('hosts')
  return new Map([...all].filter(([name]) => hosts.includes(name)))
}

/** The origin of a file, and how to resolve a collision. */
interface Owner {
  readonly owner: string
  readonly at?: () => Place
  /** `other` is the owner of the other file. */
  readonly help?: (other?: string) => string
}
type Entry = readonly [path: string, file: OutputFile | 'page', owner: Owner]

/**
 * All files of the output folder by path, sorted; pages have no contents here. Two files of one name are a problem.
 * `changed` is the date of the last change of each source file.
 */
export async function outputFiles(
  opened: OpenSite,
  prepared: Prepared,
  changed: ReadonlyMap<string, string>,
): Promise<Result<ReadonlyMap<string, OutputFile | 'page'>>> {
  const { plan, inputs } = opened
  const { site, redirects, pages } = plan
  const assets: Owner = { owner: 'the asset stage' }
  const chosen = await chosenHosts(site)
  const names = new Map(pages.map(({ path, document }) => [path, document.name]))
  const needsPages = chosen.size === 0 || [...chosen.values()].some(({ yields }) => !yields)
  const redirected = redirects.flatMap((redirect): Entry[] => {
    if (redirect.hostOnly || !needsPages) return []
    const name = names.get(redirect.to.replace(/[?#].*$/s, '')) ?? redirect.to
    return [[fileOf(redirect.from), text(redirectPage(redirect, site, name)), { owner: ROUTES }]]
  })
  const made = [...prepared.files].map(([path, contents]): Entry => [path, text(contents), assets])
  const cards = prepared.cards.map(
    ({ file, make }): Entry => [file, { size: 0, contents: make, read: pngHead }, assets],
  )
  const copied = [...inputs.files.keys()].flatMap((file): Entry[] => {
    if (!file.startsWith('public/')) return []
    const copy: OutputFile = {
      digest: inputs.digest(file),
      size: inputs.size(file),
      contents: async () => inputs.files.get(file) ?? '',
      read: () => Buffer.from(inputs.files.get(file) ?? ''),
    }
    // Links are written in composed letters (NFC); macOS may have stored the name in others.
    return [[file.slice('public/'.length).normalize('NFC'), copy, { owner: file }]]
  })
  const dates = new Map(
    (changed.size === 0 ? [] : pages).flatMap(({ path, sources }) => {
      const date = latest(sources, changed)
      return date === undefined ? [] : [[path, date] as const]
    }),
  )
  const maps = [...sitemap(pages, site, dates)].map(([path, contents]): Entry => [path, text(contents), MAP])
  const hasRobots = copied.some(([path]) => path === 'robots.txt')
  const robot: Entry[] = hasRobots ? [] : [['robots.txt', text(robots(site)), MAP]]
  const hosted = hostFiles(opened, prepared, chosen, { redirected, others: [...made, ...copied] })
  const list = new OutputList()
  for (const { path, document } of pages) list.add([fileOf(path), 'page', { owner: document.file }])
  for (const entry of [...made, ...cards, ...copied, ...maps, ...robot, ...hosted]) list.add(entry)
  list.addHiding(redirects)
  for (const entry of redirected) list.add(entry)
  return list.result()
}

/** The files of the hosts; `redirected` and `others` are those that are not pages. */
function hostFiles(
  { plan, content }: OpenSite,
  { shell }: Pick<Prepared, 'shell'>,
  chosen: ReadonlyMap<string, Host>,
  { redirected, others }: Readonly<Record<'redirected' | 'others', readonly Entry[]>>,
): readonly Entry[] {
  const { site, pages } = plan
  const moved = new Set(redirected.map(([path]) => path))
  const names = [...new Set(others.map(([path]) => path))].sort()
  const icons = names.filter((path) => ICON.test(path)).map((path) => `/${path}`)
  const queries = plan.redirects.flatMap(({ from, query, to, status }) =>
    query === undefined ? [] : [{ from: from.slice(0, -query.length - 1), query, to, status }],
  )
  const work = {
    plan: { site, redirects: plan.redirects.filter(({ query }) => query === undefined) },
    queries,
    headers: headerRules(policyText(policy(shell, site), 'header'), icons),
    plainHtml: names.filter((path) => path.endsWith('.html') && !moved.has(path)),
    missingIn: pages.flatMap(({ path }) => (path.length === 7 && /^\/([a-z]{2})\/404$/.exec(path)?.[1]) || []),
    ownFiles: [...chosen.values()].flatMap(({ own }) => own).sort(),
  }
  return [...chosen].flatMap(([name, host]) => {
    const at = () => content.at('site.yaml', ['hosts', site.hosts.indexOf(name)])
    const help = (other?: string) => `keep one of the two: take ${other} away, or ${name} out of hosts`
    const owner: Owner = { owner: `the host ${name} of site.yaml (hosts)`, at, help }
    return [...host.files(work)].map(([path, contents]): Entry => [path, text(contents), owner])
  })
}

/** Collects the files of the output folder, and reports those that cannot exist side by side. */
class OutputList {
  readonly #problems: Problem[] = []
  readonly #files = new Map<string, OutputFile | 'page'>()
  readonly #owners = new Map<string, string>()
  /** Path as file systems compare it -> path. */
  readonly #keys = new Map<string, string>()

  /** Reports redirects that would hide one of the files so far. */
  addHiding(redirects: Plan['redirects']): void {
    const ownerOf = (file: string) => (this.#files.get(file) === 'page' ? undefined : this.#owners.get(file))
    this.#problems.push(...hidingRedirects(redirects, ownerOf))
  }

  add([path, file, owner]: Entry): void {
    const problem = this.#collision(path, owner)
    // A redirect to a taken address was reported by `addHiding`, or has no page of its own.
    if (problem && owner.owner === ROUTES) return
    if (problem) this.#problems.push({ ...problem, rule: 'url/collision' })
    const { at = () => ({ file: owner.owner }) } = owner
    // A character has four bytes at most.
    const isShort = path.length * 4 <= MOST_BYTES
    const long = isShort ? undefined : path.split('/').find((name) => Buffer.byteLength(name) > MOST_BYTES)
    if (long !== undefined) {
      const text = `the name ${long.slice(0, 40)}… has ${Buffer.byteLength(long)} bytes; it may have ${MOST_BYTES}`
      this.#problems.push(error(text, at(), 'shorten it'))
    }
    this.#keys.set(fileKey(path), path)
    this.#owners.set(path, owner.owner)
    this.#files.set(path, file)
  }

  /** The files, sorted by path. */
  result(): Result<ReadonlyMap<string, OutputFile | 'page'>> {
    if (this.#problems.length > 0) return { problems: inOrder(this.#problems) }
    return { value: new Map([...this.#files].sort(([a], [b]) => (a < b ? -1 : 1))), problems: [] }
  }

  #collision(path: string, { owner, at, help = () => 'rename one of the two' }: Owner): Problem | undefined {
    const other = this.#owners.get(path)
    const place = () => at?.() ?? { file: owner }
    const areCopied = [owner, other].every((each) => each?.startsWith('public/'))
    if (areCopied) return error(`${owner} and ${other} are one file on Windows and macOS`, place(), help())
    if (other !== undefined) {
      const text = `${path} is written by ${other} and by ${owner}`
      // The developer can rename a file of public/, whichever of the two it is.
      return error(text, other.startsWith('public/') ? { file: other } : place(), help(other))
    }
    const key = fileKey(path)
    const twin = this.#keys.get(key) ?? this.#twinPage(path, owner)
    if (twin === undefined) return undefined
    const what = fileKey(twin) === key ? 'are one file on Windows and macOS' : 'answer one address'
    const twinOwner = this.#owners.get(twin)
    return error(`${path} (${owner}) and ${twin} (${twinOwner}) ${what}`, place(), help(twinOwner))
  }

  /** The page with the address of an HTML file of public/: services.html and services/index.html share one. */
  #twinPage(path: string, owner: string): string | undefined {
    const [bare, isIndex] = [path.replace(/(?:\/index)?\.html$/, ''), path.endsWith('/index.html')]
    const twin = isIndex ? `${bare}.html` : `${bare}/index.html`
    return owner.startsWith('public/') && bare !== path && this.#files.has(twin) ? twin : undefined
  }
}

/** A file with these contents. */
const text = (contents: string | Uint8Array): OutputFile => ({
  get digest() {
    return shortDigest(contents)
  },
  size: Buffer.byteLength(contents),
  contents: async () => contents,
  read: () => Buffer.from(contents),
})

/** The most bytes the name of a file or folder may have on any system in use. */
const MOST_BYTES = 255

/** The beginning of a card: PNG signature and the header with its size (PNG, third edition, 5.2 and 11.2.1). */
function pngHead(): Uint8Array {
  const head = Buffer.from(`89504e470d0a1a0a0000000d49484452${'00'.repeat(17)}`, 'hex')
  head.writeUInt32BE(CARD_SIZE.width, 16)
  head.writeUInt32BE(CARD_SIZE.height, 20)
  return head
}
