// What a visitor must load before reading is small: the HTML with its inlined style, and with the files the first view
// waits for.
import { PAGE_BYTES } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { BEST, compressed, partName, partToCut, QUICK, USUAL } from '../../page/weight.ts'
import { withoutQuery } from '../../site/addresses.ts'

/** Bytes of all that a first view waits for, HTML as compressed at the best quality, where a host keeps it so. */
const ALL = 200_000
/** Quality 5 takes 1 ms a page and 11 takes 110: over this site's pages 11 gives 0.92 of the bytes of 5, within 2 %. */
const RATIO = 0.92
/** An estimate this much over the limit may be wrong: such a page is compressed at the best quality. */
const DOUBT = 1.03
/**
 * Quality 0 takes a fifth of the time of 5, and 11 gives 0.70 to 0.72 of its bytes: a page that is clearly light enough
 * is not compressed again.
 */
const AT_MOST = 0.8

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

export default defineRule({
  why: 'A visitor in trouble on a bad line waits for every byte before the phone number shows.',
  level: 'warning',
  help: 'take out or make smaller what the finding names',
  source:
    'Google PageSpeed Insights, Prioritize visible content: what exceeds the first congestion window, ' +
    'typically 14.6 kB compressed, takes another round trip (read 2026-11)',
  fine: { pages: { '/': '<p>Back on the road in two days.</p>' } },
  bad: {
    pages: {
      '/': '<img src="/van.jpg" alt="Our van" width="3" height="2">',
      '/contact': `<p>${Array.from({ length: 5000 }, (_, i) => (i ** 3 * 7919) % 1_000_003).join(' ')}</p>`,
    },
    output: { 'van.jpg': 'x'.repeat(250_000) },
    findings: [
      'the HTML of /contact takes 17 kB at best compression, expected at most 12',
      'the first view of / loads about 251.4 kB, expected at most 200.0: /van.jpg alone is 250.0 kB',
    ],
  },

  needs: ['output', 'summaries'],

  *page(page, { from }) {
    if (page.html.length * 3 <= PAGE_BYTES || Buffer.byteLength(page.html) <= PAGE_BYTES) return
    if (compressed(page.html, QUICK) * AT_MOST <= PAGE_BYTES) return
    const estimate = compressed(page.html, USUAL) * RATIO
    const doubtful = estimate > PAGE_BYTES && estimate <= PAGE_BYTES * DOUBT
    const bytes = doubtful ? compressed(page.html, BEST) : estimate
    if (bytes <= PAGE_BYTES) return
    const tooMuch = `${Math.ceil((bytes - PAGE_BYTES) / 100) / 10} kB have to go`
    const part = partToCut(page, (rest) => compressed(rest, USUAL) * RATIO <= PAGE_BYTES)
    yield {
      text:
        `the HTML of {{page}} takes ${Math.ceil(bytes / 1000)} kB at best compression, ` +
        `expected at most ${PAGE_BYTES / 1000}`,
      at: part ? { page: page.path, span: spanOf(part) } : { file: from },
      help: part
        ? `take out, split or shorten ${partName(page, part)}: ${tooMuch}`
        : 'shorten the page or its style; pictures drawn in the page count',
    }
  },

  *site({ output, site, summaries }) {
    for (const page of summaries) {
      const own = page.first
        .map((href) => (href.startsWith(`${site.origin}/`) ? href.slice(site.origin.length) : href))
        .filter((href) => href.startsWith('/'))
      const files = own.map((href) => ({ href, bytes: output.files.get(withoutQuery(href).slice(1)) ?? 0 }))
      const rest = files.reduce((sum, { bytes }) => sum + bytes, 0)
      if (rest + page.weight <= ALL) continue
      const total = rest + compressed(output.read(page.file) ?? '', USUAL)
      const [largest] = files.sort((a, b) => b.bytes - a.bytes)
      if (total > ALL)
        yield {
          text:
            `the first view of {{page}} loads about ${kilobytes(total)} kB, expected at most ${kilobytes(ALL)}` +
            (largest ? `: ${largest.href} alone is ${kilobytes(largest.bytes)} kB` : ''),
          page: page.path,
          at: { file: page.from },
          help: `load late or make smaller: ${tooMuch(files, total - ALL).join(', ')}`,
        }
    }
  },
})

/** The fewest files, the largest first, that weigh `over` together. */
function tooMuch(files: readonly { readonly href: string; readonly bytes: number }[], over: number): string[] {
  let rest = over
  return files.flatMap(({ href, bytes }) => {
    const needed = rest > 0
    rest -= bytes
    return needed ? [`${href} (${kilobytes(bytes)} kB)`] : []
  })
}
