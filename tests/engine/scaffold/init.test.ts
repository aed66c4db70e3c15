// site init: answers -> a site; what it refuses; whom it asks. The site itself is built and checked by packed.test.ts.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isScalar, parseDocument, visit } from 'yaml'
import { isA, isType } from '../../../src/check/rules/ld/valid/vocabulary.ts'
import init from '../../../src/commands/init.ts'
import add from '../../../src/commands/new.ts'
import { parseFile } from '../../../src/load/yaml/parse.ts'
import { type Countries, nationalPhone } from '../../../src/scaffold/phones.ts'
import { type Trades, tradeOf } from '../../../src/scaffold/starter.ts'
import { cli, repository, shareCache } from '../../helpers/command.ts'
import { run } from './run.ts'

const work = mkdtempSync(join(tmpdir(), 'init-'))
afterAll(() => rmSync(work, { recursive: true }))

const make = (dir: string, options: Record<string, string> = {}, replies?: readonly string[]) =>
  run(init, [join(work, dir)], options, { replies })

const text = (...names: string[]) => readFileSync(join(work, ...names), 'utf8')
const filesOf = (dir: string) => readdirSync(join(work, dir), { recursive: true, encoding: 'utf8' }).sort()

const LANGUAGES = ['en', 'el']
const PLACES = ['customers', 'premises']
/** Texts of several words without quotes within { }, where a comma that somebody adds would end them. */
function unquotedIn(yaml: string): unknown[] {
  const texts: unknown[] = []
  visit(parseDocument(yaml, { logLevel: 'silent' }), {
    Map(_, map) {
      for (const { value } of map.flow ? map.items : [])
        if (isScalar(value) && value.type === 'PLAIN' && /\S\s/.test(String(value.source))) texts.push(value.source)
    },
  })
  return texts
}

const KINDS = LANGUAGES.flatMap((lang) => PLACES.map((where) => [lang, where] as const))

