// Requests for the site -> answers: what it builds from memory, as its host would answer, with the client in its pages.
import type { Host } from '../model/hosting/host.ts'
import { decodedPath } from '../model/hosting/spellings.ts'
import type { Result } from '../model/problem.ts'
import { answer, type Serving } from '../serve/answer.ts'
import type { ServedFile } from '../serve/folder.ts'
import type { Answer, Request } from '../serve/message.ts'
import { type Block, blocksOf } from './blocks.ts'
import type { Live } from './live.ts'
import { devPage, devPolicy, emptyPage, type Shared, tagOf } from './page.ts'
import { type Session, type Shown, type State, shownOf } from './session.ts'

/** What pages of the site are served with. */
export interface SiteWork {
  readonly session: Session
  readonly token: string
  readonly nonce: string
  readonly hosts: ReadonlyMap<string, Host>
  /** Seconds since 1970 when the server was started. */
  readonly started: number
}

/** Answers with the site, as it was last whole. */
export function siteResponder({ session, token, nonce, hosts, started }: SiteWork) {
  const hidden = new Set([...hosts.values()].flatMap(({ own }) => own))
  /** What was last drawn at each address, for when it cannot be drawn. */
  const drawn = new Map<string, { html: string; texts: readonly { at: number }[] }>()
  let served: { state: State; serving: Serving; ready(name: string): Promise<boolean> } | undefined

  const problemsAt = (path: string, { live }: State): Shown[] => {
    const page = live && pageOf(path, live)
    const result = page && live.draw(page)
    return result && 'level' in result ? [shownOf(result, live.opened.inputs.files)] : []
  }

  const open = (state: State, live: Live): NonNullable<typeof served> => {
    const { site } = live.opened.plan
    const host = hosts.get(site.hosts[0] ?? 'github-pages')
    if (!host) throw new Error('a site that was opened names hosts that are there')
    const { delivery, endpoint } = site.contact
    const shared: Shared = {
      token,
      nonce,
      endpoint: delivery === 'post' ? endpoint : undefined,
      copy: delivery === 'demo' || delivery === 'mailto',
    }
    const { boot } = live.prepared.shell
    const made = new Map<string, Buffer>()
    const read = (path: string): Buffer | undefined => {
      const known = made.get(path)
      if (known) return known
      const file = live.files.get(path)
      const page = live.pageAt(path)
      if (page) {
        const result = live.draw(page)
        if (!('level' in result)) drawn.set(path, { html: result.html, texts: result.texts() })
        const { html, texts } = drawn.get(path) ?? { html: emptyPage(site.language), texts: [] }
        made.set(path, Buffer.from(devPage(html, texts, { ...shared, version: state.whole, boot })))
      } else if (file !== undefined && file !== 'page') made.set(path, Buffer.from(file.read() ?? ''))
      return made.get(path)
    }
    const fileOf = (path: string): ServedFile => ({
      path,
      size: 0,
      modified: started + state.version,
      get tag() {
        return tagOf(read(path) ?? '')
      },
      read: () => read(path),
    })
    const has = (path: string) => live.files.get(path) !== undefined
    const files = { has, get: (path: string) => (has(path) ? fileOf(path) : undefined), size: 1 }
    const text = (path: string) => (has(path) ? read(path)?.toString('utf8') : undefined)
    return {
      state,
      serving: {
        folder: files,
        host: { ...host, precompressed: [] },
        rules: host.read?.(text) ?? { redirects: [], rules: 0 },
        hidden,
      },
      /** Makes what can only be made in its own time; whether the page of that name can be drawn. */
      async ready(name) {
        const file = live.files.get(name)
        if (file !== undefined && file !== 'page' && file.named && !made.has(name))
          made.set(name, Buffer.from(await file.contents()))
        const page = live.pageAt(name)
        return page === undefined || !('level' in live.draw(page))
      },
    }
  }

  const respond = async (request: Request): Promise<Answer> => {
    const state = session.state()
    if (!state.live) {
      const none = { token, nonce, endpoint: undefined, copy: false, version: 0, boot: undefined }
      return {
        status: 500,
        headers: [['Content-Type', 'text/html; charset=utf-8']],
        body: Buffer.from(devPage(emptyPage('en'), [], none)),
      }
    }
    if (served?.state !== state) served = open(state, state.live)
    const { serving, ready } = served
    const name = decodedPath((/^\/([^?#]*)/.exec(request.target)?.[1] ?? '').replace(/\/$/, ''))
    const whole = await Promise.all([name, `${name}.html`, `${name === '' ? '' : `${name}/`}index.html`].map(ready))
    const found = answer(request, serving)
    const headers = found.headers.flatMap(([key, value]): [string, string][] => {
      if (key === 'Strict-Transport-Security') return []
      // Only what has another name once it has other bytes may be held without asking.
      if (key === 'Cache-Control' && !value.includes('immutable')) return [[key, 'no-cache']]
      return [[key, key === 'Content-Security-Policy' ? devPolicy(value, nonce) : value]]
    })
    return { ...found, headers, status: whole.includes(false) && found.status === 200 ? 500 : found.status }
  }
  /** Made once a state of the site. */
  let cut: { live: Live; found: Promise<Result<readonly Block[]>> } | undefined
  const blocks = (live: Live) => {
    if (cut?.live !== live) cut = { live, found: blocksOf(live) }
    return cut.found
  }
  return { respond, problemsAt, blocks }
}

/** The file that the page at an address is written to, with or without its last slash. */
function fileAt(path: string, { pageAt }: Live): string | undefined {
  const name = decodedPath(path.replace(/^\/|\/$/g, ''))
  return [`${name}.html`, name === '' ? 'index.html' : `${name}/index.html`].find((file) => pageAt(file))
}

/** The page at an address, with or without its last slash. */
export function pageOf(path: string, live: Live) {
  const file = fileAt(path, live)
  return file === undefined ? undefined : live.pageAt(file)
}
