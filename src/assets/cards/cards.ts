// Makes the social cards of pages: words and pictures, drawn as an SVG by templates/card.tsx and named by that SVG.
// The PNG is made when it is needed.

import { extname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Language } from '../../language/language.ts'
import { isErrorPage } from '../../model/address.ts'
import { withCards } from '../../model/card.ts'
import type { Content } from '../../model/content.ts'
import type { CardTemplate, CardView, CardWeight, CardWords } from '../../model/drawing.ts'
import { type Plan, type PlannedPage, pageAt } from '../../model/plan.ts'
import { present } from '../../model/present.ts'
import { error, type Problem } from '../../model/problem.ts'
import type { Cache } from '../../runtime/cache.ts'
import { digest, shortDigest } from '../../runtime/digest.ts'
import type { Inputs } from '../../runtime/inputs.ts'
import { memoize } from '../../runtime/memoize.ts'
import { Table } from '../../runtime/table.ts'
import { messageOf } from '../../runtime/thrown.ts'
import { drawingWatchdog } from '../../runtime/watchdog.ts'
import { assetPathOf } from '../asset-path.ts'
import { characters, codePoint, type Face, type FontFile, fontFile, INVISIBLE } from '../fonts.ts'
import type { Templates } from '../templates.ts'
import { binder, fitText } from './fit-text.ts'

/** Changes the names of all cards; raised when the same SVG gives other pixels. */
const EDITION = 8

/** A card that can be made. */
export interface CardFile {
  /** Path below the output folder. */
  readonly file: string
  /** The PNG, from the cache or drawn (about 27 ms of CPU). */
  make(): Promise<Uint8Array>
}

/** The cards of a site. */
interface SocialCards {
  /** Page path -> address of its card; with `socialCards: site`, all pages have that of the home page. */
  readonly addresses: Readonly<Record<string, string>>
  /** Each file once, sorted by name. */
  readonly files: readonly CardFile[]
  readonly problems: readonly Problem[]
}

/** The inputs of the cards of a site. */
export interface CardInputs {
  readonly plan: Plan
  /** The languages of the site by their code. */
  readonly languages: ReadonlyMap<string, Pick<Language, 'clock' | 'leading'>>
  readonly inputs: Pick<Inputs, 'files' | 'digest'>
  readonly data: Content['data']
  readonly templates: Pick<Templates, 'card' | 'drawCard' | 'hasOwn' | 'hash'>
  /** The heading font; undefined if the site declares none. */
  readonly face: Face
  readonly cache: Cache
  /** The table that stores names between runs: a card with unchanged inputs is not drawn to be named. */
  readonly table: string | undefined
}

type Fonts = Readonly<Record<CardWeight, FontFile>>

/** The most cards that are kept as SVG, about 6 kB each, until they are made. */
const MOST_KEPT = 500

/** Cards between two turns of the event loop. */
const TURN = 50

/** Names the cards of all pages, of the home page alone, or none. Draws only those whose inputs have changed. */
export async function socialCards(cardInputs: CardInputs): Promise<SocialCards> {
  const { plan, templates, cache, face } = cardInputs
  const { site } = plan
  const shown = drawnPages(plan)
  const { card: template } = templates
  const none = { addresses: {}, files: [], problems: [] }
  if (!template || shown.length === 0) return none
  const fonts = { 500: await fontFile(500, cache, face), 700: await fontFile(700, cache, face) }
  // `headingFont` reports a damaged font.
  if (fonts[700].advances.size === 0) return none

  const viewOf = cardViews(cardInputs, template, fonts)
  const missing = missingCharacters(fonts[700], face)
  const drawn = cardFiles(cardInputs, template, fonts)
  const addresses: Record<string, string> = {}
  const problems: Problem[] = []
  const lacking: MissingCharacter[] = []
  for (const [i, page] of shown.entries()) {
    // Drawing a card to name it takes about a millisecond: other work gets its turn.
    if (i % TURN === 0) await setImmediate()
    const { words, key, view } = viewOf(page)
    const faults = missing(page, words)
    lacking.push(...faults)
    try {
      const file = faults.length > 0 ? '' : drawn.fileOf(key, view)
      if (file !== '') addresses[page.path] = `/${file}`
    } catch (fault) {
      const text = `${site.templates}/card.tsx threw while drawing the card of ${page.path}: ${messageOf(fault)}`
      problems.push(error(text, { file: page.record.file }, 'correct that template'))
    }
  }
  problems.push(...withoutScripts(lacking, face))
  return { addresses: site.socialCards === 'site' ? forAll(plan, addresses) : addresses, files: drawn.save(), problems }
}

