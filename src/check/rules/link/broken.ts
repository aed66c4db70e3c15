// Every address of this site that a page names leads to a page, a redirect or a file; so do the addresses of its
// manifest.

import { defineRule, type Finding, type SiteContext } from '../../../model/checks/rule.ts'
import { didYouMean } from '../../../model/nearest.ts'
import { called } from '../../page/references.ts'
import { isRelative, ownPath, withoutQuery } from '../../site/addresses.ts'
import { linksWhere } from '../../site/links.ts'

export default defineRule({
  why:
    'A link to a page that does not exist loses the reader, and a file that is not there leaves a hole or a ' +
    'dead button.',
  level: 'error',
  help: 'put the file at that address into public/, or correct the address',
  fine: {
    pages: {
      '/':
        '<a href="/contact?from=home#map">Contact</a> <a href="contact">Contact</a> <a ' +
        'href="https://elsewhere.example/x">Elsewhere</a>',
    },
  },
  bad: {
    pages: {
      '/':
        '<a href="/contatc">Contact</a><img src="/van.jpg" srcset="/van-2.jpg 2x" alt="Our van"><a ' +
        'href="/%zz">Map</a>',
    },
    findings: [
      'the link "Contact" on / goes to /contatc, which is not a page',
      'the img element on / goes to /van.jpg, which is not a file',
      'the img element on / goes to /van-2.jpg, which is not a file',
      'the link "Map" on / goes to /%zz, which is not a page',
    ],
  },

  needs: ['summaries', 'answers', 'pages', 'output'],

  *site({ site, summaries, answers, pages, output }) {
    const known = new Map<string, boolean>()
    const isMissing = (path: string) => {
      let missing = known.get(path)
      if (missing === undefined) {
        missing = answers(path) === undefined
        known.set(path, missing)
      }
      return missing
    }
    // An address that depends on the page it stands on is looked at on each.
    const suspect = ({ href }: { href: string }) => {
      if (isRelative(href)) return !href.startsWith('#')
      const own = ownPath(href, '/', site.origin)
      return own !== undefined && isMissing(withoutQuery(own))
    }
    for (const { page, link } of linksWhere(summaries, suspect)) {
      const { href, text, kind, start, end } = link
      const own = ownPath(href, page.path, site.origin)
      if (own === undefined) continue
      const path = withoutQuery(own)
      if (!isMissing(path)) continue
      const help = kind === 'link' ? didYouMean(path, pages.keys()) : undefined
      yield {
        text:
          `${called(link)} on {{page}} goes to ${path}, which is not ` +
          `${kind === 'link' || text === 'structured data' ? 'a page' : 'a file'}`,
        at: { page: page.path, span: { start, end }, value: href },
        ...(help !== undefined && { help }),
      }
    }
    yield* inManifest({ site, answers, output })
  },
})

/** Addresses a browser follows from the manifest; its icons are the business of head/icons. */
function* inManifest({ output, answers, site }: Pick<SiteContext, 'output' | 'answers' | 'site'>): Generator<Finding> {
  const file = [...output.files.keys()].find((name) => name.endsWith('.webmanifest'))
  const bytes = file === undefined ? undefined : output.read(file)
  if (!bytes || bytes.length === 0) return
  let manifest: { start_url?: unknown; shortcuts?: { url?: unknown }[]; screenshots?: { src?: unknown }[] }
  try {
    manifest = JSON.parse(new TextDecoder().decode(bytes)) as typeof manifest
  } catch {
    return
  }
  for (const href of [
    manifest.start_url,
    ...(manifest.shortcuts ?? []).map(({ url }) => url),
    ...(manifest.screenshots ?? []).map(({ src }) => src),
  ]) {
    const own = typeof href === 'string' ? ownPath(href, '/', site.origin) : undefined
    if (own !== undefined && answers(withoutQuery(own)) === undefined)
      yield {
        text: `${file} goes to ${withoutQuery(own)}, which is not there`,
        at: { file: 'site.yaml', path: ['business', 'name'] },
        help: `correct the address in public/${file}, or run npx site build`,
      }
  }
}
