// Structured data uses types and properties that exist, each property on a type that has it.

import { defineRule } from '../../../model/checks/rule.ts'
import { didYouMean } from '../../../model/nearest.ts'
import { isType, lineage, propertyNames, propertyOf, term, typeNames, VOCABULARY } from '../../data/vocabulary.ts'
import { type GraphNode, isReference, nodesOf, placeIn, quoted } from '../../page/structured-data.ts'

const ld = (node: string) => `<script type="application/ld+json">{"@context":"https://schema.org",${node}}</script>`
/** Actions name what they ask for as `query-input`. */
const bare = (key: string) => (key.includes('-') ? term(key).replace(/-(?:input|output)$/, '') : term(key))

export default defineRule({
  why: 'A search engine passes over words it does not know: a misspelt type is a business it never learns of.',
  level: 'error',
  source: `${VOCABULARY}, schema.org/docs/full.html`,
  help: 'write the name as schema.org has it, or delete the line',
  fine: { pages: { '/': ld('"@type":"BikeStore","name":"Two Wheels","areaServed":{"@type":"City","name":"Leeds"}') } },
  bad: {
    pages: {
      '/': ld('"@type":"BikeShop","name":"Two Wheels"'),
      '/contact': ld(
        '"@type":"BikeStore","phone":"+441130000000","acceptedAnswer":"Yes","address":{"streetAddress":"Call Lane 1"}',
      ),
    },
    findings: [
      '"BikeShop" is not a type of schema.org',
      '"phone" is not a property of schema.org',
      '"acceptedAnswer" is not a property of BikeStore: it belongs to Question',
      'the value of "address" says no type, expected "@type"',
    ],
  },

  *page(page, _, { site }) {
    for (const node of nodesOf(page)) {
      if (isReference(node)) continue
      const at = (key: string) => placeIn(page, node, key, site)
      if (node.types.length === 0) {
        const key = node.path.findLast((step) => typeof step === 'string')
        yield {
          text:
            key === undefined
              ? 'a node of the structured data says no type, expected "@type"'
              : `the value of "${key}" says no type, expected "@type"`,
          at: at('@type'),
        }
      }
      const known = node.types.filter(isType)
      for (const type of node.types)
        if (!isType(type))
          yield { text: `${quoted(type)} is not a type of schema.org`, at: at('@type'), ...helpFor(type, typeNames) }
      for (const key of Object.keys(node.values)) {
        if (key.startsWith('@')) continue
        const property = propertyOf(bare(key))
        if (!property)
          yield {
            text: `${quoted(key)} is not a property of schema.org`,
            at: at(key),
            ...helpFor(bare(key), propertyNames),
          }
        else if (known.length > 0 && known.length === node.types.length && !has(node, property.domains))
          yield {
            text:
              `"${key}" is not a property of ${node.types.join(' and ')}: it belongs to ` +
              `${listed(property.domains)}`,
            at: at(key),
            // "VeterinaryCare" is no local business to schema.org, and has no hours.
            ...(node.types.includes(site.business.type) && isOfShops(property.domains) && { help: NEARER }),
          }
      }
    }
  },
})

/** A Role carries the property it stands in for, so it may have any. */
const has = ({ types }: GraphNode, domains: readonly string[]) =>
  types.some((type) => ((line) => line.has('Role') || domains.some((domain) => line.has(domain)))(lineage(type)))

const NEARER = 'write LocalBusiness, or a type below it, as business.type in site.yaml'

/** Whether a property is one of every local business. */
const isOfShops = (domains: readonly string[]) =>
  ((line) => domains.some((domain) => line.has(domain)))(lineage('LocalBusiness'))

const listed = (names: readonly string[]) =>
  names.length > 4 ? `${names.slice(0, 3).join(', ')} and others` : names.join(' or ')

const helpFor = (name: string, choices: () => string[]) =>
  ((help) => (help === undefined ? {} : { help }))(didYouMean(name, choices()))
