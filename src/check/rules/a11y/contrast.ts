// Texts stand out from what is behind them, by light and by dark, as far as the style sheet of the page tells it.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { colourOf, contrast, type Painted, painter, seenBefore } from '../../style/colours.ts'
import { MODES } from '../../style/sheet.ts'

/** Least contrast of a text, and of one in large letters (WCAG 2.2, 1.4.3). */
const LEAST = 4.5
const LARGE = 3
/** Less than this of a text is none. */
const UNSEEN_BELOW = 0.1
/** Headings that are large, or bold and nearly so, in every style. */
const HEADINGS = new Set(['h1', 'h2'])

const page = (style: string, body: string) =>
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title>' +
  `<style>${style}</style></head><body>${body}</body></html>`
const STYLE =
  ':root{--ground:#fff;--text:#333}@media (prefers-color-scheme:dark){:root{--ground:#111;--text:#ddd}}' +
  'body{background:var(--ground);color:var(--text)}'

export default defineRule({
  why: 'Pale letters cannot be read in the sun, at night on a dim screen, or by half of those over sixty.',
  level: 'error',
  help: 'make the text darker or its ground lighter in styles.css, and the other way round by dark',
  source: 'WCAG 2.2, success criterion 1.4.3 (read 2026-11)',
  fine: {
    pages: {
      '/': page(STYLE, '<p>Open</p><p class="sun">Closed</p>'),
      '/contact': page(`${STYLE}.a{opacity:.95}.b{opacity:0}`, '<p class="a">Open</p><p class="b">Sent</p>'),
    },
  },
  bad: {
    pages: {
      '/': page(`${STYLE}.note{color:#999}`, '<p>Open</p><p class="note">Closed</p>'),
      '/contact': page(STYLE.replace('#ddd', '#444'), '<p>Open</p>'),
    },
    findings: [
      'the text "Closed" on / is too pale by light: #999 on var(--ground) has a contrast of 2.8, expected 4.5',
      'the text "Open" on /contact is too pale by dark: var(--text) on var(--ground) has a contrast of 1.9, ' +
        'expected 4.5',
    ],
  },

  *page(page) {
    const { of, properties } = painter(page)
    const pairs = new Set<string>()
    /** What is painted alike stands in elements alike. */
    const seen = new Set<Painted>()
    for (const { text, parent } of page.texts) {
      const element = page.elements[parent]
      if (!element || text.trim() === '') continue
      const painted = of(element)
      if (seen.has(painted)) continue
      seen.add(painted)
      if (!page.inside({ parent }, 'body') || page.inside({ parent }, ...UNSEEN)) continue
      const { color, background, opacity, fade } = painted
      // What is not seen at all is brought in by a script or a movement.
      if (opacity < UNSEEN_BELOW) continue
      const least = page.inside({ parent }, ...HEADINGS) ? LARGE : LEAST
      const pair = `${color} ${background} ${least} ${opacity}`
      if (color === undefined || background === undefined || pairs.has(pair)) continue
      pairs.add(pair)
      for (const mode of MODES) {
        const [front, back] = [color, background].map((value) => colourOf(value, properties[mode]))
        const ratio = front && back ? contrast(seenBefore(front, back, opacity), back) : least
        if (ratio >= least) continue
        const inline = element.attributes.style !== undefined
        yield {
          text:
            `the text "{{text}}" on {{page}} is too pale by ${mode}: ${color} on ${background}${faded(opacity)} ` +
            `has a contrast of ${Math.floor(ratio * 10) / 10}, expected ${least}`,
          data: { text: text.trim().slice(0, 30) },
          page: page.path,
          at: inline
            ? { page: page.path, span: spanOf(element) }
            : {
                style:
                  fade === undefined
                    ? writtenAs(color, properties[mode])
                    : [`opacity: ${fade}`, `opacity:${fade}`, `opacity: 0${fade}`],
              },
        }
        break
      }
    }
  },
})

/** What a message says of a text that lets its ground through. */
const faded = (opacity: number) => (opacity < 1 ? ` at opacity ${Math.round(opacity * 100) / 100}` : '')

/** How a style sheet may hold a colour: where its variable gets its value, or any value, or as it is. */
function writtenAs(color: string, properties: ReadonlyMap<string, string>): string[] {
  const name = /^var\((--[\w-]+)\)$/.exec(color.trim())?.[1]
  return name === undefined ? [`color: ${color}`, color] : [`${name}: ${properties.get(name)};`, `${name}:`]
}

/** What shows no text, or has colours of its own. */
const UNSEEN = ['head', 'script', 'style', 'noscript', 'template', 'svg', 'option', 'select']
