// spec.md, line by line, against the built site: its routes, labels, lists and constants. Greek stands here because spec.md asks for it.
import { beforeAll, describe, expect, test } from 'vitest'
import { all, type Document, type Element, one, parse, section, words } from '../helpers/html.ts'
import { type Made, realSite, year } from '../helpers/made.ts'

let site: Made
beforeAll(async () => {
  site = await realSite()
})

const SERVICES = [
  'apofraksi-apoxeteysis',
  'apofraksi-lekanis',
  'apofraksi-me-kamera',
  'apofraksi-banieras',
  'apofraksi-nerochyti-kouzinas',
  'apofraksi-nerochyti',
  'apofraksi-niptira-mpaniou',
  'apofraksi-niptira',
  'apofraksi-sifonioy-mpaniou',
  'apofraksi-sifonioy',
  'apofraksi-frateiou',
  'apofraksi-ydrorrois',
  'apofraksi-mpalkoniou',
  'apofraksi-kathetis-kouzinas',
  'apofraksi-kathetis-stilis-toualeton',
  'apofraksi-kathetis-ydrorrois',
  'sintirisi-apoxeteyseon',
  'leak-detection',
  'plumbing',
  'antliseis-ydaton',
  'apolymansi',
]
const STACKS = ['apofraksi-kathetis-stilis-toualeton', 'apofraksi-kathetis-kouzinas', 'apofraksi-kathetis-ydrorrois']
const GENERIC = SERVICES.filter((slug) => !STACKS.includes(slug))
const AREAS = [
  'piraeus',
  'keratsini',
  'drapetsona',
  'nikaia',
  'korydallos',
  'perama',
  'aspropyrgos',
  'elefsina',
  'moschato',
  'tauros',
  'kallithea',
  'neo-faliro',
  'paleo-faliro',
  'nea-smyrni',
  'athens',
  'peristeri',
  'aigaleo',
  'chaidari',
  'agios-anargiroi',
  'agia-barbara',
]
const servicePaths = SERVICES.map((slug) => `/services/${slug}`)
const areaPaths = AREAS.map((slug) => `/areas/${slug}`)
/** Pages of spec.md, point 2; the privacy and thanks pages of design.md, section 9; the error pages. */
const FIXED = ['/', '/services', '/company', '/epikoinwnia', '/faq', '/areas', '/apolymansi', '/politiki-aporritou']
const UNLISTED = ['/efcharistoume', '/404', '/500']

const main = (path: string) => one(site.page(path), 'main')
const text = (path: string) => words(main(path))
const entry = (path: string) =>
  site.plan.pages.find((page) => page.path === path)?.props.entry as Record<
    string,
    { heading?: string; items?: unknown[] }
  >
/** The section of a page whose heading the named part of its YAML gives. */
const part = (path: string, name: string) => section(main(path), entry(path)[name]?.heading ?? `no heading in ${name}`)
/** The sections of the home page, as content/pages/home.yaml lists them. */
const sections = () => entry('/').sections as unknown as { block: string; heading: string }[]
/** The first section of the home page that a block draws. */
const block = (name: string) =>
  section(main('/'), sections().find((one) => one.block === name)?.heading ?? `no section ${name}`)
const items = (path: string, name: string) => all(part(path, name), 'li')
const titles = (elements: Element[]) => elements.map((element) => words(all(element, 'h3')))
const links = (elements: Element[]) => elements.map((link) => [words(link), link.attribs.href])
const meta = (page: Document, name: string) =>
  [...all(page, `head meta[name="${name}"]`), ...all(page, `head meta[property="${name}"]`)].map(
    ({ attribs }) => attribs.content,
  )
const phones = () =>
  site.plan.site.business.phones as unknown as {
    mobile: { number: string; shown: string }
    landline: { number: string; shown: string }
  }
/** The one JSON-LD graph of a page, its nodes by type. */
const graph = (path: string): Record<string, Record<string, unknown>> => {
  const scripts = all(site.page(path), 'script[type="application/ld+json"]')
  if (scripts.length === 0) return {}
  expect(scripts).toHaveLength(1)
  const first = scripts[0]?.children[0]
  const data = JSON.parse(first && 'data' in first ? first.data : '') as {
    '@context': string
    '@graph': Record<string, unknown>[]
  }
  expect(data['@context']).toBe('https://schema.org')
  return Object.fromEntries(data['@graph'].map((node) => [String(node['@type']), node]))
}

describe('2. routes', () => {
  test('every address of the specification is a page, and there is no other', () => {
    expect([...site.pages.keys()].sort()).toEqual([...FIXED, ...UNLISTED, ...servicePaths, ...areaPaths].sort())
  })

  test.each([
    ['/services/disinfection', '/services/apolymansi'],
    ['/services/toilet-vertical-drain-unclogging', '/services/apofraksi-kathetis-stilis-toualeton'],
    ['/services/kitchen-vertical-drain-unclogging', '/services/apofraksi-kathetis-kouzinas'],
    ['/services/gutter-vertical-drain-unclogging', '/services/apofraksi-kathetis-ydrorrois'],
  ])('%s redirects to %s, on the host and by a page that replaces history', (from, to) => {
    expect(site.file('_redirects').split('\n')).toContain(`${from} ${to} 301!`)
    const page = parse(site.file(`${from.slice(1)}.html`))
    expect(one(page, 'link[rel="canonical"]').attribs.href).toBe(site.plan.site.origin + to)
    expect(one(page, 'meta[http-equiv="refresh"]').attribs.content).toBe(`0; url=${to}`)
    const script = one(page, 'script').children[0]
    expect(script && 'data' in script ? script.data : '').toContain('location.replace(')
  })

  test.each([
    'robots.txt',
    'sitemap.xml',
    'manifest.webmanifest',
    'favicon.ico',
    'favicon.svg',
    'apple-touch-icon.png',
    '_redirects',
    '_headers',
    '404.html',
    '500.html',
  ])('%s is written', (file) => {
    expect(site.output.has(file)).toBe(true)
  })
})

