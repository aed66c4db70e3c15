// Tests that the hard links between two output folders never let a change of one show in the other.
import { appendFileSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readListing, writeListing } from '../../../src/emit/listing.ts'
import { Staging } from '../../../src/emit/staging.ts'
import { build } from '../../../src/pipeline/build.ts'
import { stagingCache } from '../../../src/pipeline/options.ts'
import { smallSite, writeTree } from '../../helpers/command.ts'
import { base } from '../../helpers/project.ts'

const made: string[] = []
afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true, force: true })
})

const CONTACT = 'content/pages/contact.yaml'
let root = ''
let out = ''
const options = () => ({ root, now: Date.now() + 60_000, year: 2026, cache: true, workers: 1 })
const read = (file: string) => readFileSync(join(out, file), 'utf8')
const links = (file: string) => statSync(file).nlink
/** Builds after the text of the contact page was written anew: how many pages were drawn. */
const edited = async (text: string) => {
  writeTree(root, { [CONTACT]: base[CONTACT]?.replace(/text: .*/, `text: ${text}`) ?? '' })
  const { value, problems } = await build(options(), out)
  expect(problems).toEqual([])
  return value?.drawn?.size
}

beforeEach(async () => {
  root = smallSite({ 'site.yaml': `socialCards: none\n${base['site.yaml']}` })
  out = join(root, 'dist')
  made.push(root)
  await build(options(), out)
  expect(links(join(out, 'index.html'))).toBe(1)
  expect(await edited('Ring.')).toBe(1)
  expect(links(join(out, 'index.html'))).toBe(2)
  expect(links(join(out, 'contact.html'))).toBe(1)
})

const cacheOf = () => stagingCache(options(), out)

/** The staging folder of the next build: the folder that was replaced. */
function staging() {
  const cache = cacheOf()
  const last = readListing(cache?.output)
  const opened = new Staging(out, {
    cache,
    last,
    files: [...last.listing.keys()].filter((path) => !path.endsWith('/')),
  })
  expect(links(join(opened.folder, 'index.html'))).toBe(2)
  return opened
}

test('a build that is given up has changed nothing', () => {
  const before = read('index.html')
  const opened = staging()
  opened.write('index.html', 'half a page')
  expect(read('index.html')).toBe(before)
  opened.abandon()
  expect(read('index.html')).toBe(before)
})

test('a file that is brought from the output folder is not emptied where it stands in both', () => {
  const before = read('index.html')
  const listed = readListing(cacheOf()?.output).listing.get('index.html')?.split(' ').at(-1) ?? ''
  // Without rows for the replaced folder, its files are taken from the output folder again.
  writeListing(cacheOf()?.replaced, new Map(), null)
  const opened = staging()
  expect(opened.find('index.html', listed)?.digest).toBe(listed)
  expect(read('index.html')).toBe(before)
  expect(readFileSync(join(opened.folder, 'index.html'), 'utf8')).toBe(before)
  expect(links(join(opened.folder, 'index.html'))).toBe(2)
  opened.abandon()
})

test('builds go on: an edit draws its page, no edit nothing, and what somebody wrote into both folders is mended', async () => {
  const home = read('index.html')
  expect(await edited('Ring twice.')).toBe(1)
  // Both are known to be as they were: nothing is copied.
  expect(links(join(out, 'index.html'))).toBe(2)
  expect(await edited('Ring thrice.')).toBe(1)
  expect(read('contact.html')).toContain('Ring thrice.')
  const { value } = await build(options(), out)
  expect(value?.drawn).toBeUndefined()
  appendFileSync(join(out, 'index.html'), 'by hand')
  await build(options(), out)
  expect(read('index.html')).toBe(home)
})

test('a replaced folder that somebody took away is made of links again', async () => {
  rmSync(join(root, '.site/replaced'), { recursive: true })
  const home = read('index.html')
  expect(await edited('Knock.')).toBeGreaterThan(0)
  expect(await edited('Knock twice.')).toBe(1)
  expect(read('index.html')).toBe(home)
  expect(existsSync(join(root, '.site/replaced'))).toBe(true)
})
