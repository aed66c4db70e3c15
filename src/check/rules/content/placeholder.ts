// Texts contain no placeholder: lorem ipsum, TODO, "your text here", [town], an unfilled {name}, a fictitious host.

import type { Language } from '../../../language/language.ts'
import { isSiteFile } from '../../../model/content.ts'
import { textsIn } from '../../../model/data.ts'
import { PAGE_PHONE } from '../../../model/phone.ts'
import { memoize } from '../../../runtime/memoize.ts'
import { exampleContact } from '../../data/examples.ts'
import { isQuoted } from '../../facts/prose.ts'
import { defineRule } from '../../rule.ts'
import { isFictitiousPhone, reservedHostIn } from '../../text/fictitious.ts'
import { withoutLongNumbers } from '../../text/phones.ts'

/** In any language. Roman X, Greek chi and Cyrillic kha look alike. */
const LEFTOVERS: readonly RegExp[] = [
  /lorem ipsum|dolor sit amet/i,
  /(?<!\p{L})(?:TODO|FIXME|TBA|TBD|TBC)(?!\p{L})/u,
  /(?<![\p{L}\d])[xX\u03a7\u03c7\u0425\u0445]{3,}(?!\p{L})|\d[/.][xX\u03a7\u03c7]{2,4}[/.]\d/u,
  /_{3,}|\?{3,}|<<[^<>]+>>|%%?\p{L}[\p{L}_]{2,}%/u,
  /^\s*(?:null|undefined|untitled|asdf\w*|\.{2,}|…|-+)\s*$/i,
]
/** A part of each of these, in small letters. */
const HINT =
  /lorem|dolor|todo|fixme|tb[acd]|[x\u03c7\u0445]{2}|__|\?\?|<<|%|null|undefined|untitled|asdf|^\s*(?:\.\.|…|-+\s*$)/
/** Words in brackets that are not a link: a gap to fill in. Figures, dots and [sic] belong to quotations. */
const GAP = /\[(?!sic\]|\d|[\s.…]*\])[^[\]]{2,}\](?!\s?\()/u
/** A gap of a template. Text of the YAML with braces in it is refused when it is loaded, except in labels. */
const UNFILLED = /\{\{[^{}]*\}\}|\$?\{[a-z][\w.-]*\}|\[object \w+\]/
/** The words that JavaScript prints for a missing value. */
const NO_VALUE = /^\s*(?:undefined|null|NaN|Invalid Date)\s*$/
const PHONE = /\+?\d[\d \u00a0-]{6,}\d/g
const UNSEEN = ['script', 'style', 'code', 'pre', 'template', 'svg']

const phrasesOf = memoize(({ filler }: Language) => new RegExp(`(?<!\\p{L})(?:${filler.join('|')})(?!\\p{L})`, 'iu'))

export default defineRule({
  why: 'Placeholder text makes the business look careless.',
  level: 'error',
  imported: 'warning',
  help: 'write the real text, or tag the value !placeholder',
  fine: {
    yaml: {
      ...exampleContact('Come by {phone.shop}, we open {repair} a week. Sizes S to XXL.'),
      'content/testimonials.yaml': 'items: [{ text: "I asked [the mechanic] twice.", author: A cyclist from Leeds }]\n',
    },
  },
  bad: {
    yaml: exampleContact('TODO: write us at info@example.com, or come to [town]'),
    findings: ['"TODO" is left over from writing', '"[town]" is left over from writing', 'example.com does not exist'],
  },

  *words(words, { language, tokens, data }) {
    const known = [...tokens.values()]
    const team = [...textsIn(data.get('team'))].flatMap(([text, path]) => (path.at(-1) === 'name' ? [text] : []))
    for (const { text, file, path, placeholder, isLabel } of words) {
      // A mark alone may be a label.
      if (placeholder || (isLabel && (isSiteFile(file) || !/[\p{L}\p{N}]/u.test(text)))) continue
      for (const found of [...leftoversIn(text, language, { file, team }), ...(isLabel ? [] : inventedIn(text, known))])
        yield { text: found, at: { file, path } }
    }
  },

  *page(page) {
    for (const run of page.texts) {
      const found = UNFILLED.exec(run.text)?.[0] ?? NO_VALUE.exec(run.text)?.[0].trim()
      if (found !== undefined && !page.inside(run, ...UNSEEN))
        yield {
          text: `{{page}} shows "${found}", which was not filled in`,
          at: { page: page.path, span: { start: run.start, end: run.end }, value: found },
          help: 'give the template a value for it',
        }
    }
  },
})

function* leftoversIn(
  text: string,
  language: Language,
  { file, team }: { file: string; team: readonly string[] },
): Generator<string> {
  // Editors add words to a customer's text in brackets.
  const marks = HINT.test(text.toLowerCase()) ? LEFTOVERS : []
  for (const pattern of [...marks, phrasesOf(language), ...(isQuoted(file) ? [] : [GAP])]) {
    const match = pattern.exec(text)
    const found = match?.[0].trim()
    // "(check with Ann)" is a note of the author; "(check with reception)", and "(ask Ann)" if Ann works there, is advice.
    const [, checked = '', asked = ''] = match ?? []
    const isColleague = asked !== '' && (team.length === 0 || team.some((name) => name.includes(asked)))
    const isAdvice = isColleague || /^\p{Ll}/u.test(checked || asked)
    if (found !== undefined && !isAdvice) yield `"${found}" is left over from writing`
  }
  const unfilled = /\{[^{}]+\}/.exec(text.replaceAll(PAGE_PHONE, ''))?.[0]
  if (unfilled !== undefined && !/^content\/labels\./.test(file)) yield `"${unfilled}" was not filled in`
}

/** Fictitious hosts and phones. launch/placeholder reports those of site.yaml. */
function* inventedIn(text: string, known: readonly string[]): Generator<string> {
  const host = reservedHostIn(text)
  if (host !== undefined && !known.some((fact) => fact.includes(host))) yield `${host} does not exist`
  const digitsOf = (part: string) => part.replace(/\D/g, '')
  const phone = withoutLongNumbers(text).match(PHONE)?.find(isFictitiousPhone)
  if (phone !== undefined && !known.some((fact) => digitsOf(fact).endsWith(digitsOf(phone).slice(-8))))
    yield `the phone ${phone} does not exist`
}
