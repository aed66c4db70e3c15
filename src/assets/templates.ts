// The folder of templates -> one module that draws its pages, bundled once and kept by content. Folders are the registry: a file is its name.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import glob from 'fast-glob'
import type { z } from 'zod'
import { bundleModule } from '../bundle.ts'
import { engineRoot } from '../engine.ts'
import type { Assets, Islands, Template } from '../model/drawing.ts'
import type { Kit } from '../model/kit.ts'
import type { PageProps, Shared } from '../model/page.ts'
import { error, type Problem, type Result } from '../model/problem.ts'

/** The templates of a site, ready to draw. */
export interface Templates {
  readonly pages: Readonly<Record<string, Template & { content(k: Kit): z.ZodRawShape; uses?: readonly string[] }>>
  readonly data: Readonly<Record<string, (k: Kit) => z.ZodType>>
  readonly islands: Islands
  readonly drawBody: (work: { template: Template; props: PageProps; shared: Shared; assets: Assets; islands: Islands }) => string
  /** sha256 of everything the bundle is made of. */
  readonly hash: string
}

const name = (file: string) => file.replace(/^.*\//, '').replace(/\.tsx?$/, '')

/** The import lines and the object of one folder's default exports. */
function collect(folder: string, kind: string, ending: string): { imports: string; object: string } {
  const files = glob.sync(`${kind}/*.${ending}`, { cwd: folder }).sort()
  return {
    imports: files.map((file, i) => `import ${kind}${i} from ${JSON.stringify(join(folder, file))}`).join('\n'),
    object: `{${files.map((file, i) => `${JSON.stringify(name(file))}: ${kind}${i}`).join(', ')}}`,
  }
}

/** Bundles `folder` with esbuild unless the same sources were bundled before, and imports the result. */
export async function loadTemplates({ root, folder, cache }: { root: string; folder: string; cache: string }): Promise<Result<Templates>> {
  const absolute = join(root, folder)
  const sources = glob.sync('**/*.{ts,tsx}', { cwd: absolute, ignore: ['rules/**'] }).sort()
  if (sources.length === 0)
    return { problems: [error(`there are no templates in ${folder}/`, { file: 'site.yaml' }, 'name the folder of templates in templates:')] }
  const digest = createHash('sha256').update(process.versions.node)
  for (const file of sources) digest.update(`${file}\0`).update(readFileSync(join(absolute, file)))
  for (const file of glob.sync('src/{site.tsx,model/*.ts,render/*.{ts,tsx}}', { cwd: engineRoot }).sort()) digest.update(readFileSync(join(engineRoot, file)))
  const hash = digest.digest('hex')
  const bundle = join(cache, `templates-${hash.slice(0, 16)}.mjs`)
  if (!existsSync(bundle)) {
    const problems = await compile({ absolute, folder, bundle })
    if (problems.length > 0) return { problems }
  }
  const module = (await import(pathToFileURL(bundle).href)) as Omit<Templates, 'hash'>
  return { value: { pages: module.pages, data: module.data, islands: module.islands, drawBody: module.drawBody, hash }, problems: [] }
}

async function compile({ absolute, folder, bundle }: { absolute: string; folder: string; bundle: string }): Promise<Problem[]> {
  const [pages, data, islands] = [collect(absolute, 'pages', 'tsx'), collect(absolute, 'data', 'ts'), collect(absolute, 'islands', 'tsx')]
  const entry = [
    pages.imports,
    data.imports,
    islands.imports,
    `export const pages = ${pages.object}, data = ${data.object}, islands = ${islands.object}`,
    `export { drawBody } from ${JSON.stringify(join(engineRoot, 'src/render/draw.tsx'))}`,
  ].join('\n')
  return bundleModule({ entry, absolute, folder, bundle })
}
