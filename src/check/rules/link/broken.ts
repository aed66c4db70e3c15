// No link is broken: addresses of this site have a page, a redirect or a file, links have a target other than "#", and
// profile links lead to a profile rather than the front page of the network. Internal links use the exact address of a
// page: not a redirect to it, not another trailing slash, not .html.
import { withSlash } from '../../../model/address.ts'
import { valueAt } from '../../../model/data.ts'
import { didYouMean } from '../../../model/nearest.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { spanOf } from '../../page/parse.ts'
import { called } from '../../page/references.ts'
import { defineRule } from '../../rule.ts'
import { parsed, withoutQuery } from '../../site/addresses.ts'
import { faultsOfLinks } from '../../site/links.ts'

/** The addresses that templates print for a missing value. */
const NOWHERE = /^(?:|#!?|#0|#none|about:blank|https?:\/{0,2}|\/\/)$/i

export default defineRule({
  why: 'A link without a target loses the visitor, and a missing file leaves a gap or a dead button.',
  level: 'error',
  help: 'correct the address, delete the line, or put the file into public/',
  fine: {
    pages: { '/': '<a href="/contact?from=home#map">Contact</a> <a href="https://elsewhere.example/">Else</a>' },
  },
  bad: {
    pages: {
      '/':
        '<a href="/contatc">Contact</a><img src="/van.jpg" alt="Our van"><a href="#">Prices</a>' +
        '<a href="/old-contact#map">Find us</a>',
      '/contact': '<style>header{background:url("/road.png")}</style><a href="https://www.facebook.com/">Facebook</a>',
    },
    findings: [
      'the link "Prices" on / leads nowhere: its address is "#"',
      'the link "Facebook" on /contact leads to the front page of facebook.com, expected a profile',
      'the link "Contact" on / goes to /contatc, which is not a page',
      'the img element on / goes to /van.jpg, which is not a file',
      'the link "Find us" on / goes to /old-contact, expected /contact',
      'the style element on /contact goes to /road.png, which is not a file',
    ],
  },

  *page(page) {
    for (const link of page.all('a')) {
      const { href } = link.attributes
      // sec/third-party reports code in addresses.
      if (href === undefined || /script:/i.test(href)) continue
      const front = frontIn(href)
      const leads = NOWHERE.test(href.trim())
        ? `nowhere: its address is "${href}"`
        : front && `to the front page of ${front}, expected a profile`
      if (leads !== undefined)
        yield {
          text: `the link "${page.textOf(link)}" on {{page}} leads ${leads}`,
          at: { page: page.path, span: spanOf(link), value: href },
          help: 'copy the address from the browser, or delete the link',
        }
    }
  },

  *site(context) {
    const { site, answers, pages, hidden } = context
    const named = namedPages(site).filter(({ href }) => answers(href) === undefined)
    for (const { href, path } of named)
      yield {
        text: `${path.join('.')} is ${href}, which is not a page`,
        at: { file: 'site.yaml', path },
        help: didYouMean(href, pages.keys()) ?? 'write the address of a page',
      }
    const moved = new Map(context.redirects.map(({ from, to }) => [from, to]))
    /** The final address of a path, if it differs. */
    const targetOf = (path: string) => {
      const plain = withSlash(path.replace(/(?:\/index)?\.html$/, '') || '/', site.urls.trailingSlash)
      return moved.get(plain) ?? (!pages.has(path) && pages.has(plain) ? plain : undefined)
    }
    yield* faultsOfLinks(context, (link) => {
      const path = withoutQuery(link.own)
      const target = link.kind === 'link' ? targetOf(path) : undefined
      if (target !== undefined)
        return {
          text: `${called(link)} on {{page}} goes to ${path}, expected ${target}`,
          help: `write ${target}: a redirect costs the visitor a second`,
          level: 'warning' as const,
        }
      if (answers(path) !== undefined || named.some(({ href }) => href === path)) return undefined
      const isPage = link.kind === 'link' || (link.text === 'structured data' && !/\.\w+$/.test(path))
      const resting = hidden.get(path)
      const suggestion = isPage ? didYouMean(path, pages.keys()) : undefined
      const help = resting
        ? `${resting} is not shown today: delete the link, or change from: and until: of that file`
        : suggestion
      const text = `${called(link)} on {{page}} goes to ${path}, which is not ${isPage ? 'a page' : 'a file'}`
      return { text, help }
    })
    for (const [i, href] of site.business.sameAs.entries()) {
      const front = frontIn(href)
      if (front !== undefined)
        yield {
          text: `a profile of the business is the front page of ${front}`,
          at: { file: 'site.yaml', path: ['business', 'sameAs', i] },
          help: 'copy the address of the profile from the browser, or delete the line',
        }
    }
  },
})

/** The pages that site.yaml names for buttons, the form and branches, each with its place there. */
const namedPages = (site: Site) => {
  const branches = Object.keys(site.business.branches).map((id) => ['business', 'branches', id, 'page'])
  const pages = [['contact', 'page'], ['contact', 'thanks'], ...branches]
  return pages.map((path) => ({ path, href: withoutQuery(String(valueAt(site, path) ?? '/')) }))
}

/** Networks to which businesses link for their profiles. */
const FRONTS = new Set(
  (
    'facebook.com fb.com instagram.com linkedin.com youtube.com twitter.com x.com pinterest.com tiktok.com wa.me ' +
    'm.me t.me trustpilot.com tripadvisor.com threads.net'
  ).split(' '),
)

/** Profile names of manuals: "yourpage", "my-company". */
const SAMPLE =
  /^\/@?(?:\w+\/)?@?(?:(?:your|my)[-_.]?(?:page|name|business|company|profile|brand|shop|account|channel)|(?:user|page|company)[-_.]?name\/?$)/i

/** The social network of an address that shows no profile; undefined for all other addresses. */
function frontIn(href: string): string | undefined {
  const url = /^https?:\/\//.test(href) ? parsed(href) : undefined
  const host = url?.hostname.toLowerCase().replace(/^(?:www|m|[a-z]{2}(?:-[a-z]{2})?)\./, '') ?? ''
  if (!url || !FRONTS.has(host)) return undefined
  if (SAMPLE.test(url.pathname)) return `${host} ("${url.pathname}" is a sample name)`
  return url.pathname === '/' && url.search === '' && url.hash === '' ? host : undefined
}
