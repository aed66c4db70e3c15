// The page editor of `site dev`: a row of buttons, a frame around the value below the pointer, a list of texts for use
// without a pointer, and a form for the chosen element.
import type { Change } from '../editor/edit.ts'
import { ask, say, send } from './ask.ts'
import { elementAt } from './marks.ts'

/** Elements that work while the page is edited. */
const CONTROLS = 'summary, button, input, select, textarea, label, iframe, dialog'
/** Start tags that are sent to find the template of an element. */
const TAGS = 3
/** The most letters of each. */
const TAG_LENGTH = 800

const startTag = (element: Element) =>
  (element.cloneNode(false) as Element).outerHTML.replace(/<\/[^<>]*>$/, '').slice(0, TAG_LENGTH)

/** The status of an answer that asks whether new numbers are right. */
const ASKED = 428

/** Where the form opens: below this line, in CSS pixels of the window. */
type Anchor = Pick<DOMRect, 'bottom' | 'left'>

/** A new text for the value of a part of the form. */
const changeOf = (part: HTMLElement, text: string): Change => ({ ...JSON.parse(part.dataset.change as string), text })

/** The form's view of a value, which is an item of the list. */
const partOf = (value: HTMLElement) => value.querySelector('template')?.content.firstElementChild as HTMLElement
const isPicture = (value: HTMLElement) => partOf(value).querySelector('.file') !== null
/** How bad the findings on a value are: 2 for errors and warnings, 1 for notes, 0 for none. */
const rankOf = ({ dataset }: HTMLElement) => Number(dataset.rank)

/** Opens and closes with a press on "Edit texts"; edits the values on the page that is shown. */
export class Editor {
  readonly #root: ShadowRoot
  readonly #status: (text: string) => void
  /** Number of a value -> the path of its element in the page. */
  #ways: ReadonlyMap<number, readonly number[]> = new Map()
  #version = ''
  #values: readonly HTMLElement[] = []
  #isOn = false
  /** The element that is focused when the form is closed. */
  #before: HTMLElement | undefined
  /** Aborts requests for an earlier page: a check takes time, and a browser has few connections to one server. */
  #asked = new AbortController()
  readonly #form: HTMLDialogElement

  constructor(root: ShadowRoot, status: (text: string) => void) {
    this.#root = root
    this.#status = status
    this.#form = this.#own('.form')
    this.#own('.switch').addEventListener('click', () => this.#turn())
    this.#own('.undo').addEventListener('click', () => void this.#undo())
    this.#own('.list input').addEventListener('input', () => this.#draw())
    this.#followPointer()
    this.#followFiles()
    this.#followList()
    this.#followForm()
  }

