// The first text without tags that equals some words, or contains a part of them, is found.
import { expect, test } from 'vitest'
import { firstOf } from '../../../src/check/page/untagged-texts.ts'

const texts = ['', 'brakes', 'gears and brakes'].map((text, i) => ({ file: `${i}.yaml`, path: ['name'], text }))

test.each([
  ['brakes', 'gears', '1.yaml'],
  ['brake', 'brakes', undefined],
  ['', 'and', '2.yaml'],
  ['', ' ', undefined],
  ['', undefined, undefined],
])('the text "%s" with the part %j', (words, part, file) => {
  expect(firstOf(texts, words, part)?.file).toBe(file)
})
