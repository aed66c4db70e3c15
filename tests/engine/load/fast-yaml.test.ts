// The fast YAML reader reads what `yaml` reads, or nothing: for printed, damaged and random documents.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { placesIn } from '../../../src/load/places.ts'
import { readPlainYaml } from '../../../src/load/yaml/fast/reader.ts'
import { readAnyYaml } from '../../../src/load/yaml/full-reader.ts'
import type { Path } from '../../../src/model/data.ts'
import { generate } from '../bench/generate.mjs'

/** What the `yaml` package reads, strictly; undefined where there is anything to object to. */
function readWithYaml(text: string) {
  const { data, placeholders, slips } = readAnyYaml(text)
  return slips.length > 0 ? undefined : { data, placeholders }
}

/**
 * Whether the text is read. If it is, then as `yaml` reads it: keys in the same order.
 */
function isRead(text: string): boolean {
  const plain = readPlainYaml(text)
  if (!plain) return false
  const whole = readWithYaml(text)
  if (!isDeepStrictEqual(plain, whole) || JSON.stringify(plain) !== JSON.stringify(whole))
    throw new Error(`${JSON.stringify(text)} is ${JSON.stringify(whole)}, not ${JSON.stringify(plain)}`)
  return true
}

const files = glob.sync(['site.yaml', 'content/**/*.yaml', 'tests/sites/**/*.yaml'])
const texts = files.map((file) => readFileSync(file, 'utf8'))

const quoted = fc
  .array(fc.constantFrom('a', 'Ω', ' ', ': ', ' #', '#', '{', '}', ',', '- ', '\\"', '\\\\', '\\n', '\\u00a0', '\\/'), {
    maxLength: 6,
  })
  .map((parts) => `"${parts.join('')}"`)
const single = fc
  .array(fc.constantFrom('a', 'Ω', ' ', ': ', ' #', '#', '{', '}', ',', '- ', '\\', '"', "''"), { maxLength: 6 })
  .map((parts) => `'${parts.join('')}'`)
const fixed = fc.constantFrom(
  ...'0 -0 7 -12 37.97 1.50 true FALSE null ~ https://a.example/b?c=d#e 24/7 20-30 a#b a:b 24:00 nullable trues'.split(
    ' ',
  ),
)
const scalar = fc.oneof(quoted, single, fixed)
const key = fc.constantFrom(...'a|b|title|Κλειδί|two words|a-b|a.b|/path|x1|$ref|nulls|constructors'.split('|'))
const ALPHABET = [...':#-?[]{},&*!|>\'"%@`\\ \n\t.~+/<=0179aeofxΩά\r\0\ufeff\u2028\u0085']
const WORDS = [
  ...'null|true|0x1|0o7|1e3|.5|+1|.inf|.nan|-|- |: | #|---|...|<<: |!placeholder |? |!!str |&a |*a|__proto__|- - |{}|[]|""'.split(
    '|',
  ),
  ...["''", '\n---\n', '!placeholder\n', '\n  ', '\n\n', '\r\n'],
]
const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.constantFrom(0, 0, 1, 1, 2, 5),
  put: fc.oneof(fc.constantFrom(...ALPHABET), fc.constantFrom(...WORDS), fc.constant('')),
})
type Edit = { at: number; cut: number; put: string }

const damaged = (text: string, edits: readonly Edit[]) =>
  edits.reduce((before, { at, cut, put }) => {
    const place = Math.floor(at * (before.length + 1))
    return before.slice(0, place) + put + before.slice(place + cut)
  }, text)

/** Some lines of a text, moved to the left as far as the first of them allows. */
function excerpt(text: string, from: number, count: number): string {
  const lines = text.split('\n')
  const start = Math.floor(from * lines.length)
  const margin = /^ */.exec(lines[start] ?? '')?.[0] ?? ''
  return lines
    .slice(start, start + count)
    .map((line) => (line.startsWith(margin) ? line.slice(margin.length) : line))
    .join('\n')
}

