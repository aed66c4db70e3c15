// Facts of a business as pages write them: what is the declared one in another dress, and what is another one.
import { describe, expect, test } from 'vitest'
import { loadRules } from '../../../src/check/rules.ts'
import { loadLanguage } from '../../../src/check/text/language.ts'
import { daysNamed } from '../../../src/check/text/promises/hours.ts'
import { staffIn } from '../../../src/check/text/promises/staff.ts'
import type { FileNotes } from '../../../src/model/checks/note.ts'
import type { Rule, Words } from '../../../src/model/checks/rule.ts'
import { base } from '../../project.ts'
import { findingsOf, sync } from '../example-site.ts'

const rules = await loadRules()

/** A Greek business with a street and office hours, unless `more` says otherwise. */
const GREEK = (more = '') => `language: el
locale: el_GR
business:
  name: Υδραυλική Θηβών
  type: Plumber
  phones:
    shop: { number: "+302105555555", shown: 210 555 5555, label: Γραφείο }
    van: { number: "+306944444444", shown: 694 444 4444, label: Κινητό }
  email: info@thivon.example
  address: { street: Λεωφόρος Θηβών 210, locality: Νίκαια, region: Αττική, postalCode: "184 50", country: GR, shown: "Λεωφόρος Θηβών 210, 184 50 Νίκαια" }
  hours:
    - { days: [Monday, Tuesday, Wednesday, Thursday, Friday], opens: "08:00", closes: "16:00" }
  hoursShown: Δευτέρα έως Παρασκευή, 8-16
  serves: { name: Πειραιάς, latitude: 37.94, longitude: 23.64, radius: 50000 }
claims:
  repair: { text: 2 ώρες, about: πόσο κρατά η επισκευή }
  response: { text: 20 λεπτά, about: πόσο γρήγορα φτάνει το συνεργείο, variants: { range: { text: 20-30 λεπτά, why: μακριά } } }
  guarantee: { text: 12 μήνες, about: πόσο κρατά η εγγύηση }
  price: { text: 50€, about: λεκάνη }
  price-camera: { text: από 70€, about: κάμερα }
${more}`

/** What one rule says of one paragraph of the Greek site. */
function said(rule: string, text: string, yaml: Record<string, string> = {}): string[] {
  const html = text.startsWith('<') ? text : `<p>${text}</p>`
  const prices = 'note: Οι τιμές περιλαμβάνουν ΦΠΑ.\nitems:\n  - { service: Λεκάνη, price: "{price}" }\n'
  return findingsOf(rules.get(rule) as Rule, {
    yaml: { 'site.yaml': GREEK(), 'content/prices.yaml': prices, ...yaml },
    pages: { '/': html, '/contact': '<p>x</p>', '/repairs/brakes': '<p>x</p>', '/repairs/puncture': '<p>x</p>' },
  })
}

describe('phones', () => {
  test.each([
    '210 555 5555',
    '210-555-5555, 2105555555 και (210) 555.5555',
    '+30 210 555 5555 ή 0030 2105555555',
    '<p>Τηλ. <b>210</b> 555 5555</p>',
    '<span>210 555 5555</span><span>694 444 4444</span>',
    'Στις 14/9/2025, από το 1998-2025, νόμος 2016/679, IBAN GR16 0110 1250 0000 0001 2300 695, ΓΕΜΗ 123456789000',
    'Τιμή 50€, 184 50 Νίκαια, 37.94203, 2025-11-20 10:30',
    '<p>Άδεια ΑΒ2104567890, σειρά 21045678Ψ.</p>',
  ])('declared, or no phone: %s', (text) => expect(said('fact/phone', text)).toEqual([]))

  test.each([
    ['210 555 5556', 'the phone 210 555 5556 is not declared: it differs from 210 555 5555 by 1 digit'],
    ['210 555 555', 'the phone 210 555 555 is not declared: it differs from 210 555 5555 by 1 digit'],
    ['+30 694 444 4454', 'the phone +30 694 444 4454 is not declared: it differs from 694 444 4444 by 1 digit'],
    ['Καλέστε 211 123 4567', 'the phone 211 123 4567 is not declared: site.yaml has 210 555 5555 and 694 444 4444'],
    ['+357 22 123456', 'the phone +357 22 123456 is not declared: site.yaml has 210 555 5555 and 694 444 4444'],
    [
      '<img src="/x.png" alt="Καλέστε 2105555559">',
      'the phone 2105555559 is not declared: it differs from 210 555 5555 by 1 digit',
    ],
    [
      '<script type="application/ld+json">{"telephone":"+302105555550"}</script>',
      'the phone +302105555550 is not declared: it differs from 210 555 5555 by 1 digit',
    ],
    [
      '<a href="tel:+302105555550">Καλέστε</a>',
      'the link "Καλέστε" dials +302105555550, which is not a declared phone',
    ],
  ])('not declared: %s', (text, finding) => expect(said('fact/phone', text)).toEqual([finding]))
})

