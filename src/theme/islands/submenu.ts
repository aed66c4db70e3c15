// A sub-menu of wide screens is <details> that HTML opens and closes by itself. This opens it under the mouse, and closes
// it on Escape, on a press outside and when the focus leaves it.

/** Milliseconds in which the mouse may leave the list on its way back. */
const GRACE = 300

/** `element` holds one sub-menu. */
export default function submenu(element: HTMLElement) {
  const details = element.querySelector('details') as HTMLDetailsElement
  const word = details.querySelector('summary') as HTMLElement
  const isInside = (node: EventTarget | null) => details.contains(node as Node | null)
  /** Whether the mouse opened the list: the click that follows must not close it. */
  let byMouse = false
  let timer: ReturnType<typeof setTimeout>
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse'
  const close = () => {
    clearTimeout(timer)
    byMouse = false
    details.open = false
  }
  details.addEventListener('pointerenter', (event) => {
    clearTimeout(timer)
    if (!isMouse(event) || details.open) return
    byMouse = true
    details.open = true
  })
  details.addEventListener('pointerleave', (event) => {
    if (isMouse(event) && byMouse) timer = setTimeout(close, GRACE)
  })
  word.addEventListener('click', (event) => {
    if (byMouse) event.preventDefault()
    byMouse = false
  })
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !isInside(relatedTarget)) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!isInside(target)) close()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return
    if (isInside(document.activeElement)) word.focus()
    close()
  })
}
