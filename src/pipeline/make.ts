// The files of a site -> its output folder, all or nothing. The order of the work stands here; what need not be done
// again is decided step by step.
import { openStaging, type Staging } from '../emit/staging.ts'
import { history } from '../load/history.ts'
import { fileOf } from '../model/address.ts'
import type { Result } from '../model/problem.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { cacheNotes } from '../runtime/unwritten.ts'
import { drawFew } from './incremental/few.ts'
import { type Base, openBase } from './open/base.ts'
import { openPages } from './open/open.ts'
import type { Opened, Options, Step } from './options.ts'
import { outputFiles } from './output.ts'
import { prepare } from './prepare.ts'
import { type Built, type Target, writeFew, writeSite } from './writing.ts'

/** Makes the site of `inputs` and puts it in the place of the output folder. On any problem that stays as it was. */
export async function make(options: Options, inputs: Inputs, target: Target): Promise<Step<Built>> {
  const { files } = inputs
  const dates = history(options.root)
  const base = await openBase(options, inputs)
  if (!base.value) return base
  const few = await makeFew(base.value, target, dates)
  const made = few && 'problems' in few ? few : await makeWhole(base.value, target, { dates, staging: few })
  if (made.value) inputs.save()
  return made.value ? { value: made.value, problems: [...made.problems, ...cacheNotes()], files } : { ...made, files }
}

/** The dates of the site's files, and the staging folder, where it is open. */
interface Begun {
  readonly dates: Promise<ReadonlyMap<string, string>>
  readonly staging: Staging | undefined
}

/** Makes a few pages, where no more is to be made; else the staging folder, where it was opened for that. */
async function makeFew(base: Base, target: Target, dates: Begun['dates']): Promise<Result<Built> | Begun['staging']> {
  const { before, history } = target
  if (!before || !target.cache) return undefined
  try {
    const few = await drawFew(base, { key: before.key, history, dates: () => dates })
    const made = few && (await writeFew(few, target))
    if (made && 'problems' in made) await base.close()
    return made
  } catch (fault) {
    await base.close()
    throw fault
  }
}

async function makeWhole(base: Base, target: Target, { dates, staging: begun }: Begun): Promise<Result<Built>> {
  let staging = begun
  let opened: Opened | undefined
  let made: Result<Built> | undefined
  try {
    const pages = await openPages(base)
    if (!pages.value) return pages
    opened = pages.value
    staging ??= beginFresh(opened, target)
    const prepared = await prepare(opened)
    if (!prepared.value) return prepared
    const output = await outputFiles(opened, prepared.value, await dates)
    if (!output.value) return output
    made = await writeSite(
      opened,
      { prepared: prepared.value, files: output.value, dates: await dates, staging },
      target,
    )
    opened.cache.clean(base.options.now)
    return made
  } finally {
    if (!made) staging?.abandon()
    await opened?.close()
  }
}

/**
 * The staging folder of a site that is made for the first time, where workers have nothing to do until pages are drawn:
 * one makes the folders of the pages.
 */
function beginFresh({ plan, crew }: Opened, target: Target): Staging | undefined {
  const idle = target.altered ? undefined : crew(plan.pages.length)
  if (!idle) return undefined
  try {
    const staging = openStaging(target.out, { ...target, altered: [] })
    const files = plan.pages.map(({ path }) => fileOf(path))
    staging.expect(files)
    idle.tellOne({ kind: 'folders', root: staging.folder, files })
    return staging
  } catch {
    // What the disk says is told when it is written to again.
    return undefined
  }
}
