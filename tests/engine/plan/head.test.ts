// Tests the head of a page as data: meta tags, social tags and the structured data of each kind of page.
import { describe, expect, test, vi } from 'vitest'
import { edited, project } from '../../helpers/project.ts'

const origin = 'https://wheels.example'
const types = (path: string, files?: Parameters<typeof project>[0]) =>
  project(files)
    .page(path)
    .head.graph.map((node) => node['@type'])
const node = (path: string, type: string, files?: Parameters<typeof project>[0]) =>
  (JSON.parse(JSON.stringify(project(files).page(path).head.graph)) as Record<string, unknown>[]).find(
    (candidate) => candidate['@type'] === type,
  )

test('a head holds what the entry says, and an absolute canonical address', () => {
  const { head } = project().page('/contact')
  expect({ ...head, graph: undefined }).toEqual({
    title: 'Call the workshop',
    description: 'Where we are and when.',
    keywords: [],
    robots: 'index, follow, max-image-preview:large',
    alternates: [],
    canonical: `${origin}/contact`,
    social: {
      'og:type': 'website',
      'og:site_name': 'Two Wheels',
      'og:locale': 'en_GB',
      'og:title': 'Call the workshop',
      'og:description': 'Where we are and when.',
      'og:url': `${origin}/contact`,
      'twitter:card': 'summary',
      'twitter:title': 'Call the workshop',
      'twitter:description': 'Where we are and when.',
    },
    graph: undefined,
  })
})

test('shared links may have a title of their own', () => {
  const { head } = project(edited('content/pages/contact.yaml', 'head:', 'head:\n  social: { title: Ring us }')).page(
    '/contact',
  )
  expect([head.title, head.social['og:title'], head.social['twitter:title']]).toEqual([
    'Call the workshop',
    'Ring us',
    'Ring us',
  ])
})

test('marks of the text stay out of descriptions and structured data', () => {
  const { head } = project(
    edited(
      'content/pages/contact.yaml',
      'description: Where we are and when.',
      'description: "**Where** [we are](/) and when."',
    ),
  ).page('/contact')
  expect([head.description, head.social['og:description']]).toEqual([
    'Where we are and when.',
    'Where we are and when.',
  ])
})

test('a page that search engines may not show has no structured data', () => {
  expect(types('/contact', edited('content/pages/contact.yaml', 'head:', 'head:\n  robots: noindex, follow'))).toEqual(
    [],
  )
})

