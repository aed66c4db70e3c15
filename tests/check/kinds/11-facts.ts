// Numbers that are those of others, or of another thing, and the claim that has the same one; hours and seats as they are.

import { area, bad, both, english, type Kinds, replaced, set } from '../kinds.ts'

const typed = 'fact/claim-undeclared'
const range = (text: string) => replaced('site.yaml', 'priceRange: από 20€', `priceRange: ${text}`)

/** A paragraph of a place that is reached sooner than it says. */
const late = (slug: string, text: string) =>
  bad('fact/variant-conflict', set(area(slug), 'paragraph', text), text, '30 λεπτά', [typed])

export default {
  'a word that says nothing of a price': {
    rule: 'fact/wrong-price',
    faults: [
      'Ο έλεγχος με κάμερα πληρώνεται {price-toilet}, και αντί για σκάψιμο βλέπετε τη ζημιά.',
      'Αντί για ψάξιμο, ο έλεγχος με κάμερα γίνεται με {price-manhole}.',
      'Στα υπόγεια ο έλεγχος με κάμερα αρχίζει {price-maintenance}.',
    ],
    harmless: [
      'Ο χρωματοπώλης πουλά το μπουκάλι με το καυστικό 4,90 €, και μια αντλία του εμπορίου κάνει από 120 €.',
      'Η λωρίδα αυτή, που την πουλάνε 2 ή 3 ευρώ, βγάζει όσες τρίχες είναι κοντά.',
      'Στα νησιά η τιμή στην αρχή είναι {price-toilet}.',
      'Αντί για κάμερα ανοίγουμε τη λεκάνη με το χέρι, {price-toilet}.',
      'Σε σχέση με τον έλεγχο, η απόφραξη πληρώνεται {price-toilet}.',
      'Φθηνότερα από την κάμερα, με {price-basin}, βγαίνει το ξεβούλωμα.',
      both(
        replaced(
          'site.yaml',
          'about: έλεγχος με κάμερα }',
          "about: 'έλεγχος με κάμερα, αφαιρείται αν γίνει αποκατάσταση' }",
        ),
        set(area('keratsini'), 'paragraph', 'Η τιμή {price-toilet} ισχύει και όπου θα γίνει αποκατάσταση στο δάπεδο.'),
      ),
      ...english('Instead of opening it again and again, have it changed for {price-cylinder}.'),
    ],
  },
  'a price that others are paid, and a sum': {
    rule: 'fact/price',
    faults: [
      '{price-toilet} η λεκάνη και {price-basin} ο νιπτήρας, όλα μαζί βγαίνουν 99€.',
      'Η λεκάνη {price-toilet}, ο νεροχύτης {price-basin} και η στήλη {price-stack}, σύνολο 135€.',
      'Με 55€ έχετε ζεστό μπάνιο ξανά.',
    ],
    harmless: [
      '{price-toilet} η λεκάνη και {price-basin} ο νιπτήρας, όλα μαζί βγαίνουν 95€.',
      'Η λεκάνη {price-toilet}, ο νεροχύτης {price-basin} και η στήλη {price-stack}, σύνολο 145€.',
      'Την αντλία την αγοράζετε εσείς, συνήθως 180€ με 240€.',
      'Το καζανάκι το προμηθεύεστε μόνοι σας, 65€ με 80€.',
      'Με 3€ την ημέρα ζεσταίνετε όλο το υπόγειο.',
      'Η θέρμανση ενός μπάνιου στοιχίζει κάπου 2€.',
    ],
  },
  'the range of prices': {
    rule: 'fact/price',
    faults: [
      bad('fact/price', range('από 45€'), 'priceRange: από 45€', 'content/prices.yaml, 20€ ('),
      bad('fact/price', range('5€ έως 70€'), 'priceRange: 5€ έως 70€', 'begins at another price'),
      bad('fact/price', range('20€-500€'), 'priceRange: 20€-500€', 'ends at a price that is not declared, 500'),
    ],
    harmless: [range('20€-70€'), range('20€ έως 70€'), range('€€')],
  },
  'an equal number of another thing': {
    rule: typed,
    faults: [
      'Σε 20 λεπτά, μέρα και νύχτα, όπου κι αν μένετε.',
      'Σε 20 λεπτά ο τεχνικός χτυπά το κουδούνι.',
      'Με ένα ξεβούλωμα από 50€ τελειώνετε.',
    ],
    harmless: [
      'Σε 20 λεπτά η κόλλα έχει πιάσει.',
      'Σε 20 λεπτά φτάνετε στο λιμάνι.',
      'Σε 20 λεπτά ένα μεγάλο δοχείο έχει γεμίσει.',
      'Μια βάνα από 45€ δεν αλλάζει τίποτα.',
      'Ένα καλό σιφόνι από 50€ κρατά χρόνια.',
      ...english('In 45 minutes you walk from the ring road to the river.', 'In 45 minutes the kettle is cold.'),
    ],
  },
  'how often, typed': {
    rule: typed,
    faults: [
      'Οι υδρορροές θέλουν καθάρισμα δύο φορές τον χρόνο.',
      'Υδρορροές καθαρίζονται τουλάχιστον 2 φορές τον χρόνο.',
      'Δύο φορές τον χρόνο καθαρίζονται όλες οι υδρορροές της ταράτσας.',
    ],
    harmless: [
      'Δύο φορές τον χρόνο αλλάζει η ώρα.',
      'Η λαϊκή γιορτή γίνεται 2 φορές τον χρόνο.',
      'Τις υδρορροές τις είδαμε δύο φορές τον Μάιο.',
    ],
  },
  'a time of another thing': {
    rule: 'fact/variant-conflict',
    faults: [
      late('agia-barbara', 'Στο κουδούνι σας είμαστε σε 30 λεπτά.'),
      late('aigaleo', 'Σε 30 λεπτά έρχεται το συνεργείο στην πόρτα σας.'),
      late('aigaleo', 'Σε 30 λεπτά είμαστε έξω από την πόρτα σας.'),
    ],
    harmless: [
      'Μετά από 6 μήνες κλειστό, ένα σπίτι μυρίζει από τα στεγνά σιφόνια και θέλει νερό παντού.',
      'Ύστερα από 6 μήνες χωρίς χρήση οι σωλήνες στεγνώνουν και το λίπος γίνεται πέτρα.',
      'Για 6 μήνες τον χειμώνα τα φύλλα μαζεύονται στην ταράτσα και κανείς δεν τα βλέπει.',
      'Σε 30 λεπτά περνάτε απέναντι από τη γέφυρα.',
    ],
  },
  'the years of those who work here': {
    rule: 'fact/claim-conflict',
    faults: [
      'Το συνεργείο μας έχει 32 χρόνια πείρα.',
      'Η επιχείρησή μας έχει 28 χρόνια εμπειρία.',
      'Με 33 χρόνια εμπειρία, ο υπεύθυνος και ο βοηθός ξέρουν τα πάντα.',
    ],
    harmless: [
      'Ο τεχνίτης μας έχει 30 χρόνια πείρα, ο βοηθός 4 χρόνια.',
      'Η ιδιοκτήτρια μετρά 28 χρόνια στη δουλειά και ο γιος της 6 χρόνια εμπειρία.',
      'Με την εμπειρία τους ξεχωρίζουν: ο υπεύθυνος έχει 22 χρόνια, ο μαθητευόμενος 3 χρόνια.',
      ...english('Our fitter has 30 years of experience, the apprentice 2 years.'),
    ],
  },
  'a wait that is said to be short, and pages counted by their list': {
    rule: 'fact/claim-conflict',
    faults: [
      'Δεν σας κρατάμε να περιμένετε παραπάνω από δέκα λεπτά.',
      'Ποτέ δεν σας βάζουμε να μας περιμένετε περισσότερο από σαράντα λεπτά.',
      'Ούτε τη νύχτα σας αφήνουμε να περιμένετε πάνω από δεκαπέντε λεπτά.',
      { text: 'Κάθε μία από τις σαράντα σελίδες του καταλόγου γράφει τους δρόμους της.', rule: 'fact/count' },
      { text: 'Καθεμία από τις 35 σελίδες εδώ εξηγεί πώς χτίστηκε το μέρος.', rule: 'fact/count' },
    ],
    harmless: [
      'Αφήστε το υγρό και μην το αφήσετε να περιμένει πάνω από δέκα λεπτά.',
      'Σε άλλα συνεργεία σας αφήνουν να περιμένετε πάνω από τρεις ώρες.',
      'Καθεμιά από τις τρεις σελίδες του τετραδίου γράφει μια ημερομηνία.',
      'Καθένα από τα δώδεκα φρεάτια της λίστας έχει δικό του καπάκι.',
    ],
  },
  'a cover that never ends': {
    rule: 'fact/claim-conflict',
    faults: [
      'Ισόβια κάλυψη για την ένωση που αλλάξαμε.',
      'Σας καλύπτουμε εφ’ όρου ζωής για τη δουλειά μας.',
      'Κάλυψη για πάντα στο σημείο που καθαρίσαμε.',
    ],
    harmless: [
      'Ισόβια κάλυψη δίνει ο κατασκευαστής στο καπάκι του φρεατίου.',
      'Κάλυψη για το φρεάτιο υπάρχει σε τρία μεγέθη.',
      'Η κάλυψη του σωλήνα με χώμα τον προστατεύει από τον ήλιο.',
    ],
  },
  'the summer in which the business began': {
    rule: 'fact/claim-conflict',
    faults: [
      'Συνεργείο που ξεκίνησε τον χειμώνα του 2020, για σπίτια και μαγαζιά.',
      'Είμαστε μια επιχείρηση που ιδρύθηκε την άνοιξη του 2021.',
      'Το συνεργείο μας στήθηκε το φθινόπωρο του 2022.',
    ],
    harmless: [
      'Το δίκτυο που στήθηκε το καλοκαίρι του 2019 έχει πλαστικούς σωλήνες.',
      'Η πολυκατοικία χτίστηκε την άνοιξη του 1974.',
      'Μια επιχείρηση που άνοιξε το καλοκαίρι του 2019 στη γωνία έχει λιποσυλλέκτη.',
    ],
  },
  'an exception of the year in hours without one': {
    rule: 'fact/hours',
    faults: [
      'Δουλεύουμε όλο τον χρόνο με μοναδική εξαίρεση τα Χριστούγεννα.',
      'Απαντάμε μέρα και νύχτα, με εξαίρεση το διήμερο του Πάσχα.',
      'Ερχόμαστε κάθε μέρα, με την εξαίρεση την Πρωτοχρονιά.',
    ],
    harmless: [
      'Δουλεύουμε κάθε μέρα, χωρίς εξαίρεση, και τα Χριστούγεννα.',
      'Ερχόμαστε πάντα με την ίδια τιμή, με μόνη εξαίρεση τα Χριστούγεννα.',
      'Τα μαγαζιά ανοίγουν κάθε μέρα με εξαίρεση το Πάσχα.',
    ],
  },
  'a seat elsewhere as a notice says it': {
    rule: 'fact/address',
    faults: [
      'Υπεύθυνος επεξεργασίας είναι η επιχείρηση Αποφράξεις Πειραιά, με έδρα το Χαϊδάρι, 124 61.',
      'Είμαστε συνεργείο με έδρα την Κερατέα.',
      'Υπεύθυνη για τα δεδομένα σας είναι η εταιρεία μας, με βάση το Μοσχάτο, Αττική.',
    ],
    harmless: [
      'Υπεύθυνος επεξεργασίας είναι η επιχείρηση Αποφράξεις Πειραιά, με έδρα τη Νίκαια, 184 50.',
      'Μας κάλεσε επιχείρηση με έδρα τη Βούλα, για λιποσυλλέκτη.',
      'Είμαστε συνεργείο με έδρα τη Νίκαια.',
    ],
  },
  'what was given away in a month long over': {
    rule: 'content/dates',
    faults: [
      'Όλο τον Φεβρουάριο του 2024 σάς περιμένει ένας καφές.',
      'Τον Μάρτιο του 2025 κερνάμε τον πρώτο έλεγχο.',
      'Τον Νοέμβριο του 2024 χαρίζουμε ένα φίλτρο.',
      ...english('Our prices for 2024, tax included.', 'Price list for 2023.', 'These fees for 2022 include a visit.'),
    ],
    harmless: [
      'Τον Φεβρουάριο του 2024 ο δρόμος ήταν σκαμμένος και το βαν περίμενε.',
      'Τον Μάρτιο του 2024 αλλάχτηκε η στήλη.',
      ...english(
        'The prices of 2023 were lower.',
        'Our prices for 20 locks or more differ.',
        'The council kept the rates of 2023.',
      ),
    ],
  },
  'somebody there at an hour or on a day that is free': {
    rule: 'fact/hours',
    faults: english(
      'Somebody answers at four in the morning.',
      'One of us picks up the phone at 11 at night.',
      'On Sundays you can find us behind the counter.',
      'On Sunday mornings one of us is at the bench.',
      'We reopen on 25 December.',
      'The workshop opens again on 26 December.',
    ),
    harmless: english(
      'Somebody picks up at nine in the morning.',
      'We answer e-mails at ten at night if we must.',
      'On Saturdays you will find us at the bench.',
      'On Sundays you find us at home.',
      'We are back at the bench on 28 December.',
      'The market is open on 26 December.',
    ),
  },
  'a phone by the label of another': {
    rule: 'contact/phone-kind',
    faults: english(
      'The van rings on 0113 496 0123.',
      "The workshop's number is 07700 900123.",
      'At noon the workshop can be reached on 07700 900123.',
    ),
    harmless: english(
      'The van answers on 07700 900123.',
      'If you stand outside the workshop, ring 07700 900123 or 0113 496 0123.',
      'The workshop is on 0113 496 0123, and the van is on 07700 900123.',
    ),
  },
  'what somebody else shouts, and tenants who pay nothing': {
    rule: 'fact/price',
    faults: english(
      'A fresh cylinder between two tenants, for £112 a door.',
      'After one set of tenants the job is £117.',
      'When tenants leave it is £118 with us.',
      'Our card that says £37 is still good.',
    ),
    harmless: english(
      'Watch out for cards under the door that promise £29.',
      'Do not fall for websites which offer a visit at £25.',
      'Flyers in the hall that read £45 are best thrown away.',
      'Some tenants were asked for £160.',
    ),
  },
} satisfies Kinds
