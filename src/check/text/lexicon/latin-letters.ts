// A word in Latin letters -> whether it is a word of a language of other letters, typed so. Pure.
import type { Language } from '../../../model/checks/language.ts'
import { perLanguage, remembered } from '../language.ts'
import { lettersOf } from './accented.ts'
import { lexiconOf } from './unknown-words.ts'

/** A shorter word may be one of another language; more ways to spell one than this are not gone through. */
const [SHORTEST, MOST] = [6, 2000]

export interface Spelled {
  /** Whether a word could be one of the language, by every way it could be spelled. */
  readonly could: (word: string) => boolean
  /** Whether it is one: it ends as no word of another language does as well. */
  readonly is: (word: string) => boolean
}

const NEVER: Spelled = { could: () => false, is: () => false }

/** Asks a dictionary for words typed in Latin letters; never true where a language has none. */
export const spelledWith = perLanguage((language: Language): Spelled => {
  const lexicon = lexiconOf(language)
  const latin = language.prose?.latin
  if (!lexicon || latin?.ends === undefined) return NEVER
  const ends = new RegExp(`${latin.ends}$`)
  const letters = lettersOf(language.accents)
  /** Sound -> the letters it is written with: "i" in five ways. */
  const ways = new Map<string, string[]>()
  const add = (sound: string, own: string) => ways.set(sound, [...(ways.get(sound) ?? []), own])
  for (const [own, sound] of latin.own) add(sound, own)
  for (const [typed, sound] of latin.typed) for (const [own, of] of latin.own) if (of === sound) add(typed, own)
  const [either, ...sounds] = latin.either
  for (const sound of sounds) for (const own of ways.get(sound) ?? []) add(either, own)
  /** All spellings, none where there are too many; the last letter of a word has a form of its own. */
  function spellings(word: string): string[] {
    const upTo: string[][] = [['']]
    for (let at = 0; at < word.length; at++)
      for (const size of [1, 2]) {
        const own = at + size > word.length ? [] : (ways.get(word.slice(at, at + size)) ?? [])
        const begun = upTo[at] ?? []
        const out = [...(upTo[at + size] ?? []), ...begun.flatMap((text) => own.map((letters) => text + letters))]
        if (out.length > MOST) return []
        upTo[at + size] = out
      }
    return (upTo[word.length] ?? []).map((text) => text.replace(/\u03c3$/, '\u03c2'))
  }
  const could = remembered(
    2000,
    (word) => word.length >= SHORTEST && spellings(word).some((text) => letters.accented(text).some(lexicon.has)),
  )
  return { could, is: (word) => ends.test(word) && could(word) }
})
