// A link that is only an icon, and the tooltip that says in words where it leads.
import { useLayoutEffect, useRef, useState } from 'react'
import { fit, mouse, onEscape } from './parts/opens.ts'
import { sign } from './parts/sign.tsx'

type Props = {
  readonly id: string
  readonly href: string
  readonly label: string
  readonly tip: string
  /** Outline of the icon, on a grid of 24. */
  readonly icon: string
}

const DELAY = 700
const SKIP = 300

// Shared by all tooltips of a page: one is open at a time, and the next after it does not wait.
let openOne: ((open: boolean) => void) | undefined
let closedAt = 0

export default function Tip({ id, href, label, tip, icon }: Props) {
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)

  const hide = () => {
    clearTimeout(timer.current)
    if (openOne !== setOpen) return
    openOne = undefined
    closedAt = Date.now()
    setOpen(false)
  }
  const show = () => {
    clearTimeout(timer.current)
    openOne?.(false)
    openOne = setOpen
    setOpen(true)
  }
  const enter = mouse(() => {
    if (openOne || Date.now() - closedAt < SKIP) show()
    else timer.current = setTimeout(show, DELAY)
  })

  useLayoutEffect(() => {
    // A bubble that would leave the window moves to the other side.
    if (open)
      fit(
        bubble.current as HTMLElement,
        ({ left, right, top }, width) => `${top < 0 ? 'below' : ''} ${left < 0 ? 'start' : right > width ? 'end' : ''}`,
      )
  }, [open])
  // For good: an island lives as long as its page.
  useLayoutEffect(() => {
    onEscape(hide)
    // Not when the focus itself scrolled the page.
    document.addEventListener(
      'scroll',
      () => openOne === setOpen && document.activeElement?.nextSibling !== bubble.current && hide(),
    )
  }, [])

  return (
    <span className="tip" onPointerEnter={enter} onPointerLeave={hide} onPointerDown={hide}>
      <a
        href={href}
        aria-label={label}
        aria-describedby={`${id}-tip`}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && show()}
        onBlur={hide}
      >
        {sign(icon)}
      </a>
      <span id={`${id}-tip`} role="tooltip" ref={bubble} data-open={open}>
        {tip}
      </span>
    </span>
  )
}
