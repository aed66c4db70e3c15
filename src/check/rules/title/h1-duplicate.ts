// No two pages have one heading.

import { defineRule } from '../../../model/checks/rule.ts'
import { repeated } from '../../site/repeated.ts'

const page = (heading: string, text = '') =>
  `<!DOCTYPE html><title>x</title><main><h1>${heading}</h1><p>${text}</p></main>`

export default defineRule({
  why: 'Two pages under one heading look like one page to a reader, who closes the second, and to a search engine.',
  level: 'warning',
  help: 'say in the heading what only this page is about',
  fine: { pages: { '/': page('Back on the road'), '/contact': page('Call us') } },
  bad: {
    pages: { '/': page('Call us', 'Bring the bicycle or the wheel.'), '/contact': page('Call <b>us</b>') },
    findings: ['the heading "Call us" of /contact is also the heading of /'],
  },

  needs: ['summaries'],

  *site({ summaries }) {
    for (const { page, first, value } of repeated(summaries, 'h1')) {
      // A page that is a copy of another is reported as one.
      if (page.sketch !== '' && page.sketch === first.sketch) continue
      yield {
        text: `the heading "${value}" of {{page}} is also the heading of ${first.path}`,
        at: { page: page.path, span: page.spans.h1, value },
      }
    }
  },
})
