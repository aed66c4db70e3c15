// Tests addresses in the plan: collisions, wrong redirects, parents and the slash policy.

import { describe, expect, test } from 'vitest'
import { base, edited, project, refusals } from '../../helpers/project.ts'

const ROUTES = 'content/routes.yaml'
const MOVED = '  - { from: /old-contact, to: /contact }'
const report = (files: Parameters<typeof project>[0]) => project(files).text
const moved = (...redirects: string[]) =>
  edited(ROUTES, MOVED, redirects.map((redirect) => `  - { ${redirect} }`).join('\n'))

test.each([
  ['/repairs/brakes', '4:11', 'contact.yaml (content/routes.yaml:3)', 'contact.yaml and content/repairs/brakes.yaml'],
  ['/', '3:13', 'home.yaml (content/routes.yaml:2)', 'home.yaml and content/pages/contact.yaml'],
])('two pages on the address %s are named with both lines', (path, at, taken, both) => {
  const text = (base[ROUTES] ?? '')
    .replace('path: /contact', `path: ${path}`)
    .replace(MOVED, '  - { from: /old-contact, to: / }')
  const message = `${path} is already the address of content/pages/${taken}`
  const help = `give one of content/pages/${both} another path`
  expect(refusals({ [ROUTES]: text })).toEqual([[`content/routes.yaml:${at}`, message, help]])
})

test('two pages may not take one file', () => {
  expect(report(edited(ROUTES, 'path: /contact', 'path: /index'))).toContain(
    '/index is already the address of content/pages/home.yaml (content/routes.yaml:2)',
  )
})

