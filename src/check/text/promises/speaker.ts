// A place in a text -> whose business its sentence tells of there: the site's own, or that of others. Pure.
import type { Language } from '../../../model/checks/language.ts'
import type { PageContext } from '../../../model/checks/rule.ts'
import { expression, matchesOf } from '../expression.ts'
import { perLanguage, remembered } from '../language.ts'
import { type Part, sentenceAt } from '../sense/sentence.ts'
import { stemOf, stemsIn } from '../stems.ts'

/** The full stop of a word cut short before the name of a street and its number. */
const CUT = '(?<=[ ,]\\p{L}{1,5})\\.(?= \\p{L}+ \\d)'
/** A postal code: "114 71", "LS1 4AB". */
const POSTAL = '\\d{3} ?\\d{2}|[a-z]{1,2}\\d[a-z\\d]? ?\\d[a-z]{2}'

/** A street and its number, before more of the address: "Short Street 38,". */
const STREET = '\\p{L}+ \\d{1,3}(?=,)'

const patternsOf = perLanguage(({ speakers, phoneKinds, hours: { joins } }: Language) => {
  if (!speakers) return undefined
  const { others: named = '(?!)', reached = '(?!)' } = phoneKinds ?? {}
  const { role = '(?!)' } = speakers
  const number = `\\s*[:(,–-]?\\s*(?:(?:${reached}):?\\s+)?`
  const word = (pattern: string, flags = 'gi') => expression(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, flags)
  return {
    ours: word(speakers.ours),
    others: word(speakers.others),
    expense: word(speakers.expense ?? '(?!)'),
    unpaid: expression(`(?<!\\p{L})(?:${speakers.unpaid ?? '(?!)'})[\\s\\u2002]$`, 'i'),
    subject: expression(speakers.subject, 'i'),
    own: expression(`(?<!\\p{L})(?:${speakers.own})`, 'i'),
    aside: word(speakers.aside, 'i'),
    person: speakers.person === undefined ? undefined : expression(`^\\s*(?:${speakers.person})(\\p{Lu}\\p{Ll}+)(?= )`),
    role: expression(`(?:^|[,:(–—]|\\s(?:${joins}))\\s*(?:${role})(?!\\p{L})[^,;]*$`, 'i'),
    roles: word(role),
    reader: expression(`(?<!\\p{L})(?:${speakers.reader ?? '(?!)'})(?!\\p{L})`, 'i'),
    goods: expression(`(?<!\\p{L})(?:${speakers.goods ?? '(?!)'})\\s$`, 'i'),
    refused: expression(`(?<!\\p{L})(?:${speakers.refused ?? '(?!)'})[^.,;:!?]*$`, 'i'),
    rate: expression(`^[\\s\\u2002]*(?:${speakers.rate})(?!\\p{L})`, 'i'),
    per: expression(`^[\\s\\u2002]*(?:${speakers.per ?? '(?!)'})(?!\\p{L})`, 'i'),
    coin: expression(`^[\\s\\u2002-](?:${speakers.coin ?? '(?!)'})(?!\\p{L})`, 'i'),
    phone: {
      before: expression(`(?<!\\p{L})(?:${named})(?!\\p{L})(?:['’]s?)?((?:\\s+[\\p{L}.]+){0,5}${number})$`, 'i'),
      // Up to a postal code or the number of a street, and what follows it: "the council, 1 Short Street, Leeds LS1
      // 4AB, telephone …".
      address: expression(
        `(?<!\\p{L})(?:${named})(?!\\p{L})((?:[^.;!?]|${CUT})*,\\s(?:[^.,;!?\\d]*\\s)?` +
          `(?:${POSTAL}|${STREET})(?:[ ,]+[\\p{L}-]+){0,3}${number})$`,
        'i',
      ),
      named: word(named, 'i'),
      last: expression(`(?<!\\p{L})(?:${named})(?!\\p{L})(?!.*(?<!\\p{L})(?:${named})(?!\\p{L}))([^.;!?]*)$`, 'i'),
      calls: expression(`(?<!\\p{L})(?:${phoneKinds?.calls ?? ''})`, 'i'),
      its: expression(`(?<!\\p{L})(?:${phoneKinds?.its ?? '(?!)'})\\s*[:(,–-]?\\s*$`, 'i'),
      wants: expression(`(?<!\\p{L})(?:${phoneKinds?.wants ?? '(?!)'})\\s*$`, 'i'),
      bodies: expression(`(?<!\\p{L})(?:${phoneKinds?.bodies ?? '(?!)'})\\s*$`),
      behind: expression(`^\\s?[(–-]\\s?(?:\\p{L}{1,3} )?(?:${named})(?!\\p{L})`, 'i'),
    },
    completing: speakers.completing === undefined ? undefined : word(speakers.completing),
    during: expression(`(?<!\\p{L})(?:${speakers.during ?? '(?!)'})[\\s\\u2002]*$`, 'i'),
    carried: expression(`^\\s*(?:${speakers.carried ?? '(?!)'})(?!\\p{L})`, 'i'),
    past: expression(`(?<!\\p{L})(?:${speakers.past ?? '(?!)'})(?!\\p{L})`, 'i'),
    each: expression(`(?<!\\p{L})(?:${speakers.each ?? '(?!)'})[\\s\\u2002]*$`, 'i'),
    within: expression(`(?<!\\p{L})(?:${speakers.within})[\\s\\u2002]*$`, 'i'),
  }
})

