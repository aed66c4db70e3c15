// The page editor of `site dev`: a row of buttons, a frame around the value below the pointer, a list of texts for use
// without a pointer, and a form for the chosen element.
import type { Place, Problem } from '../../model/problem.ts'
import type { Change } from '../editor/edit.ts'
import type { ClaimText, PageText } from '../editor/texts.ts'
import { el, send, shown } from './dom.ts'
import { LEVELS, TextForm } from './form.ts'
import { elementAt } from './marks.ts'

/** Requests an answer until it arrives or is no longer wanted; undefined if the server has none. */
async function ask<T>(path: string, { signal }: AbortController): Promise<T | undefined> {
  while (!signal.aborted)
    try {
      const response = await fetch(`/__site/${path}`, { signal })
      return response.ok ? ((await response.json()) as T) : undefined
    } catch {
      await new Promise((done) => setTimeout(done, 500))
    }
  return undefined
}

const here = () => `path=${encodeURIComponent(location.pathname)}`

/** Elements that work while the page is edited. */
const CONTROLS = 'summary, button, input, select, textarea, label, iframe, dialog'
/** Start tags that are sent to find the template of an element, and the most letters of each. */
const [TAGS, TAG_LENGTH] = [3, 800]

const startTag = (element: Element) =>
  (element.cloneNode(false) as Element).outerHTML.replace(/<\/[^<>]*>$/, '').slice(0, TAG_LENGTH)