describe('address', () => {
  test.each([
    'Λεωφ. Θηβών 210, Νίκαια',
    'Λεωφόρου Θηβών 210, Τ.Κ. 184 50 Νίκαια',
    'Θα μας βρείτε στην οδό Θηβών 210, 18450 Νίκαια.',
    'Σε 20 λεπτά στη Νίκαια. Δευτέρα 8-16, Νίκαια. Από τη Νίκαια ως το Κερατσίνι, Τ.Κ. 187 55.',
    'Φτάνουμε και στην Πέτρου Ράλλη της Νίκαιας',
  ])('declared, or no address: %s', (text) => expect(said('fact/address', text)).toEqual([]))

  test.each([
    ['Λεωφ. Θηβών 212, Νίκαια', 'the address "Λεωφ. Θηβών 212" in Νίκαια is not the declared Λεωφόρος Θηβών 210'],
    ['Αγ. Ιωάννου 5, 184 50 Νίκαια', 'the address "Αγ. Ιωάννου 5" in Νίκαια is not the declared Λεωφόρος Θηβών 210'],
    ['Νίκαια, Τ.Κ. 184 51', 'the postal code 184 51 is not the declared 184 50'],
    ['Τ.Κ. 18540', 'the postal code 18540 is not the declared 184 50'],
    [
      '<script type="application/ld+json">{"address":{"streetAddress":"Θηβών 20","postalCode":"184 50"}}</script>',
      'the street "Θηβών 20" is not the declared Λεωφόρος Θηβών 210',
    ],
  ])('another: %s', (text, finding) => expect(said('fact/address', text)).toEqual([finding]))

  test('the line shown must say what the parts say', () => {
    const site = GREEK().replace(
      'shown: "Λεωφόρος Θηβών 210, 184 50 Νίκαια"',
      'shown: "Λεωφόρος Θηβών 210, 184 54 Νίκαια"',
    )
    expect(said('fact/address', 'x', { 'site.yaml': site })).toEqual([
      'the address as shown, "Λεωφόρος Θηβών 210, 184 54 Νίκαια", does not say 184 50',
    ])
  })
})

describe('hours', () => {
  test.each([
    'Δευτέρα-Παρασκευή 8-16',
    'Ανοιχτά Δευτέρα έως Παρασκευή, από τις 8:00 έως τις 16:00',
    'Δευτέρα με Παρασκευή 8 π.μ. - 4 μ.μ., Σάββατο και Κυριακή κλειστά',
    'Κάθε Τρίτη ελέγχουμε 8-16 Μαρτίου. Ώρες κοινής ησυχίας 15:00-17:30. Το κατάστημα μένει κλειστό.',
    'Η απολύμανση κρατά 1-3 ώρες, σε 24 ώρες επιστρέφετε',
  ])('declared, or no hours: %s', (text) => expect(said('fact/hours', text)).toEqual([]))

  test.each([
    ['Όλο το 24ωρο', '"24ωρο" is not the declared hours: Mon-Fri 08:00-16:00, Sat-Sun closed'],
    ['Διαθέσιμοι 24/7', '"24/7" is not the declared hours: Mon-Fri 08:00-16:00, Sat-Sun closed'],
    ['Δευτέρα-Σάββατο 8-16', '"Δευτέρα-Σάββατο 8-16" is not the declared hours: Mon-Fri 08:00-16:00, Sat-Sun closed'],
    ['Καθημερινά 9:00-21:00', '"Καθημερινά 9:00-21:00" is not the declared hours: Mon-Fri 08:00-16:00, Sat-Sun closed'],
    ['Παρασκευή κλειστά', '"Παρασκευή κλειστά" is not the declared hours: Mon-Fri 08:00-16:00, Sat-Sun closed'],
  ])('others: %s', (text, finding) => expect(said('fact/hours', text)).toEqual([finding]))
})

