// Header rules: the headers of one address, and rules for hosts that apply only one of several matching rules.
import type { HeaderRule } from './host.ts'

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
