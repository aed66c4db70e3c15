// Tests writing the output folder: refused places, failures and killed builds. These tests use real folders.
import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { noPaint } from '../../../src/commands/report/paint.ts'
import { report } from '../../../src/commands/report/report.ts'
import { mayReplace, recover, SIGNATURE } from '../../../src/emit/write.ts'
import type { Problem } from '../../../src/model/problem.ts'
import { cli, repository, smallSite, writeTree } from '../../helpers/command.ts'
import { asNobody } from '../../helpers/nobody.ts'
import { writeFiles } from './write-files.ts'

let work: string
beforeAll(() => {
  work = realpathSync(mkdtempSync(join(tmpdir(), 'write-')))
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

let root: string
let turn = 0
beforeEach(() => {
  root = join(work, String(turn++))
  writeTree(root, { 'site.yaml': 'x', 'content/pages/home.yaml': 'x' })
})

/** Every file below a folder with its text, by path; folders end in a slash. */
function tree(folder: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const item of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(item.parentPath, item.name)
    found[path.slice(folder.length + 1) + (item.isDirectory() ? '/' : '')] = item.isFile()
      ? readFileSync(path, 'utf8')
      : ''
  }
  return found
}

/** The report, with the changing folder called ROOT. */
const text = (problems: readonly Problem[]) =>
  report(problems, { files: new Map(), paint: noPaint, consequence: 'Nothing was written.' })
    .replaceAll(root, 'ROOT')
    .replaceAll(work, 'ABOVE')

describe('an output folder is refused, and nothing is touched,', () => {
  const refused = (out: string) => {
    const before = tree(work)
    const said = text(mayReplace(out, root))
    expect(tree(work)).toEqual(before)
    return said
  }

  const OWN = 'choose a folder of its own, like dist'
  test.each([
    ['the root', () => root, 'ROOT holds the site itself', OWN],
    ['the root, with a slash', () => `${root}/`, 'holds the site itself', OWN],
    ['the root, by a way round', () => join(root, 'content/..'), 'holds the site itself', OWN],
    ['a folder above the root', () => work, 'ABOVE holds the site itself', OWN],
    ['the root of the disk', () => '/', '/ holds the site itself', OWN],
    ['the home folder', homedir, `${homedir()} is the home folder`, OWN],
    ['a file', () => join(root, 'site.yaml'), 'ROOT/site.yaml is a file', 'choose a folder'],
    ['in a folder of the site', () => join(root, 'content/dist'), 'ROOT/content/dist is inside content/', OWN],
    ['the cache', () => join(root, '.site'), 'ROOT/.site is inside .site/', OWN],
    ['in the cache', () => join(root, '.site/store'), 'ROOT/.site/store is inside .site/', OWN],
    [
      'what no build made',
      () => join(root, 'photos'),
      'ROOT/photos was not made by a build: it has no sitemap.xml that one wrote',
      'choose another folder, or empty this one yourself',
    ],
    [
      'made by another maker of sitemaps',
      () => join(root, 'other'),
      'was not made by a build',
      'choose another folder',
    ],
    ['above a folder that a build made', () => join(root, 'above'), 'was not made by a build', 'choose another folder'],
    ['a link to the root', () => join(root, 'link'), 'holds the site itself', OWN],
    ['a link into the site', () => join(root, 'link-to-content'), 'is inside content/', OWN],
  ])('when it is %s', (_, out, said, help) => {
    writeTree(root, {
      'photos/holiday.jpg': 'x',
      'other/sitemap.xml': '<?xml version="1.0"?>\n<urlset>',
      'above/site/sitemap.xml': SIGNATURE,
    })
    symlinkSync(root, join(root, 'link'))
    symlinkSync(join(root, 'content'), join(root, 'link-to-content'))
    const [first, second, ...others] = refused(out()).split('\n')
    expect(first).toContain(said)
    expect(second).toContain(`help: ${help}`)
    expect(others).toEqual(['', '1 error. Nothing was written.'])
  })

  test('when it is the home folder, whatever the root', () => {
    vi.stubEnv('HOME', join(root, 'content'))
    expect(text(mayReplace(join(root, 'content'), `${work}/elsewhere`))).toContain('is the home folder')
    vi.unstubAllEnvs()
  })

  test.each(['made', 'nowhere'])(
    'a symbolic link to a folder is refused, with the folder to name instead: %s',
    (to) => {
      mkdirSync(join(root, 'made'))
      symlinkSync(to, join(root, 'dist'))
      expect(refused(join(root, 'dist'))).toContain(`is a symbolic link\n  help: name the folder it leads to: --out`)
      expect(readlinkSync(join(root, 'dist'))).toBe(to)
    },
  )
})

test('a folder that may not be read is refused, and that is not a crash', async () => {
  const out = join(root, 'closed')
  mkdirSync(out, { mode: 0o000 })
  chmodSync(work, 0o755)
  chmodSync(root, 0o755)
  const said = await asNobody(async () => text(mayReplace(out, root)))
  expect(said).toMatchInlineSnapshot(`
    "✘ --out ROOT/closed cannot be read (EACCES)
      help: see who owns it and who may read it

    1 error. Nothing was written."
  `)
})

test('a new folder, an empty one and one a build made may be replaced', () => {
  mkdirSync(join(root, 'empty'))
  writeFiles(join(root, 'made'), new Map([['sitemap.xml', `<?xml version="1.0"?>\n${SIGNATURE}\n<urlset>`]]))
  for (const name of ['fresh', 'deep/er/fresh', 'empty', 'made', '../outside'])
    expect(mayReplace(join(root, name), root)).toEqual([])
})

test('what is written is exactly the files: nothing else is published', () => {
  const out = join(root, 'dist')
  expect(
    writeFiles(
      out,
      new Map<string, string | Uint8Array>([
        ['b/c.html', 'ς'],
        ['a.png', new Uint8Array([1, 2])],
      ]),
    ),
  ).toEqual([])
  expect(tree(out)).toEqual({ 'b/': '', 'b/c.html': 'ς', 'a.png': '\u0001\u0002' })
})

test('a second build leaves nothing of the first, and nothing beside the folder', () => {
  const out = join(root, 'dist')
  writeFiles(
    out,
    new Map([
      ['old.html', '1'],
      ['both.html', '1'],
    ]),
  )
  writeFiles(out, new Map([['both.html', '2']]))
  expect(tree(out)).toEqual({ 'both.html': '2' })
  expect(readdirSync(root).sort()).toEqual(['content', 'dist', 'site.yaml'])
})

describe('recovering', () => {
  test('brings the old folder back when a build was killed between the two renames', () => {
    const out = join(root, 'dist')
    writeTree(root, { '.dist.old/index.html': 'old', '.dist.new-999999999/index.html': 'new' })
    recover(out)
    expect(tree(root)).toMatchObject({ 'dist/index.html': 'old' })
    expect(readdirSync(root).sort()).toEqual(['content', 'dist', 'site.yaml'])
  })

  test.each(['check', 'preview'])('is done by %s, too', async (command) => {
    const site = smallSite()
    await cli(['build', '--root', site])
    renameSync(join(site, 'dist'), join(site, '.dist.old'))
    // A port that cannot be listened to ends the preview.
    await cli(command === 'check' ? ['check', '--root', site] : ['preview', '--root', site, '--listen', '192.0.2.1'])
    expect(readdirSync(site).filter((name) => name.includes('dist'))).toEqual(['dist'])
    rmSync(site, { recursive: true })
  })

  test('leaves the folder of a build that is at work, and folders of other names', () => {
    const kept = [`.dist.new-${process.pid}`, '.dist2.new-999999999', '.dist.new-x', 'dist.new-999999999']
    for (const name of kept) mkdirSync(join(root, name))
    recover(join(root, 'dist'))
    expect(readdirSync(root)).toEqual(expect.arrayContaining(kept))
  })

  test('does nothing where there is nothing, or where a part of the path is a file', () => {
    expect(() => recover(join(root, 'no/such/dist'))).not.toThrow()
    expect(() => recover(join(root, 'site.yaml/dist'))).not.toThrow()
  })
})

describe('a failure leaves the old folder as it was and says why', () => {
  test('when a file of the output has the name of a folder of the output', () => {
    const out = join(root, 'dist')
    writeFiles(out, new Map([['a.html', 'old']]))
    const before = tree(root)
    expect(
      writeFiles(
        out,
        new Map([
          ['a/b.html', 'x'],
          ['a', 'y'],
        ]),
      ),
    ).toHaveLength(1)
    expect(tree(root)).toEqual(before)
  })

  // Where this process is root, permissions bind only a child that is not.
  const nobody = 65534
  const isRoot = process.getuid?.() === 0
  const bundle = () => join(work, 'write.mjs')
  const child = (folder: string) =>
    execFileSync(
      process.execPath,
      [
        '-e',
        `import(${JSON.stringify(bundle())}).then(({ writeFiles }) => process.stdout.write(JSON.stringify(writeFiles(process.argv[1], new Map([['a.html', 'new']])))))`,
        folder,
      ],
      {
        encoding: 'utf8',
        ...(isRoot && { uid: nobody, gid: nobody }),
      },
    )
  beforeAll(async () => {
    await build({
      entryPoints: [join(repository, 'tests/engine/emit/write-files.ts')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: bundle(),
    })
    chmodSync(work, 0o755)
  })

  test('when the user may not write there', () => {
    const out = join(root, 'dist')
    writeFiles(out, new Map([['a.html', 'old']]))
    chmodSync(root, 0o555)
    const before = tree(root)
    try {
      expect(text(JSON.parse(child(out)))).toMatchInlineSnapshot(`
        "✘ could not write ROOT/dist: this user may not write there
          help: choose another folder with --out

        1 error. Nothing was written."
      `)
      expect(tree(root)).toEqual(before)
    } finally {
      chmodSync(root, 0o755)
    }
  })
})

test('a build killed at any moment leaves exactly the old folder or the new one, and the next one clears up', async () => {
  const writer = join(work, 'writer.mjs')
  await build({
    stdin: {
      contents: `import { writeFiles } from ${JSON.stringify(join(repository, 'tests/engine/emit/write-files.ts'))}
        const [, , out, generation] = process.argv
        const files = new Map(Array.from({ length: 120 }, (_, i) => [\`\${i % 20}/\${i}.html\`, \`generation \${generation} \`.repeat(500)]))
        for (;;) {
          process.stdout.write('.')
          writeFiles(out, files)
        }`,
      resolveDir: repository,
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: writer,
  })
  const out = join(root, 'dist')
  /** Which generation the folder holds, if it holds all of one and nothing else. */
  const generation = () => {
    const pages = Object.entries(tree(out)).filter(([path]) => !path.endsWith('/'))
    const seen = new Set(
      pages.map(([, contents]) =>
        contents === `${contents.slice(0, contents.indexOf(' ', 11) + 1)}`.repeat(500)
          ? contents.slice(0, contents.indexOf(' ', 11))
          : 'torn',
      ),
    )
    return pages.length === 120 && seen.size === 1
      ? [...seen][0]
      : `torn: ${pages.length} pages of ${[...seen].join(' and ')}`
  }
  /** Starts a writer and kills it some time after it has written so often. */
  const killed = (n: number, writes: number, after: number) =>
    new Promise<void>((done) => {
      const run = spawn(process.execPath, [writer, out, String(n)], { stdio: ['ignore', 'pipe', 'inherit'] })
      let begun = 0
      run.stdout.on('data', ({ length }: Buffer) => {
        if (begun <= writes && begun + length > writes) setTimeout(() => run.kill('SIGKILL'), after)
        begun += length
      })
      run.on('exit', () => done())
    })

  let last = 'generation 0'
  const started = performance.now()
  writeFiles(out, new Map(Array.from({ length: 120 }, (_, i) => [`${i % 20}/${i}.html`, 'generation 0 '.repeat(500)])))
  const once = performance.now() - started
  // In the first write of a process, the second and the third, in steps that reach every phase of it.
  for (let n = 1; n <= 15; n++) {
    await killed(n, n % 3, ((n * 0.37) % 1) * once)
    recover(out)
    expect([last, `generation ${n}`]).toContain(generation())
    last = String(generation())
    expect(readdirSync(root).filter((name) => name.startsWith('.dist.new-'))).toEqual([])
  }
  expect(last).not.toBe('generation 0')
  expect(writeFiles(out, new Map([['a.html', 'end']]))).toEqual([])
  expect(readdirSync(root).sort()).toEqual(['content', 'dist', 'site.yaml'])
})
