// The faults of the structures of a site's pages: each structure is validated once and cached between checks.
import { readTable, writeTable } from '../../runtime/table.ts'
import type { StructureFault } from './structure.ts'

/** The faults of structures, by name. */
export interface Structures {
  /** The faults of a structure. The HTML of a page that has it is needed the first time only. */
  faults(structure: { readonly name: string; readonly html?: string }): Promise<readonly StructureFault[]>
  /** Caches the faults that were found. */
  save(): Promise<void>
}

/** Structures that stay cached from earlier checks; some are of pages that have changed since. */
const MOST = 5000

/** `cache` is the file with the faults of earlier checks; without it, every structure is validated anew. */
export function structuresIn(cache: string | undefined): Structures {
  const context = 'structures'
  const old = readTable<readonly StructureFault[]>(cache, context)
  const fresh = new Map<string, Promise<readonly StructureFault[]>>()
  const validated = async (html: string) => (await import('../libraries/html-validate.ts')).validate(html)
  return {
    async faults({ name, html = '' }) {
      const known = old.get(name)
      if (known) return known
      const found = fresh.get(name) ?? validated(html)
      fresh.set(name, found)
      return found
    },
    async save() {
      if (fresh.size === 0) return
      const added = [...fresh].map(async ([name, faults]) => [name, await faults] as const)
      writeTable(cache, context, [...[...old].slice(-MOST), ...(await Promise.all(added))])
    },
  }
}
