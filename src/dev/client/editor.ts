// The page editor of `site dev`: a row of buttons, a frame around the value below the pointer, a list of texts for use
// without a pointer, and a form for the chosen element.
import type { Place, Problem } from '../../model/problem.ts'
import type { ClaimText, PageText } from '../editor/texts.ts'
import { el, send, shown } from './dom.ts'
import { type Entry, LEVELS, TextForm } from './form.ts'
import { elementAt } from './marks.ts'

/** Requests an answer about this page; undefined if the server has none. */
async function ask<T>(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal | null = null) {
  const parameters = new URLSearchParams({ path: location.pathname, ...query })
  const response = await fetch(`/__site/${path}?${parameters}`, { signal }).catch(() => undefined)
  return response?.ok ? ((await response.json()) as T) : undefined
}

/** Elements that work while the page is edited. */
const CONTROLS = 'summary, button, input, select, textarea, label, iframe, dialog'
/** Start tags that are sent to find the template of an element, and the most letters of each. */
const [TAGS, TAG_LENGTH] = [3, 800]

const startTag = (element: Element) =>
  (element.cloneNode(false) as Element).outerHTML.replace(/<\/[^<>]*>$/, '').slice(0, TAG_LENGTH)

/** A value of the page with its findings, and the path to its element; without a path, no element shows it. */
interface Value extends Entry {
  readonly way: readonly number[] | undefined
}

const elementOf = ({ way }: Value) => way && elementAt(way)

/** How bad the findings on a value are: 2 for errors and warnings, 1 for notes, 0 for none. */
const rankOf = ({ findings }: Value) => Math.max(0, ...findings.map(({ level }) => (level === 'info' ? 1 : 2)))

/** Opens and closes with a press on "Edit texts"; edits the values on the page that is shown. */
export class Editor {
  readonly #root: ShadowRoot
  readonly #status: (text: string) => void
  /** Number of a value -> the path of its element in the page. */
  #ways: ReadonlyMap<number, readonly number[]> = new Map()
  #version = 0
  #values: readonly Value[] = []
  #isOn = false
  /** The element that is focused when the form is closed. */
  #before: HTMLElement | undefined
  /** Aborts requests for an earlier page: a check takes time, and a browser has few connections to one server. */
  #asked = new AbortController()

