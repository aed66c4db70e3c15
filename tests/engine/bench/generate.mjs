#!/usr/bin/env node
// node tests/engine/bench/generate.mjs N OUT: a site of N pages in the folder OUT, the same bytes for the same N.
// Six fixed pages; of the rest, half are services and half areas, each about 10 KB of Greek YAML, drawn by the templates of this repository.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

const WORDS = (
  'σωλήνας σιφόνι μπανιέρα κουζίνα εξυπηρέτηση τεχνικός συνεργείο πίεση νερό σωλήνωση λύση πρόβλημα εγγύηση εμπειρία χρόνια ' +
  'τιμή προσφορά εκτίμηση επίσκεψη σπίτι επιχείρηση πολυκατοικία κατάστημα ξενοδοχείο εστιατόριο μηχάνημα εξοπλισμός ' +
  'ασφάλεια περιοχή γειτονιά κέντρο ημέρα νύχτα αργία αίτημα τηλέφωνο ραντεβού γραμμή ανάγκη βλάβη διαρροή υγρασία οσμή λίπη ' +
  'ρίζες άλατα βόθρος εντοπισμός επισκευή πρόληψη πελάτης διαφάνεια ποιότητα υγιεινή δίκτυο σωλήνες έλεγχος'
).split(' ')
/** Stands between two of the words; a sentence neither begins nor ends with one. */
const LINKS = 'και με από χωρίς για σε'.split(' ')
// Words of the names stand in no text, and the places are in no list of towns: a check finds little to say, as of a site that is in order.
const JOBS =
  'Απόφραξη λεκάνης|Απόφραξη νεροχύτη|Απόφραξη νιπτήρα|Καθαρισμός φρεατίου|Έλεγχος με κάμερα|Άντληση υδάτων|Απολύμανση χώρων|Συντήρηση δικτύου'.split(
    '|',
  )
const PLACES =
  'Αλωνάκι|Βρυσάκι|Γεφύρι|Δαφνούλα|Ελαιώνι|Ζεφυρίδα|Καλαμάκι|Λευκάδι|Μυλάκι|Νεροτριβή|Ξυλάκι|Πευκάκι|Ραχούλα|Σταυράκι|Φανάρι|Χωράφι'.split(
    '|',
  )
const ICONS = ['toilet', 'kitchen-sink', 'basin', 'manhole', 'camera', 'pump', 'disinfection', 'maintenance']
/** Areas the map shows; the map is drawn on every area page. */
const MAPPED = 20
const FIXED = 6

/** mulberry32: numbers from 0 to 1, the same for the same seed. */
function random(seed) {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const pick = (roll, list) => list[Math.floor(roll() * list.length)]
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)
const times = (count, make) => Array.from({ length: count }, (_, i) => make(i))
/** Different words, as of a sentence that says each thing once: every third links two others. */
function words(roll, count) {
  const found = new Set()
  while (found.size < count) {
    const links = found.size % 3 === 2 && found.size < count - 1
    found.add(pick(roll, links ? LINKS : WORDS))
  }
  return capital([...found].join(' '))
}
const sentences = (roll, count, length) => times(count, () => `${words(roll, length)}.`).join(' ')
const number = (i) => String(i).padStart(5, '0')
const serviceSlug = (i) => `ergasia-${number(i)}`
const areaSlug = (i) => `perioxi-${number(i)}`

/** `count` different numbers below `limit` that are not `self`. */
function others(roll, count, limit, self) {
  const found = new Set()
  for (let tries = 0; found.size < Math.min(count, limit - 1) && tries < 100; tries++) {
    const i = Math.floor(roll() * limit)
    if (i !== self) found.add(i)
  }
  return [...found]
}

const questions = (roll, count) =>
  times(count, () => ({ question: `${words(roll, 8)};`, answer: sentences(roll, 2, 13) }))
const points = (roll, count, icons) =>
  times(count, (i) => ({ icon: icons[i % icons.length], title: words(roll, 3), text: sentences(roll, 1, 16) }))
