// A page about a branch: its contact data are those of the branch, and the other locations are listed below.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cli, shareCache, writeTree } from '../../helpers/command.ts'

const work = mkdtempSync(join(tmpdir(), 'branch-'))
const shop = join(work, 'shop')
const read = (file: string) => readFileSync(join(shop, file), 'utf8')

const BRANCH = `  branches:
    bath:
      name: Workshop Bath
      phones: [bath]
      page: /bath
      map: https://map.example/bath
      address: { locality: Bath, country: GB, shown: "3 Mill Lane, Bath" }
      hours: [{ days: [Friday], opens: "18:00", closes: "22:00" }]
      otherHours: [{ from: 2099-12-24, closed: true, shown: Bath is closed on Christmas Eve }]
  otherHours: [{ from: 2099-12-26, closed: true, shown: Bristol is closed on Boxing Day }]
`
const PHONE = '    bath: { number: "+441174960124", shown: 0117 496 0124, label: Bath }\n'
const PAGE = 'name: Bath\nbranch: bath\nhead: { title: Our workshop in Bath, description: Hours and address. }\n'
const HERO = 'hero: { heading: Our workshop in Bath, lead: Come and see us. }\n'

const AREA = `name: Bath
inflections: { in: in Bath }
head: { title: From Bath, description: The way from Bath. }
hero: { heading: From Bath, lead: Take the train. }
local: { heading: The way, paragraphs: [Ten minutes on foot.] }
services: { heading: Services, items: [first-visit] }
`

beforeAll(async () => {
  const answers = ['--name', 'Ring Bells', '--town', 'Bristol', '--where', 'premises', '--phone', '+44 117 496 0123']
  expect((await cli(['init', shop, ...answers])).code).toBe(0)
  shareCache(shop)
  const map = 'map: { src: "https://map.example/embed", link: "https://map.example/main" }\n'
  writeTree(shop, {
    'site.yaml': `${read('site.yaml').replace('  email:', `${PHONE}  email:`).replace('  hours:', `${BRANCH}  hours:`)}${map}`,
    'content/routes.yaml': read('content/routes.yaml').replace(
      'pages:\n',
      'pages:\n  - { path: /bath, page: bath, template: page }\n' +
        '  - { path: /bath-contact, page: bath-contact, template: contact }\n',
    ),
    'content/areas/bath.yaml': AREA,
    'content/pages/bath.yaml': `${PAGE}sections:\n  - { block: hero, heading: Bath, lead: Come. }\n  - { block: contact, heading: How to reach us }\n`,
    'content/pages/bath-contact.yaml': `${PAGE}${HERO}reach: Call or come\nhours: Hours\nwrite: { heading: Write, paragraphs: [Write to us.] }\n`,
  })
  const { code, err } = await cli(['build', '--root', shop])
  expect({ code, err }).toEqual({ code: 0, err: '' })
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

describe.each(['bath', 'bath-contact'])('/%s', (page) => {
  const parts = (name: string) => {
    const document = parseDocument(read(`dist/${page}.html`))
    const [found] = DomUtils.getElementsByTagName(name, document, true)
    return found ? DomUtils.getOuterHTML(found) : ''
  }

  test('shows address, phone, hours, special days and map of the branch before those of the main location', () => {
    const main = parts('main')
    const [own = '', others] = main.split('>Our other locations<')
    expect(others).toBeDefined()
    for (const text of [
      '3 Mill Lane, Bath',
      'href="https://map.example/bath"',
      'tel:+441174960124',
      '18:00&#x2013;22:00',
      'Bath is closed on Christmas Eve',
    ])
      expect(own).toContain(text)
    const first = ['1 High Street', 'tel:+441174960123', 'Bristol is closed']
    for (const text of [...first, 'map.example/main', 'map.example/embed']) expect(own).not.toContain(text)
    for (const text of [...first, '<a href="/contact">Ring Bells</a>']) expect(others).toContain(text)
    expect(others).not.toContain('Workshop Bath')
  })

  test('shows its phone and its hours in the header', () => {
    const header = parts('header')
    expect(header).toContain('tel:+441174960124')
    expect(header).not.toContain('tel:+441174960123')
    expect(header).toMatch(/Fri/)
    expect(header).not.toMatch(/Mon/)
  })
})

test('the contact page of the main location links to the map of the site and lists the branch', () => {
  const page = read('dist/contact.html')
  expect(page).toContain('map.example/embed')
  expect(page).toContain('<h3><a href="/bath">Workshop Bath</a></h3>')
})

test('an area with `place` shows address, hours and map of the main location, and all services', () => {
  const area = read('dist/areas/bristol.html').split(/<main|<.main>/)[1]
  for (const text of ['<h2>Ring Bells</h2>', '1 High Street', 'map.example/main', 'class="cards"', 'Second service'])
    expect(area).toContain(text)
})

test('an area without `place` shows no address, and its one service as a row', () => {
  const area = read('dist/areas/bath.html').split(/<main|<.main>/)[1]
  expect(area).toContain('class="cards layout-rows"')
  for (const text of ['1 High Street', 'Second service']) expect(area).not.toContain(text)
})
