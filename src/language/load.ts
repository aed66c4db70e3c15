// Loads a language by its code: src/languages/<code>.yaml, with defaults for what it leaves out.
import { loadModules } from '../runtime/engine.ts'
import { memoize } from '../runtime/memoize.ts'
import type { DescribedLanguage, Language, Spelling } from './language.ts'
import { namesOf } from './names.ts'

/** A pattern that matches nothing. */
const NEVER = '(?!)'

const ALWAYS = '24 ?/ ?7'
/** The names of a language without a file. */
const NAMELESS: ReturnType<typeof namesOf> = { days: [], nearDays: '', months: [], units: {} }

/** The defaults of fields that the file of a language leaves out: figures and signs are understood, words are not. */
const undescribed: DescribedLanguage = {
  name: '',
  script: 'Latin',
  units: {},
  numbers: {},
  joined: {},
  article: NEVER,
  or: NEVER,
  discount: NEVER,
  others: NEVER,
  not: NEVER,
  over: NEVER,
  since: NEVER,
  clock: {
    everyDay: NEVER,
    through: NEVER,
    morning: 'a\\.?m\\.?',
    afternoon: 'p\\.?m\\.?',
    always: ALWAYS,
    closed: NEVER,
  },
  taxNumber: NEVER,
  genericAlts: [],
  filler: [],
  leading: [],
  streets: {},
  serves: NEVER,
  endings: NEVER,
  copies: NEVER,
}

/** The consonants that words may have twice. */
const DOUBLED = /[bcdfglmnprst\u03b2\u03b3\u03ba\u03bb\u03bc\u03bd\u03c0\u03c1\u03c3\u03c4]/g
const accented = (letters: string) => `${letters}\u0301`.normalize('NFC')

/** Adds the groups that sound alike in every language: a consonant once and twice, a vowel with an accent and without. */
function withAlike({ letters, alike, ...spelling }: Spelling): Spelling {
  const hasAccent = (sound: string) => letters.includes(accented(sound).slice(-1))
  const accents = [...letters].filter((letter) => accented(letter).length === 1 && hasAccent(letter))
  const groups = [
    ...alike.filter((group) => group.every(hasAccent)).map((group) => group.map(accented)),
    ...accents.map((letter) => [letter, accented(letter)]),
    ...(letters.match(DOUBLED) ?? []).map((letter) => [letter, letter + letter]),
  ]
  return { ...spelling, letters, alike: [...alike, ...groups] }
}

/** A language by its ISO 639-1 code. Empty phrases in English count in every language: tools and templates write them. */
export function languageIn(languages: ReadonlyMap<string, DescribedLanguage>, code: string): Language {
  const described = languages.get(code)
  const language = described ?? undescribed
  const { days, nearDays, months, units } = described ? namesOf(code, described) : NAMELESS
  const withEnglish = [...new Set([languages.get('en') ?? language, language])]
  return {
    ...language,
    units,
    clock: { ...language.clock, days, once: [nearDays, language.clock.once].filter(Boolean).join('|') || NEVER },
    time: language.time && { ...language.time, months },
    spelling: language.spelling && withAlike(language.spelling),
    genericAlts: withEnglish.flatMap(({ genericAlts }) => genericAlts),
    filler: withEnglish.flatMap(({ filler }) => filler),
    rivals: [...languages].flatMap(([other, rival]) =>
      other !== code && rival.script === language.script ? [rival] : [],
    ),
  }
}

/** The numbers of a language with those that `joined` makes: 13 to 19, and 20 to 90 by tens. */
function withJoined({ numbers = {}, joined = {} }: Partial<DescribedLanguage>): Readonly<Record<string, string>> {
  const { teen, ten } = joined
  const all = { ...numbers }
  for (const [value, word] of Object.entries(numbers).filter(([value]) => /^[2-9]$/.test(value)))
    for (const [form, formed] of [
      [teen, 10 + Number(value)],
      [ten, 10 * Number(value)],
    ] as const)
      if (form !== undefined)
        all[formed] = [all[formed], form.replace('{one}', `(?:${word})`)].filter(Boolean).join('|')
  return all
}

/** A language with what all have, and with the words that are never repeated among those that no line ends with. */
function completed(code: string, { clock, ...file }: Partial<DescribedLanguage>): DescribedLanguage {
  return {
    ...undescribed,
    ...file,
    numbers: withJoined(file),
    name: new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code,
    clock: clock ? { ...clock, always: `${ALWAYS}|${clock.always}` } : undescribed.clock,
    leading: [...new Set([...(file.repeats?.never ?? []), ...(file.leading ?? [])])],
  }
}

/** All languages that have a file, by code. */
export async function loadLanguages(): Promise<ReadonlyMap<string, DescribedLanguage>> {
  const files = await loadModules<Partial<DescribedLanguage>>('languages')
  return new Map([...files].map(([code, language]) => [code, completed(code, language)]))
}

/** Pattern of the words that file managers add to the name of a copy, in any language: the owner's may be another. */
export const copyWords = async () => [...(await loadLanguages()).values()].map(({ copies }) => copies).join('|')

/** The language of a site: one value in a process, so that its patterns are made once. A language without a file has no name. */
export const loadLanguage = memoize(async (code: string): Promise<Language> => languageIn(await loadLanguages(), code))
