// A planned page -> the digest of everything its HTML is made from, and the cards it needs: equal fingerprint, equal
// page. What was made of such a page before is taken, all else is made here or by workers.

import type { Card } from '../model/card.ts'
import { fileIn, inLanguages } from '../model/content.ts'
import { endedIn } from '../model/ended.ts'
import { cardIn, type PlannedPage } from '../model/plan.ts'
import type { Problem, Result } from '../model/problem.ts'
import { collectionsOf } from '../plan/plan.ts'
import { type Parts, partOf } from '../render/reads.ts'
import { shortDigest } from '../runtime/digest.ts'
import { once } from '../runtime/once.ts'
import type { OpenSite } from './open.ts'
import type { OnPage } from './options.ts'
import type { Request } from './page-worker.ts'
import { type DrawSetup, isProblem, type PageJob } from './pages.ts'
import type { Prepared } from './prepare.ts'

/** What a row of a table says of the page it was made of, besides what was made. */
export interface Standing {
  readonly fingerprint: string
  /** The parts of the site that its templates read, and their digest. */
  readonly reads: readonly string[]
  readonly parts: string
}

/** What is made of pages: a `Row` of each, from what this thread makes of one or what a worker answers to some. */
export interface Making<Row extends Standing, Made, Answer> {
  /** The row of a page that was made before; undefined also where what it stands for is gone. */
  readonly known: (path: string) => Row | undefined
  /** A function that makes a page in this thread. */
  readonly here: () => (job: PageJob) => Made | Problem | Promise<Made | Problem>
  /** What workers are told first, and what they are asked. */
  readonly setup: () => Request
  readonly request: (jobs: readonly PageJob[], thread: number) => Request
  readonly answered: (answer: Answer, thread: number) => readonly (Made | Problem)[]
  readonly rowOf: (made: Made, standing: Standing) => Row
  /** Called as pages are made. */
  readonly onPage: OnPage | undefined
}

/** Digests of all that pages are made from. */
export interface Fingerprints {
  /** The page as it is to be drawn. */
  job(page: PlannedPage): PageJob
  /** Digest of everything but the parts that are known once the page has been drawn. */
  of(page: PlannedPage): string
  /** Digest of the parts a page read. */
  parts(reads: Standing['reads'], language: string): string
}

/** The fingerprints of the pages of a site, as they are to be drawn. */
export function fingerprints(
  { site, plan, templates, inputs }: OpenSite,
  { year, today, shell, parts }: DrawSetup,
): Fingerprints {
  const { cards: addresses, styles, ...shared } = shell
  const ended = inLanguages(site).map((own) => endedIn(own.site, today))
  const all = shortDigest(JSON.stringify([templates.hash, year, ended, inputs.digest('site.yaml'), shared]))
  /** What all pages of a language are made from. */
  const ofLanguage = new Map(
    inLanguages(site).map((own) => {
      const { language } = own.site
      const words = own === site ? '' : JSON.stringify([inputs.digest(fileIn(own, 'site.yaml')), own.sources])
      const digest = (base: string) =>
        own === site ? inputs.digest(base) : JSON.stringify([base, fileIn(own, base)].map(inputs.digest))
      return [language, { own, digest, all: shortDigest(all, words) }] as const
    }),
  )
  /** The entries that data files refer to; the names of the files are joined by commas. */
  const usedBy = once((uses: string) => uses.split(',').flatMap((name) => referencesIn(site.data.get(name))))
  const cardsOf = ({ document: { language, references, uses } }: PlannedPage) =>
    new Map(
      [...references, ...usedBy(uses.join())].flatMap((name): [string, Card][] => {
        const card = cardIn(plan, language, name)
        return card ? [[name, card]] : []
      }),
    )
  /** Address and digest of the card of each entry, by language. */
  const cardDigests = once((language: string) => {
    const own = plan.pages.filter(({ document }) => document.language === language)
    return new Map(
      own.map(({ path, document: { collection, slug, cardDigest } }) => [
        `${collection}/${slug}`,
        `${path} ${cardDigest}`,
      ]),
    )
  })
  const digestsOfCards = (language: string, names: readonly string[]) => {
    const [own, first] = [cardDigests(language), cardDigests(plan.site.language)]
    let digests = ''
    for (const name of names) digests += ` ${own.get(name) ?? first.get(name) ?? ''}`
    return digests
  }
  const served = new Map<readonly string[], string>()
  const servedDigest = (serves: readonly string[]) => {
    const digest = served.get(serves) ?? shortDigest(...serves)
    served.set(serves, digest)
    return digest
  }
  /** What pages of a language, a template and a route are made from. */
  const ofRoute = once((key: string) => {
    const [language = '', route = '', uses = '', ...rest] = key.split(' ')
    const template = rest.join(' ')
    const { own, digest, all } = ofLanguage.get(language) ?? {}
    const routes = own?.routes.pages[Number(route)]
    return shortDigest(
      all ?? '',
      styles[template] ?? '',
      JSON.stringify([routes, own?.ownDefaults.get(Number(route))]),
      digestsOfCards(language, usedBy(uses)),
      ...uses.split(',').map((name) => digest?.(`content/${name}.yaml`) ?? ''),
    )
  })
  /** The digests of parts, by the parts of a language. */
  const lists = new Map<string, string>()
  return {
    job: (planned) => ({ planned, cards: cardsOf(planned), today }),
    of({ document, path, twins, crumbs, phone, serves }) {
      const { language, template, uses, route, digest, references, questionsFrom } = document
      let text = `${ofRoute(`${language} ${route} ${uses} ${template}`)} ${digest} ${path} ${phone} ${servedDigest(serves)}`
      for (const crumb of crumbs) text += `\n${crumb.path} ${crumb.name}`
      text += `\n${digestsOfCards(language, references)}\n${addresses[path] ?? ''}`
      if (questionsFrom !== undefined)
        text += ` ${ofLanguage.get(language)?.digest(`content/faqs/${questionsFrom}.yaml`)}`
      if (twins.length > 0) text += JSON.stringify(twins)
      return shortDigest(text)
    },
    parts(reads, language) {
      const key = `${language} ${reads.join()}`
      const own = parts[language] as Parts
      const known = lists.get(key) ?? shortDigest(...reads.map((name) => partDigest(own, name)))
      lists.set(key, known)
      return known
    },
  }
}

