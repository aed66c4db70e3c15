// What load says of a value: an unknown or missing key, another kind of value, a form it may not have.
import { expect, test } from 'vitest'
import { base, edited, project } from '../project.ts'

const CONTACT = 'content/pages/contact.yaml'
const HOME = 'content/pages/home.yaml'
const report = (files: Parameters<typeof project>[0]) => project(files).text

test('a mistyped key is one problem, at the key, with the key that was meant', () => {
  expect(report(edited(CONTACT, '  title: Call', '  titel: Call'))).toMatchInlineSnapshot(`
    "✘ content/pages/contact.yaml:3:3
      head: "titel" is not a key here
        3 |   titel: Call the workshop
          |   ^
      help: did you mean "title"?

    1 error. Nothing was written."
  `)
})

test('an unknown key that is like no other lists the keys there are', () => {
  expect(report(edited('content/prices.yaml', 'price: £12', 'price: £12, discount: £2'))).toMatchInlineSnapshot(`
    "✘ content/prices.yaml:3:38
      items.0: "discount" is not a key here
        3 |   - { service: Puncture, price: £12, discount: £2, link: /repairs/puncture }
          |                                      ^
      help: choose one of service, price, link

    1 error. Nothing was written."
  `)
})

test.each([
  ['words', 'price: £12, parts and all', 'price'],
  ['a part', 'price: 1,5 pounds', 'price'],
  ['a thousand', 'price: from £1,480', 'value before it'],
])('what follows a comma within { } is no key but the rest of a text: %s', (_, price, value) => {
  const told = report(edited('content/prices.yaml', 'price: £12', price))
  expect(told).toContain(`help: put the whole ${value} in double quotes: within { } a comma begins another key`)
  expect(told).toContain('1 error.')
})

test('a mistyped group of site.yaml is one problem, though nothing else can be read without it', () => {
  expect(report(edited('site.yaml', 'business:', 'busines:'))).toMatchInlineSnapshot(`
    "✘ site.yaml:5:1
      "busines" is not a key here
        5 | busines:
          | ^
      help: did you mean "business"?

    1 error. Nothing was written."
  `)
})

test('a missing key is pointed at from the group it is missing in', () => {
  expect(report(edited(CONTACT, '  title: Call the workshop\n', ''))).toMatchInlineSnapshot(`
    "✘ content/pages/contact.yaml:2:1
      head.title is missing
        2 | head:
          | ^
      help: add "title:" with text

    1 error. Nothing was written."
  `)
})

test('a key without a value is not the same as a missing key', () => {
  expect(report(edited(CONTACT, 'name: Contact', 'name:'))).toMatchInlineSnapshot(`
    "✘ content/pages/contact.yaml:1:6
      name has no value
        1 | name:
          |      ^
      help: write text after "name:"

    1 error. Nothing was written."
  `)
})

test('an empty text is not a text', () => {
  expect(report(edited(CONTACT, 'name: Contact', 'name: ""'))).toMatchInlineSnapshot(`
    "✘ content/pages/contact.yaml:1:7
      name is empty
        1 | name: ""
          |       ^

    1 error. Nothing was written."
  `)
})

test('a list where text is expected', () => {
  expect(
    report(edited(CONTACT, 'text: Ask for a [repair](/repairs/brakes) or call {phone.shop}.', 'text: [Ask, call]')),
  ).toMatchInlineSnapshot(`
    "✘ content/pages/contact.yaml:5:1
      text is a list, expected text
        5 | text: [Ask, call]
          | ^

    1 error. Nothing was written."
  `)
})

