// The words of a link say where it leads.

import { defineRule } from '../../../model/rule.ts'
import { spanOf } from '../../facts.ts'
import { languageOf } from '../../language.ts'

const kept = new Map<string, ReadonlySet<string>>()

/** The site's language, and English: templates speak it. */
function genericIn(code: string): ReadonlySet<string> {
  const made = kept.get(code) ?? new Set([...languageOf('en').genericLinks, ...languageOf(code).genericLinks])
  kept.set(code, made)
  return made
}

const judged = new Map<string, boolean>()

/** Menus repeat their links on every page: each text is judged once. */
function isGeneric(text: string, code: string): boolean {
  const key = `${code} ${text}`
  let verdict = judged.get(key)
  if (verdict === undefined) {
    if (judged.size > 20_000) judged.clear()
    verdict = text.length <= LIMIT && genericIn(code).has(plain(text))
    judged.set(key, verdict)
  }
  return verdict
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
  source: 'WCAG 2.2, success criterion 2.4.4 (link purpose), read 2026-11',
  fine: { pages: { '/': '<a href="/contact">How to find us</a> <a href="/repairs/brakes">Read more<span class="hidden"> about brakes</span></a>' } },
  bad: {
    pages: { '/': '<a href="/contact">Click here</a> for our address. <a href="/repairs/brakes">Read more »</a>' },
    findings: ['the link "Click here" does not say where it leads', 'the link "Read more »" does not say where it leads'],
  },

  *page(page, _, { site }) {
    for (const link of page.all('a')) {
      const { href, 'aria-label': label } = link.attributes
      if (href === undefined || href.startsWith('#') || link.end - link.open > 400) continue
      const text = page.textOf(link)
      if (text === '' || !isGeneric(text, site.language) || (label !== undefined && !isGeneric(label, site.language))) continue
      yield {
        text: `the link "${text}" does not say where it leads`,
        at: { page: page.path, span: spanOf(link), value: text },
        help: `name the target: what ${href} is about`,
      }
    }
  },
})
