// Translations beside their files -> a site in two languages: what lies over what, where pages are, and what is told.
import { expect, test } from 'vitest'
import { icons } from '../../../src/assets/pictures/icons.ts'
import { translated } from '../../../src/load/merge.ts'
import type { Card } from '../../../src/model/card.ts'
import { Cache } from '../../../src/runtime/cache.ts'
import { base, edited, project } from '../../helpers/project.ts'

/** The base site in English and Dutch: two of its four pages are translated. */
const TWO = {
  'site.yaml': base['site.yaml']?.replace('language: en', 'languages: [en, nl]') ?? '',
  'site.nl.yaml': `
    locale: nl_NL
    business: { hoursShown: Maandag en dinsdag }
    claims: { repair: { text: 2 dagen } }
    navigation: { main: [{ name: Begin, href: / }, { name: Remmen, href: /repairs/brakes }] }
  `,
  'content/routes.nl.yaml': `
    pages:
      /repairs/{slug}:
        path: /reparaties/{slug}
        defaults: { head: { description: "{name} in de werkplaats" } }
  `,
  'content/pages/home.nl.yaml': `
    name: Begin
    head: { title: Fietsen in Leeds }
    heading: "Klaar in {repair}, [vooraf bellen](/contact)"
  `,
  'content/repairs/brakes.nl.yaml': `
    slug: remmen
    name: Remmen
    head: { title: Remmen maken }
  `,
}
/** A text without the indentation of its first line. */
const outdented = (text: string) => `${text.replace(/^\n/, '').replace(/^ {4}/gm, '').trimEnd()}\n`
const two = (files: Readonly<Record<string, string | null>> = {}) => project({ ...TWO, ...files })

test('groups are merged key by key; a list or a value stands in the place of the other', () => {
  const base = { name: 'a', head: { title: 'a', description: 'b' }, items: [1, 2], ignore: [{ rule: 'x' }] }
  expect(translated({ head: { title: 'c' }, items: [3] }, base)).toEqual({
    head: { title: 'c', description: 'b' },
    items: [3],
    name: 'a',
  })
  expect(translated(undefined, base)).toEqual({ name: 'a', head: base.head, items: [1, 2] })
  expect(translated(undefined, [1])).toEqual([1])
})

test('null in a translation removes what the first language has', () => {
  expect(
    translated({ related: null, head: { social: null } }, { related: ['a'], head: { social: 'b', title: 'c' } }),
  ).toEqual({ head: { title: 'c' } })
  const files = {
    'content/repairs/brakes.nl.yaml': `${outdented(TWO['content/repairs/brakes.nl.yaml'])}related: null\nsummary: null\n`,
    // Of its route too.
    'content/routes.yaml': base['content/routes.yaml']?.replace('defaults:', 'defaults:\n      summary: Done') ?? '',
  }
  const { content, problems } = two(files)
  expect(problems).toEqual([])
  const entry = content?.entries.find(({ file }) => file === 'content/repairs/brakes.nl.yaml')?.values
  expect([entry?.related, entry?.summary]).toEqual([undefined, undefined])
})

test('a required field that a translation removes is missing at its line', () => {
  const text = 'name: Begin\nhead: { title: Fietsen in Leeds }\nheading: null\n'
  expect(two({ 'content/pages/home.nl.yaml': text }).problems).toMatchObject([
    { text: 'heading is missing', at: { file: 'content/pages/home.nl.yaml', line: 3, column: 10 } },
  ])
})

test('what a list of a translation lacks is reported in that file alone', () => {
  const hours = '  otherHours:\n    - { from: 2026-12-25, closed: true, shown: Closed }\n  serves:'
  const { problems } = two({
    'site.yaml': TWO['site.yaml'].replace('  serves:', hours),
    'site.nl.yaml': `${outdented(TWO['site.nl.yaml']).replace('dinsdag }', 'dinsdag, otherHours: [{ shown: Dicht }] }')}`,
  })
  expect(problems.map(({ text, at }) => [text, at?.file, at?.line])).toEqual([
    ['business.otherHours.0.from is missing', 'site.nl.yaml', 2],
  ])
})

