// What load says of a file that is not the YAML it should be: missing, empty, not text, or beyond the strict kind used here.
import { expect, test } from 'vitest'
import { base, edited, project, refusals } from '../../helpers/project.ts'

const CONTACT = 'content/pages/contact.yaml'
const report = (files: Parameters<typeof project>[0]) => project(files).text
/** Text followed by bytes that are no UTF-8. */
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test('the base site of these tests is fine', () => {
  expect(report({})).toBe('')
  expect(project().plan?.pages.map((page) => page.path)).toEqual([
    '/',
    '/contact',
    '/repairs/brakes',
    '/repairs/puncture',
  ])
})

test('a site needs site.yaml and content/routes.yaml', () => {
  expect(project({ 'site.yaml': null, 'content/routes.yaml': null }).problems).toEqual([
    { level: 'error', text: 'there is no site in this folder', help: 'make one: npx site init my-site' },
  ])
  expect(refusals({ 'site.yaml': null })).toEqual([
    [
      'site.yaml',
      'site.yaml is missing',
      'it declares the business, its claims and its navigation; see content/README.md',
    ],
  ])
})

test('a page that a route names must have its file', () => {
  expect(refusals({ [CONTACT]: null, ...edited('content/routes.yaml', 'page: home', 'page: hom') })).toEqual([
    ['content/routes.yaml:2:22', 'content/pages/hom.yaml is missing', 'did you mean "home"?'],
    ['content/routes.yaml:3:29', 'content/pages/contact.yaml is missing', 'choose one of home'],
  ])
})

test('a file that a template draws from must be there', () => {
  expect(refusals({ 'content/prices.yaml': null })).toEqual([
    [
      'content/routes.yaml:2:38',
      'the template "home" needs content/prices.yaml',
      'write content/prices.yaml; see content/README.md',
    ],
  ])
})

test('an empty file is called empty, also when it holds only a comment, a document mark or a byte order mark', () => {
  for (const nothing of ['', '# later\n', '---\n', '\ufeff', '\n\n'])
    expect(refusals({ [CONTACT]: nothing })).toEqual([
      [CONTACT, 'the file is empty', 'see content/README.md for the fields it needs'],
    ])
})

test('a file in another encoding is told to be saved as UTF-8, at the line of the first foreign byte', () => {
  expect(report({ [CONTACT]: latin1('name: Contact\nhead:\n  title: Café\n') })).toMatchInlineSnapshot(`
    "✘ content/pages/contact.yaml:3
      the file is not UTF-8 text
        3 |   title: Caf�
      help: save it as UTF-8

    1 error. Nothing was written."
  `)
})

test('a file in UTF-16 does not reach the terminal as control characters', () => {
  const { text } = project({ [CONTACT]: new Uint8Array(Buffer.from('\ufeffname: Contact\n', 'utf16le')) })
  expect(text).toContain('the file is not UTF-8 text')
  expect(text).not.toMatch(/(?!\n)\p{Cc}/u)
})

test('a byte order mark before the text is not a problem', () => {
  expect(report({ [CONTACT]: `\ufeff${base[CONTACT]}` })).toBe('')
})

test('Windows line ends are not a problem, and positions count the same', () => {
  expect(report({ [CONTACT]: (base[CONTACT] ?? '').replaceAll('\n', '\r\n') })).toBe('')
  const wrong = edited(CONTACT, 'text:', 'txet:')[CONTACT] ?? ''
  expect(report({ [CONTACT]: wrong.replaceAll('\n', '\r\n') })).toBe(report({ [CONTACT]: wrong }))
})

test('a checkout with Windows line ends has the same pages, also where a text has several lines', () => {
  const block = edited(CONTACT, /text: .*/.exec(base[CONTACT] ?? '')?.[0] ?? '', 'text: |\n  Call us.\n\n  Or write.')
  const files = { ...base, ...block }
  const windows = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, text.replaceAll('\n', '\r\n')]))
  expect(project(windows).problems).toEqual([])
  // The digests of the files differ, and nothing that is drawn.
  const drawn = (plan: unknown) => JSON.stringify(plan, (key, value) => (key === 'digest' ? '' : value))
  expect(drawn(project(windows).plan)).toBe(drawn(project(files).plan))
})

const TITLE = 'title: Call the workshop'
const HOME = 'content/pages/home.yaml'
const HEADING = 'heading: Back on the road within {repair}'
const QUOTE = 'put the whole value in double quotes'
const title = (typed: string) => edited(CONTACT, TITLE, typed)

