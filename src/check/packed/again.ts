// What rules of the site found -> the same again, where all that a rule read of the site is as it was. Rules are pure,
// so it would be found again. Pure.
import type { Finding, Need, Rule, SiteContext } from '../../model/checks/rule.ts'
import { shortDigest } from '../../runtime/digest.ts'
import type { Around, Found } from '../run.ts'
import { type Followed, follower, partsOf, type Read, type ReadKind } from './followed.ts'
import type { OnRead } from './packed.ts'

/** What a rule found, and what it had read. Plain data. */
export interface CachedRun {
  /** What it had read, and the digest of all that. */
  readonly reads: readonly Read[]
  readonly digest: string
  /** The pages in which something was found at an offset, with the digest of their HTML. */
  readonly pages: readonly (readonly [path: string, digest: string])[]
  readonly found: readonly Found[]
}

/** What rules read, as digests. */
export interface ReadDigests {
  /** Of parts that are read as a whole. */
  readonly parts: Readonly<Record<Digested, () => string>>
  /** Of what is followed, by its name. Of a part of all summaries: equal where nothing differs but offsets. */
  readonly reads: Readonly<Record<ReadKind, (name: string) => string>>
  /** Of the HTML of a page. */
  readonly page: (path: string) => string | undefined
}

/** What is decided by files that are no pages, the day and the engine: what was cached is of the same. */
const GROUND = ['tokens', 'data', 'launch', 'year', 'today', 'routes', 'values', 'wordsIn', 'rules', 'hosts'] as const
type Digested = 'pages' | 'redirects' | 'placeholders' | 'summaries' | 'changed'
const FOLLOWED = ['summaries', 'notes', 'answers', 'output'] as const satisfies readonly Followed[]
const KNOWN = new Set<Need>([...GROUND, ...FOLLOWED, 'pages', 'redirects', 'placeholders', 'changed'])
/** Reads beyond which a rule is asked sooner than all of them are compared: it reads page by page. */
const MANY = 200

/** Whether a rule of the engine asks for nothing but what is known to be as it was. */
const isKnown = (id: string, { needs = [] }: Rule) => !id.startsWith('site/') && needs.every((need) => KNOWN.has(need))

/** Hands rules what they ask for, takes down what they read, and leaves out those that would find the same. */
export function findingAgain(
  digests: ReadDigests,
  before: (name: string) => CachedRun | undefined,
): { around: Around; onRead: OnRead; cached: ReadonlyMap<string, CachedRun> } {
  const cached = new Map<string, CachedRun>()
  let reads: Set<Read> | undefined
  const { read, follow } = follower((read) => void reads?.add(read))
  const digestOf = ({ needs = [] }: Rule, list: Iterable<Read>) =>
    shortDigest(
      ...needs.map((need) => (need in digests.parts ? digests.parts[need as Digested]() : '')),
      ...[...list].map((read) => {
        const [kind, name] = partsOf(read)
        return digests.reads[kind](name)
      }),
    )
  const stands = (rule: Rule, one: CachedRun) =>
    one.pages.every(([path, digest]) => digests.page(path) === digest) && digestOf(rule, one.reads) === one.digest
  return {
    cached,
    onRead: (part) => read(`summaries:${part}`),
    around(id, rule, given, find) {
      const context = given as unknown as Pick<SiteContext, 'site' | Followed>
      const name = `${id}:${context.site.language}`
      const old = isKnown(id, rule) ? before(name) : undefined
      if (old && stands(rule, old)) {
        cached.set(name, old)
        return old.found
      }
      const own = new Set<Read>()
      reads = own
      const watched = { ...Object.getOwnPropertyDescriptors(given), ...follow(context) }
      const found = find(Object.defineProperties({}, watched) as typeof given)
      reads = undefined
      const pages = pagesIn(found.map(({ finding }) => finding)).map((path) => [path, digests.page(path)] as const)
      const isWhole = (list: typeof pages): list is CachedRun['pages'][number][] => list.every(([, digest]) => digest)
      const isHeld = isKnown(id, rule) && own.size <= MANY && found.every(({ stack }) => stack === undefined)
      if (isHeld && isWhole(pages)) cached.set(name, { reads: [...own], digest: digestOf(rule, own), pages, found })
      return found
    },
  }
}

/** The pages of which offsets are named. */
const pagesIn = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.flatMap(({ at }) => ('page' in at && at.span !== undefined ? [at.page] : []))),
]
