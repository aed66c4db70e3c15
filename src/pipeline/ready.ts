// Loads, plans and prepares a site: the steps that build and check share.
import { history } from '../load/history.ts'
import type { Problem, Result } from '../model/problem.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { type Checking, type OpenSite, openSite } from './open.ts'
import type { Options, Step } from './options.ts'
import { type OutputFile, outputFiles } from './output.ts'
import { type Prepared, prepare } from './prepare.ts'

/** A site whose output files are known. Its pages are not drawn. */
export interface ReadySite {
  readonly site: OpenSite
  readonly prepared: Prepared
  /** The files of the output folder by path, except compressed copies. */
  readonly files: ReadonlyMap<string, OutputFile | 'page'>
}

/**
 * Loads, plans and prepares the site of `inputs`, and passes it to `use`; it is closed afterwards. Problems with a
 * value are notes.
 */
export async function withSite<T>(
  options: Options,
  inputs: Inputs,
  checking: Checking | undefined,
  use: (ready: ReadySite) => Promise<Result<T>>,
): Promise<Step<T>> {
  const { files } = inputs
  // Git answers while the site is loaded.
  const [opened, { dates, problems: notes }] = await Promise.all([
    openSite(options, inputs, checking),
    history(options.root),
  ])
  if (!opened.value) return opened
  const site = opened.value
  try {
    const prepared = await prepare(site)
    if (!prepared.value) return { ...prepared, files }
    const output = await outputFiles(site, prepared.value, dates)
    if (!output.value) return { ...output, files }
    const used = await use({ site, prepared: prepared.value, files: output.value })
    site.cache.clean(options.now)
    await site.cache.close()
    const problems: readonly Problem[] = used.value === undefined ? used.problems : [...used.problems, ...notes]
    return { ...used, problems, files }
  } finally {
    await site.close()
  }
}
