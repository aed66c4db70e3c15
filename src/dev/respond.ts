// Requests -> answers of the server for work: the site from memory as its host would answer, with the client in its
// pages; the server's own pages below /__site; and from a page of this server alone, what opens, edits and receives.
import type { Path } from '../model/content.ts'
import type { Problem } from '../model/problem.ts'
import { plain } from '../serve/answer.ts'
import { type Answer, first, type Request } from '../serve/message.ts'
import type { Report } from './client/follow.ts'
import type { Editing } from './editor/edit.ts'
import { findingsAt, textsOf } from './editor/texts.ts'
import { NO_FILE } from './launch.ts'
import { addressPage, blocksPage, inboxPage, type Message, ownPage, pageAlone, problemList } from './lists.ts'
import { OWN, withPolicy } from './page.ts'
import type { Shown, State } from './session.ts'
import { pageOf, type SiteWork, siteResponder } from './site-answers.ts'

/** What the server is given. */
export interface Work extends SiteWork {
  /** Names this run of the server; no secret. */
  readonly run: string
  /** The client's script. */
  readonly client: Uint8Array
  /** Opens a place in an editor; gives back what keeps it from that. */
  readonly open: (place: { file: string; line: number; column: number }) => Promise<string | undefined>
  readonly editing: Editing
  /** What the check finds on the files as they are. */
  readonly findings: (version: number) => Promise<readonly Problem[]>
  /** The time, for messages, as text. */
  readonly clock: () => string
}

/** Milliseconds between two times that the state is sent, changed or not. */
const AGAIN = 5000

