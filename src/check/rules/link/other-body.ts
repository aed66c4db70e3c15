// A link whose words are the name of one authority or firm does not lead to the site of another.
import type { Language } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { parsed } from '../../site/addresses.ts'
import { expression } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'

/** The bodies of a language, by their hosts; a link may be their name with an article before it. */
const bodiesIn = perLanguage(({ naming, prose }: Language) => {
  const articles = [...new Set(prose?.articles.flat(2))].join('|')
  const bodies = (naming?.bodies ?? []).map(({ called, hosts }) => ({
    called: expression(`^\\s*(?:(?:${articles || '(?!)'}) )?(?:${called})\\s*$`, 'i'),
    hosts,
  }))
  return { bodies, byHost: new Map(bodies.flatMap((body) => body.hosts.map((host) => [host, body]))) }
})

/** The host that an address leads to, without what stands before the name of its body. */
const namesOf = (href: string): string[] => {
  const parts = /^(?:https?:)?\/\//i.test(href) ? (parsed(href)?.hostname ?? '').split('.') : []
  return parts.map((_, i) => parts.slice(i).join('.'))
}

export default defineRule({
  why: 'Whoever wants to complain to an authority and lands at a water company thinks the page was never read again.',
  level: 'warning',
  help: 'write the address of the body that is named',
  fine: {
    yaml: { 'site.yaml': 'language: el' },
    pages: { '/': '<a href="https://www.cosmote.gr/">Cosmote</a> <a href="https://www.dei.gr/">the bill</a>' },
  },
  bad: {
    yaml: { 'site.yaml': 'language: el' },
    pages: { '/': '<a href="https://www.dei.gr/">Cosmote</a>' },
    findings: ['the link "Cosmote" on / leads to dei.gr, which is the site of another body'],
  },

  *page(page, _, { language }) {
    const { bodies, byHost } = bodiesIn(language)
    if (byHost.size === 0) return
    for (const link of page.all('a')) {
      const { href = '' } = link.attributes
      const owner = namesOf(href).flatMap((host) => byHost.get(host) ?? [])[0]
      if (!owner) continue
      const text = page.textOf(link)
      const named = bodies.filter(({ called }) => called.test(text))
      if (named.length > 0 && !named.includes(owner))
        yield {
          text: `the link "{{name}}" on {{page}} leads to ${owner.hosts[0]}, which is the site of another body`,
          data: { name: text },
          at: { page: page.path, span: spanOf(link), value: href },
          help: `write an address of ${named[0]?.hosts[0]}, or the name of the body it leads to`,
        }
    }
  },
})
