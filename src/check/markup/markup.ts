// What html-validate says of a structure -> where that stands in a page of it. Pure.
import type { MarkupFault } from '../../model/checks/page-facts.ts'
import { placeInPage, type Structure } from './structure.ts'

/**
 * A fault of a structure: html-validate's rule and message, and the offset in the structure. Plain data, cached by the
 * hash of the structure.
 */
export interface Fault {
  readonly rule: string
  readonly text: string
  readonly at: number
}

/** The faults of a structure as they stand in a page of it: tokens read as the page's own words, spans in the page. */
export function inPage(page: string, structure: Structure, faults: readonly Fault[]): MarkupFault[] {
  return faults.map(({ rule, text, at }) => {
    const start = placeInPage(structure, at)
    const close = page.indexOf('>', start)
    const end = page[start] === '<' && close > 0 ? close + 1 : Math.max(start + 1, page.indexOf('<', start))
    return {
      rule,
      text: text.replace(/zq(\d+)z/g, (_, index: string) => structure.tokens[Number(index)] ?? ''),
      tag: page.slice(start, Math.min(end, start + 120)),
      span: { start, end },
    }
  })
}
