// A planned site and its assets -> every file of the output folder besides its pages: what it is called, who wants it,
// and its bytes when asked.
import { headerRules } from '../emit/headers.ts'
import { redirectPage } from '../emit/redirect-page.ts'
import { robots, sitemap } from '../emit/sitemap.ts'
import { latest } from '../load/history.ts'
import { fileOf } from '../model/address.ts'
import type { Host } from '../model/hosting/host.ts'
import { error, inOrder, type Place, type Problem, type Result, withRule } from '../model/problem.ts'
import type { Site } from '../model/schemas/site.ts'
import { policy, policyText } from '../render/document.ts'
import { shortDigest } from '../runtime/digest.ts'
import { loadModules } from '../runtime/engine.ts'
import type { Opened } from './open.ts'
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

/** The icons of a site: asset stage and public/favicon.svg. */
const ICON = /^(?:favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-\d+\.png)$/

/** The hosts that site.yaml names. */
export async function chosenHosts({ hosts }: Site): Promise<ReadonlyMap<string, Host>> {
  const all = await loadModules<Host>('hosts')
  return new Map([...all].filter(([name]) => hosts.includes(name)))
}

/**
 * Path -> file, sorted. Two files of one name are a problem. Pages are in the list without contents of their own.
 * `changed` says when each file of the site was last changed.
 */
export async function outputFiles(
  opened: Opened,
  prepared: Prepared,
  changed: ReadonlyMap<string, string>,
): Promise<Result<ReadonlyMap<string, OutputFile | 'page'>>> {
  const { plan, inputs } = opened
  const { site, redirects } = plan
  const problems: Problem[] = []
  const files = new Map<string, OutputFile | 'page'>()
  const owners = new Map<string, string>()
  const twins = new Map<string, string>()
  const put = (
    path: string,
    file: OutputFile | 'page',
    owner: string,
    { at = () => ({ file: owner }), help = 'rename one of the two' }: { at?: () => Place; help?: string } = {},
  ) => {
    const other = owners.get(path)
    if (other !== undefined)
      problems.push(withRule('url/collision', error(`${path} is written by ${other} and by ${owner}`, at(), help)))
    const same = sameFile(path)
    const twin = twins.get(same)
    if (twin !== undefined && twin !== path) {
      const text = `${path} (${owner}) and ${twin} (${owners.get(twin)}) are one file on Windows and macOS`
      problems.push(withRule('url/collision', error(text, at(), help)))
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
  }
  const text = (contents: string | Uint8Array): OutputFile => ({
    digest: shortDigest(contents),
    size: Buffer.byteLength(contents),
    contents: async () => contents,
    read: () => Buffer.from(contents),
  })
  for (const { path, document } of plan.pages) put(fileOf(path), 'page', document.file)
  const names = new Map(redirects.length === 0 ? [] : plan.pages.map(({ path, document }) => [path, document.name]))
  for (const redirect of redirects) {
    const name = names.get(redirect.to.replace(/[?#].*$/, '')) ?? redirect.to
    put(fileOf(redirect.from), text(redirectPage(redirect, site, name)), redirect.at.file)
  }
  for (const [path, contents] of prepared.files) put(path, text(contents), 'the asset stage')
  for (const { file, size, make } of prepared.cards)
    put(file, { named: true, size: 0, contents: make, read: () => pngHead(size) }, 'the asset stage')
  for (const file of inputs.files.keys())
    if (file.startsWith('public/'))
      put(
        file.slice('public/'.length),
        {
          digest: inputs.digest(file),
          size: inputs.size(file),
          contents: async () => inputs.files.get(file) ?? '',
          read: () => Buffer.from(inputs.files.get(file) ?? ''),
        },
        file,
      )
  const dates = new Map(
    (changed.size === 0 ? [] : plan.pages).flatMap(({ path, sources }) => {
      const date = latest(sources, changed)
      return date === undefined ? [] : [[path, date] as const]
    }),
  )
  for (const [path, contents] of sitemap(plan.pages, site, dates)) put(path, text(contents), 'the sitemap')
  if (!files.has('robots.txt')) put('robots.txt', text(robots(site)), 'the sitemap')
  const chosen = await chosenHosts(site)
  const icons = [...files.keys()]
    .filter((path) => ICON.test(path))
    .map((path) => `/${path}`)
    .sort()
  const redirected = new Set(redirects.map(({ from }) => fileOf(from)))
  const work = {
    plan,
    headers: headerRules(policyText(policy(prepared.shell, site), 'header'), icons),
    plainHtml: [...files]
      .flatMap(([path, file]) => (path.endsWith('.html') && file !== 'page' && !redirected.has(path) ? [path] : []))
      .sort(),
    missingIn: plan.pages.flatMap(({ path }) => /^\/([a-z]{2})\/404$/.exec(path)?.[1] ?? []),
    ownFiles: [...chosen.values()].flatMap(({ own }) => own).sort(),
  }
  for (const [name, host] of chosen) {
    const at = () => opened.content.at('site.yaml', ['hosts', site.hosts.indexOf(name)])
    for (const [path, contents] of host.files(work)) {
      const help = `keep one of the two: take ${owners.get(path)} away, or ${name} out of hosts`
      put(path, text(contents), `the host ${name} of site.yaml (hosts)`, { at, help })
    }
  }
  return problems.length > 0
    ? { problems: inOrder(problems) }
    : { value: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))), problems: [] }
}

/** The most bytes the name of a file or folder may have on any system in use. */
const MOST_BYTES = 255

/** What Windows and macOS take for the same path: their names know no case and no way of composing letters. */
const sameFile = (path: string) =>
  /^[a-z\d/._-]*$/.test(path) ? path : path.normalize('NFC').toLowerCase().normalize('NFC')

/** The beginning of a PNG: its signature, and the header with its size (PNG, third edition, 5.2 and 11.2.1). */
function pngHead({ width, height }: { readonly width: number; readonly height: number }): Uint8Array {
  const head = Buffer.from(`89504e470d0a1a0a0000000d49484452${'00'.repeat(17)}`, 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}
