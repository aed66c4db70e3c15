// A site in two languages with faults in both -> each is judged by the rules of its own language, at the file that says it.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Problem } from '../../../src/model/problem.ts'
import { check } from '../../../src/pipeline/check.ts'

const here = fileURLToPath(new URL('../../..', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'two-languages-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Faults: a piece of a file of the locksmith, and what stands there instead. */
const FAULTS: readonly (readonly [file: string, find: string, by: string])[] = [
  // Greek that no English rule would see.
  ['content/pages/contact.el.yaml', 'είναι στο κέντρο', 'είναι στο κεντρο'],
  // A number that the Greek text of the claim contradicts, and one that agrees with the English text alone.
  ['content/services/emergency-lockout.el.yaml', 'είμαστε εκεί σε {arrival}', 'είμαστε εκεί σε 90 λεπτά'],
  // Hours in Greek that are not those of the business.
  ['site.el.yaml', 'έως 6 μ.μ.', 'έως 9 μ.μ.'],
  // An address as shown without its town in Greek, and a footer without the page that the form names.
  ['site.el.yaml', '  serves:', '  address: { locality: Λιντς }\n  serves:'],
  ['site.el.yaml', '          - { name: Προσωπικά δεδομένα (στα αγγλικά), href: /privacy }\n', ''],
  // Words that are left to the first language: of the labels, of a page.
  ['content/labels.el.yaml', '  submit: Αποστολή\n', ''],
  ['content/pages/contact.el.yaml', '  heading: Γράψτε μας\n', ''],
  // The title of both languages, which are not doubles of each other.
  [
    'content/pages/contact.el.yaml',
    'title: Επικοινωνία και τιμές από το τηλέφωνο',
    'title: Contact and prices over the telephone',
  ],
  // An address that is nowhere.
  ['content/pages/home.el.yaml', 'text: Με ραντεβού.', 'text: "Με [ραντεβού](/pouthena)."'],
]
const TEMPLATES = ['site.yaml', 'templates: ../../../templates', 'templates: templates'] as const
let unharmed: readonly Problem[] = []
let found: readonly Problem[] = []

beforeAll(async () => {
  cpSync(join(here, 'tests/sites/locksmith'), root, { recursive: true })
  cpSync(join(here, 'templates'), join(root, 'templates'), { recursive: true })
  const apply = ([file, find, by]: (typeof FAULTS)[number]) => {
    const text = readFileSync(join(root, file), 'utf8')
    expect(text, `${file} holds "${find}"`).toContain(find)
    writeFileSync(join(root, file), text.replace(find, by))
  }
  const findings = async () => {
    // A date in the future: nobody edits the files but this test, between two checks.
    const options = { root, now: Date.now() + 60_000, year: 2026, cache: true, workers: 1 }
    const { value, problems } = await check(options, { out: join(root, 'nowhere'), launch: false })
    expect(problems).toEqual([])
    return value?.problems ?? []
  }
  apply(TEMPLATES)
  unharmed = await findings()
  for (const fault of FAULTS) apply(fault)
  found = await findings()
})

/** Where a rule found something, with the line as it stands. */
const of = (rule: string) =>
  found
    .filter((problem) => problem.rule === rule)
    .map(({ at }) => {
      const { file = '', line = 0 } = at ?? {}
      return `${file}: ${readFileSync(join(root, file), 'utf8').split('\n')[line - 1]?.trim()}`
    })
const texts = (rule: string) => found.filter((problem) => problem.rule === rule).map(({ text }) => text)

test('nothing but notes is said of the unharmed site', () => {
  expect(unharmed.filter(({ level }) => level !== 'info')).toEqual([])
  expect(unharmed.length).toBeGreaterThan(0)
})

test('words are judged by the rules of their language', () => {
  expect(of('lang/spelling').join()).toContain('στο κεντρο του Λιντς')
})

test('a promise is compared with the claim as its language says it', () => {
  expect(of('fact/claim-conflict').join() + of('fact/claim-undeclared').join()).toContain(
    'emergency-lockout.el.yaml: lead:',
  )
})

test('a placeholder of the first language is found once, in its own file', () => {
  const placeholders = found.flatMap(({ rule, at }) => (rule === 'launch/placeholder' ? [`${at?.file}`] : []))
  expect(placeholders).toContain('site.yaml')
  expect(placeholders).not.toContain('site.el.yaml')
})

test('what site.yaml says in a language is found in the file of that language', () => {
  expect(of('fact/hours')).toEqual([expect.stringMatching(/^site\.el\.yaml: hoursShown: /)])
  expect(of('fact/address')).toEqual(['site.el.yaml: address: { locality: Λιντς }'])
  expect(found.find(({ rule }) => rule === 'fact/address')?.help).toContain('shown: and locality: of this file')
})

test('what a page shows of site.yaml in a language is found in the file of that language', () => {
  expect(of('sec/form')).toEqual(['site.el.yaml: footer:'])
})

test('texts that a translation leaves to the first language are named', () => {
  expect(texts('translation/text')).toEqual([
    '1 text of content/labels.el.yaml is in the first language: form.submit',
    '1 text of content/pages/contact.el.yaml is in the first language: write.heading',
  ])
})

test('pages of two languages are not doubles of each other', () => {
  expect(texts('head/duplicate')).toEqual([])
  expect(texts('dup/doorway')).toEqual([])
})

test('links of every language are followed', () => {
  expect(of('link/broken')).toEqual([expect.stringContaining('content/pages/home.el.yaml: - { block: map,')])
})

test('pages without a translation are one finding, with a file to write', () => {
  expect(found.filter(({ rule }) => rule === 'translation/page')).toEqual([
    expect.objectContaining({
      level: 'info',
      text: expect.stringMatching(/^9 pages have no translation in el: \/areas\/, .* and 4 more$/),
      at: expect.objectContaining({ file: 'site.yaml' }),
      help: 'write content/pages/areas.el.yaml, with what differs from content/pages/areas.yaml: npx site new translation el',
    }),
  ])
})
