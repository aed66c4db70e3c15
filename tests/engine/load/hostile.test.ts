// YAML made to do harm: load answers with problems, soon, and never with an exception.
import { expect, test } from 'vitest'
import { publicFaults } from '../../../src/load/public-files.ts'
import { parseFile } from '../../../src/load/yaml/parse.ts'
import { base, edited, project } from '../../helpers/project.ts'
import { soon } from './timed.ts'

const CONTACT = 'content/pages/contact.yaml'
const texts = (contents: string | Uint8Array) => project({ [CONTACT]: contents }).problems.map(({ text }) => text)

const lines = (n: number, line: (i: number) => string) => Array.from({ length: n }, (_, i) => `${line(i)}\n`).join('')

test('an alias bomb is refused before it unfolds', () => {
  const level = (n: number) =>
    `a${n}: &a${n} [${Array(9)
      .fill(`*a${n - 1}`)
      .join(', ')}]`
  const bomb = ['a0: &a0 lol', ...Array.from({ length: 9 }, (_, i) => level(i + 1))].join('\n')
  expect(soon(() => texts(bomb))).toContain('aliases are not used here: *a8')
})

test.each([
  ['20,000 brackets that close', `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['20,000 braces', `a: ${'{a: '.repeat(20_000)}`],
  ['5,000 lists in lists', `a:\n${Array.from({ length: 5000 }, (_, i) => `${' '.repeat(2 * (i % 400))}-`).join('\n')}`],
  ['3,000 levels of indentation', Array.from({ length: 3000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
  ['20,000 list marks on a line', '- '.repeat(20_000)],
  ['a key of a megabyte', `${'a'.repeat(1_000_000)}: x`],
  ['100,000 keys that are not known', lines(100_000, (i) => `k${i}: x`)],
  ['100,000 keys that are not known in one line', `{ ${lines(100_000, (i) => `k${i}: x, `).replaceAll('\n', '')} }`],
  ['100,000 keys twice', lines(100_000, (i) => `"k${i % 50_000}": x`)],
  ['10,000 tabs, in which places are found', lines(9_999, () => '\tx: y')],
  ['10,000 quotes that are never closed, in which places are found', lines(9_999, () => 'a: "')],
  [
    '10,000 keys in one line, in which places are found',
    `{ ${lines(9_990, (i) => `k${i}: x, `).replaceAll('\n', '')} }`,
  ],
  ['60,000 questions without an answer', `questions:\n${lines(60_000, (i) => `  - question: q${i}`)}`],
  ['150,000 questions that are none, in one line', `questions: [${'a, '.repeat(150_000)}a]`],
  ['40,000 placeholders in a list', `questions:\n${lines(40_000, () => '  - !placeholder x')}`],
  ['100,000 names of claims that are none', `text: "${lines(100_000, (i) => `{k${i}}`).replaceAll('\n', '')}"`],
  ['a megabyte of brackets in a text', `text: "${'['.repeat(1_000_000)}"`],
  ['a megabyte of links that never end', `text: "${'[a](/'.repeat(200_000)}"`],
  ['a text of a megabyte of claims', `name: "${'{a}'.repeat(300_000)}"`],
])('%s give problems within a second', (_, text) => {
  expect(soon(() => texts(text)).length).toBeGreaterThan(0)
})

test('a file that is too long to be read is told the bound', () => {
  const { problems } = project({ [CONTACT]: `${base[CONTACT]}${lines(65_000, () => '# x')}` })
  expect(problems.map(({ text, at, help }) => [text, at, help])).toEqual([
    ['this file has more than 65000 lines and commas, which is the most that is read', { file: CONTACT }, 'split it'],
  ])
  expect(texts(`${base[CONTACT]}${lines(64_990, () => '# x')}`)).toEqual([])
  expect(texts(`${base[CONTACT]}${lines(64_990, () => '# x')}`.replaceAll('\n', '\r\n'))).toEqual([])
})

test('in a file that is too long for its faults to be found, that is what is told', () => {
  const keys = (n: number) =>
    project({ [CONTACT]: `${base[CONTACT]}${lines(n, (i) => `k${i}: x`)}${'"a": 1\n'.repeat(2)}` })
  expect(keys(9_000).problems.map(({ text, at }) => [text, at?.line])).toEqual([
    ['this key is already set above', 9_007],
  ])
  expect(keys(10_000).problems.map(({ text, at, help }) => [text, at, help])).toEqual([
    [
      'something is wrong or unusual in this file of more than 10000 lines, commas and brackets',
      { file: CONTACT },
      'split it: in a shorter file its place is found, and YAML of any style is read',
    ],
  ])
})

test('30,000 claims, each of which may be named in a text, are read', () => {
  const claims = lines(30_000, (i) => `  c${i}: { text: ${i} days, about: x }`)
  const result = soon(() =>
    project({
      ...edited('site.yaml', 'claims:\n', `claims:\n${claims}`),
      ...edited(CONTACT, 'Ask for', `Within {c29999}, not {k1} or {c}. Ask for`),
    }),
  )
  expect(result.problems.map(({ text }) => text)).toEqual([
    'text: "{c}" is not a claim of site.yaml',
    'text: "{k1}" is not a claim of site.yaml',
  ])
})

test('of very many mistakes in a file a hundred are told, and how many there are besides', () => {
  const { problems } = project({ [CONTACT]: `${base[CONTACT]}${lines(5000, (i) => `k${i}: x`)}` })
  expect(problems).toHaveLength(101)
  expect(problems.map(({ text }) => text)).toContain('this file has 4900 more such mistakes')
})

test.each([
  ['a NUL', 'a\0b', 'U+0000', 6],
  ['an escape of terminals', 'ab\u001b[31m', 'U+001B', 7],
  ['a delete', 'a\u007f', 'U+007F', 6],
  ['a C1 control', 'a\u0085b\u009b', 'U+009B', 8],
  ['a character that is none', '\uffff', 'U+FFFF', 5],
])('%s in a file is refused where it stands', (_, text, name, column) => {
  const { problems } = project(edited(CONTACT, 'Call the workshop', `x\n  note: z\n#   ${text}`))
  expect(problems.map(({ text, at }) => [text, at])).toEqual([
    [`${name} is not text`, { file: CONTACT, line: 5, column }],
  ])
})

test.each(['\\0', '\\x00', '\\u0000', '\\e[31m', '\\a', '\\x7f', '\\ud800', '\\udc00x', '\\uffff'])(
  'the escape %s writes a control character, and is refused where it stands',
  (written) => {
    for (const yaml of [`a: "a${written}"`, `a: "${written}" # and no plain scalar: [`, `"k${written}": x`])
      expect(parseFile('a.yaml', `b: 1\n${yaml}\n`).problems).toMatchObject([
        {
          text: 'a control character is not text',
          at: { line: 2, column: yaml.startsWith('a') ? 4 : yaml.length },
        },
      ])
  },
)

test.each(['\\t', '\\n', '\\u00a0', '\\ud83d\\udca7', '\\u202e', '\\"'])('the escape %s is a text', (written) => {
  expect(parseFile('a.yaml', `a: "a${written}b"`).problems).toEqual([])
})

test('a key called __proto__ is an unknown key and changes no object', () => {
  expect(texts(`${base[CONTACT]}__proto__:\n  polluted: true\n`)).toEqual(['"__proto__" is not a key here'])
  expect(texts(`${base[CONTACT]}constructor:\n  prototype: { polluted: true }\n`)).toEqual([
    '"constructor" is not a key here',
  ])
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

test('names of Object.prototype are not claims, phones, inflections or variants', () => {
  const site = base['site.yaml'] ?? ''
  for (const name of ['__proto__', 'constructor', 'toString']) {
    project({ 'site.yaml': site.replace('  repair:', `  ${name}:`) })
    project({ 'site.yaml': site.replace('    shop:', `    ${name}:`) })
    project({ 'site.yaml': site.replace('      winter:', `      ${name}:`) })
    project({ [CONTACT]: `${base[CONTACT]}inflections: { ${name}: x, $ref: repairs/brakes }\n` })
  }
  expect(({} as { text?: unknown }).text).toBeUndefined()
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '$ref', 'Repair', 'repair.__proto__'])(
  'a text may not name {%s}, which every object or none has',
  (name) => {
    expect(texts((base[CONTACT] ?? '').replace('{phone.shop}', `{${name}}`))).toEqual([
      `text: "{${name}}" is not a claim of site.yaml`,
    ])
  },
)

test.each(['__proto__', 'constructor', 'toString', 'wheels', 'Wheel'])('%s is not an icon, and is told so', (name) => {
  const { problems } = project(edited(CONTACT, 'name:', `icon: ${name}\nname:`))
  expect(problems.map(({ text, at }) => [text, at?.line])).toEqual([
    [`icon: "${name}" is not among the choices`, expect.any(Number)],
  ])
  if (/wheel/i.test(name)) expect(problems[0]?.help).toBe('did you mean "wheel"?')
  expect(project(edited(CONTACT, 'name:', 'icon: wheel\nname:')).problems).toEqual([])
})

test('a folder of content with the name of what every object has is a collection like any other', () => {
  const route = '  - { path: "/c/{slug}", each: constructor, template: plain }'
  const { problems, plan } = project({
    ...edited('content/routes.yaml', 'redirects:', `${route}\nredirects:`),
    'content/constructor/a.yaml': (base[CONTACT] ?? '').replace('Call the', 'Another'),
  })
  expect(problems).toEqual([])
  const cards = new Map(Object.entries(plan?.collections ?? {})).get('constructor')
  expect(cards?.map(({ path }) => path)).toEqual(['/c/a'])
})

test('defaults of a route change no prototype', () => {
  const { text } = project(
    edited('content/routes.yaml', '    defaults:', '    defaults:\n      "__proto__": { summary: x }'),
  )
  expect(text).not.toContain('[object')
  expect(({} as { summary?: unknown }).summary).toBeUndefined()
})

const SECRETS = [
  '.env',
  '.npmrc',
  '.git/config',
  'a/.htpasswd',
  '.ssh/id_rsa',
  '.well-known/.env',
  '.well-known',
  'id_rsa',
  'keys/id_ed25519',
  'server.pem',
  'SERVER.KEY',
  'site.sql',
  'site.sql.gz',
  'a/site.sqlite',
  'wp-config.php',
  'wp-config.php.bak',
  'credentials.json',
  'service-account.json',
  'prod.env',
  'index.html~',
  'old/site.tfstate',
]
const PUBLISHED = [
  '.well-known/security.txt',
  '.well-known/pki-validation/a.txt',
  '.nojekyll',
  'robots.txt',
  'favicon.ico',
  'price-list.pdf',
  'key.svg',
  'van.old.jpg',
  'pgp.txt',
  'environment.html',
  'database.html',
  'id_rsa.html',
]

test('secrets and hidden files of public/ are refused: they would be published', () => {
  const names = (files: readonly string[]) => files.map((name) => `public/${name}`)
  const problems = publicFaults(names(SECRETS))
  expect(problems.map(({ at }) => at?.file)).toEqual(names(SECRETS))
  for (const { text } of problems) expect(text).toMatch(/^everything in public\/ is published/)
  expect(publicFaults(names(PUBLISHED))).toEqual([])
  expect(project({ 'public/.env': 'x' }).problems).toHaveLength(1)
})
