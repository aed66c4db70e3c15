// The schema of a file of src/languages/: the words and patterns of a language that the checks read. A file is named by
// the ISO 639-1 code of its language. It may leave out what it does not know.
import { z } from 'zod'
import { DAYS } from '../model/hours.ts'

/**
 * A regular expression without flags that matches no empty text. Those about facts (`units` to `taxNumber`) are written
 * in small letters and match in any case.
 */
const pattern = z.string().superRefine((source, { addIssue }) => {
  const fault = faultOf(source)
  if (fault !== undefined) addIssue({ code: 'custom', message: `"${source}" ${fault}` })
})

/** Why a pattern cannot be used. */
function faultOf(source: string): string | undefined {
  try {
    return new RegExp(`^(?:${source})$`, 'iu').test('') ? 'matches the empty text' : undefined
  } catch (cause) {
    return `is not a regular expression (${String(cause).replace(/^.*: /, '')})`
  }
}

/** Words or phrases, each once and in small letters. */
const words = z
  .array(z.string())
  .superRefine((list, { addIssue }) => {
    for (const [i, word] of list.entries()) {
      const small = word.toLowerCase()
      if (word !== small)
        addIssue({ code: 'custom', path: [i], message: 'has a capital', params: { help: `write ${small}` } })
      if (list.indexOf(word) < i)
        addIssue({ code: 'custom', path: [i], message: `"${word}" is listed twice`, params: { help: 'delete one' } })
    }
  })
  .readonly()

const unitNames = ['money', 'percent', 'minute', 'hour', 'day', 'week', 'month', 'year', 'kilometre', 'mile'] as const

const ONE_TO_TWELVE = Array.from({ length: 12 }, (_, i) => String(i + 1))

/** The kinds of units of an amount. */
export type Unit = (typeof unitNames)[number]

/** Patterns of days and opening hours. */
const clock = z.strictObject({
  days: z.partialRecord(z.enum(DAYS), pattern).optional().describe('the days that Intl names otherwise'),
  everyDay: pattern,
  weekdays: pattern.optional().describe('Monday to Friday in one word'),
  through: pattern.describe('between the first and the last of several days'),
  hour: pattern.optional().describe('a word after a time that may stand for the minutes: "17 Uhr"'),
  morning: pattern.describe('after a time before noon'),
  afternoon: pattern.describe('after a later time'),
  always: pattern.describe('open day and night; all languages have 24/7'),
  open: pattern.optional(),
  we: pattern.optional().describe('we are: before "open" or "closed"'),
  place: pattern.optional().describe('where a business receives customers, as a subject: "the shop is"'),
  too: pattern.optional().describe('words that leave the meaning of a sentence about opening hours: "also"'),
  closed: pattern,
  minutes: pattern.optional().describe('words that make another time of an hour: half past five, five thirty'),
  once: pattern.optional().describe('words that make a day one of the calendar: "this Friday"; Intl has "tomorrow"'),
  except: pattern.optional().describe('before a day that several days leave out: "weekdays except Monday"'),
})

/** The dictionaries of a language, and which letters its writers mistake. */
const spelling = z.strictObject({
  dictionaries: z.array(z.string()).describe('npm packages in the format of Hunspell; a word is right if one has it'),
  letters: z.string().describe('the letters that a typing error may insert'),
  long: z.int().describe('the length from which a word is hardly one typing error away from another by chance'),
  alike: z.array(words).describe('groups of letters that sound alike'),
  compounds: z.boolean().describe('whether two words may be written as one: "lakeside"'),
  prefixes: words.describe('beginnings that may join any word: "re", "un"'),
})

/** Words in a row. */
const repeats = z.strictObject({
  never: words.describe('short words that never occur twice in a row, "the the": the commonest of the language'),
  meant: words.describe('longer words that may: "really really"'),
  clause: pattern.optional().describe('begins a part of a sentence whose verb may meet the next one: "what it is is"'),
})

/** Dates, and the words that relate a text to them. */
const time = z.strictObject({
  months: z
    .partialRecord(z.stringFormat('month', /^(?:[1-9]|1[0-2])$/), pattern)
    .optional()
    .describe('the months that Intl names otherwise, by their number'),
  until: pattern.describe('ends an offer, before a date: "valid until 31 October 2026"'),
  seasons: pattern.describe('what `until` may be followed by, with a year: "until Easter 2026"'),
  beforeDay: pattern.optional().describe('between a weekday and its date: "Montag, den 4. Januar"'),
  ordinalPoint: z.literal(true).optional().describe('a point follows the number of a day: "31. Oktober"'),
  past: pattern.describe('words of a sentence whose dates may be over: "Until 3 May 2019 we were in Leeds"'),
})

/** Ways to write a letter or a pair in Latin letters, the standard's first. */
const ways = z.record(z.string(), z.array(z.string()))

