// What writing leaves behind: gaps, notes to oneself, an assistant's words, markup that shows.
import { area, bad, badDrawn, drawn, en, english, type Kinds, page, refused, replaced, service, set } from '../kinds.ts'

const rule = 'content/placeholder'
const markup = 'content/markup'

export default {
  '[όνομα]': {
    rule,
    faults: [
      'Καλέστε τον [όνομα] για ραντεβού.',
      'Ερχόμαστε στην [περιοχή] σε λίγο.',
      'Το τηλέφωνό μας είναι [ΤΗΛΕΦΩΝΟ ΕΔΩ].',
      'Καλέστε στο <τηλέφωνο>.',
      'Η [επωνυμία επιχείρησης] απαντά.',
      ...english('Call [name] today.', 'We serve [your town] and more.'),
    ],
    harmless: [
      'Πατήστε το κουμπί [ON] στην αντλία.',
      'Το πρότυπο [1] μιλά για κλίση, το άλλο [2] για διάμετρο.',
      'Το απόσπασμα λέει «ο ιδιοκτήτης [...] πληρώνει».',
    ],
  },
  '(response)': {
    rule,
    faults: [
      'Άφιξη σε (response).',
      'Η λεκάνη έχει (price-toilet).',
      'Καλέστε στο (phone.mobile).',
      '{{response}}',
      '$PHONE$',
    ],
    harmless: ['Το φρεάτιο (manhole) υπάρχει στα σχέδια.', 'Ο όρος «σιφόνι (trap)».', 'Η βάνα (valve) κλείνει δεξιά.'],
  },
  '%PHONE%': {
    rule,
    faults: [
      'Καλέστε στο %PHONE%.',
      'Ερχόμαστε στην %city_name% σήμερα.',
      'Στείλτε στο ##EMAIL##.',
      en('Call %PHONE% now.'),
    ],
    harmless: ['Κλίση 2% ή 3% στο μπάνιο.', 'Το 100% βαμβάκι φράζει τον σωλήνα.', 'Το μοντέλο #12 της αντλίας.'],
  },
  'ΧΧΧ in Greek letters': {
    rule,
    faults: [
      'Καλέστε στο ΧΧΧ.',
      'Καλέστε μας στο xxx.',
      'Είμαστε στην οδό χχχχ.',
      'Άδεια ΧΧΧΧ/2020.',
      en('Call us on xxxx.'),
    ],
    harmless: [
      'Το μέγεθος XXL της τάπας και η βίδα τύπου Χ.',
      'Το μέγεθος XXXL της φόρμας δεν βολεύει.',
      'Ο άξονας Χ και ο Ψ στο σχέδιο.',
    ],
  },
  'δοκιμή δοκιμή': {
    rule,
    faults: [
      'δοκιμή',
      'δοκιμή δοκιμή',
      'Κείμενο κείμενο κείμενο.',
      'Τεστ τεστ',
      'Αυτή είναι μια δοκιμαστική παράγραφος.',
      'ασδφ ασδφ',
      ...english('test test', 'This is sample text.'),
    ],
    harmless: [
      'Δοκιμή στο τέλος, με άφθονο νερό.',
      'Δοκιμή στεγανότητας: γεμίζουμε τη γραμμή και περιμένουμε.',
      'Κάνουμε δοκιμή πριν φύγουμε και δοκιμή με χρώμα, αν χρειαστεί.',
      'Δοκιμάστε και ξαναδοκιμάστε το καζανάκι.',
    ],
  },
  'Γράψτε εδώ': {
    rule,
    faults: [
      'Γράψτε εδώ το κείμενό σας.',
      'Εδώ μπαίνει η περιγραφή της υπηρεσίας.',
      'Συμπληρώστε το όνομα της πόλης.',
      'ΚΕΙΜΕΝΟ ΕΔΩ.',
      'Προσθέστε εδώ μια παράγραφο.',
      'Επικεφαλίδα',
      ...english('Your text here.', 'Insert your phone number here.'),
    ],
    harmless: [
      'Εδώ μπαίνει το νερό και εκεί βγαίνει.',
      'Συμπληρώστε το όνομα και την περιοχή σας στη φόρμα.',
      'Γράψτε μας τι βλέπετε, και ορίστε μια ώρα που σας βολεύει.',
    ],
  },
  'notes to oneself in brackets': {
    rule,
    faults: [
      'Άλλα δεν θυμάμαι, ρώτα τον Μάκη.',
      'Το κουτάκι, @Νίκο, πορτοκαλί.',
      'Κύριε Γιώργο, ισχύει ακόμη αυτό ή το βγάζουμε;',
      'Ο αγωγός (ΣτΜ το αφήνω έτσι) καθαρίζεται.',
      'Περνάτε τον χειμώνα ήρεμα (διαλέξτε ένα).',
      'Εδώ θέλει ξανά τη φράση «σιφόνι μπαλκονιού» για τη Google.',
      'Το σιφόνι καθαρίζεται εύκολα – να το ξανακοιτάξω αύριο.',
      'Ο Παναγιώτης (ΤΟΔΟ: επώνυμο) έρχεται πρώτος.',
      'Ζητήστε προσφορά (να το ξαναδώ).',
      'Το συνεργείο φτάνει γρήγορα (να ρωτήσω τον Νίκο).',
      'Οι τιμές ισχύουν παντού (προσωρινό).',
      'Αλλάζουμε σωλήνες (θέλει φωτό).',
      bad(
        rule,
        replaced('content/labels.yaml', 'Ζητήστε προσφορά', 'Ζητήστε προσφορά (να το ξαναδώ)'),
        'ξαναδώ',
        'να το ξαναδώ',
      ),
      ...english('We fit locks (TODO: ask Tom).', 'We open doors (check this).'),
    ],
    harmless: [
      'Ρωτήστε τον θυρωρό για το κλειδί.',
      'Δείτε τη φράση της ετικέτας για το προϊόν.',
      'Πρέπει να το ελέγξω πρώτα με τον ιδιοκτήτη;',
      'Θα έρθουμε μια βόλτα – να τα ξαναπούμε από κοντά.',
      'Το όνομα του τεχνικού (Παναγιώτης) το μαθαίνετε στο τηλέφωνο.',
      'Η μυρωδιά (στο λουτρό) έρχεται από το σιφόνι.',
      'Σημείωση για τον διαχειριστή: το κλειδί της αποθήκης να είναι μαζί.',
      'Το καπάκι (αν είναι βιδωτό) το ανοίγουμε εμείς.',
    ],
  },
  'words of a chat assistant in Greek': {
    rule,
    faults: [
      'Αν θέλετε, μπορώ να σας γράψω και μια πιο σύντομη παραλλαγή.',
      'Δεν διαθέτω επιβεβαιωμένα στοιχεία για την επιχείρηση.',
      'Κείμενο για τη Νίκαια. (212 χαρακτήρες με τα κενά)',
      'Φυσικά! Ορίστε μια πιο φιλική περιγραφή.',
      'Βεβαίως! Ορίστε ένα κείμενο για τη Νίκαια.',
      'Ελπίζω να σας βοηθήσει το κείμενο.',
      'Θα θέλατε να προσθέσω κάτι ακόμη στο κείμενο;',
      'Βελτιωμένη έκδοση του κειμένου:',
      'Ως γλωσσικό μοντέλο δεν μπορώ να έρθω.',
      'Πείτε μου αν θέλετε κάτι πιο σύντομο.',
      'Ακολουθεί μια περιγραφή για τη σελίδα σας:',
    ],
    harmless: [
      'Μπορώ να γράψω κι εγώ μια κριτική;',
      'Δεν έχω πρόσβαση στο φρεάτιο, τι κάνω;',
      'Ορίστε μερικές συμβουλές για το καλοκαίρι.',
      'Παρακάτω θα βρείτε μια σύντομη περιγραφή κάθε εργασίας.',
      'Φυσικά! Το κάνουμε συχνά.',
      'Θέλετε να το κάνουμε μαζί;',
      'Θα χαρούμε να σας δούμε ξανά, αλλά όχι για το ίδιο βούλωμα.',
      'Πείτε μας αν θέλετε απόδειξη ή τιμολόγιο.',
    ],
  },
  'words of a chat assistant in English': {
    rule,
    faults: [
      'Feel free to tweak the wording.',
      'Here are three options for your title.',
      'Certainly! Here is the revised paragraph.',
      'As an AI language model, I cannot visit Piraeus.',
      ...english('Sure, here is a draft.', 'I hope this helps!', 'Would you like me to make it shorter?'),
    ],
    harmless: [
      'Το Airbnb θέλει γρήγορη λύση πριν από το check-in.',
      'Ακούστε το FAQ μας, λένε οι νεότεροι.',
      ...english('Sure enough, the key was in the other coat.', 'Would you like to keep the old lock?'),
    ],
  },
  undefined: {
    rule,
    faults: [
      'Φτάνουμε σε undefined.',
      'Η τιμή είναι undefined€.',
      'Καλέστε τον [object Object].',
      badDrawn(rule, '/areas/tauros', '<p>Στείλτε {n} μηνύματα ως undefined</p>', '{n}'),
      en('Call undefined for a price.'),
    ],
    harmless: [
      'Ο όρος «αόριστο» δεν λέει τίποτα.',
      'Το αρχείο undefinedX δεν υπάρχει πια.',
      ...english('Undefined edges wear a key out.', 'An ill-defined rule of thumb.'),
    ],
  },
  NaN: {
    rule,
    faults: ['Το κόστος είναι NaN€.', 'Φτάνουμε σε NaN λεπτά.', 'NaN', en('It costs NaN pounds.')],
    harmless: [
      'Το φαγητό nan της γωνίας φράζει σωλήνες.',
      'Η Nan Goldin φωτογράφισε μπάνια.',
      'Τα ψωμάκια naan μουσκεύουν.',
    ],
  },
  'HTML in YAML': {
    rule: markup,
    faults: [
      'Καλέστε <b>τώρα</b>.',
      'Πρώτα αυτό.<br>Ύστερα εκείνο.',
      '<p>Ερχόμαστε.</p>',
      en('Call <strong>now</strong>.'),
    ],
    harmless: [
      'Πίεση < 3 bar και > 1 bar.',
      'Σωλήνας 40x60, φλάντζα 3/4" & ρακόρ, θερμοκρασία < 60 °C.',
      'Το σύμβολο <- δείχνει τη ροή.',
    ],
  },
  '&nbsp; in YAML': {
    rule: markup,
    faults: ['Καλέστε&nbsp;τώρα.', 'Νίκος &amp; Υιοί.', 'Το δικό μας&#160;συνεργείο.', en('Doors &amp; windows.')],
    harmless: ['Νίκος & Υιοί.', 'Έχει μήκος 2\u00a0μέτρα.', 'Το κατάστημα A&B; κλειστό.'],
  },
  'a link without its end': {
    rule: markup,
    faults: [
      'Δείτε [τις υπηρεσίες](/services',
      'Δείτε [](/areas).',
      'Δείτε [πού πάμε](.',
      en('See [our areas](/areas'),
    ],
    harmless: [
      'Δείτε [πού πάμε](/areas).',
      'Δείτε [τον κατάλογο](/#prices).',
      'Ρωτήστε το [υπουργείο](https://www.moh.gov.gr).',
    ],
  },
  'weight without its end': {
    rule: markup,
    faults: [
      'Ξεκινάμε από την **ίδια πόλη.',
      'Ερχόμαστε *άμεσα*.',
      '## Οι τιμές μας',
      'Ξεκινάμε __τώρα από τη Νίκαια.',
      en('We are **here now.'),
    ],
    harmless: ['Η σχέση είναι 2 * 3.', 'Το πεδίο με * είναι απαραίτητο.', 'Ξεκινάμε **αμέσως**, από τη Νίκαια.'],
  },
  'a space between ] and (': {
    rule: markup,
    faults: [
      'Δείτε τις [υπηρεσίες] (/services) μας.',
      'Δείτε [πού πάμε]  (/areas).',
      'Ρωτήστε το [υπουργείο] (https://www.moh.gov.gr).',
    ],
    harmless: [
      'Το πρότυπο [12] (δεύτερη έκδοση) το λέει.',
      'Βλ. [3] (σελίδα 5).',
      'Το κουμπί [OFF] (κάτω) κλείνει την αντλία.',
    ],
  },
  'a bare address': {
    rule: markup,
    faults: [
      'Δείτε https://www.eydap.gr για το νερό.',
      'Δείτε www.dpa.gr αν θέλετε.',
      'Μπείτε στο https://apofraxeis-peiraia.example/areas.',
      en('See https://www.leeds.gov.uk for permits.'),
    ],
    harmless: [
      'Ρωτήστε την [ΕΥΔΑΠ](https://www.eydap.gr).',
      'Το πρωτόκολλο http δεν μας αφορά.',
      'Η σελίδα του δήμου λέει τα ίδια.',
    ],
  },
  'the name of a version': {
    rule,
    faults: [
      'Κείμενα_υδραυλικά_τελικό_διορθωμένο',
      'Απόφραξη νεροχύτη (αντίγραφο)',
      'Οι υπηρεσίες μας (draft)',
      'Τιμές και χρεώσεις v3',
      en('Lock changes (copy)'),
    ],
    harmless: [
      'Το ραντεβού και η τιμή (τελική) γράφονται στο μήνυμα.',
      'Κρατήστε την απόδειξη (αντίγραφο στέλνουμε όποτε θέλετε).',
      'Η κάμερα γράφει σε μορφή HEVC, έκδοση v2 του προγράμματος.',
      en('We cut a copy (a spare) of any key.'),
    ],
  },
  'three dots as a text': {
    rule,
    faults: ['...', '…', '---', '______', '???', en('????')],
    harmless: ['Ίσως... αλλά πρώτα ελέγχουμε.', 'Τα λύματα ανεβαίνουν... και μετά σταματούν.', 'Και ύστερα… ησυχία.'],
  },
  'an empty heading': {
    faults: [
      refused(replaced(page('company'), 'heading: Πώς πληρώνετε', 'heading: ""'), 'heading: ""', 'empty'),
      refused(replaced(page('contact'), 'heading: Στείλτε μας μήνυμα', 'heading:'), 'heading:', 'heading'),
      refused(set(area('nikaia'), 'urgent', "''"), "heading: ''", 'empty'),
    ],
    harmless: [
      set(area('nikaia'), 'urgent', 'Νερά;'),
      replaced(page('company'), 'heading: Πώς πληρώνετε', 'heading: Πληρωμή'),
      replaced(page('contact'), 'heading: Στείλτε μας μήνυμα', 'heading: Γράψτε μας'),
    ],
  },
  'a heading of one space': {
    rule,
    faults: [
      bad(
        rule,
        replaced(page('company'), 'heading: Πώς πληρώνετε', 'heading: " "'),
        'heading: " "',
        'nothing but a space',
      ),
      bad(rule, set(area('tauros'), 'urgent', '"\u00a0"'), 'heading: "\u00a0"', 'nothing but a space'),
      bad(rule, set(service('plumbing'), 'question', '"  "'), 'question: "  "', 'nothing but a space', [
        'a11y/name',
        'a11y/html-valid',
        'ld/faq-visible',
        'ld/value-type',
      ]),
    ],
    harmless: [
      replaced(page('company'), 'heading: Πώς πληρώνετε', 'heading: "Πληρώνετε: πώς"'),
      set(area('tauros'), 'urgent', 'Α, νερά;'),
      drawn('/areas/perama', '<p>Μια\u00a0λέξη.</p>'),
    ],
  },
  'text read in another encoding': {
    rule: 'content/mojibake',
    faults: [
      'Η λέξη naÃ¯ve εδώ.',
      'Το cafÃ© της γωνίας.',
      'Ο σωλήνας \ufffd\ufffd έσπασε.',
      'Î£Ï„ÎµÎ¯Î»Ï„Îµ μας μήνυμα.',
      en('Itâ€™s open.'),
    ],
    harmless: ['Το café της γωνίας.', 'Η Škoda του γείτονα.', 'Χρησιμοποιούμε Kärcher.'],
  },
} satisfies Kinds
