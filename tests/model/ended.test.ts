// The notice and days with other hours end by themselves.
import { expect, test } from 'vitest'
import { endedIn, siteOn } from '../../src/model/ended.ts'
import { pageOf } from '../../src/plan/page.ts'
import { edited, project } from '../project.ts'

const OTHER = `  otherHours:
    - { from: 2026-12-24, through: 2026-12-26, closed: true, shown: Closed at Christmas }
    - { from: 2027-01-01, closed: true, shown: Closed on New Year }
  serves:`
const files = edited('site.yaml', '  serves:', OTHER)
files['site.yaml'] += 'notice: { text: We are moving., until: 2026-12-26 }\n'
const { content, plan } = project(files)
const site = content?.site ?? expect.unreachable('the site loads')
const shown = (today: string | undefined) => {
  const { notice, business } = siteOn(site, today)
  return [notice?.until, ...business.otherHours.map(({ from }) => from)]
}

test('a part is shown through its last day', () => {
  expect(shown('2026-12-26')).toEqual(['2026-12-26', '2026-12-24', '2027-01-01'])
  expect(shown('2026-12-27')).toEqual([undefined, '2027-01-01'])
  expect(shown('2027-01-02')).toEqual([undefined])
  expect(shown(undefined)).toEqual(['2026-12-26', '2026-12-24', '2027-01-01'])
})

test('pages are drawn again on the day after a part ended, and only then', () => {
  expect(endedIn(site, '2026-12-26')).toBe('')
  expect(endedIn(site, '2026-12-27')).toBe('notice 0')
  expect(endedIn(site, '2026-12-31')).toBe(endedIn(site, '2026-12-27'))
  expect(endedIn(site, '2027-01-02')).toBe('notice 0 1')
})

test('structured data has no days that are over', () => {
  const planned = plan?.planned.find(({ path }) => path === '/contact') ?? expect.unreachable('the page is planned')
  const entry = content?.documents.find(({ file }) => file === planned.document.file)?.entry
  if (!content || !entry) return expect.unreachable('the page is loaded')
  const special = (today?: string) =>
    pageOf({ content, planned, entry, uses: [], cards: new Map(), today }).head.graph[0]
      ?.specialOpeningHoursSpecification
  expect(special('2026-12-26')).toHaveLength(2)
  expect(special('2026-12-27')).toMatchObject([{ validFrom: '2027-01-01' }])
  expect(special('2027-01-02')).toBeUndefined()
})
