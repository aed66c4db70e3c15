// A heading, a button or a link in English says so on a page of another alphabet; no sentence of a text is English.

import { defineRule } from '../../../model/checks/rule.ts'
import { plainText } from '../../../model/inline.ts'
import { isHidden } from '../../page/accessible-name.ts'
import { spanOf } from '../../page/facts.ts'
import { LABELS, labelsOf } from '../../text/each-text.ts'
import { expression, matchesOf } from '../../text/expression.ts'

/** Words of sentences, which names of firms and goods seldom hold, and the small ones that stand between them. */
const TELLING = new Set(
  (
    'not found please return returning try again sorry oops thank thanks your our you we us is are was were have has ' +
    'can cannot will would this that these what why where when which who something went wrong wait here more say says'
  ).split(' '),
)
const SMALL = new Set('the of and to for with from a an in on at by or about page'.split(' '))
/** More of these, which whole sentences have. */
const MORE = new Set(
  (
    'over if so but as it be been into out up down before after then than all any no i me my they their them there ' +
    'he she his her do does did had should could may might'
  ).split(' '),
)
/** Fewer words are a name, a loan or a label. */
const [LEAST, SHARE] = [3, 0.6]
const WORD = /[a-z]+/g
/** Words of a sentence of which most may be of any trade: so many are those of sentences, so many of them tell. */
const [SENTENCE, PART, SURE] = [4, 0.4, 2]
/** Three words of Latin letters in a row, without which nothing is looked at. */
const LATIN = /[a-zA-Z]['’a-z]*,? [a-z]['’a-z]*,? [a-z]/
/** The end of a sentence, and what is quoted or called by its own name. */
const STOP = /(?<=[.!?;…])\s+/
const QUOTED = /«[^»]*»|“[^”]*”|"[^"]*"/g
/** Whoever says that English is spoken may say it in English; so do customers. */
const SPOKEN = /english/i
const OF_OTHERS = /^content\/(?:reviews|testimonials)\./
/** Texts that pages draw as headings, links and buttons. */
const DRAWN = /^(?:heading|title|name|label)$/
/** What templates call the parts of a page for those who do not see them. */
const PART_OF_PAGE = new RegExp(
  `^(?:${[
    'breadcrumbs?|search|language|share|pagination|home ?page|main content|social (?:media|links)|call (?:us|now)',
    '(?:main |primary |footer |mobile |site )?(?:navigation|menu)|skip to (?:the )?(?:main )?content',
    '(?:open|close|toggle)(?: (?:the )?(?:menu|navigation|dialog))?|(?:go )?back(?: to top)?|scroll to top',
    '(?:previous|next)(?: (?:slide|page|review|image))?|(?:photo |image )?(?:carousel|slider|gallery)',
    'slide \\d+(?: of \\d+)?|page \\d+',
  ].join('|')})$`,
  'i',
)
/** What a form says while it sends, of one word too. */
const WAITING = /^(?:loading|sending|submitting|processing|please wait)[\s.…!]*$/i
const OTHER_LETTERS = expression(/(?![a-z])\p{L}/iu)

const greek = (body: string) =>
  `<!DOCTYPE html><html lang="el"><head><title>x</title></head><body><main>${body}</main></body></html>`
const site = { 'site.yaml': 'language: el' }

