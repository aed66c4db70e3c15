// A table of data says what its columns or rows are.

import { defineRule } from '../../../model/checks/rule.ts'

export default defineRule({
  why: 'Who listens to a price list without headers hears numbers, and cannot tell what each of them is for.',
  level: 'error',
  help: 'write <th scope="col"> or <th scope="row"> for the cells that say what the others are',
  source: 'WCAG 2.2, success criterion 1.3.1; technique H51 (read 2026-11)',
  fine: {
    pages: {
      '/':
        '<table><tbody><tr><th scope="row">Brakes</th><td>9</td></tr></tbody></table><table ' +
        'role="presentation"><tbody><tr><td>x</td></tr></tbody></table>',
    },
  },
  bad: {
    pages: { '/': '<table><tbody><tr><td>Brakes</td><td>9</td></tr></tbody></table>' },
    findings: ['a table on / has no headers: it begins with "Brakes 9"'],
  },

  *page(page) {
    const headers = page.all('th')
    for (const table of page.all('table')) {
      if (/^(?:presentation|none)$/.test(table.attributes.role ?? '')) continue
      if (headers.some(({ start }) => start > table.start && start < table.end)) continue
      yield {
        text: `a table on {{page}} has no headers: it begins with "${page.textOf(table).slice(0, 40)}"`,
        at: { page: page.path, tag: page.html.slice(table.start, table.open) },
      }
    }
  },
})
