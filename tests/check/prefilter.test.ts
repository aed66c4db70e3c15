// What a pattern asks of a text, and the texts it is looked for in: nothing that matches is left out.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expression } from '../../src/check/text/expression.ts'
import { loadLanguages } from '../../src/check/text/language.ts'
import { automaton } from '../../src/check/text/prefilter/automaton.ts'
import { candidates, lazyPattern } from '../../src/check/text/prefilter/candidates.ts'
import { clausesOf, confusionPattern } from '../../src/check/text/prefilter/patterns.ts'
import { requiredBy } from '../../src/check/text/prefilter/required.ts'
import { shortDigest } from '../../src/runtime/digest.ts'
import { repository } from '../command.ts'

describe('requiredBy', () => {
  test.each([
    ['abc', [['abc']]],
    ['ab|cd', [['ab', 'cd']]],
    ['a[bc]d', [['abd', 'acd']]],
    ['ab?c', [['ac', 'abc']]],
    ['(?:abc)+', [['abc']]],
    ['(?:abc)*', []],
    ['(?:abc){0,2}', []],
    ['foo\\d+bar', [['foo'], ['bar']]],
    ['(?<!x)foo(?!bar)', [['foo']]],
    ['foo(?=bar)', [['foo'], ['foobar']]],
    ['(?<=foo )bar', [['foo '], ['bar']]],
    ['foo(?=[.;]|$)', [['foo'], ['foo', 'foo.', 'foo;']]],
    ['(?:foo|\\d)', []],
    ['a', []],
    ['[a-z]oo', [['oo']]],
    ['[^b]oo\\.', [['oo.']]],
    ['\\u03b1\\u03b2', [['αβ']]],
    ['longerword', [['longerwo']]],
    ['(foo)\\1', [['foo']]],
    // Nothing is said of what is not understood.
    ['foo)', []],
  ])('%s', (source, clauses) => {
    const found = requiredBy(source).map((clause) => [...clause].sort())
    expect([...found].sort()).toEqual(clauses.map((clause) => [...clause].sort()).sort())
  })
})

test('an automaton finds literals within others, behind others, and in either case where it is told to', () => {
  const found = (literals: string[], text: string, ignoreCase = false) => {
    const out = new Set<string>()
    automaton(literals, ignoreCase)(text, (literal) => out.add(literals[literal] ?? ''))
    return [...out].sort()
  }
  expect(found(['he', 'she', 'his', 'hers'], 'ushers')).toEqual(['he', 'hers', 'she'])
  expect(found(['he', 'HE'], 'tHe')).toEqual([])
  expect(found(['he', 'x'], 'tHE', true)).toEqual(['he'])
  // Both sigmas have one capital.
  expect(found(['πως'], 'ΠΩΣ', true)).toEqual(found(['πως'], 'ΠΏΣ', true).length === 0 ? ['πως'] : [])
})

/** Patterns of few letters, so that they often match. */
const pattern: fc.Arbitrary<string> = fc.letrec((tie) => ({
  atom: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('a', 'b', 'ab', 'ba', 'bab', '[ab]', '[^a]', '.', '\\b', '\\s', 'aab', ' ', '^', '$'),
    fc.constantFrom('(?<!\\p{L})', '(?!\\p{L})', '(?<![\\p{L}-])', '(?!)'),
    fc
      .tuple(fc.constantFrom('(?:', '(', '(?=', '(?!', '(?<=', '(?<!'), tie('any'))
      .map(([open, inner]) => `${open}${inner})`),
  ),
  term: fc
    .tuple(tie('atom'), fc.constantFrom('', '', '', '?', '+', '*', '{2}', '{0,2}', '+?'))
    .map(([atom, times]) => (/^(?:\(\?<?[=!]|\\b|[\^$])/.test(String(atom)) ? String(atom) : `(?:${atom})${times}`)),
  sequence: fc.array(tie('term'), { minLength: 1, maxLength: 4 }).map((terms) => terms.join('')),
  any: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((all) => all.join('|')),
})).any as fc.Arbitrary<string>

