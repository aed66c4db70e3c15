// The tooltip of a link that is only an icon: after 700 ms under the mouse, at once with the keyboard or next to another.
import { fit, type Live, mouse, onEscape } from '#theme/islands/parts/opens.ts'

const DELAY = 700
const SKIP = 300

// Shared by all tooltips of a page: one is open at a time, and the next one within SKIP does not wait.
let hideOpen: (() => void) | undefined
let closedAt = 0

/** `island` holds one element with the link and its tooltip. */
export default function tip(island: Live) {
  const root = island.firstElementChild as HTMLElement
  const [link, bubble] = root.children as unknown as [HTMLElement, Live]
  let timer: ReturnType<typeof setTimeout>

  const hide = () => {
    clearTimeout(timer)
    if (hideOpen !== hide) return
    hideOpen = undefined
    closedAt = Date.now()
    bubble.dataset.open = 'false'
  }
  const show = () => {
    clearTimeout(timer)
    hideOpen?.()
    hideOpen = hide
    bubble.dataset.open = 'true'
    // A bubble that would leave the window moves to the other side.
    fit(
      bubble,
      ({ left, right, top }, width) => `${top < 0 ? 'below' : ''} ${left < 0 ? 'start' : right > width ? 'end' : ''}`,
    )
  }
  root.addEventListener(
    'pointerenter',
    mouse(() => {
      if (hideOpen || Date.now() - closedAt < SKIP) show()
      else timer = setTimeout(show, DELAY)
    }),
  )
  for (const type of ['pointerleave', 'pointerdown']) root.addEventListener(type, hide)
  link.addEventListener('focus', () => link.matches(':focus-visible') && show())
  link.addEventListener('blur', hide)
  onEscape(hide)
  // Not when the focus itself scrolled the page.
  document.addEventListener('scroll', () => hideOpen === hide && document.activeElement !== link && hide())
  island.dataset.live = ''
}
