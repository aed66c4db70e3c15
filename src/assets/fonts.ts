// The characters of the headings -> one subset file of the heading font, its CSS and its preload. A character that the
// font does not have is returned in `missing`; its heading shows it in the fallback font.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { error, type Problem } from '../model/problem.ts'
import type { Cache } from '../runtime/cache.ts'
import { digest } from '../runtime/digest.ts'
import { assetPath } from './asset-path.ts'

/**
 * The heading font: one file per weight with all scripts, so that a heading never waits for two files. To use another
 * font, change this value and package.json. Each of `fallbacks` gives a local font the same width and height: the
 * figures compare the font at weight 700 with Arial Bold (Liberation Sans Bold has equal metrics) and with Roboto Bold
 * (Android), averaged over Greek letters by their frequency in headings.
 */
export const FACE = {
  /** Its name in messages. */
  name: 'Commissioner',
  package: '@expo-google-fonts/commissioner',
  file: 'commissioner',
  files: { 500: '500Medium/Commissioner_500Medium.ttf', 700: '700Bold/Commissioner_700Bold.ttf' },
  weight: 700,
  /** Its name in the stylesheet: `font-family: "Heading", "Heading fallback", …`. */
  family: 'Heading',
  /** Rules of one family: the last rule with a font that the device has wins (CSS Fonts 4, section 4.5). */
  fallbacks: [
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
  ],
} as const

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

/**
 * Makes the heading font for the text of all headings, joined in any order. `css` has the `@font-face` rules; `files`
 * the woff2 file by its path below the output folder; `preload` its URL; `missing` the characters that the font does
 * not have, in code point order. About 9 kB for a site's Greek headings, 14.8 kB for monotonic Greek and ASCII.
 */
export async function headingFont({ text, cache }: { readonly text: string; readonly cache: Cache }): Promise<{
  css: string
  files: Map<string, Uint8Array>
  preload: string[]
  missing: string[]
  problems: Problem[]
}> {
  const files = new Map<string, Uint8Array>()
  const rules = FACE.fallbacks.map(
    ({ local, sizeAdjust, ascent, descent }) =>
      `@font-face{font-family:"${FACE.family} fallback";font-weight:${FACE.weight};` +
      `src:${local.map((name) => `local("${name}")`).join(',')};size-adjust:${sizeAdjust};` +
      `ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`,
  )
  // The space is always included: that of another font has another width.
  const wanted = characters(text === '' ? '' : `${text} `)
  const font = await fontFile(FACE.weight, cache)
  const problems = font.advances.size > 0 ? [] : [damaged(font)]
  const has = (character: string) => font.advances.has(codePoint(character))
  const found = wanted.filter(has).join('')
  if (found !== '') {
    const key = digest('heading', font.digest, found, JSON.stringify(OPTIONS))
    const bytes = await cache.getOrCreate(key, () => subsetter()(font.bytes, found, OPTIONS))
    const path = assetPath(`${FACE.file}-${FACE.weight}`, 'woff2', bytes)
    files.set(path, bytes)
    rules.push(
      `@font-face{font-family:"${FACE.family}";font-weight:${FACE.weight};font-display:optional;` +
        `src:url("/${path}") format("woff2")}`,
    )
  }
  return {
    css: rules.join(''),
    files,
    preload: [...files.keys()].map((path) => `/${path}`),
    missing: wanted.filter((character) => !has(character)),
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
  error('this font file is damaged: it has no characters', { file: path }, 'install it again: npm ci')

/** Reads the font at one of its weights. */
export async function fontFile(weight: keyof typeof FACE.files, cache: Cache): Promise<FontFile> {
  const path = fontPath(weight)
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

const fontPath = (weight: keyof typeof FACE.files) => require.resolve(`${FACE.package}/${FACE.files[weight]}`)

/** The font files of all weights. */
export const fontPaths = (): string[] => [fontPath(500), fontPath(700)]

/** The code point of a one-character text. */
export function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0
}
