// The folder of templates -> the stylesheets and scripts that its pages share.
import { basename } from 'node:path'
import type { StylesBelow } from '../model/drawing.ts'
import type { Problem, Result } from '../model/problem.ts'
import type { Cache } from '../runtime/cache.ts'
import type { TemplateFolder } from '../runtime/overlay.ts'
import { bundleIslands, type Scripts } from './islands.ts'
import { type Blocks, pageStyles } from './styles/page-styles.ts'
import { stylesheet } from './styles/stylesheet.ts'

/** The stylesheets and scripts of a folder of templates. */
export interface TemplateAssets {
  /** Page template -> the rules that its pages inline. */
  readonly styles: Readonly<Record<string, string>>
  /** The linked stylesheet; '' if there is none. */
  readonly late: string
  /** The rules of it that some pages inline too. */
  readonly below: StylesBelow | undefined
  readonly scripts: Scripts
}

/**
 * Compiles stylesheets and scripts, or takes them from the cache: those that pages use. `blocks`, which may come later,
 * has the templates of the site's pages.
 */
export async function compileTemplates({
  blocks,
  ...work
}: TemplateFolder & { cache: Cache; blocks: Promise<Blocks> }): Promise<Result<TemplateAssets>> {
  const [css, late, scripts] = await Promise.all([
    stylesheet(work, 'styles.css'),
    stylesheet(work, 'late.css'),
    bundleIslands(work),
  ])
  const problems: Problem[] = [...css.problems, ...late.problems, ...scripts.problems]
  if (css.value === undefined || late.value === undefined || !scripts.value) return { problems }
  const drawn = await pageStyles({ ...work, css: css.value, late: late.value, blocks: await blocks })
  if (!drawn.value) return { problems: drawn.problems }
  const { styles, islands, below } = drawn.value
  return { value: { styles, late: late.value, below, scripts: usedScripts(scripts.value, islands) }, problems: [] }
}

/** The scripts of the islands that pages can draw, and those that they import. */
function usedScripts({ islands, files, boot }: Scripts, used: readonly string[]): Scripts {
  const kept = Object.entries(islands).filter(([name]) => used.includes(name))
  const paths = new Set(kept.map(([, url]) => url.slice(1)))
  // A set goes on with what is added to it meanwhile.
  for (const path of paths) {
    const text = Buffer.from(files.get(path) ?? '').toString('utf8')
    for (const other of files.keys()) if (text.includes(`"./${basename(other)}"`)) paths.add(other)
  }
  return { islands: Object.fromEntries(kept), files: new Map([...files].filter(([path]) => paths.has(path))), boot }
}
