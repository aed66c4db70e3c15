// Links that lead elsewhere than they say, titles nobody wrote for a reader, pages hidden by accident.
import { drawn, type Table } from '../together.ts'

const plumbing = 'content/services/plumbing.yaml'
const leak = '[κρυφή διαρροή](/services/leak-detection)'
const area = (slug: string) => `content/areas/${slug}.yaml`
const answer = (file: string, find: string, more: string) => [{ file, find, by: `${more} ${find}` }]

export default {
  faults: [
    {
      name: 'a link in an answer names one service and leads to another',
      rule: 'link/names-another',
      yaml: [{ file: plumbing, find: leak, by: '[απόφραξη λεκάνης](/services/apofraksi-banieras)' }],
      at: { file: plumbing, line: 'apofraksi-banieras' },
      says: '"απόφραξη λεκάνης"',
    },
    {
      name: 'a link of the footer leads to its neighbour',
      rule: 'link/names-another',
      yaml: [
        {
          file: 'site.yaml',
          find: '          - { name: Απόφραξη φρεατίου, href: /services/apofraksi-frateiou }',
          by: '          - { name: Απόφραξη φρεατίου, href: /services/apofraksi-banieras }',
        },
      ],
      at: { file: 'site.yaml', line: 'href: /services/apofraksi-banieras' },
      says: '"Απόφραξη φρεατίου"',
    },
    {
      name: 'a link names one area and leads to another',
      rule: 'link/names-another',
      yaml: answer(plumbing, 'Όπως σας βολεύει.', 'Δείτε [πώς δουλεύουμε στο Κερατσίνι](/areas/perama).'),
      at: { file: plumbing, line: '/areas/perama' },
      says: 'names /areas/keratsini',
    },
    {
      name: 'a page links to itself',
      rule: 'link/self',
      yaml: answer(plumbing, 'Ναι. Αν έχετε κι άλλα', 'Δείτε και [άλλες δουλειές μας](/services/plumbing).'),
      at: { file: plumbing, line: '/services/plumbing' },
      says: 'άλλες δουλειές μας',
    },
    {
      name: 'a template links to the page it draws, by its whole address',
      rule: 'link/self',
      html: drawn('/areas/tauros', '<a href="/areas/tauros?from=card">Δείτε την περιοχή αυτή</a>'),
      at: { file: 'templates/pages/area.tsx' },
      says: 'Δείτε την περιοχή αυτή',
    },
    {
      name: 'a card of an area is a card of the page it stands on',
      rule: 'link/self',
      html: drawn('/areas/perama', '<ul><li><a href="/areas/perama">Εδώ κοντά</a></li></ul>'),
      at: { file: 'templates/pages/area.tsx' },
      says: 'Εδώ κοντά',
    },
    {
      name: 'a link was copied from a campaign',
      rule: 'link/tracking',
      yaml: [
        {
          file: 'content/pages/contact.yaml',
          find: '(/politiki-aporritou)',
          by: '(/politiki-aporritou?utm_source=facebook&utm_medium=post)',
        },
      ],
      at: { file: 'content/pages/contact.yaml', line: 'utm_source' },
      says: 'utm_source and utm_medium',
    },
    {
      name: 'a button was copied from an advertisement',
      rule: 'link/tracking',
      yaml: [{ file: 'content/pages/company.yaml', find: 'href: /areas', by: 'href: /areas?gclid=abc' }],
      at: { file: 'content/pages/company.yaml', line: 'gclid' },
      says: 'gclid',
    },
    {
      name: 'a link was copied from a message',
      rule: 'link/tracking',
      html: drawn('/areas/tauros', '<a href="/faq?fbclid=abc">Απαντήσεις σε όσα ρωτούν</a>'),
      at: { file: 'templates/pages/area.tsx' },
      says: 'fbclid',
    },
    {
      name: 'a link leads to the preview',
      rule: 'link/own-absolute',
      yaml: answer(
        plumbing,
        'Αν έπεσε σε μία βρύση',
        'Δείτε τις [ερωτήσεις](https://deploy-preview-7--apofraxeis-peiraia.netlify.app/faq).',
      ),
      at: { file: plumbing, line: 'netlify.app' },
      says: 'preview of this site',
    },
    {
      name: 'the own address in large letters, with leaning slashes',
      rule: 'link/own-absolute',
      html: drawn('/areas/tauros', '<a href="HTTPS:\\\\Apofraxeis-Peiraia.example/faq">Όσα μας ρωτούν</a>'),
      at: { file: 'templates/pages/area.tsx' },
      says: 'its host written out',
    },
    {
      name: "the own address on the developer's machine",
      rule: 'link/own-absolute',
      html: drawn('/areas/nikaia', '<a href="http://127.0.0.1:4321/faq">Όσα μας ρωτούν</a>'),
      at: { file: 'templates/pages/area.tsx' },
      says: 'answers only on the machine',
    },
    {
      name: 'a link waits for its address',
      rule: 'link/empty',
      html: drawn('/areas/tauros', '<a href="#">Προσφορές</a>'),
      at: { file: 'templates/pages/area.tsx' },
      says: '"Προσφορές"',
    },
    {
      name: 'a link has an empty address',
      rule: 'link/empty',
      html: drawn('/areas/nikaia', '<a href="">Τιμοκατάλογος</a>'),
      at: { file: 'templates/pages/area.tsx' },
      says: '"Τιμοκατάλογος"',
    },
    {
      name: 'a link has the beginning of an address',
      rule: 'link/empty',
      html: drawn('/areas/perama', '<a href="https://">Χάρτης της πόλης</a>'),
      at: { file: 'templates/pages/area.tsx' },
      says: '"Χάρτης της πόλης"',
    },
    {
      name: 'two headings of a page are one',
      rule: 'a11y/heading-twice',
      yaml: [{ file: 'content/pages/company.yaml', find: 'heading: Πώς πληρώνετε', by: 'heading: Ποιος θα έρθει' }],
      at: { file: 'content/pages/company.yaml', line: 'Ποιος θα έρθει' },
      says: '"Ποιος θα έρθει"',
    },
    {
      name: 'a page has the heading of another',
      rule: 'title/h1-duplicate',
      yaml: [
        {
          file: area('kallithea'),
          find: 'heading: Απόφραξη στην Καλλιθέα, από τον νεροχύτη ως το φρεάτιο',
          by: 'heading: Στην Ελευσίνα βλέπουμε πρώτα, σκάβουμε τελευταία',
        },
      ],
      at: { file: area('kallithea'), line: 'βλέπουμε πρώτα' },
      says: 'βλέπουμε πρώτα',
    },
    {
      name: 'and so it names the place of another',
      rule: 'dup/other-name',
      at: { file: area('kallithea'), line: 'βλέπουμε πρώτα' },
      says: '"Ελευσίνα", another page',
    },
    {
      name: 'a title is in capitals',
      rule: 'title/words',
      yaml: [
        {
          file: plumbing,
          find: 'title: Υδραυλικές εργασίες και επισκευές στο σπίτι',
          by: 'title: ΥΔΡΑΥΛΙΚΕΣ ΕΡΓΑΣΙΕΣ ΚΑΙ ΕΠΙΣΚΕΥΕΣ',
        },
      ],
      at: { file: plumbing, line: 'ΥΔΡΑΥΛΙΚΕΣ' },
      says: 'is in capitals',
    },
    {
      name: 'a title is stuffed',
      rule: 'title/words',
      yaml: [
        {
          file: 'content/services/leak-detection.yaml',
          find: 'head:\n  title: ',
          by: 'head:\n  title: Εντοπισμός διαρροών, διαρροή νερού, κρυφή διαρροή σπιτιού # ',
        },
      ],
      at: { file: 'content/services/leak-detection.yaml', line: 'κρυφή διαρροή σπιτιού' },
      says: '3 times',
    },
    {
      name: 'a title names the business twice',
      rule: 'title/words',
      yaml: [
        {
          file: 'content/pages/areas.yaml',
          find: 'head:\n  title: ',
          by: 'head:\n  title: Αποφράξεις Πειραιά | Αποφράξεις Πειραιά # ',
        },
      ],
      at: { file: 'content/pages/areas.yaml', line: 'Αποφράξεις Πειραιά | ' },
      says: 'twice',
    },
    {
      name: 'a title of an area does not say the area',
      rule: 'title/words',
      yaml: [
        {
          file: area('elefsina'),
          find: 'title: Απόφραξη στην Ελευσίνα, με κάμερα πριν από σκάψιμο',
          by: 'title: Απόφραξη με κάμερα, πριν από κάθε σκάψιμο',
        },
      ],
      at: { file: area('elefsina'), line: 'πριν από κάθε σκάψιμο' },
      says: 'does not say "Ελευσίνα"',
    },
    {
      name: 'a heading is shouted',
      rule: 'title/words',
      yaml: [
        {
          file: 'content/pages/company.yaml',
          find: 'heading: Πώς γίνεται η επίσκεψη',
          by: 'heading: ΠΩΣ ΓΙΝΕΤΑΙ Η ΕΠΙΣΚΕΨΗ',
        },
      ],
      at: { file: 'content/pages/company.yaml', line: 'ΓΙΝΕΤΑΙ' },
      says: 'ΓΙΝΕΤΑΙ',
    },
    {
      name: 'a shared link is called like another page',
      rule: 'title/shared',
      html: {
        path: '/faq',
        find: '<meta property="og:title" content="',
        by: '<meta property="og:title" content="Το συνεργείο αποφράξεων από τη Νίκαια"><meta property="x" content="',
      },
      at: { file: 'content/pages/faq.yaml' },
      says: 'Το συνεργείο αποφράξεων από τη Νίκαια',
    },
    {
      name: 'one area of all is kept out of search results',
      rule: 'index/set',
      yaml: [{ file: area('moschato'), find: 'head:\n', by: 'head:\n  robots: noindex, follow\n' }],
      at: { file: area('moschato'), line: 'noindex' },
      says: '19 of the 20',
    },
    {
      name: 'noindex is spelt with a hyphen',
      rule: 'index/robots-words',
      html: { path: '/areas/chaidari', find: 'content="index, follow, ', by: 'content="no-index, follow, ' },
      at: { file: area('chaidari') },
      says: '"no-index"',
    },
    {
      name: 'the words of a page are kept out of search results',
      rule: 'index/robots-words',
      html: { path: '/areas/aigaleo', find: 'content="index, follow, ', by: 'content="index, follow, nosnippet, ' },
      at: { file: area('aigaleo') },
      says: '"nosnippet"',
    },
    {
      name: 'a second line says the opposite',
      rule: 'index/robots-words',
      html: { path: '/areas/athens', find: 'content="index, follow, ', by: 'content="index, nofollow, follow, ' },
      at: { file: area('athens') },
      says: 'follow and nofollow',
    },
    {
      name: 'a language is called by its country',
      rule: 'index/hreflang',
      html: {
        path: '/areas/perama',
        find: '<link rel="canonical"',
        by: '<link rel="alternate" hreflang="gr" href="https://apofraxeis-peiraia.example/areas/perama"><link rel="canonical"',
      },
      at: { file: area('perama') },
      says: '"gr"',
    },
    {
      name: 'a region is written with an underscore',
      rule: 'index/hreflang',
      html: {
        path: '/areas/tauros',
        find: '<link rel="canonical"',
        by: '<link rel="alternate" hreflang="el_GR" href="https://apofraxeis-peiraia.example/areas/tauros"><link rel="canonical"',
      },
      at: { file: area('tauros') },
      says: '"el_GR"',
    },
    {
      name: 'a region does not exist',
      rule: 'index/hreflang',
      html: {
        path: '/areas/nikaia',
        find: '<link rel="canonical"',
        by: '<link rel="alternate" hreflang="en-UK" href="https://apofraxeis-peiraia.example/areas/nikaia"><link rel="canonical"',
      },
      at: { file: area('nikaia') },
      says: '"en-UK"',
    },
    {
      name: 'an archive lies in public/',
      rule: 'sec/foreign-file',
      output: { 'site-2024.zip': 'x' },
      at: { file: 'public/site-2024.zip' },
      says: 'an archive',
    },
    {
      name: 'a part of another system lies in public/',
      rule: 'sec/foreign-file',
      output: { 'wp-content/uploads/van.txt': 'x' },
      at: { file: 'public/wp-content/uploads/van.txt' },
      says: 'another system',
    },
    {
      name: 'a copy that an editor made lies in public/',
      rule: 'sec/foreign-file',
      output: { 'logo - Copy.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      at: { file: 'public/logo - Copy.svg' },
      says: 'a copy',
    },
    {
      name: 'two owners are proved to one search engine',
      rule: 'sec/verification',
      output: {
        'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
        'googlefedcba9876543210.html': 'google-site-verification: googlefedcba9876543210.html',
      },
      at: { file: 'public/googlefedcba9876543210.html' },
      says: 'a second owner to Google',
    },
    {
      name: "a file of public/ has a page's address",
      rule: 'url/collision',
      output: { 'faq/index.html': '<!DOCTYPE html><title>Ερωτήσεις</title>' },
      at: { file: 'public/faq/index.html' },
      says: 'both answer /faq',
    },
  ],
  harmless: [
    {
      name: 'a link in words of its own, and two names in one link',
      yaml: [
        {
          file: plumbing,
          find: leak,
          by: '[να τη βρούμε χωρίς σκάψιμο](/services/leak-detection), [απόφραξη λεκάνης και νιπτήρα](/services/apofraksi-niptira)',
        },
      ],
    },
    {
      name: 'a link with the name in another case',
      yaml: answer(plumbing, 'Όπως σας βολεύει.', 'Δείτε [πώς δουλεύουμε στην Καλλιθέα](/areas/kallithea).'),
    },
    {
      name: 'a link to a part of the same page, and one that only has the page in its query',
      html: drawn(
        '/areas/tauros',
        '<a href="/areas/tauros#main">Πάνω στη σελίδα</a> <a href="/faq?from=tauros">Όσα ρωτούν στον Ταύρο</a>',
      ),
    },
    {
      name: 'marks of others on links to others, a studio on a host of previews',
      html: drawn(
        '/areas/nikaia',
        '<a href="https://maps.example/?utm_source=site">Χάρτης της Νίκαιας</a> ' +
          '<a href="https://studio-x.netlify.app/">Σελίδα του στούντιο</a>',
      ),
    },
    {
      name: 'an abbreviation in a title, and a name with a comma',
      yaml: [
        {
          file: plumbing,
          find: 'title: Υδραυλικές εργασίες και επισκευές στο σπίτι',
          by: 'title: Υδραυλικές εργασίες, ΔΕΥΑ και ΕΥΔΑΠ στο σπίτι',
        },
      ],
    },
    {
      name: 'the business once in a title',
      yaml: [
        {
          file: 'content/pages/areas.yaml',
          find: 'head:\n  title: ',
          by: 'head:\n  title: Αποφράξεις Πειραιά | Οι περιοχές μας # ',
        },
      ],
    },
    {
      name: 'headings that begin alike',
      yaml: [
        { file: 'content/pages/company.yaml', find: 'heading: Πώς πληρώνετε', by: 'heading: Ποιος θα έρθει και πότε' },
      ],
    },
    {
      name: 'more for search engines to show',
      html: { path: '/areas/chaidari', find: 'max-image-preview:large', by: 'max-image-preview:large, max-snippet:-1' },
    },
    {
      name: 'files that visitors fetch',
      output: {
        'timokatalogos.pdf': 'x',
        'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
        'ads.txt': 'google.com, pub-1, DIRECT',
        '.well-known/security.txt': 'Contact: mailto:info@apofraxeis-peiraia.example',
      },
    },
  ],
} satisfies Table
