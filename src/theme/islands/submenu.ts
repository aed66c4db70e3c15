// A sub-menu of the wide header is <details> that HTML opens and closes by itself, with nested ones for the groups. This
// adds the mouse, the keys, and panels that are next to their group and inside the window.
import { fit, type Live, mouse, onEscape } from '#theme/islands/parts/opens.ts'

const SUB_DELAY = 100
const GRACE = 300
const TYPING_RESET = 1000

// The arrows into a sub-menu and out of it. A page has a direction only if its lines begin on the right.
const INTO = document.dir ? 'ArrowLeft' : 'ArrowRight'
const OUT = document.dir ? 'ArrowRight' : 'ArrowLeft'

// The state of the menu: nothing is shown, the list, or (0 and up) the list with the sub-menu of that item.
const CLOSED = -2
const OPEN = -1

// One menu of a page is used at a time: its parts and its state are those of this module.
let root: HTMLDetailsElement
let trigger: HTMLElement
let list: HTMLElement
let rows: HTMLElement[]
let subs: (HTMLElement | null)[]
let shown: number
/** Whether the mouse opened what is shown: the click that follows must not close it. */
let byHover: boolean | undefined
let timer: ReturnType<typeof setTimeout>
/** The item under the pointer. */
let over = -1
/** Whether a pointer that has left the item of the open sub-menu is on its way to that sub-menu. */
let underWay: ((x: number, y: number) => boolean) | undefined
let typed = ''
let typing: ReturnType<typeof setTimeout>

/** For comparing: capitals, which in Greek have no accents and one sigma. */
const fold = (text: string) => text.toLocaleUpperCase(document.documentElement.lang)

const rowOf = (node: EventTarget | null) => rows.findIndex((row) => row.contains(node as Node))
const inside = (node: EventTarget | null) => root.contains(node as Node)

const later = (act?: () => void, ms?: number) => {
  underWay = undefined
  clearTimeout(timer)
  if (act) timer = setTimeout(act, ms)
}

const show = (next: number, hover?: boolean, focus?: HTMLElement | null) => {
  later()
  byHover = hover
  shown = next
  root.open = next > CLOSED
  subs.forEach((sub, i) => {
    if (sub) (sub.parentElement as HTMLDetailsElement).open = i === next
  })
  focus?.focus()
  // A panel that would leave the window opens to the other side, or upwards.
  if (root.open)
    fit(
      subs[next] ?? list,
      ({ left, right, bottom }, width) =>
        `${left < 0 || right > width ? 'flip' : ''} ${bottom > innerHeight ? 'up' : ''}`,
    )
}

/** Acts on the item the pointer is on now. */
const settle = () => {
  if (shown > OPEN) show(OPEN, true)
  later(subs[over] ? () => show(over, true) : undefined, SUB_DELAY)
}

/** The pointer has left the item of the open sub-menu here: it may be on its way to that sub-menu. */
const leaveItem = (clientX: number, clientY: number) => {
  later(settle, GRACE)
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

const move = ({ clientX, clientY, target }: PointerEvent) => {
  const before = over
  over = rowOf(target)
  if (shown > OPEN) {
    if (over === shown) return later()
    if (before === shown) leaveItem(clientX, clientY)
  }
  if (!underWay?.(clientX, clientY) && (underWay || over !== before)) settle()
}

/** Adds a letter to those typed in quick succession; returns the item, from `at` on, whose text begins with them. */
const typeahead = (key: string, peers: HTMLElement[], at: number) => {
  typed += fold(key)
  clearTimeout(typing)
  typing = setTimeout(() => {
    typed = ''
  }, TYPING_RESET)
  const letter = typed[0] as string
  // One letter goes on to the next item; more letters may stay on this one.
  const isOne = !typed.replaceAll(letter, '')
  return [...peers.slice(isOne ? at + 1 : at), ...peers].find((peer) =>
    fold(peer.textContent as string).startsWith(isOne ? letter : typed),
  )
}

const press = (event: KeyboardEvent) => {
  const { key } = event
  if (event.ctrlKey || event.altKey || event.metaKey || (shown === CLOSED && key !== 'ArrowDown')) return
  const here = event.target as HTMLElement
  const level = list.contains(here) ? (here.closest('ul') as HTMLElement) : list
  const peers = [...level.children].map((row) => row.querySelector('a, summary') as HTMLElement)
  const at = peers.indexOf(here)
  const step = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: peers.length - 1 }[key]
  let to = Math.max(shown, OPEN)
  let next = peers[step as number]
  if (key === INTO && here.nextElementSibling && at >= 0) {
    to = at
    next = here.nextElementSibling.querySelector('a') as HTMLElement
  } else if (key === OUT) {
    to = OPEN
    if (level !== list) next = level.previousElementSibling as HTMLElement
  } else if (key.length === 1 && (typed || key !== ' ')) next = typeahead(key, peers, at)
  else if (step === undefined) return
  event.preventDefault()
  show(to, false, next)
}

/** Goes on with another menu, which may be open already: the visitor was here before the script. */
const use = (next: HTMLDetailsElement) => {
  if (root === next) return
  if (root) show(CLOSED)
  root = next
  ;[trigger, list] = root.children as unknown as [HTMLElement, HTMLElement]
  rows = [...list.children] as HTMLElement[]
  subs = rows.map((row) => row.querySelector('ul'))
  show(root.open ? rows.findIndex((row) => row.querySelector('[open]')) : CLOSED)
}

// A press outside closes, and Escape wherever the focus is. For good: an island lives as long as its page.
document.addEventListener('pointerdown', ({ target }) => inside(target) || show(CLOSED))
onEscape(() => {
  const { activeElement, body } = document
  // The focus goes to the trigger, but not from someone typing elsewhere while the mouse rests here.
  if (shown > CLOSED) show(CLOSED, false, activeElement === body || inside(activeElement) ? trigger : null)
})

/** `island` holds one sub-menu. */
export default function submenu(island: Live) {
  const own = island.firstElementChild as HTMLDetailsElement
  const on = <Type extends keyof HTMLElementEventMap>(type: Type, act: (event: HTMLElementEventMap[Type]) => unknown) =>
    own.addEventListener(type, (event) => {
      use(own)
      act(event)
    })

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
      later(() => list.querySelector(':focus-visible') || show(CLOSED), GRACE)
    }),
  )
  on('pointermove', mouse(move))
  on('keydown', press)
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
    const at = rowOf(pressed)
    if (pressed === trigger) show(byHover || shown === CLOSED ? OPEN : CLOSED)
    else show(byHover || shown !== at ? at : OPEN)
  })
  use(own)
  island.dataset.live = ''
}
