// What a claim begins and ends with is not written again beside it, and a price has its currency.

import type { Language } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { bare } from '../../text/compared.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'

const TOKEN = /\{([a-z][\w.-]*)\}/g
/** The words before and behind a claim, no mark between. */
const BEFORE = expression(/(?:[\p{L}€£$]+[ \u00a0]?){1,2}$/u)
const BEHIND = expression(/^[ \u00a0-]?(?:[\p{L}€£$%]+\.?[ \u00a0]?){1,2}/u)
/** A number with nothing beside it but other numbers. */
const NUMBERS = /^\d[\d.,\s–-]*$/

/** The same at the end of a price: a short one, no telephone. */
const BARE = /(?:^|[^\d\s.,-]\s*)\d{1,4}(?:[.,]\d\d?)?$/

/** A sign of money, before the amount or behind it. */
const MONEY = /\p{Sc}/u

/** The words of each unit, alone. */
const unitsIn = perLanguage(({ units }: Language) =>
  Object.entries(units).map(([unit, words]) => ({
    unit,
    ends: expression(`\\d\\s?(?:${words})$`, 'i'),
    // Behind a word a phrase goes on: "20 minutes, minutes that count" has a comma.
    begins: expression(`^[ \\u00a0-]?(?:${words})(?!\\p{L})`, 'i'),
  })),
)

/** What stands beside a claim, and in it: the same first words, the same unit. */
function twiceBeside(text: string, before: string, behind: string, language: Language): string | undefined {
  const words = bare(text).split(/\s+/)
  const around = bare(BEFORE.exec(before)?.[0] ?? '')
    .trim()
    .split(/[ \u00a0]+/)
  for (const size of [2, 1]) {
    const first = words.slice(0, size).join(' ')
    // Of one word, what the language says once is looked for elsewhere; a sign of money is none.
    if (
      words.length > size &&
      first === around.slice(-size).join(' ') &&
      (size > 1 || !language.prose?.once.some((word) => bare(word) === first))
    )
      return `${around.slice(-size).join(' ')} ${text}`
  }
  if (/[€£$]$/.test(around.at(-1) ?? '') && /^[€£$]|[€£$]$/.test(text)) return `${around.at(-1)}${text}`
  const next = BEHIND.exec(behind)?.[0]
  if (next === undefined) return undefined
  const twice = unitsIn(language).find(({ ends, begins }) => ends.test(text) && begins.test(behind))
  return twice && `${text}${twice.begins.exec(behind)?.[0]}`
}

const ARRIVAL =
  'claims:\n  repair: { text: 2 days, about: how long a repair takes }\n' +
  '  arrival: { text: over 2 days, about: how long the post takes }\n'
const contact = (text: string) =>
  `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: "${text}"\n`

export default defineRule({
  why: 'A number is filled in with its words: what stands beside it once more is read twice; a bare one says nothing.',
  level: 'warning',
  help: 'delete the word beside the claim, or write its unit in the claim',
  needsLanguage: 'partly',
  fine: { yaml: { 'site.yaml': ARRIVAL, 'content/pages/contact.yaml': contact('It takes {arrival}, days of rest.') } },
  bad: {
    yaml: {
      'site.yaml': ARRIVAL,
      'content/pages/contact.yaml': contact('It takes {arrival} days, and never over {arrival}.'),
    },
    findings: ['text says "over 2 days days"', 'text says "over over 2 days"'],
  },

  needs: ['tokens'],

  *words(words, { language, site, tokens }) {
    for (const { file, path, text, source } of words) {
      if (
        path.at(-1) === 'price' &&
        BARE.test(text) &&
        !MONEY.test(text) &&
        !unitsIn(language).some(({ ends }) => ends.test(text))
      )
        yield {
          text: `${path.join('.')} is "${text}", without a currency`,
          at: { file, path },
          help: 'write it with its currency, in its claim if it has one',
        }
      if (!source.includes('{')) continue
      for (const { 0: token, 1: name = '', index } of matchesOf(source, TOKEN)) {
        const text = site.claims[name.split('.')[0] ?? ''] ? tokens.get(name)?.replaceAll('\u00a0', ' ') : undefined
        const found = text && twiceBeside(text, source.slice(0, index), source.slice(index + token.length), language)
        if (found)
          yield {
            text: `${path.join('.')} says "${found}"`,
            at: { file, path, value: token },
            help: `{${name}} is "${text}": delete the word beside it`,
          }
      }
    }
  },

  *site({ site }) {
    // The variants of a claim show what it is counted in.
    for (const [name, { text, variants = {} }] of Object.entries(site.claims)) {
      const others = Object.values(variants).map(({ text }) => text)
      if (NUMBERS.test(text) && others.length > 0 && !others.some((other) => NUMBERS.test(other)))
        yield {
          text: `{${name}} is "${text}" alone, and its variant "${others[0]}"`,
          at: { file: 'site.yaml', path: ['claims', name, 'text'] },
          help: 'write what it is counted in',
        }
    }
  },
})
