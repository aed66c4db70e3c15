// Answers the requests of `site dev`: pages of the site as its host would answer, and the server's own pages and
// actions below /__site. Actions (edit, open, receive a form) are accepted only from a page of this server.
import { z } from 'zod'
import type { Words } from '../language/words.ts'
import { isProblem, type Problem, type SourceFiles } from '../model/problem.ts'
import type { Live } from '../pipeline/live.ts'
import type { Options } from '../pipeline/options.ts'
import { plain } from '../serve/answer.ts'
import type { Answer, Request } from '../serve/message.ts'
import { Actions, type ActionWork, fieldsIn, hasFileFields, parsed, wordsOf } from './actions.ts'
import { Catalogue } from './catalogue.ts'
import { claimPart, drawnPart, part, problemList, type ShownProblem, textList } from './editor/parts.ts'
import { MOST_BYTES } from './editor/picture.ts'
import { findingsAt, Texts } from './editor/texts.ts'
import { OWN, uncached } from './html.ts'
import { addressPage, inboxPage, sectionsPage } from './lists.ts'
import type { Session } from './session.ts'
import { pageOf, SiteAnswers, type SiteWork } from './site-answers.ts'

/** The parts that the server works with. */
export interface Work extends SiteWork, ActionWork {
  readonly session: Session
  readonly options: Options
  /** Names of proxies that may reach the server. */
  readonly allowed: readonly string[]
  /** The client's script. */
  readonly client: Uint8Array
  /** The findings of `site check` on the files as they are now. */
  readonly findings: (version: number) => Promise<readonly Problem[]>
  /** A problem as the terminal prints it. */
  readonly report: (problem: Problem, files: SourceFiles) => string
}

/** Milliseconds that the list of pages waits for the check. */
const PATIENCE = 500

/** The result of a promise; undefined if it takes longer. */
const within = <T>(ms: number, result: Promise<T>): Promise<T | undefined> =>
  Promise.race([result, new Promise<undefined>((done) => setTimeout(done, ms))])

/** Milliseconds after which the state is reported, changed or not. */
const AGAIN = 5000

/**
 * Whether a request comes from a page of this server. Requests for pages and scripts carry no Origin. A proxy may send
 * another Host than the browser did: the Origin then has one of the names that are `allowed`.
 */
function isOwn({ method, headers }: Request, allowed: readonly string[]): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return method !== 'POST'
  const [, host = ''] = /^https?:\/\/(.+)$/.exec(origin) ?? []
  return host === headers.host || allowed.some((name) => name.toLowerCase() === host.replace(/:\d+$/, ''))
}

/** Start tags of an element and those around it. */
const TAGS = z.array(z.string().max(4000)).max(5)

/** Answers the requests of a server. */
export class Responder {
  readonly #site: SiteAnswers
  readonly #catalogue: Catalogue
  readonly #work: Work
  readonly #actions: Actions
  #texts: { readonly live: Live; readonly texts: Texts } | undefined

  constructor(work: Work) {
    this.#work = work
    this.#site = new SiteAnswers(work)
    this.#catalogue = new Catalogue(work, work.options)
    this.#actions = new Actions(work)
  }

