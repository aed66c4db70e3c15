// Pages show the breadcrumbs of their structured data.
import { kindOf, listOf, nodesOf } from '../../page/structured-data.ts'
import { spaced } from '../../page/visible.ts'
import type { PageFacts } from '../../page-facts.ts'
import { defineRule, type Finding } from '../../rule.ts'

type Item = Readonly<Record<string, unknown>>

const data = (...items: string[]) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[${items}]}</script>`
const item = (position: number, name: string, path: string) =>
  `{"position":${position},"name":"${name}","item":"https://wheels.example${path}"}`
const TRAIL = '<!DOCTYPE html><nav><ol><li>Home</li><li>Contact</li></ol></nav>'

export default defineRule({
  why: 'Search results show breadcrumbs in place of the address. Wrong ones mislead readers.',
  level: 'error',
  source: 'Google, Breadcrumb structured data: position, name, and item for all but the last (read 2026-11)',
  help: 'look at parent: of the route in content/routes.yaml, and at what the template draws',
  fine: { pages: { '/contact': TRAIL + data(item(1, 'Home', '/'), '{"position":2,"name":"Contact"}') } },
  bad: {
    pages: {
      '/contact': TRAIL + data(item(1, 'Home', '/'), item(3, 'Find us', '/contact')),
      '/repairs/brakes': `<!DOCTYPE html>${data(item(1, 'Home', '/'), item(2, 'Brakes', '/repairs/brakes'))}`,
    },
    findings: [
      'breadcrumb 2 of /contact has position 3, expected 2',
      'breadcrumb 2 of /contact is "Find us" in the structured data and "Contact" on the page',
      '/repairs/brakes has 2 breadcrumbs in its structured data and shows 0',
    ],
  },

  *page(page, planned): Generator<Finding> {
    for (const { values } of nodesOf(page).filter((node) => kindOf(node, 'BreadcrumbList')))
      for (const text of faultsOf(page, listOf(values.itemListElement) as readonly Item[]))
        yield { text, at: { file: planned.from, path: ['name'] } }
  },
})

function* faultsOf(page: PageFacts, items: readonly Item[]): Generator<string> {
  const shown = shownOn(page)
  const has = `{{page}} has ${items.length} breadcrumbs`
  if (shown.length !== items.length) yield `${has} in its structured data and shows ${shown.length}`
  for (const [i, { position = 'none', name }] of items.entries()) {
    const which = `breadcrumb ${i + 1} of {{page}}`
    if (Number(position) !== i + 1) yield `${which} has position ${position}, expected ${i + 1}`
    const text = shown[i] ?? String(name)
    if (spaced(String(name)) !== spaced(text))
      yield `${which} is "${name}" in the structured data and "${text}" on the page`
  }
}

/** The breadcrumbs that a page shows. Menus are unordered lists. */
function shownOn(page: PageFacts): string[] {
  const list = page.all('ol').find((ol) => page.inside(ol, 'nav'))
  return page.all('li').flatMap((li) => (li.parent === list?.index ? [page.textOf(li)] : []))
}
