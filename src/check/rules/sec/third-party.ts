// A page loads nothing over http, and nothing from another host that its policy does not name: not with its elements,
// its style or its scripts.

import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { type Kind, loadedFromElsewhere } from '../../page/style-loads.ts'
import { parsed } from '../../site/addresses.ts'
import { outputText, publicAt } from '../../site/places.ts'
import { matchesOf } from '../../text/expression.ts'

/** What loads, the attribute with its address, and the directives that may allow it, the narrowest first. */
const LOADS: readonly (readonly [element: string, attribute: string, directives: readonly string[]])[] = [
  ['script', 'src', ['script-src-elem', 'script-src']],
  ['iframe', 'src', ['frame-src', 'child-src']],
  ['iframe', 'data-src', ['frame-src', 'child-src']],
  ['img', 'src', ['img-src']],
  ['img', 'data-src', ['img-src']],
  ['img', 'srcset', ['img-src']],
  ['source', 'srcset', ['img-src']],
  ['image', 'href', ['img-src']],
  ['video', 'poster', ['img-src']],
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

/** By what a style loads. */
const STYLES: Readonly<Record<Kind, readonly string[]>> = {
  style: RELATIONS.stylesheet ?? [],
  font: ['font-src'],
  image: ['img-src'],
}
/**
 * A call of a script that fetches from an address written out. What has a `src` may be a script, a frame or a picture:
 * any directive may allow it.
 */
const FETCHES = new RegExp(
  [
    // What services give away says what it makes before it says from where: "script", "https://…".
    `(?:\\b(?:import|importScripts)\\(\\s*|(\\b(?:fetch|sendBeacon|WebSocket|EventSource)\\(\\s*)|`,
    `(\\.src\\s*=\\s*|["']script["'],\\s*))`,
    '["\'`]((?:https:|wss:)?//[^"\'`\\s]+)',
  ].join(''),
  'g',
)

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
  help: 'delete it, or put the file into public/; name what must stay in the policy and on the privacy page',
  source: 'W3C Content Security Policy Level 3, section 6.7.2; LG München 3 O 17493/20 on fonts (read 2026-11)',
  fine: {
    pages: { '/': page('<iframe src="https://maps.example/leeds" title="Map"></iframe><img src="/van.jpg" alt="">') },
  },
  bad: {
    pages: {
      '/': page(
        '<script src="https://chat.example/widget.js" async></script><link rel="stylesheet" ' +
          'href="https://fonts.example/css"><iframe src="https://video.example/1" title="Film"></iframe>' +
          '<style>@import "https://faces.example/serif.css";</style>',
      ),
    },
    output: { 'assets/chat.js': 'document.createElement("script").src="https://talk.example/widget.js"' },
    findings: [
      'the script of chat.example on / is nothing its policy names',
      'the iframe of video.example on / is nothing its policy names',
      'the link of fonts.example on / is nothing its policy names',
      'the style of / loads from faces.example, which its policy does not name',
      'assets/chat.js loads from talk.example, which the policy of the pages does not name',
    ],
  },

  needs: ['output'],

  *page(page, _, { site }) {
    yield* insecure(page)
    const policy = page
      .all('meta')
      .filter(({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy')
      .map(({ attributes }) => attributes.content ?? '')
      .join(';')
    const seen = new Set<string>()
    for (const [element, address, directives] of loadedBy(page)) {
      const host = foreignHost(address, site.origin + page.path, policy, directives)
      if (host === undefined || seen.has(`${element.index} ${host}`)) continue
      seen.add(`${element.index} ${host}`)
      yield {
        text: `the ${element.name} of ${host} on {{page}} is nothing its policy names`,
        at: { page: page.path, span: { start: element.start, end: element.open }, value: address },
      }
    }
    for (const script of page.all('script')) {
      if (script.attributes.src !== undefined || !/^(?:module|text\/javascript)?$/.test(script.attributes.type ?? ''))
        continue
      for (const host of hostsOfScript(page.html.slice(script.open, script.end), site.origin, policy))
        yield {
          text: `a script written in {{page}} loads from ${host}, which its policy does not name`,
          at: { page: page.path, span: { start: script.start, end: script.open } },
        }
    }
    const css = page.all('style').map(({ open, end }) => page.html.slice(open, end))
    for (const host of hostsOf(css.join('\n'), site.origin, policy))
      yield {
        text: `the style of {{page}} loads from ${host}, which its policy does not name`,
        page: page.path,
        at: { style: [host] },
        help: 'take it out, or put the file into public/ and write url(/its-name)',
      }
  },

  *site(context) {
    const { output, site } = context
    const policy = POLICY_OF.exec(outputText(context, 'index.html') ?? '')?.[1]?.replace(/&#x27;|&#39;/g, "'") ?? ''
    for (const file of [...output.files.keys()].sort()) {
      if (!/\.(?:css|m?js)$/.test(file)) continue
      const text = outputText(context, file) ?? ''
      for (const host of (file.endsWith('.css') ? hostsOf : hostsOfScript)(text, site.origin, policy))
        yield {
          text: `${file} loads from ${host}, which the policy of the pages does not name`,
          at: drawnFrom(file, host, site.templates),
        }
    }
  },
})

const POLICY_OF = /http-equiv="Content-Security-Policy" content="([^"]*)"/i

/** What a file of the output was made from: late.css, an island, or a file of public/. */
const drawnFrom = (file: string, host: string, templates: string) => {
  if (!file.startsWith('assets/')) return publicAt(file)
  return file.endsWith('.css') ? { style: [host] } : { file: `${templates}/islands` }
}

/** The host of an address that is neither of this site nor allowed. What is loaded over http is reported by `insecure`. */
function foreignHost(address: string, base: string, policy: string, directives: readonly string[]): string | undefined {
  const url = /^\s*(?:https:|wss:|[\\/]{2})/i.test(address) ? parsed(address, base) : undefined
  if (!url || url.origin === new URL(base).origin) return undefined
  return allowed(policy, directives).some((source) => covers(source, url)) ? undefined : url.host
}

/** The foreign hosts a style sheet loads from. */
function hostsOf(css: string, origin: string, policy: string): ReadonlySet<string> {
  const hosts = [...loadedFromElsewhere(css)].map(([address, kind]) =>
    foreignHost(address, origin, policy, STYLES[kind]),
  )
  return new Set(hosts.filter((host) => host !== undefined))
}

/** The foreign hosts a script loads from, as far as it writes them out. */
function hostsOfScript(code: string, origin: string, policy: string): ReadonlySet<string> {
  const hosts = matchesOf(code, FETCHES).map(([, fetched, any, address = '']) =>
    foreignHost(address, origin, policy, any ? [] : fetched ? ['connect-src'] : ['script-src']),
  )
  return new Set(hosts.filter((host) => host !== undefined))
}

function* loadedBy(page: PageFacts): Generator<readonly [PageElement, string, readonly string[]]> {
  for (const [name, attribute, directives] of LOADS)
    for (const element of page.all(name)) {
      const address = element.attributes[attribute]
      if (address === undefined) continue
      for (const one of attribute === 'srcset' ? address.split(/,\s+/) : [address])
        yield [element, one.trim().split(/\s+/)[0] ?? '', directives]
    }
  for (const element of page.all('link')) {
    const { rel = '', href, as = '' } = element.attributes
    const directives = rel === 'preload' ? [PRELOADS[as] ?? 'connect-src'] : RELATIONS[rel.toLowerCase()]
    if (href !== undefined && directives) yield [element, href, directives]
  }
}

/** Addresses that the page loads over http, which browsers block (W3C Mixed Content, section 4). */
function* insecure(page: PageFacts): Generator<Finding> {
  if (!/http:\/\//i.test(page.html)) return
  const found: [string, string, { start: number; end: number }][] = []
  for (const [name, keys] of INSECURE)
    for (const element of page.all(name))
      for (const key of keys)
        for (const part of (element.attributes[key] ?? '').split(key.includes('srcset') ? ',' : '\0'))
          if (/^\s*http:\/\//i.test(part)) found.push([name, part.trim().split(/\s/)[0] ?? '', element])
  for (const link of page.all('link')) {
    const { rel = '', href = '' } = link.attributes
    if (/^http:\/\//i.test(href) && !SILENT.test(rel)) found.push(['link', href, link])
  }
  for (const style of page.all('style'))
    for (const match of matchesOf(page.html.slice(style.open, style.end), STYLE))
      found.push(['style', match[1] ?? '', style])
  for (const { element, content } of [...page.meta('og:image'), ...page.meta('twitter:image')])
    if (/^http:\/\//i.test(content)) found.push(['meta', content, element])
  for (const [name, href, { start, end }] of found)
    yield {
      text: `the ${name} element on {{page}} loads ${href}, expected https`,
      at: { page: page.path, span: { start, end }, value: href },
      help: `write ${href.replace(/^http:/i, 'https:')}, or serve the file from this site`,
    }
}

/** Elements that load, and the attributes with their addresses. */
const INSECURE: readonly (readonly [string, readonly string[]])[] = [
  ['script', ['src']],
  ['img', ['src', 'srcset', 'data-src', 'data-srcset']],
  ['source', ['src', 'srcset', 'data-srcset']],
  ['iframe', ['src', 'data-src']],
  ['video', ['src', 'poster']],
  ['audio', ['src']],
  ['track', ['src']],
  ['embed', ['src']],
  ['object', ['data']],
]
/** Relations of links that load nothing. */
const SILENT = /^(?:canonical|alternate|next|prev|author|license|me|help|search)$/
/** Addresses in a style sheet. */
const STYLE = /(?:url\(\s*["']?|@import\s+["'])(http:\/\/[^"')\s]+)/gi
