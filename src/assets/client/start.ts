// Hydrates one island. What the page already shows stays when the component throws.
import { type ComponentType, h, hydrate } from 'preact'

/** A function from wrapper element to hydrated island. */
export const start = (Component: ComponentType<object>) => (element: HTMLElement) => {
  const drawn = [...element.childNodes].map((node) => node.cloneNode(true))
  try {
    hydrate(h(Component, JSON.parse(element.dataset.props ?? '{}')), element)
    element.dataset.live = ''
  } catch (fault) {
    element.replaceChildren(...drawn)
    throw fault
  }
}
