// A text is as wide as Arial draws it.
import { expect, test } from 'vitest'
import { fitting, widthOf } from '../../../../../src/check/rules/head/width/text-width.ts'

test('letters of one word differ in width', () => {
  expect(widthOf('iiii', 20)).toBeLessThan(widthOf('MMMM', 20) / 3)
  expect(widthOf('A', 2048)).toBe(1366)
  expect(widthOf('Ω', 2048)).toBe(1531)
})

test('Greek with and without accents is as wide, composed or not, with the marks of old texts or without', () => {
  expect(widthOf('ά', 20)).toBe(widthOf('α', 20))
  expect(widthOf('ά'.normalize('NFD'), 20)).toBe(widthOf('ά', 20))
  expect(widthOf('ἄ', 20)).toBe(widthOf('α', 20))
})

test('an emoji and an ideograph fill a square; what is not drawn takes no room', () => {
  expect(widthOf('🔧', 20)).toBe(20)
  expect(widthOf('漢', 20)).toBe(20)
  expect(widthOf('a\u200bb', 20)).toBe(widthOf('ab', 20))
})

test('a text is cut between words', () => {
  expect(fitting('Απόφραξη λεκάνης', 20, widthOf('Απόφραξη λεκ', 20))).toBe('Απόφραξη')
  expect(fitting('Απόφραξη', 20, 1000)).toBe('Απόφραξη')
  expect(fitting('Απόφραξη', 20, 10)).toBe('')
})
