// Every question and answer of the structured data stands on the page, word for word.

import { defineRule } from '../../../model/checks/rule.ts'
import { kindOf, listOf, nodesOf, placeIn, quoted } from '../../page/structured-data.ts'
import { shows } from '../../page/visible.ts'

const ld = (node: string) => `<script type="application/ld+json">{"@context":"https://schema.org",${node}}</script>`
const ask = (question: string, answer: string) =>
  ld(
    `"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"${question}",` +
      `"acceptedAnswer":{"@type":"Answer","text":"${answer}"}}]`,
  )

export default defineRule({
  why: 'An answer that search engines and assistants read and the visitor does not find is a promise nobody can check.',
  level: 'error',
  source:
    'Google, Structured data general guidelines: do not mark up content that is not visible to readers of ' +
    'the page (read 2026-11)',
  help: 'show the question with its answer on the page, or take questions out of graph: of its route',
  fine: {
    pages: {
      '/':
        `${ask('Do I need to book?', 'No, come by.')}<h3>Do I need to book?</h3><p>No, <a href="/contact">come ` +
        'by</a>.</p>',
    },
  },
  bad: {
    pages: {
      '/': `${ask('Do I need to book?', 'No, come by.')}<h3>Do I need to book?</h3><p>Yes, call us.</p>`,
      '/contact': `${ask('Where are you?', 'In Leeds.')}<p>In Leeds.</p>`,
    },
    findings: [
      'the answer to "Do I need to book?" in the structured data of / is not on the page: "No, come by."',
      'the question "Where are you?" in the structured data of /contact is not on the page',
    ],
  },

  *page(page, _, { site }) {
    for (const node of nodesOf(page)) {
      if (!kindOf(node, 'Question')) continue
      const question = String(node.values.name ?? '')
      if (!shows(page, question))
        yield {
          text: `the question ${quoted(question)} in the structured data of {{page}} is not on the page`,
          at: placeIn(page, node, 'name', site),
        }
      for (const answer of listOf(node.values.acceptedAnswer)) {
        const inner = nodesOf(page).find(({ values }) => values === answer)
        const text = String(inner?.values.text ?? '').replace(/<[^>]*>/g, ' ')
        if (inner && !shows(page, text))
          yield {
            text:
              `the answer to ${quoted(question)} in the structured data of {{page}} is not on the page: ` +
              `${quoted(text)}`,
            at: placeIn(page, inner, 'text', site),
          }
      }
    }
  },
})
