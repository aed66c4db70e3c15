// Tests the social cards that the templates of this repository draw: file names, pixels and problems.
import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CardInputs, socialCards } from '../../../../src/assets/cards/cards.ts'
import { cardImage } from '../../../../src/assets/cards/image.ts'
import { commissioner, fontFile } from '../../../../src/assets/fonts.ts'
import { loadLanguage } from '../../../../src/language/load.ts'
import type { CardWords } from '../../../../src/model/drawing.ts'
import type { PlannedPage } from '../../../../src/model/plan.ts'
import { Cache } from '../../../../src/runtime/cache.ts'
import { digest } from '../../../../src/runtime/digest.ts'
import { type Opened, opened as open } from '../../../helpers/made.ts'

const el = await loadLanguage('el')

const theme = {
  surface: '#ffffff',
  ink: '#0b2a3c',
  brand: '#0a5a8a',
  accent: '#9f1f18',
  onAccent: '#ffffff',
  soft: '#3b5566',
}
const words = {
  title: 'Απόφραξη λεκάνης',
  name: 'Αποφράξεις Πειραιά',
  phone: '210\u00a0000\u00a00000',
  line: 'Άφιξη σε 20 λεπτά, όλο το 24ωρο',
}

let folder: string
let cache: Cache
let opened: Opened
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'))
  cache = new Cache(join(folder, 'cache'))
  opened = await open(fileURLToPath(new URL('../../../sites/locksmith', import.meta.url)))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

interface Wanted extends Partial<CardWords> {
  readonly path?: string
  readonly file?: string
  /** An SVG that the page shows. */
  readonly picture?: string
}

/** The cards of some pages with these words. The business has the name and the telephone of the first. */
async function named(
  wanted: readonly Wanted[],
  given: Partial<CardInputs> & { look?: typeof theme & { mark?: string } } = {},
) {
  const { plan, templates, content } = opened.site
  const [page] = plan.pages
  if (!page) throw new Error('no page')
  const { name = words.name, phone = words.phone } = wanted[0] ?? {}
  const phones = { ...plan.site.business.phones, [page.phone]: { number: '+302100000000', shown: phone, label: '' } }
  const { look = theme, ...others } = given
  const site = {
    ...plan.site,
    socialCards: 'each',
    theme: { ...plan.site.theme, card: look },
    business: { ...plan.site.business, name, phones },
  }
  const pages = wanted.map(({ path = '/a', title = words.title, line = words.line, picture, file }) => ({
    ...page,
    path,
    record: {
      ...page.record,
      file: file ?? `content${path}.yaml`,
      social: { title, line },
      template: 'faq',
      pictures: picture === undefined ? [] : ['a.svg'],
    },
  })) as PlannedPage[]
  const picture = wanted[0]?.picture ?? ''
  return socialCards({
    plan: { ...plan, site, pages } as CardInputs['plan'],
    languages: new Map([['el', el]]),
    inputs: { files: new Map([['content/images/a.svg', picture]]), digest: () => digest(picture) } as never,
    data: content.data,
    templates,
    cache,
    face: commissioner(),
    table: undefined,
    ...others,
  })
}

/** The colour of the theme that a pixel has: one of 16 colours may be off by two in each channel. */
const nearest = (color: string) => {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const isNear = (other: string) => parts(other).every((part, i) => Math.abs(part - (parts(color)[i] ?? 0)) <= 2)
  return Object.values(theme).find(isNear)
}

/** The words of a card are left of its picture. */
const WORDS = { left: 70, right: 690 }

/** One card's pixels, and where its ink is. */
async function pixels(parts: Wanted, leading: readonly string[] = el.leading) {
  const languages = new Map([['el', { ...el, leading }]])
  const { files, problems } = await named([parts], { languages })
  expect(problems).toEqual([])
  const bytes = Buffer.from((await files[0]?.make()) ?? [])
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
      const left = dark[0] ?? 0
      const right = dark.at(-1) ?? 0
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
  expect([at(10, 300), at(700, 20), at(100, 524)].map(nearest)).toEqual([theme.brand, theme.surface, theme.accent])
})

