// A page in several languages names them all, itself too, and what everybody else gets; so does the sitemap.

import { defineRule } from '../../../model/checks/rule.ts'
import { alternatesOf, type Twin } from '../../../model/plan.ts'
import { spanOf } from '../../page/facts.ts'
import { outputText, publicAt } from '../../site/places.ts'

const ORIGIN = 'https://wheels.example'
const two = {
  'site.yaml': 'languages: [en, nl]\n',
  'site.nl.yaml': 'locale: nl_NL\n',
  'content/pages/contact.nl.yaml': 'name: Bel ons\n',
}
const page = (language: string, links: Readonly<Record<string, string>>) =>
  `<!DOCTYPE html><html lang="${language}"><head>${Object.entries(links)
    .map(([code, path]) => `<link rel="alternate" hreflang="${code}" href="${ORIGIN}${path}">`)
    .join('')}</head></html>`
const both = { en: '/contact', nl: '/nl/contact', 'x-default': '/contact' }

/** hreflang -> the address it must lead to. */
const expected = (twins: readonly Twin[], origin: string) =>
  new Map(alternatesOf(twins).map(({ hreflang, path }) => [hreflang, origin + path]))

/** What is wrong with the alternates that something names. */
function* faults(found: ReadonlyMap<string, string>, wanted: ReadonlyMap<string, string>) {
  for (const [code, href] of wanted) {
    const own = found.get(code)
    if (own === href) continue
    yield { code, text: `names ${own ?? 'no address'} for hreflang "${code}", expected ${href}` }
  }
  for (const [code, href] of found)
    if (!wanted.has(code)) yield { code, text: `names ${href} for hreflang "${code}", which the site does not have` }
}

const help = 'run npx site build; if it stays, look at what writes the head'

export default defineRule({
  why: 'Search engines send visitors to the page in their language only where both pages name each other.',
  level: 'error',
  help,
  source: 'developers.google.com/search/docs/specialty/international/localized-versions (read 2026-11)',
  fine: { yaml: two, pages: { '/contact': page('en', both), '/nl/contact': page('nl', both) } },
  bad: {
    yaml: two,
    pages: {
      '/': page('en', { fr: '/fr' }),
      '/contact': page('en', { en: '/contact', 'x-default': '/contact' }),
      '/nl/contact': page('nl', { ...both, nl: '/contact', 'x-default': '/nl/contact' }),
    },
    output: {
      'sitemap.xml':
        `<urlset><url><loc>${ORIGIN}/contact</loc>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/contact"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/contact"/></url></urlset>`,
    },
    findings: [
      `/ names ${ORIGIN}/fr for hreflang "fr", which the site does not have`,
      `/contact names no address for hreflang "nl", expected ${ORIGIN}/nl/contact`,
      `/nl/contact names ${ORIGIN}/contact for hreflang "nl", expected ${ORIGIN}/nl/contact`,
      `/nl/contact names ${ORIGIN}/nl/contact for hreflang "x-default", expected ${ORIGIN}/contact`,
      `sitemap.xml names no address for hreflang "nl", expected ${ORIGIN}/nl/contact, at ${ORIGIN}/contact`,
    ],
  },

  needs: ['output', 'pages'],

  *page(page, planned, { site }) {
    if (!site.languages) return
    const links = page
      .all('link')
      .filter(({ attributes: { rel, hreflang } }) => rel === 'alternate' && hreflang !== undefined)
    const found = new Map(links.map(({ attributes }) => [attributes.hreflang ?? '', attributes.href ?? '']))
    const wanted = expected(planned.indexable ? planned.twins : [], site.origin)
    for (const { code, text } of faults(found, wanted)) {
      const link = links.find(({ attributes }) => attributes.hreflang === code)
      yield { text: `{{page}} ${text}`, at: { page: page.path, span: link && spanOf(link) }, help }
    }
  },

  *site(context) {
    const { site, pages } = context
    if (!site.languages) return
    const entries = [...context.output.files.keys()]
      .filter((file) => /^sitemap[^/]*\.xml$/.test(file))
      .flatMap((file) =>
        [...(outputText(context, file) ?? '').matchAll(/<url>.*?<\/url>/gs)].map(([url]) => ({ file, url })),
      )
    const byAddress = new Map([...pages.values()].map((planned) => [site.origin + planned.path, planned]))
    for (const { file, url } of entries) {
      const [, loc = ''] = /<loc>([^<]*)</.exec(url) ?? []
      const links = [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, code = '', href = '']) => [code, href] as const,
      )
      for (const { text } of faults(new Map(links), expected(byAddress.get(loc)?.twins ?? [], site.origin)))
        yield { text: `${file} ${text}, at ${loc}`, at: publicAt(file), help: 'run npx site build' }
    }
  },
})
