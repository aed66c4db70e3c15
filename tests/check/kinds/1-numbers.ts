// Numbers that are promises, however they are written, and numbers that promise nothing.
import { area, bad, en, english, type Kinds, page, replaced, service, set } from '../kinds.ts'

const conflict = 'fact/claim-conflict'

export default {
  'in words: δέκα λεπτά': {
    rule: conflict,
    faults: [
      'Μέσα σε σαράντα λεπτά χτυπάμε το κουδούνι σας.',
      'Το συνεργείο φτάνει σε δέκα λεπτά.',
      'Είμαστε στην πόρτα σας σε είκοσι πέντε λεπτά.',
      en('We are at your door in ten minutes.'),
      en('A locksmith reaches you within twenty-five minutes.'),
      en('We arrive in under half a day: ninety minutes.'),
    ],
    harmless: [
      'Μην ανοίξετε τη βρύση για δέκα λεπτά.',
      'Το νερό θέλει δεκαπέντε λεπτά να κατέβει μόνο του.',
      'Το λεωφορείο κάνει σαράντα λεπτά ως το κέντρο.',
      ...english('Wait ten minutes before you turn the key again.', 'The oil takes twenty minutes to soak in.'),
    ],
  },
  'one end of a range is typed': {
    rule: 'fact/claim-undeclared',
    faults: [
      'Άφιξη σε 20-{response.far}.',
      'Ερχόμαστε σε 15 έως {response}.',
      'Η εγγύηση κρατά 2 – {guarantee}.',
      en('We arrive in 30-{arrival}.'),
    ],
    harmless: [
      'Άφιξη σε {response.range}.',
      'Στον αριθμό 20, {availability.day}.',
      'Με 2 τεχνίτες, σε {response} είμαστε εκεί.',
    ],
  },
  'in words: μισή ώρα': {
    rule: conflict,
    faults: [
      'Ερχόμαστε σε μιάμιση ώρα το πολύ.',
      'Σε μισή ωρίτσα με ένα τέταρτο φτάνουμε κι εμείς.',
      'Έρχεται τεχνίτης σε δύο ωρίτσες.',
      en('We are with you in half an hour.'),
    ],
    harmless: [
      'Αφήστε τη σόδα να δράσει μισή ώρα και ξεπλύνετε με ζεστό νερό.',
      'Η λαϊκή είναι μισή ώρα με τα πόδια από εδώ.',
      'Περιμένετε μισή ώρα και κοιτάξτε ξανά τη στάθμη.',
    ],
  },
  'in words: ένα τέταρτο': {
    rule: conflict,
    faults: [
      'Το συνεργείο χτυπά το κουδούνι σας σε ένα τέταρτο.',
      'Σε ένα τέταρτο της ώρας ερχόμαστε.',
      'Ερχόμαστε σε τρία τέταρτα.',
      en('We reach you in a quarter of an hour.'),
    ],
    harmless: [
      'Περιμένετε ένα τέταρτο και κοιτάξτε αν κατέβηκε η στάθμη.',
      'Το ένα τέταρτο του σωλήνα ήταν κλεισμένο από άλατα.',
      'Το ταξί από τον σταθμό θέλει ένα τέταρτο.',
    ],
  },
  δεκαπεντάλεπτο: {
    rule: conflict,
    faults: [
      'Φτάνουμε σε ένα δεκάλεπτο.',
      'Σε ένα δεκαπεντάλεπτο είμαστε στην πόρτα σας.',
      'Ερχόμαστε μέσα σε σαρανταπεντάλεπτο.',
      'Άφιξη σε ένα μισάωρο ή τρίωρο, ανάλογα.',
      en('Our 15-minute response is real.'),
    ],
    harmless: [
      'Κάντε ένα δεκάλεπτο διάλειμμα και δοκιμάστε ξανά το καζανάκι.',
      'Το εξάωρο μάθημα του σχολείου τελειώνει το μεσημέρι.',
      'Αφήστε το υγρό ένα πεντάλεπτο και ξεπλύνετε.',
    ],
  },
  εικοσαετής: {
    rule: conflict,
    faults: [
      'Η εικοσιπενταετής εμπειρία μας μιλά.',
      'Με τριακονταετή πείρα στον κλάδο.',
      'Έχουμε δεκαετή εμπειρία στις αποφράξεις.',
      'Η εταιρεία μας μετρά τρεις δεκαετίες.',
      'Με σαράντα χρόνια στην πλάτη μας, ξέρουμε.',
      'Είμαστε 30 χρόνια στην αγορά της Νίκαιας.',
      'Έχουμε εμπειρία μισού αιώνα.',
      'Έχουμε εμπειρία τριών δεκαετιών.',
      en('We have thirty years of experience in the trade.', 'fact/claim-undeclared'),
    ],
    harmless: [
      'Η πολυκατοικία είναι εικοσαετής και οι στήλες της πλαστικές.',
      'Η οικοδομή μετρά τρεις δεκαετίες.',
      'Η δημοτική αγορά μετρά 30 χρόνια στη θέση της.',
      'Το δίκτυο του δρόμου είναι τριών δεκαετιών.',
      'Μένετε εδώ και τριάντα χρόνια;',
      'Ο εγγυητής του δανείου πληρώνει 10 χρόνια.',
    ],
  },
  '6μηνη': {
    rule: conflict,
    faults: [
      'Δίνουμε 24μηνη εγγύηση σε κάθε δουλειά.',
      'Με εγγύηση 5ετή για τον σωλήνα που αλλάξαμε.',
      'Η δουλειά μας έχει διετή εγγύηση.',
      'Δίνουμε δεκαοκτάμηνη εγγύηση.',
      'Η εγγύηση ισχύει για δύο ολόκληρα χρόνια.',
      en('Every lock we fit has a 5-year guarantee.'),
    ],
    harmless: [
      'Ο κατασκευαστής δίνει 24μηνη εγγύηση στην αντλία.',
      'Ο σωλήνας έμεινε δύο ολόκληρα χρόνια χωρίς έλεγχο.',
      'Το 6μηνο του χειμώνα τα λούκια γεμίζουν φύλλα.',
      'Με τρίμηνη μίσθωση πληρώνει ο ιδιοκτήτης του σπιτιού.',
    ],
  },
  "εφ' όρου ζωής": {
    rule: conflict,
    faults: [
      "Η εγγύηση κρατά εφ' όρου ζωής.",
      'Η εργασία μας έχει εγγύηση για μια ζωή.',
      'Η εγγύηση ισχύει για πάντα.',
      'Δίνουμε ισόβια εγγύηση.',
      en('Our locks carry a lifetime guarantee.'),
      en('Guaranteed for life.'),
    ],
    harmless: [
      "Ο πλαστικός σωλήνας δεν μένει σωστός εφ' όρου ζωής αν τον καίτε.",
      'Η μυρωδιά δεν θα μείνει για πάντα.',
      'Το σπίτι το είχε για μια ζωή ο ίδιος άνθρωπος.',
    ],
  },
  'short: λεπ.': {
    rule: conflict,
    faults: ['Φτάνουμε σε 10 λεπ.', 'Άφιξη σε 45 λεπτ. το πολύ.', 'Στην πόρτα σας σε 15 λ. το πολύ.'],
    harmless: ['Αφήστε το υγρό 10 λεπ. και ξεπλύνετε.', 'Ο αγωγός έχει 10 λεπ. σχισμές.', 'Βλ. σελ. 15 του οδηγού.'],
  },
  "short: 15', 15΄": {
    rule: conflict,
    faults: ["Άφιξη σε 15' στο σπίτι σας.", 'Φτάνουμε σε 10΄ ακριβώς.', 'Ερχόμαστε σε 40′.', en("We arrive in 15'.")],
    harmless: [
      "Ο αγώνας τελειώνει στο 90' και μετά βουλώνουν οι τουαλέτες.",
      'Αφήστε το να δράσει 15΄ και ξεπλύνετε.',
      "Το παλιό μέτρο λέει 6' μήκος.",
    ],
  },
  'short: min': {
    rule: conflict,
    faults: [
      'Άφιξη σε 15 min.',
      'Φτάνουμε σε 40min στην πόρτα σας.',
      'Ερχόμαστε σε 10 minutes.',
      en('We arrive in 20 min.'),
    ],
    harmless: ['Η αντλία βγάζει 200 l/min.', 'Ο κινητήρας γυρίζει 1500 στροφές/min.', 'Πλύση στους 60° για 90 min.'],
  },
  'before the unit: €65': {
    rule: 'fact/price',
    faults: [
      'Η απόφραξη στοιχίζει €55 όλα μαζί.',
      'Λεκάνη μόνο € 39,90.',
      'Ξεβουλώνουμε με €65 μόνο.',
      en('We open a door for £60.'),
      en('A cylinder change costs € 120 with us.'),
    ],
    harmless: [
      'Το πρόστιμο φτάνει τα 300 €.',
      'Ο γείτονας πλήρωσε ευρώ 200 σε κάποιον άλλο.',
      'Η νέα λεκάνη κάνει EUR 80 στα μαγαζιά.',
      ...english('The council fines landlords £500.', 'A neighbour paid £300 to somebody else.'),
    ],
  },
  'before the unit: EUR 65': {
    rule: 'fact/price',
    faults: [
      'Η λεκάνη κοστίζει EUR 65.',
      'Νιπτήρας EUR 30, με όλα.',
      'Η απόφραξη έχει ευρώ 55.',
      'Νιπτήρας από 30 ευρώ.',
      en('Opening a door costs GBP 60.'),
    ],
    harmless: [
      'Ο δήμος χρεώνει EUR 12 για το τέλος.',
      'Ο κατασκευαστής ζητά EUR 90 για το ανταλλακτικό.',
      'Παλέτα EUR-6 στο πεζοδρόμιο.',
    ],
  },
  'since a year: από το 1985': {
    rule: conflict,
    faults: [
      'Δουλεύουμε στη γειτονιά από το 1985.',
      'Ιδρυθήκαμε το 1998.',
      'Στον χώρο από το 1979, με συνέπεια.',
      'Εξυπηρετούμε τον Πειραιά από το 1990.',
    ],
    harmless: [
      'Από το 1985 ο δήμος αλλάζει σταδιακά το δίκτυο.',
      'Οι σωλήνες μπήκαν το 1975 και δεν άλλαξαν από τότε.',
      'Η εταιρεία ύδρευσης ιδρύθηκε το 1925.',
      'Το δίκτυο της πόλης είναι από το 1960.',
    ],
  },
  'counts: 35 περιοχές': {
    rule: 'fact/count',
    faults: [
      'Εξυπηρετούμε 28 περιοχές.',
      'Καλύπτουμε 34 δήμους της Αττικής.',
      'Προσφέρουμε 45 υπηρεσίες.',
      bad(
        'fact/count',
        replaced(page('areas'), 'heading: Ως πού φτάνουμε', 'heading: 35 περιοχές της Αττικής'),
        '35 περιοχές',
      ),
      bad(
        'fact/count',
        replaced(page('company'), 'heading: Πώς γίνεται η επίσκεψη', 'heading: Δεκαπέντε περιοχές, μία επίσκεψη'),
        'Δεκαπέντε περιοχές',
      ),
      en('We cover 30 areas of Yorkshire.'),
    ],
    harmless: [
      'Σε δύο περιοχές του σώματος.',
      'Η ΕΥΔΑΠ έχει 12 υπηρεσίες.',
      'Δύο περιοχές της πόλης έχουν παλιό δίκτυο.',
      replaced(page('areas'), 'heading: Ως πού φτάνουμε', 'heading: Είκοσι περιοχές, ένα τηλέφωνο'),
      replaced(page('company'), 'heading: Πώς πληρώνετε', 'heading: 21 υπηρεσίες και πώς πληρώνετε'),
    ],
  },
  '10.000 πελάτες': {
    rule: 'fact/claim-undeclared',
    faults: [
      'Μας εμπιστεύτηκαν πάνω από 8.500 πελάτες.',
      'Κάναμε 3.000 αποφράξεις πέρυσι.',
      'Έχουμε δέκα χιλιάδες ευχαριστημένους πελάτες.',
      'Το 98% των πελατών μας μας συστήνει.',
      'Έχουμε 4,9 αστέρια στην Google.',
      en('Trusted by 5,000 customers.'),
      en('We have 4.9 stars on Google.'),
    ],
    harmless: [
      'Δύο στους τρεις πελάτες μάς ρωτούν πρώτα την τιμή.',
      'Ο δήμος έχει 90.000 κατοίκους και στενούς δρόμους.',
      'Ξενοδοχεία με 4 αστέρια έχουν μεγάλες στήλες.',
      'Το κτίριο έχει 35 διαμερίσματα και μία στήλη.',
    ],
  },
  'hours denied: Κυριακές κλειστά': {
    rule: 'fact/hours',
    faults: [
      'Τα Σαββατοκύριακα δεν εργαζόμαστε.',
      'Τις αργίες είμαστε κλειστά.',
      'Κλειστά τον Δεκαπενταύγουστο.',
      'Κυριακές κλειστά.',
      'Μας βρίσκετε από τις 8 το πρωί έως τις 10 το βράδυ.',
      'Απαντάμε στο τηλέφωνο ως τις 11 το βράδυ.',
      'Το γραφείο μας είναι ανοιχτό Δευτέρα-Παρασκευή 8-16.',
      en('We are open 24/7.'),
      en('Open 7/24, whatever the door.'),
      en('Open Monday to Friday 9 am to 5 pm.'),
    ],
    harmless: [
      'Το φαρμακείο της γωνίας κλείνει Κυριακές.',
      'Ακόμη και τον Δεκαπενταύγουστο απαντάμε στο τηλέφωνο.',
      'Ο δρόμος μένει κλειστός τον Αύγουστο.',
      'Πολλά μαγαζιά είναι κλειστά το Πάσχα.',
      'Το φρεάτιο της αυλής το αφήνουν κλειστό τον Αύγουστο.',
      'Τα σουπερμάρκετ είναι κλειστά την Κυριακή.',
      'Τη λαϊκή τη βρίσκετε από τις 8 το πρωί έως τις 2 το μεσημέρι.',
      'Την Κυριακή ο δρόμος είναι κλειστός για τη γιορτή.',
      ...english('The library is closed on Sundays.', 'Open the door before 9, the library says.'),
    ],
  },
  'the price of another service': {
    rule: 'fact/wrong-price',
    faults: [
      bad(
        'fact/wrong-price',
        replaced(page('faq'), 'λεκάνης κοστίζει {price-toilet}', 'λεκάνης κοστίζει {price-basin}'),
        '{price-basin}',
        '45€',
      ),
      bad(
        'fact/wrong-price',
        replaced(area('perama'), '"Λεκάνη {price-toilet}"', '"Λεκάνη {price-camera}"'),
        'Λεκάνη {price-camera}',
        '70€',
      ),
      bad(
        'fact/wrong-price',
        set(service('apofraksi-me-kamera'), 'price', '"Έλεγχος με κάμερα: {price-maintenance}"'),
        '{price-maintenance}',
        '20€',
      ),
      // Of areas, whose own price is none of these.
      ...Object.entries({
        moschato: 'Ο νιπτήρας ξεβουλώνει με {price-camera}.',
        tauros: 'Η μηνιαία συντήρηση ξεκινά {price-camera}.',
      }).map(([slug, text]) => bad('fact/wrong-price', set(area(slug), 'lead', text), text, '70€')),
      en('Opening a locked door costs {price-cylinder}.'),
    ],
    harmless: [
      'Ο νιπτήρας και η μπανιέρα έχουν {price-basin}, η στήλη {price-stack}.',
      'Ο έλεγχος με κάμερα ξεκινά {price-camera}.',
      'Μετά το φρεάτιο, που έχει {price-manhole}, τίποτα δεν χρεώνεται.',
    ],
  },
  "a visit's time as arrival": {
    rule: conflict,
    faults: [
      'Ερχόμαστε σε {pest-visit}.',
      'Το συνεργείο φτάνει σε {disinfection-duration}.',
      'Στην πόρτα σας μέσα σε {toilet-stack-duration}.',
    ],
    harmless: [
      'Για παράσιτα η επίσκεψη κλείνει σε {pest-visit}.',
      'Η απολύμανση του σπιτιού κρατά {disinfection-duration}.',
      'Στον χώρο επιστρέφετε μετά από {disinfection-return}.',
    ],
  },
  'promises in other words': {
    rule: 'fact/claim-undeclared',
    faults: [
      'Αν χρειαστεί, ξεκινούν και τα 8 φορτηγάκια του στόλου.',
      'Πέντε συνεργεία μοιράζονται τον χάρτη.',
      'Τριακόσιες είκοσι γνώμες πελατών λένε το ίδιο.',
    ],
    harmless: [
      'Δύο φορτηγάκια του δήμου στέκονταν μπροστά στο φρεάτιο.',
      'Ακούστε δύο γνώμες πριν σπάσετε πλακάκια.',
      'Δέκα χρόνια τώρα το κτίριο έχει νέα στήλη.',
    ],
  },
  'two variants that contradict on one page': {
    rule: 'fact/variant-conflict',
    faults: [
      bad(
        'fact/variant-conflict',
        replaced(area('nikaia'), 'και σε {response} χτυπάμε', 'και σε {response.far} χτυπάμε'),
        '{response.far}',
        '30 λεπτά',
      ),
      bad(
        'fact/variant-conflict',
        replaced(
          page('company'),
          'Κρατήστε την απόδειξη',
          'Δουλεύουμε {experience.disinfection}. Κρατήστε την απόδειξη',
        ),
        'experience',
        'χρόνια',
      ),
      {
        ...replaced(area('elefsina'), '- "Φτάνουμε σε {response.far}"', '- "Φτάνουμε σε {response}"'),
        rule: 'fact/variant-conflict',
        at: { file: area('elefsina'), line: 'Φτάνουμε σε {response}' },
        says: '20 λεπτά',
      },
      {
        ...replaced(area('perama'), '- "Άφιξη σε {response.far}"', '- "Άφιξη σε {response}"'),
        rule: 'fact/variant-conflict',
        at: { file: area('perama') },
        says: 'λεπτά',
      },
    ],
    harmless: [
      set(area('korydallos'), 'lead', 'Ξεκινάμε αμέσως. Πιο μακριά από τη Νίκαια η διαδρομή θέλει {response.far}.'),
      set(page('faq'), 'lead', 'Ρωτήστε ό,τι θέλετε, όποτε θέλετε.'),
      set(
        service('apofraksi-kathetis-kouzinas'),
        'lead',
        'Στα σοβαρά περιστατικά μένουμε {kitchen-stack-duration.serious}.',
      ),
    ],
  },
  'a declared number is typed': {
    rule: 'fact/claim-undeclared',
    faults: [
      'Άφιξη σε 20 λεπτά στη γειτονιά σας.',
      'Η λεκάνη έχει 50€.',
      'Η εγγύηση κρατά 3 έως 12 μήνες.',
      'Από την κλήση ως την πόρτα σας θέλουμε 20-30 λεπτά.',
      en('We arrive in 45 minutes.'),
    ],
    harmless: [
      'Το λιμάνι απέχει 20 λεπτά με τα πόδια.',
      'Το καινούριο καπάκι κοστίζει 50€ στο χρωματοπωλείο.',
      'Η άδεια του γείτονα κρατά 3 έως 12 μήνες.',
    ],
  },
  'other than the declared: every claim': {
    rule: conflict,
    faults: [
      'Η απολύμανση του σπιτιού κρατά τρεις με πέντε ώρες.',
      'Οι υδρορροές καθαρίζονται 4 φορές τον χρόνο.',
      'Φτάνουμε ως 100 χιλιόμετρα μακριά.',
      'Τελειώνουμε σε 40 λεπτά, όποια στήλη κι αν είναι.',
    ],
    harmless: [
      'Δύο φορές τον μήνα ρίξτε βραστό νερό.',
      'Η περιοχή είναι στα 12 χιλιόμετρα από το κέντρο της Αθήνας.',
      'Στην απολύμανση του σπιτιού ανοίγετε εσείς τα παράθυρα.',
    ],
  },
  'no promise: 20 λεπτά με τα πόδια': {
    rule: conflict,
    faults: [
      'Με το βαν μας φτάνουμε σε 35 λεπτά.',
      'Ερχόμαστε σε 12 λεπτά από τη Νίκαια.',
      'Το συνεργείο είναι κοντά σας σε 8 λεπτά.',
    ],
    harmless: [
      'Είμαστε 5 λεπτά με τα πόδια από την πλατεία.',
      'Με το λεωφορείο κάνει κανείς 40 λεπτά ως το κέντρο.',
      'Η στάση είναι 3 λεπτά με τα πόδια.',
      ...english('The station is 20 minutes on foot.', 'The bus takes 40 minutes to town.'),
    ],
  },
  'no promise: 80 τ.μ.': {
    rule: 'fact/claim-undeclared',
    faults: ['Έχουμε 12 συνεργεία.', 'Διαθέτουμε 8 οχήματα.', 'Απασχολούμε 25 τεχνικούς.'],
    harmless: [
      'Ένα διαμέρισμα 80 τ.μ. έχει συνήθως τέσσερα σημεία αποχέτευσης.',
      'Η ταράτσα είναι 100 τετραγωνικά και έχει δύο υδρορροές.',
      'Κατάστημα 120 τ.μ. στο ισόγειο.',
    ],
  },
  'no promise: 1,5% κλίση': {
    rule: 'fact/claim-undeclared',
    faults: [
      'Δίνουμε έκπτωση 20% σε συνταξιούχους.',
      'Έχουμε ποσοστό επιτυχίας 99%.',
      'Είμαστε 30% φθηνότεροι από όλους.',
      en('We give a 10% discount to students.'),
    ],
    harmless: [
      'Η κλίση πρέπει να είναι τουλάχιστον 1,5% σε όλο το μήκος.',
      'Το 70% του σπιτιού είναι κάτω από τη στάθμη του δρόμου.',
      'Το διάλυμα έχει 5% χλωρίνη.',
    ],
  },
  'no promise: 300 μέτρα': {
    rule: conflict,
    faults: [
      'Ερχόμαστε σε ακτίνα 80 χιλιομέτρων.',
      'Πηγαίνουμε ως 120 χλμ. από τον Πειραιά.',
      'Εξυπηρετούμε σε ακτίνα 15 km.',
    ],
    harmless: [
      'Ο δρόμος ανεβαίνει για 300 μέτρα και γυρίζει αριστερά.',
      'Σωλήνας Φ100 με κλίση 2% και μήκος 18 μ. ως το φρεάτιο.',
      'Ο αγωγός τρέχει 2 χιλιόμετρα ως τη θάλασσα.',
    ],
  },
  'no promise: 2-3 ώρες να στεγνώσει': {
    rule: conflict,
    faults: ['Ερχόμαστε σε 2-3 ώρες.', 'Το συνεργείο φτάνει σε 4 ώρες το πολύ.', 'Άφιξη σε 6 ώρες, αν βρέχει.'],
    harmless: [
      'Η κόλλα θέλει 2-3 ώρες να στεγνώσει πριν ξαναπατήσετε.',
      'Ο ψεκασμός θέλει αερισμό 2 ωρών, γράφει η ετικέτα του προϊόντος.',
      'Το τσιμέντο δένει σε 24 ώρες και πατιέται την επόμενη μέρα.',
      ...english('The paint dries in 3 hours.', 'Leave it for 2-3 hours.'),
    ],
  },
  "no promise: a neighbour's hours": {
    rule: 'fact/hours',
    faults: [
      'Λειτουργούμε Δευτέρα έως Σάββατο 8:00-20:00.',
      'Ωράριο: Δευτέρα-Παρασκευή 9 π.μ. έως 5 μ.μ.',
      'Κυριακές και αργίες δεν λειτουργούμε.',
    ],
    harmless: [
      'Ο γείτονας έχει μαγαζί που ανοίγει Δευτέρα-Σάββατο 9-14, και μετά μπαίνουμε από την αυλή του.',
      'Το ΚΕΠ δέχεται κοινό Δευτέρα έως Παρασκευή 8:00-15:00.',
      'Το περίπτερο απαντά στο κουδούνι ως τις 11.',
      'Η λαϊκή κλείνει στις αργίες.',
    ],
  },
  "no promise: another's price": {
    rule: 'fact/price',
    faults: [
      'Με 35€ ξεβουλώνουμε κάθε νιπτήρα.',
      'Η μπανιέρα κοστίζει 60 ευρώ.',
      'Χρεώνουμε 25€ την επίσκεψη.',
      en('A window lock costs £40, fitted by us.'),
    ],
    harmless: [
      'Τα πλακάκια κοστίζουν γύρω στα 15€ το τετραγωνικό.',
      'Άλλοι ζητούν 120€ μόνο για την επίσκεψη.',
      'Ο δήμος χρεώνει 12€ για το τέλος αποχέτευσης.',
      ...english('Others ask £150 for a visit.', 'The shop sells a padlock for £9.'),
    ],
  },
  'tax said otherwise': {
    rule: 'fact/price',
    faults: [
      'Οι τιμές είναι χωρίς ΦΠΑ.',
      'Πληρώνετε 50€ πλέον ΦΠΑ.',
      'Στην τιμή προστίθεται Φ.Π.Α. 24%, δηλαδή συν ΦΠΑ.',
    ],
    harmless: [
      'Ρωτήστε αν η τιμή είναι με ΦΠΑ.',
      'Η απόδειξη γράφει Φ.Π.Α. και Α.Φ.Μ., όπως πρέπει.',
      'Το ΦΠΑ το αποδίδουμε εμείς στην εφορία.',
    ],
  },
  'in small words: λεπτάκια, ευρώπουλα, πολυκατοικίες': {
    rule: conflict,
    faults: [
      'Φτάνουμε σε πέντε λεπτάκια.',
      { text: 'Η απόφραξη νεροχύτη κοστίζει 30 ευρώπουλα.', rule: 'fact/price' },
      { text: 'Μας εμπιστεύονται 300 πολυκατοικίες.', rule: 'fact/claim-undeclared' },
    ],
    harmless: [
      'Ξεπλύνετε για πέντε λεπτάκια με ζεστό νερό.',
      'Στον δρόμο βουλώνουν δύο πολυκατοικίες μαζί.',
      'Ο γείτονας πλήρωσε 30 ευρώπουλα σε άλλον.',
    ],
  },
  'colloquial: κάνα τέταρτο, μια εικοσαριά': {
    rule: conflict,
    faults: [
      'Σε κάνα τέταρτο έχετε συνεργείο στην πόρτα.',
      'Φτάνουμε σε μια δεκαριά λεπτά.',
      'Σε καμιά ώρα έχετε τεχνίτη στο σπίτι.',
      'Σε καμιά σαρανταριά λεπτά ερχόμαστε.',
      'Ερχόμαστε σε κάνα δεκάλεπτο.',
    ],
    harmless: [
      'Αφήστε το νερό να τρέξει κάνα τέταρτο.',
      'Περιμένετε μια δεκαριά λεπτά πριν ξαναδοκιμάσετε.',
      'Στη σκάλα μένουν μια δεκαριά οικογένειες.',
      'Μια ντουζίνα μπατονέτες αρκούν για να κλείσει ο σωλήνας.',
    ],
  },
  'how fast, in other words': {
    rule: conflict,
    faults: [
      'Η διαδρομή από το γραφείο μας παίρνει πενήντα λεπτά.',
      'Από την έδρα μας ως εσάς είναι 12 λεπτά.',
      'Σε 45 λεπτά έχετε τεχνικό στο σπίτι.',
      'Κάνουμε σαράντα λεπτά ως το Πέραμα.',
      en('You have a locksmith in ten minutes.'),
      en('Expect ten minutes to your door.'),
    ],
    harmless: [
      'Το πλοίο κάνει σαράντα λεπτά ως την Αίγινα.',
      'Αν έχετε τεχνικό στην πολυκατοικία, ρωτήστε τον σε 10 λεπτά ξανά.',
      'Ο δρόμος του νερού από την ταράτσα παίρνει πέντε λεπτά.',
      'Το στήσιμο των εργαλείων παίρνει δέκα λεπτά.',
      ...english('The bus to your door takes ten minutes from the station.'),
    ],
  },
  'years, in other words': {
    rule: conflict,
    faults: [
      'Ασχολούμαστε με φρεάτια από το 1992.',
      'Στη δουλειά από το 1988.',
      'Υδραυλικοί από το 1987.',
      'Τέσσερις δεκαετίες τώρα ξεβουλώνουμε την ίδια γειτονιά.',
      'Καθαρίζουμε φρεάτια εδώ και 35 χρόνια.',
      en('We have been opening doors for thirty years.', 'fact/claim-undeclared'),
    ],
    harmless: [
      'Η πολυκατοικία στάζει δέκα χρόνια τώρα.',
      'Ασχολούμαστε συχνά με σωλήνες από το 1960 και μετά.',
      'Τρεις δεκαετίες τώρα ο δήμος λέει ότι θα αλλάξει τον αγωγό.',
      'Στη δουλειά αυτή χρειάζεται υπομονή.',
      'Σε οικοδομές που χτίστηκαν από το 1985 οι στήλες είναι πλαστικές.',
      ...english('The lock has been in business use for thirty years.'),
    ],
  },
  'the guarantee: έναν χρόνο': {
    rule: conflict,
    faults: [
      'Δίνουμε εγγύηση για έναν χρόνο.',
      'Η εγγύηση κρατά ενάμιση χρόνο.',
      'Με εγγύηση ένα χρόνο, γραπτή.',
      'Έχουμε εμπειρία 15 ετών και εγγύηση 2 ετών.',
    ],
    harmless: [
      'Η μπαταρία έχει εγγύηση έναν χρόνο από τον κατασκευαστή.',
      'Μία φορά τον χρόνο θέλει καθάρισμα η σχάρα.',
      'Το σπίτι έμεινε κλειστό έναν ολόκληρο χρόνο.',
      'Κάθε χρόνο τα φύλλα πέφτουν στις υδρορροές.',
    ],
  },
  'how soon messages are answered': {
    rule: 'fact/claim-undeclared',
    faults: [
      'Κάθε μήνυμα παίρνει απάντηση σε δέκα λεπτά.',
      { text: 'Έχετε απάντηση μέσα σε 3 ώρες.', rule: conflict },
      'Τα μηνύματα απαντιούνται το πολύ σε μισή ώρα.',
      en('Every message gets a reply within 10 minutes.'),
    ],
    harmless: [
      'Στα μηνύματα απαντάμε {availability.day}.',
      'Η ΕΥΔΑΠ δίνει απάντηση σε 5 μέρες.',
      'Μήνυμα χωρίς απάντηση σε δύο ώρες δεν έφτασε ποτέ.',
      'Αν δεν απαντά ο διαχειριστής σε 10 λεπτά, πάρτε τον θυρωρό.',
      ...english('The council gives a reply within 10 days.'),
    ],
  },
  'how long a job takes': {
    rule: conflict,
    faults: [
      'Σε μία ώρα έχουμε τελειώσει.',
      'Τελειώνουμε μέσα σε είκοσι λεπτά.',
      'Ολοκληρώνουμε την εργασία σε οκτώ ώρες.',
      en('We are done in two hours.', 'fact/claim-undeclared'),
    ],
    harmless: [
      'Τελειώνουμε πάντα πριν από τις ώρες κοινής ησυχίας.',
      'Η στήλη κουζίνας ανοίγει σε {kitchen-stack-duration}.',
      'Το πρόγραμμα του πλυντηρίου τελειώνει σε δύο ώρες.',
      'Ο γείτονας τελείωσε το βάψιμο σε δύο ώρες.',
    ],
  },
  'places, customers, kilometres, in other words': {
    rule: 'fact/claim-undeclared',
    faults: [
      { text: 'Θα μας βρείτε σε 40 περιοχές.', rule: 'fact/count' },
      { text: 'Διαβάστε για τις δώδεκα εργασίες μας.', rule: 'fact/count' },
      { text: 'Αναλαμβάνουμε δουλειές ως 90 χλμ. από τη Νίκαια.', rule: conflict },
      'Συνεργαστήκαμε ως τώρα με πάνω από 700 νοικοκυριά.',
      'Καθαρίσαμε φρεάτια σε περισσότερα από 2.000 σπίτια.',
      en('You find us in 30 towns.', 'fact/count'),
    ],
    harmless: [
      'Ο κεντρικός αγωγός εξυπηρετεί 300 σπίτια.',
      'Η λεωφόρος περνά από τρεις δήμους.',
      'Οι δύο εργασίες μας στη σκάλα έγιναν την ίδια μέρα.',
      'Τρεις υπηρεσίες του δήμου έχουν λόγο για το πεζοδρόμιο.',
      'Το κτήμα είναι σε απόσταση 3 χιλιομέτρων από τον δρόμο.',
      'Αναλαμβάνουμε και αγωγούς δύο χιλιομέτρων.',
      'Είμαστε ανάμεσα σε δύο γειτονιές που χωρίζει το ρέμα.',
      'Πέρσι καθαρίσαμε δύο πολυκατοικίες στον ίδιο δρόμο.',
      'Μας κάλεσαν δύο πολυκατοικίες την ίδια νύχτα.',
      'Δουλεύουμε σε αγωγούς μέχρι 3 χιλιόμετρα μήκος.',
    ],
  },
  'surcharge, deposit, -20%': {
    rule: 'fact/claim-undeclared',
    faults: [
      'Τη νύχτα υπάρχει προσαύξηση 30%.',
      'Με προκαταβολή 40% κλείνει η μέρα.',
      'Φοιτητές με -15%.',
      en('There is a 50% surcharge at night.'),
      en('Students: -10%.'),
    ],
    harmless: [
      'Η εφορία βάζει προσαύξηση 10% σε όποιον αργεί.',
      'Η αλλαγή του φίλτρου θέλει 2 λεπτά και γίνεται 2 φορές τον χρόνο.',
      'Κλίση -2% σημαίνει ότι το νερό γυρίζει πίσω.',
      'Η υγρασία στο υπόγειο είναι 60-80%.',
      ...english('The bank adds a surcharge of 2%.'),
    ],
  },
  'promised without a number': {
    rule: 'fact/claim-undeclared',
    faults: [
      'Αν δεν μείνετε ευχαριστημένοι, σας επιστρέφουμε τα χρήματα.',
      'Επιστροφή χρημάτων αν ξαναβουλώσει.',
      'Παίρνετε πίσω τα χρήματά σας αν η μυρωδιά επιστρέψει.',
      'Με κάθε απόφραξη κάνουμε δώρο ένα φίλτρο.',
      'Δώρο με κάθε καθαρισμό μία σχάρα.',
      'Πληρώνετε με κάρτα σε δώδεκα δόσεις.',
      'Το εξοφλείτε σε άτοκες δόσεις.',
      'Στον δεύτερο νιπτήρα πληρώνετε τα μισά.',
      'Οι φοιτητές στη μισή τιμή.',
      en('If the lock fails, you get your money back.'),
      en('You pay in three instalments.'),
      en('The second cylinder is half-price.'),
      en('A spare key as a gift from us.'),
    ],
    harmless: [
      'Ο νεροχύτης ήταν δώρο από τον πεθερό του.',
      'Κάθε πελάτης που μας συστήνει είναι για εμάς δώρο.',
      'Βάλτε το υγρό σε δύο δόσεις.',
      'Ο ΕΝΦΙΑ πληρώνεται σε δόσεις στην εφορία.',
      'Το κατάστημα επιστρέφει τα χρήματα αν η βρύση είναι ελαττωματική.',
      'Σε κοινή στήλη πληρώνετε τα μισά εσείς, τα μισά ο γείτονας.',
      'Πληρώνετε τα μισά κοινόχρηστα αν το διαμέρισμα είναι κλειστό.',
      'Ανοίξτε τη βρύση στα μισά.',
      'Στον χώρο επιστρέφουμε μετά από {disinfection-return}.',
      ...english('The shop gives you your money back within a month.', 'The key was a gift from his aunt.'),
    ],
  },
  'notes of money: ένα δεκάρικο': {
    rule: 'fact/price',
    faults: [
      'Για κάθε όροφο βάλτε ένα δεκάρικο παραπάνω.',
      'Ο νιπτήρας σας βγαίνει με ένα εικοσάρικο.',
      'Κόβουμε ένα πεντάευρο από την τιμή.',
      en('Opening a window costs a tenner.'),
      en('A spare key costs ten quid.'),
    ],
    harmless: [
      ...english('We found a tenner behind the letterbox.'),
      'Στο σιφόνι βρήκαμε ένα δαχτυλίδι και ένα πενηντάευρο.',
      'Ένα εικοσάευρο που έπεσε στη λεκάνη δεν βγαίνει στεγνό.',
      'Το φίλτρο κάνει ένα πεντάευρο στα μαγαζιά.',
    ],
  },
  'tax on top, in other words': {
    rule: 'fact/price',
    faults: [
      'Στην τιμή προστίθεται ΦΠΑ 24%.',
      'Ο ΦΠΑ υπολογίζεται επιπλέον.',
      'Οι τιμές επιβαρύνονται με ΦΠΑ.',
      'Οι τιμές δεν έχουν ΦΠΑ.',
      'Πληρώνετε το ποσό συν 24% ΦΠΑ.',
      'Στα ποσά ο ΦΠΑ δεν περιλαμβάνεται.',
      en('VAT is added to every price.'),
      en('The price does not include VAT.'),
    ],
    harmless: [
      'Ρωτήστε αν στο ποσό προστίθεται ΦΠΑ.',
      'Στο ποσό που συμφωνούμε δεν προστίθεται ΦΠΑ.',
      'Στην απόδειξη ο ΦΠΑ γράφεται χωριστά.',
      'Στις τιμές των μαγαζιών προστίθεται ΦΠΑ και μεταφορικά.',
      ...english('Ask any locksmith whether VAT is added.'),
    ],
  },
  'closed, in other words': {
    rule: 'fact/hours',
    faults: [
      'Τις Κυριακές ξεκουραζόμαστε.',
      'Το Πάσχα λείπουμε.',
      'Κάθε Κυριακή έχουμε ρεπό.',
      'Τον Αύγουστο κάνουμε διακοπές.',
      'Λείπουμε τα Σαββατοκύριακα.',
      en('On Fridays we rest.'),
      en("We don't work on Mondays."),
      en('We take Tuesdays off.'),
    ],
    harmless: [
      'Ούτε τις Κυριακές λείπουμε.',
      'Τον Αύγουστο ο δήμος κάνει διακοπές νερού.',
      'Ο θυρωρός έχει ρεπό κάθε Κυριακή.',
      'Δεν λείπουμε ούτε το Πάσχα.',
      'Το Σάββατο έχουμε άδεια να κλείσουμε το πεζοδρόμιο.',
      'Αν λείπετε τον Αύγουστο, κλείστε τον γενικό διακόπτη.',
      'Την Κυριακή ξεκουράζεται όλη η γειτονιά, εμείς όχι.',
      ...english('We have the spare parts for the rest of Monday.', 'The council is off on Mondays.'),
    ],
  },
  'what has a price is free': {
    rule: 'fact/wrong-price',
    faults: [
      'Για την κάμερα, πάντως, δεν θα σας ζητήσουμε ούτε ευρώ.',
      'Δωρεάν έλεγχος με κάμερα.',
      'Ο νιπτήρας γίνεται χωρίς χρέωση.',
      'Μετά την απόφραξη κάνουμε δωρεάν έλεγχο με κάμερα.',
      en('A free cylinder change.'),
    ],
    harmless: [
      'Η εκτίμηση για τη λεκάνη είναι δωρεάν.',
      'Βλέπουμε δωρεάν τη στήλη και σας λέμε ποσό.',
      'Όσο κρατά η εγγύηση, η στήλη γίνεται δωρεάν.',
      'Δωρεάν φίλτρο νεροχύτη σε κάθε απόφραξη.',
      'Η κάμερα δεν είναι δωρεάν.',
      'Στη λεκάνη δεν πετάμε τίποτα.',
      'Η ΕΥΔΑΠ καθαρίζει το φρεάτιο του δρόμου χωρίς χρέωση.',
      ...english(
        'Leave the door free.',
        'Our advice on a cylinder change is free of charge.',
        'The door is free again.',
      ),
    ],
  },
  'a heading that counts': {
    rule: 'fact/count',
    faults: [
      bad(
        'fact/count',
        replaced(page('company'), 'Τέσσερις υποσχέσεις που κρατάμε', 'Πέντε υποσχέσεις που κρατάμε'),
        'Πέντε υποσχέσεις',
      ),
      bad(
        'fact/count',
        replaced(page('apolymansi'), 'Έξι λόγοι να το αναθέσετε', 'Οι 8 λόγοι να το αναθέσετε'),
        '8 λόγοι',
      ),
      bad(
        'fact/count',
        replaced(area('paleo-faliro'), 'Έξι λόγοι που μας φωνάζουν', 'Τέσσερις βασικοί λόγοι που μας φωνάζουν'),
        'Τέσσερις βασικοί λόγοι',
      ),
    ],
    harmless: [
      replaced(page('company'), 'heading: Πώς γίνεται η επίσκεψη', 'heading: Τα τέσσερα βήματα της επίσκεψης'),
      replaced(area('peristeri'), 'heading: Τρεις γειτονιές,', 'heading: Τρεις μεγάλες γειτονιές,'),
      replaced(page('apolymansi'), 'Έξι λόγοι να το αναθέσετε', 'Καλοί λόγοι να το αναθέσετε'),
    ],
  },
  'the claim of another service': {
    rule: 'fact/other-claim',
    faults: [
      bad(
        'fact/other-claim',
        replaced(
          service('apofraksi-kathetis-kouzinas'),
          'φορές {kitchen-stack-duration}.',
          'φορές {toilet-stack-duration}.',
        ),
        '{toilet-stack-duration}',
      ),
      bad(
        'fact/other-claim',
        replaced(
          service('apofraksi-kathetis-kouzinas'),
          'Με {experience.service} σε',
          'Με {experience.disinfection} σε',
        ),
        '{experience.disinfection}',
      ),
      bad(
        'fact/other-claim',
        replaced(service('apolymansi'), 'title: "{experience.disinfection} ε', 'title: "{experience.service} ε'),
        '{experience.service}',
      ),
    ],
    harmless: [
      replaced(
        service('apofraksi-kathetis-kouzinas'),
        'Σας ενημερώνουμε μόλις το καταλάβουμε.',
        'Οι απολυμάνσεις μας έχουν {experience.disinfection} πίσω τους.',
      ),
      'Στη στήλη τουαλετών μένουμε {toilet-stack-duration}.',
      'Στη στήλη κουζίνας μένουμε {kitchen-stack-duration}.',
    ],
  },
  'the radius of a claim': {
    rule: conflict,
    faults: [
      ...[30, 80, 120].map((far) =>
        bad(conflict, replaced('site.yaml', 'text: 50 χιλιόμετρα', `text: ${far} χιλιόμετρα`), `${far} χιλιόμετρα`),
      ),
    ],
    harmless: [
      replaced('site.yaml', 'text: 50 χιλιόμετρα', 'text: 50 χλμ.'),
      replaced('site.yaml', 'text: 50 χιλιόμετρα', 'text: περίπου 50 km'),
      replaced('site.yaml', 'text: 50 χιλιόμετρα', 'text: πενήντα χιλιόμετρα'),
    ],
  },
  'a price that is nobody’s offer': {
    rule: 'fact/price',
    faults: [
      'Έξοδα μετακίνησης 15 €.',
      'Διορθώνουμε τη ζημιά με 65 €.',
      'Δεν πληρώνετε παραπάνω από 95 €.',
      'Αντί για 80 € πληρώνετε 55 €.',
      'Χρεώνουμε 0,60 € την κιλοβατώρα για φόρτιση.',
      ...english('You never pay more than £130.', 'We open a window lock for £55.'),
    ],
    harmless: [
      'Με 0,18 €/kWh αυτό κάνει γύρω στα 30 ευρώ τον μήνα.',
      'Η κιλοβατώρα κοστίζει 0,22 €, και η αντλία δουλεύει πέντε ώρες.',
      'Το παράβολο κοστίζει 8 €.',
      'Το ασφάλιστρο της πολυκατοικίας ανέβηκε κατά 60 €.',
      'Με 5 ευρώ μπαταρίες λύθηκε το πρόβλημα.',
      'Μια βρύση που στάζει ξοδεύει 15 ευρώ τον μήνα.',
      'Γλιτώνετε περίπου 60 € τον χρόνο σε νερό.',
      'Γλιτώσαμε τη διαχείριση από έξοδα 2.000 ευρώ.',
      'Μια προσφορά που λέει «όλα μαζί, 1.500 ευρώ» δεν συγκρίνεται με τίποτα.',
      'Μια κρυφή διαρροή φέρνει ζημιά 3.000 ευρώ.',
      'Η διαφορά ανάμεσα σε δύο λεκάνες είναι 150 ευρώ.',
      'Δεν δίνετε 8€ για υγρά του ραφιού που δεν πιάνουν.',
      'Στα κοινόχρηστα βγαίνει 12 € το διαμέρισμα.',
      'Μια ταβέρνα στο λιμάνι ξόδευε 80 ευρώ τον μήνα σε υγρά.',
      'Με 3 ευρώ ανταλλακτικό το καζανάκι σταματά να τρέχει.',
      ...english(
        'Electricity costs £0.24 per kWh, so a heater adds £30 a month.',
        'The difference between the two cylinders is £40.',
        "Don't pay £200 for a new door.",
        'A whole new door would have cost £900.',
        'A burglary causes damage of £2,000.',
        'A quote that says £900 for everything tells you nothing.',
      ),
    ],
  },
  'a round clock that is a length of time': {
    rule: 'fact/hours',
    faults: english(
      'Our 24-hour service covers the ring road.',
      'A locksmith answers 24 hours a day.',
      'Ring the van round the clock.',
    ),
    harmless: english(
      'The alarm runs 24 hours a day.',
      'A 24-hour timer on the hall light keeps burglars guessing.',
      'The lock keeps a log on a 24-hour clock.',
    ),
  },
  'a price beside words that tell no thing': {
    rule: 'fact/wrong-price',
    faults: [
      'Ο έλεγχος με κάμερα κοστίζει {price-basin}.',
      'Η στήλη ανοίγει με {price-camera}.',
      bad(
        'fact/wrong-price',
        set(service('apofraksi-lekanis'), 'price', '"Απόφραξη: {price-camera}"'),
        'Απόφραξη: {price-camera}',
        '70€ stands where the text is about "απόφραξη λεκάνης"',
      ),
      bad(
        'fact/wrong-price',
        set(service('apofraksi-banieras'), 'price', '"Μπανιέρα: {price-camera}"'),
        'Μπανιέρα: {price-camera}',
        '70€ stands where the text is about',
      ),
    ],
    harmless: [
      'Η πρώτη λεκάνη κοστίζει {price-toilet} και κάθε επόμενη το ίδιο.',
      'Ο νεροχύτης ανοίγει με {price-basin}, και ο έλεγχος με κάμερα γίνεται {price-camera}.',
      set(service('apofraksi-lekanis'), 'price', '"Αν χρειαστεί κάμερα: {price-camera}"'),
      set(service('apofraksi-banieras'), 'price', '"Πρώτη απόφραξη μπανιέρας: {price-basin}"'),
    ],
  },
  'the guarantee and the years of others': {
    rule: conflict,
    faults: [
      'Εγγύηση 10 ετών χωρίς όρους.',
      'Δεν έχουμε κρυφές χρεώσεις, δίνουμε εγγύηση 5 ετών.',
      'Με 25 χρόνια εμπειρία στα υπόγεια δίκτυα.',
      'Η Αποφράξεις Πειραιά έχει 40 χρόνια εμπειρία.',
      'Ο τεχνίτης μας έχει 40 χρόνια εμπειρία.',
      en('We never hide a fee, and give a 10-year guarantee.'),
    ],
    harmless: [
      'Εγγύηση 10 ετών χωρίς όρους δεν έχουμε δει ποτέ.',
      'Ο Στέλιος έχει 25 χρόνια εμπειρία σε ψυκτικούς θαλάμους.',
      'Η κυρία Ευγενία μετρά 12 χρόνια στον χώρο.',
      '«Άσε με να το δω εγώ», είπε ο κύριος Θανάσης, συνταξιούχος με 25 χρόνια εμπειρία στα δίκτυα.',
      'Οι περισσότεροι κατασκευαστές δίνουν εγγύηση 5 ετών στην αντλία και 10 ετών στον κινητήρα.',
      ...english(
        'We have never seen a 10-year guarantee without conditions.',
        'No one gives a 10-year guarantee on a key.',
      ),
    ],
  },
  'a story is no promise': {
    rule: 'fact/claim-undeclared',
    faults: ['Σε 55 λεπτά έχουμε μετρήσει ό,τι χρειάζεται.', 'Το ανοίγουμε μέσα σε 35 λεπτά.', 'Έχουμε 40 συνεργεία.'],
    harmless: [
      'Σε 55 λεπτά είχαμε ξηλώσει τη λεκάνη, και το παιχνίδι βρέθηκε.',
      'Ο ένοικος είχε περιμένει δύο ώρες πριν μας καλέσει.',
      'Έχουμε δύο βαν και ένα τρίκυκλο.',
    ],
  },
  'the year it began, told': {
    rule: conflict,
    faults: [
      'Βγήκαμε στη δουλειά το 2019 με ένα βανάκι και δύο άτομα.',
      'Μπήκαμε στο επάγγελμα το 2021.',
      'Το 2020 στήσαμε το συνεργείο στη Νίκαια.',
    ],
    harmless: [
      'Το 2019 ξεκινήσαμε να δουλεύουμε και με κάμερα.',
      'Μπήκαμε στο υπόγειο το 2019 και βρήκαμε ρίζες.',
      'Το 2019 ανοίξαμε μια στήλη στο Πέραμα που δεν άνοιγε κανείς.',
      ...english('In 2019 we opened a safe that nobody had a key for.'),
    ],
  },
  'places counted as ours': {
    rule: 'fact/count',
    faults: [
      'Έχουμε σελίδα για καθέναν από τους 27 δήμους που γυρνάμε.',
      'Γράψαμε χωριστά τι συναντάμε σε καθεμία από τις 32 περιοχές μας.',
      'Ο ίδιος τεχνίτης πάει και στις 14 γειτονιές μας.',
    ],
    harmless: [
      'Η Νίκαια έχει 6 γειτονιές με παλιό δίκτυο.',
      'Σε 3 περιοχές μας ζητούν συχνά άντληση.',
      'Το παλιό δίκτυο περνά κάτω από 5 δήμους.',
    ],
  },
  'hours on weekdays': {
    rule: 'fact/hours',
    faults: [
      'Το τηλέφωνο το σηκώνουμε καθημερινές 8 με 8 και Σάββατο ως το μεσημέρι.',
      'Μας βρίσκετε Δευτέρα έως Παρασκευή 8-16 και το Σάββατο 9-14.',
      'Απαντάμε τις καθημερινές 9-5.',
      en('Open weekdays 9 to 5 and on Saturday.'),
    ],
    harmless: [
      'Η λαϊκή γίνεται καθημερινές 8 με 2.',
      'Πίνετε καθημερινά 8-10 ποτήρια νερό.',
      'Τις καθημερινές 8-10 παιδιά περνούν από το μπάνιο.',
      ...english('Open weekdays 8 am to 6 pm.', 'On weekdays 8-10 people wait at the bench.'),
    ],
  },
  'ready or seen in a time': {
    faults: [
      { text: 'Τουαλέτα έτοιμη για χρήση μέσα σε τρία τέταρτα.', rule: conflict },
      { text: 'Νεροχύτης έτοιμος ξανά σε 50 λεπτά.', rule: conflict },
      { text: 'Ραντεβού σε 45 λεπ.', rule: conflict },
      { text: 'Ραντεβού μέσα σε τρεις ώρες.', rule: conflict },
      { text: 'Η λεωφόρος μάς φέρνει σχεδόν ως την πόρτα σας. Υπολογίστε γύρω στα 25΄.', rule: conflict },
    ],
    harmless: [
      'Ο στόκος είναι έτοιμος σε 50 λεπτά.',
      'Με έτοιμο στόκο σε 50 λεπτά κλείνει και μια μεγάλη τρύπα.',
      'Αν έχετε ραντεβού σε μία ώρα, πείτε το στο τηλέφωνο.',
      'Το νερό του θερμοσίφωνα φτάνει τους 50 βαθμούς σε 40 λεπτά.',
      'Αφήστε το υγρό. Υπολογίστε 40 λεπτά.',
      'Μια μεγάλη κατσαρόλα, δύο ώρες φτάνουν για να κρυώσει.',
    ],
  },
  'an answer to a question about a promise': {
    rule: 'fact/claim-undeclared',
    faults: [
      bad(
        'fact/claim-undeclared',
        replaced('content/faqs/services.yaml', 'και κρατά {guarantee}', 'και κρατά δύο ολόκληρα χρόνια'),
        'δύο ολόκληρα χρόνια',
      ),
      bad(
        'fact/claim-undeclared',
        replaced('content/faqs/services.yaml', 'και κρατά {guarantee}', 'και κρατά 6 μήνες'),
        'και κρατά 6 μήνες',
        '"6 μήνες" is typed',
      ),
      bad(
        'fact/claim-undeclared',
        replaced(
          'content/faqs/services.yaml',
          'Καλύπτει τη δουλειά που κάναμε και κρατά {guarantee}',
          'Κρατά 30 μήνες',
        ),
        '30 μήνες',
      ),
    ],
    harmless: [
      replaced(
        'content/faqs/services.yaml',
        'Καλύπτει τη δουλειά που κάναμε',
        'Η αντλία κρατά 10 χρόνια. Η εγγύηση καλύπτει τη δουλειά που κάναμε',
      ),
      'Τι κρατά δύο χρόνια; Ένα καλό λάστιχο.',
      'Πόσο κρατά μια λεκάνη; Πάνω από τριάντα χρόνια.',
    ],
  },
  'a variant of a claim about another job': {
    faults: [
      bad(
        'fact/other-claim',
        replaced(
          service('apofraksi-kathetis-stilis-toualeton'),
          'answer: Υπολογίστε {toilet-stack-duration}.',
          'answer: Υπολογίστε {kitchen-stack-duration.serious}.',
        ),
        '{kitchen-stack-duration.serious}',
      ),
      bad(
        'fact/other-claim',
        replaced(
          service('apofraksi-kathetis-stilis-toualeton'),
          '    - Εργασία {toilet-stack-duration}',
          '    - Εργασία {kitchen-stack-duration.serious}',
        ),
        '{kitchen-stack-duration.serious}',
      ),
      bad(
        'fact/other-claim',
        replaced(
          service('apofraksi-kathetis-kouzinas'),
          'Η δουλειά κρατά συνήθως {kitchen-stack-duration}.',
          'Η δουλειά κρατά συνήθως {toilet-stack-duration}.',
        ),
        '{toilet-stack-duration}',
      ),
    ],
    harmless: [
      'Στη στήλη κουζίνας τα σοβαρά θέλουν {kitchen-stack-duration.serious}.',
      replaced(
        service('apofraksi-kathetis-stilis-toualeton'),
        'answer: Υπολογίστε {toilet-stack-duration}.',
        'answer: Η στήλη της κουζίνας θέλει {kitchen-stack-duration.serious}, εδώ υπολογίστε {toilet-stack-duration}.',
      ),
      'Η στήλη των τουαλετών θέλει {toilet-stack-duration}.',
    ],
  },
} satisfies Kinds