test.each([
  [
    'a tab as indentation',
    { [CONTACT]: 'name: Contact\nhead:\n\ttitle: Call us\n' },
    [3, 1, 'a tab stands where YAML wants spaces', 'indent with two spaces'],
  ],
  [
    'a key written twice',
    { [CONTACT]: `${base[CONTACT]}name: Contact us\n` },
    [6, 1, 'this key is already set above', 'keep one of the two'],
  ],
  [
    'a second document',
    { [CONTACT]: `${base[CONTACT]}---\nname: Another page\n` },
    [6, 1, 'the file holds two documents', 'remove the line ---, or move the second part to its own file'],
  ],
  [
    'an alias',
    edited(CONTACT, `name: Contact\nhead:\n  ${TITLE}`, 'name: &name Contact\nhead:\n  title: *name'),
    [3, 10, 'aliases are not used here: *name', 'write the value out'],
  ],
  ['a colon inside a text', title('title: Call: us'), [3, 10, 'the value holds ": " and is not quoted', QUOTE]],
  [
    'a bracket that is not closed',
    title('title: { call: [us], now: x'),
    [3, 10, 'the { that opens here is not closed', 'close it with }'],
  ],
  [
    'a quote that is never closed',
    title('title: "Call us'),
    [3, 10, 'the quote that opens here is never closed', 'close it with the same quote'],
  ],
  [
    'a text that starts with a claim',
    edited(HOME, HEADING, 'heading: {repair} and you ride again'),
    [5, 19, 'the value ends before this text', QUOTE],
  ],
  [
    'an amount within { } without quotes is one fault, whatever follows it',
    edited(HOME, HEADING, 'steps: [{ title: Wait {=two minutes}, minutes: 2 }, { title: Ride }]'),
    [5, 23, 'the value ends before this text', QUOTE],
  ],
  [
    'a text that is a claim',
    edited(HOME, HEADING, 'heading: {repair}'),
    [5, 1, 'heading is a group of keys, expected text', 'quote it: "{repair}"'],
  ],
  [
    'a sentence with a colon',
    edited(HOME, HEADING, 'heading: { Open: every day }'),
    [
      5,
      1,
      'heading is a group of keys, expected text',
      'put the whole text in double quotes: it has a colon and a space',
    ],
  ],
  [
    'a text that starts with a reserved sign',
    title('title: @wheels'),
    [3, 10, 'a value without quotes cannot start with @', QUOTE],
  ],
  [
    'a line indented deeper than its neighbours',
    edited(CONTACT, '  description:', '    description:'),
    [3, 10, 'the value runs on into the line below', 'indent both lines the same, or put the value in double quotes'],
  ],
  [
    'an unknown tag',
    title('title: !Placholder Call'),
    [3, 10, 'unknown tag !Placholder', 'the only tag used here is !placeholder'],
  ],
  [
    'a tag of YAML',
    title('title: !!js/function Call'),
    [3, 10, 'unknown tag tag:yaml.org,2002:js/function', 'the only tag used here is !placeholder'],
  ],
] as const)('%s is refused at its place', (_, files, [line, column, text, help]) => {
  const [file] = Object.keys(files)
  expect(project(files).problems).toEqual([
    expect.objectContaining({ level: 'error', text, help, at: { file, line, column } }),
  ])
})

test('a file that is a list or a text where keys are expected says so', () => {
  expect(refusals({ [CONTACT]: '- Contact\n- Call us\n' })).toEqual([
    ['content/pages/contact.yaml:1:1', 'the file is a list, expected a group of keys', undefined],
  ])
  expect(report({ [CONTACT]: 'Contact us\n' })).toContain('the file is "Contact us", expected a group of keys')
})

test('a file nobody reads is told, so that nothing is lost in silence', () => {
  expect(
    refusals({
      'content/pages/extra.yaml': 'name: Extra\n',
      'content/price.yaml': 'note: x\n',
      'content/repairs/chain.yml': 'name: Chain\n',
      'content/notes.txt': 'x',
    }),
  ).toEqual(
    [
      ['content/notes.txt', 'pictures belong in content/images/, other files in public/'],
      ['content/pages/extra.yaml', 'give its page a route in content/routes.yaml, or delete it'],
      ['content/price.yaml', 'did you mean "prices"?'],
      ['content/repairs/chain.yml', 'rename it to content/repairs/chain.yaml'],
    ].map(([file, help]) => [file, 'nothing reads this file', help]),
  )
})

test('the lock of addresses and what editors and systems leave lying are not lost content', () => {
  expect(
    report({
      'content/urls.lock': '/contact\n',
      'content/pages/.contact.yaml.swp': 'x',
      'content/pages/contact.yaml~': 'x',
    }),
  ).toBe('')
})

test('the problems of all files are reported at once, in the order of files and lines', () => {
  const { problems } = project({
    [CONTACT]: 'name: [\n',
    'content/faqs/repairs.yaml': '',
    'content/pages/home.yaml': 'a: 1\na: 2\nb: 1\nb: 2\n',
  })
  expect(problems.map(({ at }) => `${at?.file}:${at?.line ?? ''}`)).toEqual([
    'content/faqs/repairs.yaml:',
    'content/pages/contact.yaml:1',
    'content/pages/home.yaml:2',
    'content/pages/home.yaml:4',
  ])
})
