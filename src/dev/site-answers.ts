// Answers requests for the site from memory, as its host would, with the client in its pages.

import { loadWords, type Words } from '../language/words.ts'
import { type Host, shownHost } from '../model/host.ts'
import type { PlannedPage } from '../model/plan.ts'
import { isProblem } from '../model/problem.ts'
import { decodedPath } from '../model/spellings.ts'
import type { Live } from '../pipeline/live.ts'
import { shortDigest } from '../runtime/digest.ts'
import { answer, type Serving, serving } from '../serve/answer.ts'
import type { ServedFile } from '../serve/folder.ts'
import type { Answer, Request } from '../serve/message.ts'
import { type ShownValue, valuesOn } from './editor/values.ts'
import { type DevPage, devPage, devPolicy, emptyPage } from './page.ts'
import type { Session, State } from './session.ts'

/** The parts that the pages of the site are served with. */
export interface SiteWork {
  readonly session: Pick<Session, 'state'>
  readonly token: string
  readonly nonce: string
  readonly hosts: ReadonlyMap<string, Host>
  /** Milliseconds since 1970 when the server was started. */
  readonly started: number
}

/** The answers for one state of the site. */
interface Served {
  readonly state: State
  readonly serving: Serving
  /** Makes a file that takes time; false if it is a page that cannot be drawn. */
  ready(name: string): Promise<boolean>
}

/** Answers with the last version of the site without problems. */
export class SiteAnswers {
  readonly #work: SiteWork
  readonly #more: Pick<DevPage, 'links' | 'style'>
  /** The last drawing of each page, for when it cannot be drawn. */
  readonly #drawn = new Map<string, { readonly html: string; readonly values: readonly ShownValue[] }>()
  #served: Served | undefined

  /** `more` is added to each page. */
  constructor(work: SiteWork, more: Pick<DevPage, 'links' | 'style'> = {}) {
    this.#work = work
    this.#more = more
  }

  async respond(request: Request): Promise<Answer> {
    const { session, token, nonce } = this.#work
    const state = session.state()
    const words = await loadWords(state.live?.site.plan.site.language ?? 'en')
    if (!state.live) {
      const page = devPage(emptyPage('en'), [], { token, nonce, version: 0, words })
      return { status: 500, headers: [['Content-Type', 'text/html; charset=utf-8']], body: Buffer.from(page) }
    }
    if (this.#served?.state !== state) this.#served = this.#serve(state, state.live, words)
    const { serving, ready } = this.#served
    const name = decodedPath((/^\/([^?#]*)/.exec(request.target)?.[1] ?? '').replace(/\/$/, ''))
    const whole = await Promise.all([name, `${name}.html`, `${name === '' ? '' : `${name}/`}index.html`].map(ready))
    const answered = answer(request, serving)
    const headers = answered.headers.flatMap((header) => devHeader(header, nonce))
    return { ...answered, headers, status: whole.includes(false) && answered.status === 200 ? 500 : answered.status }
  }

  #serve(state: State, live: Live, words: Words): Served {
    const { hosts, started } = this.#work
    const contents = new Map<string, Buffer>()
    const contentsOf = (path: string): Buffer | undefined => {
      const page = live.pageAt(path)
      if (page) return this.#page(path, page, { live, version: state.version, words })
      const file = live.files.get(path)
      return file?.kind === 'bytes' ? Buffer.from(file.read()) : undefined
    }
    const read = (path: string): Buffer | undefined => {
      const bytes = contents.get(path) ?? contentsOf(path)
      if (bytes) contents.set(path, bytes)
      return bytes
    }
    const fileOf = (path: string): ServedFile => ({
      path,
      modified: Math.floor(started / 1000) + state.version,
      get tag() {
        return shortDigest(read(path) ?? '').slice(0, 16)
      },
      read: () => read(path),
    })
    const has = (path: string) => live.files.has(path)
    const folder = { has, keys: () => live.files.keys(), get: (path: string) => (has(path) ? fileOf(path) : undefined) }
    const served = serving(folder, shownHost(live.site.plan.site.hosts), hosts)
    return {
      state,
      serving: { ...served, host: { ...served.host, precompressed: [] }, isCounted: false },
      async ready(name) {
        const file = live.files.get(name)
        if (file?.kind === 'bytes' && file.digest === undefined && !contents.has(name))
          contents.set(name, Buffer.from(await file.contents()))
        const page = live.pageAt(name)
        return page === undefined || !isProblem(live.draw(page))
      },
    }
  }

  /** A page with the client; if it cannot be drawn, its last drawing. */
  #page(
    path: string,
    page: PlannedPage,
    { live, version, words }: { readonly live: Live; readonly version: number; readonly words: Words },
  ): Buffer {
    const { token, nonce } = this.#work
    const { site } = live.site.plan
    const { delivery, endpoint } = site.contact
    const result = live.draw(page)
    if (!isProblem(result)) this.#drawn.set(path, { html: result.html, values: valuesOn(live)(page) })
    const { html, values } = this.#drawn.get(path) ?? { html: emptyPage(site.language), values: [] }
    const added = {
      ...this.#more,
      token,
      nonce,
      version,
      words,
      boot: live.prepared.shell.boot,
      endpoint: delivery === 'post' ? endpoint : undefined,
      copy: delivery === 'demo' || delivery === 'mailto',
    }
    return Buffer.from(devPage(html, values, added))
  }
}

/** A header of the host as it is sent here: no HSTS, and caches must revalidate everything but hashed files. */
function devHeader([key, value]: readonly [string, string], nonce: string): [string, string][] {
  if (key === 'Strict-Transport-Security') return []
  if (key === 'Cache-Control' && !value.includes('immutable')) return [[key, 'no-cache']]
  return [[key, key === 'Content-Security-Policy' ? devPolicy(value, nonce) : value]]
}

/** The page at an address, with or without its last slash. */
export function pageOf(path: string, { pageAt }: Live): PlannedPage | undefined {
  const name = decodedPath(path.replace(/^\/|\/$/g, ''))
  return pageAt(`${name}.html`) ?? pageAt(name === '' ? 'index.html' : `${name}/index.html`)
}
