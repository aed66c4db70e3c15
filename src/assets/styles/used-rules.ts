// A stylesheet and the names a page can have -> the rules of it that can match there. Elements look the same with them:
// no rule changes its specificity or order, and only custom properties and keyframes that nothing reads are removed.
import postcss, { type AtRule, type Container, type Rule } from 'postcss'
import parser, { type Selector } from 'postcss-selector-parser'
import { memoize } from '../../runtime/memoize.ts'

/** The part of a stylesheet that a page can use. */
type UsedRules = (has: (name: string) => boolean, elsewhere: string) => string

/**
 * Parses a stylesheet once; returns a function that gives the rules that can match. `has` answers whether a page can
 * have an element or a class of that name; ids, attributes and states are always possible. A custom property is kept
 * if the remaining rules, or `elsewhere` (other stylesheets and scripts, as text), name it.
 */
export function usedRulesOf(css: string): UsedRules {
  const whole = postcss.parse(css)
  const partsIn = memoize(partsOf)
  return (has, elsewhere) => {
    const sheet = whole.clone()
    sheet.walkRules((rule) => {
      if (isKeyframe(rule)) return
      const possible = partsIn(rule.selector).filter(({ matches }) => matches(has))
      if (possible.length > 0) rule.selector = possible.map(({ without }) => without(has)).join(',')
      else rule.remove()
    })
    removeUnusedKeyframes(sheet, elsewhere)
    removeUnread(sheet, new Set(elsewhere.match(CUSTOM)))
    removeEmpty(sheet)
    // Other rules follow, so an at-rule at the end needs its semicolon.
    sheet.raws.semicolon = true
    return sheet.toString()
  }
}

const CUSTOM = /--[\w-]+/g

/** `from`, `to` and percentages are not elements. */
const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)

/** Whether an element that a selector means can be on a page. */
type Match = (has: (name: string) => boolean) => boolean

interface Part {
  readonly matches: Match
  /** The selector without the alternatives of `:is()` and `:where()` that cannot match. */
  readonly without: (has: (name: string) => boolean) => string
}

/** The selectors of a list. One that cannot be parsed counts as possible. */
function partsOf(list: string): Part[] {
  try {
    return parser()
      .astSync(list)
      .map((selector) => ({ matches: matchOf(selector), without: (has) => withoutImpossible(selector, has) }))
  } catch {
    return [{ matches: () => true, without: () => list }]
  }
}

/** The most specific alternative gives the specificity of all, so a list stays as it is unless all are of the same. */
function withoutImpossible(selector: Selector, has: (name: string) => boolean): string {
  const copy = selector.clone()
  copy.walkPseudos((pseudo) => {
    if (!IS_OR_WHERE.test(pseudo.value)) return
    if (pseudo.value === ':is' && new Set(pseudo.nodes.map(specificityOf)).size > 1) return
    for (const alternative of [...pseudo.nodes]) if (!matchOf(alternative)(has)) alternative.remove()
  })
  return String(copy)
}

/** The kinds of the simple selectors, in alphabetical order; equal kinds mean equal specificity. */
const specificityOf = ({ nodes }: Selector) =>
  nodes
    .filter(({ type }) => type !== 'combinator' && type !== 'universal')
    .map((node) => (node.type === 'pseudo' ? String(node) : node.type))
    .sort()
    .join(' ')

/** Lists of alternatives. */
const IS_OR_WHERE = /^:(?:is|where)$/i

/** Whether an element that a selector means can be on a page. `:not()`, `:has()` and the like require nothing. */
function matchOf(selector: Selector): Match {
  const all = selector.nodes.flatMap((node): Match[] => {
    if (node.type === 'class') return [(has) => has(node.value)]
    if (node.type === 'tag') return [(has) => has(node.value) || has(node.value.toLowerCase())]
    if (node.type !== 'pseudo' || node.nodes.length === 0 || !IS_OR_WHERE.test(node.value)) return []
    const within = node.nodes.map(matchOf)
    return [(has) => within.some((matches) => matches(has))]
  })
  return (has) => all.every((matches) => matches(has))
}

/** Removes keyframes that no declaration and no other stylesheet names. */
function removeUnusedKeyframes(sheet: Container, elsewhere: string): void {
  const values: string[] = [elsewhere]
  sheet.walkDecls(/^(?:animation|--)/, ({ value }) => void values.push(value))
  const words = new Set(values.join(' ').match(/[\w-]+/g))
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!words.has(rule.params)) rule.remove()
  })
}

/** Removes custom properties that nothing reads, and those that only they read. */
function removeUnread(sheet: Container, elsewhere: ReadonlySet<string>): void {
  const read = new Set(elsewhere)
  sheet.walkAtRules(/^(?!property$)/, ({ params }) => {
    for (const name of params.match(CUSTOM) ?? []) read.add(name)
  })
  const values = new Map<string, Set<string>>()
  sheet.walkDecls(({ prop, value }) => {
    const names = value.match(CUSTOM) ?? []
    const of = prop.startsWith('--') ? (values.get(prop) ?? new Set<string>()) : read
    for (const name of names) of.add(name)
    if (of !== read) values.set(prop, of)
  })
  // Iterating over a set includes what is added meanwhile.
  for (const name of read) for (const other of values.get(name) ?? []) read.add(other)
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove()
  })
  sheet.walkAtRules('property', (rule) => {
    if (!read.has(rule.params)) rule.remove()
  })
}

/** Removes rules without declarations and blocks without rules, from the inside out. */
function removeEmpty(block: Container): void {
  block.each((node) => {
    if (node.type !== 'rule' && !(node.type === 'atrule' && node.nodes)) return
    removeEmpty(node as Container)
    if ((node as Container).nodes?.length === 0) node.remove()
  })
}
