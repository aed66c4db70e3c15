// site new: a kind and a name -> a file that its template takes, listed and linked; what it refuses.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { loadTemplates } from '../../../src/assets/templates.ts'
import build from '../../../src/commands/build.ts'
import check from '../../../src/commands/check.ts'
import init from '../../../src/commands/init.ts'
import make from '../../../src/commands/new.ts'
import { loadWords } from '../../../src/language/words.ts'
import { parseFile } from '../../../src/load/yaml/parse.ts'
import { entryShape } from '../../../src/model/schemas/content-schemas.ts'
import { Fields } from '../../../src/model/schemas/fields.ts'
import { kindsOf } from '../../../src/scaffold/file-kinds.ts'
import { listings, routed, withFooterLink } from '../../../src/scaffold/listings.ts'
import { skeleton } from '../../../src/scaffold/skeleton.ts'
import { repository, shareCache } from '../../helpers/command.ts'
import { run } from './run.ts'

const root = mkdtempSync(join(tmpdir(), 'new-'))
beforeAll(async () => {
  expect((await run(init, [root], { lang: 'el' })).code).toBe(0)
  shareCache(root)
})
afterAll(() => rmSync(root, { recursive: true }))

const text = (file: string) => readFileSync(join(root, file), 'utf8')
const add = (args: readonly string[], options: Record<string, string> = {}, replies?: readonly string[]) =>
  run(make, args, { root, ...options }, { replies })

test('a service, an area and a page are files that build and check strictly clean as they are', async () => {
  const made = [
    await add(['service', 'Αντικατάσταση τροχού']),
    await add(['area'], { name: 'Άγιος Ιωάννης' }, ['ai-giannis']),
    await add(['page', 'about'], { name: 'Για μας' }),
  ]
  expect(made.map(({ code, err }) => [code, err])).toEqual([
    [0, ''],
    [0, ''],
    [0, ''],
  ])
  expect(made.map(({ out }) => out).join('')).toMatchInlineSnapshot(`
    "content/services/antikatastasi-trochou.yaml  /services/antikatastasi-trochou: write what is tagged !placeholder
    content/prices.yaml:6                        lists 3 of 3 other services: add /services/antikatastasi-trochou here if it belongs there
    content/areas/ai-giannis.yaml  /areas/ai-giannis: write what is tagged !placeholder
    content/pages/about.yaml  /about: write what is tagged !placeholder
    content/routes.yaml:10    its route
    site.yaml:52              linked in the footer: move it
    "
  `)
  expect(made[1]?.asked).toEqual(['slug [agios-ioannis]: '])
  expect(text('content/areas/ai-giannis.yaml')).toMatchInlineSnapshot(`
    "# /areas/ai-giannis, με το πρότυπο templates/pages/area.tsx
    # Όνομα της σελίδας: όπως τη λένε το μενού, οι κάρτες και οι σύνδεσμοι
    name: "Άγιος Ιωάννης"
    # Περίληψη: μία πρόταση για κάρτες και καταλόγους
    summary: !placeholder "Άγιος Ιωάννης: Περίληψη"

    # Για την αναζήτηση και τις κοινοποιήσεις
    head:
      # Τίτλος στην αναζήτηση: και στην καρτέλα· διαφορετικός σε κάθε σελίδα, γύρω στα 580 px
      title: !placeholder "Άγιος Ιωάννης: Τίτλος στην αναζήτηση"
      # Περιγραφή στην αναζήτηση: κάτω από τον τίτλο, δύο προτάσεις για όποιον ψάχνει, 400 έως 985 px
      description: !placeholder "Άγιος Ιωάννης: Περιγραφή στην αναζήτηση: κάτω από τον τίτλο, δύο προτάσεις για όποιον ψάχνει, 400 έως 985 px"
      # μπορούν να προστεθούν: keywords, robots, social

    # Η κορυφή της σελίδας
    hero:
      # Κύρια επικεφαλίδα: τι υπόσχεται η σελίδα
      heading: !placeholder "Άγιος Ιωάννης, hero: Κύρια επικεφαλίδα"
      # Εισαγωγή: μία ή δύο προτάσεις
      lead: !placeholder "Άγιος Ιωάννης: Εισαγωγή"
      # μπορούν να προστεθούν: photo, picture, link, facts

    # Όσα ισχύουν μόνο γι’ αυτή την περιοχή
    local:
      # Επικεφαλίδα
      heading: !placeholder "Άγιος Ιωάννης, local: Επικεφαλίδα"
      # Παράγραφος
      paragraphs:
        - !placeholder "Άγιος Ιωάννης: Παράγραφος"
      # μπορούν να προστεθούν: photo

    # Τι ζητούν εδώ
    services:
      # Επικεφαλίδα
      heading: !placeholder "Άγιος Ιωάννης, services: Επικεφαλίδα"
      # μπορούν να προστεθούν: lead, items

    # μπορούν να προστεθούν: inflections, detail, icon, template, branch, service, price, questions, questionsFrom, from,
    # until, ignore, place, neighbours, banner
    "
  `)
  expect(text('content/pages/about.yaml')).toContain('\nsections:\n  - block: hero\n    heading: ')
  const strict = await run(check, [], { root, strict: true })
  expect(strict.code, strict.err).toBe(0)
  expect((await run(build, [], { root, out: join(root, 'dist') })).out).toMatch(/^14 pages/)
})

