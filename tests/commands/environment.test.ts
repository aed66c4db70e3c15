// NODE_ENV decides nothing: build, check and dev use the production build of React whatever the shell has set.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { site, smallSite } from '../command.ts'
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

/** An unset variable is left out of the environment by `site`. */
const VALUES = [undefined, 'production', 'development', 'test', 'staging', ''] as const
const environment = (value: string | undefined) => (value === undefined ? {} : { NODE_ENV: value })

test('build and check give the same with any NODE_ENV, cold and warm', () => {
  const results = VALUES.map((value) => {
    const folder = siteFolder()
    const run = (...args: string[]) => {
      const { code, out, err } = site([...args, '--root', folder], { env: environment(value) })
      return { code, problems: (JSON.parse(out) as { problems: unknown }).problems, err }
    }
    const cold = run('build', '--json')
    const bytes = digestOf(join(folder, 'dist'))
    const warm = [run('build', '--json'), digestOf(join(folder, 'dist'))]
    return { cold, bytes, warm, check: run('check', '--format', 'json') }
  })
  const [first] = results
  expect(first?.cold.code).toBe(0)
  expect(first?.warm).toEqual([first?.cold, first?.bytes])
  for (const result of results) expect(result).toEqual(first)
})

test('check works from nothing with any NODE_ENV', () => {
  const [first, other] = (['production', 'development'] as const).map((value) => {
    const { code, out } = site(['check', '--format', 'json', '--root', siteFolder()], { env: environment(value) })
    return { code, problems: (JSON.parse(out) as { problems: unknown }).problems }
  })
  expect(other).toEqual(first)
})

test('dev draws pages with NODE_ENV=development', async () => {
  const dev = await startDev(['--port', '0'], {}, { NODE_ENV: 'development' })
  made.push(dev.folder)
  const { status } = await fetch(`${dev.origin}/contact`)
  await dev.stop()
  expect(status).toBe(200)
})
