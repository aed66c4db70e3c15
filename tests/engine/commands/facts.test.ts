// site facts: the declared facts as JSON, vCards and the columns of Google Business Profile.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ICAL from 'ical.js'
import { afterAll, describe, expect, test } from 'vitest'
import { profileProblems, type TypedBusiness } from '../../../src/after/profile.ts'
import { parseFile } from '../../../src/load/yaml/parse.ts'
import { cli, repository, smallSite } from '../../helpers/command.ts'

const LOCKSMITH = join(repository, 'tests/sites/locksmith')
const scratch = mkdtempSync(join(tmpdir(), 'facts-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const facts = (...args: string[]) => cli(['facts', ...args])

/** The profile of a site, in which `site check --profile` finds no difference. */
async function ownProfile(root: string, day = '2026-11-29'): Promise<string> {
  const env = { SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) }
  const { out: csv } = await cli(['facts', '--root', root, '--profile'], { env })
  const { value } = parseFile('site.yaml', readFileSync(join(root, 'site.yaml'), 'utf8'))
  const { business } = (value?.data ?? {}) as { business: TypedBusiness }
  expect(profileProblems({ file: 'profile.csv', csv }, business, () => ({ file: 'site.yaml' }))).toEqual([])
  return csv
}

test('a price of each column is a fact', async () => {
  const row = '{ service: Brakes, price: £20, also: [£30] }'
  const root = smallSite({ 'content/prices.yaml': `note: x\ncolumns: [City bike, E-bike]\nitems: [${row}]\n` })
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const { out } = await facts('--root', root)
  expect(JSON.parse(out).prices).toEqual([
    { service: 'Brakes, City bike', price: '£20' },
    { service: 'Brakes, E-bike', price: '£30' },
  ])
})

test('the facts are those of site.yaml, the price list and the pages', async () => {
  const { code, out } = await facts('--root', LOCKSMITH)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    languages: ['en', 'el'],
    locations: [
      {
        id: 'main',
        name: 'Calder Locksmiths',
        address: { postalCode: 'LS1 1AA' },
        otherHours: [{ from: '2026-12-25', through: '2026-12-26', closed: true }],
      },
    ],
    prices: expect.arrayContaining([expect.objectContaining({ price: expect.stringContaining('£75') })]),
    claims: expect.arrayContaining([
      { name: 'guarantee', about: 'how long a fitted lock is guaranteed', text: '12 months' },
    ]),
  })
})

test.each(['.', 'tests/sites/accountant', 'tests/sites/bike-shop', 'tests/sites/locksmith'])(
  '%s differs in nothing from its own profile',
  async (folder) => {
    expect(await ownProfile(join(repository, folder))).toMatch(/\n\S/)
  },
)

describe('a business with a comma and a long name', () => {
  const root = smallSite()
  const yaml = join(root, 'site.yaml')
  writeFileSync(
    yaml,
    readFileSync(yaml, 'utf8').replace(/\n {2}name: .*/, `\n  name: "Räder, Ketten; und ${'Ä'.repeat(60)}"`),
  )
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  test('has vCards with escaped fields and lines of at most 75 bytes', async () => {
    const { out } = await facts('--root', root, '--vcard')
    const lines = out.split('\r\n')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    const unfolded = out.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`\r\nFN:Räder\\, Ketten\\; und ${'Ä'.repeat(60)}\r\n`)
    expect(unfolded).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*\r\nEND:VCARD\r\n$/)
  })

  test('has a vCard that a library reads', async () => {
    const { out } = await facts('--root', root, '--vcard')
    const card = new ICAL.Component(ICAL.parse(out))
    const value = (name: string) => card.getFirstProperty(name)?.getFirstValue()
    expect(card.name).toBe('vcard')
    // The library leaves the escaped semicolon of a text (RFC 2426, 4) as it is.
    expect([value('version'), value('fn')]).toEqual(['3.0', `Räder, Ketten\\; und ${'Ä'.repeat(60)}`])
    expect(['tel', 'email', 'url', 'adr'].filter((name) => value(name) === undefined)).toEqual([])
  })

  test('has CSV with quoted fields', async () => {
    expect((await facts('--root', root, '--profile')).out).toContain('"Räder, Ketten; und')
  })
})

describe('a business with a season and a branch', () => {
  const root = smallSite()
  const yaml = join(root, 'site.yaml')
  const season = `  seasons:
    - { from: 11-01, through: 02-28, hours: [{ days: [Tuesday], opens: "10:00", closes: "16:00" }] }
  branches:
    bath:
      name: Bath
      phones: [van]
      address: { locality: Bath, country: GB, shown: 1 High Street }
      hoursShown: by appointment
      otherHours: [{ from: 2026-12-24, closed: true, shown: Closed }]
`
  writeFileSync(yaml, readFileSync(yaml, 'utf8').replace('\nclaims:', `\n${season}claims:`))
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  test('has its hours of today in the profile, which is right in each season', async () => {
    const summer = await ownProfile(root, '2026-10-31')
    const winter = await ownProfile(root, '2026-11-01')
    expect(winter).toContain(',x,10:00-16:00,x,x,x,x,x,')
    expect(summer).not.toContain('10:00-16:00')
    expect(winter).toContain('2026-12-24: x')
  })
})

test('values that are not real yet are counted on stderr', async () => {
  expect((await facts('--root', LOCKSMITH)).err).toBe('9 values of site.yaml tagged !placeholder: not real yet\n')
})

test('two formats, and a folder without a site', async () => {
  expect(await facts('--vcard', '--profile')).toMatchObject({ code: 2, err: expect.stringContaining('choose one') })
  expect(await facts('--root', scratch)).toMatchObject({ code: 1, out: '', err: expect.stringContaining('no site') })
})

test('README.md shows the vCard of the locksmith as it is', async () => {
  const { out } = await facts('--root', LOCKSMITH, '--vcard')
  expect(readFileSync(join(repository, 'README.md'), 'utf8')).toContain(
    `$ npx site facts --vcard\n${out.replaceAll('\r\n', '\n')}\`\`\``,
  )
})
