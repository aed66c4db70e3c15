// A page's title, promise and telephone -> its social card, a 1200 x 630 PNG in the site's own colours and face.
// Refuses a character the face lacks (a card of empty boxes is worse than none) and never lets a text overflow.
import type { ReactNode } from 'react'
import { error, inOrder, type Place, type Problem } from '../model/problem.ts'
import { characters, codePoint, FACE, fontsFor, INVISIBLE, type StaticFont } from './fonts.ts'
import { loadSharp, sharpVersion } from './images.ts'
import { balance, shorten, widthOf, wrap } from './lines.ts'
import { assetPath, digest, inParallel, type Store, versionOf } from './store.ts'

/** What one card says. */
export interface Card {
  /** The page's path (`/services/x`); one card each. */
  readonly path: string
  readonly title: string
  /** The business. */
  readonly name: string
  /** As shown, not as dialled. Empty: no telephone on the card. */
  readonly phone: string
  /** The short promise under the title. Empty: none. */
  readonly line: string
  /** Where a problem with the card's words is reported. */
  readonly at: Place
}

/** Colours, each `#rrggbb`. */
export interface CardTheme {
  readonly surface: string
  /** The title and the name. */
  readonly ink: string
  /** The mark and the bar; tints of it draw the pipe. */
  readonly brand: string
  /** Behind the telephone: the colour that means "call". */
  readonly accent: string
  readonly onAccent: string
  /** The promise: quieter than ink, still readable on the surface. */
  readonly soft: string
  /** The mark, as path data in a 40 x 40 box. */
  readonly mark?: string | undefined
}

/** A telephone's handset in a 24 x 24 box. */
const HANDSET = 'M7.2 2.6 9.9 8 7.6 10.3a14 14 0 0 0 6.1 6.1L16 14.1l5.4 2.7-.6 3.4a1.5 1.5 0 0 1-1.6 1.2C10.6 20.8 3.2 13.4 2.6 4.8a1.5 1.5 0 0 1 1.2-1.6z'

/** The size every network crops least (1.91 : 1). */
const [WIDTH, HEIGHT] = [1200, 630]
const [LEFT, RIGHT, TOP, BOTTOM] = [96, 80, 64, 64]
const MEASURE = WIDTH - LEFT - RIGHT
const LINE_MEASURE = 900
const PHONE_MEASURE = 640
/** Height between the name and the pill, for the title, the gap and the promise. */
const MIDDLE = 278
const GAP = 20
/** Font sizes to try, largest first; the last is taken in any case, shortened with "…". */
const TITLE_SIZES = [116, 104, 92, 84, 76, 68, 60, 54, 48, 42]
const LINE_SIZE = 32
const NAME_SIZES = [34, 30, 26]
const PHONE_SIZES = [54, 46, 38, 30]
/** Greek capitals carry their accent above the line. */
const TITLE_LEADING = 1.16
const LINE_LEADING = 1.35
const TITLE_TRACKING = -0.01
const BOLD = FACE.weight
const MEDIUM = 500
/** 16 colours, half a byte a pixel: four flat colours and the steps of their edges. One more doubles the file. */
const PNG = { palette: true, colours: 16, effort: 5, dither: 0, compressionLevel: 9 }

type Faces = { readonly bold: readonly StaticFont[]; readonly medium: readonly StaticFont[] }
/** What satori draws: an element as plain data, so that a card's key can be taken from it. */
interface Node {
  readonly type: string
  readonly props: Record<string, unknown>
}

/**
 * Each page's card: `files` to write by path below the output folder, `paths` from page path to address
 * (`/assets/card-….png`), and a problem per card and character that the face does not have (that card is not drawn).
 * 60 cards take about 3 s on two cores the first time, and well under 100 ms, with neither satori nor sharp
 * loaded, once kept.
 */
