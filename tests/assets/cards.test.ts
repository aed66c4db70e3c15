import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EDITION } from '../../src/assets/card-drawing.ts'
import { type Card, socialCards } from '../../src/assets/cards.ts'
import el from '../../src/languages/el.ts'
import { type Cache, openCache } from '../../src/runtime/cache.ts'
import { digest } from '../../src/runtime/digest.ts'

const theme = {
  surface: '#ffffff',
  ink: '#0b2a3c',
  brand: '#0a5a8a',
  accent: '#9f1f18',
  onAccent: '#ffffff',
  soft: '#3b5566',
}
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
let cache: Cache
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'))
  cache = openCache(join(folder, 'cache'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What networks that show squares leave of a card. */
const SQUARE = { left: 285, right: 915 }

/** A cache that notes what it was asked for. */
const noting = (keys: string[], inner: Cache): Cache => ({
  ...inner,
  getOrCreate(key, make) {
    keys.push(key)
    return inner.getOrCreate(key, make)
  },
})

/** One card's pixels, and where its ink is. */
async function pixels(parts: Partial<Card>, leading: readonly string[] = el.leading) {
  const { cards, problems } = await socialCards({ cards: [card('/a', parts)], theme, leading, cache })
  expect(problems).toEqual([])
  const bytes = Buffer.from((await cards[0]?.make()) ?? [])
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    `#${data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')}`
  /** The rows of text between two heights, each with the box its dark pixels fill. */
  const rows = (from: number, to: number) => {
    const found: { top: number; bottom: number; left: number; right: number }[] = []
    for (let y = from; y < to; y++) {
      const dark = Array.from({ length: 1170 }, (_, i) => i + 25).filter(
        (x) => (data[(y * info.width + x) * 3] ?? 255) < 100,
      )
      if (dark.length === 0) continue
      const [left, right] = [dark[0] ?? 0, dark.at(-1) ?? 0]
      const last = found.at(-1)
      if (last?.bottom === y - 1)
        found[found.length - 1] = {
          top: last.top,
          bottom: y,
          left: Math.min(left, last.left),
          right: Math.max(right, last.right),
        }
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
  expect([at(10, 300), at(700, 20), at(350, 524)]).toEqual([theme.brand, theme.surface, theme.accent])
})

test('what a card says and looks like decides its file: pages that say the same share one', async () => {
  const of = async (parts: Partial<Card>, look: typeof theme & { mark?: string } = theme) =>
    (await socialCards({ cards: [card('/services/x', parts)], theme: look, cache })).paths['/services/x']
  const plain = await of({})
  expect(plain).toMatch(/^\/assets\/card\.[0-9a-f]{10}\.png$/)
  expect(await of({ path: '/services/x', at: { file: 'another.yaml' } })).toBe(plain)
  const others = await Promise.all([
    of({ title: 'Απόφραξη' }),
    of({ name: 'Αποφράξεις' }),
    of({ phone: '' }),
    of({ line: '' }),
    of({}, { ...theme, accent: '#000000' }),
    of({}, { ...theme, mark: 'M0 0H40V40Z' }),
  ])
  expect(new Set([plain, ...others]).size).toBe(7)

  const { cards, paths } = await socialCards({ cards: ['/', '/a', '/b'].map((path) => card(path, {})), theme, cache })
  expect(paths).toEqual({ '/': plain, '/a': plain, '/b': plain })
  expect(cards.map(({ file, size }) => [`/${file}`, size])).toEqual([[plain, { width: 1200, height: 630 }]])
})

test('addresses are known without a card drawn', async () => {
  const keys: string[] = []
  const { cards } = await socialCards({ cards: [card('/undrawn', {})], theme, cache: noting(keys, cache) })
  const before = keys.length
  await cards[0]?.make()
  expect(keys.length).toBeGreaterThan(before)
})

test('equal words are the same picture, to the pixel: one that looks different has another name (EDITION)', async () => {
  const { bytes } = await pixels({})
  const drawn = digest(await sharp(bytes).removeAlpha().raw().toBuffer())
  expect([EDITION, drawn.slice(0, 16)]).toMatchInlineSnapshot(`
    [
      4,
      "1440d380f1759c92",
    ]
  `)
})

test('letters are drawn, not boxes: Greek, digits and Latin in one line', async () => {
  // A face that lacked a script would draw all its letters alike.
  const titles = ['ΑΑΑΑ 1111', 'ΒΒΒΒ 1111', 'ΒΒΒΒ 2222']
  const contents = await Promise.all(titles.map(async (title) => (await pixels({ title })).bytes.toString('base64')))
  expect(new Set(contents).size).toBe(3)
})

describe('nothing overflows:', () => {
  const long =
    'Απολύμανση υπονόμων και φρεατίων μετά από πλημμύρα σε κατοικίες, ξενοδοχεία και σχολικές μονάδες του Πειραιά και της Αττικής'
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
      expect(Math.min(...ink.map(({ left }) => left))).toBeGreaterThanOrEqual(SQUARE.left)
      expect(Math.max(...ink.map(({ right }) => right))).toBeLessThanOrEqual(SQUARE.right)
      // Clear: between the name and the title, between the promise and the pill. The pill stands where it always does.
      expect([...rows(116, 132), ...rows(450, 472), ...rows(576, 630)]).toEqual([])
      expect([at(450, 478), at(450, 570), at(450, 577)].map((color) => color === theme.accent)).toEqual([
        true,
        true,
        false,
      ])
    })
  }

  test('a long name and a long telephone', async () => {
    const { rows, at } = await pixels({
      name: 'Αποφράξεις Παπαδόπουλος και Υιοί '.repeat(4),
      phone: '+30 210 000 0000 εσωτερικό 1234 και 5678',
    })
    const name = rows(52, 116)
    expect(name.map(({ left, right }) => left >= SQUARE.left && right <= SQUARE.right)).toEqual([true])
    expect([at(SQUARE.left, 524), at(SQUARE.right, 524)]).not.toContain(theme.accent)
  })
})

