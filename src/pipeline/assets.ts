// Prepares the assets, whose names pages contain: stylesheet, scripts, pictures, fonts, cards and icons.
import { join } from 'node:path'
import { assetPath } from '../assets/asset-path.ts'
import { type CardFile, socialCards } from '../assets/cards/cards.ts'
import { commissioner, FAMILY, type Face, faceOf, headingFont, pageTextFont } from '../assets/fonts.ts'
import { icons } from '../assets/pictures/icons.ts'
import { prepareImages } from '../assets/pictures/pictures.ts'
import { shownPictures } from '../assets/pictures/shown.ts'
import { feedsOf } from '../emit/feed.ts'
import { loadLanguage } from '../language/load.ts'
import { SourcePlaces } from '../load/places.ts'
import { charactersOf, headingsIn } from '../load/record.ts'
import { type Content, inLanguages, type PageRecord } from '../model/content.ts'
import type { Assets } from '../model/drawing.ts'
import { lookCss } from '../model/looks.ts'
import { paletteCss } from '../model/palette.ts'
import type { Plan } from '../model/plan.ts'
import { present } from '../model/present.ts'
import { inOrder, type Result } from '../model/problem.ts'
import { paletteIn } from '../model/schemas/site.ts'
import type { Shell } from '../render/document.ts'
import type { Run } from './run.ts'
import type { SiteModel } from './site.ts'

/** Everything hashed and named before a page is drawn. */
export interface Prepared {
  readonly assets: Assets
  readonly shell: Shell
  /** Files to write, by path below the output folder. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  /** The social cards, named but not drawn. */
  readonly cards: readonly CardFile[]
}

/**
 * Stylesheet, scripts, pictures, fonts, icons and social cards. `onPicture` is called with each picture that must be
 * resized, which takes seconds. A value with problems lacks the pictures that cannot be used.
 */
export async function prepareAssets(
  run: Run,
  site: SiteModel,
  onPicture?: (file: string) => void,
): Promise<Result<Prepared>> {
  const { inputs, cache, tables } = run
  const { content, records, plan, templates, templateAssets } = site
  const { others } = plan
  const fontFaces = facesOf(run, site)
  if (!fontFaces.value) return fontFaces
  const { face, textFace } = fontFaces.value
  const palette = paletteIn(plan.site.brand)
  const languages = await languagesOf(plan)
  const table = tables.path('card-pictures')
  const [cards, images, iconFiles] = await Promise.all([
    socialCards({ plan, languages, inputs, data: content.data, templates, cache, face, table }),
    prepareImages({ sources: shownSources(run, site), cache, ...(onPicture && { onPicture }) }),
    icons({ files: inputs.files, site: plan.site, others: [...others.values()], face, palette, cache }),
  ])
  const { styles } = templateAssets
  const text = glyphs(content, records)
  const fonts = await Promise.all([
    // A font that no rule names is not made.
    ...(Object.values(styles).some((style) => style.includes(FAMILY)) ? [headingFont({ text, face, cache })] : []),
    ...(textFace ? [pageTextFont(text, textFace, cache)] : []),
  ])
  const problems = inOrder([cards, images, ...fonts, iconFiles].flatMap((result) => result.problems))
  if (!iconFiles.value) return { problems }
  const linked = linkedFiles(templateAssets)
  const files = new Map<string, string | Uint8Array>([
    ...linked.files,
    ...images.files,
    ...fonts.flatMap((font) => [...font.files]),
    ...iconFiles.value,
  ])
  const shell = {
    ...linked.addresses,
    styles: styledBy(styles, fonts, plan.site.brand),
    below: templateAssets.below,
    preload: fonts.flatMap(({ preload }) => preload),
    cards: cards.addresses,
    image: cards.addresses['/'],
    feeds: [...feedsOf(plan, content.routes).keys()],
  }
  const assets = { islands: templateAssets.scripts.islands, pictures: images.pictures }
  return { value: { assets, shell, files, cards: cards.files }, problems }
}

/** The stylesheet and the scripts that pages link, and the addresses of those that every page links. */
function linkedFiles({ late, scripts }: SiteModel['templateAssets']) {
  const latePath = late === '' ? undefined : assetPath('late', 'css', Buffer.from(late))
  const bootPath = assetPath('start', 'js', Buffer.from(scripts.boot))
  return {
    files: [...(latePath ? [[latePath, late] as const] : []), [bootPath, scripts.boot] as const, ...scripts.files],
    addresses: { boot: `/${bootPath}`, ...(latePath && { late: `/${latePath}` }) },
  }
}

/** The styles of each template between the fonts and the look of the site. */
function styledBy(
  styles: Readonly<Record<string, string>>,
  fonts: readonly { readonly css: string; readonly rule?: string }[],
  brand: Plan['site']['brand'],
): Record<string, string> {
  const palette = paletteIn(brand)
  const before = fonts.map(({ css }) => css).join('')
  const rules = fonts.map(({ rule = '' }) => rule)
  const after = [...rules, palette ? paletteCss(palette) : '', lookCss(brand?.look ?? 'clear')].join('')
  return Object.fromEntries(Object.entries(styles).map(([template, style]) => [template, before + style + after]))
}

/** The languages of a site by their code; none if it has no cards, which alone need their words. */
async function languagesOf({ site, others }: Plan) {
  const codes = site.socialCards === 'none' ? [] : [site.language, ...others.keys()]
  return new Map(await Promise.all(codes.map(async (code) => [code, await loadLanguage(code)] as const)))
}

/** The fonts of headings and, if the site declares one, of text. Problem: a font that does not exist or has another format. */
function facesOf(
  { options: { root }, inputs }: Run,
  { content, plan }: SiteModel,
): Result<{ face: Face; textFace?: Face }> {
  const { font, textFont } = plan.site.brand ?? {}
  const places = new SourcePlaces(inputs.files, content.layers)
  const at = (key: string) => places.at('site.yaml', ['brand', key])
  const heading = font === undefined ? undefined : faceOf(root, font, { file: 'heading', at: at('font') })
  const text = textFont === undefined ? undefined : faceOf(root, textFont, { file: 'text', at: at('textFont') })
  const problems = [...(heading?.problems ?? []), ...(text?.problems ?? [])]
  if (problems.length > 0) return { problems }
  return { value: { face: heading?.value ?? commissioner(), ...(text?.value && { textFace: text.value }) }, problems }
}

/** The pictures of content/images that pages can show. */
function shownSources(
  { options: { root }, inputs: { files, templates } }: Run,
  { content, records }: Pick<SiteModel, 'content' | 'records'>,
) {
  const { pictures } = content
  return shownPictures({ content, records, pictures, templates: join(root, templates.folder) }).map((path) => ({
    path,
    bytes: present(files.get(`content/images/${path}`), path) as Uint8Array,
  }))
}

/** Every character of the site's headings, and the numbers of steps; one the face lacks is drawn by the fallback. */
function glyphs(content: Content, records: readonly PageRecord[]): string {
  const shared = inLanguages(content).flatMap(({ site, data, faqs }) => [...data.values(), ...faqs.values(), site])
  return `${charactersOf(headingsIn(shared) + records.map(({ headings }) => headings).join(''))}0123456789`
}
