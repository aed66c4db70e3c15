// Checks a site: makes it ready, and judges it by the engine's rules and its own.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleRules, type LoadedRules, loadRules } from '../check/rules.ts'
import { templateSettings } from '../load/yaml/parse.ts'
import { inOrder, type Result } from '../model/problem.ts'
import type { Inputs } from '../runtime/inputs.ts'
import type { TemplateFolder } from '../runtime/overlay.ts'
import { type HowToCheck, judge } from './checking/judge.ts'
import { startValidator } from './checking/validity.ts'
import { withRuleId } from './load-yaml.ts'
import { cachePath, type Options, type SiteResult } from './options.ts'
import { readySite } from './ready.ts'
import { withRun } from './run.ts'
import type { CheckResult } from './tables.ts'

/** Checks the site of `inputs`, and whether `out`, if it exists, is exactly what they build. */
export async function checkSite(options: Options, inputs: Inputs, how: HowToCheck): Promise<SiteResult<CheckResult>> {
  const { files } = inputs
  if (inputs.problems.length > 0) return { problems: inOrder(inputs.problems).map(withRuleId), files }
  const { value: rules, problems } = await rulesBelow(options.root, inputs.templates, { isCached: options.cache })
  if (!rules) return { problems, files }
  return withRun(options, inputs, async (run) => {
    if ([...run.tables.open('structures', '').keys()].length === 0) startValidator()
    const ready = await readySite(run, { kind: 'check', rules })
    if (!ready.value) return ready
    const result = await judge(run, ready.value, { ...how, rules })
    return { value: { ...result, problems: inOrder([...result.problems, ...ready.problems]) }, problems: [] }
  })
}

/** The rules that check the site below `root`: the engine's and its own. */
export async function rulesBelow(
  root: string,
  templates: TemplateFolder = { root, ...templateSettings(siteFiles(root)) },
  { isCached = true } = {},
): Promise<Result<LoadedRules>> {
  const { value: bundle, problems } = await bundleRules({ ...templates, cache: cachePath(root), isCached })
  return problems.length > 0 ? { problems } : { value: { rules: await loadRules(bundle), bundle }, problems: [] }
}

/** site.yaml of the site below `root`, if there is one. */
const siteFiles = (root: string) =>
  new Map(existsSync(join(root, 'site.yaml')) ? [['site.yaml', readFileSync(join(root, 'site.yaml'))]] : [])
