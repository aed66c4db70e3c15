// Every rule is silent on its fine example, and reports exactly the findings of its bad one.
import { describe, expect, test } from 'vitest'
import { loadRules } from '../../../src/check/rules.ts'
import { toldOf } from './example-site.ts'

const rules = await loadRules()

describe.each([...rules])('%s', (_id, rule) => {
  test('its fine example has no findings', async () => {
    expect(await toldOf(rule, rule.fine)).toEqual([])
  })

  test('its bad example has the findings it names, each with what to type', async () => {
    const found = await toldOf(rule, rule.bad)
    expect(rule.bad.findings?.length, 'a bad example names its findings').toBeGreaterThan(0)
    expect(found.map(({ text }) => text)).toEqual(rule.bad.findings)
    expect(found.filter(({ help = '' }) => help.length < 5).map(({ text }) => text)).toEqual([])
  })

  test('its explanation is a sentence, its help a phrase', () => {
    expect(rule.why).toMatch(/^[A-Z«"].+\.$/)
    expect(rule.help).toMatch(/^[^A-Z.].{5,}[^.]$/)
  })
})
