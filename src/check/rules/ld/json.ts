// Structured data can be read: JSON, in the vocabulary of schema.org, with nothing escaped twice.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'

const CONTEXT = /^https?:\/\/schema\.org\/?$/
const TWICE = /&(?:amp|lt|gt|quot|#39|#x27);/

const script = (text: string) => `<script type="application/ld+json">${text}</script>`

export default defineRule({
  why: 'A search engine that cannot read the structured data drops all of it: the address, the hours, the questions.',
  level: 'error',
  source: 'JSON-LD 1.1, section 7 Embedding JSON-LD in HTML Documents',
  help: 'correct the block in the template that writes it; what graph: of the route writes is JSON',
  fine: { pages: { '/': script('{"@context":"https://schema.org","@type":"LocalBusiness","name":"Two Wheels"}') } },
  bad: {
    pages: {
      '/': script('{"@context":"https://schema.org","@type":"LocalBusiness","name":"Two Wheels",}'),
      '/contact': script('{"@type":"LocalBusiness","name":"Two Wheels"}'),
      '/repairs/brakes': script('{"@context":"https://schema.org","@type":"Service","name":"Brakes &amp; gears"}'),
    },
    findings: [
      'the structured data of / is not JSON: a comma stands before }',
      'the structured data of /contact names no vocabulary, expected "@context":"https://schema.org"',
      'the structured data of /repairs/brakes is escaped twice: "&amp;"',
    ],
  },

  *page(page) {
    for (const { element, value, fault, text } of page.data) {
      const at = { page: page.path, span: spanOf(element) }
      if (fault !== undefined) {
        const comma = /,\s*([}\]])/.exec(text)
        yield {
          text:
            'the structured data of {{page}} is not JSON: ' +
            `${text.trim() === '' ? 'it is empty' : comma ? `a comma stands before ${comma[1]}` : fault}`,
          at,
        }
        continue
      }
      const blocks = Array.isArray(value) ? value : [value]
      if (
        !blocks.every(
          (block) =>
            typeof block === 'object' &&
            block !== null &&
            CONTEXT.test(String((block as Record<string, unknown>)['@context'])),
        )
      )
        yield {
          text: `the structured data of {{page}} names no vocabulary, expected "@context":"https://schema.org"`,
          at,
        }
      const twice = TWICE.exec(text)
      if (twice)
        yield {
          text: `the structured data of {{page}} is escaped twice: "${twice[0]}"`,
          at: { ...at, value: twice[0] },
          help: 'type the character itself',
        }
    }
  },
})
