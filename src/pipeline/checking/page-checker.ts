// Checks pages one by one as they are drawn, in the main thread and in workers.
import { plannedPage } from '../../check/input/context.ts'
import type { TracedPage } from '../../check/page/trace.ts'
import type { PageLink, PageSummary } from '../../check/parsed-page.ts'
import { tagsAt } from '../../check/report/drawn-by.ts'
import { type RuleFinding, runPageRules } from '../../check/run.ts'
import { isProblem, type Problem } from '../../model/problem.ts'
import { shortDigest } from '../../runtime/digest.ts'
import { memoize } from '../../runtime/memoize.ts'
import type { DrawRequest } from '../draw.ts'
import type { CheckedRow } from '../tables.ts'
import type { Trace } from '../trace.ts'
import { contextIn, type RuleContexts } from './words.ts'

/** A checked page. */
export interface CheckedPage extends Omit<CheckedRow, 'menu'> {
  readonly path: string
  readonly reads: readonly string[]
  /** The links of its navigation, which most pages share, with their digest; `summary` has only the others. */
  readonly menu: readonly [digest: string, links: readonly PageLink[]]
  /** Whether its markup was validated and has no faults: a promise while another thread validates it. */
  readonly isValid: boolean | Promise<boolean>
}

/** The rules, the drawing and the validation that check pages. */
interface PageCheckerOptions {
  readonly trace: Trace
  readonly checks: RuleContexts
  /** The structures of pages whose markup has no faults, as far as they are known. */
  readonly validStructures: readonly string[]
  /** Tells whether the markup of a page has no faults. */
  readonly validate: (html: string) => Promise<boolean>
}

/** Checks the pages of one site, except for the findings about markup. */
export class PageChecker {
  readonly #trace: Trace
  readonly #checks: RuleContexts
  readonly #structures: Map<string, boolean | Promise<boolean>>
  readonly #validate: (html: string) => Promise<boolean>
  /** Pages with equal menus have the same array, so that an answer of a worker contains it once. */
  readonly #menus = memoize((links: readonly PageLink[]) => [shortDigest(JSON.stringify(links)), links] as const, {
    key: (links) => JSON.stringify(links),
  })

  constructor({ trace, checks, validStructures, validate }: PageCheckerOptions) {
    this.#trace = trace
    this.#checks = checks
    this.#structures = new Map(validStructures.map((structure) => [structure, true]))
    this.#validate = validate
  }

  async check(request: DrawRequest): Promise<CheckedPage | Problem> {
    const traced = this.#trace(request)
    if (isProblem(traced)) return traced
    const { html, reads } = traced
    const { path, record } = request.page
    const bytes = Buffer.from(html)
    const context = contextIn(this.#checks, record.language)
    const page = { html, unshown: traced.unshown(), files: traced.files() }
    const { found, summary, structure } = await runPageRules(
      page,
      plannedPage(request.page, context.site),
      this.#checks.rules,
      context,
    )
    return {
      path,
      reads,
      digest: shortDigest(bytes),
      size: bytes.length,
      found: found.map((fault) => located(fault, traced)),
      ...this.#split(summary),
      structure,
      isValid: structure !== undefined && this.#isValid(structure, html),
    }
  }

  #split(summary: PageSummary): Pick<CheckedPage, 'summary' | 'menu'> {
    const links = summary.links.filter(({ nav }) => nav)
    return { summary: { ...summary, links: summary.links.slice(links.length) }, menu: this.#menus(links) }
  }

  /** Whether the markup of pages of a structure has no faults. All pages of a structure have the same. */
  #isValid(structure: string, html: string): boolean | Promise<boolean> {
    const isValid = this.#structures.get(structure) ?? this.#validate(html)
    this.#structures.set(structure, isValid)
    return isValid
  }
}

/** Moves a finding at a span of a page to the value that the span comes from, or to its tag if there is none. */
export function located(ruleFinding: RuleFinding, { html, locate }: Pick<TracedPage, 'html' | 'locate'>): RuleFinding {
  const { finding } = ruleFinding
  const { at } = finding
  if (!('page' in at) || at.span === undefined) return ruleFinding
  const origin = locate(at.span, at.value)
  const where = origin ? { ...origin, value: at.value } : { page: at.page, tags: tagsAt(html, at.span) }
  return { ...ruleFinding, finding: { ...finding, page: finding.page ?? at.page, at: where } }
}
