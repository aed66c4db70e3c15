// No two indexable pages have the same main text.
import { defineRule } from '../../../model/checks/rule.ts'

const page = (path: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${path}</title><link rel="canonical" href="https://wheels.example${path}">` +
  '</head><body><main><h1>Bicycles</h1><p>We mend bicycles while you wait.</p></main></body></html>'

export default defineRule({
  why: 'Of two equal pages search engines show one, and not always the one that was meant.',
  level: 'error',
  help: 'write it for its own reader, or redirect one page to the other',
  source: 'Google Search Central, "Consolidate duplicate URLs"',
  fine: { pages: { '/repairs/brakes': '<p>Cables and pads.</p>', '/repairs/puncture': '<p>Tubes and tyres.</p>' } },
  bad: {
    pages: { '/': page('/'), '/contact': page('/contact') },
    findings: ['/contact has the same main text as /'],
  },

  needs: ['summaries'],

  *site({ site, summaries }) {
    const first = new Map<string, string>()
    for (const { path, indexable, canonical, textHash, words, from } of summaries) {
      if (!indexable || words === 0 || (canonical !== '' && canonical !== site.origin + path)) continue
      const other = first.get(textHash)
      if (other === undefined) first.set(textHash, path)
      else
        yield {
          page: path,
          text: `{{page}} has the same main text as ${other}`,
          at: { file: from, path: ['name'] },
          help: `write it for its own reader, or redirect it to ${other}`,
        }
    }
  },
})
