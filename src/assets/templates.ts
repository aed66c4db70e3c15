// The folder of templates -> one bundled module that renders its pages. Files are found by folder and named by file
// name.
import { join, resolve } from 'node:path'
import type { BodyWork, CardTemplate, CardView, Islands, SectionTemplates, Template } from '../model/drawing.ts'
import { error, type Result } from '../model/problem.ts'
import type { Shape, Shapes } from '../model/schemas/fields.ts'
import { filesBelow, folderDigest, loadBundle, NO_SCRIPT, RULES } from '../runtime/bundle.ts'
import { engineRoot } from '../runtime/engine.ts'

/** The templates of a site, ready to render. */
export interface Templates extends Shapes {
  readonly pages: Readonly<Record<string, Template & Shape>>
  readonly sections: SectionTemplates & Readonly<Record<string, Shape>>
  readonly islands: Islands
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

/**
 * Bundles `folder` with esbuild unless the same sources were bundled before, and imports the result. Problems: the
 * errors of esbuild, and what a module threw.
 */
export async function loadTemplates({
  root,
  folder,
  cache,
  isCached = true,
}: {
  root: string
  folder: string
  /** Where the bundle is written, and whether one from an earlier run may be used. */
  cache: string
  isCached?: boolean
}): Promise<Result<Templates>> {
  const absolute = resolve(root, folder)
  if (!filesBelow(absolute).some((file) => /\.tsx?$/.test(file) && !NO_SCRIPT.test(file)))
    return {
      problems: [
        error(
          `there are no templates in ${folder}/`,
          { file: 'site.yaml' },
          'name the folder of templates in templates:',
        ),
      ],
    }
  const hash = folderDigest(absolute, NO_SCRIPT)
  const work = {
    kind: 'templates',
    entry: entryOf(absolute),
    root,
    folder,
    sources: hash,
    cache,
    isCached,
    apart: RULES,
  } as const
  const { value, problems } = await loadBundle<Exports>(work)
  return value ? { value: { ...value.module, bundle: value.url, hash }, problems } : { problems }
}

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

/** The source of the entry module, which exports all templates. */
function entryOf(absolute: string): string {
  const files = filesBelow(absolute)
  const from = (file: string) => `from ${JSON.stringify(join(absolute, file))}`
  const folders = Object.entries(KINDS).map(([kind, ending]) => {
    const pattern = new RegExp(`^${kind}/([^/.][^/]*)\\.${ending}$`)
    const names = files.flatMap((file) => pattern.exec(file)?.[1] ?? [])
    const imports = names.map((name, i) => `import ${kind}${i} ${from(`${kind}/${name}.${ending}`)}`)
    const members = names.map((name, i) => `${JSON.stringify(name)}: ${kind}${i}`)
    return [...imports, `export const ${kind} = {${members.join(', ')}}`].join('\n')
  })
  const optional = (file: string, exported: string, name: string) =>
    files.includes(file) ? `export { ${exported} as ${name} } ${from(file)}` : `export const ${name} = undefined`
  return [
    ...folders,
    optional(ICONS, 'iconNames', 'icons'),
    optional(CARD, 'default', 'card'),
    `export { drawBody, drawCard } from ${JSON.stringify(join(engineRoot, 'src/render/draw.tsx'))}`,
  ].join('\n')
}
