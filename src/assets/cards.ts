// Makes the social cards of pages: words and pictures, drawn as an SVG by templates/card.tsx and named by that SVG.
// The PNG is made when it is needed.
import { extname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { isErrorPage } from '../model/address.ts'
import { withCards } from '../model/card.ts'
import type { Content } from '../model/content.ts'
import { CARD_SIZE, type CardTemplate, type CardView, type CardWeight, type CardWords } from '../model/drawing.ts'
import { type Plan, type PlannedPage, pageAt } from '../model/plan.ts'
import { error, type Problem } from '../model/problem.ts'
import type { Cache } from '../runtime/cache.ts'
import { digest, shortDigest } from '../runtime/digest.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { once } from '../runtime/once.ts'
import { Table } from '../runtime/table.ts'
import { messageOf } from '../runtime/thrown.ts'
import { named } from './asset-path.ts'
import { binder, fitText } from './fit-text.ts'
import { characters, codePoint, commissioner, type Face, type FontFile, fontFile, INVISIBLE } from './fonts.ts'
import type { Templates } from './templates.ts'

/** Changes the names of all cards; raised when the same SVG gives other pixels. */
const EDITION = 6

/** A card that can be made. */
export interface CardFile {
  /** Path below the output folder. */
  readonly file: string
  /** In pixels. */
  readonly size: { readonly width: number; readonly height: number }
  /** The PNG, from the cache or drawn (about 23 ms of CPU). */
  make(): Promise<Uint8Array>
}

/** A page's card, or the reasons why it has none. */
export interface NamedCard {
  readonly file?: CardFile
  readonly problems: readonly Problem[]
}

/** The cards of a plan's pages. */
export interface PageCards {
  /** The pages that have a card of their own: all, the home page alone, or none. */
  readonly shown: readonly PlannedPage[]
  /** Names the card of one of them. */
  of(page: PlannedPage): NamedCard
  /** Stores the names for the next run, once all cards were named. */
  save(): void
}

/** What the cards of a site are made from. */
export interface CardInputs {
  readonly plan: Plan
  /** Words by language that mean "always open": a card whose title has them does not repeat the hours. */
  readonly always: ReadonlyMap<string, RegExp>
  /** Words that no line ends on (articles, prepositions), in lower case. */
  readonly leading: readonly string[]
  readonly inputs: Pick<Inputs, 'files' | 'digest'>
  readonly data: Content['data']
  readonly templates: Pick<Templates, 'card' | 'drawCard' | 'hash'>
  /** The heading font; undefined if the site declares none. */
  readonly face?: Face | undefined
  readonly cache: Cache
  /** Where the names are stored between runs: a card whose inputs are unchanged is not drawn to be named. */
  readonly table: string | undefined
}

/** Prepares the cards of a site. Draws none. */
export async function pageCards(given: CardInputs): Promise<PageCards> {
  const { plan, templates, cache, table, face = commissioner() } = given
  const { site, pages } = plan
  const { card: template } = templates
  const home = pageAt(pages, '/') ?? pages[0]
  const shown = { each: pages.filter(isShared), site: home ? [home] : [], none: [] }[site.socialCards]
  const none = { shown: [], of: () => ({ problems: [] }), save: () => undefined }
  if (!template || shown.length === 0) return none

  const fonts = { 500: await fontFile(500, cache, face), 700: await fontFile(700, cache, face) }
  // The asset stage reports a damaged font.
  if (fonts[700].advances.size === 0) return none
  const wordsOf = cardWords(given)
  const missing = missingCharacters(fonts[700], face)
  const inputsOf = cardInputs(given, template)
  const logo = site.brand?.logo?.light
  /** The engine has one version of its own font, and `Cache` covers the engine. */
  const ownFont = site.brand?.font === undefined ? '' : fonts[700].digest
  const keyOf = (svg: string) => digest('card', `${EDITION}${ownFont}`, svg)
  const look = digest(
    'card',
    JSON.stringify([
      EDITION,
      site.theme.card,
      given.leading,
      templates.hash,
      logo && given.inputs.digest(imageOf(logo)),
    ]),
    fonts[500].digest,
    fonts[700].digest,
  )
  const view = { theme: site.theme.card, ...textMetrics(fonts, given.leading) }
  const files = new Map<string, CardFile>()
  const names = new Table<readonly [key: string, name: string]>(table, '')

  const draw = (page: PlannedPage) =>
    templates.drawCard(template, { ...view, ...wordsOf(page), ...inputsOf(page).view() })
  /** The name of a page's card; '' if the template draws none. */
  const nameOf = (page: PlannedPage): string => {
    const key = shortDigest(look, JSON.stringify(wordsOf(page)), inputsOf(page).key)
    const [before, known = ''] = names.get(page.path) ?? []
    if (before === key) return known
    const svg = draw(page)
    const name = svg && named('card', 'png', keyOf(svg))
    names.set(page.path, [key, name])
    return name
  }
  const fileOf = (page: PlannedPage, file: string): CardFile => {
    const make = () => {
      const svg = draw(page)
      return cache.getOrCreate(keyOf(svg), async () => (await import('./card-image.ts')).cardImage(svg, face))
    }
    const made = files.get(file) ?? { file, size: CARD_SIZE, make }
    files.set(file, made)
    return made
  }
  return {
    shown,
    of(page) {
      const problems = missing(page, wordsOf(page))
      if (problems.length > 0) return { problems }
      try {
        const name = nameOf(page)
        return name === '' ? { problems } : { file: fileOf(page, name), problems }
      } catch (fault) {
        const text = `${site.templates}/card.tsx threw while drawing the card of ${page.path}`
        const at = { file: page.document.file }
        return { problems: [error(`${text}: ${messageOf(fault)}`, at, 'correct that template')] }
      }
    },
    save: () => names.save(),
  }
}

/** Cards between two turns of the event loop. */
const TURN = 50

/** Names all cards: page path -> address, each file once, sorted, and the problems. */
export async function socialCards(
  cards: PageCards,
): Promise<{ paths: Record<string, string>; cards: CardFile[]; problems: Problem[] }> {
  const paths: Record<string, string> = {}
  const files: CardFile[] = []
  const problems: Problem[] = []
  for (const [i, page] of cards.shown.entries()) {
    // Drawing a card to name it takes about a millisecond: other work gets its turn.
    if (i % TURN === 0) await setImmediate()
    const { file, problems: own } = cards.of(page)
    problems.push(...own)
    if (!file) continue
    paths[page.path] = `/${file.file}`
    files.push(file)
  }
  cards.save()
  return { paths, cards: sortedFiles(files), problems }
}

/** Each file once, sorted by its name. */
export const sortedFiles = (files: Iterable<CardFile>): CardFile[] =>
  [...new Set(files)].sort((a, b) => (a.file < b.file ? -1 : 1))

/** Page path -> address of its card; if the site has one card, the address of that one. */
export function sharedCards(
  { site, pages }: Plan,
  paths: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const [card] = Object.values(paths)
  if (site.socialCards !== 'site' || card === undefined) return paths
  return Object.fromEntries(pages.filter(isShared).map(({ path }) => [path, card]))
}

/** Whether a link to the page is ever shared. */
export const isShared = ({ path }: PlannedPage) => !isErrorPage(path)

/** Returns a function that gives the words of a page's card, tidied. Most cards share all but the title. */
function cardWords({ plan, always }: CardInputs): (page: PlannedPage) => CardWords {
  const invisible = new RegExp(INVISIBLE, 'gu')
  const tidy = once((text) =>
    text
      .normalize('NFC')
      .replace(/[ \t\r\n]+/g, ' ')
      .trim()
      .replace(invisible, ''),
  )
  return ({ phone, document: { title, social, language } }) => {
    const { business } = (plan.others.get(language) ?? plan).site
    const shown = social.title ?? title
    return {
      title: tidy(shown),
      name: tidy(business.name),
      phone: tidy(business.phones[phone]?.shown ?? ''),
      line: tidy(social.line ?? (always.get(language)?.test(shown) ? '' : business.hoursShown)),
    }
  }
}

/** Returns a function that lists the characters of a card that the font does not have. */
function missingCharacters({ advances }: FontFile, { name }: Face): (page: PlannedPage, words: CardWords) => Problem[] {
  const lacking = once((text) => characters(text).filter((character) => !advances.has(codePoint(character))))
  return ({ path, document }, words) =>
    Object.entries(words).flatMap(([field, text]: [string, string]) =>
      lacking(text).map((character) => {
        const point = codePoint(character).toString(16).toUpperCase().padStart(4, '0')
        const found = `the social card of ${path} cannot show "${character}" (U+${point}) of its ${field} "${text}"`
        const at = { file: document.file }
        return error(`${found}: ${name} has no such character`, at, 'write it without that character')
      }),
    )
}

const imageOf = (picture: string) => `content/images/${picture}`

/** Returns a function that gives the pictures and data of a page's card, and their digest. */
function cardInputs({ plan, inputs, data }: CardInputs, { uses = [] }: CardTemplate) {
  const source = once((picture) => {
    const bytes = Buffer.from(inputs.files.get(imageOf(picture)) ?? '')
    const type = extname(picture).slice(1).toLowerCase()
    return `data:image/${type === 'svg' ? 'svg+xml' : type.replace('jpg', 'jpeg')};base64,${bytes.toString('base64')}`
  })
  const logo = plan.site.brand?.logo?.light
  const shared = once(() => Object.fromEntries(uses.map((use) => [use, withCards(data.get(use), plan.cards)])))
  const dataDigest = once(() => shortDigest(JSON.stringify(shared(''))))
  /** How many pages show each picture. */
  const counts = once(() => {
    const uses = new Map<string, number>()
    for (const { document } of plan.pages)
      for (const picture of document.pictures) uses.set(picture, (uses.get(picture) ?? 0) + 1)
    return uses
  })
  return ({ path, document: { template, icon, pictures: all } }: PlannedPage) => {
    const usesOf = (picture: string) => counts('').get(picture) ?? 0
    const pictures = all.filter((name) => name.endsWith('.svg')).sort((a, b) => usesOf(a) - usesOf(b))
    const digests = pictures.map((name) => inputs.digest(imageOf(name)))
    return {
      key: shortDigest(JSON.stringify([path, template, icon, pictures, digests]), dataDigest('')),
      view: () => ({ path, template, icon, pictures, data: shared(''), source, ...(logo && { logo: source(logo) }) }),
    }
  }
}

/** How card templates set texts. */
function textMetrics(fonts: Readonly<Record<CardWeight, FontFile>>, leading: readonly string[]) {
  const bind = binder(leading)
  const advance = (weight: CardWeight) => (character: string) => fonts[weight].advances.get(codePoint(character)) ?? 0
  return {
    fit: (text, weight, box) => fitText(bind(text), advance(weight), box),
    width: (text, weight, size) => [...text].reduce((sum, character) => sum + advance(weight)(character) * size, 0),
  } satisfies Pick<CardView, 'fit' | 'width'>
}
