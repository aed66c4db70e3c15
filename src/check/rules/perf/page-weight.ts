// A page loads fast on a bad line: its HTML is small, its first view waits for few bytes and for no script, and a
// telephone lays it out without a pause.

import { PAGE_BYTES, type PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { thousands } from '../../../model/report.ts'
import { spanOf } from '../../page/facts.ts'
import { compressed, partName, partToCut } from '../../page/weight.ts'
import { withoutQuery } from '../../site/addresses.ts'

/** Bytes of all files that a first view waits for, the compressed HTML included. */
const FIRST_VIEW = 200_000
/** Elements: Lighthouse warns from 800 and fails 1,400; these pages contain their menus. */
const ELEMENTS = 1500
/** Bytes of uncompressed HTML that are laid out quickly, and that Googlebot reads. */
const [LARGE, READ] = [100_000, 2 * 1024 * 1024]
/** Brotli at quality 5 takes 1 ms a page, at 11 it takes 110 ms; 11 gives 0.92 of the bytes of 5, within 2 %. */
const BEST = 0.92
/** Quality 0 takes a fifth of the time of 5, and the best quality gives at most this share of its bytes. */
const AT_MOST = 0.8

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const doc = (head: string) => `<!DOCTYPE html><html lang="en"><head>${head}</head><body></body></html>`

export default defineRule({
  why: 'A visitor in trouble on a bad line waits for every byte before the phone number appears.',
  level: 'warning',
  help: 'delete or shorten what the finding names',
  source:
    'Google PageSpeed Insights: what exceeds the first congestion window, typically 14.6 kB compressed, takes another ' +
    'round trip; Lighthouse, Avoid an excessive DOM size; Googlebot reads the first 2 MB of a page (read 2026-11)',
  fine: {
    pages: { '/': '<p>Back on the road in two days.</p>', '/contact': doc('<script src="/a.js" defer></script>') },
  },
  bad: {
    pages: {
      '/': '<img src="/van.jpg" alt="Our van" width="3" height="2">',
      '/contact': `<p>${Array.from({ length: 5000 }, (_, i) => (i ** 3 * 7919) % 1_000_003).join(' ')}</p>`,
      '/repairs/brakes': `<div><ul>${'<li><b>x</b></li>'.repeat(800)}</ul></div>`,
      '/repairs/puncture': doc('<script src="/a.js"></script><link rel="stylesheet" href="https://fonts.example/x">'),
    },
    output: { 'van.jpg': 'x'.repeat(250_000) },
    findings: [
      'the HTML of /contact takes 17 kB compressed, expected at most 12',
      '/repairs/brakes has 1,653 elements, expected at most 1,500: 1,601 of them in one ul',
      'the script /a.js on /repairs/puncture delays the first view',
      'the style sheet https://fonts.example/x on /repairs/puncture delays the first view',
      'the first view of / loads 251.4 kB, expected at most 200.0: /van.jpg alone is 250.0 kB',
    ],
  },

  needs: ['output', 'summaries'],

  *page(page, { from }, { site }): Generator<Finding> {
    yield* blocking(page, site.origin)
    yield* manyElements(page)
    // A UTF-16 unit has at most 3 bytes, so most pages need not be measured.
    if (page.html.length * 3 <= PAGE_BYTES) return
    const whole = Buffer.byteLength(page.html)
    if (whole > LARGE)
      yield {
        text: `the HTML of {{page}} has ${thousands(Math.round(whole / 1000))} kB, expected at most ${LARGE / 1000}`,
        at: { file: from },
        help: `split the page, or move long lists to pages of their own${whole > READ ? ': search engines read 2 MB' : ''}`,
      }
    else yield* heavyHtml(page, from)
  },

  *site({ output, site, summaries }) {
    for (const page of summaries) {
      const own = page.first
        .map((href) => (href.startsWith(`${site.origin}/`) ? href.slice(site.origin.length) : href))
        .filter((href) => href.startsWith('/'))
      const files = own
        .map((href) => ({ href, bytes: output.files.get(withoutQuery(href).slice(1)) ?? 0 }))
        .sort((a, b) => b.bytes - a.bytes)
      const rest = files.reduce((sum, { bytes }) => sum + bytes, 0)
      const [largest] = files
      if (!largest || rest + page.weight <= FIRST_VIEW) continue
      const total = rest + compressed(output.read(page.file) ?? '', 5)
      if (total > FIRST_VIEW)
        yield {
          text:
            `the first view of {{page}} loads ${kilobytes(total)} kB, expected at most ${kilobytes(FIRST_VIEW)}: ` +
            `${largest.href} alone is ${kilobytes(largest.bytes)} kB`,
          page: page.path,
          at: { file: page.from },
          help: `make ${largest.href} smaller, or load it late`,
        }
    }
  },
})

/** HTML that does not fit into one round trip, and the part of the page to shorten. */
function* heavyHtml(page: PageFacts, from: string): Generator<Finding> {
  if (compressed(page.html, 0) * AT_MOST <= PAGE_BYTES) return
  const bytes = compressed(page.html, 5) * BEST
  if (bytes <= PAGE_BYTES) return
  const part = partToCut(page, (rest) => compressed(rest, 5) * BEST <= PAGE_BYTES)
  const over = `${Math.ceil((bytes - PAGE_BYTES) / 100) / 10} kB too much`
  yield {
    text: `the HTML of {{page}} takes ${Math.ceil(bytes / 1000)} kB compressed, expected at most ${PAGE_BYTES / 1000}`,
    at: part ? { page: page.path, span: spanOf(part) } : { file: from },
    help: part ? `shorten or split ${partName(page, part)}: ${over}` : `shorten the page or its style: ${over}`,
  }
}

/** Scripts and foreign style sheets that a browser waits for before it draws. */
function* blocking(page: PageFacts, origin: string): Generator<Finding> {
  for (const script of page.all('script')) {
    const { src, async, defer, type = '' } = script.attributes
    const isLate = async !== undefined || defer !== undefined || /^(?:module|application\/)/.test(type)
    if (src !== undefined && !isLate)
      yield {
        text: `the script ${src} on {{page}} delays the first view`,
        at: { page: page.path, span: spanOf(script), value: src },
        help: 'add defer or type="module" to it, or make it an island',
      }
  }
  for (const link of page.all('link')) {
    const { rel = '', href = '', media = 'all' } = link.attributes
    const isForeign = /^(?:https?:)?\/\//.test(href) && !href.startsWith(`${origin}/`)
    if (/(?:^|\s)stylesheet(?:\s|$)/i.test(rel) && /^(?:all|screen)/.test(media) && isForeign)
      yield {
        text: `the style sheet ${href} on {{page}} delays the first view`,
        at: { page: page.path, span: spanOf(link), value: href },
        help: 'write the style into styles.css and put its fonts into the site',
      }
  }
}

/** A page with too many elements, and the element that contains most of them. */
function* manyElements(page: PageFacts): Generator<Finding> {
  const count = page.elements.length
  if (count <= ELEMENTS) return
  const sizes = page.elements.map(() => 1)
  for (let i = count - 1; i > 0; i--) {
    const parent = page.elements[i]?.parent ?? -1
    if (parent >= 0) sizes[parent] = (sizes[parent] ?? 0) + (sizes[i] ?? 0)
  }
  const heaviest = page.elements.findLast(({ index }) => (sizes[index] ?? 0) * 2 > count)
  yield {
    text:
      `{{page}} has ${thousands(count)} elements, expected at most ${thousands(ELEMENTS)}` +
      (heaviest ? `: ${thousands(sizes[heaviest.index] ?? 0)} of them in one ${heaviest.name}` : ''),
    at: { page: page.path, span: heaviest && spanOf(heaviest) },
    help: `show a part of it and link to the rest: ${thousands(count - ELEMENTS)} elements too many`,
  }
}
