// A link in a sentence is told from the words around it by more than its colour, as far as the style of the page tells.

import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { colourOf, contrast, painter } from '../../style/colours.ts'
import { MODES } from '../../style/sheet.ts'
import { expression, matchesOf } from '../../text/expression.ts'

/** A colour that differs so much from that of the words around it is seen by everybody (WCAG 2.2, technique G183). */
const LEAST = 3
/** Words beside a link that make a sentence of it. */
const WORDS = expression(/\p{L}{2,}/gu)
const SENTENCE = 3
/** Where texts run. */
const RUNNING = new Set(['p', 'li', 'dd', 'td', 'blockquote', 'figcaption', 'span'])
/** Parts that are made of links. */
const MENUS = ['nav', 'header', 'footer', 'address', 'dialog', 'button', 'template', 'noscript', 'b', 'strong', 'u']

const page = (style: string, body: string) =>
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title>' +
  `<style>body{background:#fff;color:#222}a{color:#05a}${style}</style></head><body><main>${body}</main></body></html>`
const BODY =
  '<p>We mend <a href="/brakes">brakes</a> and whatever squeaks.</p><p><a class="more" href="/prices">Prices</a></p>'

export default defineRule({
  why: 'One man in twelve cannot tell a link from its sentence by colour, and nobody can in the sun.',
  level: 'warning',
  help: 'leave links in texts their line, or give them a border below or another weight in styles.css',
  source: 'WCAG 2.2, success criterion 1.4.1, failure F73, technique G183 (read 2026-11)',
  fine: {
    pages: {
      '/': page('a{text-decoration:none}p a{border-bottom:1px solid}', BODY),
      '/contact': page('.more{text-decoration:none}', BODY),
    },
  },
  bad: {
    pages: { '/': page('a{text-decoration:none}', BODY) },
    findings: [
      'the link "brakes" on / has no line below it, and its colour has a contrast of 2.1 with the text around it, ' +
        'expected 3',
    ],
  },

  *page(page) {
    const links = page.all('a').filter((link) => isRunning(page, link))
    if (links.length === 0) return
    const { of, ownColour, isBare, properties } = painter(page)
    const seen = new Set<string>()
    for (const link of links) {
      const around = page.elements[link.parent]
      const front = isBare(link) ? ownColour(link) : undefined
      if (front === undefined || !around) continue
      const back = of(around).color
      const pair = `${front} ${back}`
      if (seen.has(pair) || back === undefined) continue
      seen.add(pair)
      const ratios = MODES.map((mode) => {
        const [one, other] = [of(link).color ?? '', back].map((value) => colourOf(value, properties[mode]))
        return one && other ? contrast(one, other) : LEAST
      })
      const worst = Math.min(...ratios)
      if (worst >= LEAST) continue
      yield {
        text:
          'the link "{{name}}" on {{page}} has no line below it, and its colour has a contrast of ' +
          `${Math.floor(worst * 10) / 10} with the text around it, expected ${LEAST}`,
        data: { name: page.textOf(link) },
        page: page.path,
        at: { style: [] },
      }
    }
  },
})

/** Whether words stand beside a link in a text of the main part, and nothing in the link is more than words. */
function isRunning(page: PageFacts, link: PageElement): boolean {
  const around = page.elements[link.parent]
  if (!around || !RUNNING.has(around.name) || link.attributes.href === undefined) return false
  if (page.elements[link.index + 1]?.parent === link.index || !page.inside(link, 'main')) return false
  if (page.inside(link, ...MENUS) || page.textOf(link) === '') return false
  const beside = page.textOf(around).replace(page.textOf(link), '')
  // A list of links parted by commas is no sentence.
  return matchesOf(beside, WORDS).length >= SENTENCE && ownWords(page, around) >= SENTENCE
}

/** The words that stand in an element itself. */
const ownWords = ({ texts }: PageFacts, { index }: PageElement) =>
  texts.reduce((sum, { parent, text }) => sum + (parent === index ? matchesOf(text, WORDS).length : 0), 0)
