// Languages named in the head and in texts are languages, in the form search engines and voices read.

import { defineRule } from '../../../model/checks/rule.ts'
import { languageFault } from '../../../model/schemas/language-code.ts'
import { spanOf } from '../../page/facts.ts'

const page = (...codes: string[]) =>
  `<!DOCTYPE html><html lang="en"><head>${codes
    .map((code) => `<link rel="alternate" hreflang="${code}" href="https://wheels.example/">`)
    .join('')}</head></html>`

export default defineRule({
  why: 'A language code that does not exist is passed over, and visitors are sent the page in a language not theirs.',
  level: 'error',
  help: 'write the ISO 639-1 code, like el, with a region of ISO 3166 where it matters, like en-GB',
  source: 'developers.google.com/search/docs/specialty/international/localized-versions (read 2026-11)',
  fine: { pages: { '/': page('en', 'en-GB', 'el', 'zh-Hant', 'x-default') } },
  bad: {
    pages: { '/': page('gr', 'en-UK', 'en_GB', 'default'), '/contact': '<p lang="gr">Kalimera</p>' },
    findings: [
      'hreflang "gr" on / is no language',
      'hreflang "en-UK" on / is written en-GB',
      'hreflang "en_GB" on / is no language',
      'hreflang "default" on / is no language',
      'lang "gr" on /contact is no language',
    ],
  },

  *page(page) {
    for (const name of ['link', 'a'])
      for (const element of page.all(name)) {
        const { hreflang } = element.attributes
        const fault = hreflang === undefined ? undefined : languageFault(hreflang)
        if (fault !== undefined)
          yield {
            text: `hreflang "${hreflang}" on {{page}} ${fault}`,
            at: { page: page.path, span: spanOf(element), value: hreflang },
          }
      }
    for (const element of page.elements) {
      const lang = element.name === 'html' ? undefined : element.attributes.lang
      // "" is a language nobody knows; longer codes name variants.
      if (lang === undefined || lang === '' || lang.split('-').length > 3) continue
      const fault = languageFault(lang)
      if (fault !== undefined)
        yield {
          text: `lang "${lang}" on {{page}} ${fault}`,
          at: { page: page.path, span: { start: element.start, end: element.open } },
        }
    }
  },
})
