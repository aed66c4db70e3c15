// What a template, a copied piece of another site or a hand in the built files does to a page.
import { drawn, type Table } from '../together.ts'

const area = (slug: string) => `content/areas/${slug}.yaml`
const AREA = 'templates/pages/area.tsx'
const onArea = (slug: string, html: string) => ({ html: drawn(`/areas/${slug}`, html), at: { file: AREA } })
const inHead = (slug: string, html: string) => ({
  html: { path: `/areas/${slug}`, find: '<link rel="canonical"', by: `${html}<link rel="canonical"` },
  at: { file: area(slug) },
})
/** The head of a JPEG whose EXIF data have a place. */
const located = [
  'ffd8ffe1003a457869660000', // APP1, "Exif"
  '49492a0008000000', // little endian, the first directory at 8
  '01002588040001000000', // one entry: the directory of GPS
  '1a00000000000000', // at 26, no other directory
  '0100010002000200000000004e00000000000000', // one entry: the latitude is north
  'ffd9',
].join('')

export default {
  faults: [
    {
      name: 'a link takes the focus before its turn',
      rule: 'a11y/aria',
      ...onArea('perama', '<a href="/faq" tabindex="3">Όσα μας ρωτούν συχνά</a>'),
      says: 'tabindex="3"',
    },
    {
      name: 'the second of two siblings has a tabindex of its own',
      rule: 'a11y/aria',
      ...onArea('tauros', '<ul><li tabindex="-1">Ένα</li><li tabindex="-1">Δύο</li><li tabindex="2">Τρία</li></ul>'),
      says: 'tabindex="2"',
    },
    {
      name: 'a role is misspelt',
      rule: 'a11y/aria',
      ...onArea('nikaia', '<div role="buton">Κλήση</div>'),
      says: '"buton"',
    },
    {
      name: 'a part is called by what is not there',
      rule: 'a11y/aria',
      ...onArea('athens', '<section aria-labelledby="missing-heading"><p>Λόγια</p></section>'),
      says: 'missing-heading',
    },
    {
      name: 'a table has cells alone',
      rule: 'a11y/table',
      ...onArea('perama', '<table><tbody><tr><td>Μικρή ζημιά</td><td>Μεγάλη ζημιά</td></tr></tbody></table>'),
      says: 'Μικρή ζημιά',
    },
    {
      name: 'a table of one column has no header either',
      rule: 'a11y/table',
      ...onArea('tauros', '<table><tbody><tr><td>Στήλη</td></tr><tr><td>Φρεάτιο</td></tr></tbody></table>'),
      says: 'Στήλη Φρεάτιο',
    },
    {
      name: 'a table has a head of plain cells',
      rule: 'a11y/table',
      ...onArea('nikaia', '<table><thead><tr><td>Χώρος</td></tr></thead><tbody><tr><td>Αυλή</td></tr></tbody></table>'),
      says: 'Χώρος Αυλή',
    },
    {
      name: 'the field of the phone is of plain text',
      rule: 'a11y/input-type',
      html: { path: '/epikoinwnia', find: 'type="tel"', by: 'type="text"' },
      at: { file: 'templates/pages/contact.tsx' },
      says: 'expected "tel"',
    },
    {
      name: 'the field of the mailbox is of plain text',
      rule: 'a11y/input-type',
      html: { path: '/epikoinwnia', find: 'type="email"', by: 'type="text"' },
      at: { file: 'templates/pages/contact.tsx' },
      says: 'expected "email"',
    },
    {
      name: 'a field to be called back is of plain text',
      rule: 'a11y/input-type',
      ...onArea('kallithea', '<label>Τηλέφωνο <input type="text" name="mobile" autocomplete="tel"></label>'),
      says: '"mobile"',
    },
    {
      name: 'a chat of another company',
      rule: 'sec/third-party',
      ...onArea('perama', '<script src="https://chat.example/widget.js" async></script>'),
      says: 'chat.example',
    },
    {
      name: 'a font of another company',
      rule: 'sec/third-party',
      ...inHead('tauros', '<link rel="preload" as="font" href="https://fonts.example/a.woff2" crossorigin>'),
      says: 'fonts.example',
    },
    {
      name: 'and the privacy page denies that',
      rule: 'sec/privacy-denied',
      at: { file: 'content/pages/privacy.yaml', line: 'από ξένους διακομιστές' },
      says: '/areas/tauros fetches https://fonts.example/a.woff2',
    },
    {
      name: 'a frame of another company',
      rule: 'sec/third-party',
      ...onArea('nikaia', '<iframe src="https://video.example/1" title="Πώς δουλεύουμε" loading="lazy"></iframe>'),
      says: 'video.example',
    },
    {
      name: 'a script stands in the way of the page',
      rule: 'perf/blocking',
      ...inHead('athens', '<script src="/favicon.svg"></script>'),
      says: '/favicon.svg',
    },
    {
      name: 'the picture of the first view is fetched late',
      rule: 'perf/first-picture',
      html: { path: '/company', find: 'decoding="async" src="/assets/house', by: 'loading="lazy" src="/assets/house' },
      at: { file: 'templates/pages/company.tsx' },
      says: 'is fetched late',
    },
    {
      name: 'a page of thousands of elements',
      rule: 'perf/elements',
      ...onArea('chaidari', `<div>${'<p><b>Λόγια</b></p>'.repeat(700)}</div>`),
      says: 'of them in one div',
    },
    {
      name: 'how a thing is done, for a search engine that no longer asks',
      rule: 'ld/dead-feature',
      ...inHead(
        'aigaleo',
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"HowTo","name":"x"}</script>',
      ),
      says: 'HowTo',
    },
    {
      name: 'a search box of the search results that is no longer there',
      rule: 'ld/dead-feature',
      ...inHead(
        'perama',
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"SearchAction","target":"https://apofraxeis-peiraia.example/faq"}</script>',
      ),
      says: 'SearchAction',
    },
    {
      name: 'an announcement of years ago',
      rule: 'ld/dead-feature',
      ...inHead(
        'tauros',
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"SpecialAnnouncement","name":"x"}</script>',
      ),
      says: 'SpecialAnnouncement',
    },
    {
      name: 'a service is done by nobody',
      rule: 'ld/service-provider',
      ...inHead(
        'nikaia',
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Service","name":"Αποφράξεις στη Νίκαια"}</script>',
      ),
      says: 'has no provider',
    },
    {
      name: 'the questions of one area are no data any more',
      rule: 'ld/set',
      html: { path: '/areas/kallithea', find: '"@type":"FAQPage"', by: '"@type":"WebPage"' },
      at: { file: area('kallithea') },
      says: 'no structured data of FAQPage',
    },
    {
      name: 'the place where a photo was taken lies in it',
      rule: 'img/metadata',
      output: { 'van.jpg': `hex:${located}` },
      at: { file: 'public/van.jpg' },
      says: 'van.jpg',
    },
    {
      name: 'a picture of megabytes',
      rule: 'img/weight',
      output: { 'work.jpg': 'x'.repeat(1_200_000) },
      at: { file: 'public/work.jpg' },
      says: 'work.jpg',
    },
    {
      name: 'a policy is loosened by hand',
      rule: 'sec/headers',
      output: { _headers: (text) => text.replace("script-src 'self'", "script-src 'self' https: 'unsafe-eval'") },
      at: { file: 'site.yaml', line: 'hosts: [netlify]' },
      says: "'unsafe-eval'",
    },
    {
      name: 'a policy allows every host',
      rule: 'sec/headers',
      at: { file: 'site.yaml', line: 'hosts: [netlify]' },
      says: 'https: in script-src',
    },
  ],
  harmless: [
    {
      name: 'a focus that script sets, a role of drawings, a named part',
      html: drawn(
        '/areas/perama',
        '<section aria-labelledby="own"><h2 id="own">Στο Πέραμα σήμερα</h2><p tabindex="-1">Λόγια</p></section>',
      ),
    },
    {
      name: 'a table with headers of rows',
      html: drawn('/areas/tauros', '<table><tbody><tr><th scope="row">Αυλή</th><td>Στεγνή</td></tr></tbody></table>'),
    },
    {
      name: 'a field for a name, and one for a street number',
      html: drawn(
        '/areas/nikaia',
        '<label>Όνομα <input type="text" name="name" autocomplete="name"></label><label>Αριθμός <input type="text" name="street-number"></label>',
      ),
    },
    {
      name: 'the map that the policy names',
      html: drawn(
        '/areas/athens',
        '<iframe src="https://www.openstreetmap.org/export/embed.html" title="Η Αθήνα στον χάρτη" loading="lazy"></iframe>',
      ),
    },
    {
      name: 'a script that waits',
      html: drawn('/areas/chaidari', '<p><b>Λόγια</b></p>'.repeat(100)),
    },
    {
      name: 'a photo without a place, of a fair weight',
      output: { 'van.jpg': 'hex:ffd8ffe00010ffd9', 'work.webp': 'x'.repeat(300_000) },
    },
    {
      name: 'a header more',
      output: { _headers: (text) => `${text}\n/old/*\n  X-Robots-Tag: noarchive\n` },
    },
  ],
} satisfies Table
