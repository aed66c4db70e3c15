// The buttons of a list that scrolls sideways and snaps, and the line that says where it stands. The list itself is
// plain HTML. The scroll position is the one truth, so that swipe, keys and buttons agree; how many cards show is CSS's
// decision.
import { useLayoutEffect, useRef, useState } from 'react'
import { sign } from './parts/sign.tsx'

type Props = {
  /** Id of the list. */
  readonly id: string
  readonly labels: Readonly<Record<'previous' | 'next' | 'position' | 'single', string>>
  /** How many cards the list has. */
  readonly count: number
}

/** How long the list must lie still before its position counts. */
const STILL = 120

/** `{n} of {all}` with its values. */
export const fill = (text: string, values: Readonly<Record<string, number>>) =>
  text.replace(/{(\w+)}/g, (_, name) => String(values[name]))
export default function Reviews({ id, labels, count }: Props) {
  const track = () => document.getElementById(id) as HTMLElement
  const [{ index, visible, moved }, setState] = useState({ index: 0, visible: 0, moved: false })
  const now = useRef<{ index: number; timer?: ReturnType<typeof setTimeout> }>({ index: 0 }).current

  const widths = () => {
    const { children, clientWidth, scrollLeft } = track()
    const [a, b] = children as unknown as (HTMLElement | undefined)[]
    const step = (b?.offsetLeft as number) - (a?.offsetLeft as number) || clientWidth || 1
    return { step, visible: Math.round(clientWidth / step), at: Math.round(scrollLeft / step) }
  }
  /** Whether that is another place than before. */
  const place = (wanted: number, visible: number) => {
    const next = Math.max(0, Math.min(wanted, count - visible))
    const moved = next !== now.index
    now.index = next
    setState((state) => ({ index: next, visible, moved: state.moved || moved }))
    return moved
  }
  const go = (by: number) => {
    const { step, visible } = widths()
    if (!place(now.index + by, visible)) return
    clearTimeout(now.timer)
    track().scrollTo({ left: now.index * step })
  }

  // For good: an island lives as long as its page.
  useLayoutEffect(() => {
    const element = track()
    const look = () => {
      clearTimeout(now.timer)
      now.timer = setTimeout(() => {
        const { at, visible } = widths()
        place(at, visible)
      }, STILL)
    }
    new ResizeObserver(look).observe(element)
    // Browsers that do not say when a scroll ends are asked until it lies still.
    element.addEventListener('onscrollend' in element ? 'scrollend' : 'scroll', look)
  }, [])

  const arrow = (label: string, by: number, off: boolean) => (
    <button type="button" aria-label={label} aria-controls={id} aria-disabled={off} onClick={() => go(by)}>
      {sign(by < 0 ? 'm15 6-6 6 6 6' : 'm9 6 6 6-6 6')}
    </button>
  )
  return (
    <div className="reviews-controls">
      <p aria-live="polite">
        {moved
          ? fill(visible > 1 ? labels.position : labels.single, { from: index + 1, to: index + visible, all: count })
          : null}
      </p>
      {arrow(labels.previous, -1, index === 0)}
      {arrow(labels.next, 1, index >= count - visible)}
    </div>
  )
}
