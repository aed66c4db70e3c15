// Structured data can be read: it is JSON in the vocabulary of schema.org, with types and properties that exist, prices
// that are numbers, and references to nodes of the page.

import type { PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { didYouMean } from '../../../model/nearest.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { isType, lineage, propertyNames, propertyOf, term, typeNames, VOCABULARY } from '../../data/vocabulary.ts'
import { spanOf } from '../../page/facts.ts'
import { type GraphNode, isReference, listOf, nodesOf, placeIn, quoted } from '../../page/structured-data.ts'
import { type Fault, findingAt } from '../../text/each-text.ts'

const CONTEXT = /^https?:\/\/schema\.org\/?$/
/** A character that is spelled out in a value: it was escaped twice. */
const TWICE = /&(?:[a-z]{2,8}|#\d{2,5}|#x[0-9a-f]{2,5});/i
/** A price without its currency. */
const NUMBER = /^-?\d+(?:\.\d+)?$/

const ld = (node: string) => `<script type="application/ld+json">${node}</script>`
const inSchema = (node: string) => ld(`{"@context":"https://schema.org",${node}}`)

export default defineRule({
  why: 'A search engine drops structured data that it cannot read: the address, the hours, the prices.',
  level: 'error',
  source: `JSON-LD 1.1, section 7; ${VOCABULARY}, schema.org/docs/full.html`,
  help: 'write the name or value as schema.org has it, or delete the line',
  fine: {
    pages: { '/': inSchema('"@type":"BikeStore","name":"Two Wheels","areaServed":{"@type":"City","name":"Leeds"}') },
  },
  bad: {
    pages: {
      '/': ld('{"@type":"BikeStore","name":"Two Wheels",}'),
      '/contact': ld('{"@type":"BikeShop","phone":"+441130000000"}'),
      '/repairs/brakes': inSchema('"@type":"Offer","price":"£12","acceptedAnswer":"Yes"'),
      '/repairs/puncture': inSchema(
        '"@type":"Service","name":"A &amp; B","provider":{"@id":"https://wheels.example/#nobody"}',
      ),
    },
    findings: [
      'the structured data of / is not JSON: a comma precedes }',
      'the structured data of /contact has no "@context":"https://schema.org"',
      '"BikeShop" is not a type of schema.org',
      '"phone" is not a property of schema.org',
      '"price" is "£12", expected a number: the currency is in priceCurrency',
      '"acceptedAnswer" is not a property of Offer: it belongs to Question',
      'the structured data of /repairs/puncture contains "&amp;": it was escaped twice',
      '"provider" in the structured data of /repairs/puncture refers to https://wheels.example/#nobody, which the page ' +
        'does not describe',
    ],
  },

  *page(page, { route }, { site }) {
    for (const block of page.data) yield* unreadable(page, block)
    const nodes = nodesOf(page)
    const described = new Set(nodes.filter((node) => node.id !== '' && !isReference(node)).map(({ id }) => id))
    for (const node of nodes) {
      if (!isReference(node)) yield* unknownWords(page, node, site)
      // An address elsewhere, like one of Wikidata, is described there.
      else if (!described.has(node.id) && (!/^https?:/.test(node.id) || node.id.startsWith(site.origin))) {
        const place = placeIn(page, node, '@id', site)
        const isOfRoute = 'page' in place && page.inside(node.element, 'head') !== undefined
        const key = node.path.findLast((step) => typeof step === 'string') ?? '@id'
        yield {
          text: `"${key}" in the structured data of {{page}} refers to ${node.id}, which the page does not describe`,
          at: isOfRoute ? { file: 'content/routes.yaml', path: ['pages', route, 'graph'] } : place,
          help: 'write the @id of a node of the page, or add that node to graph: of the route',
        }
      }
    }
  },
})

/** A block that is not JSON, names no vocabulary or was escaped twice. */
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
  const [twice] = TWICE.exec(text) ?? []
  if (twice)
    yield {
      text: `${what} contains "${twice}": it was escaped twice`,
      at: { ...at, value: twice },
      help: 'type the character itself',
    }
}

/** Types and properties that do not exist or do not fit together, and prices that are no numbers. */
function* unknownWords(page: PageFacts, node: GraphNode, site: Site): Generator<Finding> {
  for (const type of node.types)
    if (!isType(type))
      yield findingAt(placeIn(page, node, '@type', site), {
        text: `${quoted(type)} is not a type of schema.org`,
        help: didYouMean(type, typeNames()),
      })
  for (const [key, value] of Object.entries(node.values)) {
    const fault = key.startsWith('@') ? undefined : propertyFault(key, value, node, site)
    if (fault) yield findingAt(placeIn(page, node, key, site), fault)
  }
}

/** What is wrong with a property of a node. */
function propertyFault(key: string, value: unknown, { types }: GraphNode, { business }: Site): Fault | undefined {
  const name = key.includes('-') ? term(key).replace(/-(?:input|output)$/, '') : term(key)
  const property = propertyOf(name)
  if (!property)
    return { text: `${quoted(key)} is not a property of schema.org`, help: didYouMean(name, propertyNames()) }
  if (types.length > 0 && types.every(isType) && !has(types, property.domains)) {
    // "VeterinaryCare" is no local business in schema.org and has no hours.
    const isOfBusiness = types.includes(business.type) && has(['LocalBusiness'], property.domains)
    return {
      text: `"${key}" is not a property of ${types.join(' and ')}: it belongs to ${property.domains.slice(0, 3).join(' or ')}`,
      help: isOfBusiness ? 'write LocalBusiness, or a type below it, as business.type in site.yaml' : undefined,
    }
  }
  return /price$/i.test(name) && typeof value === 'string' && !NUMBER.test(value)
    ? { text: `"${key}" is ${quoted(value)}, expected a number: the currency is in priceCurrency` }
    : undefined
}

/** Whether a property belongs to one of the types or a type above it. A Role may have any property. */
const has = (types: readonly string[], domains: readonly string[]) =>
  types.some((type) => ((line) => line.has('Role') || domains.some((domain) => line.has(domain)))(lineage(type)))
