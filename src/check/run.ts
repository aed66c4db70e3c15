// Rules over facts -> problems with the YAML place of each, levels and exceptions applied. Pure but for the tracer it is handed.
import { didYouMean } from '../model/nearest.ts'
import { error, inOrder, type Level, type Place, type Problem } from '../model/problem.ts'
import type { PageFacts, PageSummary } from '../model/facts.ts'
import type { Content, Path } from '../model/loaded.ts'
import type { Finding, PlannedPage, Rule, SiteFacts, World } from '../model/rule.ts'
import { factsOf, summaryOf } from './facts.ts'

/** Rules by id, `group/name`. */
export type Rules = ReadonlyMap<string, Rule>

/** A finding of a named rule, not yet at a YAML line. */
export interface Found {
  readonly rule: string
  readonly finding: Finding
}

/** A rule that threw: a bug in the rule, never a finding. */
export class RuleFailure extends Error {
  constructor(rule: string, about: string, cause: unknown) {
    super(`the rule ${rule} threw while judging ${about}: ${(cause as Error).message}`, { cause })
  }
}

/** Judges one page alone: the part that is kept by content and spread over workers. */
export function judgePage(html: string, page: PlannedPage, rules: Rules, site: SiteFacts): { found: Found[]; summary: PageSummary } {
  const facts = factsOf(html, { path: page.path, file: page.file, from: page.from })
  return { found: [...pageFindings(facts, page, rules, site)], summary: summaryOf(facts, page.names) }
}

function* pageFindings(facts: PageFacts, planned: PlannedPage, rules: Rules, site: SiteFacts): Generator<Found> {
  for (const [rule, { page }] of rules) {
    if (!page || site.site.checks[rule] === 'off') continue
    try {
      for (const finding of page(facts, planned, site)) yield { rule, finding }
    } catch (fault) {
      throw new RuleFailure(rule, facts.path, fault)
    }
  }
}

/** Judges the site as a whole. */
export function judgeSite(rules: Rules, world: World, pages: readonly PageSummary[]): Found[] {
  const found: Found[] = []
  for (const [rule, { site }] of rules) {
    if (!site || world.site.checks[rule] === 'off') continue
    try {
      for (const finding of site(world, pages)) found.push({ rule, finding })
    } catch (fault) {
      throw new RuleFailure(rule, 'the site', fault)
    }
  }
  return found
}

/** Where a span of a page comes from in the YAML. */
export type Trace = (page: string, span: { start: number; end: number } | undefined, value: string | undefined) => Place

/** Findings -> problems: placed, levelled, excused; plus what is wrong with the exceptions and levels themselves. */
export function settle({ found, rules, content, launch, trace }: { found: readonly Found[]; rules: Rules; content: Content; launch: boolean; trace: Trace }): Problem[] {
  const levels = content.site.checks
  const problems: Problem[] = unknownIds(rules, content)
  const exceptions = exceptionsOf(content)
  for (const { rule, finding } of found) {
    const { at } = finding
    const place = 'page' in at ? trace(at.page, at.span, at.value) : 'path' in at ? content.at(at.file, at.path, at.part) : at
    const own = rules.get(rule)
    const strict = launch && own?.launch === true
    const exception = strict ? undefined : exceptions.find((e) => e.rule === rule && (e.file === 'site.yaml' || e.file === place.file) && (e.about === undefined || finding.text.includes(e.about)))
    if (exception) {
      exception.used = true
      continue
    }
    const level: Level = strict ? 'error' : ((levels[rule] as Level | undefined) ?? own?.level ?? 'error')
    problems.push({ level, rule, text: finding.text, at: place, ...(finding.help !== undefined && { help: finding.help }) })
  }
  for (const { used, rule, file, path } of exceptions)
    if (!used && rules.has(rule) && levels[rule] !== 'off' && !(launch && rules.get(rule)?.launch))
      problems.push({ level: 'warning', rule: 'expect/unused', text: `this exception for ${rule} excuses nothing`, at: content.at(file, path), help: 'delete it' })
  return inOrder([...new Map(problems.map((p) => [`${p.rule}|${p.at?.file}:${p.at?.line}:${p.at?.column}|${p.text}`, p])).values()])
}

interface Exception {
  readonly rule: string
  readonly about: string | undefined
  readonly file: string
  readonly path: Path
  used: boolean
}

function exceptionsOf(content: Content): Exception[] {
  const out: Exception[] = []
  for (const [file, value] of content.values) {
    const list = (value as { expect?: { rule: string; about?: string }[] } | undefined)?.expect ?? []
    list.forEach(({ rule, about }, i) => out.push({ rule, about, file, path: ['expect', i], used: false }))
  }
  return out
}

function unknownIds(rules: Rules, content: Content): Problem[] {
  const problems: Problem[] = []
  const say = (id: string, at: Place) => {
    if (!rules.has(id) && id !== 'expect/unused') problems.push(error(`"${id}" is not a rule`, at, didYouMean(id, rules.keys()) ?? 'site check --rules lists them'))
  }
  for (const id of Object.keys(content.site.checks)) say(id, content.at('site.yaml', ['checks', id], 'key'))
  for (const { rule, file, path } of exceptionsOf(content)) say(rule, content.at(file, [...path, 'rule']))
  return problems
}