test('the words and the look of a card decide its file: pages with equal cards share one', async () => {
  const of = async (parts: Wanted, look: typeof theme & { mark?: string } = theme) =>
    (await named([{ path: '/services/x', ...parts }], { look })).addresses['/services/x']
  const plain = await of({})
  expect(plain).toMatch(/^\/assets\/card\.[0-9a-f]{10}\.png$/)
  expect(await of({ file: 'another.yaml' })).toBe(plain)
  const others = await Promise.all([
    of({ title: 'Απόφραξη' }),
    of({ name: 'Αποφράξεις' }),
    of({ phone: '' }),
    of({ line: '' }),
    of({}, { ...theme, accent: '#000000' }),
    of({}, { ...theme, mark: 'M0 0H40V40Z' }),
  ])
  expect(new Set([plain, ...others]).size).toBe(7)

  const { files, addresses } = await named(['/', '/a', '/b'].map((path) => ({ path })))
  expect(addresses).toEqual({ '/': plain, '/a': plain, '/b': plain })
  expect(files.map(({ file }) => `/${file}`)).toEqual([plain])
})

test('equal cards have equal pixels: a card that looks different has another name', async () => {
  const { bytes } = await pixels({})
  const drawn = digest(await sharp(bytes).removeAlpha().raw().toBuffer())
  expect(drawn.slice(0, 16)).toMatchInlineSnapshot(`"f228a63281477b24"`)
})

