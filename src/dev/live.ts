// The files of a site -> the whole site in memory, of which a page is drawn when it is asked for. After an edit only
// what the edited files decide is made again.
import type { Templates } from '../assets/templates.ts'
import { history } from '../load/history.ts'
import { fileOf } from '../model/address.ts'
import type { PlannedPage } from '../model/plan.ts'
import type { Problem } from '../model/problem.ts'
import { drawSetup, fingerprints } from '../pipeline/fingerprints.ts'
import { type Opened, openSite } from '../pipeline/open.ts'
import { inputsOf, type Options, type Step } from '../pipeline/options.ts'
import { type OutputFile, outputFiles } from '../pipeline/output.ts'
import { pageTracer, type TracedPage } from '../pipeline/page-check.ts'
import { type Drawn, isProblem, pageWork } from '../pipeline/pages.ts'
import { type Prepared, prepare } from '../pipeline/prepare.ts'
import type { Cache } from '../runtime/cache.ts'
import { editedFiles } from './edited.ts'

/** A site in memory. */
export interface Live {
  readonly opened: Opened
  readonly prepared: Prepared
  readonly files: ReadonlyMap<string, OutputFile | 'page'>
  /** The planned page that is written to a file of the output folder. */
  readonly pageAt: ReadonlyMap<string, PlannedPage>
  /** A page, drawn once. */
  draw(page: PlannedPage): TracedPage | Problem
  /** A function that draws pages with other templates of the same fields. */
  drawWith(templates: Templates): (page: PlannedPage) => Drawn | Problem
  /** The site with other documents of some pages, where nothing but those pages depends on what changed in them. */
  withPages(opened: Opened): Live
}

/** How the site is made in memory, again and again. */
export interface LiveSite {
  /**
   * The site as its files are. `changed` names those that changed since `last` was made; undefined: any may have. Where
   * they are pages' files or data files alone, nothing else is loaded.
   */
  make(last?: Live, changed?: ReadonlySet<string>): Promise<Step<Live>>
}

/** A site that is opened for as long as somebody works on it. */
export function liveSite(options: Options): LiveSite {
  const dates = history(options.root)
  const memory = cacheInMemory()
  const finish = async (opened: Opened, known?: Prepared): Promise<Step<Live>> => {
    const { files } = opened.inputs
    const prepared = known ? { value: known, problems: [] } : await prepare(opened)
    if (!prepared.value) return { ...prepared, files }
    const output = await outputFiles(opened, prepared.value, await dates)
    if (!output.value) return { ...output, files }
    return { value: live(opened, prepared.value, output.value), problems: [], files }
  }
  return {
    async make(last, changed) {
      const edited = last && changed && (await editedFiles(last, changed))
      if (last && edited) {
        if (!edited.value) return edited
        const { opened, prepared, files, alone } = edited.value
        if (!prepared || !files) return finish(opened, prepared)
        const value = alone ? last.withPages(opened) : live(opened, prepared, files)
        return { value, problems: [], files: opened.inputs.files }
      }
      const inputs = await inputsOf(options)
      const opened = await openSite(options, inputs, undefined, true)
      if (!opened.value) return opened
      inputs.save()
      await last?.opened.close()
      return finish({ ...opened.value, cache: memory(opened.value.cache) })
    },
  }
}

function live(opened: Opened, prepared: Prepared, files: Live['files']): Live {
  const { work, site, inputs } = opened
  const setup = drawSetup({ ...opened, site }, prepared)
  const { job } = fingerprints(opened, setup)
  const trace = pageTracer(work, site, inputs.files.keys(), setup)
  const drawn = new Map<PlannedPage, TracedPage | Problem>()
  const after = (opened: Opened): Live => ({
    opened,
    prepared,
    files,
    pageAt: new Map(opened.plan.pages.map((page) => [fileOf(page.path), page])),
    draw(page) {
      const known = drawn.get(page) ?? trace(job(page))
      drawn.set(page, known)
      return known
    },
    drawWith(templates) {
      const other = pageWork({ read: (file) => inputs.files.get(file) ?? '', site, templates, tagged: true })
      const draw = other.drawer(setup)
      return (planned) => {
        const page = other.page(job(planned))
        return isProblem(page) ? page : draw(page)
      }
    },
    withPages(fresh) {
      const pages = new Set(fresh.plan.pages)
      for (const page of drawn.keys()) if (!pages.has(page)) drawn.delete(page)
      return after(fresh)
    },
  })
  return after(opened)
}

/** What was asked for lately and is not asked for in the next round is let go. */
function cacheInMemory(): (disk: Cache) => Cache {
  let old = new Map<string, Promise<Uint8Array>>()
  return (disk) => {
    const last = old
    const held = new Map<string, Promise<Uint8Array>>()
    old = held
    return {
      getOrCreate(key, make) {
        const known = held.get(key) ?? last.get(key) ?? disk.getOrCreate(key, make)
        known.catch(() => held.delete(key))
        held.set(key, known)
        return known
      },
      has: (key) => held.has(key) || last.has(key) || disk.has(key),
      clean: (now) => disk.clean(now),
    }
  }
}
