// A title, and each heading, is a phrase: not shouted, not a list of search words, with the business once at most; the
// title of a page of a set says which of the set it is.

import type { Language } from '../../../model/checks/language.ts'
import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { bare } from '../../text/compared.ts'
import { wordsOf } from '../../text/similar.ts'

/** Letters of a word that is not an abbreviation, and those that are the same in all its forms. */
const [WORD, STEM] = [4, 5]
/** Times one word, and parts between marks, from which on a title is a list. */
const [TIMES, PARTS] = [3, 4]
/** A title has room for each word once, in one form; a description says one three times at most. */
const [TWICE, MOST] = [2, 4]

const stem = (word: string) => bare(word).slice(0, STEM)
/** The words of a text that say something; one said twice in a row ("step by step", in some languages) is one. */
const long = (text: string, { leading }: Pick<Language, 'leading'>) =>
  wordsOf(text).filter(
    (word, i, all) =>
      word.length >= WORD && bare(word) !== bare(all[i - 1] ?? '') && !leading.includes(word.toLowerCase()),
  )

const page = (title: string, heading = 'Brakes') =>
  `<!DOCTYPE html><html lang="en"><title>${title}</title><body><main><h1>${heading}</h1></main></body></html>`

/** How many of some words are alike to one. */
function counted(words: readonly string[], alike: (word: string) => string): (word: string) => number {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(alike(word), (counts.get(alike(word)) ?? 0) + 1)
  return (word) => counts.get(alike(word)) ?? 0
}

/** Where such a text stands, and whether a word is of what the page and the business are about. */
interface Place {
  readonly business: string
  readonly element: string
  readonly isAbout: (word: string) => boolean
}

/** Letters of a word that may be cut short to the first ones of several. */
const SHORT = 7

/** Whether a text is abbreviations, one behind the other: "NASUWT, UNISON". */
const areShort = (text: string) =>
  text.split(/,\s*/).length > 1 && text.split(/,\s*|\s+/).every((word) => word.length <= SHORT)

/** What is wrong with a title or heading, as the rest of a sentence, and what to type. */
function* faultsIn(
  text: string,
  { business, element, isAbout }: Place,
  language: Language,
): Generator<readonly [fault: string, help: string]> {
  const capitals = (text.match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => word === word.toUpperCase() && word !== word.toLowerCase(),
  )
  const words = long(text, language)
  const isTitle = element === 'title'
  const isList = isTitle || element === 'h1' || /[|·•]/.test(text) || words.some(isAbout)
  if (capitals.length >= 2 && capitals.length * 2 > words.length && !(areShort(text) && !isList))
    yield ['is in capitals', 'write it as a sentence: the stylesheet makes capitals where they are wanted']
  const name = bare(business)
  const isTwice = name !== '' && bare(text).split(name).length > 2
  const [forms, stems] = [counted(isTwice ? [] : words, bare), counted(isTwice ? [] : words, stem)]
  const most = words.find((word) => stems(word) >= TIMES || (isTitle && forms(word) >= TWICE))
  const parts = text.split(/\s*[|·•]\s*|\s+[–—-]\s+|,\s*/)
  if (most !== undefined) yield [`says "${most}" ${Math.max(stems(most), forms(most))} times`, 'say each thing once']
  else if (
    isList &&
    parts.length >= PARTS &&
    parts.every((part) => wordsOf(part).length <= 3) &&
    /[|·•]|,.*,.*,/.test(text)
  )
    yield [`is a list of ${parts.length} search words`, 'write one phrase, with the thing and the place']
  if (isTwice) yield [`names ${business} twice`, 'name it once, or not at all']
}

export default defineRule({
  why: 'A shouted or stuffed title is what people scroll past; one without its place or service answers no search.',
  level: 'warning',
  help: 'write the service, the place and the name once, in small letters',
  source: 'developers.google.com/search/docs/appearance/title-link (read 2026-11)',
  fine: {
    pages: {
      '/': page('Two Wheels | Bicycle repairs in Leeds', 'NHS and BBC staff, welcome'),
      '/repairs/brakes': page('Your brake mended while you wait, in Leeds'),
    },
  },
  bad: {
    pages: {
      '/': page('BICYCLE REPAIRS LEEDS', 'BACK ON THE ROAD'),
      '/contact': page('Call Two Wheels | Two Wheels'),
      '/repairs/brakes': page('Bicycle repair, repairs and repairing'),
      '/repairs/puncture': page('Puncture | Tyres | Leeds | Cheap'),
    },
    findings: [
      'the title of / is in capitals: "BICYCLE REPAIRS LEEDS"',
      'the h1 of / is in capitals: "BACK ON THE ROAD"',
      'the title of /contact names Two Wheels twice: "Call Two Wheels | Two Wheels"',
      'the title of /repairs/brakes says "repair" 3 times: "Bicycle repair, repairs and repairing"',
      'the title of /repairs/brakes does not say "Brakes": "Bicycle repair, repairs and repairing"',
      'the title of /repairs/puncture is a list of 4 search words: "Puncture | Tyres | Leeds | Cheap"',
    ],
  },

  *page(page, { names, collection, from }, { site, language }) {
    const [description] = page.all('meta').filter(({ attributes }) => attributes.name === 'description')
    const text = description?.attributes.content ?? ''
    for (const [fault, help] of stuffed(text, language))
      yield { text: `the description of {{page}} ${fault}`, at: { file: from, path: ['head', 'description'] }, help }
    const at = (element: PageElement, what: string, text: string, help: string): Finding => ({
      text: `${what}: "${text}"`,
      at: { page: page.path, span: spanOf(element), value: text },
      help,
    })
    const { name, serves } = site.business
    const about = new Set([...names, name, serves.name].flatMap((each) => long(each, language)).map(stem))
    const isAbout = (word: string) => about.has(stem(word))
    for (const element of titlesOf(page)) {
      const text = page.textOf(element)
      const what = `the ${element.name} of {{page}}`
      const place = { business: site.business.name, element: element.name, isAbout }
      for (const [fault, help] of faultsIn(text, place, language)) yield at(element, `${what} ${fault}`, text, help)
      if (element.name !== 'title' || collection === 'pages' || text === '') continue
      const known = new Set(names.flatMap((name) => long(name, language)).map(stem))
      if (known.size > 0 && !wordsOf(text).some((word) => known.has(stem(word))))
        yield at(element, `${what} does not say "${names[0]}"`, text, 'write head.title with what the page is about')
    }
  },
})

/** A description that is a list of search words. */
function* stuffed(text: string, language: Language): Generator<readonly [fault: string, help: string]> {
  const words = long(text, language)
  const count = counted(words, stem)
  const most = words.find((word) => count(word) >= MOST)
  if (most !== undefined)
    yield [`says "${most}" ${count(most)} times`, 'write one or two sentences, and say each thing once']
}

/** The title, and the headings of the content. */
const titlesOf = (page: PageFacts): PageElement[] => [
  ...page.all('title').filter((title) => page.inside(title, 'svg') === undefined),
  ...['h1', 'h2', 'h3'].flatMap((name) => page.all(name)),
]
