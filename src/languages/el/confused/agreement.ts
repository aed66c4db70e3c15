// Greek articles that do not agree with their nouns in gender, number or case. Data.
import type { Prose } from '../../../model/checks/language.ts'
import { FEMININE as FEMININE_NOUN, FEMININES, NEUTER, OF_KIND, OF_MANY, OF_SORT } from './nouns.ts'

/** Feminine nouns in -ος, and adjectives of two endings. */
const FEMININE_OS =
  '(?:οδός|[εέ][ιί]?σοδος|έξοδος|είσοδος|μέθοδος|πρόοδος|περίοδος|άνοδος|κάθοδος|δίοδος|πάροδος|σύνοδος|άμμος|νήσος|' +
  'ήπειρος|λεωφόρος|διάμετρος|περίμετρος|παράμετρος|επέτειος|διάλεκτος|παράγραφος|εγκύκλιος|δικηγόρος|γιατρός|' +
  'υπάλληλος|μηχανικός|ηλεκτρολόγος|αρχιτέκτονας|σύζυγος|ένοικος|κάτοικος|πολιτικός|μηχανολόγος|ιδιοκτήτης|πρόεδρος|' +
  'υπεύθυνος|σύμβουλος|οδηγός|έμπορος|δάσκαλος|νόσος|χώρος|κιβωτός|άβυσσος|ράβδος|ψήφος|βίβλος|πλίνθος|ύδρευσις|' +
  'άσφαλτος|τάφρος|κάθετος|διαγώνιος|υδρόγειος|έρημος|χερσόνησος|λέμβος|κάμινος|έγκυος|συνάδελφος|κάτοχος|μέτοχος|' +
  'συνήγορος|επίτροπος|έφορος|υποψήφιος|άνεργος|τρόφιμος|προϊστάμενος|εργαζόμενος|' +
  '[α-ωά-ώ]*(?:λόγος|γράφος|τέκτονος|δρόμος|φόρος)|[α-ωά-ώ]{2,}(?:κόμος|ίατρος|νόμος|ούχος|αρχος|άρχος))'
/** Between an article and its noun; an ordinal may stand for a floor. */
const ADJECTIVE = '(?!οποί|πρώτ|δεύτερ|τρίτ|τέταρτ|πέμπτ|έκτ|ίδι|άλλ|ένα)\\p{Ll}{3,}[οόηή]'
/** Words between an article and its noun that have no case. */
const CASELESS =
  '(?!(?:εξής|τέως|πλέον|μας|σας|τους|εμάς|εσάς|προς|εντός|εκτός|εμπρός|ένας|καθένας|απευθείας|' +
  `κατευθείαν)(?!\\p{L})|${OF_KIND} |${OF_SORT})`

/** Nouns that no masculine or neuter article, number or adjective goes with. */
const FEMININE = '(?:ση|ξη|ψη|ότητα)(?!\\p{L})'
/** Several things that are neuter, or of the other two genders. */
const SEVERAL = '(?:ματα|άκια|ίδια|όνια|άρια|ήρια|ίτια|άτια|γεία|εία)(?!\\p{L})'
/** Things that are none: no word that begins with a vowel or ends as verbs of the past do ("πολλά ζήτησες"). */
const NOT_NEUTER = '(?![αάεέηήιίοόυύωώ])\\p{Ll}{2,}(?:(?<![σξψ]|πήρ|ήκ)ες|[σξψ]εις)(?!\\p{L})'
/** Men, floors and the like whom a verb or a preposition has; no one is called so, whose something is. */
const SEVERAL_MEN =
  '(?:(?!(?:διεθν|ακριβ|σαφ|συνεχ|ασφαλ|επαρκ|ευτελ|διαρκ|υγι|αφαν|ευγεν|αλγ|φορ)ούς(?!\\p{L}))' +
  '\\p{Ll}{3,}ούς|ενοίκους|ορόφους|δρόμους|' +
  'ανθρώπους|τοίχους|κήπους|χώρους|κατοίκους|ελέγχους|τρόπους|λόγους|κάδους|υπονόμους)(?!\\p{L})'
const SEVERAL_WOMEN =
  `(?:${FEMININES}|(?:βλάβες|φορές|εργασίες|επισκευές|αποφράξεις|επισκέψεις|ερωτήσεις|λύσεις|κατοικίες|ώρες|` +
  'διευθύνσεις|αποχετεύσεις|ταράτσες|ρίζες|κλήσεις)(?!\\p{L}))'

