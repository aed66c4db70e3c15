// Tests that the cache changes nothing but the time of a command: after any edits, and with any damage to the cache,
// builds and checks give the bytes and findings of a run without a cache.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../../../src/model/problem.ts'
import { build } from '../../../src/pipeline/build.ts'
import { check } from '../../../src/pipeline/check.ts'
import type { Options } from '../../../src/pipeline/options.ts'
import { shortDigest } from '../../../src/runtime/digest.ts'
import { smallSite, writeTree } from '../../helpers/command.ts'
import { base } from '../../helpers/project.ts'

const made: string[] = []
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})

/** Files of every kind a site is made from, in two languages: no file describes the second, which is quick. */
const START: Readonly<Record<string, string>> = {
  'site.yaml': `socialCards: none\n${base['site.yaml']?.replace('language: en', 'languages: [en, nl]') ?? ''}`,
  'site.nl.yaml': 'locale: nl_NL\nclaims: { repair: { text: 2 dagen } }\n',
  'content/labels.nl.yaml': 'call: Bel ons\n',
  'content/routes.nl.yaml':
    'pages:\n  /contact: { path: /schrijf }\n  /repairs/{slug}:\n    path: /reparaties/{slug}\n',
  'content/pages/home.nl.yaml': 'name: Begin\nhead: { title: Fietsen in Leeds }\nheading: "Klaar in {repair}"\n',
  'content/pages/contact.nl.yaml': 'name: Schrijf\nhead: { title: Schrijf ons }\n',
  'content/repairs/brakes.nl.yaml': 'slug: remmen\nname: Remmen\nhead: { title: Remmen }\n',
  'public/notes.txt': 'Open today.',
  'content/images/wheel.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h30v20z"/></svg>',
  'templates/islands/hello.ts':
    "// Greets.\nimport words from './words.json'\nexport default (element: HTMLElement) => void (element.title = words.hello)\n",
  'templates/islands/words.json': '{ "hello": "Good day" }',
}

let start = ''
beforeAll(async () => {
  start = smallSite(START, { cold: true })
  made.push(start)
  const { problems } = await build(optionsOf(start, true), join(start, 'dist'))
  expect(problems).toEqual([])
})

/** The date is far ahead, so that files count as old: what is trusted by its times is tried here. */
const optionsOf = (root: string, cache: boolean): Options => ({
  root,
  now: Date.now() + 60_000,
  year: 2026,
  cache,
  workers: 1,
})

/** Every file below a folder: path -> bytes. */
function filesIn(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (prefix: string): void => {
    for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true }))
      if (entry.isDirectory()) walk(`${prefix}${entry.name}/`)
      else found.set(prefix + entry.name, readFileSync(join(folder, prefix, entry.name), 'latin1'))
  }
  walk('')
  return found
}

const WORDS = ['Brakes', 'Wheels within {repair}', 'TODO later', 'COME BY', 'A [repair](/repairs/brakes)', '{nothing}']
const text = fc.constantFrom(...WORDS)
const slug = fc.constantFrom('brakes', 'puncture', 'wheels', 'chain')

/** An edit: a file, and what it holds afterwards; null takes it away. */
type Edit = readonly [file: string, contents: (before: string) => string | null]
const replaced = (file: string, find: RegExp, by: fc.Arbitrary<string>): fc.Arbitrary<Edit> =>
  by.map((words) => [file, (before) => before.replace(find, () => words)])
const whole = (file: fc.Arbitrary<string>, contents: fc.Arbitrary<string | null>): fc.Arbitrary<Edit> =>
  fc.tuple(file, contents).map(([name, words]) => [name, () => words])

const repair = fc
  .tuple(text, fc.subarray(['brakes', 'puncture', 'wheels']), fc.boolean())
  .map(([words, related, asks]) =>
    [
      `name: "${words}"`,
      `head: { title: "${words} repair", description: "${words}, mended." }`,
      `related: [${related.join(', ')}]`,
      ...(asks ? ['questionsFrom: repairs'] : []),
      '',
    ].join('\n'),
  )
/** Of a translation. */
const translated = fc
  .tuple(text, fc.option(fc.constantFrom('remmen', 'banden')), fc.option(fc.subarray(['brakes', 'puncture'])))
  .map(([words, own, related]) =>
    [
      `name: "${words}"`,
      ...(own === null ? [] : [`slug: ${own}`]),
      ...(related === null ? [] : [`related: [${related.join(', ')}]`]),
      '',
    ].join('\n'),
  )
