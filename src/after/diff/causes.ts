// Finds the cause of each difference among the changes of the files, and makes one entry of all that have the same.

import type { ValuePath } from '../../check/page/locate.ts'
import { isSiteFile } from '../../model/content.ts'
import { count } from '../../model/counts.ts'
import type { Path } from '../../model/data.ts'
import { groupedBy } from '../../model/grouped.ts'
import { present } from '../../model/present.ts'
import type { Place } from '../../model/problem.ts'
import { changedPart, type Difference, type DifferenceKind } from './compare.ts'
import type { SourceChange } from './sources.ts'
import type { Versions } from './versions.ts'

/** A difference, the address it is at ('' for none), and the values of the YAML that it shows in each version. */
export interface LocatedDifference extends Difference {
  readonly page: string
  readonly locations: { readonly before?: ValuePath | undefined; readonly after?: ValuePath | undefined }
}

/** The kinds of entries in the order in which they are printed. */
export const KINDS = [
  'claims',
  'words',
  'labels',
  'pages',
  'links',
  'head',
  'data',
  'answers',
  'pictures',
  'card',
  'order',
  'styles',
  'files',
  'code',
] as const satisfies readonly (DifferenceKind | 'claims')[]

/** One change of the site. */
export interface SiteChange {
  readonly kind: (typeof KINDS)[number]
  /** The name of the claim, the path of the value, the field of the head. */
  readonly what: string
  readonly before: string
  readonly after: string
  /** The unchanged words on either side. */
  readonly around?: readonly [left: string, right: string] | undefined
  /** The line to edit. */
  readonly at?: Place | undefined
  /** The addresses that show it, sorted. */
  readonly pages: readonly string[]
  /** The kinds of details that change with it. */
  readonly also: readonly DifferenceKind[]
}

const SIDES = ['after', 'before'] as const

/** The entries of all differences, in the order of `KINDS`. */
export function siteChanges(
  found: readonly LocatedDifference[],
  changes: readonly SourceChange[],
  versions: Versions,
): SiteChange[] {
  const causes = causesOf(found, changes, versions)
  const groups = groupedBy(found, (difference) => {
    const cause = causes.get(difference)
    return cause?.isValue ? cause : keyOf(difference, cause)
  })
  const entries = [...groups].map(([key, group]) =>
    typeof key === 'string' ? ownChange(group, causes, versions) : causedChange(key, group, versions),
  )
  const place = ({ at }: SiteChange) => `${at?.file ?? '~'}:${String(at?.line ?? 0).padStart(6, '0')}`
  const order = (entry: SiteChange) =>
    `${String(KINDS.indexOf(entry.kind)).padStart(2, '0')} ${place(entry)} ${entry.what}`
  return entries
    .map((entry) => [order(entry), entry] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, entry]) => entry)
}

/** Differences with the same key are one entry. */
function keyOf({ kind, key, before, after }: LocatedDifference, cause: SourceChange | undefined): string {
  const parts = kind === 'styles' ? [] : [key, before, after]
  return JSON.stringify([kind, ...parts, cause?.file])
}

/** The kinds that follow from the rest of a page, so that they need no cause of their own. */
const CONSEQUENCES: ReadonlySet<DifferenceKind> = new Set(['card', 'styles', 'files', 'code'])