test('whatever a pattern matches has what it asks for', () => {
  let matched = 0
  let asked = 0
  fc.assert(
    fc.property(
      pattern,
      fc.array(fc.stringMatching(/^[ab ]{0,10}$/), { minLength: 5, maxLength: 5 }),
      (source, texts) => {
        const clauses = requiredBy(source)
        if (clauses.length > 0) asked++
        for (const text of texts) {
          if (!expression(source).test(text)) continue
          matched++
          for (const clause of clauses) {
            let isThere = false
            automaton(clause, false)(text, () => {
              isThere = true
            })
            expect(isThere).toBe(true)
          }
        }
      },
    ),
    { numRuns: 3000, seed: 7 },
  )
  // Where nothing matches, or nothing is asked for, nothing is proved.
  expect(matched).toBeGreaterThan(1000)
  expect(asked).toBeGreaterThan(300)
})

test('candidates keep their order, and none that matches is missing', () => {
  fc.assert(
    fc.property(
      fc.array(pattern, { minLength: 1, maxLength: 8 }),
      fc.array(fc.stringMatching(/^[abAB ]{0,10}$/), { minLength: 3, maxLength: 3 }),
      fc.boolean(),
      (sources, texts, ignoreCase) => {
        const all = sources.map((source) => ({ pattern: lazyPattern(source, ignoreCase ? 'i' : '') }))
        const find = candidates(all, ignoreCase)
        for (const text of texts) {
          const found = find(text)
          expect(found).toEqual(all.filter((one) => found.includes(one)))
          for (const one of all) if (one.pattern.expression().test(text)) expect(found).toContain(one)
        }
      },
    ),
    { numRuns: 500, seed: 7 },
  )
})

test.each([
  ['(?<!\\p{L})foo(?!\\p{L})', 'a foo.', 'foolish, or bufoo'],
  ['(?<!\\p{L})(?:foo|ba)', 'the bar', 'crowbar'],
  ['(?<![\\p{L}-])foo', '(foo', 'bufoo'],
])('%s is looked for at the ends of words', (source, there, not) => {
  const look = candidates([{ pattern: lazyPattern(source, '') }])
  expect([there, not].map((text) => look(text).length)).toEqual([1, 0])
})

const KNOWN = /^var known\d* = new Map\(JSON\.parse\((.*)\)\);$/m

test('the compiled engine knows what every pattern of its languages asks for', async () => {
  const languages = await loadLanguages()
  const all = clausesOf(languages.values())
  expect(all.size).toBeGreaterThan(300)
  const { digest } = JSON.parse(readFileSync(join(repository, 'lib/engine.json'), 'utf8')) as { digest: string }
  const lib = join(repository, 'lib', digest)
  const [known = expect.unreachable('it has the clauses')] = readdirSync(lib, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => KNOWN.exec(readFileSync(join(lib, file), 'utf8'))?.[1] ?? [])
  expect(new Map(JSON.parse(runInNewContext(known) as string) as [string, string[][]][])).toEqual(all)
  // What a check looks for is among them.
  for (const language of languages.values())
    for (const { pattern } of language.prose?.confused ?? [])
      expect(all.has(shortDigest(confusionPattern({ pattern })))).toBe(true)
})

test('nearly every pattern of Greek and English asks for something', async () => {
  const languages = await loadLanguages()
  const sources = ['el', 'en'].flatMap((code) => {
    const { prose, leftovers = [] } = languages.get(code) ?? {}
    return [...(prose?.confused ?? []).map(({ pattern }) => pattern), ...leftovers]
  })
  expect(sources.length).toBeGreaterThan(300)
  const silent = sources.filter((source) => requiredBy(source).length === 0)
  expect(silent.length / sources.length).toBeLessThan(0.1)
})
