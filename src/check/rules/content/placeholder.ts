// No text is left over from writing: lorem ipsum, TODO, "your text here", an unfilled {name}, a made-up address.

import { defineRule } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import { isFictitiousPhone, reservedHostIn } from '../../text/fictitious.ts'

const contact = (text: string) => `name: Contact
head: { title: Call the workshop, description: Where we are and when. }
text: ${text}
`

/** In any language. Braces never stand in a finished text: a claim is filled in before it is shown. */
const ANYWHERE = new RegExp(
  [
    /lorem ipsum|dolor sit amet|\b(?:TODO|FIXME|XXX|TBD|TBC)\b|[{}]|\$\{|\[object Object\]/,
    /^\s*(?:undefined|null|NaN|\?{2,}|x{3,}|asdf\w*)\s*$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)
/** Nothing of ANYWHERE stands in a text without one of these: most texts in another script are done with here. */
const HINT = /[{}]|[a-zA-Z]{3}|\?\?/
/** In a page: what stands so in the YAML was refused when it was loaded, so a template wrote it. */
const UNFILLED = /\{\{.*?\}\}|\{[a-z][\w.-]*\}|\[object \w+\]/
const CAREFUL = /^(?:todo|fixme|xxx|tbd|tbc)$/
const PHONE = /\+?\d[\d \u00a0-]{6,}\d/g

export default defineRule({
  why: 'A text left over from writing tells the visitor that nobody looks after this business.',
  level: 'error',
  needsLanguage: 'partly',
  fine: { yaml: { 'content/pages/contact.yaml': contact('Come by {phone.shop}, we open {repair} a week.') } },
  bad: {
    yaml: { 'content/pages/contact.yaml': contact('"TODO: write us at info@example.com"') },
    findings: ['text holds "TODO", which is left over from writing', 'text names example.com, which does not exist'],
  },

  needs: ['tokens'],

  *words(words, { language, tokens }) {
    const known = new Set(tokens.values())
    for (const { text, file, path, placeholder } of words) {
      const found = [leftOver(text, language.filler), madeUp(text, known)].filter((part) => part !== undefined)
      if (placeholder) continue
      for (const what of found)
        yield {
          text: `${name(path)} ${what}`,
          at: { file, path },
          help: 'write the real text, or tag the value !placeholder',
        }
    }
  },

  *page(page) {
    // A template may leave a {name} of a label unfilled; no line of the YAML shows that.
    for (const run of page.texts) {
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

function leftOver(text: string, phrases: readonly string[]): string | undefined {
  const match = HINT.test(text) ? ANYWHERE.exec(text)?.[0].trim() : undefined
  // "todo" is Spanish for everything: the marks of writers are in capitals.
  const plain =
    match !== undefined && !(CAREFUL.test(match.toLowerCase()) && match !== match.toUpperCase()) ? match : undefined
  if (plain === '{' || plain === '}') return `holds "${/\{[^{}]*\}?|\}/.exec(text)?.[0]}", which was not filled in`
  if (plain !== undefined) return `holds "${plain}", which is left over from writing`
  const lower = phrases.length > 0 ? text.toLowerCase() : ''
  const phrase = phrases.find((candidate) => lower.includes(candidate))
  return phrase === undefined
    ? undefined
    : `holds "${text.slice(lower.indexOf(phrase), lower.indexOf(phrase) + phrase.length)}", which is left over ` +
        'from writing'
}

/** A host or a phone that does not exist; those of site.yaml are the business of launch/placeholder. */
function madeUp(text: string, known: ReadonlySet<string>): string | undefined {
  const isKnown = (found: string) => [...known].some((fact) => fact.includes(found))
  const host = reservedHostIn(text)
  if (host !== undefined && !isKnown(host)) return `names ${host}, which does not exist`
  const phone = text.match(PHONE)?.find(isFictitiousPhone)
  return phone === undefined || isKnown(phone) ? undefined : `holds the phone ${phone}, which nobody has`
}
