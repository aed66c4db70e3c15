// Greek words and endings that are taken for others, and verbs that do not agree with their nouns. Data.
import type { Prose } from '../../model/checks/language.ts'
import { adjectives } from './confused/adjectives.ts'
import { agreement } from './confused/agreement.ts'
import { alike } from './confused/alike.ts'
import { asking } from './confused/asking.ts'
import { cases } from './confused/cases.ts'
import { feminine } from './confused/feminine.ts'
import { MASCULINE } from './confused/nouns.ts'
import { or } from './confused/or.ts'
import { order } from './confused/order.ts'
import { pairs } from './confused/pairs.ts'
import { sounds } from './confused/sounds.ts'
import { that } from './confused/that.ts'
import { towns } from './confused/towns.ts'
import { unfinished } from './confused/unfinished.ts'

/** Before a noun whose genitive is another word, any adjective; else one that is no noun: "the file of the table". */
const BEFORE_N =
  '(?=(?:[αεηιουωάέήίόύώκπτξψ]|γκ|μπ|ντ))(?:\\p{Ll}+(?:ό|ο|ή|η) (?=\\p{Ll}+[όο](?!\\p{L}))|' +
  '(?:παλι|κεντρικ|κύρι|ηλεκτρικ|ίδι|άλλ|πρώτ|κλειστ|ανοιχτ|καλ|επόμεν|προηγούμεν|εσωτερικ|εξωτερικ|κοιν|έμπειρ|' +
  'ειδικ|τρίτ|τέταρτ|πέμπτ)[όο] )?'
/** Nouns of time, which say when: "in the evenings". */
const WHEN =
  '(?!βράδια|πρωινά|μεσημέρια|απογεύματα|ξημερώματα|μεσάνυχτα|καλοκαίρια|σαββατο|χριστούγεννα|χρόνια|περισσότερ|πάντα)'

/** What a verb of the plural begins behind: words that part it from its subject. */
const CLAUSE = '(?:που|όταν|και|αν|όσο|όπως|γιατί|να|θα|ότι|πως|όπου|πριν|μόλις|επειδή|ή|δεν)'
/** Behind a verb: its subject, or "to", before which many verbs have no subject of their own. */
const OTHER_SUBJECT =
  '(?: (?:πάντα|συνήθως|συχνά|μόνο|πλέον|τότε|ακόμα|ακόμη|επίσης|καλύτερα))?' +
  ' (?:(?:ο|η|το|οι|τα|κάθε(?! (?:χρόνο|μέρα|φορά|τόσο|μήνα|εβδομάδα|χειμώνα|λίγο)(?!\\p{L}))|όποιος|κάποιος|' +
  'ένας|μια|μία)(?!\\p{L})|\\p{Ll}+(?:ος|ός|ης|ής|έας)(?!\\p{L}))|' +
  '(?: \\p{Ll}+){0,2} να(?!\\p{L})'
/** Behind a verb that has its subject: an object with its article, how, or nothing. */
const AN_OBJECT =
  ' (?:(?:ακόμη|ακόμα) περισσότερο )?(?:τον|την|τη|τις|τους)(?!\\p{L})|' +
  ' (?:συχνά|εύκολα|γρήγορα|αργά|συνέχεια|καλά|άσχημα|πολύ|λίγο)' +
  '(?: \\p{Ll}+)?[.,;!]|[.,;!]|$'
/** Several, where a part of a sentence begins with them. */
const MANY =
  '[Οο]ι(?<=Οι|(?<!\\p{L})(?:[γΓ]ιατί|[εΕ]πειδή|[αΑ]ν|[όΌ]ταν|ότι|πως|[αΑ]φού|[μΜ]όλις|[εΕ]νώ|[όΌ]που|ώστε|που|' +
  'αλλά) οι)'
/** A noun, what it is of or where, and a verb of one. */
const SUBJECT_VERB =
  `${WHEN}\\p{Ll}+(?: τ(?:ης|ου|ων) (?:\\p{Lu}\\p{Ll}+ )?\\p{L}\\p{Ll}+)?` +
  `(?: (?:από|σε|με|στ\\p{L}+)(?: (?!${CLAUSE}(?!\\p{L}))\\p{Ll}+){1,3}?)? (?!εκεί|όπου|πρέπει)` +
  '(\\p{Ll}{3,}ει)(?!\\p{L})'
