// Lists what `site verify` asks a live site, each with the answer that the emulator of its host promises.
import type { Coding } from '../../model/host.ts'
import { isTextFile } from '../../model/host.ts'
import { answer, type Serving } from '../../serve/answer.ts'
import type { Folder } from '../../serve/folder.ts'
import type { Answer } from '../../serve/message.ts'

/** One request, and the promised answer. */
export interface Probe {
  readonly kind: 'page' | 'file' | 'redirect' | 'missing'
  /** Path and query, as they are sent. */
  readonly target: string
  /** The value of Accept-Encoding. */
  readonly accept: string
  /** Its body is not compressed. */
  readonly promised: Answer
}

/** A path that no site has. */
const NOWHERE = '/this-page-does-not-exist-4f1c'

/** Characters that a request may not contain, and those that servers refuse. */
const UNSENT = /[^\x21-\x7e]|["<>\\^`{|}]/gu

const encoded = (path: string) => path.replace(UNSENT, encodeURIComponent)

/**
 * Every page and file of the folder at its address, every redirect, the files that only hosts read, and a wrong address.
 * Texts are asked for once with each encoding that the host has made ready, and without one.
 */
export function questionsFor(serving: Serving<Folder>): Probe[] {
  const { folder, host, rules } = serving
  const promise = (target: string) => answer({ method: 'GET', target, headers: {} }, serving)
  const missing = (target: string): Probe => {
    const promised = promise(target)
    // Without a page for it, a host has words of its own.
    const body = folder.has('404.html') ? promised.body : new Uint8Array()
    return { kind: 'missing', target, accept: 'identity', promised: { ...promised, body } }
  }
  const accepted = host.precompressed ? [...host.precompressed.map(nameOf), 'identity'] : ['br, gzip']
  const copies = (path: string) => /\.(?:br|gz)$/.test(path) && folder.has(path.slice(0, -3))
  const files = [...folder.keys()].filter((path) => path !== '.site-build' && !copies(path)).sort()
  const questions = files.flatMap((path): Probe[] => {
    const target = addressOf(path, promise)
    const promised = promise(target)
    // The page of a redirect: it is asked for with the redirects below.
    if (promised.status >= 300 && promised.status < 400) return []
    const kind = path.endsWith('.html') ? 'page' : 'file'
    if (promised.status !== 200) return [missing(target)]
    return (isTextFile(path) ? accepted : ['identity']).map((accept) => ({ kind, target, accept, promised }))
  })
  const moved = rules.redirects.map(({ from, query }) => encoded(query === undefined ? from : `${from}?${query}`))
  for (const target of new Set(moved)) {
    const promised = promise(target)
    if (promised.status >= 300 && promised.status < 400)
      questions.push({ kind: 'redirect', target, accept: 'identity', promised })
  }
  return [...questions, missing(NOWHERE)]
}

const nameOf = (coding: Coding) => (coding === 'gz' ? 'gzip' : coding)

/** The address at which a host answers with a file, of those a page may have. */
function addressOf(path: string, promise: (target: string) => Answer): string {
  const whole = `/${path.split('/').map(encodeURIComponent).join('/')}`
  if (!path.endsWith('.html')) return whole
  const short = whole.replace(/(?<=\/)index\.html$|\.html$/, '')
  return promise(whole).status !== 200 || /(?:^|\/)index\.html$/.test(path) ? short : plainOr(whole, short, promise)
}

/** A proof of ownership keeps its ending; a page that answers with and without it is asked for without. */
const plainOr = (whole: string, short: string, promise: (target: string) => Answer) =>
  promise(short).status === 200 && Buffer.from(promise(whole).body).includes('rel="canonical"') ? short : whole
