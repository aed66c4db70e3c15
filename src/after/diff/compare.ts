// Compares the details of two versions of a page: what was replaced, added, removed, or moved.

import type { Span } from '../../check/parsed-page.ts'
import { groupedBy } from '../../model/grouped.ts'
import { type Hunk, hunksOf } from './align.ts'
import type { Detail, DetailKind } from './details.ts'

/** The kinds of differences. `pages` are added, removed or moved; `order` means that items have moved; `files` are not pages. */
export type DifferenceKind = DetailKind | 'pages' | 'answers' | 'order' | 'files'

/** One difference. A side is '' if it is only in the other version. */
export interface Difference {
  readonly kind: DifferenceKind
  readonly key: string
  readonly before: string
  readonly after: string
  /** The unchanged words on either side. */
  readonly around?: readonly [left: string, right: string]
  /** Where it is in each version of the page. */
  readonly spans: { readonly before?: Span | undefined; readonly after?: Span | undefined }
}

/** Details that are only in one version, and unchanged ones on either side. */
interface Part {
  readonly old: readonly Detail[]
  readonly young: readonly Detail[]
  readonly around: readonly [left: string, right: string]
}

/** Words on either side that are shown, and unchanged words between two changes that are shown as one. */
const AROUND = 2

/** The differences between two lists of details. */
export function compareDetails(before: readonly Detail[], after: readonly Detail[]): Difference[] {
  const olds = groupedBy(before, ({ kind }) => kind)
  const news = groupedBy(after, ({ kind }) => kind)
  const differences = [...new Set([...olds.keys(), ...news.keys()])].flatMap((kind) => {
    const old = olds.get(kind) ?? []
    const young = news.get(kind) ?? []
    const hunks = hunksOf(old.map(identityOf), young.map(identityOf))
    const parts = (kind === 'words' ? joined(hunks) : hunks).map((hunk) => partOf(hunk, old, young))
    const isMoved = movedIn(parts)
    const moved = parts.filter((part) => isMoved(part) && part.young.length > 0)
    const others = parts.filter((part) => !isMoved(part))
    return [...moved.map(orderOf), ...others.flatMap(kind === 'words' ? replacedWords : pairs)]
  })
  // Tags and addresses move with their words.
  const isNamed = differences.some(({ kind, key }) => kind === 'order' && key !== '')
  return differences.filter(({ kind, key }) => !(isNamed && kind === 'order' && key === ''))
}

const identityOf = ({ key, value }: Detail) => `${key}\0${value}`

const textOf = (details: readonly Detail[]) => details.map(({ value }) => value).join(' ')

/** Hunks with few unchanged words between them become one. */
function joined(hunks: readonly Hunk[]): Hunk[] {
  const result: Hunk[] = []
  for (const hunk of hunks) {
    const last = result.at(-1)
    if (last && hunk.before[0] - last.before[1] <= AROUND)
      result.splice(-1, 1, { before: [last.before[0], hunk.before[1]], after: [last.after[0], hunk.after[1]] })
    else result.push(hunk)
  }
  return result
}

function partOf({ before, after }: Hunk, old: readonly Detail[], young: readonly Detail[]): Part {
  const left = old.slice(Math.max(0, before[0] - AROUND), before[0])
  const right = old.slice(before[1], before[1] + AROUND)
  return { old: old.slice(...before), young: young.slice(...after), around: [textOf(left), textOf(right)] }
}

/** The details in one order. */
const sorted = (details: readonly Detail[]) => details.map(identityOf).sort().join('\n')

/** Whether a part is elsewhere in the other version, unchanged. */
function movedIn(parts: readonly Part[]): (part: Part) => boolean {
  const removed = parts.flatMap(({ old }) => old)
  const added = parts.flatMap(({ young }) => young)
  if (parts.length > 1 && removed.length === added.length && sorted(removed) === sorted(added)) return () => true
  const from = new Set(parts.filter(({ young }) => young.length === 0).map(({ old }) => sorted(old)))
  const to = new Set(parts.filter(({ old }) => old.length === 0).map(({ young }) => sorted(young)))
  return ({ old, young }) =>
    (young.length === 0 && to.has(sorted(old))) || (old.length === 0 && from.has(sorted(young)))
}

/** The words in which two texts differ, from the first to the last, and some words on either side. */
export function changedPart(
  before: string,
  after: string,
): Pick<Difference, 'before' | 'after'> & Pick<Part, 'around'> {
  const old = before.split(' ')
  const young = after.split(' ')
  const hunks = hunksOf(old, young)
  const from = hunks[0]?.before[0] ?? 0
  const tail = old.length - (hunks.at(-1)?.before[1] ?? 0)
  const end = old.length - tail
  const words = (list: readonly string[], start: number, stop: number) => list.slice(Math.max(0, start), stop).join(' ')
  return {
    before: words(old, from, end),
    after: words(young, from, young.length - tail),
    around: [words(old, from - AROUND, from), words(old, end, end + AROUND)],
  }
}

/** Words that name a part that has moved. */
const NAMED = 6

/** The difference of a part that has moved. */
function orderOf({ young }: Part): Difference {
  const [first] = young
  const key = first?.kind === 'words' ? textOf(young.slice(0, NAMED)) : ''
  return { kind: 'order', key, before: '', after: '', spans: { after: first?.span } }
}

const replacedWords = ({ old, young, around }: Part): Difference[] => [
  {
    kind: 'words',
    key: '',
    before: textOf(old),
    after: textOf(young),
    around,
    spans: { before: old[0]?.span, after: young[0]?.span },
  },
]

/** Each detail with the one of the same key that replaces it. */
function pairs({ old, young }: Part): Difference[] {
  const added = [...young]
  const replaced = old.map((detail): Difference => {
    const at = added.findIndex(({ key }) => key === detail.key)
    const [by] = at < 0 ? [] : added.splice(at, 1)
    return {
      ...differenceOf(detail),
      ...changedPart(detail.value, by?.value ?? ''),
      spans: { before: detail.span, after: by?.span },
    }
  })
  return [
    ...replaced,
    ...added.map((detail) => ({
      ...differenceOf(detail),
      before: '',
      after: detail.value,
      spans: { after: detail.span },
    })),
  ]
}

const differenceOf = ({ kind, key, value }: Detail) => ({ kind, key, before: value, after: '' })