/** Words that differ by an accent alone. */
const accented: Prose['confused'] = [
  {
    pattern:
      '(?<=^|[.!;·»] )(?:(?!(?<!\\p{L})(?:[τΤ]α|[κΚ]άποια|[μΜ]ερικά|[άΆ]λλα|ορισμένα|πολλά|λίγα|αυτά|όλα|δύο|τρία)' +
      '(?!\\p{L}))[^.;!·])*' +
      ', (άλλα) (?:από|με|σε|δεν|όχι|το|η|ο|οι|στ\\p{L}+|και|μόνο|πρώτα|αν|όταν|' +
      'μπορ\\p{L}+)(?!\\p{L})(?![^.;!·]*(?<!\\p{L})άλλα(?!\\p{L}))',
    write: 'αλλά',
    sign: ', άλλα ',
  },
  {
    pattern: '(?<!\\p{L})(?:[τΤ]α|[κΚ]άποια|[μΜ]ερικά|[δΔ]ύο|[όΌ]λα τα|[σΣ]τα) (αλλά) \\p{Ll}',
    write: 'άλλα',
    sign: ' αλλά ',
  },
  // "One thing the house needs, another the store": no verb follows, as it does behind "but".
  {
    pattern:
      '(?<=^|[.!;·»] )Άλλ[αοη] \\p{Ll}+(?:ει|εί|ά|άει|ουν|ούν|εται|ονται) [^.;!,]{2,40}, (αλλά) ' +
      '(?:ο|η|το|οι|τα|στ(?:ο|η|ον|ην|α|ις|ους)|την?|τον)' +
      '(?: (?!\\p{L}+(?:ει|εί|άει|ουν|ούν|εται|ονται|ται|νε|με|τε)(?!\\p{L})|είναι|ήταν|δεν|θα)' +
      '\\p{L}+){1,4}(?=[.!:]|$)',
    write: 'άλλα',
    sign: 'λλ',
  },
  { pattern: '(?<!\\p{L})([γΓ]ιατί) πρόκειται(?! (?:για|να)(?!\\p{L}))', write: 'για τι', sign: 'ιατί πρόκειται' },
  {
    pattern:
      '(?<!\\p{L})(?:[δΔ]εν|[μΜ]ην?) (?:\\p{Ll}{1,3} )?(?!ξέρ|θυμ|γνωρ|λέ|είπ|πε|είναι|ρωτ|έχ|φαίν|ορί|μάθ|' +
      'νοιάζ|πειράζ|υπάρχ)[^.;!,]* (πότε)(?=[.!]|$)',
    write: 'ποτέ',
    sign: 'πότε',
  },
  {
    pattern: '(?<!\\p{L})(?:πρώτη|μια|μία|κάθε|δεύτερη|τρίτη|άλλη|τελευταία|αυτή τη|πόσες) (φόρα)(?!\\p{L})',
    write: 'φορά',
    sign: 'φόρα',
  },
  {
    pattern: '(?<!\\p{L})(?:[χΧ]ωρίς|[πΠ]ριν|[δΔ]εν)(?: (?!τι )\\p{L}+){1,3} (κάνεις)(?=[.!,]|$)',
    write: 'κανείς',
    sign: 'κάνεις',
  },
]

/** Words before a letter that is no word: a sign on a button, a part of a drawing. */
const LETTERED =
  '[οΟ]|[τΤ]ο|του|[έΈ]να|ενός|με|σε|στο|γράμμα|σύμβολο|πλήκτρο|κουμπί|εικονίδιο|ένδειξη|σημείο|θέση|διακόπτη|τύπου|' +
  'κατηγορί\\p{L}+|φάση|κλάση|σήμα|μικρό|πεζό|γραμμή|κύκλωμα|ζώνη|όροφος|πίνακας|πεδίο|μέρος|βήμα|στάδιο|δείκτη\\p{L}*'