describe('a redirect', () => {
  test.each<[title: string, files: Record<string, string | null>, place: string, text: string, help?: string]>([
    [
      'over a page would hide it',
      moved('from: /repairs/brakes, to: /contact'),
      'content/routes.yaml:13:13',
      '/repairs/brakes is the address of content/repairs/brakes.yaml (content/routes.yaml:4); a redirect would hide that page',
      'delete the redirect, or give the page another path',
    ],
    [
      'to nowhere suggests the nearest page',
      moved('from: /old-contact, to: /contcat'),
      'content/routes.yaml:13:31',
      '/old-contact goes to /contcat, which is not a page',
      'did you mean "/contact"?',
    ],
    [
      'to itself',
      moved('from: /old, to: /old'),
      'content/routes.yaml:13:23',
      '/old redirects to itself',
      'send it to a page, or delete it',
    ],
    [
      'twice from one address',
      moved('from: /old, to: /contact', 'from: /old, to: /'),
      'content/routes.yaml:14:13',
      '/old is already redirected by content/routes.yaml:13',
      'keep one of the two',
    ],
    [
      'outside the output folder has no form an address may have',
      moved('from: /../old, to: /contact'),
      'content/routes.yaml:13:13',
      'redirects.0.from: "/../old" is not a path',
      'write /old',
    ],
  ])('%s', (_, files, place, text, help) => {
    expect(refusals(files)).toEqual([[place, text, help]])
  })

  test('in a loop names both lines', () => {
    expect(refusals(moved('from: /a, to: /b', 'from: /b, to: /a'))).toEqual([
      [
        'content/routes.yaml:13:21',
        '/a goes to /b, which content/routes.yaml:14 redirects in a circle',
        'send one of them to a page',
      ],
      [
        'content/routes.yaml:14:21',
        '/b goes to /a, which content/routes.yaml:13 redirects in a circle',
        'send one of them to a page',
      ],
    ])
  })

  test('into a loop of others ends, too', () => {
    expect(project(moved('from: /start, to: /a', 'from: /a, to: /b', 'from: /b, to: /a')).problems).toHaveLength(3)
  })

  test('in a chain says where to send it', () => {
    expect(refusals(moved('from: /a, to: /b', 'from: /b, to: /c', 'from: /c, to: /contact'))).toEqual([
      [
        'content/routes.yaml:13:21',
        '/a goes to /b, which content/routes.yaml:14 redirects again',
        'send it straight to /contact',
      ],
      [
        'content/routes.yaml:14:21',
        '/b goes to /c, which content/routes.yaml:15 redirects again',
        'send it straight to /contact',
      ],
    ])
  })

  test('twice from one address is seen through a slash at the end', () => {
    expect(report(moved('from: /old, to: /contact', 'from: /old/, to: /'))).toContain(
      '/old is already redirected by content/routes.yaml:13',
    )
  })

  test('may lead to a part of a page, to an address with a query, or to another site', () => {
    const { plan } = project(
      moved(
        'from: /a, to: "/contact#map"',
        'from: /b, to: "/contact?from=b"',
        'from: /c, to: "https://wheels.example/shop"',
      ),
    )
    expect(plan?.redirects.map(({ from, to, status }) => `${from} ${to} ${status}`)).toEqual([
      '/a /contact#map 301',
      '/b /contact?from=b 301',
      '/c https://wheels.example/shop 301',
    ])
  })

  test('may start at an address with an ending or in another alphabet', () => {
    expect(report(moved('from: /where.html, to: /contact', 'from: /επαφή, to: /contact'))).toBe('')
  })

  test('may not take the file of a page under another name', () => {
    expect(refusals(moved('from: /contact.html, to: /contact'))).toEqual([
      [
        'content/routes.yaml:13:13',
        '/contact.html is the address of content/pages/contact.yaml (content/routes.yaml:3); a redirect would hide that page',
        'delete the redirect, or give the page another path',
      ],
    ])
    expect(report(moved('from: /index, to: /contact'))).toContain(
      '/index is the address of content/pages/home.yaml (content/routes.yaml:2)',
    )
  })

  test.each(['/repair/*', '/repair*', '/:year/news', '/old/:slug'])(
    'leads away from one address, for it is a page as well: %s',
    (from) => {
      const { problems } = project(moved(`from: "${from}", to: /contact`))
      expect(problems.map(({ text, help }) => [text, help])).toEqual([
        [
          `redirects.0.from: "${from}" is a pattern`,
          'write one address, without * or :name: a redirect is also a page, for hosts that follow none',
        ],
      ])
    },
  )

  test('may hold a colon or a date inside a segment', () => {
    expect(project(moved('from: /news/10:30, to: /contact')).problems).toEqual([])
  })

  test('may not take the file of another redirect', () => {
    expect(report(moved('from: /old, to: /contact', 'from: /old.html, to: /'))).toContain(
      '/old.html is already redirected by content/routes.yaml:13',
    )
  })

  test('may be from a page with a parameter, once each, to another page', () => {
    const from = (query: string, to = '/contact') => `from: "/?${query}", to: ${to}`
    expect(project(moved(from('page_id=12'), from('page_id=13'))).problems).toEqual([])
    expect(report(moved(from('p=1'), from('p=1')))).toContain('/?p=1 is already redirected by content/routes.yaml:13')
    expect(report(moved(from('p=1', '/')))).toContain('/?p=1 redirects to itself')
    expect(project(moved(from('p=1&q=2'), from('p'))).problems.map(({ text }) => text)).toEqual(
      ['/?p=1&q=2', '/?p'].map(
        (each, i) =>
          `redirects.${i}.from: "${each}" has a query that is not one parameter of letters, digits, "-", "_", "." and "~"`,
      ),
    )
  })

  test('in two spellings is refused at the second line', () => {
    const greek = '/παλιά'
    const escaped = '/%CF%80%CE%B1%CE%BB%CE%B9%CE%AC'
    expect(refusals(moved(`from: ${greek}, to: /contact`, `from: ${escaped}, to: /`))).toEqual([
      ['content/routes.yaml:14:13', '/παλιά is already redirected by content/routes.yaml:13', 'keep one of the two'],
    ])
    expect(
      project(moved(`from: ${greek}, to: /contact`, `from: ${greek.normalize('NFD')}, to: /`)).problems,
    ).toHaveLength(1)
    expect(project(moved(`from: ${escaped}, to: /contact`)).plan?.redirects[0]?.from).toBe(greek)
  })

  test('may start at the address of a page with capitals, which has no HTML page then', () => {
    const { plan, problems } = project(
      moved(
        'from: /Contact, to: /contact',
        'from: /CONTACT/, to: /contact',
        'from: /Index.html, to: /',
        'from: /Other, to: /',
        // Some disks take both for one file.
        'from: /OTHER, to: /',
      ),
    )
    expect(problems).toEqual([])
    expect(plan?.redirects.map(({ from, hostOnly }) => [from, hostOnly])).toEqual([
      ['/Contact', true],
      ['/CONTACT', true],
      ['/Index.html', true],
      ['/Other', undefined],
      ['/OTHER', true],
    ])
  })

  test('may not start at the address of a page in another spelling', () => {
    expect(report(moved('from: /%63ontact, to: /'))).toContain('/contact is the address of content/pages/contact.yaml')
  })

  test.each([
    ['/..', 'a path from the root, like /old'],
    ['//evil.example', 'a path from the root, like /old'],
    ['/a/../../b', '/b'],
    ['/./a', '/a'],
    ['/%2e%2E/a', '/a'],
    ['/a\\b', '/a/b'],
    ['/a#b', '/a'],
    ['/a b', '/a%20b'],
    ['old', '/old'],
    ['https://old.example/η εταιρεία?page_id=12', '/η%20εταιρεία?page_id=12'],
  ])('cannot start at %s', (from, help) => {
    expect(project(moved(`from: '${from}', to: /contact`)).problems.map(({ text, help }) => [text, help])).toEqual([
      [`redirects.0.from: "${from}" is not a path`, `write ${help}`],
    ])
    if (help.startsWith('/')) expect(project(moved(`from: '${help}', to: /contact`)).problems).toEqual([])
  })

  test.each([
    ['/services%2fhome-visit', 'has %2f, which servers read in two ways', 'write / instead'],
    ['/prices%2F', 'has %2F, which servers read in two ways', 'write / instead'],
    ['/prices%5c', 'has %5c, which servers read in two ways', 'write / instead'],
    ['/repairs%3fbrakes', 'has %3f, which servers read in two ways', 'write the address without it'],
    ['/repairs%252fbrakes', 'is escaped twice', 'write /repairs/brakes'],
    ['/%2563ontact', 'is escaped twice', 'write /contact'],
  ])('cannot start at %s, which hosts resolve into another address', (from, text, help) => {
    expect(project(moved(`from: '${from}', to: /contact`)).problems).toMatchObject([
      { text: `redirects.0.from: "${from}" ${text}`, help },
    ])
  })

  test('may start at an address with a percent sign', () => {
    const { problems, plan } = project(moved("from: '/50%25-off', to: /contact", "from: '/50%off', to: /contact"))
    expect(problems).toEqual([])
    expect(plan?.redirects.map(({ from }) => from)).toEqual(['/50%-off', '/50%off'])
  })

  test.each(['javascript:alert(1)', 'http://wheels.example', 'contact'])('cannot lead to %s', (to) => {
    expect(project(moved(`from: /old, to: '${to}'`)).problems.map(({ text }) => text)).toEqual([
      `redirects.0.to: "${to}" is not an address a redirect may lead to`,
    ])
  })
})

