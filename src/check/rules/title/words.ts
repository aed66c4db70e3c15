// The title of a page in a collection names its service or its area.
import { spanOf, titleElement } from '../../page/parse.ts'
import { defineRule } from '../../rule.ts'
import { hasWordOf } from '../../text/stems.ts'

const page = (title: string) =>
  `<!DOCTYPE html><html lang="en"><title>${title}</title><body><main><h1>Brakes</h1></main></body></html>`

export default defineRule({
  why: 'A title without its service or place does not match a search.',
  level: 'warning',
  help: 'write head.title with what the page is about',
  source: 'developers.google.com/search/docs/appearance/title-link (read 2026-11)',
  fine: {
    pages: { '/': page('Two Wheels in Leeds'), '/repairs/brakes': page('Your brake mended while you wait, in Leeds') },
  },
  bad: {
    pages: { '/repairs/brakes': page('Bicycle repairs in Leeds') },
    findings: ['the title "Bicycle repairs in Leeds" does not name "Brakes"'],
  },

  *page(page, { names, collection }, { language }) {
    const element = titleElement(page)
    const title = element === undefined ? '' : page.textOf(element)
    if (!element || title === '' || collection === 'pages' || hasWordOf(title, names, language)) return
    const headings = page.all('h1').map((heading) => page.textOf(heading))
    yield {
      text: `the title "${title}" does not name "${names[0]}"`,
      at: { page: page.path, span: spanOf(element), value: title },
      // It may name the page by other words.
      ...(hasWordOf(title, headings, language) && { level: 'info' as const }),
    }
  },
})
