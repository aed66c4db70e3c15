// A page loads fast on a slow connection: its HTML is small and nothing blocks the first render.
import { brotliCompressSync, constants } from 'node:zlib'
import { spanOf } from '../../page/parse.ts'
import { PAGE_BYTES, type ParsedPage } from '../../parsed-page.ts'
import { defineRule, type Finding } from '../../rule.ts'

/** Brotli at quality 5 takes 1 ms a page, at 11 it takes 110 ms; 11 gives 0.92 of the bytes of 5, within 2 %. */
const BEST = 0.92
/** Quality 0 takes a fifth of the time of 5, and the best quality gives at most this share of its bytes. */
const AT_MOST = 0.8

const doc = (head: string) => `<!DOCTYPE html><head>${head}</head>`

export default defineRule({
  why: 'Visitors in an emergency on a slow connection wait for every byte before they see the phone number.',
  level: 'warning',
  help: 'delete or shorten what the finding names',
  source:
    'Google PageSpeed Insights: what exceeds the first congestion window, typically 14.6 kB compressed, takes another ' +
    'round trip (read 2026-11)',
  fine: { pages: { '/': '<p>Back in two days.</p>', '/contact': doc('<script src="/a.js" defer></script>') } },
  bad: {
    pages: {
      '/contact': `<p>${Array.from({ length: 5000 }, (_, i) => (i ** 3 * 7919) % 1_000_003).join(' ')}</p>`,
      '/repairs/puncture': doc('<script src="/a.js"></script><link rel="stylesheet" href="https://fonts.example/x">'),
    },
    findings: [
      'the HTML of /contact takes 17 kB compressed, expected at most 12',
      'the script element on /repairs/puncture delays the first view: /a.js',
      'the link element on /repairs/puncture delays the first view: https://fonts.example/x',
    ],
  },

  *page(page, { from }, { site }): Generator<Finding> {
    yield* blocking(page, site.origin)
    const bytes = compressedSize(page.html)
    if (bytes > PAGE_BYTES)
      yield {
        text: `the HTML of {{page}} takes ${Math.ceil(bytes / 1000)} kB compressed, expected at most ${PAGE_BYTES / 1000}`,
        at: { file: from },
        help: `shorten or split the page: ${Math.ceil((bytes - PAGE_BYTES) / 100) / 10} kB too much`,
      }
  },
})

/** Compressed bytes of the HTML; 0 if they are certainly within the limit. */
function compressedSize(html: string): number {
  const sizeAt = (quality: number) =>
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  // A UTF-16 unit has at most 3 bytes.
  const isFew = html.length * 3 <= PAGE_BYTES || sizeAt(0) * AT_MOST <= PAGE_BYTES
  return isFew ? 0 : sizeAt(5) * BEST
}

/** Scripts and external stylesheets that block rendering. */
function* blocking(page: ParsedPage, origin: string): Generator<Finding> {
  for (const element of [...page.all('script'), ...page.all('link')]) {
    const { src, rel, href = '', async, defer, type = '' } = element.attributes
    const isLate = async !== undefined || defer !== undefined || /^(?:module|application\/)/.test(type)
    const isForeign = /^(?:https?:)?\/\//.test(href) && !href.startsWith(`${origin}/`)
    const value = isLate ? undefined : (src ?? (rel === 'stylesheet' && isForeign ? href : undefined))
    if (value !== undefined)
      yield {
        text: `the ${element.name} element on {{page}} delays the first view: ${value}`,
        at: { page: page.path, span: spanOf(element), value },
        help:
          element.name === 'script'
            ? 'add defer or type="module" to it, or make it an island'
            : 'write the style into styles.css and put its fonts into the site',
      }
  }
}
