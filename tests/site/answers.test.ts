// What a person in trouble looks for, on the built site: what it costs, who comes, how soon, whose fault it is.
// Greek stands here because people search in Greek.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { SourcePlaces } from '../../src/load/places.ts'
import { shareCache } from '../helpers/command.ts'
import { all, one, parse, section, words } from '../helpers/html.ts'
import { drawn, type Made, realSite, root } from '../helpers/made.ts'

let site: Made
beforeAll(async () => {
  site = await realSite()
})

const main = (path: string) => one(site.page(path), 'main')
const text = (path: string) => words(main(path))
const paths = () => [...site.pages.keys()]
const entry = (path: string) =>
  site.plan.pages.find((page) => page.path === path)?.props.entry as Record<
    string,
    { heading?: string; items?: { path: string }[] } | undefined
  >
const part = (path: string, name: string) => section(main(path), entry(path)[name]?.heading ?? `no heading in ${name}`)
const said = (claim: string) => String(site.plan.site.claims[claim]?.text).replace(/\s+/g, ' ')

const ANSWERS = ['vat', 'night-price', 'payment', 'receipt', 'technician']
const IDENTITY = ['business.legal.name', 'business.legal.register', 'business.legal.vat', 'business.legal.office']

describe('the answers of the owner', () => {
  test.each([
    ['/', ['vat', 'night-price']],
    ['/company', ['vat', 'payment', 'receipt', 'technician']],
    ['/faq', ['vat', 'night-price', 'payment', 'receipt']],
  ])('%s gives %j', (path, claims) => {
    expect(claims.filter((name) => !text(path).includes(said(name)))).toEqual([])
  })

  test("each is the owner's to give, and so are the identity and the credentials", () => {
    const awaited = site.content.placeholders
      .filter(({ file }) => file === 'site.yaml')
      .map(({ path }) => path.join('.'))
    const wanted = [...ANSWERS.map((name) => `claims.${name}.text`), ...IDENTITY]
    expect(wanted.filter((path) => !awaited.includes(path))).toEqual([])
    expect(awaited.filter((path) => path.startsWith('business.legal.credentials.'))).toHaveLength(3)
  })

  test('what is not known of the identity is on no page', () => {
    const unknown = site.content.placeholders.filter(({ path }) => path.join('.').startsWith('business.legal'))
    expect(unknown.length).toBeGreaterThan(0)
    const places = new SourcePlaces(new Map([['site.yaml', readFileSync(join(root, 'site.yaml'))]]), new Map())
    const texts = unknown.map(({ file, path }) => places.source(file, path) ?? '')
    for (const text of texts) expect(paths().filter((path) => site.pages.get(path)?.includes(text))).toEqual([])
  })

  test('once given, they stand where the questions are, and the identity on /company and in the footer', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'answered-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    for (const name of ['content', 'templates', 'public'])
      cpSync(join(root, name), join(folder, name), { recursive: true })
    const yaml = readFileSync(join(root, 'site.yaml'), 'utf8')
    const answered = yaml.replace(/^ {4}text: !placeholder .*$/gm, '    text: «Η απάντηση».')
    writeFileSync(join(folder, 'site.yaml'), answered.replaceAll('!placeholder ', ''))
    shareCache(folder)
    const { pages, plan } = await drawn(folder)
    const { legal } = plan.site.business
    const page = (path: string) => parse(pages.get(path) ?? '')
    const footer = words(one(page('/'), 'footer.footer'))
    expect([legal?.name, legal?.register, legal?.vat].filter((value) => !footer.includes(String(value)))).toEqual([])
    const proof = (legal?.credentials ?? []).map(({ name, value }) => `${name}: ${value}`).join(' · ')
    for (const path of ['/', '/services/apofraksi-lekanis', '/areas/nikaia'])
      expect(words(one(page(path), 'section.hero')), path).toContain(proof)
    const rows = all(one(page('/company'), 'main'), 'dl dd').map(words)
    expect(rows).toEqual([
      ...[legal?.name, legal?.register, legal?.vat, legal?.office],
      ...(legal?.credentials ?? []).map(({ value }) => value),
    ])
    for (const path of ['/', '/company', '/faq'])
      expect(words(one(page(path), 'main')), path).toContain('«Η απάντηση».')
  })
})