  /** Takes the places of the values of another page or version. */
  update(ways: ReadonlyMap<number, readonly number[]>, version: number): void {
    this.#ways = ways
    this.#version = String(version)
    if (this.#own('.switch').hidden) return
    if (!this.#isOn && sessionStorage.getItem('site-dev:edit') === 'on') this.#turn()
    else if (this.#isOn) void this.#load()
  }

  /** Calls back once no text is being written. */
  whenFree(then: () => void): void {
    if (this.#form.open) this.#form.addEventListener('close', then, { once: true })
    else then()
  }

  /** An element of the client. */
  #own<E extends HTMLElement = HTMLElement>(selector: string): E {
    return this.#root.querySelector(selector) as E
  }

  #isOwn(event: Event): boolean {
    return event.composedPath().includes(this.#root)
  }

  /** Frames the value below the pointer, and opens it at a click. A click with Ctrl works as without the editor. */
  #followPointer(): void {
    document.addEventListener('pointerover', (event) => {
      if (this.#isOn && !this.#form.open && !this.#isOwn(event)) this.#point(...this.#valuesAt(event.target))
    })
    addEventListener('scroll', () => this.#form.open || this.#point(), { passive: true })
    const onClick = (event: MouseEvent) => {
      const { target } = event
      if (!this.#isOn || this.#isOwn(event) || event.ctrlKey || event.metaKey || !(target instanceof Element)) return
      const [element, ...values] = this.#valuesAt(target)
      if (!element && target.closest(CONTROLS)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (element) this.#open(element, values)
      else void this.#explain(target, event)
    }
    document.addEventListener('click', onClick, { capture: true })
  }

  /** Replaces a picture by a file that is dropped onto it. */
  #followFiles(): void {
    const pictureAt = (event: Event) => {
      const [element, ...values] = this.#isOn ? this.#valuesAt(event.target) : []
      const picture = values.find(isPicture)
      if (picture) event.preventDefault()
      return picture && { element, picture }
    }
    document.addEventListener('dragover', (event) => {
      const { element, picture } = pictureAt(event) ?? {}
      this.#point(element, picture)
    })
    document.addEventListener('drop', async (event) => {
      const target = pictureAt(event)
      const file = event.dataTransfer?.files[0]
      if (!target || !file) return
      const why = await this.#replace(partOf(target.picture), file)
      if (why === '') return
      this.#open(target.element, [target.picture])
      this.#fail(why)
    })
  }

  /** Opens a value of the list, and shows its element when it is focused. */
  #followList(): void {
    const list = this.#own('ol')
    const chosen = ({ target }: Event) => (target as Element).closest('button')?.closest('li')
    list.addEventListener('click', (event) => {
      const value = chosen(event)
      if (value) this.#open(this.#elementsOf(value)[0], [value])
    })
    list.addEventListener('focusin', (event) => {
      const value = chosen(event)
      const [element] = value ? this.#elementsOf(value) : []
      element?.scrollIntoView({ block: 'center' })
      this.#point(element, value ?? undefined)
    })
  }

  /** The elements that show a value. */
  #elementsOf({ dataset: { marks = '' } }: HTMLElement): HTMLElement[] {
    return marks.split(' ').flatMap((mark) => elementAt(this.#ways.get(Number(mark))) ?? [])
  }

  /** An element or its nearest ancestor with values, and these values. */
  #valuesAt(target: EventTarget | null): [element?: HTMLElement, ...values: HTMLElement[]] {
    let element = target as HTMLElement | null
    for (; element && element !== document.body; element = element.parentElement) {
      const values = this.#values.filter((value) => this.#elementsOf(value).includes(element as HTMLElement))
      if (values.length > 0) return [element, ...values]
    }
    return []
  }

  /** Draws a frame around the element of a value, or removes it. */
  #point(element?: HTMLElement, value?: HTMLElement): void {
    const frame = this.#own('.frame')
    frame.hidden = !element
    if (!element) return
    const { left, top, width, height } = element.getBoundingClientRect()
    Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    frame.classList.toggle('low', top < 32)
    this.#own('.frame span').textContent = value?.dataset.label ?? ''
  }

  /** Loads the values of the page, then the findings on them. */
  async #load(): Promise<void> {
    this.#asked.abort()
    this.#asked = new AbortController()
    const { signal } = this.#asked
    for (const query of [{}, { check: '' }]) {
      const page = await ask('texts', query, signal)
      // Another page is on its way, and asks again.
      if (signal.aborted || page?.body.dataset.version !== this.#version) return
      this.#values = [...page.querySelectorAll<HTMLElement>('li')]
      this.#own('.list summary').textContent = page.title
      this.#draw()
    }
  }

  /** Draws the list: each text that the search finds, those with findings first. */
  #draw(): void {
    const list = this.#own('ol')
    const words = this.#own<HTMLInputElement>('.list input').value.toLowerCase()
    const values = this.#values.filter((value) =>
      partOf(value).querySelector('textarea')?.value.toLowerCase().includes(words),
    )
    const buttons = () => [...list.querySelectorAll('button')]
    const at = buttons().indexOf(this.#root.activeElement as HTMLButtonElement)
    list.replaceChildren(...values.sort((a, b) => rankOf(b) - rankOf(a)))
    if (at >= 0) buttons()[at]?.focus()
  }

  /** Opens the form with values of one element. */
  #open(element: HTMLElement | undefined, values: readonly HTMLElement[]): void {
    this.#point(element, values[0])
    this.#show(
      values.map((value) => partOf(value).cloneNode(true) as Element),
      element?.getBoundingClientRect(),
    )
  }