export default defineRule({
  why: 'A voice that reads the page in its own language makes noise of English words that do not say they are English.',
  level: 'warning',
  help: 'write it in the language of the page, or give the element lang="en"',
  source: 'WCAG 2.2, success criterion 3.1.2 Language of Parts (read 2026-11)',
  fine: {
    yaml: site,
    pages: {
      '/': greek('<h1 lang="en">Page not found</h1><h2>Bed Bath and Beyond</h2><a href="/">State of the art</a>'),
    },
  },
  bad: {
    yaml: {
      ...site,
      'content/repairs/brakes.yaml':
        'name: \u03b1\nsummary: \u03b2. We will tell you what is wrong\nhead: { title: \u03b1, description: \u03b2 }\n',
    },
    pages: { '/': greek('<h1>Oops! Page not found</h1><a href="/">Try again</a><button>Please try again</button>') },
    findings: [
      '"Oops! Page not found" on / is English and does not say so',
      '"Please try again" on / is English and does not say so',
      '"Menu" on /repairs/brakes is English, and is read out as Greek',
      '"Breadcrumb" on /repairs/brakes is English, and is read out as Greek',
      '"We will tell you what is wrong" is English, in a text that is Greek',
    ],
  },

  needs: [...LABELS],

  // A label that came with a template: the facts of site.yaml are names.
  *site(context) {
    const { language } = context
    if (language.script === 'Latin' || language.name === '') return
    for (const { file, path, text } of labelsOf(context))
      if (file !== 'site.yaml' && !OF_OTHERS.test(file) && isEnglishLabel(text))
        yield {
          text: `"${text}" is English, among labels that are ${language.name}`,
          at: { file, path },
          help: 'write it in the language of the page',
        }
  },

  *page(page, _, { language }) {
    if (language.script === 'Latin' || language.name === '') return
    const isOther = page.all('h1').some((heading) => OTHER_LETTERS.test(page.textOf(heading)))
    for (const element of isOther ? page.elements : []) {
      const name = element.attributes['aria-label']
      if (name !== undefined && PART_OF_PAGE.test(name.trim()) && element.attributes.lang === undefined)
        yield {
          text: `"${name}" on {{page}} is English, and is read out as ${language.name}`,
          at: { page: page.path, span: spanOf(element), value: name },
          help: 'write it in the language of the page, in content/labels.yaml',
        }
    }
    for (const name of ['h1', 'h2', 'h3', 'h4', 'a', 'button'])
      for (const element of page.all(name)) {
        const text = page.textOf(element)
        if (!isEnglish(text)) continue
        let at: typeof element | undefined = element
        while (at && at.attributes.lang === undefined) at = page.elements[at.parent]
        if ((at !== undefined && at.name !== 'html') || isHidden(page, element)) continue
        yield {
          text: `"${text}" on {{page}} is English and does not say so`,
          at: { page: page.path, span: spanOf(element), value: text },
        }
      }
  },

  *words(words, { language }) {
    if (language.script === 'Latin' || language.name === '') return
    // A file of English texts awaits its translation.
    const isTranslated = () => words.filter(({ text }) => OTHER_LETTERS.test(text)).length * 2 > words.length
    for (const { file, path, text } of words) {
      if (!LATIN.test(text) || SPOKEN.test(text) || OF_OTHERS.test(file) || DRAWN.test(String(path.at(-1)))) continue
      for (const sentence of plainText(text).replace(QUOTED, ' \ufffc ').split(STOP))
        if (isEnglishSentence(sentence) && isTranslated())
          yield {
            text: `"${sentence.trim()}" is English, in a text that is ${language.name}`,
            at: { file, path },
            help: 'write it in the language of the page',
          }
    }
  },
})

/** Whether a text is a sentence of English on whatever subject, most of it in small letters: no name and no proverb. */
function isEnglishSentence(text: string): boolean {
  if (!/^\s*[A-Z]/.test(text) || text.includes('\ufffc') || OTHER_LETTERS.test(text)) return false
  const typed = matchesOf(text, /[a-zA-Z]+/g).map(([word]) => word)
  const words = typed.map((word) => word.toLowerCase())
  const telling = words.filter((word) => TELLING.has(word)).length
  const known = telling + words.filter((word) => SMALL.has(word) || MORE.has(word)).length
  const big = typed.slice(1).filter((word) => /^[A-Z]/.test(word) && word !== 'I').length
  return words.length >= SENTENCE && telling >= SURE && known >= words.length * PART && big * 3 <= words.length
}

/** Whether a label is English: each of its words is one of sentences. */
function isEnglishLabel(text: string): boolean {
  if (WAITING.test(text)) return true
  if (!/^[A-Z][a-z]/.test(text) || OTHER_LETTERS.test(text)) return false
  const words = matchesOf(text.toLowerCase(), WORD).map(([word]) => word)
  const telling = words.filter((word) => TELLING.has(word)).length
  const known = telling + words.filter((word) => SMALL.has(word) || MORE.has(word)).length
  return words.length > 1 && telling > 0 && (known === words.length || isEnglish(text))
}

/** Whether a text is a sentence of English, and no name. */
function isEnglish(text: string): boolean {
  if (text.length > 200 || OTHER_LETTERS.test(text)) return false
  const words = matchesOf(text.toLowerCase(), WORD).map(([word]) => word)
  const telling = words.filter((word) => TELLING.has(word)).length
  const known = telling + words.filter((word) => SMALL.has(word)).length
  return words.length >= LEAST && telling > 0 && known >= words.length * SHARE
}
