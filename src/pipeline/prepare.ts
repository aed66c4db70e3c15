// An opened site -> everything that is hashed and named before a page is drawn: stylesheet, scripts, pictures, fonts,
// cards, icons.
import { join } from 'node:path'
import { assetPath } from '../assets/asset-path.ts'
import type { CardFile } from '../assets/cards.ts'
import { shownPictures } from '../assets/shown-pictures.ts'
import { loadLanguage } from '../check/text/language.ts'
import { HeadingCharacters } from '../load/record.ts'
import { type Content, type DocumentRecord, inLanguages } from '../model/content.ts'
import type { Assets } from '../model/drawing.ts'
import { inOrder, type Result } from '../model/problem.ts'
import type { Shell } from '../render/document.ts'
import type { OpenSite } from './open.ts'

/** What is hashed and named before a page is drawn, besides the cards. */
export interface PreparedAssets {
  readonly assets: Assets
  readonly shell: Omit<Shell, 'cards' | 'image'>
  /** What is made, by path below the output folder. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
}

/** Everything hashed and named before a page is drawn. */
export interface Prepared extends PreparedAssets {
  readonly shell: Shell
  /** The social cards, named but not drawn. */
  readonly cards: readonly CardFile[]
}

/**
 * Stylesheet, scripts, pictures, fonts, icons and social cards. `onPicture` is called with each picture that must be
 * resized, which takes seconds.
 */
export async function prepare(opened: OpenSite, onPicture?: (file: string) => void): Promise<Result<Prepared>> {
  const [cards, made] = await Promise.all([allCards(opened), prepareAssets(opened, onPicture)])
  const problems = inOrder([...cards.problems, ...made.problems])
  if (problems.length > 0 || !made.value) return { problems }
  const { value } = made
  const shell = { ...value.shell, cards: cards.addresses, image: cards.paths['/'] }
  return { value: { ...value, shell, cards: cards.cards }, problems }
}

/** Pages between two turns of the event loop. */
const TURN = 50

/** Names all cards of a site. */
async function allCards(opened: OpenSite) {
  const { sharedCards, socialCards } = await import('../assets/cards.ts')
  const cards = await cardsOf(opened, opened.tables('card-pictures'))
  let named = 0
  const turn = async () => void (++named % TURN === 0 && (await new Promise((done) => setImmediate(done))))
  const found = await socialCards(cards, turn)
  return { ...found, addresses: sharedCards(opened.plan, found.paths) }
}

/** Prepares the cards of a site. `table` stores their names between runs. */
export async function cardsOf({ content, plan, inputs, templates, cache }: OpenSite, table: string | undefined) {
  // A site without cards needs no words of its languages.
  const codes = plan.site.socialCards === 'none' ? [] : [plan.site.language, ...plan.others.keys()]
  const { pageCards } = await import('../assets/cards.ts')
  const languages = new Map(await Promise.all(codes.map(async (code) => [code, await loadLanguage(code)] as const)))
  return pageCards({
    plan,
    always: new Map([...languages].map(([code, { clock }]) => [code, new RegExp(clock.always, 'iu')])),
    leading: [...languages.values()].flatMap((language) => language.leading),
    inputs,
    data: content.data,
    templates,
    cache,
    table,
  })
}

/** Stylesheet, scripts, pictures, fonts and icons. */
async function prepareAssets(
  { root, content, records, plan, inputs, cache }: OpenSite,
  onPicture?: (file: string) => void,
): Promise<Result<PreparedAssets>> {
  const [{ templateAssets }, { prepareImages }, { headingFont }, { icons }] = await Promise.all([
    import('../assets/template-assets.ts'),
    import('../assets/images.ts'),
    import('../assets/fonts.ts'),
    import('../assets/icons.ts'),
  ])
  const { files } = inputs
  const { site } = plan
  const favicon = files.get('public/favicon.svg') as Uint8Array | undefined
  const [shared, images, font, iconFiles] = await Promise.all([
    templateAssets({ root, folder: site.templates, cache }),
    prepareImages({ sources: shownSources(content, records, root, inputs), cache, ...(onPicture && { onPicture }) }),
    headingFont({ text: glyphs(content, records), cache }),
    icons({ svg: favicon, site, others: [...plan.others.values()], cache }),
  ])
  const problems = [...shared.problems, ...images.problems, ...font.problems, ...iconFiles.problems]
  if (problems.length > 0 || !shared.value || !iconFiles.value) return { problems: inOrder(problems) }
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
    ...iconFiles.value,
  ])
  return {
    value: {
      assets: { islands: scripts.islands, pictures: images.pictures },
      shell: {
        styles: Object.fromEntries(Object.entries(styles).map(withFont)),
        boot: `/${bootPath}`,
        preload: font.preload,
        ...(latePath && { late: `/${latePath}` }),
      },
      files: all,
    },
    problems: [],
  }
}

const IMAGES = 'content/images/'

/** The pictures of content/images that pages can show. */
function shownSources(
  content: Content,
  records: readonly DocumentRecord[],
  root: string,
  { files, templates }: OpenSite['inputs'],
) {
  const names = [...files.keys()].filter((file) => file.startsWith(IMAGES))
  const pictures = new Set(names.map((file) => file.slice(IMAGES.length)))
  return shownPictures({ content, records, pictures, templates: join(root, templates) }).map((path) => {
    const file = IMAGES + path
    return { path, bytes: files.get(file) as Uint8Array, at: { file } }
  })
}

/** Every character of the site's headings, and the numbers of steps; one the face lacks is drawn by the fallback. */
export function glyphs(content: Content, records: readonly DocumentRecord[]): string {
  const characters = new HeadingCharacters()
  for (const { site, data, faqs } of inLanguages(content)) {
    for (const value of data.values()) characters.add(value)
    for (const items of faqs.values()) characters.add(items)
    characters.add(site)
  }
  for (const { headings } of records) characters.addText(headings)
  return `${characters.all()}0123456789`
}
