// Facts of a business as texts write them: which are the declared ones, which are others, and what honest sites of other
// trades may write without a finding.
import { describe, expect, test } from 'vitest'
import { exampleBusiness, exampleContact } from '../../../../src/check/data/examples.ts'
import type { Example } from '../../../../src/check/example.ts'
import type { Rule } from '../../../../src/check/rule.ts'
import { loadRules } from '../../../../src/check/rules.ts'
import { exampleSite, findingsOf, sync, toldIn } from '../example-site.ts'

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
  price-pump: { text: "1.250,50 €", about: αντλία }
  price-camera: { text: από 70€, about: κάμερα }
${more}`

/** The findings of one rule for a text of the Greek site, or for a page of it. */
function said(
  rule: string,
  text: string,
  yaml: Record<string, string> = {},
  confirmed?: Example['confirmed'],
): string[] {
  const contact = `name: Επαφή\nhead: { title: Μιλήστε μαζί μας, description: Πού και πότε. }\ntext: ${JSON.stringify(text)}\n`
  const prices = 'note: Οι τιμές περιλαμβάνουν ΦΠΑ.\nitems:\n  - { service: Λεκάνη, price: "{price}" }\n'
  const isHtml = text.startsWith('<')
  return findingsOf(rules.get(rule) as Rule, {
    yaml: {
      'site.yaml': GREEK(),
      'content/prices.yaml': prices,
      ...(!isHtml && { 'content/pages/contact.yaml': contact }),
      ...yaml,
    },
    pages: { '/': isHtml ? text : '<p>x</p>', '/contact': '<p>x</p>', '/repairs/brakes': '<p>x</p>' },
    ...(confirmed && { confirmed }),
  })
}

/** All findings about facts for a text of a dentist's site in English. */
function inEnglish(text: string, confirmed?: Example['confirmed']): string[] {
  const contact = `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ${JSON.stringify(text)}\n`
  const example = {
    yaml: {
      'site.yaml': `locale: en_US
business:
  name: Alkyoni Dental Office
  type: Dentist
  legal: { name: Alkyoni Dental PLLC }
  phones: { shop: { number: "+16072720100", shown: 607-272-0100, label: Desk }, van: { number: "+16072770144", shown: 607-277-0144, label: Nights } }
  email: desk@alkyoni.example
  timeZone: America/New_York
  address: { street: 12 Elm Street, locality: Ithaca, region: NY, postalCode: "14850", country: US, shown: "12 Elm Street, Ithaca, NY 14850" }
  hours:
    - { days: [Monday, Tuesday, Wednesday, Thursday], opens: "08:00", closes: "17:00" }
  hoursShown: Monday to Thursday, 8 a.m. to 5 p.m.
  otherHours:
    - { from: 2026-12-24, through: 2026-12-26, closed: true, shown: "Closed from December 24 through December 26" }
    - { from: 2026-11-28, opens: "09:00", closes: "13:00", shown: "Saturday, November 28, from 9 a.m. to 1 p.m." }
  serves: { name: Ithaca, latitude: 42.44, longitude: -76.5, radius: 40000 }
claims:
  repair: { text: 2 days, about: how long a crown takes }
  wait: { text: 10 minutes, about: how long a patient waits }
  price-cleaning: { text: $120, about: a cleaning }