test('a parent that is not a page, and a phone that is none, are pointed at', () => {
  expect(refusals(edited(ROUTES, 'phone: van', 'parent: /contcat\n    phone: vam'))).toEqual([
    ['content/routes.yaml:7:13', 'parent: "/contcat" is not a page', 'did you mean "/contact"?'],
    ['content/routes.yaml:8:12', 'phone: "vam" is not a phone of site.yaml', 'did you mean "van"?'],
  ])
})

test('pages are in the order of their addresses, however the routes are written', () => {
  const text = base[ROUTES] ?? ''
  const [first = '', second = ''] = text.split('\n').slice(1, 3)
  const turned = project({ [ROUTES]: text.replace(`${first}\n${second}`, `${second}\n${first}`) })
  expect(turned.plan?.pages.map(({ path }) => path)).toEqual(project().plan?.pages.map(({ path }) => path))
})

test('a page shows the phone its route names, else the first', () => {
  const { page } = project()
  expect(page('/repairs/brakes').props.phone.number).toBe('+447700900000')
  expect(page('/contact').props.phone.number).toBe('+441130000000')
})

test('breadcrumbs lead from the home page through the parent', () => {
  const { page } = project(edited(ROUTES, 'each: repairs', 'each: repairs\n    parent: /contact'))
  expect(page('/repairs/brakes').props.crumbs).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Contact', path: '/contact' },
    { name: 'Brakes', path: '/repairs/brakes' },
  ])
  expect(page('/').props.crumbs).toEqual([{ name: 'Home', path: '/' }])
})

test('parents in a circle are pointed at', () => {
  const { problems } = project(edited(ROUTES, 'page: contact,', 'page: contact, parent: /contact,'))
  expect(problems.map(({ text }) => text)).toEqual(['parent: /contact leads back to /contact'])
})

test('references become the cards of their entries, and the entry keeps no template or exceptions', () => {
  const { page } = project()
  expect(page('/').props.entry.repairs).toEqual([
    { slug: 'brakes', path: '/repairs/brakes', name: 'Brakes', summary: '', detail: '', icon: '', inflections: {} },
    {
      slug: 'puncture',
      path: '/repairs/puncture',
      name: 'Puncture',
      summary: '',
      detail: '',
      icon: '',
      inflections: {},
    },
  ])
})

test('pages may list the entries of a collection, by name in the language of the site; single pages are none', () => {
  const repair = (name: string) => `name: ${name}\nhead: { title: ${name} repair, description: x }\n`
  const { plan } = project({
    'content/repairs/zoom.yaml': repair('Ätna'),
    'content/repairs/alpha.yaml': repair('Zulu'),
  })
  expect(
    Object.entries(plan?.collections ?? {}).map(([collection, cards]) => [collection, cards.map(({ name }) => name)]),
  ).toEqual([['repairs', ['Ätna', 'Brakes', 'Puncture', 'Zulu']]])
})

