// Slips in dates, links, built pages and YAML that stand where nobody looked for them: redirects, both ends of an offer.
import {
  abroad,
  area,
  bad,
  badDrawn,
  drawn,
  type Edit,
  en,
  english,
  type Fault,
  type Kinds,
  page,
  refused,
  replaced,
  service,
  set,
  unread,
} from '../kinds.ts'

const ROUTES = 'content/routes.yaml'
const REVIEWS = 'content/reviews.yaml'
const redirect = (from: string, to: string): Edit =>
  replaced(ROUTES, 'redirects:\n', `redirects:\n  - { from: ${from}, to: "${to}", status: 301 }\n`)
const marked = (from: string, to: string, mark: string): Fault => bad('link/tracking', redirect(from, to), from, mark)
const heading = (file: string, from: string, to: string): Edit => replaced(file, `heading: ${from}`, `heading: ${to}`)
const twice = (file: string, from: string, to: string, line = to): Fault =>
  bad('a11y/heading-twice', heading(file, from, to), line, 'stands twice')
const listed = (slug: string, title: string): Fault =>
  bad('content/name-list', set(area(slug), 'title', title), 'title:', 'lists the names of', ['title/words'])
const aria = (path: string, html: string, says: string) => badDrawn('a11y/aria', path, html, says)

