// Every address that a page names leads somewhere: an address of this site to a page, a redirect or a file, a link to
// more than "#", a profile to more than the front page of its network. A picture file is a picture.

import type { PageSummary } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding, type SiteContext } from '../../../model/checks/rule.ts'
import { didYouMean } from '../../../model/nearest.ts'
import { frontOf } from '../../data/networks.ts'
import { spanOf } from '../../page/facts.ts'
import { pictureSize } from '../../page/picture-size.ts'
import { called } from '../../page/references.ts'
import { isRelative, ownPath, parsed, withoutQuery } from '../../site/addresses.ts'
import { linksWhere } from '../../site/links.ts'

/** What templates write where an address is to come. */
const NOWHERE = /^(?:|#!?|#0|#none|about:blank|https?:\/{0,2}|\/\/)$/i
const ABROAD = /^(?:https?:)?\/\/[^/?#]+(?:\/[^?#]{0,40})?$/i
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i

export default defineRule({
  why: 'A link to a page that does not exist loses the visitor, and a missing file leaves a hole or a dead button.',
  level: 'error',
  help: 'correct the address, or put the file into public/',
  fine: {
    pages: {
      '/':
        '<a href="/contact?from=home#map">Contact</a> <a href="contact">Contact</a> <a id="top" href="#top">Up</a> ' +
        '<a href="https://elsewhere.example/x">Elsewhere</a> <a aria-current="page">Here</a>',
    },
  },
  bad: {
    pages: {
      '/':
        '<a href="/contatc">Contact</a><img src="/van.jpg" srcset="/van-2.jpg 2x" alt="Our van"><a href="#">Prices</a>' +
        '<a href="https://www.facebook.com/">Facebook</a><img src="/note.png" alt="A note">',
      '/contact': '<style>header{background:url("/road.png")}</style>',
    },
    output: { 'note.png': 'not a picture' },
    findings: [
      'the link "Prices" on / leads nowhere: its address is "#"',
      'the link "Facebook" on / leads to the front page of facebook.com, expected a profile',
      'the link "Contact" on / goes to /contatc, which is not a page',
      'the img element on / goes to /van.jpg, which is not a file',
      'the img element on / goes to /van-2.jpg, which is not a file',
      '/note.png on / is not a picture: browsers show nothing',
      'the style of /contact names the picture /road.png, which is not a file',
    ],
  },

  needs: ['summaries', 'answers', 'pages', 'output'],

  *page(page) {
    for (const link of [...page.all('a'), ...page.all('area')]) {
      const { href } = link.attributes
      const at = { page: page.path, span: spanOf(link), value: href }
      // Code in an address is reported by sec/form.
      if (href === undefined || /script:/i.test(href)) continue
      const name = page.textOf(link)
      const front = ABROAD.test(href) ? frontIn(href) : undefined
      if (NOWHERE.test(href.trim()))
        yield { text: `the link "${name}" on {{page}} leads nowhere: its address is "${href}"`, at }
      else if (front !== undefined)
        yield {
          text: `the link "${name}" on {{page}} leads to the front page of ${front}, expected a profile`,
          at,
          help: 'copy the address of the profile from the browser, or delete the link',
        }
    }
  },

  *site({ site, summaries, answers, pages, output }) {
    const known = new Map<string, boolean>()
    const isMissing = (path: string) => {
      if (!known.has(path)) known.set(path, answers(path) === undefined)
      return known.get(path) === true
    }
    // A relative address depends on its page, so it is examined on each.
    const isSuspect = ({ href }: { href: string }) => {
      if (isRelative(href)) return !href.startsWith('#')
      const own = ownPath(href, '/', site.origin)
      return own !== undefined && isMissing(withoutQuery(own))
    }
    for (const { page, link } of linksWhere(summaries, isSuspect)) {
      const own = ownPath(link.href, page.path, site.origin)
      const path = own === undefined ? undefined : withoutQuery(own)
      if (path === undefined || !isMissing(path)) continue
      const isPage = link.kind === 'link' || link.text === 'structured data'
      const help = isPage ? didYouMean(path, pages.keys()) : undefined
      yield {
        text: `${called(link)} on {{page}} goes to ${path}, which is not ${isPage ? 'a page' : 'a file'}`,
        at: { page: page.path, span: { start: link.start, end: link.end }, value: link.href },
        ...(help !== undefined && { help }),
      }
    }
    yield* pictureFaults(summaries, { site, output })
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

const frontIn = (href: string) => ((url) => url && frontOf(url))(parsed(href))

/** Picture files that are none, and pictures named by a style or by structured data that do not exist. */
function* pictureFaults(
  summaries: readonly PageSummary[],
  { site, output }: Pick<SiteContext, 'site' | 'output'>,
): Generator<Finding> {
  const readable = new Map<string, boolean>()
  const isPicture = (file: string) => {
    const known = readable.get(file) ?? pictureSize(output.read(file) ?? new Uint8Array()) !== undefined
    readable.set(file, known)
    return known
  }
  for (const page of summaries)
    for (const { src, use, start, end } of page.pictures) {
      const local = src.startsWith(`${site.origin}/`) ? src.slice(site.origin.length) : src
      if (!/^\/(?!\/)/.test(local)) continue
      const path = withoutQuery(local)
      const at = { page: page.path, span: { start, end }, value: src }
      if (output.files.has(path.slice(1))) {
        if (PICTURE.test(path) && !isPicture(path.slice(1)))
          yield { text: `${path} on {{page}} is not a picture: browsers show nothing`, at, help: 'export it again' }
      } else if (use === 'style' || use === 'data')
        yield {
          text: `the ${use === 'style' ? 'style' : 'structured data'} of {{page}} names the picture ${path}, which is not a file`,
          at,
        }
    }
}