export async function socialCards({ cards, theme, store }: { readonly cards: readonly Card[]; readonly theme: CardTheme; readonly store: Store }): Promise<{
  files: Map<string, Uint8Array>
  paths: Record<string, string>
  problems: Problem[]
}> {
  const sorted = cards.map((card) => ({ ...card, ...words(card) })).sort((a, b) => (a.path < b.path ? -1 : 1))
  const all = (text: (card: Card) => string) => characters(`${sorted.map(text).join('')}…`)
  const [bold, medium] = [
    await fontsFor({ characters: all(boldText), weight: BOLD, store }),
    await fontsFor({ characters: all(({ line }) => line), weight: MEDIUM, store }),
  ]
  const missing = new Set([...bold.missing, ...medium.missing])
  const tools = [versionOf('satori'), versionOf('satori', 'harfbuzzjs'), sharpVersion(), JSON.stringify(PNG)]

  const drawn = await inParallel(sorted, async (card) => {
    const problems = lacking(card, missing)
    if (problems.length > 0) return { card, problems }
    // Only the files this card needs, so that a new character on one page leaves the other cards as they are.
    const needed = ({ fonts }: typeof bold, text: string) =>
      fonts.filter(({ characters }) => characters.some((character) => text.includes(character))).map(({ font }) => font)
    const faces = { bold: needed(bold, `${boldText(card)}…`), medium: needed(medium, `${card.line}…`) }
    const drawing = draw(card, theme, faces)
    const fonts = [...faces.bold, ...faces.medium].map(fontDigest)
    const bytes = await store.remember(digest('card', ...tools, ...fonts, JSON.stringify(drawing)), () => paint(drawing, faces))
    return { card, bytes, problems }
  })

  const files = new Map<string, Uint8Array>()
  const paths: [string, string][] = []
  for (const { card, bytes } of drawn) {
    if (!bytes) continue
    const file = assetPath(`card-${card.path === '/' ? 'home' : card.path.slice(1)}`, 'png', bytes)
    files.set(file, bytes)
    paths.push([card.path, `/${file}`])
  }
  return { files, paths: Object.fromEntries(paths), problems: inOrder(drawn.flatMap(({ problems }) => problems)) }
}

const digests = new WeakMap<StaticFont, string>()

/** What a font is, hashed once: its bytes are the same on every card. */
function fontDigest(font: StaticFont): string {
  const known = digests.get(font) ?? digest(font.subset, font.bytes)
  digests.set(font, known)
  return known
}

const boldText = ({ title, name, phone }: Card) => title + name + phone

/** A card's texts as set: composed letters, single spaces, nothing that is not drawn. Non-breaking spaces stay. */
function words({ title, name, phone, line }: Card): Pick<Card, 'title' | 'name' | 'phone' | 'line'> {
  const drawn = (character: string) => !INVISIBLE.test(character)
  const tidy = (text: string) =>
    [
      ...text
        .normalize('NFC')
        .replace(/[ \t\r\n]+/g, ' ')
        .trim(),
    ]
      .filter(drawn)
      .join('')
  return { title: tidy(title), name: tidy(name), phone: tidy(phone), line: tidy(line) }
}

function lacking(card: Card, missing: ReadonlySet<string>): Problem[] {
  return (['title', 'name', 'phone', 'line'] as const).flatMap((field) =>
    characters(card[field])
      .filter((character) => missing.has(character))
      .map((character) => {
        const point = codePoint(character).toString(16).toUpperCase().padStart(4, '0')
        const text = `the social card of ${card.path} cannot show "${character}" (U+${point}) of its ${field} "${card[field]}": ${FACE.name} has no such character`
        return error(text, card.at, 'write it without that character')
      }),
  )
}

/** The whole card as plain data: every line broken, every size decided. */
function draw(card: Card, { surface, ink, brand, accent, onAccent, soft, mark }: CardTheme, { bold, medium }: Faces): Node {
  const lineWidth = widthOf(medium, LINE_SIZE, 0)
  const promise = card.line === '' ? [] : shorten(balance(card.line, lineWidth, LINE_MEASURE), 2, lineWidth, LINE_MEASURE)
  const title = fitTitle(card.title, bold, MIDDLE - (promise.length > 0 ? GAP : 0) - promise.length * LINE_SIZE * LINE_LEADING)
  const name = fitOne(card.name, NAME_SIZES, bold, MEASURE - 80)
  const phone = fitOne(card.phone, PHONE_SIZES, bold, PHONE_MEASURE)
  const strong = { weight: BOLD, fonts: bold, leading: 1.2, tracking: 0 }
  const gentle = { weight: MEDIUM, fonts: medium, leading: LINE_LEADING, tracking: 0, size: LINE_SIZE, color: soft }
  const pill = { alignItems: 'center', alignSelf: 'flex-start', height: 100, padding: '0 52px 0 38px', borderRadius: 50, backgroundColor: accent }
  return box({ position: 'relative', width: WIDTH, height: HEIGHT, backgroundColor: surface }, [
    ...(mark === undefined ? [] : [picture(mark, 40, 640, mix(brand, surface, 0.07), { position: 'absolute', left: 830, top: 150 })]),
    box({ position: 'absolute', left: 0, top: 0, width: 20, height: HEIGHT, backgroundColor: brand }, []),
    box(
      { position: 'absolute', left: LEFT, top: TOP, width: MEASURE, height: HEIGHT - TOP - BOTTOM, flexDirection: 'column', justifyContent: 'space-between' },
      [
        box({ alignItems: 'center', height: 56 }, [
          ...(mark === undefined ? [] : [picture(mark, 40, 56, brand, { marginLeft: -8, marginRight: 14 })]),
          setLines([name.text], { ...strong, size: name.size, color: ink }),
        ]),
        box({ flexDirection: 'column' }, [
          setLines(title.lines, { ...strong, size: title.size, color: ink, leading: TITLE_LEADING, tracking: TITLE_TRACKING }),
          ...(promise.length > 0 ? [box({ height: GAP }, []), setLines(promise, gentle)] : []),
        ]),
        card.phone === ''
          ? box({ height: 0 }, [])
          : box(pill, [picture(HANDSET, 24, 54, onAccent, { marginRight: 16 }), setLines([phone.text], { ...strong, size: phone.size, color: onAccent })]),
      ],
    ),
  ])
}

