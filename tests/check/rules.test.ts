// Every rule keeps its word: its fine example is fine, its bad example gives exactly the findings it names.
import { describe, expect, test } from 'vitest'
import { loadRules } from '../../src/check/rules.ts'
import { findingsOf, toldOf } from './example-site.ts'

const rules = await loadRules()

describe.each([...rules])('%s', (_id, rule) => {
  test('its fine example is fine', () => {
    expect(findingsOf(rule, rule.fine)).toEqual([])
  })

  test('its bad example is found, and each finding says what to type', () => {
    const told = toldOf(rule, rule.bad)
    expect(rule.bad.findings?.length, 'a bad example names its findings').toBeGreaterThan(0)
    expect(told.map(({ text }) => text)).toEqual(rule.bad.findings)
    expect(told.filter(({ help = '' }) => help.length < 5).map(({ text }) => text)).toEqual([])
  })

  test('it says why it exists and what to type, in --explain too', () => {
    expect(rule.why).toMatch(/^[A-Z«"].+\.$/)
    expect(rule.help).toMatch(/^[^A-Z.].{5,}[^.]$/)
  })
})