  readonly #toggle = el('button', { type: 'button', class: 'switch', 'aria-pressed': 'false' }, 'Edit texts')
  readonly #undo = el('button', { type: 'button', hidden: true, click: () => void this.#takeBack() }, 'Undo')
  readonly #list = el('ol')
  readonly #search = el('input', { type: 'search', placeholder: 'Search', 'aria-label': 'search the texts' })
  readonly #summary = el('summary', {}, 'Texts')
  readonly #panel = el(
    'details',
    { class: 'list', hidden: true },
    this.#summary,
    el('div', { class: 'panel' }, this.#search, this.#list),
  )
  readonly #frame = el('div', { class: 'frame', hidden: true, 'aria-hidden': 'true' })
  readonly #form = new TextForm({
    save: (changes) => this.#send('edit', { changes: JSON.stringify(changes) }, 'Saved.'),
    replace: (picture, file) => this.#replace(picture, file),
    claim: (name) => ask<ClaimText>('claim', { name }),
    closed: () => this.#focusAgain(),
  })

  constructor(root: ShadowRoot, status: (text: string) => void) {
    this.#root = root
    this.#status = status
    const all = el('a', { href: '/__site', class: 'button' }, 'Findings')
    const bar = el('div', { class: 'bar' }, this.#toggle, this.#panel, this.#undo, all)
    root.append(bar, this.#frame, this.#form.element)
    this.#toggle.addEventListener('click', () => this.#turn())
    this.#search.addEventListener('input', () => this.#draw())
    this.#followPointer()
    this.#followFiles()
  }

  /** Takes the places of the values of another page or version. */
  update(ways: ReadonlyMap<number, readonly number[]>, version: number): void {
    this.#ways = ways
    this.#version = version
    if (!this.#isOn && sessionStorage.getItem('site-dev:edit') === 'on') this.#turn()
    else if (this.#isOn) void this.#load()
  }

  /** Calls back once no text is being written. */
  whenFree(then: () => void): void {
    if (this.#form.isOpen) this.#form.element.addEventListener('close', then, { once: true })
    else then()
  }

  #isOwn(event: Event): boolean {
    return event.composedPath().includes(this.#root)
  }

  /** Frames the value below the pointer, and opens it at a click. A click with Ctrl works as without the editor. */
  #followPointer(): void {
    document.addEventListener('pointerover', (event) => {
      if (this.#isOn && !this.#form.isOpen && !this.#isOwn(event)) this.#point(this.#valuesAt(event.target)[0])
    })
    addEventListener('scroll', () => this.#form.isOpen || this.#point(undefined), { passive: true })
    const onClick = (event: MouseEvent) => {
      const { target } = event
      if (!this.#isOn || this.#isOwn(event) || event.ctrlKey || event.metaKey || !(target instanceof Element)) return
      const values = this.#valuesAt(target)
      if (values.length === 0 && target.closest(CONTROLS)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (values.length > 0) this.#open(values)
      else void this.#explain(target, event)
    }
    document.addEventListener('click', onClick, { capture: true })
  }

  /** Replaces a picture by a file that is dropped onto it. */
  #followFiles(): void {
    const pictureAt = (event: Event) => {
      const picture = this.#isOn ? this.#valuesAt(event.target).find(({ text }) => text.isPicture) : undefined
      if (picture) event.preventDefault()
      return picture
    }
    document.addEventListener('dragover', (event) => this.#point(pictureAt(event)))
    document.addEventListener('drop', (event) => {
      const [picture, file] = [pictureAt(event), event.dataTransfer?.files[0]]
      if (!picture || !file) return
      void this.#replace(picture.text, file).then((why) => {
        if (why === '') return
        this.#open([picture])
        this.#form.fail(why)
      })
    })
  }

  /** The values in an element, or in its nearest ancestor with values. */
  #valuesAt(target: EventTarget | null): Value[] {
    let element = target as Element | null
    for (; element && element !== document.body; element = element.parentElement) {
      const found = this.#values.filter((value) => elementOf(value) === element)
      if (found.length > 0) return found
    }
    return []
  }

  /** Draws a frame around a value, or removes it. */
  #point(value: Value | undefined): void {
    const element = value && elementOf(value)
    this.#frame.hidden = !element
    if (!element) return
    const { left, top, width, height } = element.getBoundingClientRect()
    Object.assign(this.#frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    this.#frame.classList.toggle('low', top < 32)
    this.#frame.replaceChildren(el('span', {}, [shown(value.text.at), value.text.about].filter(Boolean).join(' · ')))
  }

  /** Loads the values of the page, then the findings on them. */
  async #load(): Promise<void> {
    this.#asked.abort()
    this.#asked = new AbortController()
    const { signal } = this.#asked
    /** Whether an answer is about the page that is shown. If not, that page is on its way, and asks again. */
    const isOfThis = ({ version = 0 } = {}) => version === this.#version && !signal.aborted
    const answer = await ask<{ version: number; texts: PageText[] }>('texts', {}, signal)
    if (!answer || !isOfThis(answer)) return
    this.#values = answer.texts.map((text, i) => ({ text, way: this.#ways.get(i), findings: [] }))
    this.#draw()
    const found = await ask<{ version: number; findings: Problem[][] }>('findings', {}, signal)
    if (!found || !isOfThis(found)) return
    this.#values = this.#values.map((value, i) => ({ ...value, findings: found.findings[i] ?? [] }))
    this.#draw()
  }

  /** Draws the list: each text that the search finds once, those with findings first. */
  #draw(): void {
    const words = this.#search.value.toLowerCase()
    const byPlace = new Map<string, Value>()
    for (const value of this.#values)
      if (value.text.source?.toLowerCase().includes(words) && !byPlace.has(shown(value.text.at)))
        byPlace.set(shown(value.text.at), value)
    const values = [...byPlace.values()].sort((a, b) => rankOf(b) - rankOf(a))
    const at = [...this.#list.querySelectorAll('button')].indexOf(this.#root.activeElement as HTMLButtonElement)
    this.#list.replaceChildren(...values.map((value) => this.#item(value)))
    if (at >= 0) this.#list.querySelectorAll('button')[at]?.focus()
    const count = values.filter((value) => rankOf(value) > 1).length
    this.#summary.textContent = count > 0 ? `Texts (${count} to mend)` : 'Texts'
  }

  #item(value: Value): HTMLElement {
    const notes = value.findings.map(({ level, rule = '' }) => `${LEVELS[level]} ${rule}`)
    const words = (value.text.source ?? '').slice(0, 80)
    const label = el('button', { type: 'button', click: () => this.#open([value]) }, words)
    label.addEventListener('focus', () => {
      elementOf(value)?.scrollIntoView({ block: 'center' })
      this.#point(value)
    })
    return el('li', {}, label, ...(notes.length > 0 ? [el('small', {}, notes.join(', '))] : []))
  }

  /** Focuses what was focused before the form was opened; the list may have been drawn again since. */
  #focusAgain(): void {
    this.#point(undefined)
    const buttons = [...this.#list.querySelectorAll('button')]
    const again = buttons.find(({ textContent }) => textContent === this.#before?.textContent)
    const to = this.#before?.isConnected ? this.#before : (again ?? this.#toggle)
    to.focus()
  }

  /** Opens the form with the values of one element. */
  #open(values: readonly Value[]): void {
    const [first] = values
    this.#before = this.#root.activeElement as HTMLElement | undefined
    this.#point(first)
    this.#form.open(first && elementOf(first)?.getBoundingClientRect(), values)
  }

  /** Opens the form with the line of the templates that draws an element. */
  async #explain(target: Element, { clientX, clientY }: MouseEvent): Promise<void> {
    this.#before = this.#root.activeElement as HTMLElement | undefined
    const tags: string[] = []
    let element: Element | null = target.closest('svg') ?? target
    for (; element && element !== document.body && tags.length < TAGS; element = element.parentElement)
      tags.push(startTag(element))
    const answer = await ask<{ at?: Place }>('drawn', { tags: JSON.stringify(tags) })
    if (answer && this.#isOn) this.#form.explain({ left: clientX, bottom: clientY }, answer.at)
  }

  #replace({ at, path, digest }: PageText, file: File): Promise<string> {
    const changes = JSON.stringify([{ file: at.file, path, digest, text: file.name }])
    return this.#send(`picture?changes=${encodeURIComponent(changes)}`, file, 'Saved.')
  }

  async #takeBack(): Promise<void> {
    const why = await this.#send('undo', {}, 'Undone.')
    if (why !== '') this.#status(why)
  }

  /** Sends a change; the result is why the server refused it, else ''. */
  async #send(what: string, body: Record<string, string> | File, done: string): Promise<string> {
    const response = await send(what, body).catch(() => undefined)
    if (!response) return 'the server does not answer: nothing was written'
    const reply = await response.json().catch(() => ({ text: 'the page is old: reload it' }))
    const { text, undo: depth = 0 } = reply as { text: string; undo?: number }
    this.#undo.hidden = depth === 0
    if (response.ok) this.#status(done)
    return response.ok ? '' : text || 'the server refused it: reload the page'
  }

  /** Switches between editing and reading. */
  #turn(): void {
    this.#isOn = !this.#isOn
    this.#toggle.setAttribute('aria-pressed', String(this.#isOn))
    this.#panel.hidden = !this.#isOn
    this.#point(undefined)
    if (this.#isOn) void this.#load()
    else {
      this.#form.element.close()
      this.#asked.abort()
      this.#values = []
    }
    sessionStorage.setItem('site-dev:edit', this.#isOn ? 'on' : '')
  }
}
