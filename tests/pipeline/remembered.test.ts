// What was found out about a file is said again as long as what decides it is the same, and found out anew where not.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { remembered } from '../../src/pipeline/compared/remembered.ts'

const folder = mkdtempSync(join(tmpdir(), 'remembered-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Answers of a run in which the files have these digests, and which of them were found out anew. */
function run(digests: Readonly<Record<string, string>>, asked: readonly (readonly [string, unknown])[], name: string) {
  const known = remembered(join(folder, name), 'ground', (about) => digests[about])
  const made: string[] = []
  const answers = asked.map(([about, question]) =>
    known.of(about, question, () => {
      made.push(about)
      return `${JSON.stringify(question)} of ${digests[about]}`
    }),
  )
  known.save()
  return { answers, made }
}

const ASKED = [
  ['a.yaml', ['Ω\t', 1]],
  ['b.yaml', [null, ['x']]],
  ['a.yaml', ['Ω\t', 12]],
  ['a.yaml', ['Ω\t', 1]],
] as const

test('what was asked before is answered without being found out again', () => {
  const first = run({ 'a.yaml': '1', 'b.yaml': '1' }, ASKED, 'same')
  expect(first.made).toEqual(['a.yaml', 'b.yaml', 'a.yaml'])
  const more = [...ASKED, ['a.yaml', ['more']]] as const
  expect(run({ 'a.yaml': '1', 'b.yaml': '1' }, more, 'same').made).toEqual(['a.yaml'])
  const last = run({ 'a.yaml': '1', 'b.yaml': '1' }, more, 'same')
  expect(last.made).toEqual([])
  expect(last.answers.slice(0, 4)).toEqual(first.answers)
})

test('what is decided by something else now is found out again, and what nothing is known of always', () => {
  run({ 'a.yaml': '1', 'b.yaml': '1' }, ASKED, 'changed')
  const changed = run({ 'a.yaml': '2', 'b.yaml': '1' }, ASKED, 'changed')
  expect(changed.made).toEqual(['a.yaml', 'a.yaml'])
  expect(changed.answers[0]).toContain('of 2')
  run({ 'b.yaml': '1' }, ASKED, 'unknown')
  expect(run({ 'b.yaml': '1' }, ASKED, 'unknown').made).toEqual(['a.yaml', 'a.yaml', 'a.yaml'])
})