test('a card of another size is scaled to a width of 1200', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="315"><path fill="#0a5a8a" d="M0 0h600v315H0z"/></svg>'
  const fonts = { 500: await fontFile(500, cache, commissioner()), 700: await fontFile(700, cache, commissioner()) }
  expect(await sharp(await cardImage(svg, fonts)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
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
      expect(Math.min(...ink.map(({ left }) => left))).toBeGreaterThanOrEqual(WORDS.left)
      expect(Math.max(...ink.map(({ right }) => right))).toBeLessThanOrEqual(WORDS.right)
      // Clear: between the name and the title, between the promise and the pill. The pill stands where it always does.
      expect([...rows(116, 132), ...rows(450, 472), ...rows(576, 630)]).toEqual([])
      expect([at(200, 478), at(200, 570), at(200, 577)].map((color) => nearest(color) === theme.accent)).toEqual([
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
    expect(name.map(({ left, right }) => left >= WORDS.left && right <= WORDS.right)).toEqual([true])
    expect([at(WORDS.left, 524), at(WORDS.right, 524)].map(nearest)).not.toContain(theme.accent)
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
  expect(nearest(at(100, 524))).toBe(theme.surface)
})

test('a letter that the font lacks is reported with its code point and page, and that card alone is left out', async () => {
  const { addresses, problems } = await named([
    { path: '/bad', title: 'Έτοιμο ✓', line: 'σε 1 ώρα ☎' },
    { path: '/good' },
  ])
  expect(Object.keys(addresses)).toEqual(['/good'])
  const lacks = 'Commissioner has no such character'
  expect(problems).toEqual(
    [
      `the social card of /bad cannot show "✓" (U+2713) of its title "Έτοιμο ✓": ${lacks}`,
      `the social card of /bad cannot show "☎" (U+260E) of its line "σε 1 ώρα ☎": ${lacks}`,
    ].map((text) => ({
      level: 'error',
      text,
      at: { file: 'content/bad.yaml' },
      help: 'write it without that character',
    })),
  )
})

test('letters of a script that the font lacks are one problem, which names brand.font', async () => {
  const { problems } = await named([
    { path: '/a', title: 'إصلاح الدراجات' },
    { path: '/b', title: 'اتصل بنا ✓' },
  ])
  expect(problems.map(({ text, help }) => [text.replace(/\d+/, 'N'), help])).toEqual([
    [
      'social cards cannot show N letters of this site, like "إ", "ا", "ت": Commissioner does not have them',
      'name a font with these letters as brand.font in site.yaml, or write socialCards: none',
    ],
    [expect.stringContaining('cannot show "✓"'), 'write it without that character'],
  ])
})

test('twice gives equal bytes', async () => {
  const make = async () => {
    const { files } = await named([{ title: 'Δύο φορές' }], { cache: new Cache(undefined) })
    return digest((await files[0]?.make()) ?? '')
  }
  expect(await make()).toBe(await make())
})

test("a page's drawing is next to the words, in its own colours, and changes the file name", async () => {
  const svg = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${color}" d="M0 0h40v40H0z"/></svg>`
  const plain = await pixels({})
  const { at, bytes } = await pixels({ picture: svg('#ffd37a') })
  expect(bytes.equals(plain.bytes)).toBe(false)
  expect([at(930, 315), at(710, 315), at(1150, 315)]).toEqual(['#ffd37a', '#ffd37a', '#ffd37a'])
  expect([at(WORDS.right, 315), plain.at(930, 315)].map(nearest)).toEqual([theme.surface, theme.surface])
  expect((await pixels({ picture: svg('#0a7fc2') })).bytes.equals(bytes)).toBe(false)
})

test('a named card is not drawn again', async () => {
  const made: boolean[] = []
  const counting = Object.assign(Object.create(cache) as Cache, {
    getOrCreate: (key: string, make: () => Promise<Uint8Array>) =>
      cache.getOrCreate(key, () => {
        made.push(true)
        return make()
      }),
  })
  const draw = async () => (await named([{ title: 'Μία φορά' }], { cache: counting })).files[0]?.make()
  const bytes = await draw()
  expect(made).toEqual([true])
  expect(digest((await draw()) ?? '')).toBe(digest(bytes ?? ''))
  expect(made).toEqual([true])
})

test('with everything in the cache, neither sharp nor resvg nor subset-font nor harfbuzz is loaded', async () => {
  // A process of its own, because this one has loaded them all. The hook sees imports, the cache sees require().
  const root = resolve(import.meta.dirname, '../../../..')
  const photo = await sharp({ create: { width: 50, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const program = `
    import { createRequire, register } from 'node:module'
    import { socialCards } from './src/assets/cards/cards.ts'
    import { commissioner, headingFont } from './src/assets/fonts.ts'
    import { prepareImages } from './src/assets/pictures/pictures.ts'
    import { Cache } from './src/runtime/cache.ts'
    const trap = 'export async function resolve(name, context, next) { if (/^(sharp|@resvg.resvg-js|harfbuzzjs|wawoff2|subset-font)$/.test(name)) throw new Error("loaded " + name); return next(name, context) }'
    if (process.argv[3] === 'trap') register('data:text/javascript,' + encodeURIComponent(trap))
    const page = { path: '/', phone: 'main', record: { language: 'el', file: 'x', title: 'Απόφραξη', social: {}, pictures: [], template: 'faq', icon: '' } }
    const site = { socialCards: 'each', theme: { card: {} }, business: { name: 'Α', phones: { main: { shown: '210' } }, hoursShown: '' } }
    const given = {
      plan: { site, pages: [page], others: new Map() }, languages: new Map(),
      inputs: { files: new Map(), digest: () => '' }, data: new Map(),
      templates: { hash: '', card: {}, drawCard: () => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>' },
    }
    const cache = new Cache(process.argv[2])
    const from = performance.now()
    await Promise.all([
      socialCards({ ...given, face: commissioner(), cache }).then(({ files }) => files[0].make()),
      headingFont({ text: 'Απόφραξη 24/7', face: commissioner(), cache }),
      prepareImages({ sources: [{ path: 'a.png', bytes: Buffer.from('${photo.toString('base64')}', 'base64') }], cache }),
    ])
    const loaded = Object.keys(createRequire(import.meta.url).cache).filter((file) => /node_modules\\/(sharp|subset-font|harfbuzzjs|wawoff2)\\/.*js$/.test(file))
    console.log(JSON.stringify({ loaded, ms: performance.now() - from }))`
  const outfile = join(folder, 'program.mjs')
  const options = { bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'error' } as const
  await build({ ...options, stdin: { contents: program, resolveDir: root }, outfile })
  const worker = 'assets/cards/worker'
  await build({ ...options, entryPoints: [join(root, `src/${worker}.ts`)], outfile: join(folder, `${worker}.js`) })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  // What the cache reads of the engine.
  await copyFile(join(root, 'package.json'), join(folder, 'package.json'))
  const run = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [outfile, join(folder, 'kept'), ...args])
    return JSON.parse(stdout) as { loaded: string[]; ms: number }
  }
  await expect(run('trap')).rejects.toThrow(/loaded (?:sharp|@resvg|subset-font|harfbuzzjs|wawoff2)/)
  expect((await run()).loaded).not.toEqual([])
  expect((await run('trap')).loaded).toEqual([])
})
