// Answers a request as a host would: redirects, one address per page, headers, the 404 page, compression, conditional
// and range requests. Status codes and fields: RFC 9110 (read 2026-11).
import mime from 'mime'
import type { Coding, Host, HostRedirect, HostRules } from '../model/host.ts'
import { headersFor } from '../model/host.ts'
import { decodedPath, spellings } from '../model/spellings.ts'
import { type Sending, sent } from './body.ts'
import type { Folder, ServedFile } from './folder.ts'
import type { Answer, Request } from './message.ts'

/** The files of a folder that answers need. */
type Files = Pick<Folder, 'get' | 'has' | 'keys'>

/** A folder, and the host that is imitated. */
export interface Serving<Of extends Files = Files> {
  readonly folder: Of
  readonly host: Host
  /** The rules in the host's own files in the folder. */
  readonly rules: HostRules
  /** Files that only hosts read. */
  readonly hidden: ReadonlySet<string>
  /** Whether visits are counted: pages have the scripts of other hosts. */
  readonly isCounted: boolean
}

/** A folder as the named host serves it, by the rules in the host's own files. */
export function serving<Of extends Files>(folder: Of, name: string, hosts: ReadonlyMap<string, Host>): Serving<Of> {
  const host = hosts.get(name)
  if (!host) throw new Error(`there is no host ${name}`)
  const rules = host.read?.((path) => folder.get(path)?.read()?.toString('utf8')) ?? {
    redirects: [],
    rules: 0,
    headers: [],
  }
  return { folder, host, rules, hidden: new Set([...hosts.values()].flatMap(({ own }) => own)), isCounted: true }
}

/** A redirect, and the query that is passed on. */
interface Redirection {
  readonly to: string
  readonly status: number
  readonly query: string
}

/**
 * Netlify, Cloudflare Pages and Vercel send this with files that no rule mentions (docs on caching, read 2026-11).
 * Without it, a browser does not request a page that is a day old again for more than two hours (RFC 9111, 4.2.2).
 */
const ANEW = ['Cache-Control', 'public, max-age=0, must-revalidate'] as const

/**
 * The Content-Type of a file by its ending, UTF-8 for texts. From `mime`, because mrmime has no .docx, .xlsx, .ico or .vcf
 * (2.0.1: 3 ms to load and 52 kB, against 17 ms and 244 kB; only dev and preview load it).
 */
