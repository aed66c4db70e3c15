// Days, links, pages and files as owners, agencies and copy-paste get them wrong, beside what only looks like it.
import {
  area,
  bad,
  badDrawn,
  badFile,
  both,
  drawn,
  en,
  english,
  type Kinds,
  page,
  published,
  redrawn,
  refused,
  replaced,
  service,
  set,
  unread,
} from '../kinds.ts'

const dates = 'content/dates'
const review = (from: string, date: string) => replaced('content/reviews.yaml', `date: ${from}`, `date: ${date}`)
const ahead = (from: string, date: string) => bad(dates, review(from, date), date, 'has not come yet')

const hidden = (name: string) => replaced(page(name), 'head:\n', 'head:\n  robots: noindex, follow\n')
const unseen = (name: string) => bad('index/set', hidden(name), 'robots: noindex', `/${name} is kept out`)
const third = (path: string, code: string, host: string) => ({
  ...badDrawn('sec/third-party', path, `<script>${code}</script>`, `loads from ${host}`),
  also: ['sec/csp', 'perf/blocking'],
})
/** The last line of a page, as a template draws it. */
const footed = (path: string, line: string) => redrawn(path, '</footer>', `<p>${line}</p></footer>`)
const old = (path: string, line: string, says: string) => ({
  ...footed(path, line),
  rule: dates,
  says,
  at: { file: 'templates/layout/footer.tsx' },
})
const language = (code: string) => replaced('site.yaml', 'language: el', `language: ${code}`)
const experience = (text: string) => replaced('site.yaml', 'service: { text: 15 χρόνια,', `service: { text: ${text},`)
const less = (text: string) =>
  bad('claims/variants', experience(text), text, '{experience.service} says', ['fact/claim-conflict'])
const pale = (slug: string, css: string) => ({
  html: [
    { path: `/areas/${slug}`, find: '<link rel="canonical"', by: `<style>${css}</style><link rel="canonical"` },
    { path: `/areas/${slug}`, find: '</main>', by: `<p class="weak">Αχνό ${slug}</p></main>` },
  ],
})
const faint = (slug: string, css: string) => ({
  ...pale(slug, css),
  rule: 'a11y/contrast',
  says: `Αχνό ${slug}`,
  also: ['sec/csp'],
  at: { file: 'templates/styles.css' },
})
const locale = (code: string) => replaced('site.yaml', 'locale: el_GR', `locale: ${code}`)
const profile = (href: string) =>
  replaced('site.yaml', 'priceRange: από 20€\n', `priceRange: από 20€\n  sameAs: [${href}]\n`)
const tableOf = (head: string, first: string) =>
  `<table><thead><tr>${head}</tr></thead><tbody><tr>${first}<td>Αυλή</td></tr></tbody></table>`
const google = (id: string, says: string) =>
  badFile('sec/verification', `google${id}.html`, `google${id}.html proves nothing`, says)
const foreign = (file: string, says: string) =>
  badFile('sec/foreign-file', file, `${file} is published, and looks like ${says}`)
const ofH1 = (file: string, value: 'urgent' | 'services heading', text: string) =>
  bad('a11y/heading-twice', both(set(file, 'heading', text), set(file, value, text)), text, 'the same as the h1')

