// Tests this site with sixty services in its menu: every page fits the first 12,000 bytes that a server sends, and every
// service is reached without script.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repository, shareCache } from '../helpers/command.ts'
import { all, parse } from '../helpers/html.ts'
import { drawn } from '../helpers/made.ts'

const JOBS = [
  ['Απόφραξη λεκάνης', 'apofraksi-lekanis', 'Η λεκάνη δεν κατεβάζει νερό ή ανεβάζει όταν αδειάζει ο νιπτήρας'],
  ['Απόφραξη νιπτήρα', 'apofraksi-niptira', 'Τρίχες και σαπούνι κλείνουν το σιφόνι κάτω από τον νιπτήρα'],
  ['Καθαρισμός φρεατίου', 'katharismos-freatiou', 'Το φρεάτιο ξεχειλίζει στην αυλή και μυρίζει όλη μέρα'],
  ['Έλεγχος με κάμερα', 'elegchos-me-kamera', 'Βλέπετε στην οθόνη πού έσπασε ο σωλήνας και τι τον έκλεισε'],
  ['Άντληση υπογείου', 'antlisi-ypogeiou', 'Νερά από βροχή ή από σπασμένο σωλήνα βγαίνουν με αντλία'],
  ['Απολύμανση δικτύου', 'apolymansi-diktyou', 'Ψεκασμός στα φρεάτια για κατσαρίδες και έντομα'],
  ['Αλλαγή σωλήνα', 'allagi-solina', 'Το κομμάτι που τρύπησε αλλάζει με καινούριο, χωρίς άλλο σκάψιμο'],
  [
    'Καθαρισμός υδρορροής',
    'katharismos-ydrorrois',
    'Φύλλα και χώμα μαζεύονται στη γωνία και το νερό πέφτει στον τοίχο',
  ],
  ['Τοποθέτηση βαλβίδας', 'topothetisi-valvidas', 'Μια βαλβίδα κρατά τα νερά του δρόμου έξω από το υπόγειο'],
  ['Λιποσυλλέκτης', 'liposyllektis', 'Τα λίπη της κουζίνας μαζεύονται πριν φτάσουν στην αποχέτευση'],
  ['Απόσμηση αποχέτευσης', 'aposmisi-apochetefsis', 'Η μυρωδιά έρχεται από στεγνό σιφόνι ή από ανοιχτή ένωση'],
  [
    'Αποκατάσταση στήλης',
    'apokatastasi-stilis',
    'Η κοινή στήλη επισκευάζεται από μέσα και τα μπάνια μένουν όπως είναι',
  ],
  ['Χαρτογράφηση δικτύου', 'chartografisi-diktyou', 'Παίρνετε σχέδιο με τη διαδρομή και το βάθος κάθε σωλήνα'],
] as const
const PLACES = [
  ['Πολυκατοικίες', 'polykatoikia', 'σε πολυκατοικία'],
  ['Καταστήματα', 'katastima', 'σε κατάστημα'],
  ['Ξενοδοχεία', 'xenodocheio', 'σε ξενοδοχείο'],
] as const
const slugOf = (job: string, place: string) => `${job}-${place}`

const root = mkdtempSync(join(tmpdir(), 'sixty-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let pages: ReadonlyMap<string, string>
beforeAll(async () => {
  for (const part of ['site.yaml', 'content', 'public', 'templates'])
    cpSync(join(repository, part), join(root, part), { recursive: true })
  const edit = (file: string, change: (text: string) => string) => {
    const text = readFileSync(join(root, file), 'utf8')
    const changed = change(text)
    if (changed === text) throw new Error(`nothing to change in ${file}`)
    writeFileSync(join(root, file), changed)
  }
  const model = readFileSync(join(root, 'content/services/apofraksi-me-kamera.yaml'), 'utf8')
  for (const [job, slug, summary] of JOBS)
    for (const [, place, where] of PLACES)
      writeFileSync(
        join(root, `content/services/${slugOf(slug, place)}.yaml`),
        model
          .replace(/^name:.*$/m, `name: ${job} ${where}`)
          .replace(/^summary:.*$/m, `summary: ${summary}, ${where}.`)
          .replace(/^ {2}title:.*$/m, `  title: ${job} ${where}, όλο το 24ωρο`),
      )
  edit('site.yaml', (text) =>
    text.replace(
      '        - { name: Απολύμανση σπιτιού, href: /services/apolymansi }\n',
      (last) =>
        last +
        PLACES.map(
          ([group, place, where]) =>
            `        - name: ${group}\n          href: /services#${place}\n          subItems:\n${JOBS.map(
              ([job, slug]) => `            - { name: ${job} ${where}, href: /services/${slugOf(slug, place)} }\n`,
            ).join('')}`,
        ).join(''),
    ),
  )
  edit('content/pages/services.yaml', (text) =>
    text.replace(/^banner:/m, (next) =>
      PLACES.map(
        ([group, place]) =>
          `  - id: ${place}\n    icon: building\n    title: ${group}\n    text: Όλες οι εργασίες με ένα τηλεφώνημα.\n` +
          `    items: [${JOBS.map(([, slug]) => slugOf(slug, place)).join(', ')}]\n`,
      )
        .join('')
        .concat('\n', next),
    ),
  )
  shareCache(root)
  pages = (await drawn(root)).pages
})

test('every page fits 12,000 bytes, compressed as a host does', () => {
  expect([...pages.keys()].filter((path) => /^\/services\/./.test(path))).toHaveLength(60)
  // The home page and the largest: to compress all takes a minute.
  const largest = [...pages].sort(([, a], [, b]) => b.length - a.length).slice(0, 8)
  const sizes = [...largest, ['/', pages.get('/') ?? ''] as const].map(
    ([path, html]) => [path, brotliCompressSync(html).length] as const,
  )
  expect(sizes.filter(([, bytes]) => bytes > 12_000)).toEqual([])
})

test('every service is reached by plain links: from the menu, or from the page its menu leads to', () => {
  const from = (path: string) =>
    new Set(all(parse(pages.get(path) ?? ''), 'a[href]').map(({ attribs }) => attribs.href))
  const home = from('/')
  const services = from('/services')
  expect(home).toContain('/services')
  const paths = [...pages.keys()].filter((path) => path.startsWith('/services/'))
  expect(paths.filter((path) => !home.has(path) && !services.has(path))).toEqual([])
})
