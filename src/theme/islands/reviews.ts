// The buttons of a list that scrolls sideways and snaps, and the line that says which cards are in view. The list itself
// is plain HTML. The scroll position is the only state, so that swipe, keys and buttons agree; CSS decides how many cards
// are in view.

import type { Live } from '#theme/islands/parts/opens.ts'

/** How long the list must lie still before its position counts. */
const STILL = 120

/** `element` holds the line and the two buttons, and the list follows it. */
export default function reviews(element: Live) {
  const track = element.nextElementSibling as HTMLElement
  const line = element.querySelector('p') as HTMLElement
  const [previous, next] = element.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement]
  let index = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const widths = () => {
    const { children, clientWidth, scrollLeft } = track
    const [a, b] = children as unknown as [HTMLElement?, HTMLElement?]
    const step = (b?.offsetLeft as number) - (a?.offsetLeft as number) || clientWidth || 1
    // Where lines begin on the right, both are negative.
    return { step, visible: Math.round(Math.abs(clientWidth / step)), at: Math.round(scrollLeft / step) }
  }
  /** Writes what has changed, and nothing else. */
  const turn = (button: HTMLElement, off: boolean) => {
    if (button.ariaDisabled !== `${off}`) button.ariaDisabled = `${off}`
  }
  /** Scrolls to a card within the list; returns whether the current card changed. */
  const place = (wanted: number, visible: number) => {
    const all = track.children.length
    const last = all - visible
    const to = Math.max(0, Math.min(wanted, last))
    const moved = to !== index
    index = to
    turn(previous, index <= 0)
    turn(next, index >= last)
    const { single, several } = line.dataset
    const values: Record<string, number> = { from: index + 1, to: index + visible, all }
    const text = (visible > 1 ? several : single) as string
    if (moved || line.textContent) line.textContent = text.replace(/{(\w+)}/g, (_, name) => `${values[name]}`)
    return moved
  }
  const go = (by: number) => {
    const { step, visible } = widths()
    if (!place(index + by, visible)) return
    clearTimeout(timer)
    track.scrollTo({ left: index * step })
  }
  const look = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const { at, visible } = widths()
      place(at, visible)
    }, STILL)
  }
  previous.onclick = () => go(-1)
  next.onclick = () => go(1)
  new ResizeObserver(look).observe(track)
  // Not every browser reports the end of a scroll: the position is read once the list stops moving.
  track.addEventListener('scroll', look)
  element.dataset.live = ''
}
