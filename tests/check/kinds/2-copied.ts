// The page that was copied from its sister, and what of her was left in it; a town nobody serves.

import {
  area,
  bad,
  badDrawn,
  both,
  drawn,
  type Edit,
  english,
  type Fault,
  type Kinds,
  page,
  redrawn,
  replaced,
  service,
  set,
  written,
} from '../kinds.ts'
import { source } from '../mutate.ts'

const place = 'dup/other-place'
const name = 'dup/other-name'
/** A picture with its sentences in the part of a page that is about its place. */
const scene = (slug: string, alt: string): Edit =>
  replaced(
    area(slug),
    '\n\nservices:',
    `\n  scene:\n    picture: night-call.svg\n    alt: ${alt}\n    caption: Έξω, νύχτα.\n\nservices:`,
  )
/** All that an area says of itself but a sentence or two. */
const thin = (slug: string): Edit => {
  const text = source(area(slug))
  return both(
    replaced(
      area(slug),
      text.slice(text.indexOf('\nlocal:'), text.indexOf('\nneighbours:')),
      '\nlocal:\n  heading: Εδώ κοντά\n  paragraphs: [Εδώ δουλεύουμε.]\nservices:\n  heading: Δουλειές\n  items:\n    - { service: plumbing, text: Βλέπουμε και φτιάχνουμε. }\nreasons:\n  heading: Γιατί\n  items:\n    - { icon: home, title: Κοντά, text: Ερχόμαστε. }\n',
    ),
    replaced(area(slug), text.slice(text.indexOf('\nquestions:')), '\n'),
  )
}
/** An area of which some parts say a few words. */
const emptied = (slug: string, until: string): Edit => {
  const text = source(area(slug))
  const parts = {
    local: '\nlocal:\n  heading: Για όλη την πόλη\n  paragraphs:\n    - Ερχόμαστε σε όλες τις γειτονιές.\n',
    services:
      '\nservices:\n  heading: Τι αναλαμβάνουμε\n  items:\n' +
      '    - { service: apofraksi-apoxeteysis, text: Για κάθε απόφραξη. }\n',
  }
  return replaced(
    area(slug),
    text.slice(text.indexOf('\nlocal:'), text.indexOf(`\n${until}:`)),
    until === 'services' ? parts.local : parts.local + parts.services,
  )
}
/** An area without one of its parts. */
const without = (slug: string, part: string): Edit => {
  const text = source(area(slug))
  const start = text.indexOf(`\n${part}:`)
  const end = text.slice(start + 1).search(/\n\S/)
  return replaced(area(slug), end < 0 ? text.slice(start) : text.slice(start, start + 1 + end), '')
}
const same = (slug: string, question: string): Fault =>
  bad('content/duplicate-faq', set(area(slug), 'question', question), question, 'this question has another answer', [
    'content/duplicate-faq',
  ])
/** A paragraph of one file in another. */
const taken = (from: string, to: string): Fault => ({
  ...set(to, 'paragraph', written(from, 'paragraph')),
  rule: 'dup/paragraph',
  at: { file: to },
  says: written(from, 'paragraph').slice(0, 20),
})
/** Sentences of another page at the end of a paragraph. */
const sentencesTaken = (to: string, sentences: string): Fault => ({
  ...set(to, 'paragraph', `${written(to, 'paragraph')} ${sentences}`),
  rule: 'dup/paragraph',
  at: { file: to },
  says: sentences.slice(0, 20),
})
const summary = (slug: string, text: string): Edit =>
  replaced(area(slug), /\nsummary: .*/.exec(source(area(slug)))?.[0] ?? '', `\nsummary: ${text}`)
/** A card of the page it stands on. */
const ofItself = (file: string, find: string, by: string): Fault =>
  bad('link/self', replaced(file, find, by), by, 'leads to the page it is on')
/** A picture of the page itself. */
const badless = (path: string, slug: string): Edit => drawn(path, `<p>${slug}.png</p>`)
/** Names of towns as a sentence has them. */
const IN: Readonly<Record<string, string>> = {
  moschato: 'στο Μοσχάτο',
  kallithea: 'στην Καλλιθέα',
  elefsina: 'στην Ελευσίνα',
  tauros: 'στον Ταύρο',
  perama: 'στο Πέραμα',
  nikaia: 'στη Νίκαια',
  chaidari: 'στο Χαϊδάρι',
}
const TOWNS = 'Νίκαια, Κερατσίνι, Πέραμα, Κορυδαλλός, Αιγάλεω, Χαϊδάρι, Περιστέρι.'

/** A paragraph of an area that speaks to the readers of another one. */
const movedTo = (slug: string, text: string) =>
  bad('dup/other-place', set(area(slug), 'paragraph', text), text, 'which is another page')

