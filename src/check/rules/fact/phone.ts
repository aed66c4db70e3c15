// Every phone number of a text, a link or structured data is a declared one, or plainly somebody else's.
import type { Language } from '../../../model/checks/language.ts'
import { defineRule, type Finding, type PageContext } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import { passagesIn, withoutTokens } from '../../facts/passages.ts'
import { spanOf } from '../../page/facts.ts'
import { NUMBER_LAST } from '../../page/messengers.ts'
import { inPage, numbersOf } from '../../page/statements.ts'
import { decoded } from '../../site/addresses.ts'
import { LABELS, labelsOf } from '../../text/each-text.ts'
import { perLanguage } from '../../text/language.ts'
import { declaredPhones, type Found, nearestPhone, phoneOf, phonesIn, withDigits } from '../../text/phones.ts'

/** Digits by which a mistyped number differs. */
const SLIPS = 2

/** Links that dial or write to a number; the number follows. */
const DIALS = new RegExp(`^(?:tel:|sms:|${NUMBER_LAST})(.*)`)

const contact = (text: string) => ({
  'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ${text}\n`,
})

export default defineRule({
  why: 'One wrong digit in one page sends a caller who cannot wait to a stranger.',
  level: 'error',
  help: 'write {phone.name}, or declare a number of the business under business.phones',
  fine: { yaml: contact('Call 0113 000 0000. The council answers on 0113 222 4444. Or ring {=0113 222 5555}.') },
  bad: {
    yaml: contact('Call 0113 000 0001 or O113 OOO 0000.'),
    pages: { '/': '<a href="https://wa.me/447700900009">Write to us</a>' },
    findings: [
      'the link "Write to us" dials +447700900009, which is not a declared phone',
      'the phone "O113 OOO 0000" has letters among its digits, expected 0113 000 0000',
      'the phone 0113 000 0001 is not declared: it differs from 0113 000 0000 by 1 digit',
    ],
  },

  needs: LABELS,

  *words(words, context) {
    for (const { file, path, source } of words) yield* inText(withoutTokens(source), { file, path }, context)
  },

  *site(context) {
    for (const { file, path, text } of labelsOf(context))
      if (file !== 'site.yaml' || path.includes('shown')) yield* inText(text, { file, path }, context)
  },

  *page(page, _, { site }) {
    const declared = declaredPhones(site)
    for (const statement of numbersOf(page))
      if (statement.kind === 'data' && statement.key === 'telephone')
        for (const found of phonesIn(statement.text, site))
          if (!phoneOf(found, declared))
            yield {
              text: `structured data has the phone ${found.raw}, which is not declared`,
              at: inPage(page, statement, found.raw),
            }
    for (const link of page.all('a')) {
      const href = link.attributes.href ?? ''
      const dialled = DIALS.exec(href)?.[1]
      const label = `${page.textOf(link)} ${link.attributes['aria-label'] ?? ''}`
      // A link that shows a number is link/tel-mailto's to compare.
      if (dialled === undefined || phonesIn(label, site).length > 0) continue
      const digits = decoded(dialled)
        .replace(/[;&?].*$/, '')
        .replace(/\D/g, '')
        .replace(/^00/, '')
      const isOwn =
        declared.some(({ number }) => number === `+${digits}`) ||
        (href.startsWith('tel:') && phoneOf({ raw: dialled, number: undefined }, declared) !== undefined)
      if (isOwn || digits.length < 7) continue
      yield {
        text: `the link "${label.trim()}" dials +${digits}, which is not a declared phone`,
        at: { page: page.path, span: spanOf(link), value: href },
        help: `use one of ${declared.map(({ number }) => number).join(', ')}`,
      }
    }
  },
})

const othersIn = perLanguage(({ others }: Language) => new RegExp(`(?<!\\p{L})(?:${others})(?!\\p{L})`, 'iu'))

/** A name within a sentence, or initials. */
const NAME = /(?<=\p{Ll},? )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+|(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/u

/** The undeclared phones of a text. */
function* inText(
  text: string,
  at: { readonly file: string; readonly path: Path },
  { site, language }: Pick<PageContext, 'site' | 'language'>,
): Generator<Finding> {
  const declared = declaredPhones(site)
  for (const { raw, meant } of withDigits(text, site))
    yield {
      text: `the phone "${raw}" has letters among its digits, expected ${meant}`,
      at: { ...at, value: raw },
      help: 'write {phone.name}, or type digits',
    }
  for (const passage of /\d{2}/.test(text) ? passagesIn(text, language) : [])
    for (const found of phonesIn(passage.text, site)) {
      if (phoneOf(found, declared)) continue
      const near = nearestPhone(found.raw, declared)
      // A semicolon separates the number from the name of its owner: "the police keep it; their desk is at …".
      const sentence = text.split(/(?<=[.!?])\s+/).find((each) => each.includes(found.raw)) ?? passage.text
      if (near && near.by <= SLIPS) yield mistyped(found, near, at)
      else if (found.number !== undefined && !namesAnother(sentence.replace(site.business.name, ''), language))
        yield {
          text: `the phone ${found.raw} is not declared`,
          at: { ...at, value: found.raw },
          help:
            `write {phone.${declared[0]?.name}}; declare another phone of yours under business.phones; ` +
            `for somebody else's write {=${found.raw}}`,
        }
    }
}

const namesAnother = (text: string, language: Language) => othersIn(language).test(text) || NAME.test(text)

const mistyped = (
  { raw }: Found,
  { phone, by }: NonNullable<ReturnType<typeof nearestPhone>>,
  at: { readonly file: string; readonly path: Path },
): Finding => ({
  text: `the phone ${raw} is not declared: it differs from ${phone.shown} by ${by} digit${by > 1 ? 's' : ''}`,
  at: { ...at, value: raw },
  help: `write {phone.${phone.name}}`,
})
