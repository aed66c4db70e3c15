// Compares two versions of a site as visitors, search engines and hosts see them. Each change is one entry, at the value
// of the YAML that caused it if there is one.

import type { Span } from '../../check/parsed-page.ts'
import { fileOf } from '../../model/address.ts'
import { groupedBy } from '../../model/grouped.ts'
import type { Host } from '../../model/host.ts'
import { isTextFile } from '../../model/host.ts'
import type { PlannedPage } from '../../model/plan.ts'
import { isProblem, type Problem } from '../../model/problem.ts'
import { loadModules } from '../../runtime/engine.ts'
import { answerDifferences, outcomeAt } from './answers.ts'
import { type LocatedDifference, type SiteChange, siteChanges } from './causes.ts'
import { compareDetails, type Difference } from './compare.ts'
import { byRole, type Detail, detailsOf, detailsOfLines } from './details.ts'
import { sourceChanges } from './sources.ts'
import type { BuiltPage, Version, Versions } from './versions.ts'

/** A page in both versions, or in one. */
interface Pair {
  readonly old: PlannedPage | undefined
  readonly young: PlannedPage | undefined
}

/** The entries of all differences. Problems: pages that cannot be drawn. */
export async function diff(
  versions: Versions,
): Promise<{ readonly entries: SiteChange[]; readonly problems: Problem[] }> {
  const { before, after } = versions
  const hosts = await loadModules<Host>('hosts')
  const pairs = pairsOf(before, after)
  const moved = new Map(
    pairs.flatMap(({ old, young }) => (old && young && old.path !== young.path ? [[old.path, young.path]] : [])),
  )
  const problems: Problem[] = []
  const onPages = pairs.flatMap((pair) => {
    if (!pair.old || !pair.young) return []
    const pages = [before.page(fileOf(pair.old.path)), after.page(fileOf(pair.young.path))]
    problems.push(...pages.filter(isProblem))
    const [old, young] = pages.filter((page): page is BuiltPage => !isProblem(page))
    return old && young ? pageDifferences(old, young, pair.young.path, readdressing(versions, moved)) : []
  })
  const ofPages = pairs.flatMap((pair) => pageChange(pair, after, hosts))
  const skipped = new Set(ofPages.flatMap(({ before, after }) => [before, after]).filter((path) => path !== ''))
  const answers = answerDifferences(before, after, hosts, skipped)
  // A host's own files are read by it alone, and a file that a page shows is on that page.
  const own = answers.length > 0 ? [...hosts.values()].flatMap((host) => host.own) : []
  const shown = new Set([...own, ...onPages.map(({ key }) => key)])
  const files = fileDifferences(versions).filter(({ key, page }) => !shown.has(key) && !skipped.has(page))
  const found = [...onPages, ...ofPages, ...answers, ...files]
  return { entries: siteChanges(found, sourceChanges(before.live.inputs, after.live.inputs), versions), problems }
}

/** The pages of both versions: with the same address or, if that is gone, from the same file. */
function pairsOf(before: Version, after: Version): Pair[] {
  const old = new Map(before.live.site.plan.pages.map((page) => [page.path, page]))
  const young = new Map(after.live.site.plan.pages.map((page) => [page.path, page]))
  const added = [...young.values()].filter(({ path }) => !old.has(path))
  const byFile = groupedBy(added, ({ record }) => record.file)
  const pairs = [...old.values()].map((page): Pair => {
    return { old: page, young: young.get(page.path) ?? byFile.get(page.record.file)?.shift() }
  })
  return [...pairs, ...[...byFile.values()].flat().map((page): Pair => ({ old: undefined, young: page }))]
}

/** A page that is added, removed or moved. */
function pageChange({ old, young }: Pair, after: Version, hosts: ReadonlyMap<string, Host>): LocatedDifference[] {
  if (old?.path === young?.path) return []
  const at = (page: PlannedPage | undefined) => page && { file: page.record.file, path: [] }
  const outcome = old && outcomeAt(old.path, after, hosts)
  const what = old && young ? 'moved' : 'removed'
  return [
    {
      kind: 'pages',
      key: outcome === undefined ? 'added' : `${what}, answers ${outcome}`,
      before: old?.path ?? '',
      after: young?.path ?? '',
      page: young?.path ?? '',
      spans: {},
      locations: { before: at(old), after: at(young) },
    },
  ]
}

/** Details whose values are addresses. */
const ADDRESSES: ReadonlySet<string> = new Set(['links', 'head', 'data'])

