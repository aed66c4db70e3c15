// What load says of names that must lead somewhere: references, claims, pictures, links, templates, file names.
import { expect, test } from 'vitest'
import { base, edited, project, refusals } from '../../helpers/project.ts'

const CONTACT = 'content/pages/contact.yaml'
const HOME = 'content/pages/home.yaml'
const ROUTES = 'content/routes.yaml'
const report = (files: Parameters<typeof project>[0]) => project(files).text
const repair = base['content/repairs/puncture.yaml'] ?? ''

test.each<[title: string, files: Record<string, string | null>, place: string, text: string, help?: string]>([
  [
    'a reference to a missing entry points at its own line',
    edited(HOME, '[brakes, puncture]', '\n  - brakes\n  - punctures'),
    'content/pages/home.yaml:8:5',
    'repairs.1: "punctures" is not in content/repairs/',
    'did you mean "puncture"?',
  ],
  [
    'a reference that is like no entry lists the entries when they are few',
    edited(HOME, '[brakes, puncture]', '[brakes, saddle]'),
    'content/pages/home.yaml:6:19',
    'repairs.1: "saddle" is not in content/repairs/',
    'choose one of brakes, puncture',
  ],
  [
    'an unknown claim that is like no other is to be declared',
    edited(HOME, 'heading: Back on the road within {repair}', 'heading: Done in {duration}'),
    'content/pages/home.yaml:5:10',
    'heading: "{duration}" is not a claim of site.yaml',
    'declare it under claims: in site.yaml, or write the text without it',
  ],
  [
    'a folder name outside content/ cannot be a collection',
    edited(ROUTES, 'each: repairs', 'each: ../repairs'),
    'content/routes.yaml:5:11',
    'pages.2.each: "../repairs" has another form than expected',
    'use lower-case Latin letters, digits and hyphens',
  ],
  [
    'an unknown template in a route',
    edited(ROUTES, 'template: plain', 'template: plian'),
    'content/routes.yaml:3:48',
    'there is no template "plian" in templates/pages/',
    'did you mean "plain"?',
  ],
  [
    'an unknown template in an entry points into the entry',
    { 'content/repairs/puncture.yaml': `${repair}template: repiar\n` },
    'content/repairs/puncture.yaml:5:11',
    'there is no template "repiar" in templates/pages/',
    'did you mean "repair"?',
  ],
])('%s', (_, files, place, text, help) => {
  expect(refusals(files)).toEqual([[place, text, help]])
})

test('a reference with its words in another order is recognised', () => {
  expect(
    report({
      ...edited(HOME, '[brakes, puncture]', '[wheel-front]'),
      'content/repairs/front-wheel.yaml': repair.replace('Puncture repair', 'Front wheel'),
    }),
  ).toContain('did you mean "front-wheel"?')
})

test('an unknown group of questions', () => {
  expect(refusals(edited('content/repairs/brakes.yaml', 'questionsFrom: repairs', 'questionsFrom: repair'))).toEqual([
    ['content/repairs/brakes.yaml:4:16', 'questionsFrom: "repair" is not in content/faqs/', 'did you mean "repairs"?'],
  ])
})

test.each([
  ['email', 'business.email'],
  ['business', 'business.name'],
  ['address', 'business.address.shown'],
  ['hours', 'business.hoursShown'],
])('a claim named %s is refused at its line: %s says the same', (name, key) => {
  expect(
    project(edited('site.yaml', '  repair:', `  ${name}: { text: soon, about: a clash }\n  repair:`)).problems,
  ).toEqual([
    {
      level: 'error',
      text: `claims.${name}: {${name}} already says what ${key} says`,
      at: { file: 'site.yaml', line: 18, column: 3 },
      help: `give the claim another name; {${name}} stands for ${key} without one`,
    },
  ])
})

test('a variant with the name of a phone is refused, as a person sees it', () => {
  const phone =
    '  phone: { text: a call, about: a clash, variants: { van: { text: x, why: y }, desk: { text: x, why: y } } }'
  expect(refusals(edited('site.yaml', '  repair:', `${phone}\n  repair:`))).toEqual([
    [
      'site.yaml:18:54',
      'claims.phone.variants.van: {phone.van} already says what business.phones.van.shown says',
      'give the variant another name; {phone.van} stands for business.phones.van.shown without one',
    ],
  ])
  expect(report(edited('site.yaml', '  repair:', `${phone.replace('van:', 'bike:')}\n  repair:`))).toBe('')
})

