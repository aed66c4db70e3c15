// What a shared link of a page is called is not the title of another page.

import { defineRule } from '../../../model/checks/rule.ts'

const page = (title: string, shared: string) =>
  `<!DOCTYPE html><title>${title}</title><meta property="og:title" content="${shared}"><main><h1>x</h1></main>`

export default defineRule({
  why: 'A link sent to a friend under the name of another page is opened for the wrong reason and closed at once.',
  level: 'error',
  help: 'write head.social.title for this page, or leave it out: the title is used',
  fine: { pages: { '/': page('Bicycles mended', 'We mend bicycles'), '/contact': page('Call us', 'Call us') } },
  bad: {
    pages: { '/': page('Bicycles mended', 'Call us'), '/contact': page('Call us', 'Call us') },
    findings: ['og:title of / is "Call us", which is the title of /contact'],
  },

  needs: ['summaries'],

  *site({ summaries }) {
    const titles = new Map(summaries.map(({ title, path }) => [title.toLowerCase(), path]))
    for (const { path, title, ogTitle, spans } of summaries) {
      const other = titles.get(ogTitle.toLowerCase())
      if (ogTitle === '' || other === undefined || other === path || ogTitle.toLowerCase() === title.toLowerCase())
        continue
      yield {
        text: `og:title of {{page}} is "${ogTitle}", which is the title of ${other}`,
        page: path,
        at: { page: path, span: spans.ogTitle, value: ogTitle },
      }
    }
  },
})
