// Of many texts without tags, the one is found that a look through all of them in order finds.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOf } from '../../src/check/page/untagged-texts.ts'

const word = fc.constantFrom('', 'a', 'b', 'ab', ' ', 'ba')

test('the first text that is the words is found, or without words the first that has the part', () => {
  fc.assert(
    fc.property(fc.array(word), fc.array(fc.tuple(word, fc.option(word, { nil: undefined }))), (texts, asked) => {
      const located = texts.map((text, i) => ({ file: `${i}.yaml`, path: [i], text }))
      const find = firstOf(() => located)
      for (const [words, part] of asked) {
        const holds = (text: string) => words === '' && part !== undefined && part.trim() !== '' && text.includes(part)
        expect(find(words, part)).toBe(located.find(({ text }) => text !== '' && (text === words || holds(text))))
      }
    }),
  )
})
