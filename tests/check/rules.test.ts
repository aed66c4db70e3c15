// Every rule keeps its word: its fine example is fine, its bad example gives exactly the findings it names.
import { describe, expect, test } from 'vitest'
import { loadRules } from '../../src/check/rules.ts'
import { findingsOf } from './example-site.ts'

const rules = await loadRules()

describe.each([...rules])('%s', (_id, rule) => {
  test('its fine example is fine', () => {
    expect(findingsOf(rule, rule.fine)).toEqual([])
  })

  test('its bad example is found', () => {
    expect(rule.bad.findings?.length, 'a bad example names its findings').toBeGreaterThan(0)
    expect(findingsOf(rule, rule.bad)).toEqual(rule.bad.findings)
  })

  test('it says why it exists', () => {
    expect(rule.why).toMatch(/^[A-Z«"].+\.$/)
  })
})