const head = (roll, name) => ({
  title: name,
  description: `${name}. ${words(roll, 12)}.`,
  keywords: times(5, () => words(roll, 2).toLowerCase()),
})

function service(i, services) {
  const roll = random(1000 + i)
  const name = `${pick(roll, JOBS)} ${i + 1}`
  return {
    name,
    summary: `${words(roll, 11)}.`,
    icon: ICONS[i % ICONS.length],
    head: head(roll, `${name}: {availability}`),
    hero: {
      heading: `${name}, ${words(roll, 3).toLowerCase()}`,
      lead: sentences(roll, 2, 9),
      facts: ['Σε {response}', 'Δωρεάν εκτίμηση', 'Εγγύηση {guarantee}'],
    },
    about: { heading: words(roll, 5), paragraphs: times(4, () => sentences(roll, 3, 14)) },
    features: { heading: words(roll, 3), items: times(6, () => words(roll, 10)) },
    benefits: { heading: words(roll, 3), items: times(6, () => words(roll, 10)) },
    price: `${name}: {price}`,
    questions: questions(roll, 7),
    related: { heading: words(roll, 2), items: others(roll, 3, services, i).map(serviceSlug) },
  }
}

function area(i, areas, services) {
  const roll = random(900_000 + i)
  const name = `${pick(roll, PLACES)} ${i + 1}`
  return {
    name,
    summary: `${words(roll, 11)}.`,
    icon: 'pin',
    head: head(roll, `Αποφράξεις ${name}, {availability}`),
    hero: {
      heading: `Αποφράξεις ${name}, ${words(roll, 5).toLowerCase()}`,
      lead: sentences(roll, 2, 9),
      facts: ['Σε {response}', 'Δωρεάν εκτίμηση', 'Εγγύηση {guarantee}'],
    },
    local: { heading: words(roll, 5), paragraphs: times(4, () => sentences(roll, 3, 14)) },
    services: {
      heading: words(roll, 4),
      items: others(roll, 5, services, -1).map((job) => ({ service: serviceSlug(job), text: sentences(roll, 1, 16) })),
    },
    reasons: { heading: words(roll, 4), items: points(roll, 3, ['clock', 'pin', 'shield']) },
    neighbours: { heading: words(roll, 3), items: others(roll, 3, areas, i).map(areaSlug) },
    urgent: { heading: `${words(roll, 4)};`, text: `${sentences(roll, 2, 9)} Καλέστε {phone.landline}.` },
    questions: questions(roll, 6),
  }
}

function site(templates, services) {
  const link = (i) => ({ name: `${JOBS[i % JOBS.length]} ${i + 1}`, href: `/services/${serviceSlug(i)}` })
  const links = (from, count) => times(Math.min(count, services), (i) => link((from + i) % services))
  return {
    origin: 'https://bench.example',
    language: 'el',
    locale: 'el_GR',
    templates,
    hosts: ['netlify'],
    business: {
      name: 'Δοκιμαστικό συνεργείο',
      type: 'Plumber',
      phones: {
        mobile: { number: '+306900000000', shown: '690 000 0000', label: 'Κινητό' },
        landline: { number: '+302100000000', shown: '210 000 0000', label: 'Σταθερό' },
      },
      email: 'info@bench.example',
      address: {
        locality: 'Νίκαια',
        region: 'Αττική',
        postalCode: '184 50',
        country: 'GR',
        shown: 'Νίκαια, 184 50, Αττική',
      },
      hours: [
        {
          days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          opens: '00:00',
          closes: '23:59',
        },
      ],
      hoursShown: 'Δευτέρα έως Κυριακή, 24 ώρες',
      serves: { name: 'Πειραιάς', latitude: 37.94203, longitude: 23.64619, radius: 50000 },
    },
    claims: {
      response: { text: '20 λεπτά', about: 'άφιξη' },
      availability: { text: '24/7', about: 'ώρες' },
      guarantee: { text: '3 έως 12 μήνες', about: 'εγγύηση' },
      price: { text: '50€', about: 'τιμή' },
    },
    navigation: {
      main: [
        { name: 'Αρχική', href: '/' },
        {
          name: 'Υπηρεσίες',
          href: '/services',
          subItems: [
            { name: 'Όλες οι υπηρεσίες', href: '/services' },
            ...links(0, 6),
            { name: 'Νιπτήρες', href: '/services', subItems: links(6, 5) },
            { name: 'Φρεάτια', href: '/services', subItems: links(11, 5) },
          ],
        },
        { name: 'Περιοχές', href: '/areas' },
        { name: 'Επικοινωνία', href: '/contact' },
      ],
      footer: {
        blurb: 'Αποφράξεις, αντλήσεις και απολυμάνσεις σε όλη την Αττική.',
        groups: [
          { title: 'Εργασίες', links: links(0, 10) },
          { title: 'Περισσότερα', links: links(10, 10) },
        ],
      },
    },
    contact: { page: '/contact' },
    map: {
      src: 'https://www.openstreetmap.org/export/embed.html?bbox=23.6%2C37.9%2C23.7%2C38.0',
      link: 'https://www.openstreetmap.org/#map=15/37.966/23.647',
    },
  }
}

