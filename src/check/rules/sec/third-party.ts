// Pages contain nothing that their Content-Security-Policy blocks: no http resources, no other hosts than those of the
// policy, no style attributes, no event handler attributes and no javascript: addresses.

import { frameFault } from '../../../model/frame-address.ts'
import type { PageElement, ParsedPage } from '../../parsed-page.ts'
import { defineRule, type Finding } from '../../rule.ts'
import { parsed } from '../../site/addresses.ts'

/** Attributes with the addresses of resources, by element. */
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
/** Values of rel that load a resource or open a connection. */
const LINKS = /^(?:stylesheet|preload|modulepreload|preconnect|dns-prefetch|icon)$/i
/** Addresses of other hosts in a stylesheet. */
const IN_STYLE = /(?:url\(\s*["']?|@import\s+["'])((?:https?:)?\/\/[^"')\s]+)/gi
const POLICY = /http-equiv="Content-Security-Policy" content="([^"]*)"/i

const page = (body: string) =>
  `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="frame-src https://maps.example">${body}`

export default defineRule({
  why: 'Third-party scripts report every visitor to another company, and browsers block what the policy does not allow.',
  level: 'error',
  help: 'delete it, or put the file into public/; declare what must stay under embeds: in site.yaml; write what a click does in an island',
  source:
    'W3C Content Security Policy Level 3, sections 2.3.1 and 6.7; LG München 3 O 17493/20 on fonts (read 2026-11)',
  fine: { pages: { '/': page('<iframe src="https://maps.example/leeds"></iframe><img src="/van.jpg" alt="">') } },
  bad: {
    pages: {
      '/': page('<script src="https://chat.example/x.js"></script><img src="http://a.example/b.png" alt="">'),
      '/contact': page(
        '<style>@import "https://faces.example/serif.css";</style><iframe src="https://youtu.be/Jn_b1Zc"></iframe>',
      ),
      '/repairs/brakes': '<p style="color:red" onclick="x()">x</p><a href="javascript:void(0)">Menu</a>',
    },
    findings: [
      'the script of chat.example on / is not allowed by its policy',
      'the img element on / loads http://a.example/b.png, expected https',
      '"https://youtu.be/Jn_b1Zc" refuses to be shown in a frame: visitors see an error',
      'the style of faces.example on /contact is not allowed by its policy',
      'the p element on /repairs/brakes has the attribute style, which the policy blocks',
      'the p element on /repairs/brakes has the attribute onclick, which the policy blocks',
      'the a element on /repairs/brakes runs code: javascript:void(0)',
    ],
  },

  *page(page, _, { site }): Generator<Finding> {
    yield* code(page)
    const isAllowed = policyIn(page.html)
    const seen = new Set<string>()
    for (const [element, value] of loadedBy(page)) {
      const url = /^(?:https?:|wss:|\/\/)/i.test(value) ? parsed(value, site.origin + page.path) : undefined
      const key = `${element.index} ${url?.host}`
      const isFrame = element.name === 'iframe'
      const refusal = isFrame ? frameFault(value) : undefined
      const fault = refusal ?? (url && url.origin !== site.origin && faultOf(element, value, url.host, isAllowed))
      if (!fault || seen.has(key)) continue
      seen.add(key)
      const span = { start: element.start, end: element.open }
      const at = element.name === 'style' ? { style: [url?.host ?? ''] } : { page: page.path, span, value }
      yield { ...fault, page: page.path, at }
    }
  },
})

/** Whether an address runs code. A scheme may contain white space, which browsers delete. */
const runsCode = (address: string) =>
  !/^[/#]/.test(address) && /^(?:javascript|vbscript|data):/i.test(address.replace(/[\s\u0000-\u001f]/g, ''))

const isBlocked = (key: string) => key === 'style' || (key.startsWith('on') && /^on[a-z]+$/.test(key))

/** Attributes that run code or set a style. */
function* code({ path, elements }: ParsedPage): Generator<Finding> {
  for (const { name, attributes, start, open } of elements) {
    const at = { page: path, span: { start, end: open } }
    for (const key in attributes)
      if (isBlocked(key))
        yield { text: `the ${name} element on {{page}} has the attribute ${key}, which the policy blocks`, at }
    const { href, action, formaction, src } = attributes
    const value = [href, action, formaction, src].find((address) => address !== undefined && runsCode(address))
    if (value !== undefined && name !== 'img')
      yield { text: `the ${name} element on {{page}} runs code: ${value.slice(0, 60)}`, at: { ...at, value } }
  }
}

/** The fault of a resource on another host; undefined if the policy allows it. */
function faultOf({ name }: PageElement, address: string, host: string, isAllowed: (host: string) => boolean) {
  if (/^http:/i.test(address))
    return {
      text: `the ${name} element on {{page}} loads ${address}, expected https`,
      help: `write ${address.replace(/^http:/i, 'https:')}, or serve the file from this site`,
    }
  if (isAllowed(host)) return undefined
  const text = `the ${name} of ${host} on {{page}} is not allowed by its policy`
  return name === 'iframe'
    ? { text, help: `declare https://${host} under embeds: in site.yaml, or delete it` }
    : { text }
}

/** A function that tests whether the policy of a page allows a host. */
function policyIn(html: string): (host: string) => boolean {
  const sources = (POLICY.exec(html)?.[1] ?? '').split(/[;\s]+/).map((source) => source.replace(/^https:\/\//, ''))
  return (host) =>
    sources.some(
      (source) => source === '*' || source === host || (source.startsWith('*.') && host.endsWith(source.slice(1))),
    )
}

/** The resources that elements load, including those of style elements. */
function* loadedBy(page: ParsedPage): Generator<readonly [PageElement, string]> {
  for (const [name, keys] of Object.entries(LOADS))
    for (const element of page.all(name))
      if (name !== 'link' || LINKS.test(element.attributes.rel ?? ''))
        for (const address of keys.flatMap((key) => addressesIn(key, element.attributes[key]))) yield [element, address]
  for (const element of page.all('style'))
    for (const [, address = ''] of page.html.slice(element.open, element.end).matchAll(IN_STYLE))
      yield [element, address]
}

/** The addresses in an attribute. `srcset` has several, each with its size. */
const addressesIn = (key: string, value = '') =>
  (key === 'srcset' ? value.split(/,\s+/) : [value]).map((part) => part.trim().split(/\s/)[0] ?? '')
