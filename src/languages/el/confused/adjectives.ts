// Greek adjectives that are not of the gender and number of the noun they are said of, or stand before. Patterns, data.
import type { Prose } from '../../../model/checks/language.ts'
import { FEMININE, FEMININES, MEN, NEUTER, THINGS } from './nouns.ts'

/** What was done to a thing, or is left of it, without its ending: "broken". No noun ends so. */
const DONE = '\\p{Ll}{2,}[σγμωηαυνρλχ]μέν'
/** What a thing is, and what no adverb in -α says of it. */
const STATE =
  '(?:παλι|στεν|σάπι|άδει|γεμάτ|υγρ|στεγν|βρώμικ|βρόμικ|έτοιμ|σκληρ|καινούρι|καινούργι|μικρ|μεγάλ|χοντρ|κρύ|άθικτ|' +
  'μεταχειρισμέν)'
/** What a thing is, besides; adverbs in -α are made of these: "the tap is high up". */
const MORE =
  '(?:ανοιχτ|κλειστ|καθαρ|ακριβ|φτην|φθην|ψηλ|χαμηλ|γερ|ζεστ|λεπτ|δύσκολ|εύκολ|γρήγορ|αργ|σταθερ|ελεύθερ|διαθέσιμ|' +
  'έμπειρ|ευγενικ|πρόθυμ|ήσυχ|δυνατ|αδύναμ|θολ|προσωριν|μόνιμ|χρήσιμ|ανθεκτικ|αξιόπιστ|πλαστικ|μεταλλικ|χάλκιν)'
/** Of which one in -α is feminine. */
const SOFT = '(?:παλι|άδει|σάπι|καινούρι|καινούργι|κρύ)'
const ANY = `(?:${DONE}|${STATE}|${MORE})`
const FIRM = `(?:${DONE}|${STATE})`

/** Where a part of a sentence begins, and its subject with it; behind those of the second kind it may be one of two. */
const BEGINS =
  '(?:^|[.!;·»:–(] )(?:Σ(?:το|τη|την|τον|τα|τις|τους) (?:\\p{Ll}+ ){1,2})?|' +
  '(?<!\\p{L})(?:[γΓ]ιατί|[εΕ]πειδή|[αΑ]ν|[όΌ]ταν|ότι|πως|[αΑ]φού|[μΜ]όλις|[εΕ]νώ|[όΌ]σο|[όΌ]που|ώστε|που|αλλά|' +
  '[εΕ]άν|[Αα]κόμη|[Αα]κόμα|[Ττ]ότε|[Σσ]υχνά) '
const ALSO = `${BEGINS}|, |(?<!\\p{L})(?:και|κι|ή) `
/** Behind a subject: whose it is, of what, where. */
const WHOSE =
  '(?: (?:μας|σας|τους))?(?: τ(?:ου|ης|ων) (?!είναι|ήταν)\\p{Ll}+)?' +
  '(?: (?:σ(?:το|τη|την|τον|τα|τις|τους)|από τ\\p{L}{1,2}|κάτω από τ\\p{L}{1,2}) (?!είναι|ήταν)\\p{Ll}+)?'
const OFTEN = '(?: (?:δεν|δε|θα|συχνά|συνήθως|πάντα|ήδη|πια|τότε|όμως|λοιπόν))*'
const VERY = '(?:(?:πολύ|αρκετά|πιο|τόσο|λίγο|εντελώς|τελείως|ήδη|πάντα|συνήθως|μισο) )?'
const IS = `${OFTEN} (?:είναι|ήταν|μένει|έμεινε|παραμένει|φαίνεται|βρέθηκε|έγινε|έχει (?:μείνει|γίνει)) ${VERY}`
const ARE = `${OFTEN} (?:είναι|ήταν|μένουν|έμειναν|παραμένουν|φαίνονται|βρέθηκαν|έγιναν|έχουν (?:μείνει|γίνει)) ${VERY}`
const JUST_IS = `${OFTEN} (?:είναι|ήταν) ${VERY}`
/** Behind what is said, and what more is said so: no noun, which it could belong to. */
const SAID =
  '(?: και \\p{Ll}{4,}(?:ος|ός|η|ή|ο|ό|ες|ές|οι|οί|α|ά))?(?=[.!;]|$|,? (?:και |κι )?(?:από|με|σε|στ\\p{L}{1,3}|γιατί|' +
  'επειδή|αλλά|όταν|αν|ώστε|αφού|μέχρι|όσο|όπως|γι|οπότε|άρα|χωρίς|χρόνια|πάλι|ξανά|ακόμη|ακόμα|πια|σήμερα|τώρα|' +
  'δεν|δε|μην?|θα|να|έτσι|πρέπει|\\p{Ll}{2,}(?:ει|εί|εται|άται|είται|ουν|ούν|άνε|ονται|ούνται|ηκε|ηκαν|ουμε|ούμε|' +
  'άμε|[σξψ]τε))(?!\\p{L})|,? (?:και|κι) (?:σας|μας|το|τα|τη|την|τον|τις|τους|ο|η|οι)(?!\\p{L}))'