/** The row of every page, and how many had to be made. Problems are those of pages that could not be. */
export async function eachPage<Row extends Standing, Made extends { path: string; reads: readonly string[] }, Answer>(
  { plan, owners, workers, save }: OpenSite,
  prints: Fingerprints,
  { known, here, setup, request, answered, rowOf, onPage }: Making<Row, Made, Answer>,
): Promise<Result<{ readonly rows: ReadonlyMap<string, Row>; readonly made: number }>> {
  const rows = new Map<string, Row>()
  const todo = new Map<string, { planned: PlannedPage; fingerprint: string | undefined }>()
  for (const page of plan.pages) {
    const row = known(page.path)
    const fingerprint = row && prints.of(page)
    const isSame =
      row?.fingerprint === fingerprint && row?.parts === prints.parts(row?.reads ?? [], page.document.language)
    if (row && isSame) rows.set(page.path, row)
    else todo.set(page.path, { planned: page, fingerprint })
  }
  const problems: Problem[] = []
  let done = 0
  const take = (made: Made | Problem) => {
    onPage?.(++done, todo.size)
    if (isProblem(made)) {
      problems.push(made)
      return
    }
    const { path } = made
    const { reads } = made
    const { planned, fingerprint } = todo.get(path) ?? {}
    if (!planned) throw new Error(`a page was made that nobody asked for: ${path}`)
    const parts = prints.parts(reads, planned.document.language)
    // Of a page that is made for the first time it is found while workers make the next ones.
    rows.set(path, rowOf(made, { fingerprint: fingerprint ?? prints.of(planned), reads, parts }))
  }
  const pages = [...todo.values()].map(({ planned }) => planned)
  const make = here()
  const makeHere = async (page: PlannedPage) => take(await make(prints.job(page)))
  const pool = workers(pages.length)
  pool?.tell(setup())
  if (pool) {
    const all = pool.each<PlannedPage, Answer>(pages, {
      request: (batch, thread) => request(batch.map(prints.job), thread),
      take: (answer, thread) => answered(answer, thread).forEach(take),
      here: makeHere,
      owner: ({ document }) => owners.get(document.file),
    })
    save()
    await all
  } else for (const page of pages) await makeHere(page)
  return problems.length > 0 ? { problems } : { value: { rows, made: pages.length }, problems: [] }
}

const partDigest = (parts: Parts, name: string) => JSON.stringify(partOf(parts, name)) ?? ''

/** The entries that a value refers to. */
export function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('$ref' in value) return [String(value.$ref)]
  return Object.values(value).flatMap(referencesIn)
}

/** What all pages are drawn with. */
export function drawSetup(
  { site, plan, year, today }: OpenSite,
  { shell, assets }: Pick<Prepared, 'shell' | 'assets'>,
): DrawSetup {
  const parts = inLanguages(site).map((own) => {
    const { language } = own.site
    const labels = (own.data.get('labels') ?? {}) as Readonly<Record<string, unknown>>
    const cards = collectionsOf(plan.others.get(language) ?? plan, plan.first)
    return [language, { labels, cards, ...assets }] as const
  })
  return { year, today, shell, parts: Object.fromEntries(parts) }
}
