// A table of data says what its columns or rows are.

import type { PageElement } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'

const table = (head: string, row: string) =>
  `<table><thead><tr>${head}</tr></thead><tbody><tr>${row}</tr></tbody></table>`

export default defineRule({
  why: 'Who listens to a price list without headers hears numbers, and cannot tell what each of them is for.',
  level: 'error',
  help: 'write <th scope="col"> or <th scope="row"> for the cells that say what the others are',
  source: 'WCAG 2.2, success criterion 1.3.1; technique H51 (read 2026-11)',
  fine: {
    pages: {
      '/':
        table('<td></td><th>Price</th>', '<th scope="row">Brakes</th><td>9</td>') +
        '<table role="presentation"><tbody><tr><td>x</td></tr></tbody></table>',
    },
  },
  bad: {
    pages: {
      '/':
        '<table><tbody><tr><td>Brakes</td><td>9</td></tr></tbody></table>' +
        table('<th></th><th></th>', '<th>Tyres</th><td>7</td>'),
      '/contact': table('<td>Work</td><td>Price</td>', '<th>Brakes</th><td>9</td>'),
    },
    findings: [
      'a table on / has no headers: it begins with "Brakes 9"',
      'the head of a table on / has no headers: it begins with "Tyres 7"',
      'the head of a table on /contact has no headers: it begins with "Work Price"',
    ],
  },

  *page(page) {
    const headers = page.all('th').filter((cell) => page.textOf(cell) !== '')
    const hasHeaders = (part: PageElement) => headers.some(({ start }) => start > part.start && start < part.end)
    for (const table of page.all('table')) {
      if (/^(?:presentation|none)$/.test(table.attributes.role ?? '')) continue
      const head = page.all('thead').find(({ start }) => start > table.start && start < table.end)
      const bare = [table, head].find((part) => part && !hasHeaders(part))
      if (bare)
        yield {
          text:
            `${bare === table ? 'a table' : 'the head of a table'} on {{page}} has no headers: ` +
            `it begins with "${(page.textOf(bare) || page.textOf(table)).slice(0, 40)}"`,
          at: { page: page.path, tags: [bare, table].map(({ start, open }) => page.html.slice(start, open)) },
        }
    }
  },
})
