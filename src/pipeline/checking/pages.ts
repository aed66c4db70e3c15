// The findings and the summary of every page: cached if the page is unchanged, else the page is drawn and checked.
import { inOwnFile } from '../../check/input/languages.ts'
import type { PageSummary } from '../../check/parsed-page.ts'
import type { LoadedRules } from '../../check/rules.ts'
import type { RuleFinding } from '../../check/run.ts'
import { inLanguage } from '../../model/content.ts'
import { present } from '../../model/present.ts'
import type { Problem } from '../../model/problem.ts'
import { memoize } from '../../runtime/memoize.ts'
import type { OnPage } from '../options.ts'
import { eachPage } from '../pages.ts'
import type { ReadySite } from '../ready.ts'
import { rulesContext } from '../records.ts'
import type { Run } from '../run.ts'
import type { CheckedRow, WrittenRow } from '../tables.ts'
import { markupFindings } from './markup.ts'
import { type CheckedPage, PageChecker } from './page-checker.ts'
import type { TracedPages } from './traced-pages.ts'
import { isValidInThread } from './validity.ts'
import type { RuleContexts } from './words.ts'

/** The pages of a site, checked. */
export interface CheckedPages {
  /** Without those about markup, in the order of the plan. */
  readonly found: readonly RuleFinding[]
  /** The findings about markup. Waits for the thread that validates it. */
  readonly markup: () => Promise<readonly RuleFinding[]>
  readonly summaries: readonly PageSummary[]
  /** The digest and the size of their HTML, by path. */
  readonly written: ReadonlyMap<string, WrittenRow>
}

/** How pages are checked. */
interface PageChecks {
  readonly rules: LoadedRules
  readonly checks: RuleContexts
  readonly traced: TracedPages
  readonly onPage: OnPage | undefined
}

/** Checks every page that has changed since the last check. Problems: pages that cannot be drawn, which are not checked. */
export async function checkPages(
  run: Run,
  ready: ReadySite,
  work: PageChecks,
): Promise<CheckedPages & { readonly problems: readonly Problem[] }> {
  const { rules, checks, traced, onPage } = work
  const { tables, inputs, options } = run
  const { content, plan } = ready.site
  const menus = tables.open('menus', '')
  const structures = tables.open('structures', '')
  const validStructures = [...structures.keys()]
  const keepValid = async (structure: string | undefined, isValid: boolean | Promise<boolean>) => {
    if ((await isValid) && structure !== undefined) structures.set(structure, true)
  }
  const { trace } = traced
  const checker = new PageChecker({ trace, checks, validStructures, validate: isValidInThread })
  const validations: Promise<void>[] = []
  const { value, problems } = await eachPage<CheckedRow, CheckedPage>(run, ready, {
    table: tables.open('checks', rulesContext(content, inputs, rules, options.year)),
    exists: (_, { menu }) => menus.has(menu),
    draw: (request) => checker.check(request),
    purpose: { kind: 'check', validStructures },
    rowOf({ path: _, reads: __, isValid, menu: [menu, links], ...row }) {
      validations.push(keepValid(row.structure, isValid))
      if (!menus.has(menu)) menus.set(menu, links)
      return { ...row, menu }
    },
    onPage,
  })
  const rows: CheckedRow[] = []
  const findings: RuleFinding[] = []
  const structured: { path: string; language: string; structure: string | undefined }[] = []
  for (const { path, record } of plan.pages) {
    const row = value.rows.get(path)
    if (!row) continue
    rows.push(row)
    for (const finding of row.found) findings.push(inOwnFile(finding, inLanguage(content, record.language)))
    structured.push({ path, language: record.language, structure: row.structure })
  }
  tables.keep(menus)
  tables.keep(structures)
  const linksOf = memoize((menu: string) => present(menus.get(menu), `the menu ${menu}`))
  return {
    found: findings,
    async markup() {
      await Promise.all(validations)
      return markupFindings(structured, structures, (path) => traced.at(path), checks)
    },
    summaries: rows.map(({ summary, menu }) => ({ ...summary, links: [...linksOf(menu), ...summary.links] })),
    written: value.rows,
    problems,
  }
}