/** Words written apart, together or short. */
const written: Prose['confused'] = [
  { pattern: "(?<!\\p{L})([κΚ]αθ['’] ?ένας)(?!\\p{L})", write: 'καθένας' },
  { pattern: "(?<!\\p{L})([κΚ]αθ['’] ?ένα)(?!\\p{L})", write: 'καθένα' },
  { pattern: '(?<!\\p{L})([εΕ]ν τάξει)(?!\\p{L})', write: 'εντάξει' },
  { pattern: '(?<!\\p{L})([εΕ]ξ αιτίας)(?!\\p{L})', write: 'εξαιτίας' },
  { pattern: "(?<!\\p{L})([εΕ]ξ ['’]?άλλου)(?!\\p{L})", write: 'εξάλλου' },
  { pattern: '(?<!\\p{L})([εΕ]πί πλέον)(?!\\p{L})', write: 'επιπλέον' },
  { pattern: "(?<!\\p{L})([αΑ]π['’] ?ευθείας)(?!\\p{L})", write: 'απευθείας' },
  { pattern: "(?<!\\p{L})([κΚ]ατ['’] ?ευθείαν?)(?!\\p{L})", write: 'κατευθείαν' },
  { pattern: '(?<!\\p{L})([γΓ]ιαυτ(?:ό|ά|ή|ές|ούς|όν|ήν))(?!\\p{L})', write: "γι' αυτό", sign: 'ιαυτ' },
  { pattern: '(\\d+ώρο)(?!\\p{L})', end: 3, write: 'ωρο', sign: 'ώρο' },
  { pattern: '(\\d+ώρη)(?!\\p{L})', end: 3, write: 'ωρη', sign: 'ώρη' },
  { pattern: '(?<!\\p{L})(κ) \\p{Ll}', write: 'και' },
  // "Or" in another alphabet, between words of this one; a letter that is drawn on something has its noun before it.
  {
    pattern:
      `(?<=[α-ωά-ώ\\d],? )(?<!(?:^|[ «])(?:${LETTERED}) )(i) ` +
      '(?!(?:και|ή|του|της|των|στ(?:ο|η|ον|ην|α|ις|ους)|εκ) )[α-ωά-ώ]{2}',
    write: 'ή',
    sign: ' i ',
  },
  { pattern: `(?<=[α-ωά-ώ],? )(?<!(?:^|[ «])(?:${LETTERED}) )(or) (?=[α-ωά-ώ]{2})`, write: 'ή', sign: ' or ' },
  { pattern: '(?<=[α-ωά-ώ],? )(and) (?=[α-ωά-ώ]{2})', write: 'και', sign: ' and ' },
  { pattern: '(?<!\\p{L})(πχ)(?!\\p{L})', write: 'π.χ.' },
  { pattern: '(?<!\\p{L})(κλπ|κτλ)(?![\\p{L}.])', write: 'κ.λπ.' },
]

