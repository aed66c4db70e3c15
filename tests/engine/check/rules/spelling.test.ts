// A misspelling is a warning where the site proves the right word; a word that only the dictionary lacks is a note.
import { expect, test } from 'vitest'
import type { Example } from '../../../../src/check/example.ts'
import spelling from '../../../../src/check/rules/lang/spelling.ts'
import { exampleSite, sync } from '../example-site.ts'

const contact = (text: string) => `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ${text}\n`
const levels = (example: Example) =>
  [...sync(spelling.language?.(exampleSite(example).context))].map(({ text, level = 'warning' }) => `${level} ${text}`)
const reviews = (id: string, name: string) =>
  `origin: Sent to us.\nitems: [{ id: ${id}, name: ${name}, rating: 5, text: Fine., date: 2026-11-03 }]\n`
const inContact = (text: string, more: Readonly<Record<string, string>> = {}) =>
  levels({ yaml: { 'content/pages/contact.yaml': contact(text), ...more } })

test('the right word on another page makes it a warning', () => {
  expect(inContact('We accomodate tandems.')).toEqual(['info "accomodate" is not in the dictionary'])
  const other = {
    'content/repairs/brakes.yaml': `name: Brakes\nsummary: We accommodate you.\nhead: { title: Brakes }\n`,
  }
  expect(inContact('We accomodate tandems.', other)).toEqual(['warning "accomodate" is not in the dictionary'])
})

test('a name with one error is a warning: of a term, a person, a page', () => {
  const people = { 'content/reviews.yaml': reviews('mhairi', 'Mhairi Strachan') }
  expect(inContact('Ask Mhairi Strahcan.', people)).toEqual([
    'warning "Mhairi Strahcan" differs from "Mhairi Strachan" by one error',
  ])
  expect(inContact('Ask for Strahcan.', people)).toEqual(['warning "Strahcan" differs from "Strachan" by one error'])
  expect(inContact('A puncture is mended. Pucnture too.')).toEqual([
    'warning "Pucnture" differs from "Puncture" by one error',
  ])
})

test('another place, another form of a name and a name that is repeated are right', () => {
  const area = { 'content/repairs/brakes.yaml': 'name: Burnley\nhead: { title: Burnley, description: x }\n' }
  expect(inContact('We also come to Burley.', area)).toEqual([])
  expect(inContact('We also come to Burnleyy.', area)).toEqual([
    'warning "Burnleyy" differs from "Burnley" by one error',
  ])
  expect(inContact('We fit Shiamno. Shiamno is right.', { 'site.yaml': 'terms: [{ write: Shimano }]' })).toEqual([])
})

test('ids, addresses and file names are not read', () => {
  expect(inContact('Come by.', { 'content/reviews.yaml': reviews('accomodate', 'A rider') })).toEqual([])
})
