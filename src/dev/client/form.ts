// The form of the page editor: the values of one element with their findings and claims, and one row of buttons.
import type { Place, Problem } from '../../model/problem.ts'
import type { Change } from '../editor/edit.ts'
import type { ClaimText, PageText } from '../editor/texts.ts'
import { el, placeButton } from './dom.ts'

/** A value with the findings on it. */
export interface Entry {
  readonly text: PageText
  readonly findings: readonly Problem[]
}

/** What the form asks of the server. */
export interface FormWork {
  /** Makes changes; the result is why the server refused them, else ''. */
  save(changes: readonly Change[]): Promise<string>
  /** Puts a file in the place of a picture; the result is as above. */
  replace(picture: PageText, file: File): Promise<string>
  claim(name: string): Promise<ClaimText | undefined>
  /** Called when the form is closed by a key or a button. */
  closed(): void
}

export const LEVELS = { error: 'error', warning: 'warning', info: 'note' }
const pagesOf = ({ pages }: ClaimText) => `${pages} ${pages === 1 ? 'page' : 'pages'}`

/** Where the form opens: below this line, in CSS pixels of the window. */
type Anchor = Pick<DOMRect, 'bottom' | 'left'>

/** What saving a field would change; undefined if it is as it was. */
type Field = () => Change | undefined

export class TextForm {
  readonly element = el('dialog', { class: 'form', 'aria-labelledby': 'about-0' })
  readonly #work: FormWork
  readonly #why = el('p', { role: 'alert', class: 'why' })
  #fields: Field[] = []

  constructor(work: FormWork) {
    this.#work = work
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#close()
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void this.#save()
    })
  }

  get isOpen(): boolean {
    return this.element.open
  }

  /** Opens the form with the values of the element at `anchor`. */
  open(anchor: Anchor | undefined, entries: readonly Entry[]): void {
    this.#fields = []
    const parts = entries.map(({ text, findings }, i) => this.#part(text, findings, i))
    this.#show(parts)
    this.#moveTo(anchor)
  }

  /** Opens the form with a note on an element without a value: the line of the templates that draws it. */
  explain(anchor: Anchor, at: Place | undefined): void {
    this.#fields = []
    const words = el('p', {}, 'No YAML file has a value for this part: a template draws it.')
    const head = el('h2', { id: 'about-0' }, 'Drawn by a template')
    this.#show([el('section', {}, head, ...(at ? [this.#place(at)] : []), words)])
    this.#moveTo(anchor)
  }

  /** Shows why something was refused. */
  fail(words: string): void {
    this.#why.textContent = words
  }

  #show(parts: readonly HTMLElement[]): void {
    this.fail('')
    const save = el('button', { type: 'button', class: 'save', click: () => void this.#save() }, 'Save')
    const close = el('button', { type: 'button', click: () => this.#close() }, 'Close')
    const buttons = el('div', { class: 'buttons' }, ...(this.#fields.length > 0 ? [save] : []), close)
    this.element.replaceChildren(...parts, el('footer', {}, this.#why, buttons))
    if (!this.element.open) this.element.show()
    const first = this.element.querySelector('textarea') ?? close
    first.focus()
  }

  #moveTo({ bottom, left }: Anchor = { bottom: 0, left: 0 }): void {
    const { element } = this
    Object.assign(element.style, {
      top: `${Math.max(8, Math.min(bottom + 8, innerHeight - element.offsetHeight - 8))}px`,
      left: `${Math.max(8, Math.min(left, innerWidth - element.offsetWidth - 8))}px`,
    })
  }

  #close(): void {
    this.element.close()
    this.#work.closed()
  }

  async #save(): Promise<void> {
    const changes = this.#fields.flatMap((field) => field() ?? [])
    this.fail('')
    const why = changes.length > 0 ? await this.#work.save(changes) : ''
    if (why === '') this.#close()
    else this.fail(why)
  }

  #place(at: Place, path: PageText['path'] = []): HTMLElement {
    return el(
      'p',
      { class: 'at' },
      placeButton(at, (words) => this.fail(words)),
      ` ${path.join('.')}`,
    )
  }

  /** A value in the form: its purpose, place, findings, words and claims. */
  #part(text: PageText, findings: readonly Problem[], i: number): HTMLElement {
    const id = `about-${i}`
    const head = el('h2', { id }, text.about || text.path.join('.'))
    const notes = findings.map(({ level, text: words, help, rule = '' }) =>
      el(
        'p',
        { class: `note ${level}` },
        `${LEVELS[level]} ${rule}: ${words}`,
        ...(help ? [el('small', {}, help)] : []),
      ),
    )
    const many = text.shared === undefined ? [] : [el('p', {}, `Its route gives it to ${text.shared} pages.`)]
    const { source } = text
    const field =
      source === undefined
        ? [el('p', {}, 'This is no plain text of one file: edit it there.')]
        : [...this.#field(text, source, id), ...this.#claims(text, source)]
    return el('section', {}, head, this.#place(text.at, text.path), ...notes, ...many, ...field)
  }

  #field(text: PageText, source: string, id: string): HTMLElement[] {
    const rows = String(Math.min(12, Math.floor(source.length / 40) + source.split('\n').length))
    const area = el('textarea', { 'aria-labelledby': id, rows })
    area.value = source
    const real = el('input', { type: 'checkbox' })
    const { at, path, digest } = text
    this.#fields.push(() =>
      area.value === source && !real.checked
        ? undefined
        : { file: at.file, path, digest, text: area.value, ...(real.checked && { real: true }) },
    )
    return [
      area,
      ...(text.isPicture ? [this.#chooser(text)] : []),
      ...(text.placeholder
        ? [el('label', { class: 'real' }, real, 'This is the real value: it is no longer marked as made up')]
        : []),
    ]
  }

  /** A field for a file that replaces a picture. */
  #chooser(text: PageText): HTMLElement {
    const input = el('input', { type: 'file', accept: 'image/*' })
    input.addEventListener('change', () => {
      const [file] = input.files ?? []
      if (file) void this.#work.replace(text, file).then((why) => (why === '' ? this.#close() : this.fail(why)))
    })
    return el('label', { class: 'file' }, 'Another picture, which may also be dropped onto this one:', input)
  }

  /** The claims of a text, each with a button that opens it, and its marked amounts. */
  #claims({ claims }: PageText, source: string): HTMLElement[] {
    const chips: HTMLElement[] = claims.map((name) => {
      const chip = el('button', { type: 'button', class: 'chip', click: () => void this.#openClaim(name) }, `{${name}}`)
      void this.#work.claim(name).then((claim) => {
        if (claim) chip.textContent = `{${name}}: ${claim.source} (on ${pagesOf(claim)})`
      })
      return chip
    })
    for (const [, amount = ''] of source.matchAll(/\{=([^{}]+)\}/g))
      chips.push(el('span', { class: 'chip' }, `${amount}: no promise`))
    return chips.length > 0 ? [el('p', { class: 'chips' }, 'Claims: ', ...chips)] : []
  }

  async #openClaim(name: string): Promise<void> {
    const claim = await this.#work.claim(name)
    if (!claim) return
    this.#fields = []
    const part = this.#part(claim, [], 0)
    part.append(el('p', {}, `Declared once; it is on ${pagesOf(claim)}.`))
    this.#show([part])
  }
}
