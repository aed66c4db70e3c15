// Pages -> those that together show every shape of markup that any of them has. What an element looks like is decided by
// its shape: the stylesheets of its page, and its tag, attributes and neighbours with those of all that it stands in.
// Words and addresses decide nothing of it.
import type { Document, Element } from '../html.ts'

/** Attributes whose value a stylesheet or a reader may tell apart by more than whether it is there. */
const VALUES =
  /^(?:class|role|type|style|lang|dir|tabindex|hidden|href|data-[\w-]+|aria-(?!label|describedby|controls|owns)[\w-]+)$/

const isElement = (node: Document['children'][number]): node is Element => 'attribs' in node

function ownShape({ name, attribs }: Element): string {
  const attributes = Object.entries(attribs).map(([key, value]) => {
    if (value === '') return `${key}=""`
    if (key === 'href') return `${key}=${/^[\w-]+:|^[#/]?/.exec(value)?.[0]}`
    return VALUES.test(key) ? `${key}="${value}"` : key
  })
  return `${name} ${attributes.sort().join(' ')}`
}

/** The shapes of all elements of a page, each as one line. */
export function shapesOf(page: Document): Set<string> {
  const shapes: string[] = []
  const styles: string[] = []
  const walk = (nodes: Document['children'], within: string): void => {
    const elements = nodes.filter(isElement)
    for (const [i, element] of elements.entries()) {
      if (element.name === 'style') styles.push(textOf(element))
      const before = elements[i - 1]
      const inner = `${within} > ${ownShape(element)}`
      const neighbours = [before ? ownShape(before) : 'first', i === elements.length - 1 ? 'last' : '']
      const held = [...new Set(element.children.filter(isElement).map(({ name }) => name))]
      shapes.push([inner, ...neighbours, textOf(element).trim() && 'text', ...held].join(' | '))
      walk(element.children, inner)
    }
  }
  walk(page.children, '')
  return new Set(shapes.map((shape) => `${shape} | ${styles.join()}`))
}

/** The text that stands in an element itself. */
const textOf = (element: Element) => element.children.map((child) => ('data' in child ? child.data : '')).join('')

/**
 * Of pages, given by the shapes of each, as few as together have every shape that any of them has: always the one with
 * most that is not seen yet.
 */
export function representatives(pages: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const unseen = new Map([...pages].map(([path, shapes]) => [path, new Set(shapes)]))
  const chosen: string[] = []
  while (unseen.size > 0) {
    const [path, shapes] = [...unseen].reduce((most, one) => (one[1].size > most[1].size ? one : most))
    if (shapes.size === 0) break
    chosen.push(path)
    unseen.delete(path)
    for (const others of unseen.values()) for (const shape of shapes) others.delete(shape)
  }
  return chosen
}
