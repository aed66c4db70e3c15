// A sub-menu of the wide header is <details> that HTML opens and closes by itself, with nested ones for the groups. This
// adds the mouse, the keys, and panels that are next to their group and inside the window.
import { fit, mouse, onEscape } from '#theme/islands/parts/opens.ts'

const SUB_DELAY = 100
const GRACE = 300
const TYPING_RESET = 1000

// What is shown: nothing, the list, or (0 and up) the list with the sub-menu of that item.
const CLOSED = -2
const OPEN = -1

/** For comparing: no accents, no case (capitals, because there is one capital sigma). */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

class Menu {
  readonly root: HTMLDetailsElement
  readonly trigger: HTMLElement
  readonly list: HTMLElement
  readonly rows: HTMLElement[]
  readonly groups: (HTMLDetailsElement | null)[]
  readonly subs: (HTMLElement | null)[]
  shown: number
  /** Whether the mouse opened what is shown: the click that follows must not close it. */
  byHover: boolean | undefined
  timer: ReturnType<typeof setTimeout> | undefined
  /** The item under the pointer. */
  over = -1
  /** Whether a pointer that has left the item of the open sub-menu is on its way to that sub-menu. */
  underWay: ((x: number, y: number) => boolean) | undefined
  typed = ''
  typedAt = 0

  /** `root` may be open already: the visitor was here before the script. */
  constructor(root: HTMLDetailsElement) {
    this.root = root
    const [trigger, list] = root.children as unknown as [HTMLElement, HTMLElement]
    this.trigger = trigger
    this.list = list
    this.rows = [...list.children] as HTMLElement[]
    this.groups = this.rows.map((row) => row.querySelector('details'))
    this.subs = this.rows.map((row) => row.querySelector('ul'))
    this.shown = root.open ? this.groups.findIndex((group) => group?.open) : CLOSED
    this.listen()
    this.show(this.shown)
  }

  readonly rowOf = (node: EventTarget | null) => this.rows.findIndex((row) => row.contains(node as Node))
  readonly inside = (node: EventTarget | null) => this.root.contains(node as Node)

  later(act?: () => void, ms?: number) {
    this.underWay = undefined
    clearTimeout(this.timer)
    if (act) this.timer = setTimeout(act, ms)
  }

  show(next: number, hover?: boolean, focus?: HTMLElement | null) {
    const { root, groups, subs, list } = this
    this.later()
    this.byHover = hover
    this.shown = next
    root.open = next > CLOSED
    groups.forEach((group, i) => {
      if (group) group.open = i === next
    })
    focus?.focus()
    // A panel that would leave the window opens to the other side, or upwards.
    if (root.open)
      fit(
        subs[next] ?? list,
        ({ right, bottom }, width) => `${right > width ? 'flip' : ''} ${bottom > innerHeight ? 'up' : ''}`,
      )
  }

  /** Acts on the item the pointer is on now. */
  readonly settle = () => {
    const { over } = this
    if (this.shown > OPEN) this.show(OPEN, true)
    this.later(this.subs[over] ? () => this.show(over, true) : undefined, SUB_DELAY)
  }

  /** The pointer has left the item of the open sub-menu here: it may be on its way to that sub-menu. */
  leaveItem(clientX: number, clientY: number) {
    this.later(this.settle, GRACE)
    const { left, right, top, bottom } = (this.subs[this.shown] as Element).getBoundingClientRect()
    const toRight = left + right > 2 * clientX
    // The triangle from here, give or take 5 px, to the near edge of the sub-menu.
    const startX = toRight ? clientX - 5 : clientX + 5
    let last = 0
    this.underWay = (x, y) => {
      const before = last
      last = (x - startX) / ((toRight ? left : right) - startX)
      const within = (edge: number) => clientY + last * (edge - clientY)
      return last >= before && y >= within(top) && y <= within(bottom)
    }
  }

  move({ clientX, clientY, target }: PointerEvent) {
    const before = this.over
    this.over = this.rowOf(target)
    if (this.shown > OPEN) {
      if (this.over === this.shown) return this.later()
      if (before === this.shown) this.leaveItem(clientX, clientY)
    }
    if (!this.underWay?.(clientX, clientY) && (this.underWay || this.over !== before)) this.settle()
  }

