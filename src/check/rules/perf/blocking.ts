// No script and no foreign style sheet keeps a page from being drawn.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'

const page = (head: string) => `<!DOCTYPE html><html lang="en"><head>${head}</head><body></body></html>`

export default defineRule({
  why: 'On a bad line the page stays white until the script is there, and the number to call with it.',
  level: 'warning',
  help: 'write defer on the script, or make it an island; put the style into styles.css',
  source: 'HTML (living standard), section 4.12.1; developer.chrome.com/docs/lighthouse/performance (read 2026-11)',
  fine: { pages: { '/': page('<script src="/a.js" defer></script><script src="/b.js" type="module"></script>') } },
  bad: {
    pages: { '/': page('<script src="/a.js"></script><link rel="stylesheet" href="https://fonts.example/x.css">') },
    findings: [
      'the script /a.js on / keeps the page from being drawn',
      'the style sheet https://fonts.example/x.css on / keeps the page from being drawn',
    ],
  },

  *page(page, _, { site }) {
    const text = (what: string, address: string) => `the ${what} ${address} on {{page}} keeps the page from being drawn`
    for (const script of page.all('script')) {
      const { src, async, defer, type = '' } = script.attributes
      if (src === undefined || async !== undefined || defer !== undefined || /^(?:module|application\/)/.test(type))
        continue
      yield {
        text: text('script', src),
        at: { page: page.path, span: spanOf(script), value: src },
        help: 'write defer or type="module" on it, or make it an island',
      }
    }
    for (const link of page.all('link')) {
      const { rel = '', href = '', media = 'all' } = link.attributes
      if (!/(?:^|\s)stylesheet(?:\s|$)/i.test(rel) || !/^(?:all|screen)/.test(media)) continue
      if (/^(?:https?:)?\/\//.test(href) && !href.startsWith(`${site.origin}/`))
        yield {
          text: text('style sheet', href),
          at: { page: page.path, span: spanOf(link), value: href },
          help: 'put the style into styles.css and the font into the site',
        }
    }
  },
})
