// A text does not shout: no sentence in capitals, no slip of the caps lock, no rows of exclamation marks.
import type { Language } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import type { TextCheck } from '../../text/each-text.ts'
import { inEveryText } from '../../text/each-text.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { shownBefore } from '../../text/leftovers.ts'

const contact = (text: string) => ({
  yaml: {
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where. }\ntext: ${text}\n`,
  },
})

const MARKS = /!{2,}|[?;]!+|!+[?;]|\?{2,}/
/** Four words in a row, of which abbreviations are none: each has four letters or joins two that have. */
const LOUD = expression(/(?<!\p{L})(?:\p{Lu}{4,}[ \u00a0,]+(?:\p{Lu}{1,3}[ \u00a0]+)?){3,}\p{Lu}{3,}/gu)
/** Five words in a row, also short ones and with apostrophes: abbreviations stand alone, or have commas between. */
const LOUD_ANY = expression(/(?<![\p{L}'’])(?:\p{Lu}[\p{Lu}'’]* ){4,}\p{Lu}[\p{Lu}'’]+(?![\p{L}\d])/gu)
/** A whole sentence of five words or more without a small letter. */
const ALL_LOUD = expression(/^[^\p{L}]*(?:\p{Lu}+[^\p{L}\d]+){4,}\p{Lu}+[^\p{L}\d]*$/u)
/** Two words of the Greek alphabet without accents, or five with short ones: abbreviations stand alone. */
const LOUD_GREEK = expression(
  /(?<!\p{L})(?:[\u0391-\u03a9]{4,} |(?:[\u0391-\u03a9]{2,},? ){3,}[\u0391-\u03a9]{2,} )[\u0391-\u03a9]{3,}(?!\p{L})/gu,
)
/** What a sign says, as a text quotes it. */
const SIGN = expression(/[«“„"][^«»“”„"\p{Ll}]{1,48}[»”"]/gu)
/** Greek vowels in capitals. */
const VOWEL = '\\u0391\\u0395\\u0397\\u0399\\u039f\\u03a5\\u03a9'
/** A small letter before capitals, or capitals before small ones, of one alphabet: consonant, vowel, a small one. */
const SLIP = expression(
  '(?<![\\p{L}\\d])(?:[\\u03ac-\\u03ce][\\u0386-\\u03ab](?:[\\u0386-\\u03ab]{2,}|[\\u03ac-\\u03ce]+)|' +
    '[\\u0386-\\u03ab]{2,}[\\u03ac-\\u03ce]{2,}|' +
    // A consonant, a vowel and one small letter: no abbreviation.
    `(?![${VOWEL}])[\\u0391-\\u03a9][${VOWEL}][\\u03ac-\\u03ce]|` +
    // A product may be named after what it is for, or begin with one small letter.
    '(?![ei])[a-z][A-Z]{4,}|(?!EV|TV|PC|UV|IP|AC|DC|LG|HP|VW|AI|IT|IQ|DJ|MP|GP)[A-Z]{2}[a-z]{4,})(?!\\p{L})',
  'g',
)

/** Without a capital that no small letter follows, or one behind a small letter, none of these is there. */
const HINT = expression(/\p{Lu}(?!\p{Ll})|\p{Ll}\p{Lu}/u)

const checkOf = (own: ReadonlySet<string>, language: Language): TextCheck => ({
  suspects: (text) =>
    MARKS.test(text) ||
    (HINT.test(text) && [LOUD, LOUD_ANY, ALL_LOUD, LOUD_GREEK, SLIP].some((pattern) => text.search(pattern) >= 0)),
  *faults(text) {
    const marks = MARKS.exec(text)?.[0]
    if (marks !== undefined && /\p{L}/u.test(text)) yield { text: `"${marks}" shouts`, help: `write ${marks[0]}` }
    const unquoted = text.replace(SIGN, (sign) => (/\p{Lu}/u.test(sign) ? '\0'.repeat(sign.length) : sign))
    // A heading that is all in capitals is title/words' to report.
    // What a bill or a screen shows it shows in capitals: "the display reads ...".
    const isOwn = ({ index }: RegExpExecArray) => !shownBefore(language).test(unquoted.slice(0, index))
    const loud = (matchesOf(unquoted, LOUD).find(isOwn) ??
      ALL_LOUD.exec(unquoted) ??
      (/\p{Ll}{3}/u.test(text)
        ? (matchesOf(unquoted, LOUD_GREEK).find(isOwn) ??
          matchesOf(unquoted, LOUD_ANY).find((run) => hasWords(run[0]) && isOwn(run)))
        : undefined))?.[0]
    if (loud !== undefined) yield { text: `"${loud}" is in capitals`, help: 'write it in small letters' }
    const slip = matchesOf(text, SLIP).find(([word]) => !own.has(word))?.[0]
    if (slip !== undefined) {
      const right = slip.charAt(0).toUpperCase() + slip.slice(1).toLowerCase()
      yield { text: `"${slip}" mixes capitals and small letters`, help: `write ${right}` }
    }
  },
})

/** Words that are no abbreviations: two at least of four letters. */
const hasWords = (run: string) => run.split(' ').filter((word) => word.length >= 4).length >= 2

export default defineRule({
  why: 'Capitals and rows of marks read as shouting, and as the leaflet of a trickster.',
  level: 'warning',
  help: 'write it in small letters, with one mark at most',
  fine: contact(
    '"Call NOW! We take VISA, IRIS and cash; McDonald and the EVlink too. The sign says «STAND CLEAR OF DOORS»."',
  ),
  bad: {
    ...contact('"CALL US TODAY FOR A FREE QUOTE NOW!!! WOrkshop"'),
    findings: [
      '"!!!" shouts',
      '"CALL US TODAY FOR A FREE QUOTE NOW" is in capitals',
      '"WOrkshop" mixes capitals and small letters',
    ],
  },

  ...inEveryText((language, { terms }) => checkOf(new Set(terms.flatMap(({ write }) => write.split(/\s+/))), language)),
})
