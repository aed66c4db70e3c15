// A planned page and its entry -> the page, decided but not drawn: its head and what its template draws from. Pure.

import { type Card, type Question, withCards } from '../model/card.ts'
import { type Content, type ContentDocument, inLanguage, inLanguages } from '../model/content.ts'
import type { Page, PlannedPage } from '../model/plan.ts'
import { priceRows } from '../model/price.ts'
import { graphOf } from './graph.ts'
import { headOf } from './head.ts'

/** Decides one page. `cards` holds at least those it refers to; `uses` names the data its template draws. */
export function pageOf({
  content,
  planned: { path, twins, document: record, crumbs, home, phone: name, serves },
  entry: whole,
  uses,
  cards,
}: {
  content: Content
  planned: PlannedPage
  entry: ContentDocument['entry']
  uses: readonly string[]
  cards: ReadonlyMap<string, Card>
}): Page {
  const { site, routes, faqs, data } = inLanguage(content, record.language)
  const phone = site.business.phones[name]
  if (!phone) throw new Error(`the plan names a phone that does not exist: ${name}`)
  const { ignore: _, template: __, ...entry } = whole
  const group = entry.questionsFrom === undefined ? [] : (faqs.get(entry.questionsFrom) ?? [])
  const questions: Question[] = [...(entry.questions ?? []), ...group]
  const kinds = routes.pages[record.route]?.graph ?? []
  const document = { ...record, entry: whole }
  const prices = uses.includes('prices') ? priceRows(data.get('prices')) : []
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
      graph: graphOf({ site, path, document, kinds, crumbs, questions, serves, prices }),
    }),
    props: {
      path,
      home,
      languages: twins.map(({ language, path }) => ({ language, path, name: nameOf(language) })),
      entry: withCards(entry, cards) as Record<string, unknown>,
      data: Object.fromEntries(uses.map((each) => [each, withCards(data.get(each), cards)])),
      crumbs,
      questions,
      phone,
    },
    from: { file: record.file },
  }
}

const names = new Map<string, string>()

/** What a language calls itself (CLDR): "English" for en; its code where nobody knows. Found once: it takes 50 us. */
function nameOf(language: string): string {
  const name = names.get(language) ?? new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  names.set(language, name)
  return name
}
