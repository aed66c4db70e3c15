// The marks a text may hold: what becomes a link or strong words, and what stays as it was typed.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listIn, plainText, runs } from '../../../src/model/inline.ts'

test.each([
  ['plain words', [{ text: 'plain words' }]],
  ['', []],
  ['[here](/contact)', [{ text: 'here', href: '/contact' }]],
  [
    'Ask [us](/contact), or **call**.',
    [
      { text: 'Ask ' },
      { text: 'us', href: '/contact' },
      { text: ', or ' },
      { text: 'call', strong: true },
      { text: '.' },
    ],
  ],
  [
    '[a](/a)[b](/b)',
    [
      { text: 'a', href: '/a' },
      { text: 'b', href: '/b' },
    ],
  ],
  ['[mail](mailto:a@b.example)', [{ text: 'mail', href: 'mailto:a@b.example' }]],
  // no marks: brackets, stars and addresses on their own
  ['[note] (see below)', [{ text: '[note] (see below)' }]],
  ['a * b ** c', [{ text: 'a * b ** c' }]],
  ['**', [{ text: '**' }]],
  ['****', [{ text: '****' }]],
  ['[](/a)', [{ text: '[](/a)' }]],
  ['[a]()', [{ text: '[a]()' }]],
  ['[a](/b c)', [{ text: '[a](/b c)' }]],
  ['<b>x</b> &amp;', [{ text: '<b>x</b> &amp;' }]],
])('%j is read as %j', (text, expected) => {
  expect(runs(text)).toEqual(expected)
})

test.each([
  ['- a\n- b', { items: ['a', 'b'], isNumbered: false }],
  ['- a\n  goes on\n- b\n', { items: ['a\n  goes on', 'b\n'], isNumbered: false }],
  ['1. a\n2. b', { items: ['a', 'b'], isNumbered: true }],
  ['- alone', undefined],
  ['24. December: closed', undefined],
  ['2. a\n3. b', undefined],
  ['Bring:\n- a\n- b', undefined],
])('%j is the list %j', (text, expected) => {
  expect(listIn(text)).toEqual(expected)
})

test('plain text is the words without the marks', () => {
  expect(plainText('Ask [us](/contact), or **call**.')).toBe('Ask us, or call.')
})

/** What a mark is, in one expression, which needs long for many links that never end. */
const MARK = /\[([^[\]\n]+)\]\(([^)\s]{1,2000})\)|\*\*([^*\n]+)\*\*/g

test('no letter is lost: what is not a mark is in a run', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '*', '[', ']', '(', ')', '/', ' ', 'ά') }), (text) => {
      const kept = runs(text)
        .map(({ text, href, strong }) => {
          if (href !== undefined) return `[${text}](${href})`
          return strong ? `**${text}**` : text
        })
        .join('')
      expect(kept).toBe(text)
      const marks = [...text.matchAll(MARK)].map(([, label, href, strong]) =>
        href === undefined ? { text: strong, strong: true } : { text: label, href },
      )
      expect(runs(text).filter((run) => run.href ?? run.strong)).toEqual(marks)
    }),
    { numRuns: 2000 },
  )
})
