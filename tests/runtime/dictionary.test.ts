// Sorted lines -> whether a word is one of them: found by halves, as it would be by reading them all.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { dictionaryOf, searched } from '../../src/runtime/dictionary.ts'

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

test('flags of a line make words of its word, by the ends and beginnings that fit it', () => {
  const affixes = [
    'SFX S Y 2',
    'SFX S y ies [^aeiou]y',
    'SFX S 0 s [aeiou]y',
    'SFX G Y 1',
    'SFX G e ing e',
    'PFX U Y 1',
    'PFX U 0 un .',
  ].join('\n')
  const { has } = searched(Buffer.from('5\nblock\nblock/U\nkey/S\nlorry/S\nprobe/GU\n'), affixes)
  for (const word of ['block', 'unblock', 'key', 'keys', 'lorry', 'lorries', 'probing', 'unprobe', 'unprobing'])
    expect(has(word), word).toBe(true)
  for (const word of ['keies', 'lorrys', 'probes', 'probeing', 'unkey', 'lorr', 'S', 'un', ''])
    expect(has(word), word).toBe(false)
  expect(searched(Buffer.from('1\nkey/S\n')).has('key')).toBe(false)
})

test('every hundredth word of a real dictionary is found, and no word that is not there', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-el'))
  const bytes = readFileSync(join(folder, 'index.dic'))
  const words = bytes.toString('utf8').split('\n').slice(1)
  const all = new Set(words)
  const inMemory = searched({ length: bytes.length, slice: (start, end) => bytes.subarray(start, end) })
  const onDisk = dictionaryOf('dictionary-el')
  const wrong: string[] = []
  for (let i = 0; i < words.length; i += 100) {
    const word = words[i] ?? ''
    const other = `${word.slice(1)}${word.charAt(0)}`
    for (const has of [inMemory.has, onDisk?.has]) {
      if (has?.(word) !== (word !== '')) wrong.push(word)
      if (has?.(other) !== (other !== '' && all.has(other))) wrong.push(other)
    }
  }
  expect(wrong).toEqual([])
})
