// Hydrates one island. What the page already shows stays when the component throws.
import { type ComponentType, h, hydrate } from 'preact'

/** A component may read some of its props from the HTML it was drawn to, so that the page does not say them twice. */
type Island = ComponentType<object> & { read?(element: HTMLElement): object }

/** A function from wrapper element to hydrated island. */
export const start = (Component: Island) => (element: HTMLElement) => {
  const drawn = element.cloneNode(true)
  try {
    hydrate(h(Component, { ...JSON.parse(element.dataset.props ?? '{}'), ...Component.read?.(element) }), element)
    element.dataset.live = ''
  } catch (fault) {
    element.replaceChildren(...drawn.childNodes)
    throw fault
  }
}
