// Opening hours of several shifts a day: how they are shown, what agrees with them, and that hoursShown names the break.
import { expect, test } from 'vitest'
import { loadRules } from '../../../src/check/rules.ts'
import { loadLanguage } from '../../../src/check/text/language.ts'
import { agrees, declaredHours, shownHours } from '../../../src/check/text/promises/declared.ts'
import { hoursIn } from '../../../src/check/text/promises/hours.ts'
import type { Rule } from '../../../src/model/checks/rule.ts'
import type { Site } from '../../../src/model/schemas/site.ts'
import { base } from '../../project.ts'
import { findingsOf, toldOf } from '../example-site.ts'

const SPLIT = {
  business: {
    hours: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:30', closes: '13:00' },
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '14:00', closes: '17:30' },
      { days: ['Saturday'], opens: '09:00', closes: '13:00' },
    ],
  },
} as unknown as Site

test('hours with a break are shown shift by shift', () => {
  expect(shownHours(declaredHours(SPLIT))).toBe(
    'Mon-Thu 08:30-13:00 and 14:00-17:30, Fri closed, Sat 09:00-13:00, Sun closed',
  )
})

test.each<[language: string, text: string, agrees: boolean]>([
  ['en', 'Closed for lunch 1pm to 2pm', true],
  ['en', 'We close for lunch from 1 to 2', true],
  ['en', 'Closed for lunch 12.30pm to 1.30pm', false],
  ['en', 'Monday to Thursday 8.30 to 1 and 2 to 5.30', true],
  ['en', 'Monday to Thursday 8.30am to 5.30pm, closed for lunch 1pm to 2pm', true],
  ['en', 'Monday 8.30am to 1pm and 3pm to 5.30pm', false],
  ['en', 'We are open until 5.30 on Saturdays', false],
  ['en', 'We are open until half past five on Saturdays', false],
  ['en', 'We are open on Saturdays until one', true],
  ['en', 'We shut for lunch between one and two', true],
  ['en', 'We shut for lunch between half past twelve and half past one', false],
  ['en', 'We open at half eight', true],
  ['en', 'We close at a quarter to six', false],
  ['en', 'We work straight through the lunch hour', false],
  ['en', "We don't close for lunch on Thursdays", false],
  ['en', 'We stay open over lunch on Saturdays', true],
  ['el', 'Έχουμε συνεχές ωράριο', false],
  ['el', 'Τη Δευτέρα δεν κλείνουμε το μεσημέρι', false],
  ['el', 'Το Σάββατο δουλεύουμε και το μεσημέρι', true],
  ['en', 'On Saturdays the workshop stays open until 5.30', false],
  ['en', 'On Saturdays the workshop stays open until 1pm', true],
  ['en', 'On Saturdays we are open until 5.30', false],
  ['en', 'On Saturdays we are open until 1pm', true],
  ['el', 'Τα Σάββατα μένουμε ανοιχτά ως τις 17:30', false],
  ['el', 'Δευτέρα και Τρίτη μένουμε ανοιχτά ως τις 17:30', true],
  ['el', 'Τα Σάββατα το εργαστήριο μένει ανοιχτό ως τις πεντέμισι το απόγευμα', false],
  ['el', 'Τα Σάββατα το εργαστήριο μένει ανοιχτό ως τη μία', true],
  ['el', 'Δευτέρα έως Πέμπτη 8:30-13:00 και 14:00-17:30', true],
  ['el', 'Δευτέρα έως Πέμπτη 8:30-13:00 και 17:00-20:00', false],
  ['el', 'Κλείνουμε το μεσημέρι από τη 1 έως τις 2', true],
  ['el', 'Κλείνουμε το μεσημέρι από τις 2 έως τις 5', false],
])('of shifts, in %s, "%s": %s', async (language, text, is) => {
  const found = hoursIn(text, await loadLanguage(language))
  expect(found.length).toBeGreaterThan(0)
  expect(found.every((hours) => agrees(hours, declaredHours(SPLIT)))).toBe(is)
})

const WEEK = {
  business: {
    hours: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:30', closes: '18:00' },
      { days: ['Saturday'], opens: '09:00', closes: '14:00' },
    ],
  },
} as unknown as Site

