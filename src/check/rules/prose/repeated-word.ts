// No word and no phrase stands twice in a row, but for those doubled for their sense; no two words say one thing.
import { defineRule } from '../../../model/checks/rule.ts'
import { inEveryText } from '../../text/each-text.ts'
import { expression, matchesOf } from '../../text/expression.ts'

/** Shorter words than this may be doubled for their sense, or be two words of one form. */
const LONG = 5
/** Words of the longest phrase that is looked for. */
const LONGEST = 4
/** What follows the last word of a part of a sentence. */
const ENDS = /^(?:[.,;:!?)»·]|\s*$)/
const ENDS_WITH_LETTER = expression(/\p{L}$/u)
const QUOTE = /["'«»“”‘’]/

export default defineRule({
  why: 'A word typed twice is a slip that every reader stops at.',
  level: 'warning',
  help: 'delete one of the two',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inEveryText(({ prose }) => {
    if (!prose) return undefined
    const once = new Set(prose.once)
    const doubled = new Set(prose.doubled)
    const openers = new Set(prose.openers)
    const { words: leaning = [], others = [] } = prose.onceBehind ?? {}
    const onceBehind = new Set(leaning)
    const unleant = expression(`(?:^|[.,;:!·(«] ?|(?<!\\p{L})(?:${others.join('|')}) )$`, 'i')
    const oneByOne = expression(`(?:${prose.oneByOne ?? '(?!)'})$`, 'i')
    const soItIs = expression(`(?:${prose.soItIs ?? '(?!)'})$`, 'i')
    const pair = expression(/(?<![\p{L}-])(\p{L}+)[ \u00a0]+\1(?![\p{L}-])/giu)
    const twice = (prose.twice ?? []).map(({ pattern, sign }) => ({
      sign,
      pattern: expression(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'g'),
    }))
    return {
      suspects: (text) =>
        text.search(pair) >= 0 ||
        twice.some(({ sign, pattern }) => text.includes(sign) && text.search(pattern) >= 0) ||
        phraseTwice(text, openers) !== undefined ||
        sentenceTwice(text) !== undefined,
      *faults(text) {
        for (const { pattern } of twice)
          for (const [found] of matchesOf(text, pattern))
            yield { text: `"${found}" says one thing twice`, help: 'take one of the two away' }
        const phrase = phraseTwice(text, openers)
        if (phrase !== undefined) yield { text: `"${phrase}" says a phrase twice`, help: 'take one of the two away' }
        const sentence = sentenceTwice(text)
        if (sentence !== undefined) yield { text: `"${sentence}" stands twice`, help: 'take one of the two away' }
        for (const { 0: found, 1: word = '', index } of matchesOf(text, pair)) {
          // What is quoted whole is a sound: “knock knock”.
          if (QUOTE.test(text.charAt(index - 1)) && QUOTE.test(text.charAt(index + found.length))) continue
          const lower = word.toLowerCase()
          const before = text.slice(0, index)
          const behind = text.slice(index + found.length)
          const isMeant =
            doubled.has(lower) ||
            // "It drips and drips, and in the end": said twice at the beginning, and parted from the rest.
            (behind.startsWith(',') && OPENS.test(before)) ||
            (ENDS.test(behind) && oneByOne.test(before + word)) ||
            soItIs.test(before + word)
          if (once.has(lower) || (lower.length >= LONG && !isMeant) || (onceBehind.has(lower) && unleant.test(before)))
            yield { text: `"${found}" says a word twice`, help: 'take one of the two away' }
        }
      },
    }
  }),
})

/** Letters and words of a sentence that nobody says twice in one text for its sound. */
const [SENTENCE, WORDS] = [20, 5]

/** The first sentence of a text that stands in it twice, as it stands. */
function sentenceTwice(text: string): string | undefined {
  if (text.length < 2 * SENTENCE || !STOP.test(text)) return undefined
  const seen = new Set<string>()
  for (const sentence of text.split(STOP)) {
    const one = sentence.replace(/[.!?…·;]+$/, '').trim()
    if (one.length < SENTENCE || one.split(/\s+/).length < WORDS) continue
    if (seen.has(one.toLowerCase())) return sentence.trim()
    seen.add(one.toLowerCase())
  }
  return undefined
}
/** Between two sentences. */
const STOP = /(?<=[.!?…·;]["»”)]?)\s+/

/** The first phrase of two to four words that stands twice in a row and begins with one of these, as it stands. */
function phraseTwice(text: string, openers: ReadonlySet<string>): string | undefined {
  const lower = text.toLowerCase()
  // Nearly no text has such a phrase: its words are cut out only where two begin alike. Nothing is split.
  const starts = startsOf(lower)
  const at = (i: number) => starts[i] ?? lower.length + 1
  for (let i = 0; i + 3 < starts.length; i++)
    for (let size = 2; size <= LONGEST && i + size < starts.length; size++) {
      const [start, next] = [at(i), at(i + size)]
      if (lower.charCodeAt(start) !== lower.charCodeAt(next)) continue
      const one = lower.slice(start, next).trimEnd()
      if (!lower.startsWith(one, next) || !openers.has(lower.slice(start, at(i + 1)).trimEnd())) continue
      // A mark parts the one from the other: "in the house, in the house".
      if (!ENDS_WITH_LETTER.test(one) || !ENDS_WORD.test(lower.slice(next + one.length))) continue
      return text.slice(start, next + one.length)
    }
  return undefined
}

/** Where the words of a text begin. */
function startsOf(text: string): number[] {
  const starts: number[] = []
  let isSpace = true
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const before = isSpace
    isSpace = code === SPACE || code === NO_BREAK_SPACE
    if (before && !isSpace) starts.push(i)
  }
  return starts
}
const [SPACE, NO_BREAK_SPACE] = [0x20, 0xa0]
const OPENS = /(?:^|[.!?…·;:»”] )$/
const ENDS_WORD = /^[.,;:!?…)»]*(?:[ \u00a0]|$)/
