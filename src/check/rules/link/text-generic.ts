// The words of a link say where it leads.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { perLanguage, remembered } from '../../text/language.ts'

/** Whether a text is one of those of a language; menus repeat their links on every page. */
const genericIn = perLanguage(({ genericLinks }) => {
  const texts = new Set(genericLinks)
  return remembered(20_000, (text) => text.length <= LIMIT && texts.has(plain(text)))
})

/** Longer than any text of the lists. */
const LIMIT = 40

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/\s+/g, ' ')

export default defineRule({
  why: 'Who scans the links of a page, by eye, by ear or by crawler, learns nothing from "read more".',
  level: 'warning',
  help: 'name what the link leads to',
  needsLanguage: 'partly',
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
    findings: [
      'the link "Click here" does not say where it leads',
      'the link "Read more »" does not say where it leads',
    ],
  },

  *page(page, _, { language }) {
    const isGeneric = genericIn(language)
    for (const link of page.all('a')) {
      const { href, 'aria-label': label } = link.attributes
      if (href === undefined || href.startsWith('#') || link.end - link.open > 400) continue
      const text = page.textOf(link)
      if (text === '' || !isGeneric(text) || (label !== undefined && !isGeneric(label))) continue
      yield {
        text: `the link "${text}" does not say where it leads`,
        at: { page: page.path, span: spanOf(link), value: text },
        help: `name the target: what ${href} is about`,
      }
    }
  },
})
