// A link that is only an icon, and the tooltip that says in words where it leads.
import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
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
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    if (openOne || Date.now() - closedAt < SKIP) show()
    else timer.current = setTimeout(show, DELAY)
  }

  useLayoutEffect(() => {
    if (!open) return
    // A bubble that would leave the window moves to the other side.
    const element = bubble.current as HTMLElement
    element.className = ''
    const { left, right, top } = element.getBoundingClientRect()
    element.className = `${top < 0 ? 'below' : ''} ${left < 0 ? 'start' : right > document.body.clientWidth ? 'end' : ''}`
  }, [open])
  // For good: an island lives as long as its page.
  useEffect(() => {
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
    // Not when the focus itself scrolled the page.
    document.addEventListener('scroll', () => openOne === setOpen && document.activeElement?.nextSibling !== bubble.current && hide())
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
