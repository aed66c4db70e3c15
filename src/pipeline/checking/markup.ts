// The findings about the markup of pages whose structure has faults.

import type { TracedPage } from '../../check/page/trace.ts'
import { type RuleFinding, runMarkupRules } from '../../check/run.ts'
import { groupedBy } from '../../model/grouped.ts'
import { isProblem, type Problem } from '../../model/problem.ts'
import type { Table } from '../../runtime/table.ts'
import { located } from './page-checker.ts'
import { contextIn, type RuleContexts } from './words.ts'

/** Pages of a faulty structure that are validated. Later ones have the faults of the last of them. */
const VALIDATED = 5

/** A page with the name of its structure; undefined if no rule examines markup. */
interface StructuredPage {
  readonly path: string
  readonly language: string
  readonly structure: string | undefined
}

/**
 * The findings about the markup of pages. The first pages of each structure that is not among the `valid` ones are drawn
 * again and validated; a structure without faults is added to them.
 */
export async function markupFindings(
  pages: readonly StructuredPage[],
  valid: Table<true>,
  draw: (path: string) => TracedPage | Problem,
  checks: RuleContexts,
): Promise<RuleFinding[]> {
  const all: RuleFinding[] = []
  for (const [structure, equal] of groupedBy(pages, (page) => page.structure)) {
    if (structure === undefined || valid.has(structure)) continue
    const findings = await structureFindings(equal, draw, checks)
    if (findings.length === 0) valid.set(structure, true)
    all.push(...findings)
  }
  return all
}

/** The findings about the markup of pages of one structure. */
async function structureFindings(
  pages: readonly StructuredPage[],
  draw: (path: string) => TracedPage | Problem,
  checks: RuleContexts,
): Promise<RuleFinding[]> {
  const { validateMarkup } = await import('../../check/libraries/html-validate.ts')
  const all: RuleFinding[] = []
  let last: readonly RuleFinding[] = []
  for (const { path, language } of pages.slice(0, VALIDATED)) {
    const page = draw(path)
    if (isProblem(page)) continue
    const findings = await runMarkupRules(
      validateMarkup(page.html),
      { path },
      checks.rules,
      contextIn(checks, language),
    )
    last = findings.map((fault) => located(fault, page))
    if (last.length === 0) return []
    all.push(...last)
  }
  for (const { path } of pages.slice(VALIDATED))
    for (const fault of last) all.push({ ...fault, finding: { ...fault.finding, page: path } })
  return all
}
