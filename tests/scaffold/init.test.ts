// site init: answers -> a site; what it refuses; whom it asks. The site itself is built and checked by packed.test.ts.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { boxes } from '../../src/check/data/places.ts'
import init from '../../src/commands/init.ts'
import { parseYaml } from '../../src/load/yaml/parse.ts'
import { COUNTRIES, nationalPhone } from '../../src/scaffold/phones.ts'
import { run } from './run.ts'

const work = mkdtempSync(join(tmpdir(), 'init-'))
afterAll(() => rmSync(work, { recursive: true }))

const make = (dir: string, options: Record<string, string> = {}, replies?: readonly string[]) =>
  run(init, [join(work, dir)], options, { replies })

const text = (...names: string[]) => readFileSync(join(work, ...names), 'utf8')
const filesOf = (dir: string) => readdirSync(join(work, dir), { recursive: true, encoding: 'utf8' }).sort()

test.each(['en', 'el'])('%s: every mark is filled in, and every file is YAML', async (lang) => {
  const { code, out } = await make(lang, { lang })
  expect(code).toBe(0)
  expect(out).toMatch(/^\d+ files in .*\nWhat is tagged !placeholder is made up: begin with site.yaml.\n\nNext:\n/)
  expect(
    out
      .split('Next:\n')[1]
      ?.match(/(?<=^ {2}\$ ).+?(?= {2,})/gm)
      ?.map((line) => line.replace(/.*&& /, '')),
  ).toEqual([
    'npm install',
    'npx site dev',
    expect.stringMatching(/^npx site new service "\p{Lu}/u),
    'npx site check',
    'npx site build',
  ])
  for (const file of filesOf(lang).filter((name) => /\.(?:yaml|json)$/.test(name))) {
    expect(text(lang, file)).not.toMatch(/%\??[a-z-]+%/)
    if (file.endsWith('.yaml')) expect(parseYaml(file, text(lang, file)).problems, file).toEqual([])
    expect(file).not.toContain('%')
  }
  expect(existsSync(join(work, lang, 'answers.yaml'))).toBe(false)
})

test('answers stand in the texts as they were written, whatever their letters, and are no placeholders', async () => {
  const given = { name: 'O\'Neil & "Sons" \\ Ltd: #1', trade: 'Roofs: new, old', town: 'Άγιος Νικόλαος' }
  expect((await make('given', { ...given, lang: 'el', phone: '+30 (210) 000-0001' })).code).toBe(0)
  const { business } = (parseYaml('site.yaml', text('given', 'site.yaml')).value?.data ?? {}) as {
    business: { phones: { office: object } }
  }
  expect(business).toMatchObject({ name: given.name, shortName: "O'Neil", address: { locality: given.town } })
  expect(business.phones.office).toEqual({ number: '+302100000001', shown: '210 000 0001', label: 'Τηλέφωνο' })
  expect(text('given', 'site.yaml')).not.toMatch(/\b(?:name|number|shown|locality): !placeholder "[^%]*(?:Neil|0001)/)
  expect(filesOf('given')).toContain(join('content', 'areas', 'agios-nikolaos.yaml'))
})

test.each([
  ['+302100000001', '210 000 0001'],
  ['+306900000000', '690 000 0000'],
  ['+302310000000', '2310 000 000'],
  ['+441174960123', '0117 496 0123'],
  ['+442079460123', '020 7946 0123'],
  ['+441904960123', '01904 960123'],
  ['+447700900123', '07700 900 123'],
  ['+12125550100', '(212) 555-0100'],
  ['+49301234567', undefined],
])('%s is written %s in its country', (number, written) => {
  expect(nationalPhone(number)).toBe(written)
})

test.each([
  ['+31 30 808 0123', 'NL'],
  ['+353 21 000 0000', 'IE'],
  ['+1 212 555 0100', '!placeholder GB'],
])('the telephone %s says which country it is in: %s', async (phone, country) => {
  const folder = phone.replace(/\W/g, '')
  expect((await make(folder, { phone })).code).toBe(0)
  expect(text(folder, 'site.yaml')).toContain(`\n    country: ${country}\n`)
})

test('the point that a new site begins with lies in its country, as the check asks', () => {
  const apart = Object.values(COUNTRIES).filter(([code, latitude, longitude]) => {
    const [south, west, north, east] = boxes[code] ?? [-90, -180, 90, 180]
    return latitude < south || latitude > north || longitude < west || longitude > east
  })
  expect(apart).toEqual([])
})

test('a trade begins headlines with a large letter, however it was typed', async () => {
  expect((await make('small', { lang: 'el', trade: 'άλλο' })).code).toBe(0)
  expect(text('small', 'content/pages/home.yaml')).toMatch(/ {2}heading: (?:!placeholder )?"Άλλο,/)
})

test('on a terminal it asks for what was not given, and again where an answer cannot be used', async () => {
  const { code, asked, err } = await make('asked', { trade: 'Roofing' }, ['el', 'Στέγες', '', '12', '+30 210 000 0001'])
  expect(code).toBe(0)
  expect(asked.map((question) => question.replace(/ \[.*/, ''))).toEqual([
    'language, el or en',
    'name of the business',
    'town',
    'telephone, with the country: +44 117 496 0123',
    'telephone, with the country: +44 117 496 0123',
  ])
  expect(err).toContain('--phone 12 is no telephone number')
  expect(text('asked', 'site.yaml')).toContain('name: "Στέγες"')
})

test('it refuses a folder that is not empty, a language there is no starter in, and answers that are no words', async () => {
  mkdirSync(join(work, 'full'))
  writeFileSync(join(work, 'full/notes.txt'), '')
  writeFileSync(join(work, 'file'), '')
  mkdirSync(join(work, 'broken'))
  writeFileSync(join(work, 'broken/package.json'), '{ // mine')
  const tried = [
    await make('full'),
    await make('file'),
    await make('broken'),
    await make('new', { lang: 'fr' }),
    await make('new', { lang: 'gr' }),
    await make('new', { name: '{email}', phone: '0117 496 0123' }),
    await make('new', { lang: 'el', town: 'Жук' }),
  ]
  expect(tried.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(tried.map(({ err }) => err.replaceAll(work, '')).join('')).toMatchInlineSnapshot(`
    "✘ /full is not empty: it holds notes.txt
      help: name a folder that is new or empty

    1 error. Nothing was written.
    ✘ /file is not a folder
      help: name a folder that is new or empty

    1 error. Nothing was written.
    ✘ package.json
      is not JSON, so nothing can be added to it
      help: mend it, or name another folder

    1 error. Nothing was written.
    ✘ there is no starter in "fr"
      help: choose one of el, en

    1 error. Nothing was written.
    ✘ there is no starter in "gr"
      help: choose one of el, en

    1 error. Nothing was written.
    ✘ --name "{email}" is not a plain text
      help: write words, without { } [ ] %

    ✘ --phone 0117 496 0123 is no telephone number
      help: begin with + and the country: +44 117 496 0123

    2 errors. Nothing was written.
    ✘ no address can be made of the town "Жук"
      help: write the town in the letters of the language, or in Latin ones

    1 error. Nothing was written.
    "
  `)
  expect(existsSync(join(work, 'new'))).toBe(false)
})

test('what npm and git put into a folder may lie there, and its package.json is added to', async () => {
  mkdirSync(join(work, 'npm/node_modules'), { recursive: true })
  writeFileSync(join(work, 'npm/package.json'), '{ "name": "mine", "dependencies": { "site": "file:../site.tgz" } }')
  for (const name of ['site-0.1.0.tgz', 'README.md', 'LICENSE', 'yarn.lock'])
    writeFileSync(join(work, 'npm', name), 'mine')
  writeFileSync(join(work, 'npm/.gitignore'), '*.log\ndist/')
  expect((await make('npm')).code).toBe(0)
  expect(JSON.parse(text('npm', 'package.json'))).toMatchObject({
    name: 'mine',
    imports: { '#site': 'site' },
    dependencies: { site: 'file:../site.tgz' },
    scripts: { dev: 'site dev', build: 'site build', check: 'site check', preview: 'site preview' },
  })
  expect([text('npm', '.gitignore'), text('npm', 'README.md')]).toEqual([
    '*.log\ndist/\nnode_modules/\n.site/\n',
    'mine',
  ])
})
