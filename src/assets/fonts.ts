// Makes the fonts of pages: one subset file each for headings and for text, its CSS and its preload. A character that
// the font does not have is shown in the fallback font.
import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { CardWeight } from '../model/drawing.ts'
import { error, type Place, type Problem, type Result } from '../model/problem.ts'
import type { Cache } from '../runtime/cache.ts'
import { digest } from '../runtime/digest.ts'
import { assetPath } from './asset-path.ts'

/** The name of the heading font in the stylesheet: `font-family: "Heading", "Heading fallback", …`. */
export const FAMILY = 'Heading'
/** The weight of headings. */
const WEIGHT = 700

/** A font: one file per weight with all scripts, so that a line never waits for two files. */
export interface Face {
  /** Its name in messages. */
  readonly name: string
  /** Its name below assets/. */
  readonly file: string
  readonly files: Readonly<Record<CardWeight, string>>
  /** The rules of local fonts that are shown instead of it, of one family. */
  readonly fallbacks: string
  /** Where site.yaml names it. */
  readonly at?: Place
}

/**
 * Gives local fonts the same width and height as Commissioner at weight 700: Roboto Bold (Android) and Arial Bold
 * (Liberation Sans Bold has equal metrics), averaged over Greek letters by their frequency in headings. The last rule
 * with a font that the device has wins (CSS Fonts 4, section 4.5).
 */
const FALLBACKS =
  '@font-face{font-family:"Heading fallback";font-weight:700;src:local("Roboto Bold"),local("Roboto-Bold");' +
  'size-adjust:99.87%;ascent-override:101.83%;descent-override:20.63%;line-gap-override:0%}' +
  '@font-face{font-family:"Heading fallback";font-weight:700;src:local("Arial Bold"),local("Arial-BoldMT"),' +
  'local("Liberation Sans Bold"),local("LiberationSans-Bold");' +
  'size-adjust:97.52%;ascent-override:104.28%;descent-override:21.12%;line-gap-override:0%}'

/** The heading font of a site that declares none. */
export function commissioner(): Face {
  const path = (style: string) => require.resolve(`@expo-google-fonts/commissioner/${style}.ttf`)
  const files = { 500: path('500Medium/Commissioner_500Medium'), 700: path('700Bold/Commissioner_700Bold') }
  return { name: 'Commissioner', file: 'commissioner', files, fallbacks: FALLBACKS }
}

/** The first bytes of files that are taken for fonts (OpenType 1.9; WOFF 2.0; PNG and HTML, which downloads leave). */
const FORMATS: readonly (readonly [start: RegExp, format: string])[] = [
  [/^wOF2/, 'a WOFF2 font'],
  [/^wOFF/, 'a WOFF font'],
  [/^ttcf/, 'a collection of fonts'],
  [/^PK/, 'a ZIP archive'],
  [/^\s*</, 'a page of HTML'],
]

/**
 * The font that site.yaml names at `at`, a file below the root or in a package. `file` is its name below assets/.
 * Problems: there is no such file, or it is neither TrueType nor OpenType.
 */
export function faceOf(
  root: string,
  font: string,
  { file, at }: { file: 'heading' | 'text'; at: Place },
): Result<Face> {
  const refuse = (why: string, help: string) => ({
    problems: [error(`brand.${file === 'heading' ? 'font' : 'textFont'}: "${font}" ${why}`, at, help)],
  })
  let path = join(root, font)
  try {
    if (!existsSync(path)) path = createRequire(join(root, 'package.json')).resolve(font)
  } catch {
    const help = 'write a path like templates/fonts/brand.ttf, or install the package first'
    return refuse('is neither a file of the site nor of a package', help)
  }
  const start = startOf(path)
  const format = FORMATS.find(([pattern]) => pattern.test(start))?.[1]
  if (format !== undefined)
    return refuse(`is ${format}`, 'name a .ttf or .otf file, which holds one TrueType or OpenType font')
  return { value: { name: basename(font), file, files: { 500: path, 700: path }, fallbacks: '', at }, problems: [] }
}

