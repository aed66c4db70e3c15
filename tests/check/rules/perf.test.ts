// A finding of a page's weight says which part has to go, and stands at that part.
import { expect, test } from 'vitest'
import pageWeight from '../../../src/check/rules/perf/page-weight.ts'
import { loadRules } from '../../../src/check/rules.ts'
import { exampleSite, findingsOf, sync } from '../example-site.ts'

const rules = await loadRules()

/** What one rule says of the contact page with this content: its help, and the part of the page it points at. */
function said(id: string, content: string): [help: string | undefined, part: string][] {
  const { context, pages } = exampleSite({ pages: { '/contact': content } })
  const { page, planned } = pages.find((each) => each.page.path === '/contact') ?? {}
  const rule = rules.get(id)
  if (!page || !planned || !rule) throw new Error(`there is no ${id}`)
  return [...sync(rule.page?.(page, planned, context))].map(({ help, at }) => [
    help,
    'span' in at && at.span ? page.html.slice(at.span.start, at.span.start + 20) : '',
  ])
}

const noise = (length: number) => Array.from({ length }, (_, i) => (i ** 3 * 7919) % 1_000_003).join(' ')

test('the part without which a page is light enough is named', () => {
  const content = `<section><h2>Small</h2><p>x</p></section><section id="l"><h2>Long</h2><p>${noise(5000)}</p></section>`
  expect(said('perf/page-weight', content)).toEqual([
    [
      expect.stringMatching(/^shorten or split the p "0 7919 .*": \d+(?:\.\d)? kB too much$/),
      `<p>${noise(5000)}`.slice(0, 20),
    ],
  ])
})

test('a page that is long but compresses well is named too', () => {
  const content = '<div>on and on</div>'.repeat(6000)
  expect(findingsOf(pageWeight, { pages: { '/contact': content } })[0]).toMatch(/^\/contact has 6,\d+ elements/)
  expect(findingsOf(pageWeight, { pages: { '/contact': `<p>${'on and on '.repeat(11_000)}</p>` } })).toEqual([
    expect.stringMatching(/^the HTML of \/contact has 11\d kB, expected at most 100$/),
  ])
})

test('of a picture in several files, the one that a telephone takes counts', () => {
  const output = { 'a.avif': 'x'.repeat(90_000), 'a-2.avif': 'x'.repeat(210_000), 'a.jpg': 'x'.repeat(300_000) }
  const picture = (sources: string, img = 'src="/a.jpg"') =>
    findingsOf(pageWeight, {
      pages: { '/': `<picture>${sources}<img ${img} alt="" width="3" height="2"></picture>` },
      output,
    })
  const sizes = 'sizes="(min-width: 48rem) 24rem, 100vw"'
  expect(picture(`<source type="image/avif" srcset="/a.avif 824w, /a-2.avif 1600w" ${sizes}>`)).toEqual([])
  expect(picture('<source media="(min-width: 800px)" srcset="/a-2.avif"><source srcset="/a.avif">')).toEqual([])
  expect(picture('', 'src="/a.jpg" srcset="/a.avif 900w, /a.jpg 1800w"')).toEqual([])
  expect(picture('')).toEqual([expect.stringContaining('/a.jpg alone is 300.0 kB')])
  expect(picture('<source srcset="/a.avif 1x, /a-2.avif 2x">')).toEqual([expect.stringContaining('/a-2.avif alone')])
})
