// The client of `site dev`: updates the page when files change, shows their problems, and copies sent forms to the
// inbox. It runs before the page's own scripts.
import { el, given, send } from './dom.ts'
import { Editor } from './editor.ts'
import { Follower, type Report, type Served } from './follow.ts'
import { takeMarks } from './marks.ts'
import { overlay, type Shown } from './overlay.ts'
import { patch, snapshot } from './patch.ts'
import { sheet } from './style.ts'

const host = document.createElement('site-dev')
const root = host.attachShadow({ mode: 'open' })
root.adoptedStyleSheets = [sheet]
document.documentElement.append(host)
const line = el('p', { role: 'status', class: 'status' })
const lost = el('p', { role: 'status', class: 'lost', hidden: true })
root.append(line, lost)
const status = (text: string) => {
  line.textContent = text
}

const showProblems = overlay(root, status)
const texts = new Editor(root, status, (version) => following.want(version))
const marks = takeMarks(document)
let shown = snapshot(document.documentElement as HTMLElement)

const sourceOf = (page: ParentNode) => [...page.querySelectorAll<HTMLScriptElement>('body > script[src]')].at(-1)?.src
const versionOf = (page: ParentNode) => Number(page.querySelector<HTMLElement>('script[data-version]')?.dataset.version)

/** Milliseconds after which a page is requested again. */
const PATIENCE = 30_000

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
  const fresh = takeMarks(page)
  const next = snapshot(page.documentElement)
  const [oldHead, oldBody] = [...(shown as Element).children]
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
  shown = next
  texts.update(fresh, version)
  return true
}

const following = new Follower<Document, Shown>(Number(given.version), {
  connect(onReport, onLost) {
    const stream = new EventSource(`/__site/events?path=${encodeURIComponent(location.pathname)}`)
    stream.onmessage = ({ data }) => onReport(JSON.parse(data) as Report<Shown>)
    stream.onerror = onLost
    return () => stream.close()
  },
  load,
  show,
  showProblems,
  showLost(is) {
    lost.hidden = !is
    lost.textContent = is ? 'site dev does not answer' : ''
  },
  // Wait until the form is closed, so that typed text is not lost.
  reload: () => texts.whenFree(() => location.reload()),
})
texts.update(marks, Number(given.version))

// A browser has few connections to one server, so a hidden page closes its own.
const listen = () => (document.hidden ? following.stop() : following.start())
document.addEventListener('visibilitychange', listen)
addEventListener('pagehide', following.stop)
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
