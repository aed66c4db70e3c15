// The form of the page editor: the values of one element with their findings and claims, and one row of buttons.
import type { Change } from '../editor/edit.ts'
import { ask } from './ask.ts'

/** What the form asks of the editor; a result is why the server refused, else ''. */
export interface FormWork {
  save(changes: readonly Change[]): Promise<string>
  /** Puts a file in the place of a picture. */
  replace(picture: HTMLElement, file: File): Promise<string>
  /** Called when the form is closed by a key or a button. */
  closed(): void
}

/** Where the form opens: below this line, in CSS pixels of the window. */
export type Anchor = Pick<DOMRect, 'bottom' | 'left'>

/** A new text for the value of a part of the form. */
export const changeOf = (part: HTMLElement, text: string): Change => ({
  ...JSON.parse(part.dataset.change as string),
  text,
})

export class TextForm {
  readonly element: HTMLDialogElement
  readonly #work: FormWork
  readonly #parts: HTMLElement
  readonly #why: HTMLElement
  readonly #save: HTMLElement

  constructor(element: HTMLDialogElement, work: FormWork) {
    this.element = element
    this.#work = work
    const [parts, why, save, close] = ['.parts', '.why', '.save', '.close'].map((name) => element.querySelector(name))
    this.#parts = parts as HTMLElement
    this.#why = why as HTMLElement
    this.#save = save as HTMLElement
    save?.addEventListener('click', () => void this.#send())
    close?.addEventListener('click', () => this.#close())
    element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#close()
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void this.#send()
    })
    element.addEventListener('change', ({ target }) => void this.#choose(target as HTMLInputElement))
  }

  get isOpen(): boolean {
    return this.element.open
  }

  /** Opens the form with parts that the server wrote, at `anchor` or where it is. */
  show(parts: Iterable<Element>, anchor?: Anchor): void {
    this.fail('')
    this.#parts.replaceChildren(...parts)
    const field = this.#parts.querySelector('textarea')
    this.#save.hidden = !field
    if (!this.element.open) this.element.show()
    const first = field ?? (this.#save.nextElementSibling as HTMLElement)
    first.focus()
    if (anchor) this.#moveTo(anchor)
    for (const chip of this.#parts.querySelectorAll<HTMLElement>('[data-claim]')) void this.#fill(chip)
  }

  /** Shows why something was refused. */
  fail(words: string): void {
    this.#why.textContent = words
  }

  #moveTo({ bottom, left }: Anchor): void {
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

  #end(why: string): void {
    if (why === '') this.#close()
    else this.fail(why)
  }

  async #send(): Promise<void> {
    const changes = [...this.#parts.querySelectorAll<HTMLElement>('[data-change]')].flatMap((part) => {
      const area = part.querySelector('textarea')
      const real = part.querySelector<HTMLInputElement>('.real input')?.checked ?? false
      return area && (real || area.value !== area.defaultValue) ? [{ ...changeOf(part, area.value), real }] : []
    })
    this.fail('')
    this.#end(changes.length > 0 ? await this.#work.save(changes) : '')
  }

  async #choose(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? []
    const part = input.closest<HTMLElement>('[data-change]')
    if (file && part) this.#end(await this.#work.replace(part, file))
  }

  /** Writes the text of a claim on its button, which opens it. */
  async #fill(chip: HTMLElement): Promise<void> {
    const claim = ask('claim', { name: chip.dataset.claim as string })
    chip.addEventListener('click', async () => {
      const page = await claim
      if (page) this.show([...page.body.children].map((part) => part.cloneNode(true) as Element))
    })
    chip.textContent = (await claim)?.title ?? chip.textContent
  }
}