  async respond(request: Request): Promise<Answer> {
    const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?$/.exec(request.target) ?? []
    const below = path === OWN || path.startsWith(`${OWN}/`) ? path.slice(OWN.length) : undefined
    const query = new URLSearchParams(search)
    if (request.method === 'POST') return this.#receive(request, below, query)
    if (below === undefined || !['GET', 'HEAD'].includes(request.method)) {
      const answer = await this.#site.respond(request)
      return (answer.status === 404 && (await this.#catalogue.file(request))) || answer
    }
    if (!isOwn(request, this.#work.allowed)) return plain(403, 'only a page of this server may request this')
    return (await this.#page(below, query, request)) ?? plain(404, 'not found')
  }

  /** The answer to a GET or HEAD of a path below /__site. */
  async #page(path: string, query: URLSearchParams, request: Request): Promise<Answer | undefined> {
    const [, look] = /^\/sections\/(\w+)$/.exec(path) ?? []
    if (look !== undefined) return this.#catalogue.page(look, request)
    switch (path) {
      case '/client.js':
        return uncached('text/javascript; charset=utf-8', this.#work.client)
      case '/state':
        return this.#state(query)
      case '/sections':
        return sectionsPage(this.#catalogue.sections(), await wordsOf(this.#work))
      case '/inbox':
        return inboxPage(this.#actions.messages, await wordsOf(this.#work))
    }
    return this.#ofSite(path, query)
  }

  /** The state and its problems, once it is not the one that the page has seen. */
  async #state(query: URLSearchParams): Promise<Answer> {
    const { started, session } = this.#work
    const words = await wordsOf(this.#work)
    const { live, files, ...state } = await session.newState(Number(query.get('seen')), AGAIN)
    const problems = state.problems.map((problem) => this.#shownProblem(problem, files))
    const page = live && pageOf(query.get('path') ?? '/', live)
    const drawn = page && live.draw(page)
    if (drawn && isProblem(drawn)) problems.push(this.#shownProblem(drawn, live.inputs.files))
    const { version, whole } = state
    return part(problems.length > 0 ? problemList(problems, words) : [], { run: started, version, whole })
  }

  /** Answers that need a site without problems. */
  async #ofSite(path: string, query: URLSearchParams): Promise<Answer | undefined> {
    const { findings, token, session } = this.#work
    const { version, whole, live } = session.state()
    if (!live) return undefined
    const words = await wordsOf(this.#work)
    if (path === '') {
      const result = await within(PATIENCE, findings(version))
      return addressPage(live.site.plan, result, { token, search: query.get('q') ?? '', words })
    }
    const page = pageOf(query.get('path') ?? '', live)
    if (!page) return undefined
    const texts = this.#textsOf(live, words)
    switch (path) {
      case '/texts': {
        const values = texts.page(page)
        const problems = query.has('check') ? findingsAt(values, await findings(version)) : undefined
        return textList(values, problems, { version: whole, words })
      }
      case '/drawn':
        return drawnPart(live.drawnBy(page, parsed(TAGS, query.get('tags')) ?? []), words)
      case '/claim': {
        const claim = await texts.claim(query.get('name') ?? '', page.record.language)
        return claim && claimPart(claim, words)
      }
    }
    return undefined
  }

  #shownProblem(problem: Problem, files: SourceFiles): ShownProblem {
    return { text: this.#work.report(problem, files), at: problem.at }
  }

  /** The texts of a site. Those of the last site are kept, because describing them takes a while. */
  #textsOf(live: Live, words: Words): Texts {
    if (this.#texts?.live !== live) this.#texts = { live, texts: new Texts(live, words) }
    return this.#texts.texts
  }

  /** The answer to a POST. `path` is what follows /__site, or undefined for an address of the site. */
  async #receive(request: Request, path: string | undefined, query: URLSearchParams): Promise<Answer> {
    const { session, token, allowed } = this.#work
    if (!isOwn(request, allowed)) return plain(403, 'only a page of this server may send something to it')
    const type = request.headers['content-type'] ?? ''
    const hasFiles = path === '/picture' || hasFileFields(type)
    const body = await request.body?.(hasFiles ? MOST_BYTES : undefined)
    if (!body) return plain(413, 'more than is taken here')
    const fields = path === '/picture' ? query : await fieldsIn(body, type)
    if (path === undefined) {
      // A form that its host delivers is sent to the page it is on.
      const isDelivered = session.state().live?.site.plan.site.contact.delivery === 'netlify'
      return isDelivered && fields.has('form-name')
        ? this.#actions.store(fields, request)
        : plain(405, 'GET and HEAD only', [['Allow', 'GET, HEAD']])
    }
    const sent = request.headers['x-site-token'] ?? query.get('token') ?? fields.get('token')
    if (sent !== token) return plain(403, 'without its token: reload')
    return (await this.#actions.act(path, { request, fields, query, body })) ?? plain(404, 'not found')
  }
}
