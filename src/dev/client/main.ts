// The client of the server for work: brings the page up to date when the files change, shows what is wrong with them,
// and hands copies of what the form sends to the inbox. It runs before the page's own scripts.
import { el, given, send } from './dom.ts'
import { editor } from './editor.ts'
import { takeMarks } from './marks.ts'
import { overlay, type Shown } from './overlay.ts'
import { patch, snapshot } from './patch.ts'
import { sheet } from './style.ts'

const host = document.createElement('site-dev')
const root = host.attachShadow({ mode: 'open' })
root.adoptedStyleSheets = [sheet]
document.documentElement.append(host)
const line = el('p', { role: 'status', class: 'status' })
root.append(line)
const status = (text: string) => {
  line.textContent = text
}
const show = overlay(root, status)

const texts = editor(root, status)
const marks = takeMarks(document)
let served = snapshot(document.documentElement as HTMLElement)
let version = Number(given.version)
texts.update(marks, version)
let server: string | undefined
let stream: EventSource | undefined

/** The page as it is served at this moment: parsed by the browser, since no script may make markup of text here. */
const load = () =>
  new Promise<Document | undefined>((done) => {
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.onload = () =>
      done(request.status === 200 || request.status === 404 ? (request.responseXML as Document) : undefined)
    request.onerror = () => done(undefined)
    request.send()
  })

const sourceOf = (page: ParentNode) => [...page.querySelectorAll<HTMLScriptElement>('body > script[src]')].at(-1)?.src

/** Brings the page to what is served. False: only a load does that. */
function apply(page: Document): boolean {
  const fresh = takeMarks(page)
  const next = snapshot(page.documentElement)
  const [oldHead, oldBody] = [...(served as Element).children]
  const [newHead, newBody] = [...(next as Element).children]
  const whole =
    oldHead &&
    oldBody &&
    newHead &&
    newBody &&
    sourceOf(page) === sourceOf(document) &&
    patch(document.head, oldHead, newHead, given.nonce) &&
    patch(document.body, oldBody, newBody, given.nonce)
  if (!whole) return false
  served = next
  version = Number(page.querySelector<HTMLElement>('script[data-version]')?.dataset.version)
  texts.update(fresh, version)
  return true
}

/** The version that is there to be shown, and whether somebody is about it: pages that come late must not go back. */
let latest = version
let busy = false
async function refresh(to: number): Promise<void> {
  latest = to
  if (busy) return
  busy = true
  for (let tried = -1; version < latest && tried !== latest; ) {
    tried = latest
    const page = await load()
    if (page && !apply(page)) return location.reload()
  }
  busy = false
}

function listen(): void {
  if (stream || document.hidden) return
  stream = new EventSource(`/__site/events?path=${encodeURIComponent(location.pathname)}`)
  stream.onmessage = ({ data }) => {
    const state = JSON.parse(data) as { version: number; server: string; problems: Shown[] }
    server ??= state.server
    // The server was started anew: its token is another.
    if (server !== state.server) return location.reload()
    show(state.problems)
    if (state.problems.length === 0 && state.version > version) void refresh(state.version)
  }
}

/** A browser has few connections to one server: a page that nobody sees gives its own back. */
function rest(): void {
  stream?.close()
  stream = undefined
}

document.addEventListener('visibilitychange', () => (document.hidden ? rest() : listen()))
addEventListener('pagehide', rest)
addEventListener('pageshow', listen)
listen()

if (given.copy !== undefined)
  document.addEventListener(
    'submit',
    ({ target }) => {
      const data = new FormData(target as HTMLFormElement)
      const fields = [...data].filter((field): field is [string, string] => typeof field[1] === 'string')
      void send('inbox', Object.fromEntries(fields))
    },
    { capture: true },
  )
