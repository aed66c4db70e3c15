// A folder -> its site in the output folder. Where nothing changed since the last build, that is found out before
// anything is loaded.
import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { altered, type LastOutput, lastOutput, type StagingCache } from '../emit/staging.ts'
import { mayReplace, recover } from '../emit/write.ts'
import { historyState } from '../load/history.ts'
import { shortDigest } from '../runtime/digest.ts'
import { engineDigest } from '../runtime/engine.ts'
import type { Built, OnPage } from './make.ts'
import { cachePath, inputsOf, type Options, type Step, tableOf } from './options.ts'

/** Builds the site below `root` into `out`. On any problem the old folder stays as it was. */
export async function build(options: Options, out: string, onPage?: OnPage): Promise<Step<Built>> {
  const refused = mayReplace(out, options.root)
  if (refused.length > 0) return { problems: refused, files: new Map() }
  recover(out)
  const inputs = await inputsOf(options)
  const cache = stagingCache(options, out)
  const last = lastOutput(cache)
  const history = historyState(options.root)
  const key = () => shortDigest(engineDigest(), String(options.year), history, inputs.all())
  const before = last.note === '' ? undefined : (JSON.parse(last.note) as { key: string; built: Built })
  if (before && inputs.problems.length === 0 && before.key === key() && isWhole(out, last))
    return { value: before.built, problems: [], files: inputs.files }

  // Everything that makes a site is loaded only where there is something to make.
  const { make } = await import('./make.ts')
  return make(options, inputs, { out, cache, last, key, onPage })
}

/** Where the listings of an output folder are cached, and the folder that the last build replaced. */
export function stagingCache(options: Options, out: string): StagingCache | undefined {
  const name = shortDigest(relative(resolve(options.root), resolve(out))).slice(0, 10)
  const [output, replaced] = [tableOf(options, `output-${name}`), tableOf(options, `replaced-${name}`)]
  return output && replaced ? { folder: cachePath(options.root, 'replaced', name), output, replaced } : undefined
}

const isWhole = (out: string, { listing }: LastOutput) => existsSync(out) && altered(out, listing).next().done === true
