// Every phone number in a text is a declared one, or clearly belongs to another person or business.
import type { Language } from '../../../language/language.ts'
import { perLanguage } from '../../../language/load.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { exampleContact } from '../../data/examples.ts'
import { namesOthers } from '../../facts/passages.ts'
import { defineRule } from '../../rule.ts'
import { type Fault, inTypedTexts } from '../../text/each-text.ts'
import { declaredPhones, nearestPhone, phoneOf, phonesIn, withDigits } from '../../text/phones.ts'

/** The most digits that a mistyped number differs in. */
const SLIPS = 2
/** Ends of sentences. A part after a semicolon belongs to the name in the part before it. */
const STOP = /(?<=[.!?]["»”)]?)\s+/u
/** A capitalised name within a sentence. */
const NAME = /(?<=[\p{L}\p{N}][’'»”")]?[,:;·]? ["«“(]?)\p{Lu}\p{L}+/u

export default defineRule({
  why: 'One wrong digit sends a caller in a hurry to a stranger.',
  level: 'error',
  help: 'write {phone.name}, or declare a number of the business under business.phones',
  fine: {
    yaml: exampleContact(
      'Call 0113 000 0000. The council answers on 0113 222 4444. Look it up at the Office of the Professions; it ' +
        'answers on 0113 222 6666. Or ring {=0113 222 5555}.',
    ),
  },
  bad: {
    yaml: exampleContact('Call 0113 000 0001 or O113 OOO 0000.'),
    findings: [
      'the phone "O113 OOO 0000" has letters among its digits, expected 0113 000 0000',
      'the phone 0113 000 0001 is not declared: it differs from 0113 000 0000 by 1 digit',
    ],
  },

  ...inTypedTexts((language, site) => ({
    suspects: (text) => /\d{2}/.test(text),
    *faults(text): Generator<Fault> {
      for (const { raw, meant } of withDigits(text, site))
        yield {
          text: `the phone "${raw}" has letters among its digits, expected ${meant}`,
          help: 'write {phone.name}, or type digits',
          value: raw,
        }
      for (const sentence of text.split(STOP)) yield* undeclaredIn(sentence, site, language)
    },
  })),
})

/** Phones of a sentence that misspell a declared one, or are undeclared with no other owner named in the sentence. */
function* undeclaredIn(sentence: string, site: Site, language: Language): Generator<Fault> {
  const declared = declaredPhones(site)
  for (const { raw, number } of phonesIn(sentence, site)) {
    if (phoneOf({ raw, number }, declared)) continue
    const { phone, by } = nearestPhone(raw, declared) ?? { by: Infinity }
    const name = `{phone.${phone?.name}}`
    if (by <= SLIPS)
      yield {
        text: `the phone ${raw} is not declared: it differs from ${phone?.shown} by ${by} digit${by > 1 ? 's' : ''}`,
        help: `write ${name}`,
        value: raw,
      }
    else if (number !== undefined && !namesAnother(sentence, site, language))
      yield {
        text: `the phone ${raw} is not declared`,
        help: `write ${name}; declare another phone of yours under business.phones; for somebody else's write {=${raw}}`,
        value: raw,
      }
  }
}

const daysOf = perLanguage(
  ({ clock }: Language) => new RegExp(`(?<!\\p{L})(?:${clock.days.join('|')})(?!\\p{L})`, 'giu'),
)

/** Whether a sentence has a name other than the business, its town and the days of the week. */
function namesAnother(sentence: string, { business: { name, address } }: Site, language: Language): boolean {
  const rest = sentence.replaceAll(name, '').replaceAll(address.locality, '').replace(daysOf(language), '')
  return namesOthers(rest, language) || NAME.test(rest)
}
