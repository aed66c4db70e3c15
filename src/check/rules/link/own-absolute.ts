// Internal links are paths, without the site's own host (in any spelling), a preview host or localhost.
import { previewAt } from '../../data/previews.ts'
import { spanOf } from '../../page/parse.ts'
import { defineRule } from '../../rule.ts'
import { parsed } from '../../site/addresses.ts'

/** Elements and their URL attribute. Canonical and alternate links are absolute by design. */
const HOLDERS = Object.entries({ a: 'href', area: 'href', form: 'action', img: 'src', script: 'src', iframe: 'src' })
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|.*\.(?:localhost|local|internal))$/
/** Prefixes of a host name. */
const FRONT = /^(?:www|staging|stage|dev|test|preview|beta|demo|old|new|cdn)\./

export default defineRule({
  why: 'Internal links with a host break when the site moves, and one with the host of a preview leads nowhere.',
  level: 'warning',
  help: 'write the path alone, like /contact',
  fine: {
    pages: { '/': '<a href="/contact">Contact</a> <a href="https://studio.netlify.app/?utm_source=wheels">By</a>' },
  },
  bad: {
    pages: {
      '/':
        '<a href="https://wheels.example/contact">Contact</a><a href="http://www.wheels.example/">Home</a>' +
        '<a href="http://localhost:3000/a?x=1">A</a><a href="https://draft--wheels.netlify.app/a">A</a>',
    },
    findings: [
      '"https://wheels.example/contact" is an address of this site with its host written out, expected /contact',
      '"http://www.wheels.example/" is an address of this site under another host, expected /',
      '"http://localhost:3000/a?x=1" answers only on the computer of its author, expected /a?x=1',
      '"https://draft--wheels.netlify.app/a" is an address of a preview, expected /a',
    ],
  },

  *page(page, _, { site }) {
    for (const [name, attribute] of HOLDERS)
      for (const element of page.all(name)) {
        const href = element.attributes[attribute]
        const fault = href === undefined ? undefined : faultOf(href, page.path, site.origin)
        if (fault)
          yield {
            text: `"${href}" ${fault.what}, expected ${fault.wanted}`,
            at: { page: page.path, span: spanOf(element), value: href },
            help: `write ${fault.wanted}`,
          }
      }
  },
})

/** The fault of a URL, and its right form. */
function faultOf(href: string, page: string, origin: string): { what: string; wanted: string } | undefined {
  const url = /^(?:https?:|\/\/)/i.test(href) ? parsed(href, origin + page) : undefined
  if (!url) return undefined
  const what = hostFault(url.hostname, new URL(origin).hostname)
  return what === undefined ? undefined : { what, wanted: url.pathname + url.search + url.hash }
}

/** Why a host must not be in a URL; undefined for other sites. */
function hostFault(host: string, own: string): string | undefined {
  if (LOCAL.test(host)) return 'answers only on the computer of its author'
  if (host === own) return 'is an address of this site with its host written out'
  if (host.replace(FRONT, '') === own.replace(FRONT, '')) return 'is an address of this site under another host'
  return /\.(?:app|dev)$/.test(host) && previewAt(host) !== undefined ? 'is an address of a preview' : undefined
}