test.each<[language: string, text: string, agrees: boolean]>([
  ['el', 'Τις καθημερινές είμαστε ανοιχτά από τις 8:30 το πρωί ως τις 6 το απόγευμα', true],
  ['el', 'Τις καθημερινές είμαστε ανοιχτά από τις οκτώμισι ως τις έξι', true],
  ['el', 'Τις καθημερινές είμαστε ανοιχτά από τις 8 το πρωί ως τις 8 το βράδυ', false],
  ['el', 'Κάθε Σάββατο το εργαστήριο είναι ανοιχτό από τις εννιά ως τις δύο', true],
  ['el', 'Το Σάββατο είμαστε ανοιχτά από τις 9 π.μ. με 2 μ.μ.', true],
  ['el', 'Το Σάββατο είμαστε ανοιχτά από τις 9 π.μ. με 4 μ.μ.', false],
  ['el', 'Είμαστε ανοιχτά 9:00-14:00 το Σάββατο', true],
  ['el', 'Είμαστε ανοιχτά 9:00-17:00 το Σάββατο', false],
  ['el', 'Ωράριο καθημερινών: 08.30-18.00', true],
  ['el', 'Ωράριο καθημερινών: 08:00-20:00', false],
  ['el', 'Τις εργάσιμες μας βρίσκετε 8:30 με 18:00', true],
  ['el', 'Ωράριο λειτουργίας: Δε-Πα 8:30-18:00, Σα 9:00-14:00', true],
  ['el', 'Ωράριο: Δευ-Παρ 8:30-18:00', true],
  ['el', 'Ωράριο: Δευ-Παρ 8.30-20.00', false],
  ['el', 'Το Σάββατο τα ραντεβού είναι 9:00 με 11:00 και 11:00 με 13:00', true],
  ['el', 'Το Σάββατο τα ραντεβού είναι 16:00 με 18:00', false],
  ['en', 'Saturday appointments are 9am to 11am and 11am to 1pm', true],
  ['en', 'Saturday appointments are 4pm to 6pm', false],
  ['en', 'On Saturdays we are open from 9am to 2pm', true],
  ['en', 'Open 9am to 2pm on Saturdays', true],
  ['en', 'Open 9am to 5pm on Saturdays', false],
  ['el', 'Απαντάμε όλο το 24ωρο', false],
  ['el', 'Τηλεφωνήστε όλο το 24ωρο, δεν κλείνουμε ποτέ', false],
  ['el', 'Χωρίς ραντεβού, όλο το 24ωρο κοντά σας', false],
  ['el', 'Στείλτε μας μήνυμα και ερχόμαστε όλο το 24ωρο', false],
  ['en', 'We do not sleep, call us 24/7', false],
  ['en', 'Need us 24/7?', false],
])('of a week, in %s, "%s": %s', async (language, text, is) => {
  const found = hoursIn(text, await loadLanguage(language))
  expect(found.length).toBeGreaterThan(0)
  expect(found.every((hours) => agrees(hours, declaredHours(WEEK)))).toBe(is)
})

test.each<[language: string, text: string]>([
  ['el', 'Δεν είμαστε συνεργείο 24/7, έχουμε όμως ραντεβού κάθε μέρα.'],
  ['el', 'Δεν δουλεύουμε όλο το 24ωρο, τη νύχτα κοιμόμαστε.'],
  ['el', '24ωρη γραμμή δεν έχουμε, έχουμε όμως τηλεφωνητή.'],
  ['el', 'Μήνυμα μας στέλνετε όλο το 24ωρο, απαντάμε όμως μέσα στο ωράριο.'],
  ['el', 'Συμπληρώστε τη φόρμα όλο το 24ωρο, τη διαβάζουμε το πρωί.'],
  ['el', 'Είστε ανοιχτά 24/7; Όχι, έχουμε ωράριο.'],
  ['el', 'Σε χώρους με μηχανήματα που δουλεύουν όλο το 24ωρο, τα φίλτρα μαυρίζουν.'],
  ['el', 'Με το μηχάνημα αναμμένο όλο το 24ωρο ο λογαριασμός φουσκώνει.'],
  ['en', 'We are not a 24/7 firm, but we answer every message.'],
  ['en', "We don't work round the clock, and nobody should."],
  ['en', 'Send us a message 24/7, and we reply the next morning.'],
  ['en', 'Are you open 24/7? No, we keep shop hours.'],
  ['en', 'Shops with fridges that run 24 hours a day need a check every spring.'],
])('of no round clock, in %s: "%s"', async (language, text) => {
  const found = hoursIn(text, await loadLanguage(language))
  expect(found.filter(({ kind }) => kind === 'always')).toEqual([])
})

