// A page of a set gives the phone its route names, in its words and on its buttons, and not another one alone.

import type { Language } from '../../../model/checks/language.ts'
import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { messengerNumber } from '../../page/messengers.ts'
import { inPage, numbersOf } from '../../page/statements.ts'
import { expression } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'
import { type Declared, declaredPhones, phoneOf, phonesIn } from '../../text/phones.ts'
import { sentenceAt } from '../../text/sense/sentence.ts'
import { stemsIn } from '../../text/stems.ts'

/** Whether the sentence of a number says what that phone is for, in a word of its label: "at night ring". */
function isCalled(text: string, { raw, label }: Called, own: Declared | undefined, language: Language): boolean {
  const kinds = kindsIn(language)
  const others = stemsIn(own?.label ?? '', language)
  const uses = [...stemsIn(label.replace(kinds, ' '), language)].filter((stem) => !others.has(stem))
  if (uses.length === 0) return false
  const words = [...stemsIn(sentenceAt(text, text.indexOf(raw), raw.length).text, language)]
  return uses.some((use) => words.some((stem) => stem.startsWith(use)))
}
interface Called {
  readonly raw: string
  readonly label: string
}

/** What a phone is, which is not what it is for. */
const kindsIn = perLanguage(({ phoneKinds }: Language) =>
  expression(`(?<!\\p{L})(?:${phoneKinds ? `${phoneKinds.mobile}|${phoneKinds.landline}` : '(?!)'})\\p{L}*`, 'gi'),
)

const MESSENGER = /viber|whats ?app|signal|telegram/i

/** What is read as the words of the page; a messenger is on one phone alone, and a link to it is no call. */
const isContent = (page: PageFacts, element: PageElement | undefined) =>
  element !== undefined &&
  messengerNumber((element.name === 'a' ? element : page.inside(element, 'a'))?.attributes.href ?? '') === undefined &&
  page.inside(element, 'main') !== undefined &&
  page.inside(element, 'nav', 'aside', 'dialog') === undefined

export default defineRule({
  why: 'Calls are told apart by the phone they come in on: the wrong one sends a caller past the person who waits.',
  level: 'warning',
  help: 'write the phone of the route, like {phone.name}, or name the other one under phone: of the route',
  fine: {
    pages: {
      '/repairs/brakes': '<p>Call 07700 900 000, or 0113 000 0000 by day.</p>',
      '/contact': '<p>Call 0113 000 0000 or ring the van, 07700 900 000.</p>',
    },
  },
  bad: {
    pages: { '/repairs/brakes': '<p>Call 0113 000 0000.</p><a href="tel:+441130000000">Call us</a>' },
    findings: [
      '/repairs/brakes is a page of the phone "van" and gives 0113 000 0000',
      '/repairs/brakes is a page of the phone "van" and dials +441130000000',
    ],
  },

  needs: ['routes'],

  *site({ routes }) {
    // What a list of pages does not say is the first phone, as everywhere; what it says is meant for them.
    for (const [i, { path, phone, each }] of routes.pages.entries()) {
      const below = routes.pages.filter((route) => route.each !== undefined && route.parent === path)
      const [set] = below
      if (each !== undefined || phone === undefined || set?.phone === undefined) continue
      if (below.every((route) => route.phone === set.phone) && set.phone !== phone)
        yield {
          text: `${path} is a page of the phone "${phone}", and all below it are of "${set.phone}"`,
          at: { file: 'content/routes.yaml', path: ['pages', i, 'phone'] },
          help: `write ${set.phone}, or delete phone: of the list`,
        }
    }
  },

  *page(page, { collection, phone: name }, { site, language }) {
    const declared = declaredPhones(site)
    if (collection === 'pages' || declared.length < 2) return
    const start = `{{page}} is a page of the phone "${name}"`
    const help = `write {phone.${name}}, or name the other phone in the route`
    const own = declared.find((phone) => phone.name === name)
    const isOwn = ({ number }: { readonly number: string }) => number === own?.number
    for (const statement of numbersOf(page)) {
      const { kind, element } = statement
      if (kind === 'data' || kind === 'attribute' || (kind === 'text' && !isContent(page, element))) continue
      const phones = phonesIn(statement.text, site).flatMap((found) => {
        const phone = phoneOf(found, declared)
        return phone ? [{ ...phone, raw: found.raw }] : []
      })
      const [other] = phones.filter((phone) => !isOwn(phone))
      // A messenger is on one phone alone, in words as in links.
      if (!other || phones.some(isOwn) || MESSENGER.test(statement.text)) continue
      if (isCalled(statement.text, other, own, language)) continue
      yield {
        text: `${start} and gives ${other.raw.replaceAll('\u00a0', ' ')}`,
        at: inPage(page, statement, other.raw),
        help,
      }
    }
    for (const link of page.all('a')) {
      const href = link.attributes.href ?? ''
      const other = declared.find(({ number }) => href === `tel:${number}`)
      if (!other || isOwn(other) || !isContent(page, link) || phonesIn(page.textOf(link), site).length > 0) continue
      yield {
        text: `${start} and dials ${other.number}`,
        at: { page: page.path, span: spanOf(link), value: href },
        help,
      }
    }
  },
})
