// Kinds of faults of Greek texts and facts that slip through where one word more stands between, and what only looks like them.
import { area, bad, badDrawn, both, drawn, type Kinds, page, replaced, set, written } from '../kinds.ts'

const COMPANY = page('company')
const ALT = 'alt: Το αυτοκίνητο του συνεργείου έξω από πολυκατοικία, νύχτα'
const taken = (alt: string) => replaced(COMPANY, ALT, `alt: ${alt}`)
const SRC = 'bbox=23.622%2C37.951%2C23.672%2C37.981'
const PLACE = 'latitude: 37.94203\n    longitude: 23.64619'
const LINK = '#map=15/37.966/23.647'
/** Not beside an edit of where the business is. */
const map = (find: string, by: string) =>
  both(replaced('site.yaml', PLACE, PLACE.replace('03', '00')), replaced('site.yaml', find, by))
const list = (first: string, second: string) => `<ul><li>${first}</li><li>${second}</li></ul>`
const link = (text: string, href = '/areas/perama') => `<a href="${href}">${text}</a>`

/** The neighbours of an area, some of them twice. */
const neighbours = (slug: string, write: (...known: string[]) => string[]) => {
  const known = written(area(slug), 'neighbours').slice(1, -1).split(', ')
  return set(area(slug), 'neighbours', `[${write(...known).join(', ')}]`)
}

