// Every page of the first language exists in each other language.
import { isErrorPage } from '../../../model/address.ts'
import { translationOf } from '../../../model/content.ts'
import { count, inShort } from '../../../model/counts.ts'
import { defineRule } from '../../rule.ts'

const two = { 'site.yaml': 'languages: [en, nl]\n', 'site.nl.yaml': 'locale: nl_NL\n' }
const page = (name: string) => [`content/${name}.nl.yaml`, 'name: Pagina\n'] as const

export default defineRule({
  why: 'Visitors who chose a language land on a page in another one.',
  level: 'info',
  missing: true,
  help: 'translate it when it is worth it; until then links in that language lead to the page as it is and say so',
  fine: {
    yaml: {
      ...two,
      ...Object.fromEntries(['pages/home', 'pages/contact', 'repairs/brakes', 'repairs/puncture'].map(page)),
    },
  },
  bad: {
    yaml: { ...two, ...Object.fromEntries(['pages/home', 'pages/contact', 'repairs/brakes'].map(page)) },
    findings: ['1 page has no translation in nl: /repairs/puncture'],
  },

  *language({ site: { language, languages = [] }, pages }) {
    const [first, ...translations] = languages
    if (language !== first) return
    for (const other of translations) {
      const missing = [...pages.values()].filter(
        ({ path, twins }) => !isErrorPage(path) && !twins.some((twin) => twin.language === other),
      )
      const [page] = missing
      if (page)
        yield {
          text: `${count(missing.length, 'page')} ${missing.length === 1 ? 'has' : 'have'} no translation in ${other}: ${inShort(missing.map(({ path }) => path))}`,
          at: { file: 'site.yaml', path: ['languages'] },
          help: `write ${translationOf(page.from, other)}, with what differs from ${page.from}: npx site new translation ${other}`,
        }
    }
  },
})
