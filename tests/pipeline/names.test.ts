// Names that a file system cannot hold, or takes for one: told before anything is written.
import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { smallSite } from '../command.ts'
import { made } from '../made.ts'
import { edited } from '../project.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const told = async (files: Readonly<Record<string, string>>) => {
  folder = smallSite(files)
  return made(folder).then(
    () => '',
    (fault: Error) => fault.message,
  )
}

test.each([
  [['a.txt', 'A.txt']],
  [['caf\u00e9.txt', 'cafe\u0301.txt']],
  [['\u00c9.txt', 'e\u0301.txt']],
  [['Contact.html']],
])('%j are one file elsewhere, and refused', async (names) => {
  const message = await told(Object.fromEntries(names.map((name) => [`public/${name}`, 'x'])))
  expect(message).toContain('are one file on Windows and macOS')
})

test('names that differ in more than that are fine', async () => {
  expect(
    await told({ 'public/a.txt': 'x', 'public/b.txt': 'x', 'public/\u03ac.txt': 'x', 'public/\u03b1.txt': 'x' }),
  ).toBe('')
})

test('an address of 300 bytes is told at its redirect', async () => {
  const message = await told(edited('content/routes.yaml', 'from: /old-contact', `from: /${'\u03b1'.repeat(150)}`))
  expect(message).toContain('has 305 bytes; it may have 255')
  expect(message).toContain('content/routes.yaml')
})
