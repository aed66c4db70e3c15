// Links that lead elsewhere than they say, titles nobody wrote for a reader, pages hidden by accident, files published by accident.
import {
  area,
  bad,
  badDrawn,
  badFile,
  badHead,
  badName,
  drawn,
  type Fault,
  type Kinds,
  page,
  published,
  redrawn,
  refused,
  replaced,
  service,
  set,
  written,
} from '../kinds.ts'

const words = 'title/words'
const title = (file: string, text: string, says: string): Fault => bad(words, set(file, 'title', text), 'title:', says)
const robots = (path: string, value: string, says: string): Fault => ({
  ...badHead('index/robots-words', path, '', says),
  ...redrawn(path, 'content="index, follow, ', `content="${value}, `),
})
const hidden = (file: string, value: string, says: string): Fault =>
  bad('index/set', replaced(file, 'head:\n', `head:\n  robots: ${value}\n`), 'noindex', says)
const google = (id: string) => `google-site-verification: google${id}.html`
/** What robots of search engines find in a page that is fine. */
const allowed = (path: string, value: string) => redrawn(path, 'max-image-preview:large', value)
const foreign = (file: string, says: string) => badFile('sec/foreign-file', file, says)
const headingTwice = (file: string, find: string, heading: string): Fault =>
  bad('a11y/heading-twice', replaced(file, `heading: ${find}`, `heading: ${heading}`), heading)
const sameHeading = (to: string, from: string): Fault =>
  bad(
    'title/h1-duplicate',
    set(to, 'heading', written(from, 'heading')),
    written(from, 'heading'),
    written(from, 'heading'),
    ['dup/other-name'],
  )