const repairs = fc.constantFrom('brakes', 'puncture')
const quotedText = (key: string) => text.map((words) => `${key}: "${words}"`)
const edits: readonly (readonly [weight: number, edit: fc.Arbitrary<Edit>])[] = [
  [
    4,
    whole(
      slug.map((name) => `content/repairs/${name}.yaml`),
      fc.option(repair, { freq: 4 }),
    ),
  ],
  [
    3,
    whole(
      repairs.map((name) => `content/repairs/${name}.nl.yaml`),
      fc.option(translated, { freq: 4 }),
    ),
  ],
  [
    1,
    whole(
      fc.constantFrom('content/labels.nl.yaml', 'content/prices.nl.yaml', 'content/faqs/repairs.nl.yaml'),
      fc.option(fc.constantFrom('call: Bel\n', 'note: Zonder delen.\n', 'items: [{ question: Wie?, answer: Wij. }]\n')),
    ),
  ],
  [
    1,
    whole(
      fc.constant('content/pages/contact.nl.yaml'),
      fc.option(
        text.map((words) => `name: "${words}"\n`),
        { freq: 4 },
      ),
    ),
  ],
  [1, replaced('site.nl.yaml', /text: [23] dagen/, fc.constantFrom('text: 3 dagen', 'text: 2 dagen'))],
  [
    1,
    replaced('content/routes.nl.yaml', /path: \/schrijf[a-z]*/, fc.constantFrom('path: /schrijf', 'path: /schrijfons')),
  ],
  [
    1,
    replaced(
      'site.yaml',
      /languages?: .*/,
      fc.constantFrom('languages: [en, nl]', 'languages: [en, nl]', 'language: en'),
    ),
  ],
  [2, replaced('content/pages/contact.yaml', /text: .*/, quotedText('text'))],
  [1, replaced('content/pages/contact.yaml', /^/, fc.constantFrom('# a line more\n', '\n'))],
  [1, replaced('content/faqs/repairs.yaml', /answer: .*/, quotedText('answer'))],
  [1, replaced('content/prices.yaml', /note: .*/, quotedText('note'))],
  [1, replaced('content/labels.yaml', /call: .*/, fc.constantFrom('call: Ring us', 'call: Call us'))],
  [1, replaced('site.yaml', /text: 2 days/, fc.constantFrom('text: 3 days', 'text: 2 days'))],
  [1, replaced('site.yaml', /hoursShown: .*/, fc.constantFrom('hoursShown: Mondays', 'hoursShown: Monday, 9 to 5.30'))],
  [1, replaced('content/routes.yaml', /from: \/[a-z-]+/, fc.constantFrom('from: /older', 'from: /contact'))],
  [
    1,
    whole(
      fc.constantFrom('public/notes.txt', 'public/more/notes.txt', 'public/more'),
      fc.option(fc.constantFrom('One.', 'Two.')),
    ),
  ],
  [
    1,
    replaced(
      'templates/pages/repair.tsx',
      /<main[^>]*>/,
      fc.constantFrom('<main>', '<main id="a">', '<main role="main">'),
    ),
  ],
  [1, replaced('templates/styles.css', /$/, fc.constantFrom('h1 { color: #123 }\n', 'h1 { color: #456 }\n'))],
  [
    1,
    whole(fc.constant('templates/islands/words.json'), fc.constantFrom('{ "hello": "Hi" }', '{ "hello": "Good day" }')),
  ],
  [
    1,
    whole(
      fc.constant('content/images/wheel.svg'),
      fc.constantFrom(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"/>',
        START['content/images/wheel.svg'] ?? '',
      ),
    ),
  ],
  [
    1,
    whole(
      fc.constantFrom('dist/index.html', 'dist/contact.html', 'dist/robots.txt', 'dist/added.txt'),
      fc.option(text),
    ),
  ],
  // Where there is no replaced folder, the next one shares its files with the output folder.
  [2, whole(fc.constant('.site/replaced'), fc.constant(null))],
]
const edit = fc.oneof(...edits.map(([weight, arbitrary]) => ({ weight, arbitrary })))

