// Link texts name their target.
import type { Language } from '../../../language/language.ts'
import { memoize } from '../../../runtime/memoize.ts'
import { spanOf } from '../../page/facts.ts'
import { defineRule } from '../../rule.ts'

/** Whether a text is a generic link text of the language. Cached, because menus repeat their links on every page. */
const genericIn = memoize(({ genericLinks }: Language) => {
  const texts = new Set(genericLinks)
  return memoize((text: string) => text.length <= LIMIT && texts.has(plain(text)), { most: 20_000 })
})

/** No text of the lists is longer. */
const LIMIT = 40

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, '')
    .replace(/\s+/g, ' ')

export default defineRule({
  why: 'Visitors who scan links, or hear them from a screen reader, learn nothing from "read more".',
  level: 'warning',
  help: 'name what the link leads to',
  source: 'WCAG 2.2, success criterion 2.4.4 (link purpose), read 2026-11',
  fine: {
    pages: {
      '/':
        '<a href="/contact">How to find us</a> <a href="/repairs/brakes">Read more<span class="hidden"> about ' +
        'brakes</span></a>',
    },
  },
  bad: {
    pages: { '/': '<a href="/contact">Click here</a> for our address. <a href="/repairs/brakes">Read more »</a>' },
    findings: ['the link "Click here" does not name its target', 'the link "Read more »" does not name its target'],
  },

  *page(page, _, { language }) {
    const isGeneric = genericIn(language)
    for (const link of page.all('a')) {
      const { href, 'aria-label': label } = link.attributes
      if (href === undefined || href.startsWith('#') || link.end - link.open > 400) continue
      const text = page.textOf(link)
      if (text === '' || !isGeneric(text) || (label !== undefined && !isGeneric(label))) continue
      yield {
        text: `the link "${text}" does not name its target`,
        at: { page: page.path, span: spanOf(link), value: text },
        help: `name the target: what ${href} is about`,
      }
    }
  },
})