/** "The base is easy to loosen": that it is done is easy. */
const NO_TASK = '(?<!(?:εύκολ|δύσκολ|χρήσιμ|δυνατ)[οό](?= (?:να|για)(?!\\p{L})))'
/** Between an article and its noun. */
const KIND = '(?:(?:πιο |πολύ )?(?!που|και|όταν|είναι|ήταν)\\p{Ll}{2,} )?'
/** A word for a subject: no verb, and no word that begins a part of a sentence. */
const NOUN = '(?!(?:που|και|όταν|είναι|ήταν|οποί\\p{Ll}+)(?!\\p{L})|\\p{Ll}+(?:εται|ουν|ονται)(?!\\p{L}))\\p{Ll}{3,}'
/** Several of the feminine nouns that end as the masculine do. */
const NO_WOMEN = '(?!(?:οδοί|[εέ]ίσοδοι|έξοδοι|μέθοδοι|περίοδοι|πάροδοι|λεωφόροι|παράγραφοι|διάμετροι)(?!\\p{L}))'
const MANY_MEN =
  `${NO_WOMEN}(?:\\p{Ll}{2,}(?:οι|οί)|σωλήνες|πίνακες|νιπτήρες|λέβητες|θερμοσίφωνες|γείτονες|κανόνες|ιμάντες|` +
  'πελάτες|τεχνίτες|διακόπτες|νεροχύτες|μετρητές|καθρέφτες|διαχειριστές|ενοικιαστές|ιδιοκτήτες|υπολογιστές|' +
  'συλλέκτες|κινητήρες|ανελκυστήρες|ανιχνευτές|θερμοστάτες|καταψύκτες|αγκώνες|μάστορες)(?!\\p{L})'
const MANY_WOMEN = `(?:${FEMININES}|\\p{Ll}{2,}(?:σεις|ξεις|ψεις)(?!\\p{L}))`

/** Of these, things that are several and no verb: "you join" and "you answer" are written as nouns are. */
const CONCRETE =
  '(?:ενώσεις|σωληνώσεις|εγκαταστάσεις|συνδέσεις|υδρεύσεις|αποχετεύσεις|μονώσεις|στεγανώσεις|επιστρώσεις|' +
  'αποφράξεις|περιπτώσεις|επισκέψεις|χρεώσεις|καλωδιώσεις|κατασκευές|δεξαμενές|αποθήκες|στέγες|οικοδομές|ζημιές|' +
  'κολλήσεις|αυξήσεις|προεκτάσεις|διακλαδώσεις|παροχές|υδρορροές|μονοκατοικίες|αυλές)(?!\\p{L})'
/** Several things that "i" of men stands before. */
const MEN_OF_WORK =
  '(?:πίνακες|νιπτήρες|λέβητες|θερμοσίφωνες|ιμάντες|διακόπτες|νεροχύτες|μετρητές|καθρέφτες|συλλέκτες|κινητήρες|' +
  'ανελκυστήρες|ανιχνευτές|θερμοστάτες|καταψύκτες|αγωγοί|τοίχοι|όροφοι|κήποι)(?!\\p{L})'

const ONE_WRONG = { m: 'η|ή|ο|ό', f: 'ος|ός|ο|ό', n: 'ος|ός|η|ή' }

/** A subject, what it is, and an ending of another gender or number. */
const predicate = (begins: string, subject: string, verb: string, wrong: string) => ({
  pattern: `${subject.replace(' ', ` (?<=(?:${begins})\\p{L}{1,2} )`)}${WHOSE}${verb}(${wrong})${NO_TASK}${SAID}`,
  write: '=',
})
const one = (subject: string, gender: keyof typeof ONE_WRONG) => [
  predicate(ALSO, subject, IS, `${ANY}(?:${ONE_WRONG[gender]})`),
  predicate(BEGINS, subject, IS, `${ANY}(?:ες|ές|οι|οί)`),
  predicate(BEGINS, subject, JUST_IS, `(?:${DONE}|${gender === 'f' ? '(?!)' : SOFT})[αά]`),
]
const many = (subject: string, wrong: string) => [
  predicate(BEGINS, subject, ARE, `${ANY}(?:${wrong}|ος|ός|η|ή|ο|ό)`),
  ...(subject.startsWith('[Οο]') ? [predicate(BEGINS, subject, JUST_IS, `${FIRM}[αά]`)] : []),
]

