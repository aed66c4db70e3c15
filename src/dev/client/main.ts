// The client of `site dev`: updates the page when files change, shows their problems, and copies sent forms to the
// inbox. It runs before the page's own scripts.
import type { ShownProblem } from '../respond.ts'
import css from './client.css'
import { el, given, send } from './dom.ts'
import { Editor } from './editor.ts'
import { Follower, type Report, type Served } from './follow.ts'
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

async function report(seen: number, signal: AbortSignal): Promise<Report<ShownProblem> | undefined> {
  const query = `path=${encodeURIComponent(location.pathname)}&seen=${seen}`
  try {
    const all = AbortSignal.any([signal, AbortSignal.timeout(SILENCE)])
    const response = await fetch(`/__site/state?${query}`, { signal: all })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/** The page as it is served now, parsed by the browser because Trusted Types forbid scripts to parse markup. */
const load = () =>
  new Promise<Served<Document> | 'none' | undefined>((done) => {
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.timeout = PATIENCE
    request.onloadend = () => {
      const { status, responseXML: page } = request
      if (status === 0) return done(undefined)
      const version = page ? versionOf(page) : Number.NaN
      done(page && (status === 200 || status === 404) && version > 0 ? { version, page } : 'none')
    }
    request.send()
  })

/** Updates the page to the served one; false if it must be loaded again. */
function show({ page, version }: Served<Document>): boolean {
  const marks = takeMarks(page)
  const next = snapshot(page.documentElement)
  if (sourceOf(page) !== sourceOf(document) || !patch(document.documentElement, shown, next, given.nonce)) return false
  shown = next
  editor.update(marks, version)
  return true
}

const following = new Follower<Document, ShownProblem>(Number(given.version), {
  report,
  load,
  show,
  showProblems,
  showLost(isLost) {
    lost.hidden = !isLost
    lost.textContent = isLost ? 'site dev does not answer' : ''
  },
  // Wait until the form is closed, so that typed text is not lost.
  reload: () => editor.whenFree(() => location.reload()),
})

// A browser has few connections to one server, so a hidden page closes its own.
const follow = () => (document.hidden ? following.stop() : following.start())
document.addEventListener('visibilitychange', follow)
addEventListener('pagehide', following.stop)
addEventListener('pageshow', follow)
follow()

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
