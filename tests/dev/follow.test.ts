// The client's part of keeping a page up to date, without a browser: whatever is lost or late on the way, the newest
// page is shown in the end, and no older page after it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Follower, type Report, type Served } from '../../src/dev/client/follow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Loaded = Served<string> | 'none' | undefined

/** A page of version 1, and a server that the test plays. */
function open() {
  const done: string[] = []
  const reports: { seen: number; signal: AbortSignal; answer(report: Report<string> | undefined): void }[] = []
  const loads: ((answer: Loaded) => void)[] = []
  const follower = new Follower<string, string>(1, {
    report: (seen, signal) => new Promise((answer) => reports.push({ seen, signal, answer })),
    load: () => new Promise((answer) => loads.push(answer)),
    show({ page }) {
      done.push(`show ${page}`)
      return page !== 'strange'
    },
    showProblems: (problems) => void (problems.length > 0 && done.push(`problems ${problems.join()}`)),
    showLost: (isLost) => void (isLost && done.push('lost')),
    reload: () => void done.push('reload'),
  })
  follower.start()
  const settled = () => vi.advanceTimersByTimeAsync(0)
  return {
    ...{ follower, done, loads },
    /** Versions that were seen, as the last requests for the state say. */
    seen: () => reports.map(({ seen }) => seen),
    isStopped: () => reports.at(-1)?.signal.aborted,
    async report(version: number, whole = version, problems: string[] = [], run = 'one') {
      reports.at(-1)?.answer({ run, version, whole, problems })
      await settled()
    },
    async lose() {
      reports.at(-1)?.answer(undefined)
      await vi.advanceTimersByTimeAsync(2000)
    },
    async load(version: number | 'none' | undefined, page = String(version)) {
      loads.shift()?.(typeof version === 'number' ? { version, page } : version)
      await settled()
    },
  }
}

test('a page that does not come is requested again, an older one is not shown, and a newer state is noticed', async () => {
  const { report, load, loads, done, seen } = open()
  await report(3)
  for (const lost of [undefined, 1] as const) {
    await load(lost)
    await vi.advanceTimersByTimeAsync(2000)
    expect(seen().at(-1)).toBe(-1)
    await report(3)
  }
  await load(2)
  await load(3)
  expect([done, loads.length, seen().at(-1)]).toEqual([['show 2', 'show 3'], 0, 3])
})

test('a state that does not come is requested again, and a server that stays silent is reported as lost', async () => {
  const { report, lose, load, done } = open()
  await lose()
  await report(2)
  await load(2)
  expect(done).toEqual(['show 2'])
  for (let i = 0; i < 4; i++) await lose()
  expect(done).toContain('lost')
})

test('a version without a page is requested once, the next one again', async () => {
  const { report, load, loads, done } = open()
  await report(2)
  await load('none')
  await report(2)
  expect(loads).toHaveLength(0)
  await report(3)
  await load(3)
  expect(done).toEqual(['show 3'])
})

test('problems leave the page as it is', async () => {
  const { report, loads, done } = open()
  await report(2, 1, ['wrong'])
  expect([loads.length, done]).toEqual([0, ['problems wrong']])
})

test('a page of another run of the server, and one that cannot be updated, are loaded anew', async () => {
  const first = open()
  await first.report(2)
  await first.load(2, 'strange')
  const second = open()
  await second.report(1)
  await second.report(1, 1, [], 'two')
  expect([first.done, second.done]).toEqual([['show strange', 'reload'], ['reload']])
  expect([first.isStopped(), second.isStopped()]).toEqual([true, true])
})

test('a hidden page requests nothing, and everything once it is visible again', async () => {
  const { follower, report, load, done, seen } = open()
  follower.stop()
  await report(2)
  expect(seen()).toHaveLength(1)
  follower.start()
  follower.start()
  await report(5)
  await load(5)
  expect([seen(), done]).toEqual([[-1, -1, 5], ['show 5']])
})
