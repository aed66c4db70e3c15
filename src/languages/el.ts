// Greek: what the checks know of it. Spelling as it is since 1982, one accent a word; addresses by ELOT 743 and as
// keyboards write them.
import { type Language, type LanguageCase, phrases } from '../model/checks/language.ts'

/** Words side by side: "x y, z". The second of a word alone is ''. */
const pairs = (text: string) =>
  phrases(text)
    .map((pair) => pair.split(' '))
    .map(([one = '', other = '']): [string, string] => [one, other])

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

const VOWELS = 'αεηιουωάέήίόύώϊϋΐΰ'

const EXAMPLES: Language['examples'] = {
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
}

export default {
  name: 'Greek',
  script: 'Greek',
  units: {
    minute: 'λεπτ(?:ά|ών|ό|ού)(?![α-ωά-ώ])|λ\\.(?=\\s)',
    hour: 'ώρ(?:ες|α|ών|ας)(?![α-ωά-ώ])|ωρών',
    day: '(?:(?:εργάσιμες|εργάσιμων|ολόκληρες) )?(?:η?μέρ(?:ες|α|ας)|η?μερών)(?![α-ωά-ώ])',
    week: 'βδομάδ(?:ες|α|ων|ας)|εβδομάδ(?:ες|α|ων|ας)',
    month: 'μήν(?:ες|α|ας)(?![α-ωά-ώ])|μηνών',
    year: 'χρόνι(?:α|ων)|χρόνων|έτ(?:η|ος|ους)|ετών',
    kilometre: 'χιλιόμετρ(?:α|ο|ου)|χιλιομέτρ(?:ων|ου)|χλμ\\.?|km(?![a-z])',
    'square metre': 'τετραγωνικ(?:ά|ών)(?: μέτρα)?|τ\\.\\s?μ\\.|m²',
    metre: 'μέτρ(?:α|ο)(?![α-ωά-ώ])|μέτρων|μ\\.(?=\\s|$)|m(?![a-z²])',
    percent: '%|τοις εκατό',
    money: '€|ευρώ|EUR',
    review: 'κριτικ(?:ές|ών)|αξιολογήσε(?:ις|ων)',
  },
  to: 'έως|ως|μέχρι|με|ή',
  from: 'από|ξεκιν(?:ά|ούν) από',
  promises: [
    {
      about: 'how fast someone comes',
      near: 'φτάν|φθάν|ερχόμαστε|έρχεται|άφιξη|κοντά σας|στην πόρτα|χτυπάμε|επέμβαση|παρέμβαση|ανταπόκριση',
      units: ['minute', 'hour'],
    },
    { about: 'years of experience', near: 'εμπειρί|πείρα|λειτουργ|δραστηριο|στον χώρο', units: ['year'] },
    { about: 'the guarantee', near: 'εγγύησ|εγγυημέν|εγγυόμαστε', units: ['day', 'week', 'month', 'year'] },
    { about: 'how far the business comes', near: 'ακτίνα|απόσταση', units: ['kilometre'] },
    { about: 'the number of reviews', near: 'κριτικ|αξιολογ', units: ['review'] },
  ],
  tax: {
    included: '(?:με|περιλαμβάν\\S+|συμπεριλαμβάν\\S+|συμπεριλαμβανομένου) (?:τον |του |και τον )?Φ\\.?Π\\.?Α',
    added: '(?:συν|πλέον|χωρίς|άνευ|επιπλέον|δεν (?:συμ)?περιλαμβάν\\S+|\\+) ?(?:τον |του |και |σε )?Φ\\.?Π\\.?Α',
    unsaid: '(?:^|[\\s,])(?:αν|εάν|μήπως|είτε)\\s[^.;!]*$',
    signs: ['ΦΠΑ', 'Φ.Π.Α'],
  },
  hours: {
    days: [
      'δευτέρα(?:ς)?',
      'τρίτη(?:ς)?',
      'τετάρτη(?:ς)?',
      'πέμπτη(?:ς)?',
      'παρασκευή(?:ς)?',
      'σάββατ(?:ο|ου)',
      'κυριακή(?:ς)?',
    ],
    everyDay: 'καθημερινά|κάθε μέρα|κάθε ημέρα|όλες τις (?:η)?μέρες',
    through: 'έως|ως|μέχρι|με',
    joins: 'και',
    article: 'την |το |τη |τις ',
    always: '24\\s?/\\s?7|24ωρ(?:ο|η|ης|ες|ου|α)(?![α-ωά-ώ])|24ώρου|εικοσιτετράωρ\\S+',
    closed: 'κλειστ(?:ά|ό|οί|ή)',
    closedSigns: ['κλειστ', 'Κλειστ', 'ΚΛΕΙΣΤ'],
    open: 'ωράριο|ώρες λειτουργίας|ώρες εξυπηρέτησης|ώρες:|ανοιχτ\\S+|ανοικτ\\S+|λειτουργούμε|εξυπηρετούμε',
    afternoon: 'μ\\.?\\s?μ\\.?|το απόγευμα|το βράδυ',
    morning: 'π\\.?\\s?μ\\.?|το πρωί',
  },
  genericLinks: phrases(`
    εδω, πατηστε εδω, πατηστε, κλικ, κλικ εδω, καντε κλικ, καντε κλικ εδω, περισσοτερα, δειτε περισσοτερα,
    δες περισσοτερα, διαβαστε περισσοτερα, διαβαστε, διαβαστε το, μαθετε περισσοτερα, μαθετε, μαθε περισσοτερα,
    περισσοτερες πληροφοριες, πληροφοριες, λεπτομερειες, δειτε, δειτε εδω, δειτε το, δειτε λεπτομερειες,
    δειτε τη σελιδα, συνεχεια, συνεχιστε, διαβαστε τη συνεχεια, αυτη η σελιδα, αυτη τη σελιδα, συνδεσμος,
    ο συνδεσμος, επομενο, παμε, ανοιγμα, βρειτε εδω`),
  genericAlts: phrases(`
    εικόνα, εικονα, φωτογραφία, φωτογραφια, φωτό, φωτο, λογότυπο, λογοτυπο, σχέδιο, γραφικό, εικονίδιο, χάρτης,
    εικόνα υπηρεσίας, κεντρική εικόνα, χωρίς τίτλο`),
  filler: phrases(`
    κείμενο εδώ, τίτλος εδώ, περιγραφή εδώ, το κείμενό σας εδώ, δοκιμαστικό κείμενο, κείμενο προς συμπλήρωση,
    προς συμπλήρωση, συμπληρώστε εδώ, αλλάξτε με`),
  leading: phrases(`
    ο, η, το, οι, τα, του, της, των, τον, την, τη, τους, τις, ένας, ένα, μια, μία, ενός, μιας, σε, στο, στη, στην,
    στον, στα, στις, στους, στης, του, από, με, για, ως, έως, προς, χωρίς, κατά, μετά, πριν, παρά, αντί, και, κι, ή,
    να, θα, δεν, μην, που, πιο`),
  streets: Object.fromEntries(
    pairs(`
      λεωφ λεωφορος, λ λεωφορος, αγ αγι, αγιου αγι, αγιας αγι, αγιων αγι, αγια αγι, οδ, οδος, οδου, λεωφορου
      λεωφορος, πλ πλατεια, πλατειας πλατεια, αρ, αριθ, αριθμος, στρ στρατηγου, στρατ στρατηγου, βασ βασιλε,
      βασιλεως βασιλε, βασιλισσης βασιλε`),
  ),
  postalCode: 'τ\\.?\\s?κ\\.?|ταχ(?:υδρομικός|\\.)? κ(?:ώδικας|ωδ\\.)',
  endings: '(?:ες|εσ|ας|ης|ος|ου|ων|οι|εις|α|η|ο|ε|ι)?[ςνυ]?',
  cutShort: phrases(`
    ιαν, ιουν, ιουλ, αυγ, ημερ, εταιρ, διευθυν, χιλιομετρ, ευρ, οικον, υπολογ, κυρ, δευτ, κυβερν, σ, σσ, δισ,
    τρισ, θεσ, κωνσ, υποσ, εκδοσ, προσ, πρωτοσ, πρωοσ, παρουσ, μεσ, εξουσ`),
  oldSpelling: { letters: '\\u1f00-\\u1fff', until: 1982 },
  accents: {
    pairs: 'άαέεήηίιόούυώωΐϊΰϋΆΑΈΕΉΗΊΙΌΟΎΥΏΩ',
    syllable: 'α[ιί]|ε[ιί]|ο[ιί]|ο[υύ]|υ[ιί]|α[υύ]|ε[υύ]|η[υύ]|[αεηιουωάέήίόύώϊϋΐΰ]',
    gliding: 'ι|υ|η|ει|οι',
    parted: { ΆΙ: 'Ϊ', ΌΙ: 'Ϊ', ΈΙ: 'Ϊ', ΎΙ: 'Ϊ', ΆΥ: 'Ϋ', ΌΥ: 'Ϋ', ΈΥ: 'Ϋ', ΎΥ: 'Ϋ' },
    oneSyllable: phrases(`
      για, γεια, γειας, μια, μιας, μιαν, δυο, δια, πια, πιο, ποιος, ποια, ποιο, ποιον, ποιου, ποιας, ποιαν,
      ποιοι, ποιες, ποιων, ποιους, γιος, γιο, γιον, γιου, γιοι, γιων, γιους, γιε, νιος, νια, νιο, νιον, νιου,
      νιας, νιοι, νιες, νιων, νιους, πιω, πιεις, πιει, πιες, πιουν, πιε, βια, βιας, σια, χια, γιορκ, κιου,
      ουαου, γουαου, μπιου, βιου, τια, κια, φιου, γιεν`),
    accentedMonosyllables: phrases('ή, πού, πώς, διά, νά, ώς'),
    pronouns: phrases('μού, σού, τού, τής, μάς, σάς, τούς'),
    leaning: phrases('μου, του, σας, σου, της, μας, τους, το, τα, τον, την, τη, τις, τες'),
    joined: 'ό,τι',
    cutEndings: '[βγδζθκλμπστφχ]',
    halves: '[αουι]|υπερ',
    foreign: '^(?:Μπ|Ντ|Γκ|Τζ|Τσ)|[βγδζθκλμπρστφχξψ]$',
  },
  spellings: {
    // The usual spelling first, after the dictionary of the Triantafyllidis Institute.
    free: pairs(`
      ακομη$ ακομα$, καινουρι καινουργι, σχοιν σκοιν, κτιρι κτηρι, εταιρει[αεω] εταιρι[αεω], τρενο τραινο,
      αυγ(?:ο|α|ων)$ αβγ(?:ο|α|ων)$, αυτι(?:α|ου|ων)?$ αφτι(?:α|ου|ων)?$, ξιδι ξυδι, φτην φθην, φτα[νσ] φθα[νσ],
      χτυπ κτυπ, χτι(?:ζ|σμεν|στηκ) κτι(?:ζ|σμεν|στηκ), ανοιχτ ανοικτ, χτεσ$ χθεσ$, εφτα$ επτα$, οχτω$ οκτω$,
      εννια$ εννεα$, βδομαδ εβδομαδ, καθρεφτ καθρεπτ, (?:μωρο|χαρτο)?μαντιλ (?:μωρο|χαρτο)?μαντηλ, ντουζιερ ντουσιερ`),
    wrong: pairs(`
      βρωμ βρομ, πλυμμηρ πλημμυρ, πλημυρ πλημμυρ, συγνωμ συγγνωμ, παρεπιπτοντ παρεμπιπτοντ, επανηλειμμ επανειλημμ,
      εξαρτειτ εξαρτατ, επικοινωνειστε επικοινωνηστε, τηλεφωνειστε τηλεφωνηστε, ρωτειστε ρωτηστε,
      τηλεφον τηλεφων, διευθηνσ διευθυνσ, προσφωρ προσφορ, συντηρισ συντηρησ, εκτιμισ εκτιμησ,
      εξυπηρετισ εξυπηρετησ, διαμερησμ διαμερισμ, αντιμετοπ αντιμετωπ, επιδωρθ επιδιορθ, συνεργιο συνεργειο`),
    // Oats and bromine.
    butRight: ['βρωμησ?$', 'βρωμιο'],
  },
  // Vowels and plosives keep the final n, the rest lose it; a pronoun behind its verb may keep it and is not asked.
  linked: [
    { word: '(?<!(?:επί|εν|άμα) )σ?τη', before: `[${VOWELS}κπτξψ]|γκ|μπ|ντ`, letter: 'ν' },
    { word: 'στην|μην', before: '[βδζθλρσφχ]|γ(?!κ)|μ(?!π)|ν(?!τ)', letter: '' },
  ],
  punctuation: { question: ';', quotes: ['«', '»'], money: '€|ευρώ' },
  slugs: {
    ways: {
      αυ: ['av|af', 'ay', 'au'],
      ευ: ['ev|ef', 'ey', 'eu'],
      ηυ: ['iv|if', 'iy', 'hy'],
      ου: ['ou', 'oy', 'u'],
      αι: ['ai', 'e'],
      ει: ['ei', 'i'],
      οι: ['oi', 'i'],
      γγ: ['ng', 'gg', 'g'],
      γξ: ['nx', 'gx', 'gks'],
      γχ: ['nch', 'gch', 'gx'],
      ντ: ['nt', 'd'],
      χ: ['ch', 'x', 'h'],
      ξ: ['x', 'ks'],
      θ: ['th', '8'],
      φ: ['f', 'ph'],
      β: ['v', 'b'],
      η: ['i', 'h'],
      υ: ['y', 'u', 'i'],
      ω: ['o', 'w'],
    },
    edges: { μπ: ['b', 'mp'] },
    voiceless: 'θκξπστφχψ',
    same: Object.fromEntries(pairs('α a, γ g, δ d, ε e, ζ z, ι i, κ k, λ l, μ m, ν n, ο o, π p, ρ r, σ s, τ t, ψ ps')),
  },
  examples: EXAMPLES,
} satisfies Language
