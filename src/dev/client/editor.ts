// The page editor of `site dev`: a switch, a frame around the text below the pointer, a list of texts for use without a
// pointer, and a form for the chosen text.
import { el, given, type Place, placeButton, send, shown } from './dom.ts'
import { elementAt } from './marks.ts'

/** A text, as the server describes it. */
interface PageText {
  readonly at: Place
  readonly path: readonly (string | number)[]
  readonly about: string
  readonly source?: string
  readonly digest: string
  readonly placeholder: boolean
  readonly claims: readonly string[]
  readonly shared?: number
}

interface Finding {
  readonly level: 'error' | 'warning' | 'info'
  readonly text: string
  readonly help?: string
  readonly rule?: string
}

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
const LEVELS = { error: '✘', warning: '▲', info: '●' }

/** Opens and closes with a press on "Edit texts"; edits the texts of the page that is shown. */
export class Editor {
  readonly #root: ShadowRoot
  readonly #status: (text: string) => void
  readonly #know: (version: number) => void
  /** Number of a text -> the path of its element in the page. */
  #ways: ReadonlyMap<number, readonly number[]> = new Map()
  #version = Number(given.version)
  #texts: readonly PageText[] = []
  #findings: readonly (readonly Finding[])[] = []
  #isOn = false
  /** The element that is focused when the form is closed. */
  #before: HTMLElement | undefined
  /** Aborts requests for an earlier page: a check takes time, and a browser has few connections to one server. */
  #asked = new AbortController()

  readonly #toggle = el('button', { type: 'button', class: 'switch', 'aria-pressed': 'false' }, 'Edit texts')
  readonly #undo: HTMLElement
  readonly #list = el('ol')
  readonly #panel = el('details', { class: 'list', hidden: true }, el('summary', {}, 'Texts of this page'), this.#list)
  readonly #frame = el('div', { class: 'frame', hidden: true, 'aria-hidden': 'true' })
  readonly #form = el('dialog', { class: 'form', 'aria-labelledby': 'about' })

  /** `know` is called with the version of the site of each answer, which may be newer than the page that is shown. */
  constructor(root: ShadowRoot, status: (text: string) => void, know: (version: number) => void) {
    this.#root = root
    this.#status = status
    this.#know = know
    const takeBack = () => void this.#send('undo', {}, status)
    this.#undo = el('button', { type: 'button', hidden: true, click: takeBack }, 'Undo')
    root.append(el('div', { class: 'bar' }, this.#toggle, this.#undo, this.#panel), this.#frame, this.#form)
    this.#toggle.addEventListener('click', () => this.#turn())
    this.#form.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#close()
    })
    this.#followPointer()
  }

