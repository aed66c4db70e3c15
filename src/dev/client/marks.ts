// The marks that the server writes after values -> the elements that show these values. Marks are removed before any
// other script sees them. The mark of a picture follows its <img>.

/** The path from the body to an element: indexes among siblings, scripts not counted. */
type Way = readonly number[]

const inner = (element: Element) => [...element.children].filter(({ nodeName }) => nodeName !== 'SCRIPT')

function wayTo(element: Element): Way {
  const parent = element.parentElement
  return !parent || element.nodeName === 'BODY' ? [] : [...wayTo(parent), inner(parent).indexOf(element)]
}

/** Removes the marks of a page; the result maps the number of each value to the path of its element. */
export function takeMarks(page: Document): ReadonlyMap<number, Way> {
  const ways = new Map<number, Way>()
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT)
  const marks: Comment[] = []
  while (walker.nextNode()) marks.push(walker.currentNode as Comment)
  for (const mark of marks) {
    const [, number] = /^s:(\d+)$/.exec(mark.data) ?? []
    const parent = mark.parentElement
    if (number === undefined || !parent) continue
    const { previousSibling } = mark
    ways.set(Number(number), wayTo(previousSibling?.nodeName === 'IMG' ? (previousSibling as Element) : parent))
    mark.remove()
    parent.normalize()
  }
  return ways
}

/** The element at a path; undefined if another script has changed the page. */
export function elementAt(way: Way | undefined): HTMLElement | undefined {
  let element: Element | undefined = way && document.body
  for (const step of way ?? []) element = element && inner(element)[step]
  return element as HTMLElement | undefined
}