describe('name', () => {
  test.each([
    'Υδραυλική Θηβών',
    'ΥΔΡΑΥΛΙΚΗ ΘΗΒΩΝ',
    'Της Υδραυλικής Θηβών',
    'υδραυλική θηβών',
    'Υδραυλική Αθηνών',
    'Λεωφόρος Θηβών',
  ])('that name, or another word: %s', (text) => expect(said('fact/name', text)).toEqual([]))
  test.each(['Υδραυλίκη Θηβών', 'Υδραυλική Θηβων', 'Υδραυλκή Θηβών', 'Υδραυλική θηβών', 'Υδραυλική Θηβόν'])(
    'a near miss: %s',
    (text) => expect(said('fact/name', text)).toEqual([`"${text}" is not the declared name: Υδραυλική Θηβών`]),
  )

  const family = { 'site.yaml': GREEK().replace('name: Υδραυλική Θηβών', 'name: Υδραυλικά Καστρινάκης') }
  test.each([
    'Ο Μανόλης Καστρινάκης',
    'Στου Καστρινάκη, με τον Καστρινάκη και τους Καστρινάκηδες',
    'ΚΑΣΤΡΙΝΑΚΗΣ',
    'Ο κύριος Καστρινός μένει δίπλα, ο Κατρανάκης απέναντι',
    'Η κυρία Καστρινάκη από τα Καστρινά',
  ])('the name of a family in any case, or of another: %s', (text) =>
    expect(said('fact/name', text, family)).toEqual([]),
  )
  test.each([
    ['Ο Μανόλης Κατσρινάκης ήρθε', 'Κατσρινάκης'],
    ['Γράψτε στον Καστινάκη', 'Καστινάκη'],
    ['Ο Γιώργος Καστρυνάκης', 'Καστρυνάκης'],
  ])('that name misspelt by itself: %s', (text, name) =>
    expect(said('fact/name', text, family)).toEqual([`"${name}" is not the declared name: Καστρινάκης`]),
  )
})

describe('prices', () => {
  test.each([
    '50€',
    'κοστίζει 50,00 ευρώ',
    '€50',
    'από 70€',
    'από 70 ευρώ, με ΦΠΑ',
    'Ρωτήστε αν η τιμή περιλαμβάνει ΦΠΑ ή είναι χωρίς ΦΠΑ',
    '1.200 λίτρα',
    '<table><tr><th>Λεκάνη</th><td>50€</td></tr></table>',
  ])('declared: %s', (text) => expect(said('fact/price', text)).toEqual([]))
  test.each([
    ['60€', 'the price 60€ is not declared'],
    ['από 40 ευρώ', 'the price 40 ευρώ is not declared'],
    ['70€', 'the price 70€ is declared as a lower bound only'],
    ['50€ συν ΦΠΑ', '"συν ΦΠΑ" adds tax, the price list does not'],
    [
      '<script type="application/ld+json">{"offers":{"price":55,"priceCurrency":"EUR"}}</script>',
      'the price 55 in structured data is not declared',
    ],
    [
      '<table><tr><th>Λεκάνη</th><td>από 70€</td></tr></table>',
      'the row "Λεκάνη" shows από 70€, the price list says 50€',
    ],
  ])('another: %s', (text, finding) => expect(said('fact/price', text)).toEqual([finding]))
})

