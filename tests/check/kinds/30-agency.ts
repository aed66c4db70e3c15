// What agencies and interns leave behind them: units twice, rows and menus that lead astray, headings of a pattern.
import { abroad, area, bad, type Edit, en, type Fault, type Kinds, page, replaced, service, set } from '../kinds.ts'

const PRICES = 'content/prices.yaml'
const SITE = 'site.yaml'
const row = (claim: string, text: string) => replaced(PRICES, `price: "{${claim}}"`, `price: "${text}"`)
const bare = (claim: string, text: string) => bad('claims/unit', row(claim, text), `price: "${text}"`, `is "${text}"`)
/** A claim of its own, before another one. */
const declared = (before: string, name: string, text: string, other: string): Edit => {
  const variant = `variants: { long: { text: "${other}", why: x } }`
  return replaced(SITE, `\n  ${before}:`, `\n  ${name}: { text: "${text}", about: ${name}, ${variant} }\n  ${before}:`)
}
const alone = (before: string, name: string, text: string, other: string): Fault =>
  bad('claims/unit', declared(before, name, text, other), `text: "${text}"`, `{${name}} is "${text}" alone`, [
    'claims/variants',
  ])
const leads = (from: string, to: string, says: string): Fault =>
  bad('claims/price-row', replaced(PRICES, `link: ${from}`, `link: ${to}`), `link: ${to}`, says, ['link/names-another'])
const stone = (text: string) =>
  replaced(area('horsforth'), 'heading: Old doors in Horsforth, opened with care', `heading: ${text}`)
const heading = (file: string, text: string): Edit => set(file, 'heading', text)
const patterned = (file: string, text: string): Fault =>
  bad('dup/place-only-h1', heading(file, text), text, 'the heading of')
const lead = (file: string, text: string): Fault => bad('dup/paragraph', set(file, 'lead', text), text, 'stands in')
const item = (find: string, by: string): Edit => replaced(SITE, find, by)
const twice = (find: string, by: string, name: string): Fault =>
  bad('link/twice', item(find, by), by, `a menu leads to "${name}" twice`)
const REVIEWS = 'content/reviews.yaml'
const profile = (href: string) => `href: !placeholder ${href}`
const PROFILE = profile('https://reviews.apofraxeis-peiraia.example/')
const network = (href: string): Fault =>
  bad('link/empty', replaced(page('company'), PROFILE, `href: ${href}`), href, 'for nobody')

