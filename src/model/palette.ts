// Derives the colours of pages, in light and dark mode, from one or two colours of a brand. Every text has the contrast to
// its ground that WCAG 2.2 requires (1.4.3). culori does the arithmetic.
import {
  formatHex,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  parse,
  useMode,
  wcagContrast,
} from 'culori/fn'

useMode(modeRgb)
useMode(modeHsl)
useMode(modeOklab)
const linear = useMode(modeLrgb)
const oklch = useMode(modeOklch)

/** Least contrast of text and its ground. */
const LEAST = 4.5

/** Contrast of two colours, from 1 to 21 (WCAG 2.2, definition). */
export const contrast = (one: string, other: string): number => wcagContrast(one, other)

/** Lightness, chroma and hue of a colour as #rrggbb. */
const oklchOf = (hex: string): Oklch => oklch(hex) ?? { mode: 'oklch', l: 0, c: 0 }

/** A colour as #rrggbb; chroma that sRGB does not have is reduced. */
function hexOf(colour: Oklch): string {
  const rgb = linear(colour)
  const isOutside = [rgb.r, rgb.g, rgb.b].some((c) => c < -0.0005 || c > 1.0005)
  return colour.c > 0.002 && isOutside ? hexOf({ ...colour, c: colour.c * 0.96 }) : formatHex(rgb)
}

/** The colour, made lighter or darker until it is legible on a ground. */
function legible(colour: string, ground: string, step: 0.005 | -0.005): string {
  const start = oklchOf(colour)
  let shade = colour
  for (let { l } = start; contrast(shade, ground) < LEAST && l > 0 && l < 1; l += step) shade = hexOf({ ...start, l })
  if (contrast(shade, ground) >= LEAST) return shade
  return step > 0 ? '#ffffff' : '#000000'
}

/** A colour as CSS writes it (#FFF, rgb(…), hsl(…), oklch(…), a name), as #rrggbb; undefined for any other text. */
export function hexOfCss(typed: string): string | undefined {
  const colour = parse(typed.trim()) ?? parse(`#${typed.trim()}`)
  return colour && formatHex(colour)
}

const INKS = ['#1d1d1f', '#ffffff', '#000000']

/** The first of some inks that is legible on a ground; black or white always is. */
const inkOn = (ground: string) => INKS.find((ink) => contrast(ink, ground) >= LEAST) ?? '#000000'

/** Amber: contrasts with most other hues. */
const ACCENT = '#f2c56b'

/**
 * The colours of a mode by their role: `deep` to `deep-end` is the ground of bands, `accent` that of buttons, `edge` the
 * border of a field.
 */
export type Scheme = Readonly<Record<(typeof ROLES)[number], string>>
const ROLES = [
  ...(['surface', 'tint', 'card', 'ink', 'soft', 'line', 'edge', 'brand', 'on-brand'] as const),
  ...(['deep', 'deep-end', 'on-deep', 'soft-deep', 'accent', 'on-accent', 'accent-text'] as const),
]

export interface Palette {
  readonly light: Scheme
  readonly dark: Scheme
}

/** The palette of a brand colour and an accent, both as #rrggbb. */
export function paletteOf(colour: string, accent = ACCENT): Palette {
  const base = oklchOf(colour)
  const tone = (l: number, share: number) => hexOf({ ...base, l, c: Math.min(base.c, 0.13) * share })
  const tint = tone(0.962, 0.1)
  const card = tone(0.265, 0.2)
  const dark = Math.min(base.l, 0.33)
  const brand = legible(hexOf({ ...base, l: Math.max(base.l, 0.78) }), card, 0.005)
  const buttons = { accent, 'on-accent': inkOn(accent) }
  return {
    light: {
      surface: tone(0.991, 0.05),
      tint,
      card: '#ffffff',
      ink: tone(0.28, 0.3),
      soft: tone(0.46, 0.3),
      line: tone(0.885, 0.18),
      edge: tone(0.6, 0.3),
      brand: colour,
      'on-brand': inkOn(colour),
      deep: tone(dark, 0.8),
      'deep-end': tone(dark + 0.08, 1),
      'on-deep': tone(0.975, 0.06),
      'soft-deep': tone(0.88, 0.1),
      ...buttons,
      'accent-text': legible(accent, tint, -0.005),
    },
    dark: {
      surface: tone(0.2, 0.18),
      tint: tone(0.235, 0.2),
      card,
      ink: tone(0.95, 0.08),
      soft: tone(0.81, 0.14),
      line: tone(0.36, 0.22),
      edge: tone(0.62, 0.22),
      brand,
      'on-brand': inkOn(brand),
      deep: tone(0.255, 0.5),
      'deep-end': tone(0.33, 0.6),
      'on-deep': tone(0.95, 0.08),
      'soft-deep': tone(0.82, 0.12),
      ...buttons,
      'accent-text': legible(accent, card, 0.005),
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
