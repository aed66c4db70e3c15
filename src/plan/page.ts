// Decides the head and the props of a planned page before it is rendered.
import { priceRows } from '../language/price.ts'
import { type Card, cardlessIn, type Question, withCards } from '../model/card.ts'
import { type Content, inLanguage, type PageEntry } from '../model/content.ts'
import { plainText } from '../model/inline.ts'
import { PAGE_PHONE } from '../model/phone.ts'
import { alternatesOf, type Head, type PageView, type PlannedPage } from '../model/plan.ts'
import { present } from '../model/present.ts'
import { teamIn } from '../model/schemas/content-schemas.ts'
import { routeAt } from '../model/schemas/routes.ts'
import { shownOn, siteOn } from '../model/shown-on.ts'
import { memoize } from '../runtime/memoize.ts'
import { graphOf, type Subject } from './graph.ts'

/**
 * Decides one page. `cards` holds at least those it refers to; `uses` names the data its template draws; what is
 * not shown on `today` is left out.
 */
export function pageView({
  content,
  planned,
  entry: entryOfPage,
  uses,
  cards,
  today,
}: {
  content: Content
  planned: PlannedPage
  entry: PageEntry['values']
  uses: readonly string[]
  cards: ReadonlyMap<string, Card>
  today?: string | undefined
}): PageView {
  const { path, twins, record, crumbs, home, phone: name, serves } = planned
  const { site: whole, routes, faqs, data } = inLanguage(content, record.language)
  const site = siteOn(whole, today)
  const phone = present(site.business.phones[name], `the phone ${name}`)
  const shown = record.days.length > 0 ? shownOn(entryOfPage, today) : entryOfPage
  const { ignore: _, template: __, ...entry } = shown
  const group = entry.questionsFrom === undefined ? [] : shownOn(faqs.get(entry.questionsFrom) ?? [], today)
  const questions: Question[] = [
    ...(entry.questions ?? []),
    ...group.map((question) => withPhone(question, phone.shown)),
  ]
  const kinds = routeAt(routes, record.route).graph
  const shownData = Object.fromEntries(uses.map((name) => [name, shownOn(data.get(name), today)]))
  const hasAll = record.references.every((name) => cards.has(name))
  const cardless = hasAll ? undefined : cardlessIn(entry, cards)
  const prices = priceRows(shownData.prices)
  const team = teamIn(shownData.team)
  const { branch } = record
  return {
    path,
    language: record.language,
    template: record.template,
    head: headOf({ site, path, entry: shown, kinds, crumbs, serves, prices, team, branch, today }, planned, content),
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

/** A question that several pages share, with the phone of the page that shows it. */
const withPhone = (question: Question, shown: string): Question =>
  question.answer.includes(PAGE_PHONE)
    ? { ...question, answer: question.answer.replaceAll(PAGE_PHONE, shown.replaceAll(' ', '\u00a0')) }
    : question

/** The head of a page. A page that is not for search engines has no structured data and names no other language. */
function headOf(subject: Subject, { twins }: Pick<PlannedPage, 'twins'>, content: Content): Head {
  const { site, path, entry } = subject
  const { title, description, keywords, social } = entry.head
  const robots = site.isStaging ? 'noindex, nofollow' : entry.head.robots
  const canonical = site.origin + path
  const hidden = robots.startsWith('noindex')
  const shown = { title: social?.title ?? title, description: plainText(description) }
  const translations = twins.filter(({ language }) => language !== site.language)
  return {
    title,
    description: shown.description,
    keywords,
    // Search results may show the page's picture at full width (Google, Robots meta tag).
    robots: hidden ? robots : `${robots}, max-image-preview:large`,
    canonical,
    alternates: alternatesOf(hidden ? [] : twins).map(({ hreflang, path }) => ({ hreflang, href: site.origin + path })),
    social: {
      ...articleOf(entry),
      'og:site_name': site.business.name,
      'og:locale': site.locale,
      ...(twins.length > 0 && {
        'og:locale:alternate': translations.map(({ language }) => inLanguage(content, language).site.locale),
      }),
      'og:title': shown.title,
      'og:description': shown.description,
      'og:url': canonical,
      'twitter:card': 'summary',
      'twitter:title': shown.title,
      'twitter:description': shown.description,
    },
    graph: hidden ? [] : graphOf(subject),
  }
}

/** The Open Graph type of a page: an article has the days of its publication and of its last change. */
const articleOf = ({ date, updated }: Subject['entry']): Record<string, string> =>
  date === undefined
    ? { 'og:type': 'website' }
    : {
        'og:type': 'article',
        'article:published_time': date,
        ...(updated !== undefined && { 'article:modified_time': updated }),
      }

/** The name of a language in that language (CLDR), else its code. Memoized, because a look-up takes 50 us. */
const nameOf = memoize((code: string) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code)
