// !placeholder marks a value; the value is what it would be without the tag.
import { expect, test } from 'vitest'
import { parseFile } from '../../../src/load/yaml/parse.ts'
import { base, edited, project, refusals } from '../../helpers/project.ts'

const data = (text: string) => parseFile('content/x.yaml', text).value?.data

test.each([
  '5',
  '-0.5',
  '+441130000000',
  '0x1F',
  '1e3',
  '.inf',
  'true',
  'FALSE',
  'null',
  '~',
  '',
  '0113 496 0123',
  '2026-01-31',
  'Ask at the desk',
  '"5"',
  "'true'",
  '"null"',
  '""',
  '|\n  5',
  '>-\n  true',
  '[1, "2", true]',
  '{ a: 1, b: "2" }',
])('a value tagged !placeholder is the value without the tag: %j', (value) => {
  const plain = data(`a: ${value}\n`)
  expect(plain).toHaveProperty('a')
  expect(data(`a: !placeholder ${value}\n`)).toEqual(plain)
  expect(data(`- !placeholder ${value}\n`)).toEqual([(plain as { a: unknown }).a])
})

test('a tagged name of a group stays a name', () => {
  expect(data('!placeholder 5: a\n!placeholder null: b\n')).toEqual({ 5: 'a', null: 'b' })
})

test('a number that is not real yet is a number', () => {
  const { content, text } = project(edited('site.yaml', 'radius: 8000', 'radius: !placeholder 8000'))
  expect(text).toBe('')
  expect(content?.site.business.serves.radius).toBe(8000)
  const path = ['business', 'serves', 'radius']
  expect(content?.placeholders).toEqual([{ file: 'site.yaml', path }])
  expect(content?.at('site.yaml', path)).toEqual({ file: 'site.yaml', line: 16, column: 81 })
})

test('a phone tagged without quotes is told to be quoted as it was typed', () => {
  expect(refusals(edited('site.yaml', 'number: "+447700900000"', 'number: !placeholder +447700900000'))).toEqual([
    [
      'site.yaml:10:33',
      'business.phones.van.number is the number 447700900000, expected text',
      'quote it: "+447700900000"',
    ],
  ])
})

test('a key with a tag and nothing after it has no value', () => {
  const contact = base['content/pages/contact.yaml']?.replace(/text: .*/, 'text: !placeholder') ?? ''
  expect(refusals({ 'content/pages/contact.yaml': contact })).toEqual([
    ['content/pages/contact.yaml:5:19', 'text has no value', 'write text after "text:"'],
  ])
})

const legal = (text: string) => edited('site.yaml', '  email:', `  legal:\n${text}\n  email:`)

test('of the legal identity nothing is stated that is not real yet', () => {
  const { content, text } = project(
    legal(`    name: Two Wheels Ltd
    register: !placeholder "00000000"
    credentials:
      - { name: Insurance, value: !placeholder company and sum }
      - { name: Trade body, value: Cycle Guild }
      - !placeholder { name: Licence, value: number }`),
  )
  expect(text).toBe('')
  expect(content?.site.business.legal).toEqual({
    name: 'Two Wheels Ltd',
    credentials: [{ name: 'Trade body', value: 'Cycle Guild' }],
  })
  expect(content?.placeholders.map(({ path }) => path.join('.'))).toEqual([
    'business.legal.register',
    'business.legal.credentials.0.value',
    'business.legal.credentials.2',
  ])
})

test.each([
  [
    'each value',
    '    name: !placeholder Two Wheels Ltd\n    credentials: !placeholder [{ name: Licence, value: number }]',
  ],
  ['all of it', '    !placeholder\n    name: Two Wheels Ltd'],
])('a legal identity of which %s is not real yet is none', (_, text) => {
  const { content } = project(legal(text))
  expect(content).toBeDefined()
  expect(content?.site.business.legal).toBeUndefined()
})
