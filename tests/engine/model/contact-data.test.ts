// Phones and e-mail addresses of site.yaml: what is accepted, what links dial, and what the help of a refusal says.
import { expect, test } from 'vitest'
import { contactsOf } from '../../../src/render/contacts.ts'
import { edited, project } from '../../helpers/project.ts'

const PHONE = 'shop: { number: "+441130000000", shown: 0113 000 0000, label: Shop }'

function phone(number: string, shown: string): unknown {
  const { content, problems } = project({
    ...edited('site.yaml', PHONE, `shop: { number: "${number}", shown: "${shown}", label: Shop }`),
  })
  return problems.length > 0
    ? problems.map(({ text, at, help }) => [text, at, help])
    : content?.site.business.phones.shop
}

test.each([
  ['18180', '18180'],
  ['112', '112'],
  ['116117', '116 117'],
  ['+442079460000', '+44 (0)20 7946 0000 ext. 4'],
  ['+442079460000;ext=4', '+44 (0)20 7946 0000 ext. 4'],
  ['+376123456', '123 456'],
  ['+6834002', '+683 4002'],
  ['+302101234567', '210 123 4567'],
])('the number %s, shown as "%s", is accepted and dialled as it is', (number, shown) => {
  expect(phone(number, shown)).toEqual({ number, shown, label: 'Shop' })
})

test.each([
  ['+3018180', '18180', '18180'],
  ['+30112', '112', '112'],
  ['+30116117', '116 117', '116117'],
])('the short number of %s has no country code', (number, shown, right) => {
  const at = { file: 'site.yaml', line: 9, column: 21 }
  const text = `business.phones.shop.number: nobody can dial the short number ${right} with a country code`
  expect(phone(number, shown)).toEqual([[text, at, `write "${right}"`]])
})

test.each([
  ['00442079460000', '020 7946 0000'],
  ['+4420794600004444', '020 7946 0000 ext. 4444'],
  ['+442079460000 ext. 4', '020 7946 0000 ext. 4'],
  ['18', '18'],
  ['1-800-FLOWERS', '1-800-FLOWERS'],
])('the help for %s, shown as "%s", invents no number', (number, shown) => {
  const help =
    'write it as +country and digits, in quotes, like "+302101234567"; an extension as in "+302101234567;ext=4"'
  expect(phone(number, shown)).toEqual([
    [`business.phones.shop.number: "${number}" is not a number that a link can dial`, expect.anything(), help],
  ])
})

test('a short number in a text is a link, and a price or a year of the same digits is none', () => {
  const { content } = project(edited('site.yaml', PHONE, 'shop: { number: "1818", shown: "1818", label: Shop }'))
  const contacts = contactsOf(content?.site.business ?? expect.unreachable('the site loads'))
  expect(contacts('Call 1818.')).toEqual([{ text: 'Call ' }, { text: '1818', href: 'tel:1818' }, { text: '.' }])
  for (const text of ['for 1818 €', 'for 1818€', '1818.50', '1818%', 'since-1818', '21818'])
    expect(contacts(text)).toEqual([{ text }])
})

function email(typed: string): unknown {
  const { content, problems } = project(edited('site.yaml', 'hello@wheels.example', JSON.stringify(typed)))
  return problems.length > 0 ? problems.map(({ text, help }) => [text, help]) : content?.site.business.email
}

test.each([
  ["o'neil@example-shop.ie", "o'neil@example-shop.ie"],
  ['Info@Wheels.example', 'Info@Wheels.example'],
  ['first.last+web@wheels.co.uk', 'first.last+web@wheels.co.uk'],
  ['info@υδραυλικός.gr', 'info@xn--mxafqed8alrd7e.gr'],
  ['info@υδραυλικός.ελ', 'info@xn--mxafqed8alrd7e.xn--qxam'],
])('the mailbox %s is written %s', (typed, written) => {
  expect(email(typed)).toBe(written)
})

test.each(['info', 'info@', '@wheels.example', 'a b@wheels.example', 'info@wheels', 'info@a..b', '.a@wheels.example'])(
  '%s is not a mailbox',
  (typed) => {
    expect(email(typed)).toEqual([
      ['business.email is not an e-mail address', 'write an e-mail address, like info@example.com'],
    ])
  },
)

test('a mailbox in Greek letters is refused with a form that every mail server takes', () => {
  expect(email('πληροφορίες@υδραυλικός.gr')).toEqual([
    [
      'business.email has "πληροφορίες" before the @, which many mail servers refuse',
      'write a mailbox in Latin letters, like info@xn--mxafqed8alrd7e.gr',
    ],
  ])
})
