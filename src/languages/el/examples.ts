// Cases in Greek that show the rules no other language can show. Data.
import type { Language, LanguageCase } from '../../model/checks/language.ts'

/** A page in Greek with one text. */
const page = (text: string): LanguageCase['yaml'] => ({
  'site.yaml': 'language: el',
  'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ${text}\n`,
})
/** Pages of which each has a name in Greek, by the last part of the address. */
const named = (names: Readonly<Record<string, string>>): LanguageCase['yaml'] => ({
  'site.yaml': 'language: el',
  ...Object.fromEntries(
    Object.entries(names).map(([slug, name]) => [
      `content/repairs/${slug}.yaml`,
      `name: ${name}\nhead: { title: ${name}, description: x }\n`,
    ]),
  ),
})

/** By rule id. */
export const examples: Language['examples'] = {
  'fact/hours': {
    fine: {
      yaml: page('Το router τραβά ρεύμα 24 ώρες το 24ωρο. Μια πρίζα θέλει ένα εικοσιτετράωρο και 2 kWh το 24ωρο.'),
    },
    bad: {
      yaml: page('Όταν η βλάβη επείγει, καλέστε όλο το 24ωρο.'),
      findings: ['"24ωρο" is not the declared hours: Mon-Tue 09:00-17:30, Wed-Sun closed'],
    },
  },
  'fact/town-unserved': {
    fine: {
      yaml: {
        ...named({ brakes: 'Μεταφορές προς Αθήνα' }),
        ...page('Ερχόμαστε και στο Leeds, στην Αθήνα και στην Καλλιθέα. Ο δρόμος πάει στο Χαλάνδρι.'),
      },
    },
    bad: { yaml: page('Ερχόμαστε και στο Χαλάνδρι.'), findings: ['"Χαλάνδρι" is no area of this site'] },
  },
  'lang/caps': {
    fine: { yaml: page('ΑΠΟΦΡΑΞΗ ΝΕΡΟΧΥΤΗ Ή ΛΕΚΑΝΗΣ, ΜΑΪΟ ΚΑΙ ΙΟΥΝΙΟ. Όλο το 24ωρο.') },
    bad: {
      yaml: page('ΑΠΌΦΡΑΞΗ ΤΏΡΑ'),
      findings: ['"ΑΠΌΦΡΑΞΗ" is in capitals with an accent', '"ΤΏΡΑ" is in capitals with an accent'],
    },
  },
  'lang/double-tonos': {
    fine: { yaml: page('Το υπόγειό μας, η διεύθυνσή σας, τα σπίτια μας. Το υπόγειο μας ζητά άντληση.') },
    bad: {
      yaml: page('Γράψτε τη διεύθυνση σας. Το υπόγειό πλημμύρισε.'),
      findings: ['"υπόγειό" has two accents and no μου, του, σας after it', '"διεύθυνση σας" lacks the second accent'],
    },
  },
  'lang/final-sigma': {
    fine: { yaml: page("Οι σωλήνες σας, σ' όλο το σπίτι, για 2 δισ. λόγους.") },
    bad: {
      yaml: page('Οι σωλήνεσ μαςτο σπίτι.'),
      findings: ['"σωλήνεσ" ends in σ', '"μαςτο" has ς inside'],
    },
  },
  'lang/misspelling': {
    fine: {
      yaml: page('Βρομιά, βρόμικο νερό και βρώμη για τα άλογα. Το βρώμιο καίει. Συγγνώμη, εξαρτάται από τη συνεργία.'),
    },
    bad: {
      yaml: page('Βρώμικο νερό, ΒΡΩΜΙΑ. Συγνώμη, εξαρτείται από το συνεργίο.'),
      findings: [
        '"Βρώμικο" is misspelt',
        '"ΒΡΩΜΙΑ" is misspelt',
        '"Συγνώμη" is misspelt',
        '"εξαρτείται" is misspelt',
        '"συνεργίο" is misspelt',
      ],
    },
  },
  'lang/missing-tonos': {
    fine: { yaml: page('Για μια βλάβη, όποια ώρα κι αν είναι, καλέστε 24ωρο στη Λεωφ. Θηβών.') },
    bad: {
      yaml: page('Απόφραξη με εγγύηση. Η αποφραξη γίνεται την ιδια μέρα.'),
      findings: ['"αποφραξη" has no accent', '"ιδια" has no accent'],
    },
  },
  'lang/monosyllable-tonos': {
    fine: { yaml: page('Πού και πώς; Ό,τι μάς πείτε, σήμερα ή αύριο.') },
    bad: {
      yaml: page('Γιά μιά βλάβη, τό συνεργείο μάς.'),
      findings: [
        '"Γιά" needs no accent',
        '"μιά" needs no accent',
        '"τό" needs no accent',
        '"μάς" needs no accent at the end of a phrase',
      ],
    },
  },
  'lang/punctuation': {
    fine: { yaml: page("'Πότε έρχεστε; Ό,τι ώρα θέλετε, από 45,50€ (π.χ. «τώρα»)...'") },
    bad: {
      yaml: page('\'Πότε έρχεστε? Τώρα , με "εγγύηση" και 45.50€.\''),
      findings: [
        'there is a space before "," in "Τώρα ,"',
        '"εγγύηση" stands in straight quotation marks',
        'the question "έρχεστε?" ends in ?',
        '"45.50€" has a decimal point',
      ],
    },
  },
  'lang/slug-scheme': {
    fine: { yaml: named({ chalandri: 'Χαλάνδρι', achladia: 'Αχλάδια' }) },
    bad: {
      yaml: named({ chalandri: 'Χαλάνδρι', axladia: 'Αχλάδια' }),
      findings: ['addresses write Greek in two ways: χ is "ch" in /repairs/chalandri but "x" in /repairs/axladia'],
    },
  },
  'prose/latin': {
    fine: { yaml: page('Η απόφραξη γίνεται με κάμερα Full HD, WhatsApp και service από το shop μας.') },
    bad: {
      yaml: page('Η απόφραξη γίνεται. Kanoume apofraksi se oli tin poli.'),
      findings: ['"Kanoume apofraksi se oli tin poli" is Greek in Latin letters'],
    },
  },
  'prose/repeated-word': {
    fine: { yaml: page('Σιγά σιγά, λίγο λίγο. Ο γείτονάς μας μας είπε. Νερό, νερό παντού.') },
    bad: {
      yaml: page('Καθαρίζουμε τον τον σωλήνα καθαρίζουμε καθαρίζουμε.'),
      findings: ['"τον τον" says a word twice', '"καθαρίζουμε καθαρίζουμε" says a word twice'],
    },
  },
  'prose/spelling': {
    fine: {
      yaml: {
        ...page('Καθαρίζουμε την υδρορροή και το σιφόνι. Ο Μπαουέρης το ξέρει. Η αποχύμωση, τιμές αποχυμώσεων.'),
        'site.yaml': 'language: el\nterms: [{ write: αποχύμωση }]',
      },
    },
    bad: {
      yaml: page('Καθαρίζουμε την υδροροή. Κάνουμε αποφράξης.'),
      findings: ['"υδροροή" is in no dictionary', '"αποφράξης" is in no dictionary'],
    },
  },
}