describe('structured data', () => {
  test('each kind of page has its nodes', () => {
    expect(types('/')).toEqual(['LocalBusiness', 'WebSite'])
    expect(types('/contact')).toEqual(['LocalBusiness', 'BreadcrumbList'])
    expect(types('/repairs/brakes')).toEqual(['LocalBusiness', 'Service', 'BreadcrumbList'])
  })

  test('the business has one id, and is whole wherever it is named', () => {
    const said = ['/', '/contact', '/repairs/brakes'].map((path) => node(path, 'LocalBusiness'))
    const { hasOfferCatalog: _, ...whole } = said[0] ?? {}
    expect(whole).toEqual({
      '@type': 'LocalBusiness',
      '@id': `${origin}/#business`,
      name: 'Two Wheels',
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      telephone: ['+441130000000', '+447700900000'],
      email: 'hello@wheels.example',
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: ['+441130000000', '+447700900000'],
        availableLanguage: ['en'],
        hoursAvailable: [
          { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:30' },
        ],
      },
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Leeds',
        addressRegion: 'Yorkshire',
        postalCode: 'LS1 1AA',
        addressCountry: 'GB',
      },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:30' },
      ],
      areaServed: {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', latitude: 53.8, longitude: -1.55 },
        geoRadius: 8000,
      },
    })
    expect(said[0]).toMatchObject(said[1] ?? {})
    expect(said[2]).toEqual(said[1])
  })

  /** The base site with these days of other hours. */
  const other = (yaml: string) => edited('site.yaml', '  serves:', `  otherHours:\n    - ${yaml}\n  serves:`)

  test('other hours of a day or a season are said, and closed is 00:00 to 00:00', () => {
    const day = (values: object) => ({ '@type': 'OpeningHoursSpecification', ...values })
    const special = (yaml: string) => node('/contact', 'LocalBusiness', other(yaml))?.specialOpeningHoursSpecification
    expect(special('{ from: 2026-12-25, closed: true, shown: Closed at Christmas }')).toEqual([
      day({ validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' }),
    ])
    expect(special('{ from: 2026-07-01, through: 2026-08-31, opens: "08:00", closes: "14:00", shown: x }')).toEqual([
      day({ validFrom: '2026-07-01', validThrough: '2026-08-31', opens: '08:00', closes: '14:00' }),
    ])
  })

  test.each([
    ['{ from: 2026-02-30, closed: true, shown: x }', 'from: "2026-02-30" is not a day of the calendar'],
    ['{ from: 25/12/2026, closed: true, shown: x }', 'from: "25/12/2026" is not a day of the calendar'],
    ['{ from: 2026-12-25, through: 2026-12-24, closed: true, shown: x }', 'through is before 2026-12-25'],
    ['{ from: 2026-12-25, shown: x }', 'says not when it is open'],
    ['{ from: 2026-12-25, closed: true, opens: "08:00", shown: x }', 'says not when it is open'],
    ['{ from: 2026-12-25, opens: "08:00", shown: x }', 'says not when it is open'],
  ])('%s is refused', (yaml, text) => {
    expect(project(other(yaml)).problems.map((problem) => problem.text)).toEqual([
      expect.stringMatching(new RegExp(`^business.otherHours.0[.: ]+${text}$`)),
    ])
  })

  test.each([
    [
      [
        '{ from: 2026-12-24, through: 2026-12-28, closed: true, shown: x }',
        '{ from: 2026-12-26, opens: "10:00", closes: "12:00", shown: y }',
      ],
      '2026-12-26 is already in the entry from 2026-12-24 through 2026-12-28',
    ],
    [
      ['{ from: 2026-12-25, closed: true, shown: x }', '{ from: 2026-12-25, closed: true, shown: y }'],
      '2026-12-25 is already in the entry from 2026-12-25 through 2026-12-25',
    ],
  ])('days that are listed twice are refused at the second line: %j', (entries, text) => {
    expect(project(other(entries.join('\n    - '))).problems).toEqual([
      {
        level: 'error',
        text: `business.otherHours.1.from: ${text}`,
        at: { file: 'site.yaml', line: 18, column: 15 },
        help: 'keep one entry for each day: split the longer one, or delete one of the two',
      },
    ])
  })

  test('two shifts of one day are not a contradiction', () => {
    const shift = (opens: string, closes: string) =>
      `{ from: 2026-12-24, opens: "${opens}", closes: "${closes}", shown: x }`
    expect(project(other(`${shift('09:00', '12:00')}\n    - ${shift('14:00', '17:00')}`)).problems).toEqual([])
  })

  test.each([
    ['opens: "09:00"', 'opens: "9:00"', 'hours.0.opens: "9:00" is not a time', 'write "09:00"'],
    ['opens: "09:00"', 'opens: "9.30"', 'hours.0.opens: "9.30" is not a time', 'write "09:30"'],
    [
      'opens: "09:00"',
      'opens: "9 am"',
      'hours.0.opens: "9 am" is not a time',
      'write the time as hh:mm, in quotes, like "09:00"',
    ],
    [
      'closes: "17:30"',
      'closes: "24:00"',
      'hours.0.closes: "24:00" is not a time',
      'write "23:59" for the end of the day, or "00:00" for its beginning',
    ],
    [
      'closes: "17:30"',
      'closes: "09:00"',
      'hours.0.closes: it opens and closes at 09:00',
      'write 00:00 and 23:59 for "all day"',
    ],
    [
      '[Monday, Tuesday]',
      '[Monday, Tuesday, Monday]',
      'hours.0.days.2: Monday is in the list twice',
      'delete one of the two',
    ],
  ])('%s as %s is refused', (from, to, text, help) => {
    expect(project(edited('site.yaml', from, to)).problems.map((each) => [each.text, each.help])).toEqual([
      [`business.${text}`, help],
    ])
  })

  const shifts = (...all: [days: string, opens: string, closes: string][]) =>
    edited(
      'site.yaml',
      '    - { days: [Monday, Tuesday], opens: "09:00", closes: "17:30" }',
      all
        .map(([days, opens, closes]) => `    - { days: [${days}], opens: "${opens}", closes: "${closes}" }`)
        .join('\n'),
    )
  test.each([
    [
      [
        ['Monday', '09:00', '13:00'],
        ['Monday', '12:00', '18:00'],
      ],
      '12:00 to 18:00 on Monday overlaps 09:00 to 13:00',
    ],
    [
      [
        ['Friday', '20:00', '04:00'],
        ['Saturday', '03:00', '12:00'],
      ],
      '03:00 to 12:00 on Saturday overlaps 20:00 to 04:00',
    ],
    [
      [
        ['Monday', '01:00', '09:00'],
        ['Sunday', '20:00', '02:00'],
      ],
      '20:00 to 02:00 on Sunday overlaps 01:00 to 09:00',
    ],
    [
      [
        ['Monday', '09:00', '13:00'],
        ['Monday', '13:00', '18:00'],
      ],
      undefined,
    ],
  ] as [[string, string, string][], string | undefined][])('shifts that overlap: %j', (all, text) => {
    expect(project(shifts(...all)).problems.map((problem) => problem.text)).toEqual(
      text === undefined ? [] : [`business.hours.1.opens: ${text}`],
    )
  })

  test('the map, the place and other pages of the business are said where they are known', () => {
    const known = edited(
      'site.yaml',
      '  serves:',
      '  geo: { latitude: 53.8, longitude: -1.55 }\n  sameAs: [https://wheels.example.org/]\n  serves:',
    )
    const map = 'map: { src: https://osm.example/embed, link: https://osm.example/leeds }\n'
    expect(node('/contact', 'LocalBusiness', { 'site.yaml': known['site.yaml'] + map })).toMatchObject({
      hasMap: 'https://osm.example/leeds',
      geo: { '@type': 'GeoCoordinates', latitude: 53.8, longitude: -1.55 },
      sameAs: ['https://wheels.example.org/'],
    })
  })

  test('where visitors book a time is an action', () => {
    const site = edited(
      'site.yaml',
      '  page: /contact\n',
      '  page: /contact\n  booking: https://booking.example/wheels\n',
    )
    expect(node('/contact', 'LocalBusiness', site)?.potentialAction).toEqual({
      '@type': 'ReserveAction',
      target: { '@type': 'EntryPoint', urlTemplate: 'https://booking.example/wheels' },
      result: { '@type': 'Reservation' },
    })
  })

  test('the price list is the catalogue of the business where it is shown', () => {
    expect(node('/', 'LocalBusiness')?.hasOfferCatalog).toEqual({
      '@type': 'OfferCatalog',
      itemListElement: [
        {
          '@type': 'Offer',
          price: 12,
          priceCurrency: 'GBP',
          itemOffered: { '@type': 'Service', name: 'Puncture' },
        },
      ],
    })
    expect(node('/contact', 'LocalBusiness')).not.toHaveProperty('hasOfferCatalog')
  })

  test('a price for some days ends where search engines keep it, too', () => {
    const prices = edited('content/prices.yaml', 'price: £12', 'price: £12, from: 2026-01-01, until: 2099-12-24')
    expect(node('/', 'LocalBusiness', prices)?.hasOfferCatalog).toMatchObject({
      itemListElement: [{ price: 12, itemOffered: { name: 'Puncture' }, validThrough: '2099-12-24' }],
    })
  })

  test('each column of the price list is an offer', () => {
    const prices = {
      ...edited('content/prices.yaml', 'price: £12', 'price: £12, also: [£20]'),
    }
    prices['content/prices.yaml'] = `columns: [City bike, E-bike]\n${prices['content/prices.yaml']}`
    expect(node('/', 'LocalBusiness', prices)?.hasOfferCatalog).toMatchObject({
      itemListElement: [
        { price: 12, itemOffered: { name: 'Puncture, City bike' } },
        { price: 20, itemOffered: { name: 'Puncture, E-bike' } },
      ],
    })
  })

  test('the prices of a service that its text takes from the claims are its offers; "from" is a least price', () => {
    const price = (text: string) =>
      node('/repairs/puncture', 'Service', {
        ...edited(
          'site.yaml',
          'claims:',
          'claims:\n  tube: { text: £12, about: a tube }\n  tyre: { text: from £30.50, about: a tyre }',
        ),
        ...edited('content/repairs/puncture.yaml', 'head:', `price: "${text}"\nhead:`),
      })?.offers
    expect(price('Tube: {tube}')).toEqual({ '@type': 'Offer', price: 12, priceCurrency: 'GBP' })
    expect(price('Tube {tube} · tyre {tyre}')).toEqual([
      { '@type': 'Offer', price: 12, priceCurrency: 'GBP' },
      {
        '@type': 'Offer',
        priceSpecification: { '@type': 'PriceSpecification', minPrice: 30.5, priceCurrency: 'GBP' },
      },
    ])
    expect(price('Ring us, £112 or £1.20')).toBeUndefined()
  })

  test('a service names its provider by id and the area it is given in', () => {
    expect(node('/repairs/brakes', 'Service')).toEqual({
      '@type': 'Service',
      '@id': `${origin}/repairs/brakes#service`,
      url: `${origin}/repairs/brakes`,
      name: 'Brakes',
      description: 'Brakes at the workshop in Leeds',
      provider: { '@id': `${origin}/#business` },
      areaServed: { '@type': 'City', name: 'Leeds' },
    })
  })

  test('a service is given in every place the site has a page of, up to fifty', () => {
    const routes = edited(
      'content/routes.yaml',
      'redirects:',
      '  - { path: "/areas/{slug}", each: areas, template: plain, graph: [place] }\nredirects:',
    )
    const area = (name: string) => `name: ${name}\nhead: { title: ${name}, description: x }\ntext: ${name}\n`
    const served = (names: readonly string[], kind = 'City') =>
      node('/repairs/brakes', 'Service', {
        ...routes,
        ...edited('site.yaml', 'radius:', `places: ${kind}, radius:`),
        ...Object.fromEntries(names.map((name, i) => [`content/areas/a${i}.yaml`, area(name)])),
      })?.areaServed
    expect(served(['Otley', 'Ilkley'])).toEqual([
      { '@type': 'City', name: 'Otley' },
      { '@type': 'City', name: 'Ilkley' },
    ])
    expect(served(['Otley'], 'Place')).toEqual({ '@type': 'Place', name: 'Otley' })
    expect(served(Array.from({ length: 51 }, (_, i) => `Town ${i}`))).toEqual({ '@type': 'City', name: 'Leeds' })
  })

  test('a page about a place names what it offers there', () => {
    const place = {
      ...edited('content/routes.yaml', 'graph: [service]', 'graph: [place]'),
      ...edited(
        'content/repairs/brakes.yaml',
        'name: Brakes',
        'name: Brakes\nservice: { name: Repairs in Leeds, type: Repairs }',
      ),
    }
    expect(node('/repairs/brakes', 'Service', place)).toMatchObject({
      name: 'Repairs in Leeds',
      serviceType: 'Repairs',
      areaServed: { '@type': 'City', name: 'Brakes' },
    })
  })

  test('a page about a place serves that place', () => {
    const place = edited('content/routes.yaml', 'graph: [service]', 'graph: [place]')
    expect(node('/repairs/brakes', 'Service', place)).toMatchObject({
      name: 'Brake repair',
      areaServed: { '@type': 'City', name: 'Brakes' },
    })
  })

  test('breadcrumbs are counted from one, and the last needs no address', () => {
    expect(node('/contact', 'BreadcrumbList')).toEqual({
      '@type': 'BreadcrumbList',
      '@id': `${origin}/contact#breadcrumbs`,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: 'Contact' },
      ],
    })
  })

  test('questions are shown in order, the own ones first, and stated nowhere', () => {
    const own = edited(
      'content/repairs/brakes.yaml',
      'related:',
      'questions:\n  - question: Do you mend **discs**?\n    answer: Yes, [here](/contact).\nrelated:',
    )
    const { props, head } = project(own).page('/repairs/brakes')
    expect(props.questions.map(({ question }) => question)).toEqual(['Do you mend **discs**?', 'Do I need to book?'])
    expect(JSON.stringify(head.graph)).not.toContain('discs')
  })

  test('a business by appointment only states no hours', () => {
    for (const hours of ['  hours: []\n', '']) {
      const own = edited(
        'site.yaml',
        '  hours:\n    - { days: [Monday, Tuesday], opens: "09:00", closes: "17:30" }\n',
        hours,
      )
      expect(project(own).problems).toEqual([])
      expect(node('/', 'LocalBusiness', own)).not.toHaveProperty('openingHoursSpecification')
      expect(node('/', 'LocalBusiness', own)?.contactPoint).not.toHaveProperty('hoursAvailable')
      expect(project(own).page('/').props).toBeDefined()
    }
  })

  test('hours past midnight are stated as they are', () => {
    const own = edited('site.yaml', 'opens: "09:00", closes: "17:30"', 'opens: "18:00", closes: "03:00"')
    expect(node('/', 'LocalBusiness', own)?.openingHoursSpecification).toMatchObject([
      { opens: '18:00', closes: '03:00' },
    ])
  })
})