/** The first characters of a file. */
function startOf(path: string): string {
  const head = Buffer.alloc(16)
  const file = openSync(path, 'r')
  try {
    return head.toString('latin1', 0, readSync(file, head))
  } finally {
    closeSync(file)
  }
}

/** Layout features of headings. Others, like small capitals and figure styles, double the size of the file. */
const FEATURES = ['kern', 'ccmp', 'locl', 'mark', 'mkmk']
const OPTIONS = { targetFormat: 'woff2', keepFeatures: FEATURES }

/** Characters that are not drawn: controls, joiners, direction marks, soft hyphens, variation selectors. */
export const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u

/** The font at one weight. */
export interface FontFile {
  /** TrueType. */
  readonly bytes: Uint8Array
  readonly path: string
  /** The digest of `bytes`. */
  readonly digest: string
  /** Its typographic family (name 16), else its family (name 1; OpenType, name). */
  readonly family: string
  /** The widths of its characters in ems, by code point; no entry for a character that it does not have. */
  readonly advances: ReadonlyMap<number, number>
  /** Whether one file has all weights. */
  readonly isVariable: boolean
}

const require = createRequire(import.meta.url)

type SubsetFont = (font: Uint8Array, text: string, options: Record<string, unknown>) => Promise<Buffer>

/** Loaded when first needed (25 ms): a build with a warm cache never needs it. */
const subsetter = (): SubsetFont => require('subset-font') as SubsetFont

/** A font as pages use it. */
interface PageFont {
  /** The `@font-face` rules. */
  readonly css: string
  /** The rule that uses them, if stylesheets do not. */
  readonly rule?: string
  /** The woff2 file by its path below the output folder. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Its URL. */
  readonly preload: readonly string[]
  readonly problems: readonly Problem[]
}

/**
 * Makes the heading font for the text of all headings, joined in any order. About 9 kB for a site's Greek headings,
 * 14.8 kB for monotonic Greek and ASCII.
 */
export async function headingFont({
  text,
  face,
  cache,
}: {
  readonly text: string
  readonly face: Face
  readonly cache: Cache
}): Promise<PageFont> {
  // The space is always included: that of another font has another width.
  const wanted = characters(text === '' ? '' : `${text} `)
  const font = await fontFile(WEIGHT, cache, face)
  const { css, ...subsetFont } = await subset(font, wanted, {
    name: `${face.file}-${WEIGHT}`,
    family: FAMILY,
    weight: `${WEIGHT}`,
    cache,
    face,
  })
  return { css: face.fallbacks + css, ...subsetFont }
}

/** Blocks of 128 characters that every text may need: Latin, punctuation and currency signs. */
const BLOCKS = [0x00, 0x80, 0x2000, 0x2080].map(blockOf)

/**
 * Makes the font of all text but headings, for the scripts that `headings` are written in: texts of thousands of pages
 * are not collected. About 30 kB for Greek and Latin. A variable font keeps its weights.
 */
export async function pageTextFont(headings: string, face: Face, cache: Cache): Promise<PageFont> {
  const font = await fontFile(500, cache, face)
  const blocks = new Set([...BLOCKS, ...characters(headings).map((character) => blockOf(codePoint(character)))])
  const wanted = [...font.advances.keys()].filter((point) => blocks.has(blockOf(point)))
  const text = characters(String.fromCodePoint(...wanted))
  const subsetFont = await subset(font, text, {
    name: face.file,
    family: 'Text',
    weight: font.isVariable ? '100 900' : '400',
    cache,
    face,
  })
  return { ...subsetFont, rule: 'body{font-family:Text,system-ui,sans-serif}' }
}

function blockOf(point: number): number {
  return point >> 7
}