/** Days of the week, of the nouns that "i" stands before. */
const DAY = '(?:Κυριακή|Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή)(?!\\p{L})'
/** What things are, by its beginnings; what may follow it where its noun stands before it. */
const SAID = '(?:\\p{Ll}{2,}μέν|γεμάτ|ανοιχτ|κλειστ|παλι|καθαρ|έτοιμ|σκληρ|στεν|ακριβ|φτην|υγρ|στεγν|σάπι|άδει)'
const ENDED = '(?=[.!]|$| (?:από|με|σε|στ\\p{L}{1,3}|γιατί|επειδή|αλλά)(?!\\p{L}))'
const PRICE_ENDED = `(?:${ENDED}|(?=,| για ))`
/** Feminine nouns of a job, before which no neuter stands. */
const PRICE =
  '(?<!\\p{L})(?:τιμή|εγγύηση|απόδειξη|χρέωση|επίσκεψη|συμφωνία|άδεια|γνωμάτευση|προσφορά|απάντηση|κατάσταση)'
/** What a price or a paper is: of words in -ό most are nouns, "water" and "food". */
const OF_PRICE =
  '(?:γνωστ|σταθερ|γραπτ|φτην|φθην|ακριβ|χαμηλ|υψηλ|καθαρ|τελικ|αρχικ|συνολικ|σωστ|λογικ|κλειστ|ανοιχτ|κανονικ|' +
  'οριστικ|συμβολικ|ανταγωνιστικ|προφορικ|διπλ|μοναδικ|ειδικ|καλ|κακ|δυνατ|προληπτικ|τακτικ|' +
  'εργοστασιακ|αναλυτικ|προσωριν|οικονομικ|ενδεικτικ|πραγματικ)ό'
/** "In the morning it is": no subject. */
const NO_TIME = '(?!(?:πρωί|βράδυ|μεσημέρι|απόγευμα|καλοκαίρι|φθινόπωρο|ίδιο|πρώτο|μόνο)(?!\\p{L}))'

