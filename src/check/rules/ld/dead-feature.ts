// No structured data for a feature that search engines have given up.

import { defineRule } from '../../../model/checks/rule.ts'
import { term } from '../../data/vocabulary.ts'
import { spanOf } from '../../page/facts.ts'
import { nodesOf, placeIn } from '../../page/structured-data.ts'

/** Elements may say their types too, as microdata or RDFa. */
const TYPED = /\s(?:[iI]tem[tT]ype|[tT]ype[oO]f)=/

/** Type -> since when nothing is shown of it. */
const DEAD: Readonly<Record<string, string>> = {
  HowTo: 'September 2023',
  SearchAction: 'November 2024',
  SpecialAnnouncement: 'July 2025',
  ClaimReview: 'June 2025',
  CourseInstance: 'June 2025',
  OccupationAggregationByEmployer: 'June 2025',
  LearningResource: 'June 2025',
  Quiz: 'January 2026',
}

export default defineRule({
  why: 'Markup nobody reads makes every page longer and the next one who edits it believe that it does something.',
  level: 'warning',
  help: 'delete it; the words of the page stay',
  source: 'developers.google.com/search/updates (read 2026-11)',
  fine: { pages: { '/': '<script type="application/ld+json">{"@type":"Service","name":"Brakes"}</script>' } },
  bad: {
    pages: {
      '/': '<script type="application/ld+json">{"@type":"HowTo","name":"Brakes"}</script>',
      '/contact': '<ol itemscope itemtype="https://schema.org/HowTo"><li>Ring the bell.</li></ol>',
    },
    findings: [
      '/ has structured data of HowTo, of which search engines show nothing since September 2023',
      '/contact has structured data of HowTo, of which search engines show nothing since September 2023',
    ],
  },

  *page(page, _, { site }) {
    for (const node of nodesOf(page))
      for (const type of node.types)
        if (DEAD[type] !== undefined)
          yield {
            text: `{{page}} has structured data of ${type}, of which search engines show nothing since ${DEAD[type]}`,
            at: placeIn(page, node, '@type', site),
          }
    if (!TYPED.test(page.html)) return
    for (const element of page.elements)
      for (const type of `${element.attributes.itemtype ?? ''} ${element.attributes.typeof ?? ''}`
        .split(/\s+/)
        .map(term))
        if (DEAD[type] !== undefined)
          yield {
            text: `{{page}} has structured data of ${type}, of which search engines show nothing since ${DEAD[type]}`,
            at: { page: page.path, span: { start: spanOf(element).start, end: element.open } },
            help: 'delete itemscope and itemtype; the words of the page stay',
          }
  },
})
