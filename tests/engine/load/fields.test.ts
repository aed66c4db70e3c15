// What load says of a value: an unknown or missing key, another kind of value, a form it may not have.
import { expect, test } from 'vitest'
import { base, edited, project, refusals } from '../../helpers/project.ts'

const CONTACT = 'content/pages/contact.yaml'
const HOME = 'content/pages/home.yaml'
const report = (files: Parameters<typeof project>[0]) => project(files).text

test.each<[title: string, files: Record<string, string | null>, place: string, text: string, help?: string]>([
  [
    'a mistyped key is one problem, at the key, with the key that was meant',
    edited(CONTACT, '  title: Call', '  titel: Call'),
    'content/pages/contact.yaml:3:3',
    'head: "titel" is not a key here',
    'did you mean "title"?',
  ],
  [
    'an unknown key that is like no other lists the keys there are',
    edited('content/prices.yaml', 'price: £12', 'price: £12, discount: £2'),
    'content/prices.yaml:3:38',
    'items.0: "discount" is not a key here',
    'choose one of service, price, also, duration, group, link, from, until',
  ],
  [
    'a mistyped group of site.yaml is one problem, though nothing else can be read without it',
    edited('site.yaml', 'business:', 'busines:'),
    'site.yaml:5:1',
    '"busines" is not a key here',
    'did you mean "business"?',
  ],
  [
    'a missing key is pointed at from the group it is missing in',
    edited(CONTACT, '  title: Call the workshop\n', ''),
    'content/pages/contact.yaml:2:1',
    'head.title is missing',
    'add "title:" with text',
  ],
  [
    'a key without a value is not the same as a missing key',
    edited(CONTACT, 'name: Contact', 'name:'),
    'content/pages/contact.yaml:1:6',
    'name has no value',
    'write text after "name:"',
  ],
  [
    'an empty text is not a text',
    edited(CONTACT, 'name: Contact', 'name: ""'),
    'content/pages/contact.yaml:1:7',
    'name is empty',
  ],
  [
    'a list where text is expected',
    edited(CONTACT, 'text: Ask for a [repair](/repairs/brakes) or call {phone.shop}.', 'text: [Ask, call]'),
    'content/pages/contact.yaml:5:1',
    'text is a list, expected text',
  ],
  [
    'a list where entries have names',
    edited('site.yaml', '  serves:', '  branches:\n    - { name: Bath }\n  serves:'),
    'site.yaml:16:3',
    'business.branches is a list, expected a group of keys',
    'write a name of your choice before each entry, like first:',
  ],
  [
    'text where a group is expected',
    edited(
      CONTACT,
      'head:\n  title: Call the workshop\n  description: Where we are and when.',
      'head: Call the workshop',
    ),
    'content/pages/contact.yaml:2:7',
    'head is "Call the workshop", expected a group of keys',
    'write its key: { title: "Call the workshop" }; the keys are title, description, keywords, robots, social',
  ],
  [
    'a range of days where a list is expected',
    edited('site.yaml', 'days: [Monday, Tuesday]', 'days: Monday-Friday'),
    'site.yaml:14:15',
    'business.hours.0.days is "Monday-Friday", expected a list',
    'write it as a list: [Monday, Tuesday, Wednesday, Thursday, Friday]',
  ],
  [
    'days in another form where a list is expected',
    edited('site.yaml', 'days: [Monday, Tuesday]', 'days: Mon-Tue'),
    'site.yaml:14:15',
    'business.hours.0.days is "Mon-Tue", expected a list',
    'write a list of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday: [Monday]',
  ],
  [
    'one value where a list is expected',
    edited(HOME, 'repairs: [brakes, puncture]', 'repairs: brakes'),
    'content/pages/home.yaml:6:10',
    'repairs is "brakes", expected a list',
    'write it as a list: [brakes]',
  ],
  [
    'text where a number is expected, far to the right of a long line',
    edited('site.yaml', 'radius: 8000', 'radius: far'),
    'site.yaml:16:68',
    'business.serves.radius is "far", expected a number',
  ],
  [
    'true and false where text is expected',
    edited(CONTACT, 'name: Contact', 'name: true'),
    'content/pages/contact.yaml:1:7',
    'name is true, expected text',
    'quote it: "true"',
  ],
  [
    'a phone without quotes is a number to YAML; the help gives it back as it was typed',
    edited('site.yaml', '"+441130000000"', '+441130000000'),
    'site.yaml:9:21',
    'business.phones.shop.number is the number 441130000000, expected text',
    'quote it: "+441130000000"',
  ],
  [
    'a phone in another form shows the form that is dialled',
    edited('site.yaml', '"+441130000000"', '"0113 000 0000"'),
    'site.yaml:9:21',
    'business.phones.shop.number: "0113 000 0000" is not a number that a link can dial',
    'write it as +country and digits, in quotes, like "+302101234567"; an extension as in "+302101234567;ext=4"',
  ],
  [
    'an unknown host',
    edited('site.yaml', '[netlify]', '[netlfy]'),
    'site.yaml:4:9',
    'hosts.0: "netlfy" is not among the choices',
    'did you mean "netlify"?',
  ],
  [
    'a value a route gives by default is judged where it stands, once, not in the files that take it',
    edited('content/routes.yaml', 'description: "{name} at the workshop in Leeds"', 'descripton: x'),
    'content/routes.yaml:11:9',
    'head: "descripton" is not a key here',
    'did you mean "description"?',
  ],
  [
    'a claim a default text names is looked for where the text stands',
    edited('content/routes.yaml', '{name} at the workshop', '{name} within {repiar}'),
    'content/routes.yaml:11:22',
    'head.description: "{repiar}" is not a claim of site.yaml',
    'did you mean "repair"?',
  ],
  [
    'a phone that is none has the phones to choose from',
    edited('content/routes.yaml', '{name} at the workshop', 'call {phone.desk}'),
    'content/routes.yaml:11:22',
    'head.description: "{phone.desk}" is not a phone of site.yaml',
    'write {phone.shop}, {phone.van}, or declare it under business.phones',
  ],
])('%s', (_, files, place, text, help) => {
  expect(refusals(files)).toEqual([[place, text, help]])
})

