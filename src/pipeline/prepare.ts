// Prepares the assets, whose names pages contain: stylesheet, scripts, pictures, fonts, cards and icons.
import { join } from 'node:path'
import { assetPath } from '../assets/asset-path.ts'
import type { CardFile } from '../assets/cards.ts'
import type { Face } from '../assets/fonts.ts'
import { shownPictures } from '../assets/shown-pictures.ts'
import { loadLanguage } from '../check/text/language.ts'
import { HeadingCharacters } from '../load/record.ts'
import { type Content, type DocumentRecord, inLanguages } from '../model/content.ts'
import type { Assets } from '../model/drawing.ts'
import { type Palette, paletteCss } from '../model/palette.ts'
import type { Plan } from '../model/plan.ts'
import { error, inOrder, type Result } from '../model/problem.ts'
import { paletteIn } from '../model/schemas/site.ts'
import type { Shell } from '../render/document.ts'
import type { OpenSite } from './open.ts'

/** Everything hashed and named before a page is drawn. */
export interface Prepared {
  readonly assets: Assets
  readonly shell: Shell
  /** What is made, by path below the output folder. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  /** The social cards, named but not drawn. */
  readonly cards: readonly CardFile[]
}

/**
 * Stylesheet, scripts, pictures, fonts, icons and social cards. `onPicture` is called with each picture that must be
 * resized, which takes seconds.
 */
export async function prepare(opened: OpenSite, onPicture?: (file: string) => void): Promise<Result<Prepared>> {
  const [{ socialCards }, { prepareImages }, { commissioner, FAMILY, faceOf, headingFont, NO_FONT }, { icons }] =
    await Promise.all([
      import('../assets/cards.ts'),
      import('../assets/images.ts'),
      import('../assets/fonts.ts'),
      import('../assets/icons.ts'),
    ])
  const { root, content, records, plan, inputs, templates, cache } = opened
  const { site, others } = plan
  const { brand } = site
  const face = brand?.font === undefined ? commissioner() : faceOf(root, brand.font)
  if (!face) return { problems: [noFont(content, brand?.font)] }
  const palette = paletteIn(brand)
  const [icon, languages] = await Promise.all([iconOf(opened, face, palette), languagesOf(plan)])
  const table = opened.tables('card-pictures')
  const [cards, shared, images, iconFiles] = await Promise.all([
    socialCards({ plan, languages, inputs, data: content.data, templates, cache, face, table }),
    opened.templateAssets,
    prepareImages({ sources: shownSources(content, records, root, inputs), cache, ...(onPicture && { onPicture }) }),
    icons({ ...icon, site, others: [...others.values()], cache }),
  ])
  // A font that no rule names is not made.
  const isUsed = Object.values(shared.value?.styles ?? {}).some((style) => style.includes(FAMILY))
  const font = isUsed ? await headingFont({ text: glyphs(content, records), face, cache }) : NO_FONT
  const problems = [cards, shared, images, font, iconFiles].flatMap((each) => each.problems)
  if (problems.length > 0 || !shared.value || !iconFiles.value) return { problems: inOrder(problems) }
  const { styles, late, scripts } = shared.value
  const colours = palette ? paletteCss(palette) : ''
  const withBrand = Object.entries(styles).map(([template, style]) => [template, font.css + style + colours])
  const latePath = late === '' ? undefined : assetPath('late', 'css', Buffer.from(late))
  const bootPath = assetPath('start', 'js', Buffer.from(scripts.boot))
  const shell = {
    styles: Object.fromEntries(withBrand),
    boot: `/${bootPath}`,
    preload: font.preload,
    ...(latePath && { late: `/${latePath}` }),
    cards: cards.addresses,
    image: cards.addresses['/'],
  }
  const files = new Map<string, string | Uint8Array>([
    ...(latePath ? [[latePath, late] as const] : []),
    [bootPath, scripts.boot],
    ...scripts.files,
    ...images.files,
    ...font.files,
    ...iconFiles.value,
  ])
  const assets = { islands: scripts.islands, pictures: images.pictures }
  return { value: { assets, shell, files, cards: cards.files }, problems }
}

/** The languages of a site by their code; none if it has no cards, which alone need their words. */
async function languagesOf({ site, others }: Plan) {
  const codes = site.socialCards === 'none' ? [] : [site.language, ...others.keys()]
  return new Map(await Promise.all(codes.map(async (code) => [code, await loadLanguage(code)] as const)))
}

/**
 * The drawing of the icons: `brand.icon`, public/favicon.svg, or the first letter of the name in the brand's colours.
 */
async function iconOf({ plan, inputs, cache }: OpenSite, face: Face, palette: Palette | undefined) {
  const { brand, business } = plan.site
  const file = brand?.icon === undefined ? 'public/favicon.svg' : `${IMAGES}${brand.icon}`
  const svg = inputs.files.get(file) as Uint8Array | undefined
  if (svg || !palette) return { file, svg }
  const { monogram } = await import('../assets/fonts.ts')
  const { deep: ground, accent: ink } = palette.light
  return { file: 'site.yaml', svg: await monogram({ name: business.name, face, ground, ink, cache }) }
}

const noFont = (content: Content, font = '') =>
  error(
    `brand.font: "${font}" is neither a file of the site nor of a package`,
    content.at('site.yaml', ['brand', 'font']),
    'write a path like templates/fonts/brand.ttf, or install the package first',
  )

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