function apply(root: string, [file, contents]: Edit): void {
  const path = join(root, file)
  let before = ''
  try {
    before = readFileSync(path, 'utf8')
  } catch {
    // A new file.
  }
  const after = contents(before)
  try {
    if (after === null) rmSync(path, { recursive: true, force: true })
    else writeTree(root, { [file]: after })
  } catch {
    // A folder stands where the file would, or a file where the folder would: no edit.
  }
}

/** Digest of the bytes of some files and folders below a folder. */
const bytesOf = (root: string, parts: readonly string[]) =>
  shortDigest(...parts.flatMap((part) => [...filesIn(join(root, part))].flat()))

/**
 * A site in which the same is edited, and of which nothing is known but what stylesheets, scripts and pictures became of the very same
 * templates and images, byte for byte: made from nothing, in a second.
 */
function twinOf(root: string): { root: string; forget(): void } {
  const twin = copyOf(root)
  const caches = join(dirname(twin), 'caches')
  return {
    root: twin,
    forget() {
      rmSync(join(twin, 'dist'), { recursive: true, force: true })
      rmSync(join(twin, '.site'), { recursive: true, force: true })
      const cache = join(caches, bytesOf(twin, ['templates', 'content/images']))
      mkdirSync(cache, { recursive: true })
      mkdirSync(join(twin, '.site'))
      symlinkSync(cache, join(twin, '.site/cache'))
    },
  }
}

const copyOf = (root: string): string => {
  const copy = join(mkdtempSync(join(tmpdir(), 'equal-')), 'site')
  made.push(dirname(copy))
  cpSync(root, copy, { recursive: true, preserveTimestamps: true })
  return copy
}

/** That nothing can be cached is said, and changes nothing else. */
const withoutNotes = (problems: readonly Problem[]) =>
  problems.filter(({ text }) => !text.startsWith('.site/ cannot be written'))

/** Builds with memory, and as another does it: the same problems, or the same bytes. Whether there is a site. */
async function expectSame(root: string, other: Options, fresh: string): Promise<boolean> {
  const withMemory = await build(optionsOf(root, true), join(root, 'dist'))
  const fromNothing = await build(other, fresh)
  expect(withoutNotes(withMemory.problems)).toEqual(fromNothing.problems)
  if (fromNothing.value) expect(filesIn(join(root, 'dist'))).toEqual(filesIn(fresh))
  return fromNothing.value !== undefined
}

/** Builds with and without memory. */
const expectEqual = (root: string, fresh: string) => expectSame(root, optionsOf(root, false), fresh)

/** The YAML as it was at first: one mistake would keep every later site from being built. */
function mend(root: string): void {
  rmSync(join(root, 'content'), { recursive: true, force: true })
  for (const part of ['content', 'site.yaml', 'site.nl.yaml'])
    cpSync(join(start, part), join(root, part), { recursive: true })
}

const findings = async (root: string, cache: boolean) => {
  const { value, problems } = await check(optionsOf(root, cache), { out: join(root, 'nowhere'), launch: false })
  return withoutNotes(value?.problems ?? problems)
}

describe('with memory and from nothing', () => {
  test('builds are equal, whatever was edited in between', async () => {
    const root = copyOf(start)
    const twin = twinOf(start)
    let runs = 0
    let sites = 0
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 8 }), async (edits) => {
        for (const [i, one] of edits.entries()) {
          apply(root, one)
          apply(twin.root, one)
          // Some edits are built one by one, some together.
          if (i % 3 === 0) await build(optionsOf(root, true), join(root, 'dist'))
        }
        twin.forget()
        // Every tenth time nothing is known of the other at all.
        if (await expectSame(root, optionsOf(twin.root, ++runs % 10 !== 0), join(twin.root, 'dist'))) sites++
        else for (const each of [root, twin.root]) mend(each)
      }),
      { numRuns: 40, seed: 7, endOnFailure: true },
    )
    expect(sites, 'most runs end in mistakes, which compares no bytes').toBeGreaterThan(15)
  })

  test('checks are equal, whatever was edited in between', async () => {
    const root = copyOf(start)
    const twin = twinOf(start)
    let runs = 0
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
        for (const one of edits) for (const each of [root, twin.root]) apply(each, one)
        const cached = await findings(root, true)
        twin.forget()
        expect(cached).toEqual(await findings(twin.root, ++runs % 10 !== 0))
        expect(cached).toEqual(await findings(root, true))
        if (cached.some(({ level }) => level === 'error')) for (const each of [root, twin.root]) mend(each)
      }),
      { numRuns: 12, seed: 11, endOnFailure: true },
    )
  })
})