const isShared = ({ path }: PlannedPage) => !isErrorPage(path)

/** The pages with a card of their own. */
function drawnPages({ site, pages }: Plan): readonly PlannedPage[] {
  const home = pageAt(pages, '/') ?? pages[0]
  return { each: pages.filter(isShared), site: home ? [home] : [], none: [] }[site.socialCards]
}

/** Gives every page the only card, if there is one. */
const forAll = ({ pages }: Plan, addresses: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.values(addresses).flatMap((card) => pages.filter(isShared).map(({ path }) => [path, card])))

/** Names and makes the files of cards, each of which is drawn only if its view has changed. */
function cardFiles({ templates, cache, plan, table }: CardInputs, template: CardTemplate, fonts: Fonts) {
  const names = new Table<string>(table, '')
  const files = new Map<string, CardFile>()
  // The engine has one version of its own font, and `Cache` covers the engine.
  const font = plan.site.brand?.font ? fonts[700].digest : ''
  const draw = (view: CardView) => {
    const drawn = () => templates.drawCard(template, view)
    const svg = templates.hasOwn ? drawingWatchdog().during(`The drawing of the card of ${view.path}`, drawn) : drawn()
    return { svg, key: digest('card', `${EDITION}${font}`, svg) }
  }
  return {
    /** The file of a card; '' if the template draws none. */
    fileOf(key: string, view: () => CardView): string {
      const name = names.get(key)
      const drawn = name === undefined ? draw(view()) : undefined
      const file = name ?? (drawn?.svg && assetPathOf('card', 'png', drawn.key)) ?? ''
      if (name === undefined) names.set(key, file)
      // Of a large site, cards are drawn again rather than kept.
      const kept = files.size < MOST_KEPT ? drawn : undefined
      const make = async () => {
        const { svg, key } = kept ?? draw(view())
        return cache.getOrCreate(key, async () => (await import('./card-picture.ts')).cardPicture(svg, fonts))
      }
      if (file !== '' && !files.has(file)) files.set(file, { file, make })
      return file
    },
    /** Stores the names for the next run. Returns the files, sorted. */
    save(): CardFile[] {
      names.save()
      return [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1))
    },
  }
}

/** A problem of a card, and the character that causes it. */
interface MissingCharacter {
  readonly character: string
  readonly problem: Problem
}

/** As many different letters are named one by one; more are those of a script. */
const FEW = 3

/** The problems of all cards. Letters of a script that the font does not have are one problem, of the font. */
function withoutScripts(missing: readonly MissingCharacter[], { name, at = { file: 'site.yaml' } }: Face): Problem[] {
  const letters = new Set(missing.map(({ character }) => character).filter((character) => /\p{L}/u.test(character)))
  if (letters.size <= FEW) return missing.map(({ problem }) => problem)
  const some = [...letters].slice(0, FEW).map((letter) => `"${letter}"`)
  const text = `social cards cannot show ${letters.size} letters of this site, like ${some.join(', ')}: ${name} does not have them`
  const help = 'name a font with these letters as brand.font in site.yaml, or write socialCards: none'
  return [
    error(text, at, help),
    ...missing.flatMap((letter) => (letters.has(letter.character) ? [] : [letter.problem])),
  ]
}

/** Returns a function that lists the characters of a card that the font does not have. */
function missingCharacters(
  { advances }: FontFile,
  { name }: Face,
): (page: PlannedPage, words: CardWords) => MissingCharacter[] {
  const lacking = memoize((text: string) => characters(text).filter((character) => !advances.has(codePoint(character))))
  return ({ path, record }, words) =>
    Object.entries(words).flatMap(([field, text]: [string, string]) =>
      lacking(text).map((character) => {
        const point = codePoint(character).toString(16).toUpperCase().padStart(4, '0')
        const sentence = `the social card of ${path} cannot show "${character}" (U+${point}) of its ${field} "${text}"`
        const at = { file: record.file }
        const why = `${name} has no such character`
        return { character, problem: error(`${sentence}: ${why}`, at, 'write it without that character') }
      }),
    )
}

