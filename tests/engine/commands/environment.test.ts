// The environment decides nothing: build, check and dev use the production build of React whatever the shell has set.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { site, smallSite } from '../../helpers/command.ts'
import { FILES, startDev } from '../dev/running.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A site with a component, whose bundles and pages are not cached. Assets, which depend on no code of it, may be. */
function siteFolder(): string {
  const folder = smallSite(FILES)
  made.push(folder)
  return folder
}

/** The sha256 of all files below a folder, with their paths. */
function digestOf(folder: string): string {
  const hash = createHash('sha256')
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const file of entries.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(file.slice(folder.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Runs a command with a value of NODE_ENV, which `site` leaves out if it is undefined. */
function run(folder: string, value: string | undefined, ...args: string[]) {
  const env = value === undefined ? {} : { NODE_ENV: value }
  const { code, out, err } = site([...args, '--root', folder], { env })
  return { code, problems: (JSON.parse(out) as { problems: unknown }).problems, err }
}

/** What a build from nothing, or after a check from nothing, says and writes. */
function built(value: string | undefined, { afterCheck }: { afterCheck: boolean }) {
  const folder = siteFolder()
  const checked = afterCheck && run(folder, value, 'check', '--format', 'json')
  return { checked, built: run(folder, value, 'build', '--json'), bytes: digestOf(join(folder, 'dist')) }
}

test('a check from nothing, and builds from nothing and after it, are the same with any NODE_ENV', () => {
  const first = built(undefined, { afterCheck: true })
  expect(first.built.code).toBe(0)
  expect(built('development', { afterCheck: true })).toEqual(first)
  for (const value of ['development', ''])
    expect(built(value, { afterCheck: false })).toEqual({ ...first, checked: false })
})

test('dev draws pages with NODE_ENV=development', async () => {
  const dev = await startDev(['--port', '0'], {}, { NODE_ENV: 'development' })
  made.push(dev.folder)
  const { status } = await fetch(`${dev.origin}/contact`)
  await dev.stop()
  expect(status).toBe(200)
})

test("Yarn's Plug'n'Play, which has no node_modules, ends in one sentence", () => {
  const pnp = '--import data:text/javascript,process.versions.pnp="3"'
  expect(site(['build'], { env: { NODE_OPTIONS: pnp } })).toEqual({
    code: 1,
    out: '',
    err: 'site needs a node_modules folder: write "nodeLinker: node-modules" into .yarnrc.yml, run yarn install\n',
  })
})
