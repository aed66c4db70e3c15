// The drawn body of a page -> whether its first screen shows certain components.

/**
 * Characters of text that the first screen of a telephone holds at most below the header, in pages of the theme at 412 by 823
 * CSS pixels, the screen that Lighthouse measures layout shift on.
 */
const FIRST_SCREEN = 450

/** Whether the first screen of a page has all the elements and classes that one of the lists names. */
export function showsAtOnce(body: string, lists: readonly (readonly string[])[]): boolean {
  const names = namesOnFirstScreen(body)
  return lists.some((list) => list.every((name) => names.has(name)))
}

/** The elements and the classes of the content, as far as the first screen goes. */
function namesOnFirstScreen(body: string): ReadonlySet<string> {
  const names = new Set<string>()
  let length = 0
  for (const [, name, attributes = '', text = ''] of body.slice(Math.max(0, body.indexOf('<main'))).matchAll(TOKEN)) {
    length += text.trim().length
    if (length > FIRST_SCREEN) break
    if (name === undefined) continue
    names.add(name)
    for (const word of /\bclass="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? []) names.add(word)
  }
  return names
}

/** The start or the end of an element, or a text. */
const TOKEN = /<\/?([a-z][\w-]*)([^>]*)>|([^<>]+)/g
