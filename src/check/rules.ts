// The folders of rules -> rules by id. Folders are the registry: src/check/rules/<group>/<name>.ts is `<group>/<name>`,
// and rules/<name>.ts in a site's folder of templates is `site/<name>`.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rule } from '../model/checks/rule.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Problem, type Result } from '../model/problem.ts'
import { bundleModule, filesBelow, folderDigest, publicFaceDigest, RULES } from '../runtime/bundle.ts'
import { digest } from '../runtime/digest.ts'
import { compiled, foldersIn, modulesIn, running } from '../runtime/engine.ts'
import { messageOf } from '../runtime/thrown.ts'
import type { Rules } from './run.ts'
import { loadLanguage } from './text/language.ts'

/** All rules, sorted by id: the engine's, and those of the site whose bundle is given. */
export async function loadRules(bundle?: string): Promise<Rules> {
  const own = await Promise.all((await ownRules()).map(withExamples))
  return new Map([...own, ...(bundle === undefined ? [] : await rulesIn(bundle))].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A rule that only another language can show, with its examples from the file of that language. */
async function withExamples([id, rule]: readonly [id: string, rule: Rule]): Promise<readonly [string, Rule]> {
  const { shownIn } = rule.bad
  return shownIn === undefined ? [id, rule] : [id, { ...rule, ...(await loadLanguage(shownIn)).examples[id] }]
}

/** The engine's rules: in one file if compiled (bin/compile.js), else found by their folders. */
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
 * Bundles the rules of a site unless the same sources were bundled before; nothing where it has none. What is not a
 * rule is a problem.
 */
export async function bundleRules({
  root,
  folder,
  cache,
}: {
  root: string
  folder: string
  cache: string
}): Promise<Result<string | undefined>> {
  const absolute = join(root, folder)
  const files = filesBelow(join(absolute, RULES))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${RULES}/${file}`)
  if (files.length === 0) return { value: undefined, problems: [] }
  // A rule may import what the templates share.
  const key = digest(process.versions.node, running, folderDigest(absolute, /\.css$/), publicFaceDigest())
  const imports = files.map((file, i) => `import * as rule${i} from ${JSON.stringify(join(absolute, file))}`)
  const list = files.map(
    (file, i) => `[${JSON.stringify(`site/${file.slice('rules/'.length, -'.ts'.length)}`)}, rule${i}.default]`,
  )
  const entry = `${imports.join('\n')}\nexport const rules = [${list.join(', ')}]`
  const bundled = await bundleModule({ entry, root, folder, bundle: join(cache, `rules-${key.slice(0, 16)}.mjs`) })
  if (bundled.value === undefined) return bundled
  const bundle = bundled.value
  const found = await rulesIn(bundle).catch((fault: unknown) => new Error(messageOf(fault)))
  if (found instanceof Error)
    return {
      problems: [
        error(
          `the rules threw while they were loaded: ${found.message}`,
          { file: `${folder}/rules` },
          'look at what stands outside their functions',
        ),
      ],
    }
  const problems = found.flatMap(([id, rule]) => faultOf(rule, `${folder}/rules/${id.slice('site/'.length)}.ts`))
  return problems.length > 0 ? { problems } : { value: bundle, problems: [] }
}

async function rulesIn(bundle: string): Promise<readonly (readonly [string, Rule])[]> {
  return ((await import(/* @vite-ignore */ bundle)) as { rules: readonly (readonly [string, Rule])[] }).rules
}

const PARTS = ['page', 'markup', 'words', 'site'] as const

/** What keeps a default export from being a rule. */
function faultOf(rule: unknown, file: string): Problem[] {
  if (typeof rule !== 'object' || rule === null)
    return [error('this file does not export a rule', { file }, 'write: export default defineRule({ … })')]
  const given = rule as Partial<Rule>
  const missing = (['why', 'level', 'fine', 'bad'] as const).filter((key) => given[key] === undefined)
  if (missing.length > 0)
    return [
      error(
        `the rule has no ${missing.join(', ')}`,
        { file },
        'a rule has why, level, fine and bad, then what it checks',
      ),
    ]
  const levels = ['error', 'warning', 'info']
  if (!levels.includes(String(given.level)))
    return [
      error(
        `level: "${given.level}" is not among the choices`,
        { file },
        didYouMean(String(given.level), levels) ?? `choose one of ${levels.join(', ')}`,
      ),
    ]
  return PARTS.some((part) => typeof given[part] === 'function')
    ? []
    : [error('the rule checks nothing', { file }, `give it one of ${PARTS.map((part) => `*${part}()`).join(', ')}`)]
}
