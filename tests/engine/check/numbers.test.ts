// Which numbers of a text are found, in which normal form, and the list of those that a person has confirmed.
import { describe, expect, test } from 'vitest'
import { confirmedIn, confirmedText, withConfirmed } from '../../../src/check/facts/confirmed.ts'
import { normalNumber, numberNotes } from '../../../src/check/facts/numbers.ts'
import type { YamlText } from '../../../src/check/rule.ts'
import { exampleSite } from './example-site.ts'

const { context } = exampleSite({})
const words = (text: string, more: Partial<YamlText> = {}): YamlText => ({
  file: 'content/x.yaml',
  path: ['text'],
  text,
  source: text,
  ...more,
})
const numbers = (text: string, more?: Partial<YamlText>) =>
  numberNotes([words(text, more)], context).map(({ text: raw }) => raw)

describe('the numbers of a text', () => {
  test.each([
    ['We arrive in 15 minutes, with 25 years of experience.', ['15 minutes', '25 years']],
    ['9 a.m. to 5.30pm, or around the clock', ['9 a.m. to 5.30pm', 'around the clock']],
    ['€65, EUR 65, 65 euros and £5-£10', ['€65', 'EUR 65', '65 euros', '£5-£10']],
    ['half an hour, one and a half days, a 12-month guarantee', ['half an hour', 'one and a half days', '12-month']],
    ['40% of 5 km in 24h, 12 miles, twelve-mile', ['40%', '5 km', '24h', '12 miles', 'twelve-mile']],
    ['over 3,000 repairs for 500+ customers since 1998', ['over 3,000', '500+', 'since 1998']],
    ['two or three doors', ['two or three']],
    ['fifty-five euros in fifteen minutes, ninety days', ['fifty-five euros', 'fifteen minutes', 'ninety days']],
    ['Call +49 30 901820 or 0113 222 4444', ['+49 30 901820', '0113 222 4444']],
  ])('%s', (text, found) => expect(numbers(text)).toEqual(found))

  test.each([
    'Call 0113 000 0000',
    'IBAN GB33 BUKB 2020 1555 5555 55',
    'card 4111 1111 1111 1111, order 1234567890123456789',
    'ISO 9001, 2016/679, 14/9/2025, 2026-11-20, LS1 1AA',
    'Back within {repair}, or {=15 minutes}.',
    'from 9 to 22 August, since 1998-2005',
    'over 3 doors, since May 2027, size 500+, bus 607',
  ])('declared, marked, or a part of a longer number: %s', (text) => expect(numbers(text)).toEqual([]))

  test('are not read in the words of customers, in names of files and in labels of site.yaml', () => {
    expect(numbers('in 20 minutes', { file: 'content/testimonials.yaml' })).toEqual([])
    expect(numbers('in 20 minutes', { path: ['photo', 'alt'] })).toEqual([])
    expect(numbers('in 20 minutes', { isLabel: true })).toEqual([])
    expect(numbers('in 20 minutes', { placeholder: true })).toEqual([])
    expect(numbers('one day', { file: 'site.yaml', path: ['contact', 'form', 0, 'label'] })).toEqual([])
    expect(numbers('24/7', { file: 'content/labels.yaml' })).toEqual([])
    expect(numbers('Call us 24/7', { file: 'content/labels.yaml' })).toEqual(['24/7'])
    expect(numbers('from £20', { file: 'content/prices.yaml', path: ['items', 0, 'price'] })).toEqual([])
    expect(numbers('2 hours', { file: 'content/prices.yaml', path: ['items', 0, 'duration'] })).toEqual([])
  })

  test('have a normal form and a sentence', () => {
    expect(normalNumber('20 –\u00a030  Minutes')).toBe('20-30 minutes')
    expect(
      numberNotes([words('We are near. We arrive in {repair}, or in 15 Minutes! Call us.')], context),
    ).toMatchObject([{ key: '15 minutes', text: '15 Minutes', sentence: 'We arrive in {repair}, or in 15 Minutes!' }])
  })

  // Took 12 to 52 seconds while each amount read its whole sentence.
  test.each(['€1 ', '10 minutes ', '1-', '1.1', '0113 222 4444 ', 'one or ', '24/7', 'GB33 BUKB '])(
    'a text of 200 kB of "%s" is read once',
    (text) => expect(numbers(text.repeat(200_000 / text.length)).length).toBeLessThan(3),
  )
})

describe('content/facts.lock', () => {
  const confirmed = new Map([
    ['content/b.yaml', new Set(['9 €', '15 minutes'])],
    ['content/a.yaml', new Set(['1 day'])],
  ])

  test('has a number in each line, sorted, and is read as it is written', () => {
    const text = confirmedText(confirmed)
    expect(text.split('\n').slice(1)).toEqual([
      'content/a.yaml  1 day',
      'content/b.yaml  15 minutes',
      'content/b.yaml  9 €',
      '',
    ])
    expect(confirmedIn(text)).toEqual({ value: confirmed, problems: [] })
    expect(confirmedIn(text.replaceAll('\n', '\r\n'))).toEqual({ value: confirmed, problems: [] })
    expect(confirmedIn(undefined)).toEqual({ problems: [] })
  })

  test('other lines are problems', () => {
    const { problems } = confirmedIn('<<<<<<< HEAD\ncontent/a.yaml  1 day\n\ncontent/b.yaml\n')
    expect(problems.map(({ text, at }) => [at?.line, text])).toEqual([
      [1, 'this line is a conflict marker of git, expected a file and a number'],
      [4, '"content/b.yaml" is no file and number, expected a line like: content/pages/home.yaml  15 minutes'],
    ])
  })

  test('accepting a file replaces its numbers, and keeps those of other files', () => {
    const found = [
      { file: 'content/b.yaml', number: '20 minutes', sentence: '' },
      { file: 'content/c.yaml', number: '2 days', sentence: '' },
    ]
    const ofFile = withConfirmed(confirmed, found, (file) => file === 'content/b.yaml')
    expect(confirmedText(ofFile).split('\n').slice(1, -1)).toEqual([
      'content/a.yaml  1 day',
      'content/b.yaml  20 minutes',
    ])
    expect([...withConfirmed(confirmed, found, () => true).keys()]).toEqual(['content/b.yaml', 'content/c.yaml'])
  })
})