/** What no cache holds, and no page of another site reads. */
const unheld = (type: string, body: Uint8Array, status = 200): Answer => ({
  status,
  headers: [
    ['Content-Type', type],
    ['Cache-Control', 'no-store'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
  ],
  body,
})
const json = (status: number, value: unknown) => unheld('application/json', Buffer.from(JSON.stringify(value)), status)

/** Whether a request comes from a page of this server; without an Origin, browsers ask for pages and scripts. */
function isOwn({ method, headers }: Request): boolean {
  const origin = first(headers.origin)
  const site = first(headers['sec-fetch-site'])
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return origin === undefined
    ? method !== 'POST'
    : [`http://${first(headers.host)}`, `https://${first(headers.host)}`].includes(origin)
}

/** The value that an edit is about: its file, and the path as JSON. Not a path: the root, where no text stands. */
function place(fields: URLSearchParams): { file: string; path: Path } {
  try {
    const path = JSON.parse(fields.get('path') ?? '') as unknown
    const steps = Array.isArray(path) && path.every((step) => ['string', 'number'].includes(typeof step))
    return { file: fields.get('file') ?? '', path: steps ? path : [] }
  } catch {
    return { file: '', path: [] }
  }
}

/** A function that answers requests. */
export function responder(work: Work): (request: Request) => Promise<Answer> {
  const { session, token } = work
  const messages: Message[] = []
  const site = siteResponder(work)

  const events = (path: string): Answer => ({
    ...unheld('text/event-stream', new Uint8Array()),
    events(send) {
      const tell = (state: State) => {
        const { version, whole } = state
        const problems: Shown[] = [...state.shown, ...site.problemsAt(path, state)]
        const report: Report<Shown> = { run: work.run, version, whole, problems }
        send(`data: ${JSON.stringify(report)}\n\n`)
      }
      tell(session.state())
      const again = setInterval(() => tell(session.state()), AGAIN)
      const deaf = session.listen(tell)
      return () => {
        clearInterval(again)
        deaf()
      }
    },
  })

  const get = async (path: string, query: URLSearchParams): Promise<Answer | undefined> => {
    if (path === '/client.js') return unheld('text/javascript; charset=utf-8', work.client)
    if (path === '/events') return events(query.get('path') ?? '/')
    if (path === '/inbox') return inboxPage(messages)
    const { live, version, whole } = session.state()
    const page = live && pageOf(query.get('path') ?? '', live)
    if (page && path === '/texts') return json(200, { version: whole, texts: textsOf(live).page(page) })
    if (page && path === '/findings') {
      const findings = findingsAt(textsOf(live).page(page), await work.findings(version))
      return json(200, { version: whole, findings })
    }
    if (live && path === '/claim') return json(200, (await textsOf(live).claim(query.get('name') ?? '')) ?? null)
    if (live && path === '/blocks') {
      const { value, problems } = await site.blocks(live)
      return value ? blocksPage(value, token) : ownPage('Blocks', problemList(problems))
    }
    if (live && path === '/block') {
      const block = (await site.blocks(live)).value?.find(({ name }) => name === query.get('name'))
      return block?.html === undefined ? undefined : pageAlone(withPolicy(block.html, work.nonce))
    }
    if (path === '' && live) return addressPage(live.opened.plan, await work.findings(version), token)
    return undefined
  }

  const post = async (path: string, fields: URLSearchParams, request: Request): Promise<Answer> => {
    if (path === '/inbox') {
      const own = new Set(['token', 'form-name', '_next', 'redirect'])
      const from = first(request.headers.referer)?.replace(/^\w+:\/\/[^/]*/, '') ?? ''
      const given = [...fields].filter(([name]) => !own.has(name))
      messages.push({ at: work.clock(), from, fields: given })
      const wantsPage = first(request.headers.accept)?.includes('text/html')
      return wantsPage
        ? { status: 303, headers: [['Location', `${OWN}/inbox`]], body: new Uint8Array() }
        : json(200, { ok: true })
    }
    if (path === '/open') {
      const number = (name: string) => Math.max(1, Math.floor(Number(fields.get(name))) || 1)
      const place = { file: fields.get('file') ?? '', line: number('line'), column: number('column') }
      const fault = await work.open(place)
      return fault === undefined
        ? { status: 204, headers: [], body: new Uint8Array() }
        : plain(fault === NO_FILE ? 403 : 501, fault)
    }
    if (path === '/edit' || path === '/undo') {
      const { live } = session.state()
      const given = { text: fields.get('text') ?? '', digest: fields.get('digest') ?? '', real: fields.has('real') }
      const change = { ...place(fields), ...given }
      const { editing } = work
      const { status, text, file } =
        path === '/undo'
          ? editing.undo()
          : live
            ? editing.edit(live, change)
            : { status: 422, text: 'the site is not whole', file: undefined }
      if (file !== undefined) session.change([file])
      await session.idle()
      return json(status, { text, version: session.state().whole, undo: editing.depth() })
    }
    return plain(404, 'not found')
  }

  return async (request) => {
    const { method, target } = request
    const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?$/.exec(target) ?? []
    const own = path === OWN || path.startsWith(`${OWN}/`)
    const query = new URLSearchParams(search)
    if (method === 'POST') {
      if (!isOwn(request)) return plain(403, 'only a page of this server may send something to it')
      const body = await request.body?.()
      if (!body) return plain(413, 'more than is taken here')
      const fields = new URLSearchParams(body.toString('utf8'))
      // The form of a site that is delivered by its host is sent to the page it stands on.
      const form = session.state().live?.opened.plan.site.contact.delivery === 'netlify' && fields.has('form-name')
      if (!own && form) return post('/inbox', fields, request)
      const given = first(request.headers['x-site-token']) ?? query.get('token') ?? fields.get('token')
      if (!own) return plain(405, 'GET and HEAD only', [['Allow', 'GET, HEAD']])
      return given === token ? post(path.slice(OWN.length), fields, request) : plain(403, 'without its token: reload')
    }
    if (!own || (method !== 'GET' && method !== 'HEAD')) return site.respond(request)
    if (!isOwn(request)) return plain(403, 'only a page of this server may ask this')
    const found = (await get(path.slice(OWN.length), query)) ?? plain(404, 'not found')
    const { events: _, ...still } = found
    return method === 'HEAD' ? { ...still, body: new Uint8Array() } : found
  }
}
