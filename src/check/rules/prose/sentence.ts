// A sentence begins with a capital, as does the town of the business in it, ends with a mark, and closes the brackets
// and the quotation marks it opens.
import { defineRule } from '../../../model/checks/rule.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { scripts } from '../../data/scripts.ts'
import { spellingOf } from '../../text/accents.ts'
import { type Fault, inEveryText, withoutAddresses } from '../../text/each-text.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { lexiconOf } from '../../text/lexicon/unknown-words.ts'

const contact = (text: string) => ({
  yaml: {
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where. }\ntext: ${text}\n`,
  },
})

/** Characters a paragraph has at least; shorter texts may be lines of a poster: "Blocked. We come". */
const SHORTEST = 50
/** Words its last sentence has at least; fewer may be a name or an address. */
const FEWEST = 4
/** What a question holds, or a text that is none: the mark, as it is typed too, and what comes before an answer. */
const ASKED = /[;?\u037e:!…]/
/** Letters of a text that a message shows. */
const SHOWN_WHOLE = 60
/** Fields whose texts end without a mark. */
const HEADING = /^(?:title|heading|name|label|alt|caption|shown)$/
/** Letters of the name of a town that may be looked for, and words of a text that is one. */
const [NAME, WORDS] = [4, 4]
/** Before a bracket that closes nothing: the number of a list within a line ("a) the lock, 2) the key"), a face. */
const ALONE = expression(/(?<![\p{L}\d])(?:\p{L}{1,2}|\d{1,2})$|[:;]-?$/u)

export default defineRule({
  why: 'A sentence that begins small or stops half-way shows that it was cut or pasted in a hurry.',
  level: 'warning',
  help: 'write the capital, the mark or the bracket that is missing',
  needsLanguage: 'partly',
  fine: contact('"Call us (day or night) first. We then a) look, b) say the price, and c) begin. That is all."'),
  bad: {
    ...contact('"We open the door. We never break it (unless you ask. Nothing is charged before that"'),
    findings: ['"(unless you ask…" opens a bracket that nothing closes', '"before that" ends without a mark'],
  },

  ...inEveryText((language, { business }) => {
    const { punctuation, script, prose } = language
    const { small, capital } = scripts[script]
    const spelling = spellingOf(language)
    const begins = new RegExp(`([${small}]{4,})\\.[ \\u00a0]+([${small}]+)`, 'g')
    const asked =
      punctuation?.asked === undefined
        ? undefined
        : expression(
            `[^\\s${punctuation.question}]+${punctuation.question}(?=[ \\u00a0]+(?!${punctuation.asked})[${small}])`,
            'g',
          )
    const end = new RegExp(`[${small}]{2}[)»]?\\. [«(]?[${capital}][^.;!?:…]*[${small}]$`)
    const opening = new RegExp(`^[${small}]{2,}(?=,? [\\s\\S]*[${small}]{2}[.;!?] [${capital}][\\s\\S]*[.;!?…»)]$)`)
    const towns = townsOf(business)
    const question = punctuation?.question ?? '?'
    const asks = prose?.asks === undefined ? undefined : expression(`^(?:${prose.asks})(?!\\p{L})`, 'i')
    const suspect = new RegExp(`[()"]|^[${small}]{2}|[${small}][.;][ \\u00a0]+[${small}]|${end.source}`)
    return {
      suspects: (text) => suspect.test(text) || towns?.test(text) === true || asks?.test(text) === true,
      *faults(raw, _, path): Iterable<Fault> {
        const text = withoutAddresses(raw)
        yield* brackets(text)
        const half = halfQuoted(text)
        if (half !== undefined)
          yield {
            text: `a quotation mark stands alone: ${half.trim()}`,
            help: 'delete it, or write the other',
          }
        // People search in small letters, and "reading" is a word as well.
        const town = path[1] === 'keywords' || text.split(' ').length < WORDS ? undefined : towns?.exec(text)?.[0]
        if (town !== undefined && lexiconOf(language)?.has(town) === false)
          yield { text: `"${town}" is a name without its capital`, help: 'write it as site.yaml does' }
        for (const [, last = '', next = ''] of spelling ? matchesOf(text, begins) : [])
          if (!spelling?.isCutShort(last))
            yield {
              text: `"${next}" begins a sentence with a small letter`,
              help: `write ${next.charAt(0).toUpperCase()}${next.slice(1)}, or a comma before it`,
            }
        for (const [found] of asked ? matchesOf(text, asked) : [])
          yield {
            text: `"${found}" ends as a question, and the sentence goes on`,
            help: 'write a comma or a full stop for the mark, or a capital behind it',
          }
        if (path.at(-1) === 'question' && asks?.test(text) && !ASKED.test(text))
          yield {
            text: `"${text.slice(0, SHOWN_WHOLE)}" asks without ${question}`,
            help: `write ${question} at its end`,
          }
        const [first] = text.length < SHORTEST ? [] : (opening.exec(raw) ?? [])
        if (first !== undefined && !raw.startsWith(business.name))
          yield {
            text: `"${first}" begins the text with a small letter`,
            help: `write ${first.charAt(0).toUpperCase()}${first.slice(1)}`,
          }
        if (text.length < SHORTEST || HEADING.test(String(path.at(-1))) || !end.test(text)) return
        const [last = ''] = /[^.]*$/.exec(text) ?? []
        if (last.trim().split(/\s+/).length >= FEWEST)
          yield { text: `"${lastWords(text)}" ends without a mark`, help: 'end the sentence with a full stop' }
      },
    }
  }),
})

/** Where the business is and what it serves, in small letters. */
function townsOf({ address, serves }: Site['business']): RegExp | undefined {
  const names = [address.locality, serves.name].filter((name) => name.length >= NAME && !name.includes(' '))
  const small = [...new Set(names.map((name) => name.toLowerCase()))].filter((name) => !names.includes(name))
  const escaped = small.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return small.length === 0
    ? undefined
    : expression(`(?<![\\p{L}\\d@#_/.-])(?:${escaped.join('|')})(?![\\p{L}\\d@_/-])`)
}

const lastWords = (text: string) => /(?:\S+\s+)?\S+$/.exec(text)?.[0] ?? text

/** What stands around a straight quotation mark that is alone in its text; behind a figure it may be inches. */
function halfQuoted(text: string): string | undefined {
  const parts = text.split('"')
  const [before = '', behind = ''] = parts
  if (parts.length !== 2 || /\d\s?$/.test(before)) return undefined
  return `${before.slice(-SHOWN)}"${behind.slice(0, SHOWN)}`.split(' ').slice(0, WORDS).join(' ')
}
/** Letters on each side of such a mark that a message shows. */
const SHOWN = 15

/** Round brackets without their other half. */
function* brackets(text: string): Generator<Fault> {
  const open: number[] = []
  for (const { 0: mark, index } of matchesOf(text, /[()]/g)) {
    if (mark === '(') open.push(index)
    else if (open.pop() === undefined && !ALONE.test(text.slice(0, index))) {
      yield {
        text: `"${lastWords(text.slice(0, index + 1))}" closes a bracket that nothing opens`,
        help: 'write its (',
      }
      return
    }
  }
  const [first] = open
  if (first === undefined) return
  const found = /^(?:\S+\s+){0,2}[^\s.]+/.exec(text.slice(first))?.[0] ?? ''
  yield { text: `"${found}…" opens a bracket that nothing closes`, help: 'write its )' }
}