test('claims and contact facts stand in the text as declared, held together by spaces that do not break', () => {
  const { page } = project()
  expect(page('/').props.entry.heading).toBe('Back on the road within 2\u00a0days')
  expect(page('/contact').props.entry.text).toBe(
    `Ask for a [repair](/repairs/brakes) or call ${'0113 000 0000'.replaceAll(' ', '\u00a0')}.`,
  )
})

test.each([
  ['Front-Wheel', 'rename it to content/repairs/front-wheel.yaml'],
  ['front wheel', 'rename it to content/repairs/front-wheel.yaml'],
  ['front_wheel', 'rename it to content/repairs/front-wheel.yaml'],
  ['front/wheel', 'rename it to content/repairs/front-wheel.yaml'],
  ['../wheel', 'rename it to content/repairs/wheel.yaml'],
  ['front--wheel', 'rename it to content/repairs/front-wheel.yaml'],
  ['φρένα', 'use lower-case Latin letters, digits and hyphens, like two-words.yaml'],
  ['con\u0000', 'use lower-case Latin letters, digits and hyphens, like two-words.yaml'],
])('the file name %j cannot be an address', (name, help) => {
  const { problems } = project({ [`content/repairs/${name}.yaml`]: repair })
  expect(problems).toEqual([
    {
      level: 'error',
      text: `the file name "${name}" cannot be an address`,
      at: { file: `content/repairs/${name}.yaml` },
      help,
    },
  ])
})

test.each([
  'content/repairs/brakes - Copy.yaml',
  'content/repairs/brakes copy.yaml',
  'content/repairs/brakes copy 2.yaml',
  'content/repairs/brakes 2.yaml',
  'content/repairs/brakes (1).yaml',
  "content/repairs/brakes (Ann's conflicted copy 2026-01-02).yaml",
  'content/repairs/brakes.sync-conflict-20260102-101500-ABCDEF.yaml',
  'content/repairs/brakes - Αντίγραφο.yaml',
  'content/repairs/Copy of brakes.yaml',
  'content/repairs/brakes_LOCAL_123.yaml',
  'content/repairs/Brakes.yaml',
  'content/repairs/brakes_.yaml',
  'content/repairs/brakes.yaml.orig',
  'content/repairs/brakes.yaml.bak',
  'content/repairs/brakes.yaml (1)',
  'content/repairs/brakes.yml',
])('%s is a copy of brakes.yaml, and is not to be renamed onto it', (file) => {
  expect(project({ [file]: base['content/repairs/brakes.yaml'] ?? '' }).problems).toEqual([
    {
      level: 'error',
      text: 'this looks like a copy of content/repairs/brakes.yaml',
      at: { file },
      help: 'compare the two, write what is new into content/repairs/brakes.yaml, and delete this file',
    },
  ])
})

test('a copy of a data file is named, too', () => {
  expect(project({ 'content/labels (1).yaml': 'call: Call\n' }).problems).toMatchObject([
    { text: 'this looks like a copy of content/labels.yaml', at: { file: 'content/labels (1).yaml' } },
  ])
})

test('a name that only begins like another is not a copy', () => {
  expect(project({ 'content/repairs/brakes by night.yaml': 'name: x\n' }).problems).toMatchObject([
    {
      text: 'the file name "brakes by night" cannot be an address',
      help: 'rename it to content/repairs/brakes-by-night.yaml',
    },
  ])
})

test('a picture is found in either form of composed letters, under the name that its file has', () => {
  const name = 'γείτονας.jpg'
  const composed = name.normalize('NFC')
  const apart = name.normalize('NFD')
  for (const [typed, stored] of [
    [composed, apart],
    [apart, composed],
  ] as const) {
    const { problems, page } = project({
      [`content/images/${stored}`]: 'x',
      ...edited(HOME, 'repairs:', `picture: ${typed}\nrepairs:`),
    })
    expect(problems).toEqual([])
    expect(page('/').props.entry.picture).toBe(stored)
  }
})