/**
 * The largest size at which the title fits the room (pixels of height) and no word is cut. A word of up to three
 * letters (an article, a preposition) goes to the next line with its noun where that costs no line.
 */
function fitTitle(title: string, fonts: readonly StaticFont[], room: number): { lines: string[]; size: number } {
  const bound = title.replace(/(?<=^|\s)(\p{L}{1,3}) /gu, '$1\u00a0')
  for (const size of TITLE_SIZES) {
    const width = widthOf(fonts, size, TITLE_TRACKING)
    const fits = (text: string) => text.split(' ').every((word) => width(word) <= MEASURE)
    const lines = balance(title, width, MEASURE)
    if (!fits(title) || lines.length * size * TITLE_LEADING > room) continue
    const kept = fits(bound) ? balance(bound, width, MEASURE) : lines
    return { lines: (kept.length > lines.length ? lines : kept).map((line) => line.replaceAll('\u00a0', ' ')), size }
  }
  const size = TITLE_SIZES.at(-1) ?? LINE_SIZE
  const width = widthOf(fonts, size, TITLE_TRACKING)
  return { lines: shorten(wrap(title, width, MEASURE), Math.floor(room / (size * TITLE_LEADING)), width, MEASURE), size }
}

/** One line at the largest size that fits. */
function fitOne(text: string, sizes: readonly number[], fonts: readonly StaticFont[], measure: number): { text: string; size: number } {
  const size = sizes.find((size) => widthOf(fonts, size, 0)(text) <= measure) ?? sizes.at(-1) ?? 16
  const width = widthOf(fonts, size, 0)
  return { text: shorten(wrap(text, width, measure), 1, width, measure).join(''), size }
}

function box(style: Record<string, unknown>, children: readonly Node[]): Node {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

/** Lines of text, one box each: satori breaks nothing itself. */
function setLines(
  lines: readonly string[],
  style: { size: number; leading: number; weight: number; color: string; fonts: readonly StaticFont[]; tracking: number },
): Node {
  const { size, leading, weight, color, fonts, tracking } = style
  const set = {
    fontFamily: fonts.map(({ subset }) => subset).join(', '),
    fontWeight: weight,
    fontSize: size,
    lineHeight: leading,
    letterSpacing: tracking * size,
    color,
    whiteSpace: 'nowrap',
  }
  return box(
    { flexDirection: 'column', ...set },
    lines.map((line) => ({ type: 'div', props: { style: { display: 'flex', height: size * leading }, children: line } })),
  )
}

/** One filled path from a square box, drawn `size` pixels wide. */
function picture(path: string, side: number, size: number, fill: string, style: Record<string, unknown>): Node {
  const drawn = { type: 'path', props: { d: path, fill } }
  return { type: 'svg', props: { viewBox: `0 0 ${side} ${side}`, width: size, height: size, style, children: [drawn] } }
}

/** `share` of a colour over another, as a colour of its own: no transparency, so fewer shades in the file. */
function mix(color: string, over: string, share: number): string {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const under = parts(over)
  return `#${parts(color)
    .map((part, i) =>
      Math.round(part * share + (under[i] ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The fonts as satori wants them, by what they are: it parses a list of fonts once if it is handed the same list again. */
const fontLists = new Map<string, { name: string; data: Buffer; weight: typeof BOLD | typeof MEDIUM; style: 'normal' }[]>()

function fontList({ bold, medium }: Faces) {
  const key = [...bold.map(fontDigest), '', ...medium.map(fontDigest)].join()
  // One family name per file: two files under one name are drawn as boxes where the first lacks a letter.
  const font =
    (weight: typeof BOLD | typeof MEDIUM) =>
    ({ subset, bytes }: StaticFont) => ({ name: subset, data: Buffer.from(bytes), weight, style: 'normal' as const })
  const list = fontLists.get(key) ?? [...bold.map(font(BOLD)), ...medium.map(font(MEDIUM))]
  fontLists.set(key, list)
  return list
}

async function paint(drawing: Node, faces: Faces): Promise<Uint8Array> {
  const [{ default: satori }, sharp] = await Promise.all([import('satori'), loadSharp()])
  const fonts = fontList(faces)
  const svg = await satori(drawing as unknown as ReactNode, { width: WIDTH, height: HEIGHT, fonts })
  return sharp(Buffer.from(svg)).png(PNG).toBuffer()
}
