// Makes a site ready to be drawn: reads it, prepares its assets and lists its files. Builds, checks and the live server
// begin with this.

import { allOrNothing, type Result } from '../model/problem.ts'
import { type History, history } from '../runtime/history.ts'
import { type Prepared, prepareAssets } from './assets.ts'
import { type DrawerOptions, drawSetup } from './draw.ts'
import { listFiles, type OutputFiles } from './files.ts'
import { withRuleId } from './load-yaml.ts'
import type { Run } from './run.ts'
import { drawnFrom, type Mode, readSite, type SiteModel, type WordsByFile } from './site.ts'

/** A site of which everything is known but the HTML of its pages. */
export interface ReadySite {
  readonly site: SiteModel
  /** The findings about the words of its pages' files, in a check. */
  readonly words: WordsByFile
  readonly prepared: Prepared
  readonly files: OutputFiles
  /** The values that its pages are drawn from. */
  readonly drawing: DrawerOptions
  /** Whether a check leaves out something that has errors. */
  readonly isPart: boolean
}

interface HowToPrepare {
  /** Called with each picture that must be resized, which takes seconds. */
  readonly onPicture?: ((file: string) => void) | undefined
  /** When the files of the site were last changed. */
  readonly dated?: Promise<History>
}

/**
 * Makes a site ready. A check goes on without what is wrong: it gets a value with errors. Otherwise problems with a value
 * are notes.
 */
export async function readySite(
  run: Run,
  mode: Mode,
  // Git answers while the site is read.
  { onPicture, dated = history(run.options.root) }: HowToPrepare = {},
): Promise<Result<ReadySite>> {
  const part: <T>(result: Result<T>) => Result<T> = mode.kind === 'check' ? (result) => result : allOrNothing
  try {
    const read = await readSite(run, mode)
    if (!read.value) return read
    const { site, pages, words } = read.value
    const prepared = part(await prepareAssets(run, site, onPicture))
    if (!prepared.value) return prepared
    const { dates, problems: notes } = await dated
    const files = part(await listFiles(run, site, prepared.value, dates))
    if (!files.value) return files
    const { options, inputs } = run
    const content = drawnFrom(site)
    const setup = drawSetup(options, content, site.plan, prepared.value)
    const drawing = { site: content, templates: site.templates, pages, files: inputs.files, setup }
    const errors = [...read.problems, ...[...prepared.problems, ...files.problems].map(withRuleId)]
    const isPart = errors.length > 0
    const value = { site, words, prepared: prepared.value, files: files.value, drawing, isPart }
    return { value, problems: [...errors, ...notes] }
  } finally {
    await dated
  }
}
