// Internal links are paths, without the site's own host (in any spelling), a preview host or localhost. They have no
// campaign parameters, and external links have none of the chat assistant that they were copied from.
import { previewAt } from '../../data/previews.ts'
import { spanOf } from '../../page/facts.ts'
import { defineRule } from '../../rule.ts'
import { parsed } from '../../site/addresses.ts'

/** Elements and their URL attribute. Canonical and alternate links are absolute by design. */
const HOLDERS = Object.entries({ a: 'href', area: 'href', form: 'action', img: 'src', script: 'src', iframe: 'src' })
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|.*\.(?:localhost|local|internal))$/
/** Parameters that ads and newsletters add to URLs. */
const MARKS = /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|ttclid|igshid|mc_[ce]id|_ga|_gl)$/i
/** Chat assistants that add their name to the URLs they print. */
const ASSISTANT = /^(?:chatgpt\.com|openai|perplexity|copilot\.com)$/
/** Prefixes of a host name. */
const FRONT = /^(?:www|staging|stage|dev|test|preview|beta|demo|old|new|cdn)\./

export default defineRule({
  why: 'Internal links with a host break when the site moves, and campaign parameters count known visitors as new.',
  level: 'warning',
  help: 'write the path alone, like /contact, without campaign parameters',
  fine: {
    pages: { '/': '<a href="/contact">Contact</a> <a href="https://studio.netlify.app/?utm_source=wheels">By</a>' },
  },
  bad: {
    pages: {
      '/':
        '<a href="https://wheels.example/contact">Contact</a><a href="http://www.wheels.example/">Home</a>' +
        '<a href="http://localhost:3000/a?x=1">A</a><a href="https://draft--wheels.netlify.app/a">A</a>',
      '/contact':
        '<a href="/contact?utm_source=facebook&amp;x=1#map">Ask</a>' +
        '<a href="https://maps.example/a?utm_source=chatgpt.com">Map</a>',
    },
    findings: [
      '"https://wheels.example/contact" is an address of this site with its host written out, expected /contact',
      '"http://www.wheels.example/" is an address of this site under another host, expected /',
      '"http://localhost:3000/a?x=1" answers only on the computer of its author, expected /a?x=1',
      '"https://draft--wheels.netlify.app/a" is an address of a preview, expected /a',
      '"/contact?utm_source=facebook&x=1#map" contains utm_source, expected /contact?x=1#map',
      '"https://maps.example/a?utm_source=chatgpt.com" contains utm_source, expected https://maps.example/a',
    ],
  },

  *page(page, _, { site }) {
    for (const [name, attribute] of HOLDERS)
      for (const element of page.all(name)) {
        const href = element.attributes[attribute] ?? ''
        const fault = ORDINARY.test(href) ? undefined : faultOf(href, page.path, site.origin)
        if (fault)
          yield {
            text: `"${href}" ${fault.what}, expected ${fault.wanted}`,
            at: { page: page.path, span: spanOf(element), value: href },
            help: `write ${fault.wanted}`,
          }
      }
  },
})

/** Most URLs: a path or a fragment without parameters. */
const ORDINARY = /^(?:#.*|\/[^/?][^?]*)?$/

/** The fault of a URL, and its right form. */
function faultOf(href: string, page: string, origin: string): { what: string; wanted: string } | undefined {
  const url = parsed(href, origin + page)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const hostOfSite = new URL(origin).hostname
  const host = /^(?:https?:|\/\/)/i.test(href) ? hostFault(url.hostname, hostOfSite) : undefined
  const isOwn = host !== undefined || url.hostname === hostOfSite
  const marks = marksIn(url, isOwn)
  const what = host ?? marks
  return what === undefined ? undefined : { what, wanted: isOwn ? url.pathname + url.search + url.hash : url.href }
}

/** Why a host must not be in a URL; undefined for other sites. */
function hostFault(host: string, own: string): string | undefined {
  if (LOCAL.test(host)) return 'answers only on the computer of its author'
  if (host === own) return 'is an address of this site with its host written out'
  if (host.replace(FRONT, '') === own.replace(FRONT, '')) return 'is an address of this site under another host'
  return /\.(?:app|dev)$/.test(host) && previewAt(host) !== undefined ? 'is an address of a preview' : undefined
}

/** A URL without its campaign parameters, and their names; undefined if it has none. */
function marksIn(url: URL, isOwn: boolean): string | undefined {
  const isMark = (key: string, value: string) =>
    isOwn ? MARKS.test(key) : key === 'utm_source' && ASSISTANT.test(value)
  const marks = [...url.searchParams].flatMap(([key, value]) => (isMark(key, value) ? [key] : []))
  for (const mark of marks) url.searchParams.delete(mark)
  return marks.length === 0 ? undefined : `contains ${marks.join(' and ')}`
}
