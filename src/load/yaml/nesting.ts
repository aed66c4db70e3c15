// Finds collections of a YAML text that are nested too deeply to be read safely.
import { CST } from 'yaml'

/** The most levels of collections: far more than content needs, far less than the stack allows. */
export const MAX_DEPTH = 100

/**
 * The offset of a collection inside MAX_DEPTH others, if there is one. `yaml` composes collections by recursion, and V8
 * ends the process if it must compile a regular expression when the stack is nearly full. The parser does not recurse.
 */
export function tooDeepAt(tokens: readonly CST.Token[]): number | undefined {
  const open: { token: CST.Token; depth: number }[] = []
  for (const token of tokens) if (token.type === 'document' && token.value) open.push({ token: token.value, depth: 0 })
  for (let next = open.pop(); next; next = open.pop()) {
    const { token, depth } = next
    if (!CST.isCollection(token)) continue
    if (depth === MAX_DEPTH) return token.offset
    for (const inner of membersOf(token)) open.push({ token: inner, depth: depth + 1 })
  }
  return undefined
}

const membersOf = ({ items }: Extract<CST.Token, { items: unknown }>): CST.Token[] =>
  items.flatMap(({ key, value }) => [key, value].flatMap((token) => token ?? []))
