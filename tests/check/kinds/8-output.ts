// What a template, a copied piece of another site or a hand in the built files does to a page.
import {
  area,
  bad,
  badDrawn,
  badFile,
  badHead,
  both,
  drawn,
  type Fault,
  inHead,
  type Kinds,
  page,
  published,
  redrawn,
  replaced,
  written,
} from '../kinds.ts'

const ORIGIN = 'https://apofraxeis-peiraia.example'
/** What is said of a tag that one template alone has is said there: nothing else draws it. */
const onlyIn = (file: string, fault: Fault): Fault => ({ ...fault, at: { file: `templates/${file}` } })
const aria = (slug: string, html: string, says: string) => badDrawn('a11y/aria', `/areas/${slug}`, html, says)
const table = (slug: string, rows: string, says: string) =>
  onlyIn('blocks/prices.tsx', badDrawn('a11y/table', `/areas/${slug}`, `<table>${rows}</table>`, says))
const input = (path: string, find: string, says: string, file = 'pages/contact.tsx'): Fault => ({
  ...redrawn(path, find, 'type="text"'),
  rule: 'a11y/input-type',
  says,
  at: { file: `templates/${file}` },
})
/** A field of a type that browsers know, and may not fill in. */
const filled = (path: string, type: string, name: string) =>
  badDrawn(
    'a11y/input-type',
    path,
    `<label>Πώς σας βρίσκουμε <input type="${type}" name="${name}" autocomplete="off"></label>`,
    `"${name}"`,
  )
const third = 'sec/third-party'
const ld = (json: string) => `<script type="application/ld+json">{"@context":"https://schema.org",${json}}</script>`
const dead = (slug: string, json: string, says: string) => badHead('ld/dead-feature', `/areas/${slug}`, ld(json), says)
const nobody = (slug: string, name: string) =>
  badHead('ld/service-provider', `/areas/${slug}`, ld(`"@type":"Service","name":"${name}"`), name)
const lost = (path: string, find: string, by: string, says: string): Fault => ({
  ...badHead('ld/set', path, '', says),
  ...redrawn(path, find, by),
  also: ['ld/vocabulary'],
})
/** How areas name what is done there in their structured data. */
const servedAs = (name: string, type: string) =>
  replaced('content/routes.yaml', 'name: "Αποφράξεις {in}", type: Αποφράξεις', `name: "${name}", type: ${type}`)
const alternate = (path: string, code: string) => `<link rel="alternate" hreflang="${code}" href="${ORIGIN}${path}">`
const language = (slug: string, code: string) =>
  badHead('index/hreflang', `/areas/${slug}`, alternate(`/areas/${slug}`, code), `"${code}"`)
const sharedAs = (path: string, title: string) =>
  redrawn(
    path,
    '<meta property="og:title" content="',
    `<meta property="og:title" content="${title}"><meta property="x" content="`,
  )
/** A title without the quotes it is typed in. */
const shownTitle = (file: string) => written(file, 'title').replace(/^"(.*)"$/, '$1')
const shared = (path: string, other: string): Fault => ({
  ...badHead('title/shared', path, '', shownTitle(other)),
  ...sharedAs(path, shownTitle(other)),
})
const late = (path: string, img: string): Fault => ({
  ...badDrawn('perf/first-picture', path, '', 'is fetched late'),
  ...redrawn(path, img, img.replace('<img ', '<img loading="lazy" ').replace(/^decoding/, 'loading="lazy" decoding')),
})
/** A lazy picture at the head of a page. */
const badTop = (path: string, src: string, size: number): Fault => ({
  ...badDrawn('perf/first-picture', path, '', src),
  ...redrawn(path, '<h1', `<img alt="" src="${src}" width="${size}" height="${size}" loading="lazy"><h1`),
})
const loosened = (find: string, by: string, says: string): Fault => ({
  output: { _headers: (text) => text.replace(find, by) },
  rule: 'sec/headers',
  says,
  at: { file: 'site.yaml', line: 'hosts: [netlify]' },
})
/** What else the privacy page denies of the same edit. */
const denied = (line: string, says: string): Fault => ({
  rule: 'sec/privacy-denied',
  at: { file: page('privacy'), line },
  says,
})
/** A style of a page, with what its policy says of that. */
const styled = (path: string, css: string): Fault => ({
  ...inHead(path, `<style>${css}</style>`),
  rule: third,
  says: '',
  at: { file: 'templates/styles.css' },
  also: ['sec/csp'],
})
const foreign = (path: string, css: string, says: string): Fault => ({ ...styled(path, css), says })
/** A page whose main part is another element: nothing stands in it. */
const withoutMain = (open: string, close: string): Fault => ({
  html: [
    { path: '/services/leak-detection', find: '<main id="main">', by: open },
    { path: '/services/leak-detection', find: '</main>', by: close },
  ],
  rule: 'a11y/main',
  says: '/services/leak-detection has no main part',
  at: { file: 'templates/pages/service.tsx' },
  also: ['content/thin'],
})
/** Links without a line below them, and a sentence with one. */
const unlined = (slug: string, css: string, link = 'βρύσες') =>
  [
    { path: `/areas/${slug}`, find: '<link rel="canonical"', by: `<style>${css}</style><link rel="canonical"` },
    {
      path: `/areas/${slug}`,
      find: '</main>',
      by: `<p class="told">Για τις <a href="/services/plumbing">${link}</a> που στάζουν γράφουμε αλλού.</p></main>`,
    },
  ] as const
