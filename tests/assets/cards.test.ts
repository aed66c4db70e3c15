import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Card, socialCards } from '../../src/assets/cards.ts'
import { openStore, type Store } from '../../src/assets/store.ts'

const theme = { surface: '#ffffff', ink: '#0b2a3c', brand: '#0a5a8a', accent: '#9f1f18', onAccent: '#ffffff', soft: '#3b5566' }
const card = (path: string, parts: Partial<Card>): Card => ({
  path,
  title: 'Απόφραξη λεκάνης',
  name: 'Αποφράξεις Πειραιά',
  phone: '210\u00a0000\u00a00000',
  line: 'Άφιξη σε 20 λεπτά, όλο το 24ωρο',
  at: { file: `content${path}.yaml`, line: 3 },
  ...parts,
})

let folder: string
let store: Store
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'))
  store = openStore(join(folder, 'store'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A store that notes what it was asked for. */
const noting = (keys: string[], inner: Store): Store => ({
  remember(key, make) {
    keys.push(key)
    return inner.remember(key, make)
  },
})

/** One card's pixels, and where its ink is. */
async function pixels(parts: Partial<Card>) {
  const { files, problems } = await socialCards({ cards: [card('/a', parts)], theme, store })
  expect(problems).toEqual([])
  const bytes = Buffer.from([...files.values()][0] ?? [])
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => `#${data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')}`
  /** The rows of text between two heights, each with the box its dark pixels fill. */
  const rows = (from: number, to: number) => {
    const found: { top: number; bottom: number; left: number; right: number }[] = []
    for (let y = from; y < to; y++) {
      const dark = Array.from({ length: 1170 }, (_, i) => i + 25).filter((x) => (data[(y * info.width + x) * 3] ?? 255) < 100)
      if (dark.length === 0) continue
      const [left, right] = [dark[0] ?? 0, dark.at(-1) ?? 0]
      const last = found.at(-1)
      if (last?.bottom === y - 1) found[found.length - 1] = { top: last.top, bottom: y, left: Math.min(left, last.left), right: Math.max(right, last.right) }
      else found.push({ top: y, bottom: y, left, right })
    }
    return found
  }
  return { bytes, at, rows, png: await sharp(bytes).metadata() }
}

test('a card is a small 1200 x 630 PNG in the colours of the theme', async () => {
  const { bytes, png, at } = await pixels({})
  expect(png).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThan(25_000)
  expect([at(10, 300), at(700, 20), at(130, 516 + 45)]).toEqual([theme.brand, theme.surface, theme.accent])
})

test('every page gets its own file, named for it', async () => {
  const { files, paths } = await socialCards({ cards: [card('/services/x', {}), card('/', {})], theme, store })
  expect(Object.keys(paths)).toEqual(['/', '/services/x'])
  expect(paths['/']).toMatch(/^\/assets\/card-home\.[0-9a-f]{10}\.png$/)
  expect(paths['/services/x']).toMatch(/^\/assets\/card-services-x\.[0-9a-f]{10}\.png$/)
  expect([...files.keys()].map((file) => `/${file}`)).toEqual(Object.values(paths))
})

test('letters are drawn, not boxes: Greek, digits and Latin in one line', async () => {
  // A face that lacked a script would draw all its letters alike.
  const titles = ['ΑΑΑΑ 1111', 'ΒΒΒΒ 1111', 'ΒΒΒΒ 2222', 'BBBB 2222']
  const cards = titles.map((title, i) => card(`/${i}`, { title }))
  const { files } = await socialCards({ cards, theme, store })
  const contents = [...files.values()].map((bytes) => Buffer.from(bytes).toString('base64'))
  // Greek and Latin B may look alike; the others may not.
  expect(new Set(contents.slice(0, 3)).size).toBe(3)
})

describe('nothing overflows:', () => {
  const long = 'Απολύμανση υπονόμων και φρεατίων μετά από πλημμύρα σε κατοικίες, ξενοδοχεία και σχολικές μονάδες του Πειραιά και της Αττικής'
  const titles = {
    'a long title': long,
    'a title longer than any': `${long} `.repeat(5),
    'one endless word': 'ηλεκτροεγκεφαλογράφημα'.repeat(8),
    'wide letters': 'Ω'.repeat(24),
    'an English title': 'Blocked drain? We arrive in 20 minutes, day or night',
  }
  for (const [what, title] of Object.entries(titles)) {
    test(what, async () => {
      const { at, rows } = await pixels({ title, line: 'Άφιξη σε 20 λεπτά, '.repeat(12) })
      const ink = rows(0, 630)
      expect(Math.min(...ink.map(({ left }) => left))).toBeGreaterThanOrEqual(94)
      expect(Math.max(...ink.map(({ right }) => right))).toBeLessThanOrEqual(1122)
      // Clear: between the name and the title, between the promise and the pill. The pill stands where it always does.
      expect([...rows(126, 138), ...rows(450, 464), ...rows(566, 630)]).toEqual([])
      expect([at(250, 470), at(250, 560), at(250, 569)].map((color) => color === theme.accent)).toEqual([true, true, false])
    })
  }

  test('a long name and a long telephone', async () => {
    const { rows, at } = await pixels({ name: 'Αποφράξεις Παπαδόπουλος και Υιοί '.repeat(4), phone: '+30 210 000 0000 εσωτερικό 1234 και 5678' })
    const name = rows(60, 124)
    expect(name.map(({ right }) => right <= 1122)).toEqual([true])
    expect(at(1000, 470)).not.toBe(theme.accent)
  })
})

test('a title is as large as fits on its lines: a long word is set smaller, not cut', async () => {
  const { rows } = await pixels({ title: 'Ω'.repeat(24), line: '' })
  expect(rows(130, 460)).toHaveLength(1)
})

test('lines are balanced: none is left with one word', async () => {
  const { rows } = await pixels({ title: 'Απόφραξη', line: 'Άφιξη σε 20 λεπτά όλο το 24ωρο, κάθε ημέρα, γιορτές και αργίες' })
  const [, first, second] = rows(130, 460)
  expect((second?.right ?? 0) - (second?.left ?? 0)).toBeGreaterThan(((first?.right ?? 0) - (first?.left ?? 0)) * 0.7)
})

test('a long promise ends after two lines', async () => {
  const { rows } = await pixels({ title: 'Απόφραξη', line: 'Άφιξη σε 20 λεπτά '.repeat(12) })
  expect(rows(130, 460)).toHaveLength(3)
})

test('an article or a preposition goes to the next line with its noun', async () => {
  const { rows } = await pixels({ title: 'Αποφράξεις και απολυμάνσεις σε όλο τον Πειραιά', line: '' })
  const [first, , third] = rows(130, 460).map(({ left, right }) => right - left)
  // "Αποφράξεις" over "σε όλο τον Πειραιά", not "Αποφράξεις και" over "όλο τον Πειραιά".
  expect(first).toBeLessThan((third ?? 0) * 0.7)
})

test('spaces, line ends, soft hyphens and accents apart are set like their plain forms', async () => {
  const plain = await pixels({ title: 'Άμεση αποχέτευση σήμερα' })
  const odd = await pixels({ title: ' Α\u0301μεση\n απο\u00adχέ\u00adτευση\t σήμερα\u200b ' })
  expect(odd.bytes.equals(plain.bytes)).toBe(true)
})

test('a card without telephone or promise has neither', async () => {
  const { at } = await pixels({ phone: '', line: '' })
  expect(at(130, 561)).toBe(theme.surface)
})

test('a letter the face lacks is told with its code point and page, and that card alone is left out', async () => {
  const { paths, problems } = await socialCards({
    cards: [card('/bad', { title: 'Έτοιμο ✓', line: 'σε 1 ώρα ☎' }), card('/good', {})],
    theme,
    store,
  })
  expect(Object.keys(paths)).toEqual(['/good'])
  expect(problems).toEqual([
    {
      level: 'error',
      text: 'the social card of /bad cannot show "☎" (U+260E) of its line "σε 1 ώρα ☎": Commissioner has no such character',
      at: { file: 'content/bad.yaml', line: 3 },
      help: 'write it without that character',
    },
    {
      level: 'error',
      text: 'the social card of /bad cannot show "✓" (U+2713) of its title "Έτοιμο ✓": Commissioner has no such character',
      at: { file: 'content/bad.yaml', line: 3 },
      help: 'write it without that character',
    },
  ])
})

test('twice gives equal bytes, alone or among others, in any order', async () => {
  const cards = ['/a', '/b', '/c'].map((path) => card(path, { title: `Απόφραξη ${path}` }))
  const once = await socialCards({ cards, theme, store: openStore(undefined) })
  const turned = await socialCards({ cards: [...cards].reverse(), theme, store: openStore(undefined) })
  const alone = await socialCards({ cards: cards.slice(1, 2), theme, store: openStore(undefined) })
  expect([...turned.files]).toEqual([...once.files])
  expect(alone.paths['/b']).toBe(once.paths['/b'])
})

test('a new page, or a new script on another page, leaves the kept cards as they are', async () => {
  const asked = async (cards: Card[]) => {
    const keys: string[] = []
    await socialCards({ cards, theme, store: noting(keys, store) })
    return keys
  }
  const before = await asked([card('/a', {})])
  const after = await asked([card('/a', {}), card('/b', { title: 'Москва' })])
  expect(after).toEqual(expect.arrayContaining(before))
  const other = await socialCards({ cards: [card('/a', {})], theme: { ...theme, accent: '#000000' }, store })
  const same = await socialCards({ cards: [card('/a', {})], theme, store })
  expect(other.paths['/a']).not.toBe(same.paths['/a'])
})

test('with everything kept, neither sharp nor satori nor subset-font is loaded', async () => {
  // A process of its own, because this one has loaded them all. The hook sees imports, the cache sees require().
  const root = resolve(import.meta.dirname, '../..')
  const photo = await sharp({ create: { width: 50, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const program = `
    import { createRequire, register } from 'node:module'
    import { socialCards } from './src/assets/cards.ts'
    import { headingFont } from './src/assets/fonts.ts'
    import { prepareImages } from './src/assets/images.ts'
    import { openStore } from './src/assets/store.ts'
    const trap = 'export async function resolve(name, context, next) { if (/^(sharp|satori|subset-font)$/.test(name)) throw new Error("loaded " + name); return next(name, context) }'
    if (process.argv[3] === 'trap') register('data:text/javascript,' + encodeURIComponent(trap))
    const store = openStore(process.argv[2])
    const from = performance.now()
    await Promise.all([
      socialCards({ cards: [${JSON.stringify(card('/a', {}))}], theme: ${JSON.stringify(theme)}, store }),
      headingFont({ text: 'Απόφραξη 24/7', store }),
      prepareImages({ sources: [{ path: 'a.png', bytes: Buffer.from('${photo.toString('base64')}', 'base64'), at: { file: 'x' } }], store }),
    ])
    const loaded = Object.keys(createRequire(import.meta.url).cache).filter((file) => /node_modules\\/(sharp|satori|subset-font|harfbuzzjs)\\/.*js$/.test(file))
    console.log(JSON.stringify({ loaded, ms: performance.now() - from }))`
  const outfile = join(folder, 'program.mjs')
  await build({
    stdin: { contents: program, resolveDir: root },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const run = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [outfile, join(folder, 'kept'), ...args])
    return JSON.parse(stdout) as { loaded: string[]; ms: number }
  }
  await expect(run('trap')).rejects.toThrow('loaded s')
  expect((await run()).loaded).not.toEqual([])
  expect((await run('trap')).loaded).toEqual([])
}, 30_000)