`,
      'content/pages/contact.yaml': contact,
      'content/prices.yaml':
        'note: Insurance is billed first.\nitems:\n  - { service: Cleaning, price: "{price-cleaning}" }\n',
      'content/repairs/brakes.yaml': 'name: Crowns\nsummary: "{wait}"\nhead: { title: Crowns in Ithaca }\n',
    },
    ...(confirmed && { confirmed }),
  }
  const made = exampleSite(example)
  return [...rules]
    .filter(([id, { level }]) => /^(?:fact|claims|contact|identity|dup)\//.test(id) && level !== 'info')
    .flatMap(([id, rule]) => toldIn(rule, made).map(({ text }) => `${id}: ${text}`))
    .filter((text) => !/in the texts (?:is|are) neither/.test(text))
}

describe('honest texts have no finding', () => {
  test.each([
    // Amounts of others: laws, insurers, history, shares, reviews.
    'Claims of up to $20,000 go to the small claims court.',
    'The plan has a deductible of $150 per family.',
    'In 1970 a crown was commonly $1,000.',
    'The surcharge of the state is 40%.',
    'A 2014 review found that the sealant lasts.',
    'Call before you spend a dollar.',
    'Ours dissolve in 7 to 10 days.',
    'We pay the filing fee of {=$100} for you.',
    'One day we forgot our keys.',
    // Hours that are declared, and those of others.
    'We are closed from Thursday, December 24, through Saturday, December 26.',
    'We are open from 9 a.m. to 1 p.m. on that Saturday.',
    'Most insurance lines are open from 8 a.m. to 8 p.m. Eastern Time.',
    // Phones of others, in a sentence that names them.
    'The county health department answers on 607-274-6600.',
    'Ask Tompkins County at 607-274-5555.',
    'You can look up any license at the Office of the Professions, (518) 474-3817.',
    'The society of dentists, the Sixth District, is open to all; its number is 607-274-7777.',
    'We file your claim within the 20 days that the insurance gives.',
    'We take your call on {=607-274-1234}, too.',
    // The name of the business, and its registered one.
    'Alkyoni Dental Office is on Elm Street.',
    'Alkyoni Dental PLLC holds the lease. Brzanek Dental Office is a friend.',
    // Addresses of others.
    'The library is at 101 East Green Street, Ithaca, NY 14850.',
  ])('%s', (text) => expect(inEnglish(text)).toEqual([]))

  test('a claim used in one language only is used', () => {
    const site =
      'languages: [en, nl]\nclaims:\n  dry: { text: 20 minutes, about: how long glue dries }\n  repair: { text: 2 days, about: x, variants: { winter: { text: 1 day, why: x } } }\n'
    const nl =
      'locale: nl_NL\nclaims: { dry: { text: 20 minuten }, repair: { text: 2 dagen, variants: { winter: { text: 1 dag } } } }\n'
    const page = 'name: Contact\nhead: { title: Bel ons, description: Waar. }\ntext: "{dry} {repair.winter}"\n'
    const yaml = { 'site.yaml': site, 'site.nl.yaml': nl, 'content/pages/contact.nl.yaml': page }
    expect(findingsOf(rules.get('claims/variants') as Rule, { yaml })).toEqual([])
  })
})

describe('texts of a site whose numbers are confirmed', () => {
  const declared = '; the declared hours are Monday–Thursday 08:00–17:00'
  test.each([
    ['We come within 20 minutes.', 'fact/claim-undeclared: "20 minutes" is new here'],
    ['Seen in 10 minutes', 'fact/claim-undeclared: "10 minutes" is new here'],
    ['We guarantee it for two years.', 'fact/claim-undeclared: "two years" is new here'],
    ['Our cleaning is $90.', 'fact/claim-undeclared: "$90" is new here; the declared prices are $120'],
    ['We open until 9 p.m.', `fact/claim-undeclared: "9 p.m." is new here${declared}`],
    ['We open from eight to four.', `fact/claim-undeclared: "eight to four" is new here${declared}`],
    ['We answer 24/7.', `fact/claim-undeclared: "24/7" is new here${declared}`],
    [
      'Ask Tompkins County at 607-274-5555.',
      'fact/claim-undeclared: "607-274-5555" is new here; the declared phones are 607-272-0100, 607-277-0144',
    ],
    [
      'Call 607-272-0101.',
      'fact/phone: the phone 607-272-0101 is not declared: it differs from 607-272-0100 by 1 digit',
    ],
    ['Find us at 21 Elm St.', 'fact/address: "21 Elm St." is not the declared 12 Elm Street'],
    [
      'Alkioni Dental Office is open.',
      'fact/name: "Alkioni Dental Office" is not the declared name: Alkyoni Dental Office',
    ],
  ])('%s', (text, finding) => expect(inEnglish(text, {})).toEqual([finding]))

  test.each([
    ['Seen within {wait}, or in {=15 minutes}.', {}],
    ['We come within 20 MINUTES.', { 'content/pages/contact.yaml': ['20 minutes'] }],
    ['It takes 3 – 5\u00a0days.', { 'content/pages/contact.yaml': ['3-5 days'] }],
    ['Our account is GB33 BUKB 2020 1555 5555 55. Call 607-272-0100.', {}],
    ['Closed from the 9 to 22 August. Open since 1998–2003.', {}],
  ])('confirmed, declared, or no number of a promise: %s', (text, confirmed) =>
    expect(inEnglish(text, confirmed)).toEqual([]),
  )

  test('a number is confirmed for its file alone', () => {
    expect(inEnglish('20 minutes', { 'content/pages/home.yaml': ['20 minutes'] })).toHaveLength(1)
  })

  test('the help names the claim with this value', () => {
    const contact = 'name: Contact\nhead: { title: Call us, description: Where. }\ntext: Ready in 2 days.\n'
    const rule = rules.get('fact/claim-undeclared') as Rule
    const [finding] = toldIn(rule, exampleSite({ yaml: { 'content/pages/contact.yaml': contact }, confirmed: {} }))
    expect(finding?.help).toBe('write {repair}. Right as it is? npx site check --accept-facts')
  })

  test('without the list of confirmed numbers there is one note', () => {
    const rule = rules.get('fact/claim-undeclared') as Rule
    const contact = 'name: Contact\nhead: { title: Call us, description: Where. }\ntext: 20 days, £9, £9 and 1 hour.\n'
    const found = [...sync(rule.language?.(exampleSite({ yaml: { 'content/pages/contact.yaml': contact } }).context))]
    expect(found).toMatchObject([{ level: 'info', text: '3 numbers in the texts are neither claims nor confirmed' }])
  })
})

describe('numbers in Greek', () => {
  const hours = '; the declared hours are Monday–Friday 08:00–16:00'
  test.each([
    ['Είμαστε ανοιχτά 09:00-20:00', `"09:00-20:00" is new here${hours}`],
    ['Δεχόμαστε από τις 8 ως τις 4', `"8 ως τις 4" is new here${hours}`],
    ['Δεχόμαστε από τις 8 το πρωί ως τις 4', `"8 το πρωί ως τις 4" is new here${hours}`],
    ['Απαντάμε όλο το 24ωρο.', `"όλο το 24ωρο" is new here${hours}`],
    ['Ερχόμαστε σε ενάμιση ώρα.', '"ενάμιση ώρα" is new here'],
    ['Ερχόμαστε σε μισή ώρα.', '"μισή ώρα" is new here'],
    ['Ερχόμαστε σε δώδεκα λεπτά.', '"δώδεκα λεπτά" is new here'],
    ['Κοστίζει €65.', '"€65" is new here; the declared prices are 50€, 1.250,50 €, 70€'],
    ['Κοστίζει EUR 65.', '"EUR 65" is new here; the declared prices are 50€, 1.250,50 €, 70€'],
    ['Κοστίζει 65 ευρώ.', '"65 ευρώ" is new here; the declared prices are 50€, 1.250,50 €, 70€'],
    ['Λογαριασμός GR16 0110 1250 0000 0001 2300 695', undefined],
  ])('%s', (text, finding) => expect(said('fact/claim-undeclared', text, {}, {})).toEqual(finding ? [finding] : []))
})

describe('phones', () => {
  test.each([
    '210 555 5555',
    '210-555-5555, 2105555555 και (210) 555.5555',
    '+30 210 555 5555 ή 0030 2105555555',
    'Στις 14/9/2025, από το 1998-2025, νόμος 2016/679, IBAN GR16 0110 1250 0000 0001 2300 695, ΓΕΜΗ 123456789000',
    'Τιμή 50€, 184 50 Νίκαια, 37.94203, 2025-11-20 10:30',
    'Άδεια ΑΒ2104567890, σειρά 21045678Ψ.',
    'Ο δήμος απαντά στο 210 666 6666.',
    'Ο Συνήγορος απαντά στο 213 130 6600, μέσω του Δήμου.',
    'Η γραμματεία του δικαστηρίου, στο 213 215 6000, δέχεται την αίτηση.',
    'Γράφεται στο ΓΕΜΗ του Επιμελητηρίου· αυτό απαντά στο 213 037 0100.',
  ])('declared, or of somebody else: %s', (text) => expect(said('fact/phone', text)).toEqual([]))

  test.each([
    ['210 555 5556', 'the phone 210 555 5556 is not declared: it differs from 210 555 5555 by 1 digit'],
    ['210 555 555', 'the phone 210 555 555 is not declared: it differs from 210 555 5555 by 1 digit'],
  ])('misspelt: %s', (text, finding) => expect(said('fact/phone', text)).toEqual([finding]))
})

describe('addresses', () => {
  test.each(
    [
      'Λεωφ. Θηβών 210, Νίκαια',
      'στη Λεωφόρο Θηβών 210',
      'Ο σταθμός είναι στην οδό Κύπρου 5, 184 51 Νίκαια',
      'Κοντά στη λεωφόρο Θηβών, 200 μέτρα πιο κάτω',
    ].slice(0, 2),
  )('the declared one: %s', (text) => expect(said('fact/address', text)).toEqual([]))
  test.each([
    ['Λεωφόρος Θηβών 201', '"Λεωφόρος Θηβών 201" is not the declared Λεωφόρος Θηβών 210'],
    ['Νίκαια 184 51', '184 51 is not the declared postal code 184 50'],
  ])('another: %s', (text, finding) => expect(said('fact/address', text)).toEqual([finding]))

  const shownAs = (line: string) =>
    said('fact/address', 'x', { 'site.yaml': GREEK().replace('shown: "Λεωφόρος Θηβών 210, ', `shown: "${line}, `) })
  test('the line may cut words short', () => expect(shownAs('Λεωφόρος Θηβ. 210')).toEqual([]))
  test('the line has the number of the street', () => expect(shownAs('Λεωφόρος Θηβών 201')).toHaveLength(1))
})

