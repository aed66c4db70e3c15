// What comes along when a text is pasted from a plan, a chat or a word processor, and Greek that hurried hands write.
import {
  abroad,
  bad,
  badDrawn,
  drawn,
  type Edit,
  en,
  english,
  type Fault,
  type Kinds,
  replaced,
  service,
  set,
} from '../kinds.ts'

const LEKANI = service('apofraksi-lekanis')
const LOCKOUT = 'content/services/emergency-lockout.yaml'
const HOME = 'content/pages/home.yaml'
const rated = (text: string): Fault =>
  bad('fact/claim-undeclared', replaced(HOME, 'heading: What people say', `heading: ${text}`), text, 'is no claim')
const opened = (text: string): Fault =>
  bad('content/dates', replaced('content/pages/areas.yaml', '[Call us.', `["${text}", Call us.`), text, '20')
const point = (text: string): Edit =>
  replaced(LEKANI, '    - Καμία γρατζουνιά από αυτοσχέδια εργαλεία', `    - ${text}`)
const left = (edit: Edit, line: string, says = 'left over from writing'): Fault =>
  bad('content/placeholder', edit, line, says)
const asked = (text: string): Edit => set(LEKANI, 'question', `"${text}"`)
const answered = (text: string): Edit => set(LEKANI, 'answer', `"${text}"`)
const described = (file: string, text: string): Edit => set(file, 'description', text)
const about = (file: string, text: string, of: string): Fault =>
  bad('dup/other-subject', described(file, text), text, `tells of ${of}`)

