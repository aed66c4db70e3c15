// Links of this site are paths: no own host, no www twin, no test host, no localhost.

import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { parsed } from '../../site/addresses.ts'

/** Elements and the attribute that holds an address. Canonical and alternate links are absolute by design. */
const HOLDERS = [
  ['a', 'href'],
  ['area', 'href'],
  ['form', 'action'],
  ['img', 'src'],
  ['script', 'src'],
  ['iframe', 'src'],
] as const
/** What is added to the name of a site that is tried. */
const TRIED = /(?:-(?:demo|dev|test|staging|preview|draft|new|old|site|web|v\d+))+$/
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|.*\.(?:localhost|local|test|internal))$/
const TRIAL = /^(?:staging|stage|dev|test|preview|beta|demo|old|new|cdn)\./
/** Hosts that show a site before it is published, with the label it has there. */
const PREVIEW = new RegExp(
  `^(?:[^.]+\\.)*?([^.]+)\\.(?:${[
    'netlify\\.app|pages\\.dev|vercel\\.app|now\\.sh|web\\.app|firebaseapp\\.com|github\\.io|gitlab\\.io',
    'workers\\.dev|herokuapp\\.com|onrender\\.com|surge\\.sh|ngrok(?:-free)?\\.(?:app|dev)|ngrok\\.io',
    'amplifyapp\\.com|webflow\\.io|azurestaticapps\\.net|cloudfront\\.net|s3[a-z0-9.-]*\\.amazonaws\\.com',
    'wixsite\\.com|wordpress\\.com|glitch\\.me|wpengine(?:powered)?\\.com|kinsta\\.cloud|flywheelsites\\.com',
    'cloudwaysapps\\.com|pantheonsite\\.io|fly\\.dev|deno\\.dev|lovable\\.app|repl(?:it)?\\.(?:app|co|dev)',
    'framer\\.(?:app|website)|godaddysites\\.com|myshopify\\.com|squarespace\\.com|bolt\\.host',
  ].join('|')})$`,
)
/** Hosts of one draft of a site, whichever: of a change that is proposed, or of one day's build. */
const DRAFT = new RegExp(
  `^(?:${[
    '(?:deploy-preview-\\d+|[0-9a-f]{24}|main|master|develop|dev|staging|preview)--[^.]+\\.netlify\\.app',
    '[0-9a-f]{8}\\.[^.]+\\.pages\\.dev',
    '[^.]+-git-[^.]+\\.vercel\\.app',
    '[^.]+--(?:pr\\d+|preview|staging)-[^.]+\\.web\\.app',
  ].join('|')})$`,
)
/** As a browser reads them: slashes may lean, and letters be large. */
const WHOLE = /^\s*(?:https?:|[\\/]{2})/i

export default defineRule({
  why:
    'An address with the host written by hand breaks when the site moves, and sends readers of a preview to ' +
    'another site.',
  level: 'warning',
  help: 'write the path alone, like /contact',
  fine: {
    pages: {
      '/':
        '<a href="/contact">Contact</a> <a href="https://maps.example/leeds">Map</a> <a ' +
        'href="https://studio.netlify.app/">Made by a studio</a>',
    },
  },
  bad: {
    pages: {
      '/':
        '<a href="https://wheels.example/contact">Contact</a><a href="http://www.wheels.example/">Home</a><a ' +
        'href="http://localhost:3000/contact?x=1">Contact</a><a ' +
        'href="HTTPS:\\\\Wheels.example/contact">Contact</a><a ' +
        'href="https://draft-3--wheels.netlify.app/contact">Contact</a><a ' +
        'href="https://deploy-preview-12--bikes.netlify.app/contact">Contact</a>',
    },
    findings: [
      '"https://wheels.example/contact" is an address of this site with its host written out, expected /contact',
      '"http://www.wheels.example/" is an address of this site under another host, expected /',
      '"http://localhost:3000/contact?x=1" answers only on the machine of whoever wrote it, expected /contact?x=1',
      '"HTTPS:\\\\Wheels.example/contact" is an address of this site with its host written out, expected /contact',
      '"https://draft-3--wheels.netlify.app/contact" is an address of a preview of this site, expected /contact',
      '"https://deploy-preview-12--bikes.netlify.app/contact" is an address of a preview, which is gone one day, ' +
        'expected /contact',
    ],
  },

  *page(page, _planned, { site }) {
    for (const [name, attribute] of HOLDERS)
      for (const element of page.all(name)) yield* faultsOf(page, element, element.attributes[attribute], site.origin)
  },
})

/** What stands before the top of a name: "wheels-leeds" of https://www.wheels-leeds.example. */
const nameOf = (host: string) =>
  host
    .replace(/^www\./, '')
    .replace(/\.[^.]+$/, '')
    .replace(/[^a-z0-9]/g, '')

/** Whether a host of previews holds this site: it is called like it, as "draft--wheels-leeds" is. */
function isPreview(host: string, own: string): boolean {
  const [, label = ''] = PREVIEW.exec(host) ?? []
  const called = label
    .replace(/^.*--/, '')
    .replace(TRIED, '')
    .replace(/[^a-z0-9]/g, '')
  const name = nameOf(own)
  return called.length > 4 && (called.includes(name) || name.startsWith(called))
}

function* faultsOf(
  page: PageFacts,
  element: PageElement,
  href: string | undefined,
  origin: string,
): Generator<Finding> {
  if (href === undefined || !WHOLE.test(href)) return
  const url = parsed(href, origin + page.path)
  if (!url) return
  const { hostname, pathname, search, hash } = url
  const own = new URL(origin).hostname
  const plain = (host: string) => host.replace(/^www\./, '')
  const wanted = pathname + search + hash
  const why = LOCAL.test(hostname)
    ? 'answers only on the machine of whoever wrote it'
    : hostname === own
      ? 'is an address of this site with its host written out'
      : plain(hostname.replace(TRIAL, '')) === plain(own)
        ? 'is an address of this site under another host'
        : isPreview(hostname, own)
          ? 'is an address of a preview of this site'
          : DRAFT.test(hostname)
            ? 'is an address of a preview, which is gone one day'
            : undefined
  if (why !== undefined)
    yield {
      text: `"${href}" ${why}, expected ${wanted}`,
      at: { page: page.path, span: { start: element.start, end: element.end }, value: href },
      help: `write ${wanted}`,
    }
}