test('text where a group is expected', () => {
  expect(
    report(
      edited(
        CONTACT,
        'head:\n  title: Call the workshop\n  description: Where we are and when.',
        'head: Call the workshop',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "✘ content/pages/contact.yaml:2:7
      head is "Call the workshop", expected a group of keys
        2 | head: Call the workshop
          |       ^

    1 error. Nothing was written."
  `)
})

test('one value where a list is expected', () => {
  expect(report(edited(HOME, 'repairs: [brakes, puncture]', 'repairs: brakes'))).toMatchInlineSnapshot(`
    "✘ content/pages/home.yaml:6:10
      repairs is "brakes", expected a list
        6 | repairs: brakes
          |          ^
      help: write it as a list: [brakes]

    1 error. Nothing was written."
  `)
})

test('text where a number is expected, far to the right of a long line', () => {
  expect(report(edited('site.yaml', 'radius: 8000', 'radius: far'))).toMatchInlineSnapshot(`
    "✘ site.yaml:16:68
      business.serves.radius is "far", expected a number
        16 | …{ name: Leeds, latitude: 53.8, longitude: -1.55, radius: far }
           |                                                           ^

    1 error. Nothing was written."
  `)
})

test('true and false where text is expected', () => {
  expect(report(edited(CONTACT, 'name: Contact', 'name: true'))).toMatchInlineSnapshot(`
    "✘ content/pages/contact.yaml:1:7
      name is true, expected text
        1 | name: true
          |       ^
      help: quote it: "true"

    1 error. Nothing was written."
  `)
})

test('a phone without quotes is a number to YAML; the help gives it back as it was typed', () => {
  expect(report(edited('site.yaml', '"+441130000000"', '+441130000000'))).toMatchInlineSnapshot(`
    "✘ site.yaml:9:21
      business.phones.shop.number is the number 441130000000, expected text
        9 |     shop: { number: +441130000000, shown: 0113 000 0000, label: Shop }
          |                     ^
      help: quote it: "+441130000000"

    1 error. Nothing was written."
  `)
})

test.each(['012', '0x1F', '1e3', '+44'])('%s without quotes is quoted in the help as it was typed', (typed) => {
  expect(report(edited(CONTACT, 'name: Contact', `name: ${typed}`))).toContain(`help: quote it: "${typed}"`)
})

test('a phone in another form shows the form that is dialled', () => {
  expect(report(edited('site.yaml', '"+441130000000"', '"0113 000 0000"'))).toMatchInlineSnapshot(`
    "✘ site.yaml:9:21
      business.phones.shop.number: "0113 000 0000" is no number that a link can dial
        9 |     shop: { number: "0113 000 0000", shown: 0113 000 0000, label: Shop }
          |                     ^
      help: write it as +country and digits, in quotes, like "+302101234567"; an extension as in "+302101234567;ext=4"

    1 error. Nothing was written."
  `)
})

test('a business without a phone is refused, for every page shows one', () => {
  const phones = base['site.yaml']?.match(/ {2}phones:\n.*\n.*\n/)?.[0] ?? 'no phones'
  expect(
    report({
      ...edited('site.yaml', phones, '  phones: {}\n'),
      ...edited(CONTACT, '{phone.shop}', 'us'),
      ...edited('content/routes.yaml', '    phone: van\n', ''),
    }),
  ).toMatchInlineSnapshot(`
    "✘ site.yaml:8:3
      business.phones: there is no phone
        8 |   phones: {}
          |   ^
      help: add one by a name of your choice, with number, shown and label

    1 error. Nothing was written."
  `)
})

test('a value that is none of the choices', () => {
  expect(report(edited(HOME, 'repairs:', 'shade: drak\nrepairs:'))).toMatchInlineSnapshot(`
    "✘ content/pages/home.yaml:6:8
      shade: "drak" is not among the choices
        6 | shade: drak
          |        ^
      help: did you mean "dark"?

    1 error. Nothing was written."
  `)
  expect(report(edited(HOME, 'repairs:', 'shade: purple\nrepairs:'))).toContain('help: choose one of light, dark')
})

test('a number that is none of the choices', () => {
  expect(report(edited('content/routes.yaml', 'to: /contact }', 'to: /contact, status: 303 }'))).toMatchInlineSnapshot(`
    "✘ content/routes.yaml:13:49
      redirects.0.status: the number 303 is not among the choices
        13 |   - { from: /old-contact, to: /contact, status: 303 }
           |                                                 ^
      help: choose one of 301, 302, 307, 308

    1 error. Nothing was written."
  `)
})

test('too few entries, too many stars, a date in another form: each at its own place', () => {
  const reviews = `
    origin: From our guest book.
    items:
      - { id: ann, name: Ann, rating: 6, text: Good., date: 3/13/2025 }`
  expect(
    report({ ...edited(HOME, 'repairs:', 'steps: [{ title: Ring }]\nrepairs:'), 'content/reviews.yaml': reviews }),
  ).toMatchInlineSnapshot(`
    "✘ content/pages/home.yaml:6:1
      steps has 1 entry, expected exactly 2
        6 | steps: [{ title: Ring }]
          | ^

    ✘ content/reviews.yaml:3:35
      items.0.rating is the number 6, expected at most 5
        3 |   - { id: ann, name: Ann, rating: 6, text: Good., date: 3/13/2025 }
          |                                   ^

    ✘ content/reviews.yaml:3:57
      items.0.date: "3/13/2025" is no day of the calendar
        3 |   - { id: ann, name: Ann, rating: 6, text: Good., date: 3/13/2025 }
          |                                                         ^
      help: write year-month-day, like 2026-11-03

    3 errors. Nothing was written."
  `)
})

test('an unknown host', () => {
  expect(report(edited('site.yaml', '[netlify]', '[netlfy]'))).toMatchInlineSnapshot(`
    "✘ site.yaml:4:9
      hosts.0: "netlfy" is not a host this engine writes files for
        4 | hosts: [netlfy]
          |         ^
      help: did you mean "netlify"?

    1 error. Nothing was written."
  `)
})

test('a value a route gives by default is judged where it stands, once, not in the files that take it', () => {
  expect(
    report(edited('content/routes.yaml', 'description: "{name} at the workshop in Leeds"', 'descripton: x')),
  ).toMatchInlineSnapshot(`
    "✘ content/routes.yaml:11:9
      head: "descripton" is not a key here
        11 |         descripton: x
           |         ^
      help: did you mean "description"?

    1 error. Nothing was written."
  `)
})

test('a claim a default text names is looked for where the text stands', () => {
  expect(
    report(edited('content/routes.yaml', '{name} at the workshop', '{name} within {repiar}')),
  ).toMatchInlineSnapshot(`
    "✘ content/routes.yaml:11:22
      head.description: "{repiar}" is not a claim of site.yaml
        11 |         description: "{name} within {repiar} in Leeds"
           |                      ^
      help: did you mean "repair"?

    1 error. Nothing was written."
  `)
})

test('defaults fill what an entry leaves out, with its own name, and never replace what it says', () => {
  const { page } = project()
  expect(page('/repairs/brakes').head.description).toBe('Brakes at the workshop in Leeds')
  expect(page('/repairs/puncture').head.description).toBe('A new tube in an hour.')
})

test('a placeholder is kept as a value and listed with its place', () => {
  const { content } = project(edited('site.yaml', 'number: "+447700900000"', 'number: !placeholder "+447700900000"'))
  expect(content?.placeholders).toEqual([
    {
      file: 'site.yaml',
      path: ['business', 'phones', 'van', 'number'],
      value: '+447700900000',
      at: { file: 'site.yaml', line: 10, column: 33 },
    },
  ])
})
