// Changes an open page only where an edit changed it, so that scroll position, open parts and typed text stay.

/** The child nodes that are compared: no scripts, no comments, and not the client's own element. */
const parts = (node: Node): ChildNode[] =>
  [...node.childNodes].filter(
    (child) =>
      !['SCRIPT', 'SITE-DEV'].includes(child.nodeName) &&
      child.nodeType !== Node.COMMENT_NODE &&
      !(node.nodeName === 'BODY' && child.nodeType === Node.TEXT_NODE && (child as Text).data.trim() === ''),
  )

/** Whether the page's own script has started this part, which it does once. */
const isStarted = (node: Node) =>
  node instanceof Element &&
  (node.matches('[data-island],[data-lazy]') || node.querySelector('[data-island],[data-lazy]') !== null)

/** A copy of a served page without scripts and the client, to compare the next one with. */
export function snapshot(page: ParentNode & Node): Node {
  const copy = page.cloneNode(true) as ParentNode & Node
  for (const element of copy.querySelectorAll('script, site-dev')) element.remove()
  copy.normalize()
  return copy
}

/**
 * Changes `live` as `next` differs from `old`. `nonce` allows styles to be replaced. False if the page must be loaded
 * again; `live` may then be half changed.
 */
export function patch(live: Node, old: Node, next: Node, nonce: string): boolean {
  if (old.isEqualNode(next)) return true
  if (live.nodeType === Node.TEXT_NODE) {
    ;(live as Text).data = (next as Text).data
    return true
  }
  const element = live as HTMLElement
  const before = old as HTMLElement
  const after = next as HTMLElement
  if (before.matches('[data-island]') && element.dataset.live !== undefined) return false
  if (!attributes(element, before, after)) return false
  if (element instanceof HTMLStyleElement) {
    element.nonce = nonce
    element.textContent = after.textContent
    return true
  }
  return children(element, parts(element), parts(before), parts(after), nonce)
}

function attributes(live: HTMLElement, old: HTMLElement, next: HTMLElement): boolean {
  if (live.matches('meta[http-equiv]')) return true
  for (const name of new Set([...old.getAttributeNames(), ...next.getAttributeNames()])) {
    const value = next.getAttribute(name)
    if (value === old.getAttribute(name)) continue
    // The page's own script has read these already.
    if (/^data-(?:island|on|props|lazy|src|srcset|sizes)$/.test(name)) return false
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  }
  return true
}

/** Patches the children between the equal first and the equal last ones, or replaces them. */
function children(parent: Node, live: ChildNode[], old: ChildNode[], next: ChildNode[], nonce: string): boolean {
  // Another script has added or removed something.
  if (live.length !== old.length) return false
  const equal = (i: number, j: number) => old[i]?.isEqualNode(next[j] ?? null)
  const least = Math.min(old.length, next.length)
  let start = 0
  while (start < least && equal(start, start)) start++
  let end = 0
  while (end < least - start && equal(old.length - 1 - end, next.length - 1 - end)) end++
  const [gone, there, come] = [old, live, next].map((list) => list.slice(start, list.length - end)) as [
    ChildNode[],
    ChildNode[],
    ChildNode[],
  ]
  if (gone.length === come.length && gone.every((node, i) => node.nodeName === come[i]?.nodeName))
    return there.every((node, i) => patch(node, gone[i] as Node, come[i] as Node, nonce))
  if ([...there, ...come].some(isStarted)) return false
  const behind = live[live.length - end] ?? null
  for (const node of there) node.remove()
  for (const node of come) parent.insertBefore(document.importNode(node, true), behind)
  return true
}
