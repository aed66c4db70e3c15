// What only looks like a fault: sentences that were marked and say nothing wrong, beside faults that they are near to.
import { en, english, type Kinds } from '../kinds.ts'

const confused = 'prose/confused'

export default {
  'what a price or a paper is, and a noun behind it': {
    rule: confused,
    faults: [
      'Σας δίνουμε τιμή σταθερό από την αρχή.',
      'Παίρνετε εγγύηση γραπτό για την εργασία.',
      'Κλείνουμε με συμφωνία προφορικό στο τηλέφωνο.',
    ],
    harmless: [
      'Μετά την επίσκεψη νερό, σαπούνι και σφουγγαρίστρα.',
      'Για την επίσκεψη νερό από το δίκτυο αρκεί.',
      'Σε τέτοια κατάσταση γιατρό με ειδικότητα δεν χρειάζεστε.',
      'Με τέτοια συμφωνία ποσό από πριν δεν ζητάμε.',
      'Μαζί με την απόδειξη φαγητό σε κουτί, έτσι δουλεύει η ταβέρνα.',
    ],
  },
  'things in the form of women, and what times stand before': {
    rule: confused,
    faults: [
      'Βρήκαμε τις βάνες σκουριασμένα από την αλμύρα.',
      'Μένουν οι σχάρες βουλωμένα με φύλλα.',
      'Οι ενώσεις ήταν παλιές και οι σωλήνες κολλημένα.',
    ],
    harmless: [
      'Δεν δίνουμε σε άλλες εταιρείες δεδομένα.',
      'Τα παράθυρα έμεναν τις νύχτες κλεισμένα.',
      'Τα παιδιά έμειναν δύο μέρες κλεισμένα στο σπίτι.',
      'Τα πλακάκια τα είδαμε χθες ραγισμένα.',
      'Τα καλώδια τα βρίσκουμε πολλές φορές φαγωμένα από ποντίκια.',
    ],
  },
  'of which sort a thing is, between it and its article': {
    rule: confused,
    faults: [
      'Ακούμε τον διαχειριστής της πολυκατοικίας και ξεκινάμε.',
      'Οι τεχνίτης μας φορά γάντια.',
      'Ρωτάμε τον πελατών μας τι ακούνε.',
      'Στεγνώνουμε τις κουζίνας τα ντουλάπια.',
    ],
    harmless: [
      'Στους αρμούς μπαίνει η άριστης ποιότητας σιλικόνη.',
      'Στο τέλος περνά η γρήγορης πήξης κόλλα.',
      'Οι πρόσφατης κατασκευής πολυκατοικίες έχουν τάπες καθαρισμού.',
      'Οι γρήγορης πήξης κόλλες δεν συγχωρούν λάθη.',
      'Πίσω από το σχολείο, η τριών ορόφων πολυκατοικία έχει δικό της φρεάτιο.',
      'Απέναντι είναι η πέντε διαμερισμάτων οικοδομή.',
      'Αγοράσαμε τον τριών μέτρων σωλήνα.',
    ],
  },
  '"or" for the article of her from upstairs, and of what is handier': {
    rule: confused,
    faults: [
      'Το νερό έρχεται από δίπλα η από πάνω.',
      'Πληρώνει ο ιδιοκτήτης του ισογείου η του ρετιρέ.',
      'Βάζουμε σχάρα πλαστική η μεταλλική.',
    ],
    harmless: [
      'Κάθε πρωί η από πάνω ποτίζει τις γλάστρες.',
      'Το βράδυ η από δίπλα τραβά καζανάκι και ακούγεται.',
      'Η δική μας σχάρα είναι πλαστική, η του γείτονα μεταλλική.',
      'Πιο πρακτική η πλαστική, λένε πολλοί.',
      'Πιο ανθεκτική η μεταλλική.',
    ],
  },
  'women who are called as men are, and things of theirs': {
    rule: confused,
    faults: ['Η όροφος μυρίζει από το πρωί.', 'Η τοίχος πήρε υγρασία.', 'Η υπόνομος βγάζει μυρωδιά.'],
    harmless: [
      'Η νοσοκόμος του ιατρείου ρώτησε αν μυρίζει.',
      'Η οδοντίατρος του πρώτου κλείνει το νερό μόνη της.',
      'Η κτηνίατρος της γειτονιάς έχει δύο γάτες.',
      'Η έγκυος του τρίτου να μείνει σε άλλο δωμάτιο.',
      'Η συνάδελφος από το γραφείο κρατά τα κλειδιά.',
      'Η συνταξιούχος του ισογείου σφουγγαρίζει κάθε πρωί.',
      'Η τάφρος γύρω από το οικόπεδο κρατά τα όμβρια.',
      'Η άσφαλτος έσκασε πάνω από τον αγωγό.',
      'Η κάθετος συναντά την οριζόντια γραμμή στο υπόγειο.',
    ],
  },
  'an article, and a man to whom a thing is given': {
    rule: confused,
    faults: [
      'Το τέλος του απόφραξη γράφεται στην απόδειξη.',
      'Μιλάμε για το απόφραξη της λεκάνης.',
      'Άλλο εγκατάσταση δεν βρήκαμε στο υπόγειο.',
      'Μια κλειδί άνοιξε την αποθήκη.',
    ],
    harmless: [
      'Όταν έρθει ο τεχνίτης, ζητήστε του απόδειξη.',
      'Αν φωνάξετε υδραυλικό, ζητήστε του ταυτότητα.',
      'Ο διαχειριστής ρωτά, δώστε του απάντηση.',
      'Άλλο βλάβη κι άλλο φθορά.',
      'Άλλο σωλήνωση κι άλλο αποχέτευση.',
      'Μια ψυγείο, μια πλυντήριο, όλο κάτι χαλάει.',
    ],
  },
  'where it is, asked of a thing that stands first': {
    rule: confused,
    faults: [
      'Το φρεάτιο πού άνοιξε χθες μυρίζει.',
      'Η σχάρα πού βάλαμε κρατά τα φύλλα.',
      'Πως δουλεύει η βεντούζα, το δείχνει η εικόνα.',
    ],
    harmless: [
      'Το φρεάτιο πού βρίσκεται;',
      'Τα κλειδιά πού τα αφήνετε;',
      'Η σχάρα πού αδειάζει;',
      'Πως φταίει ο σωλήνας, το καταλάβαμε από τον ήχο.',
    ],
  },
  'a statement that ends as a question, and what readers ask': {
    rule: confused,
    faults: [
      'Καλύπτουμε όλη τη γειτονιά κάθε μέρα;',
      'Ερχόμαστε με δική μας σκάλα και στρώνουμε μουσαμά;',
      'Η στήλη είναι κοινή. Αν βουλώσει ξανά, ερχόμαστε χωρίς χρέωση;',
    ],
    harmless: [
      'Καλύπτουμε τη γειτονιά σας;',
      'Ερχόμαστε και στη δική σας περιοχή;',
      'Η πολυκατοικία μας είναι παλιά. Αν βουλώσει η στήλη, πληρώνουμε όλοι;',
      'Νοικιάζουμε το ισόγειο. Αν σπάσει ο αγωγός, χρωστάμε κάτι;',
    ],
  },
  'that, whatever, and which one': {
    rule: confused,
    faults: [
      'Σημαίνει ό,τι η στήλη πήρε αέρα.',
      'Βλέπουμε ό,τι ο σωλήνας έχει ραγίσει.',
      'Οι γείτονες κάνουν ότι θέλουν με τη σχάρα.',
      'Διαλέγουμε το ποιο ακριβό λάστιχο.',
    ],
    harmless: [
      'Ελπίζουμε ό,τι καλύτερο για το καινούριο μαγαζί.',
      'Δεν φαίνεται ό,τι γίνεται μέσα στον τοίχο.',
      'Αλλάζουμε ό,τι η υγρασία έχει σαπίσει.',
      'Οι γείτονες κάνουν ότι κοιμούνται.',
      'Το ποιο ακριβώς σιφόνι φταίει φαίνεται με λίγο χρώμα.',
    ],
  },
  'a sentence that is cut off, and one that is not': {
    rule: confused,
    faults: [
      'Ο σωλήνας ράγισε λόγω και.',
      'Η αυλή γέμισε νερά εξαιτίας και τη σκουπίσαμε.',
      'Η στήλη έκλεισε λόγω, και μετά άνοιξε.',
    ],
    harmless: [
      'Ο σωλήνας ράγισε λόγω και της ηλικίας του.',
      'Βούλωσε εξαιτίας και των ριζών.',
      'Δεν έμεινε στεγνός ούτε ένας.',
      'Από τους δέκα σωλήνες σάπιος ήταν μόνο ένας.',
      'Από τους τρεις αγωγούς δουλεύει ένας.',
    ],
  },
  'a call and a slope, a cable and a word on the phone': {
    rule: confused,
    faults: [
      'Μετά την κλίση σας ξεκινά το φορτηγάκι.',
      'Απαντάμε στην κλίση σας σε όλες τις ώρες.',
      'Αν περνάτε τηλέφωνο νωρίς, ερχόμαστε το πρωί.',
    ],
    harmless: [
      'Διαλέγουμε όργανο ανάλογα με την κλίση σας στη μουσική.',
      'Ο δάσκαλος βλέπει την κλίση σας στα μαθηματικά.',
      'Περνάμε τηλέφωνο και ίντερνετ στον ίδιο σωλήνα.',
    ],
  },
  'how fast someone comes, and what only comes or arrives': {
    rule: 'fact/claim-conflict',
    faults: [
      'Ο τεχνίτης έρχεται σε δέκα λεπτά.',
      'Το βαν φτάνει στην αυλή σας σε δεκαπέντε λεπτά.',
      'Μαζί με το χαρτί έρχεται εγγύηση 8 μηνών.',
    ],
    harmless: [
      'Η μυρωδιά έρχεται δέκα λεπτά μετά το πλυντήριο.',
      'Το ζεστό νερό φτάνει στον τρίτο σε ένα λεπτό.',
      'Η στάθμη φτάνει στο χείλος σε πέντε λεπτά.',
      'Όταν νοικιάζετε, δίνετε δύο μήνες εγγύηση.',
    ],
  },
  'customers, instalments and halves, and those of a street': {
    rule: 'fact/claim-undeclared',
    faults: ['Μας εμπιστεύτηκαν 200 σπίτια.', 'Πληρώνετε την αντλία σε έξι δόσεις.', 'Την Τετάρτη πληρώνετε τα μισά.'],
    harmless: [
      'Στη γειτονιά μας 200 σπίτια έχουν το ίδιο δίκτυο.',
      'Η πολυκατοικία πληρώνει το έργο σε δόσεις.',
      'Ο δήμος πληρώνει τον αγωγό σε δέκα δόσεις.',
      'Πληρώνετε τα μισά κι ο συγκάτοικος τα άλλα μισά.',
    ],
  },
  'what is to stand on a page, and what comes in a story': {
    rule: 'content/placeholder',
    faults: ['Εδώ μπαίνει η φωτογραφία του συνεργείου.', 'Εδώ έρχεται το κείμενο.', 'Εδώ θα μπει η απάντηση.'],
    harmless: [
      'Κι εδώ έρχεται η ερώτηση: ποιος πληρώνει;',
      'Εδώ έρχεται η μεγάλη απάντηση: όλοι μαζί.',
      'Εδώ μπαίνει το λάστιχο και σφίγγει με το χέρι.',
    ],
  },
  'a word twice, said for its sound': {
    rule: 'prose/repeated-word',
    faults: [
      'Στάζει στάζει το σιφόνι της κουζίνας.',
      'Ο σωλήνας βουλώνει βουλώνει, και ξεχειλίζει.',
      'Καλέστε καλέστε όποτε θέλετε.',
    ],
    harmless: [
      'Στάζει στάζει, και στο τέλος σαπίζει το ταβάνι.',
      'Πες πες, στο τέλος το πίστεψαν.',
      'Κούτσα κούτσα φτάσαμε ως το ρετιρέ.',
      'Το ψυγείο χώρεσε τσίμα τσίμα στην εσοχή.',
      'Τα μοιράσαμε μισά μισά με τον από πάνω.',
      'Ψάξε ψάξε, βρέθηκε το καπάκι κάτω από τη ζαρντινιέρα.',
    ],
  },
  'what is easy, and what is easy to do': {
    rule: confused,
    faults: ['Η βάση είναι εύκολο.', 'Η λεκάνη είναι παλιό.', 'Ο σωλήνας είναι δύσκολο στο κόψιμο.'],
    harmless: [
      'Η βάση είναι εύκολο να λυθεί.',
      'Η διαδρομή του είναι δύσκολο να φανεί χωρίς κάμερα.',
      'Ο σωλήνας είναι δύσκολο να κοπεί με το χέρι.',
    ],
  },
  'a word of a trade that begins as a slip does': {
    rule: 'lang/misspelling',
    faults: ['Το σιφώνι θέλει καθάρισμα.', 'Τα σιφώνια ξεράθηκαν.', 'Η τάπα του σιφωνιού λείπει.'],
    harmless: [
      'Ο σιφωνισμός αδειάζει το νερό από τη στροφή.',
      'Από σιφωνισμό μένει στεγνό το σιφόνι.',
      'Ο αερισμός της στήλης σταματά τον σιφωνισμό.',
    ],
  },
  'English words that sound like others and are the right ones': {
    rule: confused,
    faults: english(
      'The dentist put in white filings at the back.',
      'Mind the damp seller below.',
      'A fare price for an honest day.',
      'The bathroom suit was cracked.',
      'They have all ready paid.',
      'It comes on a wooden palette.',
      'It dose not turn.',
      'Worn break cables are no joke.',
      'Never touch bear metal in the frost.',
    ),
    harmless: english(
      'White filings fall from an aluminium frame.',
      'The coal seller came on Fridays.',
      'The best cellar in the row has a drain of its own.',
      'Park the van higher up the hill.',
      'Tram fare prices rose again.',
      'He came in a three-piece suit and left in oilskins.',
      'Please have all ready when we call.',
      'The painter mixes his blue on a palette.',
      'Give a dose not larger than the label says.',
      'Falling branches break cables and slates.',
      'Old joists bear plaster as well as people.',
      'Three hinges bear metal doors.',
    ),
  },
  'English words for others, and the same where they belong': {
    rule: confused,
    faults: english(
      'The course is lead by our foreman.',
      'The lane is quiet a few yards further on, and quiet expensive.',
      'Turn of the water before you call.',
      'It is full off the old grease.',
      'A new handle to compliment your door.',
      'They work in this manor every time, in a timely manor.',
      'Thieves brake off the handle and brake into the house.',
      'It costs once and is better then any other.',
    ),
    harmless: english(
      'The team lead by example.',
      'The old roof had lead to spare.',
      'The bell was quiet a while, then it rang.',
      'Where located in a listed building, a lock must match the old one.',
      'Every twist and turn of the mains pipe is on the plan.',
      'The trolley knocked a piece off the door.',
      'Take a couple off the ring and leave the rest.',
      'The key comes free off the ring.',
      'Neighbours stop to compliment your garden.',
      'With the parking brake off, the trailer rolled.',
      'The door of this manor has two locks.',
      'Turn it once more then one half turn back.',
      'Lets have a lock on every room.',
      'The old way is to steep in paraffin overnight.',
    ),
  },
  'your and who, of a side of the road and of who is in': {
    rule: confused,
    faults: english(
      'Your right about the hinge.',
      'If it turns, your welcome to keep it.',
      "Call you're plumber before noon.",
      'We give free advise to tenants.',
      "Who's home was it before?",
    ),
    harmless: english(
      'The yard gate is on your right.',
      'Turn into the lane to your right, when the church is behind you.',
      'Thank you for your welcome, wrote Mrs Hall.',
      "If you're neighbours, you can share one key.",
      'Some advise graphite, others oil.',
      "Tell us who's home during the day.",
    ),
  },
  'a phone that is declared nowhere, and that of an authority with its address': {
    rule: 'fact/phone',
    faults: [
      'Πάρτε μας στο 210 6475611 όποια ώρα θέλετε.',
      en('Ring the workshop on 0303 123 4567.'),
      en('Our van is on 0800 555 222.'),
    ],
    harmless: [
      'Η Αρχή δέχεται καταγγελίες και ταχυδρομικώς, Κηφισίας 1-3, 115 23 Αθήνα, τηλ. 210 6475600.',
      ...english(
        'Write to the ICO at Wycliffe House, Water Lane, Wilmslow SK9 5AF, or ring 0303 123 1113.',
        'Crimestoppers is on 0800 555 111 and never asks your name.',
      ),
    ],
  },
} satisfies Kinds