export default {
  'how fast someone comes, in other words': {
    rule: 'fact/claim-conflict',
    faults: [
      'Στο σπίτι σας σε 10 λεπ.',
      'Ο τεχνίτης μας είναι εκεί σε 10΄.',
      'Χρόνος απόκρισης 15min.',
      'Η άφιξή μας γίνεται σε 12 λεπτά.',
      'Ποτέ πάνω από δώδεκα λεπτά αναμονή.',
      'Ο υδραυλικός ξεκινά αμέσως και σε κανένα δεκάλεπτο είναι εκεί.',
      'Μέσα σε 60΄ το πολύ ο τεχνίτης είναι στο σπίτι.',
      'Εξυπηρέτηση εντός 45΄ σε κάθε γειτονιά.',
      'Χρόνος προσέλευσης: 40 λεπτά.',
    ],
    harmless: [
      'Στο σπίτι σας σε 10 λεπτά στεγνώνει το πάτωμα.',
      'Ο τεχνίτης ψεκάζει στον χώρο σας για 10 λεπτά.',
      'Ο χρόνος απόκρισης του αισθητήρα είναι 15 λεπτά.',
      'Η στάθμη είναι εκεί που ήταν πριν από 10 λεπτά.',
      'Ποτέ πάνω από 2 bar πίεση.',
      'Σε δέκα λεπτά ο υδραυλικός είναι σίγουρος.',
      'Ο τεχνίτης σε δέκα λεπτά ξέρει τι φταίει.',
    ],
  },
  'since when, of the work or the place': {
    rule: 'fact/claim-conflict',
    faults: [
      'Ξεβουλώνουμε αποχετεύσεις από το 1985.',
      'Στον Πειραιά από το 1998, πάντα με τα ίδια χέρια.',
      'Έτος ίδρυσης του συνεργείου μας: 1979.',
      'Καθαρίζουμε φρεάτια και υδρορροές από το 1982, με κάθε καιρό.',
      'Πάνω από ένα τέταρτο του αιώνα στις αποφράξεις.',
    ],
    harmless: [
      'Ξεβουλώνουμε πολυκατοικίες από το 1985.',
      'Στο υπόγειο από το 1998 δεν έχει μπει κανείς.',
      'Το έτος ίδρυσης του δήμου είναι το 1934.',
      'Ένα τέταρτο του αιώνα αντέχει ο χαλκός.',
      'Καθαρίζουμε σωλήνες από το 1982 και σωλήνες καινούριους.',
    ],
  },
  'how many there are, alone in a line': {
    rule: 'fact/claim-undeclared',
    faults: ['Στόλος 8 οχημάτων.', '15.000+ επεμβάσεις.', 'Στόλος 12 φορτηγών για όλη την Αττική.'],
    harmless: [
      'Ο στόλος των φορτηγών του λιμανιού κλείνει τον δρόμο.',
      'Στον στόλο του λιμανιού βρίσκεις 8 ρυμουλκά.',
      'Ο ηλεκτρολόγος του διπλανού παίρνει 40 ευρώ την επίσκεψη.',
    ],
  },
  'a time of the job behind that of the way': {
    rule: 'fact/claim-conflict',
    faults: [
      'Ερχόμαστε σε {response}, το πολύ σε {disinfection-duration}.',
      'Φτάνουμε σε {response} ή, αν έχει κίνηση, σε {toilet-stack-duration}.',
      'Είμαστε στην πόρτα σας σε {response} και σπάνια σε {kitchen-stack-duration}.',
    ],
    harmless: [
      'Γύρω από τη Νίκαια φτάνουμε σε {response} και η στήλη της κουζίνας καθαρίζεται σε {kitchen-stack-duration}.',
      'Όχι μακριά από τη Νίκαια ερχόμαστε σε {response} και η απολύμανση κρατά {disinfection-duration}.',
      'Κοντά στη Νίκαια είμαστε εκεί σε {response}, και για τη στήλη των τουαλετών υπολογίστε {toilet-stack-duration}.',
    ],
  },
  'a trial, and a note to oneself': {
    rule: 'content/placeholder',
    faults: [
      'Αυτό είναι ένα τεστ, μην το διαβάζετε.',
      'Αυτή είναι μια δοκιμαστική σελίδα.',
      'Σημείωση για μένα: αλλάζω τον τίτλο.',
      'asdf asdfgh',
      '. . .',
      '... ...',
      'Εδώ το κείμενο.',
      'Demo κείμενο για την αρχική.',
      'Η σελίδα αυτή είναι προσωρινή.',
      'ΣΗΜ: να μπει η σωστή τιμή.',
      '>> συμπλήρωσε περιοχή <<',
      'Κουμπί: Καλέστε τώρα.',
      '\\n Καλέστε μας.',
    ],
    harmless: [
      'Αυτό είναι ένα τεστ που δείχνει τη διαρροή.',
      'Αυτή είναι δοκιμή ροής, με τρία καζανάκια.',
      'Σημείωση για τον διαχειριστή: το κλειδί μένει στο φρεάτιο.',
      'Ο κωδικός NAN-12 στη βαλβίδα δείχνει το μέγεθος.',
      'Η στάθμη ανεβαίνει... και μένει εκεί.',
      'Εδώ το κείμενο του κανονισμού είναι σαφές.',
      'Η σελίδα αυτή είναι για τη λεκάνη.',
      'Το σχέδιο μένει στον φάκελο C:\\new του διαχειριστή.',
      'Στείλτε μας [μήνυμα με φωτογραφία στο WhatsApp](https://wa.me/306900000000).',
    ],
  },
  'a short word in Latin letters': {
    rule: 'prose/latin',
    faults: ['Κάνουμε kai απολυμάνσεις.', 'Καλέστε mas για ραντεβού.', 'Έχουμε εργαλεία gia κάθε στήλη.'],
    harmless: [
      'Το MAS 90 είναι παλιό μοντέλο αντλίας.',
      'SAS γράφει το καλώδιο του πίνακα.',
      'Οι σωλήνες είναι PVC ή PEX.',
    ],
  },
  'capitals that a bill or a screen shows': {
    rule: 'prose/shouting',
    faults: [
      'Δίνουμε ΔΩΡΕΑΝ ΕΚΤΙΜΗΣΗ σε όλους.',
      'Το νερό ΔΕΝ ΠΡΕΠΕΙ ΠΟΤΕ ΝΑ ΜΕΙΝΕΙ στη σχάρα.',
      'Για λεκάνη ΚΑΛΕΣΤΕ ΑΜΕΣΩΣ όποτε θέλετε.',
    ],
    harmless: [
      'Στον λογαριασμό του νερού γράφει ΤΕΛΟΣ ΑΠΟΧΕΤΕΥΣΗΣ.',
      'Η οθόνη δείχνει ΣΦΑΛΜΑ ΑΙΣΘΗΤΗΡΑ και η αντλία σταματά.',
      'Αν η αντλία βγάλει ένδειξη ΧΑΜΗΛΗ ΣΤΑΘΜΗ, κλείστε την.',
    ],
  },
  'a question that the sentence answers': {
    rule: 'prose/sentence',
    faults: [
      'Μας καλείτε; σας λέμε τι να κλείσετε.',
      'Βούλωσε η λεκάνη; σας λέμε πώς να κλείσετε τη βάνα.',
      'Μυρίζει το σιφόνι; σας λέμε αν φταίει η στήλη.',
    ],
    harmless: [
      'Πόσο κάνει; σας λέμε πριν έρθουμε.',
      'Βούλωσε η λεκάνη; Σας λέμε τι να κλείσετε.',
      'Πού είναι η βάνα; ρωτάμε πρώτα.',
    ],
  },
  'the second accent before a verb': {
    rule: 'lang/double-tonos',
    faults: [
      'Το διαμέρισμα σας έχει κοινή στήλη.',
      'Το φρεάτιο σας είναι στην πιλοτή.',
      'Το όχημα μας έχει κάμερα και πιεστικό.',
      'Το τηλέφωνο μας απαντά πάντα.',
      'Το μηχάνημα μας φτάνει παντού.',
      'Η αποχέτευση σας μυρίζει.',
      'Το δωμάτιο σας πλημμύρισε.',
    ],
    harmless: [
      'Το διαμέρισμα σας έχει κουράσει με τις διαρροές.',
      'Το φρεάτιο μας ανοίγει ο διαχειριστής.',
      'Το υπόγειο σας έχει ήδη τρομάξει.',
      'Το όχημα μας φέρνει ως την πόρτα.',
      'Το δωμάτιο σας πλημμύρισε με φως ο ήλιος.',
      'Η αποχέτευση σας κοστίζει στα κοινόχρηστα.',
    ],
  },
  'where and how, asked': {
    rule: 'prose/confused',
    faults: [
      'Η κάμερα δείχνει που στέκει το νερό.',
      'Ξέρετε πως κλείνει η βάνα;',
      'Πότε πρέπει να καλέσω και πως;',
      'Δεν ξέρουν πως.',
    ],
    harmless: [
      'Ξέρετε πως υπάρχει δεύτερη βάνα;',
      'Ξέρετε πως η βάνα κλείνει;',
      'Η οθόνη δείχνει την εικόνα που βλέπετε.',
      'Είναι φανερό πως το νερό γυρίζει.',
    ],
  },
  'easements for jobs, entries for waste': {
    rule: 'prose/confused',
    faults: ['Παίρνουμε και μικρές δουλείες.', 'Λήμματα στο υπόγειο.', 'Όλες τις δουλείες τις γράφουμε στην απόδειξη.'],
    harmless: [
      'Τα λήμματα του λεξικού δεν λένε τίποτα.',
      'Οι πραγματικές δουλείες γράφονται στο κτηματολόγιο.',
      'Οι δουλείες διόδου φαίνονται στο συμβόλαιο.',
    ],
  },
  'another seat': {
    rule: 'fact/address',
    faults: [
      'Είμαστε συνεργείο με έδρα την Καβάλα.',
      'Συνεργείο με έδρα τον Βόλο.',
      'Είμαστε μια μικρή ομάδα με βάση τη Λάρισα.',
    ],
    harmless: [
      'Συνεργείο με έδρα τη Νίκαια.',
      'Η εταιρεία των αντλιών με έδρα την Καβάλα στέλνει ανταλλακτικά.',
      'Είμαστε συνεργείο με βάση τη Νίκαια.',
    ],
  },
  'a town whose every street is known': {
    rule: 'dup/other-place',
    faults: [
      'Στη Νέα Σμύρνη ξέρουμε κάθε φρεάτιο.',
      'Στη Δραπετσώνα μας ξέρουν από παλιά.',
      'Στο Μοσχάτο γνωρίζουμε όλες τις γραμμές.',
    ],
    harmless: [
      'Στις πιλοτές ξέρουμε κάθε σχάρα.',
      'Στα στενά γνωρίζουμε όλες τις γωνιές.',
      'Στην πράξη ξέρουμε καλά πού φράζει.',
    ],
  },
  'where a picture was taken': {
    faults: [
      bad('fact/town-unserved', taken('Πιεστικό ανοίγει βούλωμα στην Πάτρα'), 'στην Πάτρα', 'Πάτρα'),
      bad('fact/town-unserved', taken('Πιεστικό σε πολυκατοικία της Λάρισας'), 'της Λάρισας', 'Λάρισα'),
      bad('fact/town-unserved', taken('Πιεστικό ανοίγει στήλη στη Γλυφάδα, νύχτα'), 'στη Γλυφάδα', 'Γλυφάδα'),
    ],
    harmless: [
      taken('Πιεστικό ανοίγει βούλωμα σε στήλη στην Καλλιθέα'),
      taken('Το εργοστάσιο των αντλιών στη Λάρισα'),
      taken('Πιεστικό ανοίγει βούλωμα στη στήλη μιας πολυκατοικίας'),
    ],
  },
  'a map of another place': {
    faults: [
      bad('identity/place', map(SRC, 'bbox=37.951%2C23.622%2C37.981%2C23.672'), '  src:', 'the wrong way round'),
      bad('identity/place', map(LINK, '#map=15/40.63/22.94'), '  link:', 'kilometres from'),
      bad('identity/place', map(SRC, 'bbox=22.91%2C40.62%2C22.97%2C40.65'), '  src:', 'kilometres from'),
    ],
    harmless: [map(SRC, 'bbox=23.60%2C37.93%2C23.69%2C37.99'), map(LINK, '#map=12/37.98/23.73'), map(LINK, '')],
  },
  'a page twice in one list': {
    faults: [
      bad(
        'link/twice',
        neighbours('tauros', (first) => [first, first]),
        'items:',
        'twice',
      ),
      bad(
        'link/twice',
        neighbours('perama', (first, second) => [second, first, second]),
        'items:',
        'twice',
      ),
      badDrawn(
        'link/twice',
        '/services/plumbing',
        list(link('Φρεάτιο', '/services/apofraksi-frateiou'), link('Φρεάτιο', '/services/apofraksi-frateiou')),
        'leads to "Φρεάτιο" twice',
      ),
    ],
    harmless: [
      drawn('/areas/moschato', list(link('Πέραμα'), `Πάμε και στο ${link('Πέραμα')}.`)),
      drawn(
        '/areas/chaidari',
        list(`${link('Πέραμα')} ${link('Ανηφόρες στο Πέραμα')}`, link('Νίκαια', '/areas/nikaia')),
      ),
      drawn('/areas/aigaleo', `<ul><li>${link('Πέραμα')}</li></ul><ul><li>${link('Πέραμα')}</li></ul>`),
    ],
  },
} satisfies Kinds
