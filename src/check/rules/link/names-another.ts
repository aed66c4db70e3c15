// A link whose text is exactly the name of a page leads to that page.
import { groupedBy } from '../../grouped.ts'
import { defineRule } from '../../rule.ts'
import { withoutQuery } from '../../site/addresses.ts'
import { faultsOfLinks } from '../../site/links.ts'

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
    yield* faultsOfLinks(context, ({ own, kind, text, href }) => {
      const target = kind === 'link' ? pages.get(withoutQuery(own)) : undefined
      const [path, ...more] = new Set(named.get(plain(text))?.map((page) => page.path))
      // The page can have another name in another language.
      const isTwin = target?.twins.some((twin) => twin.path === path)
      if (!target || path === undefined || path === target.path || more.length > 0 || isTwin) return undefined
      return {
        text: `the link "${text}" on {{page}} goes to ${href}, expected ${path}`,
        help: `write ${path}, or the name of the page at ${href}`,
      }
    })
  },
})

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
