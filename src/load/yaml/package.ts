// Calls the `yaml` package: strict, with the tag of placeholders.
import { Composer, type CST, isPair, isScalar, type LineCounter, Parser, type ScalarTag } from 'yaml'
import { TAG } from './placeholders.ts'

const tags = [
  { tag: TAG, resolve: (text: string) => text },
  { tag: TAG, collection: 'map' },
  { tag: TAG, collection: 'seq' },
] as unknown as ScalarTag[]

/** The tokens of a text; `lines` collects the starts of its lines. */
export const parse = (text: string, lines: LineCounter) => [...new Parser(lines.addNewLine).parse(text)]

/** Duplicate keys are found elsewhere, because `yaml` compares each key of a mapping with all keys before it. */
export const compose = (tokens: readonly CST.Token[]) => [
  ...new Composer({ customTags: tags, uniqueKeys: false, strict: true }).compose(tokens),
]

/** Looks up the index of an item of a list, or of a pair of a mapping by name, in constant time. */
export function indexes() {
  const known = new WeakMap<object, Map<unknown, number>>()
  return ({ items }: { readonly items: readonly unknown[] }, item: unknown, name = (each: unknown) => each): number => {
    const ready = known.get(items) ?? new Map(items.map((each, i) => [name(each), i]))
    known.set(items, ready)
    return ready.get(item) ?? -1
  }
}

/** The key of a pair of a mapping, as in the data. */
export const nameOf = (pair: unknown) => (isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : pair)