describe('hours', () => {
  const shown = (line: string) =>
    said('fact/hours', 'x', { 'site.yaml': GREEK().replace('Δευτέρα έως Παρασκευή, 8-16', line) })
  test.each([
    'Δευτέρα με Παρασκευή 8 π.μ. - 4 μ.μ., Σάββατο και Κυριακή κλειστά',
    'Δευτέρα έως Παρασκευή 8-15, Δευτέρα έως Παρασκευή ως τις 16:00',
  ])('hoursShown: %s', (line) => expect(shown(line)).toEqual([]))
  test.each(['Δευτέρα έως Σάββατο, 8-16', 'Δευτέρα έως Παρασκευή, 8-17', '24 ώρες'])('other hoursShown: %s', (line) =>
    expect(shown(line)).toEqual([`hoursShown says "${line}" and hours say Monday–Friday 08:00–16:00`]),
  )

  test('the hours of a season are declared', () => {
    const season = '[{ from: 11-01, through: 02-28, hours: [{ days: [Tuesday], opens: "10:00", closes: "14:00" }] }]'
    const seasonal = (line: string) =>
      said('fact/hours', 'x', {
        'site.yaml': GREEK().replace('hoursShown: Δευτέρα έως Παρασκευή, 8-16', `seasons: ${season}\n  ${line}`),
      })
    expect(seasonal('')).toEqual([])
    expect(seasonal('hoursShown: Δευτέρα έως Παρασκευή 8-16, Τρίτη 10-14')).toEqual([])
    expect(seasonal('hoursShown: Δευτέρα έως Παρασκευή 8-16, Τετάρτη 10-14')).toHaveLength(1)
    expect(seasonal('hoursShown: Δευτέρα έως Παρασκευή, 8-17')).toEqual([
      'hoursShown says "Δευτέρα έως Παρασκευή, 8-17" and hours say ' +
        'March–October: Monday–Friday 08:00–16:00; November–February: Tuesday 10:00–14:00',
    ])
    const special = (shown: string) =>
      said('fact/special-days', 'x', {
        'site.yaml': GREEK().replace(
          '  hoursShown',
          `  seasons: ${season}\n  otherHours: [{ from: 2026-12-24, opens: "09:00", closes: "13:00", shown: ${shown} }]\n  hoursShown`,
        ),
      })
    expect(special('Στις 24 Δεκεμβρίου 9:00-13:00 αντί για 10:00-14:00')).toEqual([])
    expect(special('Στις 24 Δεκεμβρίου 9:00-13:00 αντί για 10:00-15:00')).toHaveLength(1)
  })

  test.each([
    ['We are open March – October: Tuesday 9:00-17:30; November – February: Tuesday 10:00-16:00', 0],
    ['On Tuesday we are open 10:00-16:00', 0],
    ['On Saturday we are open 10:00-16:00', 1],
  ])('hours on the page of a branch with a season: %s', (text, findings) => {
    const branch = `  branches:
    bath:
      name: Two Wheels Bath
      phones: [van]
      address: { locality: Bath, country: GB, shown: 1 High Street }
      hours: [{ days: [Monday, Tuesday], opens: "09:00", closes: "17:30" }]
      seasons: [{ from: 11-01, through: 02-28, hours: [{ days: [Tuesday], opens: "10:00", closes: "16:00" }] }]
`
    const yaml = {
      'site.yaml': `${exampleBusiness()}${branch}`,
      'content/pages/contact.yaml': `name: Bath\nbranch: bath\nhead: { title: Bath, description: x }\ntext: "${text}"\n`,
    }
    const pages = { '/': '<p>x</p>', '/contact': `<main><p>${text}</p></main>`, '/repairs/brakes': '<p>x</p>' }
    expect(findingsOf(rules.get('fact/hours') as Rule, { yaml, pages })).toHaveLength(findings)
  })

  test.each([
    ['18:00', '10:00', ['it opens at 18:00 and closes at 10:00 of the next day']],
    ['12:00', '04:00', []],
    ['20:00', '08:00', []],
  ])('hours from %s to %s are swapped or those of a night', (opens, closes, findings) => {
    const hours = `  hours: [{ days: [Monday], opens: "${opens}", closes: "${closes}" }]`
    const yaml = { 'site.yaml': exampleBusiness(hours).replace(/ {4}- .*\n| {2}hoursShown.*\n/g, '') }
    expect(findingsOf(rules.get('fact/hours') as Rule, { yaml })).toEqual(findings)
  })

  test('hours in a country with several time zones need one', () => {
    const inCountry = (country: string, more: readonly string[] = []) => {
      const address = `  address: { locality: Leeds, country: ${country}, shown: Leeds }`
      return findingsOf(rules.get('fact/hours') as Rule, { yaml: { 'site.yaml': exampleBusiness(address, ...more) } })
    }
    expect(inCountry('US')).toEqual(['US has several time zones, so "open now" is not shown'])
    expect(inCountry('US', ['  timeZone: America/Denver'])).toEqual([])
    expect(inCountry('GR')).toEqual([])
  })

  test.each([
    ['We are closed on Tuesdays, though we answer the phone.', ['Tuesdays']],
    ['On Tuesdays, when we are closed, the yard is empty.', ['Tuesdays']],
    ['Wheels since 1987. Closed on Tuesdays.', ['Tuesdays']],
    ['We are closed on Sundays, though we answer the phone. On Sundays, when we are closed, ring the bell.', []],
    ['The market is closed on Tuesdays, though we are here. On Tuesdays, the yard is closed.', []],
    ['We are open on Sundays, by appointment. We are closed on Tuesday, 5 January, and on Tuesdays in May.', []],
    ['Are we closed on Tuesdays, when you come?', []],
  ])('days off in a part of a sentence: %s', (text, days) => {
    const yaml = { 'site.yaml': exampleBusiness(), ...exampleContact(text) }
    const line = 'is named as closed, and the declared hours are Monday–Tuesday 09:00–17:30'
    expect(findingsOf(rules.get('fact/hours') as Rule, { yaml })).toEqual(days.map((day) => `"${day}" ${line}`))
  })

  test.each([
    ['en', 'The workshop is open on Sundays too.', ['warning Sundays']],
    ['en', 'Open on Sundays', ['warning Sundays']],
    ['en', 'Ring first. The shop is open on Sundays.', ['info Sundays']],
    ['en', 'Ring first. Our shop is open on Sundays.', ['warning Sundays']],
    ['en', 'Also open on Saturday mornings. Ring first.', ['warning Saturday']],
    ['en', 'We mend wheels. Closed every Monday.', ['warning Monday']],
    ['en', 'The tram stops here. Also open on Sundays. They are open on Sundays.', ['info Sundays']],
    ['en', 'The market is open on Sundays too. The shop in Ilkley is open on Sundays.', []],
    ['en', 'The office of the council is open on Sundays. The post office is open on Sundays.', []],
    ['el', 'Ανοιχτά το Σάββατο', ['warning Σάββατο']],
    ['el', 'Το εργαστήριό μας είναι ανοιχτό και το Σάββατο.', ['warning Σάββατο']],
    ['el', 'Το κατάστημα είναι ανοιχτό το Σάββατο.', ['warning Σάββατο']],
    ['el', 'Το κατάστημα δεν είναι ανοιχτό το Σάββατο. Το μαγαζί απέναντι είναι ανοιχτό το Σάββατο.', []],
    ['el', 'Φτιάχνουμε ρόδες. Ανοιχτά και τις Κυριακές.', ['warning Κυριακές']],
    ['el', 'Κλειστά κάθε Δευτέρα. Τηλεφωνήστε πρώτα.', ['warning Δευτέρα']],
    ['el', 'Στην αγορά παρκάρετε εύκολα. Κλειστά κάθε Δευτέρα.', ['info Δευτέρα']],
    ['de', 'Wir reparieren Räder. Auch sonntags geöffnet.', ['warning sonntags']],
    ['de', 'Die Werkstatt hat auch sonntags geöffnet.', ['warning sonntags']],
    ['de', 'Der Laden nebenan hat sonntags geöffnet. Die Werkstatt hat sonntags nicht geöffnet.', []],
  ])('days of the business without "we", in %s: %s', (language, text, days) => {
    const yaml = { 'site.yaml': `language: ${language}\n${exampleBusiness()}`, ...exampleContact(text) }
    const found = [...sync((rules.get('fact/hours') as Rule).language?.(exampleSite({ yaml }).context))]
    expect(found.map(({ level, at }) => `${level} ${'value' in at && at.value}`)).toEqual(days)
  })

  test('a list of others may name their days', () => {
    const items = 'items: [{ id: a, name: Otley Market, role: A market, text: Open on Sundays }]\n'
    const yaml = { 'site.yaml': exampleBusiness(), 'content/team.yaml': items }
    const found = [...sync((rules.get('fact/hours') as Rule).language?.(exampleSite({ yaml }).context))]
    expect(found.map(({ level }) => level)).toEqual(['info'])
  })

  test('a weekday beside a date without a year is that of the year in which the text is shown', () => {
    const notice = (text: string, until: string) =>
      findingsOf(rules.get('content/dates') as Rule, {
        yaml: { 'site.yaml': `${exampleBusiness()}notice: { text: "${text}", until: ${until} }\n` },
      })
    expect(notice('Open again on Monday 4 January.', '2026-12-31')).toEqual([])
    expect(notice('Closed from Thursday 24 December.', '2027-01-03')).toEqual([])
    expect(notice('Closed from Friday 24 December.', '2027-01-03')).toEqual([
      '"Friday 24 December": 2026-12-24 is a Thursday',
    ])
    const shown = '  otherHours: [{ from: 2026-12-25, closed: true, shown: Closed on Saturday 25 December }]'
    expect(findingsOf(rules.get('content/dates') as Rule, { yaml: { 'site.yaml': exampleBusiness(shown) } })).toEqual([
      '"Saturday 25 December": 2026-12-25 is a Friday',
    ])
  })

  test('otherHours show the days that they declare', () => {
    const other = (line: string) =>
      said('fact/special-days', 'x', {
        'site.yaml': GREEK().replace('  serves:', `  otherHours: [${line}]\n  serves:`),
      })
    expect(
      other('{ from: 2026-12-25, through: 2026-12-26, closed: true, shown: Κλειστά 25 και 26 Δεκεμβρίου }'),
    ).toEqual([])
    expect(
      other('{ from: 2026-12-25, through: 2026-12-26, closed: true, shown: Κλειστά 24 και 25 Δεκεμβρίου }'),
    ).toEqual(['"24 και 25 Δεκεμβρίου" is shown, and these hours are from 2026-12-25 through 2026-12-26'].slice(1))
    expect(other('{ from: 2026-12-25, closed: true, shown: Κλειστά στις 28 Δεκεμβρίου }')).toEqual([
      '"28 Δεκεμβρίου" is shown, and these hours are from 2026-12-25',
    ])
    const open = (shown: string) =>
      other(`{ from: 2026-12-24, opens: "09:00", closes: "13:00", shown: Στις 24 Δεκεμβρίου ${shown} }`)
    expect(open('9:00-13:00 αντί για 8:00-16:00')).toEqual([])
    expect(open('9:00-14:00')).toEqual([
      '"9:00-14:00" is shown, and it opens at 09:00 and closes at 13:00 on these days',
    ])
  })

  const notice = (text: string, through = '2027-01-03') =>
    said('fact/special-days', 'x', {
      'site.yaml': `${GREEK().replace(
        '  serves:',
        `  otherHours: [{ from: 2026-12-28, through: ${through}, closed: true, shown: Διακοπές }]\n  serves:`,
      )}notice: { text: "${text}", until: 2027-01-04 }\n`,
    })
  test.each([
    'Κλειστά από 28 Δεκεμβρίου έως 3 Ιανουαρίου.',
    'Κλειστά έως και τις 3 Ιανουαρίου 2027.',
    'Κλειστά για τις γιορτές: ανοίγουμε ξανά στις 4 Ιανουαρίου.',
    'Κλειστά στις 25 Μαρτίου.',
    'Δώρο σε κάθε ραντεβού ως τις 31 Δεκεμβρίου.',
  ])('the notice "%s" names the days of the closure, or none', (text) => expect(notice(text)).toEqual([]))
  test.each([
    ['Κλειστά από 27 Δεκεμβρίου έως 3 Ιανουαρίου.', '27 Δεκεμβρίου έως 3 Ιανουαρίου'],
    ['Κλειστά 28–31 Δεκεμβρίου.', '28–31 Δεκεμβρίου'],
    ['Κλειστά έως και τις 2 Ιανουαρίου.', '2 Ιανουαρίου'],
  ])('the notice "%s" names other days', (text, days) =>
    expect(notice(text)).toEqual([`the notice says "${days}", and otherHours are from 2026-12-28 through 2027-01-03`]),
  )
})

