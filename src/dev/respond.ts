// Answers the requests of `site dev`: pages of the site as its host would answer, and the server's own pages and
// actions below /__site. Actions (edit, open, receive a form) are accepted only from a page of this server.
import { rmSync } from 'node:fs'
import { z } from 'zod'
import { loadWords, type Words } from '../language/words.ts'
import { isProblem, type Problem, type SourceFiles } from '../model/problem.ts'
import type { Live } from '../pipeline/live.ts'
import type { Options } from '../pipeline/options.ts'
import { plain } from '../serve/answer.ts'
import type { Answer, Request } from '../serve/message.ts'
import { Catalogue } from './catalogue.ts'
import type { Edited, Editing } from './editor/edit.ts'
import { newNumbersIn } from './editor/new-numbers.ts'
import { claimPart, drawnPart, part, problemList, type ShownProblem, textList } from './editor/parts.ts'
import { MOST_BYTES, savePicture } from './editor/picture.ts'
import { findingsAt, Texts } from './editor/texts.ts'
import { OWN, uncached } from './html.ts'
import { NO_FILE } from './launch.ts'
import { addressPage, inboxPage, type Message, sectionsPage } from './lists.ts'
import type { Session } from './session.ts'
import { pageOf, SiteAnswers, type SiteWork } from './site-answers.ts'

/** The parts that the server works with. */
export interface Work extends SiteWork {
  readonly session: Session
  readonly options: Options
  /** Names of proxies that may reach the server. */
  readonly allowed: readonly string[]
  /** The client's script. */
  readonly client: Uint8Array
  /** Opens a place in an editor; the result is the reason why that failed. */
  readonly open: (place: { file: string; line: number; column: number }) => Promise<string | undefined>
  readonly editing: Editing
  /** Called with files that an edit wrote. */
  readonly onWritten: (files: readonly string[]) => void
  /** The findings of `site check` on the files as they are now. */
  readonly findings: (version: number) => Promise<readonly Problem[]>
  /** A problem as the terminal prints it. */
  readonly report: (problem: Problem, files: SourceFiles) => string
  /** The current time, for messages. */
  readonly clock: () => Date
}

/** Milliseconds that the list of pages waits for the check. */
const PATIENCE = 500

/** The result of a promise; undefined if it takes longer. */
const within = <T>(ms: number, result: Promise<T>): Promise<T | undefined> =>
  Promise.race([result, new Promise<undefined>((done) => setTimeout(done, ms))])

/** Milliseconds after which the state is reported, changed or not. */
const AGAIN = 5000

/** Values that one edit may change. */
const MOST_CHANGES = 100

const json = (status: number, value: unknown) => uncached('application/json', JSON.stringify(value), undefined, status)

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

/** The values to change, as the editor sends them. */
const CHANGES = z
  .array(
    z.strictObject({
      file: z.string(),
      path: z.array(z.union([z.string(), z.number()])),
      text: z.string(),
      digest: z.string(),
      real: z.boolean().default(false),
    }),
  )
  .min(1)
  .max(MOST_CHANGES)

/** Start tags of an element and those around it. */
const TAGS = z.array(z.string().max(4000)).max(5)

/** JSON of these; undefined for anything else. */
function parsed<T>(schema: z.ZodType<T>, json: string | null): T | undefined {
  try {
    return schema.safeParse(JSON.parse(json ?? '')).data
  } catch {
    return undefined
  }
}

/** The fields of a form that only its delivery needs. */
const DELIVERY_FIELDS = new Set(['token', 'form-name', '_next', 'redirect'])

const MULTIPART = /^multipart\/form-data\b/i

/** The fields of a form as it was sent; of a file its name. What cannot be read has none. */
async function fieldsIn(body: Buffer, type: string): Promise<URLSearchParams> {
  if (!MULTIPART.test(type)) return new URLSearchParams(body.toString('utf8'))
  const sent = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData())
  return new URLSearchParams([...sent].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
}

const EMPTY = new Uint8Array()

/** Answers the requests of a server. */
export class Responder {
  readonly #site: SiteAnswers
  readonly #catalogue: Catalogue
  readonly #work: Work
  readonly #messages: Message[] = []
  #texts: { readonly live: Live; readonly texts: Texts } | undefined

