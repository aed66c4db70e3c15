// Rules over pages, words and a site -> findings. Each rule is handed what it asked for and nothing else. Pure.

import type { MarkupFault, PageFacts, PageSummary } from '../model/checks/page-facts.ts'
import type { Finding, PageContext, PlannedPage, Rule, SiteContext, Words } from '../model/checks/rule.ts'
import { pageFacts, summaryOf } from './page/facts.ts'

/** Rules by id, `group/name`. */
export type Rules = ReadonlyMap<string, Rule>

/** A finding of a named rule. */
export interface Found {
  readonly rule: string
  readonly finding: Finding
}

/** A rule that threw: a bug in the rule, never a finding. `blame` says whose. */
export class RuleFailure extends Error {
  readonly blame: string
  constructor(rule: string, about: string, cause: unknown) {
    const { message, stack } = cause instanceof Error ? cause : { message: String(cause), stack: '' }
    super(`the rule ${rule} threw while checking ${about}: ${message}`)
    this.stack = [this.message, stack].filter(Boolean).join('\n\n')
    this.blame = rule.startsWith('site/')
      ? `the rule ${rule} (rules/${rule.slice('site/'.length)}.ts in the folder of templates), not in the content`
      : `the rule ${rule} of site, not in your files`
  }
}

/** Checks one page alone, all but its markup. */
export function checkPage(
  html: string,
  planned: PlannedPage,
  rules: Rules,
  context: PageContext,
): { found: Found[]; summary: PageSummary } {
  const page = pageFacts(html, { path: planned.path, file: planned.file, from: planned.from })
  return { found: pageFindings(page, planned, rules, context), summary: summaryOf(page, planned.names) }
}

/** What the rules find on a page that was parsed. */
export const pageFindings = (page: PageFacts, planned: PlannedPage, rules: Rules, context: PageContext): Found[] =>
  onPage(
    page.path,
    findings(rules, context, page.path, (rule, given) => rule.page?.(page, planned, given)),
  )

/** Whether a rule that is on asks what html-validate says of the pages. */
export const needsMarkup = (rules: Rules, { site }: Pick<PageContext, 'site'>): boolean =>
  [...rules].some(([id, { markup }]) => markup !== undefined && site.rules[id] !== 'off')

/** Checks what html-validate says of one page. */
export const checkMarkup = (
  faults: readonly MarkupFault[],
  page: { readonly path: string },
  rules: Rules,
  context: PageContext,
): Found[] =>
  onPage(
    page.path,
    findings(rules, context, page.path, (rule) => rule.markup?.(faults, page)),
  )

/** Checks the words of one YAML file. */
export const checkWords = (words: readonly Words[], rules: Rules, context: PageContext): Found[] =>
  findings(rules, context, words[0]?.file ?? 'the words', (rule, given) => rule.words?.(words, given))

/** Checks the site as a whole. */
export const checkSite = (rules: Rules, context: SiteContext): Found[] =>
  findings(rules, context, 'the site', (rule, given) => rule.site?.(given))

function findings<C extends PageContext>(
  rules: Rules,
  context: C,
  about: string,
  check: (rule: Rule, given: C) => Iterable<Finding> | undefined,
): Found[] {
  const found: Found[] = []
  for (const [id, rule] of rules) {
    if (context.site.rules[id] === 'off') continue
    try {
      for (const finding of check(rule, declared(context, rule)) ?? []) found.push({ rule: id, finding })
    } catch (fault) {
      throw new RuleFailure(id, about, fault)
    }
  }
  return found
}

const onPage = (page: string, found: readonly Found[]): Found[] =>
  found.map(({ rule, finding }) => ({ rule, finding: { ...finding, page } }))

const given = new WeakMap<object, Map<Rule, object>>()

/** The parts a rule asked for, picked once a context. What is made only when it is read stays so. */
function declared<C extends PageContext>(context: C, rule: Rule): C {
  const picked = given.get(context) ?? new Map<Rule, object>()
  given.set(context, picked)
  const known = picked.get(rule)
  if (known) return known as C
  const all = Object.getOwnPropertyDescriptors(context) as Record<string, PropertyDescriptor | undefined>
  const parts = ['site', 'language', ...(rule.needs ?? [])].flatMap((name) =>
    all[name] ? [[name, all[name]] as const] : [],
  )
  const own = Object.defineProperties({}, Object.fromEntries(parts))
  picked.set(rule, own)
  return own as C
}
