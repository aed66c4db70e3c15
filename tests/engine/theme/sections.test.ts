// What pages and sections of the theme choose by themselves: rows, photos, grounds, order, and where their links lead; and
// the price list: several columns of prices, how long things take, and groups of rows.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cli, shareCache, writeTree } from '../../helpers/command.ts'

const work = mkdtempSync(join(tmpdir(), 'sections-'))
const shop = join(work, 'shop')
const read = (file: string) => readFileSync(join(shop, file), 'utf8')

const photo = (name: string) => `{ file: ${name}.svg, alt: The ${name} }`
const PRICES = '  - { block: prices, heading: What it costs }\n'
const TABLE = '  - { block: table, columns: [Size, Price], rows: [[Small, from £20], [Large, £30]] }\n'
const TEXT = '  - { block: text, heading: And then, paragraphs: [We are done.] }\n'
const REVIEW = 'rating: 5, text: Good work., date: 2026-03-02'
const PAGES = {
  layouts: `  - { block: hero, layout: photo, heading: A photo, lead: To the edge., photo: ${photo('door')} }
  - { block: hero, layout: words, heading: Words, lead: Alone. }
  - { block: hero, layout: photo, heading: No photo, lead: As without. }
  - { block: hero, layout: words, heading: Words, lead: Beside a photo., photo: ${photo('door')} }
  - { block: cards, layout: pictures, heading: Services }
  - { block: cards, layout: rows, heading: Services }
  - { block: text, layout: plain, heading: Who we are, paragraphs: [We are two.], photo: ${photo('after')} }
  - { block: reviews, heading: What people say }
`,
  alone: `${PRICES}${TEXT}`,
  last: `${TEXT}${PRICES}`,
  both: `${PRICES}${TABLE}`,
  coupon: '  - { block: coupon, heading: Ten off, text: For all., until: 2099-12-24 }\n',
  form:
    '  - { block: coupon, heading: Ten off, text: For all., until: 2099-12-24 }\n' +
    '  - { block: contact, heading: Book }\n',
  gallery: `  - block: gallery
    heading: Work
    photos:
      - ${photo('door')}
      - { file: before.svg, alt: The work before, after: ${photo('after')} }
`,
}

