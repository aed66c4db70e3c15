// "Did you mean": what is near enough to be suggested, and what is not.
import { expect, test } from 'vitest'
import { didYouMean, nearest } from '../../../src/model/nearest.ts'

const CHOICES = ['hydro-jetting', 'camera', 'drains', 'gutters', 'title', 'text', 'name']

test.each([
  // one letter lost, added, changed, swapped
  ['camra', 'camera'],
  ['camerra', 'camera'],
  ['camara', 'camera'],
  ['caemra', 'camera'],
  ['titel', 'title'],
  // words in another order, another separator, other capitals
  ['jetting-hydro', 'hydro-jetting'],
  ['hydro_jetting', 'hydro-jetting'],
  ['Hydro-Jetting', 'hydro-jetting'],
  ['CAMERA', 'camera'],
  // up to a third of the longer of the two
  ['drainage', undefined],
  ['drain', 'drains'],
  ['gutterss', 'gutters'],
  ['guttering', 'gutters'],
  ['hydro-jets', 'hydro-jetting'],
  ['hydraulics', undefined],
  ['hydro-jettings', 'hydro-jetting'],
  // short names may differ in one letter
  ['tex', 'text'],
  ['tect', 'text'],
  ['nam', 'name'],
  ['n', undefined],
  // nothing like it
  ['plumbing', undefined],
  ['', undefined],
  ['κάμερα', undefined],
])('%j is taken for %j', (typed, meant) => {
  expect(nearest(typed, CHOICES)).toBe(meant)
})

test('of two that are equally near, the first in order is suggested', () => {
  expect(nearest('bat', ['cat', 'hat'])).toBe('cat')
  expect(nearest('bat', ['hat', 'cat'])).toBe('hat')
})

const ADDRESSES = ['/services/overhaul', '/services/gear-adjustment', '/services/brakes', '/contact']
test.each([
  ['/services/gears', '/services/gear-adjustment'],
  ['/gear-adjustment', '/services/gear-adjustment'],
  ['/services/brake', '/services/brakes'],
  ['/contatc', '/contact'],
  ['/services', undefined],
  ['/services/wheels', undefined],
])('the address %s is taken for %s', (typed, meant) => {
  const many = [...ADDRESSES, ...'abcdef']
  expect(didYouMean(typed, many)).toBe(meant && `did you mean "${meant}"?`)
})

test('without a near one, few choices are listed and many are not', () => {
  expect(didYouMean('zebra', ['a', 'bc', 'de'])).toBe('choose one of a, bc, de')
  expect(didYouMean('zebra', ['a, b', 'c'])).toBe('choose one of "a, b", "c"')
  expect(didYouMean('zebra', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])).toBeUndefined()
  expect(didYouMean('zebra', [])).toBeUndefined()
})

test('a letter that only looks Latin is named', () => {
  expect(didYouMean('l\u0430nguage', ['language', 'locale'])).toBe(
    'did you mean "language"? Its "\u0430" (U+0430) is no Latin letter',
  )
})
