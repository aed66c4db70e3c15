// Faults of English texts: prices, phones and promises that only look like those of others, other pages' names.
import { bad, english, type Kinds, page, set } from '../kinds.ts'

export default {
  'each price beside its own noun': {
    rule: 'fact/wrong-price',
    faults: english(
      'Opening a locked door is {price-cylinder}, a new cylinder {price-lockout}.',
      'A cylinder changed on the spot is {price-lockout}.',
      'We open the locked door for {price-cylinder} in all.',
    ),
    harmless: english(
      '{price-lockout} for a locked door, {price-cylinder} for a cylinder.',
      '{price-cylinder} for a cylinder in the front door, {price-lockout} for opening it.',
      'Expect {price-lockout} at the door and {price-cylinder} where the cylinder is changed as well.',
    ),
  },
  'a promise of ours in the words of others': {
    rule: 'fact/claim-undeclared',
    faults: english(
      'A new bolt is our treat.',
      'If it fails you get your money back.',
      'Our eight vans cover the ring road.',
    ),
    harmless: [
      ...english(
        'Our treats for the office dog hang by the door.',
        'You can reclaim your money back from the bank.',
        'Each van carries one set of picks.',
      ),
      'Έχετε τρεις μήνες για να ζητήσετε τα χρήματα πίσω από την ασφάλειά σας.',
      'Μια αξιολόγηση μετά από δύο εβδομάδες δείχνει αν κρατάει η μόνωση.',
    ],
  },
  'a price of ours in the words of others': {
    rule: 'fact/price',
    faults: english(
      'We charge £19 for the second key.',
      'Jobs in the evening cost £140.',
      'The call-out is £35 on Sundays.',
    ),
    harmless: [
      ...english(
        'The penalty for a late return is £100.',
        'Work worth £900 or more needs a written quote by law.',
        'A spot fine of £70 awaits whoever parks on the double yellows.',
      ),
      'Το πρόστιμο για λάθος δήλωση είναι 200 €.',
      'Για εργασίες άνω των 500 € ο νόμος ζητά εξόφληση με κάρτα.',
    ],
  },
  'a phone that nobody was named for': {
    rule: 'fact/phone',
    faults: english(
      'Our workshop has a new line. Its number is 0113 222 4446.',
      'The ombudsman is far away, so ring us on 0113 222 4447.',
      'Call us on 0345 015 4034.',
    ),
    harmless: [
      ...english(
        'The Property Ombudsman can look at it. Their helpline is 01722 333306.',
        'The regulator, whose number is 0303 123 9999, keeps the register.',
      ),
      'Στον Συνήγορο του Καταναλωτή: 210 646 0862.',
      'Για καταγγελίες υπάρχει η Ρυθμιστική Αρχή. Το τηλέφωνό της είναι 210 372 7400.',
    ],
  },
  "a single page under another one's name": {
    rule: 'dup/other-name',
    faults: [
      bad(
        'dup/other-name',
        set(page('company'), 'title', '"Επικοινωνία: τηλέφωνα, ώρες και διεύθυνση"'),
        'Επικοινωνία',
      ),
      bad('dup/other-name', set(page('privacy'), 'heading', 'Συχνές Ερωτήσεις'), 'Συχνές Ερωτήσεις'),
      bad('dup/other-name', set(page('faq'), 'heading', 'Πολιτική απορρήτου'), 'Πολιτική απορρήτου'),
    ],
    harmless: [
      set(page('company'), 'heading', 'Μάθετε πρώτα με ποιους μιλάτε'),
      set(page('privacy'), 'heading', 'Τι κρατάμε για σας, και γιατί'),
      set(page('faq'), 'heading', 'Ερωτήσεις για τις υπηρεσίες μας'),
    ],
  },
  'hours in other words': {
    rule: 'fact/hours',
    faults: [
      ...english(
        'We close for lunch between 12pm and 3pm.',
        'Lines open at 7am.',
        'We are open on Saturdays until 5pm and on Sundays.',
        'Ring at leisure. Open on Sundays.',
        "We're open every day.",
        'We close at 7pm on Fridays.',
        'On Saturdays we open at 8.',
        'Our workshop is open seven days a week.',
        'The office closes at 9 pm on weekdays.',
        'Open Monday to Friday 8 am to 1 pm and 2 pm to 6 pm.',
      ),
      'Ανοίγουμε στις 7 το πρωί.',
      'Το Σάββατο κλείνουμε στις 5 το απόγευμα.',
      'Κλείνουμε το μεσημέρι από τις 2 έως τις 5.',
      'Οι γραμμές μας ανοίγουν στις 8:00.',
    ],
    harmless: [
      ...english(
        'Lines open at 8am.',
        'We close at 6 on weekdays.',
        "We're open on Saturdays until 1pm.",
        'Open Monday to Saturday.',
        'We are open every day except Sunday.',
        'We are not open on Sundays.',
        'Are you open on Sundays?',
        'At Christmas we close at 1pm on Thursday 24 December and open again on Tuesday.',
        'The library next door opens at 7am.',
        'The bakery over the road is open on Sundays.',
        'We keep a slot open every day.',
        'Leave the vent open every day.',
        'We open the lock at 3 turns of the pick.',
        'We break for lunch like everyone else.',
      ),
      'Ανοίγουμε τον πίνακα στις 7 θέσεις του.',
      'Το μαγαζί της γωνίας κλείνει στις 5.',
      'Είμαστε ανοιχτά και τις Κυριακές.',
      'Ανοίγουμε κάθε μέρα το φρεάτιο και κοιτάμε τη στάθμη.',
    ],
  },
  'English misspelt': {
    rule: 'lang/misspelling',
    faults: english(
      'You recieve the keys on the day.',
      'It will definately fit.',
      'We get alot of letters.',
      'Usualy it is the spring.',
      'A technican shows you the old part.',
      'Seperate keys for every tenant.',
      'Tell us when it happend.',
      'A door of another color.',
      'Our neighbors know the noise.',
      'Park in the center of the yard.',
    ),
    harmless: english(
      'The traveller at the harbour wore grey.',
      'An allotment shed, a lot of tools and a swell of pride.',
      'Commingling old and new keys helps nobody.',
      'The plumber at the Lincoln Center wrote to us.',
      'Untilled ground behind the centre.',
      'Thierry and Theresa have one key each.',
    ),
  },
  'English words taken for others': {
    rule: 'prose/confused',
    faults: english(
      'The practise is open to all.',
      'Your the best customer we had.',
      'It took less then a day.',
      'Its a narrow lane.',
      'Do not loose your spare key.',
      'Their is a bell at the gate.',
      'We advice you to keep a spare.',
      'Ask for our free advise.',
      'A bolt gives you piece of mind.',
      'The weather does not effect your lock.',
      'Wipe teh handle.',
    ),
    harmless: english(
      'You could of course ask a neighbour.',
      'We practise on old cylinders, and practice helps.',
      'More often than not, and then again.',
      'Its own key, its hinges, its a-frame.',
      'A loose screw came to let loose the whole plate.',
      'Your best customers come back, your very first key with them.',
      'The side effect of your oil is dust.',
      'Their own doors, there and then.',
      'Who is at the door, and whose door is it?',
    ),
  },
  'spaces at commas': {
    rule: 'prose/spacing',
    faults: [
      ...english('Leeds , really.', 'Give it a look,a straight one.', 'Locks,bolts and hinges.'),
      'Ο νιπτήρας , η λεκάνη και το φρεάτιο.',
      'Ο νιπτήρας,η λεκάνη και το φρεάτιο.',
    ],
    harmless: [
      ...english('A tenant of 1,200 doors, each with a key.', 'Write to the office, or call.'),
      'Ό,τι βρούμε, σας το λέμε, κι ό,τι δεν βρούμε, πάλι.',
      'Με κλίση 1,5% το νερό φεύγει.',
    ],
  },
} satisfies Kinds
