// Dates from the git history: the last commit of each file, in UTC, and nothing where the history is not whole.
import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { history, latest } from '../../../src/runtime/history.ts'
import { cli, smallSite, writeTree } from '../../helpers/command.ts'

let work: string
let repository: string

/** Environment of git: none of this machine's settings, one author, a given moment. */
const env = (date = '2026-01-01T00:00:00Z') => ({
  PATH: process.env.PATH,
  HOME: work,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@wheels.example',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@wheels.example',
  GIT_AUTHOR_DATE: date,
  GIT_COMMITTER_DATE: date,
})
const git = (cwd: string, args: readonly string[], date?: string) =>
  execFileSync('git', ['-C', cwd, ...args], { env: env(date), stdio: 'pipe', encoding: 'utf8' })
const commit = (date: string, files: Readonly<Record<string, string>>) => {
  writeTree(repository, files)
  git(repository, ['add', '-A'], date)
  git(repository, ['commit', '-q', '-m', 'x'], date)
}

beforeAll(async () => {
  work = realpathSync(mkdtempSync(join(tmpdir(), 'history-')))
  repository = join(work, 'repository')
  mkdirSync(repository)
  git(repository, ['init', '-q'])
  commit('2025-03-01T12:00:00Z', {
    'site.yaml': '1',
    'content/pages/home.yaml': '1',
    'content/pages/σελίδα με κενά.yaml': '1',
    'README.md': '1',
  })
  commit('2025-06-01T12:00:00Z', { 'content/pages/home.yaml': '2', 'content/pages/late.yaml': '1' })
  // Half past one at night in Athens is still the day before in UTC.
  commit('2025-09-10T01:30:00+03:00', { 'content/pages/night.yaml': '1' })
  commit('2025-12-01T12:00:00Z', { 'below/site.yaml': '1', 'below/content/pages/home.yaml': '1' })
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** A history without dates, and why. */
const unknown = (why: string, help: string) => ({
  dates: new Map(),
  problems: [{ level: 'info', text: `the sitemap has no dates: ${why}`, help }],
})

/** What a machine in another time zone and language makes of it. */
const elsewhere = async (TZ: string, LANG: string) => {
  for (const [name, value] of Object.entries({ TZ, LANG, LC_ALL: LANG })) vi.stubEnv(name, value)
  try {
    return Object.fromEntries((await history(repository)).dates)
  } finally {
    vi.unstubAllEnvs()
  }
}

test('each file has the date of its last commit, whatever letters its name has', async () => {
  expect(Object.fromEntries((await history(repository)).dates)).toEqual({
    'site.yaml': '2025-03-01',
    'content/pages/home.yaml': '2025-06-01',
    'content/pages/late.yaml': '2025-06-01',
    'content/pages/σελίδα με κενά.yaml': '2025-03-01',
    'content/pages/night.yaml': '2025-09-09',
  })
})

test('the time zone and the language of the machine do not matter', async () => {
  const here = Object.fromEntries((await history(repository)).dates)
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Athens'])
    expect(await elsewhere(zone, 'el_GR.UTF-8')).toEqual(here)
})

test('a site in a folder of a repository has dates by its own paths', async () => {
  expect(Object.fromEntries((await history(join(repository, 'below'))).dates)).toEqual({
    'site.yaml': '2025-12-01',
    'content/pages/home.yaml': '2025-12-01',
  })
})

test('a shallow clone has no dates: its oldest commit seems to have made everything', async () => {
  const shallow = join(work, 'shallow')
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository}`, shallow], { env: env(), stdio: 'pipe' })
  expect(await history(shallow)).toEqual(unknown('the git clone is shallow', 'git fetch --unshallow'))
})

test('a whole clone has the same dates as the original, though its files were written at another time', async () => {
  const whole = join(work, 'whole')
  execFileSync('git', ['clone', '-q', `file://${repository}`, whole], { env: env(), stdio: 'pipe' })
  expect(Object.fromEntries((await history(whole)).dates)).toEqual(
    Object.fromEntries((await history(repository)).dates),
  )
})

test('a file with changes that are not committed has no date, staged or not; the others keep theirs', async () => {
  const dirty = join(work, 'dirty')
  execFileSync('git', ['clone', '-q', `file://${repository}`, dirty], { env: env(), stdio: 'pipe' })
  writeTree(dirty, {
    'content/pages/home.yaml': 'changed',
    'content/pages/late.yaml': 'staged',
    'content/pages/fresh.yaml': 'untracked',
  })
  git(dirty, ['add', 'content/pages/late.yaml'])
  expect([...(await history(dirty)).dates.keys()].sort()).toEqual([
    'content/pages/night.yaml',
    'content/pages/σελίδα με κενά.yaml',
    'site.yaml',
  ])
})

test('outside a repository there are no dates, until it is one', async () => {
  const outside = join(work, 'outside')
  const dates = async () => Object.fromEntries((await history(join(outside, 'shop'))).dates)
  writeTree(outside, { 'shop/site.yaml': 'x' })
  expect(await dates()).toEqual({})
  git(outside, ['init', '-q'])
  git(outside, ['add', '-A'])
  expect(await dates()).toEqual({})
  git(outside, ['commit', '-q', '-m', 'x'])
  expect(await dates()).toEqual({ 'site.yaml': '2026-01-01' })
})

test.runIf(process.getuid?.() === 0)(
  'a repository of another user has no dates, and the note names the line that allows it',
  async () => {
    const foreign = join(work, 'foreign')
    execFileSync('git', ['clone', '-q', `file://${repository}`, foreign], { env: env(), stdio: 'pipe' })
    chownSync(foreign, 1234, 1234)
    chownSync(join(foreign, '.git'), 1234, 1234)
    const { HOME } = process.env
    process.env.HOME = join(work, 'home')
    try {
      const text = 'git refuses a repository of another user'
      expect(await history(foreign)).toEqual(unknown(text, `git config --global --add safe.directory ${foreign}`))
    } finally {
      process.env.HOME = HOME
    }
  },
)

test('a damaged repository has no dates', async () => {
  const damaged = join(work, 'damaged')
  execFileSync('git', ['clone', '-q', `file://${repository}`, damaged], { env: env(), stdio: 'pipe' })
  rmSync(join(damaged, '.git/objects'), { recursive: true })
  const { dates, problems } = await history(damaged)
  expect(dates.size).toBe(0)
  expect(problems).toEqual([
    { level: 'info', text: expect.stringMatching(/^the sitemap has no dates: git cannot read/), help: 'git fsck' },
  ])
})

test('build and check report that the clone is shallow', async () => {
  const folder = smallSite()
  const origin = join(work, 'origin')
  git(folder, ['init', '-q'])
  for (const date of ['2026-02-01T00:00:00Z', '2026-02-02T00:00:00Z']) {
    writeTree(folder, { 'content/note.md': date })
    git(folder, ['add', '-A'], date)
    git(folder, ['commit', '-q', '-m', 'x'], date)
  }
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, origin], { env: env(), stdio: 'pipe' })
  for (const command of ['build', 'check']) {
    const { out, err } = await cli([command, '--root', origin])
    expect(`${out}${err}`.split('the git clone is shallow')).toHaveLength(2)
    expect(`${out}${err}`).toContain('help: git fetch --unshallow')
  }
  rmSync(folder, { recursive: true })
})

test('without git there are no dates', async () => {
  const { PATH } = process.env
  process.env.PATH = ''
  try {
    expect(await history(repository)).toEqual(
      unknown('git is not installed', 'install git, and run npx site build again'),
    )
  } finally {
    process.env.PATH = PATH
  }
})

test('a page is as young as the youngest of its sources, and has no date where one has none', () => {
  const dates = new Map([
    ['a', '2025-01-02'],
    ['b', '2025-03-01'],
    ['c', '2024-12-31'],
  ])
  expect(latest(['a', 'b', 'c'], dates)).toBe('2025-03-01')
  expect(latest(['a', 'missing'], dates)).toBeUndefined()
  expect(latest([], dates)).toBeUndefined()
})
