// Names, numbers and denials of the business as they go wrong: phones called by each other's words, names of before, counts.
import { source } from '../mutate.ts'
import type { Table } from '../together.ts'

const company = 'content/pages/company.yaml'
const contact = 'content/pages/contact.yaml'
const privacy = 'content/pages/privacy.yaml'
const faq = 'content/pages/faq.yaml'
const area = (slug: string) => `content/areas/${slug}.yaml`
const before = (file: string, find: string, more: string) => [{ file, find, by: `${more} ${find}` }]
const first = (slug: string, text: string) => [
  { file: area(slug), find: '  paragraphs:\n    - ', by: `  paragraphs:\n    - ${text} ` },
]

/** The first point of an area written anew. */
const point = (slug: string, text: string) => [
  { file: area(slug), find: / {2}facts:\n( {4}- .*)/.exec(source(area(slug)))?.[1] ?? '', by: `    - ${text}` },
]

export default {
  faults: [
    {
      name: 'the landline is called the mobile',
      rule: 'contact/phone-kind',
      yaml: before(contact, 'Είμαστε συνήθως σε δουλειές έξω.', 'Κινητό {phone.landline}.'),
      at: { file: contact, line: 'Κινητό {phone.landline}' },
      says: 'called a mobile',
    },
    {
      name: 'the mobile is called the landline, in brackets behind it',
      rule: 'contact/phone-kind',
      yaml: before(company, 'Η συζήτηση και η εκτίμηση', 'Καλέστε {phone.mobile} (σταθερό).'),
      at: { file: company, line: '(σταθερό)' },
      says: 'called a landline',
    },
    {
      name: 'the words of the landline stand before the mobile',
      rule: 'contact/phone-kind',
      yaml: before(privacy, 'Τα στοιχεία τα δίνετε εσείς.', 'Το σταθερό μας τηλέφωνο είναι το {phone.mobile}.'),
      at: { file: privacy, line: 'σταθερό μας' },
      says: 'called a landline',
    },
    {
      name: 'the label of a phone is that of the other kind',
      rule: 'contact/phone-kind',
      yaml: [{ file: 'site.yaml', find: 'label: Κινητό', by: 'label: Σταθερό γραφείου' }],
      at: { file: 'site.yaml', line: 'Σταθερό γραφείου' },
      says: 'is labelled "Σταθερό γραφείου"',
    },
    {
      name: 'a text has a name of before',
      rule: 'fact/former-name',
      yaml: [
        { file: 'site.yaml', find: '  shortName:', by: '  formerNames: [Υδραυλική Νίκαιας, Αποφραξερό]\n  shortName:' },
        ...before(faq, 'Η απόφραξη λεκάνης κοστίζει', 'Η Υδραυλική Νίκαιας το κάνει από παλιά.'),
      ],
      at: { file: faq, line: 'Υδραυλική Νίκαιας' },
      says: '"Υδραυλική Νίκαιας"',
    },
    {
      name: 'the name of before stands in another case',
      rule: 'fact/former-name',
      yaml: before('content/services/plumbing.yaml', 'Όπως σας βολεύει.', 'Έρχεται συνεργείο της Υδραυλικής Νίκαιας.'),
      at: { file: 'content/services/plumbing.yaml', line: 'Υδραυλικής' },
      says: '"Υδραυλικής Νίκαιας"',
    },
    {
      name: 'the name of before stands in a label',
      rule: 'fact/former-name',
      yaml: [{ file: 'content/labels.yaml', find: 'Ζητήστε προσφορά', by: 'Ζητήστε προσφορά από το Αποφραξερό' }],
      at: { file: 'content/labels.yaml', line: 'Αποφραξερό' },
      says: '"Αποφραξερό"',
    },
    {
      name: 'a heading counts areas that are not there',
      rule: 'fact/count',
      yaml: [
        { file: 'content/pages/areas.yaml', find: 'heading: Ως πού φτάνουμε', by: 'heading: 35 περιοχές της Αττικής' },
      ],
      at: { file: 'content/pages/areas.yaml', line: '35 περιοχές' },
      says: '"35 περιοχές"',
    },
    {
      name: 'a heading counts services that are not there',
      rule: 'fact/count',
      yaml: [{ file: company, find: 'heading: Πώς πληρώνετε', by: 'heading: 12 υπηρεσίες και πώς τις πληρώνετε' }],
      at: { file: company, line: '12 υπηρεσίες' },
      says: '"12 υπηρεσίες"',
    },
    {
      name: 'the number of areas is in words',
      rule: 'fact/count',
      yaml: [
        { file: company, find: 'heading: Πώς γίνεται η επίσκεψη', by: 'heading: Δεκαπέντε περιοχές, μία επίσκεψη' },
      ],
      at: { file: company, line: 'Δεκαπέντε περιοχές' },
      says: '"Δεκαπέντε περιοχές"',
    },
    {
      name: 'an urgent box was copied from another town',
      rule: 'dup/other-place',
      yaml: [
        { file: area('nikaia'), find: 'Ξεχείλισε; Τρία πράγματα τώρα', by: 'Ξεχείλισε στο Πέραμα; Τρία πράγματα τώρα' },
      ],
      at: { file: area('nikaia'), line: 'στο Πέραμα' },
      says: '"στο Πέραμα"',
    },
    {
      name: 'a reader of one town is asked about another',
      rule: 'dup/other-place',
      yaml: before(area('kallithea'), 'Γύρω από την οδό', 'Μένετε στο Κερατσίνι; Ελάτε να το δούμε.'),
      at: { file: area('kallithea'), line: 'Μένετε στο Κερατσίνι' },
      says: 'στο Κερατσίνι',
    },
    {
      name: 'a title of a box has the streets of another town',
      rule: 'dup/other-place',
      yaml: [
        {
          file: area('nikaia'),
          find: 'title: Ακόμη και με τα πόδια',
          by: 'title: Δίπλα σε κάθε γειτονιά του Κορυδαλλού',
        },
      ],
      at: { file: area('nikaia'), line: 'του Κορυδαλλού' },
      says: 'γειτονιά του Κορυδαλλού',
    },
    {
      name: 'visits are counted, and the privacy page denies it',
      rule: 'sec/privacy-denied',
      yaml: [
        { file: 'site.yaml', find: 'contact:\n', by: 'analytics: { service: plausible }\n\ncontact:\n' },
        { file: 'site.yaml', find: 'provider: click', by: 'provider: google' },
      ],
      at: { file: privacy, line: 'δεν μετρά επισκέψεις' },
      says: 'counts visits with plausible',
    },
    {
      name: 'its description denies it too',
      rule: 'sec/privacy-denied',
      at: { file: privacy, line: 'description:' },
      says: 'counts visits with plausible',
    },
    {
      name: 'the map is said to come when it is asked for',
      rule: 'sec/privacy-denied',
      at: { file: privacy, line: 'Ο χάρτης έρχεται' },
      says: 'unasked',
    },
    {
      name: 'cookies are denied, and the map of Google sets them',
      rule: 'sec/privacy-denied',
      at: { file: privacy, line: 'cookies' },
      says: 'sets cookies',
    },
    {
      name: 'files of others are denied',
      rule: 'sec/privacy-denied',
      at: { file: privacy, line: 'από ξένους διακομιστές' },
      says: 'is not so',
    },
    {
      name: 'a review is of next year',
      rule: 'content/dates',
      yaml: [{ file: 'content/reviews.yaml', find: 'date: 14/9/2025', by: 'date: 14/9/2027' }],
      at: { file: 'content/reviews.yaml', line: '2027' },
      says: 'has not come yet',
    },
    {
      name: 'an offer ended in a year of two figures',
      rule: 'content/dates',
      yaml: first('aigaleo', 'Η έκπτωση ισχύει ως τις 30/06/24.'),
      at: { file: area('aigaleo'), line: '30/06/24' },
      says: 'was over before 2026',
    },
    {
      name: 'half a century of experience',
      rule: 'fact/claim-conflict',
      yaml: first('tauros', 'Έχουμε εμπειρία μισού αιώνα.'),
      at: { file: area('tauros'), line: 'μισού αιώνα' },
      says: 'μισού αιώνα',
    },
    {
      name: 'a whole region is said to be served',
      rule: 'fact/town-unserved',
      yaml: first('chaidari', 'Το συνεργείο καλύπτει όλη τη Θεσσαλία.'),
      at: { file: area('chaidari'), line: 'Θεσσαλία' },
      says: '"Θεσσαλία"',
    },
  ],
  harmless: [
    {
      name: 'the phones by their own words, and the phone of the reader',
      yaml: before(
        contact,
        'Είμαστε συνήθως σε δουλειές έξω.',
        'Κινητό {phone.mobile}, σταθερό {phone.landline}. Από κινητό καλέστε το {phone.landline}.',
      ),
    },
    {
      name: 'a landline that is not there, beside the mobile',
      yaml: before(company, 'Η συζήτηση και η εκτίμηση', 'Αν δεν έχετε σταθερό, πάρτε από κινητό το {phone.landline}.'),
    },
    {
      name: 'the mobile of somebody else',
      yaml: before(privacy, 'Τα στοιχεία τα δίνετε εσείς.', 'Το κινητό του διαχειριστή το ζητάμε ανοιχτό.'),
    },
    {
      name: 'words of a name of before, as words, and in a review',
      yaml: [
        { file: 'site.yaml', find: '  shortName:', by: '  formerNames: [Υδραυλική Νίκαιας]\n  shortName:' },
        ...before(faq, 'Η απόφραξη λεκάνης κοστίζει', 'Κάθε υδραυλική βλάβη της Νίκαιας μοιάζει με άλλη.'),
        {
          file: 'content/reviews.yaml',
          find: 'text: Η λεκάνη ανέβαζε',
          by: 'text: Κάλεσα την Υδραυλική Νίκαιας. Η λεκάνη ανέβαζε',
        },
      ],
    },
    {
      name: 'counts that are right, and small ones of something else',
      yaml: [
        {
          file: 'content/pages/areas.yaml',
          find: 'heading: Ως πού φτάνουμε',
          by: 'heading: Είκοσι περιοχές, ένα τηλέφωνο',
        },
        { file: company, find: 'heading: Πώς πληρώνετε', by: 'heading: 21 υπηρεσίες και πώς πληρώνετε' },
        ...before(area('perama'), 'Πολλά τα έχτισαν', 'Δύο γειτονιές έχουν άλλο δίκτυο, και ο δήμος πολλές υπηρεσίες.'),
      ],
    },
    {
      name: 'the next town in a sentence, the office in a point, a street with the name of a town',
      yaml: [
        ...before(
          area('kallithea'),
          'Γύρω από την οδό',
          'Ως τον Ταύρο ο αγωγός είναι κοινός. Η οδός Αιγάλεω ανηφορίζει.',
        ),
        ...point('tauros', 'Συνεργείο στη Νίκαια'),
        ...point('moschato', 'Ως το Μοσχάτο στη Νίκαια'),
      ],
    },
    {
      name: 'what is denied of others, and dates that are no offers',
      yaml: first('athens', 'Στις 30/06/24 έβρεξε πολύ, και ο χάρτης της ΕΥΔΑΠ άλλαξε το 2024.'),
    },
    {
      name: 'a town that is not served is said not to be',
      yaml: first('chaidari', 'Δεν εξυπηρετούμε την Κηφισιά.'),
    },
    {
      name: 'a messenger is on the mobile alone',
      yaml: first('elefsina', 'Φωτογραφίες στο Viber του {phone.mobile}.'),
    },
  ],
} satisfies Table
