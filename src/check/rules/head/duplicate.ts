// No two indexable pages have the same title, description or h1.
import { inShort } from '../../../model/counts.ts'
import { groupedBy } from '../../../model/grouped.ts'
import { defineRule, type Finding } from '../../rule.ts'

const PARTS = [
  ['title', 'title'],
  ['description', 'description'],
  ['h1', 'heading'],
] as const
/** The most pages that a finding names. */
const NAMED = 3

const page = (title: string, more = '') => `<!DOCTYPE html><title>${title}</title>${more}`

export default defineRule({
  why: 'Results with the same words look like one page, to readers and to search engines.',
  level: 'warning',
  help: 'write what only this page offers',
  source: 'Google, Influencing title links; Control your snippets in search results (read 2026-11)',
  fine: { pages: { '/': page('Bicycle repairs', '<h1>Back on the road</h1>'), '/contact': page('Contact') } },
  bad: {
    pages: {
      '/': page('Repairs', '<meta name="description" content="Mended.">'),
      '/contact': page('Repairs', '<h1>Call us</h1>'),
      '/repairs/brakes': page('Brakes', '<h1>Call us</h1>'),
      '/repairs/puncture': page('Flats', '<meta name="description" content="Mended.">'),
    },
    findings: [
      'the title of / is also the title of /contact: "Repairs"',
      'the title of /contact is also the title of /: "Repairs"',
      'the description of / is also the description of /repairs/puncture: "Mended."',
      'the description of /repairs/puncture is also the description of /: "Mended."',
      'the heading of /contact is also the heading of /repairs/brakes: "Call us"',
      'the heading of /repairs/brakes is also the heading of /contact: "Call us"',
    ],
  },

  *language({ summaries }): Generator<Finding> {
    const shown = summaries.filter(({ indexable }) => indexable)
    for (const [key, part] of PARTS)
      for (const [value, pages] of groupedBy(shown, (page) => page[key].trim().toLowerCase())) {
        // dup/doorway reports a page that copies another.
        const texts = new Set(pages.map(({ sentences }) => sentences.join()))
        const isCopy = key === 'h1' && texts.size === 1 && !texts.has('')
        if (value === '' || pages.length < 2 || isCopy) continue
        const paths = pages.map(({ path }) => path)
        for (const { path, spans, [key]: text } of pages) {
          const otherPages = inShort(
            paths.filter((other) => other !== path),
            NAMED,
          )
          yield {
            text: `the ${part} of {{page}} is also the ${part} of ${otherPages}: "${text}"`,
            at: { page: path, span: spans[key], value: text },
          }
        }
      }
  },
})