/** Where a sentence names the business, and where others. Sentences with a number are asked about by several rules. */
const namedIn = perLanguage((language) => {
  const patterns = patternsOf(language)
  const all = (pattern: RegExp, sentence: string) => matchesOf(sentence, pattern).map(({ index }) => index)
  return remembered(2000, (sentence) => ({
    ours: patterns ? all(patterns.ours, sentence) : [],
    others: patterns ? all(patterns.others, sentence) : [],
  }))
})

/** Where a sentence names what is paid to nobody here. Asked of prices alone. */
const expensesIn = perLanguage((language) => {
  const patterns = patternsOf(language)
  return remembered(2000, (sentence) =>
    patterns ? matchesOf(sentence, patterns.expense).map(({ index }) => index) : [],
  )
})

/** Letters before a number that opens its sentence. */
const FIRST = 14

/** Letters before a phone that may hold its owner and where he is. */
const ADDRESS = 200

/**
 * Whether what a text says at an offset is said of others. What is named last before it decides, what is named behind
 * it where nothing is; a sentence that names neither is about the business.
 */
export function isOfOthers(text: string, place: { index: number; raw: string }, language: Language): boolean {
  return isNamedFor(text, place, language)
}

function isNamedFor(
  text: string,
  { index, raw }: { index: number; raw: string },
  language: Language,
  more?: (sentence: string) => readonly number[],
): boolean {
  const isPrice = more !== undefined
  const sentence = sentenceAt(text, index, raw.length)
  const at = index - sentence.index
  const { ours, others: named } = namedIn(language)(sentence.text)
  const others = [...named, ...(more?.(sentence.text) ?? [])]
  const before = (found: readonly number[]) => Math.max(-1, ...found.filter((each) => each < at))
  if (before(ours) >= 0 || before(others) >= 0) return before(others) > before(ours)
  // "A bottle is £9 at the shop, and then you call us."
  const end = sentence.text.indexOf(',', at + raw.length)
  const isHere = (found: readonly number[]) => found.some((each) => each >= at && each < end)
  if (isPrice && end >= 0 && isHere(others) !== isHere(ours)) return isHere(others)
  if (others.length > 0 || ours.length > 0) return ours.length === 0
  const carrying = carriedFrom(text, sentence, language)
  return carrying !== undefined && isNamedFor(text, carrying, language, more)
}

/** What ends a clause that another one may go on with. */
const PAUSE = /[;·]/

