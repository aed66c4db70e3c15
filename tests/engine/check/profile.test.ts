// site check --profile: an export of Google Business Profile compared with site.yaml.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cli, smallSite } from '../../helpers/command.ts'

const root = smallSite()
afterAll(() => rmSync(root, { recursive: true, force: true }))

const COLUMNS =
  'Store code,Business name,Address line 1,Locality,Postal code,Primary phone,Additional phones,Monday hours,Tuesday hours,Wednesday hours'
const check = async (...rows: string[]) => {
  writeFileSync(join(root, 'profile.csv'), `\ufeff${[COLUMNS, ...rows].join('\r\n')}\r\n`)
  const { out } = await cli(['check', '--root', root, '--profile', join(root, 'profile.csv'), '--format', 'json'])
  const problems = JSON.parse(out).problems as { text: string; at?: { file: string; line: number } }[]
  return problems.filter(({ text }) => /profile|Profile/.test(text)).map(({ text, at }) => `${at?.line} ${text}`)
}

const SAME = 'S1,"Two Wheels",,Leeds,LS1 1AA,0113 000 0000,"+44 7700 900000, 07700 900 000",9:00AM-5:30PM,09:00-17:30,X'

test('a profile that says the same is fine, however it writes phones and hours', async () => {
  expect(await check(SAME)).toEqual([])
})

test('each difference is reported at the line of site.yaml', async () => {
  const row =
    'S1,"Two ""Big"" Wheels","1 High St, Floor 2",Leeds,LS1 2AA,0113 000 0000,0113 999 9999,10:00-17:30,"9-12, 13-17:30",9:00-17:00'
  expect(await check(row)).toEqual([
    '6 the business name is "Two "Big" Wheels" in the profile and "Two Wheels" here',
    '12 the address line 1 is "1 High St, Floor 2" in the profile and "" here',
    '12 the postal code is "LS1 2AA" in the profile and "LS1 1AA" here',
    '8 the profile has the phone 0113 999 9999, which is not declared for this location',
    '13 Monday is "10:00-17:30" in the profile and "09:00-17:30" here',
    '13 Tuesday is "9-12, 13-17:30" in the profile and "09:00-17:30" here',
    '13 Wednesday is "9:00-17:00" in the profile and "closed" here',
  ])
})

test('a location that site.yaml does not have, and a file that is not an export', async () => {
  expect(await check(SAME, 'S2,Two Wheels Bath,,Bath,BA1 1AA,01225 000000,,,,')).toEqual([
    'undefined the profile "Two Wheels Bath" is not a location of site.yaml',
  ])
  const { code, err } = await cli(['check', '--root', root, '--profile', join(root, 'site.yaml')])
  expect([code, err]).toEqual([1, expect.stringContaining('has no column "Business name"')])
  const none = await cli(['check', '--root', root, '--profile', join(root, 'none.csv')])
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('cannot be read (ENOENT)')])
})
