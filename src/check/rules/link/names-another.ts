// A link whose words are exactly the name of one page leads to that page.

import { defineRule } from '../../../model/checks/rule.ts'
import { isRelative, ownPath, withoutQuery } from '../../site/addresses.ts'
import { linksWhere } from '../../site/links.ts'

export default defineRule({
  why: 'A visitor who taps the name of one service and lands on another thinks that the first is not offered.',
  level: 'warning',
  help: 'write the address of the page that the words name, or the name of the page that the address leads to',
  fine: {
    pages: {
      '/':
        '<a href="/repairs/brakes">Brakes</a> <a href="/repairs/puncture">A puncture, from 9 pounds</a> ' +
        '<a href="/contact">Ask about brakes</a> <a href="/repairs/puncture">We mend brakes</a>',
    },
  },
  bad: {
    pages: {
      '/': '<a href="/repairs/puncture">Brakes</a>',
      '/repairs/brakes': '<a href="/">contact</a>',
    },
    findings: [
      'the link "Brakes" on / goes to /repairs/puncture, expected /repairs/brakes',
      'the link "contact" on /repairs/brakes goes to /, expected /contact',
    ],
  },

  needs: ['summaries', 'pages'],

  *site({ site, summaries, pages }) {
    const named = new Map<string, Set<string>>()
    for (const { path, names } of pages.values())
      for (const name of names) named.set(plain(name), (named.get(plain(name)) ?? new Set()).add(path))
    /** The page that the words of a link name, if its address leads to another page. */
    const meant = (href: string, text: string, from: string) => {
      const own = ownPath(href, from, site.origin)
      const target = own === undefined ? undefined : pages.get(withoutQuery(own))
      const [path, ...others] = named.get(plain(text)) ?? []
      if (!target || path === undefined || others.length > 0 || path === target.path) return undefined
      // The same page in another language may have another name.
      return target.twins.some((twin) => twin.path === path) ? undefined : path
    }
    const isSuspect = ({ href, kind, text }: { href: string; kind: string; text: string }) =>
      kind === 'link' && !isRelative(href) && meant(href, text, '/') !== undefined
    for (const { page, link } of linksWhere(summaries, isSuspect)) {
      const { href, text, start, end } = link
      const path = meant(href, text, page.path)
      if (path !== undefined)
        yield {
          text: `the link "${text}" on {{page}} goes to ${href}, expected ${path}`,
          at: { page: page.path, span: { start, end }, value: href },
          help: `write ${path}, or the name of the page at ${href}`,
        }
    }
  },
})

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