/** The end of the clause before, where a clause goes on with its subject: "The car park is near; it costs £1". */
function carriedFrom(text: string, { text: clause, index }: Part, language: Language) {
  const pause = text.charAt(index - 1)
  if (!PAUSE.test(pause) || pause === (language.punctuation?.question ?? '?')) return undefined
  return patternsOf(language)?.carried.test(clause) === true ? { index: index - 1, raw: '' } : undefined
}

/** Whether a number is said to be the phone of an authority or the like: "the poison centre on 344 192". */
export function isPhoneOfOthers(text: string, { index, raw }: { index: number; raw: string }, language: Language) {
  const patterns = patternsOf(language)
  if (!patterns) return false
  const sentence = sentenceAt(text, index, raw.length)
  const between = patterns.phone.before.exec(text.slice(sentence.index, index))?.[1]
  // "Before the council comes, call us on …"
  if (between !== undefined) return between.search(patterns.ours) < 0
  const before = text.slice(sentence.index, index)
  const address = patterns.phone.address.exec(text.slice(Math.max(0, index - ADDRESS), index))?.[1]
  if (address !== undefined) return address.search(patterns.ours) < 0
  if (patterns.phone.bodies.test(before)) return true
  // "The water board has a line for leaks, 0345 …", where nobody else is called in between.
  const behind = patterns.phone.last.exec(before)?.[1]
  if (behind !== undefined && behind.search(patterns.ours) < 0 && !patterns.phone.calls.test(behind)) return true
  // "The commission settles nothing, but it wants to hear of it, on …"
  const wants = patterns.phone.wants.exec(before)
  if (wants && patterns.phone.named.test(before.slice(0, wants.index))) return true
  const its = patterns.phone.its.exec(before)
  if (its) {
    // "The ombudsman decides. Its helpline is …", and not "Call our workshop. Its number is …".
    const here = before.slice(0, its.index)
    const owner = SAYS.test(here) || sentence.index < 2 ? here : sentenceAt(text, sentence.index - 2, 1).text
    return patterns.phone.named.test(owner) || owner.search(patterns.ours) < 0
  }
  return patterns.phone.behind.test(text.slice(index + raw.length, sentence.end))
}

/** Whether a sentence is about a thing that is not the business: "The library opens at 9". */
export function isOfAThing(text: string, { index, raw }: { index: number; raw: string }, language: Language): boolean {
  const patterns = patternsOf(language)
  if (!patterns) return false
  const sentence = sentenceAt(text, index, raw.length)
  const subject = patterns.subject.exec(sentence.text)
  if (!subject || index - sentence.index <= subject[0].length) return false
  // Up to the next comma: "The school is closed on Sundays, so we work then".
  const comma = sentence.text.indexOf(',', index - sentence.index + raw.length)
  const clause = comma < 0 ? sentence.text : sentence.text.slice(0, comma)
  return clause.search(patterns.ours) < 0 && !patterns.own.test(clause)
}

/**
 * Whether what is said behind a number is done by a thing or by the reader: "In two hours the room is cool", "in two
 * hours you reach the sea".
 */
export function isDoneByOthers(text: string, { index, raw }: { index: number; raw: string }, language: Language) {
  const patterns = patternsOf(language)
  if (!patterns) return false
  const end = index + raw.length
  const [clause = ''] = text.slice(end, sentenceAt(text, index, raw.length).end).split(',')
  const isByReader = patterns.reader.test(clause) && clause.search(patterns.ours) < 0
  return isByReader || (patterns.subject.test(clause) && !isOurs(clause, language))
}

/** The goods that a price right behind them is of, by an article that makes them any: "a hose from". */
export const goodsBefore = (text: string, { index }: { index: number }, language: Language): string | undefined =>
  patternsOf(language)?.goods.exec(text.slice(Math.max(0, index - UNPAID), index))?.[1]

/**
 * Whether a sentence is about a person, and not the business: by name ("Lazarus has mended for 25 years"), or as one of
 * several who work there ("our fitter has 20 years, the apprentice two").
 */
