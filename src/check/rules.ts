// The folders of rules -> rules by id. Folders are the registry: src/check/rules/<group>/<name>.ts is `<group>/<name>`,
// and rules/<name>.ts in a site's folder of templates is `site/<name>`.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import glob from 'fast-glob'
import { bundleModule } from '../bundle.ts'
import { compiled, engineRoot, foldersIn, modulesIn } from '../engine.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Problem, type Result } from '../model/problem.ts'
import type { Rule } from '../model/rule.ts'
import type { Rules } from './run.ts'

/** All rules, sorted by id: the engine's, and those of the site whose bundle is given. */
export async function loadRules(bundle?: string): Promise<Rules> {
  return new Map([...(await ownRules()), ...(bundle === undefined ? [] : await rulesIn(bundle))].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The engine's rules: compiled, they are one file (bin/compile.js); else the folders are read. */
async function ownRules(): Promise<readonly (readonly [id: string, rule: Rule])[]> {
  if (compiled) return ((await import(pathToFileURL(join(engineRoot, 'lib/check/all-rules.js')).href)) as { default: [string, Rule][] }).default
  return Promise.all(
    foldersIn('check/rules').flatMap((group) =>
      [...modulesIn(`check/rules/${group}`)].map(async ([name, load]) => [`${group}/${name}`, (await load()).default as Rule] as const),
    ),
  )
}

/** Bundles the rules of a site unless the same sources were bundled before; nothing where it has none. What is not a rule is a problem. */
export async function bundleRules({ root, folder, cache }: { root: string; folder: string; cache: string }): Promise<Result<string | undefined>> {
  const absolute = join(root, folder)
  const files = glob.sync('rules/**/*.ts', { cwd: absolute }).sort()
  if (files.length === 0) return { value: undefined, problems: [] }
  const digest = createHash('sha256').update(process.versions.node)
  // A rule may import what the templates share.
  for (const file of glob.sync('**/*.{ts,tsx}', { cwd: absolute }).sort()) digest.update(`${file}\0`).update(readFileSync(join(absolute, file)))
  for (const file of glob.sync('src/{site.tsx,bundle.ts,model/*.ts,render/*.{ts,tsx}}', { cwd: engineRoot }).sort())
    digest.update(readFileSync(join(engineRoot, file)))
  const bundle = join(cache, `rules-${digest.digest('hex').slice(0, 16)}.mjs`)
  if (!existsSync(bundle)) {
    const imports = files.map((file, i) => `import * as rule${i} from ${JSON.stringify(join(absolute, file))}`)
    const list = files.map((file, i) => `[${JSON.stringify(`site/${file.slice('rules/'.length, -'.ts'.length)}`)}, rule${i}.default]`)
    const problems = await bundleModule({ entry: `${imports.join('\n')}\nexport const rules = [${list.join(', ')}]`, absolute, folder, bundle })
    if (problems.length > 0) return { problems }
  }
  const found = await rulesIn(bundle).catch((fault: unknown) => fault as Error)
  if (found instanceof Error)
    return {
      problems: [error(`the rules threw while they were loaded: ${found.message}`, { file: `${folder}/rules` }, 'look at what stands outside their functions')],
    }
  const problems = found.flatMap(([id, rule]) => faultOf(rule, `${folder}/rules/${id.slice('site/'.length)}.ts`))
  return problems.length > 0 ? { problems } : { value: bundle, problems: [] }
}

async function rulesIn(bundle: string): Promise<readonly (readonly [string, Rule])[]> {
  return ((await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as { rules: readonly (readonly [string, Rule])[] }).rules
}

const PARTS = ['page', 'words', 'site'] as const

/** What keeps a default export from being a rule. */
function faultOf(rule: unknown, file: string): Problem[] {
  if (typeof rule !== 'object' || rule === null) return [error('this file does not export a rule', { file }, 'write: export default defineRule({ … })')]
  const given = rule as Partial<Rule>
  const missing = (['why', 'level', 'fine', 'bad'] as const).filter((key) => given[key] === undefined)
  if (missing.length > 0) return [error(`the rule has no ${missing.join(', ')}`, { file }, 'a rule has why, level, fine and bad, then what it judges')]
  const levels = ['error', 'warning', 'info']
  if (!levels.includes(String(given.level)))
    return [
      error(`level: "${given.level}" is not among the choices`, { file }, didYouMean(String(given.level), levels) ?? `choose one of ${levels.join(', ')}`),
    ]
  return PARTS.some((part) => typeof given[part] === 'function')
    ? []
    : [error('the rule judges nothing', { file }, `give it one of ${PARTS.map((part) => `*${part}()`).join(', ')}`)]
}

/** A hash of the judge itself, and of how words and places are read: when it changes, kept verdicts are worth nothing. */
export function rulesHash(extra: string): string {
  const digest = createHash('sha256').update(extra)
  for (const room of ['check', 'load', 'model', 'plan']) {
    const folder = join(engineRoot, 'src', room)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(?:ts|json)$/.test(file)) digest.update(`${file}\0`).update(readFileSync(join(folder, file)))
  }
  return digest.digest('hex')
}
