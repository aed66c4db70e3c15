// The number of areas and services that a text promises is the number there are.

import { defineRule } from '../../../model/checks/rule.ts'
import { servedPlaces } from '../../site/places.ts'

const routes = `pages:
  - { path: /, page: home, template: home }
  - { path: /contact, page: contact, template: plain }
  - path: "/repairs/{slug}"
    each: repairs
    template: repair
    graph: [service]
    defaults: { head: { description: x } }
`
const contact = (text: string) => ({
  yaml: {
    'content/routes.yaml': routes,
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where. }\ntext: ${text}\n`,
  },
})

export default defineRule({
  why: 'A visitor who is promised thirty areas and counts twenty asks what else is rounded up.',
  level: 'warning',
  help: 'write the number there is, or leave it out',
  needsLanguage: 'wholly',
  fine: contact('We offer two services. Another workshop has five services.'),
  bad: { ...contact('We offer 12 services.'), findings: ['"12 services" are promised and there are 2'] },

  needs: ['pages', 'routes', 'notes'],

  *site({ pages, routes, notes }) {
    const collections = new Set(routes.pages.filter(({ graph }) => graph.includes('service')).map(({ each }) => each))
    const there: Readonly<Record<string, number>> = {
      place: servedPlaces({ pages, routes }).size,
      service: [...pages.values()].filter(({ collection }) => collections.has(collection)).length,
    }
    for (const [file, counts] of notes('count'))
      for (const { key, text, path } of counts) {
        const [unit = '', promised = ''] = key.split(' ')
        const count = there[unit] ?? 0
        if (count > 0 && Number(promised) !== count)
          yield {
            text: `"${text}" are promised and there are ${count}`,
            at: { file, path },
            help: `write ${count}, or leave the number out`,
          }
      }
  },
})
