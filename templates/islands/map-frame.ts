// The map of the office. Its link opens a window of its own; with this script, the frame that stands under it.

/** `element` holds the link and the frame, which is hidden and has no name yet. */
export default function mapFrame(element: HTMLElement) {
  const frame = element.querySelector('iframe') as HTMLIFrameElement
  const link = element.querySelector('a') as HTMLAnchorElement
  link.addEventListener('click', () => {
    frame.name = link.target
    frame.hidden = false
  })
}
