// The checks of a worker: of words as pages' files are loaded, and of pages as they are drawn.

import { loadRules } from '../../check/rules.ts'
import { type LoadedSite, untaggedSite } from '../../load/loaded-site.ts'
import { isProblem, type Problem, type SourceFiles } from '../../model/problem.ts'
import { type DrawerOptions, type DrawRequest, PageDrawer } from '../draw.ts'
import type { WordCheck } from '../page-files.ts'
import type { WorkerSite } from '../threads/messages.ts'
import { pageTracer } from '../trace.ts'
import { type CheckedPage, PageChecker } from './page-checker.ts'
import { isValidMarkup } from './validity.ts'
import { ruleContexts, wordCheck } from './words.ts'

type Checks = NonNullable<WorkerSite['checks']>

/** The check of the words of pages' files. */
export async function workerWordCheck(site: LoadedSite, checks: Checks, files: SourceFiles): Promise<WordCheck> {
  return wordCheck({ site, files, checks: await contextsOf(site, checks) })
}

/** The check of drawn pages. */
export async function workerPageCheck(
  options: DrawerOptions,
  checks: Checks,
  validStructures: readonly string[],
): Promise<(request: DrawRequest) => Promise<CheckedPage | Problem>> {
  const contexts = await contextsOf(options.site, checks)
  const trace = pageTracer(new PageDrawer(options), options)
  const checker = new PageChecker({ trace, checks: contexts, validStructures, validate: isValidMarkup })
  return async (request) => {
    const page = await checker.check(request)
    return isProblem(page) ? page : { ...page, isValid: await page.isValid }
  }
}

const contextsOf = async (site: LoadedSite, { bundle, year }: Checks) =>
  ruleContexts(untaggedSite(site), await loadRules(bundle), year)
