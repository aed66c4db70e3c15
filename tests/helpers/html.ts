// A built page -> elements to ask about: by tag, class, attribute and what they stand in; and the words a visitor reads.
import { DomUtils, parseDocument } from 'htmlparser2'

export type Document = ReturnType<typeof parseDocument>
type AnyNode = Document['children'][number] | Document
export type Element = Extract<AnyNode, { name: string; attribs: unknown }>

/** One step of a selector: tag, classes, attributes; each part may be left out. */
function matcher(step: string): (element: Element) => boolean {
  const [, tag = '', rest = ''] = /^([a-z][a-z0-9-]*|\*)?(.*)$/s.exec(step) ?? []
  const tests = [...rest.matchAll(/\.([\w-]+)|#([\w-]+)|\[([\w:-]+)(?:(\^?)="([^"]*)")?\]/g)].map(
    ([, className, id, name = '', start, value]) =>
      (element: Element) => {
        if (className !== undefined) return (element.attribs.class ?? '').split(/\s+/).includes(className)
        if (id !== undefined) return element.attribs.id === id
        const found = element.attribs[name]
        if (value === undefined) return found !== undefined
        return start === '^' ? (found ?? '').startsWith(value) : found === value
      },
  )
  return (element) => (tag === '' || tag === '*' || element.name === tag) && tests.every((test) => test(element))
}

/** Elements by a selector of descendants: `footer nav a`, `meta[name="robots"]`, `ul.cards > li` is not understood. In document order. */
export function all(root: AnyNode | AnyNode[], selector: string): Element[] {
  const steps = selector.match(/(?:\[[^\]]*\]|[^\s[])+/g) ?? []
  return steps.reduce<AnyNode[]>(
    (scope, step) => {
      const test = matcher(step)
      const found = new Set<Element>()
      for (const node of scope)
        for (const element of DomUtils.findAll(test, 'children' in node ? node.children : [])) found.add(element)
      return [...found]
    },
    Array.isArray(root) ? root : [root],
  ) as Element[]
}

/** The only element a selector finds; the test fails here when there is none or more. */
export function one(root: AnyNode | AnyNode[], selector: string): Element {
  const found = all(root, selector)
  const [first] = found
  if (!first || found.length > 1) throw new Error(`${found.length} elements match "${selector}", expected one`)
  return first
}

const UNSEEN = new Set(['script', 'style', 'noscript', 'template', 'svg'])

/** The words of an element as they are read: runs of white space are one space, no-break spaces too. */
export function words(node: AnyNode | AnyNode[]): string {
  const read = (one: AnyNode): string => {
    if (one.type === 'text') return one.data
    if (!('children' in one) || ('name' in one && UNSEEN.has(one.name))) return ''
    const inner = one.children.map(read).join('')
    // Blocks stand apart; words in a line do not.
    return 'name' in one && !['a', 'b', 'strong', 'span', 'em', 'time'].includes(one.name) ? ` ${inner} ` : inner
  }
  return (Array.isArray(node) ? node.map(read).join(' ') : read(node)).replace(/\s+/g, ' ').trim()
}

/** The innermost section that has this heading. */
export function section(root: AnyNode, heading: string): Element {
  const titles = all(root, 'h2').filter((title) => words(title) === heading.replace(/\s+/g, ' '))
  const [title] = titles
  if (!title) throw new Error(`no section is headed "${heading}"`)
  let step: Element = title
  while (step.parent && 'name' in step.parent && !['section', 'main', 'nav', 'footer'].includes(step.name))
    step = step.parent as Element
  return step
}

export const parse = (html: string) => parseDocument(html)