test.each([
  ['words', 'price: £12, parts and all'],
  ['two commas', 'price: £12, parts and all, tax too'],
  ['a part', 'price: 1,5 pounds'],
  ['a thousand', 'price: from £1,480'],
  ['a word', 'price: £12, parts too, tax'],
  ['a word alone', 'price: £12, too'],
  ['the end of a sentence', 'price: £12, too.'],
  ['a word in Greek', 'price: £12, επίσης'],
])('what follows a comma within { } is not a key but the rest of a text: %s', (_, price) => {
  const told = report(edited('content/prices.yaml', 'price: £12', price))
  expect(told).toContain(`help: put the whole price in double quotes: within { } a comma begins another key`)
  expect(told).toContain('1 error.')
})

test.each(['012', '0x1F', '1e3', '+44'])('%s without quotes is quoted in the help as it was typed', (typed) => {
  expect(report(edited(CONTACT, 'name: Contact', `name: ${typed}`))).toContain(`help: quote it: "${typed}"`)
})

test('a business without a phone is refused, for every page shows one', () => {
  const phones = base['site.yaml']?.match(/ {2}phones:\n.*\n.*\n/)?.[0] ?? 'no phones'
  expect(
    refusals({
      ...edited('site.yaml', phones, '  phones: {}\n'),
      ...edited(CONTACT, '{phone.shop}', 'us'),
      ...edited('content/routes.yaml', '    phone: van\n', ''),
    }),
  ).toEqual([
    [
      'site.yaml:8:3',
      'business.phones: there is no phone',
      'add one by a name of your choice, with number, shown and label',
    ],
  ])
})

test('a value that is none of the choices', () => {
  expect(refusals(edited(HOME, 'repairs:', 'shade: drak\nrepairs:'))).toEqual([
    ['content/pages/home.yaml:6:8', 'shade: "drak" is not among the choices', 'did you mean "dark"?'],
  ])
  expect(report(edited(HOME, 'repairs:', 'shade: purple\nrepairs:'))).toContain('help: choose one of light, dark')
})

test('a link without words is refused: nobody sees it', () => {
  expect(report(edited(CONTACT, '[repair](/repairs/brakes)', '[ ](/repairs/brakes)'))).toContain(
    'text: "[ ](/repairs/brakes)" is a link without words',
  )
})

test('hours that end with a point end a sentence with one point', () => {
  const hours = edited(
    'site.yaml',
    'hoursShown: Monday and Tuesday, 9 to 5.30',
    'hoursShown: Mon and Tue, 9 a.m.–4 p.m.',
  )
  const text = edited(CONTACT, 'or call {phone.shop}.', 'or come {hours}.')
  const { entry } = project({ ...hours, ...text }).page('/contact').props
  expect((entry as unknown as { text: string }).text).toMatch(/9 a\.m\.–4 p\.m\.$/)
})

test('a number that is none of the choices', () => {
  expect(refusals(edited('content/routes.yaml', 'to: /contact }', 'to: /contact, status: 303 }'))).toEqual([
    [
      'content/routes.yaml:13:49',
      'redirects.0.status: the number 303 is not among the choices',
      'choose one of 301, 302, 307, 308',
    ],
  ])
})

test('too few entries, too many stars, a date in another form: each at its own place', () => {
  const reviews = `
    origin: From our guest book.
    items:
      - { id: ann, name: Ann, rating: 6, text: Good., date: 3/13/2025 }`
  expect(
    refusals({ ...edited(HOME, 'repairs:', 'steps: [{ title: Ring }]\nrepairs:'), 'content/reviews.yaml': reviews }),
  ).toEqual([
    ['content/pages/home.yaml:6:1', 'steps has 1 entry, expected exactly 2', undefined],
    ['content/reviews.yaml:3:35', 'items.0.rating is the number 6, expected at most 5', undefined],
    [
      'content/reviews.yaml:3:57',
      'items.0.date: "3/13/2025" is not a day of the calendar',
      'write year-month-day, like 2026-12-25',
    ],
  ])
})

test('defaults fill what an entry leaves out, with its own name, and never replace what it says', () => {
  const { page } = project()
  expect(page('/repairs/brakes').head.description).toBe('Brakes at the workshop in Leeds')
  expect(page('/repairs/puncture').head.description).toBe('A new tube in an hour.')
})

test('a placeholder is kept as a value and listed with its place', () => {
  const { content } = project(edited('site.yaml', 'number: "+447700900000"', 'number: !placeholder "+447700900000"'))
  const path = ['business', 'phones', 'van', 'number']
  expect(content?.placeholders).toEqual([{ file: 'site.yaml', path }])
  expect(content?.source('site.yaml', path)).toBe('+447700900000')
  expect(content?.at('site.yaml', path)).toEqual({ file: 'site.yaml', line: 10, column: 33 })
})
