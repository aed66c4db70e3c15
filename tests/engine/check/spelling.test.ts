// The binary search in a sorted word list, against a search through all of its lines.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { dictionaryOf, missingDictionaries, sortedList } from '../../../src/check/libraries/spelling.ts'
import type { Language } from '../../../src/language/language.ts'
import { loadModules } from '../../../src/runtime/engine.ts'

test.each([
  [
    ['a', 'ab', 'abc', 'abcdefgh', 'abcdefgi', 'b'],
    ['abcd', 'abcdefg', 'abcdefgj', 'ac', 'bb', 'c', 'ÿ'],
  ],
  [['word'], ['wor', 'words']],
  [[], ['word']],
])('a word is one of the lines, whole', (words, others) => {
  for (const end of ['', '\n']) {
    const { has } = sortedList(Buffer.from(`${[words.length, ...words].join('\n')}${end}`))
    for (const word of words) expect(has(word), word).toBe(true)
    for (const word of others) expect(has(word), word).toBe(false)
  }
})

test('a dictionary that is not installed is a note with what to type, and one that is installed is none', async () => {
  const languages = await loadModules<Language>('languages')
  const greek = languages.get('el') ?? expect.unreachable()
  expect(missingDictionaries([...languages.values()])).toEqual([])
  const spelling = { ...(greek.spelling ?? expect.unreachable()), dictionaries: ['dictionary-el', 'dictionary-none'] }
  expect(missingDictionaries([{ ...greek, name: 'Klingon', spelling }])).toEqual([
    {
      level: 'info',
      text: 'the spelling of Klingon is not checked: dictionary-none is not installed',
      help: 'npm install --save-dev dictionary-none',
    },
  ])
})

test('a site may install the dictionaries of every language, in the version that is tested', async () => {
  const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
  const names = [...(await loadModules<Language>('languages')).values()].flatMap(
    ({ spelling }) => spelling?.dictionaries ?? [],
  )
  for (const name of names) {
    expect(manifest.devDependencies).toHaveProperty(name)
    expect(manifest.peerDependencies).toHaveProperty(name)
    expect(manifest.peerDependenciesMeta[name]).toEqual({ optional: true })
  }
})

test('every hundredth word of the Greek dictionary is found, and no word that it lacks', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-el'))
  const words = readFileSync(join(folder, 'index.dic'), 'utf8').split('\n').slice(1)
  const all = new Set(words)
  const dictionary = dictionaryOf('dictionary-el')
  for (let i = 0; i < words.length; i += 100)
    for (const word of [words[i] ?? '', `${words[i]?.slice(1)}${words[i]?.charAt(0)}`])
      if (word !== '' && dictionary?.has(word) !== all.has(word)) expect.unreachable(word)
})