describe('promises', () => {
  test.each([
    'Φτάνουμε σε 20 λεπτά',
    'Φτάνουμε σε 20-30 λεπτά',
    'Εγγύηση 1 χρόνο',
    'Περιμένετε 40 λεπτά και ξεπλύνετε. Φτάνουμε γρήγορα.',
    'Με 15 χρόνια εμπειρίας',
    '<blockquote><p>Έφτασαν σε 25 λεπτά.</p></blockquote>',
  ])('declared, or nothing to contradict: %s', (text) => expect(said('fact/claim-conflict', text)).toEqual([]))

  test.each([
    [
      'Φτάνουμε μέσα σε 40 λεπτά',
      '"40 λεπτά" about how fast someone comes is not declared; site.yaml says 20 λεπτά, 20-30 λεπτά',
    ],
    [
      'Άφιξη σε <b>15</b><span>λεπτά</span>',
      '"15 λεπτά" about how fast someone comes is not declared; site.yaml says 20 λεπτά, 20-30 λεπτά',
    ],
    ['Δίνουμε εγγύηση 24 μηνών', '"24 μηνών" about the guarantee is not declared; site.yaml says 12 μήνες'],
  ])('another: %s', (text, finding) =>
    expect(said('fact/claim-conflict', text).map((each) => each.replaceAll('\u2002', ' '))).toEqual([finding]),
  )

  const typed = (text: string) =>
    said('fact/claim-undeclared', 'x', {
      'content/pages/contact.yaml': `name: Επαφή\nhead: { title: Επαφή, description: Εδώ. }\ntext: ${JSON.stringify(text)}\n`,
    })

  test('numbers by name, and numbers of prose, are fine', () =>
    expect(
      typed('Σε {response} βλέπουμε δύο σιφόνια, 3 στρώματα και τον 2ο όροφο. Από {price-camera}, άρθρο 13.'),
    ).toEqual([]))
  test('typed numbers are found, each once', () =>
    expect(typed('Σε 20 λεπτά, με 12 μήνες εγγύηση. Στεγνώνει σε 3 ημέρες και 15 μ. πιο κάτω. Κοστίζει 50€.')).toEqual([
      '"20 λεπτά" is typed, not taken from the claims',
      '"12 μήνες" is typed, not taken from the claims',
      '"50€" is typed, not taken from the claims',
    ]))
  test('a promise that contradicts the claims, and a price nobody declared, are said by their own rules', () =>
    expect(typed('Φτάνουμε σε 40 λεπτά και κοστίζει 60€.')).toEqual([]))
})

describe('links', () => {
  const link = (html: string) => said('link/text-generic', html)
  test.each([
    '<a href="/contact">Δείτε τις τιμές</a>',
    '<a href="/contact" aria-label="Περισσότερα για λεκάνες">Περισσότερα</a>',
    '<a href="#top">Εδώ</a>',
    '<a href="/contact">Περισσότερα <span>για την απολύμανση</span></a>',
  ])('says where it leads: %s', (html) => expect(link(html)).toEqual([]))
  test.each([
    'εδώ',
    'Πατήστε εδώ',
    'Περισσότερα',
    'ΔΕΙΤΕ ΠΕΡΙΣΣΟΤΕΡΑ »',
    'Μάθετε περισσότερα →',
    'κλικ',
    'Read more',
    'click here!',
  ])('does not: %s', (text) =>
    expect(link(`<a href="/contact">${text}</a>`)).toEqual([`the link "${text}" does not say where it leads`]),
  )

  const dial = (html: string) => said('link/tel-mailto', html)
  test.each([
    '<a href="tel:+302105555555">210 555 5555</a>',
    '<a href="tel:+302105555555" aria-label="Καλέστε στο 210 555 5555"><b>+30 210 555 5555</b></a>',
    '<a href="tel:+302105555555">210 555 5559</a>',
    '<a href="mailto:info@thivon.example?subject=%CE%9D">Γράψτε μας</a>',
  ])('fine, or the business of fact/phone: %s', (html) => expect(dial(html)).toEqual([]))
  test.each([
    ['<a href="tel:+306944444444">210 555 5555</a>', 'the link shows 210 555 5555 and dials +306944444444'],
    [
      '<a href="tel:+306944444444" aria-label="210 555 5555">Καλέστε</a>',
      'the link shows 210 555 5555 and dials +306944444444',
    ],
    ['<a href="tel:210 5555555">Καλέστε</a>', 'tel:210 5555555 is not a whole number with its country'],
    ['<a href="tel:">Καλέστε</a>', 'tel: is not a whole number with its country'],
    ['<a href="mailto:info(at)thivon.example">Γράψτε</a>', 'mailto:info(at)thivon.example is not a mail address'],
    [
      '<a href="mailto:x@thivon.example">info@thivon.example</a>',
      'the link shows info@thivon.example and writes to x@thivon.example',
    ],
  ])('wrong: %s', (html, finding) => expect(dial(html)).toEqual([finding]))
})

