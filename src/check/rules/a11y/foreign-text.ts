// A heading, a button or a link in English says so on a page of another alphabet.

import { defineRule } from '../../../model/checks/rule.ts'
import { isHidden } from '../../page/accessible-name.ts'
import { spanOf } from '../../page/facts.ts'
import { expression, matchesOf } from '../../text/expression.ts'

/** Words of sentences, which names of firms and goods seldom hold, and the small ones that stand between them. */
const TELLING = new Set(
  (
    'not found please return returning try again sorry oops thank thanks your our you we us is are was were have has ' +
    'can cannot will would this that these what why where when which who something went wrong wait here more say says'
  ).split(' '),
)
const SMALL = new Set('the of and to for with from a an in on at by or about page'.split(' '))
/** Fewer words are a name, a loan or a label. */
const [LEAST, SHARE] = [3, 0.6]
const WORD = /[a-z]+/g
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
    yaml: site,
    pages: { '/': greek('<h1>Oops! Page not found</h1><a href="/">Try again</a><button>Please try again</button>') },
    findings: [
      '"Oops! Page not found" on / is English and does not say so',
      '"Please try again" on / is English and does not say so',
    ],
  },

  *page(page, _, { language }) {
    if (language.script === 'Latin' || language.name === '') return
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
})

/** Whether a text is a sentence of English, and no name. */
function isEnglish(text: string): boolean {
  if (text.length > 200 || OTHER_LETTERS.test(text)) return false
  const words = matchesOf(text.toLowerCase(), WORD).map(([word]) => word)
  const telling = words.filter((word) => TELLING.has(word)).length
  const known = telling + words.filter((word) => SMALL.has(word)).length
  return words.length >= LEAST && telling > 0 && known >= words.length * SHARE
}