describe('the price', () => {
  const list = () => one(main('/'), '#prices')

  test('what raises it stands beside the list: height, the pressure washer, taking the bowl off', () => {
    const raises = all(list(), 'ul li').map((item) => words(item).toLowerCase())
    expect(raises).toHaveLength(3)
    for (const what of ['ύψος', 'πιεστικό', 'λεκάνη']) expect(raises.join(' · ')).toContain(what)
  })

  test("the note of the list is the owner's answers", () => {
    expect(words(one(list(), '.note'))).toBe(`${said('vat')} ${said('night-price')}`)
  })

  test('nobody is told to ask whether VAT is in it', () => {
    expect(paths().filter((path) => text(path).includes('αν περιλαμβάνει ΦΠΑ'))).toEqual([])
  })

  test('every price of a service page leads to the list, and no link of a text to the home page alone', () => {
    const lines = paths().flatMap((path) => all(main(path), '.price-line').map((line) => [path, line] as const))
    expect(lines.length).toBeGreaterThan(10)
    expect(
      lines
        .filter(([, line]) => !all(line, 'a').some(({ attribs }) => attribs.href === '/#prices'))
        .map(([path]) => path),
    ).toEqual([])
    const texts = (path: string) => all(main(path), 'p a').map(({ attribs }) => attribs.href)
    expect(paths().filter((path) => !/^\/(?:404|500|efcharistoume)$/.test(path) && texts(path).includes('/'))).toEqual(
      [],
    )
    for (const path of ['/faq', '/services/apofraksi-lekanis']) expect(texts(path), path).toContain('/#prices')
  })
})

describe('who comes, how and why', () => {
  test('/company says who comes, how a visit goes in four steps, and then why', () => {
    expect(all(part('/company', 'visit'), 'li h3')).toHaveLength(4)
    const headings = all(main('/company'), 'h2').map(words)
    const order = ['who', 'visit', 'strengths'].map((name) =>
      headings.indexOf(String(entry('/company')[name]?.heading)),
    )
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).not.toContain(-1)
  })

  test.each(['/faq', '/services/apofraksi-apoxeteysis', '/services/apofraksi-frateiou'])(
    "%s says whether a blocked sewer is ours or the street's, and who is called then",
    (path) => {
      const answers = all(main(path), 'details').map(words)
      expect(answers.filter((answer) => answer.includes('ΕΥΔΑΠ') && /δρόμο/.test(answer))).toHaveLength(1)
    },
  )
})

describe('how soon', () => {
  test('where 20-30 minutes stand, the page says who waits 20 and who 30', () => {
    const range = said('response.range') && String(site.plan.site.claims.response?.variants?.range?.text)
    const pages = paths().filter((path) => text(path).includes(range))
    expect(pages.length).toBeGreaterThan(15)
    expect(pages.filter((path) => !/20 λεπτά κοντά στη Νίκαια[^.]*30 λεπτά πιο μακριά/.test(text(path)))).toEqual([])
  })

  test('/areas shows the line and the minutes of each area, as its own page says them', () => {
    const { response } = site.plan.site.claims
    const near = String(response?.text)
    const far = String(response?.variants?.far?.text)
    const items = all(main('/areas'), '.cards li')
    expect(items).toHaveLength(20)
    const cards = site.plan.shared.cards.areas ?? []
    for (const [i, item] of items.entries()) {
      const card = cards[i] ?? expect.unreachable()
      const detail = card.detail.replace(/\s+/g, ' ')
      const minutes = [near, far].filter((text) => detail.endsWith(text))
      expect(minutes, card.path).toHaveLength(1)
      expect(words(item), card.path).toContain(detail)
      expect(words(item), card.path).toContain(card.summary.replace(/\s+/g, ' '))
      expect(
        [near, far].filter((soon) => text(card.path).includes(soon)),
        card.path,
      ).toEqual(minutes)
    }
  })
})

describe('the two pages of disinfection', () => {
  const landing = '/apolymansi'
  const service = '/services/apolymansi'

  test('the landing page shows no card to its twin, but says in a text what the other is for', () => {
    expect(all(part(landing, 'related'), 'a').map(({ attribs }) => attribs.href)).not.toContain(service)
    expect(all(main(landing), 'p a').map(({ attribs }) => attribs.href)).toContain(service)
    for (const path of [service, '/services'])
      expect(
        all(main(path), 'p a').map(({ attribs }) => attribs.href),
        path,
      ).toContain(landing)
  })

  test('name, title and heading say which is for the home and which is not', () => {
    const names = (path: string) => [
      words(all(one(site.page(path), 'nav.crumbs'), 'li').slice(-1)),
      words(one(site.page(path), 'head title')),
      words(one(main(path), 'h1')),
    ]
    expect(names(service).filter((name) => !/σπ[ίι]τι/.test(name))).toEqual([])
    expect(names(landing).filter((name) => /σπ[ίι]τι/.test(name))).toEqual([])
  })

  test('no question stands on both', () => {
    const questions = (path: string) => all(main(path), 'summary').map(words)
    expect(questions(landing).filter((question) => questions(service).includes(question))).toEqual([])
  })
})

test.each([
  ['πατοσίφωνο', ['/services/apofraksi-sifonioy', '/services/apofraksi-sifonioy-mpaniou']],
  [
    'ξεβούλωμα',
    ['/', '/services', '/services/apofraksi-lekanis', '/services/apofraksi-nerochyti', '/services/apofraksi-banieras'],
  ],
  ['πιστοποιητικό απολύμανσης', ['/apolymansi']],
  ['βεβαίωση απολύμανσης', ['/apolymansi', '/services/apolymansi']],
])('people who search "%s" find it where it is true', (word, pages) => {
  expect(pages.filter((path) => !text(path).toLowerCase().includes(word))).toEqual([])
})
