// The characters of the headings -> the subset files of one heading face, their CSS and their preloads.
// Refuses to guess: a character the face cannot draw is handed back in `missing`, never left to another font.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { assetPath, digest, type Store, versionOf } from './store.ts'

/**
 * The heading face. Another face is another value here (and in package.json); nothing else knows its name.
 * `fallback` makes a local face as wide and as tall: the figures compare the face at this weight with Arial Bold and
 * Liberation Sans Bold (metrically the same), averaged over Greek letters by how often they occur.
 */
export const FACE = {
  /** What a report calls it. */
  name: 'Commissioner',
  package: '@fontsource-variable/commissioner',
  file: 'commissioner',
  /** In the order they are asked for a character. Only the files that have a needed character are delivered. */
  subsets: ['latin', 'greek', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'],
  weight: 700,
  /** The name the stylesheet uses, the same whatever the face: `font-family: "Heading", "Heading fallback", …`. */
  family: 'Heading',
  fallback: {
    family: 'Heading fallback',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    sizeAdjust: '97.52%',
    ascent: '104.28%',
    descent: '21.12%',
    lineGap: '0%',
  },
} as const

/** Layout features headings are set with. Small capitals, figure styles and the like double the files. */
const FEATURES = ['kern', 'ccmp', 'locl', 'mark', 'mkmk']

/** Drawn as nothing, so no face needs them: controls, joiners, direction marks, soft hyphens, variation selectors. */
export const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u

/** One static font file: a face at one weight, as far as one script goes. */
export interface StaticFont {
  readonly subset: string
  /** TrueType bytes. */
  readonly bytes: Uint8Array
  readonly unitsPerEm: number
  /** Code point -> advance width in font units, for every character the file has. */
  readonly advances: ReadonlyMap<number, number>
}

const require = createRequire(import.meta.url)

type SubsetFont = (font: Uint8Array, text: string | undefined, options: Record<string, unknown>) => Promise<Buffer>

/** Loaded when first needed (25 ms, and its WebAssembly): a build with everything kept never does. */
const subsetter = (): SubsetFont => require('subset-font') as SubsetFont

/** What decides subset-font's bytes besides its input: itself, the subsetter, the woff2 compressor. */
const subsetterVersion = (): string =>
  [versionOf('subset-font'), versionOf('subset-font', 'harfbuzzjs'), versionOf('subset-font', 'fontverter', 'wawoff2')].join()

/**
 * The heading face for the headings' text (all of it, joined; order and repetition do not matter).
 * `css` holds the `@font-face` rules; `files` the woff2 files by path below the output folder; `preload` their
 * addresses, those every page needs; `missing` the characters no file of the face has, in code point order.
 * About 11 kB for a site's Greek headings, 16.2 kB for all of monotonic Greek and ASCII.
 */
export async function headingFont({ text, store }: { readonly text: string; readonly store: Store }): Promise<{
  css: string
  files: Map<string, Uint8Array>
  preload: string[]
  missing: string[]
}> {
  // The space is always there: one from another font would part the words differently.
  const wanted = characters(text === '' ? '' : `${text} `)
  const { fonts, missing } = await fontsFor({ characters: wanted, weight: FACE.weight, store })
  const files = new Map<string, Uint8Array>()
  const rules: string[] = []
  for (const { font, characters } of fonts) {
    const key = digest('heading', subsetterVersion(), font.bytes, characters.join(''), FEATURES.join())
    const bytes = await store.remember(key, () => subsetter()(font.bytes, characters.join(''), { targetFormat: 'woff2', keepFeatures: FEATURES }))
    const path = assetPath(`${FACE.file}-${FACE.weight}-${font.subset}`, 'woff2', bytes)
    files.set(path, bytes)
    rules.push(
      `@font-face{font-family:"${FACE.family}";font-weight:${FACE.weight};font-style:normal;font-display:optional;` +
        `src:url("/${path}") format("woff2");unicode-range:${ranges(
          characters,
          wanted.filter((character) => !characters.includes(character)),
        )}}`,
    )
  }
  const { family, local, sizeAdjust, ascent, descent, lineGap } = FACE.fallback
  rules.push(
    `@font-face{font-family:"${family}";font-weight:${FACE.weight};font-style:normal;` +
      `src:${local.map((name) => `local("${name}")`).join(',')};size-adjust:${sizeAdjust};` +
      `ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}}`,
  )
  return { css: rules.join('\n'), files, preload: [...files.keys()].map((path) => `/${path}`), missing }
}

/** The characters a text needs drawn, each once, in code point order. A soft hyphen may show as a hyphen. */
export function characters(text: string): string[] {
  const drawn = [...new Set(text.normalize('NFC') + (text.includes('\u00ad') ? '-' : ''))].filter((character) => !INVISIBLE.test(character))
  return drawn.sort((a, b) => codePoint(a) - codePoint(b))
}

/**
 * The files of the face, at a weight, that between them have the characters, and the characters none has. Each
 * character belongs to the first file that has it. Files no character needs are not even read.
 */
export async function fontsFor({
  characters,
  weight,
  store,
}: {
  readonly characters: readonly string[]
  readonly weight: number
  readonly store: Store
}): Promise<{ fonts: { font: StaticFont; characters: string[] }[]; missing: string[] }> {
  const fonts: { font: StaticFont; characters: string[] }[] = []
  let missing = [...characters]
  for (const subset of FACE.subsets) {
    if (missing.length === 0) break
    const font = await staticFont(subset, weight, store)
    const has = (character: string) => font.advances.has(codePoint(character))
    const found = missing.filter(has)
    if (found.length > 0) fonts.push({ font, characters: found })
    missing = missing.filter((character) => !has(character))
  }
  return { fonts, missing }
}

/** One file of the face pinned to a weight, every glyph kept. */
async function staticFont(subset: string, weight: number, store: Store): Promise<StaticFont> {
  const variable = await readFile(require.resolve(`${FACE.package}/files/${FACE.file}-${subset}-wght-normal.woff2`))
  const bytes = await store.remember(digest('static font', subsetterVersion(), variable, `${weight}`), () =>
    subsetter()(variable, undefined, { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes: { wght: weight } }),
  )
  return { subset, bytes, ...measures(bytes) }
}

/**
 * `unicode-range` for one file's characters, in code point order: `U+20-BB,U+2013`. A run goes on over characters
 * nobody asks for and ends where another file's begins: the text inlined in every page stays short.
 */
function ranges(characters: readonly string[], others: readonly string[]): string {
  const foreign = others.map(codePoint)
  const runs: [number, number][] = []
  for (const point of characters.map(codePoint)) {
    const last = runs.at(-1)
    if (last && !foreign.some((other) => other > last[1] && other < point)) last[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}

/**
 * Which characters a TrueType file has and how wide they are, from its `cmap` (formats 4 and 12), `hmtx`, `hhea` and
 * `head` tables (OpenType 1.9). Kerning is left out: it narrows a line by about 1 %.
 */
function measures(bytes: Uint8Array): Pick<StaticFont, 'unitsPerEm' | 'advances'> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const u16 = (at: number) => view.getUint16(at)
  const u32 = (at: number) => view.getUint32(at)
  const tables = new Map<string, number>()
  for (let i = 0; i < u16(4); i++) {
    const at = 12 + 16 * i
    tables.set(String.fromCharCode(...bytes.subarray(at, at + 4)), u32(at + 8))
  }
  const table = (tag: string): number => {
    const at = tables.get(tag)
    if (at === undefined) throw new Error(`the font has no "${tag}" table`)
    return at
  }
  const [cmap, hmtx, wide] = [table('cmap'), table('hmtx'), u16(table('hhea') + 34)]
  const advances = new Map<number, number>()
  const put = (point: number, glyph: number) => {
    // Glyphs past the last full record are as wide as that record's.
    if (glyph !== 0 && point !== 0xffff) advances.set(point, u16(hmtx + 4 * Math.min(glyph, wide - 1)))
  }
  for (let i = 0; i < u16(cmap + 2); i++) {
    const at = cmap + u32(cmap + 4 + 8 * i + 4)
    if (u16(at) === 12) {
      for (let group = at + 16; group < at + 16 + 12 * u32(at + 12); group += 12) {
        for (let point = u32(group); point <= u32(group + 4); point++) put(point, u32(group + 8) + point - u32(group))
      }
    } else if (u16(at) === 4) {
      const size = u16(at + 6) // twice the number of segments
      for (let segment = 0; segment < size; segment += 2) {
        const [end, start] = [u16(at + 14 + segment), u16(at + 16 + size + segment)]
        const delta = u16(at + 16 + 2 * size + segment)
        const offsetAt = at + 16 + 3 * size + segment
        const offset = u16(offsetAt)
        for (let point = start; point <= end; point++) {
          const glyph = offset === 0 ? point : u16(offsetAt + offset + 2 * (point - start))
          put(point, glyph === 0 ? 0 : (glyph + delta) & 0xffff)
        }
      }
    }
  }
  return { unitsPerEm: u16(table('head') + 18), advances }
}

/** The code point of a one-character text. */
export function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0
}