const BRANCH = `  branches:
    bath:
      name: Two Wheels Bath
      phones: [van]
      address: { street: 3 Mill Lane, locality: Bath, country: GB, shown: 3 Mill Lane Bath }
      geo: { latitude: 51.38, longitude: -2.36 }
      hours:
        - { days: [Friday], opens: "18:00", closes: "02:00" }
        - { days: [Saturday], opens: "09:00", closes: "13:00" }
      hoursShown: Friday nights and Saturday mornings
      page: /contact
  serves:`

describe('branches', () => {
  const yaml = edited('site.yaml', '  serves:', BRANCH)
  const brakes = (branch: string) => ({
    ...yaml,
    ...edited('content/repairs/brakes.yaml', 'name: Brakes', `name: Brakes\nbranch: ${branch}`),
  })

  test('a branch is a location of its own below the business, with its weekly hours', () => {
    const { head, props } = project(brakes('bath')).page('/repairs/brakes')
    const [business, branch, service] = head.graph
    expect(branch).toEqual({
      '@type': 'LocalBusiness',
      '@id': `${origin}/#branch-bath`,
      name: 'Two Wheels Bath',
      url: `${origin}/contact`,
      parentOrganization: { '@id': `${origin}/#business` },
      telephone: ['+447700900000'],
      address: {
        '@type': 'PostalAddress',
        streetAddress: '3 Mill Lane',
        addressLocality: 'Bath',
        addressCountry: 'GB',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 51.38, longitude: -2.36 },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '18:00', closes: '02:00' },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
      ],
    })
    expect(business).toMatchObject({ '@id': `${origin}/#business`, telephone: ['+441130000000'] })
    expect(service).toMatchObject({ provider: { '@id': `${origin}/#branch-bath` } })
    expect(props.phone.shown).toBe('07700 900 000')
  })

  test('a branch has the special days of the business, or its own', () => {
    const closed = (day: string) => `otherHours: [{ from: ${day}, closed: true, shown: Closed }]`
    const own = (branch: string) => {
      const bath = BRANCH.replace('      page:', `      ${branch}\n      page:`)
      const files = edited('site.yaml', '  serves:', `  ${closed('2026-12-25')}\n${bath}`)
      const loaded = project({ ...brakes('bath'), ...files })
      const { head } = loaded.page('/repairs/brakes')
      const node = JSON.parse(JSON.stringify(head.graph[1])) as Record<string, { validFrom: string }[]>
      const days = loaded.content?.site.business.branches.bath?.otherHours.map(({ from }) => from)
      expect(node.specialOpeningHoursSpecification?.map(({ validFrom }) => validFrom)).toEqual(days)
      return days
    }
    expect(own('timeZone: Europe/Paris')).toEqual(['2026-12-25'])
    expect(own(closed('2026-12-26'))).toEqual(['2026-12-26'])
  })

  test('{phone} in questions that pages share is the phone of the page', () => {
    const faq = { 'content/faqs/repairs.yaml': 'items: [{ question: How?, answer: "Call {phone}." }]\n' }
    const answer = (path: string, files = {}) =>
      project({ ...yaml, ...faq, ...files }).page(path).props.questions[0]?.answer
    expect(answer('/repairs/brakes')).toBe('Call 07700\u00a0900\u00a0000.')
    const contact = edited('content/pages/contact.yaml', 'name: Contact', 'name: Contact\nquestionsFrom: repairs')
    expect(answer('/contact', contact)).toBe('Call 0113\u00a0000\u00a00000.')
    const [problem] = project(edited('content/pages/contact.yaml', '{phone.shop}', '{phone}')).problems
    expect(problem).toMatchObject({ help: expect.stringContaining('write {phone.shop}, {phone.van}') })
  })

  test('a page of the whole business has the nodes of all branches', () => {
    expect(types('/contact', yaml)).toEqual(['LocalBusiness', 'LocalBusiness', 'BreadcrumbList'])
  })

  test('a branch or a phone that site.yaml does not have is reported at its line', () => {
    expect(project(brakes('baht')).problems).toEqual([
      expect.objectContaining({
        text: 'branch: "baht" is not under business.branches of site.yaml',
        at: { file: 'content/repairs/brakes.yaml', line: 2, column: 9 },
        help: 'did you mean "bath"?',
      }),
    ])
    const [problem] = project(edited('site.yaml', '  serves:', BRANCH.replace('[van]', '[vans]'))).problems
    expect(problem?.text).toBe('business.branches.bath.phones.0: "vans" is not a phone under business.phones')
  })
})

