// Lets another engine build a site, in a process of its own.
import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, linkSync, mkdirSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { error, type Result } from '../../model/problem.ts'
import { engineRoot } from '../../runtime/engine.ts'
import { filesBelow } from '../../runtime/overlay.ts'

const run = promisify(execFile)

/** Lets another engine build the site at `root` into a folder below `folder`. */
export async function builtBy(engine: string, root: string, folder: string): Promise<Result<string>> {
  if (!existsSync(join(engine, 'bin/site'))) {
    const help = 'name the folder of an unpacked archive or of a checkout'
    return { problems: [error(`--engine ${engine} holds no engine: there is no bin/site`, undefined, help)] }
  }
  const out = join(folder, 'dist')
  const program = join(withPackages(engine, folder), 'bin/site')
  try {
    await run(process.execPath, [program, 'build', '--root', root, '--out', out, '--no-cache'])
    return { value: out, problems: [] }
  } catch (fault) {
    const { stderr } = fault as { readonly stderr: string }
    return { problems: [error(`the engine in ${engine} does not build this site: ${stderr.trim()}`, undefined)] }
  }
}

/** An engine with the packages that it needs: an unpacked archive has none, so a copy of it gets those of this engine. */
function withPackages(engine: string, folder: string): string {
  const packageOf = (root: string) => {
    try {
      return dirname(createRequire(join(root, 'package.json')).resolve('react/package.json'))
    } catch {
      return undefined
    }
  }
  const own = packageOf(engineRoot)
  if (packageOf(engine) !== undefined || own === undefined) return engine
  const copy = join(folder, 'engine')
  for (const file of filesBelow(engine)) put(join(engine, file), join(copy, file))
  symlinkSync(dirname(own), join(folder, 'node_modules'), 'junction')
  return copy
}

/** Makes a hard link, which takes a twentieth of the time of a copy; on another disk, a copy. */
function put(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
