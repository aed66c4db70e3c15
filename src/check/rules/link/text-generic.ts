// The words of a link say where it leads.

import type { Language } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { perLanguage } from '../../text/language.ts'

/** The texts of a language, and what was found of others: menus repeat their links on every page. */
const genericIn = perLanguage(({ genericLinks }) => ({
  texts: new Set(genericLinks),
  known: new Map<string, boolean>(),
}))

function isGeneric(text: string, language: Language): boolean {
  const { texts, known } = genericIn(language)
  let generic = known.get(text)
  if (generic === undefined) {
    if (known.size > 20_000) known.clear()
    generic = text.length <= LIMIT && texts.has(plain(text))
    known.set(text, generic)
  }
  return generic
}

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
    for (const link of page.all('a')) {
      const { href, 'aria-label': label } = link.attributes
      if (href === undefined || href.startsWith('#') || link.end - link.open > 400) continue
      const text = page.textOf(link)
      if (text === '' || !isGeneric(text, language) || (label !== undefined && !isGeneric(label, language))) continue
      yield {
        text: `the link "${text}" does not say where it leads`,
        at: { page: page.path, span: spanOf(link), value: text },
        help: `name the target: what ${href} is about`,
      }
    }
  },
})
