// The fields of the contact form in site.yaml: what is accepted, in which language, and what is a problem at which line.
import { expect, test } from 'vitest'
import { base, edited, project } from '../../helpers/project.ts'

/** The base site, whose form has these lines. */
const formed = (lines: string, delivery = 'demo') =>
  project(edited('site.yaml', '  page: /contact\n', `  page: /contact\n  delivery: ${delivery}\n  form:\n${lines}`))

/** The problems of a form whose first field is in line 33. */
const found = (lines: string, delivery?: string) =>
  formed(lines, delivery).problems.map(({ text, help, at }) => `${at?.line}: ${text} | ${help}`)

test('a field is a text that may be left out, unless it says otherwise', () => {
  const { plan, problems } = formed(
    '    - { name: day, label: Day, type: date }\n    - { name: bike, label: "Your {repair} bike", required: true }\n',
  )
  expect(problems).toEqual([])
  expect(plan?.site.contact.form).toEqual([
    { name: 'day', label: 'Day', type: 'date', required: false },
    { name: 'bike', label: 'Your 2\u00a0days bike', type: 'text', required: true },
  ])
})

test('dates, times and numbers have bounds, and every field may have a line of help', () => {
  const lines = [
    '{ name: day, label: Day, type: date, min: today, max: 2027-12-31, help: Not on Sunday }',
    '{ name: hour, label: Hour, type: time, min: "09:00" }',
    '{ name: bikes, label: Bikes, type: number, min: 1, max: 4 }',
    '{ name: agreed, label: I agree, type: checkbox, required: true }',
    '{ name: place, label: Where, type: radio, options: [{ name: Here }, { name: At home }] }',
  ]
  expect(found(`    - ${lines.join('\n    - ')}\n`)).toEqual([])
})

test.each([
  [
    'a select without options',
    '{ name: what, label: What, type: select }',
    '33: contact.form.0.type is a select without options | add options: [{ name: … }], or optionsFrom: services',
  ],
  [
    'options of another field',
    '{ name: what, label: What, options: [{ name: Brakes }] }',
    '33: contact.form.0.options is only for a select or radio, not for text | write type: select',
  ],
  [
    'options twice',
    '{ name: what, label: What, type: select, options: [{ name: Brakes }], optionsFrom: repairs }',
    '33: contact.form.0.optionsFrom has no effect beside options | delete one of the two',
  ],
  [
    'options from a folder that is not there',
    '{ name: what, label: What, type: select, optionsFrom: repair }',
    '33: contact.form.0.optionsFrom is not a folder of content/ with pages | write the name of one, or make its first page with npx site new',
  ],
  [
    'radio buttons without options',
    '{ name: what, label: What, type: radio }',
    '33: contact.form.0.type is a radio without options | add options: [{ name: … }], or optionsFrom: services',
  ],
  [
    'a first day that is none',
    '{ name: day, label: Day, type: date, min: tomorrow }',
    '33: contact.form.0.min: "tomorrow" is no date | write min: today, or 2026-12-01',
  ],
  [
    'the greatest of a text',
    '{ name: what, label: What, max: 3 }',
    '33: contact.form.0.max is only for number, date, time, not for text | delete it',
  ],
  [
    'the name of the trap',
    '{ name: website, label: Website }',
    '33: contact.form.0.name: "website" is a name that the form itself needs | choose another one',
  ],
  [
    'a name that is no name',
    '{ name: Your name, label: Name }',
    '33: contact.form.0.name: "Your name" has another form than expected | use lower-case Latin letters, digits and hyphens',
  ],
  [
    'two fields of one name',
    '{ name: day, label: Day, type: date }\n    - { name: day, label: Other day, type: date }',
    '34: contact.form.1.name: "day" is the name of two fields | give one of them another name',
  ],
  [
    'a type that does not exist',
    '{ name: day, label: Day, type: dat }',
    '33: contact.form.0.type: "dat" is not among the choices | did you mean "date"?',
  ],
])('%s is a problem at its line', (_, field, problem) => expect(found(`    - ${field}\n`)).toEqual([problem]))

test('a file is sent by post and by netlify, and by nothing else', () => {
  const file = '    - { name: picture, label: A photo, type: file }\n'
  for (const delivery of ['post', 'netlify']) expect(found(file, delivery)).toEqual([])
  for (const delivery of ['mailto', 'demo'])
    expect(found(file, delivery)).toEqual([
      `33: contact.form.0.type: a file cannot be sent by ${delivery} | write delivery: post or netlify`,
    ])
})

test('a translation has the whole list in its own words, or that of the first language', () => {
  const site = edited('site.yaml', '  page: /contact\n', '  page: /contact\n  form: [{ name: day, label: Day }]\n')
  const labels = (translation: string) => {
    const { content, problems } = project({
      'site.yaml': site['site.yaml']?.replace('language: en', 'languages: [en, nl]') ?? '',
      'site.nl.yaml': `locale: nl_NL\n${translation}`,
      'content/labels.nl.yaml': base['content/labels.yaml'] ?? '',
    })
    expect(problems).toEqual([])
    return content?.others.get('nl')?.site.contact.form?.map(({ label }) => label)
  }
  expect(labels('')).toEqual(['Day'])
  expect(labels('contact: { form: [{ name: day, label: Dag }] }\n')).toEqual(['Dag'])
})
