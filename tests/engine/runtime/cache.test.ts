// Tests the byte cache: damaged, concurrent and failing entries, and its size limit.
import { existsSync, statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { assetPath } from '../../../src/assets/asset-path.ts'
import { Cache, LIMIT } from '../../../src/runtime/cache.ts'
import { digest } from '../../../src/runtime/digest.ts'
import { engineDigest } from '../../../src/runtime/engine.ts'
import { inParallel } from '../../../src/runtime/in-parallel.ts'
import { cacheNotes } from '../../../src/runtime/unwritten.ts'
import { asNobody } from '../../helpers/nobody.ts'

// What could not be written is not news for the next test of this process.
afterEach(() => void cacheNotes())

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cache-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const key = digest('a')
/** The file of a key: named after it and the engine. */
const entry = (of: string) => {
  const name = digest(engineDigest(), of)
  return join(folder, name.slice(0, 2), name)
}

/** Asks a freshly opened cache, as the next build does, and counts how often the bytes were made. */
async function ask({ key: asked, bytes, at = folder }: { key: string; bytes: string; at?: string | undefined }) {
  let made = 0
  const got = await new Cache(at).getOrCreate(asked, async () => {
    made++
    return Buffer.from(bytes)
  })
  return { got: Buffer.from(got).toString(), made }
}

test('bytes are made once and found by the next build', async () => {
  expect(await ask({ key, bytes: 'first' })).toEqual({ got: 'first', made: 1 })
  expect(await ask({ key, bytes: 'second' })).toEqual({ got: 'first', made: 0 })
  expect(await ask({ key: digest('b'), bytes: 'other' })).toEqual({ got: 'other', made: 1 })
})

describe('a folder that grew too large', () => {
  const DAY = 86_400_000
  const now = Date.now() + 400 * DAY
  /** Entries of 1,000 bytes and their checksum, last used so many days ago. */
  async function filled(days: Readonly<Record<string, number>>) {
    for (const [name, ago] of Object.entries(days)) {
      await ask({ key: digest(name), bytes: 'x'.repeat(1000) })
      await utimes(entry(digest(name)), now / 1000, (now - ago * DAY) / 1000)
    }
  }
  const left = (names: string[]) => names.filter((name) => existsSync(entry(digest(name))))

  test('loses what was not used for the longest time, until the rest is within the bound', async () => {
    await filled({ a: 1, b: 3, c: 2, d: 4 })
    const cache = new Cache(folder, undefined, 3500)
    await cache.getOrCreate(digest('e'), async () => Buffer.from('x'.repeat(1000)))
    cache.clean(now)
    expect(left(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'c', 'e'])
    expect(LIMIT).toBe(268_435_456)
  })

  test('never loses what this run used, and marks it as used', async () => {
    await filled({ a: 9, b: 1 })
    const cache = new Cache(folder, undefined, 1200)
    await cache.getOrCreate(digest('a'), async () => Buffer.from('made again'))
    await cache.getOrCreate(digest('new'), async () => Buffer.from('new'))
    cache.clean(now)
    expect(left(['a', 'b', 'new'])).toEqual(['a', 'new'])
    expect(statSync(entry(digest('a'))).mtimeMs).toBeGreaterThan(now - DAY)
  })

  test('is looked at only by a run that made something', async () => {
    await filled({ a: 9, b: 1 })
    const cache = new Cache(folder, undefined, 1200)
    await cache.getOrCreate(digest('b'), async () => Buffer.from('made again'))
    cache.clean(now)
    expect(left(['a', 'b'])).toEqual(['a', 'b'])
  })
})

test('without a folder nothing is kept', async () => {
  const cache = new Cache(undefined)
  expect(Buffer.from(await cache.getOrCreate(key, async () => Buffer.from('1'))).toString()).toBe('1')
  expect(Buffer.from(await cache.getOrCreate(key, async () => Buffer.from('2'))).toString()).toBe('2')
})

describe('an entry is made again, and mended, when it', () => {
  const damage: Record<string, (path: string) => Promise<unknown>> = {
    'is cut short': async (path) => writeFile(path, (await readFile(path)).subarray(0, -1)),
    'is shorter than its checksum': async (path) => writeFile(path, (await readFile(path)).subarray(0, 20)),
    'is empty': (path) => writeFile(path, ''),
    'has one bit flipped': async (path) => {
      const bytes = await readFile(path)
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
      await writeFile(path, bytes)
    },
    'belongs to another key': async (path) => {
      await ask({ key: digest('b'), bytes: 'other' })
      await rename(entry(digest('b')), path)
    },
    'is something else entirely': (path) => writeFile(path, 'x'.repeat(1000)),
  }
  for (const [name, harm] of Object.entries(damage)) {
    test(name, async () => {
      await ask({ key, bytes: 'right' })
      await harm(entry(key))
      expect(await ask({ key, bytes: 'right' })).toEqual({ got: 'right', made: 1 })
      expect(await ask({ key, bytes: 'right' })).toEqual({ got: 'right', made: 0 })
    })
  }
})

test('an entry that cannot be read is made', async () => {
  await ask({ key, bytes: 'right' })
  await rm(entry(key))
  await mkdir(join(entry(key), 'folder-in-its-place'), { recursive: true })
  expect(await ask({ key, bytes: 'right' })).toEqual({ got: 'right', made: 1 })
})

test('a folder that cannot be written keeps nothing and harms nothing', async () => {
  await writeFile(join(folder, 'file'), '')
  const at = join(folder, 'file', 'below')
  expect(await ask({ key, bytes: 'right', at })).toEqual({ got: 'right', made: 1 })
  expect(await ask({ key, bytes: 'right', at })).toEqual({ got: 'right', made: 1 })
})

test('a read-only folder keeps nothing and harms nothing', async () => {
  const other = digest('b')
  await ask({ key: other, bytes: 'before' })
  await chmod(folder, 0o555)
  await asNobody(async () => {
    expect(await ask({ key, bytes: 'right' })).toEqual({ got: 'right', made: 1 })
    expect(await ask({ key, bytes: 'right' })).toEqual({ got: 'right', made: 1 })
    expect(await ask({ key: other, bytes: 'anew' })).toEqual({ got: 'before', made: 0 })
  })
  await chmod(folder, 0o755)
})

test('a failing make keeps nothing, and is told', async () => {
  const cache = new Cache(folder)
  await expect(cache.getOrCreate(key, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await ask({ key, bytes: 'right' })).toEqual({ got: 'right', made: 1 })
})

test('empty bytes are not kept', async () => {
  expect(await ask({ key, bytes: '' })).toEqual({ got: '', made: 1 })
  expect(await ask({ key, bytes: 'right' })).toEqual({ got: 'right', made: 1 })
})

test('two askers at once share one make, and no temporary file stays', async () => {
  const cache = new Cache(folder)
  let made = 0
  const make = async () => {
    made++
    return Buffer.from('once')
  }
  await Promise.all([cache.getOrCreate(key, make), cache.getOrCreate(key, make)])
  expect(made).toBe(1)
  expect(await readdir(dirname(entry(key)))).toEqual([basename(entry(key))])
})

test('a key that is not a sha256 is a bug', () => {
  expect(() => new Cache(folder).getOrCreate('../escape', async () => new Uint8Array(1))).toThrow('must be a sha256')
})

test('a digest tells where one part ends and the next begins', () => {
  expect(digest('ab', 'c')).not.toBe(digest('a', 'bc'))
  expect(digest('a', 'b')).not.toBe(digest('a', Buffer.from('b'), ''))
  expect(digest('α')).toBe(digest(Buffer.from('α')))
})

test('a file is named by what it is called and what it holds', () => {
  const bytes = Buffer.from('x')
  expect(assetPath('Our Van (2)', 'jpg', bytes)).toMatch(/^assets\/our-van-2\.[0-9a-f]{10}\.jpg$/)
  expect(assetPath('βαν', 'jpg', bytes)).toMatch(/^assets\/file\.[0-9a-f]{10}\.jpg$/)
  expect(assetPath('a', 'jpg', bytes)).not.toBe(assetPath('a', 'jpg', Buffer.from('y')))
})

test('work in parallel comes back in order', async () => {
  const slowFirst = await inParallel([30, 1, 10], (ms) => new Promise<number>((done) => setTimeout(done, ms, ms)))
  expect(slowFirst).toEqual([30, 1, 10])
})
