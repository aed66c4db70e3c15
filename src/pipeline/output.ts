// A planned site and its assets -> every file of the output folder besides its pages: what it is called, who wants it,
// and its bytes when asked.
import { headerRules } from '../emit/headers.ts'
import { hidingRedirects, redirectPage } from '../emit/redirect-page.ts'
import { robots, sitemap } from '../emit/sitemap.ts'
import { latest } from '../load/history.ts'
import { fileKey, fileOf } from '../model/address.ts'
import { type Host, needsRedirectPages } from '../model/hosting/host.ts'
import { type Plan, pageAt } from '../model/plan.ts'
import { error, inOrder, type Place, type Problem, type Result, withRule } from '../model/problem.ts'
import type { Site } from '../model/schemas/site.ts'
import { policy, policyText } from '../render/document.ts'
import { shortDigest } from '../runtime/digest.ts'
import { loadModules } from '../runtime/engine.ts'
import type { OpenSite } from './open.ts'
import type { Prepared } from './prepare.ts'

/** A file of the output folder. */
export interface OutputFile {
  /** The digest of its bytes, where it is known without making them. */
  readonly digest?: string
  /** Its name holds the digest of all that decides its bytes: a file of this name that was made before is the same. */
  readonly named?: boolean
  readonly size: number
  /** Its bytes. */
  contents(): Promise<string | Uint8Array>
  /** Its bytes, where they are at hand; of a card that is not drawn, what its file begins with. */
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

/** Who wants a file, and where and how to part it from another of the same name. */
interface Owner {
  readonly owner: string
  readonly at?: () => Place
  /** `other` is who wants the same. */
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
  const redirected = (needsRedirectPages([...chosen.values()]) ? redirects : []).flatMap((redirect): Entry[] => {
    if (redirect.hostOnly) return []
    const name = () => pageAt(pages, redirect.to.replace(/[?#].*$/, ''))?.document.name ?? redirect.to
    return [[fileOf(redirect.from), text(() => redirectPage(redirect, site, name())), { owner: ROUTES }]]
  })
  const made = [...prepared.files].map(([path, contents]): Entry => [path, text(() => contents), assets])
  const cards = prepared.cards.map(
    ({ file, size, make }): Entry => [
      file,
      { named: true, size: 0, contents: make, read: () => pngHead(size) },
      assets,
    ],
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
  const maps = [...sitemap(pages, site, dates)].map(([path, contents]): Entry => [path, text(() => contents), MAP])
  const hasRobots = copied.some(([path]) => path === 'robots.txt')
  const robot: Entry[] = hasRobots ? [] : [['robots.txt', text(() => robots(site)), MAP]]
  const hosted = hostFiles(opened, prepared, chosen, { redirected, others: [...made, ...copied] })
  const { put, hiding, end } = listing()
  for (const { path, document } of pages) put([fileOf(path), 'page', { owner: document.file }])
  for (const part of [made, cards, copied, maps, robot, hosted]) part.forEach(put)
  hiding(redirects)
  redirected.forEach(put)
  return end()
}

/** The files of the hosts; `redirected` and `others` are those that are no pages. */
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
  const work = {
    plan,
    headers: headerRules(policyText(policy(shell, site), 'header'), icons),
    plainHtml: names.filter((path) => path.endsWith('.html') && !moved.has(path)),
    missingIn: pages.flatMap(({ path }) => (path.length === 7 && /^\/([a-z]{2})\/404$/.exec(path)?.[1]) || []),
    ownFiles: [...chosen.values()].flatMap(({ own }) => own).sort(),
  }
  return [...chosen].flatMap(([name, host]) => {
    const at = () => content.at('site.yaml', ['hosts', site.hosts.indexOf(name)])
    const help = (other?: string) => `keep one of the two: take ${other} away, or ${name} out of hosts`
    const owner: Owner = { owner: `the host ${name} of site.yaml (hosts)`, at, help }
    return [...host.files(work)].map(([path, contents]): Entry => [path, text(() => contents), owner])
  })
}

/** Files one by one -> a list of them, and where two have one name. */
function listing() {
  const problems: Problem[] = []
  const files = new Map<string, OutputFile | 'page'>()
  const owners = new Map<string, string>()
  const twins = new Map<string, string>()
  /** The page that has the address of an HTML file of public/: services.html and services/index.html share one. */
  const twinPage = (path: string, owner: string): string | undefined => {
    const [bare, isIndex] = [path.replace(/(?:\/index)?\.html$/, ''), path.endsWith('/index.html')]
    const twin = isIndex ? `${bare}.html` : `${bare}/index.html`
    return owner.startsWith('public/') && bare !== path && files.has(twin) ? twin : undefined
  }
  return {
    /** Reports redirects that would hide one of the files so far. */
    hiding(redirects: Plan['redirects']) {
      problems.push(
        ...hidingRedirects(redirects, (file) => (files.get(file) === 'page' ? undefined : owners.get(file))),
      )
    },
    put([path, file, { owner, at = () => ({ file: owner }), help = () => 'rename one of the two' }]: Entry) {
      const other = owners.get(path)
      const same = fileKey(path)
      const twin = twins.get(same) ?? twinPage(path, owner)
      // What a redirect hides is reported with it, and a page of a redirect for the same file is left out.
      if (owner === ROUTES && (other !== undefined || twin !== undefined)) return
      if (other !== undefined) {
        const text = `${path} is written by ${other} and by ${owner}`
        // The file that somebody put there is the one to look at.
        const place = other.startsWith('public/') ? { file: other } : at()
        problems.push(withRule('url/collision', error(text, place, help(other))))
      } else if (twin !== undefined) {
        const what = fileKey(twin) === same ? 'are one file on Windows and macOS' : 'answer one address'
        const text = `${path} (${owner}) and ${twin} (${owners.get(twin)}) ${what}`
        problems.push(withRule('url/collision', error(text, at(), help(owners.get(twin)))))
      }
      // A character has four bytes at most.
      const isShort = path.length * 4 <= MOST_BYTES
      const long = isShort ? undefined : path.split('/').find((name) => Buffer.byteLength(name) > MOST_BYTES)
      if (long !== undefined) {
        const text = `the name ${long.slice(0, 40)}… has ${Buffer.byteLength(long)} bytes; it may have ${MOST_BYTES}`
        problems.push(error(text, at(), 'shorten it'))
      }
      twins.set(same, path)
      owners.set(path, owner)
      files.set(path, file)
    },
    end: (): Result<ReadonlyMap<string, OutputFile | 'page'>> =>
      problems.length > 0
        ? { problems: inOrder(problems) }
        : { value: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))), problems: [] },
  }
}

/** A file of a text that is made when it is asked for. */
function text(make: () => string | Uint8Array): OutputFile {
  let made: string | Uint8Array | undefined
  const contents = () => {
    made ??= make()
    return made
  }
  let digest: string | undefined
  return {
    get digest() {
      digest ??= shortDigest(contents())
      return digest
    },
    get size() {
      return Buffer.byteLength(contents())
    },
    contents: async () => contents(),
    read: () => Buffer.from(contents()),
  }
}

/** The most bytes the name of a file or folder may have on any system in use. */
const MOST_BYTES = 255

/** The beginning of a PNG: its signature, and the header with its size (PNG, third edition, 5.2 and 11.2.1). */
function pngHead({ width, height }: { readonly width: number; readonly height: number }): Uint8Array {
  const head = Buffer.from(`89504e470d0a1a0a0000000d49484452${'00'.repeat(17)}`, 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}
