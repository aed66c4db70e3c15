// Loads the rules by their folders: src/check/rules/<group>/<name>.ts is the rule `<group>/<name>`, and
// rules/<name>.ts in a site's folder of templates is `site/<name>`.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { didYouMean } from '../model/nearest.ts'
import { error, type Result } from '../model/problem.ts'
import { loadBundle } from '../runtime/bundle.ts'
import { compiled, foldersIn, modulesIn, running } from '../runtime/engine.ts'
import { filesBelow, RULES, type TemplateFolder, templatesDigest } from '../runtime/overlay.ts'
import { loadProblems } from './load-problems.ts'
import type { Rule } from './rule.ts'
import type { Rules } from './run.ts'

/** The rules that check a site. */
export interface LoadedRules {
  readonly rules: Rules
  /** The URL of the bundled rules of the site itself, for workers; undefined if it has none. */
  readonly bundle: string | undefined
}

/** All rules, sorted by id: the engine's, its problems of loading, and the rules of the site whose bundle is given. */
export async function loadRules(bundle?: string): Promise<Rules> {
  const early = Object.entries(loadProblems)
  return new Map(
    [...early, ...(await ownRules()), ...(bundle === undefined ? [] : await rulesOfBundle(bundle))].sort(([a], [b]) =>
      a < b ? -1 : 1,
    ),
  )
}

/** The engine's rules: from one file if compiled (bin/compile.js), else by their folders. */
async function ownRules(): Promise<readonly (readonly [id: string, rule: Rule])[]> {
  if (compiled)
    return ((await import(pathToFileURL(join(running, 'rules.js')).href)) as { default: [string, Rule][] }).default
  return Promise.all(
    foldersIn('check/rules').flatMap((group) =>
      [...modulesIn(`check/rules/${group}`)].map(
        async ([name, load]) => [`${group}/${name}`, (await load()).default as Rule] as const,
      ),
    ),
  )
}

/**
 * Bundles the rules of a site unless the same sources were bundled before; undefined if it has none. Problems: files
 * that export no rule, and faults of the code.
 */
export async function bundleRules({
  cache,
  isCached,
  ...templates
}: TemplateFolder & {
  cache: string
  /** Whether a bundle from an earlier run may be used. */
  isCached: boolean
}): Promise<Result<string | undefined>> {
  const { root, folder } = templates
  const absolute = join(root, folder)
  const files = filesBelow(join(absolute, RULES)).filter((file) => file.endsWith('.ts'))
  if (files.length === 0) return { value: undefined, problems: [] }
  // A rule may import what the templates share.
  const sources = templatesDigest(templates, /\.css$/)
  const imports = files.map((file, i) => `import * as rule${i} from ${JSON.stringify(join(absolute, RULES, file))}`)
  const list = files.map((file, i) => `[${JSON.stringify(`site/${file.slice(0, -'.ts'.length)}`)}, rule${i}.default]`)
  const entryPoint = `${imports.join('\n')}\nexport const rules = [${list.join(', ')}]`
  const { value, problems: faults } = await loadBundle<RuleModule>({
    ...templates,
    kind: 'rules',
    entryPoint,
    sources,
    cache,
    isCached,
  })
  if (!value) return { problems: faults }
  const problems = value.module.rules.flatMap(([id, rule]) => {
    const fault = faultOf(rule)
    return fault ? [error(fault.text, { file: `${folder}/${RULES}/${id.slice('site/'.length)}.ts` }, fault.help)] : []
  })
  return problems.length > 0 ? { problems } : { value: value.url, problems: [] }
}

/** The exports of a bundle of rules. */
interface RuleModule {
  readonly rules: readonly (readonly [string, Rule])[]
}

/** The rules of a bundle. */
const rulesOfBundle = async (bundle: string): Promise<RuleModule['rules']> =>
  ((await import(/* @vite-ignore */ bundle)) as RuleModule).rules

const PARTS = ['page', 'markup', 'words', 'language', 'site'] as const
const LEVELS = ['error', 'warning', 'info']

/** Why a default export is not a rule, and what to type. */
function faultOf(rule: unknown): { readonly text: string; readonly help: string } | undefined {
  const exported = (typeof rule === 'object' && rule !== null ? rule : {}) as Partial<Rule>
  const missing = (['why', 'level', 'fine', 'bad'] as const).filter((key) => exported[key] === undefined)
  if (missing.length > 0)
    return {
      text: missing.length === 4 ? 'this file does not export a rule' : `the rule has no ${missing.join(', ')}`,
      help: 'write: export default defineRule({ why, level, fine, bad, … })',
    }
  const level = String(exported.level)
  if (!LEVELS.includes(level))
    return {
      text: `level: "${level}" is not among the choices`,
      help: didYouMean(level, LEVELS) ?? `choose one of ${LEVELS.join(', ')}`,
    }
  return PARTS.some((part) => typeof exported[part] === 'function')
    ? undefined
    : { text: 'the rule checks nothing', help: `give it one of ${PARTS.map((part) => `*${part}()`).join(', ')}` }
}
