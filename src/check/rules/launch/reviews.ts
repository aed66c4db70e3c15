// Reviews and testimonials are those of customers.
import { defineRule } from '../../../model/checks/rule.ts'

/** What customers are made to say stands in these. */
const FILES = ['content/reviews.yaml', 'content/testimonials.yaml']

const items = (tag: string) => `items:${tag}
  - { text: The brakes hold again., author: A cyclist from Leeds }
`

export default defineRule({
  why: 'Words that no customer wrote deceive the visitor, and are an unfair commercial practice.',
  level: 'info',
  help: 'put real ones here, with where they come from, and take !placeholder away',
  source: 'Directive 2005/29/EC, annex I, points 23b and 23c, in Greece Law 4933/2022 (read 2026-11)',
  launch: true,
  fine: { yaml: { 'content/testimonials.yaml': items('') } },
  bad: {
    yaml: { 'content/testimonials.yaml': items(' !placeholder') },
    findings: ['items are samples, not the words of customers'],
  },

  needs: ['placeholders'],

  *site({ placeholders }) {
    for (const { file, path, at } of placeholders) {
      if (!FILES.includes(file.replace(/\.[a-z]{2}\.yaml$/, '.yaml'))) continue
      const name = path.join('.') || 'the file'
      const what =
        name === 'items'
          ? 'are samples, not the words of customers'
          : path[0] === 'items'
            ? 'is a sample, not the words of a customer'
            : 'is a sample'
      yield {
        text: `${name} ${what}`,
        at,
      }
    }
  },
})