test('a title is as large as fits on its lines: a long word is set smaller, not cut', async () => {
  const { rows } = await pixels({ title: 'Ω'.repeat(16), line: '' })
  expect(rows(130, 460)).toHaveLength(1)
})

test('lines are balanced: none is left with one word', async () => {
  const { rows } = await pixels({
    title: 'Απόφραξη',
    line: 'Άφιξη σε 20 λεπτά όλο το 24ωρο, κάθε ημέρα, γιορτές και αργίες',
  })
  const [, first, second] = rows(130, 460)
  expect((second?.right ?? 0) - (second?.left ?? 0)).toBeGreaterThan(((first?.right ?? 0) - (first?.left ?? 0)) * 0.7)
})

test('a long promise ends after two lines', async () => {
  const { rows } = await pixels({ title: 'Απόφραξη', line: 'Άφιξη σε 20 λεπτά '.repeat(12) })
  expect(rows(130, 460)).toHaveLength(3)
})

test('no line of a title or a promise ends on an article or a preposition, at whatever size', async () => {
  const title = 'Αποφράξεις Νίκαια, από συνεργείο της γειτονιάς'
  const line = 'Κοντά σας σε 20 λεπτά, με δωρεάν εκτίμηση, σε όλη την Αττική'
  // A space that does not break, behind each of these words, changes nothing: none of them ends a line.
  const joined = (text: string) => text.replace(/(^|\s)(από|της|σε|με|την) /g, '$1$2\u00a0')
  const plain = await pixels({ title, line })
  expect((await pixels({ title: joined(title), line: joined(line) })).bytes.equals(plain.bytes)).toBe(true)
  expect((await pixels({ title, line }, [])).bytes.equals(plain.bytes)).toBe(false)
})

test('spaces, line ends, soft hyphens and accents apart are set like their plain forms', async () => {
  const plain = await pixels({ title: 'Άμεση αποχέτευση σήμερα' })
  const odd = await pixels({ title: ' Α\u0301μεση\n απο\u00adχέ\u00adτευση\t σήμερα\u200b ' })
  expect(odd.bytes.equals(plain.bytes)).toBe(true)
})

test('a card without telephone or promise has neither', async () => {
  const { at } = await pixels({ phone: '', line: '' })
  expect(at(350, 524)).toBe(theme.surface)
})

