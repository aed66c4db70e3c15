// Header rules -> what they say of one address. Pure.
import type { HeaderRule } from './host.ts'

/** Whether a rule is about an address. */
const concerns = ({ path }: HeaderRule, address: string) =>
  path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address

/** The headers of an address: of two rules that say the same header the later counts. */
export function headersFor(rules: readonly HeaderRule[], address: string): [name: string, value: string][] {
  const values = new Map<string, [string, string]>()
  for (const rule of rules)
    if (concerns(rule, address)) for (const [name, value] of rule.values) values.set(name.toLowerCase(), [name, value])
  return [...values.values()]
}

/** The rules with everything said that holds below each path, for hosts that take the narrowest rule and no other. */
export const wholeRules = (rules: readonly HeaderRule[]): HeaderRule[] =>
  rules.map(({ path }) => ({ path, values: headersFor(rules, path.replace(/\*$/, '')) }))

/** The rules without what a rule for all addresses says and a narrower one says otherwise. */
export function disjointRules(rules: readonly HeaderRule[]): HeaderRule[] {
  const narrower = new Set(
    rules.flatMap(({ path, values }) => (path === '/*' ? [] : values.map(([name]) => name.toLowerCase()))),
  )
  return rules.map(({ path, values }) =>
    path === '/*' ? { path, values: values.filter(([name]) => !narrower.has(name.toLowerCase())) } : { path, values },
  )
}
