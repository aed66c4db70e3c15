// A word in Latin letters -> whether it is a word of a language of other letters, typed so. Pure.
import type { Language } from '../../../model/checks/language.ts'
import { perLanguage, remembered } from '../language.ts'
import { lettersOf } from './accented.ts'
import { lexiconOf } from './unknown-words.ts'

/** A shorter word may be one of another language; more ways to spell one than this are not gone through. */
const [SHORTEST, MOST] = [6, 2000]

/** Asks a dictionary for every way a word could be spelled; never true where a language has none. */
export const spelledWith = perLanguage((language: Language): ((word: string) => boolean) => {
  const lexicon = lexiconOf(language)
  const latin = language.prose?.latin
  if (!lexicon || latin?.ends === undefined) return () => false
  const ends = new RegExp(`${latin.ends}$`)
  const letters = lettersOf(language.accents)
  /** Sound -> the letters it is written with: "i" in five ways. */
  const ways = new Map<string, string[]>()
  const add = (sound: string, own: string) => ways.set(sound, [...(ways.get(sound) ?? []), own])
  for (const [own, sound] of latin.own) add(sound, own)
  for (const [typed, sound] of latin.typed) for (const [own, of] of latin.own) if (of === sound) add(typed, own)
  const [either, ...sounds] = latin.either
  for (const sound of sounds) for (const own of ways.get(sound) ?? []) add(either, own)
  /** All spellings; the last letter of a word has a form of its own. */
  function spellings(word: string): string[] {
    let out = ['']
    for (let at = 0; at < word.length; ) {
      const two = ways.get(word.slice(at, at + 2))
      const size = two ? 2 : 1
      const own = two ?? ways.get(word.charAt(at))
      if (!own || out.length * own.length > MOST) return []
      out = out.flatMap((begun) => own.map((letter) => begun + letter))
      at += size
    }
    return out.map((text) => text.replace(/\u03c3$/, '\u03c2'))
  }
  return remembered(
    2000,
    (word) =>
      word.length >= SHORTEST &&
      ends.test(word) &&
      spellings(word).some((text) => letters.accented(text).some(lexicon.has)),
  )
})
