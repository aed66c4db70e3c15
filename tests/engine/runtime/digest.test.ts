// Tests that equal contents have equal digests, as text or as bytes.
import { expect, test } from 'vitest'
import { digest, shortDigest } from '../../../src/runtime/digest.ts'

const TEXTS = ['', 'a', 'άλφα', '🚿', '\ud83d', '\ude00', '3:abc', 'α'.repeat(100_000)]

test.each([
  ['digest', digest],
  ['short digest', shortDigest],
])('a text has the %s of its bytes', (_, of) => {
  for (const text of TEXTS) {
    expect(of(text)).toBe(of(Buffer.from(text)))
    expect(of(text, 'b')).toBe(of(Buffer.from(text), 'b'))
  }
})

test.each([
  ['digest', digest],
  ['short digest', shortDigest],
])('where one part ends and the next begins is part of the %s', (_, of) => {
  const lists = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], ['1:a', 'bc'], ['\ud83d', '\ude00'], ['\ud83d\ude00']]
  expect(new Set(lists.map((parts) => of(...parts))).size).toBe(lists.length)
})

test('a short digest is 160 bits for addresses', () => {
  expect(shortDigest('a')).toMatch(/^[\w-]{27}$/)
  expect(shortDigest(Buffer.from('a'))).toMatch(/^[\w-]{27}$/)
})
