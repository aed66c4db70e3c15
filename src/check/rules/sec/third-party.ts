// A page loads nothing over http, and from another host only what its policy allows.

import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { parsed } from '../../site/addresses.ts'

/** Attributes with addresses that an element loads. */
const LOADS: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  link: ['href'],
  img: ['src', 'data-src', 'srcset'],
  source: ['src', 'srcset'],
  iframe: ['src', 'data-src'],
  video: ['src', 'poster'],
  audio: ['src'],
  embed: ['src'],
  object: ['data'],
}
/** Links that load something or open a connection. */
const LINKS = /^(?:stylesheet|preload|modulepreload|preconnect|dns-prefetch|icon)$/i
/** Addresses on other hosts in a style sheet. */
const IN_STYLE = /(?:url\(\s*["']?|@import\s+["'])((?:https?:)?\/\/[^"')\s]+)/gi
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
    findings: [
      'the script of chat.example on / is not allowed by its policy',
      'the img element on / loads http://a.example/b.png, expected https',
      'the style of faces.example on /contact is not allowed by its policy',
    ],
  },

  *page(page, _, { site }): Generator<Finding> {
    const isAllowed = policyIn(page.html)
    const seen = new Set<string>()
    for (const [element, value] of loadedBy(page)) {
      const url = /^(?:https?:|wss:|\/\/)/i.test(value) ? parsed(value, site.origin + page.path) : undefined
      const key = `${element.index} ${url?.host}`
      const fault = url && url.origin !== site.origin ? faultOf(element, value, url.host, isAllowed) : undefined
      if (!fault || seen.has(key)) continue
      seen.add(key)
      const span = { start: element.start, end: element.open }
      const at = element.name === 'style' ? { style: [url?.host ?? ''] } : { page: page.path, span, value }
      yield { ...fault, page: page.path, at }
    }
  },
})

/** What is wrong with an address on another host that an element loads. */
function faultOf({ name }: PageElement, address: string, host: string, isAllowed: (host: string) => boolean) {
  if (/^http:/i.test(address))
    return {
      text: `the ${name} element on {{page}} loads ${address}, expected https`,
      help: `write ${address.replace(/^http:/i, 'https:')}, or serve the file from this site`,
    }
  return isAllowed(host) ? undefined : { text: `the ${name} of ${host} on {{page}} is not allowed by its policy` }
}

/** Whether the policy in a page names a host. */
function policyIn(html: string): (host: string) => boolean {
  const sources = (POLICY.exec(html)?.[1] ?? '').split(/[;\s]+/).map((source) => source.replace(/^https:\/\//, ''))
  return (host) =>
    sources.some(
      (source) => source === '*' || source === host || (source.startsWith('*.') && host.endsWith(source.slice(1))),
    )
}

/** The addresses that elements load, those of style elements included. */
function* loadedBy(page: PageFacts): Generator<readonly [PageElement, string]> {
  for (const [name, keys] of Object.entries(LOADS))
    for (const element of page.all(name))
      if (name !== 'link' || LINKS.test(element.attributes.rel ?? ''))
        for (const address of keys.flatMap((key) => addressesIn(key, element.attributes[key]))) yield [element, address]
  for (const element of page.all('style'))
    for (const [, address = ''] of page.html.slice(element.open, element.end).matchAll(IN_STYLE))
      yield [element, address]
}

/** The addresses in an attribute: `srcset` has several, each with its size. */
const addressesIn = (key: string, value = '') =>
  (key === 'srcset' ? value.split(/,\s+/) : [value]).map((part) => part.trim().split(/\s/)[0] ?? '')
