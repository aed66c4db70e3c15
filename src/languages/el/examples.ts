// Cases in Greek that show the rules no other language can show. Data.
import type { Language, LanguageCase } from '../../model/checks/language.ts'

/** A page in Greek with one text. */
const page = (text: string): LanguageCase['yaml'] => ({
  'site.yaml': 'language: el',
  'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ${text}\n`,
})
/** A page that speaks to a customer, with one more text. */
const toCustomers = (text: string): LanguageCase['yaml'] => ({
  'site.yaml': 'language: el',
  'content/pages/contact.yaml': [
    'name: Contact',
    'head: { title: Καλέστε μας, description: Το σπίτι σας }',
    `text: ${text}\n`,
  ].join('\n'),
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
  'lang/final-nu': {
    fine: {
      yaml: page('Στη Νίκαια, στην Κοκκινιά και στην αυλή, με την μπόρα. Μη ρίξετε οξέα, μην μπείτε μέσα.'),
    },
    bad: {
      yaml: page('Στη Γκορυτσά και στην Νίκαια. Μην βγείτε με τη μπόρα.'),
      findings: [
        '"Στη" stands before "Γκορυτσά"',
        '"τη" stands before "μπόρα"',
        '"στην" stands before "Νίκαια"',
        '"Μην" stands before "βγείτε"',
      ],
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
  'lang/one-spelling': {
    fine: {
      yaml: page(
        'Ακόμη και τότε, ακόμη μία φορά. Καινούρια κτίρια, εταιρεία με εταιρική ευθύνη, Οκτώβριος και Αύγουστος.',
      ),
    },
    bad: {
      yaml: page('Ακόμα και τότε, ακόμη μία φορά, ακόμη λίγο. Σκοινί ή σχοινί.'),
      findings: [
        '"Ακόμα" is spelt in another way elsewhere on the site: ακόμη',
        '"Σκοινί" is spelt in another way elsewhere on the site: σχοινί',
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
  'prose/confused': {
    fine: { yaml: page('Λεκάνη ή νεροχύτης; Πού είναι; Η πλήρης λύση και η εξής. Έρχεστε σήμερα;') },
    bad: {
      yaml: page('Λεκάνη η νεροχύτης. Που είναι το φρεάτιο;'),
      findings: ['"η" stands for "ή"', '"Που" stands for "Πού"'],
    },
  },
  'prose/familiar': {
    fine: { yaml: toCustomers('Πέστε μας πού μένετε. Ο τεχνίτης λέει «πες μας τον όροφο».') },
    bad: {
      yaml: toCustomers('Πες μας πού μένεις. Ερχόμαστε εκεί που θέλετε.'),
      findings: ['"Πες μας" speaks to a friend, and the texts around it to a customer'],
    },
  },
  'prose/latin': {
    fine: { yaml: page('Η απόφραξη γίνεται με κάμερα Full HD, WhatsApp και service από το shop μας.') },
    bad: {
      yaml: page('Η απόφραξη γίνεται. Kanoume apofraksi se oli tin poli.'),
      findings: ['"Kanoume apofraksi se oli tin poli" is Greek in Latin letters'],
    },
  },
  'prose/place-article': {
    fine: {
      yaml: {
        'site.yaml': 'language: el',
        'content/repairs/brakes.yaml':
          'name: Νίκαια\ninflections: { in: στη Νίκαια }\nhead: { title: Είμαστε στη Νίκαια και η Νίκαια εδώ, ' +
          'description: x }\n',
      },
    },
    bad: {
      yaml: {
        'site.yaml': 'language: el',
        'content/repairs/brakes.yaml':
          'name: Νίκαια\ninflections: { in: στη Νίκαια }\nhead: { title: Είμαστε στο Νίκαια, description: x }\n',
        'content/repairs/wheels.yaml':
          'name: Ελευσίνα\ninflections: { in: στον Ελευσίνα, of: της Ελευσίνας }\n' +
          'head: { title: x, description: x }\n',
      },
      findings: [
        '"στο Νίκαια" is not as the forms of the name say: στη Νίκαια',
        '"στον Ελευσίνα" and "της Ελευσίνας" are forms of two genders',
      ],
    },
  },
  'prose/repeated-word': {
    fine: { yaml: page('Σιγά σιγά, λίγο λίγο. Ο γείτονάς μας μας είπε. Νερό, νερό παντού.') },
    bad: {
      yaml: page('Καθαρίζουμε τον τον σωλήνα καθαρίζουμε καθαρίζουμε.'),
      findings: ['"τον τον" says a word twice', '"καθαρίζουμε καθαρίζουμε" says a word twice'],
    },
  },
  'prose/unlawful': {
    fine: { yaml: page('Χωρίς απόδειξη δεν υπάρχει εγγύηση. Αν σας πουν καλύτερη τιμή χωρίς απόδειξη, φύγετε.') },
    bad: {
      yaml: page('Χωρίς απόδειξη σας κάνουμε καλύτερη τιμή.'),
      findings: ['"Χωρίς απόδειξη σας κάνουμε καλύτερη τιμή" offers a price without a receipt'],
    },
  },
  'prose/contradicts': {
    fine: { yaml: page('Μη ρίξετε βραστό νερό. Αν ο σωλήνας είναι μεταλλικός, ρίξτε βραστό νερό.') },
    bad: {
      yaml: page('Ρίξτε λίγο βραστό νερό κάθε μήνα. Αποφύγετε το βραστό νερό στα πλαστικά.'),
      findings: ['"Ρίξτε λίγο βραστό νερό", and this page also says "Αποφύγετε το βραστό νερό"'],
    },
  },
  'prose/unsafe': {
    fine: { yaml: page('Μην ανακατέψετε ποτέ οξύ με χλωρίνη. Αν ο πίνακας είναι στεγνός, κατεβάστε τον γενικό.') },
    bad: {
      yaml: page('Βάλτε λίγο οξύ με χλωρίνη. Αν ο πίνακας είναι μέσα στα νερά, κατεβάστε τον γενικό.'),
      findings: [
        '"Βάλτε λίγο οξύ με χλωρίνη" tells to mix what sets gas free or boils over',
        '"Αν ο πίνακας είναι μέσα στα νερά, κατεβάστε τον γενικό" tells to touch what stands in water or is wet',
      ],
    },
  },
  'prose/impossible': {
    fine: {
      yaml: page('Σωλήνας με διάμετρο δέκα εκατοστά. Το λίπος κρυώνει και πήζει. Τον Οκτώβριο, πριν τον χειμώνα.'),
    },
    bad: {
      yaml: page('Σωλήνας με διάμετρο δέκα μέτρα. Το λίπος ζεσταίνεται και πήζει.'),
      findings: [
        '"Σωλήνας με διάμετρο δέκα μέτρα" is wider than any pipe of a house',
        '"λίπος ζεσταίνεται και πήζει" turns round what heat and cold do',
      ],
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
