// Nothing of another host is loaded that the policy of the page does not name.

import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { parsed } from '../../site/addresses.ts'

/** What loads, the attribute with its address, and the directives that may allow it, the narrowest first. */
const LOADS: readonly (readonly [element: string, attribute: string, directives: readonly string[]])[] = [
  ['script', 'src', ['script-src-elem', 'script-src']],
  ['iframe', 'src', ['frame-src', 'child-src']],
  ['iframe', 'data-src', ['frame-src', 'child-src']],
  ['img', 'src', ['img-src']],
  ['audio', 'src', ['media-src']],
  ['video', 'src', ['media-src']],
  ['source', 'src', ['media-src']],
  ['embed', 'src', ['object-src']],
  ['object', 'data', ['object-src']],
]
/** By the relation of a link. */
const RELATIONS: Readonly<Record<string, readonly string[]>> = {
  stylesheet: ['style-src-elem', 'style-src'],
  modulepreload: ['script-src'],
  preconnect: [],
  'dns-prefetch': [],
}
/** By what a preload is for. */
const PRELOADS: Readonly<Record<string, string>> = {
  font: 'font-src',
  script: 'script-src',
  style: 'style-src',
  image: 'img-src',
}

const POLICY = "default-src 'none'; frame-src https://maps.example"
const page = (body: string) =>
  '<!DOCTYPE html><html lang="en"><head><meta http-equiv="Content-Security-Policy" ' +
  `content="${POLICY}"></head><body>${body}</body></html>`

/** The hosts a policy allows for one of the directives. */
function allowed(policy: string, directives: readonly string[]): readonly string[] {
  const parts = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/)
      return [name.toLowerCase(), values] as const
    }),
  )
  const named = [...directives, 'default-src'].find((name) => parts.has(name))
  return directives.length === 0 ? [...parts.values()].flat() : (parts.get(named ?? '') ?? [])
}

const covers = (source: string, { origin, host, protocol }: URL) =>
  source === '*' ||
  source === protocol ||
  source === origin ||
  source.replace(/^https:\/\//, '').replace(/\/.*$/, '') === host ||
  (/^(?:https:\/\/)?\*\./.test(source) && host.endsWith(source.replace(/^(?:https:\/\/)?\*/, '')))

export default defineRule({
  why: 'A foreign script, font or chat tells another company of every visitor, and the privacy page says it does not.',
  level: 'error',
  help: 'take it out, or keep the file on this site; what must stay is named in the policy and the privacy page',
  source: 'W3C Content Security Policy Level 3, section 6.7.2; LG München 3 O 17493/20 on fonts (read 2026-11)',
  fine: {
    pages: { '/': page('<iframe src="https://maps.example/leeds" title="Map"></iframe><img src="/van.jpg" alt="">') },
  },
  bad: {
    pages: {
      '/': page(
        '<script src="https://chat.example/widget.js" async></script><link rel="stylesheet" ' +
          'href="https://fonts.example/css"><iframe src="https://video.example/1" title="Film"></iframe>',
      ),
    },
    findings: [
      'the script of chat.example on / is nothing its policy names',
      'the iframe of video.example on / is nothing its policy names',
      'the link of fonts.example on / is nothing its policy names',
    ],
  },

  *page(page, _, { site }) {
    const policy = page
      .all('meta')
      .filter(({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy')
      .map(({ attributes }) => attributes.content ?? '')
      .join(';')
    for (const [element, address, directives] of loadedBy(page)) {
      // What comes over http is sec/mixed-content's to report.
      const url = /^\s*(?:https:|[\\/]{2})/i.test(address) ? parsed(address, site.origin + page.path) : undefined
      if (!url || url.origin === site.origin || allowed(policy, directives).some((source) => covers(source, url)))
        continue
      yield {
        text: `the ${element.name} of ${url.host} on {{page}} is nothing its policy names`,
        at: { page: page.path, span: { start: element.start, end: element.open }, value: address },
      }
    }
  },
})

function* loadedBy(page: PageFacts): Generator<readonly [PageElement, string, readonly string[]]> {
  for (const [name, attribute, directives] of LOADS)
    for (const element of page.all(name)) {
      const address = element.attributes[attribute]
      if (address !== undefined) yield [element, address, directives]
    }
  for (const element of page.all('link')) {
    const { rel = '', href, as = '' } = element.attributes
    const directives = rel === 'preload' ? [PRELOADS[as] ?? 'connect-src'] : RELATIONS[rel.toLowerCase()]
    if (href !== undefined && directives) yield [element, href, directives]
  }
}
