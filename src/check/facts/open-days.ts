// Reads the sentences that say nothing but on which days of the week the business is open or closed: "We are closed on
// Mondays." All words of such a sentence are known, so that it is about nothing else. So are those of a part of a longer
// one: "We are closed on Mondays, though the phone is answered." Only days off are read there: what follows "We are open
// on Mondays," may be a condition.
import type { Language } from '../../language/language.ts'
import type { Path } from '../../model/data.ts'
import { matchesOf } from '../../runtime/matches.ts'
import { memoize } from '../../runtime/memoize.ts'
import { lowerWords } from '../text/similar.ts'
import { dayGroups } from './clock.ts'

const patternsOf = memoize(({ clock, leading }: Language) => {
  const word = (...sources: readonly (string | undefined)[]) =>
    new RegExp(`(?<!\\p{L})(?:${sources.filter(Boolean).join('|') || '(?!)'})(?!\\p{L})`, 'giu')
  return {
    state: word(clock.open, clock.closed),
    closed: new RegExp(`^(?:${clock.closed})$`, 'iu'),
    we: new RegExp(`(?<!\\p{L})(?:${clock.we ?? '(?!)'})(?!\\p{L})`, 'iu'),
    place: word(clock.place),
    rest: word(clock.place, clock.we, clock.too, clock.morning, clock.afternoon),
    small: new Set(leading),
  }
})

/** After a sentence. A question mark, the Greek one too, stays with it. */
const SENTENCES = /(?<=[.!?…;\u037e])\s+/u

/**
 * The sentences of a text about the days of the week on which the business is open or closed, each with a key: `open` or
 * `closed`, the days from 0, and `we` if it is of the business for sure. Questions state nothing.
 */
export function openDaysIn(text: string, path: Path, language: Language): { text: string; key: string }[] {
  if (language.clock.open === undefined) return []
  const sentences = text.trim().split(SENTENCES)
  // The other texts of a list item may name another subject.
  const isOfItem = typeof path.at(-2) === 'number'
  return sentences.flatMap((sentence, i) => {
    const { state, rest, we } = patternsOf(language)
    // "Also open on Sundays." has no subject, and may have that of the sentence before it.
    const start = withoutDays(sentence.slice(0, matchesOf(sentence, state)[0]?.index), language)
    const isBare = start.replace(rest, '').trim() === ''
    const isOurs = isBare && (i === 0 ? !isOfItem : we.test(sentences[i - 1] ?? ''))
    const isAlone = isOurs || (sentences.length === 1 && !isOfItem)
    const whole = statementsIn(sentence, { isFirst: i === 0 || isBare, isAlone }, language)
    const parts = whole.length > 0 || /[\d?;\u037e]/.test(sentence) ? [] : partsOf(sentence, language)
    const found = parts.flatMap((part) => statementsIn(part, {}, language))
    return [...whole, ...found.filter(({ key }) => key.startsWith('closed'))]
  })
}

/** The parts of a sentence between its commas. Days without more belong to the next part: "On Mondays, when we are closed". */
function partsOf(sentence: string, language: Language): string[] {
  const { small } = patternsOf(language)
  const parts: string[] = []
  let days = ''
  for (const part of sentence.split(/[,:()–—]\s*/)) {
    const isDays = lowerWords(withoutDays(part, language)).every((word) => small.has(word))
    if (!isDays) parts.push(days === '' ? part : `${part.replace(/^\p{Ll}{2,4} /u, '')} ${days}`)
    days = isDays ? part : ''
  }
  return parts
}

const withoutDays = (text: string, language: Language) =>
  dayGroups(text, language).reduce((left, { raw }) => left.replace(raw, ' '), text)

function statementsIn(sentence: string, at: { isFirst?: boolean; isAlone?: boolean }, language: Language) {
  const { state, closed, we, place, rest, small } = patternsOf(language)
  const states = matchesOf(sentence, state)
  if (states.length === 0 || /[\d?;\u037e\u2060]/.test(sentence)) return []
  const groups = dayGroups(sentence, language)
  const saysWe = we.test(sentence)
  const saysPlace = sentence.search(place) >= 0
  // Without "we", it may be about the subject of the sentence before it.
  if (!saysWe && !saysPlace && !at.isFirst) return []
  const isOfUs = saysWe || at.isAlone || (saysPlace && at.isFirst)
  const others = withoutDays(sentence, language).replace(state, ' ').replace(rest, ' ')
  if (lowerWords(others).some((word) => !small.has(word))) return []
  // If there are several states, each comes before its days: "open on Sundays and closed on Tuesdays".
  const isBefore = states.length === 1 || (states[0]?.index ?? 0) < (groups[0]?.index ?? 0)
  return groups.flatMap(({ days, index, raw }) => {
    const own = states.findLast((each) => each.index < index) ?? states[0]
    return own && isBefore
      ? [{ text: raw, key: [closed.test(own[0]) ? 'closed' : 'open', ...days, ...(isOfUs ? ['we'] : [])].join(' ') }]
      : []
  })
}
