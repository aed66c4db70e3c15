// The page says the language it is written in.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'

export default defineRule({
  why: 'A screen reader pronounces the page by it, and browsers hyphenate, capitalise and translate by it.',
  level: 'error',
  help: 'write language: in site.yaml, and leave lang to the engine',
  source: 'WCAG 2.2, 3.1.1 Language of Page',
  fine: { pages: { '/': '<!DOCTYPE html><html lang="en"><title>Repairs</title>' } },
  bad: {
    pages: {
      '/': '<!DOCTYPE html><html><title>Repairs</title>',
      '/contact': '<!DOCTYPE html><html lang="fr"><title>Contact</title>',
    },
    findings: [
      '/ does not say its language, expected lang="en"',
      '/contact says that its language is "fr", and site.yaml says "en"',
    ],
  },

  *page(page, _, { site }) {
    const html = page.all('html')[0]
    const lang = html?.attributes.lang?.trim() ?? ''
    const help = `write <html lang="${site.language}">`
    const at = { page: page.path, span: html && spanOf({ start: html.start, end: html.open }) }
    if (lang === '') yield { text: `{{page}} does not say its language, expected lang="${site.language}"`, at, help }
    else if (lang.toLowerCase().split('-')[0] !== site.language)
      yield {
        text: `{{page}} says that its language is "${lang}", and site.yaml says "${site.language}"`,
        at,
        help,
      }
  },
})
