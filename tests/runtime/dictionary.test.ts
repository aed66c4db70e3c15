// Sorted lines -> whether a word is one of them: found by halves, as it would be by reading them all.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { searched } from '../../src/runtime/dictionary.ts'

const dictionary = (...words: readonly string[]) => searched(Buffer.from([words.length, ...words].join('\n')))

test('a word is one of the lines, whole', () => {
  const { has } = dictionary('a', 'ab', 'abc', 'abcdefgh', 'abcdefgi', 'b')
  for (const word of ['a', 'ab', 'abc', 'abcdefgh', 'abcdefgi', 'b']) expect(has(word), word).toBe(true)
  for (const word of ['', '6', 'abcd', 'abcdefg', 'abcdefgj', 'abcdefghi', 'ac', 'bb', 'c', 'ÿ'])
    expect(has(word), word).toBe(false)
})

test('a dictionary may hold one word, or none, and end with a line break', () => {
  expect(dictionary('word').has('word')).toBe(true)
  expect(dictionary().has('word')).toBe(false)
  expect(searched(Buffer.from('2\na\nb\n')).has('b')).toBe(true)
})

test('every hundredth word of a real dictionary is found, and no word that is not there', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-el'))
  const bytes = readFileSync(join(folder, 'index.dic'))
  const words = bytes.toString('utf8').split('\n').slice(1)
  const all = new Set(words)
  const { has } = searched(bytes)
  for (let i = 0; i < words.length; i += 100) {
    const word = words[i] ?? ''
    const other = `${word.slice(1)}${word.charAt(0)}`
    expect([word, has(word)]).toEqual([word, word !== ''])
    expect([other, has(other)]).toEqual([other, other !== '' && all.has(other)])
  }
})
