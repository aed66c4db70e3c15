// The page as it was served, as it is served after an edit, and as it stands here -> only what the edit changed is
// changed here, so that scroll position, open parts and typed text stay.

/** The nodes of a page that are its words and pictures: no scripts, no comments. */
const parts = (node: Node): ChildNode[] =>
  [...node.childNodes].filter(
    (child) =>
      child.nodeName !== 'SCRIPT' &&
      child.nodeType !== Node.COMMENT_NODE &&
      !(node.nodeName === 'BODY' && child.nodeType === Node.TEXT_NODE && (child as Text).data.trim() === ''),
  )

/** Whether a part is brought to life by the page's own script, which looks for it once. */
const isStarted = (node: Node) =>
  node instanceof Element &&
  (node.matches('[data-island],[data-lazy]') || node.querySelector('[data-island],[data-lazy]') !== null)

/** Whether two nodes are the same but for scripts and comments in them. */
const same = (a: Node, b: Node): boolean => a.isEqualNode(b)

/** A copy of the served page without scripts and comments, to compare the next with. */
export function snapshot(page: ParentNode & Node): Node {
  const copy = page.cloneNode(true) as ParentNode & Node
  for (const script of copy.querySelectorAll('script')) script.remove()
  copy.normalize()
  return copy
}

/**
 * Changes `live` from what `old` says to what `next` says. `nonce` lets styles be replaced. False: it cannot be done
 * without loading the page anew; then nothing is certain of `live`.
 */
export function patch(live: Node, old: Node, next: Node, nonce: string): boolean {
  if (same(old, next)) return true
  if (live.nodeType === Node.TEXT_NODE) {
    ;(live as Text).data = (next as Text).data
    return true
  }
  const [element, before, after] = [live as HTMLElement, old as HTMLElement, next as HTMLElement]
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
    // What the page's own script has read already.
    if (/^data-(?:island|on|props|lazy|src|srcset|sizes)$/.test(name)) return false
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  }
  return true
}

/** What stands between the equal first and the equal last children is changed one by one, or else replaced. */
function children(parent: Node, live: ChildNode[], old: ChildNode[], next: ChildNode[], nonce: string): boolean {
  // Somebody else put something here.
  if (live.length !== old.length) return false
  const equal = (i: number, j: number) => same(old[i] as Node, next[j] as Node)
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
