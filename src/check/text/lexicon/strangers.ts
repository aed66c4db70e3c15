// A text -> who speaks in it as if he were the business: another company that keeps what its reader writes, another
// trade. Pure.
import type { Language } from '../../../model/checks/language.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { expression, matchesOf } from '../expression.ts'
import { perLanguage } from '../language.ts'
import { sentenceAt } from '../sense/sentence.ts'
import { stemsIn } from '../stems.ts'

const keepersIn = perLanguage(({ naming }: Language) =>
  naming?.keeper === undefined
    ? undefined
    : {
        keeper: expression(naming.keeper, 'g'),
        forAnother: expression(`(?<!\\p{L})(?:${naming.keepsFor ?? '(?!)'})(?!\\p{L})`, 'i'),
      },
)

/** The stems of what the business is called, here and in the register. */
const calledOf = ({ business: { name, shortName, legal, formerNames } }: Site, language: Language) =>
  stemsIn([name, shortName, legal?.name, ...formerNames].join(' '), language)

/** Companies by their form that a text says keep what its reader writes, and that are not the business. */
export function keepersOf(text: string, site: Site, language: Language): readonly string[] {
  const patterns = keepersIn(language)
  const found = patterns ? matchesOf(text, patterns.keeper) : []
  if (!patterns || found.length === 0) return []
  const known = calledOf(site, language)
  return found.flatMap(({ 0: raw, 1: name = '', index }) => {
    const isOwn = [...stemsIn(name, language)].some((stem) => known.has(stem))
    return isOwn || patterns.forAnother.test(sentenceAt(text, index, raw.length).text) ? [] : [name]
  })
}

const tradesIn = perLanguage(({ naming }: Language) => {
  const { trades = [], tradeIs: [before, behind] = ['(?!)', ''] } = naming ?? {}
  return {
    own: new Map(trades.map(([type, pattern]) => [type, expression(`(?<!\\p{L})(?:${pattern})`, 'i')])),
    any: expression(`^(?:${before})(${trades.map(([, pattern]) => pattern).join('|') || '(?!)'})(?:${behind})`, 'i'),
  }
})

/** Another trade, where a heading says that the business is of it, and neither it nor a name says its own. */
export function tradeOf(text: string, names: readonly string[], site: Site, language: Language): string | undefined {
  const { own, any } = tradesIn(language)
  const mine = own.get(site.business.type)
  const other = mine && !mine.test(text) ? any.exec(text)?.[1] : undefined
  const called = [site.business.name, ...names].join(' ').toLowerCase()
  return other === undefined || called.includes(other.toLowerCase()) ? undefined : other
}
