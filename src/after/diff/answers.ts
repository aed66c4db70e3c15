// Compares what each chosen host answers for two versions of a site: status, redirect and headers.
import { groupedBy } from '../../model/grouped.ts'
import { type Host, shownHost } from '../../model/host.ts'
import { answer, type Serving, serving } from '../../serve/answer.ts'
import type { Folder, ServedFile } from '../../serve/folder.ts'
import type { Answer } from '../../serve/message.ts'
import { questionsFor } from '../live/probes.ts'
import type { LocatedDifference } from './causes.ts'
import { byRole, withoutHashes } from './details.ts'
import type { Version } from './versions.ts'

/** Headers that follow from the bytes of a file. */
const OF_BYTES = /^(?:content-length|etag|last-modified|accept-ranges|location)$/

/** A page for hosts, which treat a page and other HTML differently. */
const PAGE = Buffer.from('<link rel="canonical">')

/** A version as a folder. Its pages are not drawn. */
function folderOf({ live, paths, read }: Version): Folder {
  const fileOf = (path: string): ServedFile => {
    return { path, modified: 0, tag: '', read: () => (live.pageAt(path) ? PAGE : Buffer.from(read(path))) }
  }
  return {
    has: (path) => paths.has(path),
    keys: () => paths.keys(),
    size: paths.size,
    get: (path) => (paths.has(path) ? fileOf(path) : undefined),
  }
}

/** How a host answers an address. */
const asked = (target: string, serving: Serving): Answer => answer({ method: 'GET', target, headers: {} }, serving)

/** The answer that visitors of an address get: a status and, for a redirect, where it leads. */
function outcomeOf({ status, headers }: Answer): string {
  const to = headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
  return to === undefined ? String(status) : `${status} to ${to}`
}

/** How the old address of a page is answered by the first host. */
export function outcomeAt(path: string, version: Version, hosts: ReadonlyMap<string, Host>): string {
  const name = shownHost(version.live.site.plan.site.hosts)
  return outcomeOf(asked(encodeURI(path), serving(folderOf(version), name, hosts)))
}

/** The differences of answers. Addresses in `skipped` belong to pages that are only in one version. */
export function answerDifferences(
  before: Version,
  after: Version,
  hosts: ReadonlyMap<string, Host>,
  skipped: ReadonlySet<string>,
): LocatedDifference[] {
  const names = after.live.site.plan.site.hosts
  const found = names.flatMap((name) => {
    const old = serving(folderOf(before), name, hosts)
    const young = serving(folderOf(after), name, hosts)
    const targets = [old, young].map((side) => new Set(questionsFor(side).map(({ target }) => target)))
    // A file with a digest in its name is only in one version when its bytes change.
    const isReplaced = (target: string) => byRole(target) !== target && !targets.every((side) => side.has(target))
    return [...new Set(targets.flatMap((side) => [...side]))]
      .filter((target) => !isReplaced(target) && !skipped.has(decodeURI(target)))
      .flatMap((target) => differencesOf(target, asked(target, old), asked(target, young)))
      .map((difference) => ({ difference, name }))
  })
  return [...groupedBy(found, ({ difference }) => JSON.stringify(difference)).values()].flatMap((group) => {
    const more = group.length === names.length ? '' : ` (${group.map(({ name }) => name).join(', ')})`
    return group.slice(0, 1).map(({ difference }) => ({ ...difference, key: difference.key + more }))
  })
}

function differencesOf(target: string, old: Answer, young: Answer): LocatedDifference[] {
  const found = (key: string, before: string, after: string): LocatedDifference[] =>
    before === after ? [] : [{ kind: 'answers', key, before, after, page: target, spans: {}, locations: {} }]
  if (old.status !== young.status || old.status >= 300) return found('answer', outcomeOf(old), outcomeOf(young))
  const olds = headersOf(old)
  const news = headersOf(young)
  return [...new Set([...olds.keys(), ...news.keys()])].flatMap((name) =>
    found(`header ${name}`, olds.get(name) ?? '', news.get(name) ?? ''),
  )
}

const headersOf = ({ headers }: Answer): ReadonlyMap<string, string> =>
  new Map(
    headers.flatMap(([name, value]) =>
      OF_BYTES.test(name.toLowerCase()) ? [] : [[name, byRole(withoutHashes(value))] as const],
    ),
  )
