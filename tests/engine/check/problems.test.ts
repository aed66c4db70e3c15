// From findings to problems: one for all pages that show a fault, at the line to edit, levelled and excused.
import { expect, test } from 'vitest'
import { atWords, quotedIn } from '../../../src/check/report/at-words.ts'
import { drawnBy, styledBy, tagsAt } from '../../../src/check/report/drawn-by.ts'
import {
  type Exception,
  exceptionsIn,
  type Placing,
  sentenceOf,
  toProblems,
} from '../../../src/check/report/problems.ts'
import { defineRule, type Finding } from '../../../src/check/rule.ts'
import type { Place } from '../../../src/model/problem.ts'
import { exampleSite } from './example-site.ts'

const rule = defineRule({ why: 'A test.', level: 'warning', fine: {}, bad: {} })
const { site } = exampleSite({}).context

/** Numbered pages, each made from a file of its own. */
const pages = new Map(Array.from({ length: 300 }, (_, i) => [`/p${i}`, { from: `content/pages/p${i}.yaml` }]))
const span = { start: 0, end: 1 }
const LABEL: Place = { file: 'content/labels.yaml', line: 3, column: 7 }

function told(
  findings: readonly Finding[],
  {
    exceptions = [],
    trace = () => undefined,
    drawnBy = () => undefined,
  }: { exceptions?: readonly Exception[]; trace?: Placing['trace']; drawnBy?: Placing['drawnBy'] } = {},
): string[] {
  return toProblems({
    found: findings.map((finding) => ({ rule: 'test/rule', finding })),
    rules: new Map([['test/rule', rule]]),
    site: { ...site, rules: {} },
    exceptions,
    pages,
    launch: false,
    placing: {
      at: (file, path) => ({ file, line: path.length }),
      trace,
      atWords: (place) => place,
      drawnBy,
      styledBy: (texts) => ({ file: 'templates/styles.css', line: texts.length }),
    },
  }).map(({ at, text }) => `${at?.file}:${at?.line} ${text}`)
}

test('a sentence names its page and its data; other braces stay', () => {
  const finding = { text: '{{page}} holds "{{x}}" {{n}} times', data: { n: 2 }, at: { page: '/p1' } }
  expect(sentenceOf(finding)).toBe('/p1 holds "{{x}}" 2 times')
})

test('one text of the YAML that is wrong on many pages is one problem, though numbers and addresses differ', () => {
  const findings = [1, 2, 3].map((n) => ({
    text: 'the title of {{page}} is {{width}} px wide',
    data: { width: n * 100 },
    at: { page: `/p${n}`, span },
  }))
  expect(told(findings, { trace: () => LABEL })).toEqual([
    'content/labels.yaml:3 the title of /p1 is 100 px wide (also on /p2, /p3)',
  ])
})

test('a fault of a template is one problem at the first page that shows it', () => {
  const findings = ['/p2', '/p7'].map((page) => ({ text: 'a button on {{page}} has no name', at: { page, span } }))
  expect(told(findings)).toEqual(['content/pages/p2.yaml:1 a button on /p2 has no name (also on /p7)'])
})

test('faults in two texts are two problems, and two of one kind on one page stay two', () => {
  const crumb = (n: number, page: string) => ({
    text: 'crumb {{n}} of {{page}} is odd',
    data: { n },
    at: { page, span },
  })
  expect(told([crumb(1, '/p1'), crumb(2, '/p1'), crumb(1, '/p2')])).toEqual([
    'content/pages/p1.yaml:1 crumb 1 of /p1 is odd (also on /p2)',
    'content/pages/p1.yaml:1 crumb 2 of /p1 is odd',
  ])
  const findings = ['/p1', '/p2'].map((page) => ({ text: 'odd on {{page}}', at: { page, span } }))
  expect(told(findings, { trace: ({ page }) => ({ ...LABEL, line: Number(page.slice(2)) }) })).toEqual([
    'content/labels.yaml:1 odd on /p1',
    'content/labels.yaml:2 odd on /p2',
  ])
})

test('pages of one route that say the same wrong thing are one problem at the route', () => {
  const at = { file: 'content/routes.yaml', path: ['pages', 0] }
  expect(told(['/p1', '/p2'].map((page) => ({ text: '{{page}} is not in the sitemap', page, at })))).toEqual([
    'content/routes.yaml:2 /p1 is not in the sitemap (also on /p2)',
  ])
})

test('a fault of hundreds of pages is looked up in the first twenty only, and counted on all', () => {
  let times = 0
  const findings = [...pages.keys()].map((page) => ({ text: 'odd on {{page}}', at: { page, span } }))
  const trace = () => {
    times++
    return LABEL
  }
  expect(told(findings, { trace })).toEqual([
    'content/labels.yaml:3 odd on /p0 (also on /p1, /p2, /p3, /p4, /p5 and 294 more)',
  ])
  expect(times).toBe(20)
})

test('an exception excuses its file, or all where it stands in site.yaml, and one that excuses nothing is told', () => {
  const finding: Finding = { text: 'odd on {{page}}', at: { page: '/p1', span } }
  const ignore = (file: string, about?: string) =>
    exceptionsIn(file, { ignore: [{ rule: 'test/rule', why: 'x', ...(about && { about }) }] })
  expect(told([finding], { exceptions: ignore('content/pages/p1.yaml', '/p1') })).toEqual([])
  expect(told([finding], { exceptions: ignore('site.yaml') })).toEqual([])
  expect(told([finding], { exceptions: ignore('content/pages/p2.yaml') })).toEqual([
    'content/pages/p1.yaml:1 odd on /p1',
    'content/pages/p2.yaml:2 this exception for test/rule excuses nothing',
  ])
})