/** Opens and closes with a press on "Edit texts"; edits the values on the page that is shown. */
export class Editor {
  readonly #root: ShadowRoot
  readonly #status: (text: string) => void
  /** Number of a value -> the path of its element in the page. */
  #ways: ReadonlyMap<number, readonly number[]> = new Map()
  #version = 0
  #texts: readonly PageText[] = []
  #findings: readonly (readonly Problem[])[] = []
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
    save: (changes) => this.#save(changes),
    replace: (picture, file) => this.#replace(picture, file),
    claim: (name) => ask<ClaimText>(`claim?${here()}&name=${encodeURIComponent(name)}`, this.#asked),
    closed: () => this.#focusAgain(),
  })

  constructor(root: ShadowRoot, status: (text: string) => void) {
    this.#root = root
    this.#status = status
    const all = el('a', { href: '/__site', class: 'button' }, 'Findings')
    root.append(
      el('div', { class: 'bar' }, this.#toggle, this.#panel, this.#undo, all),
      this.#frame,
      this.#form.element,
    )
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
      if (this.#isOn && !this.#form.isOpen && !this.#isOwn(event)) this.#point(this.#numbersAt(event.target)[0])
    })
    addEventListener('scroll', () => this.#form.isOpen || this.#point(undefined), { passive: true })
    document.addEventListener(
      'click',
      (event) => {
        const { target } = event
        if (!this.#isOn || this.#isOwn(event) || event.ctrlKey || event.metaKey || !(target instanceof Element)) return
        const numbers = this.#numbersAt(target)
        if (numbers.length === 0 && target.closest(CONTROLS)) return
        event.preventDefault()
        event.stopImmediatePropagation()
        if (numbers.length > 0) this.#open(numbers)
        else void this.#explain(target, event)
      },
      { capture: true },
    )
  }

  /** Replaces a picture by a file that is dropped onto it. */
  #followFiles(): void {
    const pictureAt = (event: Event) => {
      const number = this.#isOn ? this.#numbersAt(event.target).find((each) => this.#texts[each]?.isPicture) : undefined
      if (number !== undefined) event.preventDefault()
      return number
    }
    document.addEventListener('dragover', (event) => this.#point(pictureAt(event)))
    document.addEventListener('drop', (event) => {
      const number = pictureAt(event)
      const [text, file] = [this.#texts[number ?? -1], event.dataTransfer?.files[0]]
      if (number === undefined || !text || !file) return
      void this.#replace(text, file).then((why) => {
        if (why === '') return
        this.#open([number])
        this.#form.fail(why)
      })
    })
  }

  /** The numbers of the values in an element, or in its nearest ancestor with values. */
  #numbersAt(target: EventTarget | null): number[] {
    let element = target as Element | null
    for (; element && element !== document.body; element = element.parentElement) {
      const found = [...this.#ways].flatMap(([number, way]) =>
        this.#texts[number] && elementAt(way) === element ? [number] : [],
      )
      if (found.length > 0) return found
    }
    return []
  }

  #elementOf(number: number | undefined): Element | undefined {
    const way = number === undefined ? undefined : this.#ways.get(number)
    return way && elementAt(way)
  }

  /** Draws a frame around a value, or removes it. */
  #point(number: number | undefined): void {
    const element = this.#elementOf(number)
    const text = number === undefined ? undefined : this.#texts[number]
    this.#frame.hidden = !element || !text
    if (!element || !text) return
    const { left, top, width, height } = element.getBoundingClientRect()
    Object.assign(this.#frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    this.#frame.classList.toggle('low', top < 32)
    this.#frame.replaceChildren(el('span', {}, [shown(text.at), text.about].filter(Boolean).join(' · ')))
  }

  /** Loads the values of the page, then the findings on them. */
  async #load(): Promise<void> {
    this.#asked.abort()
    const asking = new AbortController()
    this.#asked = asking
    /** Whether an answer is about the page that is shown. If not, that page is on its way, and asks again. */
    const isOfThis = ({ version = 0 } = {}) => version === this.#version && !asking.signal.aborted
    const answer = await ask<{ version: number; texts: PageText[] }>(`texts?${here()}`, asking)
    if (!answer || !isOfThis(answer)) return
    this.#texts = answer.texts
    this.#findings = []
    this.#draw()
    const found = await ask<{ version: number; findings: Problem[][] }>(`findings?${here()}`, asking)
    if (!found || !isOfThis(found)) return
    this.#findings = found.findings
    this.#draw()
  }

  /** Draws the list: each text that the search finds once, those with findings first. */
  #draw(): void {
    const words = this.#search.value.toLowerCase()
    const byPlace = new Map<string, number>()
    for (const [number, { at, source }] of this.#texts.entries())
      if (source?.toLowerCase().includes(words) && !byPlace.has(shown(at))) byPlace.set(shown(at), number)
    const numbers = [...byPlace.values()].sort((a, b) => this.#rank(b) - this.#rank(a) || a - b)
    const at = [...this.#list.querySelectorAll('button')].indexOf(this.#root.activeElement as HTMLButtonElement)
    this.#list.replaceChildren(...numbers.map((number) => this.#item(number)))
    if (at >= 0) this.#list.querySelectorAll('button')[at]?.focus()
    const count = numbers.filter((number) => this.#rank(number) > 1).length
    this.#summary.textContent = count > 0 ? `Texts (${count} to mend)` : 'Texts'
  }

  /** How bad the findings on a value are: 2 for errors and warnings, 1 for notes, 0 for none. */
  #rank(number: number): number {
    return Math.max(0, ...(this.#findings[number] ?? []).map(({ level }) => (level === 'info' ? 1 : 2)))
  }

  #item(number: number): HTMLElement {
    const { source = '' } = this.#texts[number] ?? {}
    const notes = (this.#findings[number] ?? []).map(({ level, rule = '' }) => `${LEVELS[level]} ${rule}`)
    const label = el('button', { type: 'button', click: () => this.#open([number]) }, source.slice(0, 80))
    label.addEventListener('focus', () => {
      this.#elementOf(number)?.scrollIntoView({ block: 'center' })
      this.#point(number)
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

  /** Opens the form with some values. */
  #open(numbers: readonly number[]): void {
    this.#before = this.#root.activeElement as HTMLElement | undefined
    this.#point(numbers[0])
    const entries = numbers.flatMap((number) => {
      const text = this.#texts[number]
      return text ? [{ text, findings: this.#findings[number] ?? [] }] : []
    })
    this.#form.open(this.#elementOf(numbers[0])?.getBoundingClientRect(), entries)
  }

  /** Opens the form with the line of the templates that draws an element. */
  async #explain(target: Element, { clientX, clientY }: MouseEvent): Promise<void> {
    this.#before = this.#root.activeElement as HTMLElement | undefined
    const tags: string[] = []
    let element: Element | null = target.closest('svg') ?? target
    for (; element && element !== document.body && tags.length < TAGS; element = element.parentElement)
      tags.push(startTag(element))
    const answer = await ask<{ at?: Place }>(
      `drawn?${here()}&tags=${encodeURIComponent(JSON.stringify(tags))}`,
      this.#asked,
    )
    if (answer && this.#isOn) this.#form.explain({ left: clientX, bottom: clientY }, answer.at)
  }

  #save(changes: readonly Change[]): Promise<string> {
    return this.#send('edit', { changes: JSON.stringify(changes) }, 'Saved.')
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
      this.#texts = []
    }
    sessionStorage.setItem('site-dev:edit', this.#isOn ? 'on' : '')
  }
}