const read: readonly (readonly [text: string, data: unknown])[] = [
  ['a: b', { a: 'b' }],
  ['a: b\n', { a: 'b' }],
  ['# first\n\na: b # c\n  # d\n\nc:   e  \n   \n# f', { a: 'b', c: 'e' }],
  ['a:\n  b: c\n  d:\n      e: f\ng: h', { a: { b: 'c', d: { e: 'f' } }, g: 'h' }],
  ['a:\n  - b\n  - c: d\n    e: f\n  -   - g\n      - h\n', { a: ['b', { c: 'd', e: 'f' }, ['g', 'h']] }],
  ['a:\n- b\n- c\nd: e', { a: ['b', 'c'], d: 'e' }],
  ['- a:\n  - b\n  c: d\n- e:\n- f', [{ a: ['b'], c: 'd' }, { e: null }, 'f']],
  ['-\n  a: b\n-\n- # c\n  - d', [{ a: 'b' }, null, ['d']]],
  ['a:\nb: # c\n  # d\nc:', { a: null, b: null, c: null }],
  ['a: { b: c, d: "e", f: [g, h], i: {}, j: [ ] }', { a: { b: 'c', d: 'e', f: ['g', 'h'], i: {}, j: [] } }],
  ["- [ a b , 'c, d', {e: f}, 1 ] # g", [['a b', 'c, d', { e: 'f' }, 1]]],
  ['a: "b: c # d"\ne: ""', { a: 'b: c # d', e: '' }],
  ['a: "\\"\\\\\\/\\b\\f\\n\\r\\t\\u03a9\\ud83d\\ude42"', { a: '"\\/\b\f\n\r\tΩ🙂' }],
  ["a: 'it''s \\n # \"'\nb: ''", { a: 'it\'s \\n # "', b: '' }],
  ['a: https://a.example/b?c=d#e\nf: g, [h] {i} j!', { a: 'https://a.example/b?c=d#e', f: 'g, [h] {i} j!' }],
  ['a b: c\nΚλειδί: Τιμή «x»\n/p: q\nr.s: t', { 'a b': 'c', Κλειδί: 'Τιμή «x»', '/p': 'q', 'r.s': 't' }],
  ['n: [a, 1, -7, 0, -0, 37.97, -1.50]', { n: ['a', 1, -7, 0, -0, 37.97, -1.5] }],
  ['n: 999999999999999', { n: 999999999999999 }],
  ['- 24/7\n- 20-30\n- 24:00\n- 50€\n- 2026-01-02\n- 1.2.3', ['24/7', '20-30', '24:00', '50€', '2026-01-02', '1.2.3']],
  ['- ~\n- null\n- Null\n- NULL\n- nULL', [null, null, null, null, 'nULL']],
  ['- true\n- True\n- TRUE\n- tRUE\n- yes', [true, true, true, 'tRUE', 'yes']],
  ['- false\n- False\n- FALSE\n- fALSE\n- no', [false, false, false, 'fALSE', 'no']],
  ['a: x\u00a0y', { a: 'x\u00a0y' }],
  ['a: x\ufeff\nb: y\u00a0 # c', { a: 'x\ufeff', b: 'y\u00a0' }],
]

/** The paths of data, and of a member that it does not have. */
function* pathsIn(data: unknown, path: Path = []): Generator<Path> {
  yield* [path, [...path, 'none']]
  if (typeof data !== 'object' || data === null) return
  for (const [key, value] of Array.isArray(data) ? data.entries() : Object.entries(data))
    yield* pathsIn(value, [...path, key])
}

test('positions are those that `yaml` finds', () => {
  const empty = 'a:\n  b:\nc:\n  - \n  - x: 1\n    y: ~\n  -\n    z: [1, true, {q: !placeholder w}]\n'
  for (const text of [empty, ...texts]) {
    const data = readPlainYaml(text)?.data
    // A block scalar at the end leaves the whole text to `yaml`.
    const fast = placesIn('a', text)
    const slow = placesIn('a', `${text}\nzz: |\n  block\n`)
    for (const path of data ? pathsIn(data) : []) {
      expect(fast(path), String(path)).toEqual(slow(path))
    }
  }
})

test.each(read)('%j is read', (text, data) => {
  expect(readPlainYaml(text)?.data).toEqual(data)
  expect(isRead(text)).toBe(true)
})