const imageOf = (picture: string) => `content/images/${picture}`

/** Returns a function that gives the words of a page's card, its whole view, and a digest of that view. */
function cardViews(cardInputs: CardInputs, { uses = [] }: CardTemplate, fonts: Fonts) {
  const { plan, languages, inputs, data, templates } = cardInputs
  const { theme, brand } = plan.site
  const leading = [...languages.values()].flatMap((language) => language.leading)
  const shared = Object.fromEntries(uses.map((use) => [use, withCards(data.get(use), plan.cards)]))
  const logo = brand?.logo?.light
  const look = JSON.stringify([theme.card, leading, shared, logo && inputs.digest(imageOf(logo))])
  const lookDigest = digest(`${EDITION}`, templates.hash, look, fonts[500].digest, fonts[700].digest)
  const source = memoize((picture: string) => {
    const bytes = Buffer.from(present(inputs.files.get(imageOf(picture)), picture))
    const type = extname(picture).slice(1).toLowerCase()
    return `data:image/${type === 'svg' ? 'svg+xml' : type.replace('jpg', 'jpeg')};base64,${bytes.toString('base64')}`
  })
  const shell = { theme: theme.card, data: shared, source, ...textMetrics(fonts, leading) }
  /** How many pages show each picture. */
  const counts = new Map<string, number>()
  for (const { record } of plan.pages)
    for (const picture of record.pictures) counts.set(picture, (counts.get(picture) ?? 0) + 1)
  const countOf = (picture: string) => counts.get(picture) ?? 0
  const wordsOf = cardWords(cardInputs)
  return (page: PlannedPage) => {
    const { path, record } = page
    const { template, icon } = record
    const pictures = record.pictures.filter((name) => name.endsWith('.svg')).sort((a, b) => countOf(a) - countOf(b))
    const words = wordsOf(page)
    const shown = { path, template, icon, pictures }
    const digests = pictures.map((name) => inputs.digest(imageOf(name)))
    return {
      words,
      key: shortDigest(lookDigest, JSON.stringify([words, shown, digests])),
      view: (): CardView => ({ ...shell, ...words, ...shown, ...(logo && { logo: source(logo) }) }),
    }
  }
}

/** Returns a function that gives the words of a page's card, tidied. Most cards share all but the title. */
function cardWords({ plan, languages }: CardInputs): (page: PlannedPage) => CardWords {
  const invisible = new RegExp(INVISIBLE, 'gu')
  const tidy = memoize((text: string) =>
    text
      .normalize('NFC')
      .replace(/[ \t\r\n]+/g, ' ')
      .trim()
      .replace(invisible, ''),
  )
  /** Matches titles that mean "always open": their cards do not repeat the hours. */
  const always = memoize((language: string) => new RegExp(languages.get(language)?.clock.always ?? '(?!)', 'iu'))
  return ({ phone, record: { title, social, language } }) => {
    const { business } = (plan.others.get(language) ?? plan).site
    const shown = social.title ?? title
    return {
      title: tidy(shown),
      name: tidy(business.name),
      phone: tidy(present(business.phones[phone], `the phone ${phone}`).shown),
      line: tidy(social.line ?? (always(language).test(shown) ? '' : business.hoursShown)),
    }
  }
}

/** How card templates set texts. */
function textMetrics(fonts: Fonts, leading: readonly string[]) {
  const bind = binder(leading)
  const advance = (weight: CardWeight) => (character: string) => fonts[weight].advances.get(codePoint(character)) ?? 0
  return {
    fit: (text, weight, box) => fitText(bind(text), advance(weight), box),
    width: (text, weight, size) => [...text].reduce((sum, character) => sum + advance(weight)(character) * size, 0),
  } satisfies Pick<CardView, 'fit' | 'width'>
}
