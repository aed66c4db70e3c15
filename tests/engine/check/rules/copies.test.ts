// What a copied page keeps of the page it was copied from, in bodies and in links.
import { expect, test } from 'vitest'
import { exampleAreas } from '../../../../src/check/data/examples.ts'
import otherName from '../../../../src/check/rules/dup/other-name.ts'
import paragraph from '../../../../src/check/rules/dup/paragraph.ts'
import namesAnother from '../../../../src/check/rules/link/names-another.ts'
import { findingsOf } from '../example-site.ts'

const SHARED =
  'We park at the church and walk the rest. The keys stay with you all day. Bring the frame lock too. We ring you at noon.'
const areas = (body: string, html = '') => ({
  yaml: exampleAreas({
    Otley: `summary: Mended at your door.\nhead: { title: Otley, description: x }\nlinks: []\nrelated: []\nquestions: [{ question: How soon?, answer: "${body}" }]\n`,
    Ilkley: 'head: { title: Ilkley, description: x }\n',
  }),
  pages: { '/areas/otley': `<p>${SHARED} ${body}</p>${html}`, '/areas/ilkley': `<p>${SHARED}</p>` },
})

test('the name of another area in the body of a near copy is found, unless a link leads to that area', () => {
  const body = 'Most jobs in Ilkley take one visit.'
  const found = 'questions.0.answer of /areas/otley names "Ilkley", another page, and not "Otley"'
  expect(findingsOf(otherName, areas(body))).toEqual([found])
  expect(findingsOf(otherName, areas(body, '<a href="/areas/ilkley">next town</a>'))).toEqual([])
  const own = areas(body)
  expect(findingsOf(otherName, { ...own, pages: { ...own.pages, '/areas/otley': `<p>${body}</p>` } })).toEqual([])
})

const services = (html: string) => ({
  yaml: {
    'content/repairs/brakes.yaml': 'name: Tune-up and safety check\nhead: { title: Tune-up }\n',
    'content/repairs/puncture.yaml': 'name: Overhaul\nhead: { title: Overhaul }\n',
  },
  pages: { '/': html },
})

test.each(['a tune-up', 'Tune-up', 'The tune-up and safety check'])(
  'the link "%s" to another service is found',
  (text) => {
    expect(findingsOf(namesAnother, services(`<a href="/repairs/puncture">${text}</a>`))).toEqual([
      `the link "${text}" on / goes to /repairs/puncture, expected /repairs/brakes`,
    ])
  },
)

test.each(['after a tune-up', 'an overhaul instead of a tune-up', 'more'])(
  'the link "%s" names no other service',
  (text) => {
    expect(findingsOf(namesAnother, services(`<a href="/repairs/puncture">${text}</a>`))).toEqual([])
  },
)

test('a paragraph that a file has twice is found with the place of the other', () => {
  const long =
    'We look at it on the stand, tell you what it costs and mend it while you wait, and nobody sells you a part that you do not need today.'
  const yaml = {
    'content/faqs/repairs.yaml': `items:\n${['One?', 'Two?'].map((question) => `  - question: ${question}\n    answer: ${long}\n`).join('')}`,
  }
  expect(findingsOf(paragraph, { yaml })).toEqual([
    '"We look at it on the stand, tell you wha…" is also at items.0.answer of this file',
  ])
})
