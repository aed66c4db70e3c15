// A planned page -> the digest of everything its HTML is made from, and the cards it needs: equal fingerprint, equal
// page.

import type { Card } from '../model/card.ts'
import type { PlannedPage } from '../model/plan.ts'
import { collectionsOf } from '../plan/plan.ts'
import { type Parts, partOf } from '../render/reads.ts'
import { shortDigest } from '../runtime/digest.ts'
import type { Opened } from './open.ts'
import type { DrawSetup, PageJob } from './pages.ts'
import type { Prepared } from './prepare.ts'

/**
 * What is known of a page that was drawn before: its fingerprint, the parts of the site it read and their digest, its
 * HTML's digest and size.
 */
export interface PageRow {
  readonly fingerprint: string
  readonly reads: readonly string[]
  readonly parts: string
  readonly digest: string
  readonly size: number
}

export interface Fingerprints {
  /** The page as it is to be drawn. */
  job(page: PlannedPage): PageJob
  /** Digest of everything but the parts that are known once the page has been drawn. */
  of(page: PlannedPage): string
  /** Digest of the parts a page read. */
  parts(reads: readonly string[]): string
}

export function fingerprints(
  { site, plan, templates, inputs }: Opened,
  { year, noticeEnded, shell, parts }: DrawSetup,
): Fingerprints {
  const { cards: addresses, styles, ...shared } = shell
  const styleDigests = new Map(Object.entries(styles).map(([template, style]) => [template, shortDigest(style)]))
  const all = shortDigest(JSON.stringify([templates.hash, year, noticeEnded, inputs.digest('site.yaml'), shared]))
  const routes = site.routes.pages.map((route) => shortDigest(JSON.stringify(route)))
  const references = new Map<string, readonly string[]>()
  const referencesOf = (name: string) => {
    const known = references.get(name) ?? referencesIn(site.data.get(name))
    references.set(name, known)
    return known
  }
  const usesOf = ({ document }: PlannedPage) => site.shapes.pages[document.template]?.uses ?? []
  const cardsOf = (page: PlannedPage) => {
    const wanted = [...page.document.references, ...usesOf(page).flatMap(referencesOf)]
    return new Map(wanted.flatMap((name) => ((card) => (card ? [[name, card] as const] : []))(plan.cards.get(name))))
  }
  const lists = new Map<string, string>()
  return {
    job: (planned) => ({ planned, cards: cardsOf(planned) }),
    of(page) {
      const { document, path, crumbs, phone, serves } = page
      const group =
        document.questionsFrom === undefined ? '' : inputs.digest(`content/faqs/${document.questionsFrom}.yaml`)
      return shortDigest(
        JSON.stringify([
          all,
          styleDigests.get(document.template),
          routes[document.route],
          document.digest,
          path,
          phone,
          serves,
          crumbs,
          [...cardsOf(page).values()] satisfies Card[],
          addresses[path],
          group,
          usesOf(page).map((name) => inputs.digest(`content/${name}.yaml`)),
        ]),
      )
    },
    parts(reads) {
      const key = reads.join(' ')
      const known = lists.get(key) ?? shortDigest(...reads.map((name) => partDigest(parts, name)))
      lists.set(key, known)
      return known
    },
  }
}

const partDigest = (parts: Parts, name: string) => JSON.stringify(partOf(parts, name)) ?? ''

/** The entries that a value refers to. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('$ref' in value) return [String(value.$ref)]
  return Object.values(value).flatMap(referencesIn)
}

/** What all pages are drawn with. */
export function drawSetup({ plan, site, options }: Opened, { shell, assets }: Prepared): DrawSetup {
  const labels = (site.data.get('labels') ?? {}) as Readonly<Record<string, unknown>>
  const { today } = options
  const noticeEnded = today !== undefined && (plan.site.notice?.until ?? today) < today
  return { year: options.year, noticeEnded, shell, parts: { labels, cards: collectionsOf(plan), ...assets } }
}