test('a service may have another template, cards get its summary, and only the form leads to its page of thanks', async () => {
  const service = await add(['service', 'episkevi'], { template: 'page' })
  const thanks = await add(['page', 'thanks'])
  expect([service.err, thanks.err]).toEqual(['', ''])
  expect(text('content/services/episkevi.yaml')).toMatch(/^summary: !placeholder .*^template: page$.*^sections:$/ms)
  expect(text('content/pages/thanks.yaml')).toMatch(/^ {2}robots: noindex, follow$/m)
  expect(text('content/routes.yaml')).toContain('{ path: /thanks, page: thanks, template: message }')
  expect(thanks.out).toMatch(/^content\/routes\.yaml:\d+ +its route\nsite\.yaml +add thanks: \/thanks under contact$/m)
  expect(text('site.yaml')).not.toContain('href: /thanks')
  expect((await add(['service', 'allo'], { template: 'nonsense' })).err).toContain('help: choose one of area, contact')
})

test('a page that site.yaml names already can be made', async () => {
  const before = text('site.yaml')
  const site = before.replace(
    /^contact:\n/m,
    'contact:\n  form: [{ name: a, label: A, type: select, optionsFrom: posts }]\n',
  )
  writeFileSync(join(root, 'site.yaml'), site)
  expect((await run(check, [], { root })).err).toContain('is not a folder of content/ with pages')
  expect((await add(['post', 'nea'])).err).toBe('')
  expect((await run(check, [], { root })).err).not.toContain('is not a folder of content/ with pages')
})

