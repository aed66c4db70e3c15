// YAML made to do harm or made at random: load answers with problems, soon, and never with an exception.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base, project } from '../project.ts'

const CONTACT = 'content/pages/contact.yaml'
const texts = (contents: string | Uint8Array) => project({ [CONTACT]: contents }).problems.map(({ text }) => text)

/** Runs `work` and says how long it took. */
function timed<T>(work: () => T): { result: T; ms: number } {
  const started = performance.now()
  return { result: work(), ms: performance.now() - started }
}

test('an alias bomb is refused before it unfolds', () => {
  const level = (n: number) =>
    `a${n}: &a${n} [${Array(9)
      .fill(`*a${n - 1}`)
      .join(', ')}]`
  const bomb = ['a0: &a0 lol', ...Array.from({ length: 9 }, (_, i) => level(i + 1))].join('\n')
  const { result, ms } = timed(() => texts(bomb))
  expect(result).toContain('aliases are not used here: *a8')
  expect(ms).toBeLessThan(1000)
})

test.each([
  ['20,000 brackets', '['.repeat(20_000)],
  ['20,000 brackets that close', `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['20,000 braces', `a: ${'{a: '.repeat(20_000)}`],
  ['5,000 lists in lists', `a:\n${Array.from({ length: 5000 }, (_, i) => `${' '.repeat(2 * (i % 400))}-`).join('\n')}`],
  ['3,000 levels of indentation', Array.from({ length: 3000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
  ['20,000 list marks on a line', '- '.repeat(20_000)],
  ['a key of a megabyte', `${'a'.repeat(1_000_000)}: x`],
  ['a text of a megabyte of claims', `name: "${'{a}'.repeat(300_000)}"`],
])('%s give problems within ten seconds', (_, text) => {
  const { result, ms } = timed(() => texts(text))
  expect(result.length).toBeGreaterThan(0)
  expect(ms).toBeLessThan(10_000)
})

test('a key called __proto__ is an unknown key and changes no object', () => {
  expect(texts(`${base[CONTACT]}__proto__:\n  polluted: true\n`)).toEqual(['"__proto__" is not a key here'])
  expect(texts(`${base[CONTACT]}constructor:\n  prototype: { polluted: true }\n`)).toEqual([
    '"constructor" is not a key here',
  ])
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

test('names of Object.prototype are no claims, phones, inflections or variants', () => {
  const site = base['site.yaml'] ?? ''
  for (const name of ['__proto__', 'constructor', 'toString']) {
    project({ 'site.yaml': site.replace('  repair:', `  ${name}:`) })
    project({ 'site.yaml': site.replace('    shop:', `    ${name}:`) })
    project({ 'site.yaml': site.replace('      winter:', `      ${name}:`) })
    project({ [CONTACT]: `${base[CONTACT]}inflections: { ${name}: x, $ref: repairs/brakes }\n` })
  }
  expect(texts((base[CONTACT] ?? '').replace('{phone.shop}', '{constructor}'))).toEqual([
    'text: "{constructor}" is not a claim of site.yaml',
  ])
  expect(({} as { text?: unknown }).text).toBeUndefined()
})

/** Pieces that mean something to YAML, to the schemas or to neither. */
const piece = fc.oneof(
  fc.constantFrom(
    'name',
    'head',
    'title',
    'description',
    'text',
    'questions',
    'answer',
    'inflections',
    'template',
    'expect',
    '__proto__',
    '$ref',
  ),
  fc.constantFrom(
    ': ',
    ':',
    '- ',
    '\n',
    '\n  ',
    '\n    ',
    '\t',
    '[',
    ']',
    '{',
    '}',
    ', ',
    '"',
    "'",
    '|\n',
    '>-\n',
    '&a ',
    '*a',
    '!placeholder ',
    '!!str ',
    '? ',
    '---\n',
    '...\n',
    '%YAML 1.1\n',
    '# ',
    '<<: ',
    '~',
    '.nan',
    '0x1F',
    'true',
    '{repair}',
    '{phone.shop}',
    '](',
    '**',
  ),
  fc.string({ maxLength: 6 }),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
)
const yamlish = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

test('text at random in any file gives problems, never an exception', () => {
  const files = Object.keys(base)
  fc.assert(
    fc.property(fc.constantFrom(...files), yamlish, (file, text) => {
      expect(typeof project({ [file]: text }).text).toBe('string')
    }),
    { numRuns: 200, interruptAfterTimeLimit: 2000 },
  )
})

test('a file with a part cut out, doubled or replaced gives problems, never an exception', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(base)), fc.nat(1500), fc.nat(30), piece, (file, at, length, by) => {
      const text = base[file] ?? ''
      const from = at % (text.length + 1)
      expect(typeof project({ [file]: text.slice(0, from) + by + text.slice(from + length) }).text).toBe('string')
    }),
    { numRuns: 200, interruptAfterTimeLimit: 2000 },
  )
})

test('bytes at random give problems, never an exception', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect(typeof project({ [CONTACT]: bytes }).text).toBe('string')
    }),
    { numRuns: 200, interruptAfterTimeLimit: 2000 },
  )
})

test('any value in place of any other gives problems, never an exception', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(base)), fc.nat(200), fc.json({ maxDepth: 3 }), (file, at, value) => {
      const lines = (base[file] ?? '').split('\n')
      const index = at % lines.length
      const line = (lines[index] ?? '').replace(/: .*$/, `: ${value}`)
      expect(
        typeof project({ [file]: [...lines.slice(0, index), line, ...lines.slice(index + 1)].join('\n') }).text,
      ).toBe('string')
    }),
    { numRuns: 200, interruptAfterTimeLimit: 2000 },
  )
})
