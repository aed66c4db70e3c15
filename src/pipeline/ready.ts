// Loads, plans and prepares a site: the steps that build, check and dev share.
import type { Checking } from '../check/run.ts'
import { type History, history } from '../load/history.ts'
import type { Result } from '../model/problem.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { drawSetup } from './fingerprints.ts'
import { type OpenSite, openSite } from './open.ts'
import type { Options, SiteResult } from './options.ts'
import { type OutputFile, outputFiles } from './output.ts'
import type { DrawSetup } from './pages.ts'
import { type Prepared, prepare } from './prepare.ts'

/** A site whose output files are known. Its pages are not drawn. */
export interface ReadySite {
  readonly site: OpenSite
  readonly prepared: Prepared
  readonly setup: DrawSetup
  /** The files of the output folder by path, except compressed copies. */
  readonly files: ReadonlyMap<string, OutputFile | 'page'>
}

/**
 * Prepares an open site. `onPicture` is called with each picture that must be resized, which takes seconds.
 */
export async function ready(
  site: OpenSite,
  { dates }: Pick<History, 'dates'>,
  onPicture?: (file: string) => void,
): Promise<Result<ReadySite>> {
  const { value: prepared, problems } = await prepare(site, onPicture)
  if (!prepared) return { problems }
  const files = await outputFiles(site, prepared, dates)
  if (!files.value) return files
  return { value: { site, prepared, setup: drawSetup(site, prepared), files: files.value }, problems: [] }
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
): Promise<SiteResult<T>> {
  const { files } = inputs
  // Git answers while the site is loaded.
  const [opened, dated] = await Promise.all([openSite(options, inputs, checking), history(options.root)])
  if (!opened.value) return opened
  const site = opened.value
  try {
    const prepared = await ready(site, dated)
    if (!prepared.value) return { ...prepared, files }
    const used = await use(prepared.value)
    site.cache.clean(options.now)
    await site.cache.close()
    return { ...used, problems: [...used.problems, ...(used.value === undefined ? [] : dated.problems)], files }
  } finally {
    await site.close()
  }
}
