// The files of a site -> its output folder, all or nothing: load, plan, prepare, draw, write.
import { history } from '../load/history.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { cacheNotes } from '../runtime/unwritten.ts'
import { openSite } from './open/open.ts'
import type { Options, Step } from './options.ts'
import { outputFiles } from './output.ts'
import { prepare } from './prepare.ts'
import { type Built, type Target, writeSite } from './writing.ts'

/** Builds the site of `inputs` and replaces the output folder. On any problem that folder stays as it was. */
export async function make(options: Options, inputs: Inputs, target: Target): Promise<Step<Built>> {
  const { files } = inputs
  const reading = history(options.root)
  const opened = await openSite(options, inputs)
  if (!opened.value) return opened
  try {
    const prepared = await prepare(opened.value)
    if (!prepared.value) return { ...prepared, files }
    const { dates, problems } = await reading
    const output = await outputFiles(opened.value, prepared.value, dates)
    if (!output.value) return { ...output, files }
    const built = await writeSite(opened.value, prepared.value, output.value, target)
    opened.value.cache.clean(options.now)
    await opened.value.cache.close()
    if (!built.value) return { ...built, files }
    inputs.save()
    return { value: built.value, problems: [...problems, ...cacheNotes()], files }
  } finally {
    await opened.value.close()
  }
}
