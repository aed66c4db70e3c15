// A list of what no sentence may say -> the check of a text for it. Pure.
import type { Language } from '../../../model/checks/language.ts'
import type { Untold } from '../../../model/checks/sense.ts'
import type { TextCheck } from '../each-text.ts'
import { expression, matchesOf } from '../expression.ts'
import { candidates, lazyPattern } from '../prefilter/candidates.ts'
import { untoldPattern } from '../prefilter/patterns.ts'
import { isOfOthers } from '../promises/speaker.ts'
import { sentenceAt } from './sentence.ts'

/** Letters around a match that belong to its sentence. */
const REACH = 300
/** A quotation that is open. */
const OPEN = /[«“"][^»”"]*$/

/** A check that finds what a list says no sentence may say, unless it is asked, quoted or told of others. */
export function untoldIn(list: readonly Untold[], language: Language): TextCheck {
  const kinds = list.map(({ pattern, unless, says, ofAnyone }) => ({
    pattern: lazyPattern(untoldPattern({ pattern }), 'gi'),
    unless: expression(`(?<!\\p{L})(?:${unless})`, 'i'),
    says,
    ofAnyone,
  }))
  const suspected = candidates(kinds, true)
  const question = language.punctuation?.question ?? '?'
  return {
    suspects: (text) => suspected(text).some(({ pattern }) => text.search(pattern.expression()) >= 0),
    *faults(text) {
      for (const { pattern, unless, says, ofAnyone } of suspected(text))
        for (const { 0: raw, index } of matchesOf(text, pattern.expression())) {
          const sentence = sentenceAt(text, index, raw.length, REACH)
          const isStated = !text.slice(sentence.end).startsWith(question) && !OPEN.test(text.slice(0, index))
          const isOfUs = ofAnyone === true || !isOfOthers(text, { raw, index }, language)
          if (isStated && isOfUs && !unless.test(sentence.text)) yield { text: `"${raw}" ${says}` }
        }
    },
  }
}
