// Greek prepositions and the case of what follows them: "because of" and its like have the genitive. Patterns, data.
import type { Prose } from '../../../model/checks/language.ts'
import { FEMININE } from './nouns.ts'

/** Prepositions that nothing but a genitive follows. */
const OF = '(?:(?<!(?:^|[^\\p{L}])εν )[λΛ]όγω|[εΕ]ξαιτίας|[μΜ]έσω|[εΕ]ναντίον|[άΆ]νευ|[έΈ]νεκα)'
/** Those that no pronoun follows. */
const NO_PRONOUN = '(?:(?<!(?:^|[^\\p{L}])εν )[λΛ]όγω|[άΆ]νευ)'
/** What a noun is, before it, in the form of an object. */
const KIND =
  '(?:(?:(?:\\p{Ll}+(?:ική|μένη|στή|ερή|ρχή))|κακή|μεγάλη|μικρή|παλιά|υψηλή|χαμηλή|πολλή|νέα|δυνατή|κακό|μεγάλο|' +
  'μικρό|παλιό) )?'
/** What a job meets, of the masculine in -ος: of the accent at the end, and before it. */
const MEN = ['(?:καιρό|λογαριασμό|καθαρισμό|εξαερισμό|σεισμό|παγετό|διακανονισμό)', '(?:χρόνο|όγκο|πάγο|φόρτο)']

/** What is of no ending that tells. */
const WEATHER =
  '(?:υγρασία|βροχή|καταιγίδα|κακοκαιρία|νεροποντή|πλημμύρα|ζέστη|ξηρασία|παγωνιά|σκουριά|αλμύρα|σκόνη|ανάγκη|' +
  'απεργία|αργία|τράπεζα|φόρμα|εφαρμογή|κάμερα|ηλικία|ομίχλη|θερμοκρασία|στάθμη|φθορά|πίεση|συνεννόηση)(?!\\p{L})'

/** Prepositions with another case than theirs. */
export const cases: Prose['confused'] = [
  // An article of a subject or object.
  {
    pattern: `(?<!\\p{L})${OF} (τον|την|τη|τα|τις|ο|η|οι|στον?|στην?|στα|στις) (?!οποί)\\p{L}{2}`,
    write: 'του, της ή των',
  },
  { pattern: `(?<!\\p{L})${OF} (το) (?!οποί)\\p{L}{2}`, write: 'του' },
  { pattern: `(?<!\\p{L})${NO_PRONOUN} (τους) \\p{Ll}{3,}`, write: 'των' },
  { pattern: `(?<!\\p{L})${OF} (έναν?|μία|τρεις) \\p{Ll}{3,}`, write: 'ενός ή μιας' },
  // No article, and a noun that has an ending of its own for what something is of.
  { pattern: `(?<!\\p{L})(?:${OF}|[κΚ]ατόπιν) ${KIND}(${FEMININE}|${WEATHER})`, end: 0, write: 'ς' },
  ...MEN.map((men, i) => ({
    pattern: `(?<!\\p{L})${NO_PRONOUN} ${KIND}(${men})(?!\\p{L})`,
    end: 1,
    write: i === 0 ? 'ού' : 'ου',
  })),
  // Behind these an object stands, and never a subject.
  {
    pattern:
      '(?<!\\p{L})(?:[γΓ]ια|[αΑ]πό|[μΜ]ε|[πΠ]ρος) (ο|η|οι) ' +
      '(?!(?:χωρίς|με|από|για|προς|σε|δίχως|πριν|μετά|όχι|ίδιος)(?!\\p{L}))\\p{Ll}{2}',
    write: 'τον, την, τους ή τις',
  },
]
