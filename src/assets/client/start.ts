// Hydrates one island. If the component throws, the rendered HTML stays.
import { type ComponentType, h, hydrate } from 'preact'

/** Returns a function that hydrates the island in a wrapper element. */
export const start = (Component: ComponentType<object>) => (element: HTMLElement) => {
  const drawn = element.cloneNode(true)
  try {
    hydrate(h(Component, JSON.parse(element.dataset.props as string)), element)
    element.dataset.live = ''
  } catch (fault) {
    element.replaceChildren(...drawn.childNodes)
    throw fault
  }
}
