// Turns findings into problems: each at the line to edit, with its level, one for all pages that show the same fault.
// Exceptions under `ignore:` drop findings.
import type { Positions } from '../../model/content.ts'
import { inShort } from '../../model/counts.ts'
import type { Path } from '../../model/data.ts'
import { didYouMean } from '../../model/nearest.ts'
import { error, inOrder, type Level, type Place, type Problem } from '../../model/problem.ts'
import type { Site } from '../../model/schemas/site.ts'
import type { Finding, InPage, PageIdentity, Rule } from '../rule.ts'
import type { RuleFinding, Rules } from '../run.ts'
import { quotedIn } from './at-words.ts'

/** Finds the places of findings. */
export interface Placing {
  /** A value of the YAML, or its key. */
  readonly at: Positions['at']
  /** The text of the YAML that a part of a page comes from; undefined if it comes from none. */
  readonly trace: (where: InPage) => Place | undefined
  /** The first of some words in the value at a place. */
  readonly atWords: (place: Place, words: readonly string[]) => Place
  /** The line of the templates that writes a part of a page; undefined for the head, which the engine writes. */
  readonly drawnBy: (where: InPage) => Place | undefined
  /** The line of the style sheets that contains the first of some texts. */
  readonly styledBy: (texts: readonly string[]) => Place
}

/** An entry of `ignore:`. */
export interface Exception {
  readonly rule: string
  /** Only findings whose text contains this are excused. */
  readonly about?: string | undefined
  readonly file: string
  readonly path: Path
}

/** The exceptions of one YAML file. Those of site.yaml apply to all files. */
export function exceptionsIn(file: string, value: unknown): Exception[] {
  const { ignore } = (value ?? {}) as { readonly ignore?: readonly ({ rule: string; about?: string } | null)[] }
  // A data file of the site may have another list of that name.
  return (Array.isArray(ignore) ? ignore : []).flatMap((exception, i) =>
    typeof exception?.rule === 'string'
      ? [{ rule: exception.rule, about: exception.about, file, path: ['ignore', i] }]
      : [],
  )
}

/** The page that a finding is about. */
const pageOf = ({ at, page = 'page' in at ? at.page : undefined }: Pick<Finding, 'at' | 'page'>) => page

/** The sentence of a finding, with its page and its data filled in. */
export const sentenceOf = (finding: Finding): string =>
  finding.text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    String((name === 'page' ? pageOf(finding) : finding.data?.[name]) ?? whole),
  )

/** Findings of one rule and text that are traced to their line. Those after them get the place of the last one. */
const TRACED = 20

/** The values that turn findings into problems. */
interface ProblemSetup {
  readonly rules: Rules
  readonly site: Site
  readonly exceptions: readonly Exception[]
  readonly pages: ReadonlyMap<string, Pick<PageIdentity, 'from'>>
  readonly launch: boolean
  readonly placing: Placing
  /** Whether something of the site is left out, because it has errors. */
  readonly isPart?: boolean
}

/** The problems of all findings, and those of exceptions and levels. `found` is iterated once. */
export function toProblems({ found, ...given }: ProblemSetup & { readonly found: Iterable<RuleFinding> }): Problem[] {
  const { rules, site, exceptions, launch, placing, isPart = false } = given
  const { at } = placing
  const help = 'delete it: the fault is gone or reads otherwise'
  const faults = new Faults(given)
  for (const one of found) if (!isPart || !(rules.get(one.rule)?.missing || one.finding.missing)) faults.add(one)
  return inOrder([
    ...faultsOfLevels(rules, site, at),
    ...exceptions.flatMap(({ rule, file, path }) => unknownRule(rule, rules, at(file, [...path, 'rule']))),
    ...faults.problems(),
    ...(isPart ? [] : exceptions)
      .filter((exception) => !faults.used.has(exception) && isOn(exception.rule, rules, site, launch))
      .map(({ rule, file, path }) => warning(`this exception for ${rule} excuses nothing`, at(file, path), help)),
  ])
}

export const warning = (text: string, at: Place, help: string): Problem => ({ level: 'warning', text, at, help })

/** A fault, and the pages that show it with the text of each. */
interface ShownFault {
  readonly problem: Problem
  readonly place: Place
  /** The words of the value that it is about. */
  readonly value: string
  readonly shown: Map<string, string>
}

/** Collects findings that are not excused: one fault for all pages that show it. */
class Faults {
  /** The exceptions that excused a finding. */
  readonly used = new Set<Exception>()
  readonly #given: ProblemSetup
  readonly #faults = new Map<string, ShownFault>()
  readonly #traced = new Map<string, { times: number; found: Place | undefined; drawn: Place | undefined }>()

  constructor(given: ProblemSetup) {
    this.#given = given
  }