test.each<[language: string, text: string, days: readonly number[]]>([
  ['en', 'Monday to Friday 8 am to 6 pm, Saturday 9 am to 1 pm', [0, 1, 2, 3, 4, 5]],
  ['en', 'Mon-Fri 8-18, Sunday closed', [0, 1, 2, 3, 4]],
  ['en', 'Monday, Thursday 9 to 5', [0, 3]],
  ['en', 'Mondays and Thursdays 9 to 5', [0, 3]],
  ['en', 'Every day, 24 hours', []],
  ['el', 'Δευτέρα έως Κυριακή, 24 ώρες', [0, 1, 2, 3, 4, 5, 6]],
  ['el', 'Τρίτη, Πέμπτη και Σάββατο 09:00-14:00', [1, 3, 5]],
])('in %s, "%s" names its open days', async (language, text, days) => {
  expect(daysNamed(text, await loadLanguage(language))).toEqual(days)
})

/** What one rule says of one paragraph of an English site with a name of three words, in a street. */
const inEnglish = (rule: string, text: string) =>
  findingsOf(rules.get(rule) as Rule, {
    yaml: {
      'site.yaml': (base['site.yaml'] ?? '')
        .replace('name: Two Wheels', 'name: Harbourside Dental Practice\n  shortName: Harbourside')
        .replace('{ locality: Leeds,', "{ street: 27 Sailmaker's Row, locality: Leeds,")
        .replace('shown: Leeds LS1 1AA', 'shown: "27 Sailmaker\'s Row, Leeds LS1 1AA"'),
    },
    pages: { '/': `<p>${text}</p>` },
  })

describe('the name cut short', () => {
  test.each([
    'Harbourside Dental opened in spring, and Harbourside Dental Practice is its name.',
    'The harbourside is a walk away, and dental floss is not.',
    'HARBORSIDE DENTAL is how the sign of 1950 had it.',
    'We are next to Harborough Dental, and to Harboursides of all kinds.',
  ])('%s', (text) => expect(inEnglish('fact/name', text)).toEqual([]))

  test.each([
    ['She opened the door of Harborside Dental in spring.', 'Harborside'],
    ['Welcome to Harboursite Dental in Leeds.', 'Harboursite'],
    ['Ask Harborside about it.', 'Harborside'],
  ])('%s', (text, name) =>
    expect(inEnglish('fact/name', text)).toEqual([`"${name}" is not the declared name: Harbourside`]),
  )
})

test('a whole name with a slip is told once', () =>
  expect(inEnglish('fact/name', 'Harborside Dental Practice is in Leeds.')).toEqual([
    '"Harborside Dental Practice" is not the declared name: Harbourside Dental Practice',
  ]))

