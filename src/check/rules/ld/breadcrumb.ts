// The breadcrumbs of the structured data are those the page shows, and the way the plan knows.

import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding, type PlannedPage } from '../../../model/checks/rule.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { type GraphNode, kindOf, listOf, nodesOf, placeIn } from '../../page/structured-data.ts'
import { spaced } from '../../page/visible.ts'

type Item = Readonly<Record<string, unknown>>

const crumbs = (...items: string[]) =>
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList",' +
  `"itemListElement":[${items.join(',')}]}</script>`
const item = (position: number, name: string, path?: string) =>
  `{"@type":"ListItem","position":${position},"name":"${name}"${path === undefined ? '' : `,"item":"${path}"`}}`
const head =
  '<!DOCTYPE html><nav><ol><li><a href="/">Home</a></li><li><a href="/contact" ' +
  'aria-current="page">Contact</a></li></ol></nav>'

export default defineRule({
  why:
    'Search results show the way to a page in place of its address; a way that differs from the page sends the ' +
    'reader astray.',
  level: 'error',
  source:
    'Google, Breadcrumb structured data: position, name, and item for all but the last; at least two (read 2026-11)',
  help: 'look at parent: of the route in content/routes.yaml, and at what the template draws',
  fine: { pages: { '/contact': head + crumbs(item(1, 'Home', 'https://wheels.example/'), item(2, 'Contact')) } },
  bad: {
    pages: {
      '/contact': head + crumbs(item(1, 'Home', '/'), item(3, 'Find us')),
      '/repairs/brakes': `<!DOCTYPE html>${crumbs(item(1, 'Home', 'https://wheels.example/'), item(2, 'Brakes'))}`,
    },
    findings: [
      'breadcrumb 1 of /contact leads to "/", expected https://wheels.example/',
      'breadcrumb 2 of /contact has position 3, expected 2',
      'breadcrumb 2 of /contact is "Find us" in the structured data and "Contact" on the page',
      '/repairs/brakes has breadcrumbs in its structured data and shows none',
    ],
  },

  *page(page, planned, { site }) {
    for (const list of nodesOf(page)) if (kindOf(list, 'BreadcrumbList')) yield* faultsOf(page, list, planned, site)
  },
})

function* faultsOf(page: PageFacts, list: GraphNode, planned: PlannedPage, site: Site): Generator<Finding> {
  const nodes = nodesOf(page)
  const items = listOf(list.values.itemListElement) as readonly Item[]
  const wanted = planned.crumbs
  const trail = shownTrail(page)
  // A fault of the whole way is one of the page it leads to.
  const whole = { file: planned.from, path: ['name'] }
  if (items.length < 2)
    yield {
      text: `the breadcrumbs of {{page}} have ${items.length === 1 ? 'one step' : 'no steps'}, expected at least 2`,
      at: whole,
    }
  for (const [i, item] of items.entries()) {
    const node = nodes.find(({ values }) => values === item)
    if (!node) continue
    const at = placeIn(page, node, 'name', site)
    const target =
      typeof item.item === 'object' && item.item !== null
        ? ((item.item as Item)['@id'] ?? (item.item as Item).url)
        : item.item
    const crumb = wanted[i]
    const address = crumb && site.origin + crumb.path
    const last = i === items.length - 1
    const which = `breadcrumb ${i + 1} of {{page}}`
    if (Number(item.position) !== i + 1)
      yield { text: `${which} has position ${item.position ?? 'none'}, expected ${i + 1}`, at }
    const name = item.name ?? (typeof item.item === 'object' ? (item.item as Item | null)?.name : undefined)
    if (typeof name !== 'string' || name.trim() === '') yield { text: `${which} has no name`, at }
    else if (crumb && name !== crumb.name && wanted.length === items.length && !trail)
      yield { text: `${which} is "${name}" in the structured data, expected "${crumb.name}"`, at }
    if (target === undefined ? !last : target !== address && wanted.length === items.length)
      yield {
        text:
          target === undefined
            ? `${which} leads nowhere, expected ${address ?? 'an address'}`
            : `${which} leads to "${target}", expected ${address ?? 'no address'}`,
        at,
      }
  }
  if (!trail) {
    yield { text: `{{page}} has breadcrumbs in its structured data and shows none`, at: whole }
    return
  }
  const shown = trail.map((element) => page.textOf(element))
  if (shown.length !== items.length)
    yield {
      text:
        `the breadcrumbs of {{page}} have ${items.length} steps in the structured data and ${shown.length} on ` +
        'the page',
      at: whole,
    }
  else
    for (const [i, text] of shown.entries()) {
      const node = nodes.find(({ values }) => values === items[i])
      const name = String(items[i]?.name ?? '')
      if (node && name !== '' && spaced(name) !== spaced(text))
        yield {
          text: `breadcrumb ${i + 1} of {{page}} is "${name}" in the structured data and "${text}" on the page`,
          at: placeIn(page, node, 'name', site),
        }
    }
  if (items.length !== wanted.length)
    yield {
      text:
        `the breadcrumbs of {{page}} have ${items.length} steps, and content/routes.yaml says ` +
        `${wanted.length}: ${wanted.map((crumb) => crumb.name).join(' > ')}`,
      at: whole,
    }
}

/**
 * The steps a visitor sees: the items of the ordered list in the first nav that has one. Menus are lists without order.
 */
function shownTrail(page: PageFacts): readonly PageElement[] | undefined {
  const list = page.all('ol').find((ol) => page.inside(ol, 'nav'))
  return list && page.all('li').filter(({ parent }) => parent === list.index)
}