export default {
  'a word of a claim beside the claim': {
    rule: 'claims/unit',
    faults: [
      'Η απόφραξη λεκάνης κοστίζει {price-toilet} ευρώ.',
      'Σε {response} λεπτά χτυπάμε το κουδούνι.',
      'Ανοίγουμε σωλήνες εδώ και πάνω από {experience}.',
      en('We open the door for £{price-lockout}.'),
      en('We are with you in {arrival} minutes.'),
    ],
    harmless: [
      'Η απόφραξη λεκάνης κοστίζει {price-toilet}. Ευρώ ή κάρτα, όπως σας βολεύει.',
      'Ερχόμαστε ως {radius}, χιλιόμετρα που τα μετράμε από τον Πειραιά.',
      'Ανοίγουμε σωλήνες {availability.day}, χειμώνα και καλοκαίρι.',
      en('We open the door for {price-lockout}, pounds and pence said before we start.'),
      en('For {guarantee}, months and days counted from the bill, it is covered.'),
    ],
  },
  'a price without its currency': {
    faults: [
      bare('price-manhole', 'από 70'),
      bare('price-pipes', '50'),
      bad(
        'claims/unit',
        replaced(service('apofraksi-lekanis'), 'λεκάνης: {price-toilet}"', 'λεκάνης: 50"'),
        'λεκάνης: 50',
        'without a currency',
      ),
      abroad(bare('price-lockout', '75')),
    ],
    harmless: [
      row('price-manhole', 'Ρωτήστε μας'),
      row('price-pipes', 'Με συμφωνία από πριν'),
      abroad(row('price-lockout', 'Said on the telephone')),
    ],
  },
  'a claim without its unit': {
    faults: [
      alone('radius', 'lunch', '40', '60 λεπτά'),
      alone('pest-visit', 'drying', '2-3', '4-5 ώρες'),
      alone('disinfection-return', 'airing', '15', '75 λεπτά'),
    ],
    harmless: [
      item('    text: 24-48 ώρες\n', '    text: 24 έως 48 ώρες\n'),
      item('    text: τουλάχιστον 2 φορές τον χρόνο', '    text: τουλάχιστον δύο φορές τον χρόνο'),
      abroad(item('guarantee: { text: 12 months', 'guarantee: { text: twelve months')),
    ],
  },
  'a row of prices that leads to another job': {
    faults: [
      leads('/services/apofraksi-me-kamera', '/services/leak-detection', '{price-camera} is the price of'),
      leads('/services/sintirisi-apoxeteyseon', '/services/plumbing', '{price-maintenance} is the price of'),
      abroad(leads('/services/lock-change', '/services/window-locks', '{price-cylinder} is the price of')),
    ],
    harmless: [
      replaced(PRICES, 'link: /services/apofraksi-me-kamera', 'link: /faq'),
      replaced(PRICES, 'link: /services/apofraksi-nerochyti', 'link: /services/apofraksi-niptira'),
      abroad(replaced(PRICES, 'link: /services/lock-change', 'link: /services')),
    ],
  },
  'a main heading that differs by the place alone': {
    faults: [
      patterned(area('tauros'), 'Απόφραξη στον Ταύρο, από τον νεροχύτη ως το φρεάτιο'),
      patterned(area('moschato'), 'Αποφράξεις στο Μοσχάτο, όποια ώρα κι αν βουλώσει'),
      patterned(area('piraeus'), 'Απόφραξη στον Πειραιά, σε σπίτι, αυλή ή μαγαζί'),
    ],
    harmless: [
      heading(area('drapetsona'), 'Αποφράξεις στη Δραπετσώνα'),
      heading(area('perama'), 'Απόφραξη στο Πέραμα, από το λούκι ως τον δρόμο'),
      abroad(stone('A locksmith for the stone doors of Horsforth')),
    ],
  },
  'a lead of another page with its own time': {
    faults: [
      lead(
        area('nikaia'),
        'Δώστε μας δρόμο, όροφο και τι βλέπετε. Ακούτε στο τηλέφωνο τι να κλείσετε και φτάνουμε σε {response}.',
      ),
      lead(
        area('tauros'),
        'Καλείτε, λέτε αν είστε σε πολυκατοικία, μονοκατοικία ή κατάστημα, και ερχόμαστε με το κατάλληλο μηχάνημα σε {response}.',
      ),
      lead(
        area('perama'),
        'Πρώτα βγάζουμε το νερό από το υπόγειο, ύστερα βρίσκουμε τι το κράτησε. Αντλία και απόφραξη έρχονται μαζί, σε {response.far}.',
      ),
    ],
    harmless: [
      set(area('korydallos'), 'lead', 'Δώστε μας όροφο και κουδούνι. Σε {response} είμαστε στην είσοδο.'),
      set(area('athens'), 'lead', 'Ακούτε στο τηλέφωνο ποια βάνα κλείνει τη στήλη, και ερχόμαστε σε {response.far}.'),
      set(area('chaidari'), 'lead', 'Με σκάλα και πιεστικό στο αυτοκίνητο, φτάνουμε ως το Δάσος σε {response.far}.'),
    ],
  },
  'an entry that stands in a menu twice': {
    faults: [
      twice(
        '{ name: Αντλήσεις υδάτων, href: /services/antliseis-ydaton }',
        '{ name: Απολύμανση σπιτιού, href: /services/apolymansi }',
        'Απολύμανση σπιτιού',
      ),
      twice('{ name: Πολιτική απορρήτου, href: /politiki-aporritou }', '{ name: Περιοχές, href: /areas } ', 'Περιοχές'),
      abroad(twice('{ name: Privacy, href: /privacy }', '{ name: Areas, href: /areas } ', 'Areas')),
    ],
    harmless: [
      item(
        '{ name: Αντλήσεις υδάτων, href: /services/antliseis-ydaton }',
        '{ name: Αντλήσεις, href: /services/antliseis-ydaton }',
      ),
      item('{ name: Απολύμανση χώρων, href: /apolymansi }', '{ name: Απολύμανση σπιτιού, href: /services/apolymansi }'),
      abroad(item('{ name: Privacy, href: /privacy }', '{ name: Privacy and cookies, href: /privacy }')),
    ],
  },
  'a profile of a manual': {
    faults: [
      network('https://www.facebook.com/yourpage'),
      network('https://www.instagram.com/your_business/'),
      network('https://www.youtube.com/@yourchannel'),
    ],
    harmless: ['apofraxeispeiraia', 'pages/pasalimani', 'yourgarden.gr'].map((name) =>
      replaced(page('company'), PROFILE, `href: https://www.facebook.com/${name}`),
    ),
  },
  'the words of one customer under the name of another': {
    faults: [
      bad(
        'content/same-twice',
        replaced(
          REVIEWS,
          'Το υπόγειο πλημμύρισε μετά τη βροχή. Έβγαλαν το νερό και καθάρισαν το φρεάτιο.',
          'Έβαλαν κάμερα στη στήλη και είδαμε όλοι στην οθόνη πού ήταν το πρόβλημα!',
        ),
        'πρόβλημα!',
        'items.3.text says what items.2.text says',
      ),
      bad(
        'content/same-twice',
        replaced(
          'content/testimonials.yaml',
          'Ήθελα να ξέρω το ποσό πριν αρχίσουν και το ήξερα. Τόσο πλήρωσα στο τέλος.',
          "Δούλεψαν μεσημέρι χωρίς να ενοχλήσουν και άφησαν την είσοδο πιο καθαρή απ' όσο τη βρήκαν.",
        ),
        'Δούλεψαν μεσημέρι',
        'says what',
      ),
      abroad(
        bad(
          'content/same-twice',
          replaced(
            REVIEWS,
            'A little later than promised but they rang ahead. The new cylinder turns smoothly.',
            'Opened the door without a scratch and showed me how to stop it slamming shut!',
          ),
          'slamming shut!',
          'says what',
        ),
      ),
    ],
    harmless: [
      replaced(
        REVIEWS,
        'Το υπόγειο πλημμύρισε μετά τη βροχή. Έβγαλαν το νερό και καθάρισαν το φρεάτιο.',
        'Έβαλαν κάμερα και στη δική μας στήλη, και το πρόβλημα φάνηκε αμέσως.',
      ),
      replaced(
        'content/testimonials.yaml',
        'Ήθελα να ξέρω το ποσό πριν αρχίσουν και το ήξερα. Τόσο πλήρωσα στο τέλος.',
        'Δούλεψαν νύχτα χωρίς να ενοχλήσουν κανέναν.',
      ),
      abroad(
        replaced(
          REVIEWS,
          'A little later than promised but they rang ahead. The new cylinder turns smoothly.',
          'Opened the door and rang ahead.',
        ),
      ),
    ],
  },
  'an item that stands in its list twice': {
    faults: [
      bad(
        'content/same-twice',
        replaced(
          service('apofraksi-lekanis'),
          '    - Καμία γρατζουνιά από αυτοσχέδια εργαλεία',
          '    - Τουαλέτα έτοιμη για χρήση πριν φύγουμε.'.replace('.', ''),
        ),
        '- Τουαλέτα έτοιμη για χρήση πριν φύγουμε',
        'benefits.items.1 is what benefits.items.0 is',
      ),
      bad(
        'content/same-twice',
        replaced(
          service('plumbing'),
          '    - Επισκευή σωλήνα που έσπασε ή τρύπησε',
          '    - Φλοτέρ, μηχανισμός και λάστιχα στο καζανάκι',
        ),
        '- Φλοτέρ, μηχανισμός και λάστιχα στο καζανάκι',
        'features.items.3 is what features.items.1 is',
      ),
      abroad(
        bad(
          'content/same-twice',
          replaced('content/services/lock-change.yaml', 'The old one taken away', 'Five keys'),
          'Five keys, Five keys',
          'features.items.2 is what features.items.1 is',
        ),
      ),
    ],
    harmless: [
      replaced(
        service('apofraksi-lekanis'),
        '    - Καμία γρατζουνιά από αυτοσχέδια εργαλεία',
        '    - Τουαλέτα καθαρή πριν φύγουμε',
      ),
      replaced(service('plumbing'), '    - Επισκευή σωλήνα που έσπασε ή τρύπησε', '    - Λάστιχα στο ντους'),
      abroad(replaced('content/services/lock-change.yaml', 'The old one taken away', 'Five keys of steel')),
    ],
  },
  'two choices of the form that are sent as one': {
    faults: [
      ['water-pumping', 'disinfection', 'Άντληση υδάτων'],
      ['camera-unclogging', 'drain-unclogging', 'Απόφραξη με κάμερα'],
      ['gutter-unclogging', 'drain-maintenance', 'Συντήρηση αποχέτευσης'],
    ].map(([from = '', to = '', name = '']) =>
      bad(
        'content/same-twice',
        replaced(page('contact'), `value: ${from},`, `value: ${to},`),
        name,
        `sends "${name}" as`,
      ),
    ),
    harmless: [
      replaced(page('contact'), 'value: water-pumping,', 'value: pumping,'),
      replaced(page('contact'), 'value: disinfection,', 'value: disinfection-home,'),
      abroad(replaced(page('contact'), 'value: cylinder,', 'value: cylinders,')),
    ],
  },
} satisfies Kinds