test('a character that is spelled out as HTML is refused in the facts of the business', () => {
  expect(project(edited('site.yaml', 'name: Two Wheels', 'name: Wheels &amp; Sons')).problems).toMatchObject([
    {
      text: 'business.name: "&amp;" is HTML, and would be shown as it is',
      at: { file: 'site.yaml', line: 6, column: 9 },
      help: 'write the character itself',
    },
  ])
})

test.each([
  '/Contact',
  '/επαφή',
  '/../contact',
  '/a/../contact',
  '/contact/',
  '//contact',
  'contact',
  '/con tact',
  '/contact.html',
  '/a\\b',
  '/{slug}/x',
  '/con%74act',
])('the route %s has no form an address may have', (path) => {
  const { problems } = project(edited(ROUTES, 'path: /contact', `path: "${path.replaceAll('\\', '\\\\')}"`))
  expect(problems.map(({ text, at, help }) => ({ text, at, help }))).toEqual([
    {
      text: `pages.1.path: "${path}" has another form than expected`,
      at: { file: ROUTES, line: 3, column: 13 },
      help: 'write lower-case segments, like /services or /services/{slug}',
    },
  ])
})

test.each(['../site', 'a/contact', 'επαφή', 'Contact', '/etc/passwd', '..%2fcontact'])(
  'a route cannot take its page from %s',
  (name) => {
    const { problems } = project(edited(ROUTES, 'page: contact', `page: ${name}`))
    expect(problems.map(({ text }) => text)).toEqual([`pages.1.page: "${name}" has another form than expected`])
  },
)

test('a route that names a page and a folder is refused at the page', () => {
  expect(refusals(edited(ROUTES, 'each: repairs', 'each: repairs\n    page: contact'))).toEqual([
    [
      'content/routes.yaml:6:11',
      'pages.2.page: "page:" has no effect beside "each:"',
      'delete "page:" for a page of each file, or "each:"',
    ],
  ])
  expect(report(edited(ROUTES, 'page: contact,', 'page: contact, each: repairs,'))).toContain(
    'pages.1.page: "page:" has no effect beside "each:"',
  )
})

test('a collection without files is one problem, not one more for each file that waits for its route', () => {
  expect(refusals(edited(ROUTES, 'each: repairs', 'each: repair'))).toEqual([
    ['content/routes.yaml:5:11', 'content/repair/ has no files', 'did you mean "repairs"?'],
  ])
})

test('a route may wait for the first file of its collection', () => {
  const waiting = '  - path: /towns/{slug}\n    each: towns\n    template: page\nredirects:'
  expect(refusals(edited(ROUTES, 'redirects:', waiting))).toEqual([])
})

test('a pattern needs its collection, a plain path its page', () => {
  expect(refusals(edited(ROUTES, '    each: repairs\n', ''))).toEqual([
    ['content/routes.yaml:4:11', 'pages.2.path: /repairs/{slug} needs "each:"', 'name a folder of content/ in each:'],
  ])
  expect(report(edited(ROUTES, '/repairs/{slug}', '/repairs'))).toContain('/repairs has "each:" but no {slug}')
  expect(report(edited(ROUTES, 'page: contact, ', ''))).toContain('/contact needs "page:"')
})

test.each(['../../etc/passwd', '/etc/passwd', '..\\van.jpg', 'a/../../van.jpg', '..', 'C:\\van.jpg'])(
  'the picture %s is outside content/images',
  (path) => {
    expect(refusals(edited(HOME, 'repairs:', `picture: '${path}'\nrepairs:`))).toEqual([
      [
        'content/pages/home.yaml:6:10',
        `picture: "${path}" is outside content/images/`,
        'write a path below content/images/, like van.jpg',
      ],
    ])
  },
)

