// Findings -> problems: each at its YAML line, levelled, excused, one for all pages that show the same fault. Pure but
// for the trace it is handed.

import type { Finding, InPage, PageRecord } from '../../model/checks/rule.ts'
import type { Content, Path } from '../../model/content.ts'
import { didYouMean } from '../../model/nearest.ts'
import { error, inOrder, type Level, type Place, type Problem } from '../../model/problem.ts'
import { thousands } from '../../model/report.ts'
import type { Site } from '../../model/schemas/site.ts'
import type { Found, Rules } from '../run.ts'
import { quotedIn } from './at-words.ts'

/** Where what findings point at stands. */
export interface Placing {
  /** A value of the YAML, or its key. */
  readonly at: Content['at']
  /** The text of the YAML that a place in a page comes from; undefined if it comes from none. */
  readonly trace: (where: InPage) => Place | undefined
  /** The first of some words in the value at a place. */
  readonly atWords: (place: Place, words: readonly string[]) => Place
  /** The line of the templates that writes a place in a page; undefined for the head, which the engine writes. */
  readonly drawnBy: (where: InPage) => Place | undefined
  /** The line of the style sheets that contains the first of some texts. */
  readonly styledBy: (texts: readonly string[]) => Place
}

/** An entry of `ignore:`. */
export interface Exception {
  readonly rule: string
  /** Only findings whose text contains this. */
  readonly about?: string | undefined
  readonly file: string
  readonly path: Path
}

/** The exceptions of one YAML file. Those of site.yaml hold for all files. */
export function exceptionsIn(file: string, value: unknown): Exception[] {
  const { ignore } = (value ?? {}) as { readonly ignore?: readonly ({ rule: string; about?: string } | null)[] }
  // A data file of the site's own shape may have another list of that name.
  return (Array.isArray(ignore) ? ignore : []).flatMap((each, i) =>
    typeof each?.rule === 'string' ? [{ rule: each.rule, about: each.about, file, path: ['ignore', i] }] : [],
  )
}

/** The sentence a person reads. */
export const sentenceOf = ({ text, data, at, page = 'page' in at ? at.page : undefined }: Finding): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String((name === 'page' ? page : data?.[name]) ?? whole))

/** Findings of one rule and text that are traced to their line; what comes after has the place of the last of them. */
const TRACED = 200

/** One fault, and the pages that show it with the text of each. */
interface Fault {
  readonly problem: Problem
  readonly place: Place
  /** The words of the value that it is about. */
  readonly value: string
  shown: Map<string, string> | undefined
}

/** Plus what is wrong with the exceptions and levels themselves. */
export function toProblems({
  found,
  rules,
  site,
  exceptions,
  pages,
  launch,
  placing,
}: {
  /** Gone through once. */
  found: Iterable<Found>
  rules: Rules
  site: Site
  exceptions: readonly Exception[]
  pages: ReadonlyMap<string, Pick<PageRecord, 'from'>>
  launch: boolean
  placing: Placing
}): Problem[] {
  const { at } = placing
  const placeOf = placer(pages, placing)
  const used = new Set<Exception>()
  const faults = new Map<string, Fault>()
  for (const { rule, finding, stack } of found) {
    const { place, drawn } = placeOf(rule, finding)
    const text = sentenceOf(finding)
    const own = rules.get(rule)
    const page = finding.page ?? ('page' in finding.at ? finding.at.page : undefined)
    const from = page === undefined ? undefined : pages.get(page)?.from
    const advice = finding.help ?? own?.help
    // A person who looks for it in the file of the page finds nothing there.
    const help =
      drawn && place.file !== from ? `${advice ?? 'correct it'}; a template draws it, no text of ${from}` : advice
    // A rule that was not heard weighs as an error, whatever it is set to.
    const strict = stack !== undefined || (launch && own?.launch === true)
    const exception = strict ? undefined : exceptions.find((each) => excuses(each, rule, [place.file, from], text))
    if (exception) {
      used.add(exception)
      continue
    }
    // What no text of the YAML stands behind is a fault of the template, on whichever page it shows.
    const where = drawn ? 'drawn' : `${place.file}:${place.line}:${place.column}`
    const shared = `${rule}|${where}|${page === undefined ? text : finding.text}`
    // A page may show two faults of one kind that differ in their data.
    let key = shared
    const taken = () => (page === undefined ? undefined : faults.get(key)?.shown?.get(page))
    for (let n = 2; taken() !== undefined && taken() !== text; n++) key = `${shared}|${n}`
    const fault = faults.get(key) ?? {
      problem: {
        level: strict ? 'error' : ((site.rules[rule] as Level | undefined) ?? finding.level ?? own?.level ?? 'error'),
        rule,
        text,
        ...(help !== undefined && { help }),
        ...(stack !== undefined && { stack }),
      },
      place,
      value: 'value' in finding.at ? (finding.at.value ?? '') : '',
      shown: undefined,
    }
    if (page !== undefined) {
      fault.shown ??= new Map()
      fault.shown.set(page, text)
    }
    faults.set(key, fault)
  }
  // By file, so that the lines of each are read once.
  const inFiles = [...faults.values()].sort((a, b) => (a.place.file < b.place.file ? -1 : 1))
  // As much memory as all problems.
  faults.clear()
  return inOrder([
    ...unknownIds(rules, site, exceptions, at),
    ...guardsOff(rules, site, at),
    ...wholesale([...used], rules, at),
    ...inFiles.map(({ problem, place, value, shown }) => ({
      ...problem,
      at: placing.atWords(place, [value, ...quotedIn(problem.text)]),
      text: shown === undefined || shown.size < 2 ? problem.text : `${problem.text} (${others([...shown.keys()])})`,
    })),
    ...exceptions
      .filter((exception) => !used.has(exception) && isOn(exception.rule, rules, site, launch))
      .map(
        ({ rule, file, path }): Problem => ({
          level: 'warning',
          rule: 'ignore/unused',
          text: `this exception for ${rule} excuses nothing`,
          at: at(file, path),
          help: 'delete it',
        }),
      ),
  ])
}

