// An opened site -> everything that is hashed and named before a page is drawn: stylesheet, scripts, pictures, fonts,
// cards, icons.
import { assetPath } from '../assets/asset-path.ts'
import type { Card, CardFile } from '../assets/cards.ts'
import { loadLanguage } from '../check/text/language.ts'
import { headingCharacters } from '../load/document.ts'
import { isErrorPage } from '../model/address.ts'
import type { Language } from '../model/checks/language.ts'
import type { Content, DocumentRecord } from '../model/content.ts'
import type { Assets } from '../model/drawing.ts'
import type { Plan, PlannedPage } from '../model/plan.ts'
import { error, inOrder, type Problem, type Result, type SourceFiles } from '../model/problem.ts'
import { withCards } from '../plan/page.ts'
import type { Shell } from '../render/document.ts'
import { inParallel } from '../runtime/in-parallel.ts'
import type { Opened } from './open.ts'

/** Everything hashed and named before a page is drawn. */
export interface Prepared {
  readonly assets: Assets
  readonly shell: Shell
  /** What is made, by path below the output folder: all but the cards. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  /** The social cards, named but not drawn. */
  readonly cards: readonly CardFile[]
}

/** Stylesheet, scripts, pictures, fonts and icons, and the addresses of the cards. */
export async function prepare({
  options: { root },
  content,
  records,
  plan,
  inputs: { files },
  templates,
  cache,
  ahead,
  checked,
}: Opened): Promise<Result<Prepared>> {
  const [{ templateAssets }, { prepareImages }, { headingFont }, { socialCards }, { icons }] = await Promise.all([
    import('../assets/template-assets.ts'),
    import('../assets/images.ts'),
    import('../assets/fonts.ts'),
    import('../assets/cards.ts'),
    import('../assets/icons.ts'),
  ])
  const { site } = plan
  const pictures = [...files.keys()].filter((file) => file.startsWith('content/images/'))
  const language = await loadLanguage(site.language)
  const favicon = files.get('public/favicon.svg') as Uint8Array | undefined
  const problems: Problem[] = []
  const shownCards = cardsOf({ plan, language, files, content, templates, problems })
  const [shared, images, font, cards, iconFiles] = await Promise.all([
    ahead.ended().then(() => templateAssets({ root, folder: site.templates, cache })),
    prepareImages({
      sources: pictures.map((file) => ({
        path: file.slice('content/images/'.length),
        bytes: files.get(file) as Uint8Array,
        at: { file },
      })),
      cache,
    }),
    headingFont({ text: glyphs(content, records), cache }),
    socialCards({ cards: shownCards, theme: site.theme.card, leading: language.leading, cache }).then(async (cards) => {
      // There is time while the other thread works: what is drawn waits in the cache.
      if (ahead.begun && !checked) await inParallel(cards.cards, async (card) => void (await card.make()))
      return cards
    }),
    icons({ svg: favicon, site, cache }),
  ])
  for (const { problems: found } of [shared, images, cards]) problems.push(...found)
  if (problems.length > 0 || !shared.value) return { problems: inOrder(problems) }
  const { styles, late, scripts } = shared.value
  const withFont = ([template, style]: [string, string]) => [template, font.css + style] as const
  const latePath = late === '' ? undefined : assetPath('late', 'css', Buffer.from(late))
  const bootPath = assetPath('start', 'js', Buffer.from(scripts.boot))
  const all = new Map<string, string | Uint8Array>([
    ...(latePath ? [[latePath, late] as const] : []),
    [bootPath, scripts.boot],
    ...scripts.files,
    ...images.files,
    ...font.files,
    ...iconFiles,
  ])
  return {
    value: {
      assets: { islands: scripts.islands, pictures: images.pictures },
      shell: {
        styles: Object.fromEntries(Object.entries(styles).map(withFont)),
        boot: `/${bootPath}`,
        preload: font.preload,
        cards: everyPage(plan, cards.paths),
        image: cards.paths['/'],
        ...(latePath && { late: `/${latePath}` }),
      },
      files: all,
      cards: cards.cards,
    },
    problems: [],
  }
}