  constructor(work: Work) {
    this.#work = work
    this.#site = new SiteAnswers(work)
    this.#catalogue = new Catalogue(work, work.options)
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
        return sectionsPage(this.#catalogue.sections(), await this.#words())
      case '/inbox':
        return inboxPage(this.#messages, await this.#words())
    }
    return this.#ofSite(path, query)
  }

  /** The state and its problems, once it is not the one that the page has seen. */
  async #state(query: URLSearchParams): Promise<Answer> {
    const { started, session } = this.#work
    const words = await this.#words()
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
    const words = await this.#words()
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

  /** The words in the first language of the site. */
  #words(): Promise<Words> {
    return loadWords(this.#work.session.state().live?.site.plan.site.language ?? 'en')
  }

  /** The answer to a POST. `path` is what follows /__site, or undefined for an address of the site. */
  async #receive(request: Request, path: string | undefined, query: URLSearchParams): Promise<Answer> {
    const { session, token, allowed } = this.#work
    if (!isOwn(request, allowed)) return plain(403, 'only a page of this server may send something to it')
    const type = request.headers['content-type'] ?? ''
    const hasFiles = path === '/picture' || MULTIPART.test(type)
    const body = await request.body?.(hasFiles ? MOST_BYTES : undefined)
    if (!body) return plain(413, 'more than is taken here')
    const fields = path === '/picture' ? query : await fieldsIn(body, type)
    if (path === undefined) {
      // A form that its host delivers is sent to the page it is on.
      const isDelivered = session.state().live?.site.plan.site.contact.delivery === 'netlify'
      return isDelivered && fields.has('form-name')
        ? this.#store(fields, request)
        : plain(405, 'GET and HEAD only', [['Allow', 'GET, HEAD']])
    }
    const sent = request.headers['x-site-token'] ?? query.get('token') ?? fields.get('token')
    if (sent !== token) return plain(403, 'without its token: reload')
    switch (path) {
      case '/inbox':
        return this.#store(fields, request)
      case '/open':
        return this.#open(fields)
      case '/edit':
        return this.#edit(fields)
      case '/undo':
        return this.#edited((editing) => editing.undo())
      case '/picture':
        return this.#picture(query, body)
    }
    return plain(404, 'not found')
  }

  /** Adds a message to the inbox. */
  #store(fields: URLSearchParams, { headers }: Request): Answer {
    const from = headers.referer?.replace(/^\w+:\/\/[^/]*/, '') ?? ''
    const filled = [...fields].filter(([name]) => !DELIVERY_FIELDS.has(name))
    this.#messages.push({ at: this.#work.clock().toISOString().slice(0, 19).replace('T', ' '), from, fields: filled })
    return headers.accept?.includes('text/html')
      ? { status: 303, headers: [['Location', `${OWN}/inbox`]], body: EMPTY }
      : json(200, { ok: true })
  }

  /** Opens a place in the developer's editor. */
  async #open(fields: URLSearchParams): Promise<Answer> {
    const number = (name: string) => Math.max(1, Math.floor(Number(fields.get(name))) || 1)
    const line = number('line')
    const column = number('column')
    const problem = await this.#work.open({ file: fields.get('file') ?? '', line, column })
    return problem === undefined
      ? { status: 204, headers: [], body: EMPTY }
      : plain(problem === NO_FILE ? 403 : 501, problem)
  }

  /** Makes changes, unless they have new numbers that the person at the editor has not confirmed: then it asks. */
  async #edit(fields: URLSearchParams): Promise<Answer> {
    const { live } = this.#work.session.state()
    const changes = parsed(CHANGES, fields.get('changes')) ?? []
    const numbers = live ? await newNumbersIn(live, changes) : []
    if (numbers.length > 0 && !fields.has('confirmed')) {
      const names = [...new Set(numbers.map(({ number }) => number))].join(', ')
      return json(428, { text: (await this.#words()).say('isRight', { numbers: names }) })
    }
    return this.#edited((editing, site) => editing.edit(site, changes, numbers))
  }

  /** Answers an edit once the site is rebuilt. A site with problems cannot be edited. */
  async #edited(edit: (editing: Editing, live: Live) => Edited): Promise<Answer> {
    const { session, editing, onWritten } = this.#work
    const { live } = session.state()
    const { say } = await this.#words()
    if (!live) return json(422, { text: say('mendFirst') })
    const { status, text, word, files } = edit(editing, live)
    onWritten(files)
    await session.idle()
    return json(status, { text: word ? say(word.name, { file: word.file }) : text, undo: editing.depth() })
  }

  /** Saves a picture and puts its name instead of another picture's. */
  async #picture(query: URLSearchParams, bytes: Uint8Array): Promise<Answer> {
    const { session, onWritten } = this.#work
    const { live } = session.state()
    const [change] = parsed(CHANGES, query.get('changes')) ?? []
    const old = change && live?.places.source(change.file, change.path)
    if (!live || !change || old === undefined || !live.site.content.pictures.has(old))
      return json(422, { text: (await this.#words()).say('noPicture') })
    const saved = await savePicture(live, { name: change.text, old, bytes })
    if (saved.value === undefined) return json(422, { text: saved.problems.map(({ text }) => text).join('\n') })
    // The new file is part of the site before a value names it.
    const { path, file, isNew } = saved.value
    onWritten([`content/images/${path}`])
    await session.idle()
    const answer = await this.#edited((editing, site) => editing.edit(site, [{ ...change, text: path }]))
    if (answer.status !== 200 && isNew) rmSync(file, { force: true })
    return answer
  }
}
