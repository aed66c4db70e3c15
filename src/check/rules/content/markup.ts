// A text shows words, not the marks of a language it is not written in: HTML, entities, links and weight left open,
// addresses that stand bare.

import { defineRule } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import { type Fault, inEveryText } from '../../text/each-text.ts'
import { expression } from '../../text/expression.ts'

const contact = (text: string) => ({
  yaml: {
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where. }\ntext: ${text}\n`,
  },
})

const NAMES =
  'a|abbr|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|iframe|img|li|mark|ol|p|script|small|span|strong|' +
  'style|sub|sup|table|td|tr|u|ul'
const TAG = new RegExp(`</?(?:${NAMES})\\b[^<>]*>`, 'i')
const ENTITY = /&(?:[a-z]{2,8}|#\d{2,5}|#x[0-9a-f]{2,5});/i
/** What of `[label](address)` and `**words**` was not understood: it is shown as it stands. */
const PARTED = /\[[^[\]]*\]\s+\((?:[/#]|[a-z]+:|www\.)[^()\s]*\)/i
/** An address in its brackets, behind a label that has lost one of its own; a bracket that opens and never closes. */
const TARGET = String.raw`\((?:[/#]|(?:https?|mailto|tel):|www\.)[^()\s]*\)?`
const HALF = new RegExp(String.raw`\[[^[\]()]{1,80}${TARGET}|\S*\]${TARGET}`, 'i')
const UNENDED = expression(/\[\p{L}+(?=[^[\](]*(?:$|\[))/u)
const OPEN = /\[[^[\]]*\]\([^)]*$|\[[^[\]]*\]\([^)\s]*\s[^)]*\)?|\[[^[\]]*\]\([^)\s]*(?=\s|$)|\]\(\)|\[\s*\]\([^)]*\)/
/** An apostrophe as YAML writes it between single quotes, in a value that has none. */
const TWICE = expression(/\p{L}{1,20}''(?=\p{L})\p{L}{1,20}|\p{L}{2,20}''(?=[\s.,;:!?])/u)
const SLANT = expression(/(?<![*\p{L}\d])\*\p{L}[^*\n]{0,40}\p{L}\*(?![*\p{L}\d])/u)
/** The same of another kind of markup; a name of a file has letters around its signs. */
const LINED = expression(/(?<![_\p{L}\d/@.])_\p{L}[^_\n]{0,60}[\p{L}.!]_(?![_\p{L}\d])/u)
const WEIGHT = expression(/\*\*+|(?<![\p{L}\p{N}_])__(?=\p{L})|^#{1,6} |^\s*[-*] (?=\p{L})|```|~~/u)
const ADDRESS = /(?:https?:\/\/|www\.)[^\s)]+/i
/** A link or weight that is whole, where a page shows it as it is typed. */
const DRAWN = /\[[^[\]\n]+\]\((?:[/#]|[a-z]+:)[^()\s]*\)|\*\*[^*\n]+\*\*/
const MACHINES = ['script', 'style', 'noscript', 'template', 'code', 'pre', 'textarea']
/** A text that is all in marks of quotation. */
const QUOTED = /^(?:"[^"]*"|'[^']*'|“[^”]*”|‘[^’]*’|«[^»]*»)$/
const SUSPECT = /[<&*[\]_#~`]|''|https?:|www\.|^\s*- |^["'“‘«]/i

/** Whether a text is a label, or the words of a link or of a page. */
const isLabel = (path: Path, file: string) =>
  /^content\/labels(?:\.[a-z]{2})?\.yaml$/.test(file) || path.at(-1) === 'name' || path.at(-1) === 'label'

const KINDS: readonly (readonly [pattern: RegExp, what: string, help: string])[] = [
  [TAG, 'an HTML tag', 'take it away; **words** gives weight, [words](/page) a link'],
  [ENTITY, 'a character of HTML', 'write the character itself'],
  [PARTED, 'a link in two pieces', 'take away the space between ] and ('],
  [OPEN, 'a link without its end', 'write it as [words](/page)'],
  [HALF, 'a link without one of its brackets', 'write it as [words](/page)'],
  [TWICE, 'an apostrophe too many', "write one ': only between single quotes does YAML ask for two"],
  [UNENDED, 'a bracket without its end', 'write its ], or take it away'],
  [LINED, 'a mark of weight', 'write weight as **words**, or take the marks away'],
  [SLANT, 'a mark of weight', 'write weight as **words**, or take the marks away'],
  [WEIGHT, 'a mark of weight or of a list', 'write weight as **words**, with both ends, or take the mark away'],
]

export default defineRule({
  why: 'Signs of a machine in the middle of a sentence make the page look broken, and the reader leaves.',
  level: 'error',
  help: 'write links as [words](/path) and weight as **words**; nothing else is markup',
  fine: {
    ...contact('"Tom & Co, 5 < 6, see [prices](/contact), **by hand**, a*b, 2 * 3."'),
    pages: { '/contact': '<p>Tom &amp; Co, see <a href="/contact">prices</a>, <strong>by hand</strong>, 2 * 3.</p>' },
  },
  bad: {
    ...contact('"By <b>hand</b>. See [prices] (/contact) and **more, at https://wheels.example/prices"'),
    findings: [
      '"<b>" is an HTML tag and is shown to visitors',
      '"[prices] (/contact)" is a link in two pieces and is shown to visitors',
      '"**" is a mark of weight or of a list and is shown to visitors',
      '"https://wheels.example/prices" is an address in the middle of a text',
    ],
  },

  *page(page) {
    for (const run of page.texts) {
      const found = DRAWN.exec(run.text)?.[0]
      if (found === undefined || page.inside(run, ...MACHINES)) continue
      yield {
        text: `"${found}" is shown as it is typed: the template draws this text without its marks`,
        at: { page: page.path, span: { start: run.start, end: run.end }, value: found },
        help: 'take the marks away, or draw the text with <Prose> in the template',
      }
    }
  },

  ...inEveryText(() => ({
    suspects: (text) => SUSPECT.test(text),
    *faults(text, _, path, file): Generator<Fault> {
      // A label says what a button does; the words of somebody stand in reviews and headings.
      const quoted = isLabel(path, file) ? QUOTED.exec(text)?.[0] : undefined
      if (quoted !== undefined)
        yield {
          text: `${quoted} stands in marks of quotation, which are shown to visitors`,
          help: 'take them away: YAML needs one pair, or none',
        }
      for (const [pattern, what, help] of KINDS) {
        const found = pattern.exec(text)?.[0].trim()
        if (found !== undefined && !isAddress(text))
          yield { text: `"${found}" is ${what} and is shown to visitors`, help }
      }
      const address = ADDRESS.exec(text)?.[0].replace(/[.,;]+$/, '')
      if (address !== undefined && !isAddress(text))
        yield {
          text: `"${address}" is an address in the middle of a text`,
          help: `write it as a link with words: [words](${address.startsWith('www') ? `https://${address}` : address})`,
        }
    },
  })),
})

/** A value that is an address or the path of a drawing, whole: no text. */
const isAddress = (text: string) => /^\s*(?:(?!&#?\w+;)[^\s<])+\s*$/.test(text) || /^[Mm][\d.]+[ ,]/.test(text)
