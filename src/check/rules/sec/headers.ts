// No page contains what its content security policy blocks: no style attribute, no on… attribute.

import { defineRule } from '../../../model/checks/rule.ts'

export default defineRule({
  why: 'Browsers ignore what the policy blocks, and to loosen the policy would let a foreign script read the form.',
  level: 'error',
  help: 'use a class for a style attribute, and an island for code',
  source: 'W3C Content Security Policy Level 3, sections 2.3.1 and 6.7 (read 2026-11)',
  fine: { pages: { '/': '<p class="a">Back on the road.</p>' } },
  bad: {
    pages: { '/': '<p style="color:red" onclick="x()">x</p>' },
    findings: [
      'the p element on / has the attribute style, which the policy blocks',
      'the p element on / has the attribute onclick, which the policy blocks',
    ],
  },

  *page(page) {
    for (const { name, attributes, start, open } of page.elements)
      for (const key in attributes)
        if (key === 'style' || (key.startsWith('on') && /^on[a-z]+$/.test(key)))
          yield {
            text: `the ${name} element on {{page}} has the attribute ${key}, which the policy blocks`,
            at: { page: page.path, span: { start, end: open } },
            help: key === 'style' ? 'use a class' : 'use an island',
          }
  },
})
