// Texts contain no HTML, no broken link or bold mark, and no bare URL.
import { listIn } from '../../../model/inline.ts'
import { exampleContact } from '../../data/examples.ts'
import { defineRule } from '../../rule.ts'
import { inEveryText, type TextFault } from '../../text/each-text.ts'

const NAMES =
  'a|b|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|iframe|img|li|ol|p|script|small|span|strong|style|sub|sup|table|td|tr|u|ul'
/** HTML, and remains of links and bold marks that are not written as [words](/page) or **words**. */
const KINDS: readonly (readonly [pattern: RegExp, what: string, help: string])[] = [
  [
    new RegExp(`</?(?:${NAMES})\\b[^<>]*>|<!--`, 'i'),
    'an HTML tag',
    'delete it; **words** makes weight, [words](/page) a link',
  ],
  [/&(?:[a-z]{2,8}|#\d{2,5}|#x[0-9a-f]{2,5});/i, 'a character of HTML', 'write the character itself'],
  [/\[[^[\]]*\]\s+\((?:[/#]|[a-z]+:|www\.)[^()\s]*\)/i, 'a link in two pieces', 'delete the space between ] and ('],
  [/\[[^[\]]*\]\((?:[^)[]*$|[^)\s[]*\s[^)[]*\)?|\))/, 'a link without its end', 'write it as [words](/page)'],
  [
    /\*\*+|(?<!\S)__(?=\p{L})|^#{1,6} |^\s*[-*•] (?=\p{L})|```|~~/u,
    'a mark of weight or of a list',
    'write weight as **words**, with both ends, or delete the mark',
  ],
]
const ADDRESS = /(?:https?:\/\/|www\.)[^\s)]+/i
/** A complete link or bold mark. */
const DRAWN = /\[[^[\]\n]+\]\((?:[/#]|[a-z]+:)[^()\s]*\)|\*\*[^*\n]+\*\*/
const MACHINES = ['script', 'style', 'noscript', 'template', 'code', 'pre', 'textarea']

export default defineRule({
  why: 'HTML or broken marks in a sentence make the page look broken.',
  level: 'error',
  help: 'write links as [words](/path) and weight as **words**; nothing else is markup',
  fine: {
    yaml: exampleContact('Tom & Co, 5 < 6, see [prices](/contact), **by hand**, a*b, 2 * 3.'),
    pages: { '/contact': '<p>Tom &amp; Co, see <a href="/contact">prices</a>, <strong>by hand</strong>, 2 * 3.</p>' },
  },
  bad: {
    yaml: exampleContact('By <b>hand</b>. See [prices] (/contact) and **more, at https://wheels.example/prices'),
    pages: { '/contact': '<p>See [prices](/contact).</p><p>- a key\n- a lamp</p>' },
    findings: [
      '"[prices](/contact)" is shown as it is typed: the template draws this text without its marks',
      '"a key" is shown as it is typed: the template draws this text without its marks',
      '"<b>" is an HTML tag and is shown to visitors',
      '"https://wheels.example/prices" is an address in the middle of a text',
    ],
  },

  *page(page) {
    for (const run of page.texts) {
      const mark = DRAWN.exec(run.text)?.[0] ?? listIn(run.text.trim())?.items[0]
      if (mark === undefined || page.inside(run, ...MACHINES)) continue
      yield {
        text: `"${mark}" is shown as it is typed: the template draws this text without its marks`,
        at: { page: page.path, span: { start: run.start, end: run.end }, value: mark },
        help: 'remove the marks, or draw the text with <Prose> in the template',
      }
    }
  },

  ...inEveryText(() => ({
    suspects: (text) => /[<&*[\]_#~`•]|https?:|www\.|^\s*- /i.test(text) && !isAddress(text),
    *faults(typed): Generator<TextFault> {
      const text = listIn(typed)?.items.join('\n') ?? typed
      for (const [pattern, what, help] of KINDS) {
        const value = pattern.exec(text)?.[0].trim()
        if (value === undefined) continue
        yield { text: `"${value}" is ${what} and is shown to visitors`, help, value }
        break
      }
      const value = ADDRESS.exec(text)?.[0].replace(/(?<![.,;])[.,;]+$/, '')
      if (value !== undefined)
        yield {
          text: `"${value}" is an address in the middle of a text`,
          help: `write it as a link with words: [words](${value.startsWith('www') ? `https://${value}` : value})`,
          value,
        }
    },
  })),
})

/** Whether a whole value is an address or the path of a drawing. */
const isAddress = (text: string) => /^\s*(?:(?!&#?\w+;)[^\s<])+\s*$/.test(text) || /^[Mm][\d.]+[ ,]/.test(text)
