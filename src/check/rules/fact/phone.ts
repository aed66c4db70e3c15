// Every phone number of a text, a link or structured data is a declared one, or plainly somebody else's.
import type { Language } from '../../../model/checks/language.ts'
import type { PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding, type PageContext } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import { phonesOf } from '../../../model/phone.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { namesOthers, withoutTokens } from '../../facts/passages.ts'
import { spanOf } from '../../page/facts.ts'
import { NUMBER_LAST } from '../../page/messengers.ts'
import { dataTexts } from '../../page/structured-data.ts'
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
  fine: {
    yaml: contact(
      'Call 0113 000 0000. The council answers on 0113 222 4444. Look it up at the Office of the Professions; it ' +
        'answers on 0113 222 6666. Or ring {=0113 222 5555}.',
    ),
  },
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

  *page(page, { branch }, { site }) {
    const declared = declaredPhones(site)
    if (branch !== undefined) yield* ofOtherPlaces(page, branch, site)
    for (const { text, at } of dataTexts(page, ['telephone']))
      for (const found of phonesIn(text, site))
        if (!phoneOf(found, declared))
          yield {
            text: `structured data has the phone ${found.raw}, which is not declared`,
            at: { ...at, value: found.raw },
          }
    for (const link of page.all('a')) {
      const href = link.attributes.href ?? ''
      const dialled = DIALS.exec(href)?.[1]
      const label = `${page.textOf(link)} ${link.attributes['aria-label'] ?? ''}`
      // A link that shows a number is link/tel-mailto's to compare.
      if (dialled === undefined || phonesIn(label, site).length > 0) continue
      const digits = decoded(dialled)
        .replace(/[;&?].*$/s, '')
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

/**
 * The call links in the text of a branch's page that dial another location, unless their paragraph, or the block around
 * their address, names that location or its town.
 */
function* ofOtherPlaces(page: PageFacts, branch: string, site: Site): Generator<Finding> {
  const { branches, ...main } = site.business
  const own = branches[branch]
  const numbers = new Set(phonesOf(site.business, branch).map(({ number }) => number))
  for (const link of page.all('a')) {
    const href = link.attributes.href ?? ''
    const phone = declaredPhones(site).find(({ number }) => href === `tel:${number}`)
    if (!own || !phone || numbers.has(phone.number) || !page.inside(link, 'main')) continue
    const owner = Object.values(branches).find(({ phones }) => phones.includes(phone.name)) ?? main
    const contact = page.inside(link, 'address')
    const block = contact ? page.inside(contact, 'li', 'div', 'section') : page.inside(link, 'p', 'li', 'td', 'dd')
    const around = page.textOf(block ?? link).replaceAll(own.name, '')
    // The town may have another ending.
    if ([owner.name, owner.address.locality].some((name) => around.includes(name.slice(0, -1)))) continue
    yield {
      text: `the phone ${phone.shown} is of ${owner.name}, and the page is about ${own.name}`,
      at: { page: page.path, span: spanOf(link), value: phone.shown },
      level: 'warning',
      help: `write {phone.${own.phones[0]}}, or add ${phone.name} to business.branches.${branch}.phones`,
    }
  }
}

/** Where a sentence ends. The half of one after a semicolon is about the one that the first half names. */
const STOP = /(?<=[.!?]["»”)]?)\s+/u

/** A name within a sentence. */
const NAME = /(?<=[\p{L}\p{N}][’'»”")]?[,:;·]? ["«“(]?)\p{Lu}\p{L}+/u

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
  for (const sentence of /\d{2}/.test(text) ? text.split(STOP) : [])
    for (const found of phonesIn(sentence, site)) {
      if (phoneOf(found, declared)) continue
      const near = nearestPhone(found.raw, declared)
      if (near && near.by <= SLIPS) yield mistyped(found, near, at)
      else if (found.number !== undefined && !namesAnother(sentence, { site, language }))
        yield {
          text: `the phone ${found.raw} is not declared`,
          at: { ...at, value: found.raw },
          help:
            `write {phone.${declared[0]?.name}}; declare another phone of yours under business.phones; ` +
            `for somebody else's write {=${found.raw}}`,
        }
    }
}

const daysOf = perLanguage(
  ({ clock }: Language) => new RegExp(`(?<!\\p{L})(?:${clock.days.join('|')})(?!\\p{L})`, 'giu'),
)

/** Whether a sentence names somebody besides the business, its town and the days of the week. */
function namesAnother(sentence: string, { site, language }: Pick<PageContext, 'site' | 'language'>): boolean {
  const { name, address } = site.business
  const rest = sentence.replaceAll(name, '').replaceAll(address.locality, '').replace(daysOf(language), '')
  return namesOthers(rest, language) || NAME.test(rest)
}

const mistyped = (
  { raw }: Found,
  { phone, by }: NonNullable<ReturnType<typeof nearestPhone>>,
  at: { readonly file: string; readonly path: Path },
): Finding => ({
  text: `the phone ${raw} is not declared: it differs from ${phone.shown} by ${by} digit${by > 1 ? 's' : ''}`,
  at: { ...at, value: raw },
  help: `write {phone.${phone.name}}`,
})
