// The files of a site -> its output folder: load and plan, prepare, draw the pages, write. All or nothing.
import { history } from '../load/history.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { cacheNotes } from '../runtime/unwritten.ts'
import { openSite } from './open.ts'
import type { Options, Step } from './options.ts'
import { outputFiles } from './output.ts'
import { prepare } from './prepare.ts'
import { type BuildResult, type Target, writeSite } from './write.ts'

/** Builds the site of `inputs` and replaces the output folder. On any problem that folder stays as it was. */
export async function make(options: Options, inputs: Inputs, target: Target): Promise<Step<BuildResult>> {
  const { files } = inputs
  const reading = history(options.root)
  const opened = await openSite(options, inputs)
  if (!opened.value) return opened
  const site = opened.value
  try {
    const prepared = await prepare(site)
    if (!prepared.value) return { ...prepared, files }
    const { dates, problems } = await reading
    const output = await outputFiles(site, prepared.value, dates)
    if (!output.value) return { ...output, files }
    const written = await writeSite(site, prepared.value, output.value, target)
    site.cache.clean(options.now)
    await site.cache.close()
    if (!written.value) return { ...written, files }
    inputs.save()
    return { value: written.value, problems: [...problems, ...cacheNotes()], files }
  } finally {
    await site.close()
  }
}
