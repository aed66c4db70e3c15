// Every reference to this site leads to a page, a redirect or a file.
import { withoutQuery } from '../../addresses.ts'
import { defineRule } from '../../../model/rule.ts'

export default defineRule({
  why: 'A link to a page that does not exist loses the reader.',
  level: 'error',
  fine: { pages: { '/': '<a href="/contact">Contact</a>' } },
  bad: { pages: { '/': '<a href="/contatc">Contact</a>' }, findings: ['the link "Contact" on / goes to /contatc, which is not a page'] },

  *site({ answers, site }, pages) {
    for (const page of pages) {
      for (const { href, text, kind, start, end } of page.links) {
        const local = href.startsWith(site.origin) ? href.slice(site.origin.length) || '/' : href
        if (!/^\/(?!\/)/.test(local) || answers(withoutQuery(local)) !== undefined) continue
        const what = kind === 'link' ? `the link "${text}"` : `the ${text} element`
        yield {
          text: `${what} on ${page.path} goes to ${withoutQuery(local)}, which is not ${kind === 'link' ? 'a page' : 'a file'}`,
          at: { page: page.path, span: { start, end }, value: href },
        }
      }
    }
  },
})
