// A request and the files of a site -> the answer a host would give: redirects, one address a page, headers, the page
// for what is not there, compression, conditions and ranges. Status codes and fields: RFC 9110 (read 2026-11).
import { headersFor } from '../model/hosting/header-rules.ts'
import type { Coding, Host, HostRules } from '../model/hosting/host.ts'
import { decodedPath, spellings } from '../model/hosting/spellings.ts'
import { type Body, compressible, encoded, sent } from './body.ts'
import type { Folder, ServedFile } from './folder.ts'
import type { Answer, Request } from './message.ts'

/** What is served, and whose manners it has. */
export interface Serving {
  readonly folder: Pick<Folder, 'get' | 'has'>
  readonly host: Host
  /** What the files of the host in the folder say. */
  readonly rules: HostRules
  /** Files that only hosts read. */
  readonly hidden: ReadonlySet<string>
}

/** What a path leads to. */
type Found =
  | { readonly kind: 'file'; readonly file: ServedFile }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number; readonly query: string }
  | { readonly kind: 'missing' }

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

/**
 * Of a file that no rule speaks of, Netlify, Cloudflare Pages and Vercel say this (docs on caching, read 2026-11).
 * Without it a browser asks for no page again that it has: of a file a day old, for more than two hours (RFC 9111,
 * 4.2.2).
 */
const ANEW = ['Cache-Control', 'public, max-age=0, must-revalidate'] as const

const typeOf = (path: string) => TYPES[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''] ?? 'application/octet-stream'

/** An answer in words. */
export const plain = (status: number, text: string, headers: Answer['headers'] = []): Answer => ({
  status,
  headers: [...headers, ['Content-Type', 'text/plain; charset=utf-8'], ['X-Content-Type-Options', 'nosniff']],
  body: Buffer.from(`${text}\n`),
})

/** The path of a request-target, decoded; undefined where no server would look for a file of that name. */
function pathOf(target: string): string | undefined {
  const [path = ''] = target.split(/[?#]/)
  if (!path.startsWith('/') || target.includes('#')) return undefined
  const segments: string[] = []
  for (const segment of path.slice(1).split('/')) {
    try {
      const decoded = decodeURIComponent(segment)
      if (/[/\\\p{Cc}]/u.test(decoded) || decoded === '..' || decoded === '.') return undefined
      segments.push(decoded)
    } catch {
      return undefined
    }
  }
  return `/${segments.join('/')}`
}

/** Answers one request. */
export function answer(request: Request, serving: Serving): Answer {
  const { method, target } = request
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'GET and HEAD only', [['Allow', 'GET, HEAD']])
  const path = pathOf(target)
  const query = /^[^?#]*(\?[^#]*)?/.exec(target)?.[1] ?? ''
  const found: Found = path === undefined ? { kind: 'missing' } : find(path, query, serving)
  const ruled = headersFor(serving.rules.headers?.rules ?? [], found.kind === 'file' ? (path ?? '/') : '/404.html')
  const own = ruled.some(([name]) => name.toLowerCase() === 'cache-control') ? ruled : [...ruled, ANEW]
  if (found.kind === 'redirect') {
    const location = found.to.includes('?') ? found.to : found.to.replace(/(?=#)|$/, found.query)
    return { status: found.status, headers: [...own, ['Location', location]], body: new Uint8Array() }
  }
  const file = found.kind === 'file' ? found.file : missingPage(path, serving)
  const bytes = file?.read()
  if (!file || !bytes) return plain(404, 'not found', own)
  const variants = (coding: Coding) => serving.folder.get(`${file.path}.${coding}`)?.read()
  const body: Body = {
    status: found.kind === 'file' ? 200 : 404,
    file,
    headers: [
      ...own,
      ['Content-Type', typeOf(file.path)],
      ...(compressible(file.path) ? [['Vary', 'Accept-Encoding'] as const] : []),
    ],
    ...encoded({ file, bytes, request, ready: serving.host.precompressed ? variants : undefined }),
  }
  return sent(body, request)
}

/** The page for a wrong address: that of the language whose code the address begins with, where the host knows it. */
function missingPage(path = '/', { folder, host }: Serving): ServedFile | undefined {
  const [, code] = /^\/([a-z]{2})(?:\/|$)/.exec(path) ?? []
  const own = code !== undefined && host.missingByLanguage ? folder.get(`${code}/404.html`) : undefined
  return own ?? folder.get('404.html')
}

/** What a path leads to: an address that moved, a file, another spelling of a page, or nothing. */
function find(path: string, query: string, { folder, host, rules, hidden }: Serving): Found {
  const file = (name: string): Found | undefined => {
    const found = folder.get(name)
    return found && { kind: 'file', file: found }
  }
  const isThere = () => file(decodedPath(path.slice(1))) ?? file(`${decodedPath(path.slice(1))}.html`)
  const parameters = query.slice(1).split('&')
  const moved = rules.redirects.find(
    (each) =>
      !each.dynamic &&
      spellings(each.from).includes(path) &&
      (each.query === undefined || parameters.includes(each.query)),
  )
  if (moved && (moved.forced || !isThere())) {
    const passed = moved.query === undefined || host.queries === 'passed' ? query : ''
    return { kind: 'redirect', to: moved.to, status: Number(moved.status) || 301, query: passed }
  }
  const name = decodedPath(path.slice(1))
  if (
    hidden.has(name) ||
    /(?:^|\/)\.(?!well-known\/)/.test(name) ||
    /^(?:[a-z]{2}\/)?(?:404|500)(?:\/|\.html)?$/.test(name)
  )
    return { kind: 'missing' }
  if (/\.(?:br|gz)$/.test(name) && folder.has(name.slice(0, -3))) return { kind: 'missing' }
  const lead = (to: string): Found => ({ kind: 'redirect', to: encodeURI(to), status: host.canonical ?? 301, query })
  if (path.endsWith('/')) {
    const bare = name.slice(0, -1)
    const other = folder.has(`${bare}.html`) && host.canonical !== undefined ? lead(path.slice(0, -1)) : undefined
    return file(`${name}index.html`) ?? other ?? { kind: 'missing' }
  }
  const isOther = name.endsWith('.html') && host.canonical !== undefined && isPage(folder.get(name))
  if (isOther) return lead(path.replace(/(?:(?<=\/)index)?\.html$/, ''))
  const folderAt = folder.has(`${name}/index.html`) ? lead(`${path}/`) : undefined
  return file(name) ?? file(`${name}.html`) ?? folderAt ?? { kind: 'missing' }
}

/** Whether a file is a page of the site, which has one address; others, like proofs of ownership, keep their names. */
const isPage = (file: ServedFile | undefined) => file?.read()?.includes('rel="canonical"') ?? false
