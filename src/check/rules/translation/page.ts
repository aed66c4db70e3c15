// Every page of the first language exists in each other language.

import { isErrorPage } from '../../../model/address.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { translationOf } from '../../../model/content.ts'

const two = { 'site.yaml': 'languages: [en, nl]\n', 'site.nl.yaml': 'locale: nl_NL\n' }
const page = (name: string) => [`content/${name}.nl.yaml`, 'name: Pagina\n'] as const

export default defineRule({
  why: 'Visitors who chose a language land on a page in another one.',
  level: 'info',
  help: 'translate it when it is worth it; until then links in that language lead to this page and say so',
  fine: {
    yaml: {
      ...two,
      ...Object.fromEntries(['pages/home', 'pages/contact', 'repairs/brakes', 'repairs/puncture'].map(page)),
    },
  },
  bad: {
    yaml: { ...two, ...Object.fromEntries(['pages/home', 'pages/contact', 'repairs/brakes'].map(page)) },
    findings: ['/repairs/puncture has no page in nl'],
  },

  needs: ['pages'],

  *site({ site: { language, languages = [] }, pages }) {
    const [first, ...others] = languages
    if (language !== first) return
    for (const { path, from, twins } of pages.values()) {
      if (isErrorPage(path)) continue
      const missing = others.filter((other) => !twins.some((twin) => twin.language === other))
      if (missing.length > 0)
        yield {
          text: `{{page}} has no page in ${missing.join(', ')}`,
          page: path,
          at: { file: from, line: 1 },
          help: `write ${missing.map((other) => translationOf(from, other)).join(', ')}, with what differs from here`,
        }
    }
  },
})
