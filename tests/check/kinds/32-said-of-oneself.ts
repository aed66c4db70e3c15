// What a business says of itself and cannot show: ratings, ranks, crews, offers of the week; what it asks at night; and
// denials in another language.
import { bad, both, en, english, type Fault, type Kinds, replaced, service, set } from '../kinds.ts'

const undeclared = 'fact/claim-undeclared'
const LEKANI = service('apofraksi-lekanis')

/** The answer of the owner on prices at night. */
const night = (text: string) =>
  replaced(
    'site.yaml',
    'text: !placeholder Για νύχτα ή αργία ρωτήστε την τιμή στο τηλέφωνο, πριν έρθουμε.',
    `text: ${text}`,
  )
const answered = (text: string) => set(LEKANI, 'answer', `"${text}"`)
const against = (claim: string, text: string, says: string): Fault =>
  bad(undeclared, both(night(claim), answered(text)), text, says, ['claims/variants'])

export default {
  'a rating in figures': {
    rule: undeclared,
    faults: [
      'Βαθμολογία 5/5 από όσους μας κάλεσαν.',
      '4,9 στα 5 στη Google',
      '5 αστέρια από 200 πελάτες',
      'Αξιολόγηση 5 στα 5 στο Facebook.',
      en('Rated 4.9 out of 5 in the city.'),
      en('Rated 5 out of 5 on Yell.'),
      en('Five out of five on Google'),
      en('5 stars from 200 locals and clients'),
    ],
    harmless: [
      'Το ξενοδοχείο απέναντι έχει 4,8 στα 5 στη Google.',
      'Στις 5/5 ανοίγει το πάρκο.',
      'Δύο στα πέντε σπίτια έχουν βόθρο.',
      'Η βροχή της 5/5 γέμισε τα φρεάτια.',
      ...english(
        'The hotel by the station has 4.8 out of 5 on Google.',
        'Four out of five doors have a night latch.',
        'We have seen four out of five locks fail at the spring.',
      ),
    ],
  },
  'the first of all': {
    rule: undeclared,
    faults: [
      'Είμαστε το Νο 1 συνεργείο στον Πειραιά.',
      'Το νούμερο ένα στις αποφράξεις.',
      'Η νούμερο 1 επιλογή για αποφράξεις.',
      'Ψηφιστήκαμε Νο1 από τους κατοίκους.',
      en('The number one locksmith in Leeds.'),
      en('We are the No. 1 for cylinders.'),
      en('Leeds’s number one choice for locks.'),
    ],
    harmless: [
      'Η νούμερο ένα αιτία βουλώματος είναι το λίπος.',
      'Φίλτρο Νο 1 για τον νεροχύτη.',
      'Η ατσαλίνα είναι η νούμερο ένα επιλογή για τρίχες.',
      'Το διαμέρισμα Νο 1 έχει δικό του σιφόνι.',
      ...english(
        'The number one cause of a stuck bolt is paint.',
        'Key No. 1 opens the gate, key No. 2 the shed.',
        'Start with screw number one.',
      ),
    ],
  },
  'crews and vans without a verb': {
    rule: undeclared,
    faults: [
      'Με 12 συνεργεία στην Αττική.',
      '12 συνεργεία έτοιμα να έρθουν.',
      'Δώδεκα συνεργεία σε όλη την Αττική.',
      'Δέκα βανάκια και είκοσι τεχνίτες σε ετοιμότητα.',
      en('Twelve vans on the road.'),
      en('Our 12 crews cover the city.'),
      en('With fifteen locksmiths on call.'),
      en('Six crews across the city'),
    ],
    harmless: [
      'Με τρεις τεχνίτες, η μπανιέρα κατεβαίνει από τη σκάλα.',
      'Τρία συνεργεία του δήμου καθαρίζουν τις σχάρες.',
      'Πέντε οχήματα έκλειναν την είσοδο της πιλοτής.',
      ...english(
        'Three vans on the road outside block the gate.',
        'Four engineers on the train lost their keys.',
        'Five crews of the council grit the hill.',
      ),
    ],
  },
  'an offer of a few days that names none': {
    rule: 'content/undated',
    faults: [
      'Μόνο αυτή την εβδομάδα: έκπτωση στις αποφράξεις.',
      'Μόνο για σήμερα, φθηνότερη απόφραξη.',
      'Προσφορά του μήνα: ο νιπτήρας πιο φτηνά.',
      'Φθηνότερη απολύμανση, μόνο αυτόν τον μήνα!',
      en('This week only, new locks for less.'),
      en('Only this weekend: a discount on each lock.'),
      en('Cheaper cylinders, today only!'),
      en('Cheaper bolts while the offer lasts.'),
    ],
    harmless: [
      'Μόνο αυτή την εβδομάδα βούλωσε δύο φορές το ίδιο φρεάτιο.',
      'Μόνο αυτή την εβδομάδα μας ρώτησαν τρεις για την τιμή.',
      'Αυτή την εβδομάδα ο δήμος καθαρίζει τα φρεάτια δωρεάν.',
      'Η προσφορά ισχύει μόνο αυτή την εβδομάδα, ως τις 30/11/2026.',
      'Έχετε προσφορά μόνο αυτή την εβδομάδα;',
      ...english(
        'This week only one bridge is open.',
        'Only this week we opened three doors.',
        'The council is offering free bins this week only.',
        'An offer until 30 November 2026, this month only.',
      ),
    ],
  },
  'prices at night that nobody declared': {
    rule: undeclared,
    faults: [
      'Τη νύχτα χρεώνουμε διπλά.',
      'Τα Σαββατοκύριακα η τιμή ανεβαίνει.',
      'Τη νύχτα η τιμή μένει ίδια.',
      'Χωρίς επιβάρυνση για νύχτα και αργίες.',
      'Τις αργίες ισχύει νυχτερινή χρέωση.',
      en('At night we charge double.'),
      en('At weekends the price is higher.'),
      en('The price is the same at night.'),
      en('No extra charge at weekends.'),
      en('A weekend surcharge applies.'),
    ],
    harmless: [
      'Τη νύχτα το νερό ανεβαίνει πιο γρήγορα.',
      'Ρωτήστε αν τη νύχτα η τιμή μένει ίδια.',
      'Τη νύχτα η τιμή μένει ίδια;',
      'Άλλα συνεργεία χρεώνουν διπλά τη νύχτα.',
      'Τα Σαββατοκύριακα υπάρχει παραπάνω κίνηση στη λεωφόρο.',
      'Αν υπάρχει νυχτερινή χρέωση, σας το λέμε στο τηλέφωνο.',
      'Το ρεύμα τη νύχτα έχει άλλη τιμή.',
      ...english(
        'At night the price of a taxi is higher.',
        'Ask whether the price is the same at night.',
        'Is the price the same at weekends?',
        'Some firms charge double at night.',
        'A night latch costs the same as a lock.',
      ),
    ],
  },
  'prices at night against the declared ones': {
    faults: [
      against(
        'Νύχτα και αργίες η τιμή μένει ίδια.',
        'Τις αργίες χρεώνουμε παραπάνω.',
        'promises a higher price at night',
      ),
      against('Νύχτα και αργίες η τιμή μένει ίδια.', 'Τα βράδια ισχύει νυχτερινή ταρίφα.', 'promises a higher price'),
      against('Τη νύχτα χρεώνουμε παραπάνω.', 'Η τιμή μένει ίδια και τη νύχτα.', 'promises the same price at night'),
    ],
    harmless: [
      both(night('Νύχτα και αργίες η τιμή μένει ίδια.'), answered('Τη νύχτα η τιμή δεν αλλάζει.')),
      both(night('Τη νύχτα χρεώνουμε παραπάνω.'), answered('Τα βράδια χρεώνουμε παραπάνω.')),
      both(night('Νύχτα και αργίες η τιμή μένει ίδια.'), answered('Άλλοι χρεώνουν παραπάνω τις νύχτες.')),
    ],
  },
  'open day and night, in other words': {
    rule: 'fact/hours',
    faults: english(
      'We are open round the clock.',
      'The door is open day and night.',
      'Our door is open by day and night.',
      'The phone is answered day and night.',
    ),
    harmless: english(
      'The back door is open day and night in summer.',
      'If the door is open day and night, the closer wears.',
      'The market is open day and night.',
      'The library phone is answered until noon.',
    ),
  },
} satisfies Kinds
