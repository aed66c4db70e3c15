// A page -> what html-validate says of it, by its structure.
import { type Fault, inPage } from '../../src/check/markup/markup.ts'
import { structureOf } from '../../src/check/markup/structure.ts'
import { faultsOf } from '../../src/check/markup/validator.ts'
import type { MarkupFault } from '../../src/model/checks/page-facts.ts'

const known = new Map<string, readonly Fault[]>()

/** The faults of a page, validated unless a page of its structure was. */
export function markupOf(page: string): MarkupFault[] {
  const structure = structureOf(page)
  const faults = known.get(structure.html) ?? faultsOf(structure.html)
  known.set(structure.html, faults)
  return inPage(page, structure, faults)
}
