// What is told of a site while somebody works on it, without a site: what was edited first, what was left for later
// after it, and nothing of what nobody wants any more.
import { expect, test } from 'vitest'
import type { Live, LiveSite } from '../../src/dev/memory/live.ts'
import { openSession, type State } from '../../src/dev/session.ts'
import { error, type Problem } from '../../src/model/problem.ts'

const files = new Map<string, string>()
const made = (isComplete: boolean): Live =>
  ({ isComplete, pageAt: () => undefined, opened: { close: async () => {} } }) as never

/** A session over a site that leaves something for later after each edit, and what became of each state. */
async function open(left: readonly Problem[] = []) {
  const told: State[] = []
  const printed: string[] = []
  let stopped = 0
  let release = () => {}
  const site: LiveSite = {
    make: async (last) => ({ value: made(last === undefined), problems: [], files }),
    async complete(_, isStopped = () => false) {
      await new Promise<void>((done) => {
        release = done
      })
      if (isStopped()) {
        stopped++
        return undefined
      }
      return left.length > 0 ? { problems: left, files } : { value: made(true), problems: [], files }
    },
  }
  const session = openSession(site, ({ report, state }) => printed.push(report || `version ${state.version}`))
  await session.idle()
  session.listen((state) => told.push(state))
  const turn = () => new Promise<void>((done) => setTimeout(done, 0))
  return { session, told, printed, turn, stopped: () => stopped, release: () => release() }
}

test('an edit is told before what was left for later is done, and that once more', async () => {
  const { session, told, printed, turn, release } = await open()
  session.change(['site.yaml'])
  await session.idle()
  expect(told.map(({ whole, live }) => [whole, live?.isComplete])).toEqual([[2, false]])
  release()
  await turn()
  expect(told.map(({ whole, live }) => [whole, live?.isComplete])).toEqual([
    [2, false],
    [3, true],
  ])
  expect(printed).toEqual(['version 1', 'version 2'])
})

test('who looks at a page is answered before what was left for later is begun', async () => {
  const { session, told, release } = await open()
  session.look('index.html')
  session.change(['site.yaml'])
  await session.idle()
  await new Promise((done) => setTimeout(done, 20))
  release()
  await new Promise((done) => setTimeout(done, 20))
  expect(told.map(({ live }) => live?.isComplete)).toEqual([false])
  await expect
    .poll(() => {
      release()
      return told.map(({ live }) => live?.isComplete)
    })
    .toEqual([false, true])
  await session.close()
})

test('a mistake of a page nobody looks at is told once it is found; the pages stay', async () => {
  const { session, told, printed, turn, release } = await open([error('it is empty', { file: 'content/a.yaml' })])
  session.change(['site.yaml'])
  await session.idle()
  release()
  await turn()
  expect(told.at(-1)).toMatchObject({ version: 3, whole: 2, problems: [{ text: 'it is empty' }] })
  expect(printed.at(-1)).toContain('it is empty')
})

test('what was left for later after an edit is not done after the next one', async () => {
  const { session, told, turn, release, stopped } = await open()
  session.change(['site.yaml'])
  await session.idle()
  const first = release
  session.change(['site.yaml'])
  first()
  await session.idle()
  expect([stopped(), told.map(({ whole }) => whole)]).toEqual([1, [2, 3]])
  release()
  await turn()
  expect(told.at(-1)?.live?.isComplete).toBe(true)
  await session.close()
})
