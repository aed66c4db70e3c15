// Shows a part of another site, such as a map or a calendar. Its link opens a window of its own; with this script, the frame,
// which is hidden while empty.

/** `element` holds the link and the frame. */
export default function embed(element: HTMLElement) {
  const link = element.querySelector('a') as HTMLAnchorElement
  link.onclick = () => {
    ;(element.querySelector('iframe') as HTMLIFrameElement).src = link.href
    return false
  }
}
