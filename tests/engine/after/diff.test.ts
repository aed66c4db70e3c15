// site diff is silent exactly where nothing differs: for random edits of YAML, the output folder differs if and only if
// there is an entry.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hunksOf } from '../../../src/after/diff/align.ts'
import type { SiteChange } from '../../../src/after/diff/causes.ts'
import { compareDetails } from '../../../src/after/diff/compare.ts'
import { detailsOf } from '../../../src/after/diff/details.ts'
import { diff } from '../../../src/after/diff/diff.ts'
import { type Version, versionOf } from '../../../src/after/diff/versions.ts'
import { liveSite } from '../../../src/pipeline/live.ts'
import { memoize } from '../../../src/runtime/memoize.ts'
import { repository, shareCache } from '../../helpers/command.ts'
import { optionsOf } from '../../helpers/made.ts'

const work = mkdtempSync(join(tmpdir(), 'diff-random-'))
const root = join(work, 'tests/sites/locksmith')
afterAll(() => rmSync(work, { recursive: true, force: true }))

/**
 * The version that the files build now, which draws each page once; undefined if they have problems. Without dates,
 * which depend on commits.
 */
async function version(options = optionsOf(root)): Promise<Version | undefined> {
  const { value } = await liveSite(options, { dated: Promise.resolve({ dates: new Map(), problems: [] }) })()
  const version = value && versionOf(value)
  return version && { ...version, page: memoize(version.page) }
}

const bytesAt = ({ live, page, read }: Version, path: string) => {
  const drawn = live.pageAt(path) ? page(path) : undefined
  return drawn && 'html' in drawn ? drawn.html : Buffer.from(read(path)).toString('latin1')
}

/** Whether two versions have the same files with the same bytes. */
const areEqual = (a: Version, b: Version) =>
  [...a.paths].join() === [...b.paths].join() && [...a.paths].every((path) => bytesAt(a, path) === bytesAt(b, path))

const FILES = [
  'site.yaml',
  'content/routes.yaml',
  'content/prices.yaml',
  'content/labels.yaml',
  'content/pages/home.yaml',
  'content/pages/contact.yaml',
  'content/services/lock-change.yaml',
  'content/areas/headingley.yaml',
]

/** Edits of one line. */
const EDITS: readonly ((line: string) => string)[] = [
  (line) => line.replace(/(\p{L}{4}) (?=\p{L})/u, '$1'),
  (line) => line.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
  (line) => line.replace(/(\p{L}{3,}) (\p{L}{3,})(?=[^:]*$)/u, '$2 $1'),
  (line) => line.replace(/(: .*)(\p{L}{5,})/u, '$1$2 now'),
  (line) => `${line} # a comment`,
  () => '',
]

beforeAll(() => {
  for (const folder of ['tests/sites/locksmith', 'templates'])
    cpSync(join(repository, folder), join(work, folder), { recursive: true })
  rmSync(join(root, '.site'), { recursive: true, force: true })
  shareCache(root)
})

test('a random edit of YAML has an entry exactly if the output folder differs', async () => {
  const before = await version()
  if (!before) throw new Error('the site has problems')
  const seen = { different: 0, equal: 0 }
  const edits = fc.record({ file: fc.constantFrom(...FILES), line: fc.nat(80), edit: fc.constantFrom(...EDITS) })
  await fc.assert(
    fc.asyncProperty(edits, async ({ file, line, edit }) => {
      const path = join(root, file)
      const text = readFileSync(path, 'utf8')
      const lines = text.split('\n')
      const at = line % lines.length
      writeFileSync(path, lines.with(at, edit(lines[at] ?? '')).join('\n'))
      try {
        const after = await version()
        if (!after) return
        const { entries } = await diff({ before, after })
        const isEqual = areEqual(before, after)
        seen[isEqual ? 'equal' : 'different']++
        expect(entries.length === 0, `${file}:${at + 1} ${JSON.stringify(entries.map(short))}`).toBe(isEqual)
      } finally {
        writeFileSync(path, text)
      }
    }),
    { numRuns: 40, seed: 7 },
  )
  expect(Math.min(seen.different, seen.equal)).toBeGreaterThan(5)
})

const short = ({ kind, what, before, after }: SiteChange) => `${kind} ${what}: ${before} -> ${after}`

test.each(['.', 'tests/sites/accountant', 'tests/sites/bike-shop', 'tests/sites/locksmith'])(
  '%s has no entry against itself, with cached results and without',
  async (folder) => {
    const options = optionsOf(join(repository, folder))
    const before = await version({ ...options, cache: false })
    const after = await version({ ...options, workers: 3 })
    if (!before || !after) throw new Error('the site has problems')
    expect(await diff({ before, after })).toEqual({ entries: [], problems: [] })
  },
)

describe('the differences of two lists', () => {
  test('are as few as can be, and lead from one to the other', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })
    fc.assert(
      fc.property(list, list, (before, after) => {
        const hunks = hunksOf(before, after)
        const result = hunks.reduceRight(
          (items, hunk) =>
            items.toSpliced(hunk.before[0], hunk.before[1] - hunk.before[0], ...after.slice(...hunk.after)),
          before,
        )
        expect(result).toEqual(after)
        const removed = hunks.reduce((sum, { before: [from, to] }) => sum + to - from, 0)
        expect(removed).toBe(before.length - longestCommon(before, after))
      }),
    )
  })
})

/** The length of the longest common subsequence, by its definition. */
function longestCommon([a, ...rest]: readonly string[], after: readonly string[]): number {
  if (a === undefined) return 0
  const at = after.indexOf(a)
  const without = longestCommon(rest, after)
  return at < 0 ? without : Math.max(without, 1 + longestCommon(rest, after.slice(at + 1)))
}

describe('a page', () => {
  const differences = (before: string, after: string) =>
    compareDetails(detailsOf(`<body>${before}</body>`), detailsOf(`<body>${after}</body>`)).map(
      ({ kind, key, before, after }) => [kind, key, before, after],
    )

  test('is compared by what is perceived: tags in a sentence separate no words, blocks do', () => {
    expect(differences('<p>one <b>two</b> three</p>', '<p>one <b>two</b>three</p>')).toContainEqual([
      'words',
      '',
      'two three',
      'twothree',
    ])
    expect(differences('<p>one</p><p>two</p>', '<p>one</p>\n<p>two</p>')).toEqual([])
  })

  test('names a class, a label and a picture by their kinds', () => {
    expect(differences('<p class="a">x</p>', '<p class="b">x</p>')).toEqual([['code', 'p', 'class="a">', 'class="b">']])
    expect(differences('<nav aria-label="x"></nav>', '<nav aria-label="y"></nav>')).toEqual([
      ['labels', 'aria-label', 'x', 'y'],
    ])
    expect(differences('<img src="/a.png" alt="x">', '<img src="/a.png" alt="y">')).toEqual([
      ['pictures', 'alt of /a.png', 'x', 'y'],
    ])
  })
})