  /** Takes the places of the texts of another page or version. */
  update(ways: ReadonlyMap<number, readonly number[]>, version: number): void {
    this.#ways = ways
    this.#version = version
    if (!this.#isOn && sessionStorage.getItem('site-dev:edit') === 'on') this.#turn()
    else if (this.#isOn) void this.#load()
  }

  /** Calls back once no text is being written. */
  whenFree(then: () => void): void {
    if (this.#form.open) this.#form.addEventListener('close', then, { once: true })
    else then()
  }

  /** Marks the text below the pointer, and opens it at a click. */
  #followPointer(): void {
    const isOwn = (event: Event) => event.composedPath().includes(this.#root)
    document.addEventListener('pointerover', (event) => {
      if (this.#isOn && !this.#form.open && !isOwn(event)) this.#point(this.#numbersAt(event.target)[0])
    })
    addEventListener('scroll', () => this.#form.open || this.#point(undefined), { passive: true })
    document.addEventListener(
      'click',
      (event) => {
        const numbers = this.#isOn && !isOwn(event) ? this.#numbersAt(event.target) : []
        if (numbers.length === 0) return
        event.preventDefault()
        event.stopImmediatePropagation()
        this.#open(numbers)
      },
      { capture: true },
    )
  }

  /** The numbers of the texts in an element, or in its nearest ancestor with texts. */
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

  /** Draws a frame around a text, or removes it. */
  #point(number: number | undefined): void {
    const element = this.#elementOf(number)
    const text = number === undefined ? undefined : this.#texts[number]
    this.#frame.hidden = !element || !text
    if (!element || !text) return
    const { left, top, width, height } = element.getBoundingClientRect()
    Object.assign(this.#frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    this.#frame.replaceChildren(el('span', {}, [shown(text.at), text.about].filter(Boolean).join(' · ')))
  }

  /** Loads the texts of the page, then the findings on them. */
  async #load(): Promise<void> {
    this.#asked.abort()
    const asking = new AbortController()
    this.#asked = asking
    /** Whether an answer is about the page that is shown. If not, that page is on its way, and asks again. */
    const isOfThis = (answer: { version: number } | undefined) => {
      if (answer) this.#know(answer.version)
      return answer?.version === this.#version && !asking.signal.aborted
    }
    const answer = await ask<{ version: number; texts: PageText[] }>(`texts?${here()}`, asking)
    if (!answer || !isOfThis(answer)) return
    this.#texts = answer.texts
    this.#findings = []
    this.#draw()
    const found = await ask<{ version: number; findings: Finding[][] }>(`findings?${here()}`, asking)
    if (!found || !isOfThis(found)) return
    this.#findings = found.findings
    this.#draw()
  }

  /** Draws the list: each text once, however often the page shows it. */
  #draw(): void {
    const seen = new Set<string>()
    const items = this.#texts.flatMap((text, number) => {
      const key = shown(text.at)
      if (text.source === undefined || seen.has(key)) return []
      seen.add(key)
      return [this.#item(number, text.source)]
    })
    const at = [...this.#list.querySelectorAll('button')].indexOf(this.#root.activeElement as HTMLButtonElement)
    this.#list.replaceChildren(...items)
    if (at >= 0) this.#list.querySelectorAll('button')[at]?.focus()
  }

  #item(number: number, source: string): HTMLElement {
    const notes = (this.#findings[number] ?? []).map(({ level, rule = '' }) => `${LEVELS[level]} ${rule}`)
    const label = el('button', { type: 'button', click: () => this.#open([number]) }, source.slice(0, 80))
    label.addEventListener('focus', () => {
      this.#elementOf(number)?.scrollIntoView({ block: 'center' })
      this.#point(number)
    })
    return el('li', {}, label, ...(notes.length > 0 ? [el('small', {}, notes.join(', '))] : []))
  }

  #close(): void {
    this.#form.close()
    // The list may have been drawn again since the form was opened.
    const buttons = [...this.#list.querySelectorAll('button')]
    const again = buttons.find(({ textContent }) => textContent === this.#before?.textContent)
    const to = this.#before?.isConnected ? this.#before : (again ?? this.#toggle)
    to.focus()
  }

  #closeButton(): HTMLElement {
    return el('button', { type: 'button', click: () => this.#close() }, 'Close')
  }

  /** Opens the form with some texts, below the first of them. */
  #open(numbers: readonly number[]): void {
    this.#before = this.#root.activeElement as HTMLElement | undefined
    const parts = numbers.flatMap((number) => {
      const text = this.#texts[number]
      return text ? this.#field(text, this.#findings[number] ?? []) : []
    })
    const form = this.#form
    form.replaceChildren(...parts, this.#closeButton())
    this.#point(numbers[0])
    form.show()
    const { bottom = 0, left = 0 } = this.#elementOf(numbers[0])?.getBoundingClientRect() ?? {}
    Object.assign(form.style, {
      top: `${Math.max(8, Math.min(bottom + 8, innerHeight - form.offsetHeight - 8))}px`,
      left: `${Math.max(8, Math.min(left, innerWidth - form.offsetWidth - 8))}px`,
    })
    const first = form.querySelector('textarea') ?? form.querySelector('button')
    first?.focus()
  }

  /** A text in the form: its purpose, place, words and claims, and the findings on it. */
  #field(text: PageText, notes: readonly Finding[]): HTMLElement[] {
    const why = el('p', { role: 'alert', class: 'why' })
    const fail = (words: string) => {
      why.textContent = words
    }
    const head = el('h2', { id: 'about' }, text.about || text.path.join('.'))
    const place = el('p', {}, placeButton(text.at, fail))
    const found = notes.map(({ level, text: words, help, rule = '' }) =>
      el('p', { class: 'note' }, [LEVELS[level], rule, words, help && `help: ${help}`].filter(Boolean).join(' ')),
    )
    if (text.source === undefined)
      return [head, place, el('p', {}, 'This is no plain text of one file: edit it there.'), why]
    const rows = String(Math.min(12, 1 + Math.ceil(text.source.length / 60)))
    const area = el('textarea', { 'aria-labelledby': 'about', rows })
    area.value = text.source
    const real = el('input', { type: 'checkbox' })
    const truth = text.placeholder
      ? [el('label', { class: 'real' }, real, 'This is the real value: it is no longer marked as made up')]
      : []
    const save = async () => {
      fail('')
      const value = { path: JSON.stringify(text.path), text: area.value, ...(real.checked && { real: 'yes' }) }
      const change = { file: text.at.file, digest: text.digest, ...value }
      if (await this.#send('edit', change, fail)) this.#close()
    }
    area.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
    })
    const button = el('button', { type: 'button', class: 'save', click: () => void save() }, 'Save')
    const many = text.shared === undefined ? [] : [el('p', {}, `Its route gives it to ${text.shared} pages.`)]
    return [head, place, ...many, area, ...truth, ...this.#claims(text, text.source), ...found, why, button]
  }

  /** The claims of a text, each with a button that opens it, and its marked amounts. */
  #claims({ claims }: PageText, source: string): HTMLElement[] {
    const chips: HTMLElement[] = claims.map((name) => {
      const chip = el('button', { type: 'button', class: 'chip', click: () => void this.#openClaim(name) }, `{${name}}`)
      void this.#askClaim(name).then((claim) => {
        if (claim) chip.textContent = `{${name}}: ${claim.source} (on ${pagesOf(claim)})`
      })
      return chip
    })
    for (const [, amount = ''] of source.matchAll(/\{=([^{}]+)\}/g))
      chips.push(el('span', { class: 'chip' }, `${amount}: no promise`))
    return chips.length > 0 ? [el('p', { class: 'chips' }, 'Claims: ', ...chips)] : []
  }

  #askClaim(name: string) {
    return ask<PageText & { pages: number }>(`claim?name=${encodeURIComponent(name)}`, this.#asked)
  }

  async #openClaim(name: string): Promise<void> {
    const claim = await this.#askClaim(name)
    if (!claim) return
    const count = el('p', {}, `Declared once; it stands on ${pagesOf(claim)}.`)
    this.#form.replaceChildren(...this.#field(claim, []), count, this.#closeButton())
    this.#form.querySelector('textarea')?.focus()
  }

  /** Sends a change; true if the server made it. */
  async #send(what: 'edit' | 'undo', fields: Record<string, string>, fail: (why: string) => void): Promise<boolean> {
    const response = await send(what, fields).catch(() => undefined)
    if (!response) {
      fail('the server does not answer: nothing was written')
      return false
    }
    const reply = await response.json().catch(() => ({ text: 'the page is old: reload it' }))
    const { text, version: made, undo: depth = 0 } = reply as { text: string; version?: number; undo?: number }
    if (made !== undefined) this.#know(made)
    this.#undo.hidden = depth === 0
    if (!response.ok) fail(text)
    else this.#status(what === 'edit' ? 'Saved.' : 'Taken back.')
    return response.ok
  }

  /** Switches between editing and reading. */
  #turn(): void {
    this.#isOn = !this.#isOn
    this.#toggle.setAttribute('aria-pressed', String(this.#isOn))
    this.#panel.hidden = !this.#isOn
    this.#point(undefined)
    if (this.#isOn) void this.#load()
    else {
      this.#form.close()
      this.#asked.abort()
      this.#texts = []
    }
    sessionStorage.setItem('site-dev:edit', this.#isOn ? 'on' : '')
  }
}

const pagesOf = ({ pages }: { readonly pages: number }) => `${pages} ${pages === 1 ? 'page' : 'pages'}`
