// Links of this site are paths: no own host, no other spelling of it, no preview and no localhost.

import { defineRule } from '../../../model/checks/rule.ts'
import { previewAt } from '../../data/previews.ts'
import { spanOf } from '../../page/facts.ts'
import { parsed } from '../../site/addresses.ts'

/** Elements and their attribute with an address. Canonical and alternate links are absolute by design. */
const HOLDERS = Object.entries({ a: 'href', area: 'href', form: 'action', img: 'src', script: 'src', iframe: 'src' })
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|.*\.(?:localhost|local|internal))$/
/** What is put in front of the name of a site. */
const FRONT = /^(?:www|staging|stage|dev|test|preview|beta|demo|old|new|cdn)\./

export default defineRule({
  why: 'An address with the host written out breaks when the site moves, and sends readers of a preview to another site.',
  level: 'warning',
  help: 'write the path alone, like /contact',
  fine: { pages: { '/': '<a href="/contact">Contact</a> <a href="https://studio.netlify.app/">By a studio</a>' } },
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
    const own = new URL(site.origin).hostname
    for (const [name, attribute] of HOLDERS)
      for (const element of page.all(name)) {
        const href = element.attributes[attribute]
        const url = href !== undefined && /^(?:https?:|\/\/)/i.test(href) ? parsed(href, site.origin) : undefined
        const fault = url && faultOf(url.hostname, own)
        if (!url || fault === undefined) continue
        const wanted = url.pathname + url.search + url.hash
        yield {
          text: `"${href}" ${fault}, expected ${wanted}`,
          at: { page: page.path, span: spanOf(element), value: href },
          help: `write ${wanted}`,
        }
      }
  },
})

/** Why a host should not be in an address; undefined for other sites. */
function faultOf(host: string, own: string): string | undefined {
  if (LOCAL.test(host)) return 'answers only on the computer of its author'
  if (host === own) return 'is an address of this site with its host written out'
  if (host.replace(FRONT, '') === own.replace(FRONT, '')) return 'is an address of this site under another host'
  return /\.(?:app|dev)$/.test(host) && previewAt(host) !== undefined ? 'is an address of a preview' : undefined
}