export default {
  "another area's name in a text": {
    rule: place,
    faults: [
      bad(
        place,
        set(area('kallithea'), 'paragraph', 'Μένετε στο Κερατσίνι; Ελάτε να το δούμε.'),
        'Μένετε στο Κερατσίνι',
        'στο Κερατσίνι',
      ),
      bad(place, set(area('athens'), 'item title', 'Κοντά σε όλη τη γειτονιά του Περάματος'), 'του Περάματος'),
      bad(
        place,
        set(area('peristeri'), 'answer', 'Αν το σπίτι σας στη Δραπετσώνα έχει ταράτσα, ελέγχουμε και αυτή.'),
        'Δραπετσώνα',
        'στη Δραπετσώνα',
      ),
      bad(
        place,
        set(area('agia-barbara'), 'paragraph', 'Βρίσκεστε στο Χαϊδάρι ή εκεί γύρω;'),
        'στο Χαϊδάρι',
        'στο Χαϊδάρι',
      ),
      bad(
        place,
        set(area('aigaleo'), 'paragraph', 'Τους δρόμους της Νέας Σμύρνης τους ξέρουμε καλά, και τα φρεάτιά τους.'),
        'Νέας Σμύρνης',
        'Τους δρόμους της Νέας Σμύρνης',
      ),
      bad(
        place,
        set(area('keratsini'), 'answer', 'Γνωρίζουμε καλά τα στενά του Μοσχάτου και πού χωρά το όχημα.'),
        'Μοσχάτου',
        'στενά του Μοσχάτου',
      ),
      bad(
        place,
        set(area('korydallos'), 'item text', 'Το ίδιο κάνουμε για τα μαγαζιά σας γύρω από την πλατεία στο Μπουρνάζι.'),
        'Μπουρνάζι',
        'Περιστέρι',
      ),
      bad(
        place,
        set(service('apofraksi-niptira'), 'paragraph', 'Ανοίγουμε τον νιπτήρα στο κατάστημά σας στο Χαϊδάρι.'),
        'Χαϊδάρι',
        'is read in every area',
      ),
      bad(
        place,
        set(service('plumbing'), 'answer', 'Ερχόμαστε στο σπίτι σας στην Καλλιθέα και το βλέπουμε επιτόπου.'),
        'Καλλιθέα',
        'is read in every area',
      ),
    ],
    harmless: [
      replaced(
        area('agios-anargiroi'),
        'heading: Μια λωρίδα γης πλάι στο ποτάμι',
        'heading: Μια λωρίδα γης ανάμεσα στο Περιστέρι και τον Κηφισό',
      ),
      set(area('perama'), 'fact', 'Πλάι στο Κερατσίνι'),
      set(area('tauros'), 'item title', 'Δίπλα στο Μοσχάτο, πέρα από τις γραμμές'),
      set(area('moschato'), 'fact', 'Ως το Μοσχάτο από τη Νίκαια'),
      replaced(area('athens'), 'paragraphs:\n    - ', 'paragraphs:\n    - Ως τον Ταύρο ο αγωγός είναι κοινός. '),
      replaced(area('agia-barbara'), 'paragraphs:\n    - ', 'paragraphs:\n    - Η οδός Αιγάλεω ανηφορίζει. '),
      set(area('drapetsona'), 'paragraph', 'Οι δρόμοι του Κερατσινίου κατεβαίνουν ως εδώ, και μαζί τους το νερό.'),
      set(service('apofraksi-niptira'), 'answer', 'Αν το κατάστημά σας στο Χαϊδάρι κλείνει νωρίς, πείτε το.'),
      set(service('plumbing'), 'answer', 'Ερχόμαστε στο σπίτι σας στη Νίκαια, στην Καλλιθέα ή όπου αλλού μένετε.'),
      set(service('leak-detection'), 'answer', 'Ο έλεγχος γίνεται στο σπίτι σας στον Πειραιά ή στην Αττική.'),
      'Στο Πέραμα και στη Νίκαια το έδαφος αλλάζει από δρόμο σε δρόμο.',
    ],
  },
  "another service's name in a text": {
    rule: name,
    faults: [
      bad(
        name,
        set(service('apofraksi-banieras'), 'question', 'Πόσο κρατά η απόφραξη λεκάνης;'),
        'λεκάνης;',
        'Απόφραξη λεκάνης',
      ),
      bad(
        name,
        set(service('apofraksi-frateiou'), 'price', '"Απόφραξη μπανιέρας: {price-manhole}"'),
        'μπανιέρας',
        'Απόφραξη μπανιέρας',
        ['fact/wrong-price'],
      ),
      bad(
        name,
        set(service('apofraksi-mpalkoniou'), 'question', 'Κάθε πότε θέλει απόφραξη φρεατίου;'),
        'φρεατίου',
        'questions.0.question of /services/apofraksi-mpalkoniou',
      ),
      bad(
        name,
        set(
          service('apofraksi-lekanis'),
          'lead',
          'Η απόφραξη μπανιέρας γίνεται με το χέρι, και σε {response} είμαστε εκεί.',
        ),
        'μπανιέρας',
        'μπανιέρας',
      ),
      bad(
        name,
        set(
          service('apofraksi-niptira'),
          'paragraph',
          'Κάθε απόφραξη φρεατίου αρχίζει από το καπάκι. Το σηκώνουμε με γάντζο και κοιτάμε.',
        ),
        'φρεατίου',
        'about.paragraphs.0',
      ),
      bad(
        name,
        replaced(
          service('apofraksi-banieras'),
          'heading: Τι περιλαμβάνει το ξεβούλωμα της μπανιέρας',
          'heading: Τι περιλαμβάνει το ξεβούλωμα της λεκάνης',
        ),
        'λεκάνης',
        'features.heading',
      ),
      bad(
        name,
        replaced(
          service('apofraksi-mpalkoniou'),
          'heading: Τι αλλάζει στο μπαλκόνι σας',
          'heading: Τι γίνεται στο φρεάτιό σας',
        ),
        'φρεάτιό',
        'benefits.heading',
      ),
      bad(
        name,
        replaced(
          service('apofraksi-niptira'),
          'heading: Τι γίνεται στον χώρο σας',
          'heading: Τι περιλαμβάνει το ξεβούλωμα του νεροχύτη',
        ),
        'νεροχύτη',
        'features.heading',
      ),
      // What is worked on is named nowhere else in the file.
      bad(
        name,
        replaced(
          service('apofraksi-niptira-mpaniou'),
          'heading: Η δουλειά στον νιπτήρα, με τη σειρά',
          'heading: Η δουλειά στη λεκάνη, με τη σειρά',
        ),
        'λεκάνη',
        'features.heading',
      ),
      bad(
        name,
        replaced(service('leak-detection'), 'heading: Πώς ψάχνουμε', 'heading: Η δουλειά στο μπαλκόνι, βήμα βήμα'),
        'μπαλκόνι',
        'features.heading',
      ),
    ],
    harmless: [
      replaced(
        service('apofraksi-mpalkoniou'),
        'heading: Τι περιλαμβάνει η δουλειά',
        'heading: Τι γίνεται στο μπαλκόνι σας',
      ),
      replaced(service('leak-detection'), 'heading: Πώς ψάχνουμε', 'heading: Τι περιλαμβάνει η δουλειά'),
      replaced(
        service('apofraksi-niptira-mpaniou'),
        'heading: Η δουλειά στον νιπτήρα, με τη σειρά',
        'heading: Η δουλειά στο σιφόνι και στην τάπα',
      ),
      replaced(
        service('apofraksi-sifonioy-mpaniou'),
        'heading: Τι διορθώνεται',
        'heading: Μετά το ξεβούλωμα του δαπέδου',
      ),
      replaced(
        service('apofraksi-ydrorrois'),
        'heading: Τι κάνουμε στην υδρορροή',
        'heading: Τι γίνεται αν φταίει το φρεάτιο',
      ),
      set(service('apofraksi-niptira-mpaniou'), 'question', 'Φταίει ο νιπτήρας ή το φρεάτιο;'),
      set(
        service('apofraksi-sifonioy'),
        'answer',
        'Αν γυρίζει και η μπανιέρα, δείτε την [απόφραξη μπανιέρας](/services/apofraksi-banieras).',
      ),
      set(
        service('apofraksi-ydrorrois'),
        'lead',
        'Υδρορροές και μπαλκόνια πηγαίνουν μαζί, όπως η λεκάνη με το σιφόνι.',
      ),
      'Μετά από μια απόφραξη λεκάνης πλένουμε το πάτωμα.',
    ],
  },
  "another page's forms in a heading": {
    rule: name,
    faults: [
      bad(name, set(area('nikaia'), 'heading', 'Ξεβουλώνουμε στο Κερατσίνι και στα στενά'), 'Κερατσίνι', 'Κερατσίνι'),
      bad(name, set(area('tauros'), 'heading', 'Τα στενά του Περάματος τα ξέρουμε'), 'Περάματος', 'Πέραμα'),
      bad(
        name,
        replaced(
          service('apofraksi-mpalkoniou'),
          'head:\n',
          'head:\n  social: { title: Απόφραξη λεκάνης χωρίς σπασίματα }\n',
        ),
        'social',
        'the title for shared links',
      ),
      bad(name, set(area('neo-faliro'), 'heading', 'Υπόγεια με νερά στο Παλαιό Φάληρο'), 'Υπόγεια', 'Παλαιό Φάληρο'),
      bad(
        name,
        set(service('apofraksi-lekanis'), 'heading', 'Μπανιέρας απόφραξη χωρίς σπασίματα'),
        'Μπανιέρας',
        'μπανιέρας',
      ),
    ],
    harmless: [
      set(area('keratsini'), 'heading', 'Του Κερατσινίου οι σωλήνες, καθαροί'),
      set(area('perama'), 'heading', 'Από το Πέραμα ως τον όρμο, ξεβουλώνουμε'),
      set(area('paleo-faliro'), 'heading', 'Παλαιό Φάληρο, με το Νέο Φάληρο δίπλα'),
      set(service('apofraksi-banieras'), 'heading', 'Μπανιέρες που αδειάζουν ξανά'),
      replaced(service('apofraksi-lekanis'), 'head:\n', 'head:\n  social: { title: Βούλωσε η λεκάνη; Ερχόμαστε }\n'),
    ],
  },
  "another area's streets and quarters": {
    rule: place,
    faults: [
      bad(
        place,
        set(area('nikaia'), 'item title', 'Δίπλα σε κάθε γειτονιά του Κορυδαλλού'),
        'του Κορυδαλλού',
        'γειτονιά του Κορυδαλλού',
      ),
      bad(
        place,
        set(area('elefsina'), 'paragraph', 'Στην Καστέλλα τα σπίτια έχουν θέα, και σωλήνες που κατεβαίνουν απότομα.'),
        'Καστέλλα',
        'Στην Καστέλλα',
      ),
      bad(
        place,
        set(area('kallithea'), 'paragraph', 'Γύρω από το Μπουρνάζι οι κουζίνες δουλεύουν ως αργά, και οι στήλες μαζί.'),
        'Μπουρνάζι',
        'Μπουρνάζι',
      ),
      bad(
        place,
        set(area('aspropyrgos'), 'item text', 'Στις κουζίνες των μαγαζιών στο Πασαλιμάνι το λίπος μαζεύεται γρήγορα.'),
        'Πασαλιμάνι',
        'μαγαζιών στο Πασαλιμάνι',
      ),
      bad(
        place,
        set(area('tauros'), 'paragraph', 'Τα υπόγεια στις Τζιτζιφιές γεμίζουν με την πρώτη μπόρα.'),
        'Τζιτζιφιές',
        'υπόγεια στις Τζιτζιφιές',
      ),
      bad(
        place,
        set(area('chaidari'), 'item text', 'Καθαρίζουμε φούρνους και καφέ στο Πασαλιμάνι, πριν ανοίξουν το πρωί.'),
        'Πασαλιμάνι',
        'καφέ στο Πασαλιμάνι',
      ),
    ],
    harmless: [
      set(area('chaidari'), 'item text', 'Πριν από χρόνια, στα καφέ στο Πασαλιμάνι, το είδαμε πρώτη φορά.'),
      set(area('aspropyrgos'), 'item text', 'Όπως και στα μαγαζιά στο Πασαλιμάνι, το λίπος μαζεύεται γρήγορα.'),
      set(
        area('kallithea'),
        'item text',
        'Την περασμένη άνοιξη ξεβουλώσαμε μαγαζιά στο Πασαλιμάνι με το ίδιο μηχάνημα.',
      ),
      set(area('moschato'), 'paragraph', 'Τα υπόγεια στις Τζιτζιφιές είναι ξηρά, εδώ τα βρίσκει το ποτάμι.'),
      set(area('piraeus'), 'paragraph', 'Στην Καστέλλα τα σπίτια έχουν θέα.'),
      set(area('athens'), 'paragraph', 'Στην Κυψέλη οι πολυκατοικίες είναι παλιές.'),
      set(area('peristeri'), 'paragraph', 'Γύρω από το Μπουρνάζι οι κουζίνες δουλεύουν ως αργά.'),
    ],
  },
  "another area's picture": {
    rule: place,
    faults: ['perama', 'nikaia', 'tauros'].map((slug) => ({
      ...badDrawn(
        place,
        '/areas/kallithea',
        `<img src="/social/areas/${slug}.png" alt="" width="1200" height="630" loading="lazy">`,
        `/areas/${slug}`,
      ),
      also: ['img/missing-file', 'link/broken', 'perf/page-weight', 'img/dimensions', 'img/weight'],
    })),
    harmless: [
      redrawn('/areas/kallithea', '</main>', '<p>Χάρτης: perama, nikaia</p></main>'),
      badless('/areas/perama', 'perama'),
      badless('/areas/nikaia', 'nikaia'),
    ],
  },
  'another page in a title': {
    rule: name,
    faults: [
      bad(name, set(area('perama'), 'title', 'Αποφράξεις στη Δραπετσώνα, ως τις σκάλες'), 'Δραπετσώνα', 'Δραπετσώνα', [
        'title/words',
      ]),
      bad(
        name,
        set(service('apofraksi-lekanis'), 'title', 'Απόφραξη μπανιέρας με το χέρι, όλο το 24ωρο'),
        'μπανιέρας',
        'μπανιέρας',
        ['title/words'],
      ),
      bad(
        name,
        set(
          area('kallithea'),
          'description',
          'Σωλήνες και φρεάτια στην Ελευσίνα, βλέπουμε πρώτα με κάμερα και λέμε την τιμή πριν πιάσουμε εργαλείο.',
        ),
        'Ελευσίνα',
        'Ελευσίνα',
      ),
      // A short word tells the one from the other.
      bad(name, set(area('paleo-faliro'), 'heading', 'Αποφράξεις στο Νέο Φάληρο για βεράντες'), 'Νέο Φάληρο'),
      bad(name, set(area('neo-faliro'), 'title', 'Αποφράξεις Παλαιό Φάληρο, μέρα και νύχτα'), 'Παλαιό Φάληρο'),
    ],
    harmless: [
      set(area('paleo-faliro'), 'heading', 'Νέο λούκι στο Παλαιό Φάληρο, και στο Νέο Φάληρο δίπλα'),
      set(area('neo-faliro'), 'title', 'Φάληρο, το Νέο, και αποφράξεις σε παλαιό δίκτυο'),
      set(area('kallithea'), 'title', 'Αποφράξεις στην Καλλιθέα, δίπλα στον Ταύρο'),
      set(
        area('perama'),
        'description',
        'Από το Πέραμα ως το Κερατσίνι ανεβαίνουμε σκάλες με τα εργαλεία στον ώμο, και λέμε την τιμή πριν ξεκινήσουμε.',
      ),
      set(service('apofraksi-nerochyti'), 'title', 'Απόφραξη νεροχύτη, και ύστερα ο νιπτήρας'),
    ],
  },
  'another area in the urgent box': {
    rule: place,
    faults: [
      bad(place, set(area('nikaia'), 'urgent', 'Ξεχείλισε στο Πέραμα; Τρία πράγματα τώρα'), 'στο Πέραμα'),
      bad(place, set(area('chaidari'), 'urgent', 'Πλημμύρισε το σπίτι σας στην Καλλιθέα;'), 'στην Καλλιθέα'),
      bad(
        place,
        set(area('korydallos'), 'urgent text', 'Κλείστε τον διακόπτη. Στο Μοσχάτο φτάνουμε αμέσως.'),
        'Μοσχάτο',
        'Στο Μοσχάτο',
      ),
      bad(
        place,
        set(area('moschato'), 'urgent text', 'Μην κατεβείτε. Η αντλία κάνει {response} ως την Καλλιθέα.'),
        'Καλλιθέα',
        'ως την Καλλιθέα',
      ),
      bad(
        place,
        set(area('elefsina'), 'urgent text', 'Κλείστε την παροχή. Σε {response.far} μέχρι τον Ταύρο.'),
        'Ταύρο',
        'μέχρι τον Ταύρο',
        ['fact/variant-conflict'],
      ),
    ],
    harmless: [
      set(area('moschato'), 'urgent text', 'Μην κατεβείτε. Η αντλία κάνει {response} ως το Μοσχάτο.'),
      set(area('elefsina'), 'urgent text', 'Κλείστε την παροχή. Το νερό τρέχει ως τον Ασπρόπυργο.'),
      set(area('nikaia'), 'urgent', 'Ξεχείλισε στη Νίκαια; Τρία πράγματα τώρα'),
      set(area('chaidari'), 'urgent text', 'Κλείστε τον διακόπτη. Ξεκινάμε από τη Νίκαια.'),
      set(area('korydallos'), 'urgent', 'Στον Κορυδαλλό σήμερα;'),
    ],
  },
  'another area in an alt': {
    rule: place,
    faults: [
      bad(place, scene('nikaia', 'Το συνεργείο έξω από πολυκατοικία στο Πέραμα'), 'στο Πέραμα'),
      bad(place, scene('tauros', 'Σχάρα σε αυλή στην Ελευσίνα'), 'στην Ελευσίνα'),
      bad(place, scene('moschato', 'Σπίτια στο Κερατσίνι, νύχτα'), 'στο Κερατσίνι'),
    ],
    harmless: [
      scene('perama', 'Το συνεργείο στο Πέραμα, έξω από σπίτι με σκάλες'),
      scene('kallithea', 'Το όχημα έξω από την έδρα στη Νίκαια'),
      scene('elefsina', 'Η οδός Πειραιώς μετά τη βροχή'),
    ],
  },
  "another picture's words": {
    rule: 'img/own-words',
    faults: [
      bad(
        'img/own-words',
        replaced(
          page('company'),
          'alt: Το αυτοκίνητο του συνεργείου έξω από πολυκατοικία, νύχτα',
          'alt: Πιεστικό ανοίγει βούλωμα σε κάθετη στήλη',
        ),
        'Πιεστικό',
        'night-call',
      ),
      bad(
        'img/own-words',
        replaced(page('home'), 'picture: stack-section.svg', 'picture: camera-inspection.svg'),
        'Πιεστικό',
        'camera-inspection',
      ),
      bad(
        'img/own-words',
        scene('athens', 'Μέσα σε σωλήνα, μια κάμερα με φως πάνω από το νερό'),
        'κάμερα με φως',
        'night-call',
      ),
    ],
    harmless: [
      replaced(
        page('company'),
        'alt: Το αυτοκίνητο του συνεργείου έξω από πολυκατοικία, νύχτα',
        'alt: Το όχημα του συνεργείου έξω από πολυκατοικία, πριν ξημερώσει',
      ),
      scene('keratsini', 'Το αυτοκίνητο του συνεργείου σε στενό, τη νύχτα, με αναμμένα φώτα'),
      scene('korydallos', 'Νυχτερινή κλήση'),
    ],
  },
  'titles that differ by the place only': {
    rule: 'dup/place-only-head',
    faults: ['moschato', 'elefsina', 'perama'].map((slug, i) => {
      const words = ['με ραντεβού την ίδια μέρα', 'και μια τιμή πριν ξεκινήσουμε', 'χωρίς σπασίματα σε πλακάκια'][i]
      const other = ['kallithea', 'tauros', 'nikaia'][i] ?? ''
      return {
        ...both(
          set(area(other), 'title', `Αποφράξεις ${IN[other]} ${words}`),
          set(area(slug), 'title', `Αποφράξεις ${IN[slug]} ${words}`),
        ),
        rule: 'dup/place-only-head',
        says: 'the title of',
        at: { file: slug > other ? area(slug) : area(other), line: words ?? '' },
      }
    }),
    harmless: [
      both(
        set(area('moschato'), 'title', 'Αποφράξεις στο Μοσχάτο, δίπλα στον Ιλισό'),
        set(area('kallithea'), 'title', 'Αποφράξεις στην Καλλιθέα, με πάρκινγκ ή χωρίς'),
      ),
      both(
        set(area('chaidari'), 'title', 'Αποφράξεις Χαϊδάρι κάτω από τα πεύκα'),
        set(area('perama'), 'title', 'Αποφράξεις Πέραμα πάνω από τη Ζώνη'),
      ),
      set(area('drapetsona'), 'title', 'Αποφράξεις στη Δραπετσώνα, από τα Λιπάσματα ως το λιμάνι'),
    ],
  },
  'descriptions that differ by the place only': {
    rule: 'dup/place-only-head',
    faults: [
      ...[
        [
          'nikaia',
          'perama',
          'Ξεβουλώνουμε λεκάνες και νεροχύτες {in}, μέρα και νύχτα, και λέμε την τιμή πριν πιάσουμε εργαλείο.',
        ],
        [
          'kallithea',
          'moschato',
          'Σωλήνες, φρεάτια και υδρορροές {in}: ερχόμαστε με κάμερα και φεύγουμε όταν τρέχει καθαρό το νερό.',
        ],
        [
          'chaidari',
          'tauros',
          'Για κάθε βούλωμα {in} υπάρχει ένα συνεργείο που απαντά, έρχεται και δείχνει τι βρήκε στον σωλήνα.',
        ],
      ].map(([first = '', slug = '', text = '']) => ({
        ...both(
          set(area(first), 'description', `"${text.replace('{in}', IN[first] ?? '')}"`),
          set(area(slug), 'description', `"${text.replace('{in}', IN[slug] ?? '')}"`),
        ),
        rule: 'dup/place-only-head',
        says: 'the description of',
        at: { file: area(slug), line: text.slice(0, 10) },
      })),
      // The name stands for a quarter of the other, whose street is left.
      bad(
        'dup/place-only-head',
        both(
          set(
            area('agia-barbara'),
            'description',
            'Καθαρίζουμε σιφόνια και στήλες στην Αγία Βαρβάρα και πίσω από την Ιερά Οδό, και σας δείχνουμε τι έφραζε.',
          ),
          set(
            area('aigaleo'),
            'description',
            'Καθαρίζουμε σιφόνια και στήλες στην Άνω Πόλη και πίσω από την Ιερά Οδό, και σας δείχνουμε τι έφραζε.',
          ),
        ),
        'Καθαρίζουμε σιφόνια',
        'the description of /areas/a',
        ['dup/other-name'],
      ),
    ],
    harmless: [
      set(
        area('nikaia'),
        'description',
        'Ξεβουλώνουμε λεκάνες στη Νίκαια, στις αυλές των προσφυγικών, και λέμε την τιμή πριν πιάσουμε εργαλείο.',
      ),
      set(
        area('tauros'),
        'description',
        'Ξεβουλώνουμε στήλες στον Ταύρο, στα συγκροτήματα της Πειραιώς, και δείχνουμε τι βρήκαμε στον σωλήνα.',
      ),
      set(
        area('elefsina'),
        'description',
        'Ξεβουλώνουμε με κάμερα στην Ελευσίνα, γύρω από τα αρχαία, και δεν σκάβουμε πριν δούμε πού είναι το πρόβλημα.',
      ),
      set(
        area('kallithea'),
        'description',
        'Ξεβουλώνουμε στήλες στις Τζιτζιφιές και σιφόνια γύρω από τη Δαβάκη, και λέμε την τιμή πριν πιάσουμε εργαλείο.',
      ),
    ],
  },
  'descriptions that differ by a number only': {
    faults: (
      [
        ['apofraksi-lekanis', 'plumbing', 'Με κάμερα και πιεστικό, μέρα και νύχτα, για σπίτια και μαγαζιά'],
        ['apofraksi-banieras', 'leak-detection', 'Βλέπουμε τον σωλήνα από μέσα και λέμε την τιμή πριν αρχίσουμε'],
        ['apofraksi-kathetis-kouzinas', 'apofraksi-niptira', 'Ερχόμαστε την ίδια μέρα και καθαρίζουμε ό,τι λερώσαμε'],
      ] as const
    ).map(([first, second, text]) =>
      bad(
        'dup/place-only-head',
        both(
          set(service(first), 'description', `${text}, από {price-toilet}.`),
          set(service(second), 'description', `${text}, από {price-basin}.`),
        ),
        text,
        'by a number alone',
        ['claims/variants', 'fact/other-claim', 'fact/wrong-price'],
      ),
    ),
    harmless: [
      set(service('plumbing'), 'description', 'Με κάμερα και πιεστικό, μέρα και νύχτα, για σπίτια και για μαγαζιά.'),
      set(service('leak-detection'), 'description', 'Βλέπουμε τον σωλήνα από μέσα και λέμε την τιμή πριν αρχίσουμε.'),
      set(
        service('apofraksi-niptira'),
        'description',
        'Ερχόμαστε την ίδια μέρα και καθαρίζουμε πάντα ό,τι λερώσαμε πριν φύγουμε.',
      ),
    ],
  },
  'a page among its own neighbours or related': {
    faults: [
      ofItself(area('nikaia'), '[korydallos, keratsini, piraeus]', '[korydallos, nikaia, piraeus]'),
      ofItself(
        service('plumbing'),
        'items: [leak-detection, apofraksi-niptira, apofraksi-lekanis]',
        'items: [leak-detection, plumbing, apofraksi-lekanis]',
      ),
      ofItself(area('athens'), '[tauros, peristeri, kallithea]', '[tauros, peristeri, athens]'),
    ],
    harmless: [
      set(area('nikaia'), 'neighbours', '[korydallos, perama, piraeus]'),
      set(area('perama'), 'neighbours', '[keratsini, drapetsona, nikaia]'),
      replaced(
        service('plumbing'),
        'items: [leak-detection, apofraksi-niptira,',
        'items: [leak-detection, apofraksi-niptira-mpaniou,',
      ),
    ],
  },
  'landmarks of another place': {
    rule: place,
    // One after the other: what three pages name is nobody's own.
    faults: [
      'Χαμηλά, προς τον Φλοίσβο και την Πικροδάφνη, οι σχάρες γεμίζουν άμμο.',
      'Ερχόμαστε και στα στενά του Φλοίσβου και της Πικροδάφνης, όποια ώρα πείτε.',
      'Καθαρίζουμε σχάρες στην Πικροδάφνη και κατά τον Φλοίσβο.',
      'Από τον Φλοίσβο ως την Πικροδάφνη τα καπάκια σκουριάζουν γρήγορα.',
    ].map((text) => bad(place, set(area('tauros'), 'paragraph', text), text, 'Παλαιό Φάληρο')),
    harmless: [
      // Next to it.
      set(area('kallithea'), 'answer', 'Τα νερά πηγαίνουν προς τον Φλοίσβο και την Πικροδάφνη.'),
      // One name alone, and one that others share.
      set(area('korydallos'), 'answer', 'Ο τεχνίτης μένει κοντά στον Φλοίσβο και ξεκινά νωρίς.'),
      set(area('perama'), 'answer', 'Όπως στον Φλοίσβο και στην Πικροδάφνη, η αλμύρα τρώει τα καπάκια.'),
      set(area('nikaia'), 'answer', 'Πιο πολύ από τον Φλοίσβο και την Πικροδάφνη βρέχει στα βουνά.'),
      set(area('chaidari'), 'answer', 'Η Ιερά Οδός και ο Κηφισός μαζεύουν νερό στις χαμηλές εισόδους.'),
    ],
  },
  'quarters of another place, one of which is searched for there': {
    rule: place,
    faults: [
      'Χαμηλότερα, προς την Αμφιθέα και την Παναγίτσα, αρχίζουν οι πολυκατοικίες με κοινές στήλες.',
      'Στις αυλές της άκρης, στην Αμφιθέα και στον Μπάτη, τα φρεάτια γεμίζουν χώμα.',
      'Ψηλά τα σπίτια έχουν κήπο, γύρω από την Αμφιθέα, την Παναγίτσα και τον Μπάτη οι σωλήνες στενεύουν.',
    ].map((text) => bad(place, set(area('peristeri'), 'paragraph', text), text, 'which are in')),
    harmless: [
      // One of them alone, one more that is nobody's, in the place itself, and compared.
      'Το φορτηγό κατεβαίνει προς την Καστέλλα, όποιος δρόμος κι αν είναι ανοιχτός.',
      'Το λεωφορείο κατεβαίνει προς την Καστέλλα και την Καλογρέζα.',
      'Μόνο το Σάββατο και την Κυριακή, προς τη Θηβών και την Πειραιώς, έχει κίνηση.',
      set(area('piraeus'), 'paragraph', 'Χαμηλότερα, προς τα Καμίνια και τα Μανιάτικα, οι αυλές είναι κοινές.'),
      set(area('chaidari'), 'paragraph', 'Αντίθετα, προς την Καστέλλα και τα Μανιάτικα, οι σωλήνες στενεύουν.'),
    ],
  },
  'the neighbours of another page': {
    rule: 'dup/far-neighbours',
    faults: ['[nea-smyrni, paleo-faliro, kallithea]', '[moschato, kallithea]', '[neo-faliro, paleo-faliro]'].map(
      (list) => bad('dup/far-neighbours', set(area('elefsina'), 'neighbours', list), list, '/areas/elefsina'),
    ),
    harmless: [
      set(area('elefsina'), 'neighbours', '[aspropyrgos, chaidari, kallithea]'),
      set(area('elefsina'), 'neighbours', '[perama, korydallos]'),
      set(area('drapetsona'), 'neighbours', '[neo-faliro, moschato]'),
      set(area('piraeus'), 'neighbours', '[keratsini, kallithea]'),
    ],
  },
  'the same question with different answers': {
    faults: [
      same('nikaia', 'Θα σπάσετε πλακάκια ή τοίχους;'),
      same('peristeri', 'Θα σπάσετε πλακάκια ή τοίχους;'),
      same('perama', 'Πόσο θα μου κοστίσει;'),
      // Read before the file that has it already, and found where it was added all the same.
      same('agia-barbara', 'Νοικιάζω. Πληρώνω εγώ ή ο ιδιοκτήτης;'),
    ],
    harmless: [
      set(area('perama'), 'question', 'Θα σπάσετε τον τοίχο της αυλής μου;'),
      set(area('tauros'), 'question', 'Πόσο θα μου κοστίσει μια στήλη με δέκα ορόφους;'),
      set(area('athens'), 'question', 'Έρχεστε και στον πεζόδρομο;'),
    ],
  },
  'a paragraph taken over': {
    faults: [
      taken(service('apofraksi-banieras'), service('apofraksi-sifonioy')),
      taken(service('apofraksi-frateiou'), service('plumbing')),
      taken(area('chaidari'), area('drapetsona')),
      sentencesTaken(
        area('perama'),
        'Σε δυνατή βροχή η κατηφόρα μαζεύει χώμα και σκουπίδια μπροστά στις χαμηλές εισόδους. ' +
          'Όποιος έχει ημιυπόγειο βλέπει πρώτος τη σχάρα της αυλής να φουσκώνει.',
      ),
      sentencesTaken(
        service('apofraksi-niptira-mpaniou'),
        'Με βεντούζα κάντε λίγες ήρεμες κινήσεις και σταματήστε αν η στάθμη δεν πέφτει. ' +
          'Σύρματα και κρεμάστρες γρατζουνούν την πορσελάνη και σπρώχνουν το εμπόδιο πιο μέσα.',
      ),
      {
        ...summary('moschato', 'Πυκνές πολυκατοικίες με κοινές στήλες, από την οδό Χαροκόπου ως τις Τζιτζιφιές.'),
        rule: 'dup/paragraph',
        at: { file: area('moschato') },
        says: 'Πυκνές πολυκατοικίες με κοινές',
        also: ['dup/other-subject'],
      },
    ],
    harmless: [
      // What a route says once for all of its pages, and a fact of site.yaml that takes many words.
      replaced(
        'content/routes.yaml',
        'Όσο δουλεύουμε, προστατεύουμε τον χώρο σας.',
        'Όσο δουλεύουμε, στρώνουμε νάιλον από την πόρτα ως το σημείο, φοράμε καθαρά ποδονάρια και στο τέλος ' +
          'σφουγγαρίζουμε ό,τι πατήσαμε, ώστε να μη μείνει σε σας δουλειά.',
      ),
      {
        yaml: [
          {
            file: 'site.yaml',
            find: / {2}hoursShown: .*/.exec(source('site.yaml'))?.[0] ?? '',
            by: '  hoursShown: Δευτέρα, Τρίτη, Τετάρτη, Πέμπτη και Παρασκευή όλο το 24ωρο, Σάββατο και Κυριακή όλο το 24ωρο, και τις αργίες το ίδιο',
          },
          ...[area('elefsina'), service('plumbing')].map((file) => ({
            file,
            find: written(file, 'paragraph'),
            by: `${written(file, 'paragraph')} ${file === service('plumbing') ? 'Εδώ είμαστε' : 'Μας βρίσκετε'} {hours}.`,
          })),
        ],
      },
      // One sentence of everybody, and a summary of a few words.
      set(
        area('peristeri'),
        'paragraph',
        'Κλείστε τις βρύσες. Σε δυνατή βροχή η κατηφόρα μαζεύει χώμα και σκουπίδια μπροστά στις χαμηλές εισόδους. Έτσι και εδώ.',
      ),
      summary('aigaleo', 'Λεκάνες, νεροχύτες και φρεάτια, μέρα και νύχτα.'),
      summary('tauros', 'Λεκάνες, νεροχύτες και φρεάτια, μέρα και νύχτα.'),
      set(area('drapetsona'), 'paragraph', 'Εδώ οι σωλήνες είναι παλιοί, και το λέμε πριν αρχίσουμε.'),
      set(
        service('apofraksi-sifonioy'),
        'paragraph',
        'Το σιφόνι κρατά νερό για να μη μυρίζει. Όταν στεγνώνει, μυρίζει.',
      ),
      set(
        service('apofraksi-frateiou'),
        'paragraph',
        'Το φρεάτιο είναι το τελευταίο σημείο πριν από τον δρόμο. Εκεί κοιτάμε πρώτα.',
      ),
    ],
  },
  'thin pages': {
    faults: ['moschato', 'drapetsona', 'agia-barbara'].map((slug) => ({
      ...thin(slug),
      rule: 'content/thin',
      says: slug,
      also: ['ld/set'],
      at: { file: area(slug) },
    })),
    harmless: [
      replaced(
        area('moschato'),
        source(area('moschato')).slice(
          source(area('moschato')).indexOf('\nurgent:'),
          source(area('moschato')).indexOf('\nquestions:'),
        ),
        '\nurgent:\n  heading: Νερά;\n  text: Καλέστε.\n',
      ),
      set(area('chaidari'), 'answer', 'Ναι.'),
      set(service('apofraksi-mpalkoniou'), 'answer', 'Όχι πάντα.'),
    ],
  },
  'a page that says little of its own': {
    faults: ['moschato', 'elefsina', 'chaidari'].map((slug) =>
      bad('content/thin', both(emptied(slug, 'reasons'), without(slug, 'questions')), 'name:', 'words of its own', [
        'ld/set',
      ]),
    ),
    harmless: [
      emptied('kallithea', 'services'),
      emptied('chaidari', 'services'),
      set(area('tauros'), 'answer', 'Ναι, κάθε μέρα.'),
    ],
  },
  'pages of which parts are empty': {
    rule: 'content/thin',
    faults: ['nea-smyrni', 'tauros', 'korydallos'].map((slug) => ({
      ...emptied(slug, 'reasons'),
      rule: 'content/thin',
      says: 'next to nothing under local and services',
      at: { file: area(slug), line: 'local:' },
    })),
    harmless: [
      emptied('aigaleo', 'services'),
      emptied('perama', 'services'),
      set(
        area('agios-anargiroi'),
        'paragraph',
        'Χαμηλά σπίτια με αυλή, και ανάμεσά τους πολυκατοικίες με μία στήλη η καθεμία.',
      ),
    ],
  },
  'a word stuffed into a text': {
    rule: 'content/name-list',
    faults: [
      'Αποφράξεις Πειραιάς, αποφράξεις Νίκαια, αποφράξεις Κορυδαλλός, αποφράξεις Κερατσίνι, αποφράξεις Πέραμα.',
      'Απόφραξη λεκάνης, απόφραξη νεροχύτη, απόφραξη νιπτήρα, απόφραξη μπανιέρας, απόφραξη σιφονιού.',
      'Φθηνά κλειδιά, γρήγορα κλειδιά, κλειδιά μέρα νύχτα, κλειδιά παντού, κλειδιά τώρα.',
    ],
    harmless: [
      'Η λεκάνη, ο νεροχύτης, ο νιπτήρας, η μπανιέρα και το σιφόνι βγάζουν στην ίδια στήλη.',
      'Νερό πάνω, νερό κάτω, νερό στον τοίχο: το νερό βρίσκει τον δρόμο του, όσο κι αν δεν το θέλετε.',
      'Το βούλωμα στην κουζίνα θέλει βεντούζα, το βούλωμα στη λεκάνη θέλει πίεση, κι ένα βούλωμα στο φρεάτιο και τα δύο.',
    ],
  },
  'a name list stuffed into a footer': {
    faults: [
      bad(
        'content/name-list',
        replaced('site.yaml', 'blurb: Αποφράξεις, αντλήσεις', `blurb: ${TOWNS} Αποφράξεις, αντλήσεις`),
        'blurb:',
        '7 places',
      ),
      bad(
        'content/name-list',
        replaced(
          'content/labels.yaml',
          'Ξεκινάμε από τη Νίκαια και καλύπτουμε Πειραιά, Δυτική Αθήνα και παραλία.',
          TOWNS,
        ),
        'Χαϊδάρι',
        '7 places',
      ),
      bad(
        'content/name-list',
        replaced(
          'content/prices.yaml',
          'note: "{vat} {night-price}"',
          'note: "{vat} {night-price} Νίκαια, Πέραμα, Ταύρος, Μοσχάτο, Καλλιθέα, Περιστέρι, Δραπετσώνα, Ελευσίνα."',
        ),
        'Δραπετσώνα',
        '8 places',
      ),
    ],
    harmless: [
      replaced(
        'content/labels.yaml',
        'Ξεκινάμε από τη Νίκαια και καλύπτουμε Πειραιά, Δυτική Αθήνα και παραλία.',
        'Ξεκινάμε από τη Νίκαια για Πέραμα, Ταύρο και όλα τα γύρω.',
      ),
      replaced(
        'site.yaml',
        'blurb: Αποφράξεις, αντλήσεις',
        'blurb: Από τη Νίκαια σε Πειραιά και Καλλιθέα, αποφράξεις, αντλήσεις',
      ),
      'Ξεκινάμε από τη Νίκαια και πάμε Κερατσίνι, Πέραμα ή Κορυδαλλό, ανάλογα με το ποιος καλεί πρώτος.',
    ],
  },
  'the town of a reader who lives in another': {
    rule: place,
    faults: [
      bad(
        place,
        set(area('kallithea'), 'paragraph', 'Όποιος διαχειρίζεται πολυκατοικία εδώ, στο Περιστέρι, το ξέρει.'),
        'στο Περιστέρι',
      ),
      bad(
        place,
        set(area('tauros'), 'paragraph', 'Την πόλη σας, το Μοσχάτο, τη διασχίζουν παλιές γραμμές.'),
        'το Μοσχάτο',
      ),
      bad(
        place,
        replaced(area('chaidari'), '  keywords:\n', '  keywords:\n    - αποφράξεις μοσχάτο\n'),
        'αποφράξεις μοσχάτο',
      ),
    ],
    harmless: [
      set(area('moschato'), 'paragraph', 'Το νερό φεύγει από εδώ, στον Ταύρο γυρίζει και χύνεται στη θάλασσα.'),
      set(area('keratsini'), 'paragraph', 'Την πόλη σας, το Κερατσίνι, τη διασχίζουν παλιές γραμμές.'),
      replaced(area('agia-barbara'), '  keywords:\n', '  keywords:\n    - απόφραξη υπογείου\n'),
    ],
  },
  'a town near by that is not served': {
    rule: 'fact/town-unserved',
    faults: [
      'Φτάνουμε έως {radius} από τον Πειραιά, άρα ως την Κόρινθο.',
      'Το συνεργείο που έχουμε μόνιμα στα Μέγαρα έρχεται αμέσως.',
      'Ερχόμαστε και στην Κηφισιά.',
      'Καλύπτουμε Χαλάνδρι και Μαρούσι.',
      'Το συνεργείο μας εξυπηρετεί τη Γλυφάδα.',
      'Εξυπηρετούμε και το Μενίδι.',
      'Από φέτος έχουμε δεύτερο όχημα και για τη Γλυφάδα.',
      'Προς τα βόρεια ανεβαίνουμε στο Μαρούσι και την Κηφισιά.',
      'Το ίδιο ισχύει για τους πελάτες μας στον Άλιμο και στο Ελληνικό.',
      'Για Χαλάνδρι και Χολαργό ξεκινάμε νωρίς και φτάνουμε σε μία ώρα.',
      'Κάθε Τρίτη δουλεύουμε σε καταστήματα του Χαλανδρίου.',
      'Στέλνουμε τεχνικό και στην Αργυρούπολη.',
      'Εκτός από τον Πειραιά, θα μας βρείτε και στη Βουλιαγμένη.',
      'Τελευταία μας βλέπουν συχνά και στη Βούλα.',
      'Το ίδιο κάνουμε στα εξοχικά της Χαλκίδας.',
      'Έτσι κάνουμε χρόνια σε κάθε πολυκατοικία του Χολαργού, όποιον όροφο κι αν ανεβούμε.',
      'Άμεση εξυπηρέτηση σε Ηλιούπολη και Υμηττό.',
      'Φτάνουμε μέχρι Λαύριο με δικό μας όχημα.',
      bad(
        'fact/town-unserved',
        replaced(page('areas'), 'ως Περιστέρι και Παλαιό Φάληρο.', 'ως Γλυφάδα και Βούλα.'),
        'ως Γλυφάδα',
        'is no area of this site',
      ),
      bad(
        'fact/town-unserved',
        set(area('piraeus'), 'lead', 'Συνεργείο μέρα και νύχτα. Από τον Πειραιά έως το Χαλάνδρι.'),
        'Χαλάνδρι',
      ),
      bad(
        'fact/town-unserved',
        replaced(area('nikaia'), 'αποφράξεις νίκαια,', 'αποφράξεις νίκαια, αποφράξεις γλυφάδα,'),
        'γλυφάδα',
      ),
      'Εξυπηρετούμε και τα μικρά σπίτια ως τη Γλυφάδα.',
      'Κάθε μέρα δουλεύουμε σε μαγαζιά και σπίτια, σε νότια προάστια, στη Γλυφάδα και ως τη Βούλα.',
    ],
    harmless: [
      'Το συνεργείο που είχε ο δήμος στα Μέγαρα σταμάτησε πέρυσι.',
      'Φτάνουμε έως {radius} από τον Πειραιά, όχι όμως ως την Κόρινθο.',
      'Δεν ερχόμαστε στην Αίγινα.',
      'Η Γλυφάδα και ο Άλιμος έχουν άλλο δίκτυο.',
      'Ο γαμπρός μου μένει στο Χαλάνδρι.',
      'Προς Γλυφάδα η κίνηση είναι μεγάλη.',
      'Το Μενίδι έχει παλιό δίκτυο.',
      'Στη Γλυφάδα δεν ερχόμαστε, γιατί είναι μακριά.',
      'Δεν έχουμε συνεργείο στο Μαρούσι.',
      'Η βούλα του δήμου μπαίνει στη βεβαίωση.',
      'Στο Χαλάνδρι μας βλέπουν μόνο ως πελάτες των μαγαζιών του.',
      'Δεν αναλαμβάνουμε απόφραξη στη Βουλιαγμένη.',
      'Τη λάσπη την πηγαίνουμε στα Άνω Λιόσια.',
      'Το τραμ φτάνει στη Γλυφάδα.',
      'Έχουμε αποθήκη στο Κορωπί.',
      'Εξυπηρετούμε τον Πειραιά, όχι τη Σαλαμίνα.',
      'Ανεβαίνουμε στη λεωφόρο για τη Γλυφάδα και στρίβουμε αριστερά.',
      'Η εταιρεία ύδρευσης καλύπτει και τη Γλυφάδα.',
      'Κάτι τέτοιο δεν κάνουμε σε κάθε μαγαζί του Χολαργού.',
      'Δουλεύουμε και για το ελληνικό δημόσιο, με τιμολόγιο.',
      'Ερχόμαστε ως εσάς, στο Χαλάνδρι όμως δεν φτάνουμε.',
      'Πάμε ως Μαρούσι για ανταλλακτικά.',
      'Δέκα λεπτά πιο μακριά, προς Χολαργό, θα βρείτε ανοιχτό πάρκινγκ.',
      set(area('neo-faliro'), 'lead', 'Από τον Πειραιά ως τη Γλυφάδα η παραλιακή πλημμυρίζει.'),
      set(area('nea-smyrni'), 'lead', 'Από τη Νέα Σμύρνη ως το Παλαιό Φάληρο. Ερχόμαστε σε {response.far}.'),
      // Far from Athens these are names of quarters.
      both(
        replaced(
          'site.yaml',
          'latitude: 37.94203\n    longitude: 23.64619',
          'latitude: 40.6264\n    longitude: 22.9484',
        ),
        replaced('site.yaml', '    postalCode: "184 50"\n', ''),
        replaced('site.yaml', '23.622%2C37.951%2C23.672%2C37.981', '22.92%2C40.61%2C22.97%2C40.64'),
        replaced('site.yaml', '#map=15/37.966/23.647', '#map=15/40.626/22.948'),
        set(area('drapetsona'), 'lead', 'Ερχόμαστε και στην Κηφισιά, στην Ηλιούπολη και στη Μεταμόρφωση.'),
      ),
      'Ερχόμαστε με την ατσαλίνα στον ώμο ως την Αγία Σοφία.',
      // Longer words begin like a town.
      'Ερχόμαστε και στη Ζεφυρίδα, τον δρόμο πίσω από το γήπεδο.',
      'Καλύπτουμε το Παλληναϊκό κλειστό, το δημοτικό κολυμβητήριο.',
      'Εξυπηρετούμε και το Βουλιώτικο, το ψητοπωλείο της γωνίας.',
      'Ερχόμαστε σε όλα τα προάστια, στη Γλυφάδα, όμως, δεν φτάνουμε.',
    ],
  },
  'a town far away that is not served': {
    rule: 'fact/town-unserved',
    faults: [
      'Φτάνουμε ως τη Χαλκίδα.',
      'Η απεντόμωση γίνεται σε όλη τη Θεσσαλονίκη.',
      'Το συνεργείο καλύπτει όλη τη Θεσσαλία.',
      'Εξυπηρετούμε άμεσα τη Θεσσαλονίκη.',
      'Εξυπηρετούμε όλη την Ελλάδα.',
      'Πηγαίνουμε και στην Κόρινθο, αν χρειαστεί.',
      'Πρόγραμμα κάνουμε και σε ξενοδοχεία της Πάτρας.',
      'Κάνουμε συντηρήσεις και στη Λαμία.',
      'Ερχόμαστε σε όλη την Ελλάδα.',
      'Ερχόμαστε και ως Κόρινθο για μεγάλες δουλειές.',
      'Ρωτήστε μας. Πεταγόμαστε και ως Χαλκίδα, Ναύπλιο ή Λαμία.',
      'Φτάνουμε σε {response}, {response.far} πιο μακριά, προς Θήβα ή Νέα Σμύρνη για παράδειγμα.',
      'Εξυπηρετούμε και τα Νέα Μουδανιά.',
      'Καλύπτουμε κάθε γειτονιά, ως την Κόρινθο και το Λουτράκι.',
      'Ερχόμαστε και στη Σητεία, με συνεννόηση.',
      'Κάνουμε απολυμάνσεις και στο Ξυλόκαστρο.',
      'Με το ίδιο βαν καλύπτουμε καθημερινά Κόρινθο και Λουτράκι.',
      'Εξυπηρετούμε πλέον και Ναύπλιο.',
      'Αναλαμβάνουμε δουλειές ως {radius} μακριά, σε όλη την παραλία, στη Θήβα και ως τη Λιβαδειά.',
      bad(
        'fact/town-unserved',
        replaced(
          service('apofraksi-ydrorrois'),
          '    - Το νερό δεν τρέχει πια',
          '    - Καθαρισμοί σε κάθε γωνιά της Κορίνθου\n    - Το νερό δεν τρέχει πια',
        ),
        'Καθαρισμοί σε κάθε γωνιά',
        'Κορίνθο',
      ),
      bad(
        'fact/town-unserved',
        set(
          service('apofraksi-banieras'),
          'description',
          'Απόφραξη μπανιέρας και ντουζιέρας, σε όλη την Πάτρα. Καλέστε.',
        ),
        'Πάτρα',
        'Πάτρα',
        ['title/words'],
      ),
      bad(
        'fact/town-unserved',
        set(service('plumbing'), 'lead', 'Βρύσες, καζανάκια και διακόπτες με μία επίσκεψη. Σε όλη τη Λάρισα.'),
        'Λάρισα',
      ),
      bad(
        'fact/town-unserved',
        replaced('site.yaml', 'blurb: Αποφράξεις, αντλήσεις', 'blurb: Στη Βέροια από το 1998. Αποφράξεις, αντλήσεις'),
        'Βέροια',
      ),
    ],
    harmless: [
      'Πηγαίνουμε στην Κόρινθο να πάρουμε σωλήνες.',
      'Η λάσπη ταξιδεύει δύο ώρες πιο μακριά από τη Θήβα.',
      'Ο δρόμος προς Κόρινθο περνά πάνω από το ρέμα.',
      'Σε όλη τη Θεσσαλονίκη έβρεχε εκείνο το βράδυ.',
      'Το συνεργείο αγόρασε αντλία από τη Θεσσαλονίκη.',
      'Δεν εξυπηρετούμε την Πάτρα.',
      'Καλύπτουμε καθημερινά Νίκαια και Κορυδαλλό.',
      'Κάνουμε σεμινάρια στη Θεσσαλονίκη.',
      'Στην Ελλάδα δουλεύουμε με σωλήνες των εκατό.',
      'Μάθαμε τη δουλειά στην Πάτρα.',
      'Έχουμε πελάτες που ήρθαν από την Κρήτη.',
      'Ανταλλακτικά έρχονται από όλη την Ελλάδα.',
      'Δεν πάμε ως την Κόρινθο για ένα σιφόνι.',
      'Ο σωλήνας του ισογείου ήρθε από τη Νάουσα.',
      'Τα καλοκαίρια ξεκουραστήκαμε μια φορά στα Νέα Μουδανιά.',
      'Εξυπηρετούμε τα στενά ως τη Λήμνου και την Ευβοίας.',
      'Δουλεύουμε συχνά στη Νάξου και στη Λαρίσης.',
      'Σε κάθε γειτονιά της Κορίνθου θα βρείτε λεμονιές, και στις αυλές φρεάτια.',
      'Ερχόμαστε με αντλίες που έγιναν σε εργοστάσια, στη Λάρισα και στον Βόλο.',
      'Δουλεύουμε σε όλη την Αττική, και στη Λαμία έχουμε αποθήκη.',
      set(service('apofraksi-sifonioy'), 'lead', 'Στη Λάρισα από το 1998 πίνουν νερό με άλατα, εδώ όχι. Καλέστε μας.'),
      set(service('apofraksi-niptira'), 'lead', 'Ένα συνεργείο, μέρα και νύχτα. Σε όλη την Αττική.'),
      set(service('apofraksi-banieras'), 'fact', 'Ίδια τιμή όπως σε όλη την Αττική'),
      set(service('apofraksi-frateiou'), 'fact', 'Καθαρισμός σε κάθε γειτονιά του Πειραιά'),
      set(service('apofraksi-lekanis'), 'lead', 'Η λεκάνη γέμισε; Το ίδιο βράδυ η βροχή έφερε νερά σε όλη την Πάτρα.'),
    ],
  },
  'a far town among quarters or areas': {
    rule: 'fact/town-unserved',
    faults: [
      'Για Ασπρόπυργο, Χαλκίδα ή Παλαιό Φάληρο υπολογίστε {response.far}.',
      'Για Αιγάλεω και Θήβα θέλουμε περίπου {response.far}.',
      bad(
        'fact/town-unserved',
        replaced(area('athens'), 'Κυψέλη, Πατήσια, Παγκράτι, Πετράλωνα,', 'Κυψέλη, Πατήσια, Λαμία, Πετράλωνα,'),
        'Λαμία',
      ),
      bad(
        'fact/town-unserved',
        set(area('peristeri'), 'description', 'Μπουρνάζι, Χαλκίδα, Κηπούπολη και Ανθούπολη. Ερχόμαστε και τη νύχτα.'),
        'Χαλκίδα',
      ),
    ],
    harmless: [
      'Για Χαλκίδα αλλάζετε τρένο στην Οινόη.',
      'Ο προμηθευτής μας στέλνει ανταλλακτικά από Χαλκίδα, Θήβα και Πάτρα.',
      'Το τρένο για Χαλκίδα θέλει 80 λεπτά από τον σταθμό.',
      set(
        area('piraeus'),
        'description',
        'Πλοία, Πάτρα, Κέρκυρα. Πριν φύγετε ταξίδι, καλέστε μας για έναν έλεγχο στη στήλη.',
      ),
      replaced(area('athens'), 'Παγκράτι, Πετράλωνα,', 'Παγκράτι, Εξάρχεια,'),
    ],
  },
  'the people of another town': {
    faults: [
      bad(
        place,
        replaced(
          area('perama'),
          'heading: Τι κάνουμε αλλιώς στην ανηφόρα',
          'heading: Γιατί μας καλούν οι Κορυδαλλιώτες',
        ),
        'Κορυδαλλιώτες',
      ),
      bad(
        place,
        replaced(area('kallithea'), 'heading: Τι να περιμένετε από εμάς', 'heading: Τι ρωτούν οι Περιστεριώτες'),
        'Περιστεριώτες',
      ),
      bad(
        place,
        replaced(area('elefsina'), 'heading: Αξίζει να μας περιμένετε', 'heading: Μοσχατιώτες, σας περιμένουμε'),
        'Μοσχατιώτες',
      ),
    ],
    harmless: [
      'Οι Περιστεριώτες έχουν δίπλα τους τον Κηφισό.',
      replaced(area('korydallos'), '\nurgent:\n  heading: ', '\nurgent:\n  heading: Για Κορυδαλλιώτες. '),
      replaced(area('tauros'), '\nurgent:\n  heading: ', '\nurgent:\n  heading: Όπως και οι Περιστεριώτες. '),
    ],
  },
  'a form of another name': {
    faults: [
      bad('prose/place-article', replaced(area('tauros'), '  of: του Ταύρου', '  of: του Μοσχάτου'), 'του Μοσχάτου'),
      bad('prose/place-article', replaced(area('nea-smyrni'), '  to: Νέα Σμύρνη', '  to: Νέα Ιωνία'), 'Ιωνία'),
      bad(
        'prose/place-article',
        replaced(area('chaidari'), '  of: του Χαϊδαρίου', '  of: του Περιστερίου'),
        'Περιστερίου',
      ),
      bad(
        'prose/place-article',
        replaced(area('neo-faliro'), '  of: του Νέου Φαλήρου', '  of: του Λαζάρου'),
        'Λαζάρου',
      ),
    ],
    harmless: [
      replaced(area('perama'), '  of: του Περάματος', '  of: του λόφου στο Πέραμα'),
      replaced(area('nea-smyrni'), '  of: της Νέας Σμύρνης', '  of: της Ν. Σμύρνης'),
      replaced(area('agios-anargiroi'), '  of: των Αγίων', '  of: των Αγ.'),
    ],
  },
  'forms of a name under the wrong key, or of two genders': {
    faults: [
      bad(
        'prose/place-article',
        replaced(area('elefsina'), '  in: στην Ελευσίνα', '  in: στον Ελευσίνα'),
        'στον Ελευσίνα',
      ),
      bad('prose/place-article', replaced(area('piraeus'), '  in: στον Πειραιά', '  in: στην Πειραιά'), 'στην Πειραιά'),
      bad('prose/place-article', replaced(area('tauros'), '  in: στον Ταύρο', '  in: του Ταύρου'), 'του Ταύρου'),
      bad('prose/place-article', replaced(area('chaidari'), '  of: του Χαϊδαρίου', '  of: στο Χαϊδάρι'), 'στο Χαϊδάρι'),
    ],
    harmless: [
      replaced(
        area('korydallos'),
        '  in: στον Κορυδαλλό\n  of: του Κορυδαλλού',
        '  of: του Κορυδαλλού\n  in: στον Κορυδαλλό',
      ),
      replaced(area('kallithea'), '  of: της Καλλιθέας', '  of: δήμου Καλλιθέας'),
      replaced(area('aigaleo'), '  in: στο Αιγάλεω', '  in: το Αιγάλεω'),
    ],
  },
  'the quarter of another place, around it': {
    rule: place,
    faults: [
      bad(
        place,
        replaced(
          area('tauros'),
          'Μικρά λουτρά των παλιών διαμερισμάτων,',
          'Μικρά λουτρά στα διαμερίσματα γύρω από το Μπουρνάζι,',
        ),
        'Μπουρνάζι',
      ),
      bad(
        place,
        replaced(area('perama'), 'Ταράτσες και αυλάκια που', 'Ταράτσες στα σπίτια γύρω από τα Ταμπούρια, που'),
        'Ταμπούρια',
      ),
      bad(
        place,
        replaced(
          area('korydallos'),
          '  paragraphs:\n',
          '  paragraphs:\n    - Στις πολυκατοικίες γύρω από τις Τζιτζιφιές οι στήλες στενεύουν.\n',
        ),
        'Τζιτζιφιές',
      ),
    ],
    harmless: [
      'Στις πολυκατοικίες γύρω από το Μπουρνάζι, όπως και εδώ, οι στήλες είναι παλιές.',
      'Στα διαμερίσματα γύρω από τη λεωφόρο οι στήλες είναι παλιές.',
      'Φέτος και στα μαγαζιά γύρω από τις Τζιτζιφιές πήζει το λίπος, πολύ περισσότερο από εδώ.',
    ],
  },
  'the seat in another town': {
    rule: 'fact/address',
    faults: [
      'Έδρα στον Κορυδαλλό, δίπλα στην πλατεία.',
      'Η βάση μας είναι στο Κερατσίνι, κοντά στο λιμάνι.',
      'Η έδρα μας βρίσκεται στο Περιστέρι.',
      'Εδρεύουμε στον Κορυδαλλό και δουλεύουμε παντού.',
      'Δείτε στον χάρτη τη διεύθυνση της έδρας στο Μοσχάτο.',
      ...english(
        'We are based in Horsforth, a stone’s throw from the station.',
        'Our head office is in Headingley and opens at nine.',
      ),
    ],
    harmless: [
      'Έδρα στη Νίκαια, κοντά στη Θηβών.',
      'Η βάση μας είναι στη Νίκαια και ξεκινάμε από εκεί.',
      'Η βάση μας είναι στην Κοκκινιά.',
      'Ο προμηθευτής μας έχει βάση στο Κερατσίνι.',
      'Η βάση μας είναι στον Κορυδαλλό, Νίκαια και γύρω.',
      'Γράψτε μας τη διεύθυνση του καταστήματος στο Μοσχάτο, αν η δουλειά είναι εκεί.',
      ...english(
        'We are based in Leeds, twenty minutes from Horsforth.',
        'We are based in Headingley, Leeds.',
        'Our supplier is based in Horsforth.',
        'The council says its head office is in Horsforth.',
      ),
      'Από τη βάση μας προς το Περιστέρι πάμε από τη Θηβών.',
    ],
  },
  'the page of what leads to a town that has none': {
    rule: 'fact/town-unserved',
    faults: [
      bad(
        'fact/town-unserved',
        set(service('plumbing'), 'heading', 'Υδραυλικές εργασίες στο σπίτι, ως τη Χαλκίδα'),
        'Χαλκίδα',
      ),
      bad(
        'fact/town-unserved',
        set(service('apofraksi-lekanis'), 'title', 'Απόφραξη λεκάνης στη Γλυφάδα, όλο το 24ωρο'),
        'Γλυφάδα',
      ),
      bad(
        'fact/town-unserved',
        set(area('agia-barbara'), 'heading', 'Αποφράξεις στην Αγία Βαρβάρα και στο Χαλάνδρι'),
        'Χαλάνδρι',
      ),
    ],
    harmless: ['Λαμία', 'Λάρισα', 'Πάτρα'].map((town, i) => {
      const file = service(['antliseis-ydaton', 'leak-detection', 'apofraksi-mpalkoniou'][i] ?? '')
      const [name = ''] = /^name: .*/.exec(source(file)) ?? []
      return both(
        replaced(file, name, `${name} για ${town}`),
        set(file, 'heading', `Φορτώνουμε στη Νίκαια το βράδυ, ξεφορτώνουμε στην Κόρινθο και φεύγουμε για ${town}`),
      )
    }),
  },
  'a point of another page': {
    rule: 'dup/other-subject',
    faults: [
      bad(
        'dup/other-subject',
        set(service('apofraksi-banieras'), 'fact', 'Λούκι και ταράτσα καθαρά από φύλλα'),
        'φύλλα',
      ),
      bad(
        'dup/other-subject',
        replaced(
          area('piraeus'),
          written(area('piraeus'), 'item text'),
          'Κομμωτήρια με λουτήρα που κρατά βαφές και μαλλιά.',
        ),
        'λουτήρα',
      ),
      bad(
        'dup/other-subject',
        set(service('apofraksi-me-kamera'), 'fact', 'Αντλία για πλημμυρισμένο υπόγειο με ασανσέρ και ρεύμα κλειστό'),
        'ασανσέρ',
      ),
    ],
    harmless: [
      set(service('apofraksi-nerochyti'), 'fact', 'Και με πλυντήριο πιάτων από κάτω'),
      set(service('plumbing'), 'fact', 'Βάζουμε και σχάρα στην ταράτσα, αν λείπει.'),
      set(service('apofraksi-frateiou'), 'question', 'Το φρεάτιο γεμίζει όταν βρέχει. Θέλει άντληση ή απόφραξη;'),
    ],
  },
  'a heading about another town': {
    rule: 'dup/other-place',
    faults: [
      bad(
        'dup/other-place',
        set(area('moschato'), 'services heading', 'Όταν φουσκώνουν τα φρεάτια, ο Πειραιάς μάς ξέρει'),
        'Πειραι',
      ),
      bad(
        'dup/other-place',
        set(area('kallithea'), 'services heading', 'Τι βουλώνει πρώτο όταν πλημμυρίζει ο Ταύρος'),
        'Ταύρο',
      ),
      bad(
        'dup/other-place',
        set(
          area('aigaleo'),
          'urgent text',
          'Σηκώνουμε το τηλέφωνο αμέσως, και ο δρόμος ως το Πέραμα θέλει {response}.',
        ),
        'Πέραμα',
      ),
      bad(
        'dup/other-place',
        set(area('peristeri'), 'paragraph', 'Το Χαϊδάρι απλώνεται στην πλαγιά. Εδώ μένουν πολλοί σε μονοκατοικίες.'),
        'Το Χαϊδάρι',
      ),
      {
        ...set(area('tauros'), 'lead', written(area('nea-smyrni'), 'lead')),
        rule: 'dup/paragraph',
        at: { file: area('tauros') },
        says: written(area('nea-smyrni'), 'lead').slice(0, 20),
      },
    ],
    harmless: [
      set(
        area('chaidari'),
        'paragraph',
        'Το Περιστέρι είναι δίπλα, και οι δύο πόλεις μοιράζονται τον ίδιο κεντρικό αγωγό.',
      ),
      set(area('drapetsona'), 'services heading', 'Όσα ζητά και το Κερατσίνι, με πιο παλιούς σωλήνες'),
      set(area('perama'), 'services heading', 'Δύο δρόμοι από τη Δραπετσώνα, και τα δύο βουλωμένα φρεάτια'),
      set(area('elefsina'), 'services heading', 'Πιο μεγάλες αυλές από τον Κορυδαλλό, πιο μακριοί σωλήνες'),
    ],
  },
  'the office in another town': {
    rule: 'fact/address',
    faults: [
      bad(
        'fact/address',
        set(service('plumbing'), 'lead', 'Ερχόμαστε σε σας, και το γραφείο μας στο Μοσχάτο μένει ανοιχτό.'),
        'Μοσχάτο',
      ),
      bad('fact/address', set(service('apofraksi-lekanis'), 'fact', 'Με το κατάστημά μας στο Περιστέρι'), 'Περιστέρι'),
      bad(
        'fact/address',
        replaced(page('contact'), 'το γραφείο μας στη Νίκαια.', 'το γραφείο μας στη Δραπετσώνα.'),
        'Δραπετσώνα',
      ),
    ],
    harmless: [
      ...english('Flooding closed our shop in Horsforth for a week, and they had us back in on the Monday.'),
      // A customer's, a former one, another one, and one of which several pages tell.
      'Πλημμύρισε το μαγαζί μας στο Μοσχάτο και μας κάλεσε ο διαχειριστής, λέει μια πελάτισσα.',
      set(area('kallithea'), 'question', 'Έρχεστε και στο γραφείο μας στην Καλλιθέα, αν κλείσουμε ραντεβού;'),
      set(service('plumbing'), 'lead', 'Το μαγαζί μας στο Κερατσίνι έκλεισε, τα εργαλεία όμως τα κρατήσαμε.'),
      set(service('apofraksi-sifonioy'), 'lead', 'Ερχόμαστε σε σας, ή περνάτε από το δεύτερο γραφείο μας στον Ταύρο.'),
      set(service('apofraksi-banieras'), 'lead', 'Ρωτήστε από κοντά, στο γραφείο μας στον Κορυδαλλό.'),
      set(service('apofraksi-frateiou'), 'lead', 'Περάστε να τα πούμε στο γραφείο μας στον Κορυδαλλό.'),
      set(service('apofraksi-niptira'), 'lead', 'Ρωτήστε από κοντά, στο γραφείο μας στη Νίκαια.'),
    ],
  },
  'a town that is one of two': {
    rule: 'dup/other-place',
    faults: [
      movedTo('perama', 'Μένετε στο Μοσχάτο και το συνεργείο περνά κάθε μέρα.'),
      movedTo('kallithea', 'Αν μένετε στο Μοσχάτο, ρωτήστε για το φρεάτιο.'),
      movedTo('nikaia', 'Έχετε σπίτι στο Μοσχάτο που βουλώνει συχνά.'),
    ],
    harmless: [
      'Αν έχετε σπίτι στην Καλλιθέα ή στο Παλαιό Φάληρο, ρωτήστε πρώτα τον διαχειριστή.',
      'Αν μένετε στο Μοσχάτο ή στον Ταύρο, ο κεντρικός αγωγός είναι ίδιος.',
      'Όσοι έχουν κατάστημα στο Περιστέρι είτε στο Αιγάλεω έχουν λιποσυλλέκτη.',
    ],
  },
} satisfies Kinds
