// No page is sent with a comment that somebody wrote to remember something, or with markup that was taken out that way.

import type { PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { leftoverIn } from '../../text/leftovers.ts'

const COMMENT = /<!--(.*?)(?:-->|$)/gs
/** What programs read: conditions, includes, marks of where to begin and to end. */
const READ = /^\s*(?:\[|#|\/?(?:esi|google(?:on|off)|noindex|ko|wp:)\b)/i
/** A licence asks to be kept with the drawing it is for, and drawing programs sign theirs. */
const SIGNED = /licen[cs]e|copyright|©|\(c\) ?\d|\bCC[ -]BY\b|\bgenerat(?:or|ed)\b|\bcreated (?:with|by|in)\b/i
/** Markup that is switched off, an address, or a figure that is no version: of a phone, a price, a day. */
const TELLING = /<\/?[a-z][a-z0-9]*[\s>/]|\S@\S+\.\S|\d[\d ()/-]{6,}\d|\d ?[%€$£]|[€$£] ?\d|\bpass(?:word|wd)?\s*[:=]/i
const WORDS = expression(/\p{L}{2,}/gu)
/** Fewer words are a label: "footer", "end of the map". */
const SENTENCE = 7
const SHOWN = 60

export default defineRule({
  why: 'A comment is not shown, and sent all the same: who looks finds the old price, the name, the password in it.',
  level: 'warning',
  help: 'take the comment out; notes stand in the template as {/* … */}, which nobody is sent',
  source: 'OWASP Web Security Testing Guide, WSTG-INFO-05, Review webpage content (read 2026-11)',
  fine: {
    pages: {
      '/': '<!-- end of the map --><!-- Wheel 6.1, https://icons.example/license, CC BY 4.0 --><p>On the road.</p>',
    },
  },
  bad: {
    pages: {
      '/': '<!-- <p class="offer">Spring offer, 20% off</p> --><p>Back on the road.</p>',
      '/contact': '<p>Ring us.</p><!-- TODO Bob: new phone --><!-- we take this out again as soon as Ann is back -->',
    },
    findings: [
      'a comment on / is sent to every visitor: "<p class="offer">Spring offer, 20% off</p>"',
      'a comment on /contact is sent to every visitor: "TODO Bob: new phone"',
      'a comment on /contact is sent to every visitor: "we take this out again as soon as Ann is back"',
    ],
  },

  *page(page, _, { language }) {
    if (!page.html.includes('<!--')) return
    for (const { 0: whole, 1: raw = '', index } of matchesOf(page.html, COMMENT)) {
      const text = raw.trim().replace(/\s+/g, ' ')
      if (READ.test(text) || SIGNED.test(text) || isOther(page, index)) continue
      const telling =
        TELLING.test(text) || matchesOf(text, WORDS).length >= SENTENCE || leftoverIn(text, language) !== undefined
      if (!telling) continue
      const shown = (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text).replace(/\{\{/g, '{')
      yield {
        text: `a comment on {{page}} is sent to every visitor: "${shown}"`,
        at: { page: page.path, span: { start: index, end: index + whole.length } },
      }
    }
  },
})

/** Within these the signs of a comment are text. */
const isOther = (page: PageFacts, at: number) =>
  ['script', 'style', 'textarea', 'title'].some((name) =>
    page.all(name).some(({ open, end }) => open <= at && at < end),
  )
