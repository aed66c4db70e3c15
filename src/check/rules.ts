// The folders of rules -> rules by id. Folders are the registry: src/check/rules/<group>/<name>.ts is `<group>/<name>`.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { engineRoot, foldersIn, modulesIn } from '../engine.ts'
import type { Rule } from '../model/rule.ts'
import type { Rules } from './run.ts'

/** All rules of the engine, sorted by id. */
export async function loadRules(): Promise<Rules> {
  const groups = foldersIn('check/rules')
  const loaded = await Promise.all(
    groups.flatMap((group) => [...modulesIn(`check/rules/${group}`)].map(async ([name, load]) => [`${group}/${name}`, (await load()).default as Rule] as const)),
  )
  return new Map(loaded.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A hash of the judge itself: when it changes, kept verdicts are worth nothing. */
export function rulesHash(extra: string): string {
  const digest = createHash('sha256').update(extra)
  for (const file of glob.sync('src/{check,model}/**/*.{ts,json}', { cwd: engineRoot }).sort()) digest.update(`${file}\0`).update(readFileSync(join(engineRoot, file)))
  return digest.digest('hex')
}
