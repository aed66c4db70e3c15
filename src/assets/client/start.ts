// Hydrates one island. If the component throws, the rendered HTML stays.
import { type ComponentType, h, hydrate } from 'preact'

/** A component may read props from its rendered HTML, so that the page does not contain them twice. */
type Island = ComponentType<object> & { read?(element: HTMLElement): object }

/** Returns a function that hydrates the island in a wrapper element. */
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
