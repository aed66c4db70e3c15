// Words of the language stand in its own letters: none is typed in Latin ones.
import type { Prose } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { bare } from '../../text/compared.ts'
import { type Around, inEveryText, withoutAddresses } from '../../text/each-text.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { spelledWith } from '../../text/lexicon/latin-letters.ts'
import { wordsOf } from '../../text/similar.ts'

/** Letters two words must share to be one: enough for its endings to differ. */
const ALIKE = 6
/** Letters of a word that is no abbreviation. */
const SHORT = 4
const RUN = expression(/(?<![\p{L}\d@./-])[a-zA-Z]{2,}(?:[ ,]+[a-zA-Z]{2,})*(?![\p{L}\d@/-])/gu)

const folded = (text: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((all, [from, to]) => all.replaceAll(from, to), text)

type Latin = NonNullable<Prose['latin']>
const known = new WeakMap<Around, ReadonlySet<string>>()

/** English, and what other languages take over from it. */
const LOAN = /ing$/

/** How the words of a file sound, by their first letters. */
function soundsOf(around: Around, latin: Latin): ReadonlySet<string> {
  const made =
    known.get(around) ??
    new Set(
      around.texts
        .flatMap((text) => wordsOf(bare(text)))
        .flatMap((word) => (/^[a-z]/.test(word) ? [] : [folded(word, latin.own).slice(0, ALIKE)])),
    )
  known.set(around, made)
  return made
}

export default defineRule({
  why:
    'A language typed in Latin letters is a message to a friend; nobody searches so, and screen readers ' +
    'spell it out.',
  level: 'warning',
  help: 'write it in the letters of the language',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inEveryText((language, { business, terms }) => {
    const { prose, name } = language
    const latin = prose?.latin
    if (!latin) return undefined
    const small = new Set(latin.words)
    const alone = new Set(latin.alone)
    const [letter, ...ways] = latin.either
    const spelled = spelledWith(language)
    /** What the business is called, and what the site says its words are. */
    const called = [business.name, business.shortName, business.legal?.name, ...terms.map(({ write }) => write)]
    const own = new Set(called.flatMap((name) => name?.toLowerCase().split(/[ ,]+/) ?? []))
    return {
      suspects: (text) => /[a-zA-Z]{3}/.test(text),
      *faults(raw, around) {
        const text = withoutAddresses(raw)
        for (const { 0: run, index } of matchesOf(text, RUN)) {
          const words = run
            .toLowerCase()
            .split(/[ ,]+/)
            .filter((word) => !own.has(word))
          const telling = words.filter((word) => small.has(word)).length
          const isTyped = (word: string) =>
            word.length >= ALIKE &&
            !LOAN.test(word) &&
            ways.some((way) =>
              soundsOf(around, latin).has(folded(word.replaceAll(letter, way), latin.typed).slice(0, ALIKE)),
            )
          // A name within a sentence or its brackets is a name, of one word or of several.
          const isName = !/(?:^|[ ,])[a-z]/.test(run) && /[\p{L},] \(?$/u.test(text.slice(0, index))
          // In capitals three letters are an abbreviation.
          const isShort = (word: string) => word.length < SHORT && !run.includes(word)
          if (!isName && words.some((word) => alone.has(word) && !isShort(word))) {
            yield { text: `"${run}" is ${name} in Latin letters`, help: `write it in the letters of ${name}` }
            continue
          }
          if (
            (telling >= 2 && words.length >= 4) ||
            (!isName && words.some((word) => isTyped(word) || spelled.is(word))) ||
            (!isName && telling > 0 && words.filter(spelled.could).length >= 2)
          )
            yield { text: `"${run}" is ${name} in Latin letters`, help: `write it in the letters of ${name}` }
        }
      },
    }
  }),
})