/** Adjectives that stand before their nouns; no noun and no adverb in -ο, -ος, -η or -ες is made of them. */
const BEFORE =
  '(?:[πΠ]αλι|[μΜ]εγάλ|[μΜ]ικρ|[σΣ]τεν|[νΝ]έ|[ψΨ]ηλ|[χΧ]αμηλ|[χΧ]οντρ|[κΚ]εντρικ|[κΚ]αλ|[κΚ]ακ|[κΚ]αινούρι|' +
  '[κΚ]αινούργι|[πΠ]λαστικ|[μΜ]εταλλικ|[κΚ]αθαρ|[ξΞ]εχωριστ|[σΣ]ωστ|[σΣ]οβαρ|[γΓ]ρήγορ|[δΔ]ύσκολ|[εΕ]ύκολ|' +
  '[ηΗ]λεκτρικ|[εΕ]σωτερικ|[εΕ]ξωτερικ|[σΣ]υνηθισμέν|[σΣ]υγκεκριμέν|[οΟ]ρισμέν|[κΚ]ατάλληλ|[υΥ]δραυλικ)'
/** Behind a noun that is the object of what follows: "the old one has no bath". */
const NO_OBJECT = '(?! (?:δεν|δε|έχ|είχ|κάν|θέλ|παίρν|βγάζ|κρατ|βρίσκ))'
const before = (wrong: string, noun: string, not: string) => ({
  pattern: `(${BEFORE}(?:${wrong})) (?!(?:${not})(?!\\p{L}))${noun}${NO_OBJECT}`,
  write: '=',
})

/** What is said of a thing, and stands before it, in the form of another. */
export const adjectives: Prose['confused'] = [
  ...one(`[Οο] ${KIND}${NOUN}`, 'm'),
  ...one(`[Ηη] ${KIND}${NOUN}`, 'f'),
  ...one(`[Ττ]ο ${KIND}${NEUTER}`, 'n'),
  ...many(`[Οο]ι ${KIND}${MANY_MEN}`, 'ες|ές'),
  ...many(`[Οο]ι ${KIND}${MANY_WOMEN}`, 'οι|οί'),
  ...many(`[Ττ]α ${KIND}${THINGS}`, 'ες|ές|οι|οί'),
  before('ος|ός|η|ή|ης|ής|ες|ές|οι|οί|ους|ούς|ων|ών', NEUTER, 'σπίτι|ραντεβού|γραφείο'),
  before('ο|ό|ος|ός|ου|ού|οι|οί|ες|ές|ους|ούς', FEMININE, 'μέρα|ημέρα|δουλειά'),
  before('ο|ό|ος|ός|ου|ού|οι|οί|η|ή|ους|ούς', FEMININES, 'μέρες|ημέρες|δουλειές'),
  before('οι|οί|ος|ός|ο|ό|η|ή', CONCRETE, 'μέρες'),
  before('ες|ές|η|ή|ο|ό', MEN_OF_WORK, 'σωλήνες'),
  { pattern: `(\\p{L}${DONE}οι) (?:${CONCRETE}|${FEMININES})${NO_OBJECT}`, write: '=', sign: 'μένοι ' },
  before('ες|ές|ος|ός|η|ή|οι|οί|ο|ό|ους|ούς', THINGS, 'χρόνια|σπίτια|κομμάτια'),
  before('η|ή|ο|ό|ες|ές|ης|ής', MEN, 'καιρός'),
  // One of another gender, and what is neuter behind the article of a woman: "on the first floor" has another one.
  {
    pattern:
      `(?<!\\p{L})([εΈΕέ]ναν|[κΚ]άποιον|[κΚ]ανέναν) ` +
      `(?:${FEMININE}|(?:βεντούζα|ατσαλίνα|πετσέτα|ρίζα|τάπα)(?!\\p{L}))`,
    write: 'μια, κάποια ή καμία',
  },
  {
    pattern:
      '(?<!\\p{L})(?:[τΤ]ην?|[σΣ]την?) ((?:πρώτ|δεύτερ|τρίτ|τέταρτ|μεγάλ|μικρ|ίδι|άλλ|επόμεν|προηγούμεν|τελευταί|' +
      'κεντρικ|παλι)[οό]) \\p{Ll}',
    end: 1,
    write: 'η',
  },
]