test('the first language is at /, the other below its code, by the paths and slugs it gives', () => {
  const { plan, text } = two()
  expect(text).toBe('')
  expect(plan?.planned.map(({ path, record: { language } }) => `${language} ${path}`)).toEqual([
    'en /',
    'en /contact',
    'nl /nl',
    'nl /nl/reparaties/remmen',
    'en /repairs/brakes',
    'en /repairs/puncture',
  ])
})

test('a page knows itself in every language that has it', () => {
  const { plan, page } = two()
  const twins = (path: string) => plan?.planned.find((each) => each.path === path)?.twins.map((twin) => twin.path)
  expect(twins('/')).toEqual(['/', '/nl'])
  expect(twins('/nl/reparaties/remmen')).toEqual(['/repairs/brakes', '/nl/reparaties/remmen'])
  expect(twins('/contact')).toEqual([])
  const { head, props } = page('/nl/reparaties/remmen')
  expect(head.canonical).toBe('https://wheels.example/nl/reparaties/remmen')
  expect(head.alternates).toEqual([
    { hreflang: 'en', href: 'https://wheels.example/repairs/brakes' },
    { hreflang: 'nl', href: 'https://wheels.example/nl/reparaties/remmen' },
    { hreflang: 'x-default', href: 'https://wheels.example/repairs/brakes' },
  ])
  expect(head.social).toMatchObject({ 'og:locale': 'nl_NL', 'og:locale:alternate': ['en_GB'] })
  expect(props.languages).toEqual([
    { language: 'en', path: '/repairs/brakes', name: 'English' },
    { language: 'nl', path: '/nl/reparaties/remmen', name: 'Nederlands' },
  ])
  expect(props.home).toBe('/nl')
  expect(page('/contact').head.alternates).toEqual([])
})

test('a page that may not be found is not an alternate, and the switch leads to it all the same', () => {
  const hidden = 'slug: remmen\nname: Remmen\nhead: { title: Remmen maken, robots: "noindex, follow" }\n'
  const { page } = two({ 'content/repairs/brakes.nl.yaml': hidden })
  expect(page('/repairs/brakes').head.alternates).toEqual([])
  expect(page('/repairs/brakes').props.languages.map(({ path }) => path)).toContain('/nl/reparaties/remmen')
})

test('words come from the translation, then from its routes, then from the first language', () => {
  const { entry } = two().page('/nl/reparaties/remmen').props
  expect(entry.head).toMatchObject({ title: 'Remmen maken', description: 'Remmen in de werkplaats' })
  expect(entry.questionsFrom).toBe('repairs')
})

test('a claim is said as its language says it; a link leads to the page in its language, where there is one', () => {
  const { content, page } = two()
  expect(page('/nl').props.entry.heading).toBe('Klaar in 2 dagen, [vooraf bellen](/contact)'.replace('2 d', '2\u00a0d'))
  const nl = content?.others.get('nl')
  expect(nl?.site.navigation.main.map(({ href }) => href)).toEqual(['/nl', '/nl/reparaties/remmen'])
  expect(nl?.site.business).toMatchObject({ name: 'Two Wheels', hoursShown: 'Maandag en dinsdag' })
  // An entry without a page in the language is shown by the first one's.
  const cards = page('/nl').props.entry.repairs as Card[]
  expect(cards.map(({ path, language }) => [path, language])).toEqual([
    ['/nl/reparaties/remmen', undefined],
    ['/repairs/puncture', 'en'],
  ])
})

test('breadcrumbs stay in their language', () => {
  const routes = edited('content/routes.yaml', '    each: repairs', '    each: repairs\n    parent: /contact')
  const crumbs = (files: Record<string, string>) =>
    two({ ...routes, ...files })
      .page('/nl/reparaties/remmen')
      .props.crumbs.map(({ path }) => path)
  expect(crumbs({})).toEqual(['/nl', '/nl/reparaties/remmen'])
  expect(crumbs({ 'content/pages/contact.nl.yaml': 'name: Schrijf\n' })).toEqual([
    '/nl',
    '/nl/contact',
    '/nl/reparaties/remmen',
  ])
})

