// What businesses of other trades write and mean nothing wrong by: whose money, whose hours, how often, and what is named.
import { badDrawn, drawn, en, english, type Kinds } from '../kinds.ts'

const price = 'fact/price'
const h3 = (path: string, text: string) => drawn(path, `<h3>${text}</h3><p>Ένα κείμενο.</p>`)
const badH3 = (path: string, text: string, says: string) =>
  badDrawn('title/words', path, `<h3>${text}</h3><p>Ένα κείμενο.</p>`, says)

export default {
  'money that is paid elsewhere, in English': {
    rule: price,
    faults: [
      en('The visit is £33 after six.'),
      en('We come for £27, and parking is our worry.'),
      en('The lock is fitted; it costs £71.'),
    ],
    harmless: english(
      'The station car park is the nearest; it costs £1.20 for the first hour.',
      'Parking at the station is £5.60 after ten and free on Sundays.',
      'A taxi from the station costs about £9.',
      'Signal is poor at the stall, so have a fiver in your pocket.',
      'In 2014 we borrowed £18,000 from two aunts and a credit union.',
      'Last spring we raised £2,340 for the hospice.',
      'The fine for an unregistered landlord is up to £5,000.',
      'Driving without one can bring a £1,000 fine.',
      'The grant is worth up to £350 towards a socket.',
      'You can be charged £160 by the lender for leaving late.',
      'Out-of-hours calls at the clinic are taken by Night Vets, who charge £260 for a visit.',
      'Registering with the scheme costs firms like ours £450 a year.',
      'Public liability of £5 million is shown on the certificate.',
      'The small claims limit is £10,000 in England.',
      'Inheritance tax starts above £325,000.',
      'An apprentice earns £7.55 an hour in the first year.',
      'A wardrobe box costs us £7 and you nothing.',
      'Tips last year came to £3,412, split nine ways.',
      'A new oven cost £27,500, which is a lot of buns.',
      'The museum charges £12 for the tour.',
      'Admission to the abbey is £8.',
      'An NHS voucher is worth £42.40 towards glasses.',
    ),
  },
  'money that is paid elsewhere, in Greek': {
    rule: price,
    faults: [
      'Η επίσκεψη κοστίζει 33 ευρώ μετά τις έξι.',
      'Ερχόμαστε με 27 ευρώ όπου κι αν μένετε.',
      'Το σιφόνι καθαρίζεται· κοστίζει 71 ευρώ.',
    ],
    harmless: [
      'Το δημοτικό πάρκινγκ της πλατείας χρεώνει 2 ευρώ την ώρα.',
      'Ο ναύλος του φορτηγού για τη Σύρο είναι περίπου 150 ευρώ.',
      'Το πάσο καλύπτει παιδιά 6 έως 12 ετών, και το κουπόνι είναι 40 ευρώ.',
      'Η ασφάλεια μεταφοράς καλύπτει ως δέκα ευρώ το κιλό.',
      'Για το πρώτο φορτηγό δανειστήκαμε 9.000 ευρώ από μια θεία.',
      'Ο ΕΟΠΥΥ αποζημιώνει τον σκελετό με 100 ευρώ κάθε τέσσερα χρόνια.',
      'Η ασφάλιση αστικής ευθύνης καλύπτει ζημιές έως 300.000 ευρώ.',
      'Το αφορολόγητο είναι περίπου 8.600 ευρώ.',
      'Ο κατώτατος μισθός είναι 880 ευρώ.',
      'Το αυτοκίνητό σας αξίζει 6.000 ευρώ.',
      'Η μικρή κέρδισε υποτροφία 2.000 ευρώ.',
      'Το όριο για μετρητά είναι 500 ευρώ.',
      'Η επιδότηση φτάνει τα 14.000 ευρώ για χαμηλά εισοδήματα.',
      'Τα εξέταστρα είναι 180 ευρώ και πληρώνονται στο ινστιτούτο.',
      'Το τέλος ανθεκτικότητας πληρώνεται στην άφιξη: 2 έως 15 ευρώ τη βραδιά.',
    ],
  },
  'a number before a price': {
    rule: price,
    faults: [
      en('The small one is £71 and the large one £83.'),
      en('For two locks £64, for three £91.'),
      en('Type 4 £67, fitted.'),
    ],
    harmless: english(
      'It weighs 3 kilos and fits through the letter box.',
      'Band 3 and band 4 are names of council tax.',
      'Take bus 3, and get off at stop 4.',
    ),
  },
  'who is there for everybody': {
    rule: 'fact/claim-conflict',
    faults: [
      'Φτάνουμε σε 55 λεπτά όπου κι αν είστε.',
      'Ερχόμαστε σε 12 λεπτά, βρέξει χιονίσει.',
      'Το συνεργείο μας έρχεται σε 8 λεπτά.',
    ],
    harmless: [
      'Η Πυροσβεστική έρχεται σε δέκα λεπτά, όμως σπάει την πόρτα.',
      'Το 166 έρχεται σε 12 λεπτά κατά μέσον όρο.',
      'Το ασθενοφόρο έρχεται σε ένα τέταρτο, καλέστε πρώτα εκεί.',
    ],
  },
  'how often, and no time to come': {
    rule: 'fact/claim-conflict',
    faults: [
      'Συνήθως φτάνουμε σε 50 λεπτά.',
      'Η άφιξη γίνεται μέσα σε 55 λεπτά.',
      'Ο τεχνίτης έρχεται σε 3 ώρες το πολύ.',
    ],
    harmless: [
      'Συνήθως φτάνει ένα χάπι των 400 mg κάθε 8 ώρες.',
      'Το λεωφορείο έρχεται ανά 20 λεπτά.',
      'Το μηχάνημα θέλει ξεκούραση, φτάνει ένα διάλειμμα κάθε 2 ώρες.',
    ],
  },
  'what readers do in time': {
    rule: 'fact/claim-undeclared',
    faults: [
      en('We finish within 3 hours.'),
      en('We are done within four hours and sweep up.'),
      en('We change all the locks within 5 hours.'),
    ],
    harmless: english(
      'If the dog has eaten it, ring us within two hours and bring the packet.',
      'The tart is best eaten within four hours, so we bake twice.',
      'If a key is missing, tell us within 3 days, please.',
    ),
  },
  'hours that are a day of a dose': {
    rule: 'fact/hours',
    faults: [en('We are open 24 hours a day.'), en('You reach us 24/7.'), en('We work on Sundays from 9 to 5.')],
    harmless: [
      ...english('The vet gives one tablet of 75 mg every 12 hours with food.'),
      'Ποτέ πάνω από 4 g παρακεταμόλης το 24ωρο.',
      'Το Κέντρο Δηλητηριάσεων απαντά όλο το εικοσιτετράωρο.',
      'Το 112 απαντά όλο το 24ωρο, σε κάθε γλώσσα.',
    ],
  },
  'tax that is set out': {
    rule: price,
    faults: [
      en('The visit is £45 with VAT.'),
      en('All prices are including VAT.'),
      en('What you pay is with VAT and parking.'),
    ],
    harmless: english(
      'Invoices go out on Fridays with VAT set out line by line.',
      'A bill with VAT shown is sent to firms.',
      'Bills with VAT itemised are kept for six years.',
    ),
  },
  'whose phone and guarantee it is': {
    rule: 'fact/phone',
    faults: [
      'Καλέστε μας στο 210 381 3380 για τιμή.',
      'Το γραφείο μας, Θεμιστοκλέους 38, τηλ. 210 381 3381.',
      'Τηλεφωνήστε στο 210 381 3382 και ερχόμαστε.',
    ],
    harmless: [
      'Ο Οδοντιατρικός Σύλλογος Αττικής, Θεμιστοκλέους 38, τηλ. 210 381 3380, δέχεται παράπονα.',
      'Στο Εμπορικό Επιμελητήριο Πειραιά, Λουδοβίκου 1, τηλ. 210 417 7241, γράφονται όλοι.',
      'Η κατασκευάστρια δίνει εφ’ όρου ζωής εγγύηση στην αντλία.',
    ],
  },
  'what was done once': {
    rule: 'fact/claim-undeclared',
    faults: [
      'Πακετάρουμε κάθε σπίτι σε δύο μέρες.',
      'Παραδίδουμε ό,τι αναλάβουμε σε 3 ημέρες.',
      en('We pack every house within two days.'),
    ],
    harmless: [
      'Πακετάραμε μια βιβλιοθήκη 4.300 τόμων σε δύο μέρες.',
      'Το σπίτι του λόφου το στεγνώσαμε σε 3 μέρες εκείνον τον χειμώνα.',
      ...english('We packed a library of 4,300 books in two days once.'),
    ],
  },
  'who asked whom': {
    rule: 'content/placeholder',
    faults: [
      'ρώτησε τον Νίκο για τη φωτογραφία',
      'Θύμισε την Άννα για τις τιμές.',
      'Εδώ λείπει κάτι, ρώτησε τον λογιστή',
    ],
    harmless: [
      'Ένα κοριτσάκι ρώτησε τον γιατρό αν πονάνε τα δόντια του δράκου.',
      'Η γιαγιά ρώτησε τον τεχνίτη αν θέλει καφέ.',
      'Ο διαχειριστής ρώτησε τον ένοικο του ισογείου πρώτα.',
    ],
  },
  'headings that are lists of names or of abbreviations': {
    faults: [
      badH3('/company', 'Αποφράξεις, υδραυλικά, αντλήσεις, Πειραιάς', 'is a list of 4 search words'),
      badH3('/company', 'ΑΜΕΣΗ ΕΞΥΠΗΡΕΤΗΣΗ ΠΑΝΤΟΥ', 'is in capitals'),
      badH3('/company', 'Λεκάνη | Νιπτήρας | Σιφόνι | Φρεάτιο', 'is a list of 4 search words'),
    ],
    harmless: [
      h3('/company', 'ΤΥΠΕΤ, ΕΔΟΕΑΠ, ΤΑΥΦΕ'),
      h3('/company', 'Εθνική, Interamerican, NN, Generali'),
      h3('/company', 'Ψάρι, μουστάρδα, σέλινο, σόγια'),
    ],
  },
} satisfies Kinds