const byColour = (slug: string, css: string, link: string): Fault => ({
  html: unlined(slug, css, link),
  rule: 'a11y/link-colour',
  says: link,
  also: ['sec/csp'],
  at: { file: 'templates/styles.css' },
})
/** The head of a JPEG whose EXIF data have a place. */
const located = [
  'hex:ffd8ffe1003a457869660000', // APP1, "Exif"
  '49492a0008000000', // little endian, the first directory at 8
  '01002588040001000000', // one entry: the directory of GPS
  '1a00000000000000', // at 26, no other directory
  '0100010002000200000000004e00000000000000', // one entry: the latitude is north
  'ffd9',
].join('')
const PLAIN = 'hex:ffd8ffe00010ffd9'

export default {
  'a service that is named for search engines alone': {
    rule: 'ld/matches-visible',
    faults: [
      ['Ηλεκτρολόγος {in}', 'Ηλεκτρολόγος', 'Ηλεκτρολόγος σ'],
      ['{name}: κάθε βλάβη σε μία ώρα', 'Αποφράξεις', 'κάθε βλάβη σε μία ώρα'],
      ['Φθηνό κλειδαράδικο {to}', 'Φθηνό κλειδαράδικο', 'κλειδαράδικο'],
    ].map(([name = '', type = '', says = '']) =>
      bad('ld/matches-visible', servedAs(name, type), 'service:', says, ['dup/other-name']),
    ),
    harmless: [
      servedAs('Απόφραξη {in}', 'Απόφραξη'),
      servedAs('Υδραυλικός {in}', 'Υδραυλικός'),
      servedAs('Αποφράξεις {of}', 'Αποφράξεις'),
    ],
  },
  'a positive tabindex': {
    faults: [
      aria('perama', '<a href="/faq" tabindex="3">Όσα μας ρωτούν συχνά</a>', 'tabindex="3"'),
      aria('athens', '<button type="button" tabindex="1">Κλείσιμο</button>', 'tabindex="1"'),
      aria(
        'tauros',
        '<ul><li tabindex="-1">Ένα</li><li tabindex="-1">Δύο</li><li tabindex="2">Τρία</li></ul>',
        'tabindex="2"',
      ),
    ],
    harmless: [
      drawn('/areas/perama', '<p tabindex="-1">Λόγια</p>'),
      drawn('/areas/tauros', '<div tabindex="0" role="group" aria-label="Πίνακας">Ένα</div>'),
      drawn('/areas/athens', '<p>tabindex 3</p>'),
    ],
  },
  'a role that takes the meaning away': {
    faults: [
      aria('piraeus', '<h3 role="presentation">Τι πληρώνετε</h3>', 'from the h3'),
      onlyIn(
        'blocks/prices.tsx',
        aria(
          'elefsina',
          '<table role="none"><tbody><tr><th>Αυλή</th><td>Στεγνή</td></tr></tbody></table>',
          'from the table',
        ),
      ),
      aria('aigaleo', '<ol role="presentation"><li>Ένα</li></ol>', 'from the ol'),
    ].map((fault) => ({ ...fault, also: ['a11y/html-valid', 'a11y/heading-order', 'a11y/table'] })),
    harmless: [
      drawn('/areas/piraeus', '<table role="presentation"><tbody><tr><td>Αυλή</td></tr></tbody></table>'),
      drawn('/areas/elefsina', '<p role="presentation">Λόγια</p>'),
      drawn('/areas/aigaleo', '<img src="/favicon.svg" alt="" width="32" height="32">'),
    ],
  },
  'a value as programs write it': {
    faults: [
      badDrawn('content/placeholder', '/areas/chaidari', '<p>undefined</p>', 'undefined'),
      badDrawn('content/placeholder', '/areas/moschato', '<p><b>NaN</b></p>', 'NaN'),
      badDrawn('content/placeholder', '/company', '<pre>{"heading":"Λόγια","lead":"Κι άλλα"}</pre>', 'heading'),
    ],
    harmless: [
      drawn('/areas/chaidari', '<p>Nando’s, null και void</p>'),
      drawn('/areas/moschato', '<p>«Κλειστά»: έτσι γράφει η πόρτα</p>'),
      drawn('/company', '<script type="application/json">{"heading":"Λόγια"}</script>'),
    ],
  },
  'a role that does not exist': {
    faults: [
      aria('nikaia', '<div role="buton">Κλήση</div>', '"buton"'),
      aria('kallithea', '<div role="card">Κάρτα</div>', '"card"'),
      aria('moschato', '<p role="text-box">Λόγια</p>', '"text-box"'),
      // A text of the YAML stands in the tag too.
      {
        ...redrawn('/areas/elefsina', '<nav class="header-menu" ', '<nav class="header-menu" role="menu-bar" '),
        rule: 'a11y/aria',
        says: '"menu-bar"',
        at: { file: 'templates/layout/header.tsx' },
      },
    ],
    harmless: [
      drawn('/areas/nikaia', '<p role="note">Λόγια</p>'),
      drawn('/areas/kallithea', '<div role="group" aria-label="Ώρες">Ένα</div>'),
      drawn('/areas/moschato', '<p role="status">Έτοιμο</p>'),
      drawn('/areas/piraeus', '<ul role="list"><li>Ένα</li></ul>'),
      drawn('/areas/tauros', '<ol class="steps" role="list"><li>Ένα</li></ol>'),
      drawn('/areas/perama', '<ul role="list" aria-label="Υλικά"><li>Ένα</li></ul>'),
    ],
  },
  'aria-labelledby to nothing': {
    faults: [
      aria('athens', '<section aria-labelledby="missing-heading"><p>Λόγια</p></section>', 'missing-heading'),
      aria('elefsina', '<p aria-describedby="missing-note">Λόγια</p>', 'missing-note'),
      aria('aigaleo', '<button type="button" aria-controls="missing-panel">Μενού</button>', 'missing-panel'),
    ],
    harmless: [
      drawn('/areas/perama', '<section aria-labelledby="own"><h2 id="own">Στο Πέραμα σήμερα</h2></section>'),
      drawn('/areas/elefsina', '<p id="more">Λόγια</p><p aria-describedby="more">Και άλλα</p>'),
      drawn('/areas/aigaleo', '<button type="button" aria-controls="main">Επάνω</button>'),
    ],
  },
  'a data table without headers': {
    faults: [
      table('perama', '<tbody><tr><td>Μικρή ζημιά</td><td>Μεγάλη ζημιά</td></tr></tbody>', 'Μικρή ζημιά'),
      table('tauros', '<tbody><tr><td>Στήλη</td></tr><tr><td>Φρεάτιο</td></tr></tbody>', 'Στήλη Φρεάτιο'),
      table('nikaia', '<thead><tr><td>Χώρος</td></tr></thead><tbody><tr><td>Αυλή</td></tr></tbody>', 'Χώρος Αυλή'),
    ],
    harmless: [
      drawn('/areas/tauros', '<table><tbody><tr><th scope="row">Αυλή</th><td>Στεγνή</td></tr></tbody></table>'),
      drawn(
        '/areas/perama',
        '<table><thead><tr><th scope="col">Χώρος</th></tr></thead><tbody><tr><td>Αυλή</td></tr></tbody></table>',
      ),
      drawn('/areas/nikaia', '<dl><dt>Αυλή</dt><dd>Στεγνή</dd></dl>'),
    ],
  },
  'type=text for a phone': {
    faults: [
      input('/epikoinwnia', 'type="tel"', 'expected "tel"', 'islands/contact-form.tsx'),
      input('/epikoinwnia', 'type="email"', 'expected "email"'),
      badDrawn(
        'a11y/input-type',
        '/areas/kallithea',
        '<label>Τηλέφωνο <input type="text" name="mobile" autocomplete="tel"></label>',
        '"mobile"',
      ),
    ],
    harmless: [
      drawn('/areas/nikaia', '<label>Όνομα <input type="text" name="name" autocomplete="name"></label>'),
      drawn('/areas/kallithea', '<label>Αριθμός δρόμου <input type="text" name="street-number"></label>'),
      drawn(
        '/areas/athens',
        '<label>Τηλέφωνο επικοινωνίας <input type="tel" name="callback" autocomplete="tel"></label>',
      ),
    ],
  },
  'a field that browsers may not fill in': {
    faults: [
      filled('/areas/kallithea', 'email', 'reply'),
      filled('/areas/chaidari', 'tel', 'ring'),
      filled('/areas/athens', 'tel', 'call-back'),
    ],
    harmless: [
      drawn('/areas/kallithea', '<label>Κωδικός <input type="text" name="code" autocomplete="off"></label>'),
      drawn(
        '/areas/chaidari',
        '<p aria-hidden="true"><label>Άδειο <input type="email" tabindex="-1" autocomplete="off"></label></p>',
      ),
      drawn('/areas/athens', '<label>Το δικό σας mail <input type="email" name="own" autocomplete="email"></label>'),
    ],
  },
  'a third-party script': {
    faults: [
      badHead(third, '/areas/peristeri', '<script src="https://cdn.example/jquery.js" async></script>', 'cdn.example'),
      badHead(third, '/areas/drapetsona', '<script src="https://tags.example/gtm.js" defer></script>', 'tags.example'),
      badDrawn(third, '/areas/moschato', '<script src="//stats.example/count.js" async></script>', 'stats.example'),
      badFile(
        third,
        'track.js',
        'track.js loads from px.example',
        'fetch("https://px.example/hit?p=" + location.pathname)',
      ),
      badFile(third, 'chat.js', 'chat.js loads from talk.example', "const s=x();s.src='https://talk.example/w.js'"),
    ],
    harmless: [
      drawn('/areas/peristeri', '<p>https://cdn.example/</p>'),
      drawn('/areas/drapetsona', '<a href="https://tags.example/">Μια σελίδα</a>'),
      inHead('/areas/moschato', ld(`"@type":"WebPage","@id":"${ORIGIN}/areas/moschato#x"`)),
    ],
  },
  'a third-party font': {
    faults: [
      badHead(
        third,
        '/areas/tauros',
        '<link rel="preload" as="font" href="https://fonts.example/a.woff2" crossorigin>',
        'fonts.example',
      ),
      {
        ...badHead(
          third,
          '/areas/korydallos',
          '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Roboto">',
          'fonts.googleapis.com',
        ),
        also: ['perf/blocking'],
      },
      badHead(
        third,
        '/areas/keratsini',
        '<link rel="preload" as="font" href="https://use.typekit.example/b.woff2" crossorigin>',
        'use.typekit.example',
      ),
      foreign('/areas/agia-barbara', '@import url("https://use.faces.example/x.css");', 'use.faces.example'),
      foreign('/areas/nea-smyrni', '@font-face{font-family:X;src:url(//f.faces.example/x.woff2)}', 'f.faces.example'),
      foreign('/areas/neo-faliro', ".x{background:url('https://i.faces.example/x.png')}", 'i.faces.example'),
      {
        ...badFile(third, 'promo.css', 'promo.css loads from css.example', '@import "https://css.example/a.css";'),
      },
    ],
    harmless: [
      published(
        'print.css',
        '@namespace svg url(http://www.w3.org/2000/svg);a{background:url(data:image/gif;base64,R0)}',
      ),
      published('count.js', 'export const home = "https://maps.example/route"'),
      inHead('/areas/tauros', '<link rel="author" href="https://studio.example/">'),
      drawn('/areas/korydallos', '<p>Roboto</p>'),
      drawn('/areas/keratsini', '<a href="https://fonts.google.com/">Γραμματοσειρές</a>'),
    ],
  },
  'a third-party frame': {
    faults: ['video', 'booking', 'forms'].map((host, i) =>
      onlyIn(
        'blocks/map-frame.tsx',
        badDrawn(
          third,
          `/areas/${['nikaia', 'perama', 'elefsina'][i]}`,
          `<iframe src="https://${host}.example/1" title="Πώς δουλεύουμε" loading="lazy"></iframe>`,
          `${host}.example`,
        ),
      ),
    ),
    harmless: ['athens', 'perama', 'elefsina'].map((slug) =>
      drawn(
        `/areas/${slug}`,
        '<iframe src="https://www.openstreetmap.org/export/embed.html" title="Η πόλη στον χάρτη" loading="lazy"></iframe>',
      ),
    ),
  },
  'a chat widget': {
    faults: [
      badDrawn(
        third,
        '/areas/chaidari',
        '<script src="https://chat.example/widget.js" async></script>',
        'chat.example',
      ),
      badDrawn(
        third,
        '/areas/aigaleo',
        '<script src="https://embed.tawk.to/1/default" async></script>',
        'embed.tawk.to',
      ),
      onlyIn(
        'blocks/map-frame.tsx',
        badDrawn(
          third,
          '/areas/athens',
          '<iframe src="https://messenger.example/box" title="Συζήτηση" loading="lazy"></iframe>',
          'messenger.example',
        ),
      ),
    ],
    harmless: [
      drawn('/areas/chaidari', '<a href="https://m.me/page">Μήνυμα στο Messenger</a>'),
      drawn('/areas/aigaleo', '<button type="button">Συζήτηση</button>'),
      'Δεν έχουμε chat· έχουμε ανθρώπους στο τηλέφωνο.',
    ],
  },
  'what the privacy page denies': {
    faults: [
      {
        yaml: [
          { file: 'site.yaml', find: 'contact:\n', by: 'analytics: { service: plausible }\n\ncontact:\n' },
          { file: 'site.yaml', find: 'provider: click', by: 'provider: google' },
        ],
        rule: 'sec/privacy-denied',
        at: { file: page('privacy'), line: 'δεν μετρά επισκέψεις' },
        says: 'counts visits with plausible',
      },
      denied('description:', 'counts visits with plausible'),
      denied('Ο χάρτης έρχεται', 'unasked'),
      denied('cookies', 'sets cookies'),
      denied('από ξένους διακομιστές', 'is not so'),
    ],
    harmless: [
      'Ο φούρνος δεν βάζει cookies μόνο, ψήνει και κουλουράκια.',
      'Ο χάρτης της ΕΥΔΑΠ άλλαξε πέρσι.',
      'Δεν μετράμε ώρες, μετράμε σωλήνες.',
    ],
  },
  'a policy loosened by hand': {
    faults: [
      loosened("script-src 'self'", "script-src 'self' 'unsafe-eval'", "'unsafe-eval'"),
      loosened("frame-ancestors 'none'", 'frame-ancestors *', '* in frame-ancestors'),
      loosened("script-src 'self'", "script-src 'self' https:", 'https: in script-src'),
    ],
    harmless: [
      { output: { _headers: (text) => `${text}\n/old/*\n  X-Robots-Tag: noarchive\n` } },
      { output: { _headers: (text) => `${text}\n/menu.pdf\n  Cache-Control: no-cache\n` } },
      { output: { _headers: (text) => `${text}# by hand\n` } },
    ],
  },
  'headers loosened by hand': {
    faults: [
      loosened('nosniff', 'sniff', 'x-content-type-options'),
      loosened('max-age=63072000', 'max-age=0', 'strict-transport-security'),
      loosened('strict-origin-when-cross-origin', 'unsafe-url', 'referrer-policy'),
    ],
    harmless: [
      { output: { _headers: (text) => text.replace('strict-origin-when-cross-origin', 'no-referrer') } },
      { output: { _headers: (text) => text.replace('max-age=63072000', 'max-age=31536000') } },
      { output: { _headers: (text) => `${text}/robots.txt\n  X-Test: a\n` } },
    ],
  },
  'a blocking script': {
    faults: [
      badHead('perf/blocking', '/areas/athens', '<script src="/favicon.svg"></script>', '/favicon.svg'),
      badHead(
        'perf/blocking',
        '/areas/paleo-faliro',
        '<script src="/manifest.webmanifest"></script>',
        '/manifest.webmanifest',
      ),
      badDrawn('perf/blocking', '/areas/agia-barbara', '<script src="/icon-192.png"></script>', '/icon-192.png'),
    ],
    harmless: [
      drawn('/areas/paleo-faliro', '<p><b>Λόγια</b></p>'.repeat(30)),
      inHead('/areas/athens', '<link rel="prefetch" href="/favicon.svg">'),
      drawn('/areas/agia-barbara', '<p>Μια λέξη <b>ακόμη</b></p>'.repeat(20)),
    ],
  },
  '3,000 elements': {
    faults: [
      badDrawn(
        'perf/elements',
        '/areas/chaidari',
        `<div>${'<p><b>Λόγια</b></p>'.repeat(700)}</div>`,
        'of them in one div',
      ),
      badDrawn('perf/elements', '/areas/drapetsona', `<ul>${'<li>Δρόμος</li>'.repeat(1300)}</ul>`, 'of them in one ul'),
      badDrawn(
        'perf/elements',
        '/areas/nea-smyrni',
        `<ol>${'<li><i>α</i></li>'.repeat(800)}</ol>`,
        'of them in one ol',
      ),
    ],
    harmless: [
      drawn('/areas/drapetsona', `<ul>${'<li>Δρόμος</li>'.repeat(50)}</ul>`),
      drawn('/areas/chaidari', '<p><b>Λόγια</b></p>'.repeat(100)),
      drawn('/areas/nea-smyrni', `<ol>${'<li>α</li>'.repeat(60)}</ol>`),
    ],
  },
  'a lazy largest picture': {
    faults: [
      onlyIn('illustrations/hero-picture.tsx', late('/company', 'decoding="async" src="/assets/house')),
      badTop('/areas/piraeus', '/icon-512.png', 512),
      badTop('/areas/agios-anargiroi', '/favicon.svg', 512),
      {
        ...badTop('/areas/aspropyrgos', '/icon-512.png', 512),
        ...redrawn(
          '/areas/aspropyrgos',
          '<h1',
          '<img alt="" src="data:image/gif;base64,R0lGODlhAQABAAD/ACwAAAAAAQABAAACADs=" data-src="/icon-512.png" width="512" height="512"><h1',
        ),
      },
    ],
    harmless: [
      drawn('/company', '<img src="/favicon.svg" alt="" width="32" height="32" loading="lazy">'),
      redrawn('/services/apofraksi-lekanis', 'decoding="async"', 'decoding="auto"'),
      redrawn('/services/apofraksi-me-kamera', 'decoding="async"', 'decoding="auto"'),
    ],
  },
  'GPS in a photo': {
    faults: ['van.jpg', 'team.jpeg', 'photos/yard.jpg'].map((file) => badFile('img/metadata', file, file, located)),
    harmless: ['van.jpg', 'team.jpeg', 'photos/yard.jpg'].map((file) => published(file, PLAIN)),
  },
  'a picture of megabytes': {
    faults: (
      [
        ['work.jpg', 1_200_000],
        ['plan.png', 900_000],
        ['before-after.gif', 3_000_000],
      ] as const
    ).map(([file, size]) => badFile('img/weight', file, file, 'x'.repeat(size))),
    harmless: [
      published('work.webp', 'x'.repeat(300_000)),
      published('van.png', 'x'.repeat(200_000)),
      published('menu.pdf', 'x'.repeat(900_000)),
    ],
  },
  'structured data gone from a whole set': {
    rule: 'ld/set',
    faults: [
      bad(
        'ld/set',
        replaced(
          'content/routes.yaml',
          'graph: [service, questions]\n    defaults',
          'graph: [questions]\n    defaults',
        ),
        'graph: [questions]',
        '/services/{slug}',
      ),
      bad(
        'ld/set',
        replaced('content/routes.yaml', '    graph: [service, questions]\n    defaults', '    defaults'),
        'path: /services/{slug}',
        '/services/{slug}',
      ),
      bad(
        'ld/set',
        replaced('content/routes.yaml', 'template: faq, graph: [questions] }', 'template: faq }'),
        'path: /faq',
        '/faq is a page of questions',
      ),
      bad(
        'ld/set',
        replaced('content/routes.yaml', 'template: faq, graph: [questions] }', 'template: faq, graph: [business] }'),
        'path: /faq',
        '/faq is a page of questions',
      ),
      bad(
        'ld/set',
        replaced('content/routes.yaml', 'graph: [place, questions]', 'graph: [questions]'),
        'graph: [questions]',
        'the pages of /areas/{slug} are towns',
      ),
    ],
    harmless: [
      replaced('content/routes.yaml', 'graph: [place, questions]', 'graph: [questions, place]'),
      replaced(
        'content/routes.yaml',
        'template: faq, graph: [questions] }',
        'template: faq, graph: [questions, business] }',
      ),
      replaced(
        'content/routes.yaml',
        'template: landing, graph: [service, questions] }',
        'template: landing, graph: [service] }',
      ),
    ],
  },
  'dead markup: HowTo': {
    faults: [
      dead('aigaleo', '"@type":"HowTo","name":"x"', 'HowTo'),
      dead('perama', `"@type":"SearchAction","target":"${ORIGIN}/faq"`, 'SearchAction'),
      dead('tauros', '"@type":"SpecialAnnouncement","name":"x"', 'SpecialAnnouncement'),
      badDrawn(
        'ld/dead-feature',
        '/areas/athens',
        '<div itemscope itemtype="https://schema.org/ClaimReview"><p>Κλείστε τη βάνα του νερού.</p></div>',
        '/areas/athens has structured data of ClaimReview',
      ),
      badDrawn(
        'ld/dead-feature',
        '/areas/piraeus',
        '<div vocab="https://schema.org/" typeof="Quiz"><p>Πόσες βάνες έχει το σπίτι;</p></div>',
        '/areas/piraeus has structured data of Quiz',
      ),
    ],
    harmless: [
      drawn('/areas/athens', '<div itemscope itemtype="https://schema.org/PostalAddress"><p>Εδώ.</p></div>'),
      drawn('/areas/aigaleo', '<p>HowTo</p>'),
      inHead('/areas/perama', ld(`"@type":"WebPage","@id":"${ORIGIN}/areas/perama#y"`)),
      inHead('/areas/tauros', ld(`"@type":"ImageObject","contentUrl":"${ORIGIN}/favicon.svg"`)),
    ],
  },
  'a Service without provider': {
    faults: [nobody('nikaia', 'Νίκαια'), nobody('elefsina', 'Ελευσίνα'), nobody('neo-faliro', 'Έλεγχος')],
    harmless: ['elefsina', 'nikaia', 'neo-faliro'].map((slug) =>
      inHead(
        `/areas/${slug}`,
        ld(
          `"@type":"Service","name":"${written(area(slug), 'heading').slice(0, 6)}","provider":{"@id":"${ORIGIN}/#business"}`,
        ),
      ),
    ),
  },
  'structured data gone from one page of a set': {
    faults: [
      lost('/areas/kallithea', '"@type":"FAQPage"', '"@type":"WebPage"', 'FAQPage'),
      lost('/areas/keratsini', '"@type":"BreadcrumbList"', '"@type":"ItemList"', 'BreadcrumbList'),
      lost('/services/apofraksi-frateiou', '"@type":"Service"', '"@type":"Product"', 'Service'),
    ],
    harmless: [
      redrawn('/areas/keratsini', '</main>', '<p>FAQPage</p></main>'),
      inHead('/areas/kallithea', ld(`"@type":"WebPage","@id":"${ORIGIN}/areas/kallithea#z"`)),
      inHead('/services/apofraksi-frateiou', ld(`"@type":"WebPage","@id":"${ORIGIN}/services/apofraksi-frateiou#z"`)),
    ],
  },
  'hreflang codes that do not exist': {
    faults: [
      language('perama', 'gr'),
      language('tauros', 'el_GR'),
      language('nikaia', 'en-UK'),
      badDrawn('index/hreflang', '/areas/athens', '<p lang="gr">Λόγια</p>', 'lang "gr"'),
    ],
    harmless: ['perama', 'tauros', 'nikaia'].map((slug, i) =>
      both(
        inHead(`/areas/${slug}`, alternate(`/areas/${slug}`, ['el', 'el-GR', 'x-default'][i] ?? '')),
        drawn(`/areas/${slug}`, `<p lang="${['en-GB', 'zh-Hant-TW', ''][i]}">Λόγια</p>`),
      ),
    ),
  },
  'og:title of another page': {
    faults: [
      shared('/company', page('privacy')),
      shared('/areas/athens', area('paleo-faliro')),
      shared('/faq', area('aspropyrgos')),
    ],
    harmless: [
      sharedAs('/company', 'Ποιοι έρχονται όταν βουλώσει'),
      sharedAs('/areas/athens', written(area('athens'), 'title')),
      sharedAs('/faq', 'Όσα ρωτούν πριν καλέσουν'),
    ],
  },
  'too pale a colour': {
    faults: ['perama', 'athens', 'tauros'].map((slug, i) => ({
      ...inHead(`/areas/${slug}`, `<style>.pale{color:${['#999', '#bbb', 'silver'][i]};background:#fff}</style>`),
      ...drawn(`/areas/${slug}`, `<p class="pale">Χλομό ${i}</p>`),
      html: [
        {
          path: `/areas/${slug}`,
          find: '<link rel="canonical"',
          by: `<style>.pale{color:${['#999', '#bbb', 'silver'][i]};background:#fff}</style><link rel="canonical"`,
        },
        { path: `/areas/${slug}`, find: '</main>', by: `<p class="pale">Χλομό ${i}</p></main>` },
      ],
      rule: 'a11y/contrast',
      says: `Χλομό ${i}`,
      also: ['sec/csp'],
      at: { file: 'templates/styles.css' },
    })),
    harmless: [
      drawn('/areas/perama', '<p>Σκούρο</p>'),
      drawn('/areas/athens', '<p hidden>Κρυφό</p>'),
      drawn('/areas/tauros', '<p class="muted">Λόγια</p>'),
    ],
  },
  'a link told by its colour alone': {
    faults: [
      byColour('perama', '.told a{text-decoration:none}', 'βρύσες'),
      byColour('athens', 'main p>a{text-decoration:inherit;color:inherit}', '210'),
      byColour(
        'tauros',
        '.told a{color:var(--soft);text-decoration:none}.told a:hover{text-decoration:underline}',
        'μπαταρίες',
      ),
    ],
    harmless: [
      { html: [...unlined('perama', '.told a{text-decoration:none;border-bottom:1px solid}').slice(1)] },
      drawn('/areas/athens', '<p><a href="/services/plumbing">Για τις βρύσες που στάζουν</a></p>'),
      drawn('/areas/tauros', '<p>Για τις <a class="button" href="/services/plumbing">βρύσες</a> που στάζουν εδώ.</p>'),
    ],
  },
  'no main part': {
    faults: [
      withoutMain('<div id="main">', '</div>'),
      withoutMain('<section id="main">', '</section>'),
      withoutMain('<div id="main" class="page">', '</div>'),
    ],
    harmless: ['tabindex="-1"', 'class="wide"', 'lang="el"'].map((more) =>
      redrawn('/services/leak-detection', '<main id="main">', `<main id="main" ${more}>`),
    ),
  },
  'a comment that is sent': {
    faults: [
      badDrawn('sec/comment', '/areas/kallithea', '<!-- <p>Προσφορά Νοεμβρίου</p> -->', 'Προσφορά Νοεμβρίου'),
      badDrawn('sec/comment', '/areas/athens', '<!-- να μπει το κινητό του Νίκου, 6945 123 321 -->', 'του Νίκου'),
      badDrawn('sec/comment', '/areas/tauros', '<!-- TODO: νέα φωτογραφία -->', 'νέα φωτογραφία'),
      badDrawn(
        'sec/comment',
        '/areas/perama',
        '<!-- ο Κώστας λέει να βγει αυτό όταν γυρίσει από την άδεια -->',
        'ο Κώστας λέει',
      ),
    ],
    harmless: [
      drawn('/areas/kallithea', '<!-- τέλος του χάρτη -->'),
      drawn(
        '/areas/athens',
        '<!-- Font Awesome 6.5.1 by @fontawesome, License https://fontawesome.com/license (CC BY 4.0) -->',
      ),
      drawn('/areas/tauros', '<!--googleoff: index--><p>Λόγια <b>του δρόμου</b></p><!--googleon: index-->'),
      drawn(
        '/areas/perama',
        '<p>&lt;!-- αυτό το βλέπετε όλοι σας εδώ πέρα μέσα στη σελίδα --&gt;</p>'.replace(/&[lg]t;/g, '«'),
      ),
    ],
  },
  'a class that has no rule': {
    faults: [
      badDrawn('build/class', '/areas/kallithea', '<p class="md:grid-cols-7">Λόγια</p>', 'md:grid-cols-7'),
      badDrawn('build/class', '/areas/athens', '<p class="box gap-17">Λόγια</p>', 'gap-17'),
      badDrawn('build/class', '/areas/tauros', '<p class="tone-undefined">Λόγια</p>', 'tone-undefined'),
    ],
    harmless: [
      drawn('/areas/kallithea', '<p class="js-open step-7 is-open">Λόγια</p>'),
      drawn('/areas/athens', '<p class="vcard tel h-card p-name">Λόγια</p>'),
      drawn('/areas/tauros', '<p class="wrap gap-8">Λόγια</p>'),
    ],
  },
  'English that does not say so': {
    faults: [
      badDrawn('a11y/foreign-text', '/areas/kallithea', '<h2>Sorry, something went wrong</h2>', 'something went wrong'),
      badDrawn('a11y/foreign-text', '/areas/athens', '<h2>What our customers say</h2>', 'What our customers'),
      badDrawn(
        'a11y/foreign-text',
        '/areas/tauros',
        '<button type="button">Thank you for your message</button>',
        'Thank you',
      ),
    ].map((fault) => ({ ...fault, also: ['a11y/heading-order'] })),
    harmless: [
      drawn('/areas/kallithea', '<h2>Bed Bath and Beyond</h2>'),
      drawn('/areas/athens', '<h2 lang="en">What our customers say</h2>'),
      drawn('/areas/tauros', '<button type="button" lang="en">Thank you for your message</button>'),
      drawn('/areas/perama', '<h2>Το «please return to sender» του γράμματος</h2>'),
    ],
  },
  'a host spelt nearly': {
    faults: [
      badDrawn(
        'link/misspelt-host',
        '/areas/kallithea',
        '<p><a href="https://www.facebok.com/apofraxeis">Η σελίδα μας στο Facebook</a></p>',
        'www.facebok.com',
      ),
      badDrawn(
        'link/misspelt-host',
        '/areas/athens',
        '<p><a href="https://instagram.con/apofraxeis">Φωτογραφίες μας</a></p>',
        'instagram.con',
      ),
      bad(
        'link/misspelt-host',
        replaced(
          'site.yaml',
          'priceRange: από 20€',
          'priceRange: από 20€\n  sameAs: [https://www.linkdin.com/in/apofraxeis]',
        ),
        'sameAs',
        'www.linkdin.com',
      ),
    ],
    harmless: [
      drawn('/areas/kallithea', '<p><a href="https://el-gr.facebook.com/apofraxeis">Η σελίδα μας στο Facebook</a></p>'),
      drawn('/areas/athens', '<p><a href="https://www.facades.gr/">Ελαιοχρωματιστές</a></p>'),
      replaced('site.yaml', 'priceRange: από 20€', 'priceRange: από 20€\n  sameAs: [https://youtube.com/@apofraxeis]'),
    ],
  },
  'settings of a host the site does not go to': {
    faults: [
      badFile('sec/foreign-file', '.htaccess', '.htaccess is for apache'),
      badFile('sec/foreign-file', 'vercel.json', 'vercel.json is for vercel'),
      badFile('sec/foreign-file', 'CNAME', 'CNAME is for github-pages'),
    ],
    harmless: [published('humans.txt'), published('terms.json'), published('opensearch.xml')],
  },
  'what differs between siblings alone': {
    faults: [
      badDrawn('a11y/html-valid', '/areas/piraeus', '<p id="twin">Ένα</p><p id="twin">Δύο</p>', 'twin'),
      badDrawn(
        'a11y/name',
        '/areas/agios-anargiroi',
        '<button type="button" aria-label="Μενού"></button><button type="button" aria-label=""></button>',
        'button',
      ),
      aria('agia-barbara', '<p role="note">Ένα</p><p role="nota">Δύο</p>', '"nota"'),
    ],
    harmless: [
      drawn('/areas/piraeus', '<p id="one">Ένα</p><p id="two">Δύο</p>'),
      drawn(
        '/areas/agios-anargiroi',
        '<button type="button" aria-label="Μενού"></button><button type="button" aria-label="Κλείσιμο"></button>',
      ),
      drawn('/areas/agia-barbara', '<p role="note">Ένα</p><p role="status">Δύο</p>'),
    ],
  },
} satisfies Kinds
