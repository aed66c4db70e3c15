// Dates that do not exist, and what is over.
import { bad, en, english, type Kinds, replaced } from '../kinds.ts'

const rule = 'content/dates'
const review = (from: string, date: string) =>
  bad(rule, replaced('content/reviews.yaml', `date: ${from}`, `date: ${date}`), date, 'has not come yet')

// A site has one notice: the space keeps another from being laid into the same copy.
const notice = (until: string) =>
  replaced(
    'site.yaml',
    '\nnavigation:\n',
    `\nnotice: { text: Απαντάμε μέρα και νύχτα., until: ${until} }\nnavigation: \n`,
  )

export default {
  'a review of next year': {
    rule,
    faults: [
      bad(
        rule,
        replaced('content/reviews.yaml', 'name: Δείγμα, ψητοπωλείο στον Πειραιά', 'name: Νίκος, Νίκαια, Μάρτιος 2028'),
        'Μάρτιος 2028',
        'has not come yet',
      ),
      review('14/9/2025', '14/9/2027'),
      review('2/7/2025', '3/2/2028'),
      review('21/5/2025', '8/3/2030'),
    ],
    harmless: [
      replaced('content/reviews.yaml', 'date: 14/9/2025', 'date: 14/9/2024'),
      replaced('content/reviews.yaml', 'date: 2/7/2025', 'date: 3/11/2026'),
      replaced('content/reviews.yaml', 'name: Δείγμα, ψητοπωλείο στον Πειραιά', 'name: Νίκος, Νίκαια, Μάρτιος 2026'),
      // Days that may be ahead.
      notice('2027-01-06'),
      replaced(
        'site.yaml',
        '  hoursShown:',
        '  otherHours:\n    - { from: 2027-12-24, opens: "00:00", closes: "23:59", shown: Ανοιχτά }\n  hoursShown:',
      ),
      'Από το 2027 το νέο πρότυπο ζητά μεγαλύτερη κλίση.',
    ],
  },
  '31/2': {
    rule,
    faults: [
      'Κλειστός ο δρόμος στις 31/2/2027.',
      'Το έργο τελειώνει στις 31/4/2027.',
      'Η παρέλαση γίνεται στις 30 Φεβρουαρίου.',
      en('The road is closed on 31/6/2027.'),
    ],
    harmless: [
      'Στις 25/3 και στις 28/10 οι δρόμοι κλείνουν για την παρέλαση.',
      'Το δρομολόγιο άλλαξε στις 29/2/2024.',
      'Ρακόρ 31/2 ιντσών.',
    ],
  },
  'a day of another week': {
    rule,
    faults: [
      'Τη Δευτέρα 25 Δεκεμβρίου 2026 σηκώνουμε κανονικά το τηλέφωνο.',
      'Κυριακή 2/3/2026 ο δρόμος ήταν κλειστός.',
      'Ο δρόμος κλείνει την Τρίτη 3 Μαΐου 2027.',
      'Κλείνουμε το μεσημέρι την Τετάρτη 24 Δεκεμβρίου.',
      ...english(
        'At Christmas we close at 1pm on Wednesday 24 December.',
        'We are closed on Monday 1st January.',
        'The road closes on Friday 25 March 2027.',
      ),
    ],
    harmless: [
      'Την Παρασκευή 25 Δεκεμβρίου 2026 σηκώνουμε κανονικά το τηλέφωνο.',
      'Την Κυριακή 25 φορές χτύπησε το τηλέφωνο του γείτονα.',
      'Δευτέρα, 4/1/2027, ανοίγει ξανά ο δρόμος.',
      'Η πλημμύρα ήρθε μια Τετάρτη, 24 Δεκεμβρίου.',
      ...english(
        'At Christmas we close at 1pm on Thursday 24 December.',
        'We are closed on Friday 1st January.',
        'It was Wednesday 24 December, and we were open.',
        'The old bakery closed its doors on Wednesday 24 December.',
      ),
    ],
  },
  'what was, ahead, and what will be, over': {
    rule,
    faults: [
      'Το κείμενο αναθεωρήθηκε τελευταία φορά τον Μάρτιο του 2028.',
      'Τελευταία ενημέρωση: 3 Μαΐου 2029.',
      'Ο δήμος θα αλλάξει τις σχάρες την 1 Μαρτίου 2025, ως τότε κοιτάτε τες κι εσείς.',
    ],
    harmless: [
      'Το κείμενο αναθεωρήθηκε τον Μάρτιο του 2026.',
      'Θα δείτε πολυκατοικίες του 1936 με μαντεμένιες στήλες.',
      'Η άδεια θα λήξει στις 3 Μαΐου 2029.',
    ],
  },
  'a year of the past that lies ahead': {
    rule,
    faults: [
      'Ο Μάκης μπήκε στο συνεργείο μας το 2062.',
      'Άνοιξε το μαγαζί ο παππούς; Όχι, το ανοίξαμε εμείς το 2091.',
      ...english(
        'Priya mended bicycles before joining us in 2091.',
        'The workshop moved to the Headrow; it opened in the spring of 2092.',
        'On this bench since 2062.',
      ),
    ],
    harmless: [
      'Το 2031 αλλάζει ο κανονισμός για τους λέβητες.',
      'Θα έχουμε μετακομίσει το 2028.',
      ...english(
        'She is with us until Easter, before moving to York in 2028.',
        'The shop next door will be opened in 2028.',
        'Since 2028 is a leap year, we close a day later.',
        'Priya joined us in 2019.',
      ),
    ],
  },
  'what holds for a time that is over': {
    rule,
    faults: [
      'Ξεκινήστε πριν από το τέλος Σεπτεμβρίου 2025 και ο έλεγχος γίνεται μαζί.',
      'Οι τιμές είναι αυτές από 1 Απριλίου 2024 έως 31 Μαρτίου 2025.',
      ...english(
        'Order before the end of September 2025 and the second key is cut the same day.',
        'Book a visit by 3 May 2025 and we bring the sample case.',
        'Our charges are those from 1 April 2024 to 31 March 2025.',
        'The rates of the council apply from 1 April 2023 until 31 March 2024.',
      ),
    ],
    harmless: [
      'Οι τιμές ήταν άλλες από 1 Απριλίου 2024 έως 31 Μαρτίου 2025.',
      'Ξεκινήστε πριν από το τέλος Σεπτεμβρίου.',
      ...english(
        'Order before the end of September and the lock is in by winter.',
        'Our charges are lower than from 1 April 2024 to 31 March 2025.',
        'The council charges are those from 1 April 2026 to 31 March 2027.',
        'The lock was in the door from 1 April 2024 to 31 March 2025.',
      ),
    ],
  },
  'the month before the day': {
    rule,
    faults: ['Ο δρόμος ανοίγει στις 12/25/2027.', 'Το έργο τελειώνει 6/30/2027.', 'Παράδοση στις 10.28.2027.'],
    harmless: ['Ο δρόμος ανοίγει στις 25/12/2027.', 'Η σχέση 12/25 των γραναζιών.', 'Έκδοση 10.28 του προγράμματος.'],
  },
  'an offer that is over': {
    rule,
    faults: [
      'Η έκπτωση ισχύει έως 31/12/2025.',
      'Δωρεάν έλεγχος ως τις 30 Ιουνίου 2025.',
      'Η έκπτωση ισχύει ως τις 30/06/24.',
      'Κλειστά από 10/8/2025 έως 20/8/2025.',
      'Οι τιμές αυτές ισχύουν από 1/3/2025 έως 31/5/2025.',
      'Νέο ωράριο από 1/1/2023.',
      'Κλείστε ραντεβού ως τις 15 Οκτωβρίου 2025.',
      'Για τον φετινό έλεγχο καλέστε μας μέχρι τις 20/9/2025.',
      'Προλάβετε πριν από τις 30 Νοεμβρίου 2024.',
      en('Offer valid until 30 June 2025.'),
      en('Book your check by 15 October 2025.'),
    ],
    harmless: [
      'Τον Μάρτιο του 2024 άλλαξε ο κανονισμός.',
      'Η έκπτωση του δήμου ισχύει έως 31/12/2027.',
      'Η μεγάλη πλημμύρα έγινε στις 15 Νοεμβρίου 2017.',
      'Κλείστε ραντεβού ως τις 15 Οκτωβρίου 2027.',
      'Καλέστε μας και για σπίτια που χτίστηκαν ως το 1980.',
      'Ο Κανονισμός (ΕΕ) 2016/679 ισχύει από το 2018, και ο νόμος 4624/2019 τον συμπληρώνει.',
      'Οι αιτήσεις στον δήμο γίνονταν ως τις 10 το πρωί.',
      ...english('Call us by 10 if the lock of 1998 sticks.'),
    ],
  },
  'a season that is over: Πάσχα 2024': {
    rule,
    faults: [
      'Κλείστε τώρα τον έλεγχο για τον χειμώνα του 2024.',
      'Προσφορά για το Πάσχα 2024.',
      'Ως το Πάσχα του 2025, πρόγραμμα χωρίς κόστος εγγραφής.',
      'Προσφορά Χριστουγέννων 2023.',
      'Εκπτώσεις καλοκαιριού 2024.',
      'Καλές γιορτές και ευτυχισμένο το 2025.',
      'Χριστούγεννα 2024: ανοιχτά.',
      'Καλοκαίρι 2023: καθαρισμός υδρορροών με έκπτωση.',
      'Ρωτήστε για τις εκπτώσεις μας το καλοκαίρι του 2024.',
      'Η προσφορά μας για τον χειμώνα του 2023 ισχύει ακόμη.',
      en('Christmas 2024 offer.'),
    ],
    harmless: [
      'Η πλημμύρα του φθινοπώρου 1994 έμεινε στη μνήμη.',
      'Ως τα Χριστούγεννα του 2019 είχαμε ένα μόνο όχημα.',
      'Κάθε Πάσχα και Δεκαπενταύγουστο τα σπίτια μένουν κλειστά για μέρες.',
      'Η πλημμύρα του Νοεμβρίου 2017 άλλαξε το δίκτυο.',
      'Το καλοκαίρι του 2021 κάηκαν τα πεύκα της πλαγιάς.',
      'Ο δήμος έκανε προσφορά στους δημότες το Πάσχα του 2024.',
      'Οι τιμές της ΕΥΔΑΠ αλλάζουν από τον Ιανουάριο του 2025.',
      'Πέρσι το καλοκαίρι έβρεξε πολύ.',
    ],
  },
  'τιμές 2023': {
    rule,
    faults: [
      'Τιμές 2023.',
      'Τιμοκατάλογος του 2024.',
      'Συχνές ερωτήσεις, κόστος απόφραξης για το 2022.',
      'Οι νέες τιμές για το 2025 είναι εδώ.',
      'Από Ιανουάριο 2025 αλλάζουν οι τιμές.',
      en('Prices 2023.'),
    ],
    harmless: [
      'Οι τιμές του νερού άλλαξαν το 2023.',
      'Η τιμή δεν άλλαξε από πέρσι.',
      'Το κόστος ανέβηκε το 2022.',
      'Τιμές 2027, όταν βγουν.',
    ],
  },
  'a copyright of long ago': {
    rule,
    faults: ['© 2018 με επιφύλαξη.', 'Copyright 2015-2019.', '(c) 2020 Αποφράξεις.', en('© 2017 all rights reserved.')],
    harmless: ['© 2026 με επιφύλαξη.', '© 2014-2026.', 'Το 2018 άλλαξε ο αγωγός.'],
  },
  'the prices of a year that is told of': {
    rule,
    faults: [
      'Οι τιμές του 2024 ισχύουν για όλες τις αποφράξεις.',
      'Τιμές 2023 για κάθε δουλειά.',
      en('Prices 2023 for every lock.'),
    ],
    harmless: [
      'Με τις τιμές του 2024 μια αντλία κόστιζε όσο ένα ψυγείο, και αποσβενόταν σε επτά χρόνια.',
      'Οι τιμές του 2023 ήταν χαμηλότερες στα υλικά.',
      ...english('At the prices of 2023 a smart lock was still a toy.'),
    ],
  },
  'open on days that are over': {
    rule,
    faults: [
      'Είμαστε διαθέσιμοι μέρα νύχτα, και τα Χριστούγεννα του 2022.',
      'Απαντάμε και τον Αύγουστο του 2023.',
      'Δουλεύουμε κανονικά το Πάσχα του 2024.',
    ],
    harmless: [
      'Δουλεύουμε στη γειτονιά από τον Μάιο του 2008.',
      'Τα Χριστούγεννα του 2022 πλημμύρισε το υπόγειο της οδού Αθηνάς.',
      'Μετά την πλημμύρα του Νοεμβρίου του 2017 ερχόμαστε με δύο αντλίες.',
      'Είμαστε διαθέσιμοι και τα Χριστούγεννα του 2026.',
    ],
  },
  'a page older than a law it names': {
    rule,
    faults: [
      'Τελευταία ενημέρωση 25 Μαΐου 2018. Η σελίδα ακολουθεί τον νόμο 4624/2019.',
      'Ισχύει ο ν. 4961/2022 (τελευταία αναθεώρηση: 3/2/2020).',
      'Η πολιτική αυτή αναθεωρήθηκε τελευταία φορά τον Μάρτιο του 2015. Ακολουθεί τον Κανονισμό (ΕΕ) 2016/679.',
      en('Last updated 4 May 2014. We follow the Consumer Rights Act 2015.'),
      en('This notice was last revised in March 2017. It follows the Data Protection Act 2018.'),
      en('Last revision: 12/11/2015. It rests on Regulation (EU) 2016/679.'),
    ],
    harmless: [
      'Τελευταία ενημέρωση 25 Μαΐου 2021. Η σελίδα ακολουθεί τον νόμο 4624/2019.',
      'Η τελευταία αναθεώρηση του κτιριοδομικού κανονισμού έγινε το 1989, ο νόμος 4495/2017 ήρθε μετά.',
      'Ο δήμος ενημερώθηκε τελευταία φορά το 2014, πριν από τον ν. 4412/2016.',
      'Τελευταία ενημέρωση: Ιανουάριος 2019, όσο ισχύει ο νόμος 4624/2019.',
      ...english(
        'Last updated 4 May 2026. We follow the Consumer Rights Act 2015.',
        'The by-law was last revised in 2012, before the Consumer Rights Act 2015.',
      ),
    ],
  },
  'a notice that is over': {
    rule,
    faults: [
      bad(rule, notice('2026-04-12'), 'until: 2026-04-12', '"2026-04-12" is long over'),
      bad(rule, notice('2026-10-01'), 'until: 2026-10-01', '"2026-10-01" is long over'),
      bad(rule, notice('2024-12-28'), 'until: 2024-12-28', '"2024-12-28" is long over'),
    ],
    harmless: [notice('2026-11-28'), notice('2026-12-31'), notice('2026-11-15')],
  },
  'what makes the price in a year that is over': {
    rule,
    faults: [
      'Τι ανεβάζει την τιμή το 2022',
      'Πόσο κοστίζει μια απόφραξη για το 2023',
      'Τι επηρεάζει το κόστος μιας απόφραξης το 2024',
    ],
    harmless: [
      'Τι καθορίζει την τιμή της απόφραξης το 2026',
      'Ο χαλκός κόστιζε διπλά το 2022.',
      'Η πλημμύρα του 2022 ανέβασε την τιμή των αντλιών.',
    ],
  },
} satisfies Kinds
