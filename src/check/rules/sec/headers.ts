// No page contains what its content security policy blocks: style attributes, on… attributes, addresses that run code.

import { defineRule } from '../../../model/checks/rule.ts'

/** Whether an address runs code. A scheme may contain white space, which browsers delete. */
const runsCode = (address: string) =>
  !/^[/#]/.test(address) && /^(?:javascript|vbscript|data):/i.test(address.replace(/[\s\u0000-\u001f]/g, ''))

export default defineRule({
  why: 'Browsers ignore what the policy blocks, and to loosen the policy would let a foreign script read the form.',
  level: 'error',
  help: 'write an address; what a click does belongs in an island, and a style in a class',
  source: 'W3C Content Security Policy Level 3, sections 2.3.1 and 6.7; WHATWG URL, section 4.4 (read 2026-11)',
  fine: { pages: { '/': '<p class="a">Back on the road.</p>' } },
  bad: {
    pages: { '/': '<p style="color:red" onclick="x()">x</p><a href="javascript:void(0)">Menu</a>' },
    findings: [
      'the p element on / has the attribute style, which the policy blocks',
      'the p element on / has the attribute onclick, which the policy blocks',
      'the a element on / runs code: javascript:void(0)',
    ],
  },

  *page(page) {
    for (const { name, attributes, start, open } of page.elements) {
      const at = { page: page.path, span: { start, end: open } }
      for (const key in attributes)
        if (key === 'style' || (key.startsWith('on') && /^on[a-z]+$/.test(key)))
          yield { text: `the ${name} element on {{page}} has the attribute ${key}, which the policy blocks`, at }
      const { href, action, formaction, src } = attributes
      const value = [href, action, formaction, src].find((address) => address !== undefined && runsCode(address))
      if (value !== undefined && name !== 'img')
        yield { text: `the ${name} element on {{page}} runs code: ${value.slice(0, 60)}`, at: { ...at, value } }
    }
  },
})