export default {
  'link words that say another page in other words': {
    rule: 'link/names-another',
    faults: [
      'Καθαρίστε και το [σιφόνι του μπάνιου](/services/apofraksi-frateiou).',
      'Δείτε και τη [στήλη της κουζίνας](/services/apofraksi-lekanis).',
      'Ρωτήστε για τη [στήλη τουαλετών](/services/apofraksi-mpalkoniou).',
    ],
    harmless: [
      'Καθαρίστε και το [σιφόνι του μπάνιου](/services/apofraksi-sifonioy-mpaniou).',
      'Ανοίγουμε και το [φρεάτιο της αυλής](/services/apofraksi-frateiou).',
      'Δείτε τι κάνουμε για τη [λεκάνη του μπάνιου](/services/apofraksi-lekanis).',
    ],
  },
  'link words name one page and lead to another': {
    rule: 'link/names-another',
    faults: [
      'Δείτε την [απόφραξη λεκάνης](/services/apofraksi-frateiou).',
      'Δείτε την [επικοινωνία](/faq).',
      'Δείτε την [απόφραξη φρεατίου](/services/apofraksi-nerochyti).',
      'Δείτε [πώς δουλεύουμε στο Κερατσίνι](/areas/perama).',
      'Μετά κάνουμε [απολύμανση του χώρου](/services/apofraksi-lekanis).',
      'Η άντληση ξεκινά από το [φρεάτιο](/services/apofraksi-lekanis).',
      'Κοιτάμε και τη [λεκάνη](/services/apofraksi-banieras), αν τρέχει.',
      'Ανοίγουμε πρώτα την σχάρα στο [μπαλκόνι του ξενώνα](/services/apofraksi-frateiou).',
      'Τη χρονιά την κλείνει μια [συντήρηση για την πολυκατοικία](/services/plumbing).',
      'Δείτε τις [περιοχές που εξυπηρετούμε](/faq).',
      'Δείτε τις [υπηρεσίες μας](/politiki-aporritou).',
      'Όλα τα γράφει η [πολιτική απορρήτου που έχουμε](/services).',
      bad(
        'link/names-another',
        replaced(
          'site.yaml',
          '          - { name: Απόφραξη φρεατίου, href: /services/apofraksi-frateiou }',
          '          - { name: Απόφραξη φρεατίου, href: /services/apofraksi-banieras }',
        ),
        'href: /services/apofraksi-banieras',
        '"Απόφραξη φρεατίου"',
      ),
    ],
    harmless: [
      'Δείτε τις [περιοχές όπου πάμε](/areas).',
      'Δείτε τις [υπηρεσίες απολύμανσης](/apolymansi).',
      'Διαβάστε [πώς γίνεται η επίσκεψη](/company) και τι κοστίζει.',
      'Γυρίστε στις [υπηρεσίες μας](/).',
      'Δείτε την [αποχέτευση](/services/apofraksi-apoxeteysis).',
      'Δείτε και τα [σιφόνια του μπάνιου](/services/apofraksi-sifonioy-mpaniou).',
      'Ρωτήστε τη [ΔΕΥΑ](https://www.eydap.gr).',
      'Δείτε [πώς δουλεύουμε στην Καλλιθέα](/areas/kallithea).',
      'Η άντληση αρχίζει από το [φρεάτιο](/services/apofraksi-frateiou).',
      'Το νερό γυρίζει από τη [στήλη](/services/apofraksi-kathetis-kouzinas).',
      'Κοιτάμε το [σημείο](/services/apofraksi-frateiou) με φακό.',
      'Ανοίγουμε [λεκάνη και μπανιέρα](/services/apofraksi-lekanis) μαζί.',
      'Μετά κάνουμε [απολύμανση στο σημείο](/services/apolymansi).',
      'Πρώτα γίνεται [εντοπισμός του σημείου](/services/apofraksi-me-kamera).',
      'Κοιτάμε και το [άνοιγμα με τη σχάρα](/services/apofraksi-mpalkoniou).',
      // What is done there, done to another thing.
      'Κάνουμε και [συντήρηση βρυσών και καζανιών](/services/plumbing).',
      'Γίνεται και [συντήρηση αντλιών](/services/antliseis-ydaton).',
    ],
  },
  'link words that name nothing': {
    rule: 'link/text-generic',
    faults: ['Δείτε [αυτό](/faq).', 'Για τις περιοχές πατήστε [εδώ](/areas).', 'Διαβάστε [περισσότερα](/services).'],
    harmless: [
      'Δείτε [πού ερχόμαστε](/areas).',
      'Δείτε [τι κοστίζει](/#prices).',
      'Διαβάστε για την [απολύμανση](/apolymansi).',
    ],
  },
  'a page that links to itself': {
    faults: [
      bad(
        'link/self',
        replaced(
          service('plumbing'),
          'Ναι. Αν έχετε κι άλλα',
          'Δείτε και [άλλες δουλειές μας](/services/plumbing). Αν έχετε κι άλλα',
        ),
        '/services/plumbing',
        'άλλες δουλειές μας',
      ),
      badDrawn(
        'link/self',
        '/areas/tauros',
        '<a href="/areas/tauros?from=card">Δείτε την περιοχή αυτή</a>',
        'Δείτε την περιοχή αυτή',
      ),
      badDrawn('link/self', '/areas/perama', '<ul><li><a href="/areas/perama">Εδώ κοντά</a></li></ul>', 'Εδώ κοντά'),
    ],
    harmless: [
      drawn('/areas/tauros', '<a href="/areas/tauros#main">Πάνω στη σελίδα</a>'),
      drawn('/areas/tauros', '<a href="/faq?from=tauros">Όσα ρωτούν στον Ταύρο</a>'),
      drawn('/areas/perama', '<a href="/areas/perama" aria-current="page">Πέραμα</a>'),
      // It stands on every page, that of its link among them.
      replaced(
        'site.yaml',
        '\nnavigation:\n',
        '\nnotice:\n  text: Πριν πιάσουν οι βροχές, [καθαρίστε υδρορροές και λούκια](/services/apofraksi-ydrorrois).\n' +
          '  until: 2027-03-31\nnavigation: \n',
      ),
    ],
  },
  'utm parameters in internal links': {
    faults: [
      bad(
        'link/tracking',
        replaced(page('contact'), '(/politiki-aporritou)', '(/politiki-aporritou?utm_source=facebook&utm_medium=post)'),
        'utm_source',
        'utm_source and utm_medium',
      ),
      bad('link/tracking', replaced(page('company'), 'href: /areas', 'href: /areas?gclid=abc'), 'gclid'),
      badDrawn(
        'link/tracking',
        '/areas/chaidari',
        '<a href="https://www.dpa.gr/?utm_source=chatgpt.com">Αρχή Προστασίας</a>',
        'utm_source',
      ),
      badDrawn('link/tracking', '/areas/tauros', '<a href="/faq?fbclid=abc">Απαντήσεις σε όσα ρωτούν</a>', 'fbclid'),
    ],
    harmless: [
      drawn('/areas/nikaia', '<a href="https://maps.example/?utm_source=site">Χάρτης της Νίκαιας</a>'),
      drawn('/areas/perama', '<a href="/faq?topic=utm">Όσα ρωτούν στο Πέραμα</a>'),
      drawn('/areas/athens', '<a href="/epikoinwnia?service=plumbing">Στείλτε μας</a>'),
    ],
  },
  'a preview host in internal links': {
    rule: 'link/own-absolute',
    faults: [
      'Δείτε τις [ερωτήσεις](https://deploy-preview-7--apofraxeis-peiraia.netlify.app/faq).',
      'Οι τιμές είναι στον [τιμοκατάλογο](https://main--apofraxeis-demo.netlify.app/#prices).',
      'Δείτε τις [περιοχές όλες](https://apofraxeis-peiraia.example/faq).',
      'Δείτε [όσα μας ρωτούν](https://deploy-preview-12--apofrakseis.netlify.app/faq).',
      'Δείτε [τις απαντήσεις μας](https://3f9a1c2b.ydravlikos.pages.dev/faq).',
      badDrawn(
        'link/own-absolute',
        '/areas/tauros',
        '<a href="HTTPS:\\\\Apofraxeis-Peiraia.example/faq">Όσα μας ρωτούν</a>',
        'its host written out',
      ),
      badDrawn(
        'link/own-absolute',
        '/areas/nikaia',
        '<a href="http://127.0.0.1:4321/faq">Όσα μας ρωτούν</a>',
        'answers only on the machine',
      ),
      refused(
        set(area('tauros'), 'lead', 'Δείτε [όλες τις τιμές](http://localhost:3000/#prices).'),
        'localhost',
        'not an address',
      ),
    ],
    harmless: [
      'Δείτε [την Αρχή](https://www.dpa.gr).',
      'Ρωτήστε το [υπουργείο Υγείας](https://www.moh.gov.gr).',
      drawn('/areas/nikaia', '<a href="https://studio-x.netlify.app/">Σελίδα του στούντιο</a>'),
      'Δείτε [το σχέδιο της σχάρας](https://sxares.pages.dev/sxedio).',
    ],
  },
  'href="#"': {
    faults: [
      badDrawn('link/empty', '/areas/tauros', '<a href="#">Προσφορές</a>', '"Προσφορές"'),
      badDrawn('link/empty', '/areas/nikaia', '<a href="">Τιμοκατάλογος</a>', '"Τιμοκατάλογος"'),
      badDrawn('link/empty', '/areas/perama', '<a href="https://">Χάρτης της πόλης</a>', '"Χάρτης της πόλης"'),
      badDrawn('link/empty', '/areas/athens', '<a class="more">Όλες οι γειτονιές</a>', '"Όλες οι γειτονιές"'),
    ],
    harmless: [
      drawn('/areas/perama', '<a href="#main">Στην αρχή</a>'),
      drawn('/areas/tauros', '<a aria-current="page">Εδώ είστε τώρα</a> <a id="deals">Οι τιμές μας</a>'),
      drawn('/areas/athens', '<p>Το κουμπί # του τηλεφώνου.</p>'),
      drawn('/areas/nikaia', '<a href="/#prices">Τιμές</a>'),
    ],
  },
  'a link without words': {
    faults: [
      { text: 'Δείτε [ ](/faq).', rule: 'a11y/name' },
      badDrawn('a11y/name', '/areas/peristeri', '<a href="/faq"></a>', '/faq'),
      badDrawn('a11y/name', '/areas/chaidari', '<a href="/areas"><svg aria-hidden="true"></svg></a>', '/areas'),
    ],
    harmless: [
      drawn('/areas/peristeri', '<a href="/faq" aria-label="Όσα μας ρωτούν"></a>'),
      drawn('/areas/chaidari', '<a href="/areas"><svg aria-hidden="true"></svg>Οι περιοχές</a>'),
      drawn('/areas/aigaleo', '<p id="a">Ένα</p><a href="/services" aria-labelledby="a"></a>'),
    ],
  },
  'an anchor that is not there': {
    rule: 'link/anchor',
    faults: [
      'Δείτε [τι κοστίζει όλο](/#timi).',
      'Δείτε [τις ερωτήσεις](/faq#den-yparxei).',
      'Δείτε [τη φόρμα](/epikoinwnia#forma-mas).',
    ],
    harmless: ['Δείτε [τις τιμές](/#prices).', 'Δείτε [τις απαντήσεις](/faq).', 'Δείτε [τη φόρμα μας](/epikoinwnia).'],
  },
  'the same h1 twice': {
    faults: [
      sameHeading(area('kallithea'), area('elefsina')),
      sameHeading(page('faq'), page('areas')),
      sameHeading(page('services'), page('company')),
    ],
    harmless: [
      set(area('kallithea'), 'heading', 'Στην Καλλιθέα ανοίγουμε και σπάμε τελευταία'),
      set(page('faq'), 'heading', 'Όσα μας ρωτούν'),
      set(page('company'), 'heading', 'Ένα συνεργείο που εξηγεί'),
    ],
  },
  'the same h2 twice': {
    faults: [
      headingTwice(page('company'), 'Πώς πληρώνετε', 'Ποιος θα έρθει'),
      headingTwice(service('plumbing'), 'Πώς δουλεύουμε μέσα στο σπίτι', 'Εργασίες που αναλαμβάνουμε'),
      badDrawn(
        'a11y/heading-twice',
        '/areas/perama',
        '<h2>Χρήσιμα κοντά σας</h2><p>Ένα</p><h2>Χρήσιμα κοντά σας</h2><p>Δύο</p>',
        'Χρήσιμα κοντά σας',
      ),
    ],
    harmless: [
      replaced(page('company'), 'heading: Πώς πληρώνετε', 'heading: Ποιος θα έρθει και πότε'),
      replaced(
        service('plumbing'),
        'heading: Πώς δουλεύουμε μέσα στο σπίτι',
        'heading: Εργασίες που δεν αναλαμβάνουμε',
      ),
      drawn(
        '/areas/perama',
        '<h2>Πριν έρθουμε εδώ</h2><h3>Νερό</h3><p>Ένα</p><h2>Αφού φύγουμε από εδώ</h2><h3>Νερό</h3><p>Δύο</p>',
      ),
    ],
  },
  'a title in capitals': {
    faults: [
      title(service('plumbing'), 'ΥΔΡΑΥΛΙΚΕΣ ΕΡΓΑΣΙΕΣ ΚΑΙ ΕΠΙΣΚΕΥΕΣ', 'is in capitals'),
      title(area('perama'), 'ΑΠΟΦΡΑΞΕΙΣ ΣΤΟ ΠΕΡΑΜΑ', 'is in capitals'),
      title(page('company'), 'ΤΟ ΣΥΝΕΡΓΕΙΟ ΜΑΣ ΚΑΙ ΟΙ ΑΝΘΡΩΠΟΙ', 'is in capitals'),
    ],
    harmless: [
      set(service('plumbing'), 'title', 'Υδραυλικές εργασίες, ΔΕΥΑ και ΕΥΔΑΠ στο σπίτι'),
      set(area('perama'), 'title', 'Αποφράξεις στο Πέραμα, δίπλα στη ΔΕΗ και στον ΟΛΠ'),
      set(page('company'), 'title', 'Το συνεργείο με απόδειξη και ΦΠΑ, από τη Νίκαια'),
    ],
  },
  'a heading in capitals': {
    faults: [
      bad(
        words,
        replaced(page('company'), 'heading: Πώς γίνεται η επίσκεψη', 'heading: ΠΩΣ ΓΙΝΕΤΑΙ Η ΕΠΙΣΚΕΨΗ'),
        'ΓΙΝΕΤΑΙ',
        'ΓΙΝΕΤΑΙ',
        ['prose/shouting'],
      ),
      bad(words, set(area('tauros'), 'heading', 'ΑΠΟΦΡΑΞΕΙΣ ΣΤΟΝ ΤΑΥΡΟ ΤΩΡΑ'), 'ΤΑΥΡΟ', 'ΤΑΥΡΟ', ['prose/shouting']),
      bad(words, set(service('leak-detection'), 'heading', 'ΒΡΙΣΚΟΥΜΕ ΚΑΘΕ ΔΙΑΡΡΟΗ'), 'ΔΙΑΡΡΟΗ', 'ΔΙΑΡΡΟΗ', [
        'prose/shouting',
      ]),
    ],
    harmless: [
      set(area('tauros'), 'heading', 'Αποφράξεις στον Ταύρο, με την ΕΥΔΑΠ απέναντι'),
      set(service('leak-detection'), 'heading', 'Βρίσκουμε κάθε διαρροή, και με SMS'),
      replaced(page('company'), 'heading: Πώς γίνεται η επίσκεψη', 'heading: Πώς γίνεται η ΕΠΙΣΚΕΨΗ'),
    ],
  },
  'a stuffed title': {
    faults: [
      title(service('leak-detection'), 'Εντοπισμός διαρροών, διαρροή νερού, κρυφή διαρροή σπιτιού', '3 times'),
      title(area('peristeri'), 'Περιστέρι | Απόφραξη | Υδραυλικός | Τιμές', 'search words'),
      title(service('apofraksi-banieras'), 'Απόφραξη μπανιέρας, αποφράξεις μπανιέρας, απόφραξη', 'times'),
    ],
    harmless: [
      set(service('leak-detection'), 'title', 'Εντοπισμός διαρροών νερού, χωρίς σκάψιμο'),
      set(area('peristeri'), 'title', 'Αποφράξεις στο Περιστέρι, το Μπουρνάζι και γύρω'),
      set(service('apofraksi-banieras'), 'title', 'Απόφραξη μπανιέρας με το χέρι, όλο το 24ωρο'),
      set(area('tauros'), 'title', 'Αποφράξεις στον Ταύρο και στον Ελαιώνα, βήμα βήμα'),
    ],
  },
  'the brand twice in a title': {
    faults: [
      title(page('areas'), 'Αποφράξεις Πειραιά | Αποφράξεις Πειραιά', 'twice'),
      title(page('services'), 'Αποφράξεις Πειραιά, όλες οι δουλειές | Αποφράξεις Πειραιά', 'twice'),
      title(page('contact'), 'Επικοινωνία με Αποφράξεις Πειραιά - Αποφράξεις Πειραιά', 'twice'),
    ],
    harmless: [
      set(page('areas'), 'title', 'Αποφράξεις Πειραιά | Οι περιοχές μας'),
      set(page('services'), 'title', 'Όλες οι δουλειές που κάνουμε | Αποφράξεις Πειραιά'),
      set(page('contact'), 'title', 'Επικοινωνία με τις Αποφράξεις Πειραιά'),
    ],
  },
  'a title without its service': {
    faults: [
      title(service('apofraksi-lekanis'), 'Ανοίγουμε ό,τι βούλωσε, όλο το 24ωρο', 'does not say "Απόφραξη λεκάνης"'),
      title(service('apofraksi-ydrorrois'), 'Καθαρίζουμε πριν βρέξει, σε κάθε σπίτι', 'does not say'),
      title(service('apolymansi'), 'Καθαρός χώρος χωρίς μικρόβια, με πιστοποιητικό', 'does not say'),
    ],
    harmless: [
      set(service('apofraksi-lekanis'), 'title', 'Βούλωσε η λεκάνη; Την ανοίγουμε'),
      set(service('apofraksi-ydrorrois'), 'title', 'Υδρορροές που τραβούν, πριν βρέξει'),
      set(service('apolymansi'), 'title', 'Απολυμάνσεις σε σπίτια και καταστήματα'),
    ],
  },
  'a title without its place': {
    faults: [
      title(area('elefsina'), 'Απόφραξη με κάμερα, πριν από κάθε σκάψιμο', 'does not say "Ελευσίνα"'),
      title(area('drapetsona'), 'Αποφράξεις δίπλα στο λιμάνι, μέρα και νύχτα', 'does not say'),
      title(area('agia-barbara'), 'Συνεργείο αποφράξεων κοντά σας, σήμερα', 'does not say'),
    ],
    harmless: [
      set(area('elefsina'), 'title', 'Στην Ελευσίνα απόφραξη με κάμερα, πριν από σκάψιμο'),
      set(area('drapetsona'), 'title', 'Της Δραπετσώνας οι σωλήνες, από το λιμάνι ως τα Λιπάσματα'),
      set(area('agia-barbara'), 'title', 'Αποφράξεις στην Αγία Βαρβάρα, κάτω από το βουνό'),
    ],
  },
  'noindex left on one page of a set': {
    faults: [
      hidden(area('paleo-faliro'), 'noindex, follow', '19 of the 20'),
      hidden(service('leak-detection'), 'noindex, follow', 'of the 21'),
      hidden(service('apofraksi-mpalkoniou'), 'noindex, nofollow', 'of the 21'),
    ],
    harmless: [
      replaced(area('paleo-faliro'), 'head:\n', 'head:\n  robots: index, follow\n'),
      replaced(service('leak-detection'), 'head:\n', 'head:\n  robots: index, follow\n'),
      replaced(page('privacy'), 'head:\n', 'head:\n  robots: noindex, follow\n'),
    ],
  },
  nosnippet: {
    faults: [
      robots('/areas/aigaleo', 'index, follow, nosnippet', '"nosnippet"'),
      robots('/areas/peristeri', 'index, follow, max-snippet:0', 'max-snippet:0'),
      robots('/areas/athens', 'index, nofollow, follow', 'follow and nofollow'),
    ],
    harmless: [
      allowed('/areas/aigaleo', 'max-image-preview:large, max-snippet:-1'),
      allowed('/areas/peristeri', 'max-image-preview:large, max-snippet:200'),
      allowed('/areas/athens', 'max-image-preview:standard'),
    ],
  },
  'no-index': {
    faults: [
      robots('/areas/chaidari', 'no-index, follow', '"no-index"'),
      robots('/areas/tauros', 'index, no-follow', '"no-follow"'),
      robots('/areas/nikaia', 'no index, follow', '"no index"'),
    ],
    harmless: [
      allowed('/areas/chaidari', 'max-image-preview:large, max-video-preview:-1'),
      allowed('/areas/tauros', 'max-image-preview:large, notranslate'),
      allowed('/areas/nikaia', 'max-image-preview:large, noarchive'),
    ],
  },
  "a public file at a page's address": {
    faults: ['faq/index.html', 'areas/perama/index.html', 'Company.html'].map((file) => ({
      ...badFile('url/collision', file, file, '<!DOCTYPE html><title>x</title>'),
    })),
    harmless: [published('faq.pdf'), published('areas.txt'), published('epikoinwnia/kartes.pdf')],
  },
  'two verification files': {
    faults: [
      {
        output: {
          'google0123456789abcdef.html': google('0123456789abcdef'),
          'googlefedcba9876543210.html': google('fedcba9876543210'),
        },
        rule: 'sec/verification',
        at: { file: 'public/googlefedcba9876543210.html' },
        says: 'to Google',
      },
      {
        output: { 'yandex_0123456789abcdef.html': 'x', 'yandex_aaaa456789abcdef.html': 'x' },
        rule: 'sec/verification',
        at: { file: 'public/yandex_aaaa456789abcdef.html' },
        says: 'to Yandex',
      },
      {
        output: { 'pinterest-01234.html': 'x', 'pinterest-98765.html': 'x' },
        rule: 'sec/verification',
        at: { file: 'public/pinterest-98765.html' },
        says: 'to Pinterest',
      },
    ],
    harmless: [
      published('google0123456789abcdef.html', google('0123456789abcdef')),
      published('BingSiteAuth.xml', '<users/>'),
      published('ads.txt', 'google.com, pub-1, DIRECT'),
    ],
  },
  '.DS_Store': {
    faults: [
      badName('.DS_Store', 'hidden'),
      foreign('Thumbs.db', 'file manager'),
      foreign('photos/desktop.ini', 'file manager'),
      foreign('sftp-config.json', 'settings of an editor'),
    ],
    harmless: [
      published('store.txt'),
      published('.well-known/security.txt', 'Contact: mailto:info@apofraxeis-peiraia.example'),
      published('ds-store.pdf'),
    ],
  },
  'an archive': {
    faults: ['site-2024.zip', 'backup/all.tar.gz', 'photos.rar'].map((file) => foreign(file, file)),
    harmless: [published('zip-codes.txt'), published('rar.pdf'), published('archive.pdf')],
  },
  'a dump': {
    faults: [badName('db.sql', 'dump'), badName('users.sql.gz', 'dump'), badName('data.sqlite', 'dump')],
    harmless: [published('dump-truck.pdf'), published('mysql.txt'), published('prices.csv')],
  },
  'a list of people': {
    rule: 'sec/foreign-file',
    faults: [
      badFile(
        'sec/foreign-file',
        'pelatologio-2024.csv',
        'a list of people',
        'Όνομα;Τηλέφωνο\nΜ. Παπαδάκη;6970000012\nΓ. Λιάπης;6980000034\n',
      ),
      badFile('sec/foreign-file', 'epafes.vcf', 'a list of people', 'TEL:+306970000015\nTEL:+306970000016\n'),
      badFile('sec/foreign-file', 'mails.csv', 'a list of people', 'Anna,anna@mail.example\nNikos,nikos@mail.example'),
      foreign('douleies.accdb', 'a database'),
    ],
    harmless: [
      published('times.csv', 'Λεκάνη;50\nΝεροχύτης;45\nΑπό 01/02/2026;5201234567890\n'),
      published('kartes.vcf', 'FN:Αποφράξεις Πειραιά\nTEL:+306900000000\nTEL:+302100000000\n'),
      published('humans.txt', 'Content: anna@mail.example\nDesign: nikos@mail.example\n'),
    ],
  },
  "another system's file": {
    faults: [
      foreign('wp-content/uploads/van.txt', 'another system'),
      foreign('xmlrpc.php', 'another system'),
      foreign('web.config', 'settings of a server'),
    ],
    harmless: [published('wp.pdf'), published('content/uploads.txt'), published('php.txt')],
  },
  "an editor's copy": {
    faults: [
      foreign('logo - Copy.svg', 'a copy'),
      foreign('menu (1).pdf', 'a copy'),
      foreign('logo - Αντίγραφο.svg', 'a copy'),
      foreign('Αντίγραφο από timokatalogos.pdf', 'a copy'),
      badName('index.html.bak', 'backup'),
      foreign('~$times.docx', 'published'),
    ],
    harmless: [
      published('copyright.txt'),
      published('logo-2.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      published('oldtown.pdf'),
      published('Αντίγραφο της άδειας.pdf'),
    ],
  },
  'a key': {
    faults: [
      badName('id_rsa', 'private key'),
      badName('server.pem', 'a key'),
      badFile('sec/secret', 'notes.txt', 'AWS', 'AKIAIOSFODNN7EXAMPLE'),
    ],
    harmless: [published('keys.pdf'), published('klidia.txt', 'Το κλειδί είναι 17άρι.'), published('rsa.txt')],
  },
  '.env': {
    faults: [badName('.env', 'hidden'), badName('.env.local', 'hidden'), badName('production.env', 'settings')],
    harmless: [
      published('environment.txt'),
      published('env.pdf'),
      published('envelope.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
  },
  'wp-config.php': {
    faults: [
      badName('wp-config.php', 'passwords'),
      badName('wp-config-sample.php', 'passwords'),
      badName('config.inc.php', 'passwords'),
    ],
    harmless: [published('config.txt'), published('wp-config.pdf'), published('settings.txt')],
  },
} satisfies Kinds