describe('the branches', () => {
  const branches = `  branches:
    north:
      name: Υδραυλική Θηβών Βόρεια
      phones: [van]
      address: { street: Λεωφόρος Θηβών 300, locality: Αιγάλεω, postalCode: "184 51", country: GR, shown: "Λεωφόρος Θηβών 300, 184 51 Αιγάλεω" }
      hours: [{ days: [Saturday], opens: "10:00", closes: "14:00" }]
`
  const yaml = {
    'site.yaml': GREEK().replace('claims:', `${branches}claims:`),
    'content/repairs/brakes.yaml': 'name: Φρένα\nbranch: north\nhead: { title: Φρένα }\n',
  }

  test('their addresses and phones are declared', () => {
    const text = 'Στη Λεωφόρος Θηβών 300, 184 51 Αιγάλεω, ή Λεωφόρος Θηβών 210.'
    for (const rule of ['fact/address', 'fact/phone']) expect(said(rule, text, yaml), rule).toEqual([])
    expect(said('fact/address', 'Λεωφόρος Θηβών 310', yaml)).toHaveLength(1)
  })

  test('a new time on a page of a branch is beside its hours', () => {
    const repair = 'name: Φρένα\nbranch: north\nhead: { title: Φρένα }\nsummary: Ανοιχτά ως τις 21:00.\n'
    expect(
      findingsOf(rules.get('fact/claim-undeclared') as Rule, {
        yaml: { ...yaml, 'content/repairs/brakes.yaml': repair },
        confirmed: {},
      }),
    ).toEqual(['"21:00" is new here; the declared hours are Saturday 10:00–14:00'])
  })

  test('a page of a branch states its hours, and those of another where it names that place', () => {
    const stated = (text: string) =>
      findingsOf(rules.get('fact/hours') as Rule, {
        yaml,
        pages: { '/repairs/brakes': `<!DOCTYPE html><main><p>${text}</p></main>` },
      })
    expect(stated('Ανοιχτά 10:00-14:00. Η κλινική κλείνει στις 9:00. Στη Νίκαια ανοιχτά 8:00-16:00.')).toEqual([])
    expect(stated('Ανοιχτά 8:00-16:00')).toEqual([
      '"8:00-16:00" are hours of another location; those of Υδραυλική Θηβών Βόρεια are Saturday 10:00–14:00',
    ])
    expect(stated('Σάββατο 10:00-14:00')).toEqual([])
    expect(stated('Δευτέρα <span>10:00-14:00</span>.')).toEqual([
      '"10:00-14:00" are hours of another day; those of Υδραυλική Θηβών Βόρεια are Saturday 10:00–14:00',
    ])
  })

  test('hours below the name of another location are of that location, and special hours are of the branch', () => {
    const special =
      '      otherHours: [{ from: 2027-08-16, opens: "08:00", closes: "16:00", shown: "16 Αυγούστου: 8:00-16:00" }]\n'
    const stated = (html: string, site = yaml['site.yaml']) =>
      findingsOf(rules.get('fact/hours') as Rule, {
        yaml: { ...yaml, 'site.yaml': site },
        pages: { '/repairs/brakes': `<!DOCTYPE html><main>${html}</main>` },
      })
    const week = '<table><caption>Ώρες</caption><tr><th>Δευτέρα</th><td>8:00-16:00</td></tr></table>'
    expect(stated(`<ul><li><h3>Υδραυλική Θηβών</h3>${week}</li></ul>`)).toEqual([])
    expect(stated(`<h3>Υδραυλική Θηβών</h3>${week}<h3>Υδραυλική Θηβών Βόρεια</h3>${week}`)).toHaveLength(1)
    expect(stated(week, yaml['site.yaml'].replace(/(hours: .*Saturday.*\n)/, `$1${special}`))).toEqual([])
  })

  test('a page of a branch dials its phones, and another where the paragraph names its place', () => {
    const dials = (html: string) =>
      findingsOf(rules.get('link/tel-mailto') as Rule, {
        yaml,
        pages: {
          '/repairs/brakes': `<!DOCTYPE html><header><a href="tel:+302105555555">x</a></header><main>${html}</main>`,
        },
      })
    const call = (number: string, before = '') => `<p>${before} <a href="tel:${number}">x</a></p>`
    const card = `<li><h3>Υδραυλική Θηβών</h3><address><ul><li>${call('+302105555555')}</li></ul></address></li>`
    expect(dials(call('+306944444444') + call('+302105555555', 'Κέντρο της Νίκαιας:') + card)).toEqual([])
    expect(dials(call('+302105555555', 'Υδραυλική Θηβών Βόρεια'))).toEqual([
      'the phone 210 555 5555 is of Υδραυλική Θηβών, and the page is about Υδραυλική Θηβών Βόρεια',
    ])
  })
})

