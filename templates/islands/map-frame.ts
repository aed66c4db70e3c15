// The map of the office. Its link opens a window of its own; with this script, the frame, which is hidden while empty.

/** `element` holds the link and the frame. */
export default function mapFrame(element: HTMLElement) {
  const frame = element.querySelector('iframe') as HTMLIFrameElement
  const link = element.querySelector('a') as HTMLAnchorElement
  link.onclick = () => {
    frame.src = link.href
    return false
  }
}
