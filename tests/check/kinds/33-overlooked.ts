// What is overlooked in a file that was edited in a hurry: hours of a branch or of one day, a question without its mark, a
// small heading, a phone of others, a place in the wrong form, a picture that runs a script, English on a Greek page.
import {
  abroad,
  bad,
  badFile,
  both,
  type Edit,
  en,
  english,
  type Fault,
  type Kinds,
  page,
  published,
  replaced,
  service,
  set,
} from '../kinds.ts'

const HOURS = 'fact/hours'
const LOCKOUT = 'content/services/emergency-lockout.yaml'
const LOCK = 'content/services/lock-change.yaml'
const COMMON = 'content/faqs/common.yaml'
const BRANCHES =
  '  branches:\n    - name: York\n      hours: [{ days: [Monday, Tuesday], opens: "10:00", closes: "14:00" }]\n'
/** A text of the English site, whose business has a branch. */
const branch = (text: string): Edit =>
  abroad(
    both(
      replaced('site.yaml', '  serves: { name: Leeds', `${BRANCHES}  serves: { name: Leeds`),
      replaced(LOCKOUT, '  paragraphs:\n', `  paragraphs:\n    - ${text}\n`),
    ),
  )
const ofBranch = (text: string, says: string): Fault => ({ ...bad(HOURS, branch(text), text, says), ...branch(text) })

/** A question of the English site. */
const asked = (text: string): Edit => abroad(replaced(COMMON, 'question: Will you have to drill?', `question: ${text}`))
const unasked = (text: string): Fault => ({
  ...bad('prose/sentence', asked(text), text, 'asks without ?'),
  ...asked(text),
})
const question = (slug: string, text: string) => set(service(slug), 'question', text)
const unmarked = (slug: string, text: string): Fault =>
  bad('prose/sentence', question(slug, text), text, 'asks without ;')

const small = (file: string, edit: Edit, line: string, word: string): Fault => ({
  ...bad('title/small-letter', edit, line, `"${word}" begins with a small letter`),
  ...edit,
  at: { file, line },
})

const NEXT = '      - Βλέπουμε τον αριθμό σας'
/** English in the Greek text on privacy, as tools write it. */
const said = (text: string) => replaced(page('privacy'), NEXT, `      - ${text}\n${NEXT}`)
const IN_ENGLISH = ['a11y/foreign-text', 'prose/latin', 'lang/homoglyph']
const untrue = (text: string, says: string): Fault => bad('sec/privacy-denied', said(text), text, says, IN_ENGLISH)
/** The same, where a script sets a cookie; what the page says in Greek is not so then either. */
const cookie = (text: string): Fault => ({
  ...bad('sec/privacy-denied', said(text), text, 'is not so', [...IN_ENGLISH, 'sec/privacy-denied']),
  output: { 'seen.js': 'document.cookie = "seen=1"' },
})

