// The looks of a site: values of the custom properties that the stylesheets of the theme read, beside its colours.

/** The names of the looks; without one, the stylesheets decide. */
export const LOOKS = ['clear', 'bold', 'soft'] as const

export type Look = (typeof LOOKS)[number]

/** Custom properties, without their dashes, and their values. */
const PROPERTIES: Readonly<Record<Look, Readonly<Record<string, string>>>> = {
  // Thin lines on light grounds.
  clear: {},
  // The top of a page on a dark band, square cards, round buttons.
  bold: {
    'card-radius': '.25rem',
    'button-radius': '999px',
    'hero-ground': 'linear-gradient(160deg,var(--deep),var(--deep-end))',
    'hero-ink': 'var(--on-deep)',
    'hero-soft': 'var(--soft-deep)',
    'hero-space': '4rem',
  },
  // No band at the top, round cards with a shadow, round buttons.
  soft: {
    radius: '.75rem',
    'card-radius': '1.5rem',
    'button-radius': '999px',
    'card-shadow': '0 .5rem 2rem color-mix(in srgb,var(--brand) 12%,transparent)',
    'hero-ground': 'var(--surface)',
    'hero-space': '1rem',
  },
}

/** A look as a rule of a stylesheet; '' for the one that needs none. */
export function lookCss(look: Look): string {
  const properties = Object.entries(PROPERTIES[look]).map(([name, value]) => `--${name}:${value}`)
  return properties.length === 0 ? '' : `:root{${properties.join(';')}}`
}
