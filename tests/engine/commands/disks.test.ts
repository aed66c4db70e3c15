// Where dist/ may lie: on another disk, on a full one, on one that may not be written, at a mount, a link or a file. A
// build does what it can, says what it cannot, and what lay there stays.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cli, repository, smallSite } from '../../helpers/command.ts'
import { onSmallDisk } from '../emit/small-disk.ts'

let folder: string
beforeAll(() => {
  folder = smallSite()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => rmSync(join(folder, 'dist'), { recursive: true, force: true }))

/** Builds into `out`: the code, and what was said. */
async function build(out: string): Promise<[number | null, string]> {
  const { code, err } = await cli(['build', '--root', folder, '--out', out])
  return [code, err.replaceAll(out, 'OUT').replaceAll(folder, 'ROOT')]
}

/** Changes the words of a page, so that there is something to build. */
function say(words: string): void {
  const file = join(folder, 'content/pages/home.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/heading: .*/, `heading: ${words}`))
}

onSmallDisk(
  'dist on another disk than the site is built, and built again',
  async (disk) => {
    const out = join(disk, 'dist')
    for (const words of ['One', 'Two', 'Three']) {
      say(words)
      expect(await build(out)).toEqual([0, ''])
      expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain(`${words}</h1>`)
      expect(readdirSync(disk)).toEqual(['dist'])
    }
  },
  '4m',
)

onSmallDisk(
  'a disk that is full, and then one that may only be read, leaves dist as it was',
  async (disk) => {
    const out = join(disk, 'dist')
    say('Before')
    expect(await build(out)).toEqual([0, ''])
    const page = readFileSync(join(out, 'index.html'), 'utf8')
    say('After')
    const filler = join(disk, 'filler')
    expect(() => writeFileSync(filler, Buffer.alloc(4 << 20))).toThrow('ENOSPC')
    expect(await build(out)).toEqual([
      1,
      expect.stringContaining('could not write OUT: the disk is full\n  help: make room'),
    ])
    expect(readdirSync(disk).sort()).toEqual(['dist', 'filler'])
    rmSync(filler)
    execFileSync('mount', ['-o', 'remount,ro', disk])
    expect(await build(out)).toEqual([1, expect.stringContaining('could not write OUT: the disk is read-only')])
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe(page)
    execFileSync('mount', ['-o', 'remount,rw', disk])
    expect(await build(out)).toEqual([0, ''])
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('After</h1>')
  },
  '4m',
)

onSmallDisk(
  'dist that is a mount is refused with the way round, and a folder in it is built',
  async (disk) => {
    const [code, said] = await build(disk)
    expect(code).toBe(1)
    expect(said).toContain('could not write OUT: the folder is mounted')
    expect(said).toContain('help: name a folder in it: --out OUT/site')
    expect(readdirSync(disk)).toEqual([])
    expect(await build(join(disk, 'site'))).toEqual([0, ''])
  },
  '4m',
)

test.each([
  ['a link', (out: string) => symlinkSync(mkdtempSync(join(folder, 'there-')), out), 'is a symbolic link'],
  ['a file', (out: string) => writeFileSync(out, 'mine'), 'is a file'],
  [
    'a folder of somebody else',
    (out: string) => mkdirSync(join(out, 'photos'), { recursive: true }),
    'was not made by',
  ],
])('dist that is %s is refused, and there is no lock left', async (_, make, why) => {
  const out = join(folder, 'dist')
  make(out)
  expect(await build(out)).toEqual([1, expect.stringContaining(why)])
  expect(readdirSync(folder).filter((name) => name.startsWith('.dist'))).toEqual([])
})

test('a part of the path that is a file is a problem', async () => {
  const out = join(folder, 'site.yaml/dist')
  expect(await build(out)).toEqual([
    1,
    expect.stringContaining('could not write OUT: a file has the name of one of its folders'),
  ])
})

test('a file that may not grow is a problem', () => {
  const program = [process.execPath, join(repository, 'bin/site'), 'build', '--root', smallSite()]
  // Of 1024 bytes.
  const ran = spawnSync('bash', ['-c', 'ulimit -f 1; exec "$0" "$@"', ...program], { encoding: 'utf8' })
  expect([ran.status, ran.stderr]).toEqual([1, expect.stringContaining('a file grew past the allowed size')])
})
