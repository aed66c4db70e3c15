// A language code -> what the checks know of that language: a file of src/languages/, found by folder.
import type { Language } from '../../model/checks/language.ts'
import { loadModules } from '../../runtime/engine.ts'

/** A pattern that nothing fits. */
const NEVER = '(?!)'

/** A language nobody has described: figures and signs are understood, words are not. */
const undescribed: Language = {
  name: '',
  script: 'Latin',
  units: { kilometre: 'km', percent: '%', money: '€|£|\\$|EUR' },
  numbers: [],
  to: NEVER,
  firstPerson: NEVER,
  others: NEVER,
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
  genericLinks: [],
  genericAlts: [],
  filler: [],
  leading: [],
  streets: {},
  postalCode: NEVER,
  endings: NEVER,
  cutShort: [],
  examples: {},
}

/**
 * A language by its ISO 639-1 code. Empty phrases in English count in every language, because tools and templates write
 * them; so do the abbreviations of all languages, because texts hold words of others.
 */
export function languageIn(languages: ReadonlyMap<string, Language>, code: string): Language {
  const language = languages.get(code) ?? undescribed
  const own = [...new Set([languages.get('en') ?? language, language])]
  return {
    ...language,
    genericLinks: own.flatMap(({ genericLinks }) => genericLinks),
    genericAlts: own.flatMap(({ genericAlts }) => genericAlts),
    filler: own.flatMap(({ filler }) => filler),
    cutShort: [...languages.values()].flatMap(({ cutShort }) => cutShort),
  }
}

/** All languages that are described, by code. */
export const loadLanguages = () => loadModules<Language>('languages')

const loaded = new Map<string, Promise<Language>>()

/**
 * The language of a site; one nobody has described has no name. It is one value in a process, so that what is made of
 * it (see `perLanguage`) is made once.
 */
export function loadLanguage(code: string): Promise<Language> {
  const language = loaded.get(code) ?? loadLanguages().then((languages) => languageIn(languages, code))
  loaded.set(code, language)
  return language
}

/** What is made of a language, patterns and tables, made once. */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new WeakMap<Language, { readonly value: T }>()
  return (language) => {
    const known = made.get(language)
    if (known) return known.value
    const value = make(language)
    made.set(language, { value })
    return value
  }
}

/**
 * A longer text that was cut out of a page holds that whole page in memory (V8, sliced strings). Few answers are of few
 * pages; of more, the texts are copied.
 */
const [CUT_OUT, FEW] = [12, 8000]
const copyOf = (text: string) => (text.length > CUT_OUT ? Buffer.from(text).toString() : text)

/**
 * Answers worked out once: words repeat, and rules ask about one text one after the other. Forgets all when there are
 * more than `most`.
 */
export function remembered<T>(most: number, answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    let value = known.get(text)
    if (value === undefined && !known.has(text)) {
      if (known.size > most) known.clear()
      value = answer(text)
      known.set(most > FEW ? copyOf(text) : text, value)
    }
    return value as T
  }
}
