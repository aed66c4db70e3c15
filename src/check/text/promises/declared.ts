// What site.yaml declares: hours as shifts by day, and whether what a text says agrees with them; claims with their
// amounts. Pure.
import type { PageContext } from '../../../model/checks/rule.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { type Amount, amountsIn, measureOf } from './amounts.ts'
import type { Hours } from './hours.ts'
import type { Shift } from './spans.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const HALF = 12 * 60
const MINUTES = 2 * HALF

/** A day on which the business is open: its shifts in order. */
export interface OpenDay extends Shift {
  readonly shifts: readonly Shift[]
}

/** Declared hours by day, Monday first; undefined on a day without any. */
export type DeclaredHours = readonly (OpenDay | undefined)[]

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** 23:59 counts as midnight. */
export function declaredHours({ business }: { readonly business: Pick<Site['business'], 'hours'> }): DeclaredHours {
  const end = (clock: string) => (clock === '23:59' ? MINUTES : minutes(clock))
  return DAYS.map((day) => {
    const shifts = business.hours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ opens: minutes(opens), closes: end(closes) }))
      .sort((a, b) => a.opens - b.opens)
    if (shifts.length === 0) return undefined
    const [opens, closes] = [shifts.map((each) => each.opens), shifts.map((each) => each.closes)]
    return { opens: Math.min(...opens), closes: Math.max(...closes), shifts }
  })
}

/** Open day and night, every day. */
export const isAlways = (declared: DeclaredHours) => declared.every((own) => own?.opens === 0 && own.closes === MINUTES)

/** When a day is closed between its shifts. */
export const breaksOf = ({ shifts }: OpenDay): Shift[] =>
  shifts.slice(1).map(({ opens }, i) => ({ opens: shifts[i]?.closes ?? opens, closes: opens }))

/** Who is open longer is open after noon, and who closes in these hours does so at noon. */
const AFTERNOON = 14 * 60
const isAtNoon = ({ opens, closes }: Shift) => opens < 16 * 60 && closes > 12 * 60

const same = (a: number, b: number) => a === b || Math.abs(a - b) === 1

/** Whether two spans of time are one. */
export const isSame = (one: Shift, other: Shift) => same(one.opens, other.opens) && same(one.closes, other.closes)

/** Whether a statement agrees with the declared hours. */
export function agrees(hours: Hours, declared: DeclaredHours): boolean {
  const { kind, days, shifts, isHalf } = hours
  const isOn = (fits: (own: OpenDay) => boolean) => (day: number) => {
    const own = declared[day]
    return own !== undefined && fits(own)
  }
  // What names no day holds on one of them.
  const holds = (fits: (own: OpenDay) => boolean) =>
    days.length === declared.length ? days.some(isOn(fits)) : days.every(isOn(fits))
  // "Until 6" is said of the evening as well.
  const isAt = (minute: number, clock: number) =>
    same(minute, clock) || (isHalf && minute <= HALF && same(minute + HALF, clock))
  switch (kind) {
    // A business open day and night on every day of the week has no day off, and no hour at which nobody answers.
    case 'holidays':
    case 'unanswered':
      return !isAlways(declared)
    case 'from':
      return holds((own) => own.shifts.some(({ opens }) => isAt(hours.opens, opens)))
    case 'until':
      return holds((own) => own.shifts.some(({ closes }) => isAt(hours.closes, closes)))
    case 'at':
      return holds((own) =>
        [hours.opens, ...(isHalf ? [hours.opens + HALF] : [])].some((time) =>
          own.shifts.some(({ opens, closes }) => opens <= time && time <= closes),
        ),
      )
    case 'slots':
      return holds((own) =>
        shifts.every((each) => own.shifts.some(({ opens, closes }) => opens <= each.opens && each.closes <= closes)),
      )
    case 'break':
      return holds((own) => breaksOf(own).some((each) => isSame(each, hours)))
    case 'unbroken': {
      const late = days.flatMap((day) => declared[day] ?? []).filter(({ closes }) => closes > AFTERNOON)
      return late.length === 0 || late.some((own) => !breaksOf(own).some(isAtNoon))
    }
    case 'closed':
      return days.every((day) => declared[day] === undefined)
    case 'days':
      return days.every((day) => declared[day] !== undefined)
    default:
      // The whole of a day, one shift of it, or all that are listed.
      return days.every(
        isOn(
          (own) =>
            (shifts.length === 1 && isSame(own, hours)) ||
            shifts.every((each) => own.shifts.some((one) => isSame(one, each))),
        ),
      )
  }
}

/** Hours as a finding writes them: "Mon-Fri 08:30-13:00 and 14:00-17:30". */
export function shownHours(declared: DeclaredHours): string {
  const parts = declared.map((own) => own?.shifts.map(shownShift).join(' and ') ?? 'closed')
  if (new Set(parts).size === 1) return `${parts[0]}, every day`
  const groups: { from: number; to: number; text: string }[] = []
  parts.forEach((text, day) => {
    const last = groups.at(-1)
    if (last && last.text === text) last.to = day
    else groups.push({ from: day, to: day, text })
  })
  const short = (day: number) => DAYS[day]?.slice(0, 3) ?? ''
  return groups
    .map(({ from, to, text }) => `${from === to ? short(from) : `${short(from)}-${short(to)}`} ${text}`)
    .join(', ')
}

/** A span of time as a finding writes it: "13:00-14:00". */
export function shownShift({ opens, closes }: Shift): string {
  const clock = (value: number) =>
    `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`
  return opens === 0 && closes === MINUTES ? 'day and night' : `${clock(opens)}-${clock(closes)}`
}

export interface Declared {
  /** `response` or `response.far`. */
  readonly name: string
  readonly text: string
  readonly amounts: readonly Amount[]
}

/** A site and its language. */
export type Ledger = Pick<PageContext, 'site' | 'language'>

const known = new WeakMap<Site, readonly Declared[]>()

/** Every claim and variant, with the amounts in its text. */
export function declaredClaims({ site, language }: Ledger): readonly Declared[] {
  const done = known.get(site)
  if (done) return done
  const out: Declared[] = Object.entries(site.claims).flatMap(([name, { text, variants = {} }]) =>
    [
      { name, text },
      ...Object.entries(variants).map(([variant, value]) => ({ name: `${name}.${variant}`, text: value.text })),
    ].map((claim) => ({
      ...claim,
      amounts: amountsIn(claim.text, language),
    })),
  )
  known.set(site, out)
  return out
}

/** The claims that say this very amount. */
export const claimsSaying = (amount: Amount, ledger: Ledger) =>
  declaredClaims(ledger).filter(({ amounts }) => amounts.some((own) => measureOf(own) === measureOf(amount)))

const declared = new WeakMap<Site, ReadonlySet<string>>()

/** Whether any claim says this very amount. */
export function isDeclared(amount: Amount, ledger: Ledger): boolean {
  let measures = declared.get(ledger.site)
  if (!measures) {
    measures = new Set(declaredClaims(ledger).flatMap(({ amounts }) => amounts.map(measureOf)))
    declared.set(ledger.site, measures)
  }
  return measures.has(measureOf(amount))
}

/** What site.yaml says that a claim is about. */
export const subjectOf = ({ name }: Declared, { site }: Pick<Ledger, 'site'>) =>
  site.claims[name.replace(/\..*/, '')]?.about ?? ''