test('a picture that is not there: the nearest name, or where to put it', () => {
  const files = edited(HOME, 'repairs:', 'picture: van.jpg\nrepairs:')
  expect(refusals(files)).toEqual([
    [
      'content/pages/home.yaml:6:10',
      'picture: "van.jpg" is not in content/images/',
      'put the file at content/images/van.jpg',
    ],
  ])
  expect(report({ ...files, 'content/images/van.jpeg': 'x' })).toContain('help: did you mean "van.jpeg"?')
  expect(report({ ...files, 'content/images/van.jpg': 'x' })).toBe('')
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'http://wheels.example',
  '//evil.example',
  'contact',
  'tel:0113',
  'sms:0113',
  'viber:0113',
  '#',
  'vbscript:x',
  // What a browser reads as another site, or as something that runs (URL Standard, 4.4).
  '/\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\t/contact',
  '/contact ',
  '/a\\b',
  'java\tscript:alert(1)',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://\\evil.example',
  'https://wheels.example\\@evil.example',
  'https://wheels.example@evil.example/',
  'https://wheels.example:pass@evil.example/',
  'https://',
  'https://a b.example',
  'https://[::1',
  'https://%00.example',
  'https://evil.example:99999',
  '#\t',
  'mailto:',
])('a link may not lead to %j', (href) => {
  expect(
    project(edited(HOME, 'repairs:', `link: ${JSON.stringify(href)}\nrepairs:`)).problems.map(({ text }) => text),
  ).toEqual([`link: "${href}" is not an address a link may have`])
})

test.each([
  '/',
  '/contact',
  '/contact?from=//evil.example#\u00e9',
  '/%5cevil.example',
  '/%2f/evil.example',
  '/.//evil.example',
  '/επαφή',
  '#top',
  'https://wheels.example',
  'https://ελλάδα.example/a?b#c',
  'https://127.0.0.1:8080/x',
  'mailto:hello@wheels.example?subject=x',
  'tel:+441130000000',
  'sms:+441130000000',
  'viber://chat?number=%2B441130000000',
])('a link may lead to %j', (href) => {
  expect(project(edited(HOME, 'repairs:', `link: ${JSON.stringify(href)}\nrepairs:`)).text).toBe('')
  if (!/\s/.test(href)) expect(project(edited(CONTACT, '(/repairs/brakes)', `(${href})`)).text).toBe('')
})

test.each(['/\\evil.example', '//evil.example', '/\\/evil.example', 'https://wheels.example@evil.example'])(
  'a text, a label, a menu, a price, a redirect may not lead to %j',
  (href) => {
    const quoted = JSON.stringify(href)
    const found = (files: Parameters<typeof project>[0]) =>
      project(files).problems.map(({ text, at }) => [text, at?.line])
    const refused = `"${href}" is not an address a link may have`
    const altered = `"${href}" is not an address a redirect may lead to`
    expect(found(edited(CONTACT, '(/repairs/brakes)', `(${href})`))).toEqual([[`text: ${refused}`, 5]])
    expect(found({ 'content/labels.yaml': `call: 'See [the other](${href}) of us'\n` })).toEqual([
      [`call: ${refused}`, 1],
    ])
    expect(found(edited('site.yaml', 'href: /contact', `href: ${quoted}`))).toEqual([
      [`navigation.main.1.href: ${refused}`, 26],
    ])
    expect(found(edited('content/prices.yaml', 'link: /repairs/puncture', `link: ${quoted}`))).toEqual([
      [`items.0.link: ${refused}`, 3],
    ])
    expect(found(edited(ROUTES, 'to: /contact', `to: ${quoted}`))).toEqual([[`redirects.0.to: ${altered}`, 13]])
  },
)

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://maps.example/', '//maps.example', 'https:maps.example'])(
  'the map, its link, the form and other pages of the business are not at %j',
  (href) => {
    const quoted = JSON.stringify(href)
    const found = (text: string) =>
      project({ 'site.yaml': `${base['site.yaml']}${text}` }).problems.map(({ text }) => text)
    const other = 'https://maps.example/x'
    expect(found(`map: { src: ${quoted}, link: ${other} }\n`)).toEqual(['map.src is not a whole address of the web'])
    expect(found(`map: { src: ${other}, link: ${quoted} }\n`)).toEqual(['map.link is not a whole address of the web'])
    expect(found(`  endpoint: ${quoted}\n`)).toEqual(['contact.endpoint is not a whole address of the web'])
    expect(
      project(edited('site.yaml', '  hoursShown:', `  sameAs: [${quoted}]\n  hoursShown:`)).problems.map(
        ({ text }) => text,
      ),
    ).toEqual(['business.sameAs.0 is not a whole address of the web'])
  },
)

