// A memoized function computes each result once: by value, by identity, by a key, and for the last texts only.
import { expect, test } from 'vitest'
import { memoize } from '../../../src/runtime/memoize.ts'

/** Counts the calls of a function. */
function counted<Argument, Result>(compute: (argument: Argument) => Result) {
  let calls = 0
  const call = (argument: Argument) => {
    calls++
    return compute(argument)
  }
  return { call, calls: () => calls }
}

test('equal texts share a result, undefined too', () => {
  const { call, calls } = counted((text: string) => (text === '' ? undefined : text.length))
  const lengthOf = memoize(call)
  expect(['ab', 'ab', '', ''].map(lengthOf)).toEqual([2, 2, undefined, undefined])
  expect(calls()).toBe(2)
})

test('objects are compared by identity, or by a key', () => {
  const { call, calls } = counted(({ name }: { name: string }) => name)
  const byIdentity = memoize(call)
  const first = { name: 'a' }
  expect([first, first, { name: 'a' }].map(byIdentity)).toEqual(['a', 'a', 'a'])
  expect(calls()).toBe(2)
  const byKey = memoize(call, { key: ({ name }) => name })
  expect([first, { name: 'a' }].map(byKey)).toEqual(['a', 'a'])
  expect(calls()).toBe(3)
})

test('all results are dropped when there are more than the most', () => {
  const { call, calls } = counted((text: string) => text)
  const same = memoize(call, { most: 2 })
  for (const text of ['a', 'b', 'a', 'c', 'a']) same(text)
  expect(calls()).toBe(4)
})