/** The change of the files that causes each difference, as far as it is known. */
function causesOf(
  found: readonly LocatedDifference[],
  changes: readonly SourceChange[],
  versions: Versions,
): ReadonlyMap<LocatedDifference, SourceChange> {
  const finders = [locatedIn(changes, versions), claimedBy(changes, versions), spelledIn(changes), namedIn(changes)]
  const causes = new Map<LocatedDifference, SourceChange>()
  const add = (find: (difference: LocatedDifference) => SourceChange | undefined) => {
    for (const difference of found) {
      const cause = causes.has(difference) ? undefined : find(difference)
      if (cause) causes.set(difference, cause)
    }
  }
  for (const find of finders) add(find)
  const templates = changes.filter(({ file }) => /\.(?:[jt]sx?|css)$/.test(file))
  const ofPages = groupedBy(causes, ([{ page }]) => page)
  add(({ page, kind, before, after }) => {
    // The bytes of a file follow from no value, and tags rather from a template.
    const isBytes = kind === 'pictures' && before === after
    if (isBytes || (templates.length > 0 && (kind === 'code' || kind === 'styles'))) return undefined
    const ofPage = ofPages.get(page) ?? []
    // A card shows the title.
    const [, first] = ofPage.find(([other]) => kind !== 'card' || other.kind === 'head') ?? ofPage[0] ?? []
    const isOnly = ofPage.every(([, cause]) => cause === first)
    return isOnly || CONSEQUENCES.has(kind) ? first : undefined
  })
  const effective = new Set(causes.values())
  const unused = changes.length === 1 ? changes : changes.filter((change) => !effective.has(change))
  add(({ kind }) => {
    const possible = templates.length > 0 && kind === 'code' ? templates : unused
    return possible.length === 1 ? possible[0] : undefined
  })
  return causes
}

type Find = (difference: LocatedDifference) => SourceChange | undefined

const isPrefix = (prefix: Path, path: Path) => prefix.every((step, i) => path[i] === step)

/** Finds the change of the value that a difference shows; of a page, any change of its file. */
function locatedIn(changes: readonly SourceChange[], versions: Versions): Find {
  return ({ kind, locations }) => {
    for (const side of SIDES) {
      const location = locations[side]
      if (!location) continue
      const { layers } = versions[side].live.site.content
      const sources = [{ file: location.file, below: [] }, ...(layers.get(location.file) ?? [])]
      const change = changes.find(({ file, paths: { [side]: path } }) =>
        sources.some((layer) => layer.file === file && path && isPrefix(path, [...layer.below, ...location.path])),
      )
      const any = kind === 'pages' ? changes.find(({ file }) => file === location.file) : undefined
      if (change ?? any) return change ?? any
    }
    return undefined
  }
}

/** The name of the claim that a change is about, as texts write it. */
function claimOf({ file, paths }: SourceChange): string | undefined {
  const [group, name, variants, variant] = paths.after ?? paths.before ?? []
  if (!isSiteFile(file) || group !== 'claims' || name === undefined) return undefined
  return variants === 'variants' && variant !== undefined ? `${name}.${variant}` : String(name)
}

/** Finds the changed claim that the text of a difference names. */
function claimedBy(changes: readonly SourceChange[], versions: Versions): Find {
  const claims = changes.flatMap((change) => {
    const name = claimOf(change)
    return name === undefined ? [] : [{ mark: `{${name}}`, change }]
  })
  return ({ locations: { after } }) => {
    const text = after && claims.length > 0 ? versions.after.live.places.source(after.file, after.path) : undefined
    return text === undefined ? undefined : claims.find(({ mark }) => text.includes(mark))?.change
  }
}

/** Whether a value is the number of a text: 50 of "50€". */
const isNumberOf = (value: string, text: string) => /^\d+$/.test(value) && text.replace(/\D/g, '') === value

/** Finds a change that replaces the same words as a difference. */
function spelledIn(changes: readonly SourceChange[]): Find {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const isRoute = ({ file }: SourceChange) => file.startsWith('content/routes.')
  // An address is decided by its route, and other values follow.
  const parts = [...changes.filter(isRoute), ...changes].map((change) => ({
    change,
    ...changedPart(plain(change.before), plain(change.after)),
  }))
  return (difference) => {
    const before = plain(difference.before)
    const after = plain(difference.after)
    const isSame = (part: (typeof parts)[number]) =>
      part.before === ''
        ? part.after !== '' && before === '' && after === part.after
        : (before.includes(part.before) && before.replaceAll(part.before, part.after) === after) ||
          (difference.kind === 'data' && isNumberOf(before, part.before) && isNumberOf(after, part.after))
    return parts.find(isSame)?.change
  }
}

