// How the `yaml` package is asked: strictly, with the tag of placeholders. Pure.
import { Composer, type CST, isPair, isScalar, type LineCounter, Parser, type ScalarTag } from 'yaml'
import { TAG } from './placeholders.ts'

const tags = [
  { tag: TAG, resolve: (text: string) => text },
  { tag: TAG, collection: 'map' },
  { tag: TAG, collection: 'seq' },
] as unknown as ScalarTag[]

/** The tokens of a text; `lines` learns where its lines begin. */
export const parse = (text: string, lines: LineCounter) => [...new Parser(lines.addNewLine).parse(text)]

/** Keys that come twice are looked for here, by name: `yaml` compares each key of a mapping with all before it. */
export const compose = (tokens: readonly CST.Token[]) => [
  ...new Composer({ customTags: tags, uniqueKeys: false, strict: true }).compose(tokens),
]

/** The index of an item of a list, and its pair of a mapping by name, found at once in lists of any length. */
export function indexes() {
  const known = new WeakMap<object, Map<unknown, number>>()
  return ({ items }: { readonly items: readonly unknown[] }, item: unknown, name = (each: unknown) => each): number => {
    const ready = known.get(items) ?? new Map(items.map((each, i) => [name(each), i]))
    known.set(items, ready)
    return ready.get(item) ?? -1
  }
}

/** The name of a pair of a mapping, as data has it. */
export const nameOf = (pair: unknown) => (isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : pair)
