// The characters of the headings -> one subset file of the heading font, its CSS and its preload. A character that the
// font does not have is shown in the fallback font.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { CardWeight } from '../model/drawing.ts'
import { error, type Problem } from '../model/problem.ts'
import type { Cache } from '../runtime/cache.ts'
import { digest } from '../runtime/digest.ts'
import { assetPath } from './asset-path.ts'

/** The name of the heading font in the stylesheet: `font-family: "Heading", "Heading fallback", …`. */
export const FAMILY = 'Heading'
/** The weight of headings. */
const WEIGHT = 700

/** A heading font: one file per weight with all scripts, so that a heading never waits for two files. */
export interface Face {
  /** Its name in messages. */
  readonly name: string
  /** Its name below assets/. */
  readonly file: string
  readonly files: Readonly<Record<CardWeight, string>>
  /** Rules of one family: the last rule with a font that the device has wins (CSS Fonts 4, section 4.5). */
  readonly fallbacks: readonly {
    readonly local: readonly string[]
    readonly sizeAdjust: string
    readonly ascent: string
    readonly descent: string
  }[]
}

/**
 * Gives local fonts the same width and height as Commissioner at weight 700: Arial Bold (Liberation Sans Bold has equal
 * metrics) and Roboto Bold (Android), averaged over Greek letters by their frequency in headings.
 */
const FALLBACKS: Face['fallbacks'] = [
  {
    local: ['Roboto Bold', 'Roboto-Bold'],
    sizeAdjust: '99.87%',
    ascent: '101.83%',
    descent: '20.63%',
  },
  {
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    sizeAdjust: '97.52%',
    ascent: '104.28%',
    descent: '21.12%',
  },
]

/** The heading font of a site that declares none. */
export function commissioner(): Face {
  const path = (style: string) => require.resolve(`@expo-google-fonts/commissioner/${style}.ttf`)
  const files = { 500: path('500Medium/Commissioner_500Medium'), 700: path('700Bold/Commissioner_700Bold') }
  return { name: 'Commissioner', file: 'commissioner', files, fallbacks: FALLBACKS }
}

/**
 * The heading font that `brand.font` names, a file below the root or in a package; undefined if there is no such file.
 */
export function faceOf(root: string, font: string): Face | undefined {
  const own = join(root, font)
  try {
    const path = existsSync(own) ? own : createRequire(join(root, 'package.json')).resolve(font)
    return { name: basename(font), file: 'heading', files: { 500: path, 700: path }, fallbacks: [] }
  } catch {
    return undefined
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
  /** Of `bytes`. */
  readonly digest: string
  /** The widths of its characters in ems, by code point; no entry for a character that it does not have. */
  readonly advances: ReadonlyMap<number, number>
}

const require = createRequire(import.meta.url)

type SubsetFont = (font: Uint8Array, text: string, options: Record<string, unknown>) => Promise<Buffer>

/** Loaded when first needed (25 ms): a build with a warm cache never needs it. */
const subsetter = (): SubsetFont => require('subset-font') as SubsetFont

/** The subset of a heading font. */
export interface HeadingFont {
  /** The `@font-face` rules. */
  readonly css: string
  /** The woff2 file by its path below the output folder. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Its URL. */
  readonly preload: readonly string[]
  readonly problems: readonly Problem[]
}

/** What a site without the heading font delivers. */
export const NO_FONT: HeadingFont = { css: '', files: new Map(), preload: [], problems: [] }

/**
 * Makes the heading font for the text of all headings, joined in any order. About 9 kB for a site's Greek headings, 14.8 kB
 * for monotonic Greek and ASCII.
 */
export async function headingFont({
  text,
  face = commissioner(),
  cache,
}: {
  readonly text: string
  readonly face?: Face
  readonly cache: Cache
}): Promise<HeadingFont> {
  const files = new Map<string, Uint8Array>()
  const rules = face.fallbacks.map(
    ({ local, sizeAdjust, ascent, descent }) =>
      `@font-face{font-family:"${FAMILY} fallback";font-weight:${WEIGHT};` +
      `src:${local.map((name) => `local("${name}")`).join(',')};size-adjust:${sizeAdjust};` +
      `ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`,
  )
  // The space is always included: that of another font has another width.
  const wanted = characters(text === '' ? '' : `${text} `)
  const font = await fontFile(WEIGHT, cache, face)
  const problems = font.advances.size > 0 ? [] : [damaged(font)]
  const has = (character: string) => font.advances.has(codePoint(character))
  const found = wanted.filter(has).join('')
  if (found !== '') {
    const key = digest('heading', font.digest, found, JSON.stringify(OPTIONS))
    const bytes = await cache.getOrCreate(key, () => subsetter()(font.bytes, found, OPTIONS))
    const path = assetPath(`${face.file}-${WEIGHT}`, 'woff2', bytes)
    files.set(path, bytes)
    rules.push(
      `@font-face{font-family:"${FAMILY}";font-weight:${WEIGHT};font-display:optional;` +
        `src:url("/${path}") format("woff2")}`,
    )
  }
  return {
    css: rules.join(''),
    files,
    preload: [...files.keys()].map((path) => `/${path}`),
    problems,
  }
}

/** The characters of a text that are drawn, each once, in code point order. A soft hyphen may show as a hyphen. */
export function characters(text: string): string[] {
  const drawn = [...new Set(text.normalize('NFC') + (text.includes('\u00ad') ? '-' : ''))].filter(
    (character) => !INVISIBLE.test(character),
  )
  return drawn.sort((a, b) => codePoint(a) - codePoint(b))
}

/** Reports a font file without characters. */
export const damaged = ({ path }: Pick<FontFile, 'path'>): Problem =>
  error(
    'this font file is damaged: it has no characters',
    { file: path },
    'install it again (npm ci), or name another file in brand.font',
  )

/** Reads the font at one of its weights. */
export async function fontFile(weight: CardWeight, cache: Cache, { files } = commissioner()): Promise<FontFile> {
  const path = files[weight]
  const bytes = await readFile(path)
  const name = digest(bytes)
  const widths = await cache.getOrCreate(digest('advances', name), async () => {
    const { Blob, Face, Font } = await import('harfbuzzjs')
    const face = new Face(new Blob(bytes))
    const font = new Font(face)
    const advance = (point: number) => font.glyphHAdvance(font.nominalGlyph(point) ?? 0) / face.upem
    return Buffer.from(JSON.stringify([...face.collectUnicodes()].map((point) => [point, advance(point)])))
  })
  const advances = new Map(JSON.parse(Buffer.from(widths).toString('latin1')) as [number, number][])
  return { bytes, path, digest: name, advances }
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
    const [x, y] = [20 - scale * (xBearing + width / 2), 20 + scale * (yBearing + height / 2)]
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
