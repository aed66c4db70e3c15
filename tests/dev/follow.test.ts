// The client's part of keeping a page up to date, without a browser: whatever is lost or late on the way, the newest
// page is shown in the end, and none that is older than the one that is shown.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Follower, type Report, type Served } from '../../src/dev/client/follow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page of version 1, and a server that the test plays. */
function open() {
  const done: string[] = []
  const streams: { hear(told: Report<string>): void; lose(): void; closed: boolean }[] = []
  const asked: ((answer: Served<string> | 'none' | undefined) => void)[] = []
  const following = new Follower<string, string>(1, {
    connect(hear, lose) {
      const stream = { hear, lose, closed: false }
      streams.push(stream)
      return () => {
        stream.closed = true
      }
    },
    load: () => new Promise((answer) => asked.push(answer)),
    show({ page }) {
      done.push(`show ${page}`)
      return page !== 'strange'
    },
    showProblems: (problems) => void done.push(`problems ${problems.join()}`),
    showLost: (is) => void (is && done.push('missed')),
    reload: () => void done.push('reload'),
  })
  following.start()
  const told = (version: number, whole = version, problems: string[] = [], run = 'one') =>
    streams.at(-1)?.hear({ run, version, whole, problems })
  const answer = async (version: number | 'none' | undefined, page = String(version)) => {
    asked.shift()?.(typeof version === 'number' ? { version, page } : version)
    await vi.advanceTimersByTimeAsync(0)
  }
  const shows = () => done.filter((line) => line.startsWith('show'))
  return { following, streams, asked, told, answer, done, shows }
}

test('a page that does not come is asked for again, and an older one is not shown', async () => {
  const { told, answer, asked, shows } = open()
  told(3)
  await answer(undefined)
  await vi.advanceTimersByTimeAsync(200)
  await answer(1)
  await vi.advanceTimersByTimeAsync(400)
  await answer(2)
  expect(shows()).toEqual(['show 2'])
  await answer(3)
  expect([shows(), asked.length]).toEqual([['show 2', 'show 3'], 0])
})

test('what was told while no stream was open is told by the next one; one that ends or falls silent is opened anew', async () => {
  const { told, answer, streams, shows, done } = open()
  streams[0]?.lose()
  await vi.advanceTimersByTimeAsync(2000)
  expect(streams.map(({ closed }) => closed)).toEqual([true, false])
  told(2)
  await answer(2)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(streams.map(({ closed }) => closed)).toEqual([true, true, false])
  told(3)
  await answer(3)
  expect(shows()).toEqual(['show 2', 'show 3'])
  for (let i = 0; i < 5; i++) {
    streams.at(-1)?.lose()
    await vi.advanceTimersByTimeAsync(2000)
  }
  expect(done).toContain('missed')
})

test('an older state says nothing any more, on a stream that is closed or on the present one', async () => {
  const { told, answer, streams, done } = open()
  told(2, 1, ['wrong'])
  const [old] = streams
  old?.lose()
  await vi.advanceTimersByTimeAsync(2000)
  told(3)
  told(2, 1, ['wrong'])
  old?.hear({ run: 'one', version: 9, whole: 9, problems: ['late'] })
  await answer(3)
  expect(done).toEqual(['problems wrong', 'problems ', 'show 3'])
})

test('an answer that knows of a newer page is as good as the stream; a page that there is not is asked for once', async () => {
  const { following, told, answer, asked, shows } = open()
  following.want(2)
  await answer('none')
  told(2)
  expect(asked).toEqual([])
  following.want(3)
  await answer(3)
  expect(shows()).toEqual(['show 3'])
})

test('files that are wrong leave the page, and are no reason to ask for it', async () => {
  const { told, asked, done } = open()
  told(2, 1, ['wrong'])
  expect([asked.length, done]).toEqual([0, ['problems wrong']])
})

test('another run of the server, and a page that cannot be brought to the new one, are loaded', async () => {
  const first = open()
  first.told(2)
  await first.answer(2, 'strange')
  expect(first.done).toEqual(['problems ', 'show strange', 'reload'])
  const second = open()
  second.told(1)
  second.told(1, 1, [], 'two')
  expect([second.done, second.streams[0]?.closed]).toEqual([['problems ', 'reload'], true])
})

test('a page that nobody sees listens to nothing, and hears all once it is seen', async () => {
  const { following, streams, told, answer, shows } = open()
  following.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(streams).toHaveLength(1)
  following.start()
  following.start()
  told(5)
  await answer(5)
  expect([streams.length, shows()]).toEqual([2, ['show 5']])
})
