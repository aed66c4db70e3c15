// Greek nouns that end as the masculine do and are feminine: "the exit", "the method", "the avenue". Patterns, data.
import type { Prose } from '../../../model/checks/language.ts'

/** Their beginnings, and these where the accent moves. */
const NOUNS: readonly (readonly [plain: string, moved: string])[] = [
  ['είσοδ', 'εισόδ'],
  ['έξοδ', 'εξόδ'],
  ['διέξοδ', 'διεξόδ'],
  ['μέθοδ', 'μεθόδ'],
  ['άνοδ', 'ανόδ'],
  ['κάθοδ', 'καθόδ'],
  ['πρόοδ', 'προόδ'],
  ['περίοδ', 'περιόδ'],
  ['σύνοδ', 'συνόδ'],
  ['δίοδ', 'διόδ'],
  ['πάροδ', 'παρόδ'],
  ['λεωφόρ', 'λεωφόρ'],
  ['παράγραφ', 'παραγράφ'],
  ['διάμετρ', 'διαμέτρ'],
  ['περίμετρ', 'περιμέτρ'],
  ['παράμετρ', 'παραμέτρ'],
  ['άσφαλτ', 'ασφάλτ'],
  ['ήπειρ', 'ηπείρ'],
  ['επέτει', 'επετεί'],
  ['διάλεκτ', 'διαλέκτ'],
  ['ψήφ', 'ψήφ'],
  ['άμμ', 'άμμ'],
  ['νόσ', 'νόσ'],
  ['ράβδ', 'ράβδ'],
]
/** Of two accents at their end. */
const ROAD = ['οδ', 'δοκ', 'κιβωτ']
const one = (list: readonly string[]) => `(?:${list.join('|')})`
const plain = NOUNS.map(([beginning]) => beginning)
const moved = NOUNS.map(([, beginning]) => beginning)
/** What is an expense as well, of which there is one and what it is for. */
const EXPENSE = 'έξοδ|εξόδ'

const form = (first: readonly string[], ending: string, accented: string) =>
  `(?:${one(first)}${ending}|${one(ROAD)}${accented})(?!\\p{L})`
const SUBJECT = form(plain, 'ος', 'ός')
const OBJECT = form(plain, 'ο', 'ό')
const OF = form(moved, 'ου', 'ού')
const SUBJECTS = form(plain, 'οι', 'οί')
const OBJECTS = form(moved, 'ους', 'ούς')

/** What goes with a noun and has its gender: no noun and no adverb begins so. */
const KIND =
  '(?:[πΠ]αλι|[μΜ]εγάλ|[μΜ]ικρ|[σΣ]τεν|[νΝ]έ|[ψΨ]ηλ|[χΧ]αμηλ|[κΚ]εντρικ|[κΚ]αλ|[κΚ]ακ|[κΚ]αινούρι|[κΚ]αινούργι|' +
  '[σΣ]ωστ|[γΓ]ρήγορ|[δΔ]ύσκολ|[εΕ]ύκολ|[εΕ]σωτερικ|[εΕ]ξωτερικ|[κΚ]ατάλληλ|[άΆ]λλ|[δΔ]εύτερ|[πΠ]ρώτ|[τΤ]ρίτ|' +
  '[εΕ]πόμεν|[πΠ]ροηγούμεν|[τΤ]ελευταί|' +
  '[ίΊ]δι|[κΚ]ύρι|[κΚ]οιν|[μΜ]οναδικ|[οΟ]λόκληρ|[πΠ]ίσιν|[μΜ]προστιν|[πΠ]λαϊν|[εΕ]λεύθερ|[πΠ]λατι|[ξΞ]εχωριστ|' +
  '[μΜ]ακρ|[αΑ]σφαλ|[σΣ]ύγχρον|[θΘ]ερμ|[ψΨ]υχρ|[υΥ]γρ|[ξΞ]ηρ|[αΑ]κριβ|[αΑ]πότομ|[σΣ]υγκεκριμέν|[οΟ]ρισμέν|' +
  '\\p{L}\\p{Ll}{2,}[σγμωηαυνρλχ]μέν)'
/** Between an article and its noun. */
const BETWEEN = `(?:(?:πιο |πολύ )?${KIND}\\p{Ll}{1,4},? ){0,2}`

/** Articles, numbers and adjectives of the masculine or neuter before nouns that are neither. */
export const feminine: Prose['confused'] = [
  { pattern: `(?<!\\p{L})([οΟ]) ${SUBJECT}`, write: 'η' },
  { pattern: `(?<!\\p{L})([έΈ]νας|[κΚ]άποιος|[κΚ]ανένας|[πΠ]οιος) ${SUBJECT}`, write: '=' },
  { pattern: `(?<!\\p{L})(${KIND}(?:ος|ός)) ${SUBJECT}`, write: '=' },
  { pattern: `(?<!\\p{L})([τΤ]ον|[σΣ]τον) ${OBJECT}`, write: 'τη, την ή στην' },
  { pattern: `(?<!\\p{L})([έΈ]ναν|[κΚ]άποιον|[κΚ]ανέναν|[πΠ]οιον) ${OBJECT}`, write: '=' },
  {
    pattern: `(?<!\\p{L})([τΤ]ο|[σΣ]το) (?!(?:${EXPENSE}))${OBJECT}(?! (?:δεν|δε)(?!\\p{L}))`,
    write: 'τη, την ή στην',
  },
  { pattern: `(?<!\\p{L}|[τΤ]ο |προς )([έΈ]να|[κΚ]άποιο|[κΚ]ανένα) (?!(?:${EXPENSE}))${OBJECT}`, write: '=' },
  // "The old one has no exit" is said of something else.
  { pattern: `(?<!\\p{L}|[τΤ]ο )(${KIND}(?:ο|ό)) (?!(?:${EXPENSE}))${OBJECT}`, write: '=' },
  { pattern: `(?<!\\p{L})(?:[τΤ]ον|[σΣ]τον|[έΈ]ναν) (${KIND}(?:ο|ό)) (?:${EXPENSE})ο(?!\\p{L})`, write: '=' },
  { pattern: `(?<!\\p{L})([τΤ]ου|[εΕ]νός) ${BETWEEN}(?!(?:${EXPENSE}))${OF}`, write: 'της ή μιας' },
  { pattern: `(?<!\\p{L})((?:${KIND}|[πΠ]ολλ|[λΛ]ίγ|[μΜ]ερικ|[κΚ]άποι)(?:οι|οί)) ${SUBJECTS}`, write: '=' },
  { pattern: `(?<!\\p{L})([τΤ]ους|[σΣ]τους) ${OBJECTS}`, write: 'τις ή στις' },
  { pattern: `(?<!\\p{L})((?:${KIND}|[πΠ]ολλ|[λΛ]ίγ|[μΜ]ερικ|[κΚ]άποι)(?:ους|ούς)) ${OBJECTS}`, write: '=' },
]
