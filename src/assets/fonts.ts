// The characters of the headings -> the subset files of one heading face, their CSS and their preloads.
// Refuses to guess: a character the face cannot draw is handed back in `missing`, never left to another font.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Cache } from '../runtime/cache.ts'
import { digest } from '../runtime/digest.ts'
import { assetPath } from './asset-path.ts'

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

/** One file of the face, of all weights. */
export interface FontFile {
  readonly subset: string
  readonly woff2: Uint8Array
  /** Of `woff2`. */
  readonly digest: string
  /** The code points it has. */
  readonly points: ReadonlySet<number>
}

const require = createRequire(import.meta.url)

type SubsetFont = (font: Uint8Array, text: string, options: Record<string, unknown>) => Promise<Buffer>

/** Loaded when first needed (25 ms, and its WebAssembly): a build that finds everything in the cache never does. */
const subsetter = (): SubsetFont => require('subset-font') as SubsetFont

/**
 * The heading face for the headings' text (all of it, joined; order and repetition do not matter).
 * `css` holds the `@font-face` rules; `files` the woff2 files by path below the output folder; `preload` their
 * addresses, those every page needs; `missing` the characters no file of the face has, in code point order.
 * About 11 kB for a site's Greek headings, 16.2 kB for all of monotonic Greek and ASCII.
 */
export async function headingFont({ text, cache }: { readonly text: string; readonly cache: Cache }): Promise<{
  css: string
  files: Map<string, Uint8Array>
  preload: string[]
  missing: string[]
}> {
  // The space is always there: one from another font would part the words differently.
  const wanted = characters(text === '' ? '' : `${text} `)
  const { fonts, missing } = await fontsFor({ characters: wanted, cache })
  const files = new Map<string, Uint8Array>()
  const rules: string[] = []
  for (const { font, characters } of fonts) {
    const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: FACE.weight } }
    const key = digest('heading', font.digest, characters.join(''), JSON.stringify(options))
    const bytes = await cache.getOrCreate(key, () => subsetter()(font.woff2, characters.join(''), options))
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
  const drawn = [...new Set(text.normalize('NFC') + (text.includes('\u00ad') ? '-' : ''))].filter(
    (character) => !INVISIBLE.test(character),
  )
  return drawn.sort((a, b) => codePoint(a) - codePoint(b))
}

/**
 * The files of the face that between them have the characters, and the characters none has. Each character belongs to
 * the first file that has it. Files no character needs are not even read.
 */
export async function fontsFor({
  characters,
  cache,
}: {
  readonly characters: readonly string[]
  readonly cache: Cache
}): Promise<{ fonts: { font: FontFile; characters: string[] }[]; missing: string[] }> {
  const fonts: { font: FontFile; characters: string[] }[] = []
  let missing = [...characters]
  for (const subset of FACE.subsets) {
    if (missing.length === 0) break
    const font = await fontFile(subset, cache)
    const has = (character: string) => font.points.has(codePoint(character))
    const found = missing.filter(has)
    if (found.length > 0) fonts.push({ font, characters: found })
    missing = missing.filter((character) => !has(character))
  }
  return { fonts, missing }
}

async function fontFile(subset: string, cache: Cache): Promise<FontFile> {
  const woff2 = await readFile(require.resolve(`${FACE.package}/files/${FACE.file}-${subset}-wght-normal.woff2`))
  const file = { subset, woff2, digest: digest(woff2) }
  const points = await cache.getOrCreate(digest('code points', file.digest), async () => {
    const { Blob, Face } = await import('harfbuzzjs')
    const face = new Face(new Blob(await trueType(file, cache)))
    return Buffer.from(JSON.stringify([...face.collectUnicodes()]))
  })
  return { ...file, points: new Set(JSON.parse(Buffer.from(points).toString('latin1')) as number[]) }
}

/** A file of the face, unpacked. */
export function trueType(font: Pick<FontFile, 'woff2' | 'digest'>, cache: Cache): Promise<Uint8Array> {
  return cache.getOrCreate(digest('TrueType', font.digest), () => {
    const { decompress } = require('wawoff2') as { decompress(woff2: Uint8Array): Promise<Uint8Array> }
    // One after the other, and copied: what it returns is a view of memory that the next call overwrites.
    const unpacked = unpacking.then(async () => Uint8Array.from(await decompress(font.woff2)))
    unpacking = unpacked.catch(() => undefined)
    return unpacked
  })
}

let unpacking: Promise<unknown> = Promise.resolve()

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

/** The code point of a one-character text. */
export function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0
}