describe('2. shared layout', () => {
  const everywhere = () => [...site.pages.keys()]

  const MENU = [
    ['Αρχική', '/'],
    ['Μάθετε για μας', '/company'],
    ['Συχνές Ερωτήσεις', '/faq'],
    ['Επικοινωνία', '/epikoinwnia'],
  ]
  const GUTTERS = [
    '/services/apofraksi-kathetis-kouzinas',
    '/services/apofraksi-kathetis-stilis-toualeton',
    '/services/apofraksi-kathetis-ydrorrois',
    '/services/apofraksi-mpalkoniou',
    '/services/apofraksi-ydrorrois',
  ]

  /** The main menu and the menu of small screens, each with its first list. */
  const menus = (path: string) => {
    const dialog = one(site.page(path), 'dialog')
    const wide = all(site.page(path), 'header nav').filter((nav) => !all(dialog, 'nav').includes(nav))
    return [...wide, one(dialog, 'nav')].map((nav) => all(nav, 'ul')[0] ?? expect.unreachable('a menu has a list'))
  }
  const ownItems = (list: Element) =>
    list.children.filter((child): child is Element => 'name' in child && child.name === 'li')
  const ownLinks = (list: Element) =>
    links(
      ownItems(list).flatMap((item) =>
        item.children.filter((child): child is Element => 'name' in child && child.name === 'a'),
      ),
    )

  test('both menus lead to home, about, questions and contact on every page', () => {
    for (const path of everywhere()) for (const menu of menus(path)) expect(ownLinks(menu), path).toEqual(MENU)
  })

  test('both menus have a services submenu, third in order, with every service page in it', () => {
    for (const menu of menus('/')) {
      const third = ownItems(menu)[2] ?? expect.unreachable('there is a third item')
      expect(words(third)).toMatch(/^Υπηρεσίες/)
      const hrefs = all(third, 'a').map(({ attribs }) => attribs.href)
      expect([...new Set(hrefs)].sort()).toEqual(['/services', ...servicePaths].sort())
      const { subItems = [] } = site.plan.site.navigation.main[2] ?? {}
      expect(hrefs).toEqual(subItems.flatMap((item) => item.subItems?.map(({ href }) => href) ?? [item.href]))
    }
  })

  test('in both menus the gutter item has exactly its five sub-items, in order', () => {
    for (const menu of menus('/')) {
      const lists = all(menu, 'ul').filter(
        (list) =>
          all(list, 'ul').length === 0 &&
          all(list, 'a').some(({ attribs }) => attribs.href === '/services/apofraksi-mpalkoniou'),
      )
      expect(lists.map((list) => all(list, 'a').map(({ attribs }) => attribs.href))).toEqual([GUTTERS])
    }
  })

  test('the header has the logo that leads home, phone, e-mail, hours and a call button, on every page', () => {
    for (const path of everywhere()) {
      const header = one(site.page(path), 'header.header')
      expect(
        all(header, 'a.brand').map(({ attribs }) => attribs.href),
        path,
      ).toEqual(['/'])
      expect(all(header, 'a[href^="tel:"]').length, path).toBeGreaterThanOrEqual(3)
      expect(all(header, `a[href="mailto:${site.plan.site.business.email}"]`).length, path).toBe(2)
      expect(words(header), path).toContain('Δευτέρα έως Κυριακή, 24 ώρες')
    }
  })

  test('the small header has a call link, the logo and a menu button; the menu holds phone, e-mail and hours', () => {
    const header = one(site.page('/'), 'header.header')
    const [call] = all(header, 'a.header-call')
    expect(call?.attribs.href).toBe(`tel:${phones().mobile.number}`)
    const dialog = one(site.page('/'), 'dialog')
    expect(one(header, 'button.header-toggle').attribs.commandfor).toBe(dialog.attribs.id)
    expect(links(all(one(dialog, '.menu-facts'), 'a'))).toEqual([
      [phones().mobile.shown, `tel:${phones().mobile.number}`],
      [site.plan.site.business.email, `mailto:${site.plan.site.business.email}`],
    ])
    expect(words(one(dialog, '.menu-facts'))).toContain('24 ώρες')
  })

  test('in the small menu one group is open at a time', () => {
    const groups = all(one(site.page('/'), 'dialog'), 'details[name]')
    expect(groups.length).toBeGreaterThan(1)
    expect(new Set(groups.map(({ attribs }) => attribs.name)).size).toBe(1)
  })

  test('the footer has the blurb, five unblocking links, address, two phones, e-mail, copyright with the year and the credit link, on every page', () => {
    for (const path of everywhere()) {
      const footer = one(site.page(path), 'footer.footer')
      const said = words(footer)
      expect(
        all(section(footer, 'Αποφράξεις'), 'a').map(({ attribs }) => attribs.href),
        path,
      ).toEqual([
        '/services/apofraksi-apoxeteysis',
        '/services/apofraksi-lekanis',
        '/services/apofraksi-nerochyti-kouzinas',
        '/services/apofraksi-frateiou',
        '/services/apofraksi-me-kamera',
      ])
      expect(said).toContain(String(site.plan.site.navigation.footer?.blurb))
      expect(said).toContain('Νίκαια')
      expect(said).toContain('184 50')
      const tel = all(footer, 'a[href^="tel:"]').map(({ attribs }) => attribs.href)
      expect(tel, path).toEqual([`tel:${phones().mobile.number}`, `tel:${phones().landline.number}`])
      expect(all(footer, 'a[href^="mailto:"]').map(({ attribs }) => attribs.href)).toContain(
        `mailto:${site.plan.site.business.email}`,
      )
      expect(said).toContain(`© ${year}`)
      expect(all(footer, `a[href="${site.plan.site.navigation.footer?.credit?.href}"]`)).toHaveLength(1)
    }
  })

  test('the toilet bowl in the footer leads to the sink page, and its name says so', () => {
    for (const path of everywhere()) {
      const pictured = all(one(site.page(path), 'footer.footer'), 'a[href="/services/apofraksi-nerochyti"]').filter(
        (link) => words(link) === '' && all(link, 'svg').length === 1,
      )
      expect(
        pictured.map(({ attribs }) => attribs['aria-label']),
        path,
      ).toEqual(['Απόφραξη νεροχύτη'])
    }
  })

  test('the call button dials the mobile on service, disinfection and general pages, the landline on area pages', () => {
    for (const path of everywhere()) {
      const wanted = path.startsWith('/areas') ? phones().landline : phones().mobile
      const other = path.startsWith('/areas') ? phones().mobile : phones().landline
      const calls = all(site.page(path), 'a.button-call').map(({ attribs }) => attribs.href)
      expect(new Set(calls), path).toEqual(new Set([`tel:${wanted.number}`]))
      expect(all(main(path), `a.button-call[href="tel:${other.number}"]`), path).toEqual([])
    }
  })
})

