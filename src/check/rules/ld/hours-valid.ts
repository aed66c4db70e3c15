// Opening hours in the structured data can be read, do not overlap, and are those of site.yaml.

import type { PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { membersOf, term } from '../../data/vocabulary.ts'
import { type GraphNode, isOwn, listOf, nodesOf, placeIn, quoted } from '../../page/structured-data.ts'

const ld = (hours: string) =>
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BikeStore","name":"Two ' +
  `Wheels","openingHoursSpecification":[${hours}]}</script>`
const spec = (days: string, opens: string, closes: string) =>
  `{"@type":"OpeningHoursSpecification","dayOfWeek":${days},"opens":"${opens}","closes":"${closes}"}`

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/
const DAYS = membersOf('DayOfWeek') ?? []
const minutes = (clock: string) =>
  ((match) => (match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN))(CLOCK.exec(clock))
const DAY = 24 * 60

interface Hours {
  readonly node: GraphNode
  readonly days: readonly string[]
  readonly opens: string
  readonly closes: string
}

export default defineRule({
  why: 'Search results and maps say "open" or "closed" by these hours, and a caller at night goes by what they say.',
  level: 'error',
  source:
    'Google, Local business structured data: open all day is 00:00 to 23:59, closed all day is 00:00 to ' +
    '00:00 (as quoted 2026-11)',
  help: 'correct hours: under business: in site.yaml',
  fine: { pages: { '/': ld(spec('["Monday","Tuesday"]', '09:00', '17:30')) } },
  bad: {
    pages: {
      '/': ld(spec('["Monday","Tuesday"]', '9am', '17:30')),
      '/contact': ld(`${spec('["Monday","Tuesday"]', '09:00', '17:30')},${spec('"Tuesday"', '16:00', '18:00')}`),
      '/repairs/brakes': ld(spec('["Monday","Tues"]', '00:00', '00:00')),
      '/repairs/puncture': ld(spec('["Monday"]', '09:00', '17:30')),
    },
    findings: [
      '"opens" is "9am" in the structured data, expected hh:mm, like 09:00',
      'the hours of Tuesday overlap in the structured data: 09:00 to 17:30 and 16:00 to 18:00',
      '"dayOfWeek" is "Tues" in the structured data, expected Monday to Sunday or PublicHolidays',
      'the hours 00:00 to 00:00 in the structured data mean closed all day, expected 00:00 to 23:59 for ' +
        'round the clock',
      'the structured data says Tuesday closed, and site.yaml says Tuesday 09:00 to 17:30',
    ],
  },

  *page(page, _, { site }) {
    const nodes = nodesOf(page)
    for (const owner of nodes) {
      if (!('openingHoursSpecification' in owner.values)) continue
      const hours: Hours[] = []
      let readable = true
      for (const value of listOf(owner.values.openingHoursSpecification)) {
        const node = nodes.find(({ values }) => values === value)
        if (!node || node.types.length === 0) continue
        const one = hoursOf(node)
        // A season or a holiday overrides the week; it does not overlap it.
        if (!('validFrom' in node.values) && !('validThrough' in node.values)) hours.push(one)
        for (const finding of readability(page, one, site)) {
          readable = false
          yield finding
        }
      }
      if (!readable) continue
      const overlap = overlapOf(hours)
      if (overlap)
        yield {
          text:
            `the hours of ${overlap.day} overlap in the structured data: ${timesOf(overlap.a)} and ` +
            `${timesOf(overlap.b)}`,
          at: placeIn(page, overlap.b.node, 'opens', site),
        }
      else if (isOwn(owner.values, site)) yield* agreement(page, owner, hours, site)
    }
  },
})

const timesOf = ({ opens, closes }: Pick<Hours, 'opens' | 'closes'>) => `${opens} to ${closes}`

function hoursOf(node: GraphNode): Hours {
  const { dayOfWeek, opens, closes } = node.values
  return {
    node,
    days: listOf(dayOfWeek).map((day) => term(String(day))),
    opens: String(opens ?? ''),
    closes: String(closes ?? ''),
  }
}

function* readability(page: PageFacts, { node, days, opens, closes }: Hours, site: Site): Generator<Finding> {
  for (const [key, clock] of [
    ['opens', opens],
    ['closes', closes],
  ] as const)
    if (!CLOCK.test(clock))
      yield {
        text:
          clock === ''
            ? `"${key}" is missing in the structured data, expected hh:mm, like 09:00`
            : `"${key}" is ${quoted(clock)} in the structured data, expected hh:mm, like 09:00`,
        at: placeIn(page, node, key, site),
      }
  for (const day of days)
    if (!DAYS.includes(day))
      yield {
        text: `"dayOfWeek" is ${quoted(day)} in the structured data, expected Monday to Sunday or PublicHolidays`,
        at: placeIn(page, node, 'dayOfWeek', site),
      }
  if (days.length === 0)
    yield {
      text: 'the hours in the structured data name no day, expected "dayOfWeek"',
      at: placeIn(page, node, 'dayOfWeek', site),
    }
  if (CLOCK.test(opens) && minutes(opens) === minutes(closes))
    yield {
      text:
        `the hours ${opens} to ${closes} in the structured data mean closed all day, expected 00:00 to 23:59 ` +
        'for round the clock',
      at: placeIn(page, node, 'closes', site),
      help: 'closes: "23:59"',
    }
}

/** Stretches of the week in minutes; one that runs past midnight ends on the next day. */
function overlapOf(hours: readonly Hours[]): { day: string; a: Hours; b: Hours } | undefined {
  for (const [i, b] of hours.entries())
    for (const a of hours.slice(0, i)) {
      const day = a.days.find((day) => b.days.includes(day))
      const end = ({ opens, closes }: Hours) =>
        minutes(closes) <= minutes(opens) ? minutes(closes) + DAY : minutes(closes)
      if (day !== undefined && minutes(a.opens) < end(b) && minutes(b.opens) < end(a)) return { day, a, b }
    }
  return undefined
}

/** Day by day against the declared hours. */
function* agreement(page: PageFacts, owner: GraphNode, hours: readonly Hours[], site: Site): Generator<Finding> {
  const of = (list: readonly { days: readonly string[]; opens: string; closes: string }[], day: string) =>
    list
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => `${opens.slice(0, 5)} to ${closes.slice(0, 5)}`)
      .sort()
      .join(' and ') || 'closed'
  const differs = DAYS.find((day) => of(hours, day) !== of(site.business.hours, day))
  if (differs !== undefined)
    yield {
      text:
        `the structured data says ${differs} ${of(hours, differs)}, and site.yaml says ${differs} ` +
        `${of(site.business.hours, differs)}`,
      at: placeIn(page, owner, 'openingHoursSpecification', site),
    }
}
