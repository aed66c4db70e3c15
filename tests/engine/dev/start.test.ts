// A server for work that cannot be started leaves nothing behind that keeps the program from ending.
import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startServer } from '../../../src/dev/start.ts'
import { smallSite } from '../../helpers/command.ts'

const watched = () => process.getActiveResourcesInfo().filter((name) => name === 'FSEventWrap').length

test('where something throws while it starts, nothing is watched any more', async () => {
  const root = smallSite()
  const before = watched()
  const started = startServer({
    options: { root, now: Date.now(), year: 2026, cache: false, workers: 1 },
    address: '127.0.0.1',
    port: 0,
    editor: undefined,
    report: ({ text }) => text,
    clock: () => new Date(),
    onOutcome() {
      throw new Error('nobody listens')
    },
    onNote: () => undefined,
  })
  await expect(started).rejects.toThrow('nobody listens')
  await expect.poll(watched).toBe(before)
  rmSync(root, { recursive: true })
})
