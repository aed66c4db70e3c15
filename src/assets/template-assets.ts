// The folder of templates -> the stylesheets and scripts that its pages share.
import type { Problem, Result } from '../model/problem.ts'
import type { Cache } from '../runtime/cache.ts'
import type { TemplateFolder } from '../runtime/overlay.ts'
import { bundleIslands, type Scripts } from './islands.ts'
import { pageStyles } from './styles/page-styles.ts'
import { stylesheet } from './styles/stylesheet.ts'

/** The stylesheets and scripts of a folder of templates. */
export interface TemplateAssets {
  /** Page template -> the rules that its pages inline. */
  readonly styles: Readonly<Record<string, string>>
  /** The linked stylesheet; '' if there is none. */
  readonly late: string
  readonly scripts: Scripts
}

/** Compiles stylesheets and scripts, or takes them from the cache. */
export async function compileTemplates(work: TemplateFolder & { cache: Cache }): Promise<Result<TemplateAssets>> {
  const [css, late, scripts] = await Promise.all([
    stylesheet(work, 'styles.css'),
    stylesheet(work, 'late.css'),
    bundleIslands(work),
  ])
  const problems: Problem[] = [...css.problems, ...late.problems, ...scripts.problems]
  if (css.value === undefined || late.value === undefined || !scripts.value) return { problems }
  const styles = await pageStyles({ ...work, css: css.value, late: late.value })
  if (!styles.value) return { problems: styles.problems }
  return { value: { styles: styles.value, late: late.value, scripts: scripts.value }, problems: [] }
}