test('hoursShown is written from the hours, in the words of the locale', () => {
  const [yaml = ''] = Object.values(edited('site.yaml', '  hoursShown: Monday and Tuesday, 9 to 5.30\n', ''))
  const shown = (find = '', by = '') => {
    const { content, problems } = project({ 'site.yaml': yaml.replace(find, by) })
    return content?.site.business.hoursShown ?? problems.map(({ text }) => text)
  }
  const own = '    - { days: [Monday, Tuesday], opens: "09:00", closes: "17:30" }\n'
  const all = own.replace('Monday, Tuesday', 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday')
  expect(shown()).toBe('Monday\u00a0–\u00a0Tuesday 09:00–17:30')
  // Data of CLDR before version 42, and Bun, have plain spaces around the dash.
  const range = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'formatRangeToParts')
    .mockReturnValue([{ type: 'literal', value: ' – ', source: 'shared' }])
  expect(shown()).toBe('Monday\u00a0–\u00a0Tuesday 09:00–17:30')
  range.mockRestore()
  expect(shown('locale: en_GB', 'locale: en_US')).toBe('Monday\u00a0–\u00a0Tuesday 9\u00a0a.m.–5:30\u00a0p.m.')
  expect(shown('language: en\nlocale: en_GB', 'language: el\nlocale: el_GR')).toBe(
    'Δευτέρα\u00a0–\u00a0Τρίτη 09:00–17:30',
  )
  expect(shown(own, all.replace('09:00', '00:00').replace('17:30', '23:59'))).toBe('Monday\u00a0–\u00a0Sunday 24 hours')
  expect(shown(own, `${own}    - { days: [Tuesday], opens: "19:00", closes: "21:00" }\n`)).toBe(
    'Monday 09:00–17:30 · Tuesday 09:00–17:30, 19:00–21:00',
  )
  expect(shown(own, own.replace(' }', ', everySecondWeekFrom: 2026-11-28 }'))).toEqual([
    'business.hours.0: "everySecondWeekFrom" is not a key here',
  ])
})

test('a page is dated by its own file, its questions and its data', () => {
  const sources = (path: string) => project().plan?.planned.find((page) => page.path === path)?.sources
  expect(sources('/')).toEqual(['content/pages/home.yaml', 'content/prices.yaml'])
  expect(sources('/repairs/brakes')).toEqual(['content/repairs/brakes.yaml', 'content/faqs/repairs.yaml'])
})
