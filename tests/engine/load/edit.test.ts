// A text of a YAML file is written anew: nothing else of the file changes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { asReal, withText } from '../../../src/load/yaml/edit.ts'
import { parseFile } from '../../../src/load/yaml/parse.ts'
import type { Path } from '../../../src/model/data.ts'
import { repository } from '../../helpers/command.ts'

test.each<[string, Path, string, string | undefined]>([
  // Comments, order, blank lines and the way of quoting stay.
  ['# top\na: one  # why\n\nb:   two\n', ['a'], 'uno', '# top\na: uno  # why\n\nb:   two\n'],
  [`a: 'it''s'\nb: "x"\n`, ['a'], "that's", `a: 'that''s'\nb: "x"\n`],
  ['a: "x" # c\n', ['a'], 'y "z"', 'a: "y \\"z\\"" # c\n'],
  ['a: [ one,  two ] # c\n', ['a', 1], 'due', 'a: [ one,  due ] # c\n'],
  ['a: { b: one, c: two }\n', ['a', 'b'], 'uno', 'a: { b: uno, c: two }\n'],
  [
    'a:\n  - b: one\n    # in between\n    c: two\n',
    ['a', 0, 'c'],
    'due',
    'a:\n  - b: one\n    # in between\n    c: due\n',
  ],
  ['a: !placeholder one # c\nb: 1\n', ['a'], 'uno', 'a: !placeholder uno # c\nb: 1\n'],
  ['a: !placeholder >-\n  one\nb: 1\n', ['a'], ' uno', 'a: !placeholder " uno"\nb: 1\n'],
  ['a: !placeholder |\n  one\n  two\nb: 1\n', ['a'], 'uno\ndue\n', 'a: !placeholder |\n  uno\n  due\nb: 1\n'],
  ["a: !placeholder 'one'\n", ['a'], "it's", "a: !placeholder 'it''s'\n"],
  ['a: [!placeholder one, two]\n', ['a', 0], 'x, y', 'a: [!placeholder "x, y", two]\n'],
  ['a: !placeholder one\n', ['a'], '12', 'a: !placeholder "12"\n'],
  ['a: !placeholder # why\n  one\n', ['a'], 'uno', 'a: !placeholder # why\n  uno\n'],
  ['a: |\n  one\n  two\nb: x\n', ['a'], 'uno\ndue\n', 'a: |\n  uno\n  due\nb: x\n'],
  ['a: >-\n  one\n  two\n# c\nb: x\n', ['a'], 'uno due', 'a: >-\n  uno due\n# c\nb: x\n'],
  [
    'a:\n  b: >-\n    one\n',
    ['a', 'b'],
    `${'word '.repeat(30)}end`,
    `a:\n  b: >-\n    ${'word '.repeat(22).trim()}\n    ${'word '.repeat(8)}end\n`,
  ],
  ['a: |-\n  one\n', ['a'], ' uno\n\ndue', 'a: " uno\\n\\ndue"\n'],
  ['a: one\n', ['a'], 'uno\ndue', 'a: "uno\\ndue"\n'],
  // What a plain text cannot say is quoted.
  ['a: one\n', ['a'], 'one: two', 'a: "one: two"\n'],
  ['a: one\n', ['a'], '12', 'a: "12"\n'],
  ['a: one\n', ['a'], 'true', 'a: "true"\n'],
  ['a: one\n', ['a'], '# x', 'a: "# x"\n'],
  ['a: one\n', ['a'], '{b} and more', 'a: "{b} and more"\n'],
  ['a: [one]\n', ['a', 0], 'x, y]', 'a: ["x, y]"]\n'],
  ['a: one\n', ['a'], '', 'a: ""\n'],
  // A line end at the end, as the Enter key leaves one, is not part of a text that had none; a text that had one keeps it.
  ['a: one\n', ['a'], 'uno\n\n', 'a: uno\n'],
  ['a: >-\n  one\n', ['a'], 'uno\n', 'a: >-\n  uno\n'],
  ['a: |\n  one\nb: x\n', ['a'], 'uno', 'a: |\n  uno\nb: x\n'],
  // A text over several lines becomes one; line ends are those of the file.
  ['a: one\n  two\nb: x\n', ['a'], 'uno due tre', 'a: uno due tre\nb: x\n'],
  ['a: one # c\r\nb: two\r\n', ['b'], 'due', 'a: one # c\r\nb: due\r\n'],
  ['a: |\r\n  one\r\nb: two\r\n', ['a'], 'uno\ndue\n', 'a: |\r\n  uno\r\n  due\r\nb: two\r\n'],
  ['\ufeffa: one\n', ['a'], 'uno', '\ufeffa: uno\n'],
  ['a: one', ['a'], 'uno', 'a: uno'],
  // Where no text stands, none is written.
  ['a: 12\n', ['a'], 'x', undefined],
  ['a: { b: c }\n', ['a'], 'x', undefined],
  ['a: one\n', ['b'], 'x', undefined],
  ['a: one\n', ['a', 'b'], 'x', undefined],
  ['a: [\n', ['a'], 'x', undefined],
])('%j %j %j', (text, path, value, expected) => expect(withText(text, path, value)).toBe(expected))

/** Every text of a value, by its path. */
function texts(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    texts(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

test('every text of this site can be written as another, and back to what it was but for how it is broken', () => {
  const files = glob.sync(['site.yaml', 'content/**/*.yaml'], { cwd: repository })
  let tried = 0
  for (const file of files) {
    const text = readFileSync(join(repository, file), 'utf8')
    const data = parseFile(file, text).value?.data
    // One in forty: each is parsed six times.
    for (const path of texts(data).filter((_, i) => i % 40 === 0)) {
      tried++
      const old = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], data) as string
      const fresh = withText(text, path, `${old}: "x" #`)
      const back = fresh === undefined ? undefined : withText(fresh, path, old)
      expect(back === undefined ? undefined : parseFile(file, back).value?.data, `${file} ${path}`).toEqual(data)
      expect(back?.match(/#.*/g)?.length, file).toBe(text.match(/#.*/g)?.length)
    }
  }
  expect(tried).toBeGreaterThan(50)
})

test.each<[text: string, path: (string | number)[], written: string]>([
  ['a: !placeholder one # c\nb: !placeholder 2\n', ['a'], 'a: one # c\nb: !placeholder 2\n'],
  ['a: { b: !placeholder "x y", c: 1 }\n', ['a', 'b'], 'a: { b: "x y", c: 1 }\n'],
  ['a:\r\n  - !placeholder one\r\n  - two\r\n', ['a', 0], 'a:\r\n  - one\r\n  - two\r\n'],
  ['a: !placeholder\n  - one\n', ['a', 0], 'a: !placeholder\n  - one\n'],
  ['a: !placeholder >-\n  one\n  two\nb: 1\n', ['a'], 'a: >-\n  one\n  two\nb: 1\n'],
  ["a: [!placeholder 'one', !placeholder two]\n", ['a', 1], "a: [!placeholder 'one', two]\n"],
  ['a: !placeholder # why\n  one\n', ['a'], 'a: # why\n  one\n'],
  ['a: !placeholder # not !placeholder\n  one\n', ['a'], 'a: # not !placeholder\n  one\n'],
  ['a: one\n', ['a'], 'a: one\n'],
])('%j at %j is no longer made up: %j', (text, path, written) => {
  expect(asReal(text, path)).toBe(written)
})
