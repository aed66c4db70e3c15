// The drawn body of a page -> whether its first screen shows certain components.
import { withoutTags } from '../model/source-map.ts'

/**
 * Characters of text that the first screen of a telephone holds at most below the header, in pages of the theme at 412 by 823
 * CSS pixels, the screen that Lighthouse measures layout shift on.
 */
const FIRST_SCREEN = 450

/** Whether the first screen of a page has all the classes of one of the lists. */
export function showsAtOnce(body: string, lists: readonly (readonly string[])[]): boolean {
  const classes = classesOnFirstScreen(body)
  return lists.some((list) => list.every((name) => classes.has(name)))
}

/** The classes of the content, as far as the first screen goes. */
function classesOnFirstScreen(body: string): ReadonlySet<string> {
  const classes = new Set<string>()
  let length = 0
  for (const [, attributes, text = ''] of body.slice(Math.max(0, body.indexOf('<main'))).matchAll(TOKEN)) {
    length += withoutTags(text).trim().length
    if (length > FIRST_SCREEN) break
    for (const name of /\bclass="([^"]*)"/.exec(attributes ?? '')?.[1]?.split(' ') ?? []) classes.add(name)
  }
  return classes
}

/** The tag of an element, or a text. */
const TOKEN = /<([^<>]*)>|([^<>]+)/g