export default {
  'hours of a branch': {
    faults: [
      ofBranch('In York we are open Monday 9:00-17:00.', 'the declared hours of York: Mon-Tue 10:00-14:00'),
      ofBranch('In York we are open Wednesday 10:00-14:00.', 'the declared hours of York'),
      ofBranch('In Hull we are open Wednesday 10:00-14:00, and we ring first.', 'the declared hours: Mon-Fri 08:00'),
    ],
    harmless: [
      branch('The branch in York is open Monday 10:00-14:00, and we ring first.'),
      branch('In York we are open Monday and Tuesday 10:00-14:00.'),
      branch('In Leeds we are open Monday 8:00-18:00.'),
    ],
  },
  'hours of one day of the year': {
    faults: [
      'On 24 December we are open 9:00-14:00.',
      'On 31 December we are open 9:00-12:00.',
      'On 2 January we are open 10:00-15:00.',
    ].map((text) => en(text, HOURS)),
    harmless: english(
      'On 24 December the bench is cold, and we ring first.',
      'On 25 December nobody is here.',
      'The council offices are open 9:00-12:00 on 24 December.',
    ),
  },
  'a question without its mark': {
    faults: [
      unmarked('apofraksi-lekanis', 'Πόσο κοστίζει η απόφραξη λεκάνης'),
      unmarked('apofraksi-niptira', 'Μπορώ να πληρώσω με κάρτα'),
      unmarked('apofraksi-frateiou', 'Γιατί ξεχειλίζει όταν βρέχει.'),
      unmarked('apofraksi-banieras', 'Από πού ξεκινά η μυρωδιά'),
      unasked('How much does a cylinder cost'),
    ],
    harmless: [
      question('apofraksi-lekanis', 'Τι να κάνετε όσο μας περιμένετε'),
      question('apofraksi-niptira', 'Δεν ξέρω πόσο βάθος έχει. Να μετρήσω;'),
      question('apofraksi-frateiou', 'Πόσο βαθιά είναι; Και ποιος το ανοίγει;'),
      question('apofraksi-banieras', 'Το νερό στην μπανιέρα'),
      asked('How we drill'),
    ],
  },
  'a heading that begins small': {
    faults: [
      small(
        service('plumbing'),
        replaced(service('plumbing'), 'heading: Εργασίες που', 'heading: εργασίες που'),
        'heading: εργασίες',
        'εργασίες',
      ),
      small(
        'content/areas/korydallos.yaml',
        set('content/areas/korydallos.yaml', 'services heading', 'τι βουλώνει συχνά στον Κορυδαλλό'),
        'τι βουλώνει',
        'τι',
      ),
      {
        ...small(
          LOCK,
          abroad(replaced(LOCK, 'heading: What is included', 'heading: what is included')),
          'what is',
          'what',
        ),
      },
    ],
    harmless: [
      replaced(service('plumbing'), 'heading: Εργασίες που', 'heading: 5 εργασίες που'),
      set('content/areas/korydallos.yaml', 'services heading', '«Πάλι αυτό;» και άλλα που ακούμε στον Κορυδαλλό'),
      abroad(replaced(LOCK, 'heading: What is included', 'heading: e-Keys and what is included')),
    ],
  },
  'a phone of others on one page': {
    rule: 'fact/phone',
    faults: [
      'Για κλειδαρά καλέστε τον Γιώργο στο 210 456 7891.',
      'Πάρτε μας στο 211 800 4455 όποτε θέλετε.',
      'Στα βόρεια έρχεται ο συνεργάτης μας, 698 765 4321.',
      en('For a glazier ring Tom on 0113 496 0555.'),
      en('Ring the other workshop, 0113 222 7788.'),
    ],
    harmless: [
      'Η ΕΥΔΑΠ απαντά στο 210 214 4444.',
      'Ο δήμος έχει γραμμή για τα φρεάτια, 210 555 6677.',
      'Ο σωλήνας έχει τον κωδικό 210-4456-12.',
      ...english('The council answers on 0113 222 4444.', 'The cylinder is number 0113-44-77 in the list.'),
    ],
  },
  'a place in a form that its article does not take': {
    rule: 'prose/place-article',
    faults: [
      'Η ομάδα της Καλλιθέα ξεκινά αμέσως.',
      'Ερχόμαστε στο Νίκαια μέσα στη μέρα.',
      'Στα στενά του Πέραμα το όχημα χωρά.',
      'Οι κάτοικοι της Δραπετσώνα μας ξέρουν.',
    ],
    harmless: [
      'Η ομάδα της Καλλιθέας ξεκινά αμέσως.',
      'Στα στενά του Περάματος το όχημα χωρά.',
      'Οι αυλές της Δραπετσώνας είναι μικρές.',
    ],
  },
  'a picture that runs a script': {
    faults: [
      badFile(
        'sec/picture-script',
        'bell.svg',
        '<script>',
        '<svg xmlns="http://www.w3.org/2000/svg"><script>f()</script></svg>',
      ),
      badFile(
        'sec/picture-script',
        'van.svg',
        '<svg onload=…',
        '<svg xmlns="http://www.w3.org/2000/svg" onload="f()"></svg>',
      ),
      badFile(
        'sec/picture-script',
        'hub.svg',
        '<a href=…',
        '<svg xmlns="http://www.w3.org/2000/svg"><a href="javascript:f()"></a></svg>',
      ),
    ],
    harmless: [
      published(
        'rim.svg',
        '<svg xmlns="http://www.w3.org/2000/svg"><!-- <script>none</script> --><path d="M0 0"/></svg>',
      ),
      published('oil.svg', '<svg xmlns="http://www.w3.org/2000/svg"><text>onload = none, script</text></svg>'),
      published('tap.svg', '<svg xmlns="http://www.w3.org/2000/svg"><a href="/contact"><path d="M0 0"/></a></svg>'),
    ],
  },
  'English that denies on a Greek page': {
    faults: [
      untrue('We embed no maps.', 'map: shows one from'),
      untrue('No maps, videos or fonts are loaded from anywhere.', 'map: shows one from'),
      cookie('This site uses no cookies.'),
      cookie('We never set cookies.'),
    ],
    harmless: [
      said('Το μήνυμα «no cookies» το γράφουν πολλοί και λίγοι το κρατούν.'),
      said('Ο χάρτης λέγεται OpenStreetMap (no tracking).'),
      said('Το email σας μένει στο γραμματοκιβώτιο (inbox).'),
    ],
  },
} satisfies Kinds
