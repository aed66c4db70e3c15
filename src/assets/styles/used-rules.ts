// A stylesheet and the names a page can hold -> the rules of it that can match there. Pure. What is left says the same
// of every element: no rule changes its weight or its place, and only custom properties nobody reads are taken out.
import postcss, { type AtRule, type Container, type Rule } from 'postcss'

/** The part of a stylesheet that a page can use. */
export type UsedRules = (has: (name: string) => boolean, elsewhere: string) => string

/**
 * Reads a stylesheet once; then gives the rules that can match. `has` tells whether a page can have an element or a
 * class of that name; ids, attributes and states are taken to be possible. A custom property stays where what is left,
 * or `elsewhere` (other stylesheets and scripts, as text), names it.
 */
export function usedRulesOf(css: string): UsedRules {
  const whole = postcss.parse(css)
  const selectors = new Map<string, { selector: string; matches: Match }[]>()
  const partsIn = (list: string) => {
    const parts = selectors.get(list) ?? partsOf(list).map((selector) => ({ selector, matches: matchOf(selector) }))
    selectors.set(list, parts)
    return parts
  }
  return (has, elsewhere) => {
    const sheet = whole.clone()
    sheet.walkRules((rule) => {
      if (isKeyframe(rule)) return
      const possible = partsIn(rule.selector).filter(({ matches }) => matches(has))
      if (possible.length > 0) rule.selector = possible.map(({ selector }) => selector).join(',')
      else rule.remove()
    })
    takeUnread(sheet, new Set(elsewhere.match(CUSTOM)))
    takeEmpty(sheet)
    return sheet.toString()
  }
}

const CUSTOM = /--[\w-]+/g

/** `from`, `to` and percentages are no elements. */
const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)

/** The next piece of a selector: a class, an id, an attribute, a pseudo-class, an element, anything else. */
const TOKEN = new RegExp(
  [
    /\.(?<name>(?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/,
    /#(?:\\.|[\w-]|[^\0-\x7f])+/,
    /\[(?:"[^"]*"|'[^']*'|[^\]])*\]/,
    /(?<pseudo>::?[\w-]+)/,
    /(?<element>[a-z][\w-]*)/,
    /[\s\S]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iy',
)

/** Whether an element can be on a page. */
type Match = (has: (name: string) => boolean) => boolean

/**
 * Whether an element that a selector means can be on a page. A list within `:is()` or `:where()` stays whole or goes
 * whole: its heaviest part gives the weight of all. `:not()`, `:has()` and the like ask for nothing.
 */
function matchOf(selector: string): Match {
  const all: Match[] = []
  for (let at = 0; at < selector.length; ) {
    TOKEN.lastIndex = at
    const { 0: token, groups: { name, pseudo, element } = {} } = TOKEN.exec(selector) ?? { 0: selector }
    at += token.length
    if (name !== undefined) {
      const plain = unescaped(name)
      all.push((has) => has(plain))
    }
    if (element !== undefined) all.push((has) => has(element) || has(element.toLowerCase()))
    if (pseudo !== undefined && selector[at] === '(') {
      const end = closing(selector, at)
      const within = partsOf(selector.slice(at + 1, end)).map(matchOf)
      if (/^:(?:is|where)$/i.test(pseudo)) all.push((has) => within.some((matches) => matches(has)))
      at = end + 1
    }
  }
  return (has) => all.every((matches) => matches(has))
}

/** A name as HTML has it: `md\:flex` is `md:flex`, `\32xl` is `2xl` (CSS Syntax 3, 4.3.7). */
const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, hex?: string, character?: string) =>
    hex === undefined ? (character ?? '') : String.fromCodePoint(Number.parseInt(hex, 16)),
  )

/** Where the parenthesis that opens at `open` closes. */
function closing(selector: string, open: number): number {
  let depth = 0
  for (const { at, character } of structure(selector, open)) {
    if (character === '(') depth++
    if (character === ')' && --depth === 0) return at
  }
  return selector.length
}

/** The selectors of a list. */
function partsOf(list: string): string[] {
  const parts: string[] = []
  let from = 0
  let depth = 0
  for (const { at, character } of structure(list, 0)) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (character !== ',' || depth > 0) continue
    parts.push(list.slice(from, at))
    from = at + 1
  }
  return [...parts, list.slice(from)]
}

/** Parentheses and commas that are no part of a string, an attribute or an escaped name. */
function* structure(text: string, from: number): Generator<{ at: number; character: string }> {
  for (const match of text
    .slice(from)
    .matchAll(/\\.|"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\[(?:"[^"]*"|'[^']*'|[^\]])*\]|[(),]/g))
    if (match[0].length === 1) yield { at: from + match.index, character: match[0] }
}

/** Takes out custom properties that nothing reads, and those only they read. */
function takeUnread(sheet: Container, elsewhere: ReadonlySet<string>): void {
  const read = new Set(elsewhere)
  sheet.walkAtRules(({ params }) => {
    for (const name of params.match(CUSTOM) ?? []) read.add(name)
  })
  const values = new Map<string, Set<string>>()
  sheet.walkDecls(({ prop, value }) => {
    const names = value.match(CUSTOM) ?? []
    const of = prop.startsWith('--') ? (values.get(prop) ?? new Set<string>()) : read
    for (const name of names) of.add(name)
    if (of !== read) values.set(prop, of)
  })
  // A set is walked to its end, what is added on the way included.
  for (const name of read) for (const other of values.get(name) ?? []) read.add(other)
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove()
  })
}

/** Takes out rules without declarations and blocks without rules, from the inside out. */
function takeEmpty(block: Container): void {
  block.each((node) => {
    if (node.type !== 'rule' && !(node.type === 'atrule' && node.nodes)) return
    takeEmpty(node as Container)
    if ((node as Container).nodes?.length === 0) node.remove()
  })
}
