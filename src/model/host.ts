// A host: the files that it reads, its limits, how it answers, and how its files are read back. Each file of src/hosts/
// is one host; its name is used in site.yaml.
import type { Plan, Redirect } from './plan.ts'

/**
 * Response headers for all addresses that match `path`: all of them (`/*`), those of a folder (`/assets/*`), or one.
 * Of two rules that set the same header the later applies.
 */
export interface HeaderRule {
  readonly path: string
  readonly values: readonly (readonly [name: string, value: string])[]
}

/** A redirect in a file of a host. It overrides a file at the address `from`, unless the redirect or the host `yields`. */
export interface HostRedirect {
  readonly from: string
  /** The parameter that a request must have, as `name=value`. */
  readonly query?: string
  readonly to: string
  readonly status: number
  readonly yields?: true
}

/** The rules that a host reads from its files in an output folder. */
export interface HostRules {
  /** A path may have several, one for each spelling. The first that applies to a request counts. */
  readonly redirects: readonly HostRedirect[]
  /** The number of redirect rules that the host counts. */
  readonly rules: number
  readonly headers: readonly HeaderRule[]
}

/** The limits of a host. */
interface HostLimits {
  /** The most redirect rules. */
  readonly rules?: number
  /** The effect on further rules. */
  readonly beyond?: string
  /** Status codes of redirects it knows. */
  readonly statuses?: readonly number[]
  /** The most header rules. */
  readonly headerRules?: number
  /** The most characters in one line, by own file. */
  readonly line?: Readonly<Record<string, number>>
  /** The most bytes, by own file. */
  readonly ownBytes?: Readonly<Record<string, number>>
  /** The most files of the output folder; on the free plan, if `paidFiles` is given. */
  readonly files?: number
  /** The most files of the output folder on a paid plan. */
  readonly paidFiles?: number
  /** The most bytes of one file of the output folder. */
  readonly fileBytes?: number
  /** The most bytes of the whole output folder. */
  readonly bytes?: number
  /** Source and date of the figures. */
  readonly source: string
}

/** The endings of text files, as alternatives of a pattern. */
export const TEXT_ENDINGS = 'html|css|js|json|svg|txt|xml|webmanifest'

const TEXT = new RegExp(`\\.(?:${TEXT_ENDINGS})$`)

/** Whether a file is text, which compression makes much smaller. */
export const isTextFile = (path: string): boolean => TEXT.test(path)

/** The encodings of precompressed files, by the ending of their names. */
export type Coding = 'br' | 'gz'

/** A redirect from a path with a parameter, such as /?page_id=12. */
interface QueryRedirect extends Pick<Redirect, 'from' | 'to' | 'status'> {
  /** `name=value`. */
  readonly query: string
}

/** The input of a host. */
export interface HostWork {
  /** The redirects are those without a query. */
  readonly plan: Pick<Plan, 'site' | 'redirects'>
  readonly queries: readonly QueryRedirect[]
  readonly headers: readonly HeaderRule[]
  /** HTML files that are not pages, such as proofs of ownership: their addresses keep the ending .html. */
  readonly plainHtml: readonly string[]
  /** Codes of the languages with their own page for wrong addresses, at /<code>/404. */
  readonly missingIn: readonly string[]
  /** Files of the output folder that only hosts read, of all hosts of site.yaml; visitors may not read them. */
  readonly ownFiles: readonly string[]
}

export interface Host {
  /** The files that the host reads, by path in the output folder: all that `files` may write. */
  readonly own: readonly string[]
  /** Files for this host, by path in the output folder. */
  files(work: HostWork): ReadonlyMap<string, string>
  /** Encodings of precompressed files that it serves. */
  readonly precompressed?: readonly Coding[]
  /**
   * The status of redirects from other spellings of the address of a page: with or without slash, .html, index.html.
   * Without it, the host answers an address with .html, too, and redirects only to an address with a slash.
   */
  readonly canonical?: 301 | 307 | 308
  /**
   * It answers a page under each spelling of its address: /page, /page/ and /page.html. A folder comes before a page of
   * its name: /page leads with 302 to /page/, which is missing if the folder has no index.html.
   */
  readonly allSpellings?: true
  /** Files come before all its redirects, so a build for hosts of this kind writes no HTML pages of redirects. */
  readonly yields?: true
  /** Its redirects leave out the query of the request. */
  readonly dropsQuery?: true
  /** The Cache-Control of all files, for a host whose own files set no headers. */
  readonly caching?: string
  /** It answers a wrong address below the code of a language with the 404 page of that language. */
  readonly missingByLanguage?: true
  /** Its own files hide the error pages: /404 and /500 answer as wrong addresses do. Others serve them as pages. */
  readonly hidesErrorPages?: true
  /** It compares the query of a request, and sends it on with the redirect (`passed`) or not (`dropped`). */
  readonly queries?: 'passed' | 'dropped'
  /** Limitations, each as a sentence about the host, for `site check`. */
  readonly cannot?: readonly string[]
  readonly limits?: HostLimits
  /** Reads the own files of the host back. `text` returns undefined for a missing file. */
  read?(text: (path: string) => string | undefined): HostRules
}

/** Whether a rule applies to an address. */
const concerns = ({ path }: HeaderRule, address: string) =>
  path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address

/** The headers of an address: of two rules that set the same header the later applies. */
export function headersFor(rules: readonly HeaderRule[], address: string): [name: string, value: string][] {
  const values = new Map<string, [string, string]>()
  for (const rule of rules)
    if (concerns(rule, address)) for (const [name, value] of rule.values) values.set(name.toLowerCase(), [name, value])
  return [...values.values()]
}

/** The host that answers are shown as: the first of site.yaml, or the one without rules of its own. */
export const shownHost = ([first = 'github-pages']: readonly string[]): string => first
