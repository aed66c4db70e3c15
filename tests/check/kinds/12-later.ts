// Kinds of faults that a later list found missing, and what only looks like them.
import { area, bad, badDrawn, drawn, en, english, type Kinds, page, replaced, service, set, unread } from '../kinds.ts'

const labels = 'content/labels.yaml'
const label = (find: string, by: string) => replaced(labels, find, by)
const picture = (alt: string) => `<img src="/favicon.svg" alt="${alt}" width="32" height="32" loading="lazy">`
const placeholder = 'content/placeholder'
const conflict = 'fact/claim-conflict'
const undeclared = 'fact/claim-undeclared'
const CALL = ' Καλέστε μας όποια ώρα θέλετε και ερχόμαστε.'
const unserved = 'fact/town-unserved'
const range = (text: string) => replaced('site.yaml', 'range: { text: 20-30 λεπτά,', `range: { text: ${text},`)
const confused = 'prose/confused'

export default {
  'the mark of a note of an encyclopedia': {
    rule: placeholder,
    faults: [
      'Ο συνοικισμός χτίστηκε από εργάτες,[3] κοντά στο ρέμα.',
      'Το ρέμα[12] σκεπάστηκε πριν από δεκαετίες.',
      'Η γέφυρα (ξύλινη τότε)[7] ήταν στενή.',
      en('The mill[2] stood by the river.'),
    ],
    harmless: [
      'Ο πίνακας [5] δείχνει τις διαμέτρους, ο επόμενος τις κλίσεις.',
      'Διαβάστε πρώτα το παράρτημα [2], λέει ο κανονισμός.',
      'Στη σειρά του κώδικα γράφει x[1]y και τίποτε άλλο.',
      en('See figure [4], then turn the key.'),
    ],
  },
  'what an assistant offers at the end': {
    rule: placeholder,
    faults: [
      'Πείτε μου αν το προτιμάτε πιο σύντομο.',
      'Γράφεται και ο αριθμός. Ενημερώστε με αν την θέλετε πιο αναλυτική ή πιο απλή.',
      'Αν το θέλετε λίγο πιο επίσημο, πείτε μου.',
      'Θέλετε να το κάνω πιο φιλικό;',
      'Πες μου αν χρειάζεσαι άλλες αλλαγές.',
    ],
    harmless: [
      'Πείτε μου αν το θέλετε πιο ψηλά, λέει ο τεχνίτης και το μετακινεί.',
      'Πείτε μου αν το θέλετε σήμερα ή αύριο.',
      'Αν το θέλετε πιο σύντομο το ραντεβού, καλέστε.',
      'Πείτε μας αν χρειάζεστε αλλαγές στην ώρα.',
    ],
  },
  'the caption of another gallery': {
    rule: placeholder,
    faults: [
      'Καθαρισμός του φρεατίου με πιεστικό (κάντε κλικ στην εικόνα για μεγέθυνση)',
      'Η σχάρα πριν και μετά την εργασία (πατήστε πάνω στη φωτογραφία για να τη δείτε μεγάλη)',
      'Η στήλη όπως τη βρήκαμε (κλικ για μεγέθυνση)',
    ],
    harmless: [
      'Στείλτε μια φωτογραφία (με το κινητό, όπως βγει) και σας λέμε.',
      'Ανοίξτε τη φωτογραφία (μεγαλώνει με τα δάχτυλα) και δείτε τη ρωγμή.',
      'Ακούγεται ένα κλικ (στη βάση της βρύσης) και σταματά.',
    ],
  },
  'what is to be written, for the text': {
    rule: placeholder,
    faults: [
      'Κάτι για την εγγύηση εδώ.',
      'Λίγα λόγια για το συνεργείο, δύο προτάσεις το πολύ.',
      'Εδώ κάτι για τις χρεώσεις.',
      'Κάτι σχετικά με τον εξοπλισμό εδώ, μία γραμμή.',
    ],
    harmless: [
      'Κάτι για το σπίτι, κάτι για το μαγαζί: βρίσκουμε λύση.',
      'Λίγα λόγια για τη δουλειά μας, όπως τα λένε όσοι μας φώναξαν.',
      'Πείτε μας τι έγινε, δύο γραμμές το πολύ.',
      'Εδώ κάτι στάζει και δεν φαίνεται.',
    ],
  },
  'an alt that tells files apart': {
    rule: 'img/alt',
    faults: ['φωτο3 νέα', 'εικόνα 12', 'στήλη τελικό 2', 'IMG 2043'].map((alt) =>
      badDrawn('img/alt', '/areas/aigaleo', picture(alt), `is "${alt}"`),
    ),
    harmless: [
      'Το όχημα του συνεργείου, φωτογραφία από ψηλά',
      'Νέα κάμερα σε παλιό σωλήνα',
      'Τελικό φρεάτιο 2 μέτρα κάτω από την αυλή',
    ].map((alt, i) => drawn(['/areas/chaidari', '/areas/perama', '/areas/nikaia'][i] ?? '', picture(alt))),
  },
  'a label left in English': {
    rule: 'a11y/foreign-text',
    faults: [
      bad('a11y/foreign-text', label('sending: Υποβολή...', 'sending: Loading...'), 'Loading...'),
      bad('a11y/foreign-text', label('choose: Επιλέξτε υπηρεσία', 'choose: What can we do'), 'What can we do'),
      bad(
        'a11y/foreign-text',
        label('failure: Το μήνυμα δεν στάλθηκε', 'failure: Something went wrong'),
        'Something went wrong',
      ),
    ],
    harmless: [
      label('email: E-mail *', 'email: E-mail (Gmail, Yahoo) *'),
      label('region: Κριτικές', 'region: Google Reviews'),
      label('title: "Χάρτης: {name}"', 'title: "Google Maps: {name}"'),
    ],
  },
  'kept, and kissed': {
    rule: confused,
    faults: [
      'Φιλάμε τα στοιχεία σας όσο ζητά ο νόμος.',
      'Το συνεργείο φιλά τα κλειδιά ως το βράδυ.',
      'Φιλούμε μόνο όσα χρειάζονται.',
      'Δεν φιλάμε αντίγραφα από τα μηνύματα.',
    ],
    harmless: [
      'Φυλάμε τα στοιχεία όσο ζητά ο νόμος.',
      'Η γιαγιά φιλά τα εγγόνια της και μας ανοίγει.',
      'Σας φιλούμε, έγραψε στο τέλος του μηνύματος.',
    ],
  },
  'fine, and tall': {
    rule: confused,
    faults: [
      'Μια ψηλή βροχή φτάνει να φουσκώσει το ρέμα.',
      'Η ψηλή σκόνη περνά από το φίλτρο.',
      'Με ψηλό χαλίκι η αυλή στραγγίζει.',
      'Στις ψιλές πολυκατοικίες η στήλη είναι μακριά.',
    ],
    harmless: [
      'Μια ψηλή σίτα μπαλκονόπορτας θέλει οδηγό.',
      'Η ψιλή βροχή δεν φουσκώνει το ρέμα.',
      'Μια ψηλή σκάλα φτάνει στην υδρορροή.',
      'Το ψιλό πλέγμα κρατά τα φύλλα.',
    ],
  },
  'a slope that is right': {
    rule: confused,
    faults: [
      'Ο νέος αγωγός έχει κατάλληλη κλήση.',
      'Ξηλώνουμε το δάπεδο και του δίνουμε τη σωστή κλήση.',
      'Κρατάμε ομαλή κλήση ως το φρεάτιο.',
    ],
    harmless: [
      'Ο δημοτικός αστυνομικός δίνει κλήση σε όποιον κλείνει τη ράμπα.',
      'Έχει μία αναπάντητη κλήση από το πρωί.',
      'Με μια σωστή κλίση το νερό φεύγει μόνο του.',
    ],
  },
  'the interest of a law': {
    rule: confused,
    faults: [
      'Βασιζόμαστε στο έντονο συμφέρον της επιχείρησης.',
      'Τα έντονα συμφέροντα τρίτων ζυγίζονται κάθε φορά.',
      'Λόγω εντόνου συμφέροντος κρατάμε το αρχείο.',
    ],
    harmless: [
      'Βασιζόμαστε στο έννομο συμφέρον μας.',
      'Υπάρχει έντονο ενδιαφέρον για τις αντλίες.',
      'Η έντονη μυρωδιά δεν είναι προς το συμφέρον κανενός.',
    ],
  },
  'one thing, and a verb of many': {
    rule: confused,
    faults: [
      'Μια τρίχα στο στόμιο του σιφονιού αρκούν για να κλείσει.',
      'Όταν βρέχει, μια βουλωμένη σχάρα στην άκρη της αυλής δεν αρκούν.',
      'Η σχάρα της αυλής καθαρίζονται κάθε φθινόπωρο.',
      'Η στήλη του κτιρίου βγάζουν μυρωδιά.',
    ],
    harmless: [
      'Μια φορά στο τόσο αρκούν δύο ώρες.',
      'Μια τρίχα στο σιφόνι και λίγο λίπος αρκούν για να κλείσει.',
      'Η αιτία του βουλώματος παραμένουν τα λίπη.',
      'Με μια βροχή στο βουνό αρκούν δύο ώρες για να φουσκώσει.',
    ],
  },
  'the age of the business, by its family': {
    rule: conflict,
    faults: [
      'Την επιχείρηση την άνοιξε ο πατέρας μας πριν από σαράντα χρόνια.',
      'Ο παππούς μας ξεκίνησε τη δουλειά πριν από εξήντα χρόνια.',
      'Το συνεργείο το έστησε ο παππούς, πριν από μισό αιώνα και βάλε.',
      { text: 'Είμαστε τρίτη γενιά υδραυλικών και το δείχνουμε.', rule: undeclared },
    ],
    harmless: [
      'Το σπίτι το έχτισε ο παππούς πριν από μισό αιώνα και οι σωλήνες είναι ακόμη εκεί.',
      'Τον αγωγό τον άνοιξε ο πατέρας του ιδιοκτήτη πριν από σαράντα χρόνια.',
      'Η τρίτη γενιά αντλιών έχει πλωτήρα.',
      'Στην πολυκατοικία μένουν τρεις γενιές και μία λεκάνη.',
    ],
  },
  'there in a small word for a time': {
    rule: conflict,
    faults: [
      'Σε ένα δεκαλεπτάκι έχουμε παρκάρει.',
      'Μέσα σε μια ωρίτσα έχουμε παρκάρει απέξω.',
      'Σε κάνα πεντάλεπτο στρίβουμε στον δρόμο σας.',
      'Σε ένα δεκάλεπτο μας έχετε στην πόρτα.',
    ],
    harmless: [
      'Αν έχουμε παρκάρει μακριά, θέλουμε ένα δεκάλεπτο για να φέρουμε το μηχάνημα.',
      'Ένα δεκαλεπτάκι με γάντια και το σιφόνι καθάρισε.',
      'Αφήστε το διαλυτικό ένα τεταρτάκι και ξεπλύνετε.',
    ],
  },
  'a guarantee of a year and a half': {
    rule: conflict,
    faults: [
      'Με εγγύηση δυόμισι χρόνων για το σημείο που ανοίξαμε.',
      'Η εργασία έχει εγγύηση ενάμιση χρόνου.',
      'Η εγγύησή μας κρατά τρεισήμισι χρόνια.',
      'Δίνουμε εγγύηση ενάμιση έτους.',
    ],
    harmless: [
      'Ο κατασκευαστής δίνει εγγύηση ενάμιση χρόνου στην αντλία.',
      'Σε ενάμιση χρόνο ο σωλήνας έπιασε ξανά άλατα.',
      'Του χρόνου θα αλλάξει και η σχάρα.',
    ],
  },
  'places of a list, counted': {
    rule: 'fact/count',
    faults: [
      'Έχουμε σαράντα δύο περιοχές στη λίστα.',
      'Η λίστα μας έχει τριάντα συνοικίες.',
      'Θα βρείτε πενήντα γειτονιές στον χάρτη.',
    ],
    harmless: [
      'Έχουμε είκοσι περιοχές στη λίστα.',
      'Δύο γειτονιές στη λίστα έχουν ρέμα.',
      'Ο δήμος έχει τριάντα γειτονιές στον κατάλογο των έργων.',
    ],
  },
  'what is killed, in per cent': {
    rule: undeclared,
    faults: [
      'Η απολύμανση σκοτώνει το 99% των μικροβίων.',
      'Εξαλείφουμε το 98% από τα βακτήρια του σιφονιού.',
      'Το προϊόν μας διώχνει ως και το 95% των κατσαρίδων.',
    ],
    harmless: [
      'Σύμφωνα με τον κατασκευαστή, το προϊόν σκοτώνει το 99% των μικροβίων.',
      'Ένα διάλυμα 2% αρκεί για τα μικρόβια της λεκάνης.',
      'Η υγρασία κάτω από 40% διώχνει τις κατσαρίδες.',
    ],
  },
  'at half the price, in other words': {
    rule: undeclared,
    faults: [
      'Τον Νοέμβριο η κάμερα πάει στα μισά.',
      'Ως το Πάσχα ο προληπτικός καθαρισμός βγαίνει στα μισά.',
      'Τη δεύτερη σχάρα τη χρεώνουμε στα μισά.',
    ],
    harmless: [
      'Το νερό βγαίνει στα μισά του σωλήνα.',
      'Το σύρμα σταματά στα μισά.',
      'Η δουλειά έμεινε στα μισά όταν έπιασε βροχή.',
    ],
  },
  'the last of the towns it is as far as': {
    rule: unserved,
    faults: [
      bad(unserved, set(area('perama'), 'lead', 'Από Πειραιά και Κερατσίνι ως Νίκαια και Μαρούσι.'), 'Μαρούσι'),
      bad(unserved, set(area('tauros'), 'lead', 'Από τη Νίκαια ως τον Κορυδαλλό και τη Γλυφάδα.'), 'Γλυφάδα'),
      bad(unserved, set(service('plumbing'), 'lead', 'Από το Πέραμα έως Περιστέρι, Μοσχάτο και Βούλα.'), 'Βούλα'),
    ],
    harmless: [
      set(area('kallithea'), 'lead', 'Από τη Νίκαια ως τον Κορυδαλλό και το Περιστέρι.'),
      set(area('nikaia'), 'lead', 'Από τη λεκάνη ως τη στήλη και τη σχάρα.'),
      set(area('moschato'), 'lead', 'Από το φρεάτιο ως τον δρόμο και τη Γλυφάδα του χάρτη μας.'),
    ],
  },
  'the office beside its town': {
    rule: 'fact/address',
    faults: [
      bad(
        'fact/address',
        set(page('contact'), 'description', `Γραφείο στον Πειραιά, απέναντι από τον σταθμό.${CALL}`),
        'Πειραιά',
      ),
      bad(
        'fact/address',
        set(page('areas'), 'description', `Κατάστημα στο Περιστέρι, πίσω από το δημαρχείο.${CALL}`),
        'Περιστέρι',
      ),
      bad(
        'fact/address',
        set(page('faq'), 'description', `Έδρα στον Κορυδαλλό, δίπλα στη Νίκαια.${CALL}`),
        'Κορυδαλλό',
      ),
    ],
    harmless: [
      set(page('company'), 'description', `Γραφείο στη Νίκαια, δίπλα στον Πειραιά και στον Κορυδαλλό.${CALL}`),
      set(page('privacy'), 'description', `Γραφείο τελετών στον Πειραιά, απέναντι από το νεκροταφείο.${CALL}`),
      set(page('home'), 'description', `Δουλεύουμε σε γραφείο στον Πειραιά, σε μαγαζί και σε σπίτι.${CALL}`),
    ],
  },
  'a tax number with a word before it': {
    rule: 'identity/tax-number',
    faults: [
      'Το ΑΦΜ μας είναι 12345678 και γράφεται στο τιμολόγιο.',
      'Με ΑΦΜ της επιχείρησης 9987654321 εκδίδεται κάθε απόδειξη.',
      'Στο τιμολόγιο βλέπετε το Α.Φ.Μ. μας, 9987654.',
      en('Prices include VAT (GB 123 4567).', 'identity/tax-number'),
    ],
    harmless: [
      'Γράψτε το ΑΦΜ σας και τον αριθμό της κάρτας, 40 ας πούμε.',
      'Το ΑΦΜ έχει εννέα ψηφία.',
      'Για τιμολόγιο θέλουμε ΑΦΜ και επωνυμία, όχι περισσότερα.',
      en('Prices include VAT (20 per cent).'),
    ],
  },
  'a range that ends at neither value': {
    rule: 'claims/variants',
    faults: [
      bad('claims/variants', range('20-45 λεπτά'), 'range: { text: 20-45 λεπτά', '{response.range} says "20-45 λεπτά"'),
      bad('claims/variants', range('10-30 λεπτά'), 'range: { text: 10-30 λεπτά', '{response.range} says "10-30 λεπτά"'),
      bad('claims/variants', range('20-60 λεπτά'), 'range: { text: 20-60 λεπτά', '{response.range} says "20-60 λεπτά"'),
    ],
    harmless: [range('20 έως 30 λεπτά'), range('από 20 ως 30 λεπτά'), range('20-30 λεπτά το πολύ')],
  },
  'an item that goes on with a dash': {
    faults: [
      unread(
        replaced(service('apofraksi-apoxeteysis'), '    - Εντοπισμός του κλάδου', '      - Εντοπισμός του κλάδου'),
        '- Εντοπισμός του κλάδου',
        'goes on with the value above it',
      ),
      unread(
        replaced(service('apofraksi-niptira-mpaniou'), '    - Καθαρή δουλειά', '     - Καθαρή δουλειά'),
        '- Καθαρή δουλειά',
        'goes on with the value above it',
      ),
      unread(
        set(area('nikaia'), 'lead', 'Ξεκινάμε από τη Νίκαια\n    - Ερχόμαστε με κάμερα'),
        '- Ερχόμαστε με κάμερα',
        'goes on with the value above it',
      ),
    ],
    harmless: [
      set(area('elefsina'), 'lead', 'Ξεκινάμε από τη Νίκαια\n    - όχι από μακριά - και ερχόμαστε.'),
      replaced(service('apofraksi-apoxeteysis'), '    - Απομάκρυνση λίπους', '    - >-\n      Απομάκρυνση λίπους'),
      set(area('perama'), 'lead', '"Ξεκινάμε από τη Νίκαια\n    - Κοκκινιά και ερχόμαστε."'),
    ],
  },
  'from a month on that has begun': {
    rule: 'content/dates',
    faults: [
      'Από τον Ιούνιο του 2026 οι αποδείξεις θα έρχονται με μήνυμα.',
      'Από τον Μάιο του 2026 θα απαντάμε και σε μηνύματα.',
      'Από τον Σεπτέμβριο του 2026 η βεβαίωση θα στέλνεται και στον διαχειριστή.',
    ],
    harmless: [
      'Από τον Μάρτιο του 2026 η βεβαίωση εκδίδεται και ηλεκτρονικά.',
      'Από τον Φεβρουάριο του 2027 η βεβαίωση θα εκδίδεται και ηλεκτρονικά.',
      'Από τον Νοέμβριο του 2026 η βεβαίωση θα εκδίδεται και ηλεκτρονικά.',
    ],
  },
  'a season that begins': {
    rule: 'content/dates',
    faults: [
      'Τώρα που έρχεται το καλοκαίρι, ελέγξτε τις σχάρες.',
      'Η άνοιξη ήρθε, και μαζί της τα φύλλα στις υδρορροές.',
      'Καθαρίστε τα λούκια, τώρα που ζυγώνει το Πάσχα.',
    ],
    harmless: [
      'Τώρα που μπαίνει ο χειμώνας, καθαρίστε τις υδρορροές.',
      'Τώρα που πλησιάζουν τα Χριστούγεννα, τα λίπη περισσεύουν.',
      'Το καλοκαίρι ήρθε η σειρά της αυλής.',
      'Όταν έρχεται το καλοκαίρι, τα σιφόνια στεγνώνουν.',
    ],
  },
  'the gender of a town': {
    rule: confused,
    faults: [
      'Πήγαμε στην Βύρωνα για μια στήλη.',
      'Ως τη Χολαργό ο δρόμος είναι ανοιχτός.',
      'Περνάμε από τον Κυψέλη κάθε πρωί.',
      'Δουλειά είχαμε και στην Παγκράτι.',
    ],
    harmless: [
      'Πήγαμε στον Βύρωνα για μια στήλη.',
      'Η αποθήκη είναι στην Κολωνού και ανοίγει νωρίς.',
      'Περνάμε από την Κυψέλη κάθε πρωί.',
      'Ο λόφος φαίνεται ως το Παγκράτι.',
    ],
  },
  'what an assistant says of its draft': {
    rule: placeholder,
    faults: english(
      'This draft maintains a calm tone.',
      'The revised version stays within the 150 characters you asked for.',
      'We cut keys. This version uses your keywords twice.',
    ),
    harmless: english(
      'This version of the lock has two keyways.',
      'The new version keeps the old key and adds a second bolt.',
      'The shorter version has a bolt of 20 mm.',
    ),
  },
  'generations of a craft': {
    rule: undeclared,
    faults: english(
      'Two generations of locksmiths work at this bench.',
      'We are a third-generation family firm.',
      'Four generations of our family have cut keys here.',
    ),
    harmless: english(
      'Two generations of the lock fit the same door.',
      'A third-generation cylinder resists the drill.',
      'Three generations of tenants have lost the same key.',
    ),
  },
  'a guarantee for as long as you own it': {
    rule: 'fact/claim-conflict',
    faults: english(
      'The guarantee holds for as long as you have the lock.',
      'We give a guarantee for as long as you own the cylinder.',
      'A guarantee for as long as you own your door.',
    ),
    harmless: english(
      'Keep the card for as long as you own the lock.',
      'The maker guarantees the cylinder for as long as you own it.',
      'You may keep the spare for as long as you live in the house.',
    ),
  },
} satisfies Kinds as Kinds
