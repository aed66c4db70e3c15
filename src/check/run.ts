// Rules over pages, words and a site -> findings. Each rule is handed what it asked for and nothing else. Pure.

import type { MarkupFault, PageFacts, PageSummary } from '../model/checks/page-facts.ts'
import type { Finding, PageContext, PlannedPage, Rule, SiteContext, Words } from '../model/checks/rule.ts'
import type { Place } from '../model/problem.ts'
import { structureOf } from './markup/structure.ts'
import { pageFacts, summaryOf } from './page/facts.ts'

/** Rules by id, `group/name`. */
export type Rules = ReadonlyMap<string, Rule>

/** A finding of a named rule. `stack` where it is none: the rule threw, which is a bug of the rule. */
export interface Found {
  readonly rule: string
  readonly finding: Finding
  readonly stack?: string
}

/** What is told of a rule that threw, so that all others are heard. */
function thrown(rule: string, about: string, at: Finding['at'], cause: unknown): Found {
  const { message, stack = message } = cause instanceof Error ? cause : { message: String(cause) }
  const blame = rule.startsWith('site/')
    ? `the rule ${rule} (rules/${rule.slice('site/'.length)}.ts in the folder of templates), not in the content`
    : `the rule ${rule} of site, not in your files`
  const text = `the rule ${rule} threw while checking ${about}: ${message}`
  return { rule, finding: { text, at, help: `this is a bug in ${blame}; all other rules have checked` }, stack }
}

/**
 * Checks one page alone, all but its markup. `unshown` are the texts of its file that it leaves out; `structure` is the
 * name of its structure if a rule reads markup.
 */
export function checkPage(
  { html, unshown }: Pick<PageFacts, 'html' | 'unshown'>,
  planned: PlannedPage,
  rules: Rules,
  context: PageContext,
): { found: Found[]; summary: PageSummary; structure: string | undefined } {
  const page = pageFacts(html, { path: planned.path, file: planned.file, from: planned.from }, unshown)
  return {
    found: pageFindings(page, planned, rules, context),
    summary: summaryOf(page, planned.names),
    structure: needsMarkup(rules, context) ? structureOf(page).name : undefined,
  }
}

/** What the rules find on a page that was parsed. */
export const pageFindings = (page: PageFacts, planned: PlannedPage, rules: Rules, context: PageContext): Found[] =>
  onPage(
    page.path,
    findings(rules, context, 'page', { page: page.path }, (rule, given) => rule.page?.(page, planned, given)),
  )

/** Whether a rule that is on asks what html-validate says of the pages. */
export const needsMarkup = (rules: Rules, context: PageContext): boolean => askedIn(rules, context, 'markup').length > 0

/** Checks what html-validate says of one page. */
export const checkMarkup = (
  faults: readonly MarkupFault[],
  page: { readonly path: string },
  rules: Rules,
  context: PageContext,
): Found[] =>
  onPage(
    page.path,
    findings(rules, context, 'markup', { page: page.path }, (rule) => rule.markup?.(faults, page)),
  )

/** Checks the words of one YAML file. */
export const checkWords = (words: readonly Words[], rules: Rules, context: PageContext): Found[] =>
  findings(rules, context, 'words', { file: words[0]?.file ?? 'site.yaml' }, (rule, given) =>
    rule.words?.(words, given),
  )

/** Checks the site as a whole. */
export const checkSite = (rules: Rules, context: SiteContext): Found[] =>
  findings(rules, context, 'site', { file: 'site.yaml' }, (rule, given) => rule.site?.(given))

/** What a rule looks at. */
type Part = 'page' | 'markup' | 'words' | 'site'

function findings<C extends PageContext>(
  rules: Rules,
  context: C,
  part: Part,
  at: Place | { readonly page: string },
  check: (rule: Rule, given: C) => Iterable<Finding> | undefined,
): Found[] {
  const found: Found[] = []
  for (const { id, rule, given } of askedIn(rules, context, part)) {
    try {
      for (const finding of check(rule, given) ?? []) found.push({ rule: id, finding })
    } catch (fault) {
      const about = part === 'site' ? 'the site' : 'page' in at ? '{{page}}' : at.file
      found.push(thrown(id, about, at, fault))
    }
  }
  return found
}

const onPage = (page: string, found: readonly Found[]): Found[] =>
  found.map((one) => ({ ...one, finding: { ...one.finding, page } }))

/** A rule that is asked, and what it may know. */
interface Asked<C> {
  readonly id: string
  readonly rule: Rule
  readonly given: C
}
const asked = new WeakMap<object, Map<Rules, Map<Part, readonly Asked<object>[]>>>()

/** The rules that are on and look at a part. Picked once a context. */
function askedIn<C extends PageContext>(rules: Rules, context: C, part: Part): readonly Asked<C>[] {
  const ofContext = asked.get(context) ?? new Map<Rules, Map<Part, readonly Asked<object>[]>>()
  asked.set(context, ofContext)
  const ofRules = ofContext.get(rules) ?? new Map<Part, readonly Asked<object>[]>()
  ofContext.set(rules, ofRules)
  const known = ofRules.get(part)
  if (known) return known as readonly Asked<C>[]
  const picked = [...rules].flatMap(([id, rule]) =>
    rule[part] === undefined || context.site.rules[id] === 'off' ? [] : [{ id, rule, given: declared(context, rule) }],
  )
  ofRules.set(part, picked)
  return picked
}

/** The parts a rule asked for. What is made only when it is read stays so. */
function declared<C extends PageContext>(context: C, rule: Rule): C {
  const all = Object.getOwnPropertyDescriptors(context) as Record<string, PropertyDescriptor | undefined>
  const parts = ['site', 'language', ...(rule.needs ?? [])].flatMap((name) =>
    all[name] ? [[name, all[name]] as const] : [],
  )
  return Object.defineProperties({}, Object.fromEntries(parts)) as C
}