export function contentType(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

/** A text answer. */
export const plain = (status: number, text: string, headers: Answer['headers'] = []): Answer => ({
  status,
  headers: [...headers, ['Content-Type', 'text/plain; charset=utf-8'], ['X-Content-Type-Options', 'nosniff']],
  body: Buffer.from(`${text}\n`),
})

/** The decoded path of a request target; undefined if no file can have that path. */
function pathOf(target: string): string | undefined {
  const [path = ''] = target.split(/[?#]/)
  if (!path.startsWith('/') || target.includes('#')) return undefined
  try {
    const segments = path.slice(1).split('/').map(decodeURIComponent)
    return segments.some((segment) => /[/\\\p{Cc}]|^\.\.?$/u.test(segment)) ? undefined : `/${segments.join('/')}`
  } catch {
    return undefined
  }
}

/** Answers one request. */
export function answer(request: Request, serving: Serving): Answer {
  const { method, target } = request
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'GET and HEAD only', [['Allow', 'GET, HEAD']])
  const path = pathOf(target)
  const query = /^[^?#]*(\?[^#]*)?/.exec(target)?.[1] ?? ''
  const answered = path === undefined ? undefined : find(path, query, serving)
  const isMoved = answered && 'to' in answered
  const headers = ownHeaders(path === undefined || !answered || isMoved ? '/404.html' : path, serving)
  if (isMoved) {
    const location = answered.to.includes('?') ? answered.to : answered.to.replace(/(?=#)|$/, answered.query)
    return { status: answered.status, headers: [...headers, ['Location', location]], body: new Uint8Array() }
  }
  const file = answered ?? missingPage(path, serving)
  const bytes = file?.read()
  if (!file || !bytes) return plain(404, 'not found', headers)
  const { folder, host } = serving
  const ready = host.precompressed ? (coding: Coding) => folder.get(`${file.path}.${coding}`)?.read() : undefined
  const all = [...headers, ['Content-Type', contentType(file.path)] as const]
  const sending = { status: answered ? 200 : 404, file, bytes, headers: all, ready } as const
  return sent(counted(sending, serving), request)
}

/** The headers that the host's own files give an address, with a default for caching. */
function ownHeaders(path: string, { rules, host }: Serving): Answer['headers'] {
  const values = headersFor(rules.headers, path)
  if (values.some(([name]) => name.toLowerCase() === 'cache-control')) return values
  return [...values, host.caching === undefined ? ANEW : ['Cache-Control', host.caching]]
}

/** A script element, with an inline script before it that starts it. */
const SCRIPT = /(?:<script>[^<]*<\/script>)?<script [^<>]*><\/script>/g

/** Leaves the scripts of other hosts out of a page, so that analytics count no visit, unless visits are counted. */
function counted(sending: Sending, { isCounted }: Serving): Sending {
  const { file, bytes } = sending
  if (isCounted || !file.path.endsWith('.html') || !bytes.includes(' src="https:')) return sending
  const html = bytes.toString('latin1')
  const counted = html.replace(SCRIPT, (script) => (script.includes(' src="https:') ? '' : script))
  return { ...sending, bytes: Buffer.from(counted, 'latin1'), ready: undefined }
}

/** The page for a wrong address, in the language that the address begins with if the host supports that. */
function missingPage(path = '/', { folder, host }: Serving): ServedFile | undefined {
  const [, code] = /^\/([a-z]{2})(?:\/|$)/.exec(path) ?? []
  const page = code !== undefined && host.missingByLanguage ? folder.get(`${code}/404.html`) : undefined
  return page ?? folder.get('404.html')
}

/** The target of a path: a file, a redirect, also to the one spelling of the address of a page, or nothing. */
function find(path: string, query: string, serving: Serving): ServedFile | Redirection | undefined {
  const { host } = serving
  const redirect = redirectOf(path, query, serving)
  const isPassed = !host.dropsQuery && (redirect?.query === undefined || host.queries === 'passed')
  const moved = redirect && { to: redirect.to, status: redirect.status, query: isPassed ? query : '' }
  if (moved && !redirect.yields && !host.yields) return moved
  return answerAt(path, query, serving) ?? moved
}

/** The file at a path, or the redirect to the one spelling of the address of a page. */
function answerAt(path: string, query: string, serving: Serving): ServedFile | Redirection | undefined {
  const { folder, host } = serving
  const name = decodedPath(path.slice(1))
  if (isHidden(name, serving)) return undefined
  const to = canonicalOf(path, name, serving)
  if (to !== undefined) return { to: encodeURI(to), status: host.canonical ?? (host.allSpellings ? 302 : 301), query }
  const names = path.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`]
  if (host.allSpellings && path.endsWith('/') && !isFolder(name.slice(0, -1), folder))
    names.push(`${name.slice(0, -1)}.html`)
  return names.map((file) => folder.get(file)).find((file) => file !== undefined)
}

/** The first redirect that applies to a request. */
function redirectOf(path: string, query: string, { rules }: Serving): HostRedirect | undefined {
  const parameters = query.slice(1).split('&')
  return rules.redirects.find(
    (redirect) =>
      spellings(redirect.from).includes(path) && (redirect.query === undefined || parameters.includes(redirect.query)),
  )
}

/** Whether a path of the output folder is a folder. */
const isFolder = (path: string, folder: Files) => [...folder.keys()].some((file) => file.startsWith(`${path}/`))

/** Whether a file is not served under its name: a host's own file, an error page that the host hides, a compressed copy. */
const isHidden = (name: string, { hidden, folder, host }: Serving) =>
  hidden.has(name) ||
  /(?:^|\/)\.(?!well-known\/)/.test(name) ||
  (host.hidesErrorPages && /^(?:[a-z]{2}\/)?(?:404|500)(?:\/|\.html)?$/.test(name)) ||
  (/\.(?:br|gz)$/.test(name) && folder.has(name.slice(0, -3)))

/** The address of a page, for another spelling of its path: with or without a slash at the end, with .html. */
function canonicalOf(path: string, name: string, { folder, host }: Serving): string | undefined {
  const isCanonical = host.canonical !== undefined
  if (path.endsWith('/')) {
    const isPageOf = isCanonical && folder.has(`${name.slice(0, -1)}.html`)
    return isPageOf && !folder.has(`${name}index.html`) ? path.slice(0, -1) : undefined
  }
  if (isCanonical && name.endsWith('.html') && isPage(folder.get(name)))
    return path.replace(/(?:(?<=\/)index)?\.html$/, '')
  if (folder.has(name)) return undefined
  if (host.allSpellings) return isFolder(name, folder) ? `${path}/` : undefined
  return folder.has(`${name}/index.html`) && !folder.has(`${name}.html`) ? `${path}/` : undefined
}

/** Whether a file is a page of the site, which has one address; others, like proofs of ownership, keep their names. */
const isPage = (file: ServedFile | undefined) => file?.read()?.includes('rel="canonical"') ?? false
