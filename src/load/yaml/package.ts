// Calls the `yaml` package: strict, with the tag of placeholders.
import { Composer, type CST, isScalar, type LineCounter, type Pair, Parser, type ScalarTag } from 'yaml'
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

/** The key of a pair of a mapping, as in the data. */
export const nameOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key)
