// Opens the output folder as a host serves it, for the commands that serve it or compare it with a live site.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isBuilt } from '../../emit/write.ts'
import { settingIn } from '../../load/yaml/parse.ts'
import { type Host, shownHost } from '../../model/host.ts'
import { didYouMean } from '../../model/nearest.ts'
import { error, type Result } from '../../model/problem.ts'
import { unreadable } from '../../runtime/unwritten.ts'
import { type Serving, serving } from '../../serve/answer.ts'
import { type Folder, openFolder } from '../../serve/folder.ts'

const BUILD = 'run npx site build first'

/** The host that was named, or the first of site.yaml. Problem: there is no such host. */
export function hostNamed(named: unknown, root: string, hosts: ReadonlyMap<string, Host>): Result<string> {
  const value = named === undefined ? firstHost(root) : String(named)
  if (hosts.has(value)) return { value, problems: [] }
  const help = didYouMean(value, hosts.keys()) ?? `choose one of ${[...hosts.keys()].join(', ')}`
  return { problems: [error(`there is no host "${value}"`, undefined, help)] }
}

/** The first host of site.yaml, or the simplest one. */
function firstHost(root: string): string {
  const file = join(root, 'site.yaml')
  const first = settingIn(existsSync(file) ? readFileSync(file) : undefined, ['hosts', 0])
  return shownHost(first === undefined ? [] : [first])
}

/** The line to print if the site has analytics: answers on this machine are without their script. */
export function analyticsNote(root: string): string {
  const file = join(root, 'site.yaml')
  const service = settingIn(existsSync(file) ? readFileSync(file) : undefined, ['analytics', 'service'])
  return service === undefined ? '' : `The script of ${service} is left out here, so no visit is counted.\n`
}

/** Identifies the folder of a build, which the next build replaces; undefined while it cannot be read. */
function stampOf(out: string): string | undefined {
  try {
    const { ctimeMs, ino } = statSync(out)
    return `${ctimeMs} ${ino}`
  } catch {
    return undefined
  }
}

/**
 * Returns a function that gives the folder, opened again after a build has replaced it. Problems: the folder was not
 * made by a build or not for this host, or this user may not read it.
 */
export function openOutput(out: string, name: string, hosts: ReadonlyMap<string, Host>): Result<() => Serving<Folder>> {
  const open = () => ({ stamp: stampOf(out), serving: serving(openFolder(out), name, hosts) })
  try {
    if (!isBuilt(out)) return { problems: [error(`${out} was not made by a build`, undefined, BUILD)] }
    let last = open()
    const { host, folder } = last.serving
    if (host.own.length > 0 && !host.own.some((path) => folder.has(path))) {
      const help = `add ${name} to hosts in site.yaml, and ${BUILD.replace(' first', '')}`
      return { problems: [error(`${out} holds no files for ${name}: ${host.own.join(', ')}`, undefined, help)] }
    }
    const value = () => {
      const stamp = stampOf(out)
      if (stamp !== undefined && stamp !== last.stamp && isBuilt(out)) last = open()
      return last.serving
    }
    return { value, problems: [] }
  } catch (fault) {
    return { problems: [unreadable(out, fault)] }
  }
}
