// Every page has a main part. Two of them are a fault of the markup.

import { defineRule } from '../../../model/checks/rule.ts'
import { isHidden } from '../../page/hidden.ts'

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body>${body}</body></html>`

export default defineRule({
  why: 'Whoever listens to a page jumps past the menu to its main part; without one every page begins with the menu.',
  level: 'error',
  help: 'write one <main> a page, round its heading and everything between header and footer',
  source: 'WCAG 2.2, technique ARIA11; HTML, section 4.4.14, The main element (read 2026-11)',
  fine: { pages: { '/': page('<header>Menu</header><div role="main"><h1>Home</h1></div>') } },
  bad: {
    pages: {
      '/': page('<header>Menu</header><div id="main"><h1>Home</h1></div>'),
      '/contact': page('<main hidden></main><h1>Contact</h1>'),
    },
    findings: ['/ has no main part', '/contact has no main part'],
  },

  *page(page) {
    const isThere = (element: (typeof page.elements)[number]) => !isHidden(page, element)
    if (page.all('main').some(isThere)) return
    if (page.elements.some((element) => element.attributes.role === 'main' && isThere(element))) return
    const [body] = page.all('body')
    yield {
      text: '{{page}} has no main part',
      at: { page: page.path, span: body && { start: body.start, end: body.open } },
    }
  },
})