/** The origin of the loaded site, or what is wrong with it and the help. */
function originOf(typed: string): unknown {
  const { content, problems } = project(edited('site.yaml', 'https://wheels.example', JSON.stringify(typed)))
  return problems.length > 0 ? problems.map(({ text, help }) => [text, help]) : content?.site.origin
}

test.each([
  ['https://wheels.example', 'https://wheels.example'],
  ['https://1.2.3.4', 'https://1.2.3.4'],
  ['https://υδραυλικός.gr', 'https://xn--mxafqed8alrd7e.gr'],
  ['https://www.bücher.example', 'https://www.xn--bcher-kva.example'],
])('the origin %s is published as %s', (typed, origin) => {
  expect(originOf(typed)).toBe(origin)
})

test.each([
  'https://1',
  'https://.',
  'https://..',
  'https://-',
  'https://a..b',
  'https://-a.example',
  'https://0x7f.1',
  'https://wheels.example.',
  'https://xn--a',
  'https://a_b.example',
  'https://a.example;script-src',
  'https://a.example:8080',
  'https://me@a.example',
  'wheels',
])('the origin %s names no host', (typed) => {
  const text = typed === 'wheels' ? 'is not https:// and a host, with no path and no slash at the end' : 'names no host'
  expect(originOf(typed)).toEqual([[`origin: "${typed}" ${text}`, expect.stringMatching(/^write/)]])
})

test.each([
  ['https://Example-Shop.GR', 'origin has capital letters', 'https://example-shop.gr'],
  ['https://wheels.example/', 'origin: "https://wheels.example/" is not https:// and a host', 'https://wheels.example'],
  ['http://wheels.example', 'origin: "http://wheels.example" is not https:// and a host', 'https://wheels.example'],
  ['www.wheels.example', 'origin: "www.wheels.example" is not https:// and a host', 'https://www.wheels.example'],
])('the refusal of the origin %s prints the right one', (typed, text, origin) => {
  expect(originOf(typed)).toEqual([[expect.stringContaining(text), `write ${origin}`]])
})

test.each(['https://a.example;script-src/', 'https://./', 'https://-/x', 'https://a..b/'])(
  'no address of a service has the host of %s',
  (href) => {
    const found = (text: string) => project({ 'site.yaml': `${base['site.yaml']}${text}` }).problems
    expect(found(`map: { src: "${href}", link: https://maps.example/x }\n`).map(({ text }) => text)).toEqual([
      'map.src is not a whole address of the web',
    ])
    expect(found(`  endpoint: "${href}"\n`).map(({ text }) => text)).toEqual([
      'contact.endpoint is not a whole address of the web',
    ])
  },
)

test('a link in a label follows the slash policy', () => {
  const { content } = project({
    ...edited('site.yaml', 'hosts:', 'urls: { trailingSlash: always }\nhosts:'),
    'content/labels.yaml': 'call: Call, or [write](/contact#form)\n',
  })
  expect(content?.data.get('labels')).toEqual({ call: 'Call, or [write](/contact/#form)' })
})

test.each(['constructor', '__proto__', 'toString'])('%s is not a template either', (name) => {
  expect(report(edited(ROUTES, 'template: plain', `template: ${name}`))).toContain(
    `there is no template "${name}" in templates/pages/`,
  )
})

test.each(['constructor', 'hasOwnProperty'])('%s is not a phone', (name) => {
  expect(report(edited(ROUTES, 'phone: van', `phone: ${name}`))).toContain(
    `phone: "${name}" is not a phone of site.yaml`,
  )
})

test.each(['https://wheels.example/thanks', '#thanks', 'mailto:hello@wheels.example'])(
  'a form may not end at %s: what receives it is told a page of this site',
  (thanks) => {
    const { problems } = project(edited('site.yaml', 'contact:\n', `contact:\n  thanks: "${thanks}"\n`))
    expect(problems.map(({ text }) => text)).toEqual(['contact.thanks is not a page of this site'])
  },
)
