// No text offers what the law forbids a business: a better price without a receipt, a tenant put out of his room.

import type { Language } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { inEveryText, type TextCheck } from '../../text/each-text.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { isOfOthers, sentenceAt } from '../../text/promises/speaker.ts'
import { untoldIn } from '../../text/sense/untold.ts'

export default defineRule({
  why: 'Whoever reads it may show it to a court or the tax office, and a careful customer goes to somebody else.',
  level: 'error',
  help: 'take it away, or write what the law asks for',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inEveryText((language) => {
    const { forbidden } = language.prose ?? {}
    const all = [priceWithoutReceipt(language), forbidden && untoldIn(forbidden, language)].filter(
      (each) => each !== undefined,
    )
    if (all.length === 0) return undefined
    return {
      suspects: (text) => all.some((each) => each.suspects(text)),
      *faults(...text) {
        for (const each of all) yield* each.faults(...text)
      },
    }
  }),
})

/** A check that finds a better price for whoever wants no receipt. */
function priceWithoutReceipt(language: Language): TextCheck | undefined {
  const { unlawful } = language.prose ?? {}
  if (!unlawful) return undefined
  const pattern = expression(`(?<!\\p{L})(?:${unlawful.pattern})`, 'gi')
  const unless = expression(`(?<!\\p{L})(?:${unlawful.unless})`, 'i')
  const question = language.punctuation?.question ?? '?'
  return {
    suspects: (text) => unlawful.signs.some((sign) => text.includes(sign)) && text.search(pattern) >= 0,
    *faults(text) {
      for (const { 0: raw, index } of matchesOf(text, pattern)) {
        const sentence = sentenceAt(text, index, raw.length)
        const isAsked = text.slice(sentence.end).startsWith(question)
        if (!isAsked && !unless.test(sentence.text) && !isOfOthers(text, { raw, index }, language))
          yield {
            text: `"${raw}" offers a price without a receipt`,
            help: 'take it away: every payment has its receipt',
          }
      }
    },
  }
}
