// What is told of a site while somebody works on it, without a site: what was edited first, what was left for later
// after it, and nothing of what nobody wants any more.
import { describe, expect, test } from 'vitest'
import type { Live, LiveSite } from '../../src/dev/memory/live.ts'
import { openSession, type State } from '../../src/dev/session.ts'
import { error, type Problem } from '../../src/model/problem.ts'

const files = new Map<string, string>()
const made = (isComplete: boolean): Live =>
  ({ isComplete, pageAt: () => undefined, opened: { close: async () => {} } }) as never

/** A session over a site that leaves something for later after each edit, and what became of each state. */
async function open(
  left: readonly Problem[] = [],
  { throwing = () => {} }: { throwing?: (doing: string) => void } = {},
) {
  const told: State[] = []
  const printed: string[] = []
  let stopped = 0
  let release = () => {}
  const site: LiveSite = {
    async make(last) {
      throwing('make')
      return { value: made(last === undefined), problems: [], files }
    },
    async complete(_, isStopped = () => false) {
      await new Promise<void>((done) => {
        release = done
      })
      throwing('complete')
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

describe('a bug of the engine is told as what keeps the site from being made, until the next change:', () => {
  const help = expect.stringContaining('this is a bug in site, not in your files')
  const openBreaking = async (where: string) => {
    let broken = false
    const set = (value: boolean) => {
      broken = value
    }
    const all = await open([], {
      throwing(doing) {
        if (broken && doing === where) throw new Error(`${where} threw`)
      },
    })
    return { ...all, set }
  }
  /** Long enough for what nobody waits for. */
  const told = async (
    { told: states, printed, release }: Awaited<ReturnType<typeof openBreaking>>,
    text: string,
    times: number,
  ) => {
    await expect
      .poll(() => {
        release()
        return states.filter(({ problems }) => problems[0]?.text === text).length
      })
      .toBe(times)
    expect(states.findLast(({ problems }) => problems.length > 0)).toMatchObject({
      problems: [{ text, help, stack: expect.stringContaining('session.test.ts') }],
      shown: [{ text: expect.stringContaining(text) }],
      live: {},
    })
    expect(printed.filter((one) => one.includes(text))).toHaveLength(times)
  }

  test('thrown when a change is made, which nobody waits for', async () => {
    const all = await openBreaking('make')
    all.set(true)
    all.session.change(['site.yaml'])
    await told(all, 'make threw', 1)
    all.set(false)
    all.session.change(['site.yaml'])
    await all.session.idle()
    expect(all.session.state()).toMatchObject({ problems: [], whole: 3 })
  })

  test('thrown when what was left for later is made', async () => {
    const all = await openBreaking('complete')
    all.set(true)
    all.session.change(['site.yaml'])
    await told(all, 'complete threw', 1)
    all.set(false)
    all.session.change(['site.yaml'])
    await expect
      .poll(() => {
        all.release()
        return all.session.state().live?.isComplete
      })
      .toBe(true)
  })

  test('thrown by one that listens, which keeps no other from being told', async () => {
    const { session, printed } = await open()
    session.listen(() => {
      throw new Error('deaf')
    })
    const heard: number[] = []
    session.listen(({ version }) => void heard.push(version))
    session.change(['site.yaml'])
    await session.idle()
    expect([heard, printed.some((one) => one.includes('deaf'))]).toEqual([[2], true])
  })
})
