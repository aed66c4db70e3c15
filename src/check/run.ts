// Runs rules over pages, words or the site and collects their findings. Each rule receives only what it declares.
import type { MarkupFault, PageFacts, PageSummary } from '../model/checks/page-facts.ts'
import type { Finding, Findings, PageContext, PlannedPage, Rule, SiteContext, Words } from '../model/checks/rule.ts'
import type { Place } from '../model/problem.ts'
import { ruleBegins, ruleEnds } from '../runtime/watchdog.ts'
import { structureOf } from './markup/structure.ts'
import { pageFacts, summaryOf } from './page/facts.ts'

/** Rules by id, `group/name`. */
export type Rules = ReadonlyMap<string, Rule>

/** A finding of a rule. `stack`: the rule threw, which is a bug of the rule. */
export interface Found {
  readonly rule: string
  readonly finding: Finding
  readonly stack?: string
}

/**
 * Checks one page, except for its markup. `unshown` are the texts of its file that the page does not show; `structure`
 * is the name of its structure if a rule reads markup.
 */
export async function checkPage(
  { html, unshown }: Pick<PageFacts, 'html' | 'unshown'>,
  planned: PlannedPage,
  rules: Rules,
  context: PageContext,
): Promise<{ found: Found[]; summary: PageSummary; structure: string | undefined }> {
  const page = pageFacts(html, { path: planned.path, file: planned.file, from: planned.from }, unshown)
  return {
    found: await pageFindings(page, planned, rules, context),
    summary: summaryOf(page, planned.names),
    structure: needsMarkup(rules, context) ? structureOf(page).name : undefined,
  }
}

/** The findings on a parsed page. */
export const pageFindings = async (page: PageFacts, planned: PlannedPage, rules: Rules, context: PageContext) =>
  onPage(
    page.path,
    await findings(rules, context, 'page', { page: page.path }, (rule, given) => rule.page?.(page, planned, given)),
  )

/** Whether an active rule reads the faults of html-validate. */
export const needsMarkup = (rules: Rules, context: PageContext): boolean =>
  activeRules(rules, context, 'markup').length > 0

/** The findings about what html-validate reports for one page. */
export const checkMarkup = async (
  faults: readonly MarkupFault[],
  page: { readonly path: string },
  rules: Rules,
  context: PageContext,
): Promise<Found[]> =>
  onPage(
    page.path,
    await findings(rules, context, 'markup', { page: page.path }, (rule) => rule.markup?.(faults, page)),
  )

/** The findings on the words of one YAML file. */
export const checkWords = (words: readonly Words[], rules: Rules, context: PageContext): Promise<Found[]> =>
  findings(rules, context, 'words', { file: words[0]?.file ?? 'site.yaml' }, (rule, given) =>
    rule.words?.(words, given),
  )

/** The findings on the site as a whole. */
export const checkSite = (rules: Rules, context: SiteContext): Promise<Found[]> =>
  findings(rules, context, 'site', { file: 'site.yaml' }, (rule, given) => rule.site?.(given))

/** What a rule looks at. */
type Part = 'page' | 'markup' | 'words' | 'site'

async function findings<C extends PageContext>(
  rules: Rules,
  context: C,
  part: Part,
  at: Place | { readonly page: string },
  check: (rule: Rule, given: C) => Findings | undefined,
): Promise<Found[]> {
  const found: Found[] = []
  const about = part === 'site' ? 'the site' : 'page' in at ? '{{page}}' : at.file
  for (const { id, rule, given } of activeRules(rules, context, part)) {
    try {
      if (rule.setup) await ready(rule, rule.setup)
      ruleBegins(id)
      await collect(check(rule, given), (finding) => found.push({ rule: id, finding }))
    } catch (fault) {
      found.push(thrown(id, about, at, fault))
    }
    ruleEnds()
  }
  return found
}

/** Takes the findings of a rule. Those of a plain generator are taken at once. */
async function collect(findings: Findings = [], add: (finding: Finding) => void): Promise<void> {
  if (Symbol.iterator in findings) for (const finding of findings) add(finding)
  else for await (const finding of findings) add(finding)
}

const setups = new WeakMap<Rule, Promise<void>>()

/** Runs the setup of a rule, once per process and thread. */
function ready(rule: Rule, setup: NonNullable<Rule['setup']>): Promise<void> {
  const running = setups.get(rule) ?? setup()
  setups.set(rule, running)
  return running
}

/** The finding about a rule that threw; the other rules still run. */
function thrown(rule: string, about: string, at: Finding['at'], cause: unknown): Found {
  const { message, stack = message } = cause instanceof Error ? cause : { message: String(cause) }
  const blame = rule.startsWith('site/')
    ? `the rule ${rule} (rules/${rule.slice('site/'.length)}.ts in the folder of templates), not in the content`
    : `the rule ${rule} of site, not in your files`
  const text = `the rule ${rule} threw while checking ${about}: ${message}`
  return { rule, finding: { text, at, help: `this is a bug in ${blame}; all other rules have checked` }, stack }
}

const onPage = (page: string, found: readonly Found[]): Found[] =>
  found.map((one) => ({ ...one, finding: { ...one.finding, page } }))

/** A rule, and the context that it receives. */
interface Active<C> {
  readonly id: string
  readonly rule: Rule
  readonly given: C
}
const active = new WeakMap<object, Map<Rules, Map<Part, readonly Active<object>[]>>>()

/** The rules that are not off and look at a part, determined once per context. */
function activeRules<C extends PageContext>(rules: Rules, context: C, part: Part): readonly Active<C>[] {
  const ofContext = active.get(context) ?? new Map<Rules, Map<Part, readonly Active<object>[]>>()
  active.set(context, ofContext)
  const ofRules = ofContext.get(rules) ?? new Map<Part, readonly Active<object>[]>()
  ofContext.set(rules, ofRules)
  const known = ofRules.get(part)
  if (known) return known as readonly Active<C>[]
  const picked = [...rules].flatMap(([id, rule]) =>
    rule[part] === undefined || context.site.rules[id] === 'off' ? [] : [{ id, rule, given: declared(context, rule) }],
  )
  ofRules.set(part, picked)
  return picked
}

/** The parts of a context that a rule declares. Getters stay getters. */
export function declared<C extends PageContext>(context: C, rule: Rule): C {
  const all = Object.getOwnPropertyDescriptors(context) as Record<string, PropertyDescriptor | undefined>
  const parts = ['site', 'language', ...(rule.needs ?? [])].flatMap((name) =>
    all[name] ? [[name, all[name]] as const] : [],
  )
  return Object.defineProperties({}, Object.fromEntries(parts)) as C
}