  /** Opens the form with parts that the server wrote. */
  #show(parts: Iterable<Element>, { bottom, left }: Anchor = { bottom: 0, left: 0 }): void {
    this.#before = this.#root.activeElement as HTMLElement | undefined
    this.#fill(parts)
    const { offsetHeight, offsetWidth } = this.#form
    Object.assign(this.#form.style, {
      top: `${Math.max(8, Math.min(bottom + 8, innerHeight - offsetHeight - 8))}px`,
      left: `${Math.max(8, Math.min(left, innerWidth - offsetWidth - 8))}px`,
    })
  }

  #fill(parts: Iterable<Element>): void {
    this.#fail('')
    this.#question()
    this.#own('.parts').replaceChildren(...parts)
    const field = this.#form.querySelector('textarea')
    this.#own('.save').hidden = !field
    if (!this.#form.open) this.#form.show()
    const first = field ?? this.#own('.close')
    first.focus()
    for (const chip of this.#form.querySelectorAll<HTMLElement>('[data-claim]')) void this.#fillChip(chip)
  }

  /** Writes the text of a claim on its button, which opens it. */
  async #fillChip(chip: HTMLElement): Promise<void> {
    const claim = ask('claim', { name: chip.dataset.claim as string })
    chip.addEventListener('click', async () => {
      const page = await claim
      if (page) this.#fill([...page.body.children].map((part) => part.cloneNode(true) as Element))
    })
    chip.textContent = (await claim)?.title ?? chip.textContent
  }

  /** Saves with a button or keys, and a picture when it is chosen. */
  #followForm(): void {
    this.#own('.save').addEventListener('click', () => void this.#save())
    this.#own('.close').addEventListener('click', () => this.#close())
    this.#form.addEventListener('input', () => this.#question())
    this.#form.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#close()
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void this.#save()
    })
    this.#form.addEventListener('change', async ({ target }) => {
      const input = target as HTMLInputElement
      const [file] = input.files ?? []
      if (file) this.#end(await this.#replace(input.closest('[data-change]') as HTMLElement, file))
    })
  }

  async #save(): Promise<void> {
    const changes = [...this.#form.querySelectorAll<HTMLElement>('[data-change]')].flatMap((part) => {
      const area = part.querySelector('textarea')
      const real = part.querySelector<HTMLInputElement>('.real input')?.checked ?? false
      return area && (real || area.value !== area.defaultValue) ? [{ ...changeOf(part, area.value), real }] : []
    })
    this.#fail('')
    const fields: [string, string][] = [['changes', JSON.stringify(changes)]]
    if (this.#own<HTMLButtonElement>('.save').value === fields[0]?.[1]) fields.push(['confirmed', 'yes'])
    this.#end(changes.length > 0 ? await this.#send('edit', fields, say('saved')) : '')
  }

  /** Labels the button to save: these changes have new numbers, and the next press confirms them. */
  #question(changes = ''): void {
    const save = this.#own<HTMLButtonElement>('.save')
    save.value = changes
    save.textContent = changes === '' ? say('save') : say('confirm')
  }

  /** Closes the form, or shows why something was refused. */
  #end(why: string): void {
    if (why === '') this.#close()
    else this.#fail(why)
  }

  #fail(why: string): void {
    this.#own('.form .why').textContent = why
  }

  /** Focuses what was focused before the form was opened; the list may have been drawn again since. */
  #close(): void {
    this.#form.close()
    this.#point()
    const buttons = [...this.#own('ol').querySelectorAll('button')]
    const again = buttons.find(({ textContent }) => textContent === this.#before?.textContent)
    const to = this.#before?.isConnected ? this.#before : (again ?? this.#own('.switch'))
    to.focus()
  }

  /** Opens the form with the line of the templates that draws an element. */
  async #explain(target: Element, { clientX: left, clientY: bottom }: MouseEvent): Promise<void> {
    const tags: string[] = []
    let element: Element | null = target.closest('svg') ?? target
    for (; element && element !== document.body && tags.length < TAGS; element = element.parentElement)
      tags.push(startTag(element))
    const page = await ask('drawn', { tags: JSON.stringify(tags) })
    if (page && this.#isOn) this.#show(page.body.children, { left, bottom })
  }

  #replace(picture: HTMLElement, file: File): Promise<string> {
    const changes = JSON.stringify([changeOf(picture, file.name)])
    return this.#send(`picture?changes=${encodeURIComponent(changes)}`, file, say('saved'))
  }

  async #undo(): Promise<void> {
    const why = await this.#send('undo', [], say('undone'))
    if (why !== '') this.#status(why)
  }

  /** Sends a change; the result is why the server refused it, else ''. */
  async #send(what: string, body: [string, string][] | File, done: string): Promise<string> {
    const response = await send(what, body).catch(() => undefined)
    if (!response) return say('notWritten')
    const reply = await response.json().catch(() => ({ text: say('old') }))
    const { text, undo: depth = 0 } = reply as { text: string; undo?: number }
    this.#own('.undo').hidden = depth === 0
    if (response.ok) this.#status(done)
    if (response.status === ASKED && Array.isArray(body)) this.#question(body[0]?.[1])
    return response.ok ? '' : text || say('old')
  }

  /** Switches between editing and reading. */
  #turn(): void {
    this.#isOn = !this.#isOn
    this.#own('.switch').setAttribute('aria-pressed', String(this.#isOn))
    this.#own('.list').hidden = !this.#isOn
    this.#point()
    if (this.#isOn) void this.#load()
    else {
      this.#form.close()
      this.#asked.abort()
      this.#values = []
    }
    sessionStorage.setItem('site-dev:edit', this.#isOn ? 'on' : '')
  }
}
