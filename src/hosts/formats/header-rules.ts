// Header rules: the headers of one address, and rules for hosts that apply only one of several matching rules.
import type { HeaderRule } from '../../model/host.ts'
import { headersFor } from '../../model/host.ts'

/** Rules that repeat what wider rules set, for hosts that apply only the narrowest matching rule. */
export const wholeRules = (rules: readonly HeaderRule[]): HeaderRule[] =>
  rules.map(({ path }) => ({ path, values: headersFor(rules, path.replace(/\*$/, '')) }))

/** Rules in which the rule for all addresses sets no header that a narrower rule sets. */
export function disjointRules(rules: readonly HeaderRule[]): HeaderRule[] {
  const narrower = new Set(
    rules.flatMap(({ path, values }) => (path === '/*' ? [] : values.map(([name]) => name.toLowerCase()))),
  )
  return rules.map(({ path, values }) =>
    path === '/*' ? { path, values: values.filter(([name]) => !narrower.has(name.toLowerCase())) } : { path, values },
  )
}
