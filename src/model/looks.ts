// The looks of a site: rules that follow those of the theme and change its forms.

/** The names of the looks; without one, the stylesheets of the theme decide. */
export const LOOKS = ['clear', 'bold', 'soft'] as const

export type Look = (typeof LOOKS)[number]

const RULES: Readonly<Record<Look, readonly string[]>> = {
  // Thin lines on light grounds, as the theme has them.
  clear: [],
  // The top of a page on a dark band; buttons, cards and pictures are square.
  bold: [
    ':root{--radius:.25rem;--card-radius:.25rem}',
    '.hero{--soft:var(--soft-deep);--ok:var(--soft-deep);padding-bottom:4rem;color:var(--on-deep);' +
      'background:linear-gradient(160deg,var(--deep),var(--deep-end,var(--deep)))}',
    // Links in its sentences; buttons have their own ground.
    '.hero a:not([class]){color:inherit}',
  ],
  // No band at the top, round cards with a shadow, round buttons.
  soft: [
    ':root{--radius:.75rem;--card-radius:1.5rem}',
    '.hero{background:none;padding-bottom:1rem}',
    '.box,.cards>li{box-shadow:0 .5rem 2rem color-mix(in srgb,var(--brand) 12%,transparent)}',
    '.button,.button-call,.button-line{border-radius:999px}',
  ],
}

/** A look as rules of a stylesheet. Outside of layers, they win over those of the theme and of the site's styles.css. */
export const lookCss = (look: Look): string => RULES[look].join('')
