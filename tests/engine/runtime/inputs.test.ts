// Tests which files of a site are read: its own, and none behind a link.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readInputs } from '../../../src/runtime/inputs.ts'
import { asNobody } from '../../helpers/nobody.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A folder with these files. */
function folder(files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'site-read-'))
  made.push(root)
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), file)
  }
  return root
}

const inputsOf = (root: string) =>
  readInputs({
    root,
    now: Date.now(),
    table: undefined,
    templatesOf: async () => ({ folder: 'templates', hasTheme: false }),
  })

/** The names and problems of a folder, as a person would list them. */
async function listed(root: string) {
  const { files, problems } = await inputsOf(root)
  for (const file of files.keys()) files.get(file)
  return { files: [...files.keys()].sort(), problems: problems.map(({ at, text, help }) => [at?.file, text, help]) }
}

const SITE = ['site.yaml', 'content/routes.yaml', 'content/pages/home.yaml', 'public/favicon.svg']

test('a pointer that Git LFS left instead of a file is reported', async () => {
  const root = folder(SITE)
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n'
  mkdirSync(join(root, 'content/images'))
  for (const file of ['public/price-list.pdf', 'content/images/van.jpg']) writeFileSync(join(root, file), pointer)
  const text = 'this is a Git LFS pointer of 70 bytes, not the file itself'
  expect((await listed(root)).problems).toEqual([
    ['content/images/van.jpg', text, 'run: git lfs pull'],
    ['public/price-list.pdf', text, 'run: git lfs pull'],
  ])
})

test("site.yaml, content/ and public/ are read, in order; notes, systems' own files and all else are not", async () => {
  const root = folder([
    ...SITE,
    'content/README.md',
    'content/images/a.svg',
    'content/images-b.svg',
    'public/.well-known/security.txt',
    'public/.DS_Store',
    'public/notes.md',
    'templates/pages/home.tsx',
    'sub/content/x.yaml',
  ])
  expect(await listed(root)).toEqual({
    files: [
      'content/images-b.svg',
      'content/images/a.svg',
      'content/pages/home.yaml',
      'content/routes.yaml',
      'public/.well-known/security.txt',
      'public/favicon.svg',
      'public/notes.md',
      'site.yaml',
    ],
    problems: [],
  })
  expect(Buffer.from((await inputsOf(root)).files.get('site.yaml') ?? '').toString()).toBe('site.yaml')
})

test('files that editors keep beside an open one are ignored, links to nothing too', async () => {
  const root = folder([
    ...SITE,
    ...['content/pages/#home.yaml#', 'content/pages/4913', 'content/pages/home.yaml___jb_tmp___'],
    ...['public/.~lock.prices.ods#', 'public/~$prices.docx', 'public/#map'],
  ])
  symlinkSync('me@machine.1234:5678', join(root, 'content/pages/.#home.yaml'))
  const { files, problems } = await listed(root)
  expect(problems).toEqual([])
  expect(files.filter((file) => !SITE.includes(file))).toEqual(['public/#map'])
})

test('a name that cannot be part of an address is refused', async () => {
  const root = folder([...SITE, 'public/price\nlist.html', 'content/images/back\\slash/a.svg'])
  expect((await listed(root)).problems).toEqual([
    ['content/images/back\\slash', 'the name has a backslash, which browsers read as "/"', 'rename it'],
    ['public/price\nlist.html', 'the name has a control character, like a line break', 'rename it'],
  ])
})

test('a folder with a backslash in a name above the site is refused: Node imports nothing from it', async () => {
  const root = join(folder([]), 'back\\slash')
  expect((await listed(root)).problems).toEqual([[undefined, expect.stringContaining('has a backslash'), 'rename it']])
})

test('a folder without a site, or that is not there, is read as nothing', async () => {
  expect(await listed(folder(['notes.txt']))).toEqual({ files: [], problems: [] })
  expect(await listed(join(folder([]), 'gone'))).toEqual({ files: [], problems: [] })
})