/** Reads files once, however many cards show them. */
function readOnce(files: SourceFiles): (file: string) => Uint8Array | undefined {
  const read = new Map<string, Uint8Array | undefined>()
  return (file) => {
    if (read.has(file)) return read.get(file)
    const bytes = files.get(file)
    const contents = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
    read.set(file, contents)
    return contents
  }
}

/** What the cards say and show: of every page, of the home page alone (`site`), or none. */
function cardsOf({
  plan: { site, pages, cards },
  language: { hours },
  files,
  content,
  templates,
  problems,
}: Pick<Opened, 'plan' | 'content' | 'templates'> & {
  /** What went wrong while pictures were drawn is added here. */
  readonly problems: Problem[]
  readonly language: Pick<Language, 'hours'>
  readonly files: SourceFiles
}): Card[] {
  const home = pages.find(({ path }) => path === '/') ?? pages[0]
  const bytesOf = readOnce(files)
  const source = (picture: string) => {
    const bytes = Buffer.from(bytesOf(`content/images/${picture}`) ?? '')
    return `data:image/svg+xml;base64,${bytes.toString('base64')}`
  }
  const uses = new Map<string, number>()
  for (const { document } of pages)
    for (const picture of document.pictures) uses.set(picture, (uses.get(picture) ?? 0) + 1)
  /** What the template draws, or that of the page's drawings which the fewest pages show: a card has few colours. */
  const illustration = ({ path, document: { file, template: name, icon, pictures: own } }: PlannedPage) => {
    const template = templates.pages[name]
    const pictures = own
      .filter((picture) => picture.endsWith('.svg'))
      .sort((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0))
    if (template?.cardPicture) {
      const data = Object.fromEntries(
        (template.uses ?? []).map((use) => [use, withCards(content.data.get(use), cards)]),
      )
      try {
        const drawn = templates.drawCardPicture(template, { path, icon, pictures, data, source })
        if (drawn !== '') return Buffer.from(drawn)
      } catch (fault) {
        const text = `${site.templates}/pages/${name} threw while drawing the card of ${path}`
        problems.push(error(`${text}: ${(fault as Error).message}`, { file }, 'look at cardPicture of that template'))
      }
    }
    return pictures[0] === undefined ? undefined : bytesOf(`content/images/${pictures[0]}`)
  }
  const always = new RegExp(hours.always, 'iu')
  const shown = { each: pages.filter(isShared), site: home ? [home] : [], none: [] }[site.socialCards]
  return shown.map((page) => {
    const { file, title, social } = page.document
    return {
      path: page.path,
      title: social.title ?? title,
      name: site.business.name,
      picture: illustration(page),
      phone: site.business.phones[page.phone]?.shown ?? '',
      // The hours, unless the title says them in other words.
      line: social.line ?? (always.test(social.title ?? title) ? '' : site.business.hoursShown),
      at: { file },
    }
  })
}

/** Page path -> address of its card; with one card for the site, of that card. */
function everyPage({ site, pages }: Plan, paths: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [card] = Object.values(paths)
  if (site.socialCards !== 'site' || card === undefined) return paths
  return Object.fromEntries(pages.filter(isShared).map(({ path }) => [path, card]))
}

/** Whether anybody sends others a link to the page. */
const isShared = ({ path }: PlannedPage) => !isErrorPage(path)

/** Every character of the site's headings, and the numbers of steps; one the face lacks is drawn by the fallback. */
function glyphs({ site, data, faqs }: Content, records: readonly DocumentRecord[]): string {
  const characters = headingCharacters()
  for (const value of data.values()) characters.add(value)
  for (const items of faqs.values()) characters.add(items)
  for (const { headings } of records) characters.add(headings, true)
  characters.add(site)
  return `${characters.all()}0123456789`
}
