// The style sheet of a page and its elements -> the colours of its texts and of what is behind them, by light and by
// dark. Reads what can be known without a browser: rules of tags, classes and descendants, custom properties, solid
// colours. What it cannot read has no colour. Pure.
import type { PageElement, PageFacts } from '../../model/checks/page-facts.ts'

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number]

export const MODES = ['light', 'dark'] as const
export type Mode = (typeof MODES)[number]

/** One tag or classes of one element; '' is any tag. */
interface Part {
  readonly tag: string
  readonly classes: readonly string[]
  /** Whether the part before it is the parent, and not any ancestor. */
  readonly child: boolean
}

interface StyleRule {
  readonly parts: readonly Part[]
  readonly property: 'color' | 'background'
  readonly value: string
  /** Rules with more of it win, of equal ones the later. */
  readonly weight: number
}

interface Sheet {
  /** By the last part: a class, or a tag where it has none. */
  readonly rules: ReadonlyMap<string, readonly StyleRule[]>
  readonly properties: Readonly<Record<Mode, ReadonlyMap<string, string>>>
  /** What elements are painted with, by their ancestors, tags and classes: pages of one site are much alike. */
  readonly chains: Map<string, Chain>
}

/** The names of CSS for what texts and their grounds are painted with. */
const NAMED = new Map(
  (
    'white #fff, black #000, silver #c0c0c0, gray #808080, grey #808080, lightgray #d3d3d3, lightgrey #d3d3d3, ' +
    'darkgray #a9a9a9, darkgrey #a9a9a9, dimgray #696969, dimgrey #696969, gainsboro #dcdcdc, whitesmoke #f5f5f5, ' +
    'red #f00, yellow #ff0, gold #ffd700, orange #ffa500, tomato #ff6347, pink #ffc0cb, green #008000, lime #0f0, ' +
    'teal #008080, aqua #0ff, cyan #0ff, blue #00f, navy #000080, skyblue #87ceeb, lightblue #add8e6, maroon #800000'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)
const DARK = /^@media\s*\(prefers-color-scheme:\s*dark\)$/
const IMPORTANT = 1e6

/** Blocks of a style sheet, one level deep: what stands before each, and what is in it. */
function* blocks(css: string): Generator<readonly [prelude: string, body: string]> {
  let start = 0
  for (let open = css.indexOf('{'); open >= 0; open = css.indexOf('{', start)) {
    let end = open + 1
    for (let depth = 1; depth > 0 && end < css.length; end++) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0
    yield [
      css.slice(css.lastIndexOf(';', open) >= start ? css.lastIndexOf(';', open) + 1 : start, open).trim(),
      css.slice(open + 1, end - 1),
    ]
    start = end
  }
}

/** A selector with each choice of `:is()` written out; nothing for what depends on more than tags and classes. */
function chains(selector: string): Part[][] {
  const choice = /:is\(([^()]*)\)/.exec(selector)
  if (choice)
    return (choice[1] ?? '').split(',').flatMap((one) => chains(selector.replace(choice[0], () => one.trim())))
  const words = selector
    .replace(/\s*>\s*/g, ' >')
    .trim()
    .split(/\s+/)
  const parts = words.map((word): Part | undefined => {
    const found = /^(>?)([a-z][a-z0-9]*|\*)?((?:\.(?:\\.|[\w-])+)*)$/.exec(word)
    if (!found || word === '') return undefined
    const classes = (found[3] ?? '').split(/(?<!\\)\./).filter(Boolean)
    const tag = found[2] === '*' ? '' : (found[2] ?? '')
    return { tag, classes: classes.map((name) => name.replaceAll('\\', '')), child: found[1] === '>' }
  })
  return parts.every((part) => part !== undefined) ? [parts] : []
}

/** Commas outside brackets part the selectors of a list. */
const listed = (selectors: string) => selectors.split(/,(?![^(]*\))/)

function sheetOf(css: string): Sheet {
  const rules = new Map<string, StyleRule[]>()
  const properties = { light: new Map<string, string>(), dark: new Map<string, string>() }
  let order = 0
  const read = (text: string, dark: boolean): void => {
    for (const [prelude, body] of blocks(text)) {
      if (/^@layer\b/.test(prelude)) read(body, dark)
      else if (DARK.test(prelude)) read(body, true)
      else if (!prelude.startsWith('@')) add(prelude, body, dark)
    }
  }
  const add = (selectors: string, body: string, dark: boolean): void => {
    for (const declaration of body.replace(/[^{};]*\{[^{}]*\}/g, '').split(';')) {
      const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(declaration) ?? []
      if (name.startsWith('--') && /(?:^|,)(?::root|html)(?:,|$)/.test(selectors)) {
        properties.dark.set(name, value)
        if (!dark) properties.light.set(name, value)
      }
      const property = name === 'color' ? 'color' : /^background(?:-color)?$/.test(name) ? 'background' : undefined
      if (!property || dark) continue
      for (const parts of listed(selectors).flatMap(chains)) {
        const last = parts.at(-1)
        const key = last?.classes[0] ?? last?.tag ?? ''
        const count = parts.reduce((sum, part) => sum + part.classes.length * 1000 + (part.tag === '' ? 0 : 1) * 100, 0)
        const weight = (/!\s*important$/.test(value) ? IMPORTANT : 0) + count + order++ / 1e6
        const rule = { parts, property, value: value.replace(/\s*!\s*important$/, ''), weight } satisfies StyleRule
        rules.set(key, [...(rules.get(key) ?? []), rule])
      }
    }
  }
  read(css.replace(/\/\*.*?\*\//gs, ''), false)
  return { rules, properties, chains: new Map() }
}

let last: { css: string; sheet: Sheet } | undefined
/** Pages of one template have one style sheet, and come one after the other. */
function sheetFor(css: string): Sheet {
  if (last?.css !== css) last = { css, sheet: sheetOf(css) }
  return last.sheet
}

/** What a value is: a solid colour, or undefined. */
export function colourOf(value: string, properties: ReadonlyMap<string, string>, depth = 0): Colour | undefined {
  const text = value.trim().toLowerCase()
  const named = /^var\((--[\w-]+)\)$/.exec(text)?.[1]
  if (named !== undefined) return depth > 9 ? undefined : colourOf(properties.get(named) ?? '', properties, depth + 1)
  const hex = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/.exec(text)
  if (hex) {
    const digits = hex.slice(1).filter((part) => part !== undefined)
    return digits.map((part) => Number.parseInt(part.padStart(2, part), 16)) as unknown as Colour
  }
  const parts = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(text)?.slice(1).map(Number)
  if (parts) return parts as unknown as Colour
  const hexOf = NAMED.get(text)
  return hexOf === undefined ? undefined : colourOf(hexOf, properties)
}

/** How much light a colour gives (WCAG 2.2, relative luminance). */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The values an element has, its own or its ancestors', as written; undefined where they cannot be known. */
export interface Painted {
  readonly color: string | undefined
  readonly background: string | undefined
}

/** An element with all that is around it, and what it is painted with. */
interface Chain extends Painted {
  readonly id: number
}

const ROOT: Chain = { id: 0, color: 'black', background: 'white' }

/** A function from the elements of a page to what they are painted with, and the custom properties by mode. */
export function painter(page: PageFacts): { of(element: PageElement): Painted; properties: Sheet['properties'] } {
  const css = page.all('style').map(({ open, end }) => page.html.slice(open, end).replace(/<\/style.*$/s, ''))
  const sheet = sheetFor(css.join('\n'))
  const known = new Map<number, Chain>()
  const classesOf = (element: PageElement) => (element.attributes.class ?? '').split(/\s+/)
  const fits = (element: PageElement, { tag, classes }: Part) =>
    (tag === '' || tag === element.name) && classes.every((name) => classesOf(element).includes(name))
  const matches = (element: PageElement, parts: readonly Part[]): boolean => {
    const part = parts.at(-1)
    if (!part || !fits(element, part)) return false
    const rest = parts.slice(0, -1)
    if (rest.length === 0) return true
    for (let at = page.elements[element.parent]; at; at = page.elements[at.parent]) {
      if (matches(at, rest)) return true
      if (part.child) return false
    }
    return false
  }
  const own = (element: PageElement, property: StyleRule['property']): string | undefined => {
    const inline = new RegExp(`(?:^|;)\\s*${property}(?:-color)?\\s*:\\s*([^;!]+)`).exec(
      element.attributes.style ?? '',
    )?.[1]
    if (inline !== undefined) return inline
    let best: StyleRule | undefined
    for (const key of [...classesOf(element), element.name, ''])
      for (const rule of sheet.rules.get(key) ?? [])
        if (rule.property === property && rule.weight >= (best?.weight ?? 0) && matches(element, rule.parts))
          best = rule
    return best?.value
  }
  const chainOf = (element: PageElement): Chain => {
    const done = known.get(element.index)
    if (done) return done
    const parent = page.elements[element.parent]
    const above = parent ? chainOf(parent) : ROOT
    const { name, attributes } = element
    const key = `${above.id} ${name} ${attributes.class ?? ''}|${attributes.style ?? ''}`
    let chain = sheet.chains.get(key)
    if (!chain) {
      const [color, background] = [own(element, 'color'), own(element, 'background')]
      chain = {
        id: sheet.chains.size + 1,
        color: color === undefined || /^(?:inherit|currentcolor)$/i.test(color) ? above.color : color,
        // A ground without a colour lets the one behind it through.
        background:
          background === undefined || /^(?:0 0|none|transparent|inherit)$/.test(background)
            ? above.background
            : background,
      }
      sheet.chains.set(key, chain)
    }
    known.set(element.index, chain)
    return chain
  }
  return { of: chainOf, properties: sheet.properties }
}
