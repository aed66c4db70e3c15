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
} satisfies Kinds
