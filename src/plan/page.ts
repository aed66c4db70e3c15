// Decides the head and the props of a planned page before it is rendered.

import { type Card, cardlessIn, type Question, withCards } from '../model/card.ts'
import { type Content, type ContentDocument, inLanguage, inLanguages } from '../model/content.ts'
import { shownOn, siteOn } from '../model/ended.ts'
import type { Page, PlannedPage } from '../model/plan.ts'
import { priceRows } from '../model/price.ts'
import { graphOf } from './graph.ts'
import { headOf } from './head.ts'

/**
 * Decides one page. `cards` holds at least those it refers to; `uses` names the data its template draws; what is
 * not shown on `today` is left out.
 */
export function pageOf({
  content,
  planned: { path, twins, document: record, crumbs, home, phone: name, serves },
  entry: given,
  uses,
  cards,
  today,
}: {
  content: Content
  planned: PlannedPage
  entry: ContentDocument['entry']
  uses: readonly string[]
  cards: ReadonlyMap<string, Card>
  today?: string | undefined
}): Page {
  const { site: whole, routes, faqs, data } = inLanguage(content, record.language)
  const site = siteOn(whole, today)
  const phone = site.business.phones[name]
  if (!phone) throw new Error(`the plan names a phone that does not exist: ${name}`)
  const shown = record.days.length > 0 ? shownOn(given, today) : given
  const { ignore: _, template: __, ...entry } = shown
  const group = entry.questionsFrom === undefined ? [] : shownOn(faqs.get(entry.questionsFrom) ?? [], today)
  const questions: Question[] = [...(entry.questions ?? []), ...group]
  const kinds = routes.pages[record.route]?.graph ?? []
  const document = { ...record, entry: shown }
  const shownData = Object.fromEntries(uses.map((each) => [each, shownOn(data.get(each), today)]))
  const hasAll = record.references.every((name) => cards.has(name))
  const cardless = hasAll ? undefined : cardlessIn(entry, cards)
  const prices = priceRows(shownData.prices)
  const locales = new Map(inLanguages(content).map(({ site: { language, locale } }) => [language, locale]))
  return {
    path,
    language: record.language,
    template: record.template,
    head: headOf({
      site,
      path,
      twins,
      locales,
      document,
      graph: graphOf({ site, path, document, kinds, crumbs, serves, prices, branch: record.branch, today }),
    }),
    props: {
      path,
      home,
      languages: twins.map(({ language, path }) => ({ language, path, name: nameOf(language) })),
      entry: withCards(entry, cards) as Record<string, unknown>,
      data: withCards(shownData, cards) as Record<string, unknown>,
      crumbs,
      questions,
      phone,
    },
    from: { file: record.file },
    ...(cardless && { cardless }),
  }
}

const names = new Map<string, string>()

/** The name of a language in that language (CLDR), else its code. Memoized, because a look-up takes 50 us. */
function nameOf(language: string): string {
  const name = names.get(language) ?? new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  names.set(language, name)
  return name
}