export default {
  'a review of a day of this year that is ahead': {
    faults: [ahead('14/9/2025', '14/12/2026'), ahead('2/7/2025', '24/12/2026'), ahead('21/5/2025', '30/11/2026')],
    harmless: [review('14/9/2025', '20/11/2026'), review('2/7/2025', '1/11/2026'), review('21/5/2025', '29/2/2024')],
  },
  'what was, on a day that is ahead': {
    rule: dates,
    faults: [
      'Η κυρία Ρένα μάς έγραψε στις 4 Φεβρουαρίου 2029 ότι ο νιπτήρας τρέχει κανονικά.',
      'Τον αγωγό της οδού τον καθάρισε ο δήμος στις 3/5/2028.',
      'Αλλάξαμε τις βάνες της πολυκατοικίας στις 12 Μαρτίου του 2030.',
      en('Mrs Hall is content: she wrote to us on 4 February 2029.'),
    ],
    harmless: [
      'Οι άδειες που ανανεώσαμε λήγουν στις 4 Φεβρουαρίου 2029.',
      'Ο δήμος θα καθαρίσει τον αγωγό της οδού στις 3/5/2028.',
      'Ορίσαμε τον επόμενο έλεγχο της στήλης στις 12 Μαρτίου 2027.',
      'Τον αγωγό της οδού τον καθάρισε ο δήμος στις 3/5/2024.',
      ...english('We planned the works of the arcade for 4 February 2029.', 'It runs out on 4 February 2029.'),
    ],
  },
  'the 29th of February of a year that has none': {
    rule: dates,
    faults: [
      'Ο δήμος καθαρίζει τα φρεάτια στις 29 Φεβρουαρίου 2027.',
      'Την 29η Φεβρουαρίου του 2025 άλλαξε ο αγωγός της οδού.',
      en('The road was closed on 29 February 2026.'),
    ],
    harmless: [
      'Ο δήμος καθαρίζει τα φρεάτια στις 29 Φεβρουαρίου 2028.',
      'Κάθε 29 Φεβρουαρίου γιορτάζει ο κυρ Μάρκος της γωνίας.',
      ...english('The road was closed on 29 February 2024.'),
    ],
  },
  'a day with dashes that does not exist': {
    rule: dates,
    faults: [
      'Η διακοπή νερού στις 11-28-2026 αφορά όλο το κέντρο.',
      'Ο αγωγός της οδού άλλαξε στις 31-04-2025.',
      en('The water of the arcade is off on 30-02-2027.'),
    ],
    harmless: [
      'Η διακοπή νερού στις 28-11-2026 αφορά όλο το κέντρο.',
      'Το σχέδιο 44-61-2020 της σχάρας το έχει ο δήμος.',
      'Η άδεια γράφει 7-12-31-2026 στη γωνία.',
    ],
  },
  'offers of a month of this year that is over': {
    rule: dates,
    faults: [
      'Προσφορές Μαΐου 2026: μια σχάρα μαζί με κάθε φρεάτιο.',
      'Όποιος κλείσει ραντεβού μέσα στον Σεπτέμβριο 2026 παίρνει μία σίτα για το φρεάτιο.',
      'Όσοι παραγγείλουν εντός του Αυγούστου 2026 έχουν τη σχάρα μαζί.',
      en('Offers of May 2026: a second key with each lock.'),
      en('Whoever books during May 2026 has the second key the same day.'),
    ],
    harmless: [
      'Προσφορές Δεκεμβρίου 2026: μια σχάρα μαζί με κάθε φρεάτιο.',
      'Όποιος έκλεισε ραντεβού μέσα στον Σεπτέμβριο 2026 το έχει κάνει ήδη.',
      'Στις προσφορές Μαΐου 2024 ήταν και οι σχάρες του δρόμου.',
      'Στη Black Friday του 2025 χτυπήσαμε κάθε κουδούνι της στοάς.',
      ...english('Offers of December 2026: a second key with each lock.', 'The council books of May 2026 are open.'),
    ],
  },
  'wishes of a feast that is over': {
    rule: dates,
    faults: [
      'Σας ευχόμαστε καλό Πάσχα.',
      'Καλή ανάσταση από όλους στο συνεργείο.',
      'Καλό καλοκαίρι σε όλη τη γειτονιά!',
      ...english('We wish you a happy Easter.', 'Happy Easter from all of us.'),
    ],
    harmless: [
      'Καλά Χριστούγεννα σε όλη τη γειτονιά!',
      'Όταν η γειτονιά λέει καλό Πάσχα, οι σωλήνες έχουν πιάσει λίπος.',
      'Ένα καλό καλοκαίρι στεγνώνει τις αυλές.',
      ...english('A happy Easter egg hung on the door.', 'Merry Christmas from all of us.'),
    ],
  },
  'the front page of a network for a profile': {
    rule: 'link/empty',
    faults: [
      'Δείτε φωτογραφίες από δουλειές [στο Instagram μας](https://www.instagram.com/).',
      'Γράψτε μας και [στη σελίδα μας](https://facebook.com).',
      bad('link/empty', profile('https://www.youtube.com/'), 'sameAs', 'the front page of youtube.com'),
      badDrawn('link/empty', '/areas/tauros', '<a href="https://el-gr.facebook.com/">Η σελίδα μας</a>', 'facebook.com'),
    ],
    harmless: [
      'Δείτε φωτογραφίες από δουλειές [στο Instagram](https://www.instagram.com/xefrazo_nikaia/).',
      'Ψάξτε τον αριθμό μας [στο Google](https://www.google.com/).',
      profile('https://www.youtube.com/@apofraxeis'),
      drawn('/areas/tauros', '<a href="https://www.facebook.com/profile.php?id=1000123">Η σελίδα του συνεργείου</a>'),
    ],
  },
  'a link of marks alone': {
    rule: 'a11y/name',
    faults: [
      'Για τιμές [.](/faq) ρωτήστε μας.',
      badDrawn('a11y/name', '/areas/nikaia', '<p><a href="/faq">→</a></p>', 'is called →'),
      badDrawn('a11y/name', '/areas/perama', '<p><a href="/areas"><span>»</span></a></p>', 'is called »'),
    ],
    harmless: [
      'Για τιμές [ρωτήστε μας →](/faq) όποτε θέλετε.',
      drawn('/areas/nikaia', '<p><a href="/faq" aria-label="Όσα μας ρωτούν όλοι">→</a></p>'),
      drawn('/areas/perama', '<p><a href="tel:+302100000000">📞</a></p>'),
    ],
  },
  'a heading with the words of the page': {
    faults: [
      ofH1(area('nikaia'), 'urgent', 'Στη Νίκαια ξεκινάμε από την ίδια γειτονιά'),
      ofH1(area('perama'), 'services heading', 'Στο Πέραμα με όλα τα εργαλεία μαζί'),
      ofH1(area('tauros'), 'services heading', 'Στον Ταύρο ανάμεσα στις βιοτεχνίες'),
    ],
    harmless: [
      set(area('nikaia'), 'urgent', 'Τρέχουν νερά αυτή την ώρα;'),
      set(area('perama'), 'services heading', 'Τι ζητούν εδώ στο Πέραμα'),
      drawn('/areas/tauros', '<p>Αποφράξεις στον Ταύρο</p>'),
    ],
  },
  'a page of the main menu that is kept out of search results': {
    faults: [unseen('company'), unseen('faq'), unseen('services')],
    harmless: [
      hidden('apolymansi'),
      replaced(page('company'), 'head:\n', 'head:\n  robots: index, follow\n'),
      hidden('areas'),
    ],
  },
  'a host where agencies show their drafts': {
    rule: 'link/own-absolute',
    faults: [
      'Διαβάστε και [όσα μας ρωτούν](https://apofraxeis.wpengine.com/faq).',
      'Διαβάστε και [όσα ζητάτε](https://apofraxeispeiraia.kinsta.cloud/faq).',
      'Διαβάστε και [όσα απαντάμε](https://apofraxeis-peiraia.lovable.app/faq).',
    ],
    harmless: [
      'Το σχέδιο της σχάρας [το έχει ο κατασκευαστής](https://sxares-aylis.wpengine.com/sxedio).',
      'Σίτες πουλά [το κατάστημα της γωνίας](https://sites-eidi.myshopify.com/).',
      'Τη στάθμη τη γράφει [ο σταθμός](https://stathmi.fly.dev/).',
    ],
  },
  'a table whose headers are empty': {
    faults: ['perama', 'tauros', 'nikaia'].map((slug, i) => ({
      ...badDrawn(
        'a11y/table',
        `/areas/${slug}`,
        tableOf('<th scope="col"></th><th scope="col"> </th>', `<td>${i}</td>`),
        'has no headers',
      ),
      at: { file: 'templates/blocks/prices.tsx' },
    })),
    harmless: ['perama', 'tauros', 'nikaia'].map((slug, i) =>
      drawn(`/areas/${slug}`, tableOf('<td></td><th scope="col">Χώρος</th>', `<th scope="row">${i}</th>`)),
    ),
  },
  'a locale that does not exist': {
    faults: [
      refused(locale('gr_GR'), 'locale: gr_GR', 'is no language'),
      refused(locale('el_EL'), 'locale: el_EL', 'is no language'),
      refused(locale('gk_CY'), 'locale: gk_CY', 'is no language'),
    ],
    harmless: [locale('el_CY'), locale('"el_GR"'), locale('el_GR # ελληνικά')],
  },
  'one quote of print before a text': {
    faults: [
      unread(set(service('plumbing'), 'heading', '”Υδραυλικός στο σπίτι για κάθε βλάβη'), '”Υδραυλικός', 'no other'),
      unread(set(area('perama'), 'urgent', '“Τρέχει νερό'), '“Τρέχει', 'no other'),
      unread(set(area('keratsini'), 'item title', '„Δίπλα σας'), '„Δίπλα', 'no other'),
    ],
    harmless: [
      set(service('plumbing'), 'heading', '«Υδραυλικός» στο σπίτι για κάθε βλάβη'),
      set(area('perama'), 'urgent', "'Τρέχει νερό;'"),
      set(area('keratsini'), 'item title', "Το '24 δίπλα σας"),
    ],
  },
  'a file of Google that proves nothing': {
    faults: [
      google('aaaaaaaaaaaaaaaa', 'google-site-verification: googlebbbbbbbbbbbbbbbb.html'),
      google('cccccccccccccccc', ''),
      google('dddddddddddddddd', '<!DOCTYPE html><title>Google</title>'),
    ].map((fault) => ({ ...fault, also: ['sec/verification'] })),
    harmless: [
      published('google0123456789abcdef.html', 'google-site-verification: google0123456789abcdef.html\n'),
      published('google-map.txt', 'Χάρτης'),
      published('googled.pdf'),
    ],
  },
  'a dump, an export or a page of another site': {
    faults: [
      foreign('export.sql.txt', 'a dump of a database'),
      foreign('apofraxeis.WordPress.2024-11-03.xml', 'a part of another system'),
      foreign('site.wpress', 'an archive'),
      foreign('palio/index.htm', 'a page of another site'),
      foreign('#styles.css#', 'a copy'),
    ],
    harmless: [
      published('mysql-odigies.txt'),
      published('wordpress.pdf'),
      published('home.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
  },
  'a script in the page that loads from elsewhere': {
    faults: [
      third(
        '/areas/kallithea',
        "(function(w,d){var s=d.createElement('script');s.src='https://tags.mouse.example/t/abc';d.head.append(s)})()",
        'tags.mouse.example',
      ),
      third(
        '/areas/moschato',
        "!function(f,b,e,v){}(window,document,'script','https://px.pixel.example/events.js');",
        'px.pixel.example',
      ),
      third('/areas/athens', "import('https://chat.example/widget.mjs')", 'chat.example'),
    ],
    harmless: [
      drawn('/areas/kallithea', '<p>s.src="https://tags.mouse.example/t/abc"</p>'),
      drawn('/areas/moschato', '<script type="application/json">{"src":"https://px.pixel.example/"}</script>'),
      drawn('/areas/athens', '<p>Το import("https://chat.example/") το γράφει ο προγραμματιστής</p>'),
    ],
  },
  'a year that a template wrote down': {
    faults: [
      old('/areas/elefsina', '© <time>2021</time> Συνεργείο', '"© 2021"'),
      old('/areas/perama', 'Copyright 2016-2019', '"Copyright 2016-2019"'),
      old('/faq', '&copy; 2018. Με επιφύλαξη', '"© 2018"'),
    ],
    harmless: [
      footed('/areas/elefsina', '© <time>2026</time> Συνεργείο'),
      footed('/areas/perama', 'Copyright 2016-2026'),
      footed('/faq', 'Από το 2018 στη Νίκαια'),
    ],
  },
  'a language that does not exist': {
    faults: [
      refused(language('gr'), 'language: gr', 'is no language'),
      refused(language('gk'), 'language: gk', 'is no language'),
      refused(replaced('site.yaml', 'language: el', 'languages: [el, xq]'), 'languages: [el, xq]', 'is no language'),
    ],
    harmless: [language('"el"'), language('el # ελληνικά'), replaced('site.yaml', 'language: el', 'language:  el')],
  },
  'a variant of less than its claim promises at least': {
    faults: [less('12 χρόνια'), less('10 χρόνια'), less('μόνο 8 χρόνια')],
    harmless: [experience('πάνω από 16 χρόνια'), experience('15 χρόνια και βάλε'), experience('16 χρόνια')],
  },
  'a text that lets its ground through': {
    faults: [
      faint('perama', '.weak{opacity:.3}'),
      faint('athens', '.weak{opacity:45%;color:#333;background:#fff}'),
      faint('tauros', 'p.weak{opacity:0.4}'),
    ],
    harmless: [
      drawn('/areas/perama', '<p class="lead">Λόγια του Περάματος</p>'),
      drawn('/areas/athens', '<p>opacity:.3, γράφει ο προγραμματιστής</p>'),
      drawn('/areas/tauros', '<p class="note">Λόγια του Ταύρου</p>'),
    ],
  },
} satisfies Kinds
