// A link whose text is exactly the name of a page leads to that page.

import { defineRule } from '../../../model/checks/rule.ts'
import { withoutQuery } from '../../site/addresses.ts'
import { groupedBy } from '../../site/grouped.ts'
import { linksWith } from '../../site/links.ts'

export default defineRule({
  why: 'Visitors who follow a link with the name of one service, but land on another, think that the first is not offered.',
  level: 'warning',
  help: 'write the address of the page that the words name, or the name of the page that the address leads to',
  fine: {
    pages: {
      '/': '<a href="/repairs/brakes">Brakes</a> <a href="/repairs/puncture">We mend brakes</a>',
    },
  },
  bad: {
    pages: { '/': '<a href="/repairs/puncture">Brakes</a>', '/repairs/brakes': '<a href="/">contact</a>' },
    findings: [
      'the link "Brakes" on / goes to /repairs/puncture, expected /repairs/brakes',
      'the link "contact" on /repairs/brakes goes to /, expected /contact',
    ],
  },

  *language(context) {
    const { pages } = context
    const names = [...pages.values()].flatMap(({ path, names }) => names.map((name) => ({ path, name: plain(name) })))
    const named = groupedBy(names, ({ name }) => name)
    /** The page that the link text names, if the link leads to another page. */
    const meant = (own: string, text: string) => {
      const target = pages.get(withoutQuery(own))
      const [path, ...others] = new Set(named.get(plain(text))?.map(({ path }) => path))
      // The page can have another name in another language.
      const isTwin = target?.twins.some((twin) => twin.path === path)
      return !target || path === target.path || others.length > 0 || isTwin ? undefined : path
    }
    for (const { link, found, at } of linksWith(context, ({ own, kind, text }) =>
      kind === 'link' ? meant(own, text) : undefined,
    ))
      yield {
        text: `the link "${link.text}" on {{page}} goes to ${link.href}, expected ${found}`,
        at,
        help: `write ${found}, or the name of the page at ${link.href}`,
      }
  },
})

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
