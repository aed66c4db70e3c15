// What a host file is: the plan -> files for the host, what the host takes and cannot do, how it answers, and how its
// files are read back. One file of src/hosts/ a host; its name is the name site.yaml uses.
import type { Plan } from '../plan.ts'

/**
 * Response headers for all addresses that match `path`: all of them (`/*`), those of a folder (`/assets/*`), or one.
 * Of two rules that say the same header the later counts.
 */
export interface HeaderRule {
  readonly path: string
  readonly values: readonly (readonly [name: string, value: string])[]
}

/** A redirect as a file of a host holds it. */
export interface HostRedirect {
  /** The file, by path in the output folder, and the line in it, from 1. */
  readonly file: string
  readonly line: number
  readonly from: string
  readonly to: string
  /** As written; '' when none is. */
  readonly status: string
  /** Applied even where a page stands at `from`. */
  readonly forced: boolean
  /** Whether `from` holds * or :name. */
  readonly dynamic: boolean
}

/** What the files of an output folder tell a host. */
export interface HostRules {
  /**
   * Redirects for everybody: none that hold for some visitors only, and none that show a page without leading there.
   */
  readonly redirects: readonly HostRedirect[]
  /** How many rules the host counts: redirects for everybody and all others. */
  readonly rules: number
  /** Absent where no file says any. */
  readonly headers?: { readonly file: string; readonly rules: readonly HeaderRule[] }
}

/** What a host takes. */
export interface HostLimits {
  /** Rules of redirects at most. */
  readonly rules?: number
  /** What happens past that. */
  readonly beyond?: string
  /** Status codes of redirects it knows. */
  readonly statuses?: readonly number[]
  /** Rules of headers at most. */
  readonly headerRules?: number
  /** Characters in one line at most, by file of its own. */
  readonly line?: Readonly<Record<string, number>>
  /** Bytes at most, by file of its own. */
  readonly ownBytes?: Readonly<Record<string, number>>
  /** Files of the output folder at most; on the free plan, if `paidFiles` is given. */
  readonly files?: number
  /** Files of the output folder at most on a paid plan. */
  readonly paidFiles?: number
  /** Bytes in one file of the output folder at most. */
  readonly fileBytes?: number
  /** Bytes of the whole output folder at most. */
  readonly bytes?: number
  /** The page the figures were read on, and when. */
  readonly source: string
}

/** The encodings of precompressed files, by the ending of their names. */
export const CODINGS = ['br', 'gz'] as const
export type Coding = (typeof CODINGS)[number]

/** What a host is asked to do. */
export interface HostWork {
  readonly plan: Pick<Plan, 'site' | 'redirects'>
  readonly headers: readonly HeaderRule[]
  /** Files that end in .html and are no pages, such as proofs of ownership: they keep their names as addresses. */
  readonly plainHtml: readonly string[]
  /** Codes of the languages below / that have a page for wrong addresses of their own, at /<code>/404. */
  readonly missingIn: readonly string[]
  /** Files of the output folder that only hosts read, of all hosts of site.yaml: not for visitors. */
  readonly ownFiles: readonly string[]
}

export interface Host {
  /** The files it reads, by path in the output folder: all that `files` may write. */
  readonly own: readonly string[]
  /** Files for this host, by path in the output folder. Pure. */
  files(work: HostWork): ReadonlyMap<string, string>
  /** Encodings it serves files in that lie ready beside them. */
  readonly precompressed?: readonly Coding[]
  /**
   * The status that leads from other spellings of a page (a slash too many or too few, .html, index.html) to its
   * address; undefined where only a missing slash is added and .html answers as well.
   */
  readonly canonical?: 301 | 307 | 308
  /** Below the code of a language it answers a wrong address with the page of that language, where there is one. */
  readonly missingByLanguage?: true
  /**
   * It shows a file at the address of a redirect instead of redirecting, so its redirects cannot override files. The
   * HTML pages of redirects are then left out, unless another host of the site needs them.
   */
  readonly filesWin?: true
  /** What it cannot do, each as a sentence about the host: said by `site check`. */
  readonly cannot?: readonly string[]
  readonly limits?: HostLimits
  /**
   * Reads the host's own files back: those written by `files`, or others in their place. `text` is undefined for a
   * file that is not there.
   */
  read?(text: (path: string) => string | undefined): HostRules
}