test.each([
  ['nothing', ['', '\n', '# a', '  \n  ']],
  ['a scalar or a flow collection alone', ['a', '"a"', '1', '~', '[a]', '{a: b}']],
  [
    'scalars of several lines',
    ['a: b\n  c', 'a: "b\n  c"', "a: 'b\n  c'", '- a\n  b', 'a: [b,\n  c]', 'a: "b\\\n  c"'],
  ],
  ['values on a line of their own', ['a:\n  b', 'a:\n  "b"', 'a:\n  [b]', '-\n  a', '-\n#b\n  c\n- d']],
  ['block scalars', ['a: |\n  b', 'a: >-\n  b', '- |\n  a']],
  [
    'anchors, aliases, tags',
    ['a: &b c', 'a: *b', 'a: !placeholders b', 'a: !!str b', '!a b: c', '&a b: c', '- !x\n  a: b'],
  ],
  ['other keys', ['? a', '? a\n: b', '"a": b', "'a': b", '- "a": b', '[a]: b', '{a: b}: c', ': a', '- : a', '*a : b']],
  ['keys that are not texts', ['1: a', 'true: a', '~: a', '-1: a', '1.5: a', '0x1: a', '<<: {a: b}', 'a: { 1: b }']],
  ['keys of every object', ['__proto__: a', 'constructor: a', 'a: { __proto__: b }', '- toString: a']],
  ['keys twice', ['a: b\na: c', 'a:\nb: c\na:', 'a: {b: c, b: d}', '- a: b\n  a: c']],
  ['a long key', [`${'a'.repeat(1025)}: b`]],
  ['documents and directives', ['---\na: b', 'a: b\n---\nc: d', 'a: b\n...', '%YAML 1.2\n---\na: b', '--- a', '...']],
  [
    'tabs, carriage returns, marks',
    ['a:\tb', '\ta: b', 'a: b\t', 'a: b\r\nc: d', '\ufeffa: b', '# a\tb\nc: d', '- \ufeff'],
  ],
  ['control characters', ['a: b\0', 'a: "b\u0007"', 'a: \u001b', "a: 'b\u0001'", '# a\u0002\nb: c']],
  [
    'what is not text from DEL on',
    ['a: b\u007f', 'a: b\u2028c', 'a: "b\u2029"', 'a: "b\u0080"', "a: 'b\u009f'", '# a\ufffe\nb: c', 'a: Ω\uffff'],
  ],
  [
    'odd indentation',
    [' a: b', 'a:\n  b: c\n d: e', 'a: b\n  c: d', '- a\n - b', 'a:\n  - b\n - c', 'a:\n- b\n  c: d'],
  ],
  [
    'two things on a line',
    ['a: b: c', 'a: - b', '- a: b: c', 'a: "b" c', 'a: "b"#c', 'a: [b] c', 'a: [b]#c', "a: 'b'c"],
  ],
  ['mixed collections', ['a: b\n- c', '- a\nb: c', 'a: b\nc', '- a\nb', 'a:\n- b\nc']],
  [
    'flow collections of other kinds',
    ['a: [b: c]', 'a: {b}', 'a: {b: }', 'a: {b:}', 'a: [b, ]', 'a: [, b]', 'a: [b,, c]'],
  ],
  [
    'flow collections that end badly',
    ['a: [b', 'a: [b}', 'a: {b: c]', 'a: [b]]', 'a: {b: c', 'a: [b #c]', 'a: {b:[c]}'],
  ],
  [
    'flow scalars of other kinds',
    ['a: [-]', 'a: [?]', 'a: ["b": c]', 'a: {"b": c}', 'a: {b: c: d}', 'a: [b:]', 'a: [*b]'],
  ],
  ['odd numbers', ['007', '1.', '.5', '+1', '1e3', '0x1f', '0o17', '1E-5', '9007199254740993'].map((n) => `a: ${n}`)],
  ['what is nearly a number', ['.inf', '-.inf', '+.INF', '.nan', '.NaN', '-x', '.a', '-'].map((n) => `a: ${n}`)],
  ['indicators first', [...'%@`|>,]}?:&*!-'].map((first) => `a: ${first}b`)],
  [
    'open or misspelt quotes',
    ['a: "b', "a: 'b", 'a: "', "a: '''", 'a: "\\x41"', 'a: "\\e"', 'a: "\\q"', 'a: "\\u12"', 'a: "b\\"'],
  ],
  ['deep nesting', ['- '.repeat(200), `a: ${'['.repeat(200)}${']'.repeat(200)}`, '['.repeat(1e5), '- '.repeat(1e5)]],
])('%s: left to yaml', (_, texts) => {
  for (const text of texts) expect([text.slice(0, 80), readPlainYaml(text)]).toEqual([text.slice(0, 80), undefined])
})

test("what yaml's own printer writes is read as yaml reads it, or not at all", () => {
  const text = fc.oneof(fc.string({ unit: fc.constantFrom(...ALPHABET) }), scalar)
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.constantFrom(null, true, false),
      fc.oneof(fc.integer(), fc.double(), fc.constant(-0)),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.oneof(key, text), tie('value'), { maxKeys: 4 }),
    ),
  }))
  const options = fc.record({
    indent: fc.integer({ min: 1, max: 5 }),
    indentSeq: fc.boolean(),
    lineWidth: fc.constantFrom(0, 30, 80),
    singleQuote: fc.constantFrom(true, false, null),
    collectionStyle: fc.constantFrom('any', 'block', 'flow'),
    defaultStringType: fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL'),
    defaultKeyType: fc.constantFrom('PLAIN', null),
    flowCollectionPadding: fc.boolean(),
    nullStr: fc.constantFrom('null', '~', ''),
    version: fc.constantFrom('1.2', '1.1'),
  } as const)
  fc.assert(
    fc.property(value, options, (data, how) => {
      isRead(stringify(data, how))
    }),
    { numRuns: 400 },
  )
})

test("excerpts of the repository's files and of the texts above, damaged, are read as yaml reads them, or not at all", () => {
  const all = [...texts, ...read.map(([text]) => text)]
  const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
  fc.assert(
    fc.property(
      fc.nat(all.length - 1),
      place,
      fc.integer({ min: 1, max: 12 }),
      fc.array(edit, { maxLength: 3 }),
      (file, from, count, edits) => {
        isRead(damaged(excerpt(all[file] ?? '', from, count), edits))
      },
    ),
    { numRuns: 1000 },
  )
})

test("the repository's files are read, except those with a path that begins with a full stop", () => {
  expect(files.length).toBeGreaterThan(70)
  const withPath = files.filter((_, i) => /: \.\.?\//.test(texts[i] ?? ''))
  expect(files.filter((_, i) => !isRead(texts[i] ?? ''))).toEqual(withPath)
})

test('every file of a generated site of the bench is read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plain-yaml-test-'))
  try {
    generate(20, folder)
    const content = glob.sync('content/**/*.yaml', { cwd: folder, absolute: true })
    expect(content.length).toBeGreaterThan(10)
    expect(content.filter((file) => !isRead(readFileSync(file, 'utf8')))).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
