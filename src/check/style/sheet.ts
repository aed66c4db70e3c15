// The text of style sheets -> the rules in them that can be read without a browser: of tags, classes and descendants,
// and custom properties by light and by dark. Pure.

/** The colour schemes a sheet is read for. */
export const MODES = ['light', 'dark'] as const
export type Mode = (typeof MODES)[number]

/** One tag or classes of one element; '' is any tag. */
export interface Part {
  readonly tag: string
  readonly classes: readonly string[]
  /** Whether the part before it is the parent, and not any ancestor. */
  readonly child: boolean
}

/** A declaration, and what it is for. */
export interface StyleRule {
  readonly parts: readonly Part[]
  /** `mark`: anything besides a colour that sets words apart, whatever its weight and on whatever screen. */
  readonly property: 'color' | 'background' | 'decoration' | 'mark' | 'opacity'
  readonly value: string
  /** Rules with more of it win, of equal ones the later. */
  readonly weight: number
}

/** What can be read of style sheets. */
export interface Sheet {
  /** By the last part: a class, or a tag where it has none. */
  readonly rules: ReadonlyMap<string, readonly StyleRule[]>
  readonly properties: Readonly<Record<Mode, ReadonlyMap<string, string>>>
}

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

/** What holds only while something is pointed at, pressed or chosen. */
const STATE = /:(?:hover|focus|active|target|visited|checked|disabled|root|host)|::(?:selection|marker|placeholder)/
/** What depends on more than tags and classes. */
const UNREAD = /::?(?:before|after|first-\w+)\b|\[[^\]]*\]|:(?:not|where|has|nth[\w-]*)\([^()]*\)|:[\w-]+/g
/** Attributes that any link may have. */
const OF_LINKS = /\[(?:href|rel|target|class)\b/

/** The parts of a selector that cannot be read whole, without what cannot be read: it fits more than it should. */
function nearly(selector: string): Part[][] {
  if (STATE.test(selector)) return []
  const plain = selector.replace(UNREAD, (unread) => (unread.startsWith('[') && !OF_LINKS.test(unread) ? '§' : ''))
  const last = plain.split(/[\s>+~]+/).at(-1) ?? ''
  // An attribute alone is taken for one that no link has.
  if (/^§*$/.test(last)) return []
  const parts = chains(plain.replaceAll('§', ''))
  return parts.length > 0 ? parts : chains(last.replaceAll('§', ''))
}

const LINES = /^text-decoration(?:-line)?$/
const MARKS = new RegExp(
  '^(?:border(?:-(?:block|bottom|block-end))?(?:-(?:width|style))?|box-shadow|outline|background(?:-color|-image)?|' +
    'font(?:-(?:weight|style|variant|family))?|text-transform|display|content)$',
)
/** Values of these that set nothing apart. */
const PLAIN = /^(?:0(?:px)?(?:\s|$)|none|normal|inherit|initial|unset|400$|inline$|transparent|#0000\b|"")/

/** Reads style sheets; what only a browser can tell is left out. */
export function sheetOf(css: string): Sheet {
  const rules = new Map<string, StyleRule[]>()
  const properties = { light: new Map<string, string>(), dark: new Map<string, string>() }
  let order = 0
  const read = (text: string, mode: Mode | 'some'): void => {
    for (const [prelude, body] of blocks(text)) {
      if (/^@layer\b/.test(prelude)) read(body, mode)
      else if (DARK.test(prelude)) read(body, 'dark')
      else if (/^@(?:media(?!\s+print\b)|supports|container)\b/.test(prelude)) read(body, 'some')
      else if (!prelude.startsWith('@')) add(prelude, body, mode)
    }
  }
  const set = (parts: readonly Part[], property: StyleRule['property'], value: string) => {
    const last = parts.at(-1)
    const key = last?.classes[0] ?? last?.tag ?? ''
    const count = parts.reduce((sum, part) => sum + part.classes.length * 1000 + (part.tag === '' ? 0 : 1) * 100, 0)
    const weight = (/!\s*important$/.test(value) ? IMPORTANT : 0) + count + order++ / 1e6
    const rule = { parts, property, value: value.replace(/\s*!\s*important$/, ''), weight } satisfies StyleRule
    rules.set(key, [...(rules.get(key) ?? []), rule])
  }
  const add = (selectors: string, body: string, mode: Mode | 'some'): void => {
    for (const declaration of body.replace(/[^{};]*\{[^{}]*\}/g, '').split(';')) {
      const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(declaration) ?? []
      if (name.startsWith('--') && mode !== 'some' && /(?:^|,)(?::root|html)(?:,|$)/.test(selectors)) {
        properties.dark.set(name, value)
        if (mode === 'light') properties.light.set(name, value)
      }
      const colours =
        name === 'color' || name === 'opacity' ? name : /^background(?:-color)?$/.test(name) ? 'background' : undefined
      const isLine = LINES.test(name)
      const isMark = (isLine || MARKS.test(name)) && !PLAIN.test(value)
      for (const selector of colours || isLine || isMark ? listed(selectors) : []) {
        const whole = chains(selector)
        for (const parts of mode === 'light' ? whole : []) {
          if (colours) set(parts, colours, value)
          if (isLine) set(parts, 'decoration', value)
        }
        // A line that is read whole is weighed against the others.
        if (isMark && !(isLine && mode === 'light' && whole.length > 0))
          for (const parts of whole.length > 0 ? whole : nearly(selector)) set(parts, 'mark', value)
      }
    }
  }
  read(css.replace(/\/\*.*?\*\//gs, ''), 'light')
  return { rules, properties }
}
