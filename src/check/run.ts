// Runs rules over pages, words or the site and collects their findings.
import type { Place } from '../model/problem.ts'
import { messageOf } from '../runtime/thrown.ts'
import { ruleWatchdog } from '../runtime/watchdog.ts'
import { structureOf } from './markup/structure.ts'
import { parsePage, summaryOf } from './page/parse.ts'
import type { MarkupFault, PageSummary, ParsedPage } from './parsed-page.ts'
import type {
  Finding,
  Findings,
  LanguageContext,
  PageContext,
  PageIdentity,
  Rule,
  SiteContext,
  YamlText,
} from './rule.ts'

/** Rules by id, `group/name`. */
export type Rules = ReadonlyMap<string, Rule>

/** A finding of a rule. `stack`: the rule threw, which is a bug of the rule. */
export interface RuleFinding {
  readonly rule: string
  readonly finding: Finding
  readonly stack?: string
}

/** Checks one page, except for its markup. `structure` is the name of its structure if a rule reads markup. */
export async function runPageRules(
  { html, ...shown }: Pick<ParsedPage, 'html' | 'unshown' | 'files'>,
  planned: PageIdentity,
  rules: Rules,
  context: PageContext,
): Promise<{ found: RuleFinding[]; summary: PageSummary; structure: string | undefined }> {
  const page = parsePage(html, { path: planned.path, file: planned.file, from: planned.from }, shown)
  const found = await findings(rules, context, 'page', { page: page.path }, (rule) =>
    rule.page?.(page, planned, context),
  )
  return {
    found,
    summary: summaryOf(page, planned.names),
    structure: activeRules(rules, context, 'markup').next().done ? undefined : structureOf(page),
  }
}

/** The findings about what html-validate reports for one page. */
export const runMarkupRules = (
  faults: readonly MarkupFault[],
  page: { readonly path: string },
  rules: Rules,
  context: PageContext,
): Promise<RuleFinding[]> =>
  findings(rules, context, 'markup', { page: page.path }, (rule) => rule.markup?.(faults, page))

/** The findings on the words of one YAML file. */
export const runTextRules = (words: readonly YamlText[], rules: Rules, context: PageContext): Promise<RuleFinding[]> =>
  findings(rules, context, 'words', { file: words[0]?.file ?? 'site.yaml' }, (rule) => rule.words?.(words, context))

/** The findings on one language of the site. */
export const runLanguageRules = (rules: Rules, context: LanguageContext): Promise<RuleFinding[]> =>
  findings(rules, context, 'language', { file: 'site.yaml' }, (rule) => rule.language?.(context))

/** The findings on the site as a whole. */
export const runSiteRules = (rules: Rules, context: SiteContext): Promise<RuleFinding[]> =>
  findings(rules, context, 'site', { file: 'site.yaml' }, (rule) => rule.site?.(context))

/** The subjects of a rule. */
type Subject = 'page' | 'markup' | 'words' | 'language' | 'site'

/** The rules that examine a part and are not off. */
function* activeRules(rules: Rules, { site }: PageContext, part: Subject): Generator<readonly [string, Rule]> {
  for (const [id, rule] of rules) if (rule[part] !== undefined && site.rules[id] !== 'off') yield [id, rule]
}

/** Runs the rules that examine a part. `at` is the page or the file that they examine. */
async function findings(
  rules: Rules,
  context: PageContext,
  part: Subject,
  at: Place | { readonly page: string },
  check: (rule: Rule) => Findings | undefined,
): Promise<RuleFinding[]> {
  const found: RuleFinding[] = []
  const page = 'page' in at ? at : undefined
  const ofFile = 'file' in at && part === 'words' ? at.file : 'the site'
  const subject = page ? '{{page}}' : ofFile
  for (const [rule, own] of activeRules(rules, context, part)) {
    const add = (finding: Finding) => found.push({ rule, finding: { ...finding, ...page } })
    // The engine's rules are known to end.
    const watchdog = isOwn(rule) ? ruleWatchdog() : undefined
    watchdog?.begins(`The rule ${rule}`)
    try {
      const waiting = collect(check(own), add)
      if (waiting) await waiting
    } catch (fault) {
      const message = messageOf(fault)
      const stack = fault instanceof Error ? (fault.stack ?? message) : message
      const text = `the rule ${rule} threw while checking ${subject}: ${message}`
      found.push({ rule, finding: { text, at, help: bugIn(rule), ...page }, stack })
    }
    watchdog?.ends()
  }
  return found
}

/** Adds the findings of a rule. Waiting for those of a plain generator would take longer than the rule. */
function collect(findings: Findings = [], add: (finding: Finding) => void): Promise<void> | undefined {
  if (!(Symbol.iterator in findings)) return collectLater(findings, add)
  for (const finding of findings) add(finding)
  return undefined
}

async function collectLater(findings: AsyncIterable<Finding>, add: (finding: Finding) => void): Promise<void> {
  for await (const finding of findings) add(finding)
}

/** Whether a rule is the site's own. */
const isOwn = (rule: string) => rule.startsWith('site/')

/** The advice after a rule threw; the other rules still run. */
function bugIn(rule: string): string {
  const file = `rules/${rule.slice('site/'.length)}.ts in the folder of templates`
  const where = isOwn(rule) ? `${rule} (${file}), not in the content` : `${rule} of site, not in your files`
  return `this is a bug in the rule ${where}; all other rules have checked`
}
