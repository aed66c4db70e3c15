// The templates of a site and the theme below them -> one bundled module that renders its pages. Files are found by
// folder and named by file name.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BodyWork, CardTemplate, CardView, Islands, SectionTemplates, Template } from '../model/drawing.ts'
import { error, type Result } from '../model/problem.ts'
import type { Shape, Shapes } from '../model/schemas/fields.ts'
import { isBelow } from '../runtime/below.ts'
import { loadBundle } from '../runtime/bundle.ts'
import { engineRoot } from '../runtime/engine.ts'
import { filesDigest, NO_SCRIPT, RULES, type TemplateFolder, templateFiles } from '../runtime/overlay.ts'

/** The templates of a site, ready to render. */
export interface Templates extends Shapes {
  readonly pages: Readonly<Record<string, Template & Shape>>
  readonly sections: SectionTemplates & Readonly<Record<string, Shape>>
  readonly islands: Islands
  /** Whether the site has templates of its own. Only those of the theme are known to end. */
  readonly hasOwn: boolean
  readonly drawBody: (work: BodyWork) => string
  /** templates/card.tsx, which draws the social cards. Without it, pages have none. */
  readonly card: CardTemplate | undefined
  readonly drawCard: (template: CardTemplate, view: CardView) => string
  /** The URL of the bundle. */
  readonly bundle: string
  /** Digest of everything they are made from, in any folder. */
  readonly hash: string
}

/** The exports of the bundle. */
type Exports = Omit<Templates, 'bundle' | 'hash'>

/** Where a bundle is written, and whether one from an earlier run may be used. */
interface BundleCache {
  readonly cache: string
  readonly isCached?: boolean
}

/**
 * Bundles the templates with esbuild unless the same sources were bundled before, and imports the result. Problems: the
 * errors of esbuild, and what a module threw.
 */
export async function loadTemplates(setup: TemplateFolder & BundleCache): Promise<Result<Templates>> {
  const { folder } = setup
  const files = templateFiles(setup)
  if (![...files.keys()].some((file) => /\.tsx?$/.test(file) && !NO_SCRIPT.test(file)))
    return {
      problems: [
        error(
          `there are no templates in ${folder}/`,
          { file: 'site.yaml' },
          'name the folder of templates in templates:',
        ),
      ],
    }
  if (setup.hasTheme && isWholeCopy(setup, files)) return { problems: [wholeCopy(folder)] }
  const hash = filesDigest(files, NO_SCRIPT)
  const { value, problems } = await loadBundle<Exports>({
    isCached: true,
    ...setup,
    kind: 'templates',
    entryPoint: entryPointOf(setup, files),
    sources: hash,
    apart: RULES,
  })
  return value ? { value: { ...value.module, bundle: value.url, hash }, problems } : { problems }
}

/**
 * Whether the site has a complete set of components, as `init` wrote it before there was a theme: a layout and pages, and
 * nothing that is imported from the theme.
 */
function isWholeCopy({ root, folder }: TemplateFolder, files: ReadonlyMap<string, string>): boolean {
  const scripts = ownScripts({ root, folder }, files)
  const names = scripts.map(([file]) => file)
  return (
    names.includes('layout/layout.tsx') &&
    names.some((file) => file.startsWith('pages/')) &&
    !scripts.some(([, path]) => readFileSync(path, 'utf8').includes('#theme/'))
  )
}

/** The TypeScript files of the site itself, by their names. */
const ownScripts = ({ root, folder }: Pick<TemplateFolder, 'root' | 'folder'>, files: ReadonlyMap<string, string>) =>
  [...files].filter(([file, path]) => /\.tsx?$/.test(file) && isBelow(resolve(root, folder), path))

const wholeCopy = (folder: string) =>
  error(
    `${folder}/ is a complete set of components and cannot be combined with the theme`,
    { file: 'site.yaml' },
    `write theme: none to build it as before; or delete ${folder}/ and copy what you change with npx site eject`,
  )

/** Imports a bundle that `loadTemplates` made, for workers. */
export async function importTemplates(bundle: string, hash: string): Promise<Templates> {
  return { ...((await import(/* @vite-ignore */ bundle)) as Exports), bundle, hash }
}

/** An optional file that exports the names of the icons as `iconNames`. */
const ICONS = 'illustrations/icon-names.ts'

/** The template of the social cards. */
const CARD = 'card.tsx'

/** The folders of templates, with the ending of their files. */
const KINDS = { pages: 'tsx', data: 'ts', islands: 'tsx', sections: 'tsx' }

/** The source of the entry point, which exports all templates. */
function entryPointOf(setup: TemplateFolder, files: ReadonlyMap<string, string>): string {
  const from = (file: string) => `from ${JSON.stringify(files.get(file))}`
  const folders = Object.entries(KINDS).map(([kind, ending]) => {
    const pattern = new RegExp(`^${kind}/([^/.][^/]*)\\.${ending}$`)
    const names = [...files.keys()].flatMap((file) => pattern.exec(file)?.[1] ?? [])
    const imports = names.map((name, i) => `import ${kind}${i} ${from(`${kind}/${name}.${ending}`)}`)
    const members = names.map((name, i) => `${JSON.stringify(name)}: ${kind}${i}`)
    return [...imports, `export const ${kind} = {${members.join(', ')}}`].join('\n')
  })
  const optional = (file: string, exported: string, name: string) =>
    files.has(file) ? `export { ${exported} as ${name} } ${from(file)}` : `export const ${name} = undefined`
  const languages = [...files.keys()].flatMap((file) => /^labels\.([a-z]{2})\.yaml$/.exec(file)?.[1] ?? [])
  return [
    ...folders,
    ...languages.map((code) => `import words_${code} ${from(`labels.${code}.yaml`)}`),
    `export const words = {${languages.map((code) => `${code}: words_${code}`).join(', ')}}`,
    `export const hasOwn = ${ownScripts(setup, files).length > 0}`,
    optional(ICONS, 'iconNames', 'icons'),
    optional(CARD, 'default', 'card'),
    `export { drawBody, drawCard } from ${JSON.stringify(join(engineRoot, 'src/render/draw.tsx'))}`,
  ].join('\n')
}
