// Greek words that no sentence ends with: what they belong to is missing. Data.
import type { Prose } from '../../../model/checks/language.ts'

/** Where a sentence ends; dots may stand for what is left out. */
const END = '(?=[.;!](?![.\\p{L}])|\\)|$)'
const STOP = '(?=[.;!](?![.\\p{L}])(?:\\s|$))'

/** A word is looked for first, and what stands before it is asked then. */
const behind = (words: string, end: string, before: string, notBefore = '') =>
  `(${words})${end}(?<=${before} (?:${words}))${notBefore === '' ? '' : `(?<!(?:${notBefore}) (?:${words}))`}`
const WITHOUT_NOUN = 'σε|από|με|για|στ(?:ο|η|ον|ην|α|ις|ους)|ως|προς|ανά|κάθε|των|αντί|παρά|επειδή|ώστε|εφόσον|καθώς|κι'
const CAUSE = 'λόγω|εξαιτίας|μέσω|ελλείψει|εναντίον|συνεπεία'

/** "Because of this as well" goes on with what it is of. */
const NO_GENITIVE = ',? (?:και(?! (?:του|της|των|\\p{Ll}+(?:ου|ού|ης|ής|ας|άς|ων|ών))(?!\\p{L}))|αλλά|όμως)'

/** Words that the end of a sentence cuts off from what they belong to. */
export const unfinished: Prose['confused'] = [
  // What is with or without something may end so: "with ice or without".
  { pattern: behind(WITHOUT_NOUN, STOP, '\\p{L}', 'ή|και|κι|υπέρ|είτε'), write: '…' },
  { pattern: `(?<!\\p{L})(?:σε|από|με|για|ως|προς|χωρίς) (τον|τη|την|τις|τους|το|τα)${STOP}`, write: '…' },
  { pattern: behind('τον|την|τη|τις|τους', STOP, '\\p{Ll}{2,}(?:ουμε|ούμε|άμε|ουν|ούν|ει)'), write: '…' },
  // No name of a letter, and nothing that is said: "and".
  { pattern: behind('και|ή|αλλά', '(?=\\.(?![.\\p{L}])(?:\\s|$))', '\\p{Ll}{3}'), write: '…' },
  {
    pattern:
      '(?<!\\p{L})(?:[πΠ]ρέπει|[μΜ]πορ(?:εί|είτε|ούμε|ούν)|[θΘ]έλ(?:ει|ετε|ουμε|ουν)|[χΧ]ρειάζεται|[αΑ]ξίζει) (να)' +
      END,
    write: '…',
    sign: ' να',
  },
  // A pronoun and no verb: "here we are" and "there you are" have no other words.
  {
    pattern:
      `(?<!\\p{L})(?:[δΔ]εν|θα|[μΜ]ην?) (?:να )?(σας|μας|τους|του|της|το|τα|την?|τον|τις)${END}|` +
      `(?<!\\p{L})(?:για|ώστε|μπορ\\p{L}+|πρέπει|θέλ\\p{L}+) να (σας|μας|τους|του|της|το|τα|την?|τον|τις)${END}`,
    write: '…',
  },
  { pattern: `(?<!\\p{L})(?:για|ώστε) να (μην?)${STOP}`, write: '…' },
  { pattern: behind('δεν|θα', STOP, '\\p{Ll}{2}', 'ή|και|το|τα|του|με|ένα|λέξη|ούτε'), write: '…' },
  // A cause, a means or a place of something; "for this reason" has another letter.
  { pattern: behind(CAUSE, `(?=[.;!](?![.\\p{L}])|${NO_GENITIVE}(?!\\p{L})|, |$)`, '\\p{L}'), write: '…' },
  {
    pattern:
      '(?<!\\p{L})([λΛ]όγω|[εΕ]ξαιτίας|[μΜ]έσω) (?:\\p{Ll}+(?:ουμε|ούμε|άμε|εται|ονται|ετε)|δεν|θα|είναι)(?!\\p{L})',
    write: '…',
  },
]
