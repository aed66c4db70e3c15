// Computes the fingerprint of a planned page: a digest of everything its HTML is made from. A page with an unchanged
// fingerprint is not drawn again.
import type { LoadedSite } from '../load/site.ts'
import type { Card } from '../model/card.ts'
import { fileIn, inLanguages } from '../model/content.ts'
import { cardIn, type Plan, type PlannedPage } from '../model/plan.ts'
import { type Parts, partOf } from '../render/reads.ts'
import { shortDigest } from '../runtime/digest.ts'
import { once, onceBy } from '../runtime/once.ts'
import type { OpenSite } from './open.ts'
import type { DrawSetup, PageJob } from './pages.ts'
import type { Prepared } from './prepare.ts'
import { turningDaysOf } from './turning-days.ts'

/** The fingerprint of a page that was drawn. */
export interface Fingerprint {
  /** Digest of everything that is known before the page is drawn. */
  readonly fingerprint: string
  /** The parts of the site that its templates read, and the digest of their values. */
  readonly reads: readonly string[]
  readonly parts: string
}

/** The content in one language, and the digest of what all its pages are made from. */
interface InLanguage {
  readonly own: LoadedSite
  readonly all: string
  /** Digest of a file in this language and of the file that it translates. */
  readonly digest: (base: string) => string
}

/** The fingerprints of the pages of a site. */
export class Fingerprints {
  readonly #plan: Plan
  readonly #site: OpenSite['site']
  readonly #setup: DrawSetup
  readonly #languages: ReadonlyMap<string, InLanguage>
  /** The entries that data files refer to; the names of the files are joined by commas. */
  readonly #usedBy: (uses: string) => readonly string[]
  /** Digest of the card of an entry on pages in a language. */
  readonly #cardDigest = onceBy(
    (language: string, name: string) => `${language} ${name}`,
    (language, name) => shortDigest(JSON.stringify(cardIn(this.#plan, language, name)) ?? ''),
  )
  /** Digest of the inputs that the pages of a language, a route and a template share. */
  readonly #ofRoute = onceBy(
    ({ document: { language, route, uses, template } }: PlannedPage) => `${language} ${route} ${uses} ${template}`,
    (page) => this.#routeDigest(page),
  )
  /** Digest of the parts that a page read. */
  readonly parts = onceBy(
    (reads: readonly string[], language: string) => `${language} ${reads.join()}`,
    (reads, language) =>
      shortDigest(...reads.map((name) => JSON.stringify(partOf(this.#setup.parts[language] as Parts, name)) ?? '')),
  )

  constructor({ site, plan, records, templates, inputs }: OpenSite, setup: DrawSetup) {
    this.#plan = plan
    this.#site = site
    this.#setup = setup
    this.#usedBy = once((uses) => uses.split(',').flatMap((name) => referencesIn(site.data.get(name))))
    const { cards: _, styles: __, ...shell } = setup.shell
    const turned = turningDaysOf(site, records, setup.today).findLast((day) => day <= (setup.today ?? ''))
    const all = shortDigest(
      JSON.stringify([templates.hash, setup.year, turned, inputs.digest('site.yaml'), site.sharedCounts, shell]),
    )
    this.#languages = new Map(
      inLanguages(site).map((own) => {
        const ofSite = [inputs.digest(fileIn(own, 'site.yaml')), own.sources, own.sharedCounts]
        const words = own === site ? '' : JSON.stringify(ofSite)
        const digest = (base: string) =>
          own === site
            ? inputs.digest(base)
            : JSON.stringify([base, fileIn(own, base)].map((file) => inputs.digest(file)))
        return [own.site.language, { own, digest, all: shortDigest(all, words) }] as const
      }),
    )
  }

  /** The page with the cards of the entries it refers to. */
  job(planned: PlannedPage): PageJob {
    const { language, references, uses } = planned.document
    const cards = new Map<string, Card>()
    for (const name of [...references, ...this.#usedBy(uses.join())]) {
      const card = cardIn(this.#plan, language, name)
      if (card) cards.set(name, card)
    }
    return { planned, cards }
  }

  /** Digest of everything but the parts, which are known once the page has been drawn. */
  of(page: PlannedPage): string {
    const { document, path, twins, crumbs, phone } = page
    const { language, digest, references, questionsFrom, facts } = document
    const questions = questionsFrom && this.#languages.get(language)?.digest(`content/faqs/${questionsFrom}.yaml`)
    return shortDigest(
      this.#ofRoute(page),
      JSON.stringify([digest, path, phone, facts, crumbs, twins, this.#setup.shell.cards[path], questions]),
      this.#digestsOfCards(language, references),
    )
  }

  #routeDigest({ document: { language, route, uses, template }, serves }: PlannedPage): string {
    const { own, digest, all } = this.#languages.get(language) ?? {}
    return shortDigest(
      all ?? '',
      this.#setup.shell.styles[template] ?? '',
      JSON.stringify([own?.routes.pages[route], this.#site.routes.pages[route], serves]),
      this.#digestsOfCards(language, this.#usedBy(uses.join())),
      ...uses.map((name) => digest?.(`content/${name}.yaml`) ?? ''),
    )
  }

  #digestsOfCards(language: string, names: readonly string[]): string {
    return names.map((name) => this.#cardDigest(language, name)).join(' ')
  }
}

/** The entries that a value refers to. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('$ref' in value) return [String(value.$ref)]
  return Object.values(value).flatMap(referencesIn)
}

/** The inputs of drawing that all pages share. */
export function drawSetup(
  { site, plan, year, today }: OpenSite,
  { shell, assets }: Pick<Prepared, 'shell' | 'assets'>,
): DrawSetup {
  const parts = inLanguages(site).map((own) => {
    const { language } = own.site
    const labels = (own.data.get('labels') ?? {}) as Readonly<Record<string, unknown>>
    const { collections: cards } = plan.others.get(language) ?? plan
    return [language, { labels, cards, ...assets }] as const
  })
  return { year, today, shell, parts: Object.fromEntries(parts) }
}
