// The Greek words for "or" and "the", which differ by an accent. Data.
import type { Prose } from '../../../model/checks/language.ts'
import { MASCULINE, NEUTER, OF_KIND, OF_MANY, OF_SORT, THINGS } from './nouns.ts'

/** Words that no feminine article stands before. */
const AFTER_OR =
  'ο|τον|τη|την|τις|το|τα|τους|(?<!, η )(?:του|της|των)|σε|με|' +
  // "She from upstairs", and not "from the side or from above".
  'από(?! (?:πάνω|κάτω|δίπλα|απέναντι|πίσω|μπροστά|μέσα|έξω)(?!\\p{L}))|(?<=(?:από|ή) \\p{L}+ η )από|για|στο|στη|' +
  'στην|στον|στα|στις|να|αν|όταν|' +
  'αύριο|μεθαύριο|αργότερα|αλλιώς|όχι|οπουδήποτε|ένα(?! (?:χρόνο|μήνα|μέτρο|προς|τέταρτο|τοις|δύο))|' +
  'έναν|ένας|κάποι(?:ο|ον|ος|ους)|ό,τι|όποτε|όπου|αλλού'
/** Nor before a word with these endings, adjectives apart. */
const NOT_FEMININE =
  `(?!${OF_KIND} |${OF_SORT}|${OF_MANY})(?!εξής|πλήρης|\\p{L}+(?:ήρης|ώδης|ήθης|έθης|άρκης|` +
  `ήκης)(?!\\p{L}))\\p{Ll}{2,}(?:ης|ας|άς|ες|ές|` +
  `εις|είς|` +
  'ους|ούς|ων|ών|(?:[σξψλρν]|[εάύ]|εί)τε|[τρνλσγδκφχ]ιο|[ρτλν]ίο|είο|[σψξ]ιμο|ισμα|έρι|άκι|ίδι|άρι|όνι|ίνι|' +
  '(?:ικ|ιν|ερ|ητ|στ)ό)(?!\\p{L})'

/** Adverbs of place and time, and what follows one that has no noun. */
const ADVERB =
  '(?:[έΈ]ξω|[μΜ]έσα|[πΠ]άνω|[κΚ]άτω|[δΔ]ίπλα|[αΑ]πέναντι|[κΚ]οντά|[μΜ]ακριά|[μΜ]προστά|[μΜ]προς|[πΠ]ίσω|[πΠ]ριν|' +
  '[μΜ]ετά|[δΔ]εξιά|[αΑ]ριστερά|[νΝ]ωρίς|[νΝ]ωρίτερα|[αΑ]ργά|[εΕ]δώ|[εΕ]κεί|[ψΨ]ηλά|[χΧ]αμηλά|[τΤ]ώρα|[σΣ]ήμερα|' +
  '[πΠ]ρωί|[βΒ]ράδυ|[αΑ]πόγευμα|[μΜ]εσημέρι)(?!\\p{L})'
const NO_NOUN = '(?=[.,;!:)]|$| (?:από|σε|στ\\p{L}{1,3}|και|για|αν|όταν|όπως|όπου|όποτε|εφόσον|μας|σας)(?!\\p{L}))'
/** Adverbs that stand between an article and its noun, without their last letter. */
const OF_DEGREE = 'τόσ|όσ|μόν|λίγ|άλλ|πρώτ|δεύτερ|αυτ|εδ|πλέ|δύ'
/** What a business or its customer does, and what happens. */
const VERB = '(?!εκεί)\\p{Ll}{2,}(?:ουμε|ούμε|άμε|όμαστε|ετε|άτε|ουν|ούν|εται|ονται|ούνται|ει)(?!\\p{L})'

/** Words of a list that are no verbs, articles or words that begin a part of a sentence. */
const LISTED_WORD =
  '(?!(?:ο|η|οι|το|τα|τον|την|τη|του|της|των|τους|τις|αν|όταν|όσο|όπου|αφού|επειδή|πριν|μετά|ενώ|μόλις|εάν|και|κι|να|' +
  'θα|δεν|που|είναι|ήταν|έχει|ναι|όχι|Ναι|Όχι|Αν|Όταν|Όσο|Όπου|Αφού|Επειδή|Πριν|Μετά|Ενώ|Μόλις|Εάν|Σε|Με|Από|' +
  'Για|με|σε|από|για|στ\\p{L}{1,3}|' +
  '\\p{L}+(?:ει|εί|ουν|ούν|εται|άται|ονται|ουμε|ετε|ηκε|αν|[σξψ]ε))(?!\\p{L}))\\p{L}{3,}'
/** Jobs, and no verb behind the second one. */
const WORK =
  '(?:[εΕ]πισκευή|[αΑ]λλαγή|[αΑ]ντικατάσταση|[αΑ]πόφραξη|[εΕ]γκατάσταση|[τΤ]οποθέτηση|[σΣ]υντήρηση|[αΑ]φαίρεση|' +
  '[αΑ]πολύμανση|[άΆ]ντληση|[μΜ]όνωση|[σΣ]τεγάνωση|[δΔ]ιάνοιξη|[αΑ]νακαίνιση|[μΜ]ετατροπή)'
const NO_VERB = '(?!\\p{L})(?! (?:\\p{Ll}+ )?(?:είναι|έχει|δεν|θα|\\p{Ll}+(?:ει|εί|εται|άται|ουν|ονται))(?!\\p{L}))'
const CLAUSE = '(?:Αν|Εάν|Όταν|Όσο|Όπου|Αφού|Επειδή|Πριν|Μόλις)(?!\\p{L})'