/** Gives details of the first version the addresses of pages that have moved since. */
function readdressing({ before }: Versions, moved: ReadonlyMap<string, string>): (detail: Detail) => Detail {
  const { origin } = before.live.site.plan.site
  return (detail) => {
    const { kind, value } = detail
    if (!ADDRESSES.has(kind)) return detail
    const start = value.startsWith(`${origin}/`) ? origin : ''
    const [path = ''] = /^[^?#]*/.exec(value.slice(start.length)) ?? []
    const to = moved.get(path)
    return to === undefined ? detail : { ...detail, value: start + to + value.slice(start.length + path.length) }
  }
}

/** The differences of a page. */
function pageDifferences(
  old: BuiltPage,
  young: BuiltPage,
  page: string,
  readdress: (detail: Detail) => Detail,
): LocatedDifference[] {
  if (old.html === young.html) return []
  const details = detailsOf(old.html)
  const readdressed = details.map(readdress)
  const differences = compareDetails(readdressed, detailsOf(young.html))
  const locate = ({ locate }: BuiltPage, kind: string, value: string, span: Span | undefined) =>
    span && locate?.(span, kind === 'links' || kind === 'data' ? value : undefined)
  const found = differences.map((difference): LocatedDifference => {
    const { kind, before, after, spans } = difference
    const locations = {
      before: locate(old, kind, before, spans.before),
      after: locate(young, kind, after, spans.after),
    }
    return { ...inRole(difference), page, locations }
  })
  // Nothing but links to pages that have moved.
  if (found.length > 0 || details.some((detail, i) => detail !== readdressed[i])) return found
  const key = 'white space, or the order of attributes'
  return [{ kind: 'code', key, before: '', after: '', page, spans: {}, locations: {} }]
}

/** Endings of pictures, and the part of the names of assets that tells sizes and formats apart. */
const PICTURE = /\.(?:avif|webp|jpe?g|png|svg|ico)$/
const SIZE = /(?:-\d+)?\.[a-z]+$/
const ASSET = /assets\/[a-z0-9.-]+/

/** A difference in nothing but the digest in a file's name, as that file in other bytes. */
function inRole(difference: Difference): Difference {
  const { before, after } = difference
  const [file] = ASSET.exec(after) ?? []
  if (file === undefined || before === after || byRole(before) !== byRole(after)) return difference
  return { ...difference, ...roleOf(file), before: '', after: '', around: ['', ''] }
}

/** The role of a file, whatever its size, its format and its bytes. */
function roleOf(path: string): Pick<Difference, 'kind' | 'key'> {
  const name = byRole(path).replace(/^assets\//, '')
  if (byRole(path) !== path && name === 'card.png') return { kind: 'card', key: 'social card' }
  const kind = PICTURE.test(path) ? 'pictures' : 'files'
  return { kind, key: kind === 'pictures' && byRole(path) !== path ? name.replace(SIZE, '') : name }
}

const bytesAt = (path: string, { paths, read }: Version) => (paths.has(path) ? read(path) : undefined)

/** The differences of files that are not pages. */
function fileDifferences({ before, after }: Versions): LocatedDifference[] {
  const isPage = (path: string) => [before, after].some(({ live }) => live.pageAt(path) !== undefined)
  const paths = [...new Set([...before.paths, ...after.paths])].filter((path) => !isPage(path)).sort()
  const roles = [before, after].map((version) => new Set([...version.paths].map((path) => roleOf(path).key)))
  return paths.flatMap((path): LocatedDifference[] => {
    const isNamed = byRole(path) !== path
    // A name with a digest stands for its bytes.
    if (isNamed && before.paths.has(path) && after.paths.has(path)) return []
    const old = bytesAt(path, before)
    const young = bytesAt(path, after)
    if (old && young && Buffer.compare(old, young) === 0) return []
    if (isNamed || !isTextFile(path) || !old || !young) {
      const role = roleOf(path)
      const [was = '', is = ''] = roles.map((keys) => (keys.has(role.key) ? role.key : ''))
      const sides = was === is ? { before: '', after: '' } : { before: was, after: is }
      return [{ ...role, ...sides, page: '', spans: {}, locations: {} }]
    }
    const linesOf = (bytes: Uint8Array) => detailsOfLines(path, Buffer.from(bytes).toString('utf8'))
    return compareDetails(linesOf(old), linesOf(young)).map((line): LocatedDifference => {
      const isOfPage = line.key.startsWith('/')
      return isOfPage
        ? { ...line, kind: 'files', key: path, before: '', after: '', page: line.key, locations: {} }
        : { ...line, key: path, page: '', locations: {} }
    })
  })
}
