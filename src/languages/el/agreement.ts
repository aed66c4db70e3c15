// Greek articles that do not agree with their nouns in gender, number or case. Data.
import type { Prose } from '../../model/checks/language.ts'

/** Feminine nouns in -ος, and adjectives of two endings. */
const FEMININE_OS =
  '(?:οδός|[εέ][ιί]?σοδος|έξοδος|είσοδος|μέθοδος|πρόοδος|περίοδος|άνοδος|κάθοδος|δίοδος|πάροδος|σύνοδος|άμμος|νήσος|' +
  'ήπειρος|λεωφόρος|διάμετρος|περίμετρος|παράμετρος|επέτειος|διάλεκτος|παράγραφος|εγκύκλιος|δικηγόρος|γιατρός|' +
  'υπάλληλος|μηχανικός|ηλεκτρολόγος|αρχιτέκτονας|σύζυγος|ένοικος|κάτοικος|πολιτικός|μηχανολόγος|ιδιοκτήτης|πρόεδρος|' +
  'υπεύθυνος|σύμβουλος|οδηγός|έμπορος|δάσκαλος|νόσος|χώρος|κιβωτός|άβυσσος|ράβδος|ψήφος|βίβλος|πλίνθος|ύδρευσις|' +
  '[α-ωά-ώ]*(?:λόγος|γράφος|τέκτονος|δρόμος|φόρος))'
/** Between an article and its noun; an ordinal may stand for a floor. */
const ADJECTIVE = '(?!οποί|πρώτ|δεύτερ|τρίτ|τέταρτ|πέμπτ|έκτ|ίδι|άλλ|ένα)\\p{Ll}{3,}[οόηή]'
/** Nouns that only "to" stands before. */
const NEUTER =
  '(?:ραντεβού|\\p{Ll}{2,}(?:ημα|ωμα|ισμα|υμα|άκι|ίδι|όνι|όμετρο|οσκόπιο)|(?:κλειδί|κουμπί|ψυγείο|γραφείο|' +
  'δωμάτιο|διαμέρισμα|σπίτι|μπάνιο|πλυντήριο|καλώδιο|φρεάτιο|σιφόνι|υπόγειο|κτίριο|μηχάνημα|συνεργείο|' +
  'τηλέφωνο))(?!\\p{L})'
/** Words between an article and its noun that have no case. */
const CASELESS = '(?!(?:εξής|τέως|πλέον|μας|σας|τους|εμάς|εσάς|προς|εντός|εκτός|εμπρός|ένας|καθένας)(?!\\p{L}))'

/** Nouns that no masculine or neuter article, number or adjective goes with. */
const FEMININE = '(?:ση|ξη|ψη|ότητα)(?!\\p{L})'
/** Several things that are neuter, or of the other two genders. */
const SEVERAL = '(?:ματα|άκια|ίδια|όνια|άρια|ήρια|ίτια|άτια|γεία|εία)(?!\\p{L})'
/** Things that are none: no word that begins with a vowel or ends as verbs of the past do ("πολλά ζήτησες"). */
const NOT_NEUTER = '(?![αάεέηήιίοόυύωώ])\\p{Ll}{2,}(?:(?<![σξψ]|πήρ|ήκ)ες|[σξψ]εις)(?!\\p{L})'

