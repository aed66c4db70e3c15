// Every claim is used, each of its variants says something else, and none of them denies the opening hours.

import type { Language, Unit } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { bare } from '../../text/compared.ts'
import { expression } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'
import { type Amount, amountsIn } from '../../text/promises/amounts.ts'
import { GUARANTEE, isAbout } from '../../text/promises/claims.ts'
import { agrees, declaredHours, shownHours } from '../../text/promises/declared.ts'
import { hoursIn } from '../../text/promises/hours.ts'

/** Day and night on so many days from Monday on. */
const ROUND_ON = /^24\s?\/\s?([1-6])$/

export default defineRule({
  why: 'A claim nobody uses is corrected in vain, and a variant that denies the claim makes two promises of one.',
  level: 'warning',
  help: 'delete what says nothing of its own, or give it its own value and use it',
  needsLanguage: 'partly',
  fine: {},
  bad: {
    yaml: {
      'site.yaml':
        'claims:\n  repair:\n    text: 2 days\n    about: how long a repair takes\n    variants:\n' +
        '      winter: { text: 1 day, why: few people ride in winter }\n' +
        '      long: { text: 2 Days, why: a longer word }\n' +
        '      short: { text: 1 day, why: titles }\n' +
        '  open:\n    text: open daily 8:00-16:00\n    about: when we are there\n    variants:\n' +
        '      short: { text: 24/5, why: a shorter word }\n' +
        '  visit:\n    text: 20 minutes\n    about: how long a visit takes\n    variants:\n' +
        '      far: { text: 30 minutes, why: hills }\n' +
        '      all: { text: 10-50 minutes, why: one word for both }\n' +
        '  care:\n    text: 3 to 12 months\n    about: how long a repair is guaranteed\n    variants:\n' +
        '      chain: { text: 3 years, why: a chain has a fixed guarantee }\n' +
        '  parking: { text: 3 places, about: where bicycles stand }\n',
      'content/repairs/puncture.yaml':
        'name: Puncture\n' +
        'summary: "{repair.winter}, {repair.long}, {repair.short}, {open}, {visit.all}, {care}"\nhead:\n' +
        '  title: Puncture repair in Leeds\n  description: A new tube in an hour. Bring the bicycle or the wheel.\n',
    },
    findings: [
      '{repair.long} says the same as {repair}: "2 Days"',
      '{repair.short} says the same as {repair.winter}: "1 day"',
      '{open} says "open daily 8:00-16:00", and business.hours say Mon-Tue 09:00-17:30, Wed-Sun closed',
      '{open.short} says "24/5", and business.hours say Mon-Tue 09:00-17:30, Wed-Sun closed',
      '{visit.all} says "10-50 minutes", and others 20 minutes, 30 minutes',
      '{care.chain} says "3 years", outside of {care}, "3 to 12 months"',
      'no text uses {parking}',
    ],
  },

  needs: ['uses'],

  *site({ site, language, uses }) {
    const declared = declaredHours(site)
    for (const [name, { text, variants = {} }] of Object.entries(site.claims)) {
      const path = ['claims', name]
      const values = [
        { token: name, text, path },
        ...Object.entries(variants).map(([variant, { text }]) => ({
          token: `${name}.${variant}`,
          text,
          path: [...path, 'variants', variant],
        })),
      ]
      for (const [i, { token, text, path }] of values.entries()) {
        const at = { file: 'site.yaml', path: [...path, 'text'] }
        const same = values.slice(0, i).find((other) => bare(other.text) === bare(text))
        if (same)
          yield {
            text: `{${token}} says the same as {${same.token}}: "${text}"`,
            at,
            help: `delete it and write {${same.token}}, or give it its own value`,
          }
        const others = values.flatMap((other) => (other.token === token ? [] : [other.text]))
        const within = amountsWithin(text, others, language)
        const outside = i > 0 && !isUnusual(language)(variants[token.slice(name.length + 1)]?.why ?? '')
        if (outside && isOutside(text, values[0]?.text ?? '', site.claims[name]?.about ?? '', language))
          yield {
            text: `{${token}} says "${text}", outside of {${name}}, "${values[0]?.text}"`,
            at,
            help: 'make the range hold it, or say in its reason why it is more or less',
          }
        const way = i > 0 ? wayOf(variants[token.slice(name.length + 1)]?.why ?? '', language) : undefined
        if (way && isOtherWay(text, values[0]?.text ?? '', way, language))
          yield {
            text: `{${token}} says "${text}" of a ${way} way, and {${name}} "${values[0]?.text}"`,
            at,
            help: 'correct one of the two, or its reason',
          }
        if (within.length > 0)
          yield {
            text: `{${token}} says "${text}", and others ${within.join(', ')}`,
            at,
            help: 'begin and end it at what the others say',
          }
        const saysHours = () => others.some((other) => hoursIn(other, language).length > 0)
        const days = Number(ROUND_ON.exec(text)?.[1])
        const denied = [
          ...hoursIn(text, language).flatMap((hours) => (agrees(hours, declared) ? [] : [hours.raw])),
          ...(days > 0 && declared.some((own, day) => (own !== undefined) !== day < days) && saysHours() ? [text] : []),
        ]
        for (const raw of denied)
          yield {
            text: `{${token}} says "${raw}", and business.hours say ${shownHours(declared)}`,
            at,
            help: 'make the two say the same',
          }
      }
      if (!values.some(({ token }) => uses.has(token)))
        yield {
          text: `no text uses {${name}}`,
          at: { file: 'site.yaml', path, part: 'key' },
          help: 'write it where the number stands as figures, or delete it',
        }
    }
  },
})

