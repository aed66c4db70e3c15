// What an editor marks in Greek: words for other words, articles, words doubled rightly, Greek in Latin letters. Data.
import { type Prose, phrases } from '../../model/checks/language.ts'

const pairs = (text: string) =>
  phrases(text)
    .map((pair) => pair.split(' '))
    .map(([from = '', to = '']): [string, string] => [from, to])

/** Words that no feminine article stands before. */
const AFTER_OR =
  'ο|τον|το|τα|τους|σε|με|από|για|στο|στη|στην|στον|στα|στις|να|αν|όταν|αύριο|μεθαύριο|αργότερα|αλλιώς|όχι'
/** Nor before a word with these endings, adjectives apart. */
const NOT_FEMININE =
  '(?!εξής|πλήρης|\\p{L}+(?:ήρης|ώδης|ήθης|έθης|άρκης|ήκης)(?!\\p{L}))\\p{Ll}{2,}(?:ης|ας|άς|ες|ές|εις|είς|' +
  'ους|ούς|ων|ών|(?:[σξψλρν]|[εάύ]|εί)τε|[τρνλσ]ιο|[ρτλν]ίο|είο|[σψξ]ιμο|ισμα|έρι|άκι|ίδι|άρι|όνι|ίνι)(?!\\p{L})'

/** Words before a question within a sentence, and what may stand between. */
const ASKING =
  '(?:[Ξξ]έρ\\p{L}+|[Ρρ]ωτ\\p{L}+|[Ρρ]ώτησ\\p{L}+|[Μμ]άθετε|(?:[Ππ]είτε|[Ππ]έστε) μας)' +
  '(?: (?:από τώρα|από πριν|πρώτα|ακριβώς|αμέσως|καλά|κιόλας|όλοι))?'
/** A noun that only "ton" stands before, of those that a business of the house names, where its n is said. */
const MASCULINE =
  '(?:αγωγό|αεραγωγό|τοίχο|κήπο|όροφο|τεχνίτη|καθαρισμό|λογαριασμό|εξαερισμό|εξοπλισμό|υπολογισμό|ιδιοκτήτη|' +
  'ενοικιαστή|πελάτη|κάδο|κουβά|πάτο|πίνακα|κόμβο|τρόπο|κόσμο|καιρό|πάγκο|διακόπτη|θερμοσίφωνα|πεζόδρομο|' +
  'ακάλυπτο|υπόνομο|κάτοικο|επισκέπτη|οδηγό|ανελκυστήρα|αναμικτήρα|απορροφητήρα|καθρέφτη)(?!\\p{L})'
const BEFORE_N = '(?=(?:[αεηιουωάέήίόύώκπτξψ]|γκ|μπ|ντ))(?:\\p{Ll}+(?:ό|ο|ή|η) )?'
/** Nouns of time, which say when: "in the evenings". */
const WHEN =
  '(?!βράδια|πρωινά|μεσημέρια|απογεύματα|ξημερώματα|μεσάνυχτα|καλοκαίρια|σαββατο|χριστούγεννα|χρόνια|περισσότερ|πάντα)'