describe('2. home page', () => {
  test('has its parts in the order of the specification, with the list of problems after the hero', () => {
    const order = 'hero triage cards text areas prices reviews points banner map'.split(' ')
    expect(sections().map(({ block }) => block)).toEqual(order)
    const headings = all(main('/'), 'h2').map((heading) => words(heading))
    expect(headings).toEqual(sections().flatMap(({ block, heading }) => (block === 'hero' ? [] : [heading])))
  })

  test('has six service cards, each with icon, title, description and link', () => {
    const cards = all(block('cards'), 'li')
    expect(cards).toHaveLength(6)
    for (const card of cards) {
      expect([all(card, 'svg').length, all(card, 'h3 a').length, all(card, 'p').length]).toEqual([1, 1, 1])
      expect(servicePaths).toContain(one(card, 'h3 a').attribs.href)
    }
  })

  test('each problem of the list has a price of point 9, advice, the call button, its service and a place in the house', () => {
    const problems = all(block('triage'), 'details')
    expect(problems.map((problem) => words(all(problem, 'summary span')))).toEqual([
      'Λεκάνη',
      'Νεροχύτης, νιπτήρας',
      'Μπανιέρα, ντους',
      'Σιφόνι δαπέδου',
      'Φρεάτιο',
      'Κάθετη στήλη',
      'Υδρορροή',
      'Πολλά μαζί',
    ])
    const prices = problems.map((problem) => words(all(problem, 'summary b')))
    expect(prices).toEqual(['50€', '45€', '45€', '50€', '50€', '50€', '50€', '50€'])
    for (const problem of problems) {
      expect(words(all(problem, 'p')[0] ?? problem)).toMatch(/\.$/)
      expect(all(problem, 'a').map(({ attribs }) => attribs.href)).toEqual([
        `tel:${phones().mobile.number}`,
        expect.toSatisfy((href: string) => servicePaths.includes(href)),
      ])
      expect(all(problem, 'summary path')[0]?.attribs.d).toMatch(/z$/)
    }
    expect(new Set(problems.map(({ attribs }) => attribs.name)).size).toBe(1)
    expect(problems.map(({ attribs }) => 'open' in attribs)).toEqual([true, ...Array(7).fill(false)])
  })

  test('has the price list of point 9: seven rows with exactly these prices', () => {
    const rows = all(main('/'), 'table tbody tr').map((row) => [words(all(row, 'th')), words(all(row, 'td'))])
    expect(rows).toEqual([
      ['Απόφραξη λεκάνης', '50€'],
      ['Απόφραξη νεροχύτη, νιπτήρα, μπανιέρας ή πλυντηρίου', '45€'],
      ['Απόφραξη σωληνώσεων', '50€'],
      ['Απόφραξη κάθετης στήλης', '50€'],
      ['Απόφραξη κεντρικού φρεατίου', '50€'],
      ['Έλεγχος με κάμερα', 'από 70€'],
      ['Μηνιαία συντήρηση αποχέτευσης', 'από 20€'],
    ])
  })

  test('has five reviews, rated 4 to 5, each with a name, words and a date as day/month/year', () => {
    const reviews = all(block('reviews'), 'li')
    expect(reviews).toHaveLength(5)
    for (const review of reviews) {
      expect(words(one(review, 'blockquote'))).not.toBe('')
      expect(words(one(review, 'time'))).toMatch(/^\d{1,2}\/\d{1,2}\/\d{4}$/)
      expect(one(review, 'time').attribs.datetime).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
    const { props } = site.plan.pages.find(({ path }) => path === '/') ?? expect.unreachable('there is a home page')
    const ratings = (props.data.reviews as { items: { rating: number }[] }).items.map(({ rating }) => rating)
    expect(ratings.every((rating) => rating === 4 || rating === 5)).toBe(true)
  })

  test('has the about teaser, six featured areas, the why-choose-us block, the call banner and the embedded map', () => {
    expect(links(all(block('text'), 'a')).map(([, href]) => href)).toContain('/company')
    const areas = all(block('areas'), 'li')
    expect(areas).toHaveLength(6)
    for (const item of areas) expect(areaPaths).toContain(one(item, 'a').attribs.href)
    expect(titles(all(block('points'), 'li')).length).toBeGreaterThanOrEqual(3)
    expect(all(block('banner'), 'a.button-call')).toHaveLength(1)
    const frame = one(block('map'), 'iframe')
    // Empty until the link beside it asks for it.
    expect(frame.attribs.src).toBeUndefined()
    expect(all(block('map'), 'a')[0]?.attribs.href).toMatch(/^https:\/\/www\.openstreetmap\.org\//)
  })
})

describe('2. the other fixed pages', () => {
  test('/services groups all services into unclogging, gutters, maintenance, disinfection and pumping', () => {
    const groups = (entry('/services').groups as unknown as { title: string }[]).map(({ title }) => title)
    expect(groups).toEqual(['Αποφράξεις', 'Υδρορροές', 'Συντήρηση', 'Απολύμανση', 'Αντλήσεις'])
    const inGroups = groups.map((title) =>
      all(section(main('/services'), title), 'li h3 a').map(({ attribs }) => attribs.href?.replace('/services/', '')),
    )
    expect(inGroups.flat().sort()).toEqual([...SERVICES].sort())
    for (const slug of [
      'apofraksi-lekanis',
      'apofraksi-nerochyti',
      'apofraksi-banieras',
      'apofraksi-sifonioy',
      'apofraksi-frateiou',
      'apofraksi-me-kamera',
    ])
      expect(inGroups[0]).toContain(slug)
    expect([
      inGroups[1]?.includes('apofraksi-ydrorrois'),
      inGroups[2]?.includes('sintirisi-apoxeteyseon'),
      inGroups[3],
      inGroups[4],
    ]).toEqual([true, true, ['apolymansi'], ['antliseis-ydaton']])
  })

  test('/company has the mission, areas, four strengths, three testimonials and a link to external reviews in a new tab', () => {
    expect(words(part('/company', 'mission'))).not.toBe('')
    expect(all(part('/company', 'areas'), 'a').map(({ attribs }) => attribs.href)).toContain('/areas')
    expect(titles(items('/company', 'strengths'))).toHaveLength(4)
    const quotes = items('/company', 'testimonials')
    expect(quotes).toHaveLength(3)
    for (const quote of quotes)
      expect([words(one(quote, 'blockquote')) !== '', words(quote) !== words(one(quote, 'blockquote'))]).toEqual([
        true,
        true,
      ])
    const out = all(part('/company', 'testimonials'), 'a[target="_blank"]')
    expect(out).toHaveLength(1)
    expect(out[0]?.attribs.href).toMatch(/^https:\/\//)
  })

  test('/areas lists the 20 areas', () => {
    const { list } = site.plan.shared.labels.area as { list: string }
    const listed = all(section(main('/areas'), list), 'li a').map(({ attribs }) => attribs.href)
    expect(listed.sort()).toEqual([...areaPaths].sort())
  })

  test('/faq has 11 questions; the first stands open; any number may be open at once', () => {
    const questions = all(main('/faq'), 'details')
    expect(questions).toHaveLength(11)
    expect(questions.map(({ attribs }) => 'open' in attribs)).toEqual([true, ...Array(10).fill(false)])
    expect(questions.filter(({ attribs }) => attribs.name !== undefined)).toEqual([])
  })

  test('/epikoinwnia has phone, e-mail, hours, the office address and the map', () => {
    const office = section(main('/epikoinwnia'), 'Τα στοιχεία μας')
    for (const said of [
      phones().mobile.shown,
      phones().landline.shown,
      site.plan.site.business.email,
      'Δευτέρα έως Κυριακή, 24 ώρες',
      'Νίκαια, 184 50',
    ])
      expect(words(office).replace('@ ', '@')).toContain(said)
    expect(all(office, 'iframe')).toHaveLength(1)
  })

  test('/apolymansi has what it is, three occasions, 4 stages, 6 premises, 6 reasons, 5 single-open questions, related services and call buttons', () => {
    expect(words(part('/apolymansi', 'what'))).not.toBe('')
    expect(titles(items('/apolymansi', 'when'))).toEqual(['Μετά από ασθένεια', 'Προληπτικά', 'Για νομικές υποχρεώσεις'])
    expect(titles(items('/apolymansi', 'stages'))).toEqual([
      'Εκτίμηση στον χώρο',
      'Προετοιμασία',
      'Εφαρμογή',
      'Βεβαίωση',
    ])
    expect(titles(items('/apolymansi', 'premises'))).toEqual([
      'Σπίτια',
      'Γραφεία',
      'Εστιατόρια και καφέ',
      'Ιατρεία και φαρμακεία',
      'Σχολεία',
      'Ξενοδοχεία',
    ])
    expect(items('/apolymansi', 'reasons')).toHaveLength(6)
    const questions = all(main('/apolymansi'), 'details')
    expect(questions).toHaveLength(5)
    expect([
      new Set(questions.map(({ attribs }) => attribs.name)).size,
      questions[0]?.attribs.name !== undefined,
      questions.some(({ attribs }) => 'open' in attribs),
    ]).toEqual([1, true, false])
    for (const card of items('/apolymansi', 'related')) expect(servicePaths).toContain(one(card, 'h3 a').attribs.href)
    expect(all(main('/apolymansi'), 'a.button-call').length).toBeGreaterThanOrEqual(2)
  })

  test('an unknown address: 404, "Oops! Page not found", "Return to Home", noindex, and the path is logged', () => {
    expect(text('/404')).toContain('404')
    expect(words(one(main('/404'), 'h1'))).toBe('404 Oops! Page not found')
    expect(links(all(main('/404'), 'a')).filter(([name]) => name === 'Return to Home')).toEqual([
      ['Return to Home', '/'],
    ])
    expect(meta(site.page('/404'), 'robots')[0]).toMatch(/^noindex/)
    const script = all(main('/404'), '*[data-island]').map(({ attribs }) => attribs['data-island'] ?? '')
    expect(script).toHaveLength(1)
    expect(site.file(script[0]?.slice(1) ?? '')).toMatch(/console\.log\(/)
  })

  test('a failure: "Unexpected Application Error!", noindex', () => {
    expect(words(one(main('/500'), 'h1'))).toBe('Unexpected Application Error!')
    expect(meta(site.page('/500'), 'robots')[0]).toMatch(/^noindex/)
  })
})

describe('2. service pages', () => {
  test('each generic page has the call button, the free-estimate link, what is included, benefits, three reasons, questions and three related services', () => {
    for (const slug of GENERIC) {
      const path = `/services/${slug}`
      const hero = one(main(path), 'h1').parent as Element
      expect(all(hero, 'a.button-call'), path).toHaveLength(1)
      expect(
        links(all(hero, 'a')).filter(([, href]) => href === '/epikoinwnia'),
        path,
      ).toEqual([['Δωρεάν εκτίμηση', '/epikoinwnia']])
      expect(entry(path).features?.items?.length, path).toBeGreaterThanOrEqual(3)
      for (const name of ['features', 'benefits'])
        for (const line of entry(path)[name]?.items ?? [])
          expect(text(path), path).toContain(String(line).replace(/\s+/g, ' '))
      expect(items(path, 'reasons'), path).toHaveLength(3)
      expect(all(main(path), 'details').length, path).toBeGreaterThanOrEqual(3)
      const related = items(path, 'related')
      expect(related, path).toHaveLength(3)
      for (const card of related) {
        expect(servicePaths).toContain(one(card, 'h3 a').attribs.href)
        expect(one(card, 'h3 a').attribs.href, 'a page is not related to itself').not.toBe(path)
      }
    }
  })

  test('the three fixed reasons are immediate response, guarantee and safety, 15 years of experience', () => {
    // The disinfection page says other years (point 9).
    for (const slug of GENERIC)
      expect(titles(items(`/services/${slug}`, 'reasons')), slug).toEqual([
        'Άμεση ανταπόκριση',
        'Εγγύηση και ασφάλεια',
        slug === 'apolymansi' ? '20 χρόνια εμπειρίας' : '15 χρόνια εμπειρίας',
      ])
  })

  test('the related services a page does not name are sewer, toilet and sink unclogging', () => {
    const route = site.content.routes.pages.find(({ each }) => each === 'services')
    expect((route?.defaults?.related as { items: string[] } | undefined)?.items).toEqual([
      'apofraksi-apoxeteysis',
      'apofraksi-lekanis',
      'apofraksi-nerochyti',
    ])
  })

  test('the questions of a page open one at a time and can be closed', () => {
    for (const path of servicePaths)
      expect([path, new Set(all(main(path), 'details').map(({ attribs }) => attribs.name)).size]).toEqual([path, 1])
  })

  test.each(STACKS)('%s has a hero, 4 steps, 8 problems, 3 reasons, 5 questions and 3 related services', (slug) => {
    const path = `/services/${slug}`
    expect(['steps', 'problems', 'reasons'].map((name) => titles(items(path, name)).length)).toEqual([4, 8, 3])
    expect(all(main(path), 'details')).toHaveLength(5)
    expect(items(path, 'related')).toHaveLength(3)
    expect(all(one(main(path), 'h1').parent as Element, 'a.button-call')).toHaveLength(1)
  })
})

describe('2. area pages', () => {
  test.each(AREAS)(
    '%s has a hero, services, reasons, the landline call button, a quote link and the urgent box',
    (slug) => {
      const path = `/areas/${slug}`
      const hero = one(main(path), 'h1').parent as Element
      expect(all(hero, 'a.button-call').map(({ attribs }) => attribs.href)).toEqual([`tel:${phones().landline.number}`])
      expect(links(all(hero, 'a')).filter(([, href]) => href === '/epikoinwnia')).toEqual([
        ['Ζητήστε προσφορά', '/epikoinwnia'],
      ])
      expect(items(path, 'services').length).toBeGreaterThanOrEqual(3)
      for (const item of items(path, 'services')) expect(servicePaths).toContain(one(item, 'h3 a').attribs.href)
      expect(items(path, 'reasons').length).toBeGreaterThanOrEqual(3)
      const urgent = entry(path).urgent as { heading: string }
      const box = all(main(path), '.urgent')
      expect(box.map((element) => [words(one(element, 'h2')), all(element, 'a.button-call').length])).toEqual([
        [urgent.heading.replace(/\s+/g, ' '), 1],
      ])
    },
  )

  test('no two areas say the same: each paragraph of local knowledge stands on one page only', () => {
    const said = areaPaths.flatMap((path) => (entry(path).local as unknown as { paragraphs: string[] }).paragraphs)
    expect(new Set(said).size).toBe(said.length)
  })
})

describe('3, 4, 5, 8. the contact form', () => {
  const form = () => one(main('/epikoinwnia'), 'form')
  const field = (id: string) => one(form(), `*[name="${id}"]`)
  const label = (id: string) => words(one(form(), `label[for="${field(id).attribs.id}"]`))
  const props = () =>
    JSON.parse(all(main('/epikoinwnia'), '*[data-props]')[0]?.attribs['data-props'] ?? '') as {
      words: Record<string, string>
      delivery: string
    }

  test('asks for name, e-mail and phone, which are required, and for service and message, which are not', () => {
    expect(
      ['name', 'email', 'phone', 'service', 'message'].map((id) => {
        const { type, autocomplete, required } = field(id).attribs
        return [id, field(id).name, type, autocomplete, required !== undefined]
      }),
    ).toEqual([
      ['name', 'input', 'text', 'name', true],
      ['email', 'input', 'email', 'email', true],
      ['phone', 'input', 'tel', 'tel', true],
      ['service', 'select', undefined, undefined, false],
      ['message', 'textarea', undefined, undefined, false],
    ])
    expect(label('name')).toBe('Ονοματεπώνυμο *')
    expect(field('message').attribs.rows).toBe('4')
  })

  test('leaves checking to the browser: no bounds, no patterns, no novalidate', () => {
    expect('novalidate' in form().attribs).toBe(false)
    for (const id of ['name', 'email', 'phone', 'message'])
      for (const bound of ['pattern', 'minlength', 'maxlength']) expect(bound in field(id).attribs).toBe(false)
  })

  test('offers the 15 services, in order', () => {
    const values = all(field('service'), 'option').map(({ attribs }) => attribs.value)
    expect(values).toEqual([
      '',
      'drain-unclogging',
      'toilet-bowl-unclogging',
      'camera-unclogging',
      'bathtub-unclogging',
      'kitchen-sink-unclogging',
      'sink-unclogging',
      'apofraksi-niptira-mpaniou',
      'apofraksi-niptira',
      'apofraksi-sifonioy-mpaniou',
      'apofraksi-sifonioy',
      'apofraksi-frateiou',
      'gutter-unclogging',
      'drain-maintenance',
      'disinfection',
      'water-pumping',
    ])
  })

  test('has the words of the sending and of the success', () => {
    const { words, delivery } = props()
    expect({ sending: words.sending, success: words.success, successText: words.successText, delivery }).toEqual({
      sending: 'Υποβολή...',
      success: 'Η φόρμα υποβλήθηκε επιτυχώς!',
      successText: 'Θα επικοινωνήσουμε μαζί σας σύντομα.',
      delivery: 'demo',
    })
  })
})

describe('1, 9. claims, each where the specification puts it', () => {
  test.each([
    [
      'response within 20 minutes',
      '20 λεπτά',
      [
        '/',
        '/services/apofraksi-lekanis',
        '/services/apofraksi-me-kamera',
        '/areas/piraeus',
        '/areas/nikaia',
        '/company',
        '/areas',
      ],
    ],
    [
      'some pages 30 minutes',
      '30 λεπτά',
      ['/areas/aspropyrgos', '/areas/elefsina', '/areas/paleo-faliro', '/company', '/areas'],
    ],
    [
      'the default FAQ 20-30 minutes',
      '20-30 λεπτά',
      ['/faq', ...GENERIC.filter((slug) => slug !== 'apolymansi').map((slug) => `/services/${slug}`)],
    ],
    ['disinfection within 24 hours', '24 ώρες', ['/apolymansi', '/services/apolymansi']],
    ['24/7', '24/7', ['/', '/company', '/epikoinwnia', '/faq', '/services/apofraksi-lekanis']],
    ['over 15 years', 'πάνω από 15 χρόνια', ['/', '/company']],
    ['15 years', '15 χρόνια', GENERIC.filter((slug) => slug !== 'apolymansi').map((slug) => `/services/${slug}`)],
    ['20 years', '20 χρόνια', ['/apolymansi', '/services/apolymansi']],
    [
      'warranty of 3 to 12 months',
      '3 έως 12 μήνες',
      ['/', '/company', '/faq', '/services/apofraksi-lekanis', '/services/apofraksi-apoxeteysis'],
    ],
    ['free re-application', 'δωρεάν επανάληψη', ['/faq']],
    ['6 months on the kitchen stack', '6 μήνες', ['/services/apofraksi-kathetis-kouzinas']],
    ['free estimate', 'Δωρεάν εκτίμηση', ['/', ...servicePaths, '/apolymansi']],
    ['pest-control visit', '24-48 ώρες', ['/faq']],
    ['disinfection of a home', '1-3 ώρες', ['/apolymansi', '/services/apolymansi', '/faq']],
    ['return after disinfection', '1-4 ώρες', ['/apolymansi', '/services/apolymansi', '/faq']],
    ['kitchen stack job', '1-3 ώρες', ['/services/apofraksi-kathetis-kouzinas']],
    ['serious kitchen stack job', '4-5 ώρες', ['/services/apofraksi-kathetis-kouzinas']],
    ['toilet stack job', '2-4 ώρες', ['/services/apofraksi-kathetis-stilis-toualeton']],
    [
      'gutter cleaning',
      'τουλάχιστον 2 φορές τον χρόνο',
      ['/services', '/services/apofraksi-ydrorrois', '/services/apofraksi-kathetis-ydrorrois'],
    ],
    ['service radius', '50 χιλιόμετρα', ['/areas', '/company', '/faq']],
    ['certified disinfectants', 'ΕΟΦ', ['/apolymansi', '/services/apolymansi']],
    ['disinfection certificates', 'βεβαίωση απολύμανσης', ['/apolymansi', '/services/apolymansi']],
    ['price of a toilet', '50€', ['/services/apofraksi-lekanis']],
    [
      'price of sinks, basins and bathtubs',
      '45€',
      ['/services/apofraksi-nerochyti', '/services/apofraksi-niptira', '/services/apofraksi-banieras'],
    ],
    ['price of the camera', 'από 70€', ['/services/apofraksi-me-kamera']],
    ['price of maintenance', 'από 20€', ['/services/sintirisi-apoxeteyseon']],
  ])('%s: "%s"', (_, claim, paths) => {
    expect(paths.filter((path) => !text(path).toLowerCase().includes(claim.toLowerCase()))).toEqual([])
  })

  test('gutters are cleaned in autumn and spring', () => {
    expect(text('/services')).toMatch(/φθινόπωρο και άνοιξη/)
  })

  test('the numbers of other pages stay off the pages they are not for', () => {
    expect(
      ['/', '/company', ...servicePaths.filter((path) => path !== '/services/apolymansi')].filter((path) =>
        text(path).includes('20 χρόνια'),
      ),
    ).toEqual([])
    expect(
      servicePaths.filter((path) => path !== '/services/apofraksi-kathetis-kouzinas' && text(path).includes('6 μήνες')),
    ).toEqual([])
  })

  test('pictures load when a tenth is within 50 px of the screen', () => {
    const boot = site.file(one(site.page('/'), 'body script[src]').attribs.src?.slice(1) ?? '')
    expect(boot).toMatch(/threshold:0?\.1\b/)
    expect(boot).toContain('rootMargin:"50px"')
  })
})

describe('1. the head of every page', () => {
  test('sets its own title, description, robots, canonical address and social tags', () => {
    for (const path of site.pages.keys()) {
      const page = site.page(path)
      const canonical = site.plan.site.origin + path
      const title = words(one(page, 'head title'))
      const description = meta(page, 'description')[0]
      expect(title, path).not.toBe('')
      expect(description?.length, path).toBeGreaterThan(50)
      expect(
        all(page, 'link[rel="canonical"]').map(({ attribs }) => attribs.href),
        path,
      ).toEqual([canonical])
      expect(meta(page, 'robots'), path).toEqual([
        UNLISTED.includes(path) ? 'noindex, follow' : 'index, follow, max-image-preview:large',
      ])
      expect(
        [meta(page, 'og:type'), meta(page, 'og:url'), meta(page, 'og:locale'), meta(page, 'og:site_name')],
        path,
      ).toEqual([['website'], [canonical], ['el_GR'], [site.plan.site.business.name]])
      expect([meta(page, 'og:title').length, meta(page, 'twitter:title')], path).toEqual([1, meta(page, 'og:title')])
      expect([meta(page, 'og:description'), meta(page, 'twitter:description')], path).toEqual([
        [description],
        [description],
      ])
      // Nobody sends others a link to an error page.
      const images = ['og:image', 'og:image:type', 'og:image:alt', 'twitter:image', 'twitter:image:alt']
      const count = ['/404', '/500'].includes(path) ? 0 : 1
      expect(
        images.map((name) => meta(page, name).length),
        path,
      ).toEqual(images.map(() => count))
      expect(meta(page, 'twitter:card'), path).toEqual([count === 1 ? 'summary_large_image' : 'summary'])
      expect(one(page, 'html').attribs.lang, path).toBe('el')
      if (count === 0) continue
      expect(meta(page, 'og:image'), path).toEqual(meta(page, 'twitter:image'))
      expect(site.output.has(String(meta(page, 'og:image')[0]).replace(`${site.plan.site.origin}/`, '')), path).toBe(
        true,
      )
    }
  })

  test('sets keywords of its own on every page that may be found', () => {
    const said = [...site.pages.keys()]
      .filter((path) => !UNLISTED.includes(path))
      .map((path) => [path, meta(site.page(path), 'keywords')[0] ?? ''] as const)
    expect(said.filter(([, keywords]) => keywords.split(', ').length < 3)).toEqual([])
    expect(new Set(said.map(([, keywords]) => keywords)).size).toBe(said.length)
  })
})

describe('1. structured data', () => {
  const origin = () => site.plan.site.origin
  const BUSINESS = 'Plumber'
  const types = (path: string) => Object.keys(graph(path))

  test('each kind of page has its nodes', () => {
    expect(types('/')).toEqual([BUSINESS, 'WebSite'])
    expect(types('/epikoinwnia')).toEqual([BUSINESS, 'BreadcrumbList'])
    expect(types('/faq')).toEqual(['BreadcrumbList'])
    expect(types('/apolymansi')).toEqual([BUSINESS, 'Service', 'BreadcrumbList'])
    for (const path of servicePaths) expect(types(path), path).toEqual([BUSINESS, 'Service', 'BreadcrumbList'])
    for (const path of areaPaths) expect(types(path), path).toEqual([BUSINESS, 'Service', 'BreadcrumbList'])
    for (const path of ['/company', '/services', '/areas', '/politiki-aporritou'])
      expect(types(path), path).toEqual(['BreadcrumbList'])
    for (const path of UNLISTED) expect(types(path), path).toEqual([])
  })

  test('the business is open round the clock on seven days, has its address in Nikaia, 184 50, and serves 50000 m around Piraeus', () => {
    for (const path of ['/', '/epikoinwnia']) {
      const business = graph(path)[BUSINESS]
      expect(business?.['@id']).toBe(`${origin()}/#business`)
      expect(business?.openingHoursSpecification).toEqual([
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          opens: '00:00',
          closes: '23:59',
        },
      ])
      expect(business?.address).toMatchObject({
        '@type': 'PostalAddress',
        addressLocality: 'Νίκαια',
        postalCode: '184 50',
        addressCountry: 'GR',
      })
      expect(business?.areaServed).toEqual({
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', latitude: 37.94203, longitude: 23.64619 },
        geoRadius: 50000,
      })
      expect(business?.telephone).toEqual([phones().mobile.number, phones().landline.number])
      expect([business?.name, business?.email]).toEqual([site.plan.site.business.name, site.plan.site.business.email])
    }
  })

  test('the provider of a service is that business, with its phones and its address in Nikaia', () => {
    for (const path of ['/apolymansi', ...servicePaths, ...areaPaths]) {
      const provider = graph(path)[BUSINESS]
      expect(provider, path).toMatchObject({
        '@id': `${origin()}/#business`,
        name: site.plan.site.business.name,
        telephone: [phones().mobile.number, phones().landline.number],
      })
      expect(provider?.address, path).toMatchObject({ addressLocality: 'Νίκαια', postalCode: '184 50' })
      for (const [key, value] of Object.entries(provider ?? {}))
        expect(graph('/')[BUSINESS]?.[key], `${path} ${key}`).toEqual(value)
      // Whole on every page; the price list is the catalogue on the page that shows it.
      expect([...Object.keys(provider ?? {}), 'hasOfferCatalog'].sort(), path).toEqual(
        Object.keys(graph('/')[BUSINESS] ?? {}).sort(),
      )
      expect(provider?.image, path).toMatch(/\/assets\/card\.[0-9a-f]+\.png$/)
      expect(provider?.logo, path).toBe(`${origin()}/icon-512.png`)
    }
  })

  test('the website names its language and publisher', () => {
    expect(graph('/').WebSite).toMatchObject({
      '@id': `${origin()}/#website`,
      url: `${origin()}/`,
      inLanguage: 'el',
      publisher: { '@id': `${origin()}/#business` },
    })
  })

  test('a service is given by the business, in Piraeus and every other area; on an area page, in that area', () => {
    const everywhere = areaPaths.map((path) => String(entry(path).name)).sort()
    for (const path of [...servicePaths, '/apolymansi'])
      expect(graph(path).Service, path).toMatchObject({
        '@id': `${origin()}${path}#service`,
        url: origin() + path,
        provider: { '@id': `${origin()}/#business` },
      })
    for (const path of [...servicePaths, '/apolymansi']) {
      const served = graph(path).Service?.areaServed as { '@type': string; name: string }[]
      expect(served.map(({ name }) => name).sort(), path).toEqual(everywhere)
      expect(served, path).toContainEqual({ '@type': 'City', name: 'Πειραιάς' })
    }
    for (const path of areaPaths)
      expect(graph(path).Service, path).toMatchObject({
        name: `Αποφράξεις ${(entry(path).inflections as { in: string }).in}`,
        serviceType: 'Αποφράξεις',
        provider: { '@id': `${origin()}/#business` },
        areaServed: { '@type': 'City', name: String(entry(path).name) },
      })
  })

  test('breadcrumbs stand below the home page, as data and as links, and are the same', () => {
    for (const path of [...site.pages.keys()].filter((path) => path !== '/' && !UNLISTED.includes(path))) {
      const stated = ((graph(path).BreadcrumbList?.itemListElement ?? []) as { name: string; item?: string }[]).map(
        ({ name, item }) => [name, item?.replace(origin(), '')],
      )
      const shown = all(one(site.page(path), 'nav.crumbs'), 'li').map((item) => [
        words(item),
        all(item, 'a')[0]?.attribs.href,
      ])
      expect(shown, path).toEqual(stated)
      expect(shown[0], path).toEqual(['Αρχική', '/'])
      expect(shown).toHaveLength(path.split('/').length)
    }
  })

  test('the business can be called round the clock, in Greek', () => {
    expect(graph('/')[BUSINESS]?.contactPoint).toEqual({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: [phones().mobile.number, phones().landline.number],
      availableLanguage: ['el'],
      hoursAvailable: graph('/')[BUSINESS]?.openingHoursSpecification,
    })
  })
})