describe('the name with another word', () => {
  test.each([
    'Write to Harbourside Dental Practice.',
    'Southville Dental Practice is round the corner.',
    'The Harbourside Car Park is ten minutes away.',
    'Harbourside Dental opens at nine.',
  ])('%s', (text) => expect(inEnglish('fact/name', text)).toEqual([]))

  test.each(['Harbourside Dental Clinic', 'Harbourside Family Practice', 'Harbourside Dental Surgery'])('%s', (name) =>
    expect(inEnglish('fact/name', `Write to ${name}, Leeds.`)).toEqual([
      `"${name}" is not the declared name: Harbourside Dental Practice`,
    ]),
  )
})

describe('the number of the house', () => {
  test.each([
    "The bakery is at 29 Sailmaker's Row.",
    "You find us at 27 Sailmaker's Row.",
    "The number 72 stops at Sailmaker's Row.",
    'Our old postcode was LS7 1AB, before the move.',
    'Our postcode is LS1 1AA.',
    'The blue door at number 27, two along from the bakery.',
    'The bakery at number 29 opens at seven.',
    'Take the number 72 to North Street.',
    'We are at number 3 in the list of the council.',
    'The stop at number 720 is closed.',
  ])('%s', (text) => expect(inEnglish('fact/address', text)).toEqual([]))

  test.each([
    ['The blue door at number 72, two along from the bakery.', 'at number 72'],
    ['Find us at no. 31, on the corner.', 'Find us at no. 31'],
    ["The practice marked at 72 Sailmaker's Row", "72 Sailmaker's Row"],
  ])('%s', (text, found) =>
    expect(inEnglish('fact/address', text)).toEqual([`"${found}" is not the declared 27 Sailmaker's Row`]),
  )

  test.each([
    ['Η μπλε πόρτα στον αριθμό 210.', []],
    ['Το φαρμακείο είναι στο νούμερο 212.', []],
    ['Η μπλε πόρτα στον αριθμό 120.', ['"στον αριθμό 120" is not the declared Λεωφόρος Θηβών 210']],
    ['Θα μας βρείτε στο νούμερο 214.', ['"Θα μας βρείτε στο νούμερο 214" is not the declared Λεωφόρος Θηβών 210']],
  ])('%s', (text, findings) => expect(said('fact/address', text)).toEqual(findings))
})

describe('how many work here', () => {
  const text = (file: string, path: Words['path'], words: string): Words =>
    ({ file, path, text: words, source: words, placeholder: false }) as unknown as Words
  const team = (counts: string, ...roles: readonly string[]) => [
    text('team', ['head', 'description'], counts),
    ...roles.map((role, i) => text('team', ['people', i, 'role'], role)),
  ]
  const DENTISTS = ['Principal dentist, BDS', 'Dentist (implants)', 'Dentist', 'Dental nurse', 'Dental nurse']
  const PLUMBERS = ['Υδραυλικός', 'Υδραυλικός, από το 2009', 'Γραμματεία']

  async function found(code: string, list: readonly Words[], words: string) {
    const language = await loadLanguage(code)
    const notes: FileNotes[] = [
      ['team', staffIn(list, language)],
      ['home', staffIn([text('home', ['lead'], words)], language)],
    ]
    const context = {
      pages: new Map(),
      routes: { pages: [] },
      notes: (kind: string) =>
        notes
          .map(([file, all]): FileNotes => [file, all.filter((note) => note.kind === kind)])
          .filter(([, all]) => all[0]),
    }
    return [...sync((rules.get('fact/count') as Rule).site?.(context as never))].map((finding) => finding.text)
  }

  test.each([
    ['en', team('three dentists, two nurses.', ...DENTISTS), 'We are a practice of three dentists and two nurses.', []],
    [
      'en',
      team('three dentists, two nurses.', ...DENTISTS),
      'We are a practice of 4 dentists, and more.',
      ['"We are a practice of 4 dentists": the list of people has 3'],
    ],
    ['en', team('three dentists, two nurses.', ...DENTISTS), 'We are two nurses with a kettle.', []],
    ['en', team('three dentists, two nurses.', ...DENTISTS), 'There are four dentists in the street.', []],
    ['en', team('Meet some of us.', ...DENTISTS), 'We are a practice of twelve dentists and no rush.', []],
    ['el', team('Δύο υδραυλικοί, μία γραμματεία.', ...PLUMBERS), 'Είμαστε δύο υδραυλικοί και ένα τηλέφωνο.', []],
    [
      'el',
      team('Δύο υδραυλικοί, μία γραμματεία.', ...PLUMBERS),
      'Είμαστε τρεις υδραυλικοί και ένα τηλέφωνο.',
      ['"Είμαστε τρεις υδραυλικοί": the list of people has 2'],
    ],
    ['el', team('Δύο υδραυλικοί, μία γραμματεία.', ...PLUMBERS), 'Ήρθαν τρεις υδραυλικοί πριν από εμάς.', []],
  ] as const)('in %s', async (code, list, words, findings) => expect(await found(code, list, words)).toEqual(findings))
})

