// What several islands have in common. One file, so that it travels with the chunk they all load.
import type { PointerEvent } from 'react'

/** A small sign by its outline, on a grid of 24. Islands draw these few; the table of icons stays out of scripts. */
export const sign = (outline: string) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={outline} />
  </svg>
)

/** Calls `act` when Escape is pressed, wherever the focus is. Returns what ends that. */
export const onEscape = (act: () => void) => {
  const listener = ({ key }: KeyboardEvent) => key === 'Escape' && act()
  document.addEventListener('keydown', listener)
  return () => document.removeEventListener('keydown', listener)
}

/** Only a mouse hovers; touch and pen press. */
export const mouse = (act: (event: PointerEvent) => void) => (event: PointerEvent) =>
  event.pointerType === 'mouse' && act(event)

/** Gives what opened the classes that keep it in the window, by where it is without them. */
export const fit = (element: Element, classes: (box: DOMRect, width: number) => string) => {
  element.className = ''
  element.className = classes(element.getBoundingClientRect(), document.body.clientWidth)
}
