// The notice and days with other hours end by themselves.
import { expect, test } from 'vitest'
import { addTurningDays } from '../../../src/model/days.ts'
import { namedWeeks } from '../../../src/model/seasons.ts'
import { shownOn, siteOn } from '../../../src/model/shown-on.ts'
import { turningDaysOf } from '../../../src/pipeline/turning-days.ts'
import { pageView } from '../../../src/plan/page.ts'
import { plan as planOf } from '../../../src/plan/plan.ts'
import { base, edited, project } from '../../helpers/project.ts'

const OTHER = `  otherHours:
    - { from: 2026-12-24, through: 2026-12-26, closed: true, shown: Closed at Christmas }
    - { from: 2027-01-01, closed: true, shown: Closed on New Year }
  serves:`
const files = edited('site.yaml', '  serves:', OTHER)
files['site.yaml'] += 'notice: { text: We are moving., until: 2026-12-26 }\n'
const { content } = project(files)
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

test('the season of a day comes first', () => {
  const hours = [{ days: ['Monday' as const], opens: '09:00', closes: '17:00' }]
  const seasons = [{ from: '11-01', through: '02-28', hours: [...hours] }]
  const winter = { ...site, business: { ...site.business, hours, seasons } }
  const weeks = (day: string | undefined) =>
    namedWeeks(siteOn(winter, day).business, 'en_GB').map(({ from = 'usual' }) => from)
  expect(weeks('2026-11-01')).toEqual(['11-01', 'usual'])
  expect(weeks('2027-03-01')).toEqual(['usual', '11-01'])
  expect(weeks(undefined)).toEqual(['usual', '11-01'])
})

test('items of lists are shown from their first day through their last', () => {
  const value = {
    items: [
      { a: 1, from: '2026-12-01', until: '2026-12-24' },
      { a: 2, until: '2026-12-01' },
      { a: 3, from: 'Leeds' },
    ],
  }
  const on = (day: string) => shownOn(value, day).items.map(({ a }) => a)
  expect([on('2026-11-30'), on('2026-12-01'), on('2026-12-24'), on('2026-12-25')]).toEqual([
    [2, 3],
    [1, 2, 3],
    [1, 3],
    [3],
  ])
  const days = new Set<string>()
  addTurningDays(value, days)
  expect([...days]).toEqual(['2026-12-01', '2026-12-25', '2026-12-02'])
})

test('questions and prices come and go by themselves, and the days on which pages change are known', () => {
  const dated = project({
    ...files,
    'content/pages/contact.yaml': `${base['content/pages/contact.yaml']}questions: [{ question: Open at Easter?, answer: No., from: 2027-03-01, until: 2027-04-05 }]\n`,
  })
  const { content, plan } = dated
  const path = '/contact'
  const planned = plan?.planned.find((each) => each.path === path) ?? expect.unreachable('the page is planned')
  const entry = content?.entries.find(({ file }) => file === planned.record.file)?.values
  if (!content || !entry) return expect.unreachable('the page is loaded')
  const asked = (today: string) =>
    pageView({ content, planned, entry, uses: [], cards: new Map(), today }).props.questions.length
  expect([asked('2027-02-28'), asked('2027-03-01'), asked('2027-04-05'), asked('2027-04-06')]).toEqual([0, 1, 1, 0])
  expect(turningDaysOf(content, [planned.record], undefined)).toEqual([
    ...['2026-12-27', '2027-01-02', '2027-03-01', '2027-04-06'],
  ])
})

test('a page exists from its first day through its last, and lists of cards omit it on other days', () => {
  const { content, problems } = project({
    ...base,
    'content/repairs/puncture.yaml': `${base['content/repairs/puncture.yaml']}from: 2026-12-01\nuntil: 2026-12-24\n`,
  })
  expect(problems).toEqual([])
  if (!content) return expect.unreachable('the site loads')
  const on = (today: string) => {
    const { value: plan } = planOf(content, content.records, content.at, { today })
    const planned = plan?.pages.find(({ path }) => path === '/') ?? expect.unreachable('the page is planned')
    const entry = content.entries.find(({ file }) => file === planned.record.file)?.values
    if (!plan || !entry) return expect.unreachable('the page is loaded')
    const { repairs } = pageView({ content, planned, entry, uses: [], cards: plan.cards, today }).props.entry
    const isHidden = plan.hidden.get('/repairs/puncture') === 'content/repairs/puncture.yaml'
    expect(plan.pages.some(({ path }) => path === '/repairs/puncture')).toBe(!isHidden)
    return [!isHidden, (repairs as unknown[]).length]
  }
  expect([on('2026-11-30'), on('2026-12-01'), on('2026-12-24'), on('2026-12-25')]).toEqual([
    [false, 1],
    [true, 2],
    [true, 2],
    [false, 1],
  ])
  expect(turningDaysOf(content, content.records, undefined)).toEqual(['2026-12-01', '2026-12-25'])
})

/** The special hours of the business in the structured data of a day. */
function specialHours(yaml: Readonly<Record<string, string>>, today?: string) {
  const { content, plan } = project(yaml)
  const planned = plan?.planned.find(({ path }) => path === '/contact') ?? expect.unreachable('the page is planned')
  const entry = content?.entries.find(({ file }) => file === planned.record.file)?.values
  if (!content || !entry) return expect.unreachable('the page is loaded')
  const { head } = pageView({ content, planned, entry, uses: [], cards: new Map(), today })
  return head.graph[0]?.specialOpeningHoursSpecification
}

test('structured data has no days that are over', () => {
  const special = (today?: string) => specialHours(files, today)
  expect(special('2026-12-26')).toHaveLength(2)
  expect(special('2026-12-27')).toMatchObject([{ validFrom: '2027-01-01' }])
  expect(special('2027-01-02')).toBeUndefined()
})
