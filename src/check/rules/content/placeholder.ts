// No text is left over from writing: lorem ipsum, TODO, "your text here", an unfilled {name}, a made-up address.

import type { Language } from '../../../model/checks/language.ts'
import { defineRule, type Words } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import { LABELS, labelsOf } from '../../text/each-text.ts'
import { matchesOf } from '../../text/expression.ts'
import { isFictitiousPhone, reservedHostIn } from '../../text/fictitious.ts'
import { leftoverIn } from '../../text/leftovers.ts'

const contact = (text: string) => `name: Contact
head: { title: Call the workshop, description: Where we are and when. }
text: ${text}
`

/** In a page: what stands so in the YAML was refused when it was loaded, so a template wrote it. */
const UNFILLED = /\{\{.*?\}\}|\{[a-z][\w.-]*\}|\[object \w+\]/
/** What a program writes for a value that is not there, and a whole value as programs write it. */
const RAW = /^\s*(?:undefined|null|NaN|Invalid Date|[[{]\s*"[^"]+"\s*:.*)\s*$/s
const RAW_HINT = /undefined|null|NaN|Invalid|"\s*:/
/** The words of customers. */
const SAID = /^content\/(?:reviews|testimonials)\./
/** A name between round brackets. */
const NAMED = /\(([a-z][a-z0-9.-]*)\)/g
/** The same with a gap at its side. */
const BESIDE = /\([a-z]+\)(?=[-–/]\{)|(?<=\}[-–/])\([a-z]+\)/g
/** A gap of a label. */
const GAP = /\{([a-z]\w*)\}/g
const PHONE = /\+?\d[\d \u00a0-]{6,}\d/g

export default defineRule({
  why: 'A text left over from writing tells the visitor that nobody looks after this business.',
  level: 'error',
  help: 'write the real text, or tag the value !placeholder',
  needsLanguage: 'partly',
  fine: {
    yaml: {
      'content/pages/contact.yaml': contact('Come by {phone.shop}, we open {repair} a week.'),
      'content/testimonials.yaml':
        'items:\n  - { text: "I asked [the mechanic] twice.", author: A cyclist from Leeds }\n',
    },
  },
  bad: {
    yaml: { 'content/pages/contact.yaml': contact('"TODO: write us at info@example.com"') },
    findings: ['text holds "TODO", which is left over from writing', 'text names example.com, which does not exist'],
  },

  needs: ['tokens', ...LABELS],

  *words(words, { language, tokens }) {
    const known = new Set(tokens.values())
    const titles = new Set(language.titles)
    for (const each of words) {
      const { text, file, path, placeholder } = each
      if (placeholder) continue
      const found = [
        blank(text),
        leftOver(text, language, SAID.test(file)) ?? titleAlone(each, titles, words),
        inBrackets(text, tokens),
        madeUp(text, known),
      ]
      for (const what of found.filter((part) => part !== undefined))
        yield {
          text: `${name(path)} ${what}`,
          at: { file, path },
          help: 'write the real text, or tag the value !placeholder',
        }
    }
  },

  *site(context) {
    // The gaps of labels are filled in by templates, and a mark alone may be one.
    const labels = labelsOf(context)
    const gaps = new Set(labels.flatMap(({ text }) => matchesOf(text, GAP).map(([, name = '']) => name)))
    for (const { text, file, path } of labels) {
      const filled = text.replace(GAP, '0')
      const found = /^[^\p{L}\p{N}]+$/u.test(filled)
        ? undefined
        : (leftOver(filled, context.language) ?? misBracketed(text, filled, gaps, context.language))
      if (found !== undefined) yield { text: `${name(path)} ${found}`, at: { file, path }, help: 'write the real text' }
    }
  },

  *page(page) {
    // A template may leave a {name} of a label unfilled; no line of the YAML shows that.
    for (const run of page.texts) {
      if (RAW_HINT.test(run.text) && RAW.test(run.text) && !page.inside(run, 'script', 'style', 'template', 'svg'))
        yield {
          text: `{{page}} shows "${run.text.includes('"') ? '{{raw}}' : run.text.trim()}", which a program writes so`,
          data: { raw: run.text.trim().slice(0, 40) },
          at: { page: page.path, span: { start: run.start, end: run.start } },
          help: 'correct the template: it draws a value that is not there, or a whole one instead of its text',
        }
      if (
        (!run.text.includes('{') && !run.text.includes('[object')) ||
        page.inside(run, 'script', 'style', 'code', 'pre', 'svg')
      )
        continue
      const found = UNFILLED.exec(run.text)
      if (found)
        yield {
          text: `{{page}} shows "${found[0]}", which was not filled in`,
          at: { page: page.path, span: { start: run.start, end: run.end }, value: found[0] },
          help: 'give the template a value for it',
        }
    }
  },
})

const name = (path: Path) => path.join('.')

function leftOver(text: string, language: Language, isQuoted = false): string | undefined {
  const found = leftoverIn(text, language, isQuoted)
  if (found === undefined) return undefined
  if (found === '{' || found === '}') return `holds "${/\{[^{}]*\}?|\}/.exec(text)?.[0]}", which was not filled in`
  return `holds "${found}", which is left over from writing`
}

/** Fields of a title, and the characters of a text below one. */
const TITLE = /^(?:title|heading|label)$/
const BELOW = 30

/** A word that would be the title of a text, and is none. */
function titleAlone({ text, file, path }: Words, titles: ReadonlySet<string>, words: readonly Words[]) {
  if (text.length > BELOW || !titles.has(text.toLowerCase().replace(/[.!]$/, ''))) return undefined
  const around = path.slice(0, -1)
  const isTitle = TITLE.test(String(path.at(-1))) && around.length > 0 && around[0] !== 'head'
  const hasText = words.some(
    (other) =>
      other.file === file &&
      other.text.length > BELOW &&
      // Beside it in the item of a list, or below it.
      (typeof around.at(-1) === 'number' || other.path.length > path.length) &&
      around.every((key, i) => other.path[i] === key),
  )
  return isTitle && hasText ? undefined : `holds "${text}", which is left over from writing`
}

const blank = (text: string) => (text !== '' && text.trim() === '' ? 'holds nothing but a space' : undefined)

/** The name of a claim between round brackets. */
function inBrackets(text: string, tokens: ReadonlyMap<string, string>): string | undefined {
  const found = matchesOf(text, NAMED).find(([, name = '']) => tokens.has(name))
  return found && `holds "${found[0]}", which was not filled in`
}

/**
 * The name of a gap between round brackets, in a label with others: at the side of one, or of another label. English
 * says "(all)" as well.
 */
function misBracketed(text: string, filled: string, gaps: ReadonlySet<string>, language: Language) {
  if (text === filled) return undefined
  const known = language.prose?.latin ? matchesOf(text, NAMED).find(([, name = '']) => gaps.has(name)) : undefined
  const found = known ?? matchesOf(text, BESIDE)[0]
  return found && `holds "${found[0]}", which was not filled in`
}

/** A host or a phone that does not exist; those of site.yaml are the business of launch/placeholder. */
function madeUp(text: string, known: ReadonlySet<string>): string | undefined {
  const digitsOf = (part: string) => part.replace(/\D/g, '')
  // A link to a messenger dials the number with its country, and a text shows it without.
  const isKnown = (found: string) =>
    [...known].some(
      (fact) => fact.includes(found) || (isFictitiousPhone(fact) && digitsOf(found).endsWith(digitsOf(fact))),
    )
  const host = reservedHostIn(text)
  if (host !== undefined && !isKnown(host)) return `names ${host}, which does not exist`
  const phone = text.match(PHONE)?.find(isFictitiousPhone)
  return phone === undefined || isKnown(phone) ? undefined : `holds the phone ${phone}, which nobody has`
}
