// Loads a language by its code: src/languages/<code>.yaml, with defaults for what it leaves out.
import { loadModules } from '../runtime/engine.ts'
import { memoize } from '../runtime/memoize.ts'
import type { Language } from './language.ts'

/** A pattern that matches nothing. */
const NEVER = '(?!)'

/** The defaults of fields that the file of a language leaves out: figures and signs are understood, words are not. */
const undescribed: Language = {
  name: '',
  script: 'Latin',
  units: {},
  numbers: {},
  tens: {},
  compound: '{ten} {one}',
  article: NEVER,
  or: NEVER,
  discount: NEVER,
  others: NEVER,
  over: NEVER,
  since: NEVER,
  clock: {
    days: [],
    everyDay: NEVER,
    through: NEVER,
    morning: 'a\\.?m\\.?',
    afternoon: 'p\\.?m\\.?',
    always: '24/7',
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
  rivals: [],
}

/** A language by its ISO 639-1 code. Empty phrases in English count in every language: tools and templates write them. */
export function languageIn(languages: ReadonlyMap<string, Language>, code: string): Language {
  const language = languages.get(code) ?? undescribed
  const withEnglish = [...new Set([languages.get('en') ?? language, language])]
  return {
    ...language,
    genericAlts: withEnglish.flatMap(({ genericAlts }) => genericAlts),
    filler: withEnglish.flatMap(({ filler }) => filler),
    rivals: [...languages].flatMap(([other, rival]) =>
      other !== code && rival.script === language.script ? [rival] : [],
    ),
  }
}

/** All languages that have a file, by code. */
export async function loadLanguages(): Promise<ReadonlyMap<string, Language>> {
  const files = await loadModules<Partial<Language>>('languages')
  return new Map([...files].map(([code, language]) => [code, { ...undescribed, ...language }]))
}

/** Pattern of the words that file managers add to the name of a copy, in any language: the owner's may be another. */
export const copyWords = async () => [...(await loadLanguages()).values()].map(({ copies }) => copies).join('|')

/** The language of a site: one value in a process, so that its patterns are made once. A language without a file has no name. */
export const loadLanguage = memoize(async (code: string): Promise<Language> => languageIn(await loadLanguages(), code))