export const prose: Prose = {
  once: phrases(`
    ο, η, οι, τον, την, τη, το, τα, τις, και, κι, με, σε, από, για, στο, στη, στην, στον, στα, στις, στους, να, θα,
    δεν, μη, μην, που, αν, ως, ή, είναι, έχει, κάθε, όταν, πριν, μετά, ότι, όπως, επειδή, αφού, ώστε, αλλά, όμως`),
  doubled: phrases(`
    σιγά, λίγο, γύρω, άκρη, κάτω, πάνω, πρώτα, κομμάτι, βήμα, μέρα, ένα, δύο, μόλις, χέρι, τοίχο, πολύ, ναι, όχι, κοντά,
    γωνία, στάλα, σταγόνα, πόντο, μπουκιά, γωνιά, ίσια, καλά, αργά, γρήγορα, τώρα, ήσυχα, ύστερα, πόρτα, σπίτι, δρόμο,
    φύλλο, σειρά, πλάκα, στενό, χρόνο, ράφι, λέξη, κάπου, σωστά, ήρεμα, πρωί, όροφο`),
  confused: [
    {
      pattern: `(?<=\\p{L},? )(η) (?:(?:${AFTER_OR})(?!\\p{L})|${NOT_FEMININE})`,
      write: 'ή',
    },
    { pattern: '(?<=^|[.!;·»] )(Που) (?!κι |και )[^.;!·]*;', write: 'Πού' },
    { pattern: '(?<=^|[.!;·»] )(Πως) [^.;!·]*;', write: 'Πώς' },
    { pattern: `${ASKING} (που) (?!δεν)\\p{L}+`, write: 'πού' },
    {
      pattern:
        '(?<!\\p{L})(?:[υΥ]πάρχ\\p{L}+|[έΈ]χ(?:ει|ουν)|[εΕ]ίναι|[φΦ]ταίει|[μΜ]ένει) (?:ένας|μια|μία|ένα) ' +
        '(?!ιδέα)\\p{Ll}+ (πού) \\p{Ll}',
      write: 'που',
    },
    { pattern: `${ASKING} (πως) (?:να|γίνεται|μπορ\\p{L}+|λειτουργ\\p{L}+|πληρών\\p{L}+)`, write: 'πώς' },
    { pattern: '(?<=^|[.!;·] )(?:Ο|Η|Το|Οι|Τα) \\p{Ll}+ (πού) \\p{Ll}', write: 'που' },
    {
      pattern: '(?<=^|[.!;·»] )(Ή) (?!ακόμη|ήδη)\\p{Ll}{2,}[ηή] (?![^.;!]*(?<!\\p{L})ή )',
      write: 'Η',
    },
    { pattern: '(?<!\\p{L})(?:[ΟΗοη]|[Ττ]ο) \\p{Ll}+ (γίνετε)(?!\\p{L})', write: 'γίνεται' },
    // A subject and its verb: one and many, and the ending that sounds like another.
    {
      pattern: '(?<=^|[.!;·»] )(?:Ο|Η) \\p{Ll}+ (\\p{Ll}{2,}(?:ίζ|ών|εύ|άζ|αίν|ύν|έρν|άφ|ίσκ)ετε)(?!\\p{L})',
      end: 3,
      write: 'εται',
    },
    {
      pattern:
        `(?<=^|[.!;·»] )(?:Τα|Οι) ${WHEN}\\p{Ll}+(?: τ(?:ης|ου|ων) \\p{Ll}+)? (?!εκεί)(\\p{Ll}{3,}ει)` +
        '(?! (?:ο|η|το|οι|τα|κάθε|όποιος|κάποιος|ένας|μια)(?!\\p{L}))(?!\\p{L})',
      end: 2,
      write: 'ουν',
    },
    { pattern: '(?<=^|[.!;·»] )(?:Ο|Η) (?!πλειο)\\p{Ll}+ (\\p{Ll}{3,}ουν)(?!\\p{L})', end: 3, write: 'ει' },
    {
      pattern: '(?<!\\p{L})(\\p{Ll}+μένη) \\p{Ll}+(?:[τρνλ]ιο|[ρτλν]ίο|είο|[σψξ]ιμο|ισμα)(?<!αύριο)(?!\\p{L})',
      end: 1,
      write: 'ο',
    },
    { pattern: `(?<!\\p{L})([Ττ]ο) ${BEFORE_N}${MASCULINE}`, end: 0, write: 'ν' },
    { pattern: `(?<!\\p{L})([Σσ]το) ${BEFORE_N}${MASCULINE}`, write: 'στον' },
    { pattern: '(?<!\\p{L})(Μαίου|Μάιου|μαίου)(?!\\p{L})', write: 'Μαΐου' },
    { pattern: '([Οο],τι)', write: 'ό,τι' },
    {
      pattern:
        '(?<!\\p{L})(?:[μΜ]αζεύ|[κΚ]αθαρίζ|[αΑ]λλάζ|[πΠ]ληρών|[φΦ]έρν|[κΚ]άν|[βΒ]άζ|[αΑ]φήν|[εΕ]πισκευάζ|[δΔ]ιορθών|' +
        '[βΒ]γάζ|[αΑ]γοράζ|[πΠ]ετά|[αΑ]γγίζ)\\p{L}+ (ότι) (?!δεν|είναι|θα|πρόκειται|ο |η |το |οι |τα )\\p{L}',
      write: 'ό,τι',
    },
    {
      pattern:
        '(?<!\\p{L})(?:[σΣ]ημαίνει|[φΦ]αίνεται|[νΝ]ομίζ\\p{L}+|[υΥ]ποθέτ\\p{L}+|' +
        '[εΕ]ίναι (?:σίγουρο|βέβαιο|γεγονός)) (ό,τι)(?! (?:και|κι|να|θέλ\\p{L}+)(?!\\p{L}))',
      write: 'ότι',
    },
    { pattern: '(?<!\\p{L})([Όό]τι) (?:(?:και|κι) (?:να|αν)|ώρα (?:και|κι|θέλετε|σας))(?!\\p{L})', write: 'ό,τι' },
    {
      pattern:
        '(?<=^|[.!] )((?:Ερχόμαστε|Φτάνουμε|Καλύπτουμε|Εξυπηρετούμε|Αναλαμβάνουμε|Καθαρίζουμε|Δουλεύουμε|' +
        'Απαντάμε|Δίνουμε|Ξεβουλώνουμε|Βρίσκουμε|Αλλάζουμε|Στέλνουμε|Κάνουμε|Προσφέρουμε|Λέμε|Ξεκινάμε|' +
        'Καλέστε|Στείλτε|Τηλεφωνήστε|Γράψτε)[^.;!]{4,};)' +
        '(?=\\s*$|\\s+(?!(?:[Νν]αι|[Όό]χι|[Φφ]υσικά|[Ββ]εβαίως|[Ββ]έβαια)(?!\\p{L}))\\p{L})',
      write: '.',
    },
  ],
  articles: [
    [phrases('η'), phrases('στη, στην, τη, την'), phrases('της')],
    [phrases('ο'), phrases('στον, τον'), phrases('του')],
    [phrases('το'), phrases('στο, το'), phrases('του')],
    [phrases('οι'), phrases('στις, τις'), phrases('των')],
    [phrases('οι'), phrases('στους, τους'), phrases('των')],
    [phrases('τα'), phrases('στα, τα'), phrases('των')],
  ],
  latin: {
    own: pairs(`
      αι e, ει i, οι i, ου u, αυ af, ευ ef, μπ b, ντ d, γκ g, γγ g, α a, β v, γ g, δ d, ε e, ζ z, η i, θ th,
      ι i, κ k, λ l,
      μ m, ν n, ξ ks, ο o, π p, ρ r, σ s, τ t, υ i, φ f, χ h, ψ ps, ω o`),
    typed: pairs(`
      ch h, ph f, ou u, oy u, ai e, ei i, oi i, ay af, au af, av af, ey ef, eu ef, ev ef, mp b, nt d, gk g,
      gg g, y i, w o,
      8 th, 3 ks, j z`),
    either: ['x', 'ks', 'h'],
    words: phrases(
      'kai, tis, tin, ton, sto, stin, ston, apo, mas, sas, einai, gia, tou, oli, ola, den, tha, se, me, na, exei',
    ),
    alone: phrases(`
      doulia, douleia, doulies, kala, poly, poli, parapano, amesa, amesos, grigora, tilefono, thlefono, spiti, mpanio,
      kouzina, lekani, lekanes, sifonia, vlavi, kazanaki, mpaniera, nero, nera, solinas, solines,
      frateio, freatio, sifoni, texnikos, texnitis,
      ydravlikos, ydraulikos,
      apofraxi, apofraksi, apofrakseis, apofraxeis, apolymansi, antlisi, perioxi, perioxes, timi, wra, wres,
      nyxta, nixta, simera, parakalo, parakaloume, efxaristo, efxaristoume, efharisto, efharistoume, eyxaristoume,
      kalimera, kalispera, edw, twra, giati, opos, opws, dwrean, dorean, prosfora, prosfores, ypiresia,
      ypiresies, epikoinonia, epikoinwnia, plirofories, vrysi, vrisi, kathara, katharismos, egguisi, eggyisi,
      avrio, kathe, thelete, exoume, erxomaste, kaleste, eimaste, kanoume`),
  },
}
