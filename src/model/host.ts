// What a host file turns the plan into. One file of src/hosts/ a host; its name is the name site.yaml uses.
import type { Plan } from './page.ts'

/** Response headers for all addresses that match `path` (`/*` or `/assets/*`). */
export interface HeaderRule {
  readonly path: string
  readonly values: readonly (readonly [name: string, value: string])[]
}

export interface Host {
  /** Files for this host, by path in the output folder. */
  files(work: { plan: Plan; headers: readonly HeaderRule[] }): ReadonlyMap<string, string>
}