test('a fault that no text stands behind is told at the template that draws it; its page may excuse it', () => {
  const finding = { text: 'a button on {{page}} has no name', at: { page: '/p1', span } }
  const drawnBy = () => ({ file: 'templates/blocks/hero.tsx', line: 7 })
  expect(told([finding], { drawnBy })).toEqual(['templates/blocks/hero.tsx:7 a button on /p1 has no name'])
  expect(told([finding], { drawnBy, trace: () => LABEL })).toEqual([
    'content/labels.yaml:3 a button on /p1 has no name',
  ])
  const exceptions = exceptionsIn('content/pages/p1.yaml', { ignore: [{ rule: 'test/rule', why: 'known' }] })
  expect(told([finding], { drawnBy, exceptions })).toEqual([])
})

test('the template of a tag is the one that has most of what the tag has', () => {
  const sources = new Map([
    [
      'templates/a.tsx',
      '<p className="card wide">\n<a className="button">\n<i id="one" />\n<input name="x" type="tel" />',
    ],
    [
      'templates/b.tsx',
      "<a className='button' />\n<script src=\"https://a.example/x?a=1&b=2\" />\n{field('phone', 'tel')}",
    ],
  ])
  const at = (tag: string) => drawnBy([tag], 'templates/pages/x.tsx', sources)
  expect(at('<p class="card wide">')).toEqual({ file: 'templates/a.tsx', line: 1 })
  expect(at('<a class="button">')).toEqual({ file: 'templates/pages/x.tsx' })
  expect(at('<p title="card wide">')).toEqual({ file: 'templates/a.tsx', line: 1 })
  expect(at('<script src="https://a.example/x?a=1&amp;b=2" async="">')).toEqual({ file: 'templates/b.tsx', line: 2 })
  // A function draws it: the line has its values and no tag.
  expect(at('<input id="other" name="phone" type="tel">')).toEqual({ file: 'templates/b.tsx', line: 3 })
  // The only one of its name, and one that none has.
  expect(at('<i class="what-is-no-value">')).toEqual({ file: 'templates/a.tsx', line: 3 })
  expect(at('<b class="what-is-no-value">')).toEqual({ file: 'templates/pages/x.tsx' })
})

test('the line of a style is the one that holds it, however it is written', () => {
  const sources = new Map([
    ['templates/late.css', 'dialog { color: RED }'],
    ['templates/styles.css', '@theme {\n  --soft: #777;\n  --dark: #000;\n}'],
  ])
  const at = (...texts: string[]) => styledBy(texts, 'templates/styles.css', sources)
  expect(at('--soft:#777')).toEqual({ file: 'templates/styles.css', line: 2 })
  expect(at('--soft: #778;', '--soft:')).toEqual({ file: 'templates/styles.css', line: 2 })
  expect(at('color:red')).toEqual({ file: 'templates/late.css', line: 1 })
  expect(at('color:blue')).toEqual({ file: 'templates/styles.css' })
})

test('the head is drawn by no template', () => {
  const html = '<html><head><title>x</title></head><body><p class="y">z</p></body></html>'
  const tags = (text: string) => tagsAt(html, { start: html.indexOf(text), end: 0 })
  expect([tags('<title'), tags('<p'), tags('z<')]).toEqual([undefined, ['<p class="y">'], ['<p class="y">']])
})

test('a picture is drawn by the engine: where it stands tells of the template', () => {
  const img = '<img src="/assets/a.1.svg" alt="">'
  const html = `<html><body><div class="a"><p>x</p></div><div class="house"><br><picture><source srcset="b">${img}`
  const tags = tagsAt(html, { start: html.indexOf('<img'), end: 0 })
  expect(tags).toEqual([img, '<div class="house">'])
  const sources = new Map([['templates/house.tsx', '<div className="other">\n</div>\n<div className="house">']])
  expect(drawnBy(tags ?? [], 'templates/pages/x.tsx', sources)).toEqual({ file: 'templates/house.tsx', line: 3 })
})

test('a finding about words of a value is told at the words, on whatever line of it they stand', () => {
  const lines = [
    'text: Two rows, one row, and "a row".',
    'more: >-',
    '  First the one,',
    '  then the other.',
    'next: the other',
    'group:',
    '  name: other',
    'plain: nothing',
  ]
  const at = (line: number, column: number, ...words: string[]) => {
    const place = atWords({ file: 'content/a.yaml', line, column }, words, () => lines)
    return [place.line, place.column]
  }
  expect(at(1, 7, 'row')).toEqual([1, 21])
  expect(at(1, 7, '', 'missing', 'a row')).toEqual([1, 31])
  expect(at(2, 7, 'other')).toEqual([4, 12])
  expect(at(8, 8, 'other')).toEqual([8, 8])
  expect(at(6, 1, 'other')).toEqual([6, 1])
  expect(quotedIn('the title "A b" is "C"')).toEqual(['A b', 'C'])
})
