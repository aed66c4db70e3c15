// Greek words have the accents of the dictionary. Words in capitals have none, and an enclitic pronoun can add a second
// accent to the word before it.
import type { Language } from '../../../language/language.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { memoize } from '../../../runtime/memoize.ts'
import { scripts } from '../../data/scripts.ts'
import { defineRule } from '../../rule.ts'
import { type AccentedSpelling, accentsOf } from '../../text/accents.ts'
import { type Fault, inEveryText, withoutAddresses } from '../../text/each-text.ts'
import { matchesOf } from '../../text/matches.ts'

/** Characters next to letters that make them a code, an ordinal or an elided word. */
const PART = `0-9A-Za-z_'’ʼ᾽\\u00ad\\u200b\\u0300-\\u036f`
/** Accented capital vowels before a vowel that needs a diaeresis once the accent is removed. */
const PARTED = /[\u0386\u0388\u038c\u038e][\u0399\u03a5]/g
const WITH_DIAERESIS: Readonly<Record<string, string>> = { '\u0399': '\u03aa', '\u03a5': '\u03ab' }

/** A pronoun at the end of a phrase is not followed by its verb. */
const PHRASE_END = /^\s*(?:[.,;!:»)…·]|$)/

type Setup = NonNullable<ReturnType<typeof setupOf>>

/** The state of one site's check. */
function setupOf(language: Language, { terms }: Site) {
  const { accents, cutShort, script } = language
  const spelling = accentsOf(language)
  if (!accents || !spelling) return undefined
  const { all } = scripts[script]
  const oneOf = (words: readonly string[]) => `(?:${words.join('|')})(?![${all}])`
  const end = '(?=[.,;!:»)…·]|$)'
  return {
    accents,
    spelling,
    word: new RegExp(`(?<![${all}${PART}])[${all}]+(?![${all}${PART}])`, 'g'),
    joined: new RegExp(`^(?:${accents.joined})(?![${all}])`, 'i'),
    /** Whether a word is right regardless of its neighbours. */
    isRight: memoize(
      (word: string) =>
        (word === word.toLowerCase() || word !== word.toUpperCase()) &&
        spelling.countOf(word) < 2 &&
        !accents.optional.includes(word.toLowerCase()) &&
        !spelling.isOnThird(word) &&
        spelling.isKnown(word),
      { most: 20_000 },
    ),
    /** The words that site.yaml declares. */
    declared: new Set(terms.flatMap(({ write }) => write.toLowerCase().split(/\s+/))),
    cutShort: new Set(cutShort),
    leaning: new RegExp(`^[ \\u00a0]+${oneOf(accents.leaning)}`, 'i'),
    secondDue: new RegExp(
      `^[ \\u00a0](?:${oneOf(accents.leaning)}${end}|${oneOf(accents.possessive)}(?= ${oneOf(accents.afterPossessive)}))`,
    ),
    question: new RegExp(
      `(?<=^|[.!;·:»] )((?:${accents.beforeAsking.join('|')}) )?(${accents.asking.map(([plain]) => plain).join('|')}) [^.!;·]{0,200};`,
      'gi',
    ),
  }
}

export default defineRule({
  why: 'Greek readers notice a missing or wrong accent first, and it looks careless.',
  level: 'warning',
  help: 'write the word with the accents that the dictionary gives it',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inEveryText((language, site) => {
    const setup = setupOf(language, site)
    return (
      setup && {
        *faults(raw) {
          const text = withoutAddresses(raw)
          // Most texts have no fault: they are searched without match objects.
          if (text.match(setup.word)?.every(setup.isRight) === false) yield* wrongWords(text, setup)
          for (const [, , question = ''] of matchesOf(text, setup.question)) {
            const accented = setup.accents.asking.find(([plain]) => plain === question.toLowerCase())?.[1] ?? question
            const right = question.charAt(0) + accented.slice(1)
            yield { text: `"${question}" asks a question and has no accent`, help: `write ${right}` }
          }
        },
      }
    )
  }),
})

/** Words with other accents than in the dictionary. */
function* wrongWords(text: string, setup: Setup): Generator<Fault> {
  for (const { 0: word, index } of matchesOf(text, setup.word)) {
    if (setup.isRight(word) || isPart(text, index, word, setup)) continue
    const fault = faultOf(word, text.slice(index + word.length), setup)
    if (fault) yield fault
  }
}

/** Whether a word is half of a compound, an initial or an abbreviation. */
function isPart(text: string, index: number, word: string, { cutShort, joined }: Setup): boolean {
  const before = text.slice(Math.max(0, index - 2), index)
  const after = text.slice(index + word.length)
  return (
    // lang/final-sigma reports two words without a space between them.
    /\u03c2./.test(word) ||
    /[-./]$|\p{L}\($/u.test(before) ||
    /^(?:[-/]|\)\p{L})/u.test(after) ||
    (after.startsWith('.') && cutShort.has(word.toLowerCase())) ||
    joined.test(text.slice(index))
  )
}

function faultOf(word: string, rest: string, setup: Setup): Fault | undefined {
  const { spelling, accents } = setup
  const count = spelling.countOf(word)
  if (word.length > 1 && word === word.toUpperCase())
    return count === 0
      ? undefined
      : { text: `"${word}" is in capitals and has an accent`, help: `write ${capitalsWithoutAccents(word, spelling)}` }
  if (count > 1) return setup.leaning.test(rest) ? undefined : twoAccents(word, spelling)
  if (setup.secondDue.test(rest) && spelling.isOnThird(word)) {
    const pronoun = rest.trim().split(/[^\p{L}]/u)[0] ?? ''
    const help = `write ${spelling.withSecond(word)} ${pronoun}`
    return { text: `"${word} ${pronoun}" lacks the second accent`, help }
  }
  if (!accents.optional.includes(word.toLowerCase())) return otherAccent(word, count, setup)
  return PHRASE_END.test(rest)
    ? { text: `"${word}" needs no accent at the end of a phrase`, help: `write ${spelling.withoutAccents(word)}` }
    : undefined
}

function twoAccents(word: string, { alternatives, countOf }: AccentedSpelling): Fault {
  const single = alternatives(word).filter((other) => countOf(other) === 1)
  return { text: `"${word}" has two accents`, help: single.length > 0 ? `write ${single.join(' or ')}` : 'keep one' }
}

/** Reports a word that the dictionary only has with other accents. */
function otherAccent(word: string, count: number, { spelling, declared }: Setup): Fault | undefined {
  if (spelling.isKnown(word)) return undefined
  const right = spelling.alternatives(word).filter((other) => spelling.countOf(other) < 2)
  const needsNone = right[0] === spelling.withoutAccents(word)
  // Names and words of the site may have other accents than a word of the dictionary.
  const isOther = count > 0 && !needsNone && (word !== word.toLowerCase() || declared.has(word))
  if (right.length === 0 || isOther) return undefined
  const misplaced = needsNone ? 'needs no accent' : 'has its accent in the wrong place'
  const fault = count === 0 ? 'has no accent' : misplaced
  return { text: `"${word}" ${fault}`, help: `write ${right.join(' or ')}` }
}

const capitalsWithoutAccents = (word: string, { withoutAccents }: AccentedSpelling) =>
  withoutAccents(word.replace(PARTED, (pair) => pair.charAt(0) + (WITH_DIAERESIS[pair.charAt(1)] ?? '')))
