// The client of `site dev`: updates the page when files change, shows their problems, and copies sent forms to the
// inbox. It runs before the page's own scripts.
import type { ServerState } from '../respond.ts'
import css from './client.css'
import { el, given, send } from './dom.ts'
import { Editor } from './editor.ts'
import { takeMarks } from './marks.ts'
import { overlay } from './overlay.ts'
import { patch, snapshot } from './patch.ts'

const host = document.createElement('site-dev')
const root = host.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
root.adoptedStyleSheets = [sheet]
document.documentElement.append(host)
const line = el('p', { role: 'status', class: 'status' })
const lost = el('p', { role: 'status', class: 'lost', hidden: true })
root.append(line, lost)
const status = (text: string) => {
  line.textContent = text
}

const showProblems = overlay(root, status)
const editor = new Editor(root, status)
editor.update(takeMarks(document), Number(given.version))
let shown = snapshot(document.documentElement)

const sourceOf = (page: ParentNode) => [...page.querySelectorAll<HTMLScriptElement>('body > script[src]')].at(-1)?.src
const versionOf = (page: ParentNode) => Number(page.querySelector<HTMLElement>('script[data-version]')?.dataset.version)

/** Milliseconds after which the state and a page are requested again. The server answers after five seconds. */
const [SILENCE, PATIENCE] = [15_000, 30_000]
/** Milliseconds between two attempts, at first and at most; lost answers in a row that are not shown. */
const [SOON, LATE, LOSSES] = [100, 2000, 3]

/** The state as soon as it is not the version `seen`, or after some seconds; undefined if no answer came. */
async function stateAfter(seen: number, signal: AbortSignal): Promise<ServerState | undefined> {
  const query = `path=${encodeURIComponent(location.pathname)}&seen=${seen}`
  try {
    const all = AbortSignal.any([signal, AbortSignal.timeout(SILENCE)])
    const response = await fetch(`/__site/state?${query}`, { signal: all })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/**
 * The page as it is served now, parsed by the browser because Trusted Types forbid scripts to parse markup. `null` if
 * the server has no page to show, undefined if no answer came.
 */
const load = () =>
  new Promise<Document | null | undefined>((done) => {
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.timeout = PATIENCE
    request.onloadend = () => {
      const { status, responseXML: page } = request
      const isPage = page && (status === 200 || status === 404) && versionOf(page) > 0
      done(status === 0 ? undefined : isPage ? page : null)
    }
    request.send()
  })

/** Updates the page to the served one; false if it must be loaded again. */
function update(page: Document): boolean {
  const marks = takeMarks(page)
  const next = snapshot(page.documentElement)
  if (sourceOf(page) !== sourceOf(document) || !patch(document.documentElement, shown, next, given.nonce)) return false
  shown = next
  editor.update(marks, versionOf(page))
  return true
}

/** The version of the page that is shown, and the run of the server that it is from. */
let version = Number(given.version)
let run: string | undefined
let following: AbortController | undefined

const stop = () => {
  following?.abort()
  following = undefined
}

/** Loads the page again once the form is closed, so that typed text is not lost. */
function reload(): true {
  stop()
  editor.whenFree(() => location.reload())
  return true
}

/** Shows the problems of a state and its page, never an older one; false if the page did not come. */
async function show(state: ServerState): Promise<boolean> {
  run ??= state.run
  // The server was restarted and has another token.
  if (run !== state.run) return reload()
  showProblems(state.problems)
  while (version < state.whole) {
    const page = await load()
    if (page === undefined || (page && versionOf(page) <= version)) return false
    if (page && !update(page)) return reload()
    version = page ? versionOf(page) : state.whole
  }
  return true
}

/** Follows the server, one request at a time, until the signal aborts. */
async function follow(signal: AbortSignal): Promise<void> {
  let seen = -1
  for (let losses = 0; !signal.aborted; ) {
    const state = await stateAfter(seen, signal)
    if (signal.aborted) return
    const isShown = state !== undefined && (await show(state))
    seen = isShown ? state.version : -1
    losses = isShown ? 0 : losses + 1
    lost.hidden = losses <= LOSSES
    lost.textContent = lost.hidden ? '' : 'site dev does not answer'
    if (!isShown) await new Promise((done) => setTimeout(done, Math.min(LATE, SOON * 2 ** losses)))
  }
}

// A browser has few connections to one server, so a hidden page closes its own.
function followWhileVisible(): void {
  if (document.hidden) stop()
  else if (!following) {
    following = new AbortController()
    void follow(following.signal)
  }
}
document.addEventListener('visibilitychange', followWhileVisible)
addEventListener('pagehide', stop)
addEventListener('pageshow', followWhileVisible)
followWhileVisible()

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
