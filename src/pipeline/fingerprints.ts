// Computes the fingerprint of a planned page: a digest of everything that its HTML is made from. A page with an unchanged
// fingerprint is not drawn again, and one that changed has a reason.

import type { LoadedSite } from '../load/loaded-site.ts'
import { fileIn, inLanguages } from '../model/content.ts'
import { isCount } from '../model/page-counts.ts'
import { cardIn, type Plan, type PlannedPage } from '../model/plan.ts'
import { present } from '../model/present.ts'
import { routeAt } from '../model/schemas/routes.ts'
import { sharedValue } from '../render/reads.ts'
import { shortDigest } from '../runtime/digest.ts'
import { memoize } from '../runtime/memoize.ts'
import { type DrawSetup, dataReferences } from './draw.ts'
import type { Run } from './run.ts'
import type { SiteModel } from './site.ts'
import type { Fingerprint } from './tables.ts'
import { turningDaysOf } from './turning-days.ts'

/** The sources of a page, besides the shared values that its templates read. */
const CAUSES = {
  templates: 'the code of the templates or of the engine',
  site: 'site.yaml, the year, or an address of a script or a font',
  style: 'the stylesheet of its template',
  route: 'its route, or the names of the areas that it serves',
  data: 'a data file that it shows',
  file: 'its own file',
  address: 'its address, breadcrumbs, languages, phone or a claim in its texts',
  questions: 'its group of questions',
  cards: 'the name or the summary of a page that it lists',
  card: 'its social card',
}
type Cause = keyof typeof CAUSES
const CAUSE_NAMES = Object.keys(CAUSES) as readonly Cause[]

/** The content in one language, and the digest of what all its pages are made from. */
interface InLanguage {
  readonly content: LoadedSite
  readonly all: string
  /** Digest of a file in this language and of the file that it translates. */
  readonly digest: (base: string) => string
}

/** The digests of what all pages of a route, a template and a language are made from. */
type RouteDigests = Readonly<Record<'templates' | 'site' | 'style' | 'route' | 'data', string>>

/** The fingerprints of the pages of a site. */
export class Fingerprints {
  readonly #plan: Plan
  readonly #site: LoadedSite
  readonly #templates: string
  readonly #setup: DrawSetup
  readonly #languages: ReadonlyMap<string, InLanguage>
  /** The entries to which data files refer. */
  readonly #referencesOf: ReturnType<typeof dataReferences>
  /** Digest of the card of an entry on pages in a language. */
  readonly #cardDigest = memoize(
    ({ language, name }: { language: string; name: string }) =>
      shortDigest(JSON.stringify(cardIn(this.#plan, language, name)) ?? ''),
    { key: ({ language, name }) => `${language} ${name}` },
  )
  readonly #ofRoute = memoize((page: PlannedPage) => this.#routeDigests(page), {
    key: ({ record: { language, route, uses, template } }) => `${language} ${route} ${uses} ${template}`,
  })
  /** Digest of the shared values that a page read. */
  readonly #shared = memoize(
    ({ reads, language }: { reads: readonly string[]; language: string }) =>
      shortDigest(
        ...reads.map(
          (name) =>
            JSON.stringify(
              sharedValue(present(this.#setup.shared[language], `the shared values in ${language}`), name),
            ) ?? '',
        ),
      ),
    { key: ({ reads, language }) => `${language} ${reads.join()}` },
  )

  constructor({ options, inputs }: Run, { content, plan, records, templates }: SiteModel, setup: DrawSetup) {
    this.#plan = plan
    this.#site = content
    this.#templates = templates.hash
    this.#setup = setup
    this.#referencesOf = dataReferences(content)
    const { cards: _, styles: __, ...shell } = setup.shell
    const { today } = options
    const turned = turningDaysOf(content, records, today).findLast((day) => day <= (today ?? ''))
    const shared = JSON.stringify([
      options.year,
      turned,
      content.site.isStaging,
      inputs.digest('site.yaml'),
      countsIn(content),
      shell,
    ])
    this.#languages = new Map(
      inLanguages(content).map((translation) => {
        const isFirst = translation === content
        const words = isFirst
          ? []
          : [inputs.digest(fileIn(translation, 'site.yaml')), [...translation.addresses], countsIn(translation)]
        const digest = (base: string) =>
          isFirst
            ? inputs.digest(base)
            : JSON.stringify([base, fileIn(translation, base)].map((file) => inputs.digest(file)))
        const all = shortDigest(shared, JSON.stringify(words))
        return [translation.site.language, { content: translation, digest, all }] as const
      }),
    )
  }