const ROUTES = {
  pages: [
    { path: '/', page: 'home', template: 'page', graph: ['business', 'website'] },
    { path: '/services', page: 'services', template: 'services' },
    { path: '/areas', page: 'areas', template: 'areas', phone: 'landline' },
    { path: '/contact', page: 'contact', template: 'contact', graph: ['business'] },
    { path: '/404', page: 'not-found', template: 'message' },
    { path: '/500', page: 'failure', template: 'message' },
    {
      path: '/services/{slug}',
      each: 'services',
      template: 'service',
      parent: '/services',
      phone: 'mobile',
      graph: ['service'],
      defaults: {
        questionsHeading: 'Συχνές ερωτήσεις',
        reasons: { heading: 'Γιατί εμάς', items: points(random(7), 3, ['clock', 'shield', 'star']) },
      },
    },
    {
      path: '/areas/{slug}',
      each: 'areas',
      template: 'area',
      parent: '/areas',
      phone: 'landline',
      graph: ['place'],
    },
  ],
  redirects: [{ from: '/palia', to: '/services' }],
}

function pages(services, areas) {
  const roll = random(42)
  const first = (count, limit, slug) => times(Math.min(count, limit), slug)
  const hero = () => ({ heading: words(roll, 6), lead: sentences(roll, 1, 14) })
  const passage = () => ({ heading: words(roll, 4), paragraphs: [sentences(roll, 3, 12)] })
  const banner = () => ({ heading: words(roll, 4), text: sentences(roll, 1, 9) })
  const link = (href) => ({ name: words(roll, 3), href })
  const message = (name) => ({
    name,
    head: { ...head(roll, name), robots: 'noindex, follow' },
    heading: name,
    link: { name: 'Αρχική', href: '/' },
  })
  return {
    home: {
      name: 'Αρχική',
      head: head(roll, 'Αποφράξεις, {availability}, σε όλη την πόλη'),
      sections: [
        { block: 'hero', ...hero() },
        {
          block: 'cards',
          heading: words(roll, 3),
          items: first(6, services, serviceSlug),
          link: link('/services'),
        },
        { block: 'text', ...passage(), link: link('/contact') },
        { block: 'areas', heading: words(roll, 3), items: first(6, areas, areaSlug), link: link('/areas') },
        { block: 'prices', id: 'prices', heading: words(roll, 3), lead: sentences(roll, 1, 9) },
        { block: 'steps', heading: words(roll, 3), items: points(roll, 4, ['phone', 'camera', 'euro', 'check']) },
        { block: 'reviews', heading: 'Κριτικές' },
        { block: 'points', heading: words(roll, 3), items: points(roll, 4, ['clock', 'euro', 'shield', 'home']) },
        { block: 'banner', ...banner() },
        { block: 'map', ...banner() },
      ],
    },
    services: {
      name: 'Υπηρεσίες',
      head: head(roll, 'Όλες οι υπηρεσίες και οι τιμές'),
      hero: hero(),
      groups: [
        {
          id: 'all',
          icon: 'sewer',
          title: words(roll, 2),
          text: sentences(roll, 1, 12),
          items: times(services, serviceSlug),
        },
      ],
      banner: banner(),
    },
    areas: {
      name: 'Περιοχές',
      head: head(roll, 'Περιοχές που εξυπηρετούμε'),
      hero: hero(),
      about: passage(),
      banner: banner(),
    },
    contact: {
      name: 'Επικοινωνία',
      head: head(roll, 'Επικοινωνία και ραντεβού'),
      hero: hero(),
      reach: words(roll, 3),
      hours: words(roll, 1),
      write: passage(),
    },
    'not-found': message('Η σελίδα δεν βρέθηκε'),
    failure: message('Σφάλμα'),
  }
}