/** The file with those of the wanted characters that the font has, and its rule. */
async function subset(
  font: FontFile,
  wanted: readonly string[],
  {
    name,
    family,
    weight,
    cache,
    face,
  }: Readonly<Record<'name' | 'family' | 'weight', string>> & { cache: Cache; face: Face },
): Promise<PageFont> {
  const problems = font.advances.size > 0 ? [] : [damaged(face)]
  const drawable = wanted.filter((character) => font.advances.has(codePoint(character))).join('')
  if (drawable === '') return { css: '', files: new Map(), preload: [], problems }
  const key = digest('heading', font.digest, drawable, JSON.stringify(OPTIONS))
  const bytes = await cache.getOrCreate(key, () => subsetter()(font.bytes, drawable, OPTIONS))
  const path = assetPath(name, 'woff2', bytes)
  const css =
    `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;` +
    `src:url("/${path}") format("woff2")}`
  return { css, files: new Map([[path, bytes]]), preload: [`/${path}`], problems }
}

/** The characters of a text that are drawn, each once, in code point order. A soft hyphen may show as a hyphen. */
export function characters(text: string): string[] {
  const drawn = [...new Set(text.normalize('NFC') + (text.includes('\u00ad') ? '-' : ''))].filter(
    (character) => !INVISIBLE.test(character),
  )
  return drawn.sort((a, b) => codePoint(a) - codePoint(b))
}

/** Reports a font file without characters. */
const damaged = ({ name, at }: Face): Problem =>
  error(
    `the font ${name} is damaged: it has no characters`,
    at,
    'put the file there again (of a package: npm ci), or name another one',
  )

/** Reads the font at one of its weights. */
export async function fontFile(weight: CardWeight, cache: Cache, { files }: Pick<Face, 'files'>): Promise<FontFile> {
  const path = files[weight]
  const bytes = await readFile(path)
  const name = digest(bytes)
  const metadata = await cache.getOrMake(digest('font', name), async () => {
    const { Blob, Face, Font } = await import('harfbuzzjs')
    const face = new Face(new Blob(bytes))
    const font = new Font(face)
    const advance = (point: number) => font.glyphHAdvance(font.nominalGlyph(point) ?? 0) / face.upem
    const isVariable = 'wght' in face.getAxisInfos()
    const family = face.getName(16, 'en') || face.getName(1, 'en')
    const advances = new Map([...face.collectUnicodes()].map((point) => [point, advance(point)]))
    return { isVariable, family, advances }
  })
  return { ...metadata, bytes, path, digest: name }
}

/** Draws the first letter of a name on a square of 40 x 40: the icon of a business that has no drawing. */
export async function monogram({
  name,
  face,
  ground,
  ink,
  cache,
}: Readonly<Record<'name' | 'ground' | 'ink', string>> & { face: Face; cache: Cache }): Promise<Uint8Array> {
  const { bytes, digest: font } = await fontFile(WEIGHT, cache, face)
  const [letter = ''] = name.trim()
  return cache.getOrCreate(digest('monogram', font, letter, ground, ink), async () => {
    const { Blob, Face, Font } = await import('harfbuzzjs')
    const drawn = new Font(new Face(new Blob(bytes)))
    const glyph = drawn.nominalGlyph(codePoint(letter)) ?? 0
    const { xBearing = 0, yBearing = 0, width = 1, height = -1 } = drawn.glyphExtents(glyph) ?? {}
    const scale = 22 / Math.max(width, -height)
    const x = 20 - scale * (xBearing + width / 2)
    const y = 20 + scale * (yBearing + height / 2)
    const move = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} -${scale.toFixed(5)})`
    const square = `<rect width="40" height="40" rx="9" fill="${ground}"/>`
    const path = `<path fill="${ink}" transform="${move}" d="${drawn.glyphToPath(glyph)}"/>`
    return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${square}${path}</svg>`)
  })
}

/** The code point of a one-character text. */
export function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0
}