export default {
  'prices and hours of ours for a year that is over': {
    rule: 'content/dates',
    faults: [
      'Οι τιμές μας για το 2025 μένουν οι ίδιες.',
      'Πρόγραμμα γιορτών 2025, με τεχνίτη και την Πρωτοχρονιά.',
      'Ο τιμοκατάλογος για το 2023 στέλνεται με μήνυμα.',
    ],
    harmless: [
      'Οι τιμές μας για το 2026 μένουν οι ίδιες.',
      'Με τις τιμές μας μένετε ήσυχοι, όπως και το 2019.',
      'Το πρόγραμμα γιορτών του 2026 θα το γράψουμε εδώ.',
    ],
  },
  'an offer between two days that are over': {
    rule: 'content/dates',
    faults: [
      'Από 1/1/2026 έως 28/2/2026 ο έλεγχος της γραμμής γίνεται δωρεάν.',
      'Από τις 3 Μαρτίου 2025 έως τις 30 Απριλίου 2025 έχουμε έκπτωση στις σχάρες.',
      en('Prices valid from 1 January 2025 to 31 December 2025.'),
      en('The spring offer runs from 1 March 2026 to 31 May 2026.'),
      en('Sale ends 31/08/2026.'),
    ],
    harmless: [
      'Από 1/1/2026 έως 28/2/2026 ο δρόμος ήταν κλειστός για έργα.',
      'Από τις 3 Μαρτίου 2020 έως τις 30 Απριλίου 2020 δεν κυκλοφορούσε κανείς.',
      en('From 1 March 2026 to 31 May 2026 the bridge was closed.'),
      en('The lane was dug up between 3 May 2025 and 9 June 2025.'),
      en('The sale of the hall ended 31/08/2026.'),
    ],
  },
  'a season that is told of': {
    rule: 'content/dates',
    faults: english(
      'In summer 2025 we will open on Sundays, too.',
      'Our winter 2024 offer is a second key.',
      'Autumn 2025: safety week for every back door.',
    ),
    harmless: english(
      'In summer 2025 the council relaid the pavement in front of the church.',
      'The winter 2023 floods filled every cellar of the terrace.',
      'Since spring 2024 the gate has had a lock of its own.',
      'The house was sold in autumn 2022, and its keys with it.',
    ),
  },
  'a mark of a campaign behind the target of a redirect': {
    faults: [
      marked('/prosfora', '/faq?utm_source=flyer', 'utm_source'),
      marked('/fb', '/?fbclid=abc', 'fbclid'),
      marked('/qr', '/epikoinwnia?utm_campaign=qr&utm_medium=print', 'utm_campaign and utm_medium'),
    ],
    harmless: [redirect('/prosfora', '/faq'), redirect('/fb', '/'), redirect('/qr', '/epikoinwnia?from=qr')],
  },
  'link words that say what is done in a word that no page has': {
    rule: 'link/names-another',
    faults: [
      bad(
        'link/names-another',
        replaced('content/prices.yaml', 'link: /services/apofraksi-me-kamera', 'link: /services/apofraksi-frateiou'),
        'apofraksi-frateiou',
        'Έλεγχος με κάμερα',
      ),
      'Ζητήστε τον [έλεγχο με κάμερα](/services/apofraksi-lekanis) πριν αγοράσετε.',
      'Κάνουμε και [έρευνα με κάμερα](/services/apofraksi-banieras) στις παλιές γραμμές.',
    ],
    harmless: [
      'Ζητήστε τον [έλεγχο με κάμερα](/services/apofraksi-me-kamera) πριν αγοράσετε.',
      'Δείτε [τι σημαίνει το πλάτος](/services/apofraksi-lekanis) του σωλήνα.',
      'Δείτε [πότε χρειάζεται κάμερα](/faq) και πότε όχι.',
    ],
  },
  'headings of one name but for capitals and marks': {
    faults: [
      twice(page('company'), 'Πού θα μας βρείτε', 'ΠΟΙΟΣ θα έρθει;'),
      twice(area('perama'), 'Τι κάνουμε αλλιώς στην ανηφόρα', 'Από την πλαγιά, ως το μηχανουργείο'),
      abroad(twice(service('window-locks'), 'What you are left with', 'What is included?', 'What is included')),
    ],
    harmless: [
      heading(page('company'), 'Πού θα μας βρείτε', 'Ποιος θα έρθει και πότε'),
      heading(area('perama'), 'Τι κάνουμε αλλιώς στην ανηφόρα', 'Από την πλαγιά ως το λιμάνι'),
      heading(service('apofraksi-niptira'), 'Τι σημαίνει για τη δουλειά σας', 'Τι γίνεται μετά στον χώρο σας'),
    ],
  },
  'a title that lists towns': {
    faults: [
      listed('perama', 'Αποφράξεις Πέραμα - Κερατσίνι - Νίκαια - Κορυδαλλός'),
      listed('tauros', 'Αποφράξεις Ταύρος, Μοσχάτο, Καλλιθέα, Νέα Σμύρνη'),
      listed('chaidari', 'Χαϊδάρι | Αιγάλεω | Περιστέρι | Αγία Βαρβάρα αποφράξεις'),
    ],
    harmless: [
      set(area('perama'), 'title', 'Αποφράξεις στο Πέραμα, δίπλα στο Κερατσίνι'),
      set(area('tauros'), 'title', 'Αποφράξεις Ταύρος, για σπίτια, γραφεία και μαγαζιά'),
      set(area('chaidari'), 'title', 'Αποφράξεις Χαϊδάρι, ανάμεσα σε Αιγάλεω και Περιστέρι'),
    ],
  },
  'values for assistive technology that say nothing': {
    faults: [
      aria('/areas/perama', '<p aria-live="loud">Ερχόμαστε</p>', 'aria-live="loud"'),
      aria('/areas/tauros', '<a href="/faq" aria-current="yes">Απορίες</a>', 'aria-current="yes"'),
      aria('/areas/nikaia', '<p aria-busy="yes">Περισσότερα εδώ</p>', 'aria-busy="yes"'),
    ],
    harmless: [
      drawn('/areas/perama', '<p aria-live="polite">Ερχόμαστε</p>'),
      drawn('/areas/tauros', '<a href="/faq" aria-current="false">Απορίες</a>'),
      drawn('/areas/nikaia', '<button type="button" aria-expanded="false">Περισσότερα εδώ</button>'),
    ],
  },
  'a country instead of a no, a list cut by a comment': {
    faults: [
      abroad(unread(replaced(REVIEWS, '"Sample, a flat in Headingley"', 'NO'), 'NO', '"NO" without quotes')),
      abroad(unread(replaced(page('home'), '[We cut keys at', '[We cut keys in unit #4 at'), '#4', 'cuts the list')),
      unread(replaced('site.yaml', '{ write: ατσαλίνα,', '{ write: ατσαλίνα #2,'), '#2', 'cuts the list'),
      unread(replaced(area('piraeus'), 'items: [', 'items: [ #nikaia '), '#nikaia', 'cuts the list'),
    ],
    harmless: [
      abroad(replaced(REVIEWS, '"Sample, a flat in Headingley"', '"Sample, No 4 in Headingley"')),
      abroad(replaced(page('home'), '[We cut keys at', '["We cut keys in unit #4", We cut keys at')),
      replaced(area('piraeus'), 'items: [neo-faliro, drapetsona, nikaia]', 'items: [neo-faliro, drapetsona] # δύο'),
    ],
  },
  'a slip in site.yaml of two languages, whose other files say nothing wrong': {
    faults: [
      abroad(
        refused(
          replaced('site.yaml', '{ name: Areas, href: /areas }', '{ name: "", href: /areas }'),
          'name: ""',
          'is empty',
        ),
      ),
      abroad(
        refused(replaced('site.yaml', '{ icon: shield,', '{ icon: sheild,'), 'sheild', 'is not among the choices'),
      ),
      abroad(
        refused(
          replaced('site.yaml', '{ name: Privacy, href: /privacy }', '{ name: Privacy, href: "#" }'),
          '"#"',
          'is not an address',
        ),
      ),
    ],
    harmless: [
      abroad(replaced('site.yaml', '{ name: Areas, href: /areas }', '{ name: All areas, href: /areas }')),
      abroad(replaced('site.yaml', '{ icon: shield,', '{ icon: star,')),
      abroad(replaced('site.yaml', '{ name: Privacy, href: /privacy }', '{ name: Your privacy, href: /privacy }')),
    ],
  },
} satisfies Kinds