test('what is taken or no address is refused', async () => {
  const routes = text('content/routes.yaml').replace('redirects: []', 'redirects: [{ from: /palia/, to: / }]')
  writeFileSync(join(root, 'content/routes.yaml'), routes)
  const refused = [
    await add(['service', 'Επίσκεψη']),
    await add(['page', 'epikoinonia']),
    await add(['page', 'palia']),
    await add(['servce', 'x']),
    await add(['service'], { name: '—' }),
    await add(['service'], { name: 'Gates' }, ['Gates!']),
    await add(['page', 'x'], { template: 'contract' }),
    await run(make, ['page', 'x'], { root: join(root, 'content') }),
  ]
  expect(refused.map(({ code, out }) => [code, out])).toEqual(refused.map(() => [1, '']))
  expect(refused.map(({ err }) => err).join('')).toMatchInlineSnapshot(`
    "✘ /services/episkepsi is taken by content/services/episkepsi.yaml
      help: type npx site new service episkepsi-2 --name "Επίσκεψη", or edit what is there

    1 error. Nothing was written.
    ✘ /epikoinonia is taken by content/pages/contact.yaml
      help: type npx site new page epikoinonia-2, or edit what is there

    1 error. Nothing was written.
    ✘ /palia is taken by a redirect of content/routes.yaml
      help: type npx site new page palia-2, or edit what is there

    1 error. Nothing was written.
    ✘ there is no kind of page "servce"
      help: did you mean "service"?

    1 error. Nothing was written.
    ✘ there is no name to make a slug from
      help: give a slug of lower-case Latin letters, digits and hyphens, or --name

    1 error. Nothing was written.
    ✘ "Gates!" is not a slug
      help: give a slug of lower-case Latin letters, digits and hyphens, or --name

    1 error. Nothing was written.
    ✘ there is no template "contract"
      help: did you mean "contact"?

    1 error. Nothing was written.
    ✘ there is no site in this folder
      help: make one: npx site init my-site

    1 error. Nothing was written.
    "
  `)
})

test('the files that name pages are found by their values, not by words of sentences', () => {
  const texts = new Map([
    ['x.yaml', '# all of them\ngroups:\n  - items: [a, b]\n  - items:\n      - c # the last\nother: [x]\n'],
    ['y.yaml', 'a-b: 1\nb: a sentence about a and b\n'],
    ['z.yaml', 'page: a\n'],
  ])
  expect(listings(texts, ['a', 'b', 'c'])).toEqual([{ file: 'x.yaml', names: 3, line: 5, value: 'c' }])
  expect(listings(texts, ['a']).map(({ file }) => file)).toEqual(['x.yaml', 'z.yaml'])
})

test('a route stands behind the last page of its own, a link at the end of the footer', () => {
  const routes = 'pages:\n  # pages\n  - { path: /, page: home, template: home }\n\n  - path: /a/{slug}\n    each: a\n'
  expect(routed(routes, '{ path: /b }')?.text).toBe(routes.replace('home }\n', 'home }\n  - { path: /b }\n'))
  const site =
    'navigation:\n  footer:\n    groups:\n      - title: More\n        links:\n          - { name: A, href: /a }\n'
  expect(withFooterLink(site, '{ name: B }')?.text).toBe(`${site}          - { name: B }\n`)
  expect([routed('pages: 1', 'x'), withFooterLink('a: 1', 'x')]).toEqual([undefined, undefined])
})

test.each(['templates', 'src/theme'])('every template of %s takes the file made for it', async (folder) => {
  const { value: shapes } = await loadTemplates({
    root: repository,
    folder,
    hasTheme: true,
    cache: join(root, '.site'),
  })
  if (!shapes) return expect.unreachable('they load')
  const words = await loadWords('el')
  const k = new Fields({ sections: shapes.sections })
  const kinds = kindsOf(shapes, { pages: [] }, k)
  for (const [name, { content }] of Object.entries(shapes.pages)) {
    const schema = kinds.find((kind) => kind.name === `page-${name}`)?.schema ?? {}
    const yaml = skeleton(schema, name, {
      words,
      name: 'Γάτα "und" {Hund}: \\ #1',
      known: true,
      today: '2026-11-29',
      slugs: () => ['a', 'b'],
      pictures: ['van.jpg'],
      inflections: ['in'],
      also: {},
    })
    const { value, problems } = parseFile(name, yaml)
    expect(problems, name).toEqual([])
    const parsed = z.strictObject({ ...entryShape(k), ...content(k) }).safeParse(value?.data)
    expect(parsed.error?.issues ?? [], name).toEqual([])
    expect(yaml.split('\n').filter((line) => line.includes('# ') && line.length > 120)).toEqual([])
  }
})

test('redirects to pages of a folder are no list of them', () => {
  const routes = 'pages: []\nredirects:\n  - { from: /old, to: /services/locks }\n'
  expect(listings(new Map([['content/routes.yaml', routes]]), ['locks'])).toEqual([])
})