/** The kinds that the entry of a changed value leaves out, because they follow from everything. */
const UNNAMED: ReadonlySet<string> = new Set(['files', 'code'])

/** Finds the change of a file that is not YAML by its name, which the names of its pictures begin with. */
function namedIn(changes: readonly SourceChange[]): Find {
  const nameIn = (path: string) =>
    path
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '')
      .toLowerCase()
  const files = changes.filter(({ isValue }) => !isValue)
  return ({ kind, key, before, after }) =>
    kind === 'pictures' && before === after ? files.find(({ file }) => nameIn(file) === nameIn(key)) : undefined
}

/** The entry of a changed value, with everything that follows from it. */
function causedChange(cause: SourceChange, group: readonly LocatedDifference[], versions: Versions): SiteChange {
  const { file, paths, isOrder } = cause
  const kinds = new Set(group.map(({ kind }) => kind))
  const main = kinds.has('pages') ? 'pages' : KINDS.find((kind) => kind !== 'claims' && kinds.has(kind))
  const side = paths.after ? 'after' : 'before'
  const path = present(paths[side], `the path of a change of ${file}`)
  const at = path.length === 0 ? { file } : versions[side].live.places.at(file, path)
  const also = KINDS.filter(
    (kind): kind is DifferenceKind => kind !== 'claims' && kind !== main && kinds.has(kind) && !UNNAMED.has(kind),
  )
  // Not the pages on which nothing but the stylesheet that they share has changed.
  const shown = group.filter(({ kind }) => !CONSEQUENCES.has(kind))
  const rest = { at, pages: addressesOf(shown.length > 0 ? shown : group), also }
  if (main === 'pages' || main === 'answers')
    return { kind: main, ...inShort(group.filter(({ kind }) => kind === main)), ...rest }
  const claim = claimOf(cause)
  const { before, after } = cause
  if (claim !== undefined) return { kind: 'claims', what: claim, before, after, ...rest }
  if (isOrder) return { kind: 'order', what: path.join('.'), before, after, ...rest }
  return { kind: main ?? 'code', what: path.join('.'), ...changedPart(before, after), ...rest }
}

/** The first of some differences with the same cause, and how many more there are. */
function inShort([first, ...others]: readonly LocatedDifference[]): Pick<SiteChange, 'what' | 'before' | 'after'> {
  const { key: what, before, after } = present(first, 'the difference of a change')
  return { what, before, after: others.length > 0 ? `${after}, and ${others.length} more` : after }
}

/** The entry of differences that no changed value explains. */
function ownChange(
  group: readonly LocatedDifference[],
  causes: ReadonlyMap<LocatedDifference, SourceChange>,
  versions: Versions,
): SiteChange {
  const first = present(group[0], 'the difference of a change')
  const { kind, key, before, after, around } = first
  const cause = causes.get(first)
  const at = cause ? { file: cause.file } : placeOf(group, versions)
  const pages = addressesOf(group)
  if (kind === 'styles') {
    const rules = new Set(group.map((difference) => `${difference.before}\0${difference.after}`)).size
    return { kind, what: `${count(rules, 'rule')} of the stylesheet`, before: '', after: '', at, pages, also: [] }
  }
  return { kind, what: key, before, after, around, at, pages, also: [] }
}

/** The line of the first difference that shows a value. */
function placeOf(group: readonly LocatedDifference[], versions: Versions): Place | undefined {
  for (const { locations } of group)
    for (const side of SIDES) {
      const location = locations[side]
      if (location) return versions[side].live.places.at(location.file, location.path)
    }
  return undefined
}

const addressesOf = (group: readonly LocatedDifference[]) =>
  [...new Set(group.flatMap(({ kind, page }) => (page === '' || kind === 'pages' ? [] : page)))].sort()