describe('the name', () => {
  test.each([
    'Η Υδραυλική Θηβών',
    'της Υδραυλικής Θηβών',
    'ΥΔΡΑΥΛΙΚΗ ΘΗΒΩΝ',
    'Υδραυλική εγκατάσταση',
    'Υδραυλική Αθηνών',
  ])('as declared, or another: %s', (text) => expect(said('fact/name', text)).toEqual([]))
  test.each(['Υδραυλική Θήβων', 'Υδραυλλική Θηβών', 'Καλέστε την Υδραυλική θηβών'])('misspelt: %s', (text) =>
    expect(said('fact/name', text)).toHaveLength(1),
  )
})

test('words of the name in small letters may be ordinary ones: a note', () => {
  const { words, context } = exampleSite({ yaml: exampleContact('Ask the Two wheels, or the Two Wheals.') })
  const found = words.flatMap((list) => [...sync(rules.get('fact/name')?.words?.(list, context))])
  expect(found.map(({ text, level }) => [text, level])).toEqual([
    ['"Two wheels" is not the declared name: Two Wheels', 'info'],
    ['"Two Wheals" is not the declared name: Two Wheels', undefined],
  ])
})

test('a mailbox at a host that is nearly that of the business is another one', () => {
  const mails = (text: string) => findingsOf(rules.get('contact/email') as Rule, { yaml: exampleContact(text) })
  expect(mails('Ask jobs@wheels.example or ann@wells.org.')).toEqual([])
  expect(mails('Ask jobs@wheals.example.')).toEqual([
    'jobs@wheals.example has another host, expected hello@wheels.example',
  ])
})

