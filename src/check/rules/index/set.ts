// No page of a set is kept out of search results while the others are in them, and none that the main menu leads to.

import { defineRule } from '../../../model/checks/rule.ts'
import type { MenuItem } from '../../../model/schemas/site.ts'
import { groupedBy } from '../../site/grouped.ts'
import { robotsAt } from '../../site/places.ts'

/** One page of a set may be hidden by a slip, and so may a quarter of a large one: of more, somebody decided. */
const MOST = 0.75

/** The addresses of a menu and of those below it. */
const hrefsIn = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ href, subItems = [] }) => [href, ...hrefsIn(subItems)])
const withoutEnd = (path: string) => path.replace(/[#?].*$/, '').replace(/(?<=.)\/$/, '')

const repair = (name: string, robots = '') =>
  `name: ${name}\nhead:\n  title: ${name} repair for bicycles\n${robots}  description: ${'x'.repeat(60)} ${name}\n`

export default defineRule({
  why: 'A noindex left from a draft makes one service or area of many impossible to find, and nobody sees it missing.',
  level: 'warning',
  help: 'delete robots: from its head, or say why under ignore: in the file',
  fine: { yaml: { 'content/repairs/gears.yaml': repair('Gears'), 'content/repairs/tyres.yaml': repair('Tyres') } },
  bad: {
    yaml: {
      'content/repairs/gears.yaml': repair('Gears', '  robots: noindex, follow\n'),
      'content/repairs/tyres.yaml': repair('Tyres'),
    },
    findings: ['/repairs/gears is kept out of search results, and 3 of the 4 pages of its set are in them'],
  },

  needs: ['pages'],

  *site({ pages, site }) {
    const inMenu = new Set(hrefsIn(site.navigation.main).map(withoutEnd))
    // Of the home page index/nothing-indexable tells.
    for (const page of pages.values())
      if (!page.indexable && page.collection === 'pages' && page.path !== '/' && inMenu.has(withoutEnd(page.path)))
        yield {
          text: '{{page}} is kept out of search results, and the main menu leads to it',
          page: page.path,
          at: robotsAt(page),
        }
    for (const [collection, set] of groupedBy(pages.values(), (page) => page.collection)) {
      const shown = set.filter(({ indexable }) => indexable).length
      const isSlip = shown === set.length - 1 || shown >= set.length * MOST
      if (collection === 'pages' || shown === 0 || shown === set.length || !isSlip) continue
      for (const page of set)
        if (!page.indexable)
          yield {
            text:
              '{{page}} is kept out of search results, and ' +
              `${shown} of the ${set.length} pages of its set are in them`,
            page: page.path,
            at: robotsAt(page),
          }
    }
  },
})
