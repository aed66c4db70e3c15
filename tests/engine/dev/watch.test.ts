// Every change in the folder of a site is reported, however soon after the last one.
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Watcher } from '../../../src/dev/watch.ts'

/** A site of one file that is watched until the test ends. */
async function watched(onChange: (name: string) => void): Promise<{ root: string; file: string }> {
  const root = mkdtempSync(join(tmpdir(), 'watched-'))
  const file = join(root, 'content/a.yaml')
  mkdirSync(join(root, 'content'))
  writeFileSync(file, 'name: one\n')
  const watching = new Watcher({
    root,
    templates: () => ['templates', 'src/theme'],
    onChange,
    onFault: (text) => expect(text).toBe(''),
  })
  onTestFinished(() => {
    watching.close()
    rmSync(root, { recursive: true })
  })
  return { root, file }
}

test('a change that follows another within milliseconds is told too', async () => {
  let changes = 0
  const { file } = await watched(() => {
    changes++
    if (changes === 1) setTimeout(() => writeFileSync(file, 'name: the third\n'), 15)
  })
  writeFileSync(file, 'name: two\n')
  await expect.poll(() => changes).toBe(2)
})

test('a file that takes its place in one step is told once, by its own name', async () => {
  const told: string[] = []
  const { file } = await watched((name) => told.push(name))
  writeFileSync(`${file}.new-1`, 'name: two\n')
  await new Promise((done) => setTimeout(done, 200))
  renameSync(`${file}.new-1`, file)
  await expect.poll(() => told.length).toBeGreaterThan(0)
  expect(new Set(told)).toEqual(new Set(['content/a.yaml']))
})

test('files that editors keep beside an open one are not told', async () => {
  const told: string[] = []
  const { root, file } = await watched((name) => told.push(name))
  for (const name of ['#a.yaml#', '4913', '~$a.docx']) writeFileSync(join(root, 'content', name), '')
  await new Promise((done) => setTimeout(done, 200))
  writeFileSync(file, 'name: two\n')
  await expect.poll(() => told.length).toBeGreaterThan(0)
  expect(new Set(told)).toEqual(new Set(['content/a.yaml']))
})

test('what comes into a folder while that is being discovered is told, and followed', async () => {
  const told = new Set<string>()
  const { root } = await watched((name) => told.add(name))
  // Each a little later after its folder than the last one, so that some come between two looks of the watcher.
  const names = Array.from({ length: 60 }, (_, i) => `content/folder-${i}`)
  for (const [i, name] of names.entries()) {
    mkdirSync(join(root, `.${i}`))
    writeFileSync(join(root, `.${i}/a.yaml`), 'name: one\n')
    mkdirSync(join(root, name))
    for (const until = performance.now() + i / 5; performance.now() < until; ) await new Promise(setImmediate)
    renameSync(join(root, `.${i}`), join(root, name, 'many'))
  }
  const isTold = (name: string) => told.has(`${name}/many`) || told.has(`${name}/many/a.yaml`)
  await expect.poll(() => names.filter((name) => !isTold(name))).toEqual([])
  told.clear()
  for (const name of names) writeFileSync(join(root, name, 'many/a.yaml'), 'name: two\n')
  await expect.poll(() => names.filter((name) => !told.has(`${name}/many/a.yaml`))).toEqual([])
})

test('a file in any folder of templates is told, and no other file beside it', async () => {
  const told = new Set<string>()
  const { root } = await watched((name) => told.add(name))
  for (const folder of ['src/theme/blocks', 'src/other']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'src/other/a.ts'), '')
  writeFileSync(join(root, 'src/theme/blocks/hero.tsx'), '')
  await expect.poll(() => [...told]).toEqual(['src/theme/blocks/hero.tsx'])
})

test('where the system refuses to watch more, one note says what to type, and files are polled', async () => {
  const root = mkdtempSync(join(tmpdir(), 'watched-'))
  writeFileSync(join(root, 'site.yaml'), '')
  const notes = [] as string[]
  const names = [] as string[]
  const watching = new Watcher({
    root,
    templates: () => ['templates', 'src/theme'],
    onChange: (name) => names.push(name),
    onFault: (text) => notes.push(text),
  })
  onTestFinished(() => {
    watching.close()
    rmSync(root, { recursive: true })
  })
  for (let i = 0; i < 3; i++) watching.fail(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
  expect(notes).toEqual([expect.stringMatching(/sysctl fs\.inotify\.max_user_watches=\d+.*every second/)])
  writeFileSync(join(root, 'site.yaml'), 'name: one')
  await expect.poll(() => names).toContain('site.yaml')
})