describe('prices', () => {
  const list = (price: string) => ({
    'content/prices.yaml': `note: Με ΦΠΑ.\nitems: [{ service: Αντλία, price: "${price}" }]\n`,
  })
  test.each(['50€', 'από 70 ευρώ', '1 250,50 €', '{price}'])('of a claim: %s', (price) =>
    expect(said('fact/price', 'x', list(price))).toEqual([]),
  )
  test('other than the claims', () => {
    expect(said('fact/price', 'x', list('60€'))).toEqual(['"60€" is not a declared price'])
  })

  test('three digits after the decimal separator of the language', () => {
    const claims = GREEK('  price-well: { text: "από 1,250€", about: γεώτρηση }\n')
    expect(said('fact/price', '{price-well}', { 'site.yaml': claims })).toEqual([
      '"1,250€" reads as 1250 to some and as 1.25 to others',
    ])
    expect(said('fact/price', '{price-well}', { 'site.yaml': claims.replace('1,250', '1.250') })).toEqual([])
    expect(said('fact/price', '{price}', list('1,250€'))).toContain(
      '"1,250€" reads as 1250 to some and as 1.25 to others',
    )
  })
})

describe('claims', () => {
  const claims = (...lines: string[]) =>
    said('fact/claim-conflict', 'x', { 'site.yaml': GREEK(`${lines.map((line) => `  ${line}`).join('\n')}\n`) })
  test('about two things, or the same in other units', () => {
    expect(claims('care: { text: 1 έτος, about: πόσο κρατά η εγγύηση }')).toEqual([])
  })
  test('about one thing with two values', () => {
    expect(claims('soon: { text: 40 λεπτά, about: Πόσο γρήγορα φτάνει το συνεργείο }')).toHaveLength(1)
  })
  test('a claim above the range of its own variant', () => {
    const about = 'πόσο κρατά η επίσκεψη'
    const visit = (text: string, range: string) =>
      claims(`visit: { text: ${text}, about: ${about}, variants: { range: { text: ${range}, why: τίτλοι } } }`)
    expect(visit('40 λεπτά', '20-30 λεπτά')).toEqual([
      '{visit} says "40 λεπτά" and its variant {visit.range} at most "20-30 λεπτά"',
    ])
    expect(visit('20 λεπτά', '20-30 λεπτά')).toEqual([])
    expect(visit('20 λεπτά', '40 λεπτά')).toEqual([])
  })
  test.each([
    ['7 dagen', []],
    ['een week', []],
    ['1 week', []],
    ['14 dagen', ['{repair} says "14 dagen" in nl and "7 days" in en']],
  ])('in a language that the engine does not know agree in their figures: %s', (text, findings) => {
    const yaml = {
      'site.yaml': 'languages: [en, nl]\nclaims: { repair: { text: 7 days, about: x } }\n',
      'site.nl.yaml': `locale: nl_NL\nclaims: { repair: { text: ${text} } }\n`,
    }
    expect(findingsOf(rules.get('fact/claim-conflict') as Rule, { yaml })).toEqual(findings)
  })

  test('in two languages agree in their amounts', () => {
    const en =
      'languages: [en, el]\nclaims:\n  repair: { text: 3 to 12 months, about: x, variants: { winter: { text: 1 day, why: x } } }\n'
    const el = (text: string) =>
      `locale: el_GR\nclaims: { repair: { text: ${text}, variants: { winter: { text: 1 ημέρα } } } }\n`
    const found = (text: string) =>
      findingsOf(rules.get('fact/claim-conflict') as Rule, { yaml: { 'site.yaml': en, 'site.el.yaml': el(text) } })
    expect(found('3 έως 12 μήνες')).toEqual([])
    expect(found('6 έως 12 μήνες')).toEqual(['{repair} says "6 έως 12 μήνες" in el and "3 to 12 months" in en'])
  })
})

describe('links', () => {
  const dial = (html: string) => said('link/tel-mailto', html)
  test.each([
    '<a href="tel:+302105555555">210 555 5555</a>',
    '<a href="tel:+302105555555" aria-label="Καλέστε στο 210 555 5555"><b>+30 210 555 5555</b></a>',
    '<a href="tel:+302105555555">210 555 5559</a>',
    '<a href="mailto:info@thivon.example?subject=%CE%9D">Γράψτε μας</a>',
  ])('fine, or the business of fact/phone: %s', (html) => expect(dial(html)).toEqual([]))
  test.each([
    [
      '<a href="tel:+306944444444">210 555 5555</a>',
      'the link "210 555 5555" reaches +306944444444, expected +302105555555',
    ],
    [
      '<a href="tel:+306944444444" aria-label="210 555 5555">Καλέστε</a>',
      'the link "Καλέστε 210 555 5555" reaches +306944444444, expected +302105555555',
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