export function isOfAPerson(
  text: string,
  { index, raw }: { index: number; raw: string },
  { site, language }: Pick<PageContext, 'site' | 'language'>,
): boolean {
  const { text: sentence, index: start } = sentenceAt(text, index, raw.length)
  const patterns = patternsOf(language)
  // One of several: of him alone one may say what the business boasts of.
  if (patterns?.role.test(text.slice(start, index)) === true && matchesOf(sentence, patterns.roles).length > 1)
    return true
  const name = patterns?.person?.exec(sentence)?.[1]
  if (name === undefined) return false
  const { business } = site
  return !stemsIn([business.name, business.shortName, business.legal?.name].join(' '), language).has(
    stemOf(name, language),
  )
}

/** Whether a price is nobody's offer or that of others: of energy, of damage, of what a shop sells. */
export function isPriceOfOthers(text: string, place: { index: number; raw: string }, language: Language): boolean {
  return (
    isNamedFor(text, place, language, expensesIn(language)) ||
    patternsOf(language)?.unpaid.test(text.slice(Math.max(0, place.index - UNPAID), place.index)) === true ||
    patternsOf(language)?.coin.test(text.slice(place.index + place.raw.length)) === true ||
    isOfGoods(text, place, language)
  )
}

/** Letters before a price that may say it is not asked for. */
const UNPAID = 40

/** Whether a price is that of goods by measure ("15€ a metre"), in a sentence that does not speak of the business. */
function isOfGoods(text: string, { index, raw }: { index: number; raw: string }, language: Language): boolean {
  const patterns = patternsOf(language)
  return (
    patterns?.per.test(text.slice(index + raw.length)) === true &&
    !isOurs(sentenceAt(text, index, raw.length).text, language)
  )
}

/**
 * The sentence before, where that of a number says nothing but the number: "The ring road leads to your door. Allow 25
 * minutes."
 */
export function completed(text: string, clause: Part, { raw }: { raw: string }, language: Language): string {
  const completing = patternsOf(language)?.completing
  const rest = clause.text.replace(raw, '')
  if (!completing || clause.index < 2 || rest.length > COMPLETING) return ''
  if (SAYS.test(rest.replace(completing, ''))) return ''
  const before = sentenceAt(text, clause.index - 2, 1)
  return before.end < clause.index ? before.text : ''
}
/** Letters of such a sentence beside the number. */
const COMPLETING = 40
const SAYS = expression(/[\p{L}\p{N}]/u)

/** Whether the business speaks of itself in a sentence. */
export const isOurs = (sentence: string, language: Language): boolean => {
  const patterns = patternsOf(language)
  return patterns !== undefined && (sentence.search(patterns.ours) >= 0 || patterns.own.test(sentence))
}

/** What stands around a number and takes the promise out of it, or puts one in. */
export function surroundings(clause: Part, { index, raw }: { index: number; raw: string }, language: Language) {
  const patterns = patternsOf(language)
  const at = index - clause.index
  return {
    aside: patterns?.aside.test(clause.text) === true,
    refused: patterns?.refused.test(clause.text.slice(0, at)) === true,
    rate: patterns?.rate.test(clause.text.slice(at + raw.length)) === true,
    within: patterns?.within.test(clause.text.slice(0, at)) === true,
    during: patterns?.during.test(clause.text.slice(0, at)) === true,
    past: patterns?.past.test(clause.text) === true,
    each: patterns?.each.test(clause.text.slice(0, at)) === true,
    ours: patterns !== undefined && clause.text.search(patterns.ours) >= 0,
    /** Hardly a word stands before it: "In 20 minutes, and with a guarantee". */
    first: clause.text.slice(0, at).trim().length <= FIRST,
  }
}

/** A text without the condition of a promise that ends at a place: whoever is named there promises nothing. */
export function unconditioned(text: string, end: number, language: Language): string {
  const found = conditionIn(language)?.exec(text.slice(end))
  return found ? text.slice(0, end + found[0].length) : text
}
const conditionIn = perLanguage(({ speakers }: Language) =>
  speakers?.condition === undefined
    ? undefined
    : expression(`^[^.;!?]{0,60}?(?<!\\p{L})(?:${speakers.condition})(?!\\p{L})`, 'i'),
)