/** "Or" and the article, each for the other. */
export const or: Prose['confused'] = [
  {
    pattern: `(η)(?<=\\p{L},? η) (?:(?:${AFTER_OR})(?!\\p{L})|${NOT_FEMININE})`,
    write: 'ή',
  },
  {
    pattern: `(η)(?<=\\p{L},? η) (?:\\p{Ll}{3,}[οό] (?:${NEUTER}|${MASCULINE})|${MASCULINE}|${THINGS}|${VERB})`,
    write: 'ή',
    sign: ' η ',
  },
  // One of several that are listed, without an article and without a verb.
  {
    pattern:
      `(η)(?<=(?:^|[.!;·:»] )(?:${LISTED_WORD}(?: ${LISTED_WORD})?, )+\\p{Ll}+(?:ος|ός) \\p{Ll}+(?:[αάηήοό])ς η) ` +
      `(?!αιτία|λύση|αφορμή|συνέχεια|απάντηση|πηγή)(?:${LISTED_WORD} )?\\p{Ll}+[ηήαά]` +
      '(?=[.;!]|$|, | (?:που|με|σε|στ\\p{L}{1,3}|από|και)(?!\\p{L}))',
    write: 'ή',
    sign: ' η ',
  },
  // Of two jobs, the first without an article.
  {
    pattern:
      `(?<=(?:^|[^\\p{L} ] |(?:με|για|χωρίς|από|σε|κάνουμε|θέλει|χρειάζεται|ή|και) )${WORK} )(η) ` +
      `${WORK}${NO_VERB}`,
    write: 'ή',
    sign: 'η η ',
  },
  // What one pays, writes or comes with: no other subject follows.
  {
    pattern:
      `(η)(?<=(?:^|[.!;·»] )(?!${CLAUSE})\\p{Lu}\\p{Ll}+(?:ουμε|ούμε|άμε|ετε|είτε|άτε|όμαστε|[σξψ]τε)` +
      '(?: [^.;!,]{1,30})? (?:με|σε|από|για|χωρίς) \\p{Ll}+ η) \\p{Ll}+(?=[.!]|$)',
    write: 'ή',
    sign: ' η ',
  },
  // "Inside or outside", "day or night", "two or three".
  { pattern: `${ADVERB} (η) ${ADVERB}${NO_NOUN}`, write: 'ή', sign: ' η ' },
  {
    pattern: '(?<=(?<!(?:κάθε|τη|την|η|μια|μία|όλη) )(?:[μΜ]έρα|[νΝ]ύχτα) )(η) (?:μέρα|νύχτα)(?=[.,;!]|$)',
    write: 'ή',
    sign: ' η ',
  },
  {
    pattern:
      '(?<=(?<!\\p{L})(?:[έΈ]ναν?|[μΜ]ία|[μΜ]ια|[δΔ]ύο|[δΔ]υο|[τΤ]ρία|[τΤ]έσσερα) )(η) ' +
      '(?:δύο|δυο|τρία|τέσσερα|πέντε|έξι)(?!\\p{L})',
    write: 'ή',
    sign: ' η ',
  },
  // Two things or qualities of one form, and no noun follows.
  ...['ική', 'ένη', 'ινή', 'ινη', 'ερή', 'ητή', 'στή'].map((ending) => ({
    // "The plastic one is handier", with no verb.
    pattern:
      `(?<=(?<!(?:[πΠ]ιο|[πΠ]ολύ|[εΕ]ξίσου) )(?<!\\p{L})\\p{L}\\p{Ll}+${ending} )(η) ` +
      `\\p{Ll}{2,}${ending}${NO_NOUN}`,
    write: 'ή',
    sign: `${ending} η `,
  })),
  {
    pattern: `(?<=(?<!\\p{L})(?!(?:${OF_DEGREE})ο)\\p{Ll}{3,}ο )(η) (?!(?:${OF_DEGREE})ο)\\p{Ll}{3,}ο${NO_NOUN}`,
    write: 'ή',
    sign: 'ο η ',
  },
  // Behind a verb of the first or second person, and no noun follows.
  {
    pattern:
      `(?<=(?:ετε|άτε|είτε|ουμε|άμε|ούμε|όμαστε),? )(η) ${ADVERB} (?:από|σε|στ\\p{L}{1,3}) (?:τ\\p{L}{1,2} )?\\p{Ll}+` +
      `(?: (?:μας|σας|του|της))?${NO_NOUN}`,
    write: 'ή',
    sign: ' η ',
  },
  {
    pattern:
      '(?<=^|[.!;·»] )(Ή) (?!ακόμη|ήδη|απλά|\\p{L}+τερα|γρήγορα|σπάνια|σίγουρα|τέλεια|ήρεμα|βαθιά|μακριά)' +
      '(?:\\p{Ll}{2,}[ηή] |\\p{Ll}{2,}(?:α|ιά) \\p{Ll}+(?:ει|εται)(?!\\p{L}))(?![^.;!]*(?<!\\p{L})ή )',
    write: 'Η',
    sign: 'Ή ',
  },
  {
    pattern:
      '(?<!\\p{L})(?:[όΌ]ταν|[αΑ]ν|που|γιατί|[εΕ]πειδή|[πΠ]ριν|ότι|πως|όπου|[μΜ]όλις|ενώ|ώστε|και) (ή) ' +
      '\\p{Ll}{2,}[ηήα] \\p{Ll}+(?:ει|εται|ά)(?!\\p{L})(?![^.;!]*(?<!\\p{L})ή )',
    write: 'η',
    sign: ' ή ',
  },
]