describe('since when somebody is here', () => {
  const text = (file: string, path: Words['path'], words: string): Words =>
    ({ file, path, text: words, source: words, placeholder: false }) as unknown as Words
  const team = (...people: readonly (readonly [name: string, text: string])[]) =>
    people.flatMap(([name, words], i) => [
      text('team', ['people', i, 'name'], name),
      text('team', ['people', i, 'text'], words),
    ])
  const ENGLISH = team(
    ['Dr Amina Yusuf', 'Amina trained in London and worked at the hospital before joining us in 2019.'],
    ['Gwen Tanner', 'Gwen joined the practice in 2012, after years in York.'],
    ['Rhys Pritchard', 'Rhys trained in Cardiff in 2008.'],
  )
  const GREEK_TEAM = team(
    ['Γιώργης Καστρινάκης', 'Ο Γιώργης μπήκε στην επιχείρηση το 2008.'],
    ['Μανόλης Καστρινάκης', 'Ο Μανόλης τα ξεκίνησε όλα.'],
  )

  async function found(code: string, list: readonly Words[], words: string) {
    const language = await loadLanguage(code)
    const notes: FileNotes[] = [
      ['team', staffIn(list, language)],
      ['home', staffIn([text('home', ['lead'], words)], language)],
    ]
    const context = {
      data: new Map(),
      values: new Map(),
      wordsIn: () => [],
      notes: (kind: string) => notes.map(([file, all]): FileNotes => [file, all.filter((note) => note.kind === kind)]),
    }
    return [...sync((rules.get('content/dates') as Rule).site?.(context as never))].map((finding) => finding.text)
  }

  test.each([
    [
      'en',
      ENGLISH,
      'You see it first, which is how Amina has done it at this practice since 2015.',
      'joining us in 2019',
    ],
    ['en', ENGLISH, 'Gwen Tanner has been with us since 2006.', 'joined the practice in 2012'],
    ['en', ENGLISH, 'Amina has fitted aligners here since 2021.', undefined],
    ['en', ENGLISH, 'Old Tanner has been with us since 1990, and Gwen is his niece.', undefined],
    ['en', ENGLISH, 'Eleanor, who hired Amina, has been here since 2009.', undefined],
    ['en', ENGLISH, 'Rhys has been with us since 2007.', undefined],
    ['en', ENGLISH, 'Amina has been in love with implants since 2011.', undefined],
    ['el', GREEK_TEAM, 'Ο Γιώργης δουλεύει μαζί μας από το 1999.', 'μπήκε στην επιχείρηση το 2008'],
    ['el', GREEK_TEAM, 'Ο Γιώργης Καστρινάκης είναι εδώ από το 2001.', 'μπήκε στην επιχείρηση το 2008'],
    ['el', GREEK_TEAM, 'Ο Γιώργης δουλεύει εδώ από το 2008.', undefined],
    ['el', GREEK_TEAM, 'Ο Μανόλης Καστρινάκης είναι στην επιχείρηση από το 1994.', undefined],
  ] as const)('in %s: %s %s', async (code, list, words, joined) =>
    expect(await found(code, list, words)).toEqual(
      joined === undefined ? [] : [expect.stringContaining(`and the list of people says "${joined}"`)],
    ),
  )
})
