// Shared by everything that opens: Escape, the mouse, and a place inside the window. Without Preact.

/** An element with attributes `data-live` and `data-open`: the wrapper of a script that runs, and what it opens. */
export type Live = HTMLElement & { dataset: { live?: string; open?: string } }

/** Calls `act` when Escape is pressed, wherever the focus is. Returns what ends that. */
export const onEscape = (act: () => void) => {
  const listener = ({ key }: KeyboardEvent) => key === 'Escape' && act()
  document.addEventListener('keydown', listener)
  return () => document.removeEventListener('keydown', listener)
}

/** Only a mouse hovers; touch and pen press. */
export const mouse =
  <Event extends { pointerType: string }>(act: (event: Event) => void) =>
  (event: Event) =>
    event.pointerType === 'mouse' && act(event)

/** Gives what opened the classes that keep it in the window, by where it is without them. */
export const fit = (element: Element, classes: (box: DOMRect, width: number) => string) => {
  element.className = ''
  element.className = classes(element.getBoundingClientRect(), document.body.clientWidth)
}
