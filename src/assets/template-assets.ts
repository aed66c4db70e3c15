// The folder of templates -> what all its pages share: stylesheets and scripts.
import type { Problem, Result } from '../model/problem.ts'
import type { Cache } from '../runtime/cache.ts'
import { bundleIslands, type Scripts } from './islands.ts'
import { pageStyles } from './styles/page-styles.ts'
import { lateStylesheet, stylesheet } from './styles/stylesheet.ts'

/** What the pages of some templates share. */
export interface TemplateAssets {
  /** Page template -> the rules in its pages. */
  readonly styles: Readonly<Record<string, string>>
  /** The stylesheet that is linked; '' when there is none. */
  readonly late: string
  readonly scripts: Scripts
}

/** Where templates are and where results are cached. */
export interface TemplateFolder {
  readonly root: string
  /** The folder of templates, from `root`; problems name it so. */
  readonly folder: string
}

/** Makes them, or finds them in the cache. */
export async function templateAssets(work: TemplateFolder & { cache: Cache }): Promise<Result<TemplateAssets>> {
  const [css, late, scripts] = await Promise.all([stylesheet(work), lateStylesheet(work), bundleIslands(work)])
  const problems: Problem[] = [...css.problems, ...late.problems, ...scripts.problems]
  if (css.value === undefined || late.value === undefined || !scripts.value) return { problems }
  const styles = await pageStyles({ ...work, css: css.value, late: late.value })
  if (!styles.value) return { problems: styles.problems }
  return { value: { styles: styles.value, late: late.value, scripts: scripts.value }, problems: [] }
}
