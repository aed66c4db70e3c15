// Patterns of letters without the flag u say what they say with it, and all matches of a pattern are those of matchAll.
import { expect, test } from 'vitest'
import { expression, matchesOf } from '../../src/check/text/expression.ts'

/** Every character of the alphabets from Latin to Arabic, and of Latin and Greek with more marks. */
const characters = [
  [0, 0x6ff],
  [0x1e00, 0x1fff],
].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)))

test.each([
  '\\p{L}',
  '\\p{Lu}',
  '\\p{Ll}',
  '\\p{N}',
  '[^\\p{L}\\d]',
  '[\\p{Ll}·]',
  '(?<!\\p{L})[α-ω\\]\\p{N}]',
  '\\\\p',
])('%s is the same for every letter', (pattern) => {
  const [own, plain] = [expression(pattern), new RegExp(pattern, 'u')]
  expect(own.unicode).toBe(false)
  expect(characters.filter((one) => own.test(one) !== plain.test(one))).toEqual([])
})

test('capitals and small letters are one where the pattern says so', () => {
  const [own, plain] = [expression('^[άσκω]+$', 'i'), /^[άσκω]+$/iu]
  for (const word of ['Άσκω', 'ΆΣΚΩ', 'άσκως', 'ασκω']) expect(own.test(word), word).toBe(plain.test(word))
})

test('a property that it does not know is a fault of whoever wrote the pattern', () => {
  expect(() => expression('\\p{Script=Greek}')).toThrow('a property no expression knows')
})

test.each([
  [/\p{L}+/gu, 'Ένα, δύο, three.'],
  [/x*/g, 'axxb'],
  [/(?<=^|\. )(\p{Lu})/gu, 'Πρώτα. Μετά. τέλος'],
  [/nothing/g, 'of it'],
])('all matches of %s', (pattern, text) => {
  const found = (list: Iterable<RegExpMatchArray>) => [...list].map((one) => [...one, one.index])
  expect(found(matchesOf(text, expression(pattern)))).toEqual(found(text.matchAll(pattern)))
})
