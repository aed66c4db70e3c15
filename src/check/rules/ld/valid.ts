// Structured data is JSON in the vocabulary of schema.org. References lead to nodes of the page, businesses have a name and
// an address, services have a provider, and no business rates itself. Templates may add structured data; that of the
// engine is tested by tests/engine/plan/structured-data.test.ts.
import { didYouMean } from '../../../model/nearest.ts'
import { exampleBusiness } from '../../data/examples.ts'
import { isA, isType, typeNames, VOCABULARY } from '../../data/vocabulary.ts'
import { spanOf } from '../../page/facts.ts'
import { type GraphNode, isReference, kindOf, listOf, nodesOf, placeIn, quoted } from '../../page/structured-data.ts'
import type { PageFacts } from '../../page-facts.ts'
import { defineRule, type Finding } from '../../rule.ts'

const CONTEXT = /^https?:\/\/schema\.org\/?$/
/** Types of discontinued features, and their end (developers.google.com/search/updates, read 2026-11). */
const DEAD: Readonly<Record<string, string>> = {
  FAQPage: 'May 2026',
  HowTo: 'September 2023',
  SearchAction: 'November 2024',
  SpecialAnnouncement: 'July 2025',
}
/** A character written as HTML: a script element contains JSON as it is. */
const ENTITY = /&(?:amp|lt|gt|quot|#\d+|#x[\da-f]+);/i
/** Properties that a business must not state about itself. */
const RATINGS = ['review', 'aggregateRating']

const ld = (node: string) => `<script type="application/ld+json">${node}</script>`
const inSchema = (node: string) => ld(`{"@context":"https://schema.org",${node}}`)

export default defineRule({
  why: 'Search engines ignore invalid structured data, and lose the address, the hours and the prices.',
  level: 'error',
  missing: true,
  source:
    `JSON-LD 1.1, section 7; ${VOCABULARY}; Google, Local business and Review snippet structured data: required ` +
    'properties, no stars for a business that controls its own reviews (as quoted 2026-11)',
  help: 'write the name or value as schema.org has it, or delete the line',
  fine: {
    pages: { '/': inSchema('"@type":"Book","name":"Wheels","aggregateRating":{"@type":"AggregateRating"}') },
  },
  bad: {
    yaml: { 'site.yaml': exampleBusiness('  type: VeterinaryCare') },
    pages: {
      '/': ld('{"@type":"BikeStore","name":"Two Wheels",}'),
      '/contact': ld('{"@type":"BikeShop","name":"A"}') + inSchema('"@type":"HowTo","name":"Brakes"'),
      '/repairs/brakes': inSchema('"@type":"BikeStore","aggregateRating":{"@type":"AggregateRating"}'),
      '/repairs/puncture': inSchema(
        '"@type":"Service","name":"Tyres &amp; tubes","provider":{"@id":"https://wheels.example/#nobody"}',
      ),
    },
    findings: [
      'the structured data of / is not JSON: a comma precedes }',
      'the structured data of /contact has no "@context":"https://schema.org"',
      '"BikeShop" is not a type of schema.org',
      'the structured data of /contact has a HowTo: search engines ignore it since September 2023',
      'the BikeStore in the structured data of /repairs/brakes has no name and no address',
      'the structured data of /repairs/brakes rates the business itself: aggregateRating',
      '"name" in the structured data of /repairs/puncture has &amp;, which search engines do not decode',
      '"provider" in the structured data of /repairs/puncture refers to https://wheels.example/#nobody, which the page ' +
        'does not describe',
      'business.type is VeterinaryCare, which is not a LocalBusiness in schema.org: search engines read no hours and no area of it',
    ],
  },

  *page(page, { route }, { site }) {
    for (const block of page.data) yield* unreadable(page, block)
    const nodes = nodesOf(page)
    for (const node of nodes)
      for (const [text, key, help] of isReference(node) ? [] : faultsOf(node))
        yield { text, at: placeIn(page, node, key, site), ...(help !== undefined && { help }) }
    const described = new Set(nodes.filter((node) => !isReference(node)).map(({ id }) => id))
    // A URL of another site, such as Wikidata, is described there.
    const isOwn = ({ id }: GraphNode) => !/^https?:/.test(id) || id.startsWith(site.origin)
    for (const node of nodes.filter(
      (candidate) => isReference(candidate) && isOwn(candidate) && !described.has(candidate.id),
    )) {
      const place = placeIn(page, node, '@id', site)
      const isOfRoute = 'page' in place && page.inside(node.element, 'head') !== undefined
      const key = node.path.findLast((step) => typeof step === 'string') ?? '@id'
      yield {
        text: `"${key}" in the structured data of {{page}} refers to ${node.id}, which the page does not describe`,
        at: isOfRoute ? { file: 'content/routes.yaml', path: ['pages', route, 'graph'] } : place,
        help: 'write the @id of a node of the page, or add that node to graph: of the route',
      }
    }
  },

  *language({ site: { business } }) {
    if (isType(business.type) && !isA(business.type, 'LocalBusiness'))
      yield {
        text: `business.type is ${business.type}, which is not a LocalBusiness in schema.org: search engines read no hours and no area of it`,
        at: { file: 'site.yaml', path: ['business', 'type'] },
        help: 'write LocalBusiness, or a type below it',
      }
  },
})

/** Reports a block that is not JSON or has no @context. */
function* unreadable(page: PageFacts, { element, value, fault, text }: PageFacts['data'][number]): Generator<Finding> {
  const at = { page: page.path, span: spanOf(element) }
  const what = 'the structured data of {{page}}'
  if (fault !== undefined) {
    const comma = /,\s*([}\]])/.exec(text)
    yield { text: `${what} is not JSON: ${comma ? `a comma precedes ${comma[1]}` : fault}`, at, help: 'correct it' }
    return
  }
  const contexts = listOf(value).map((block) => (block as Record<string, unknown> | null)?.['@context'])
  if (!contexts.every((context) => CONTEXT.test(String(context))))
    yield { text: `${what} has no "@context":"https://schema.org"`, at, help: 'add it to the block' }
}