/** Articles before nouns of another gender, number or case. */
export const agreement: Prose['confused'] = [
  {
    pattern: `(?<!\\p{L})([τΤ]ον) ${CASELESS}\\p{Ll}{2,}(?:ής|ης|ος|ός|έας|ίας|ώνας|ήρας|τορας)(?!\\p{L})`,
    write: 'ο',
  },
  { pattern: `(?<!\\p{L})([τΤ]ον|[σΣ]τον|[τΤ]ην|[σΣ]την) (?:${ADJECTIVE} )?${NEUTER}`, write: 'το ή στο' },
  { pattern: `(?<=^|[.!;·»] )(Η|Ο) (?:${ADJECTIVE} )?${NEUTER}`, write: 'Το' },
  { pattern: '(?<!\\p{L})([τΤ]ου) \\p{Ll}{3,}(?<!φιλ|μιλ|φορ)ιάς(?!\\p{L})', write: 'της', sign: 'ιάς' },
  { pattern: `(?<!\\p{L})([σΣ]τον) ${CASELESS}\\p{Ll}{2,}ς(?!\\p{L})`, write: 'στους' },
  { pattern: `(?<!\\p{L})([σΣ]την) ${CASELESS}\\p{Ll}{2,}ς(?!\\p{L})`, write: 'στις' },
  { pattern: `(?<!\\p{L})([τΤ]ου) ${CASELESS}\\p{Ll}{2,}(?:ής|ης|έας|ώνας|ήρας)(?!\\p{L})`, write: 'ο' },
  { pattern: `(?<!\\p{L})([οΟ]ι) ${CASELESS}(?!ίδιος)\\p{Ll}{3,}(?:ής|ης|ας|ος|ός)(?!\\p{L})`, write: 'ο' },
  { pattern: `(?<!\\p{L})([τΤ]α) \\p{Ll}+(?:άκι|ίδι|άρι|όνι|ίνι|ήρι|ισμα|σιμο|τήριο)(?!\\p{L})`, write: 'το' },
  {
    pattern: '(?<!\\p{L})([τΤ]ο|[σΣ]το) \\p{Ll}+(?:άκια|ίδια|άρια|όνια|ίνια|ήρια|ματα|είδη)(?!\\p{L})',
    end: 1,
    write: 'α',
  },
  { pattern: `(?<!\\p{L})([ηΗ]) ${CASELESS}(?!${FEMININE_OS}(?!\\p{L}))\\p{Ll}{2,}ος(?!\\p{L})`, write: 'ο ή το' },
  {
    pattern: '(?<!\\p{L})([οΟ]) \\p{Ll}{2,}(?:ση|ξη|ψη|ότητα|ούρα|ίτσα|άνη|ήλη|άκι|όνι|ίδι|άρι|σιμο|ισμα)(?!\\p{L})',
    write: 'η',
  },
  {
    pattern:
      '(?<!\\p{L})([πΠ]ολύ) (?:προσοχή|δουλειά|υγρασία|λάσπη|υπομονή|φασαρία|σκόνη|δύναμη|πίεση|' +
      'βρομιά|μυρωδιά|ησυχία|σημασία|κίνηση|ζέστη|βροχή)(?!\\p{L})',
    end: 1,
    write: 'λή',
    sign: 'ολύ ',
  },
  {
    pattern: '(?<!\\p{L})([πΠ]ολλή) \\p{Ll}+(?:ό|ο|ός|ος|οί|οι|ές|ες|ούς|ους)(?!\\p{L})',
    end: 2,
    write: 'ύ',
    sign: 'ολλή ',
  },
  { pattern: `(?<!\\p{L})([σΣ]το|[τΤ]ο|[σΣ]τον|[τΤ]ον|[τΤ]ου) \\p{Ll}{3,}${FEMININE}`, write: 'η, την ή της' },
  { pattern: `(?<!\\p{L})([πΠ]ολλά|[μΜ]ερικά) ${NOT_NEUTER}`, end: 1, write: 'ές' },
  { pattern: `(?<!\\p{L})([λΛ]ίγα|[κΚ]άποια) ${NOT_NEUTER}`, end: 1, write: 'ες' },
  { pattern: `(?<!\\p{L})([τΤ]ρία) ${NOT_NEUTER}`, end: 2, write: 'εις' },
  { pattern: `(?<!\\p{L})([τΤ]έσσερα) ${NOT_NEUTER}`, end: 1, write: 'ις' },
  { pattern: `(?<!\\p{L})([πΠ]ολλ(?:ές|οί)|[μΜ]ερικ(?:ές|οί)) \\p{Ll}{2,}${SEVERAL}`, end: 2, write: 'ά' },
  { pattern: `(?<!\\p{L})([λΛ]ίγ(?:ες|οι)|[κΚ]άποι(?:ες|οι)) \\p{Ll}{2,}${SEVERAL}`, end: 2, write: 'α' },
  {
    pattern: '(?<!\\p{L})\\p{Ll}+ες (\\p{Ll}+μένα)(?= (?:από|με|σε|στ\\p{L}+)(?!\\p{L})|[.,;!]|$)',
    end: 1,
    write: 'ες',
    sign: 'μένα',
  },
]
