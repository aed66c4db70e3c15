// Hydrates one island. If the component throws, the rendered HTML stays.
import { type ComponentType, h, hydrate } from 'preact'

/** Returns a function that hydrates the island in a wrapper element, or in the part of it that is the island's. */
export const start = (Component: ComponentType<object>) => (element: HTMLElement) => {
  const part = element.querySelector('[data-part]') ?? element
  const drawn = part.cloneNode(true)
  try {
    hydrate(h(Component, JSON.parse(element.dataset.props as string)), part)
    element.dataset.live = ''
  } catch (fault) {
    part.replaceChildren(...drawn.childNodes)
    throw fault
  }
}
