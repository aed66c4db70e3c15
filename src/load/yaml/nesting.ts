// The tokens of a YAML text -> where its collections lie too deep to be read safely. Pure.
import { CST } from 'yaml'

/** Levels of mappings and sequences, far above what content needs and far below what uses up the stack. */
export const MAX_DEPTH = 100

/**
 * The offset of a collection with MAX_DEPTH others around it, if there is one. `yaml` composes collections by
 * recursion, and V8 ends the process if a regular expression has to be compiled where the stack is nearly used up.
 * Its parser needs no recursion.
 */
export function tooDeepAt(tokens: readonly CST.Token[]): number | undefined {
  const open: { token: CST.Token; depth: number }[] = []
  for (const token of tokens) if (token.type === 'document' && token.value) open.push({ token: token.value, depth: 0 })
  for (let next = open.pop(); next; next = open.pop()) {
    const { token, depth } = next
    if (!CST.isCollection(token)) continue
    if (depth === MAX_DEPTH) return token.offset
    for (const { key, value } of token.items) {
      if (key) open.push({ token: key, depth: depth + 1 })
      if (value) open.push({ token: value, depth: depth + 1 })
    }
  }
  return undefined
}
