// A session rebuilds after changes, keeps the last good site when one fails, and survives bugs of the engine.
import { expect, test } from 'vitest'
import { Session, type State } from '../../../src/dev/session.ts'
import { error, type Problem } from '../../../src/model/problem.ts'
import type { Live, MakeLive } from '../../../src/pipeline/live.ts'

/** A session whose site has the problems, or throws the fault, that are current; `made` counts rebuilds. */
async function open() {
  const current: { problems: Problem[]; fault?: Error } = { problems: [] }
  const states: State[] = []
  let made = 0
  const make: MakeLive = async () => {
    made++
    const { problems, fault } = current
    if (fault) throw fault
    return problems.length > 0 ? { problems, files: new Map() } : { value: {} as Live, problems, files: new Map() }
  }
  const session = new Session(make, ({ state }) => {
    if (state.version > 1) states.push(state)
  })
  await session.idle()
  return { session, current, states, made: () => made }
}

test('changes that arrive together cause one rebuild', async () => {
  const { session, states, made } = await open()
  session.change(['site.yaml'])
  session.change(['content/pages/home.yaml'])
  await session.idle()
  expect([made(), states.map(({ version }) => version)]).toEqual([2, [2]])
})

test('a change during a rebuild causes another one', async () => {
  const { session, states } = await open()
  session.change(['site.yaml'])
  const first = session.idle()
  await new Promise((done) => setTimeout(done, 40))
  session.change(['site.yaml'])
  await first
  await session.idle()
  expect(states.map(({ whole }) => whole)).toEqual([2, 3])
})

test('a mistake leaves the last good site in place', async () => {
  const { session, current, states } = await open()
  current.problems = [error('it is empty', { file: 'content/a.yaml' })]
  session.change(['content/a.yaml'])
  await session.idle()
  expect(states.at(-1)).toMatchObject({ version: 2, whole: 1, problems: [{ text: 'it is empty' }] })
  current.problems = []
  session.change(['content/a.yaml'])
  await session.idle()
  expect(states.at(-1)).toMatchObject({ version: 3, whole: 3, problems: [] })
})

test('a file that was read half written is read again before it is reported', async () => {
  const { session, current, states } = await open()
  current.problems = [error('half', undefined, 'write on')]
  session.change(['content/a.yaml'])
  setTimeout(() => {
    current.problems = []
  }, 100)
  await session.idle()
  expect(states.map(({ problems }) => problems)).toEqual([[]])
})

test('nothing is built after close', async () => {
  const { session, made } = await open()
  await session.close()
  session.change(['site.yaml'])
  await new Promise((done) => setTimeout(done, 60))
  expect(made()).toBe(1)
})

test.each([
  ['a change before it', 0],
  ['a problem of a file that may be half written', 60],
])('nothing is built after close, and nothing for %s', async (_, ms) => {
  const { session, current, made } = await open()
  current.problems = [error('half', undefined, 'write on')]
  session.change(['site.yaml'])
  await new Promise((done) => setTimeout(done, ms))
  const before = made()
  const closed = session.close()
  session.change(['content/a.yaml'])
  await closed
  await session.idle()
  await new Promise((done) => setTimeout(done, 60))
  expect(made()).toBe(before)
})

test('the next state is waited for, not for ever', async () => {
  const { session } = await open()
  expect((await session.newState(0, 60_000)).version).toBe(1)
  expect((await session.newState(1, 10)).version).toBe(1)
  const next = session.newState(1, 60_000)
  session.change(['site.yaml'])
  expect((await next).version).toBe(2)
})

test('a bug of the engine is a problem until the next change', async () => {
  const { session, current, states } = await open()
  current.fault = new Error('make threw')
  session.change(['site.yaml'])
  await session.idle()
  const help = expect.stringContaining('this is a bug in site, not in your files')
  expect(states.at(-1)).toMatchObject({
    problems: [{ text: 'make threw', help, stack: expect.stringContaining('session.test.ts') }],
    live: {},
  })
  delete current.fault
  session.change(['site.yaml'])
  await session.idle()
  expect(session.state()).toMatchObject({ problems: [], whole: 3 })
})
