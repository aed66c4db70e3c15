// What a host file is: the plan -> files for the host, what the host takes, and how its files are read back.
// One file of src/hosts/ a host; its name is the name site.yaml uses.
import type { Plan } from '../plan.ts'

/** Response headers for all addresses that match `path` (`/*` or `/assets/*`). */
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

/** What a host takes of redirects. */
export interface HostLimits {
  /** Rules at most. */
  readonly rules: number
  /** What happens past that. */
  readonly beyond: string
  /** Status codes of redirects it knows. */
  readonly statuses: readonly number[]
  /** The page the figures were read on, and when. */
  readonly source: string
}

export interface Host {
  /** Files for this host, by path in the output folder. */
  files(work: { plan: Plan; headers: readonly HeaderRule[] }): ReadonlyMap<string, string>
  readonly limits?: HostLimits
  /**
   * Reads the host's own files back: those written by `files`, or others in their place. `text` is undefined for a
   * file that is not there.
   */
  read?(text: (path: string) => string | undefined): HostRules
}
