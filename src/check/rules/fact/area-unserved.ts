// Structured data names only areas of the site as served.

import { defineRule } from '../../../model/checks/rule.ts'
import { didYouMean } from '../../../model/nearest.ts'
import { exampleAreas } from '../../data/examples.ts'
import { servedPlaces } from '../../site/places.ts'

const serving = (area: string) => ({
  yaml: exampleAreas({ Otley: 'head: { title: Otley, description: x }\n' }),
  pages: {
    '/':
      '<script type="application/ld+json">{"@type":"Service","@id":"#s",' +
      `"areaServed":{"@type":"City","name":"${area}"}}</script>`,
  },
})

export default defineRule({
  why: 'A household that reads its own town here and hears "we do not come there" has lost the time it did not have.',
  level: 'error',
  help: 'name an area of this site, or add a file for it under content/',
  fine: serving('Otley'),
  bad: { ...serving('Bradford'), findings: ['areaServed names "Bradford", which is no area of this site'] },

  needs: ['pages', 'routes', 'summaries'],

  *site({ site, pages, routes, summaries }) {
    const { serves, address } = site.business
    const areas = [...servedPlaces({ pages, routes }).values()].map(({ name }) => name)
    const served = new Set([serves.name, address.locality, ...areas])
    for (const { path, nodes } of summaries)
      for (const node of nodes)
        for (const name of node.serves)
          if (!served.has(name) && name !== address.region)
            yield {
              text: `areaServed names "${name}", which is no area of this site`,
              at: { page: path, span: node.span, value: name },
              help: didYouMean(name, served) ?? 'name an entry of the areas, or add one',
            }
  },
})
