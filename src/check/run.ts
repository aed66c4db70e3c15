// Rules over facts -> problems with the YAML place of each, levels and exceptions applied. Pure but for the tracer it is handed.

import type { PageFacts, PageSummary } from '../model/facts.ts'
import type { Content, Path } from '../model/loaded.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, inOrder, type Level, type Place, type Problem } from '../model/problem.ts'
import type { Finding, PlannedPage, Rule, SiteFacts, Words, World } from '../model/rule.ts'
import { factsOf, summaryOf } from './facts.ts'

/** Rules by id, `group/name`. */
export type Rules = ReadonlyMap<string, Rule>

/** A finding of a named rule, not yet at a YAML line. */
export interface Found {
  readonly rule: string
  readonly finding: Finding
}

/** A rule that threw: a bug in the rule, never a finding. `blame` says whose. */
export class RuleFailure extends Error {
  readonly blame: string
  constructor(rule: string, about: string, cause: unknown) {
    const { message, stack } = cause instanceof Error ? cause : { message: String(cause), stack: '' }
    super(`the rule ${rule} threw while judging ${about}: ${message}`)
    this.stack = [this.message, stack].filter(Boolean).join('\n\n')
    this.blame = rule.startsWith('site/')
      ? `the rule ${rule} (rules/${rule.slice('site/'.length)}.ts in the folder of templates), not in the content`
      : `the rule ${rule} of site, not in your files`
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

/** Judges the words of one YAML file. */
export function judgeWords(words: readonly Words[], rules: Rules, site: SiteFacts): Found[] {
  const found: Found[] = []
  for (const [rule, judge] of rules) {
    if (!judge.words || site.site.checks[rule] === 'off') continue
    try {
      for (const finding of judge.words(words, site)) found.push({ rule, finding })
    } catch (fault) {
      throw new RuleFailure(rule, words[0]?.file ?? 'the words', fault)
    }
  }
  return found
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

/** Findings of one text that are traced to their line. */
const TRACED = 200

/** Which findings are not traced, and how many pages have a fault of one rule and text. Tracing draws a page again: some hundreds are enough. */
export function tracesOf(found: readonly Found[]): { untraced: ReadonlySet<Found>; times: ReadonlyMap<string, number> } {
  const times = new Map<string, number>()
  const untraced = new Set<Found>()
  for (const one of found) {
    const { at, text } = one.finding
    if (!('page' in at)) continue
    const key = one.rule + withoutPage(text, at.page)
    const count = (times.get(key) ?? 0) + 1
    times.set(key, count)
    if (count > TRACED) untraced.add(one)
  }
  return { untraced, times }
}

/** A finding's text without the address of its page, so that one fault on many pages is known as one. */
function withoutPage(text: string, page: string): string {
  const shown = text.startsWith(`${page} `) ? `*${text.slice(page.length)}` : text
  const at = shown.indexOf(` on ${page}`)
  const after = at + 4 + page.length
  return at >= 0 && /^(?:$|[\s,:;])/.test(shown.slice(after, after + 1)) ? `${shown.slice(0, at)} on *${shown.slice(after)}` : shown
}

/** Findings -> problems: placed, levelled, excused; plus what is wrong with the exceptions and levels themselves. */
export function settle({
  found,
  rules,
  content,
  launch,
  trace,
}: {
  found: readonly Found[]
  rules: Rules
  content: Content
  launch: boolean
  trace: Trace
}): Problem[] {
  const levels = content.site.checks
  const problems: Problem[] = unknownIds(rules, content)
  const exceptions = exceptionsOf(content)
  const { untraced, times } = tracesOf(found)
  /** Pages that show one and the same fault of the YAML, by rule, place and text. */
  const shared = new Map<string, { problem: Problem; pages: Set<string> }>()
  for (const one of found) {
    const { rule, finding } = one
    const { at } = finding
    const general = 'page' in at ? withoutPage(finding.text, at.page) : finding.text
    let place: Place
    if (!('page' in at)) place = 'path' in at ? content.at(at.file, at.path, at.part) : at
    else {
      if (untraced.has(one)) continue
      place = trace(at.page, at.span, at.value)
    }
    const own = rules.get(rule)
    const strict = launch && own?.launch === true
    const exception = strict
      ? undefined
      : exceptions.find(
          (e) => e.rule === rule && (e.file === 'site.yaml' || e.file === place.file) && (e.about === undefined || finding.text.includes(e.about)),
        )
    if (exception) {
      exception.used = true
      continue
    }
    const level: Level = strict ? 'error' : ((levels[rule] as Level | undefined) ?? own?.level ?? 'error')
    const problem: Problem = { level, rule, text: finding.text, at: place, ...(finding.help !== undefined && { help: finding.help }) }
    const key = `${rule}|${place.file}:${place.line}:${place.column}|${general}`
    const same = 'page' in at ? shared.get(key) : undefined
    if (same && 'page' in at) same.pages.add(at.page)
    else {
      if ('page' in at) shared.set(key, { problem, pages: new Set([at.page]) })
      problems.push(problem)
    }
  }
  for (const { problem, pages } of shared.values()) {
    if (pages.size < 2) continue
    const all = (times.get(`${problem.rule}${withoutPage(problem.text, [...pages][0] ?? '')}`) ?? 0) > TRACED ? 'many' : String(pages.size - 1)
    problems[problems.indexOf(problem)] = { ...problem, text: `${problem.text} (and on ${all} more ${pages.size === 2 ? 'page' : 'pages'})` }
  }
  for (const { used, rule, file, path } of exceptions)
    if (!used && rules.has(rule) && levels[rule] !== 'off' && !(launch && rules.get(rule)?.launch))
      problems.push({
        level: 'warning',
        rule: 'expect/unused',
        text: `this exception for ${rule} excuses nothing`,
        at: content.at(file, path),
        help: 'delete it',
      })
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
    for (const [i, { rule, about }] of list.entries()) out.push({ rule, about, file, path: ['expect', i], used: false })
  }
  return out
}

function unknownIds(rules: Rules, content: Content): Problem[] {
  const problems: Problem[] = []
  const say = (id: string, at: Place) => {
    if (!rules.has(id) && id !== 'expect/unused')
      problems.push(error(`"${id}" is not a rule`, at, didYouMean(id, rules.keys()) ?? 'site check --rules lists them'))
  }
  for (const [id, level] of Object.entries(content.site.checks)) {
    const at = content.at('site.yaml', ['checks', id], 'key')
    say(id, at)
    if (rules.get(id)?.early && level !== 'error')
      problems.push(error(`${id} cannot be ${level}: a site that does not load cannot be judged`, at, 'delete this line'))
  }
  for (const { rule, file, path } of exceptionsOf(content)) say(rule, content.at(file, [...path, 'rule']))
  return problems
}
