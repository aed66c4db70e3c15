// What YAML makes of a slip, claims that do not hold together, rules that are off.
import {
  area,
  bad,
  type Edit,
  type Fault,
  type Kinds,
  page,
  refused,
  replaced,
  service,
  set,
  unread,
} from '../kinds.ts'

const site = (find: string, by: string): Edit => replaced('site.yaml', find, by)
const claims = (edit: Edit, line: string, says: string): Fault => bad('claims/variants', edit, line, says)
const off = (rules: string): Edit => site('theme:\n', `rules:\n${rules}theme:\n`)
/** What is said of the other rules of one edit. */
const guard = (rule: string): Fault => ({
  rule: 'rules/guard',
  at: { file: 'site.yaml', line: `${rule}: off` },
  says: `${rule} is off`,
})
/** A mark of the footer. */
const mark = (icon: string) => `      - { icon: ${icon}, name: Απόφραξη λεκάνης, href: /services/apofraksi-lekanis }\n`
/** A claim more, used nowhere. */
const unused = (name: string, text: string): Fault =>
  claims(
    site('  price-toilet:', `  ${name}:\n    text: ${text}\n    about: δοκιμασία ${name}\n  price-toilet:`),
    `  ${name}:`,
    `{${name}}`,
  )

export default {
  '# that cuts a sentence': {
    faults: [
      unread(set(area('nikaia'), 'lead', 'Ξεκινάμε από τη Νίκαια #1 στις αποφράξεις'), '#1', 'cuts the sentence'),
      unread(
        set(service('plumbing'), 'lead', 'Πείτε μας τι βλέπετε και ερχόμαστε # με τα εξαρτήματα.'),
        'ερχόμαστε #',
        'cuts the sentence',
      ),
      unread(
        set(page('company'), 'lead', 'Ένα συνεργείο που σας εξηγεί #πριν πιάσει εργαλείο'),
        '#πριν',
        'cuts the sentence',
      ),
      unread(
        replaced(service('apofraksi-niptira-mpaniou'), '- Καθαρή δουλειά', '- Επιλογή #1 όλων των ενοίκων'),
        'Επιλογή #1',
        'cuts the sentence',
      ),
    ],
    harmless: [
      replaced(service('apofraksi-niptira-mpaniou'), '- Καθαρή δουλειά', '- Καθαριότητα # όπως τη ζητάμε'),
      set(area('nikaia'), 'lead', '"Ξεκινάμε από τη Νίκαια #1 στις αποφράξεις"'),
      set(service('plumbing'), 'lead', 'Πείτε μας τι βλέπετε. # ένα σχόλιο'),
      set(page('company'), 'lead', 'Το κουμπί με το C# του πιάνου κόλλησε.'),
    ],
  },
  'no as a name': {
    faults: [
      unread(set(area('tauros'), 'urgent', 'No'), 'heading: No', '"No" without quotes'),
      unread(set(area('peristeri'), 'item title', 'no'), 'title: no', '"no" without quotes'),
      unread(set(area('athens'), 'question', 'Yes'), 'question: Yes', '"Yes" without quotes'),
      unread(
        replaced(page('contact'), '{ value: disinfection, name: Απολύμανση }', '{ value: disinfection, name: no }'),
        'name: no }',
        '"no" without quotes',
      ),
    ],
    harmless: [
      set(area('tauros'), 'urgent', 'Νο, είπατε;'),
      set(area('peristeri'), 'item title', 'Νόστιμα νερά'),
      set(area('athens'), 'question', '"Ναι ή όχι;"'),
    ],
  },
  'smart quotes as quotes': {
    faults: [
      unread(set(area('perama'), 'urgent', '“Τρέχει νερό”'), '“Τρέχει', 'are part of the text'),
      unread(set(area('keratsini'), 'item title', '”Δίπλα σας”'), '”Δίπλα', 'are part of the text'),
      unread(set(area('nikaia'), 'description', '“Ερχόμαστε σε όλη τη Νίκαια.”'), '“Ερχόμαστε', 'are part of the text'),
      unread(set(service('apofraksi-lekanis'), 'question', '‘Βγαίνει το κινητό’'), '‘Βγαίνει', 'are part of the text'),
    ],
    harmless: [
      set(area('perama'), 'urgent', '«Τρέχει νερό» είπατε;'),
      set(area('keratsini'), 'item title', '"Δίπλα σας"'),
      set(service('apofraksi-lekanis'), 'question', "'Βγαίνει το κινητό;'"),
    ],
  },
  'NUL bytes': {
    faults: [
      unread(replaced(area('drapetsona'), 'icon: pin', 'icon: pin\0'), 'icon: pin', 'U+0000'),
      unread(set(area('moschato'), 'lead', 'Το νερό\0 θέλει βοήθεια.'), 'Το νερό', 'U+0000'),
      unread(replaced('content/labels.yaml', 'Ζητήστε προσφορά', 'Ζητήστε\0 προσφορά'), 'Ζητήστε', 'U+0000'),
    ],
    harmless: [
      replaced(area('drapetsona'), 'icon: pin', 'icon: pin # \t καρφίτσα'),
      set(area('moschato'), 'lead', 'Το νερό\u00a0θέλει βοήθεια.'),
      replaced('content/labels.yaml', 'Ζητήστε προσφορά', 'Ζητήστε  # εδώ'),
    ],
  },
  'an unknown icon of a page': {
    faults: [
      refused(replaced(service('plumbing'), 'icon: plumbing', 'icon: plumbin'), 'icon: plumbin', 'plumbin'),
      refused(replaced(area('korydallos'), 'icon: pin', 'icon: pinn'), 'icon: pinn', 'pinn'),
      refused(replaced(area('nea-smyrni'), 'icon: pin', 'icon: pine'), 'icon: pine', 'pine'),
    ],
    harmless: [
      replaced(service('plumbing'), 'icon: plumbing', 'icon: pin'),
      replaced(area('korydallos'), 'icon: pin', 'icon: home'),
      replaced(area('elefsina'), 'icon: pin', 'icon: "pin"'),
    ],
  },
  'an unknown icon of a mark': {
    faults: [
      refused(
        site('{ icon: toilet, name: Απόφραξη νεροχύτη', '{ icon: toilett, name: Απόφραξη νεροχύτη'),
        'icon: toilett',
        'toilett',
      ),
      refused(site('    marks:\n', `    marks:\n${mark('bowl')}`), 'icon: bowl', 'bowl'),
      refused(site('    credit:\n', `${mark('Toilet')}    credit:\n`), 'icon: Toilet', 'Toilet'),
    ],
    harmless: [
      site('{ icon: toilet, name: Απόφραξη νεροχύτη', '{ icon: phone, name: Απόφραξη νεροχύτη'),
      site('    marks:\n', `    marks:\n${mark('pin')}`),
      site('    credit:\n', `${mark('home')}    credit:\n`),
    ],
  },
  'a claim equal to its variant': {
    faults: [
      claims(
        site('service: { text: 15 χρόνια,', 'service: { text: Πάνω από 15 χρόνια,'),
        'Πάνω από 15 χρόνια',
        '{experience.service} says the same as {experience}',
      ),
      claims(
        site('range: { text: 20-30 λεπτά,', 'range: { text: 20 Λεπτά,'),
        'range: { text: 20 Λεπτά',
        '{response.range} says the same as {response}',
      ),
      claims(
        site('kitchen-stack: { text: 6 μήνες,', 'kitchen-stack: { text: 3 ΕΩΣ 12 ΜΗΝΕΣ,'),
        '3 ΕΩΣ 12 ΜΗΝΕΣ',
        '{guarantee.kitchen-stack} says the same',
      ),
    ],
    harmless: [
      site('service: { text: 15 χρόνια,', 'service: { text: 15 έτη,'),
      site(
        '      day: { text: όλο το 24ωρο,',
        "      round: { text: '24 ώρες κάθε μέρα', why: Χωρίς τις ημέρες. }\n      day: { text: όλο το 24ωρο,",
      ),
      site('about: πότε απαντάμε', 'about: πότε σηκώνουμε το τηλέφωνο'),
    ],
  },
  'a variant that denies its claim': {
    faults: [
      claims(
        site(
          '      day: { text: όλο το 24ωρο,',
          "      week: { text: 'Δευτέρα έως Παρασκευή 8:00-16:00', why: Για το γραφείο. }\n      day: { text: όλο το 24ωρο,",
        ),
        '8:00-16:00',
        '8:00-16:00',
      ),
      claims(
        site(
          'about: πότε απαντάμε\n    variants:\n',
          "about: πότε απαντάμε\n    variants:\n      rest: { text: 'Κυριακές κλειστά', why: Γραφείο. }\n",
        ),
        'Κυριακές',
        'Κυριακές',
      ),
      claims(
        site(
          '      short: { text: 24/7,',
          "      shop: { text: 'καθημερινά 9:00-21:00', why: Κατάστημα. }\n      short: { text: 24/7,",
        ),
        '9:00-21:00',
        '9:00-21:00',
      ),
    ],
    harmless: [
      site('short: { text: 24/7,', 'short: { text: 24 ώρες,'),
      site('day: { text: όλο το 24ωρο,', 'day: { text: μέρα και νύχτα,'),
      site('why: Σύντομη γραφή για τίτλους και κουμπιά.', 'why: Σύντομη γραφή για τίτλους.'),
    ],
  },
  'a longer way that takes less time': {
    faults: [
      claims(
        site(
          '      range: { text: 20-30 λεπτά,',
          '      hills: { text: 15 λεπτά, why: Η διαδρομή είναι πιο μακριά. }\n      range: { text: 20-30 λεπτά,',
        ),
        'hills:',
        '{response.hills} says "15 λεπτά" of a longer way',
      ),
      claims(
        site(
          '      range: { text: 20-30 λεπτά,',
          '      islands: { text: 10 λεπτά, why: Στις απομακρυσμένες συνοικίες. }\n      range: { text: 20-30 λεπτά,',
        ),
        'islands:',
        '{response.islands} says "10 λεπτά" of a longer way',
      ),
      claims(
        site(
          '      range: { text: 20-30 λεπτά,',
          '      next: { text: 40 λεπτά, why: Στις γειτονιές δίπλα μας. }\n      range: { text: 20-30 λεπτά,',
        ),
        'next:',
        '{response.next} says "40 λεπτά" of a shorter way',
      ),
    ],
    harmless: [
      site('far: { text: 30 λεπτά,', 'far: { text: 35 λεπτά,'),
      site(
        'why: Η απολύμανση γίνεται με προγραμματισμένη επίσκεψη.',
        'why: Η απολύμανση γίνεται με ραντεβού κοντά και μακριά.',
      ),
      site('about: πόσο γρήγορα φτάνει το συνεργείο', 'about: πόσο γρήγορα φτάνει κοντά σας το συνεργείο'),
    ],
  },
  'a claim that is used nowhere': {
    faults: [unused('parking', '3 θέσεις'), unused('crew', '4 συνεργεία'), unused('pumps', '2 αντλίες')],
    harmless: [
      site('about: πόσο κρατά η εγγύηση εργασίας', 'about: πόσο κρατά η εγγύηση'),
      site('about: σωληνώσεις', 'about: οι σωληνώσεις'),
      site('about: κεντρικό φρεάτιο', 'about: το κεντρικό φρεάτιο'),
    ],
  },
  'a rule that guards money or identity is off': {
    faults: [
      bad(
        'rules/guard',
        off('  launch/reviews: off\n  launch/origin: off\n  launch/delivery: off\n'),
        'launch/reviews: off',
        'launch/reviews is off',
      ),
      guard('launch/origin'),
      guard('launch/delivery'),
    ],
    harmless: [
      off('  title/words: off\n  fact/phone: error\n  lang/caps: off\n'),
      'Ο διακόπτης της αντλίας είναι στο off.',
      'Το κουμπί γράφει fact/phone, λέει ο προγραμματιστής.',
    ],
  },
} satisfies Kinds
