// No two pages have one heading.

import { defineRule } from '../../../model/checks/rule.ts'
import { groupedBy } from '../../site/grouped.ts'
import { repeated } from '../../site/repeated.ts'
import { stemsIn } from '../../text/stems.ts'

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

  *site({ summaries, language }) {
    for (const { page, first, value } of repeated(summaries, 'h1')) {
      // A page that is a copy of another is reported as one.
      if (page.sketch !== '' && page.sketch === first.sketch) continue
      yield {
        text: `the heading "${value}" of {{page}} is also the heading of ${first.path}`,
        at: { page: page.path, span: page.spans.h1, value },
      }
    }
    // Of pages that search engines do not show, a heading that the title does not know and another page's does:
    // the words for a message that arrived, over the page of what was not found.
    for (const same of groupedBy(summaries, ({ h1 }) => h1.toLowerCase().replace(CODE, '')).values()) {
      if (same.length !== 2 || same.every(({ indexable }) => indexable) || same[0]?.h1.trim() === '') continue
      const isCalled = ({ title, h1 }: (typeof same)[number]) => {
        const stems = stemsIn(h1, language)
        return [...stemsIn(title, language)].some((stem) => stems.has(stem))
      }
      const [first, ...others] = same.filter(isCalled)
      const copy = same.find((page) => !isCalled(page))
      if (first && copy && others.length === 0)
        yield {
          text: `the heading "${copy.h1}" of {{page}} is also the heading of ${first.path}`,
          at: { page: copy.path, span: copy.spans.h1, value: copy.h1 },
        }
    }
  },
})

/** The number of an error before its heading: "404". */
const CODE = /^\d+\s*/