  /** The fingerprint of a page without what its templates read, which is known once the page has been drawn. */
  of(page: PlannedPage): Pick<Fingerprint, 'fingerprint' | 'causes'> {
    const { record, path, twins, crumbs, phone } = page
    const { language, digest, references, questionsFrom, tokens } = record
    const questions = questionsFrom && this.#inLanguage(language).digest(`content/faqs/${questionsFrom}.yaml`)
    const digests: Record<Cause, string> = {
      ...this.#ofRoute(page),
      file: digest,
      address: JSON.stringify([path, phone, tokens, crumbs, twins]),
      questions: questions ?? '',
      cards: this.#digestsOfCards(language, references),
      card: this.#setup.shell.cards[path] ?? '',
    }
    const all = CAUSE_NAMES.map((cause) => digests[cause])
    return { fingerprint: shortDigest(...all), causes: all.map(tagOf).join('') }
  }

  /** A fingerprint with the shared values that the page read. */
  withReads(page: PlannedPage, fingerprint: Pick<Fingerprint, 'fingerprint' | 'causes'>, reads: readonly string[]) {
    return { ...fingerprint, reads, shared: this.#shared({ reads, language: page.record.language }) }
  }

  /** Why a page is drawn again, in words; undefined if nothing changed since it had the fingerprint `before`. */
  reason(page: PlannedPage, before: Fingerprint | undefined): string | undefined {
    if (!before) return 'it was not drawn before, or by another version of the engine'
    const { fingerprint, causes } = this.of(page)
    if (fingerprint !== before.fingerprint) {
      // A tag for each cause, in the order of CAUSE_NAMES.
      const tagIn = (tags: string, i: number) => tags.slice(i * TAG, (i + 1) * TAG)
      const changed = CAUSE_NAMES.filter((_, i) => tagIn(causes, i) !== tagIn(before.causes, i))
      return `changed: ${changed.map((cause) => CAUSES[cause]).join('; ')}`
    }
    const isSame = this.#shared({ reads: before.reads, language: page.record.language }) === before.shared
    return isSame ? undefined : `changed: one of the values that its templates read (${before.reads.join(', ')})`
  }

  #routeDigests({ record: { language, route, uses, template }, serves }: PlannedPage): RouteDigests {
    const { content, digest, all } = this.#inLanguage(language)
    return {
      templates: this.#templates,
      site: all,
      style: shortDigest(present(this.#setup.shell.styles[template], `the stylesheet of ${template}`)),
      route: shortDigest(JSON.stringify([routeAt(content.routes, route), routeAt(this.#site.routes, route), serves])),
      data: shortDigest(
        this.#digestsOfCards(language, this.#referencesOf(uses)),
        ...uses.map((name) => digest(`content/${name}.yaml`)),
      ),
    }
  }

  #inLanguage(language: string): InLanguage {
    return present(this.#languages.get(language), `the content in ${language}`)
  }

  #digestsOfCards(language: string, names: readonly string[]): string {
    return names.map((name) => this.#cardDigest({ language, name })).join(' ')
  }
}

/** Characters of a tag. */
const TAG = 4

/** A few characters that differ if a text differs, in all but one of a million cases: FNV-1a, which is cheap. */
function tagOf(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36).padStart(TAG, '0').slice(-TAG)
}

/** The numbers of pages, if a file that is not a page shows one. */
const countsIn = ({ countsPages, tokens }: LoadedSite) =>
  countsPages ? [...tokens].filter(([name]) => isCount(name)) : []
