// A page's title, promise and telephone -> the address of its social card, and the file when somebody wants it.
// Refuses a character the face lacks: a card of empty boxes is worse than none.
import { error, inOrder, type Place, type Problem } from '../model/problem.ts'
import type { Cache } from '../runtime/cache.ts'
import { digest } from '../runtime/digest.ts'
import { named } from './asset-path.ts'
import { CARD_SIZE, type CardTheme, type CardWords, cardPainter, EDITION, PICTURE } from './card-drawing.ts'
import type { IndexedPicture } from './drawing/picture.ts'
import { characters, codePoint, FACE, type FontFile, fontFile, INVISIBLE } from './fonts.ts'

/** What one card says, and for which page. */
export interface Card extends CardWords {
  /** The page's path (`/services/x`). */
  readonly path: string
  /** The page's illustration. */
  readonly picture?: CardPicture | undefined
  /** Where a problem with the card's words is reported. */
  readonly at: Place
}

/** An SVG by its digest; drawn or read when the card is. */
export interface CardPicture {
  readonly digest: string
  bytes(): Uint8Array
}

/** All cards of a site, and what they have in common. */
export interface CardSet {
  readonly cards: readonly Card[]
  readonly theme: CardTheme
  /** Words of the site's languages that no line ends on, in small letters. */
  readonly leading?: readonly string[]
}

/** A card that can be drawn. */
export interface CardFile {
  /** Path below the output folder, decided by what the card says and looks like: known before it is drawn. */
  readonly file: string
  /** In pixels. */
  readonly size: { readonly width: number; readonly height: number }
  /** The PNG, from the cache or drawn: about 5 ms of CPU each, and 0.1 s for the faces, once. */
  make(): Promise<Uint8Array>
}

/** A card's name, or why it cannot be drawn: a problem for each character that the face does not have. */
export interface NamedCard {
  readonly file?: CardFile
  readonly problems: readonly Problem[]
}

/** A function that names cards of one look. Cards that say and show the same are one file. Draws nothing. */
export async function cardNamer({
  theme,
  leading = [],
  cache,
}: Omit<CardSet, 'cards'> & { readonly cache: Cache }): Promise<(card: Card) => NamedCard> {
  const tidy = tidier()
  const [bold, medium] = await Promise.all([fontFile(FACE.weight, cache), fontFile(500, cache)])
  const look = digest('card', JSON.stringify([EDITION, theme, leading]), bold.digest, medium.digest)

  let painter: ReturnType<typeof newPainter> | undefined
  const paint = async (words: CardWords, picture: CardPicture | undefined): Promise<Uint8Array> => {
    painter ??= newPainter(theme, leading, { bold, medium })
    return (await painter)(words, picture)
  }
  const drawings = new Map<string, CardFile>()
  /** By text: most cards say the same beside their titles. */
  const lacks = new Map<string, readonly string[]>()
  const missing = (text: string) => {
    const known = lacks.get(text) ?? characters(text).filter((character) => !bold.points.has(codePoint(character)))
    lacks.set(text, known)
    return known
  }
  return (card) => {
    const shown = words(card, tidy)
    const problems = FIELDS.flatMap((field) =>
      missing(shown[field]).map((character) => lacking(card, field, shown[field], character)),
    )
    if (problems.length > 0) return { problems }
    const { title, name, phone, line } = shown
    const key = digest(look, JSON.stringify([title, name, phone, line]), card.picture?.digest ?? '')
    const file = named('card', 'png', key)
    const make = () => cache.getOrCreate(key, () => paint(shown, card.picture))
    const known = drawings.get(file) ?? { file, size: CARD_SIZE, make }
    drawings.set(file, known)
    return { file: known, problems }
  }
}

/**
 * Each page's card: `paths` from page path to address (`/assets/card.….png`), the `cards` behind them, by file, each
 * once, and a problem per card and character that the face does not have (that page has no card). Draws nothing.
 */
export async function socialCards({ cards, ...set }: CardSet & { readonly cache: Cache }): Promise<{
  paths: Record<string, string>
  cards: CardFile[]
  problems: Problem[]
}> {
  const name = await cardNamer(set)
  const all = [...cards].sort((a, b) => (a.path < b.path ? -1 : 1)).map((card) => [card.path, name(card)] as const)
  const files = all.flatMap(([path, { file }]) => (file ? [[path, file] as const] : []))
  return {
    paths: Object.fromEntries(files.map(([path, { file }]) => [path, `/${file}`])),
    cards: sortedFiles(files.map(([, file]) => file)),
    problems: inOrder(all.flatMap(([, { problems }]) => problems)),
  }
}

/** Each file once, sorted by its name. */
export const sortedFiles = (files: Iterable<CardFile>): CardFile[] =>
  [...new Set(files)].sort((a, b) => (a.file < b.file ? -1 : 1))

const FIELDS = ['title', 'name', 'phone', 'line'] as const

/** Loads all that draws cards. */
async function newPainter(
  theme: CardTheme,
  leading: readonly string[],
  faces: { readonly bold: FontFile; readonly medium: FontFile },
) {
  const [{ openTypeface }, { png }, { indexedPicture }] = await Promise.all([
    import('./typeface.ts'),
    import('./drawing/png.ts'),
    import('./drawing/picture.ts'),
  ])
  const [bold, medium] = await Promise.all([openTypeface(faces.bold.bytes), openTypeface(faces.medium.bytes)])
  const painter = cardPainter(theme, { bold, medium }, leading)
  const drawn = new Map<string, Promise<IndexedPicture>>()
  const indexed = ({ digest, bytes }: CardPicture) => {
    const known = drawn.get(digest) ?? indexedPicture(bytes(), PICTURE, painter.pictureColors)
    drawn.set(digest, known)
    return known
  }
  return async (words: CardWords, picture: CardPicture | undefined) => {
    const shown = picture && (await indexed(picture))
    return png(painter.draw(words, shown))
  }
}

/** A card's texts as set: composed letters, single spaces, nothing that is not drawn. Non-breaking spaces stay. */
const words = ({ title, name, phone, line }: CardWords, tidy: (text: string) => string): CardWords => ({
  title: tidy(title),
  name: tidy(name),
  phone: tidy(phone),
  line: tidy(line),
})

/** A function that tidies a text. Most cards say the same beside their titles: each text is tidied once. */
function tidier(): (text: string) => string {
  const known = new Map<string, string>()
  const invisible = new RegExp(INVISIBLE, 'gu')
  return (text) => {
    const plain = (words: string) => words.normalize('NFC').replace(/[ \t\r\n]+/g, ' ')
    const tidy = known.get(text) ?? plain(text).trim().replace(invisible, '')
    known.set(text, tidy)
    return tidy
  }
}

function lacking({ path, at }: Card, field: string, words: string, character: string): Problem {
  const point = codePoint(character).toString(16).toUpperCase().padStart(4, '0')
  const text = `the social card of ${path} cannot show "${character}" (U+${point}) of its ${field} "${words}"`
  return error(`${text}: ${FACE.name} has no such character`, at, 'write it without that character')
}
