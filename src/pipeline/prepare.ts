// An opened site -> everything that is hashed and named before a page is drawn: stylesheet, scripts, pictures, fonts,
// cards, icons.
import { assetPath } from '../assets/asset-path.ts'
import type { CardFile } from '../assets/cards.ts'
import { loadLanguage } from '../check/text/language.ts'
import { headingCharacters } from '../load/document.ts'
import { type Content, type DocumentRecord, inLanguages } from '../model/content.ts'
import type { Assets } from '../model/drawing.ts'
import { inOrder, type Problem, type Result } from '../model/problem.ts'
import type { Shell } from '../render/document.ts'
import type { Opened } from './open.ts'
import { tableOf } from './options.ts'

/** Everything hashed and named before a page is drawn. */
export interface Prepared {
  readonly assets: Assets
  readonly shell: Shell
  /** What is made, by path below the output folder: all but the cards. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  /** The social cards, named but not drawn. */
  readonly cards: readonly CardFile[]
  /** How many pages have a card that shows what it showed before, and is to be made again. */
  readonly left: number
}

/**
 * Stylesheet, scripts, pictures, fonts and icons, and the addresses of the cards. The cards of pages for which
 * `isLater` may show what they showed before.
 */
export async function prepare(
  { options, content, records, plan, inputs, templates, cache, ahead, checked }: Opened,
  isLater?: (record: DocumentRecord) => boolean,
): Promise<Result<Prepared>> {
  const [
    { templateAssets },
    { prepareImages },
    { headingFont },
    { pageCards, sharedCards },
    { socialCards },
    { icons },
  ] = await Promise.all([
    import('../assets/template-assets.ts'),
    import('../assets/images.ts'),
    import('../assets/fonts.ts'),
    import('../assets/page-cards.ts'),
    import('../assets/cards.ts'),
    import('../assets/icons.ts'),
  ])
  const { root } = options
  const { files } = inputs
  const { site } = plan
  const pictures = [...files.keys()].filter((file) => file.startsWith('content/images/'))
  const languages = new Map(
    await Promise.all(
      [site.language, ...plan.others.keys()].map(async (code) => [code, await loadLanguage(code)] as const),
    ),
  )
  const favicon = files.get('public/favicon.svg') as Uint8Array | undefined
  const problems: Problem[] = []
  const shown = await pageCards({
    plan,
    always: new Map([...languages].map(([code, { hours }]) => [code, new RegExp(hours.always, 'iu')])),
    inputs,
    data: content.data,
    templates,
    table: tableOf(options, 'card-pictures'),
    isLater,
  })
  problems.push(...shown.problems)
  const leading = [...languages.values()].flatMap((language) => language.leading)
  const set = { cards: shown.cards, theme: site.theme.card, leading }
  // Nobody looks at the cards of a site that is checked.
  const inTwoThreads = ahead.cards(checked ? { ...set, cards: [] } : set)
  const [shared, images, font, cards, iconFiles] = await Promise.all([
    ahead.templates().then(() => templateAssets({ root, folder: site.templates, cache })),
    prepareImages({
      sources: pictures.map((file) => ({
        path: file.slice('content/images/'.length),
        bytes: files.get(file) as Uint8Array,
        at: { file },
      })),
      cache,
    }),
    headingFont({ text: glyphs(content, records), cache }),
    socialCards({ ...set, cache }),
    icons({ svg: favicon, site, others: [...plan.others.values()], cache }),
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
        cards: sharedCards(plan, cards.paths),
        image: cards.paths['/'],
        ...(latePath && { late: `/${latePath}` }),
      },
      files: all,
      cards: inTwoThreads(cards.cards),
      left: shown.left,
    },
    problems: [],
  }
}

/** Every character of the site's headings, and the numbers of steps; one the face lacks is drawn by the fallback. */
function glyphs(content: Content, records: readonly DocumentRecord[]): string {
  const characters = headingCharacters()
  for (const { site, data, faqs } of inLanguages(content)) {
    for (const value of data.values()) characters.add(value)
    for (const items of faqs.values()) characters.add(items)
    characters.add(site)
  }
  for (const { headings } of records) characters.add(headings, true)
  return `${characters.all()}0123456789`
}