test('a value stands where it is said: in the translation, in its routes, or in the file of the first language', () => {
  const { content } = two()
  const at = (...path: string[]) => {
    const { file, line } = content?.at('content/repairs/brakes.nl.yaml', path) ?? {}
    return `${file}:${line}`
  }
  expect(at('name')).toBe('content/repairs/brakes.nl.yaml:2')
  expect(at('head', 'description')).toBe('content/routes.nl.yaml:4')
  expect(at('questionsFrom')).toBe('content/repairs/brakes.yaml:4')
})

test.each([
  [
    'a list with one language twice',
    { 'site.yaml': TWO['site.yaml'].replace('[en, nl]', '[en, nl, nl]') },
    'languages names "nl" twice',
  ],
  [
    'one language beside all',
    { 'site.yaml': `language: en\n${TWO['site.yaml']}` },
    'language has no effect beside languages',
  ],
  ['no words of site.yaml', { 'site.nl.yaml': null }, 'site.nl.yaml is missing'],
  [
    'the locale of another language',
    { 'site.nl.yaml': 'locale: el_GR\n' },
    'locale: "el_GR" is of another language than nl',
  ],
  [
    'what holds everywhere',
    { 'site.nl.yaml': 'locale: nl_NL\norigin: https://a.example\n' },
    '"origin" holds in every language',
  ],
  [
    'a translation of nothing',
    { 'content/repairs/bell.nl.yaml': 'name: Bel\n' },
    'content/repairs/bell.yaml, which this translates, is missing',
  ],
  [
    'a language that is none of the site',
    { 'content/pages/home.fr.yaml': 'name: Accueil\n' },
    'the file name "home.fr" cannot be an address',
  ],
  ['words of site.yaml in such a language', { 'site.fr.yaml': 'locale: fr_FR\n' }, 'nothing reads this file'],
  [
    'a path that no route has',
    { 'content/routes.nl.yaml': 'pages:\n  /contacts: { path: /bel }\n' },
    '"/contacts" is not a path of content/routes.yaml',
  ],
  [
    'a pattern for a page',
    { 'content/routes.nl.yaml': 'pages:\n  /contact:\n    path: /bel/{slug}\n' },
    'pages./contact.path: "/bel/{slug}" has a {slug}',
  ],
  [
    'a slug of a page at a fixed address',
    { 'content/pages/home.nl.yaml': 'slug: begin\n' },
    'help: the address of this page is the path: of its route, in content/routes.nl.yaml',
  ],
  [
    'a page of the first language among those of the other',
    edited('content/routes.yaml', '/contact, page', '/nl/contact, page'),
    '/nl/contact is where the pages in nl are',
  ],
  [
    'two pages at one address',
    { 'content/repairs/puncture.nl.yaml': 'slug: remmen\nname: Band\n' },
    '/nl/reparaties/remmen is already the address of content/repairs/brakes.nl.yaml',
  ],
])('%s is told of', (_, files, text) => {
  expect(two(files as Record<string, string | null>).text).toContain(text)
})

test('where a language has no home page yet, its pages lead to that of the first', async () => {
  const { plan, text, page } = two({ 'content/pages/home.nl.yaml': null })
  const { props } = page('/nl/reparaties/remmen')
  expect({ text, home: props.home, crumbs: props.crumbs }).toEqual({
    text: '',
    home: '/',
    crumbs: [
      { name: 'Home', path: '/', language: 'en' },
      { name: 'Remmen', path: '/nl/reparaties/remmen' },
    ],
  })
  expect(two().page('/nl/reparaties/remmen').props.home).toBe('/nl')
  if (!plan) throw new Error(text)
  const { value: files = new Map() } = await icons({
    files: new Map(),
    site: plan.site,
    others: [...plan.others.values()],
    cache: new Cache(undefined),
  })
  expect(JSON.parse(String(files.get('nl/manifest.webmanifest')))).toMatchObject({ start_url: '/', scope: '/' })
})

test('a site with one language takes no translations', () => {
  expect(project({ 'content/pages/home.nl.yaml': 'name: Begin\n' }).text).toContain(
    'add nl to languages: of site.yaml, or name the file without a dot',
  )
})
