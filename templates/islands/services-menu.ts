// The services menu of the wide header is <details> that HTML opens and closes by itself, with nested ones for the
// groups. This adds the mouse, the keys, and panels that stand beside their group and inside the window.
import { fit, mouse, onEscape } from './parts/opens.ts'

const SUB_DELAY = 100
const GRACE = 300
const TYPING_RESET = 1000

// What is shown: nothing, the list, or (0 and up) the list with the sub-menu of that item.
const CLOSED = -2
const OPEN = -1

/** For comparing: no accents, no case (capitals, because there is one capital sigma). */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

/** `island` holds the menu, which may be open already: the visitor was here before the script. */
export default function servicesMenu(island: HTMLElement) {
  const root = island.firstElementChild as HTMLDetailsElement
  const [trigger, list] = root.children as unknown as [HTMLElement, HTMLElement]
  const rows = [...list.children] as HTMLElement[]
  const groups = rows.map((row) => row.querySelector('details'))
  const subs = rows.map((row) => row.querySelector('ul'))
  let shown = root.open ? groups.findIndex((group) => group?.open) : CLOSED
  // The click that follows an opening by hover must not close what the hover opened.
  let byHover: boolean | undefined
  let timer: ReturnType<typeof setTimeout>
  /** The item under the pointer. */
  let over = -1
  /** Whether the pointer, having left the item of the open sub-menu, is on its way to that sub-menu. */
  let underWay: ((x: number, y: number) => boolean) | undefined
  let typed = ''
  let typedAt = 0

  const rowOf = (node: EventTarget | null) => rows.findIndex((row) => row.contains(node as Node))
  const inside = (node: EventTarget | null) => root.contains(node as Node)
  const later = (ms = 0, act = () => {}) => {
    underWay = undefined
    clearTimeout(timer)
    if (ms) timer = setTimeout(act, ms)
  }
  const show = (next: number, hover?: boolean, focus?: HTMLElement | null) => {
    later()
    byHover = hover
    shown = next
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
  const settle = () => {
    if (shown > OPEN) show(OPEN, true)
    later(subs[over] ? SUB_DELAY : 0, () => show(over, true))
  }
  const on = <Type extends keyof HTMLElementEventMap>(type: Type, act: (event: HTMLElementEventMap[Type]) => unknown) =>
    root.addEventListener(type, act)

  on(
    'pointerenter',
    mouse(() => {
      later()
      if (shown === CLOSED) show(OPEN, true)
    }),
  )
  on(
    'pointerleave',
    mouse(() => {
      over = -1
      // Someone who came by keyboard keeps the list when the mouse passes over it.
      later(GRACE, () => list.querySelector(':focus-visible') || show(CLOSED))
    }),
  )
  on(
    'pointermove',
    mouse(({ clientX, clientY, target }) => {
      const before = over
      over = rowOf(target)
      if (shown > OPEN) {
        if (over === shown) return later()
        if (before === shown) {
          later(GRACE, settle)
          const { left, right, top, bottom } = (subs[shown] as Element).getBoundingClientRect()
          const toRight = left + right > 2 * clientX
          // The triangle from here, give or take 5 px, to the near edge of the sub-menu.
          const startX = toRight ? clientX - 5 : clientX + 5
          let last = 0
          underWay = (x, y) => {
            const before = last
            last = (x - startX) / ((toRight ? left : right) - startX)
            const within = (edge: number) => clientY + last * (edge - clientY)
            return last >= before && y >= within(top) && y <= within(bottom)
          }
        }
        if (underWay?.(clientX, clientY)) return
      }
      if (underWay || over !== before) settle()
    }),
  )

  on('keydown', (event) => {
    const { key } = event
    if (event.ctrlKey || event.altKey || event.metaKey || (shown === CLOSED && key !== 'ArrowDown')) return
    const here = event.target as HTMLElement
    const level = (list.contains(here) && here.closest('ul')) || list
    const peers = [...level.children].map((row) => row.querySelector('summary, a') as HTMLElement)
    const at = peers.indexOf(here)
    if (Date.now() - typedAt >= TYPING_RESET) typed = ''
    const step = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: peers.length - 1 }[key]
    let to = Math.max(shown, OPEN)
    let next = peers[step as number]
    if (key === 'ArrowRight' && here.nextElementSibling && at >= 0) {
      to = at
      next = here.nextElementSibling.querySelector('a') as HTMLElement
    } else if (key === 'ArrowLeft') {
      to = OPEN
      if (level !== list) next = level.previousElementSibling as HTMLElement
    } else if (key.length === 1 && (key !== ' ' || typed)) {
      typed += fold(key)
      typedAt = Date.now()
      const letter = typed[0] as string
      const wanted = typed.replaceAll(letter, '') ? typed : letter
      // One letter goes on to the next item; more letters may stay on this one.
      const from = wanted === letter ? at + 1 : at
      next = [...peers.slice(from), ...peers].find((peer) =>
        fold(peer.textContent as string).startsWith(wanted),
      ) as HTMLElement
    } else if (step === undefined) return
    event.preventDefault()
    show(to, false, next)
  })

  // Firefox presses a button when the space bar comes up.
  on('keyup', (event) => event.key === ' ' && typed && event.preventDefault())

  on('focusout', ({ relatedTarget }) => {
    if (!relatedTarget) return
    if (!inside(relatedTarget)) show(CLOSED)
    else if (shown > OPEN && rowOf(relatedTarget) !== shown) show(OPEN)
  })

  on('click', (event) => {
    const pressed = (event.target as Element).closest('summary')
    if (!pressed) return
    event.preventDefault()
    if (pressed === trigger) show(byHover || shown === CLOSED ? OPEN : CLOSED)
    else {
      const at = rowOf(pressed)
      show(byHover || shown !== at ? at : OPEN)
    }
  })

  // A press outside closes, and Escape wherever the focus is. For good: an island lives as long as its page.
  document.addEventListener('pointerdown', ({ target }) => inside(target) || show(CLOSED))
  onEscape(() => {
    const { activeElement, body } = document
    // The focus goes to the trigger, but not from someone typing elsewhere while the mouse rests here.
    if (shown > CLOSED) show(CLOSED, false, activeElement === body || inside(activeElement) ? trigger : null)
  })
  show(shown)
  island.dataset.live = ''
}