export const confused: Prose['confused'] = [
  ...agreement,
  ...accented,
  ...written,
  ...sounds,
  ...or,
  ...asking,
  ...adjectives,
  ...pairs,
  ...alike,
  ...that,
  ...towns,
  ...unfinished,
  ...order,
  ...feminine,
  ...cases,
  {
    pattern:
      '(?<!\\p{L})(?:[ΟΗοη]|[Ττ]ο) \\p{Ll}+(?: (?:δεν|δε|θα|μας|σας|πάντα|συνήθως|συχνά|σπάνια))* (γίνετε)(?!\\p{L})',
    write: 'γίνεται',
    sign: 'γίνετε',
  },
  // What something comes from: a reader owes to somebody, and something.
  {
    pattern:
      '(?<!\\p{L})(?:[ΟοΗη]|[Ττ]ο|[Αα]υτό)(?: (?!που|όσ|τι|ποσό|χρέος)\\p{Ll}+){0,4} (οφείλετε) ' +
      '(?:κυρίως |συνήθως |συχνά )?(?:σε|στ(?:ο|η|ην|ον|α|ις|ους))(?!\\p{L})',
    end: 3,
    write: 'εται',
    sign: 'οφείλετε ',
  },
  // What a business does: nobody tells a customer to.
  {
    pattern:
      '[Ττ]ο (?!πόσο|πώς|τι |πότε|γιατί|πολύ|λιγότερο|περισσότερο|μήνα|χρόνο|πρωί|βράδυ|απόγευμα|μεσημέρι|καλοκαίρι|' +
      'χειμώνα)\\p{Ll}+ (?:(?:δεν|πάντα|συνήθως) )?((?:επισκευάζ|χρεών)ετε)(?!\\p{L})' +
      '(?! (?:κι )?(?:εσείς|μόν|οι ίδιοι))(?![^.;!]*;)',
    end: 3,
    write: 'εται',
    sign: 'ετε',
  },
  // A subject and its verb: one and many, and the ending that sounds like another.
  {
    pattern:
      `(?:Ο|Η|Ένας|Μια|Αυτός ο|Αυτή η)(?: (?!${CLAUSE}(?!\\p{L}))\\p{Ll}+){1,2} ` +
      '(\\p{Ll}{2,}(?:ίζ|ών|εύ|άζ|αίν|ύν|έρν|άφ|ίσκ)ετε)(?!\\p{L})',
    end: 3,
    write: 'εται',
    sign: 'ετε',
  },
  { pattern: `${MANY} ${SUBJECT_VERB}(?!${OTHER_SUBJECT})`, end: 2, write: 'ουν' },
  // The same with what they are before them, and one that does what many do.
  ...[
    ['ει', 'ουν'],
    ['εί', 'ούν'],
  ].flatMap(([one = '', many = '']) => [
    {
      pattern:
        `${MANY} (?:\\p{Ll}+(?:ες|ές|οι|οί) )${one === 'εί' ? '?' : ''}${WHEN}(?!(?:φορές|μέρες)(?!\\p{L}))` +
        '\\p{Ll}+(?:ες|ές|εις|είς|οι|οί)(?: τ(?:ης|ου|ων) \\p{Ll}+)?(?: (?:δεν|θα))? ' +
        `(?!εκεί|όπου|πρέπει|μπορεί|αξίζει|αρκεί|επί)((?:έχ|\\p{Ll}{3,})${one})(?!\\p{L})(?!${OTHER_SUBJECT})`,
      end: 2,
      write: many,
      sign: 'ι ',
    },
    {
      pattern:
        '(?:Ο|Η) (?!πλειο|μεγάλη μερίδα|μεγαλύτερη)\\p{Ll}+(?:ος|ός|η|ή|α|ά) ' +
        '(?!ομάδα|μερίδα|πλειο|οικογένεια)\\p{Ll}+(?:ος|ός|ας|ης|ής|η|ή|α|ά)(?: τ(?:ης|ου|ων) \\p{Ll}+)?' +
        `(?: (?:δεν|θα))? (\\p{Ll}{3,}${many})(?!\\p{L}| (?:οι|τα) )`,
      ...(one === 'ει' ? { end: 3, write: one } : { write: '=' }),
      sign: many,
    },
  ]),
  // Of those who belong to the business, and verbs that say nothing of "us".
  {
    pattern: `${MANY} \\p{Ll}+ (?:μας|σας) (έχει|ξέρει|δουλεύει|φεύγει|γνωρίζει)(?!\\p{L})(?!${OTHER_SUBJECT})`,
    end: 2,
    write: 'ουν',
    sign: 'ι ',
  },
  {
    pattern:
      `${MANY} \\p{Ll}+(?: (?:μας|σας))? (?!πρόκειται|χρειάζεται|φαίνεται|αρκεί|εξαρτάται|` +
      `δέχεται)(\\p{Ll}{2,}εται)(?!\\p{L})` +
      `(?!${OTHER_SUBJECT}| (?:ότι|πως|αν|όταν)(?!\\p{L}))`,
    end: 4,
    write: 'ονται',
    sign: 'ι ',
  },
  { pattern: '(?:Ο|Η) \\p{Ll}+(?: (?:μας|σας))? (\\p{Ll}{2,}ονται)(?!\\p{L})', end: 5, write: 'εται', sign: 'ονται' },
  {
    pattern:
      '(?:Ο|Η) (?!πλειο)\\p{Ll}+(?: (?:μας|σας))? (έγιναν|ήρθαν|βγήκαν|έπεσαν|έμειναν|έφυγαν|πήγαν|μπήκαν|βρέθηκαν|' +
      'άλλαξαν|' +
      'έσπασαν|βούλωσαν|χάλασαν|άνοιξαν|έκλεισαν|ξεκίνησαν|τελείωσαν|έφτασαν)(?!\\p{L})',
    end: 2,
    write: 'ε',
    sign: 'αν',
  },
  {
    pattern:
      `Τα ${WHEN}\\p{Ll}+ (?!πρόκειται|χρειάζεται|φαίνεται|εξαρτάται|γίνεται|\\p{L}*έπεται|απαγορεύεται)` +
      '(\\p{Ll}{2,}εται)(?=[.,;!]|$| (?:στ\\p{L}{1,3}|σε|εύκολα|γρήγορα|συχνά|πρώτα|αργά|μαζί|πάντα)(?!\\p{L}))',
    end: 4,
    write: 'ονται',
    sign: 'Τα ',
  },
  // "We" and "you", and the verb of another.
  {
    pattern: '(?<=^|[.!;·»] )Εμείς (?!εκεί)(\\p{Ll}{3,}ει)(?!\\p{L})(?! να| ο | η | το ' + ')',
    end: 2,
    write: 'ουμε',
    sign: 'Εμείς ',
  },
  { pattern: '(?<=^|[.!;·»] )Εσείς (\\p{Ll}{3,}ουμε)(?!\\p{L})', end: 4, write: 'ετε', sign: 'Εσείς ' },
  // What was, of many: verbs that never stand without a subject.
  {
    pattern:
      `${MANY} \\p{Ll}+(?:[εέ]ς|οι|οί|εις)(?: τ(?:ης|ου|ων) \\p{Ll}+)? ` +
      '(έγινε|ήρθε|βγήκε|έπεσε|έμεινε|έφυγε|πήγε|μπήκε|' +
      'βρέθηκε|άλλαξε|έσπασε|βούλωσε|χάλασε|άνοιξε|έκλεισε|ξεκίνησε|τελείωσε)(?!\\p{L})' +
      `(?!${OTHER_SUBJECT}| [^.;,!]{0,20}(?:ότι|πως))`,
    end: 1,
    write: 'αν',
    sign: 'ι ',
  },
  // "Ta" may be the object: what follows tells.
  { pattern: `Τα ${SUBJECT_VERB}(?=${AN_OBJECT})`, end: 2, write: 'ουν' },
  {
    pattern:
      `Τα \\p{Ll}+[άα] ${WHEN}\\p{Ll}{3,}[άα] (?:δεν|δε) (?!πρέπει|αξίζει|αρκεί|χωρά|θέλει|κάνει|ξέρει|βγάζει|έχει)` +
      '(\\p{Ll}{3,}ει)(?=[.,;!]|$| (?:στ\\p{L}{1,3}|σε|με|από|εύκολα|ποτέ|καλά|όπως|μόν[αο]|ούτε|και)(?!\\p{L}))',
    end: 2,
    write: 'ουν',
    sign: 'Τα ',
  },
  { pattern: '(?:Ο|Η) (?!πλειο)\\p{Ll}+ (\\p{Ll}{3,}ουν)(?!\\p{L})', end: 3, write: 'ει' },
  // Of one thing, told where it is: "a grate at the low point of the ramp is enough to".
  {
    pattern:
      '(?:[Μμ]ία|[Μμ]ια)(?<=(?:^|[.!;·] |(?<!\\p{L})(?:[όΌ]που|[όΌ]ταν|[εΕ]άν|[αΑ]ν) [^.;!]{3,80}, )\\p{L}{3}) ' +
      '(?!φορά|η?μέρα|ώρα|εβδομάδα|χρονιά)(?:\\p{Ll}+η )?\\p{Ll}{2,}[αηάή] (?:σε|στ(?:ο|η|ον|ην)|τ(?:ου|ης)) ' +
      `(?:(?!${CLAUSE}(?!\\p{L}))\\p{Ll}+ ){1,4}?(?:δεν )?` +
      '(αρκούν|επαρκούν|φτάνουν(?= για να))(?!\\p{L})(?! (?:οι|τα) )',
    write: 'αρκεί ή φτάνει',
  },
  {
    pattern: `(?:Ο|Η) (?!πλειο|μερίδα)\\p{Ll}+ τ(?:ης|ου) \\p{Ll}+(?: δεν)? (\\p{Ll}{2,}ονται)(?!\\p{L}| (?:οι|τα) )`,
    end: 5,
    write: 'εται',
  },
  {
    pattern: `(?:Ο|Η) (?!πλειο|μερίδα)\\p{Ll}+ τ(?:ης|ου) \\p{Ll}+(?: δεν)? (\\p{Ll}{3,}ουν)(?!\\p{L}| (?:οι|τα) )`,
    end: 3,
    write: 'ει',
  },
  {
    pattern: '(?<!\\p{L})(\\p{Ll}+μένη) \\p{Ll}+(?:[τρνλ]ιο|[ρτλν]ίο|είο|[σψξ]ιμο|ισμα)(?<!αύριο)(?!\\p{L})',
    end: 1,
    write: 'ο',
    sign: 'μένη',
  },
  { pattern: `(?<!\\p{L})([Ττ]ο) ${BEFORE_N}${MASCULINE}`, end: 0, write: 'ν' },
  { pattern: `(?<!\\p{L})([Σσ]το) ${BEFORE_N}${MASCULINE}`, write: 'στον' },
  { pattern: `(?<!\\p{L}|[Ττ]ο )([Έέ]να) ${BEFORE_N}${MASCULINE}`, end: 0, write: 'ν', sign: 'να ' },
  { pattern: '(?<!\\p{L})(Μαίου|Μάιου|μαίου)(?!\\p{L})', write: 'Μαΐου', sign: 'ου' },
]
