// Words for a round clock in a text -> whether they say that the business is open day and night. Pure.
import type { Language } from '../../../model/checks/language.ts'
import { expression } from '../expression.ts'
import { perLanguage } from '../language.ts'
import { sentenceAt } from '../sense/sentence.ts'
import { isOurs } from './speaker.ts'

const NEVER = '(?!)'

const patternsOf = perLanguage(({ hours }: Language) => ({
  lasting: expression(`(?<!\\p{L})(?:${hours.lasting ?? NEVER})\\s$`, 'i'),
  denied: expression(`(?<!\\p{L})(?:${hours.denied ?? NEVER})`, 'i'),
  deniedBehind: expression(`^[^\\p{L}]*(?:\\p{L}+ ){0,3}(?:${hours.deniedBehind ?? NEVER})(?!\\p{L})`, 'i'),
  asked: expression(`(?<!\\p{L})(?:${hours.asked ?? NEVER})(?!\\p{L})`, 'i'),
  written: expression(`(?<!\\p{L})(?:${hours.written ?? NEVER})(?!\\p{L})`, 'i'),
  done: expression(`(?<!\\p{L})(?:${hours.done ?? NEVER})(?!\\p{L})`, 'i'),
  running: expression(`(?<!\\p{L})(?:${hours.running ?? NEVER})\\s$`, 'i'),
  joined: expression(`[,:–—]|\\s(?:${hours.joins})\\s`, 'i'),
}))

/** Letters before such words that may make them a length of time. */
const LASTING = 40

/**
 * Whether such words are about the hours of the business, and it does not deny them or ask: no length of time, no
 * letter that anybody may write at any time, no machine that runs.
 */
export function isOfTheBusiness(text: string, { 0: raw, index }: RegExpExecArray, language: Language): boolean {
  const patterns = patternsOf(language)
  const near = text.slice(Math.max(0, index - LASTING), index)
  if (patterns.lasting.test(near)) return false
  const sentence = sentenceAt(text, index, raw.length)
  const parts = (part: string) => part.split(patterns.joined)
  const before = parts(text.slice(sentence.index, index)).at(-1) ?? ''
  const [behind = ''] = parts(text.slice(index + raw.length, sentence.end))
  if (patterns.denied.test(before) || patterns.deniedBehind.test(behind)) return false
  const question = language.punctuation?.question ?? '?'
  if (text.slice(sentence.end).startsWith(question) && patterns.asked.test(sentence.text)) return false
  const clause = `${before}${raw}${behind}`
  if (patterns.written.test(clause) && !patterns.done.test(clause)) return false
  return !(patterns.running.test(near) && !isOurs(sentence.text, language))
}
