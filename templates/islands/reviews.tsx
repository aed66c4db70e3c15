// The reviews: a list that scrolls sideways and snaps. Script adds two buttons and says where the list stands.
// The scroll position is the one truth, so that swipe, keys and buttons agree; how many cards show is CSS's decision.
import { useEffect, useRef, useState } from 'react'
import { sign } from './parts/sign.tsx'

type Props = {
  readonly id: string
  readonly labels: Readonly<Record<'region' | 'roledescription' | 'previous' | 'next' | 'position' | 'single' | 'slide' | 'stars', string>>
  readonly items: readonly { readonly id: string; readonly name: string; readonly rating: number; readonly text: string; readonly date: string; readonly iso: string }[]
}

/** How long the list must lie still before its position counts. */
const STILL = 120

const fill = (text: string, values: Readonly<Record<string, number>>) => text.replace(/{(\w+)}/g, (_, name) => String(values[name]))
const star = (n: number) => `M${24 * n + 12} 3l2.8 5.7 6.2.9-4.5 4.4 1 6.2-5.5-2.9-5.5 2.9 1-6.2-4.5-4.4 6.2-.9z`
const all = [0, 1, 2, 3, 4]

export default function Reviews({ id, labels, items }: Props) {
  const track = useRef<HTMLUListElement>(null)
  const [{ index, visible, moved }, setState] = useState({ index: 0, visible: 0, moved: false })
  const now = useRef({ index: 0, visible: 0, busy: false }).current

  const widths = () => {
    const { children, clientWidth, scrollLeft } = track.current as HTMLElement
    const [a, b] = children as unknown as HTMLElement[]
    const step = b && a ? b.offsetLeft - a.offsetLeft : clientWidth
    return { step, visible: Math.round(clientWidth / step), at: Math.round(scrollLeft / step) }
  }
  const place = (next: number, visible: number) => {
    const moved = next !== now.index
    now.index = next
    setState((state) => ({ index: next, visible, moved: state.moved || moved }))
  }
  const go = (by: number) => {
    const { step, visible } = widths()
    const next = Math.max(0, Math.min(now.index + by, items.length - visible))
    if (next === now.index) return
    now.busy = true
    place(next, visible)
    track.current?.scrollTo({ left: next * step })
  }

  useEffect(() => {
    const element = track.current as HTMLElement
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        now.busy = false
        const { at, visible } = widths()
        place(Math.min(at, items.length - visible), visible)
      }, STILL)
    }
    const watch = new ResizeObserver(look)
    watch.observe(element)
    element.addEventListener('scroll', look)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])

  const arrow = (label: string, by: number, off: boolean) => (
    <button type="button" aria-label={label} aria-controls={id} aria-disabled={off} onClick={() => go(by)}>
      {sign(by < 0 ? 'm15 6-6 6 6 6' : 'm9 6 6 6-6 6')}
    </button>
  )
  return (
    <section className="reviews" aria-label={labels.region} aria-roledescription={labels.roledescription}>
      <div className="reviews-controls">
        <p aria-live="polite">{moved ? fill(visible > 1 ? labels.position : labels.single, { from: index + 1, to: index + visible, all: items.length }) : null}</p>
        {arrow(labels.previous, -1, index === 0)}
        {arrow(labels.next, 1, index >= items.length - visible)}
      </div>
      <ul id={id} ref={track} tabIndex={0} aria-label={labels.region}>
        {items.map((item, i) => (
          <li key={item.id}>
            <figure>
              <span className="hidden-words">{fill(labels.slide, { n: i + 1, all: items.length })}</span>
              <svg className="stars" viewBox="0 0 120 24" role="img" aria-label={fill(labels.stars, { n: item.rating })}>
                <path d={all.slice(item.rating).map(star).join('')} />
                <path className="full" d={all.slice(0, item.rating).map(star).join('')} />
              </svg>
              <blockquote>{item.text}</blockquote>
              <figcaption>
                <b>{item.name}</b>
                <time dateTime={item.iso}>{item.date}</time>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