/** Writes the site below `out`, which must be new or empty. */
export function generate(count, out) {
  if (!Number.isInteger(count) || count < FIXED + 4)
    throw new Error(`a site has at least ${FIXED + 4} pages, not ${count}`)
  const root = resolve(out)
  const areas = Math.floor((count - FIXED) / 2)
  const services = count - FIXED - areas
  const folders = new Set()
  const put = (file, value) => {
    const path = join(root, file)
    if (!folders.has(dirname(path))) mkdirSync(dirname(path), { recursive: true })
    folders.add(dirname(path))
    writeFileSync(
      path,
      typeof value === 'string' ? value : stringify(value, { lineWidth: 0, aliasDuplicateObjects: false }),
    )
  }
  put('site.yaml', site(relative(root, join(repository, 'templates')), services))
  put('content/routes.yaml', ROUTES)
  for (const [name, page] of Object.entries(pages(services, areas))) put(`content/pages/${name}.yaml`, page)
  put('content/prices.yaml', {
    note: 'Το ποσό το συμφωνούμε πριν ξεκινήσουμε.',
    items: JOBS.map((service) => ({ service, price: '{price}' })),
  })
  const roll = random(99)
  put('content/reviews.yaml', {
    origin: 'Κείμενα δοκιμής.',
    items: times(5, (i) => ({
      id: `sample-${i}`,
      name: `Δείγμα ${i}`,
      rating: 5,
      text: sentences(roll, 2, 10),
      date: `2025-03-0${i + 1}`,
    })),
  })
  put('content/map.yaml', {
    viewBox: '0 0 500 400',
    sea: 'M0 380H500V400H0z',
    areas: times(Math.min(MAPPED, areas), (i) => {
      const x = (i % 5) * 100
      const y = Math.floor(i / 5) * 95
      return {
        area: areaSlug(i),
        shape: `${x},${y} ${x + 100},${y} ${x + 100},${y + 95} ${x},${y + 95}`,
        label: [x + 50, y + 47],
      }
    }),
  })
  for (let i = 0; i < services; i++) put(`content/services/${serviceSlug(i)}.yaml`, service(i, services))
  for (let i = 0; i < areas; i++) put(`content/areas/${areaSlug(i)}.yaml`, area(i, areas, services))
  mkdirSync(join(root, 'public'), { recursive: true })
  copyFileSync(join(repository, 'public/favicon.svg'), join(root, 'public/favicon.svg'))
  copyFileSync(join(repository, 'content/labels.yaml'), join(root, 'content/labels.yaml'))
  mkdirSync(join(root, 'content/images'), { recursive: true })
  copyFileSync(join(repository, 'content/images/house.svg'), join(root, 'content/images/house.svg'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [count, out] = process.argv.slice(2)
  if (!out) {
    console.error('usage: node tests/engine/bench/generate.mjs N OUT')
    process.exitCode = 2
  } else generate(Number(count), out)
}
