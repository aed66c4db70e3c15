// What rules of the site found -> the same again, where all that a rule read of the site is as it was. Rules are pure,
// so it would be found again. Pure.
import type { Note } from '../../model/checks/note.ts'
import type { Finding, Need, Rule, SiteContext } from '../../model/checks/rule.ts'
import { shortDigest } from '../../runtime/digest.ts'
import type { Around, Found } from '../run.ts'
import type { OnRead, SummaryPart } from './packed.ts'

/** What a rule found, and what it had read. Plain data. */
export interface CachedRun {
  /** What it had read of pages and of notes, and the digest of all that. */
  readonly reads: readonly string[]
  readonly digest: string
  /** The pages in which something was found at an offset, with the digest of their HTML. */
  readonly pages: readonly (readonly [path: string, digest: string])[]
  readonly found: readonly Found[]
}

/** What rules read, as digests. */
export interface ReadDigests {
  readonly parts: Readonly<Record<Digested, () => string>>
  /** Of a part of all summaries: equal where nothing differs but offsets. */
  readonly summaries: (part: SummaryPart) => string
  readonly notes: (kind: Note['kind']) => string
  /** Of the HTML of a page. */
  readonly page: (path: string) => string | undefined
}

/** What is decided by files that are no pages, the day and the engine: what was cached is of the same. */
const GROUND = ['tokens', 'data', 'launch', 'year', 'today', 'routes', 'values', 'wordsIn', 'rules'] as const
type Digested = 'pages' | 'redirects' | 'placeholders' | 'summaries'
type Followed = 'summaries' | 'notes'
const KNOWN = new Set<Need>([...GROUND, 'pages', 'redirects', 'placeholders', 'summaries', 'notes'])

/** Whether a rule of the engine asks for nothing but what is known to be as it was. */
const isKnown = (id: string, { needs = [] }: Rule) => !id.startsWith('site/') && needs.every((need) => KNOWN.has(need))

/** Hands rules what they ask for, takes down what they read, and leaves out those that would find the same. */
export function findingAgain(
  digests: ReadDigests,
  before: (name: string) => CachedRun | undefined,
): { around: Around; onRead: OnRead; cached: ReadonlyMap<string, CachedRun> } {
  const cached = new Map<string, CachedRun>()
  let reads: Set<string> | undefined
  const digestOf = ({ needs = [] }: Rule, list: Iterable<string>) =>
    shortDigest(
      ...needs.map((need) => (need in digests.parts ? digests.parts[need as Digested]() : '')),
      ...[...list].map((read) => {
        const [what, name = ''] = read.split(':')
        return what === 'notes' ? digests.notes(name as Note['kind']) : digests.summaries(name as SummaryPart)
      }),
    )
  const stands = (rule: Rule, one: CachedRun) =>
    one.pages.every(([path, digest]) => digests.page(path) === digest) && digestOf(rule, one.reads) === one.digest
  return {
    cached,
    onRead: (part) => void reads?.add(`summaries:${part}`),
    around(id, rule, given, find) {
      const { site, summaries = [], notes } = given as unknown as Pick<SiteContext, Followed | 'site'>
      const name = `${id}:${site.language}`
      const old = isKnown(id, rule) ? before(name) : undefined
      if (old && stands(rule, old)) {
        cached.set(name, old)
        return old.found
      }
      const own = new Set<string>()
      reads = own
      const followed = {
        // Its own list: what is worked out once for a list is worked out, and read, by each rule.
        summaries: [...summaries],
        notes: (kind: Parameters<typeof notes>[0]) => {
          own.add(`notes:${kind}`)
          return notes(kind)
        },
      }
      const found = find(Object.defineProperties({}, watched(given, followed)) as typeof given)
      reads = undefined
      const pages = pagesIn(found.map(({ finding }) => finding)).map((path) => [path, digests.page(path)] as const)
      const isWhole = (list: typeof pages): list is CachedRun['pages'][number][] => list.every(([, digest]) => digest)
      if (isKnown(id, rule) && isWhole(pages) && found.every(({ stack }) => stack === undefined))
        cached.set(name, { reads: [...own], digest: digestOf(rule, own), pages, found })
      return found
    },
  }
}

/** The same parts, those that are followed in place of the given ones. */
function watched(given: object, followed: Pick<SiteContext, Followed>): PropertyDescriptorMap {
  const parts = Object.getOwnPropertyDescriptors(given) as PropertyDescriptorMap
  for (const [name, value] of Object.entries(followed)) if (name in parts) parts[name] = { value, enumerable: true }
  return parts
}

/** The pages of which offsets are named. */
const pagesIn = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.flatMap(({ at }) => ('page' in at && at.span !== undefined ? [at.page] : []))),
]
