// Faults of English texts: prices, phones and promises that only look like those of others, other pages' names.
import { bad, english, type Kinds, page, replaced, set } from '../kinds.ts'

/** Other hours of two days, as they are shown. */
const otherHours = (...shown: readonly string[]) =>
  replaced(
    'site.yaml',
    '  hoursShown:',
    `  otherHours:\n${shown
      .map(
        (text) =>
          `    - { from: 2027-12-24, through: 2027-12-25, opens: "00:00", closes: "23:59", shown: "${text}" }\n`,
      )
      .join('')}  "hoursShown":`,
  )

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
      'Ask for a £33 safety visit.',
      'That is a £34 job.',
    ),
    harmless: [
      ...english(
        'The penalty for a late return is £100.',
        'Work worth £900 or more needs a written quote by law.',
        'A spot fine of £70 awaits whoever parks on the double yellows.',
        'A plain bolt, well fitted, beats a £150 electric one that nobody charges.',
        'Three drops of graphite outlast a £12 can of oil.',
        'A stiff brush works as well as a £40 machine.',
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
      'If the council leaves it, ring on 0345 015 4035.',
      'The register shows our number, and it helps if you call on 0345 015 4036.',
      'Call the HQ on 0345 015 4037.',
    ),
    harmless: [
      ...english(
        'The Property Ombudsman can look at it. Their helpline is 01722 333306.',
        'The regulator, whose number is 0303 123 9999, keeps the register.',
        'The commission settles no single case, but it wants to hear of unsafe work, on 03000 616161.',
        'The registry keeps old deeds, which are read out to whoever asks on 0300 006 0411.',
        'You can apply online or ring the NHS on 0300 330 1343.',
        'Phone the FCA on 0800 111 6768 if a lender worries you.',
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
  'a promise in words': {
    rule: 'fact/claim-undeclared',
    faults: english(
      'You will hear from one of us within a couple of hours.',
      'We have 12k+ happy customers.',
      'We are looking after 900+ local customers.',
      'We write back within ten minutes.',
    ),
    harmless: english(
      'After a couple of hours the grease has set.',
      'A couple of days later the key turned again.',
      'If you do not hear from us within a couple of hours, ring again.',
      'The museum keeps 12k+ keys.',
      'Your landlord has to give 24 hours’ notice before a visit.',
      'You will notice two days later that the bolt runs free.',
    ),
  },
  'a guarantee in words': {
    rule: 'fact/claim-conflict',
    faults: english(
      'Our locks are guaranteed for a full decade.',
      'We guarantee each bolt for a couple of days.',
      'The guarantee on a lock is two decades.',
    ),
    harmless: english(
      'The first lock we ever fitted was guaranteed a decade ago.',
      'A decade of rain ruins any hinge.',
      'For two decades the yard was a bakery.',
    ),
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
        'Lines open at seven sharp on weekdays.',
        'We are near the market, and open until eight on weekday evenings.',
        'Our doors open at ten.',
        "We close at five o'clock on Saturdays.",
      ),
      bad(
        'fact/hours',
        otherHours('Κλειστά 24-27 Δεκεμβρίου'),
        'Κλειστά 24-27 Δεκεμβρίου',
        '"24-27 Δεκεμβρίου" is shown, and these hours are from 2027-12-24 through 2027-12-25',
      ),
      'Ανοίγουμε στις 7 το πρωί.',
      'Το Σάββατο κλείνουμε στις 5 το απόγευμα.',
      'Κλείνουμε το μεσημέρι από τις 2 έως τις 5.',
      'Οι γραμμές μας ανοίγουν στις 8:00.',
    ],
    harmless: [
      ...english(
        'Lines open at 8am.',
        'Lines open at eight sharp on weekdays.',
        'We are open until one on Saturdays, and until six on weekdays.',
        'We open at eight doors a day, on average.',
        'The yard gate stays open until seven on weekday evenings.',
        'Hold the latch open until two clicks are heard.',
        'From one door to the next we open at most ten a day.',
        "We're closed on Friday 1 January.",
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
      otherHours(
        'Παραμονή και Χριστούγεννα',
        'Από 24 Δεκεμβρίου, ξανά στις 26 Δεκεμβρίου',
        '24–25 Δεκεμβρίου, από 10:00',
      ),
      'Ανοίγουμε τον πίνακα στις 7 θέσεις του.',
      'Το μαγαζί της γωνίας κλείνει στις 5.',
      'Είμαστε ανοιχτά και τις Κυριακές.',
      'Ανοίγουμε κάθε μέρα το φρεάτιο και κοιτάμε τη στάθμη.',
    ],
  },
  'English that no dictionary has': {
    rule: 'prose/spelling',
    faults: english(
      'A narrow street of Victorian terrases behind the church.',
      'We fit an overflow to every bathrom sink and bath.',
      'The key turns, and the mechansim does not.',
      'Ask for a free quotaion before the work begins.',
      'Our locksmth will show you how the cylinder comes out.',
      'The recent rennovation left two doors without a lock.',
      'Worn levers make a laugde noise, and a worn sprign makes none.',
    ),
    harmless: english(
      'Descaling, rewiring and repointing are trades of their own; a scaler or a foramen is none of ours.',
      'Yoghurt on the handle, a grandad in the hall and a realtor on the line: we focussed on the lock.',
      'Mr Whitcomb keeps the multipoint gearbox; Trebarwith Street has mortice locks and euro cylinders.',
      'A weatherproof escutcheon, an unlockable sash, a rekeyed padlock and a crashproof keypad.',
      'Doors are rehung in any colour; the leaseholder pays, the freeholder watches.',
      'The bookmaker next door misread the timelock twice.',
    ),
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