test('a route puts entries of its own first, in its order; the others follow by name', () => {
  const repair = (name: string) => `name: ${name}\nhead: { title: ${name} repair, description: x }\n`
  const more = { 'content/repairs/zoom.yaml': repair('Ätna'), 'content/repairs/alpha.yaml': repair('Zulu') }
  const ordered = edited(ROUTES, 'each: repairs', 'each: repairs\n    first: [alpha, puncture]')
  const { plan } = project({ ...more, ...ordered })
  const repairs = plan?.collections.repairs?.map(({ name }) => name)
  expect(repairs).toEqual(['Zulu', 'Puncture', 'Ätna', 'Brakes'])
})

test('an entry to be first that is not there, and an order of nothing, are pointed at', () => {
  expect(refusals(edited(ROUTES, 'each: repairs', 'each: repairs\n    first: [brakes, puncure]'))).toEqual([
    ['content/routes.yaml:6:21', 'first: "puncure" is not in content/repairs/', 'did you mean "puncture"?'],
  ])
  expect(report(edited(ROUTES, 'page: home,', 'page: home, first: [brakes],'))).toContain(
    '"first:" has no effect without "each:"',
  )
})

test('the props of a page are plain data: JSON gives back the same', () => {
  for (const page of project().plan?.pages ?? []) expect(JSON.parse(JSON.stringify(page))).toEqual(page)
})

describe('the slash policy', () => {
  const with404 = (policy: string) => ({
    ...edited('site.yaml', 'hosts: [netlify]', `hosts: [netlify]\nurls: { trailingSlash: ${policy} }`),
    [ROUTES]: [
      (base[ROUTES] ?? '').replace('redirects:', '  - { path: /404, page: lost, template: plain }\nredirects:'),
      '  - { from: /old-brakes/, to: /repairs/brakes/ }\n',
    ].join(''),
    'content/pages/lost.yaml': [
      'name: Lost',
      'head: { title: Lost, description: Nothing here., robots: "noindex, follow" }',
      'text: "[Home](/), [brakes](/repairs/brakes/#price), [list](/prices.pdf)"\n',
    ].join('\n'),
    ...edited('content/pages/home.yaml', 'repairs:', 'link: /contact?from=home\nrepairs:'),
  })
  /** Every address the plan holds, wherever it stands, without the origin. */
  const addresses = (policy: string) => {
    const { plan, page } = project(with404(policy))
    const brakes = page(policy === 'always' ? '/repairs/brakes/' : '/repairs/brakes')
    const found = [
      ...(plan?.pages.flatMap(({ path, head }) => [path, head.canonical, head.social['og:url']]) ?? []),
      ...(plan?.redirects.flatMap(({ from, to }) => [from, to]) ?? []),
      ...(plan?.site.navigation.main.map(({ href }) => href) ?? []),
      plan?.site.contact.page,
      ...(brakes.props.entry.related as { path: string }[]).map(({ path }) => path),
      ...brakes.props.crumbs.map(({ path }) => path),
      ...brakes.head.graph.map((node) => String(node['@id'])),
      page('/').props.entry.link,
      ...(page('/').props.data.prices as { items: { link?: string }[] }).items.map(({ link }) => link),
      ...[...String(page('/404').props.entry.text).matchAll(/\((.*?)\)/g)].map(([, href]) => href),
    ]
    return [...new Set(found.map((address) => String(address).replace('https://wheels.example', '')))].sort()
  }

  test('never: no address ends in a slash, wherever it stands', () => {
    expect(addresses('never')).toMatchInlineSnapshot(`
      [
        "/",
        "/#business",
        "/404",
        "/contact",
        "/contact?from=home",
        "/old-brakes",
        "/old-contact",
        "/prices.pdf",
        "/repairs/brakes",
        "/repairs/brakes#breadcrumbs",
        "/repairs/brakes#price",
        "/repairs/brakes#service",
        "/repairs/puncture",
      ]
    `)
  })

  test('always: every address ends in a slash, but for files and the error pages hosts look for by name', () => {
    expect(addresses('always')).toMatchInlineSnapshot(`
      [
        "/",
        "/#business",
        "/404",
        "/contact/",
        "/contact/?from=home",
        "/old-brakes/",
        "/old-contact/",
        "/prices.pdf",
        "/repairs/brakes/",
        "/repairs/brakes/#breadcrumbs",
        "/repairs/brakes/#price",
        "/repairs/brakes/#service",
        "/repairs/puncture/",
      ]
    `)
  })
})
