// A built page -> its structure: the same HTML with every text and value that no markup rule looks into replaced by a
// token. The structure is what is validated: pages of one structure have the same faults, an edited word changes none.
// Not replaced: tags, attribute names and order, quotes, roles, types; what holds a raw or odd character; what is no
// letter in a telephone link; which labels, landmark names and ids are equal. Given up: two of equal siblings stand for
// all, so a fault of each is reported twice; the inside of drawings, scripts and styles. Pure.

/** A page's structure. `tokens` are the texts and ids behind its tokens zq0z, zq1z … */
export interface Structure {
  readonly html: string
  readonly tokens: readonly string[]
  /** Where each piece begins in the structure, and where in the page: structure, page, structure, page … */
  readonly places: readonly number[]
}

const TAG = /<(?:!--[\s\S]*?(?:-->|$)|![^>]*>|(\/?)([a-zA-Z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>)/g
const ATTRIBUTE = /([^\s"'<>/=]+)(\s*=\s*)("[^"]*"|'[^']*')/g
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** Elements of which two equal siblings stand for all: no rule counts them further, or asks for their order. */
const REPEATED = new Set([
  'a',
  'article',
  'b',
  'br',
  'details',
  'div',
  'em',
  'figure',
  'li',
  'meta',
  'option',
  'p',
  'section',
  'span',
  'strong',
  'svg',
  'tr',
])
const REFERENCES = new Set([
  'for',
  'form',
  'list',
  'headers',
  'popovertarget',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
])
/** Attributes of which a rule asks at most whether they are empty. */
const FREE = new Set(['alt', 'title', 'placeholder', 'aria-current', 'viewbox', 'fill', 'stroke', 'stroke-width'])
/** What a shape is drawn from. */
const SHAPE = new Set(['circle', 'ellipse', 'g', 'line', 'path', 'polygon', 'polyline', 'rect'])
/** Characters a run of text may hold as references, being what they say. */
const SAFE_REFERENCE = /&(?:amp|lt|gt|quot|#x27|#39);/g
const ID = /^\p{L}[\p{L}\p{N}_-]*$/u
/** What this file does not know to keep apart: a page that holds one of these stands for itself. */
const UNUSUAL = /<(?:map|area|object|embed|math|template|frame)\b|html-validate|<%|<\?|<\$/i
const LEAF = '(?:path|circle|ellipse|rect|line|polyline|polygon)'
const PLAIN = '(?: (?!id=|href=|role=|style=|tabindex=|aria-|on)[a-z-]+="[^"<>]*")*'
/** A drawing of shapes alone, each closed, with nothing on them that could be named, focused or styled. */
const SHAPES = new RegExp(`^(?:<${LEAF}${PLAIN}></${LEAF}>|<g${PLAIN}>|</g>)*$`)

/** Replaces what no rule looks into. */
export function structureOf(page: string): Structure {
  if (UNUSUAL.test(page)) return { html: page, tokens: [], places: [0, 0] }
  // Names can be tokens where each is a text alone; where one is pieced together, all stay: equal names stay equal.
  return structured(page, true) ?? structured(page, false) ?? { html: page, tokens: [], places: [0, 0] }
}

/** `names`: names become tokens; undefined when one cannot. */
function structured(page: string, names: boolean): Structure | undefined {
  const tokens: string[] = []
  const known = new Map<string, string>()
  const token = (text: string): string => {
    let name = known.get(text)
    if (name === undefined) {
      name = `zq${tokens.length}z`
      known.set(text, name)
      tokens.push(text)
    }
    return name
  }
  const pieces: string[] = []
  const from: number[] = []
  /** The texts of telephone links as they are said, by piece: each has faults of its own. */
  const calls: (readonly [piece: number, text: string])[] = []
  const open: { name: string; first: number; seen: Map<string, number> }[] = [{ name: '', first: 0, seen: new Map() }]
  /** Whether every end tag so far closed what was open: only then may siblings be compared. */
  let balanced = true
  const add = (piece: string, at: number) => {
    if (piece === '' || (piece === 'x' && pieces.at(-1) === 'x')) return
    pieces.push(piece)
    from.push(at)
  }
  /** An element is whole: the third of its kind among its siblings goes. */
  const closed = (name: string, first: number) => {
    const parent = open.at(-1)
    if (!balanced || !parent || !REPEATED.has(name)) return
    const own = calls.slice(calls.findLastIndex(([piece]) => piece < first) + 1)
    const whole = pieces.slice(first).join('') + own.map(([, text]) => text).join('\n')
    const count = (parent.seen.get(whole) ?? 0) + 1
    parent.seen.set(whole, count)
    if (count <= 2) return
    pieces.length = from.length = first
    calls.length -= own.length
  }
  const named = labelIds(page)
  let end = 0
  /** From this depth on every character counts: in a name of more than one text. */
  let exact = Number.POSITIVE_INFINITY
  /** From this depth on every character but letters counts: in a telephone link. */
  let telephone = Number.POSITIVE_INFINITY
  const addText = (text: string, at: number) => {
    const isCalled = open.length > telephone
    if (open.length > exact || (name && isCalled)) return add(text, at)
    if (isCalled) {
      calls.push([pieces.length, text])
      return add(spaced(text), at)
    }
    if (!name) return add(masked(text), at)
    const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
    add(before + (words === '' || !plain(words) ? words : token(words)) + after, at)
  }
  /** Right behind the tag of what names something: its text alone, which may equal another name. */
  let name = false
  TAG.lastIndex = 0
  for (let match = TAG.exec(page); match; match = TAG.exec(page)) {
    const [tag, slash, typed = '', attributes = ''] = match
    const lower = typed.toLowerCase()
    if (match.index > end) addText(page.slice(end, match.index), end)
    end = match.index + tag.length
    name = false
    if (typed === '') {
      add(tag, match.index)
      continue
    }
    if (slash === '/') {
      add(tag, match.index)
      const top = open.at(-1)
      if (top?.name === lower && open.length > 1) {
        open.pop()
        closed(lower, top.first)
        if (open.length <= exact) exact = Number.POSITIVE_INFINITY
        if (open.length <= telephone) telephone = Number.POSITIVE_INFINITY
      } else {
        // Where an element ends is anybody's guess here: what began exact stays so to the end.
        balanced = false
        if (open.length > Math.min(exact, telephone)) exact = 0
      }
      continue
    }
    const first = pieces.length
    add(tag.includes('=') ? `<${typed}${maskedAttributes(lower, attributes, token, names)}>` : tag, match.index)
    if (VOID.has(lower)) {
      closed(lower, first)
      continue
    }
    open.push({ name: lower, first, seen: new Map() })
    if (lower === 'script' || lower === 'style' || lower === 'svg') {
      const close = page.indexOf(`</${typed}>`, end)
      if (close > 0 && (lower !== 'svg' || isShapes(page.slice(end, close)))) TAG.lastIndex = end = close
    }
    if (lower === 'a' && /\shref\s*=\s*["']?tel:/i.test(attributes)) telephone = Math.min(telephone, open.length - 1)
    if (lower === 'label' || (named.size > 0 && named.has(/\sid\s*=\s*"([^"]*)"/i.exec(attributes)?.[1] ?? ''))) {
      name = page.startsWith(`</${typed}`, page.indexOf('<', end))
      if (!name && names) return undefined
      if (!name || !names) exact = Math.min(exact, open.length - 1)
      name &&= names
    }
  }
  name = false
  addText(page.slice(end), end)
  const places: number[] = []
  let at = 0
  pieces.forEach((piece, i) => {
    places.push(at, from[i] ?? 0)
    at += piece.length
  })
  return { html: pieces.join(''), tokens, places }
}

/** Where an offset of the structure stands in the page: the beginning of the tag or text it falls in. */
export function placeInPage({ places }: Pick<Structure, 'places'>, offset: number): number {
  let low = 0
  let high = places.length / 2
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((places[middle * 2] ?? 0) <= offset) low = middle
    else high = middle
  }
  return places[low * 2 + 1] ?? 0
}

/** The ids that name other elements. */
function labelIds(page: string): Set<string> {
  const ids = new Set<string>()
  for (const [, list = ''] of page.matchAll(/\saria-labelledby\s*=\s*"([^"]*)"/gi))
    for (const id of list.split(/\s+/)) ids.add(id)
  ids.delete('')
  return ids
}

/** Whether nothing but ordinary characters and safe references stands in a text. */
const plain = (text: string) => !/[&<>]/.test(text) || !/[&<>]/.test(text.replace(SAFE_REFERENCE, ''))

/** Text with words becomes x; white space and text with odd characters stay, line breaks too. */
const masked = (text: string) =>
  !/\S/.test(text) || !plain(text)
    ? text
    : /[\r\n]/.test(text)
      ? text.replace(/[^\s]+(?:[^\S\r\n]+[^\s]+)*/g, 'x')
      : 'x'

/** Text of a telephone link: its words become x, what stands between them and its figures stay. */
const spaced = (text: string) =>
  plain(text) ? text.replace(/&[#\w]+;|\p{L}+/gu, (part) => (part.startsWith('&') ? part : 'x')) : text

const drawings = memo<boolean>()
const isShapes = (inner: string) =>
  drawings(
    inner,
    () =>
      SHAPES.test(inner) &&
      !/ ([a-z-]+)="[^"]*"[^<>]* \1=/.test(inner) &&
      !/class="(?:[^"]* )?(\S+) (?:[^"]* )?\1[ "]/.test(inner),
  )

const attributesOf = memo<string>()
/** Attributes with ids or labels depend on the page; all others are replaced once. */
function maskedAttributes(
  element: string,
  attributes: string,
  token: (text: string) => string,
  names: boolean,
): string {
  const replaced = () =>
    attributes.replace(ATTRIBUTE, (whole, key: string, equals: string, quoted: string) => {
      const value = quoted.slice(1, -1)
      if (value.trim() === '' || !plain(value)) return whole
      const by =
        key.toLowerCase() === 'aria-label' && !names
          ? undefined
          : maskedValue(element, key.toLowerCase(), value, attributes, token)
      return by === undefined ? whole : `${key}${equals}${quoted[0]}${by}${quoted[0]}`
    })
  const own = /(?:^|\s)(?:id|for|form|list|headers|popovertarget|aria-(?!current|hidden|expanded)[a-z]+)\s*=/i.test(
    attributes,
  )
  const bare = attributes.replace(/ aria-current="page"/, '')
  return own
    ? replaced().replace(/ aria-current="x"/, '')
    : attributesOf(`${element} ${bare}`, () => replaced().replace(/ aria-current="x"/, ''))
}

/** What stands for a value, or undefined when it must stay. */
function maskedValue(
  element: string,
  key: string,
  value: string,
  attributes: string,
  token: (text: string) => string,
): string | undefined {
  if (key === 'id') return ID.test(value) ? token(value) : undefined
  if (REFERENCES.has(key))
    return value.split(' ').every((id) => ID.test(id)) ? value.split(' ').map(token).join(' ') : undefined
  if (key === 'aria-label') return value === value.trim() ? token(value) : undefined
  if (key === 'class') return new Set(value.split(/\s+/)).size === value.split(/\s+/).length ? 'x' : undefined
  if (key.startsWith('data-')) return 'x'
  if (key === 'content') return /\s(?:name|property)\s*=/i.test(attributes) ? 'x' : undefined
  if (key === 'href' || key === 'src') {
    if (/\s/.test(value)) return undefined
    if (element === 'a') return /^tel:/i.test(value) ? 'tel:' : '/'
    if (element === 'link') return /\srel="(?:canonical|alternate)"/i.test(attributes) ? '/' : undefined
    return ['img', 'iframe', 'source'].includes(element) ? '/' : undefined
  }
  return FREE.has(key) || (SHAPE.has(element) && key !== 'style' && !key.includes(':')) ? 'x' : undefined
}

/** Caches what a pure function made of a text, for the last few thousand texts. */
function memo<T>(): (text: string, make: () => T) => T {
  const cached = new Map<string, T>()
  return (text, make) => {
    const old = cached.get(text)
    if (old !== undefined) return old
    if (cached.size > 5000) cached.clear()
    const made = make()
    cached.set(text, made)
    return made
  }
}
