// Likeness of texts: what masking does, how far the sketch may be off, and that many texts are not compared pair by pair.
import { describe, expect, test } from 'vitest'
import { alike, likeness, masked, sketchOf, wordsOf } from '../../src/check/text/similar.ts'

/** Words as a seed gives them: the same on every run. */
function text(seed: number, words: number): string[] {
  let state = seed * 2_654_435_761 + 1
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0
    return state
  }
  return Array.from({ length: words }, () => `w${(next() % 5000).toString(36)}`)
}

const exact = (a: readonly string[], b: readonly string[]) => {
  const shingles = (words: readonly string[]) => new Set(words.slice(4).map((_, i) => words.slice(i, i + 5).join(' ')))
  const [x, y] = [shingles(a), shingles(b)]
  const both = [...x].filter((shingle) => y.has(shingle)).length
  return both / (x.size + y.size - both)
}

describe('masking', () => {
  test('a name in its forms is one word, whatever its article', () => {
    const textOf = (sentence: string, names: string[]) => masked(names)(wordsOf(sentence)).join(' ')
    const nikaia = textOf('Αποφράξεις στη Νίκαια από τους γείτονες της Νίκαιας, 3 φορές', [
      'Νίκαια',
      'στη Νίκαια',
      'της Νίκαιας',
    ])
    const piraeus = textOf('Αποφράξεις στον Πειραιά από τους γείτονες του Πειραιά, 12 φορές', [
      'Πειραιάς',
      'στον Πειραιά',
      'του Πειραιά',
    ])
    expect(nikaia).toBe('αποφράξεις _ από τους γείτονες _ # φορές')
    expect(piraeus).toBe(nikaia)
  })

  test('an article that stands in a form is masked only with the name', () => {
    expect(masked(['Νίκαια', 'στη Νίκαια'])(wordsOf('στη λεκάνη, στη Νίκαια'))).toEqual(['στη', 'λεκάνη', '_'])
  })

  test('grouped digits of a phone count as one number', () => {
    expect(masked([])(wordsOf('καλέστε 210 555 5555 τώρα'))).toEqual(['καλέστε', '#', 'τώρα'])
  })
})

describe('the sketch', () => {
  test('is off by at most 0.2, and by 0.05 in the mean, from the exact share', () => {
    const errors: number[] = []
    for (let seed = 1; seed <= 200; seed++) {
      const a = text(seed, 600)
      const b = a.map((word, i) => (i % (2 + (seed % 60)) === 0 ? `x${seed}${i}` : word))
      errors.push(Math.abs(likeness(sketchOf(a, []), sketchOf(b, [])) - exact(a, b)))
    }
    expect(Math.max(...errors)).toBeLessThan(0.2)
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.05)
  })

  test('of equal texts is equal, of unlike texts shares nothing', () => {
    expect(likeness(sketchOf(text(1, 300), []), sketchOf(text(1, 300), []))).toBe(1)
    expect(likeness(sketchOf(text(1, 300), []), sketchOf(text(2, 300), []))).toBeLessThan(0.05)
  })
})

describe('finding the alike among many', () => {
  test('each text is paired with the earlier one most like it', () => {
    const a = text(1, 400)
    const b = a.map((word, i) => (i % 200 === 7 ? 'changed' : word))
    const found = alike(
      [a, text(2, 400), b, text(3, 400), a].map((words) => sketchOf(words, [])),
      0.85,
    )
    expect(found.map(({ index, other }) => [index, other])).toEqual([
      [2, 0],
      [4, 0],
    ])
  })

  test('10,000 unlike texts and 10,000 equal ones take seconds, not minutes', () => {
    const unlike = Array.from({ length: 10_000 }, (_, i) => sketchOf(text(i + 1, 120), []))
    const before = performance.now()
    expect(alike(unlike, 0.85)).toEqual([])
    expect(
      alike(
        Array.from({ length: 10_000 }, () => unlike[0] ?? ''),
        0.85,
      ),
    ).toHaveLength(9_999)
    expect(performance.now() - before).toBeLessThan(20_000)
  })
})
