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
let hideOpen: (() => void) | undefined
let hiddenAt = 0

export default function Tip({ id, href, label, tip, icon }: Props) {
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)

  const hide = useRef(() => {
    clearTimeout(timer.current)
    if (hideOpen !== hide) return
    hideOpen = undefined
    hiddenAt = Date.now()
    setOpen(false)
  }).current
  const show = () => {
    if (hideOpen === hide) return
    hideOpen?.()
    clearTimeout(timer.current)
    hideOpen = hide
    setOpen(true)
  }
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    if (hideOpen || Date.now() - hiddenAt < SKIP) show()
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
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), listening)
    document.addEventListener('scroll', hide, listening)
    return () => listening.abort()
  }, [])

  return (
    <span className="tip" onPointerEnter={enter} onPointerLeave={hide} onPointerDown={hide}>
      <a href={href} aria-label={label} aria-describedby={`${id}-tip`} onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && show()} onBlur={hide}>
        {sign(icon)}
      </a>
      <span id={`${id}-tip`} role="tooltip" ref={bubble} data-open={open}>
        {tip}
      </span>
    </span>
  )
}
