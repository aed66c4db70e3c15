// The client of `site dev`: updates the page when files change, shows their problems, and copies sent forms to the
// inbox. It runs before the page's own scripts.
import { fieldsOf, load, say, scriptData, send } from './ask.ts'
import { Editor } from './editor.ts'
import { takeMarks } from './marks.ts'
import { patch, snapshot } from './patch.ts'

const host = document.querySelector('site-dev') as HTMLElement
const root = host.shadowRoot as ShadowRoot
// Outside the body, no style of the page counts it among the body's children.
document.documentElement.append(host)
const part = <E extends HTMLElement>(selector: string) => root.querySelector(selector) as E
const status = (text: string) => {
  part('.status').textContent = text
}
const editor = new Editor(root, status)

/** The bar of the page at the foot of the window, lifted above the buttons of the editor. */
const lifted = new WeakSet<Element>()

/** Ends the page above the row of buttons, which would cover its last lines. */
function makeRoom(): void {
  const height = `${part('.bar').offsetHeight}px`
  host.style.height = height
  for (const element of document.body.querySelectorAll<HTMLElement>(':not(dialog, dialog *)')) {
    const { position, bottom } = getComputedStyle(element)
    const isAtFoot = (position === 'fixed' || position === 'sticky') && bottom === '0px'
    if (isAtFoot) lifted.add(element)
    if (lifted.has(element)) element.style.bottom = height
  }
}
new ResizeObserver(makeRoom).observe(part('.bar'))
editor.update(takeMarks(document), Number(scriptData.version))
let shown = snapshot(document.documentElement)

const sourceOf = (page: ParentNode) => [...page.querySelectorAll<HTMLScriptElement>('body > script[src]')].at(-1)?.src
const versionOf = (page: ParentNode) => Number(page.querySelector<HTMLElement>('script[data-version]')?.dataset.version)

/** Milliseconds after which the state is requested again. The server answers after five seconds. */
const SILENCE = 15_000
/** Milliseconds after which a page is requested again. */
const PATIENCE = 30_000
/** Milliseconds between two attempts at first. */
const SOON = 100
/** Milliseconds between two attempts at most. */
const LATE = 2000
/** Lost answers in a row that are not shown. */
const LOSSES = 3

/** The server's report of its state; its page shows the problems of the files. */
interface State {
  readonly run: string
  readonly version: number
  /** The last version without problems, which is the one to show. */
  readonly whole: number
  readonly problems: HTMLElement
}

/** The state as soon as it is not the version `seen`, or after some seconds; undefined if no answer came. */
async function stateAfter(seen: number, signal: AbortSignal): Promise<State | undefined> {
  const query = `path=${encodeURIComponent(location.pathname)}&seen=${seen}`
  const { status, page } = await load(`/__site/state?${query}`, SILENCE, signal)
  if (status !== 200 || !page) return undefined
  const { run = '', version, whole } = page.body.dataset
  return { run, version: Number(version), whole: Number(whole), problems: page.body }
}

/** The page as it is served now: `null` if the server has no page to show, undefined if no answer came. */
async function served(): Promise<Document | null | undefined> {
  const { status, page } = await load(location.href, PATIENCE)
  const isPage = page && (status === 200 || status === 404) && versionOf(page) > 0
  if (status === 0) return undefined
  return isPage ? page : null
}

let problems = ''

/** Shows problems in a dialog over the page, or closes it if there are none. */
function showProblems(body: HTMLElement): void {
  if (body.textContent === problems) return
  problems = body.textContent
  const dialog = part<HTMLDialogElement>('.problems')
  dialog.replaceChildren(...body.childNodes)
  if (problems === '') {
    dialog.close()
    status(say('right'))
  } else if (!dialog.open) dialog.showModal()
}

// Buttons with a place open it in the developer's editor.
root.addEventListener('submit', async (event) => {
  const form = event.target as HTMLFormElement
  if (form.method === 'dialog') return
  event.preventDefault()
  const response = await send('open', fieldsOf(form)).catch(() => undefined)
  const why = form.closest('dialog')?.querySelector('.why')
  if (why && !response?.ok) why.textContent = (await response?.text()) ?? say('silent')
})

/** Updates the page to the served one; false if it must be loaded again. */
function update(page: Document): boolean {
  const marks = takeMarks(page)
  const next = snapshot(page.documentElement)
  if (sourceOf(page) !== sourceOf(document) || !patch(document.documentElement, shown, next, scriptData.nonce))
    return false
  shown = next
  makeRoom()
  editor.update(marks, versionOf(page))
  return true
}

/** The version of the page that is shown, and the run of the server that it is from. */
let version = Number(scriptData.version)
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
async function show(state: State): Promise<boolean> {
  run ??= state.run
  // The server was restarted and has another token.
  if (run !== state.run) return reload()
  showProblems(state.problems)
  while (version < state.whole) {
    const page = await served()
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
    const lost = part('.lost')
    lost.hidden = losses <= LOSSES
    lost.textContent = lost.hidden ? '' : say('silent')
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

if (scriptData.copy !== undefined)
  document.addEventListener('submit', ({ target }) => void send('inbox', fieldsOf(target as HTMLFormElement)), {
    capture: true,
  })
