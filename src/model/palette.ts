// One or two colours of a brand -> the colours of pages, in light and dark mode. Every text has the contrast to its ground
// that WCAG 2.2 requires (1.4.3).

/** Least contrast of text and its ground. */
const LEAST = 4.5

/** Lightness from 0 to 1, chroma, and hue in radians. */
type Oklch = readonly [lightness: number, chroma: number, hue: number]

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const fromLinear = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

/** Rows of a matrix times a vector. */
const times = (rows: readonly (readonly number[])[], [a = 0, b = 0, c = 0]: readonly number[]) =>
  rows.map(([x = 0, y = 0, z = 0]) => x * a + y * b + z * c)

// Björn Ottosson, "A perceptual color space for image processing" (2020): linear sRGB -> cone response -> Oklab.
const RGB_LMS = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const LMS_LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const LAB_LMS = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const LMS_RGB = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

function oklchOf(hex: string): Oklch {
  const cones = times(RGB_LMS, channels(hex).map(toLinear)).map(Math.cbrt)
  const [lightness = 0, a = 0, b = 0] = times(LMS_LAB, cones)
  return [lightness, Math.hypot(a, b), Math.atan2(b, a)]
}

/** A colour as #rrggbb; chroma that sRGB does not have is reduced. */
function hexOf([lightness, chroma, hue]: Oklch): string {
  const cones = times(LAB_LMS, [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)])
  const rgb = times(
    LMS_RGB,
    cones.map((cone) => cone ** 3),
  )
  if (chroma > 0.002 && rgb.some((c) => c < -0.0005 || c > 1.0005)) return hexOf([lightness, chroma * 0.96, hue])
  const bytes = rgb.map((c) => Math.round(fromLinear(Math.min(1, Math.max(0, c))) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance (WCAG 2.2, definition). */
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = channels(hex).map(toLinear)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours, from 1 to 21 (WCAG 2.2, definition). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour, made lighter or darker until it is legible on a ground. */
function legible(colour: string, ground: string, step: 0.005 | -0.005): string {
  const [start, chroma, hue] = oklchOf(colour)
  let found = colour
  for (let lightness = start; contrast(found, ground) < LEAST && lightness > 0 && lightness < 1; lightness += step)
    found = hexOf([lightness, chroma, hue])
  return contrast(found, ground) < LEAST ? (step > 0 ? '#ffffff' : '#000000') : found
}

const INKS = ['#1d1d1f', '#ffffff', '#000000']

/** The first of some inks that is legible on a ground; black or white always is. */
const inkOn = (ground: string) => INKS.find((ink) => contrast(ink, ground) >= LEAST) ?? '#000000'

/** Amber: contrasts with most other hues. */
const ACCENT = '#f2c56b'

/** The colours of a mode by their role: `deep` to `deep-end` is the ground of bands, `accent` that of buttons. */
export type Scheme = Readonly<Record<(typeof ROLES)[number], string>>
const ROLES = [
  ...(['surface', 'tint', 'card', 'ink', 'soft', 'line', 'brand', 'on-brand'] as const),
  ...(['deep', 'deep-end', 'on-deep', 'accent', 'on-accent', 'accent-text'] as const),
]

export interface Palette {
  readonly light: Scheme
  readonly dark: Scheme
}

/** The palette of a brand colour and an accent, both as #rrggbb. */
export function paletteOf(colour: string, accent = ACCENT): Palette {
  const [lightness, chroma, hue] = oklchOf(colour)
  const tone = (level: number, share: number) => hexOf([level, Math.min(chroma, 0.13) * share, hue])
  const tint = tone(0.962, 0.1)
  const card = tone(0.265, 0.2)
  const dark = Math.min(lightness, 0.33)
  const brand = legible(hexOf([Math.max(lightness, 0.78), chroma, hue]), card, 0.005)
  const buttons = { accent, 'on-accent': inkOn(accent) }
  return {
    light: {
      ...{ surface: tone(0.991, 0.05), tint, card: '#ffffff', ink: tone(0.28, 0.3), soft: tone(0.46, 0.3) },
      ...{ line: tone(0.885, 0.18), brand: colour, 'on-brand': inkOn(colour) },
      ...{ deep: tone(dark, 0.8), 'deep-end': tone(dark + 0.08, 1), 'on-deep': tone(0.975, 0.06) },
      ...{ ...buttons, 'accent-text': legible(accent, tint, -0.005) },
    },
    dark: {
      ...{ surface: tone(0.2, 0.18), tint: tone(0.235, 0.2), card, ink: tone(0.95, 0.08), soft: tone(0.81, 0.14) },
      ...{ line: tone(0.36, 0.22), brand, 'on-brand': inkOn(brand) },
      ...{ deep: tone(0.255, 0.5), 'deep-end': tone(0.33, 0.6), 'on-deep': tone(0.95, 0.08) },
      ...{ ...buttons, 'accent-text': legible(accent, card, 0.005) },
    },
  }
}

/** The nearest colour that is legible as text on light pages; undefined if the colour itself is. */
export function legibleBrand(colour: string): { readonly contrast: number; readonly nearest: string } | undefined {
  let nearest = colour
  // The ground is a tint of the colour, so it changes with it.
  for (let i = 0; i < 9; i++) nearest = legible(nearest, paletteOf(nearest).light.tint, -0.005)
  return nearest === colour ? undefined : { contrast: contrast(colour, paletteOf(colour).light.tint), nearest }
}

/** The palette as custom properties of a stylesheet: `--surface`, `--ink` and so on. */
export function paletteCss({ light, dark }: Palette): string {
  const properties = (scheme: Scheme) => ROLES.map((role) => `--${role}:${scheme[role]}`).join(';')
  return `:root{${properties(light)}}@media (prefers-color-scheme:dark){:root{${properties(dark)}}}`
}