test.each([
  'site.yaml',
  'content',
  'public',
  'content/pages',
  'content/images',
  'public/a/b',
  'public/favicon.svg',
  'content/README.md',
])('a symbolic link at %s is refused and nothing behind it is read', async (link) => {
  const outside = folder(['secret.yaml', 'deep/secret.yaml'])
  const root = folder(SITE.filter((file) => file !== link && !file.startsWith(`${link}/`)))
  mkdirSync(dirname(join(root, link)), { recursive: true })
  symlinkSync(/\.\w+$/.test(link) ? join(outside, 'secret.yaml') : outside, join(root, link))
  const { files, problems } = await listed(root)
  expect(problems).toEqual([[link, 'this is a symbolic link', 'put the file itself here']])
  expect(files.filter((file) => file === link || file.startsWith(`${link}/`))).toEqual([])
})

test('a link that leads nowhere is refused too', async () => {
  const root = folder(SITE)
  symlinkSync('/nowhere/at/all', join(root, 'public/x.txt'))
  expect((await listed(root)).problems).toEqual([
    ['public/x.txt', 'this is a symbolic link', 'put the file itself here'],
  ])
})

test('a pipe is refused instead of waited for', async () => {
  const root = folder(SITE)
  execFileSync('mkfifo', [join(root, 'public/pipe')])
  expect((await listed(root)).problems).toEqual([
    ['public/pipe', 'this is neither a file nor a folder', 'move it out of here'],
  ])
})

test.each([
  ['site.yaml', 4_000_001, '4.1 MB', 'a YAML file may have 4 MB'],
  ['content/reviews.yaml', 50_000_000, '50 MB', 'a YAML file may have 4 MB'],
  ['content/images/van.jpg', 100_000_001, '100.1 MB', 'a file may have 100 MB'],
  ['public/film.mp4', 3_000_000_000, '3000 MB', 'a file may have 100 MB'],
  ['templates/data.json', 12_300_000, '12.3 MB', 'a file of the templates may have 10 MB'],
])('%s of %i bytes is refused with the bound, and not read', async (file, bytes, size, bound) => {
  const root = folder(SITE.filter((one) => one !== file))
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), '')
  truncateSync(join(root, file), bytes)
  const inputs = await inputsOf(root)
  expect(inputs.problems).toEqual([
    { level: 'error', text: `this file has ${size}, and ${bound}`, at: { file }, help: expect.any(String) },
  ])
  expect(inputs.files.has(file)).toBe(false)
})

test('a file of exactly the bound is read', async () => {
  const root = folder(SITE)
  writeFileSync(join(root, 'content/reviews.yaml'), `#${' '.repeat(3_999_998)}\n`)
  expect((await listed(root)).problems).toEqual([])
})

test.each(['content', 'public', 'templates'])('%s must be a folder', async (name) => {
  const root = folder([...SITE.filter((file) => !file.startsWith(`${name}/`)), name])
  expect((await listed(root)).problems).toEqual([
    [name, 'this must be a folder', 'move it out of here, and make a folder of that name'],
  ])
})

test('site.yaml must be a file', async () => {
  expect((await listed(folder(['site.yaml/x', 'content/routes.yaml']))).problems).toEqual([
    ['site.yaml', 'this must be a file', 'move it out of here, and make a file of that name'],
  ])
})

test.each(['.', '..', '../..', 'templates/..'])(
  'the folder of templates %s holds the site, and is not walked',
  async (name) => {
    const root = folder([...SITE, 'node_modules/x.js'])
    const { problems } = await readInputs({
      root,
      now: Date.now(),
      table: undefined,
      templatesOf: async () => ({ folder: name, hasTheme: false }),
    })
    expect(problems.map(({ text }) => text)).toEqual([`the folder of templates, ${name}, holds the site itself`])
  },
)

test('a file or folder that may not be read is a problem', async () => {
  const root = folder([...SITE, 'public/a/b.txt'])
  chmodSync(join(root, 'public/favicon.svg'), 0)
  chmodSync(join(root, 'public/a'), 0)
  chmodSync(root, 0o755)
  const { problems } = await asNobody(() => listed(root))
  chmodSync(join(root, 'public/a'), 0o755)
  expect(problems).toEqual([
    ['public/a', 'this folder cannot be read (EACCES)', 'see who owns it and who may read it'],
    ['public/favicon.svg', 'this file cannot be read (EACCES)', 'see who owns it and who may read it'],
  ])
})
