// Similarity of texts: what masking does, and that many texts are not compared pair by pair.
import { describe, expect, test } from 'vitest'
import { alike, lowerWords, masked, sentencesOf } from '../../../src/check/text/similar.ts'

describe('masking', () => {
  test('a name in its forms is one word, whatever its article', () => {
    const textOf = (sentence: string, names: string[]) => masked(names)(lowerWords(sentence)).join(' ')
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
    expect(masked(['Νίκαια', 'στη Νίκαια'])(lowerWords('στη λεκάνη, στη Νίκαια'))).toEqual(['στη', 'λεκάνη', '_'])
  })

  test('grouped digits of a phone count as one number', () => {
    expect(masked([])(lowerWords('καλέστε 210 555 5555 τώρα'))).toEqual(['καλέστε', '#', 'τώρα'])
  })
})

describe('finding similar texts among many', () => {
  test('each text is paired with the earlier one most like it; short sentences do not count', () => {
    const texts = ['Ring us. We come to Otley today. We bring a lamp.', 'Ring us. Ring us.', 'We go home at six today.']
    const copy = 'Ring us. We come to Ilkley today! We bring a lamp?'
    const found = [...texts, copy].map((text) => sentencesOf(text, ['Otley', 'Ilkley']))
    expect(found.map(({ words }) => words)).toEqual([11, 4, 6, 11])
    expect(
      alike(
        found.map(({ sentences }) => sentences),
        0.75,
      ),
    ).toEqual([{ index: 3, other: 0, likeness: 1 }])
  })

  test('10,000 different texts and 10,000 equal ones take seconds, not minutes', () => {
    const different = Array.from({ length: 10_000 }, (_, i) => Array.from({ length: 40 }, (_, k) => i * 40 + k))
    const before = performance.now()
    expect(alike(different, 0.85)).toEqual([])
    expect(
      alike(
        different.map(() => different[0] ?? []),
        0.85,
      ),
    ).toHaveLength(9_999)
    expect(performance.now() - before).toBeLessThan(20_000)
  })
})
