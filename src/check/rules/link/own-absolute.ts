// Links of this site are paths: no own host, no www twin, no test host, no localhost.

import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'

/** Elements and the attribute that holds an address. Canonical and alternate links are absolute by design. */
const HOLDERS = [
  ['a', 'href'],
  ['area', 'href'],
  ['form', 'action'],
  ['img', 'src'],
  ['script', 'src'],
  ['iframe', 'src'],
] as const
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|.*\.(?:localhost|local|test|internal))$/
const TRIAL = /^(?:staging|stage|dev|test|preview|beta)\./

export default defineRule({
  why:
    'An address with the host written by hand breaks when the site moves, and sends readers of a preview to ' +
    'another site.',
  level: 'warning',
  fine: { pages: { '/': '<a href="/contact">Contact</a> <a href="https://maps.example/leeds">Map</a>' } },
  bad: {
    pages: {
      '/':
        '<a href="https://wheels.example/contact">Contact</a><a href="http://www.wheels.example/">Home</a><a ' +
        'href="http://localhost:3000/contact?x=1">Contact</a>',
    },
    findings: [
      '"https://wheels.example/contact" is an address of this site with its host written out, expected /contact',
      '"http://www.wheels.example/" is an address of this site under another host, expected /',
      '"http://localhost:3000/contact?x=1" answers only on the machine of whoever wrote it, expected /contact?x=1',
    ],
  },

  *page(page, _planned, { site }) {
    const own = site.origin.slice('https://'.length)
    const twin = own.startsWith('www.') ? own.slice(4) : `www.${own}`
    for (const [name, attribute] of HOLDERS)
      for (const element of page.all(name)) yield* faultsOf(page, element, element.attributes[attribute], { own, twin })
  },
})

function* faultsOf(
  page: PageFacts,
  element: PageElement,
  href: string | undefined,
  { own, twin }: { own: string; twin: string },
): Generator<Finding> {
  if (href === undefined || !/^(?:https?:)?\/\//i.test(href)) return
  const [, host = '', rest = ''] = /^(?:https?:)?\/\/([^/?#]*)(.*)$/is.exec(href) ?? []
  const bare = host.toLowerCase().replace(/:\d+$/, '')
  const wanted = rest.startsWith('/') ? rest : `/${rest}`
  const why = LOCAL.test(bare)
    ? 'answers only on the machine of whoever wrote it'
    : bare === own
      ? 'is an address of this site with its host written out'
      : bare === twin || bare.replace(TRIAL, '') === own.replace(/^www\./, '')
        ? 'is an address of this site under another host'
        : undefined
  if (why !== undefined)
    yield {
      text: `"${href}" ${why}, expected ${wanted}`,
      at: { page: page.path, span: { start: element.start, end: element.end }, value: href },
      help: `write ${wanted}`,
    }
}
