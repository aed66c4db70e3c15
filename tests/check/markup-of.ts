// The markup faults of a page, found through its structure as a check finds them.
import { validate } from '../../src/check/libraries/html-validate.ts'
import { faultsInPage, type StructureFault, structureOf } from '../../src/check/markup/structure.ts'
import { pageFacts } from '../../src/check/page/facts.ts'
import type { MarkupFault } from '../../src/model/checks/page-facts.ts'

const known = new Map<string, readonly StructureFault[]>()

export const structureIn = (html: string): string =>
  structureOf(pageFacts(html, { path: '/', file: '', from: '' })).name

/** The faults of a page, validated unless another page had its structure. */
export function markupOf(html: string): MarkupFault[] {
  const name = structureIn(html)
  const faults = known.get(name) ?? validate(html)
  known.set(name, faults)
  return faultsInPage(html, faults)
}