/** The faults of a node, each with its property and what to type. */
function* faultsOf(node: GraphNode): Generator<readonly [text: string, key: string, help?: string | undefined]> {
  const { types, values } = node
  for (const type of types) {
    if (!isType(type)) yield [`${quoted(type)} is not a type of schema.org`, '@type', didYouMean(type, typeNames())]
    if (DEAD[type] !== undefined)
      yield [`the structured data of {{page}} has a ${type}: search engines ignore it since ${DEAD[type]}`, '@type']
  }
  const missing = missingIn(node)
  const called = `${types.join(' and ')}${typeof values.name === 'string' ? ` "${values.name}"` : ''}`
  if (missing !== '') yield [`the ${called} in the structured data of {{page}} has ${missing}`, 'name']
  for (const rating of kindOf(node, 'Organization') ? RATINGS : [])
    if (rating in values) yield [`the structured data of {{page}} rates the business itself: ${rating}`, rating]
  yield* undecodedIn(values)
}

/** Texts that were escaped twice. */
function* undecodedIn(values: GraphNode['values']): Generator<readonly [text: string, key: string, help: string]> {
  for (const [key, value] of Object.entries(values)) {
    const entity = ENTITY.exec(typeof value === 'string' ? value : '')?.[0]
    if (entity === undefined) continue
    const text = `"${key}" in the structured data of {{page}} has ${entity}, which search engines do not decode`
    yield [text, key, 'write the character itself; in a template, escape it once']
  }
}

/** Missing properties of a business or a service. A service inside another node has its provider there. */
function missingIn(node: GraphNode): string {
  const ofBusiness = kindOf(node, 'LocalBusiness') ? ['name', 'address'] : []
  const ofService = kindOf(node, 'Service') && node.path.length === 0 ? ['provider'] : []
  const missing = [...ofBusiness, ...ofService].filter((key) => !node.values[key])
  return missing.map((key) => `no ${key}`).join(' and ')
}
