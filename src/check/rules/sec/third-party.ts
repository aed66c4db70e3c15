// A page loads nothing over http, and from another host only what its policy allows.

import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { parsed } from '../../site/addresses.ts'
import { outputText, publicAt } from '../../site/places.ts'

/** Elements that load, and their attributes with addresses. */
const LOADS: readonly (readonly [element: string, attributes: readonly string[]])[] = [
  ['script', ['src']],
  ['link', ['href']],
  ['img', ['src', 'data-src', 'srcset']],
  ['source', ['src', 'srcset']],
  ['iframe', ['src', 'data-src']],
  ['video', ['src', 'poster']],
  ['audio', ['src']],
  ['embed', ['src']],
  ['object', ['data']],
]
/** Links that load something or open a connection. */
const LINKS = /^(?:stylesheet|preload|modulepreload|preconnect|dns-prefetch|icon)$/i
/** Addresses on other hosts in a style sheet and in a script. */
const IN_STYLE = /(?:url\(\s*["']?|@import\s+["'])((?:https?:)?\/\/[^"')\s]+)/gi
const IN_SCRIPT =
  /(?:\b(?:import|importScripts|fetch|sendBeacon|WebSocket|EventSource)\(\s*|\.src\s*=\s*|["']script["'],\s*)["'`]((?:https?:|wss:)?\/\/[^"'`\s]+)/g
const POLICY = /http-equiv="Content-Security-Policy" content="([^"]*)"/i

const page = (body: string) =>
  `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="frame-src https://maps.example">${body}`

export default defineRule({
  why: 'A foreign script, font or chat tells another company of every visitor, and the privacy page says it does not.',
  level: 'error',
  help: 'delete it, or put the file into public/; declare what must stay under embeds: in site.yaml',
  source: 'W3C Content Security Policy Level 3, section 6.7.2; LG München 3 O 17493/20 on fonts (read 2026-11)',
  fine: { pages: { '/': page('<iframe src="https://maps.example/leeds"></iframe><img src="/van.jpg" alt="">') } },
  bad: {
    pages: {
      '/': page('<script src="https://chat.example/x.js"></script><img src="http://a.example/b.png" alt="">'),
      '/contact': page('<style>@import "https://faces.example/serif.css";</style>'),
    },
    output: { 'chat.js': 'document.createElement("script").src="https://talk.example/x.js"' },
    findings: [
      'the script of chat.example on / is not allowed by its policy',
      'the img element on / loads http://a.example/b.png, expected https',
      'the style of /contact loads from faces.example, which its policy does not allow',
      'chat.js loads from talk.example, which the policy of the pages does not allow',
    ],
  },
  needs: ['output'],

  *page(page, _, { site }): Generator<Finding> {
    const policy = policyIn(page.html)
    const seen = new Set<string>()
    for (const [element, href] of loadedBy(page)) {
      const host = foreignHost(href, site.origin + page.path)
      const key = `${element.index} ${host}`
      const isInsecure = /^http:/i.test(href)
      if (host === undefined || seen.has(key) || (!isInsecure && policy(host))) continue
      seen.add(key)
      yield {
        text: isInsecure
          ? `the ${element.name} element on {{page}} loads ${href}, expected https`
          : `the ${element.name} of ${host} on {{page}} is not allowed by its policy`,
        at: { page: page.path, span: { start: element.start, end: element.open }, value: href },
        ...(isInsecure && { help: `write ${href.replace(/^http:/i, 'https:')}, or serve the file from this site` }),
      }
    }
    for (const name of ['style', 'script'] as const)
      for (const element of page.all(name))
        for (const host of hostsIn(page.html.slice(element.open, element.end), name, site.origin))
          if (!policy(host))
            yield {
              text: `the ${name} of {{page}} loads from ${host}, which its policy does not allow`,
              page: page.path,
              at:
                name === 'style'
                  ? { style: [host] }
                  : { page: page.path, span: { start: element.start, end: element.open } },
            }
  },

  *site(context) {
    const policy = policyIn(outputText(context, 'index.html') ?? '')
    for (const file of context.output.files.keys()) {
      const kind = file.endsWith('.css') ? 'style' : /\.m?js$/.test(file) ? 'script' : undefined
      for (const host of kind ? hostsIn(outputText(context, file) ?? '', kind, context.site.origin) : [])
        if (!policy(host))
          yield {
            text: `${file} loads from ${host}, which the policy of the pages does not allow`,
            at: placeOf(file, host, context.site.templates),
          }
    }
  },
})

/** Where the source of a file is: a style sheet, an island or public/. */
function placeOf(file: string, host: string, templates: string): Finding['at'] {
  if (!file.startsWith('assets/')) return publicAt(file)
  return file.endsWith('.css') ? { style: [host] } : { file: `${templates}/islands` }
}

/** Whether the policy in a page names a host. */
function policyIn(html: string): (host: string) => boolean {
  const sources = (POLICY.exec(html)?.[1] ?? '').split(/[;\s]+/).map((source) => source.replace(/^https:\/\//, ''))
  return (host) =>
    sources.some(
      (source) => source === '*' || source === host || (source.startsWith('*.') && host.endsWith(source.slice(1))),
    )
}

/** The host of an address that leads to another site. */
function foreignHost(href: string, base: string): string | undefined {
  const url = /^(?:https?:|wss:|\/\/)/i.test(href) ? parsed(href, base) : undefined
  return !url || url.origin === new URL(base).origin ? undefined : url.host
}

/** The other hosts from which a style sheet or a script loads. */
const hostsIn = (text: string, kind: 'style' | 'script', origin: string): Set<string> =>
  new Set(
    /\/\//.test(text)
      ? [...text.matchAll(kind === 'style' ? IN_STYLE : IN_SCRIPT)].flatMap(
          ([, href = '']) => foreignHost(href, origin) ?? [],
        )
      : [],
  )

/** The addresses that elements load. */
function* loadedBy(page: PageFacts): Generator<readonly [PageElement, string]> {
  for (const [name, keys] of LOADS)
    for (const element of page.all(name)) {
      if (name === 'link' && !LINKS.test(element.attributes.rel ?? '')) continue
      for (const key of keys)
        for (const part of element.attributes[key]?.split(key === 'srcset' ? /,\s+/ : '\0') ?? [])
          yield [element, part.trim().split(/\s/)[0] ?? '']
    }
}