/** The pages that show a fault besides the first. */
function others([, ...pages]: readonly string[]): string {
  const more = pages.length > NAMED ? ` and ${thousands(pages.length - NAMED)} more` : ''
  return `also on ${pages.slice(0, NAMED).join(', ')}${more}`
}
/** Pages that a finding names besides the first. */
const NAMED = 5

const excuses = ({ rule, file, about }: Exception, id: string, files: readonly (string | undefined)[], text: string) =>
  rule === id && (file === 'site.yaml' || files.includes(file)) && (about === undefined || text.includes(about))

/** Whether a rule has had its say: an exception for one that is off, or cannot be excused, may well excuse nothing. */
const isOn = (id: string, rules: Rules, site: Site, launch: boolean) =>
  rules.has(id) && site.rules[id] !== 'off' && !(launch && rules.get(id)?.launch)

/** The line of a finding; `drawn` where no text of the YAML stands behind it. */
function placer(pages: ReadonlyMap<string, Pick<PageRecord, 'from'>>, { at, trace, drawnBy, styledBy }: Placing) {
  const traced = new Map<string, { times: number; found: Place | undefined; drawn: Place | undefined }>()
  return (rule: string, { text, at: where }: Finding): { place: Place; drawn: boolean } => {
    if ('style' in where) return { place: styledBy(where.style), drawn: false }
    if (!('page' in where))
      return { place: 'path' in where ? at(where.file, where.path, where.part) : where, drawn: false }
    const place = { file: pages.get(where.page)?.from ?? 'site.yaml', line: 1 }
    if (!where.span && !where.link && !where.tags) return { place, drawn: true }
    const key = `${rule}|${text}`
    const before = traced.get(key)
    const found = before && before.times >= TRACED ? before.found : trace(where)
    const drawn = before?.drawn ?? (found ? undefined : drawnBy(where))
    traced.set(key, { times: (before?.times ?? 0) + 1, found, drawn })
    return found ? { place: found, drawn: false } : { place: drawn ?? place, drawn: true }
  }
}

/**
 * Groups of rules, and rules, that guard the money and the identity of the business, the safety of those who read, and
 * that the site is found at all.
 */
const GUARDS = new RegExp(
  '^(?:(?:fact|contact|identity|launch|claims|sec)/|link/tel-mailto$|' +
    'img/metadata$|content/placeholder$|robots/valid$|index/nothing-indexable$)',
)

/** Whether a rule is one of these. */
export const isGuard = (id: string): boolean => GUARDS.test(id)

/** A rule of these that is off is told of on every run, and can be silenced by nothing. */
const guardsOff = (rules: Rules, site: Site, at: Content['at']): Problem[] =>
  Object.entries(site.rules).flatMap(([id, level]) =>
    level === 'off' && isGuard(id) && rules.has(id)
      ? [
          {
            level: 'warning',
            rule: 'rules/guard',
            text: `${id} is off, and nothing else looks: ${rules.get(id)?.why}`.replace(/\.$/, ''),
            at: at('site.yaml', ['rules', id], 'key'),
            help: 'delete this line; a case that is right as it stands goes under ignore:, with its reason',
          },
        ]
      : [],
  )

/** An exception of site.yaml for such a rule that names no case is the rule switched off. No launch can be excused. */
const wholesale = (used: readonly Exception[], rules: Rules, at: Content['at']): Problem[] =>
  used
    .filter(
      ({ rule, file, about }) =>
        isGuard(rule) && !rule.startsWith('launch/') && file === 'site.yaml' && about === undefined,
    )
    .map(({ rule, file, path }) => ({
      level: 'warning',
      rule: 'rules/guard',
      text: `this exception excuses all that ${rule} finds on any page: ${rules.get(rule)?.why}`.replace(/\.$/, ''),
      at: at(file, path),
      help: 'write about: with words of the one case, or move the exception to the file of the case',
    }))

function unknownIds(rules: Rules, site: Site, exceptions: readonly Exception[], at: Content['at']): Problem[] {
  const unknown = (id: string, place: Place) =>
    rules.has(id) || id === 'ignore/unused'
      ? []
      : [error(`"${id}" is not a rule`, place, didYouMean(id, rules.keys()) ?? 'npx site check --rules lists them')]
  return [
    ...Object.entries(site.rules).flatMap(([id, level]) => {
      const place = at('site.yaml', ['rules', id], 'key')
      const early = rules.get(id)?.early && level !== 'error'
      const text = `${id} cannot be ${level}: a site that does not load cannot be checked`
      return [...unknown(id, place), ...(early ? [error(text, place, 'delete this line')] : [])]
    }),
    ...exceptions.flatMap(({ rule, file, path }) => unknown(rule, at(file, [...path, 'rule']))),
  ]
}
