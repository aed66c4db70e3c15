// Hours of the day in words -> the text with figures for them, and where in it everything stood. Pure.
import type { Language } from '../../../model/checks/language.ts'
import { expression, matchesOf } from '../expression.ts'
import { perLanguage } from '../language.ts'

const patternsOf = perLanguage(({ hours: { inWords } }: Language) => {
  if (!inWords) return undefined
  const any = (list: readonly (readonly [pattern: string, clock: string])[]) =>
    list.map(([pattern]) => pattern).join('|')
  const clockOf = (list: readonly (readonly [pattern: string, clock: string])[]) => {
    const all = list.map(([pattern, clock]) => ({ pattern: expression(`^(?:${pattern})$`, 'i'), clock }))
    return (word: string) => all.find(({ pattern }) => pattern.test(word))?.clock ?? ''
  }
  const before = `(?<!\\p{L})(?:${inWords.before}) `
  return {
    // Nearly all texts name none: what a pattern looks for first is looked for faster than what stands before it.
    sign: expression(`${before}(?:${any(inWords.hours)})`, 'i'),
    all: expression(`(?<=${before})(${any(inWords.hours)})(${any(inWords.minutes)})?(?!\\p{L})`, 'gi'),
    hour: clockOf(inWords.hours),
    minute: clockOf(inWords.minutes),
  }
})

/** Whether a text names an hour in words. */
export const namesHour = (text: string, language: Language): boolean => patternsOf(language)?.sign.test(text) === true

/** A text with figures for its hours; `at` is where a place of it stands in the text as it was. */
export interface InFigures {
  readonly text: string
  at(index: number): number
}

/** The text with figures; undefined where it names no hour in words. */
export function inFigures(text: string, language: Language): InFigures | undefined {
  const inWords = patternsOf(language)
  if (!inWords?.sign.test(text)) return undefined
  let out = ''
  let last = 0
  const ends: { readonly end: number; readonly was: number }[] = []
  for (const { 0: found, 1: hour = '', 2: minute, index } of matchesOf(text, inWords.all)) {
    out += text.slice(last, index) + inWords.hour(hour) + (minute === undefined ? '' : inWords.minute(minute))
    last = index + found.length
    ends.push({ end: out.length, was: last })
  }
  return {
    text: out + text.slice(last),
    at(index) {
      const before = ends.filter(({ end }) => end <= index).at(-1)
      return before ? index - before.end + before.was : index
    },
  }
}
