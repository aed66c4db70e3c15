// Draws pages: decides the view of each, and renders its template and the document around it.
import type { Templates } from '../assets/templates.ts'
import type { LoadedSite } from '../load/loaded-site.ts'
import { SourcePlaces } from '../load/places.ts'
import type { Card, Cardless } from '../model/card.ts'
import { type Content, inLanguage, inLanguages } from '../model/content.ts'
import type { Assets } from '../model/drawing.ts'
import { isCount, withCounts } from '../model/page-counts.ts'
import { cardIn, type PageView, type Plan, type PlannedPage } from '../model/plan.ts'
import { present } from '../model/present.ts'
import { error, isProblem, type Problem, type SourceFiles } from '../model/problem.ts'
import { siteOn } from '../model/shown-on.ts'
import { pageView } from '../plan/page.ts'
import { documentOf, type Shell } from '../render/document.ts'
import { withLanguages } from '../render/links.ts'
import { observed, type SharedValues } from '../render/reads.ts'
import { headOf } from '../render/sections.tsx'
import { memoize } from '../runtime/memoize.ts'
import { messageOf, thrownAt } from '../runtime/thrown.ts'
import { drawingWatchdog } from '../runtime/watchdog.ts'
import type { Options } from './options.ts'
import type { PageFiles } from './page-files.ts'

/** The inputs of drawing that all pages share. Plain data. */
export interface DrawSetup {
  readonly year: number
  /** The day of the build: notices and hours that ended before it are not drawn. */
  readonly today: string | undefined
  readonly shell: Shell
  /** The values that all templates may read, by language. */
  readonly shared: Readonly<Record<string, SharedValues>>
}

/** The inputs of drawing that all pages share. */
export function drawSetup(
  { year, today }: Pick<Options, 'year' | 'today'>,
  content: Content,
  plan: Plan,
  { shell, assets }: { readonly shell: Shell; readonly assets: Assets },
): DrawSetup {
  const shared = inLanguages(content).map((translation) => {
    const { language } = translation.site
    const labels = (translation.data.get('labels') ?? {}) as Readonly<Record<string, unknown>>
    const { collections: cards } = plan.others.get(language) ?? plan
    return [language, { labels, cards, ...assets }] as const
  })
  return { year, today, shell, shared: Object.fromEntries(shared) }
}

/** A page to draw, and the cards of the entries it refers to. */
export interface DrawRequest {
  readonly page: PlannedPage
  readonly cards: ReadonlyMap<string, Card>
}

/** A function that adds to a page the cards of the entries to which it and its data files refer. */
export function drawRequests(content: Content, plan: Plan): (page: PlannedPage) => DrawRequest {
  const referencesOf = dataReferences(content)
  return (page) => {
    const { language, references, uses } = page.record
    const cards = new Map<string, Card>()
    for (const name of [...references, ...referencesOf(uses)]) {
      const card = cardIn(plan, language, name)
      if (card) cards.set(name, card)
    }
    return { page, cards }
  }
}

/** A function from the names of data files to the entries to which they refer. */
export const dataReferences = ({ data }: Content) =>
  memoize((uses: readonly string[]) => uses.flatMap((name) => referencesIn(data.get(name))), {
    key: (uses) => uses.join(),
  })

/** The entries to which a value refers. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('$ref' in value) return [String(value.$ref)]
  return Object.values(value).flatMap(referencesIn)
}

/** A drawn page. */
interface DrawnPage {
  readonly html: string
  /** The names of the shared values that its templates read, like `labels.menu`. */
  readonly reads: readonly string[]
  /** The values of its file as its template received them. */
  readonly entry: unknown
}

/** The values that pages are drawn from. */
export interface DrawerOptions {
  /** The loaded site with the numbers of its pages; with source tags if pages are traced. */
  readonly site: LoadedSite
  readonly templates: Templates
  /** The files of the pages. */
  readonly pages: PageFiles
  /** The files of the site. */
  readonly files: SourceFiles
  readonly setup: DrawSetup
}

/** Draws the pages of one site. */
export class PageDrawer {
  readonly #options: DrawerOptions
  readonly #places: SourcePlaces
  readonly #renderers = memoize((language: string) => rendererOf(this.#options, language))

  constructor(options: DrawerOptions) {
    this.#options = options
    this.#places = new SourcePlaces(options.files, options.site.layers)
  }

  /** Draws a page. Problems: a file that changed since it was loaded, and a template that throws. */
  draw(request: DrawRequest): DrawnPage | Problem {
    const view = this.view(request)
    return isProblem(view) ? view : this.#render(view)
  }

  /** Decides what the template of a page receives. */
  view({ page, cards }: DrawRequest): PageView | Problem {
    const { site, pages, setup } = this.#options
    const { file, uses, tokens } = page.record
    const values = pages.takeValues(page.record)
    if (!values) return error('this file changed while the site was being made', { file }, 'run the command again')
    const counts = Object.entries(tokens).filter(([name]) => isCount(name))
    const entry = counts.length > 0 ? withCounts(values, new Map(counts)) : values
    return pageView({ content: site, planned: page, entry, uses, cards, today: setup.today })
  }

  #render(view: PageView): DrawnPage | Problem {
    const renderer = this.#renderers(view.language)
    const drawn = () => renderer(view)
    const name = `The drawing of ${view.path} by the template "${view.template}"`
    try {
      return this.#options.templates.hasOwn ? drawingWatchdog().during(name, drawn) : drawn()
    } catch (fault) {
      if (view.cardless) return this.#withoutCard(view.cardless, view, messageOf(fault))
      const { templates, site } = this.#options
      const folder = site.site.templates
      const text = `${folder}/pages/${view.template} threw while drawing ${view.path}: ${messageOf(fault)}`
      const at = thrownAt(fault, templates.bundle, folder)
      const first = at === undefined ? 'at the template' : 'there'
      const from = at === undefined ? 'this file' : view.from.file
      return error(text, at ?? view.from, `look ${first} first, then at the fields it reads from ${from}`)
    }
  }

  /** The problem of a template that threw because an entry that it refers to has no page on this day. */
  #withoutCard({ path, name }: Cardless, { from, template }: PageView, message: string): Problem {
    const file = `content/${name}.yaml`
    const text = `${path.join('.')}: ${file} has no page today, and the template "${template}" needs it: ${message}`
    const help = `name another page, change from: and until: of ${file}, or make the field optional in the template`
    return error(text, this.#places.at(from.file, path), help)
  }
}

/** A function that renders the pages of one language. It throws what a template throws. */
function rendererOf(
  { site: whole, templates, setup: { year, today, shell, shared: values } }: DrawerOptions,
  language: string,
): (view: PageView) => DrawnPage {
  const { site } = inLanguage(whole, language)
  const { values: observedValues, taken } = observed(present(values[language], `the shared values in ${language}`))
  const { labels, cards, pictures, islands } = observedValues
  const toDocument = documentOf(site, shell, pictures)
  const shared = { site: siteOn(site, today), labels, cards, year }
  const assets = { pictures, islands }
  return (view) => {
    const template = templates.pages[view.template]
    if (!template) throw new Error(`the plan names a template that does not exist: ${view.template}`)
    // The reads of a template that threw belong to no page.
    taken()
    const body = templates.drawBody({
      template,
      props: view.props,
      shared,
      assets,
      islands: templates.islands,
      sections: templates.sections,
    })
    const head = headOf(view, templates.sections, site)
    const html = toDocument({ ...view, head, body: withLanguages(body, site) })
    return { html, reads: taken(), entry: view.props.entry }
  }
}