test('a check where nothing changed looks at the output folder all the same', async () => {
  const root = copyOf(start)
  const out = join(root, 'dist')
  await build(optionsOf(root, true), out)
  const found = async () => {
    const { value } = await check(optionsOf(root, true), { out, launch: false })
    return value?.problems.filter(({ rule }) => rule === 'build/output').map(({ text }) => text)
  }
  expect(await found()).toEqual([])
  expect(await found()).toEqual([])
  writeTree(root, { 'dist/by-hand.txt': 'by hand' })
  expect(await found()).toEqual([
    '1 file of dist/ differs from what the content builds: 1 not built from anything (dist/by-hand.txt)',
  ])
  rmSync(join(out, 'by-hand.txt'))
  rmSync(join(out, 'robots.txt'))
  expect(await found()).toEqual(['1 file of dist/ differs from what the content builds: 1 missing (dist/robots.txt)'])
})

test('an output folder of another version of the engine, whose assets have other names, is only older', async () => {
  const root = copyOf(start)
  const out = join(root, 'dist')
  await build(optionsOf(root, true), out)
  // Its tables are those of another engine.
  rmSync(join(root, '.site'), { recursive: true })
  const asset = String(readdirSync(join(out, 'assets')).find((file) => /\.[0-9a-f]{10}\.\w+$/.test(file)))
  renameSync(join(out, 'assets', asset), join(out, 'assets', asset.replace(/\.\w{10}\./, '.0123456789.')))
  const { value } = await check(optionsOf(root, true), { out, launch: false })
  const found = value?.problems.filter(({ rule }) => rule === 'build/output') ?? []
  expect(found.map(({ level, text }) => [level, text])).toEqual([
    ['info', expect.stringContaining('dist/ is from before your last changes')],
  ])
})

describe('a cache', () => {
  const HARM: Readonly<Record<string, (file: string) => void>> = {
    'that is cut short': (file) => writeFileSync(file, readFileSync(file).subarray(0, statSync(file).size >> 1)),
    'with a byte flipped': (file) => {
      const bytes = readFileSync(file)
      const at = bytes.length >> 1
      bytes[at] = (bytes[at] ?? 0) ^ 1
      writeFileSync(file, bytes)
    },
    'of another version': (file) =>
      writeFileSync(file, readFileSync(file, 'latin1').replace(/ [12] /, ' 0 '), 'latin1'),
    'whose files are folders': (file) => {
      rmSync(file)
      writeTree(file, { x: 'in the way' })
    },
  }
  /** A site that was built and checked, and what an edit makes of it without a cache. */
  let cached = ''
  let fresh = ''
  let expected: readonly Problem[]
  const askMore = (root: string) =>
    apply(root, ['content/pages/contact.yaml', (text) => text.replace('Ask', 'Please ask')])
  beforeAll(async () => {
    cached = copyOf(start)
    await findings(cached, true)
    const edited = copyOf(cached)
    askMore(edited)
    fresh = join(dirname(edited), 'fresh')
    await build(optionsOf(edited, false), fresh)
    expected = await findings(edited, false)
  })
  test.each(Object.entries(HARM))('%s gives the output and the findings of none', async (_, harm) => {
    const root = copyOf(cached)
    const files = [...filesIn(join(root, '.site')).keys()].filter((file) => !file.endsWith('.mjs'))
    expect(files.length).toBeGreaterThan(5)
    for (const file of files) harm(join(root, '.site', file))
    askMore(root)
    const { problems } = await build(optionsOf(root, true), join(root, 'dist'))
    expect(withoutNotes(problems)).toEqual([])
    expect(filesIn(join(root, 'dist'))).toEqual(filesIn(fresh))
    expect(await findings(root, true)).toEqual(expected)
  })

  test('of a site that was moved gives the output of none', async () => {
    const root = copyOf(start)
    const moved = join(dirname(root), 'elsewhere')
    renameSync(root, moved)
    await expectEqual(moved, join(dirname(root), 'fresh'))
  })

  test('that cannot be written is done without', async () => {
    const root = copyOf(start)
    rmSync(join(root, '.site/tables'), { recursive: true })
    rmSync(join(root, '.site/cache'), { recursive: true })
    writeTree(root, { '.site/tables': 'in the way', '.site/cache': 'in the way' })
    await expectEqual(root, join(dirname(root), 'fresh'))
  })
})
