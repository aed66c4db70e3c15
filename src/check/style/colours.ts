// The style sheet of a page and its elements -> the colours of its texts and of what is behind them, by light and by
// dark, and whether a link has more than a colour. What cannot be known without a browser has no colour. Pure.
import type { PageElement, PageFacts } from '../../model/checks/page-facts.ts'
import { type Part, type Sheet, type StyleRule, sheetOf } from './sheet.ts'

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number]

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

/** What an element keeps of itself: 1 where its value cannot be read. */
function opacityOf(value = '1'): number {
  const [, number, percent] = /^(\d*\.?\d+)(%?)$/.exec(value.trim()) ?? []
  return number === undefined ? 1 : Number(number) / (percent === '%' ? 100 : 1)
}

/** A colour as it is seen before another, of which so much comes through. */
export const seenBefore = (front: Colour, back: Colour, opacity: number): Colour =>
  front.map((part, i) => part * opacity + (back[i] ?? 0) * (1 - opacity)) as unknown as Colour

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
  /** How much of it is seen before what is behind, 0 to 1. */
  readonly opacity: number
  /** The value by which it has less than all, as written. */
  readonly fade: string | undefined
}

/** An element with all that is around it, and what it is painted with. */
interface Chain extends Painted {
  readonly id: number
}

const ROOT: Chain = { id: 0, color: 'black', background: 'white', opacity: 1, fade: undefined }

interface Known {
  readonly css: string
  readonly sheet: Sheet
  /** What elements are painted with, by their ancestors, tags and classes: pages of one site are much alike. */
  readonly chains: Map<string, Chain>
  /** The classes of what an attribute says. */
  readonly lists: Map<string, readonly string[]>
}

let last: Known | undefined
/** Pages of one template have one style sheet, and come one after the other. */
function knownOf(css: string): Known {
  if (last?.css !== css) last = { css, sheet: sheetOf(css), chains: new Map(), lists: new Map() }
  return last
}

/** What is known of the elements of a page, and the custom properties by mode. */
interface Painter {
  of(element: PageElement): Painted
  /** The colour a rule gives an element itself; undefined where it has that of its ancestors or of the browser. */
  ownColour(element: PageElement): string | undefined
  /** Whether the line below a link is taken away and nothing else sets it apart. */
  isBare(link: PageElement): boolean
  readonly properties: Sheet['properties']
}

/** Reads the style of a page. */
export function painter(page: PageFacts): Painter {
  const css = page.all('style').map(({ open, end }) => page.html.slice(open, end).replace(/<\/style.*$/s, ''))
  const { sheet, chains, lists } = knownOf(css.join('\n'))
  const known = new Map<number, Chain>()
  const classesOf = ({ attributes: { class: list = '' } }: PageElement) => {
    const classes = lists.get(list) ?? list.split(/\s+/)
    lists.set(list, classes)
    return classes
  }
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
    const { style } = element.attributes
    const inline = style && new RegExp(`(?:^|;)\\s*${property}(?:-color)?\\s*:\\s*([^;!]+)`).exec(style)?.[1]
    if (inline) return inline
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
    let chain = chains.get(key)
    if (!chain) {
      const [color, background] = [own(element, 'color'), own(element, 'background')]
      const fade = own(element, 'opacity')
      chain = {
        id: chains.size + 1,
        color: color === undefined || /^(?:inherit|currentcolor)$/i.test(color) ? above.color : color,
        // A ground without a colour lets the one behind it through.
        background:
          background === undefined || /^(?:0 0|none|transparent|inherit)$/.test(background)
            ? above.background
            : background,
        opacity: above.opacity * opacityOf(fade),
        fade: opacityOf(fade) < 1 ? fade : above.fade,
      }
      chains.set(key, chain)
    }
    known.set(element.index, chain)
    return chain
  }
  const isBare = (link: PageElement) =>
    link.attributes.style === undefined &&
    /^(?:none|inherit|unset|initial)\b/.test(own(link, 'decoration') ?? '') &&
    own(link, 'mark') === undefined
  return { of: chainOf, ownColour: (element) => own(element, 'color'), isBare, properties: sheet.properties }
}
