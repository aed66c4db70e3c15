// The actions of `site dev`: changes of the YAML by the page editor, pictures, messages of a form, and opening a file in the
// developer's editor.
import { rmSync } from 'node:fs'
import { z } from 'zod'
import { loadWords, type Words } from '../language/words.ts'
import type { Live } from '../pipeline/live.ts'
import { plain } from '../serve/answer.ts'
import type { Answer, Request } from '../serve/message.ts'
import type { Edited, Editing } from './editor/edit.ts'
import { newNumbersIn } from './editor/new-numbers.ts'
import { savePicture } from './editor/picture.ts'
import { OWN, uncached } from './html.ts'
import { NO_FILE } from './launch.ts'
import type { Message } from './lists.ts'
import type { Session } from './session.ts'

/** The parts that actions work with. */
export interface ActionWork {
  readonly session: Session
  /** Opens a place in an editor; the result is the reason why that failed. */
  readonly open: (place: { file: string; line: number; column: number }) => Promise<string | undefined>
  readonly editing: Editing
  /** Called with files that an edit wrote. */
  readonly onWritten: (files: readonly string[]) => void
  /** The current time, for messages. */
  readonly clock: () => Date
}

/** A POST: the fields of its body, and those of its address. */
interface Sent {
  readonly request: Request
  readonly fields: URLSearchParams
  readonly query: URLSearchParams
  readonly body: Buffer
}

/** The words in the first language of the site. */
export const wordsOf = ({ session }: { readonly session: Pick<Session, 'state'> }): Promise<Words> =>
  loadWords(session.state().live?.site.plan.site.language ?? 'en')

/** Values that one edit may change. */
const MOST_CHANGES = 100

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

/** JSON of these; undefined for anything else. */
export function parsed<T>(schema: z.ZodType<T>, json: string | null): T | undefined {
  try {
    return schema.safeParse(JSON.parse(json ?? '')).data
  } catch {
    return undefined
  }
}

const json = (status: number, value: unknown) => uncached('application/json', JSON.stringify(value), undefined, status)

/** The fields of a form that only its delivery needs. */
const DELIVERY_FIELDS = new Set(['token', 'form-name', '_next', 'redirect'])

const MULTIPART = /^multipart\/form-data\b/i

/** Whether a body of this type may have files. */
export const hasFileFields = (type: string) => MULTIPART.test(type)

/** The fields of a form as it was sent; of a file its name. What cannot be read has none. */
export async function fieldsIn(body: Buffer, type: string): Promise<URLSearchParams> {
  if (!hasFileFields(type)) return new URLSearchParams(body.toString('utf8'))
  const sent = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData())
  return new URLSearchParams([...sent].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
}

const EMPTY = new Uint8Array()

/** Does what a page of this server asks for. */
export class Actions {
  /** The messages that forms have sent, the oldest first. */
  readonly messages: Message[] = []
  readonly #work: ActionWork

  constructor(work: ActionWork) {
    this.#work = work
  }

  /** Does what a POST to a path below /__site asks for; undefined for other paths. */
  async act(path: string, { request, fields, query, body }: Sent): Promise<Answer | undefined> {
    switch (path) {
      case '/inbox':
        return this.store(fields, request)
      case '/open':
        return this.#open(fields)
      case '/edit':
        return this.#edit(fields)
      case '/undo':
        return this.#edited((editing) => editing.undo())
      case '/picture':
        return this.#picture(query, body)
    }
    return undefined
  }

  /** Adds a message to the inbox. */
  store(fields: URLSearchParams, { headers }: Request): Answer {
    const from = headers.referer?.replace(/^\w+:\/\/[^/]*/, '') ?? ''
    const filled = [...fields].filter(([name]) => !DELIVERY_FIELDS.has(name))
    this.messages.push({ at: this.#work.clock().toISOString().slice(0, 19).replace('T', ' '), from, fields: filled })
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
      return json(428, { text: (await wordsOf(this.#work)).say('isRight', { numbers: names }) })
    }
    return this.#edited((editing, site) => editing.edit(site, changes, numbers))
  }

  /** Answers an edit once the site is rebuilt. A site with problems cannot be edited. */
  async #edited(edit: (editing: Editing, live: Live) => Edited): Promise<Answer> {
    const { session, editing, onWritten } = this.#work
    const { live } = session.state()
    const { say } = await wordsOf(this.#work)
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
      return json(422, { text: (await wordsOf(this.#work)).say('noPicture') })
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