beforeAll(async () => {
  expect((await cli(['init', shop, '--name', 'Ring Bells', '--town', 'Ely'])).code).toBe(0)
  shareCache(shop)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0h9v9z"/></svg>'
  const names = Object.keys(PAGES)
  const routes = names.map((name) => `  - { path: /${name}, page: ${name}, template: page }\n`).join('')
  const service = 'content/services/home-visit.yaml'
  writeTree(shop, {
    ...Object.fromEntries(['door', 'before', 'after'].map((name) => [`content/images/${name}.svg`, svg])),
    ...Object.fromEntries(
      Object.entries(PAGES).map(([name, sections]) => [
        `content/pages/${name}.yaml`,
        `name: ${name}\nhead: { title: The page ${name}, description: A page of sections. }\nsections:\n` +
          `  - { block: hero, heading: The page ${name}, lead: It has sections. }\n${sections}`,
      ]),
    ),
    'content/routes.yaml': read('content/routes.yaml').replace(
      'pages:\n',
      `pages:\n  - { path: /reviews, page: reviews, template: reviews }\n${routes}`,
    ),
    'content/pages/reviews.yaml':
      'name: Reviews\nhead: { title: The reviews, description: All of them. }\nhero: { heading: Reviews, lead: All of them. }\n',
    'content/reviews.yaml':
      'origin: From the form.\nlink: /reviews\nitems:\n' +
      `  - { id: a, name: Dora, ${REVIEW}, photo: ${photo('before')} }\n  - { id: b, name: Emil, ${REVIEW} }\n`,
    'content/prices.yaml': 'note: With tax.\nitems:\n  - { service: Brakes, price: starting from £20 }\n',
    [service]: read(service).replace('hero:\n', `hero:\n  photo: ${photo('door')}\n`),
  })
  const { code, err } = await cli(['build', '--root', shop])
  expect({ code, err }).toEqual({ code: 0, err: '' })
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** The elements of a page that have a class, in order. */
function withClass(page: string, name: string): string[] {
  const has = (names = '') => names.split(' ').includes(name)
  const elements = DomUtils.getElementsByClassName(has, parseDocument(read(`dist/${page}.html`)), true)
  return elements.map((element) => DomUtils.getOuterHTML(element))
}

describe('layouts', () => {
  const picturesIn = (html = '') => html.split('<img ').length - 1

  test('a top fills its side with the photo, or has large words where there is none; else it is as ever', () => {
    const [, photo, words, none, both] = withClass('layouts', 'hero')
    expect(photo).toMatch(/^<section class="hero layout-photo">/)
    expect(words).toMatch(/^<section class="hero layout-words">/)
    expect(none).toMatch(/^<section class="hero">/)
    expect(both).toMatch(/^<section class="hero">/)
    expect([photo, words, none, both].map(picturesIn)).toEqual([1, 0, 0, 1])
  })

  test('the breadcrumbs are in the first top of a page alone', () => {
    expect(withClass('layouts', 'crumbs')).toHaveLength(1)
  })

  test('cards have the pictures that there are, in rows none unless all have one', () => {
    const [large, rows] = withClass('layouts', 'cards')
    expect([large, rows].map(picturesIn)).toEqual([1, 0])
  })

  test('text in one column has its picture below it', () => {
    expect(withClass('layouts', 'layout-plain').map((text) => /<h2>.*<p>.*<figure>/s.test(text))).toEqual([true])
  })

  test('the rules of a layout are in the pages of templates that use it', () => {
    expect(read('dist/layouts.html')).toMatch(/\.layout-photo\b[^<]*\{/)
    expect(read('dist/services/home-visit.html')).not.toContain('.layout-photo')
  })
})

test('the link to all reviews is on other pages', () => {
  const links = (page: string) => read(`dist/${page}.html`).match(/<a [^>]*href="\/reviews"/g) ?? []
  expect([links('layouts').length, links('reviews').length]).toEqual([1, 0])
})

test('a review has its picture beside the name', () => {
  const [html = ''] = withClass('layouts', 'reviews')
  expect(
    html
      .split('<figcaption>')
      .slice(1)
      .map((part) => part.includes('<img ')),
  ).toEqual([true, false])
})

describe('prices', () => {
  test.each([
    ['between other sections, on a dark ground', 'alone', 1],
    ['above the footer, on a light one', 'last', 0],
    ['on a page with another table, on a light one', 'both', 0],
  ])('%s', (_, page, count) => {
    const [main = ''] = read(`dist/${page}.html`).split('</main>')
    expect(main.split('"section deep"')).toHaveLength(count + 1)
  })

  test('a table of figures looks like the list of prices, with a smaller word before the number', () => {
    const tables = withClass('both', 'figures')
    expect(tables).toHaveLength(2)
    for (const table of tables) expect(table).toMatch(/<td><b><small>(starting )?from<\/small> /)
  })
})

test('the button of a coupon leads to the form of its page, or to the contact page', () => {
  expect(withClass('form', 'coupon')[0]).toContain('href="#contact"')
  expect(withClass('coupon', 'coupon')[0]).toContain('href="/contact"')
})

test('photos of before and after come first, in a row of their own', () => {
  const [pair = '', ...more] = withClass('gallery', 'gallery')
  expect(pair).toMatch(/before.*after/s)
  expect(pair).not.toContain('The door')
  expect(more).toHaveLength(1)
})

test('the top of an area without a picture has the photo of a service', () => {
  expect(withClass('areas/ely', 'hero-photo')[0]).toContain('alt="The door"')
})

const build = (prices: string) => {
  writeTree(shop, { 'content/prices.yaml': `note: With tax.\n${prices}` })
  return cli(['build', '--root', shop])
}

/** The rows of the first table of prices, each as its cells. */
function rows() {
  const [table = ''] = withClass('prices', 'figures')
  const cellsOf = (row: Parameters<typeof DomUtils.textContent>[0]) =>
    DomUtils.getElementsByTagName((name) => name === 'th' || name === 'td', row, true).map((cell) =>
      DomUtils.textContent(cell).replaceAll('\u00a0', ' '),
    )
  return DomUtils.getElementsByTagName('tr', parseDocument(table), true).map(cellsOf)
}

test('rows have a duration, prices in columns of their own, and headings', async () => {
  const items = [
    '{ service: Brakes, group: Repairs, duration: 30 minutes, price: £20, also: [£25] }',
    '{ service: Gears, group: Repairs, price: £30, also: [£35] }',
    '{ service: A wash, group: Care, price: £10, also: [£10] }',
  ]
  const { code, err } = await build(`columns: [City bike, E-bike]\nitems:\n  - ${items.join('\n  - ')}\n`)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(rows()).toEqual([
    ['Service', 'Duration', 'City bike', 'E-bike'],
    ['Repairs'],
    ['Brakes', '30 minutes', '£20', '£25'],
    ['Gears', '', '£30', '£35'],
    ['Care'],
    ['A wash', '', '£10', '£10'],
  ])
})

test('a row without a price for a column is refused at its line', async () => {
  const { err } = await build('columns: [City bike, E-bike]\nitems:\n  - { service: Brakes, price: £20 }\n')
  expect(err).toContain('content/prices.yaml:4:')
  expect(err).toContain('items.0 has 1 price in a table with 2 columns of prices')
})

test('a service may be a page of sections, without the defaults of its route; without sections it is a mistake', async () => {
  const head = 'name: Safes\ntemplate: page\nhead: { title: Safes opened, description: We open safes. }\n'
  const sections = 'sections:\n  - { block: hero, heading: Safes, lead: We open them. }\n'
  const prices = 'note: With tax.\nitems:\n  - { service: Safes, price: £20 }\n'
  writeTree(shop, { 'content/services/safes.yaml': `${head}${sections}${PRICES}`, 'content/prices.yaml': prices })
  expect(await cli(['build', '--root', shop])).toMatchObject({ code: 0, err: '' })
  expect(withClass('services/safes', 'figures')).toHaveLength(1)
  writeTree(shop, { 'content/services/safes.yaml': head })
  expect(await cli(['check', '--root', shop])).toMatchObject({
    code: 1,
    err: expect.stringContaining('content/services/safes.yaml:1:1 content/schema\n  sections is missing\n'),
  })
  writeTree(shop, { 'content/services/safes.yaml': head.replace('template: page\n', sections) })
  const { err } = await cli(['check', '--root', shop])
  expect(err).toContain('"sections" is not a key here\n')
  expect(err).toContain('help: for a page of sections write template: page beside it')
})
