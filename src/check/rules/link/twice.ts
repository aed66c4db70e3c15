// No list of pages on a page, and none of the menus, leads to one of them twice.

import type { PageElement } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import type { MenuItem } from '../../../model/schemas/site.ts'
import { spanOf } from '../../page/facts.ts'

export default defineRule({
  why: 'A list that names one page twice was copied, and the page that it leaves out for that gets no visitors.',
  level: 'warning',
  help: 'name another page there, or take one of the two away',
  fine: {
    pages: {
      '/contact':
        '<ul><li><a href="/">Home</a></li><li>Call us, or go <a href="/">home</a>.</li></ul>' +
        '<ul><li><a href="/">Home</a> <a href="/">More</a></li></ul>',
    },
  },
  bad: {
    pages: {
      '/contact': '<ul><li><a href="/">Home</a></li><li><h3><a href="/">Home</a></h3><p>All of it.</p></li></ul>',
    },
    findings: ['a list on /contact leads to "Home" twice'],
  },

  *page(page) {
    /** By list, and by address and name, the item that is named after the page. */
    const items = new Map<PageElement, Map<string, PageElement>>()
    for (const link of page.all('a')) {
      const { href } = link.attributes
      if (href === undefined || href.includes('#')) continue
      const item = page.inside(link, 'li')
      const list = item && page.inside(item, 'ul', 'ol')
      if (!list || !page.inside(link, 'main') || page.inside(link, 'nav')) continue
      const text = page.textOf(link).trim()
      // A sentence of a list may lead anywhere.
      if (text === '' || !page.textOf(item).trim().startsWith(text)) continue
      const known = items.get(list) ?? new Map<string, PageElement>()
      items.set(list, known)
      // Of two names for one page one leads to the wrong one: fact/area-unserved and link/names-another tell.
      const key = `${href} ${text.toLowerCase()}`
      const first = known.get(key)
      if (first === undefined) known.set(key, item)
      else if (first !== item)
        yield {
          text: `a list on {{page}} leads to "${text}" twice`,
          at: { page: page.path, span: spanOf(link), value: href },
        }
    }
  },

  *site({ site }) {
    const { main, footer } = site.navigation ?? { main: [] }
    for (const { path, items } of [
      ...listsIn(main, ['navigation', 'main']),
      ...(footer?.groups ?? []).map(({ links }, i) => ({
        path: ['navigation', 'footer', 'groups', i, 'links'],
        items: links,
      })),
    ])
      for (const [i, { name, href }] of items.entries())
        if (items.slice(0, i).some((other) => other.href === href && other.name === name))
          yield {
            text: `a menu leads to "${name}" twice`,
            at: { file: 'site.yaml', path: [...path, i] },
          }
  },
})

/** A menu and those within it. */
const listsIn = (items: readonly MenuItem[], path: Path): { path: Path; items: readonly MenuItem[] }[] => [
  { path, items },
  ...items.flatMap(({ subItems }, i) => (subItems ? listsIn(subItems, [...path, i, 'subItems']) : [])),
]
