// The services menu of the wide header: a disclosure (not role=menu), opened by mouse or press, with nested menus
// beside it.
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { fit, mouse, onEscape, sign } from './parts/shared.tsx'

type Link = { readonly name: string; readonly href: string }
type Item = Link & { readonly subItems?: readonly Link[] }

type Props = {
  readonly id: string
  readonly label: string
  /** The section the menu stands for: its trigger is marked on every page below it. */
  readonly href: string
  readonly items: readonly Item[]
  /** Path of the page the menu is drawn on. */
  readonly current: string
}

const SUB_DELAY = 100
const GRACE = 300
const TYPING_RESET = 1000

// What is shown: nothing, the list, or (0 and up) the list with the sub-menu of that item.
const CLOSED = -2
const OPEN = -1

/** For comparing: no accents, no case (capitals, because there is one capital sigma). */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

export default function ServicesMenu({ id, label, href, items, current }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(CLOSED)
  const [behaviour] = useState(() => behave(root, setShown))
  const { drawn, listen, press, pressSub, ...handlers } = behaviour

  useLayoutEffect(() => drawn(shown), [shown])
  useLayoutEffect(listen, [])

  const here = (link: Link) => (link.href === current ? 'page' : undefined)
  const trigger = (name: string, controls: string, open: boolean, within: boolean, act: () => void) => (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      aria-current={within || undefined}
      onClick={act}
    >
      {name}
      {sign('m6 9 6 6 6-6')}
    </button>
  )
  const links = (list: readonly Item[], under: string) => (
    <ul id={under}>
      {list.map((item, i) => (
        <li key={item.name}>
          {item.subItems ? (
            <>
              {trigger(item.name, `${under}-${i}`, shown === i, item.subItems.some(here), () => pressSub(i))}
              {links(item.subItems, `${under}-${i}`)}
            </>
          ) : (
            <a href={item.href} aria-current={here(item)}>
              {item.name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <div className="services" ref={root} {...handlers}>
      {trigger(label, `${id}-list`, shown !== CLOSED, `${current}/`.startsWith(`${href}/`), press)}
      {links(items, `${id}-list`)}
    </div>
  )
}

/** The words and addresses stand in the drawn menu already. */
ServicesMenu.reads = ['label', 'items']
ServicesMenu.read = ({ firstElementChild }: HTMLElement) => {
  const list = (of: Element | undefined): Item[] =>
    [...(of as Element).children].map(({ children: [first, below] }) => ({
      name: first?.textContent as string,
      href: first?.getAttribute('href') as string,
      ...(below && { subItems: list(below) }),
    }))
  const [trigger, items] = (firstElementChild as Element).children
  return { label: trigger?.textContent, items: list(items) }
}

/** How the menu answers to pointer, keys and focus. Made once: what it remembers between events is not drawn. */
function behave(root: { readonly current: HTMLElement | null }, draw: (shown: number) => void) {
  let shown = CLOSED
  // The click that follows an opening by hover must not close what the hover opened.
  let byHover: boolean | undefined
  let timer: ReturnType<typeof setTimeout>
  let focusNext: HTMLElement | null | undefined
  /** The item under the pointer. */
  let over = -1
  /** Whether the pointer, having left the item of the open sub-menu, is on its way to that sub-menu. */
  let underWay: ((x: number, y: number) => boolean) | undefined
  let typed = ''
  let typedAt = 0

  const own = (index: number) => root.current?.children[index] as HTMLElement
  const rows = () => [...own(1).children]
  const subOf = (index: number) => rows()[index]?.children[1]
  const rowOf = (node: EventTarget | null) => rows().findIndex((row) => row.contains(node as Node))
  const inside = (node: EventTarget | null) => root.current?.contains(node as Node)
  const later = (ms = 0, act = () => {}) => {
    underWay = undefined
    clearTimeout(timer)
    if (ms) timer = setTimeout(act, ms)
  }
  const show = (next: number, hover?: boolean, focus?: HTMLElement | null) => {
    later()
    byHover = hover
    const same = next === shown
    shown = next
    draw(next)
    if (same) focus?.focus()
    else focusNext = focus
  }
  /** Acts on the item the pointer is on now. */
  const settle = () => {
    if (shown > OPEN) show(OPEN, true)
    later(subOf(over) ? SUB_DELAY : 0, () => show(over, true))
  }

  return {
    onPointerEnter: mouse(() => {
      later()
      if (shown === CLOSED) show(OPEN, true)
    }),

    onPointerLeave: mouse(() => {
      over = -1
      // Someone who came by keyboard keeps the list when the mouse passes over it.
      later(GRACE, () => own(1).querySelector(':focus-visible') || show(CLOSED))
    }),

    onPointerMove: mouse(({ clientX, clientY, target }) => {
      const before = over
      over = rowOf(target)
      if (shown > OPEN) {
        if (over === shown) return later()
        if (before === shown) {
          later(GRACE, settle)
          const { left, right, top, bottom } = (subOf(shown) as Element).getBoundingClientRect()
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

    onKeyDown(event: KeyboardEvent) {
      const { key } = event
      if (event.ctrlKey || event.altKey || event.metaKey || (shown === CLOSED && key !== 'ArrowDown')) return
      const here = event.target as HTMLElement
      const level = (own(1).contains(here) && here.closest('ul')) || own(1)
      const peers = [...level.children].map((row) => row.children[0] as HTMLElement)
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
        if (level !== own(1)) next = level.previousElementSibling as HTMLElement
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
    },

    /** Firefox presses a button when the space bar comes up. */
    onKeyUp: (event: KeyboardEvent) => event.key === ' ' && typed && event.preventDefault(),

    onBlurCapture({ relatedTarget }: FocusEvent) {
      if (!relatedTarget) return
      if (!inside(relatedTarget)) show(CLOSED)
      else if (shown > OPEN && rowOf(relatedTarget) !== shown) show(OPEN)
    },

    press: () => show(byHover || shown === CLOSED ? OPEN : CLOSED),

    pressSub: (index: number) => show(byHover || shown !== index ? index : OPEN),

    drawn(now: number) {
      focusNext?.focus()
      if (now === CLOSED) return
      // A panel that would leave the window opens to the other side, or upwards.
      fit(
        subOf(now) ?? own(1),
        ({ right, bottom }, width) => `${right > width ? 'flip' : ''} ${bottom > innerHeight ? 'up' : ''}`,
      )
    },

    /** A press outside closes, and Escape wherever the focus is. For good: an island lives as long as its page. */
    listen() {
      document.addEventListener('pointerdown', ({ target }) => inside(target) || show(CLOSED))
      onEscape(() => {
        const { activeElement, body } = document
        // The focus goes to the trigger, but not from someone typing elsewhere while the mouse rests here.
        if (shown > CLOSED) show(CLOSED, false, activeElement === body || inside(activeElement) ? own(0) : null)
      })
    },
  }
}