test.each<[language: string, text: string]>([
  ['en', 'A landlord may work through lunch, and so may you'],
  ['en', 'If we work through lunch, the kettle stays on'],
  ['en', 'Open wide, and we are through before lunch'],
  ['el', 'Το μεσημέρι δεν κλείνουμε το νερό'],
  ['el', 'Αν δεν κλείνουμε το μεσημέρι, σας το λέμε'],
])('of no hours, in %s: "%s"', async (language, text) => {
  expect(hoursIn(text, await loadLanguage(language))).toEqual([])
})

const ALWAYS = {
  business: {
    hours: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '00:00',
        closes: '23:59',
      },
    ],
  },
} as unknown as Site

test.each<[language: string, text: string]>([
  ['en', 'After 10pm leave a message on our voicemail.'],
  ['en', 'At night calls go to an answering machine.'],
  ['en', 'Out of hours you get the answerphone.'],
  ['el', 'Μετά τις δέκα το βράδυ αφήστε μήνυμα στον τηλεφωνητή.'],
])('a machine answers, in %s, "%s": where somebody always does, it does not', async (language, text) => {
  const found = hoursIn(text, await loadLanguage(language), false)
  expect(found.map(({ kind }) => kind)).toEqual(['unanswered'])
  expect(found.every((hours) => agrees(hours, declaredHours(SPLIT)))).toBe(true)
  expect(found.some((hours) => agrees(hours, declaredHours(ALWAYS)))).toBe(false)
})

test.each<[language: string, text: string]>([
  ['en', 'If we are on another call at night, leave a message on our voicemail.'],
  ['en', 'Leave a message on the answering machine and we ring back.'],
  ['el', 'Αφήστε μήνυμα στον τηλεφωνητή και σας παίρνουμε.'],
])('no hours, in %s: "%s"', async (language, text) => {
  expect(hoursIn(text, await loadLanguage(language), false)).toEqual([])
})

const rule = (await loadRules()).get('fact/hours') as Rule
const HOURS = /hours: \[.*\n|hours:\n(?: {4}.*\n)+/
const shown = async (text: string) =>
  findingsOf(rule, {
    yaml: {
      'site.yaml': (base['site.yaml'] ?? '')
        .replace(
          HOURS,
          'hours:\n    - { days: [Monday, Tuesday], opens: "08:30", closes: "13:00" }\n' +
            '    - { days: [Monday, Tuesday], opens: "14:00", closes: "17:30" }\n',
        )
        .replace(/hoursShown: .*/, `hoursShown: ${text}`),
    },
  })

test.each<[text: string, findings: readonly string[]]>([
  ['Monday and Tuesday 8.30am to 5.30pm, closed for lunch 1pm to 2pm', []],
  ['Monday and Tuesday 8.30am to 5.30pm (closed 1pm to 2pm)', []],
  ['Monday and Tuesday 8.30am to 1pm and 2pm to 5.30pm', []],
  [
    'Monday and Tuesday 8.30am to 5.30pm',
    ['hoursShown leaves out that it is closed 13:00-14:00: Mon-Tue 08:30-13:00 and 14:00-17:30, Wed-Sun closed'],
  ],
  [
    'Monday and Tuesday 8.30am to 5.30pm, closed for lunch 12.30pm to 1.30pm',
    [
      'hoursShown says "closed for lunch 12.30pm to 1.30pm" and hours say ' +
        'Mon-Tue 08:30-13:00 and 14:00-17:30, Wed-Sun closed',
    ],
  ],
])('hoursShown: %s', async (text, findings) => {
  expect(await shown(text)).toEqual(findings)
})

test('hours of one day of the year are said to belong under otherHours, and no others', async () => {
  const rule = (await loadRules()).get('fact/hours') as Rule
  const helps = (text: string) => toldOf(rule, { pages: { '/': `<p>${text}</p>` } }).map(({ help }) => help)
  expect(helps('On 24 December we are open 9:00-14:00.')).toEqual([expect.stringContaining('business.otherHours')])
  expect(helps('We are open daily 9:00-14:00.')).toEqual([expect.not.stringContaining('otherHours')])
})