/** The transliteration of the language in addresses. */
const slugs = z.strictObject({
  ways: ways
    .optional()
    .describe('letters and pairs with several ways; `|` separates the forms before a voiced and a voiceless sound'),
  edges: ways.optional().describe('the same for pairs at the start or the end of a word'),
  voiceless: z.string().optional().describe('the letters of voiceless sounds'),
  same: z.record(z.string(), z.string()).describe('letters with one way'),
})

/** Numbers in words. A text with one before a unit states an amount, as a figure does. */
const numbers = z
  .record(z.string().regex(/^\d+(?:\.5)?$/), pattern)
  .refine((list) => ONE_TO_TWELVE.every((value) => list[value] !== undefined), 'lacks a number from 1 to 12')
  .describe('numbers in words by their value: 1 to 12, halves such as 0.5 ("half an") and 1.5, and what `joined` lacks')

const template = (...parts: readonly string[]) =>
  z
    .string()
    .refine((text) => parts.every((part) => text.includes(part)), `lacks ${parts.join(' or ')}`)
    .optional()

/** Numbers in words that begin or end with those from 1 to 9. */
const joined = z.strictObject({
  teen: template('{one}').describe('13 to 19: "{one}teen"'),
  ten: template('{one}').describe('20 to 90: "{one}ty"'),
  both: template('{ten}', '{one}').describe('a ten and a one: "{ten}[- ]{one}"'),
})

export const languageSchema = z.strictObject({
  script: z.enum(['Greek', 'Latin', 'Cyrillic']).optional().describe('Latin if it is left out'),
  regions: z
    .array(z.string())
    .optional()
    .describe('countries whose names of days, months and units are known too: "Jänner" in AT'),
  units: z
    .partialRecord(z.enum(unitNames), pattern)
    .optional()
    .describe('the words of money, and of units that Intl names otherwise; all languages have €, EUR, %, min, h, km'),
  numbers: numbers.optional(),
  joined: joined.optional(),
  article: pattern.optional().describe('a word before a unit that may mean one: "guaranteed for a full year"'),
  or: pattern.optional().describe('between two numbers one of which is meant; ranges have the words of `through`, too'),
  discount: pattern.optional().describe('words of a price that is less than another: "$40 off"'),
  over: pattern.optional().describe('before a number that counts customers or work: "over 3,000 repairs"'),
  since: pattern.optional().describe('before the year in which the business began'),
  others: pattern
    .optional()
    .describe('words beside an amount that is not of the business: "another firm", "years old"'),
  not: pattern.optional().describe('words that deny what follows them: "you do not pay £500"'),
  clock: clock.optional(),
  serves: pattern.optional().describe('words before a place where the business works: "we also come to"'),
  streets: z
    .record(z.string(), z.string())
    .optional()
    .describe('short forms in street names with their words; "" for a word that may be omitted'),
  endings: z.string().optional().describe('pattern of the endings by which two forms of one name differ'),
  taxNumber: pattern.optional().describe('words before the tax number of a business'),
  spelling: spelling.optional(),
  repeats: repeats.optional(),
  time: time.optional(),
  slugs: slugs.optional(),
  genericAlts: words.optional().describe('alternative texts that do not describe a picture'),
  leading: words
    .optional()
    .describe(
      'further articles and prepositions: no line of a social card ends with one, and they identify a language',
    ),
  filler: words.optional().describe('phrases that mark a missing text: "your text here"'),
  password: pattern.optional().describe('words before a password in a text'),
  copies: pattern.optional().describe('what file managers add to the name of a copy'),
})

/** The content of a language's file. */
export type LanguageFile = z.infer<typeof languageSchema>

/** The fields that a language may lack; `load.ts` gives it the rest. */
type Lacking = 'regions' | 'spelling' | 'repeats' | 'time' | 'slugs' | 'password'

/** A language as its file describes it. The name of one without a file is ''. */
export type DescribedLanguage = Pick<LanguageFile, Lacking> & {
  readonly [Key in Exclude<keyof LanguageFile, Lacking>]-?: NonNullable<LanguageFile[Key]>
} & {
  /** In English. */
  readonly name: string
}

/** A group of patterns with those of its names, in order. */
type Named<Group, Key extends string> = Omit<NonNullable<Group>, Key> & { readonly [K in Key]: readonly string[] }

/** A language as the checks read it. */
export type Language = Omit<DescribedLanguage, 'clock' | 'time'> & {
  /** The days begin with Monday. */
  readonly clock: Named<LanguageFile['clock'], 'days'>
  readonly time?: Named<LanguageFile['time'], 'months'> | undefined
  /** The other languages with the same letters, for comparison. */
  readonly rivals: readonly Pick<DescribedLanguage, 'leading'>[]
}

/** The alphabets that the checks distinguish. */
export type Script = Language['script']
export type Spelling = NonNullable<Language['spelling']>
export type Slugs = NonNullable<Language['slugs']>
