// The breadcrumbs of the structured data are those of content/routes.yaml, and the page shows them.

import type { PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding, type PlannedPage } from '../../../model/checks/rule.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { kindOf, listOf, nodesOf } from '../../page/structured-data.ts'
import { spaced } from '../../page/visible.ts'

type Item = Readonly<Record<string, unknown>>

const data = (...items: string[]) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[${items}]}</script>`
const item = (position: number, name: string, path: string) =>
  `{"position":${position},"name":"${name}","item":"https://wheels.example${path}"}`
const TRAIL = '<!DOCTYPE html><nav><ol><li>Home</li><li>Contact</li></ol></nav>'

export default defineRule({
  why: 'Search results show the way to a page in place of its address; a wrong way sends the reader astray.',
  level: 'error',
  source: 'Google, Breadcrumb structured data: position, name, and item for all but the last (read 2026-11)',
  help: 'look at parent: of the route in content/routes.yaml, and at what the template draws',
  fine: { pages: { '/contact': TRAIL + data(item(1, 'Home', '/'), '{"position":2,"name":"Contact"}') } },
  bad: {
    pages: {
      '/contact': TRAIL + data(item(1, 'Home', '/home'), item(3, 'Find us', '/contact')),
      '/repairs/brakes': `<!DOCTYPE html>${data(item(1, 'Home', '/'), item(2, 'Brakes', '/repairs/brakes'))}`,
    },
    findings: [
      'breadcrumb 1 of /contact leads to https://wheels.example/home, expected https://wheels.example/',
      'breadcrumb 2 of /contact has position 3, expected 2',
      'breadcrumb 2 of /contact is "Find us" in the structured data and "Contact" on the page',
      '/repairs/brakes has breadcrumbs in its structured data and shows none',
    ],
  },

  *page(page, planned, { site }): Generator<Finding> {
    for (const { values } of nodesOf(page).filter((node) => kindOf(node, 'BreadcrumbList')))
      for (const text of faultsOf(page, listOf(values.itemListElement) as readonly Item[], planned, site))
        yield { text, at: { file: planned.from, path: ['name'] } }
  },
})

function* faultsOf(page: PageFacts, items: readonly Item[], { crumbs }: PlannedPage, site: Site): Generator<string> {
  // Menus are lists without order.
  const list = page.all('ol').find((ol) => page.inside(ol, 'nav'))
  const shown = page.all('li').flatMap((li) => (list && li.parent === list.index ? [page.textOf(li)] : []))
  if (items.length !== crumbs.length)
    yield `{{page}} has ${items.length} breadcrumbs, content/routes.yaml says ${crumbs.map(({ name }) => name).join(' > ')}`
  for (const [i, { position, name, item }] of items.entries()) {
    const which = `breadcrumb ${i + 1} of {{page}}`
    const target = typeof item === 'object' ? ((item as Item | null)?.['@id'] ?? (item as Item | null)?.url) : item
    const path = crumbs[i]?.path
    if (Number(position) !== i + 1) yield `${which} has position ${position ?? 'none'}, expected ${i + 1}`
    // The last may leave out its address.
    if (path !== undefined && target !== site.origin + path && !(target === undefined && i === items.length - 1))
      yield `${which} leads to ${target ?? 'nothing'}, expected ${site.origin}${path}`
    const text = shown[i]
    if (text !== undefined && spaced(String(name)) !== spaced(text))
      yield `${which} is "${name}" in the structured data and "${text}" on the page`
  }
  if (!list) yield '{{page}} has breadcrumbs in its structured data and shows none'
  else if (shown.length !== items.length)
    yield `{{page}} has ${items.length} breadcrumbs in its structured data and shows ${shown.length}`
}