const isUnusual = perLanguage(({ counting }: Language) => {
  const pattern = expression(`(?<!\\p{L})(?:${counting?.unusual ?? ''})`, 'i')
  return (why: string) => pattern.test(why)
})

/** Whether a reason is that a way is longer than others, or shorter. */
function wayOf(why: string, language: Language): 'longer' | 'shorter' | undefined {
  const [isFurther, isNearer] = waysOf(language).map((pattern) => pattern.test(why))
  return isFurther === isNearer ? undefined : isFurther ? 'longer' : 'shorter'
}
const waysOf = perLanguage(({ counting }: Language) =>
  (counting?.ways ?? ['(?!)', '(?!)']).map((pattern) => expression(`(?<!\\p{L})(?:${pattern})`, 'i')),
)

/** Whether a longer way is to take less time than the usual one, or a shorter one more. */
function isOtherWay(text: string, whole: string, way: 'longer' | 'shorter', language: Language): boolean {
  const [usual, another] = amountsIn(whole, language)
  const [value, second] = amountsIn(text, language)
  if (!usual || another || !value || second || value.unit !== usual.unit || !TIMES.has(value.unit)) return false
  return way === 'longer' ? value.high < usual.low : value.low > usual.high
}
const TIMES: ReadonlySet<Unit> = new Set(['minute', 'hour', 'day'])

/**
 * Whether a value is outside of the range of a guarantee, which is said of all work. A job may well take longer than
 * jobs do, and a road be longer.
 */
function isOutside(text: string, whole: string, about: string, language: Language): boolean {
  const [range, another] = amountsIn(whole, language)
  const [value, second] = amountsIn(text, language)
  if (!range || another || !value || second) return false
  // "Over 15 years" is what all of them have to say at least: a price may well be lower somewhere.
  if (range.unit === 'year' && value.unit === 'year' && range.from) return value.high < range.low
  if (range.low === range.high || !isAbout(GUARANTEE, about, language)) return false
  const [low, high] = [MONTHS[range.unit], MONTHS[value.unit]]
  if (low === undefined || high === undefined) return false
  return value.high * high < range.low * low || value.low * high > range.high * low
}
const MONTHS: Readonly<Partial<Record<Unit, number>>> = { month: 1, year: 12 }

/** The two values or more that a range holds and begins and ends at none of; none where it is no such range. */
function amountsWithin(text: string, others: readonly string[], language: Language): readonly string[] {
  const [range, second] = amountsIn(text, language)
  if (!range || second || range.low === range.high) return []
  const isOne = ({ low, high, unit }: Amount) => low === high && unit === range.unit
  const single = others.flatMap((other) => amountsIn(other, language).filter(isOne))
  if (single.length < 2) return []
  const [least, most] = [Math.min(...single.map(({ low }) => low)), Math.max(...single.map(({ low }) => low))]
  const isInside = range.low < least && most < range.high
  // A range of times that has one end of them has the other, too; of prices the dearest may be declared nowhere.
  const isLonger = TIMES.has(range.unit) && single.length === 2 && least < most
  const isHalf = isLonger && (range.low === least ? range.high > most : range.high === most && range.low < least)
  return isInside || isHalf ? single.map(({ raw }) => raw) : []
}