export default {
  'the parts of a plan, the dots of a list, the signs of a chat': {
    rule: 'content/placeholder',
    faults: [
      'Εισαγωγή: Από την Καστέλλα ως το λιμάνι τα βουλώματα μοιάζουν.',
      'Κυρίως κείμενο: Η στήλη περνά από τον φωταγωγό.',
      'Meta description: Βούλωσε η λεκάνη και ανεβαίνει το νερό.',
      ':phone: Καλέστε μας πριν ανεβεί το νερό.',
      'Βρείτε το κλειδί του φωταγωγού όσο ερχόμαστε. (συνεχίζεται)',
      left(point('Πλεονέκτημα 2'), 'Πλεονέκτημα 2'),
      left(point('• Καμία γρατζουνιά στην πορσελάνη'), '• Καμία'),
      left(asked('Ερ.: Βγαίνει το κινητό από τη λεκάνη;'), 'Ερ.:'),
      left(answered('Απάντηση: Συχνά ναι, αν δεν έχετε τραβήξει καζανάκι.'), 'Απάντηση:'),
      ...english(
        'Intro: a five-lever lock can outlive us all.',
        'Alt text: a brass cylinder in a green door.',
        'Bring a paper with your address. (continued)',
        ':key: Ring us before you call the landlord.',
      ),
      abroad(left(replaced(LOCKOUT, 'The way to you', 'Benefit 1'), 'Benefit 1')),
    ],
    harmless: [
      'Εισαγωγή: δωρεάν, στο μουσείο των υδραυλικών.',
      'Η εισαγωγή του σωλήνα γίνεται από το φρεάτιο: πρώτα η κάμερα.',
      'Ώρες: 9:30:00 στο ρολόι του μετρητή.',
      'Η διακοπή συνεχίζεται (δείτε τον λογαριασμό).',
      'Η απάντηση: σχεδόν πάντα το λίπος.',
      point('2 λάστιχα, 1 φλοτέρ'),
      asked('Ε, και αν ξαναβουλώσει;'),
      ...english(
        'The intro of the song stops at the first lock.',
        'The lock says 12:30:45 when it opens.',
        'The answer: nearly always the cylinder.',
        'Feature 2 of the alarm is a siren.',
      ),
    ],
  },
  'a description of another job': {
    faults: [
      about(
        service('apofraksi-banieras'),
        'Ξεχείλισε το φρεάτιο στην πιλοτή; Σηκώνουμε το καπάκι και ανοίγουμε την έξοδο με {price-basin}, και το ποσό το ξέρετε από πριν.',
        '/services/apofraksi-frateiou',
      ),
      about(
        service('plumbing'),
        'Ξεχειλίζει το λούκι όταν βρέχει; Βγάζουμε φύλλα και λάσπη από την ταράτσα και δοκιμάζουμε τη ροή με νερό πριν φύγουμε.',
        '/services/apofraksi-ydrorrois',
      ),
      about(
        service('apofraksi-niptira'),
        'Βουλώνει ξανά και δεν ξέρετε γιατί; Ο φακός προχωρά μέσα στον σωλήνα και δείχνει στην οθόνη τη ρίζα, το σπάσιμο ή την κλίση.',
        '/services/apofraksi-me-kamera',
      ),
    ],
    harmless: [
      described(
        service('plumbing'),
        'Βρύση που στάζει, καζανάκι που τρέχει, σωλήνας που έσπασε. Υδραυλικός στο σπίτι, με την τιμή για εργασία και υλικά από πριν.',
      ),
      described(
        service('apofraksi-banieras'),
        'Η μπανιέρα κρατά νερό ή η ντουζιέρα ξεχειλίζει; Βγάζουμε τρίχες και σαπούνι από τη βαλβίδα με {price-basin}, χωρίς ζημιά.',
      ),
      described(
        service('leak-detection'),
        'Λεκές στο ταβάνι ή πλακάκι που μένει υγρό; Ψάχνουμε από πού φεύγει το νερό και δείχνουμε το σημείο πριν ανοίξει τοίχος.',
      ),
    ],
  },
  'a map that is said to be a picture': {
    rule: 'sec/privacy-denied',
    faults: [
      'Ο χάρτης είναι μια απλή εικόνα που σχεδιάσαμε εμείς.',
      'Ο χάρτης μας δεν φορτώνει τίποτα από άλλους.',
      ...english(
        'The map is a plain picture and loads nothing from anybody.',
        'The map on our contact page is only a drawing.',
        'Our map fetches nothing.',
      ),
    ],
    harmless: [
      'Ο χάρτης είναι χρήσιμη εικόνα όταν τον ζητήσετε.',
      'Ο χάρτης των περιοχών είναι εικόνα δική μας.',
      'Ο χάρτης δεν φορτώνει τίποτα πριν πατήσετε το κουμπί.',
      ...english(
        'The map of our areas is a drawing of our own.',
        'The map loads nothing until you press its button.',
        'A map is only a picture of the road, so ring from the corner.',
      ),
    ],
  },
  'Greek words that sound like others': {
    rule: 'prose/confused',
    faults: [
      'Αν η γραμμή είναι είδη γεμάτη, πρώτα την αδειάζουμε.',
      'Το καπάκι ήταν είδη σπασμένο όταν φτάσαμε.',
      'Οι σχάρες μαζεύουν φύλα και χώμα.',
      'Τα ξερά φύλα κλείνουν το λούκι.',
      'Ερχόμαστε με ψιλή σκάλα και λάστιχο.',
      'Για ψιλά σημεία φέρνουμε καλάθι.',
      'Κλείστε το ντους και αφήστε ότι νερό έμεινε.',
      'Μαζέψτε ότι χαρτί βρείτε γύρω από τη σχάρα.',
      'Ο γείτονας λέει ό,τι στάζει το ταβάνι του.',
    ],
    harmless: [
      'Τα ράφια έχουν είδη υγιεινής και είδη κουζίνας.',
      'Αυτά είναι είδη προσφερόμενα στους πελάτες.',
      'Και τα δύο φύλα έχουν χωριστά αποδυτήρια.',
      'Τα φύλλα της μουριάς μαζεύονται με το χέρι.',
      'Κοσκινίζουμε με ψιλή σίτα.',
      'Πείτε μας ότι νερό έμεινε μόνο στο ντους.',
      'Ο γείτονας λέει ό,τι θέλει, εμείς κοιτάμε τον σωλήνα.',
      'Ο γείτονας λέει ότι στάζει το ταβάνι του.',
    ],
  },
  'Greek articles and verbs that do not go with their nouns': {
    rule: 'prose/confused',
    faults: [
      'Με έναν βρύση ανοιχτή δεν φαίνεται τίποτα.',
      'Βάζουμε έναν κάμερα στον σωλήνα.',
      'Με την πρώτο βροχή γεμίζει η ταράτσα.',
      'Από την ίδιο στήλη κατεβαίνουν τρία μπάνια.',
      'Στη μικρό αυλή δεν χωρά όχημα.',
      'Οι δρόμοι του Άνω Κορυδαλλού ανεβαίνει απότομα.',
    ],
    harmless: [
      'Στέλνουμε έναν τεχνίτη και έναν βοηθό.',
      'Σε έναν πίνακα με δέκα ασφάλειες ψάχνουμε τη μία.',
      'Την πρώτη βροχή τη φοβούνται τα υπόγεια.',
      'Τη μικροσκοπική ρωγμή τη δείχνει η κάμερα.',
      'Οι δρόμοι του Άνω Κορυδαλλού ανεβαίνουν απότομα.',
      'Στην οδό Κουντουριώτου το φρεάτιο είναι βαθύ.',
    ],
  },
  'a comma that stands alone': {
    rule: 'prose/spacing',
    faults: [
      'Συχνά, , λοιπόν πλημμυρίζει το υπόγειο.',
      'Κλείστε τη βάνα, , και καλέστε μας.',
      en('Ring first, , then wait at the door.'),
    ],
    harmless: [
      'Κλείστε τη βάνα, ή τον γενικό, και καλέστε μας.',
      'Γράψτε «,» για τα δεκαδικά, όχι τελεία.',
      en('Ring first, or write, then wait at the door.'),
    ],
  },
  'words on a sample, of what is no text yet': {
    rule: 'content/placeholder',
    faults: [
      'Δείγμα, διαμέρισμα στη Νίκαια',
      'Δείγμα κειμένου, οικογένεια σε διαμέρισμα',
      ...english(
        'Sample, a flat in the terrace',
        '(155 characters) Moved in, or lost a bunch of keys?',
        'Caption here',
      ),
    ],
    harmless: [
      'Δείγμα από το νερό στέλνουμε σε εργαστήριο.',
      'Το δείγμα, αν το ζητήσετε, μένει στο εργαστήριο.',
      ...english(
        'Sample keys hang on the wall.',
        'A name on a ring has twelve characters (at most).',
        'The caption here is short.',
      ),
    ],
  },
  'a law on personal data that another has replaced': {
    rule: 'prose/unlawful',
    faults: [
      'Τηρούμε τον νόμο 2472/1997 για τα προσωπικά δεδομένα.',
      'Τα στοιχεία σας προστατεύονται από τον ν. 2472/97.',
      ...english(
        'We keep your details under the Data Protection Act 1998.',
        'Your data is held as Directive 95/46/EC asks.',
      ),
    ],
    harmless: [
      'Τηρούμε τον νόμο 4624/2019 για τα προσωπικά δεδομένα.',
      'Ο νόμος 2472/1997 καταργήθηκε με τον 4624/2019.',
      ...english(
        'We keep your details under the Data Protection Act 2018.',
        'The Data Protection Act 1998 was repealed in 2018.',
      ),
    ],
  },
  'an English name of a part of a Greek page': {
    faults: [
      ['/areas/perama', 'Breadcrumbs'],
      ['/areas/tauros', 'Main navigation'],
      ['/services/plumbing', 'Close menu'],
    ].map(([path = '', name = '']) =>
      badDrawn('a11y/foreign-text', path, `<nav aria-label="${name}"><a href="/faq">Ερωτήσεις για όλα</a></nav>`, name),
    ),
    harmless: [
      drawn('/areas/perama', '<nav aria-label="Διαδρομή της σελίδας"><a href="/faq">Ερωτήσεις για όλα</a></nav>'),
      drawn('/areas/tauros', '<nav aria-label="Main navigation" lang="en"><a href="/faq">Ερωτήσεις για όλα</a></nav>'),
      drawn('/services/plumbing', '<nav aria-label="Facebook"><a href="/faq">Ερωτήσεις για όλα</a></nav>'),
    ],
  },
  'what English promises of stars, and of a month that is over': {
    faults: [
      abroad(rated('Rated 4.8/5 on Google')),
      abroad(opened('Our second workshop opens in May 2024.')),
      abroad(opened('The new office will open in 2025.')),
    ],
    harmless: [
      abroad(replaced(HOME, 'heading: What people say', 'heading: Four out of five people say')),
      abroad(replaced('content/pages/areas.yaml', '[Call us.', '["Our second workshop opens in May 2027.", Call us.')),
      abroad(
        replaced('content/pages/contact.yaml', 'text: Near the market.', 'text: The new office is near the market.'),
      ),
    ],
  },
} satisfies Kinds