test.each(KINDS)('%s, %s: every mark is filled in, and every file is YAML', async (lang, where) => {
  const folder = `${lang}-${where}`
  const { code, out } = await make(folder, { lang, where })
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
  for (const file of filesOf(folder).filter((name) => /\.(?:yaml|json)$/.test(name))) {
    expect(text(folder, file)).not.toMatch(/%\??[a-z-]+%/)
    if (file.endsWith('.yaml')) {
      expect(parseFile(file, text(folder, file)).problems, file).toEqual([])
      expect(unquotedIn(text(folder, file)), file).toEqual([])
    }
    expect(file).not.toContain('%')
  }
  for (const name of ['answers.yaml', 'trades.yaml']) expect(existsSync(join(work, folder, name))).toBe(false)
  expect(existsSync(join(work, folder, 'content/services', SERVICES[folder] ?? ''))).toBe(true)
  expect(readdirSync(join(work, folder, 'content/services'))).toHaveLength(3)
  // A number that its texts do not declare is reported from the first edit on.
  expect(text(folder, 'content/facts.lock')).toMatch(/^# .*\n$/)
})

test('a workflow for GitHub checks, compares and builds; only a job without code of the site may write', async () => {
  await make('workflow')
  const file = '.github/workflows/site.yml'
  const { value, problems } = parseFile(file, text('workflow', file))
  expect(problems).toEqual([])
  if (!value) throw new Error('the workflow is not YAML')
  const { permissions, jobs } = value.data as {
    permissions: unknown
    jobs: Record<string, { permissions?: unknown; steps: { run?: string; uses?: string }[] }>
  }
  expect([permissions, jobs.site?.permissions]).toEqual([{ contents: 'read' }, undefined])
  const commands = Object.values(jobs).map(({ steps }) => steps.flatMap(({ run }) => run?.split('\n')[0] ?? []))
  expect(commands).toEqual([
    ['npm ci', 'npx site check --format github', 'npx site diff HEAD^1 --format github > diff.md', 'npx site build'],
    [expect.stringMatching(/^gh pr comment /)],
  ])
  expect(jobs.comment?.permissions).toEqual({ 'pull-requests': 'write' })
})

/** The example of a service, by what kind of business it is. */
const SERVICES: Readonly<Record<string, string>> = {
  'en-customers': 'home-visit.yaml',
  'en-premises': 'first-visit.yaml',
  'el-customers': 'episkepsi.yaml',
  'el-premises': 'proti-episkepsi.yaml',
}

test.each(LANGUAGES)(
  '%s: every trade is a kind of local business of schema.org, and no name stands for two',
  (lang) => {
    const file = `src/starter/${lang}/trades.yaml`
    const trades = parseFile(file, readFileSync(join(repository, file), 'utf8')).value?.data as Trades
    const all = PLACES.flatMap((where) =>
      Object.entries(trades[where] ?? {}).map((entry) => [where, ...entry] as const),
    )
    expect(all.filter(([, type]) => !isType(type) || !isA(type, 'LocalBusiness'))).toEqual([])
    const wrong = all.flatMap(([where, type, names]) =>
      names.filter((name) => tradeOf(name, trades)?.type !== type || tradeOf(name, trades)?.where !== where),
    )
    expect(wrong).toEqual([])
  },
)

test.each([
  [{ trade: 'Dentist' }, 'Dentist', 'first-visit.yaml'],
  [{ trade: 'caf\u00e9' }, 'CafeOrCoffeeShop', 'first-visit.yaml'],
  [{ trade: 'DENTIST', where: 'customers' }, 'Dentist', 'home-visit.yaml'],
  [{ trade: 'Locksmith' }, 'Locksmith', 'home-visit.yaml'],
  [{ lang: 'el', trade: 'Οδοντιατρειο' }, 'Dentist', 'proti-episkepsi.yaml'],
  [{ lang: 'el', trade: 'κλειδαράς' }, 'Locksmith', 'episkepsi.yaml'],
  [{ trade: 'Dental supplies' }, 'LocalBusiness', 'home-visit.yaml'],
  [{ trade: 'Shop' }, 'LocalBusiness', 'home-visit.yaml'],
  [{ trade: 'Bicycle repair shop' }, 'BikeStore', 'first-visit.yaml'],
  [{ trade: 'Bike repair' }, 'BikeStore', 'home-visit.yaml'],
  [{ trade: 'Emergency plumber, 24 hours' }, 'Plumber', 'home-visit.yaml'],
  [{ trade: 'Dental' }, 'Dentist', 'first-visit.yaml'],
  [{ lang: 'el', trade: 'Physiotherapist' }, 'Physiotherapy', 'proti-episkepsi.yaml'],
  [{ lang: 'el', trade: 'Φυσιοθεραπευτήριο' }, 'Physiotherapy', 'proti-episkepsi.yaml'],
])('%o is a %s with %s', async (options, type, service) => {
  const folder = `trade-${Object.values(options).join('-')}`
  expect((await make(folder, options)).code).toBe(0)
  expect(text(folder, 'site.yaml')).toContain(`\n  type: ${type}\n`)
  expect(readdirSync(join(work, folder, 'content/services'))).toContain(service)
})

test.each([
  ['Bicycle repair shop', 'To search engines it is a BikeStore of schema.org: business.type in site.yaml.'],
  ['Dental supplies', 'No type of schema.org is known for "Dental supplies"'],
])('the report says which type was taken for %s', async (trade, line) => {
  expect((await make(`report-${trade}`, { trade })).out).toContain(`\n${line}`)
})

test.each([
  ['Φυσιοθεραπεία Βαρδάρης', 'Φυσιοθεραπεία'],
  ['Φυσικοθεραπευτήριο Κίνησις', 'Κίνησις'],
  ['Two Wheels Bicycle Workshop', 'Two Wheels'],
  ['Κομμωτήριο Μέλισσα', 'Μέλισσα', 'Κομμωτήριο'],
])('%s is short %s', async (name, short, trade = 'Συντήρηση') => {
  await make(`short-${short}`, { name, trade, lang: 'el' })
  expect(text(`short-${short}`, 'site.yaml')).toContain(`\n  shortName: "${short}"\n`)
})

test('a time zone is asked for where the country of the telephone has several', async () => {
  await make('portland', { phone: '+1 503 555 0100' })
  expect(text('portland', 'site.yaml')).toContain('\n  timeZone: !placeholder America/New_York\n  hours: ')
  await make('athens', { phone: '+30 210 000 0001' })
  expect(text('athens', 'site.yaml')).not.toContain('timeZone')
})

test('who is come to has a street and a point of its own; the points are made up and say so', async () => {
  expect((await make('come-to', { where: 'premises' })).code).toBe(0)
  const site = text('come-to', 'site.yaml')
  expect(site).toMatch(/ {4}street: !placeholder /)
  expect(site).toMatch(/These are made up[\s\S]*\n {2}geo: \{ latitude: !placeholder 51.5,/)
  expect(site).toMatch(/ {2}serves: .* latitude: !placeholder 51.5, .* radius: !placeholder 5000 /)
})

test('answers stand in the texts as they were written, whatever their letters, and are not placeholders', async () => {
  const given = { name: 'O\'Neil & "Sons" \\ Ltd: #1', trade: 'Roofs: new, old', town: 'Άγιος Νικόλαος' }
  expect((await make('given', { ...given, lang: 'el', phone: '+30 (210) 000-0001' })).code).toBe(0)
  const { business } = (parseFile('site.yaml', text('given', 'site.yaml')).value?.data ?? {}) as {
    business: { phones: { office: object } }
  }
  expect(business).toMatchObject({ name: given.name, shortName: "O'Neil", address: { locality: given.town } })
  expect(business.phones.office).toEqual({ number: '+302100000001', shown: '210 000 0001', label: 'Τηλέφωνο' })
  expect(text('given', 'site.yaml')).not.toMatch(/\b(?:name|number|shown|locality): !placeholder "[^%]*(?:Neil|0001)/)
  expect(filesOf('given')).toContain(join('content', 'areas', 'agios-nikolaos.yaml'))
})

const COUNTRIES = 'src/starter/countries.yaml'
const countries = parseFile(COUNTRIES, readFileSync(join(repository, COUNTRIES), 'utf8')).value?.data as Countries

test.each([
  ['+302100000001', '210 000 0001'],
  ['+306900000000', '690 000 0000'],
  ['+302310000000', '2310 000 000'],
  ['+302721000000', '27210 00000'],
  ['+441174960123', '0117 496 0123'],
  ['+442079460123', '020 7946 0123'],
  ['+441904960123', '01904 960123'],
  ['+447700900123', '07700 900 123'],
  ['+12125550100', '(212) 555-0100'],
  ['+49301234567', undefined],
])('%s is written %s in its country', (number, written) => {
  expect(nationalPhone(number, countries)).toBe(written)
})

test.each([
  ['+33 1 99 00 00 00', 'FR', 'en_GB', '€40'],
  ['+353 21 000 0000', 'IE', 'en_IE', '€40'],
  ['+1 212 555 0100', '!placeholder US', 'en_US', '$40'],
])('the telephone %s gives the country %s, the locale and the currency', async (phone, country, locale, price) => {
  const folder = phone.replace(/\W/g, '')
  expect((await make(folder, { phone })).code).toBe(0)
  for (const line of [`\n    country: ${country}\n`, `\nlocale: ${locale}\n`, `!placeholder ${price},`])
    expect(text(folder, 'site.yaml')).toContain(line)
})

test('the zero that is not dialled from abroad is left out of a number', async () => {
  expect((await make('zero', { phone: '+44 (0)1553 496 012' })).code).toBe(0)
  expect(text('zero', 'site.yaml')).toContain('{ number: "+441553496012", shown: "01553 496012"')
})

test('what to type next enters a folder of any name', async () => {
  expect((await make("my father's site")).out).toMatch(/\$ cd '\S*my father'\\''s site' && npm install {2}/)
  expect((await make('σελίδα')).out).toMatch(/\$ cd [^\s']*σελίδα && npm install {2}/)
})

test('a README says what lies where, under the name as it is', async () => {
  expect((await make('readme', { name: 'The "Bells"' })).code).toBe(0)
  const readme = text('readme', 'README.md')
  expect(readme).toMatch(/^# The "Bells"\n/)
  // templates/ is for what the owner adds.
  const named = [...readme.matchAll(/`((?:site|content)[\w./-]*)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((path) => path !== 'content/README.md' && !existsSync(join(work, 'readme', path)))).toEqual([])
})

test('a trade begins headlines with a large letter, however it was typed', async () => {
  expect((await make('small', { lang: 'el', trade: 'άλλο' })).code).toBe(0)
  expect(text('small', 'content/pages/home.yaml')).toMatch(/ {2}heading: (?:!placeholder )?"Άλλο,/)
})

test('on a terminal it asks for what was not given, and again where an answer cannot be used', async () => {
  const { code, asked, err } = await make('asked', { trade: 'Roofing' }, [
    ...['el', 'Στέγες', '', '12', '+30 210 000 0001'],
    ...['home', 'premises'],
  ])
  expect(code).toBe(0)
  expect(asked.map((question) => question.replace(/ \[.*/, ''))).toEqual([
    'language, el or en',
    'name of the business',
    'town',
    'telephone, with the country: +44 117 496 0123',
    'telephone, with the country: +44 117 496 0123',
    'where it is done: customers (you go to them) or premises (they come to you)',
    'where it is done: customers (you go to them) or premises (they come to you)',
  ])
  expect(asked.at(-1)).toContain(' [customers]: ')
  expect(err).toContain('--where home is not a place of work: choose one of customers, premises')
  expect(readdirSync(join(work, 'asked/content/services'))).toContain('proti-episkepsi.yaml')
  expect(err).toContain('--phone 12 is not a telephone number')
  expect(text('asked', 'site.yaml')).toContain('name: "Στέγες"')
})

test('it refuses a folder that is not empty, a language there is no starter in, and answers that are not words', async () => {
  mkdirSync(join(work, 'full'))
  writeFileSync(join(work, 'full/notes.txt'), '')
  mkdirSync(join(work, 'full/.site'))
  mkdirSync(join(work, 'mine'))
  for (const name of ['.site', 'site.yaml']) writeFileSync(join(work, 'mine', name), '')
  writeFileSync(join(work, 'file'), '')
  mkdirSync(join(work, 'broken'))
  writeFileSync(join(work, 'broken/package.json'), '{ // mine')
  const tried = [
    await make('full'),
    await make('mine'),
    await make('file'),
    await make('broken'),
    await make('new', { lang: 'fr' }),
    await make('new', { name: '{email}', phone: '0117 496 0123' }),
    await make('new', { lang: 'el', town: 'Жук' }),
    await make('new', { where: 'premise' }),
  ]
  expect(tried.map(({ code }) => code)).toEqual(tried.map(() => 1))
  expect(tried.map(({ err }) => err.replaceAll(work, '')).join('')).toMatchInlineSnapshot(`
    "✘ /full is not empty: it holds notes.txt
      help: name a folder that is new or empty

    1 error. Nothing was written.
    ✘ /mine has a site already
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
      help: choose one of el (Ελληνικά), en (English); for another language begin with one of them, then write language: fr in site.yaml

    1 error. Nothing was written.
    ✘ --name "{email}" is not a plain text
      help: write words, without { } [ ] %

    ✘ --phone 0117 496 0123 is not a telephone number
      help: begin with + and the country: +44 117 496 0123

    2 errors. Nothing was written.
    ✘ no address can be made of the town "Жук"
      help: write the town in the letters of the language, or in Latin ones

    1 error. Nothing was written.
    ✘ --where premise is not a place of work
      help: did you mean "premises"?

    1 error. Nothing was written.
    "
  `)
  expect(existsSync(join(work, 'new'))).toBe(false)
})

test('what npm and git put into a folder may lie there, and its package.json is added to', async () => {
  mkdirSync(join(work, 'npm/node_modules'), { recursive: true })
  writeFileSync(
    join(work, 'npm/package.json'),
    '{ "name": "mine", "dependencies": { "@site-yaml/site": "file:../site.tgz" } }',
  )
  for (const name of ['site-0.1.0.tgz', 'README.md', 'LICENSE', 'yarn.lock'])
    writeFileSync(join(work, 'npm', name), 'mine')
  writeFileSync(join(work, 'npm/.gitignore'), '*.log\ndist/')
  expect((await make('npm')).code).toBe(0)
  expect(JSON.parse(text('npm', 'package.json'))).toMatchObject({
    name: 'mine',
    imports: { '#site': '@site-yaml/site' },
    dependencies: { '@site-yaml/site': 'file:../site.tgz' },
    scripts: { dev: 'site dev', build: 'site build', check: 'site check', preview: 'site preview' },
  })
  expect([text('npm', '.gitignore'), text('npm', 'README.md')]).toEqual([
    '*.log\ndist/\nnode_modules/\n.site/\n',
    'mine',
  ])
})

test('an init that fails says how much it has written, and can be run again', async () => {
  mkdirSync(join(work, 'half'))
  // A file where the starter needs a folder, in what an earlier init left.
  for (const name of ['.site-init', 'content']) writeFileSync(join(work, 'half', name), '')
  const { code, err } = await make('half')
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/could not write content\/[\s\S]*\d+ of \d+ files were written/),
  ])
  rmSync(join(work, 'half/content'))
  expect((await make('half')).code).toBe(0)
  expect(filesOf('half')).not.toContain('.site-init')
})

test('an init that was killed can be run again, and its half of a site is replaced', async () => {
  mkdirSync(join(work, 'killed/content'), { recursive: true })
  writeFileSync(join(work, 'killed/.site-init'), '')
  writeFileSync(join(work, 'killed/site.yaml'), 'origin: ')
  writeFileSync(join(work, 'killed/content/routes.yaml.new-999999999'), 'pages:')
  expect((await make('killed')).code).toBe(0)
  expect(filesOf('killed')).toEqual(expect.arrayContaining(['site.yaml', 'content/routes.yaml']))
  expect(filesOf('killed').filter((name) => /site-init|new-/.test(name))).toEqual([])
  expect(text('killed', 'site.yaml')).toContain('business:')
  expect((await make('killed')).err).toContain('has a site already')
})

test('pnpm is told that esbuild needs no install script, unless the folder decides about it', async () => {
  await make('pnpm')
  expect(text('pnpm', 'pnpm-workspace.yaml')).toContain('\nallowBuilds:\n  esbuild: false\n')
  mkdirSync(join(work, 'own'))
  writeFileSync(join(work, 'own/pnpm-workspace.yaml'), 'packages: []\n')
  expect((await make('own')).code).toBe(0)
  expect(text('own', 'pnpm-workspace.yaml')).toBe('packages: []\n')
})

test('a site in a language for which the theme has no words gets one message', async () => {
  const root = join(work, 'dutch')
  await run(init, [root], { town: 'Utrecht' })
  shareCache(root)
  const file = join(root, 'site.yaml')
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replace(/^language: en$/m, 'language: nl')
      .replace(/^locale: .*$/m, 'locale: nl_NL'),
  )
  const { err } = await cli(['build', '--root', root])
  expect(err).toMatch(
    /^✘ content\/labels\.yaml.*\n {2}the theme has no words in Dutch: .* is missing, and \d+ others\n/,
  )
  expect(err).toContain('\n1 error. Nothing was written.')
  expect((await run(add, ['translation', 'nl'], { root })).out).toBe(
    'content/labels.yaml  translate what is tagged !placeholder\n',
  )
  expect(text('dutch', 'content/labels.yaml')).toContain('\n  submit: !placeholder "Send"\n')
  expect((await cli(['build', '--root', root])).code).toBe(0)
  // The theme has English words.
  const labels = text('dutch', 'content/labels.yaml').replace(/!placeholder "(.*)"/g, '"NL $1"')
  writeFileSync(join(root, 'content/labels.yaml'), labels)
  const { out } = await run(add, ['translation', 'en'], { root })
  expect(out).toContain('site.en.yaml')
  expect(out).not.toContain('content/labels.en.yaml')
})

test('the words that pages show in a second language without words of the theme are one finding', async () => {
  const root = join(work, 'two')
  await run(init, [root], { town: 'Leeds' })
  shareCache(root)
  const write = (file: string, content: string) => writeFileSync(join(root, file), content)
  write('site.yaml', text('two', 'site.yaml').replace(/^language: en$/m, 'languages: [en, nl, de]'))
  for (const [code, locale] of [
    ['nl', 'nl_NL'],
    ['de', 'de_DE'],
  ]) {
    write(`site.${code}.yaml`, `locale: ${locale}\n`)
    write(`content/pages/contact.${code}.yaml`, 'name: Contact\n')
  }
  const found = async () => {
    const { err } = await cli(['check', '--root', root])
    return err.match(/the pages in .*of the interface.*|\d+ texts? of content\/labels.*/g)
  }
  const [german, dutch = ''] = (await found()) ?? []
  expect(dutch).toMatch(/^the pages in Dutch show \d+ words of the interface in the first language: /)
  expect(german).toBe('2 texts of content/labels.de.yaml are in the first language: form.message, form.privacy')
  // The page has no gallery.
  expect(Number(/\d+/.exec(dutch)?.[0])).toBeLessThan(50)
  expect((await run(add, ['translation', 'nl'], { root })).code).toBe(0)
  expect((await found())?.join()).toMatch(/the pages in Dutch show \d+ words/)
  write('content/labels.nl.yaml', text('two', 'content/labels.nl.yaml').replaceAll('!placeholder ', ''))
  expect(await found()).toEqual([german])
})