  add({ rule, finding, stack }: RuleFinding): void {
    const { rules, exceptions, pages, launch } = this.#given
    const { place, isDrawn } = this.#placeOf(rule, finding)
    const own = rules.get(rule)
    const page = pageOf(finding)
    const from = pages.get(page ?? '')?.from
    const text = sentenceOf(finding)
    // A rule that threw is an error, whatever its level.
    const isStrict = stack !== undefined || (launch && own?.launch === true)
    const exception = exceptions.find((each) => !isStrict && excuses(each, rule, [place.file, from], text))
    if (exception) {
      this.used.add(exception)
      return
    }
    const level = isStrict ? 'error' : levelOf(rule, finding, this.#given)
    const help = helpOf(finding.help ?? own?.help, isDrawn ? from : undefined, place)
    const problem = { level, rule, text, ...(help !== undefined && { help }), ...(stack !== undefined && { stack }) }
    // A fault of a template is one fault on whichever page it shows.
    const where = isDrawn ? 'drawn' : `${place.file}:${place.line}:${place.column}`
    const key = this.#keyOf(`${rule}|${where}|${page === undefined ? text : finding.text}`, page, text)
    const fault = this.#faults.get(key) ?? { problem, place, value: wordsAt(finding), shown: new Map() }
    if (page !== undefined) fault.shown.set(page, text)
    this.#faults.set(key, fault)
  }

  /** The key of a fault. A page may show two faults of one kind that differ in their data. */
  #keyOf(shared: string, page: string | undefined, text: string): string {
    for (let n = 1; ; n++) {
      const key = n === 1 ? shared : `${shared}|${n}`
      const shown = page === undefined ? undefined : this.#faults.get(key)?.shown.get(page)
      if (shown === undefined || shown === text) return key
    }
  }

  /** The line of a finding. `isDrawn`: it comes from no text of the YAML. */
  #placeOf(rule: string, { text, at: where }: Finding): { place: Place; isDrawn: boolean } {
    const { at, trace, drawnBy, styledBy } = this.#given.placing
    if ('style' in where) return { place: styledBy(where.style), isDrawn: false }
    if (!('page' in where))
      return { place: 'path' in where ? at(where.file, where.path, where.part) : where, isDrawn: false }
    const place = { file: this.#given.pages.get(where.page)?.from ?? 'site.yaml', line: 1 }
    if (!where.span && !where.link && !where.tags) return { place, isDrawn: true }
    const key = `${rule}|${text}`
    const before = this.#traced.get(key)
    const found = before && before.times >= TRACED ? before.found : trace(where)
    const drawn = before?.drawn ?? (found ? undefined : drawnBy(where))
    this.#traced.set(key, { times: (before?.times ?? 0) + 1, found, drawn })
    return { place: found ?? drawn ?? place, isDrawn: !found }
  }

  /** One problem for each fault, at the words that it quotes. */
  problems(): Problem[] {
    // By file, so that the lines of each file are read once.
    const faults = [...this.#faults.values()].sort((a, b) => (a.place.file < b.place.file ? -1 : 1))
    return faults.map(({ problem, place, value, shown }) => ({
      ...problem,
      at: this.#given.placing.atWords(place, [value, ...quotedIn(problem.text)]),
      text: shown.size < 2 ? problem.text : `${problem.text} (${others([...shown.keys()])})`,
    }))
  }
}

/** The words of the value that a finding is about. */
const wordsAt = ({ at }: Finding) => ('value' in at ? (at.value ?? '') : '')

/** The level of a finding: that of site.yaml, its own, or that of its rule. */
const levelOf = (rule: string, { level }: Finding, { site, rules }: Pick<ProblemSetup, 'site' | 'rules'>): Level =>
  (site.rules[rule] as Level | undefined) ?? level ?? rules.get(rule)?.level ?? 'error'

/** The help of a finding; `from` is the file of the page if a template writes what was found. */
const helpOf = (help: string | undefined, from: string | undefined, place: Place) =>
  from === undefined || from === place.file ? help : `${help ?? 'correct it'}; a template draws it, no text of ${from}`

/** The pages that show a fault besides the first. */
const others = ([, ...pages]: readonly string[]) => `also on ${inShort(pages)}`

const excuses = ({ rule, file, about }: Exception, id: string, files: readonly (string | undefined)[], text: string) =>
  rule === id && (file === 'site.yaml' || files.includes(file)) && (about === undefined || text.includes(about))

/** Whether a rule may find something: an exception for one that is off, or cannot be excused, is never used. */
const isOn = (id: string, rules: Rules, site: Site, launch: boolean) =>
  rules.has(id) && site.rules[id] !== 'off' && !(launch && rules.get(id)?.launch)

/** Rules about the money and the identity of the business, the safety of visitors, and whether the site is found. */
const GUARDS = /^(?:fact|contact|identity|launch|claims|sec)\//

/** Whether a rule guards one of these, by its group or by itself. */
export const isGuard = (id: string, { guard }: Pick<Rule, 'guard'>): boolean => guard ?? GUARDS.test(id)

/** A warning: an older version may have had the rule. */
function unknownRule(id: string, rules: Rules, place: Place): Problem[] {
  const help =
    didYouMean(id, rules.keys()) ?? 'delete it: this version has no such rule; npx site check --rules lists them'
  return rules.has(id) ? [] : [warning(`"${id}" is not a rule`, place, help)]
}

/** The faults of the levels in site.yaml: unknown rules, rules that have no level, and guards that are off. */
function faultsOfLevels(rules: Rules, site: Site, at: Positions['at']): Problem[] {
  return Object.entries(site.rules).flatMap(([id, level]) => {
    const place = at('site.yaml', ['rules', id], 'key')
    const rule = rules.get(id)
    if (!rule) return unknownRule(id, rules, place)
    if (rule.early && level !== 'error')
      return [error(`${id} cannot be ${level}: a site that does not load cannot be checked`, place, 'delete this line')]
    if (level !== 'off' || !isGuard(id, rule)) return []
    const help = 'delete this line; write an exception for a single case under ignore:, with its reason'
    return [warning(`${id} is off: ${rule.why}`.replace(/\.$/, ''), place, help)]
  })
}