  /** Adds a letter to those typed in quick succession; returns the item, from `at` on, whose text begins with them. */
  typeahead(key: string, peers: HTMLElement[], at: number) {
    this.typed += fold(key)
    this.typedAt = Date.now()
    const { typed } = this
    const letter = typed[0] as string
    // One letter goes on to the next item; more letters may stay on this one.
    const isOne = !typed.replaceAll(letter, '')
    return [...peers.slice(isOne ? at + 1 : at), ...peers].find((peer) =>
      fold(peer.textContent as string).startsWith(isOne ? letter : typed),
    )
  }

  press(event: KeyboardEvent) {
    const { list, shown } = this
    const { key } = event
    if (event.ctrlKey || event.altKey || event.metaKey || (shown === CLOSED && key !== 'ArrowDown')) return
    const here = event.target as HTMLElement
    const level = (list.contains(here) && here.closest('ul')) || list
    const peers = [...level.children].map((row) => row.querySelector('summary, a') as HTMLElement)
    const at = peers.indexOf(here)
    if (Date.now() - this.typedAt >= TYPING_RESET) this.typed = ''
    const step = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: peers.length - 1 }[key]
    let to = Math.max(shown, OPEN)
    let next = peers[step as number]
    if (key === 'ArrowRight' && here.nextElementSibling && at >= 0) {
      to = at
      next = here.nextElementSibling.querySelector('a') as HTMLElement
    } else if (key === 'ArrowLeft') {
      to = OPEN
      if (level !== list) next = level.previousElementSibling as HTMLElement
    } else if (key.length === 1 && (key !== ' ' || this.typed)) next = this.typeahead(key, peers, at)
    else if (step === undefined) return
    event.preventDefault()
    this.show(to, false, next)
  }

  click(event: MouseEvent) {
    const pressed = (event.target as Element).closest('summary')
    if (!pressed) return
    event.preventDefault()
    const at = this.rowOf(pressed)
    if (pressed === this.trigger) this.show(this.byHover || this.shown === CLOSED ? OPEN : CLOSED)
    else this.show(this.byHover || this.shown !== at ? at : OPEN)
  }

  enter() {
    this.later()
    if (this.shown === CLOSED) this.show(OPEN, true)
  }

  leave() {
    this.over = -1
    // Someone who came by keyboard keeps the list when the mouse passes over it.
    this.later(() => this.list.querySelector(':focus-visible') || this.show(CLOSED), GRACE)
  }

  listen() {
    const { root, inside } = this
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      act: (event: HTMLElementEventMap[Type]) => unknown,
    ) => root.addEventListener(type, act)
    on(
      'pointerenter',
      mouse(() => this.enter()),
    )
    on(
      'pointerleave',
      mouse(() => this.leave()),
    )
    on(
      'pointermove',
      mouse((event) => this.move(event)),
    )
    on('keydown', (event) => this.press(event))
    // Firefox presses a button when the space bar comes up.
    on('keyup', (event) => event.key === ' ' && this.typed && event.preventDefault())
    on('focusout', ({ relatedTarget }) => {
      if (!relatedTarget) return
      if (!inside(relatedTarget)) this.show(CLOSED)
      else if (this.shown > OPEN && this.rowOf(relatedTarget) !== this.shown) this.show(OPEN)
    })
    on('click', (event) => this.click(event))
    // A press outside closes, and Escape wherever the focus is. For good: an island lives as long as its page.
    document.addEventListener('pointerdown', ({ target }) => inside(target) || this.show(CLOSED))
    onEscape(() => {
      const { activeElement, body } = document
      // The focus goes to the trigger, but not from someone typing elsewhere while the mouse rests here.
      if (this.shown > CLOSED)
        this.show(CLOSED, false, activeElement === body || inside(activeElement) ? this.trigger : null)
    })
  }
}

/** `island` holds one sub-menu. */
export default function submenu(island: HTMLElement) {
  new Menu(island.firstElementChild as HTMLDetailsElement)
  island.dataset.live = ''
}
