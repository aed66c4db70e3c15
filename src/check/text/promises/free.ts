// A text -> what it says is free: the words right before and right behind those that say so. Pure.
import type { Language } from '../../../model/checks/language.ts'
import { expression, matchesOf } from '../expression.ts'
import { perLanguage, remembered } from '../language.ts'
import { sentenceAt } from '../sense/sentence.ts'
import { wordsOf } from '../similar.ts'
import { isOfOthers } from './speaker.ts'

/** What a text says is free. */
export interface Given {
  readonly raw: string
  /** The words before it in its part of the sentence, and those behind; none that stand between. */
  readonly before: readonly string[]
  readonly behind: readonly string[]
}

const patternsOf = perLanguage(({ free, leading, prose }: Language) => {
  if (!free) return undefined
  const word = (pattern: string, flags: string) => expression(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, flags)
  const articles = new Set(prose?.articles.flat(2))
  return {
    pattern: word(free.pattern, 'gi'),
    between: expression(`^(?:${free.between})$`, 'i'),
    unless: word(free.unless, 'i'),
    articles,
    /** Before these another thing begins: "free and a basin costs …". */
    parting: new Set(leading.filter((each) => !articles.has(each))),
  }
})

/** A remark between commas. */
const ASIDE = /,[^.;!,]{1,15},/g
/** Where a part of a sentence ends. */
const END = /[,;·:()!?.]/

const answers = perLanguage((language) => remembered(8000, (text) => given(text, language)))

/** Everything that a text says is free. */
export const givenIn = (text: string, language: Language): readonly Given[] => answers(language)(text)

function given(text: string, language: Language): readonly Given[] {
  const patterns = patternsOf(language)
  if (!patterns) return []
  const { pattern, between, unless, articles, parting } = patterns
  return matchesOf(text, pattern).flatMap((match): Given[] => {
    const { 0: raw, index } = match
    const sentence = sentenceAt(text, index, raw.length)
    const rest = sentence.text.replace(raw, '')
    // A question promises nothing.
    if (/^[;?]/.test(text.slice(sentence.end)) || unless.test(rest) || isOfOthers(text, { raw, index }, language))
      return []
    const before = text.slice(sentence.index, index).replace(ASIDE, ' ').split(END).at(-1) ?? ''
    const behind = text.slice(index + raw.length, sentence.end).split(END)[0] ?? ''
    const wordsIn = (part: string) => wordsOf(part).filter((each) => !between.test(each))
    const [first = '', ...others] = wordsIn(behind)
    // "We look at the stack for free" gives no stack away, nor does "for free we look at the stack".
    const isApart = parting.has(first) || (articles.has(first) && wordsIn(before).length > 0)
    return [{ raw, before: wordsIn(before), behind: isApart ? [] : [first, ...others] }]
  })
}