/** Articles before nouns of another gender, number or case. */
export const agreement: Prose['confused'] = [
  // A price, and what it is behind it.
  {
    pattern: `${PRICE} (${OF_PRICE})${PRICE_ENDED}`,
    end: 1,
    write: 'ή',
  },
  { pattern: `${PRICE} (\\p{Ll}{2,}μένο)${PRICE_ENDED}`, end: 1, write: 'η', sign: 'μένο' },
  {
    pattern: `(?<!\\p{L})([τΤ]ον) ${CASELESS}\\p{Ll}{2,}(?:ής|ης|ος|ός|έας|ίας|ώνας|ήρας|τορας)(?!\\p{L})`,
    write: 'ο',
  },
  { pattern: `(?<!\\p{L})([τΤ]ον|[σΣ]τον|[τΤ]ην|[σΣ]την) (?:${ADJECTIVE} )?${NEUTER}`, write: 'το ή στο' },
  { pattern: `([ΗΟ])(?<=(?:^|[.!;·»] )[ΗΟ]) (?:${ADJECTIVE} )?${NEUTER}`, write: 'Το' },
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
  // "With a guarantee of its own": whose it is, and no article.
  {
    pattern:
      `(?<!\\p{L})([σΣ]το|[τΤ]ο|[σΣ]τον|[τΤ]ον|(?<!δικ\\p{L}{1,3} |\\p{Ll}(?:τ|[σξψλρν])ε )[τΤ]ου) ` +
      `\\p{Ll}{3,}${FEMININE}`,
    write: 'η, την ή της',
  },
  { pattern: `(?<!\\p{L})([πΠ]ολλά|[μΜ]ερικά) ${NOT_NEUTER}`, end: 1, write: 'ές' },
  { pattern: `(?<!\\p{L})([λΛ]ίγα|[κΚ]άποια) ${NOT_NEUTER}`, end: 1, write: 'ες' },
  { pattern: `(?<!\\p{L})([τΤ]ρία) ${NOT_NEUTER}`, end: 2, write: 'εις' },
  { pattern: `(?<!\\p{L})([τΤ]έσσερα) ${NOT_NEUTER}`, end: 1, write: 'ις' },
  { pattern: `(?<!\\p{L})([πΠ]ολλ(?:ές|οί)|[μΜ]ερικ(?:ές|οί)) \\p{Ll}{2,}${SEVERAL}`, end: 2, write: 'ά' },
  { pattern: `(?<!\\p{L})([λΛ]ίγ(?:ες|οι)|[κΚ]άποι(?:ες|οι)) \\p{Ll}{2,}${SEVERAL}`, end: 2, write: 'α' },
  // Of men and women; what something is of has these letters too: "many of great length".
  {
    pattern: `(?<!\\p{L})([πΠ]ολλ|[μΜ]ερικ)ές ${SEVERAL_MEN}`,
    write: '=',
    sign: 'ές ',
  },
  { pattern: `(?<!\\p{L})([λΛ]ίγ|[κΚ]άποι|[άΆ]λλ|[όΌ]λ)ες (?:τις )?${SEVERAL_MEN}`, write: '=', sign: 'ες ' },
  {
    pattern: `(?<!\\p{L})((?:[πΠ]ολλ|[μΜ]ερικ)ούς|(?:[λΛ]ίγ|[κΚ]άποι|[άΆ]λλ|[όΌ]λ)ους(?: τους)?) ${SEVERAL_WOMEN}`,
    write: '=',
    sign: 'ς ',
  },
  {
    // A time says when, and things of another sentence part stand behind it: "we found them many times broken".
    pattern:
      '(?<!\\p{L})(?!(?:φορές|μέρες|ημέρες|νύχτες|ώρες|εβδομάδες|βδομάδες|χρονιές|χθες|χτες|Χθες|' +
      'Χτες)(?!\\p{L}))\\p{Ll}+ες ' +
      '(?!δεδομένα)(\\p{Ll}+μένα)(?= (?:από|με|σε|στ\\p{L}+)(?!\\p{L})|[.,;!]|$)',
    end: 1,
    write: 'ες',
    sign: 'μένα',
  },
  // "Of the" and "the" of several, which sound the same.
  {
    pattern:
      `(?<!\\p{L})([τΤ]ις) ${CASELESS}(?!επίσης|ας|[α-ωά-ώ]*(?:οντ|ώντ)ας)` +
      '\\p{L}\\p{Ll}{2,}(?:ας|ης|ής|ιάς)(?<![^ι]άς)(?!\\p{L})',
    write: 'της',
    sign: 'ις ',
  },
  { pattern: `(της) (?<=(?:[^ς]|ο[ςυ]) της )${FEMININES}(?! δεν(?!\\p{L}))`, write: 'τις', sign: 'ης ' },
  {
    pattern:
      `(?<!\\p{L})([τΤ]ων) ${CASELESS}(?!(?:πολλές|μερικές|κάποιες|λίγες|άλλες|όποιες|έως|ως|αμέσως|κατόπιν|` +
      `αυτόματα)(?!\\p{L}))` +
      '\\p{Ll}{3,}(?:ες|ές|εις|ους|ούς|οι|οί|ας|ης|ής|ος|ός|ματα|άκια)(?<!τρεις|τέσσερις)(?!\\p{L})',
    write: 'οι, τις ή τους',
    sign: 'ων ',
  },
  { pattern: `(?<!\\p{L})([τΤ]ον) (?!${OF_MANY})\\p{Ll}{2,}(?:ων|ών)(?!\\p{L})`, write: 'των', sign: 'ον ' },
  {
    pattern:
      '(?<!\\p{L})(επείγων) (?:περιστατικό|πρόβλημα|θέμα|ραντεβού|έργο|τηλεφώνημα|μήνυμα)(?!\\p{L})|' +
      '(?<!\\p{L})(?:[τΤ]ο|[έΈ]να|[κΚ]άθε) (επείγων)(?!\\p{L})',
    write: 'επείγον',
    sign: 'επείγων',
  },
  // "Now the fridge, now the washer": one behind the other.
  {
    pattern: `(?<!\\p{L})(?<![μΜ]ια \\p{L}{3,12},? )([μΜ]ια|[μΜ]ία) ${NEUTER}(?!,? (?:και |κι )?μια )`,
    write: 'ένα',
    sign: 'α ',
  },
  { pattern: `(?<!\\p{L}|προς |[τΤ]ο )([έΈ]να) ${FEMININE_NOUN}`, write: 'μία', sign: 'να ' },
  { pattern: `(?<!\\p{L})([έΈ]νας) (?:${FEMININE_NOUN}|${NEUTER})`, write: 'μία ή ένα', sign: 'νας ' },
  {
    pattern:
      '(?<!\\p{L})([κΚ]άθε) (?!(?:λίγες|μερικές|πόσες|τόσες|τρεις|τέσσερις|\\p{L}*κόσιες|πλήρες|σύνηθες|χίλιες|' +
      'χιλιάδες|δεκάδες|άλλες|' +
      '[α-ωά-ώ]+ώδες)(?!\\p{L}))' +
      '\\p{Ll}{3,}(?:ες|ώσεις|ήσεις|ίσεις|άσεις|άξεις|ήξεις|ώματα|ήματα|ίσματα)(?!\\p{L})',
    write: 'όλες οι, όλοι οι ή όλα τα',
    sign: 'άθε ',
  },
  // One thing behind an article of several, several behind that of one, and what something is of; behind an
  // adjective the article may be a pronoun: "her own line".
  { pattern: `(?<=^|[.!;·»] )(Η) (?!τρεις)\\p{Ll}{3,}(?:ες|ές|οι|εις)(?!\\p{L})`, write: 'Οι', sign: 'Η ' },
  { pattern: `(?<!\\p{L})([οΟ]ι) ${FEMININE_NOUN}`, write: 'η', sign: 'ι ' },
  {
    pattern: `(?<!\\p{L})([τΤ]ις) (?:${FEMININE_NOUN}|${DAY})`,
    write: 'τη ή την',
    sign: 'ις ',
  },
  { pattern: `(?<!\\p{L})([τΤ]α|[σΣ]τα) (?!ραντεβού|σπίτι|γραφείο)${NEUTER}`, write: 'το ή στο', sign: 'τα ' },
  {
    pattern: `(της) (?<=\\p{L}[^ηήαάε\\s] της )(?!μέρα|ημέρα|τιμή)${FEMININE_NOUN}(?! δεν(?!\\p{L}))`,
    write: 'τη ή την',
    sign: 'ης ',
  },
  {
    pattern:
      '(του) (?<=\\p{L}[^οόύε\\s] του )(?<!(?:μέσα|μπροστά|δίπλα|κοντά|ανάμεσά) του )' +
      '(?:φρεάτιο|σιφόνι|μπάνιο|δωμάτιο|κατάστημα|καλώδιο|κουμπί|κλειδί|πλυντήριο|' +
      'δίκτυο|' +
      'σύστημα|' +
      'μηχάνημα|νερό|πρόβλημα)(?! δεν(?!\\p{L}))(?!\\p{L})',
    write: 'το',
    sign: 'ου ',
  },
  {
    pattern: '(?<!\\p{L}|προς |[τΤ]ο )([έΈ]να) \\p{Ll}{2,}(?:ώνας|ήνας|τήρας|' + 'ίνακας)(?!\\p{L})',
    write: 'ένας',
    sign: 'νας',
  },
  // "A fault is one thing, wear another."
  {
    pattern: `(?<!\\p{L})(?<![άΆ]λλο [^.;!]{2,40})([άΆ]λλο) ${FEMININE_NOUN}(?![^.;!]{0,20}(?<!\\p{L})άλλο(?!\\p{L}))`,
    end: 1,
    write: 'η',
    sign: 'λλο ',
  },
  { pattern: `(?<!\\p{L})([κΚ]άποιο) ${FEMININE_NOUN}`, end: 2, write: 'ια', sign: 'άποιο ' },
  // What is said of a thing, in the gender of another.
  {
    pattern: `(?<=^|[.!;·»] )Το ${NEUTER}(?: (?:μας|σας))? είναι (γεμάτη(?! (?:η|μια) ))`,
    end: 1,
    write: 'ο',
    sign: 'γεμάτη',
  },
  {
    pattern: `Το ${NO_TIME}\\p{Ll}+(?: (?:μας|σας))? είναι (${SAID}(?:ος|` + `ός))${ENDED}`,
    end: 2,
    write: 'ο',
    sign: 'Το ',
  },
]