test('a letter the face lacks is told with its code point and page, and that card alone is left out', async () => {
  const { paths, problems } = await socialCards({
    cards: [card('/bad', { title: 'Έτοιμο ✓', line: 'σε 1 ώρα ☎' }), card('/good', {})],
    theme,
    cache,
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
  const drawn = async (cards: Card[]) => {
    const result = await socialCards({ cards, theme, cache: openCache(undefined) })
    return new Map(await Promise.all(result.cards.map(async ({ file, make }) => [file, digest(await make())] as const)))
  }
  const once = await drawn(cards)
  expect(await drawn([...cards].reverse())).toEqual(once)
  expect([...once]).toEqual(expect.arrayContaining([...(await drawn(cards.slice(1, 2)))]))
})

test('a new page, or a new script on another page, leaves the other cards as they are', async () => {
  const before = await socialCards({ cards: [card('/a', {})], theme, cache })
  const after = await socialCards({ cards: [card('/a', {}), card('/b', { title: 'Москва' })], theme, cache })
  expect(after.paths['/a']).toBe(before.paths['/a'])
})

test("a page's drawing stands beside the square, in its own colours, and makes another card", async () => {
  const svg = (color: string) => ({
    digest: color,
    bytes: () =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${color}" d="M0 0h40v40H0z"/></svg>`,
      ),
  })
  const plain = await pixels({})
  const { at, bytes } = await pixels({ picture: svg('#ffd37a') })
  expect(bytes.equals(plain.bytes)).toBe(false)
  expect([at(1048, 315), at(930, 315), at(1170, 315)]).toEqual(['#ffd37a', '#ffd37a', '#ffd37a'])
  expect([at(SQUARE.right, 315), plain.at(1048, 315)]).toEqual([theme.surface, theme.surface])
  expect((await pixels({ picture: svg('#0a7fc2') })).bytes.equals(bytes)).toBe(false)
})

test('a drawn card is not drawn again', async () => {
  const [again, once] = [openCache(join(folder, 'once')), openCache(join(folder, 'once'))]
  const draw = async (cache: Cache) =>
    (await socialCards({ cards: [card('/a', { title: 'Μία φορά' })], theme, cache })).cards[0]?.make()
  const bytes = await draw(once)
  const made: boolean[] = []
  const kept: Cache = {
    ...again,
    getOrCreate: (key, make) =>
      again.getOrCreate(key, () => {
        made.push(true)
        return make()
      }),
  }
  expect(digest((await draw(kept)) ?? '')).toBe(digest(bytes ?? ''))
  expect(made).toEqual([])
})

test('with everything in the cache, neither sharp nor subset-font nor what draws letters is loaded', async () => {
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
    import { openCache } from './src/runtime/cache.ts'
    const trap = 'export async function resolve(name, context, next) { if (/^(sharp|harfbuzzjs|wawoff2|subset-font)$/.test(name)) throw new Error("loaded " + name); return next(name, context) }'
    if (process.argv[3] === 'trap') register('data:text/javascript,' + encodeURIComponent(trap))
    const cache = openCache(process.argv[2])
    const from = performance.now()
    await Promise.all([
      socialCards({ cards: [${JSON.stringify(card('/a', {}))}], theme: ${JSON.stringify(theme)}, cache }).then(({ cards }) => cards[0].make()),
      headingFont({ text: 'Απόφραξη 24/7', cache }),
      prepareImages({ sources: [{ path: 'a.png', bytes: Buffer.from('${photo.toString('base64')}', 'base64'), at: { file: 'x' } }], cache }),
    ])
    const loaded = Object.keys(createRequire(import.meta.url).cache).filter((file) => /node_modules\\/(sharp|subset-font|harfbuzzjs|wawoff2)\\/.*js$/.test(file))
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
  // What the cache reads of the engine.
  await copyFile(join(root, 'package.json'), join(folder, 'package.json'))
  const run = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [outfile, join(folder, 'kept'), ...args])
    return JSON.parse(stdout) as { loaded: string[]; ms: number }
  }
  await expect(run('trap')).rejects.toThrow(/loaded (?:sharp|subset-font|harfbuzzjs|wawoff2)/)
  expect((await run()).loaded).not.toEqual([])
  expect((await run('trap')).loaded).toEqual([])
}, 30_000)
